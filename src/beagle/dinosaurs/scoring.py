"""What the seats have, and who wins."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.dinosaurs.ids import DINOSAUR
from beagle.dinosaurs.state import State

GOLDEN: Final = 5  # ordinary eggs that one golden egg is worth


class Points(NamedTuple):
    """A point for each ordinary egg, five for each golden one, and one for each dinosaur.  Other animals are none."""

    golden: int
    ordinary: int
    dinosaurs: int

    @property
    def total(self) -> int:
        return GOLDEN * self.golden + self.ordinary + self.dinosaurs


def sheets(g: State) -> list[Points]:
    """For each seat.  As many eggs as can be are exchanged for golden ones, which changes no total."""
    return [Points(land.eggs // GOLDEN, land.eggs % GOLDEN, land.count(DINOSAUR)) for land in g.players]


def winners(g: State) -> list[int]:
    """The highest score; of those who tie, the one who comes last in the order of the first turn."""
    totals = [sheet.total for sheet in sheets(g)]
    tied = [seat for seat in range(g.seats) if totals[seat] == max(totals)]
    return [max(tied, key=lambda seat: (seat - g.first) % g.seats)]
