"""Who has won."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from beagle.kernel.ranking import Tie, tie_of, winners_of

if TYPE_CHECKING:
    from beagle.games.evo.state import State


class Points(NamedTuple):
    """Only mutation points count."""

    mutation: int

    @property
    def total(self) -> int:
        return self.mutation


def sheets(g: State) -> list[Points]:
    """For each seat."""
    return [Points(int(clan.mp)) for clan in g.players]


def standings(g: State) -> list[tuple[int, int]]:
    """Mutation points; in a tie, most dinosaurs on the board wins; if still tied, all of them win."""
    return [(int(clan.mp), len(clan.herd)) for clan in g.players]


def winners(g: State) -> list[int]:
    """Who wins: one seat, or several that share."""
    return winners_of(standings(g))


def tie(g: State) -> Tie | None:
    """How a tie for the most points is decided; None if only one seat has them."""
    return tie_of(standings(g))
