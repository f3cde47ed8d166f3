"""Positions and moves of Evolution as text.  The grammar is in docs/notation.md."""

from beagle.games.evolution.notation.matching import mismatches
from beagle.games.evolution.notation.moves import parse_move, write_move
from beagle.games.evolution.notation.reading import read_position, read_view
from beagle.games.evolution.notation.writing import write_view

__all__ = ["mismatches", "parse_move", "read_position", "read_view", "write_move", "write_view"]
