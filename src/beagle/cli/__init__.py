"""The command `beagle`: playing in the terminal, and the tools around the rules.  One file per command."""

from beagle.cli.app import main

__all__ = ["main"]
