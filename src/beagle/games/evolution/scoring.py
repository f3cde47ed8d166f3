"""What the animals on the table are worth, and where each point comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from beagle.games.evolution.animal import first_of, trait_of
from beagle.games.evolution.ids import CARNIVOROUS, OCEAN
from beagle.kernel.ranking import Tie, tie_of, winners_of

if TYPE_CHECKING:
    from beagle.games.evolution.state import State

ANIMAL: Final = 2  # points an animal is worth


class Points(NamedTuple):
    """Two points for each animal, one for each trait card on it, and the extra food its traits need.

    `earlier`: points of earlier turns, if points are added up every turn; `ocean`: one for each animal there.
    """

    animals: int
    traits: int
    needs: int
    earlier: int = 0
    ocean: int = 0

    @property
    def total(self) -> int:
        return self.animals + self.traits + self.needs + self.earlier + self.ocean


def points(g: State) -> list[Points]:
    """For each seat; a pair card is one card and counts once; for remains only the cards count."""
    animals, traits, needs, ocean = [0] * g.seats, [0] * g.seats, [0] * g.seats, [0] * g.seats
    for seat, player in enumerate(g.players):
        animals[seat] = ANIMAL * len(player.herd)
        if g.rules.wide:
            ocean[seat] = sum([1 for a in player.herd if a.place == OCEAN])
        for a in player.herd + player.remains:
            traits[seat] += len(a.traits) + (1 if a.revealed else 0)
            needs[seat] += g.rules.traits[CARNIVOROUS].hunger if a.revealed else 0
            needs[seat] += sum(g.rules.traits[trait_of(packed)].hunger for packed in a.traits)
    for pair in g.pairs:
        owner = g.animals[first_of(pair)].owner
        traits[owner] += 1
        needs[owner] += 2 * g.rules.traits[trait_of(pair)].hunger  # the extra food of both
    return [Points(animals[seat], traits[seat], needs[seat], 0, ocean[seat]) for seat in range(g.seats)]


def sheets(g: State) -> list[Points]:
    """The current score: what is on the table, or what has been recorded turn by turn."""
    table = points(g)
    if not g.rules.running:
        return table
    written = [player.points for player in g.players]
    if not g.over:
        return [Points(0, 0, 0, earlier) for earlier in written]
    return [sheet._replace(earlier=earlier - sheet.total) for sheet, earlier in zip(table, written, strict=True)]


def standings(g: State) -> list[tuple[int, int]]:
    """Points; among tied players the most cards in the discard pile wins; if still tied, all of them win."""
    return [(sheet.total, len(player.discard)) for sheet, player in zip(sheets(g), g.players, strict=True)]


def winners(g: State) -> list[int]:
    """Who wins: one seat, or several that share."""
    return winners_of(standings(g))


def tie(g: State) -> Tie | None:
    """How a tie for the most points is decided; None if only one seat has the most."""
    return tie_of(standings(g))
