"""What games are made from: `BaseGame` in one class, `GameOfParts` in a folder of modules.

These are interpreted: they only pass calls on, and a game outside this package extends them.
"""

from beagle.kernel.base.book import plain_book
from beagle.kernel.base.game import BaseGame
from beagle.kernel.base.parts import GameOfParts
from beagle.kernel.base.picture import EVERYBODY, Area, Thing

__all__ = ["EVERYBODY", "Area", "BaseGame", "GameOfParts", "Thing", "plain_book"]
