"""Bots measured and improved by play: for developers.  What it finds is stored as data beside each game's judge."""
