"""A live table: its game so far, its seats and clocks, those who look at it, and what they may ask of it."""
