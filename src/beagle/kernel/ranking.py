"""Who wins, and what decides if several have the most points.  A standing is (points, the tiebreaker)."""

from __future__ import annotations

from typing import NamedTuple


class Tie(NamedTuple):
    """Several have the most points."""

    points: int
    tied: list[int]  # all seats with the most points
    winners: list[int]  # those of them who win: one, or several that share
    best: int  # the tiebreaker: how much of it the winners have …
    next: int  # … and the best of the others, -1 if all tied seats share

    @property
    def shared(self) -> bool:
        return len(self.winners) == len(self.tied)


def winners_of(standings: list[tuple[int, int]]) -> list[int]:
    """The seats with the most points; among tied ones, those with the most of the tiebreaker."""
    best = max(standings)
    return [seat for seat, standing in enumerate(standings) if standing == best]


def tie_of(standings: list[tuple[int, int]]) -> Tie | None:
    """How a tie for the most points is decided; None if only one seat has the most."""
    points = max([standing[0] for standing in standings])
    tied = [seat for seat, standing in enumerate(standings) if standing[0] == points]
    if len(tied) < 2:
        return None
    winners = winners_of(standings)
    others = [standings[seat][1] for seat in tied if seat not in winners]
    return Tie(points, tied, winners, standings[winners[0]][1], max(others) if others else -1)
