"""The extinction phase in which eaten animals come back, and a new start is made with animals on the table."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import ANIMAL, RESTORE
from beagle.games.evolution.law import CON_01, CON_17, FREE, RUL_33
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.extinction import Extinction, deal_laps
from beagle.games.evolution.trait import Rules
from beagle.kernel.action import kind_of
from beagle.kernel.cards import UNKNOWN, bit, shown, type_of
from beagle.kernel.int_list import IntList
from beagle.kernel.state import NOBODY, Step


class WideExtinction(Extinction):
    """All animals are judged at once, then eaten ones are restored, then new cards are dealt.

    A player who starts again puts down two of them as animals before the turn ends.
    """

    name: ClassVar[str] = "wide-extinction"
    spec: ClassVar[str] = "stage:number last:flag"

    def __init__(self) -> None:
        self.stage: i64 = 0
        self.last: bool = False  # was the deck empty when the phase began?

    def resume(self, g: State) -> None:
        self.stage += 1
        if self.stage == 1:
            self.last = g.last_turn()
            self.judge(g)
            g.births.clear()
            g.push(Restoring())
        elif self.stage == 2:
            if not self.last:
                self.deal(g)
        else:
            g.end_turn()
            if self.last:
                tell.game_over(g)
            g.done(1 if self.last else 0)

    def deal(self, g: State) -> None:
        begins: i64 = 0
        for seat in range(g.seats):
            if not g.players[seat].herd and not g.players[seat].hand:
                begins |= bit(seat)
        deal_laps(g, self.dues(g))
        g.push(NewStart(begins))

    def clone(self) -> WideExtinction:
        e = WideExtinction()
        e.stage, e.last = self.stage, self.last
        return e

    def possible(self, rules: Rules) -> bool:
        return self.stage < 3


class Restoring(Step[State]):
    """Starting with the first player, each puts a card from hand on the remains of every eaten animal.

    With an empty hand the card comes from the deck; with an empty deck the remains stay as they are.
    """

    name: ClassVar[str] = "restoring"
    on: ClassVar[str] = "wide-extinction"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        seat = self.whose(g)
        if seat == NOBODY:
            g.done()
            return
        player = g.players[seat]
        if len(player.remains) == 1 and not player.hand:
            self.restore(g, player.remains[0], UNKNOWN)
            return
        g.ask(seat, self.options(g, seat))

    def whose(self, g: State) -> i64:
        for i in range(g.seats):
            seat = (g.first + i) % g.seats
            if g.players[seat].remains and (g.players[seat].hand or g.deck):
                return seat
        return NOBODY

    def options(self, g: State, seat: i64) -> list[int]:
        player = g.players[seat]
        return [actions.restore(type, a.id) for a in player.remains for type in types_of(player.hand)]

    def forbids(self, g: State, seat: i64, action: i64) -> i64:
        """A card from hand, or from the deck if the hand is empty, on own remains."""
        if kind_of(action) != RESTORE or not g.is_remains(actions.restored_animal(action)):
            return CON_17
        owned = g.animals[actions.restored_animal(action)].owner == seat
        fits = owned and actions.played_card(action) in types_of(g.players[seat].hand)
        return FREE if fits else CON_17

    def restore(self, g: State, a: Animal, type: i64) -> None:
        if type == UNKNOWN:
            g.restore(a, shown(g.deck.pop(), bit(a.owner)))
        else:
            g.restore(a, g.take_from_hand(a.owner, type))

    def answer(self, g: State, action: i64) -> None:
        self.restore(g, g.animals[actions.restored_animal(action)], actions.played_card(action))

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        out.append(self.forbids(g, g.actor, action))

    def kinds(self) -> list[int]:
        return [RESTORE]

    def clone(self) -> Restoring:
        return Restoring()


def types_of(hand: IntList) -> list[int]:
    """The kinds of cards that may be put on remains; an unknown one means the top of the deck."""
    return sorted({type_of(c) for c in hand}) if hand else [UNKNOWN]


class NewStart(Step[State]):
    """Players who had nothing left were dealt new cards and put down two as animals, from the first player on."""

    name: ClassVar[str] = "new-start"
    on: ClassVar[str] = "wide-extinction"
    spec: ClassVar[str] = "begins:seats"

    def __init__(self, begins: i64 = 0) -> None:
        self.begins: i64 = begins  # one bit per seat

    def resume(self, g: State) -> None:
        seat = self.whose(g)
        if seat == NOBODY:
            g.done()
            return
        types = sorted({type_of(c) for c in g.players[seat].hand})
        g.ask(seat, [actions.put(type, place) for type in types for place in range(g.rules.homes)])

    def whose(self, g: State) -> i64:
        """The next player who has cards and doesn't have two animals yet."""
        for i in range(g.seats):
            seat = (g.first + i) % g.seats
            if self.begins & bit(seat) and g.players[seat].hand and len(g.players[seat].herd) < 2:
                return seat
        return NOBODY

    def answer(self, g: State, action: i64) -> None:
        seat = self.whose(g)
        g.put_animal(seat, g.take_from_hand(seat, actions.played_card(action)), actions.put_place(action))

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        hand = {type_of(c) for c in g.players[g.actor].hand}
        held = kind_of(action) == ANIMAL and actions.played_card(action) in hand
        out.append(FREE if held and actions.put_place(action) < g.rules.homes else RUL_33)
        if kind_of(action) == ANIMAL and actions.put_place(action) >= g.rules.homes:
            out.append(CON_01)

    def kinds(self) -> list[int]:
        return [ANIMAL]

    def clone(self) -> NewStart:
        return NewStart(self.begins)
