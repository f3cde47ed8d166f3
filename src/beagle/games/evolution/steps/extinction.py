"""The extinction phase: hungry animals die, players draw for the survivors, the turn ends."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.animal import OFF, Animal, trait_of
from beagle.games.evolution.scoring import points
from beagle.games.evolution.state import State
from beagle.kernel.int_list import IntList, zeros
from beagle.kernel.state import Step


class Extinction(Step[State]):
    """All animals are judged at once; then new cards are dealt, food is removed, and the last turn ends the game."""

    name: ClassVar[str] = "extinction"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        last = g.last_turn()
        self.judge(g)
        end_turn(g, self.dues(g), last)

    def judge(self, g: State) -> None:
        """Hungry and poisoned animals are marked before any leaves, so no death saves another animal."""
        doomed: list[Animal] = []
        for i in range(g.seats):
            for a in g.players[(g.first + i) % g.seats].herd:
                if a.poisoned or not g.fed(a):
                    doomed.append(a)
        for a in doomed:
            g.remove(a, tell.DIED_OF_POISON if a.poisoned else tell.STARVED)

    def dues(self, g: State) -> IntList:
        """One card more than surviving animals; a player with no animals and no cards in hand gets a new start."""
        out = IntList()
        for player in g.players:
            if player.herd or player.hand:
                due: i64 = 1
                for a in player.herd:
                    if brings_card(g, a):
                        due += 1
                out.append(due)
            else:
                out.append(g.rules.hand)
        return out

    def clone(self) -> Extinction:
        return Extinction()


def brings_card(g: State, a: Animal) -> bool:
    """Its owner gets a card for it: not if it has young instead, nor if it was eaten this turn."""
    return not a.restored and not strategist(g, a)


def strategist(g: State, a: Animal) -> bool:
    """Does it have young instead of a card?  Paralysis doesn't change that."""
    if not a.kinds & g.rules.cardless_mask:
        return False
    for i in range(a.traits.size):
        if g.rules.traits[trait_of(a.traits[i])].cardless and not a.traits[i] & OFF:
            return True
    return False


class LastExtinction(Extinction):
    """For the only turn: the hungry and the poisoned die, nobody draws, and the game is over."""

    name: ClassVar[str] = "last-extinction"

    def resume(self, g: State) -> None:
        self.judge(g)
        end_turn(g, IntList(), last=True)

    def clone(self) -> LastExtinction:
        return LastExtinction()


class JudgeOnly(Extinction):
    """The hungry and the poisoned die; new cards are dealt in a separate phase."""

    name: ClassVar[str] = "judge"

    def resume(self, g: State) -> None:
        self.judge(g)
        g.done()

    def clone(self) -> JudgeOnly:
        return JudgeOnly()


class ScoreAndDraw(Step[State]):
    """Each turn the survivors' points are added up; then each player gets one new card and two for each animal."""

    name: ClassVar[str] = "scoring"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        last = g.last_turn()
        for seat, sheet in enumerate(points(g)):
            g.add_points(seat, sheet.total)
        dues = IntList()
        for player in g.players:
            if player.herd or player.hand:
                dues.append(1 + 2 * len(player.herd))
            else:
                dues.append(g.rules.hand)
        end_turn(g, dues, last)

    def clone(self) -> ScoreAndDraw:
        return ScoreAndDraw()


def end_turn(g: State, dues: IntList, last: bool) -> None:
    """New cards, unless this was the last turn, which ends the game; food is removed."""
    if not last:
        deal_laps(g, dues)
    g.end_turn()
    if last:
        tell.game_over(g)
    g.done(1 if last else 0)


def deal_laps(g: State, dues: IntList) -> None:
    """Cards are dealt one at a time clockwise from the first player, until all have theirs or the deck is empty."""
    given = zeros(len(dues))
    dealing = True
    while dealing:
        dealing = False
        for i in range(g.seats):
            seat = (g.first + i) % g.seats
            if given[seat] < dues[seat] and g.deck:
                g.draw(seat)
                given[seat] = given[seat] + 1
                dealing = True
    for seat in range(given.size):
        if given[seat]:
            tell.cards_drawn(g, seat, given[seat])
