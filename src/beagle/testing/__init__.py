"""The kit for testing a game: case files, counts of move sequences, measurements of speed."""
