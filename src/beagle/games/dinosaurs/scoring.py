"""What the seats have, and who wins."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from beagle.games.dinosaurs.ids import DINOSAUR
from beagle.kernel.ranking import Tie, tie_of, winners_of

if TYPE_CHECKING:
    from beagle.games.dinosaurs.state import State

GOLDEN: Final = 5  # ordinary eggs one golden egg is worth


class Points(NamedTuple):
    """A point for each ordinary egg, five for each golden one, and one for each dinosaur.  Other animals score none."""

    golden: int
    ordinary: int
    dinosaurs: int

    @property
    def total(self) -> int:
        return GOLDEN * self.golden + self.ordinary + self.dinosaurs


def sheets(g: State) -> list[Points]:
    """For each seat.  As many eggs as possible are exchanged for golden ones; this doesn't change any total."""
    return [Points(land.eggs // GOLDEN, land.eggs % GOLDEN, land.count(DINOSAUR)) for land in g.players]


def standings(g: State) -> list[tuple[int, int]]:
    """Points; in a tie, the one who comes last in the order from the first player wins."""
    return [(sheet.total, int((seat - g.first) % g.seats)) for seat, sheet in enumerate(sheets(g))]


def winners(g: State) -> list[int]:
    """Who wins: one seat, or several that share."""
    return winners_of(standings(g))


def tie(g: State) -> Tie | None:
    """How a tie for the most points is decided; None if only one seat has them."""
    return tie_of(standings(g))
