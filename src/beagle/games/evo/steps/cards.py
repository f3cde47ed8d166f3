"""Moments when event cards may be played.

Whether a player is asked depends only on what everybody can see: how many cards they hold, which cards were already
played, and the state of the table.  So being asked, or not, reveals nothing about anybody's cards.
"""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evo import actions
from beagle.games.evo.ids import MOMENTS, PHASE_OF, PLAY
from beagle.games.evo.law import CARD_00, CARD_17, FREE, ROUND_01
from beagle.games.evo.power import Rules
from beagle.games.evo.state import State
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit, card, type_of
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step


def is_open(g: State, moment: i64, seat: i64) -> bool:
    """Could this seat, by public information, play a card at this moment?"""
    if g.players[seat].hand:
        for event in g.rules.played_at[moment]:
            if event.id not in g.spent and event.impossible(g, seat, moment) == FREE:
                return True
    return False


def list_plays(g: State, moment: i64, seat: i64, options: IntList) -> None:
    """Every way the seat may play a card from its hand at this moment."""
    hand = g.players[seat].hand
    for i in range(hand.size):
        event = g.rules.cards[type_of(hand[i])]
        if event.moments & bit(moment) and event.impossible(g, seat, moment) == FREE:
            event.options(g, seat, moment, options)


def play(g: State, seat: i64, action: i64) -> None:
    g.play_card(seat, actions.play_card(action), actions.play_target(action))


def refuse_play(g: State, moment: i64, seat: i64, action: i64, out: list[int]) -> None:
    """All the rules against this card at this moment: the player must hold it; its time, its condition, its target."""
    event = g.rules.cards[actions.play_card(action)]
    if card(event.id, bit(seat)) not in g.players[seat].hand:
        out.append(CARD_00)
    if moment < 0 or not event.moments & bit(moment):
        out.append(event.law)
        if event.timing:
            out.append(event.timing)
        return
    law = event.impossible(g, seat, moment)
    if law == FREE:
        law = event.forbids(g, seat, moment, actions.play_target(action))
    if law != FREE:
        out.append(law)


def refuse_other(g: State, seat: i64, action: i64, phase: i64, law: i64, out: list[int]) -> None:
    """Cards have their own time, and so does each phase; anything else breaks the rule of what is done now."""
    kind = kind_of(action)
    if kind == PLAY:
        refuse_play(g, -1, seat, action, out)
        return
    if kind in PHASE_OF and PHASE_OF[kind] != phase:
        out.append(ROUND_01)
    out.append(law)


class Window(Step[State]):
    """Players are asked in initiative order whether they play a card; after each card it starts again from the left."""

    name: ClassVar[str] = "window"
    on: ClassVar[str] = "climate mutation initiative movement birth survival birth-go"
    spec: ClassVar[str] = "moment:moment next:number"

    def __init__(self, moment: i64 = 0) -> None:
        self.moment: i64 = moment
        self.next: i64 = 0  # the place on the track of the next player to ask

    def resume(self, g: State) -> None:
        while self.next < g.seats:
            seat: i64 = g.order[self.next]
            if is_open(g, self.moment, seat):
                options = g.listing()
                list_plays(g, self.moment, seat, options)
                options.append(PASS)
                g.ask(seat, options)
                return
            self.next += 1
        g.done()

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            self.next += 1
            return
        seat: i64 = g.order[self.next]
        self.next = 0
        play(g, seat, action)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == PLAY:
            refuse_play(g, self.moment, g.order[self.next], action, out)
        else:
            out.append(CARD_17)  # only cards may be played now

    def whose(self, g: State) -> i64:
        if self.next < g.seats:
            return g.order[self.next]
        return -1

    def kinds(self) -> list[int]:
        return [PLAY]

    def clone(self) -> Window:
        w = Window(self.moment)
        w.next = self.next
        return w

    def possible(self, rules: Rules) -> bool:
        return self.moment < len(MOMENTS) and self.next <= rules.seats


def open_window(g: State, moment: i64) -> None:
    """Ask everybody who may have a card for this moment."""
    for seat in range(g.seats):
        if is_open(g, moment, seat):
            g.push(Window(moment))
            return


class OwnWindow(Step[State]):
    """Only one player is asked whether they play a card; they may play several, and end it by passing."""

    name: ClassVar[str] = "own-window"
    on: ClassVar[str] = "bid auction survival-go"
    spec: ClassVar[str] = "moment:moment seat:seat"

    def __init__(self, moment: i64 = 0, seat: i64 = 0) -> None:
        self.moment: i64 = moment
        self.seat: i64 = seat

    def resume(self, g: State) -> None:
        if not is_open(g, self.moment, self.seat):
            g.done()
            return
        options = g.listing()
        list_plays(g, self.moment, self.seat, options)
        options.append(PASS)
        g.ask(self.seat, options)

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            g.done()
        else:
            play(g, self.seat, action)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == PLAY:
            refuse_play(g, self.moment, self.seat, action, out)
        else:
            out.append(CARD_17)

    def whose(self, g: State) -> i64:
        return self.seat

    def kinds(self) -> list[int]:
        return [PLAY]

    def clone(self) -> OwnWindow:
        return OwnWindow(self.moment, self.seat)

    def possible(self, rules: Rules) -> bool:
        return self.moment < len(MOMENTS)
