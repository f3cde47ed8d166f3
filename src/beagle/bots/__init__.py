"""Players that are programs.  A bot is given views, never a state."""
