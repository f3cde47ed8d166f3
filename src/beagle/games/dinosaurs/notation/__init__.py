"""Positions and moves of Gods Love Dinosaurs as text.  The grammar is in docs/notation-dinosaurs.md."""

from beagle.games.dinosaurs.notation.matching import mismatches
from beagle.games.dinosaurs.notation.moves import parse_move, write_move
from beagle.games.dinosaurs.notation.reading import read_position, read_view
from beagle.games.dinosaurs.notation.writing import write_view

__all__ = ["mismatches", "parse_move", "read_position", "read_view", "write_move", "write_view"]
