"""Players that are programs.  A bot gets views, never a state."""
