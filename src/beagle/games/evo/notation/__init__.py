"""Positions and moves of EVO as text.  The grammar is in docs/notation-evo.md."""

from beagle.games.evo.notation.matching import mismatches
from beagle.games.evo.notation.moves import parse_move, write_move
from beagle.games.evo.notation.reading import read_position, read_view
from beagle.games.evo.notation.writing import write_view

__all__ = ["mismatches", "parse_move", "read_position", "read_view", "write_move", "write_view"]
