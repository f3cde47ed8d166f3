"""What happens in time: the turn and its phases, a meal, an attack."""
