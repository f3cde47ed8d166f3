"""What decided a finished game: chances to win after every move, luck, choices, verdicts, turning points."""
