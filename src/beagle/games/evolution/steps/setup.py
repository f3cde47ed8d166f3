"""What is done once, before the first turn."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.extinction import deal_laps
from beagle.games.evolution.trait import Rules
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.state import Roll, Step


class DealHands(Step[State]):
    """Each player is dealt a hand, one card at a time clockwise from the first player."""

    name: ClassVar[str] = "deal-hands"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        hands = int_list([g.rules.hand] * g.seats)
        deal_laps(g, hands)
        g.done()

    def clone(self) -> DealHands:
        return DealHands()


class HighestRoll(Step[State]):
    """Everybody rolls a die: the highest goes first.  Only those who tie for the highest roll again."""

    name: ClassVar[str] = "highest-roll"
    on: ClassVar[str] = "deal-hands"
    spec: ClassVar[str] = "thrown:number highest:number rolling:seats tied:seats"

    def __init__(self) -> None:
        self.thrown: i64 = 0  # how many seats are done in this lap, rolling or not
        self.highest: i64 = 0
        self.rolling: i64 = 0  # who rolls in this lap, one bit per seat; 0 means everybody
        self.tied: i64 = 0  # who has rolled the highest

    def resume(self, g: State) -> None:
        if self.rolling == 0:
            self.rolling = bit(g.seats) - 1
        while self.thrown < g.seats and not self.rolling & bit(self.thrown):
            self.thrown += 1
        if self.thrown < g.seats:
            g.push(Roll())
            return
        if self.tied & (self.tied - 1):  # more than one
            self.rolling, self.tied, self.thrown, self.highest = self.tied, 0, 0, 0
            return
        for seat in range(g.seats):
            if self.tied & bit(seat):
                g.first = seat
        tell.first_player(g, g.first)
        g.done()

    def returned(self, g: State, value: i64) -> None:
        tell.rolled_for_first(g, self.thrown, value)
        if value > self.highest:
            self.highest, self.tied = value, 0
        if value == self.highest:
            self.tied |= bit(self.thrown)
        self.thrown += 1

    def clone(self) -> HighestRoll:
        h = HighestRoll()
        h.thrown, h.highest, h.rolling, h.tied = self.thrown, self.highest, self.rolling, self.tied
        return h

    def possible(self, rules: Rules) -> bool:
        if self.rolling == 0:
            return self.thrown == 0 and self.highest == 0 and self.tied == 0
        known = self.rolling & (bit(self.thrown) - 1)  # who has rolled
        if self.thrown > rules.seats or self.tied & ~known or not self.rolling & (self.rolling - 1):
            return False
        return 1 <= self.highest <= 6 and self.tied != 0 if known else self.highest == 0


class OneBank(Step[State]):
    """Two dice plus the number of players make the only bank of the game, laid out before any card is dealt."""

    name: ClassVar[str] = "one-bank"
    on: ClassVar[str] = "deal-out deal-twenty"
    spec: ClassVar[str] = "thrown:number sum:number"

    def __init__(self) -> None:
        self.thrown: i64 = 0
        self.sum: i64 = 0

    def resume(self, g: State) -> None:
        if self.thrown < 2:
            g.push(Roll())
            return
        g.fill_bank(0, self.sum + g.seats)
        g.done()

    def returned(self, g: State, value: i64) -> None:
        self.thrown += 1
        self.sum += value
        tell.die(g, value)

    def clone(self) -> OneBank:
        b = OneBank()
        b.thrown, b.sum = self.thrown, self.sum
        return b

    def possible(self, rules: Rules) -> bool:
        return self.thrown <= 2 and self.thrown <= self.sum <= 6 * self.thrown


class DealOut(Step[State]):
    """The whole deck is dealt out evenly; what is left over is removed unseen."""

    name: ClassVar[str] = "deal-out"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        hands = int_list([self.each(len(g.deck), g.seats)] * g.seats)
        deal_laps(g, hands)
        if g.deck:
            tell.cards_removed(g, len(g.deck))
            g.box = g.deck
            g.deck = IntList()
        g.done()

    def each(self, cards: i64, seats: i64) -> i64:
        """How many of this many cards each player gets."""
        return cards // seats

    def clone(self) -> DealOut:
        return DealOut()


class DealTwenty(DealOut):
    """Twenty cards each, or as many as an even deal allows; the rest is removed unseen."""

    name: ClassVar[str] = "deal-twenty"

    def each(self, cards: i64, seats: i64) -> i64:
        even = cards // seats
        if even > 20:
            return 20
        return even

    def clone(self) -> DealTwenty:
        return DealTwenty()
