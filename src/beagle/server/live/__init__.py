"""A live table: its game so far, its seats and clocks, its viewers, and the requests they may send."""
