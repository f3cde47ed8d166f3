"""What every game is built on: the stack of steps, actions, cards and who knows them, events and text.  No rules."""
