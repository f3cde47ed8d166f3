"""The search of the bots, compiled with the rules: it knows no game, only states and a judge."""
