"""Magpies: a small game for Beagle, and an example of a game in a package of its own."""
