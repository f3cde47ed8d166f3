"""Who has won."""

from __future__ import annotations

from beagle.evo.state import State


def scores(g: State) -> list[int]:
    """The mutation points of each seat."""
    return [int(clan.mp) for clan in g.players]


def winners(g: State) -> list[int]:
    """Most mutation points; of those who tie, most dinosaurs on the board; if still tied, all of them."""
    keys = [(clan.mp, len(clan.herd)) for clan in g.players]
    return [seat for seat, key in enumerate(keys) if key == max(keys)]
