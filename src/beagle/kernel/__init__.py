"""What every game stands on: the stack of steps, actions, cards and who knows them, events and text.  No rule."""
