"""The kit that tests a game: case files, counts of move sequences, measurements of speed."""
