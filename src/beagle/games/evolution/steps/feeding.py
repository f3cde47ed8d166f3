"""The feeding phase: rounds of own feedings, and what a player may do in one."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64, mypyc_attr

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.cards import UPPER
from beagle.games.evolution.ids import A_CARD, A_COUNT, A_PLACE, AN_ANIMAL, AN_EXCHANGE, FAT, TAKE, TRAIT, USE
from beagle.games.evolution.law import (
    CON_05,
    CON_06,
    CON_07,
    CON_12,
    CON_14,
    DEV_03,
    FEED_01,
    FEED_04,
    FEED_06,
    FLY_11,
    FREE,
    RUL_01,
    RUL_23,
    RUL_28,
    TURN_02,
)
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import cards_on
from beagle.games.evolution.steps.development import forbids_trait
from beagle.games.evolution.steps.meal import meal
from beagle.games.evolution.trait import Rules, Trait
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import PUBLIC, card, type_of
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step


class Feeding(Step[State]):
    """Each round each player has one own feeding, starting with the first player; a round in which nobody acts ends it.

    It also ends as soon as every animal on the table is fed, with all its fat full.
    """

    name: ClassVar[str] = "feeding"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "round:number gone:number acted:flag"

    def __init__(self) -> None:
        self.round: i64 = 0
        self.gone: i64 = 0  # how many have had their own feeding in this round
        self.acted: bool = True  # has anybody done anything in it?

    def resume(self, g: State) -> None:
        if self.round == 0:
            for trait in g.rules.opening:
                trait.opens(g)
        if g.all_full():
            if any(player.herd for player in g.players):
                tell.all_fed(g)
            self.finish(g)
            return
        if self.round == 0 or self.gone == g.seats:
            if not self.acted:
                self.finish(g)
                return
            self.next_round(g)
        seat = (g.first + self.gone) % g.seats
        self.gone += 1
        g.begin_go(seat)
        g.push(self.go(seat))

    def next_round(self, g: State) -> None:
        """Every pair trait may work again, and everybody has another own feeding."""
        self.round += 1
        self.gone = 0
        self.acted = False
        g.begin_round()
        tell.round(g, self.round)

    def go(self, seat: i64) -> Go:
        return Go(seat)

    def returned(self, g: State, value: i64) -> None:
        if value:
            self.acted = True

    def finish(self, g: State) -> None:
        """Tokens left in the bank are discarded."""
        g.begin_round()
        for place in range(g.banks.size):
            if g.banks[place]:
                tell.bank_cleared(g, place + g.rules.named, g.banks[place])
                g.banks[place] = 0
        g.done()

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        """The others have their own feeding later."""
        out += [TURN_02, FEED_01]

    def clone(self) -> Feeding:
        f = Feeding()
        f.round = self.round
        f.gone = self.gone
        f.acted = self.acted
        return f

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        f = self.clone()
        f.round = 1
        f.gone = gone + 1
        f.acted = False
        return [f, self.go(seat)]

    def possible(self, rules: Rules) -> bool:
        return self.round > 0 and self.gone <= rules.seats


@mypyc_attr(free_list_len=1)
class Go(Step[State]):
    """One own feeding: one main action, any side actions.  While a red token can be taken, something must be done."""

    name: ClassVar[str] = "go"
    on: ClassVar[str] = "feeding"
    asks: ClassVar[str] = "go"
    spec: ClassVar[str] = "seat:seat main:flag acted:flag place:place away:flag"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.main: bool = False  # the main action is done
        self.acted: bool = False
        self.place: i64 = 0  # the place it must stay in once something was done in it, as reported; 0 if still open
        self.away: bool = False  # it was used for a migration

    def resume(self, g: State) -> None:
        options = g.listing()
        if self.away or self.is_pointless(g):
            self.finish(g)
            return
        if not self.main:
            self.list_meals(g, options)
        due = len(options) > 0 and not self.acted and self.owes()
        if g.middle and not self.main:
            self.list_settling(g, options)
        mask, acting = g.rules.acting_mask, g.rules.acting_ids
        for a in g.players[self.seat].herd:
            if a.mask & mask:
                for i in range(acting.size):
                    number = acting[i]
                    if a.has(number):
                        self.list_trait(g, g.rules.traits[number], a, options)
        if not options:
            if not self.acted:
                tell.skipped(g, self.seat)
            self.finish(g)
            return
        if not due:
            options.append(PASS)
        g.ask(self.seat, options)

    def list_trait(self, g: State, trait: Trait, a: Animal, options: IntList) -> None:
        """Everything this animal may do with the trait in this own feeding."""
        if self.unready(g, trait, a) == FREE:
            list_uses(g, trait, a, options)
            if trait.aim == AN_EXCHANGE or g.rules.outwitting:
                trait.more_uses(g, a, options)

    def owes(self) -> bool:
        """Must a player who has done nothing take a token if they can?"""
        return True

    def is_pointless(self, g: State) -> bool:
        """Is no animal on the table hungry?  Then feeding is over."""
        return g.all_full()

    def list_meals(self, g: State, options: IntList) -> None:
        for a in g.players[self.seat].herd:
            if self.forbids_meal(g, a) == FREE:
                options.append(actions.take(a.id))

    def list_settling(self, g: State, options: IntList) -> None:
        """A card in the middle may be put on an own animal as if played from hand."""
        for type in {type_of(c) for c in g.middle}:
            for a in g.players[self.seat].herd:
                if self.forbids_settling(g, g.rules.traits[UPPER[type]], a) == FREE:
                    options.append(actions.play(type, UPPER[type], a.id))

    def forbids_settling(self, g: State, trait: Trait, a: Animal) -> i64:
        law = self.elsewhere(a)
        return forbids_trait(g, self.seat, trait, a) if law == FREE else law

    def elsewhere(self, a: Animal) -> i64:
        """Everything in one own feeding is done in one place, unless it is a migration."""
        if self.away:
            return CON_07
        return CON_05 if self.place and a.place + 1 != self.place else FREE

    def forbids_meal(self, g: State, a: Animal) -> i64:
        """One token per own feeding, for an own animal that can take it, from a bank that has one."""
        if self.main:
            return CON_07 if self.away else RUL_01
        if a.owner != self.seat or g.banks[a.place] == 0:
            return FEED_01
        if self.place and self.elsewhere(a) != FREE:
            return self.elsewhere(a)
        return g.cannot_eat(a)

    def unready(self, g: State, trait: Trait, a: Animal) -> i64:
        if trait.main and self.main:
            if self.away:
                return CON_07
            return trait.main_law
        if g.rules.wide and self.acted:
            if trait.aim == A_PLACE:
                return CON_07
            law = self.elsewhere(a)
            if law != FREE:
                return law
        return trait.unready(g, a)

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            if not self.acted:
                tell.passed(g, self.seat)
            self.finish(g)
            return
        self.acted = True
        if kind_of(action) == TRAIT:
            self.main = True
            settled = g.animals[actions.played_on(action)]
            self.stay_in(g, settled)
            g.take_from_middle(self.seat, settled, actions.played_trait(action), actions.played_card(action))
            return
        a = g.animals[actions.acting_animal(action)]
        self.stay_in(g, a)
        if kind_of(action) == TAKE:
            self.main = True
            meal(g, a)
            return
        trait = g.rules.traits[actions.used_trait(action)]
        if trait.main:
            self.main = True
        if trait.aim == A_PLACE:
            self.place, self.away = 0, True
        trait.use(g, a, actions.use_target(action), actions.use_more(action))

    def stay_in(self, g: State, a: Animal) -> None:
        if g.rules.wide:
            self.place = a.place + 1

    def finish(self, g: State) -> None:
        g.end_go(self.seat)
        g.done(1 if self.acted else 0)

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == PASS:
            self.refuse_pass(g, out)
        elif kind == TAKE:
            a = g.animals[actions.acting_animal(action)]
            out.append(self.forbids_meal(g, a))
            if self.main:
                out.append(FEED_01)
            if a.owner == self.seat:
                out += g.all_bars(a)
        elif kind == USE:
            refuse_use(g, self, action, out)
        elif kind == TRAIT and g.middle and g.rules.traits[actions.played_trait(action)].stays:
            self.refuse_settling(g, action, out)
        else:
            out.append(DEV_03)  # cards are played in the development phase, which is over
            if kind == TRAIT and g.rules.traits[actions.played_trait(action)].stays:
                out.append(FLY_11)  # and there is nothing in the middle
        if kind in (TAKE, USE, TRAIT) and self.is_pointless(g):
            out.append(FEED_06)

    def refuse_pass(self, g: State, out: list[int]) -> None:
        if self.is_pointless(g):
            out.append(FEED_06)
            return
        out += [FEED_04, RUL_01]
        if g.rules.wide:
            out.append(CON_06)

    def refuse_settling(self, g: State, action: i64, out: list[int]) -> None:
        if self.main:
            out += [RUL_01, FLY_11]
        if card(actions.played_card(action), PUBLIC) not in g.middle:
            out.append(FLY_11)
        trait, a = g.rules.traits[actions.played_trait(action)], g.animals[actions.played_on(action)]
        law = self.forbids_settling(g, trait, a)
        if law != FREE:
            out += [law, RUL_23]

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        g.stack[-2].waits(g, seat, out)

    def kinds(self) -> list[int]:
        return [TAKE, USE, TRAIT]

    def clone(self) -> Go:
        go = Go(self.seat)
        go.main = self.main
        go.acted = self.acted
        go.place = self.place
        go.away = self.away
        return go

    def possible(self, rules: Rules) -> bool:
        return self.acted if self.place or self.away else True


def list_uses(g: State, trait: Trait, a: Animal, options: IntList) -> None:
    """Every way this animal may use the trait now."""
    if trait.aim == AN_ANIMAL:
        for player in g.players:
            for b in player.herd:
                if trait.forbids(g, a, b.id, 0) == FREE:
                    options.append(actions.use_on(a.id, trait.id, b.id))
    elif trait.aim == A_CARD:
        for kind, which in cards_on(g, a):
            if trait.forbids(g, a, kind, which) == FREE:
                options.append(actions.use_card(a.id, trait.id, kind, which))
    elif trait.aim == A_COUNT:
        n: i64 = 1
        while trait.forbids(g, a, n, 0) == FREE:
            options.append(actions.use_count(a.id, trait.id, n))
            n += 1
    elif trait.aim == A_PLACE:
        for place in range(len(g.rules.places)):
            if trait.forbids(g, a, place, 0) == FREE:
                options.append(actions.use_place(a.id, trait.id, place))
    elif trait.aim != AN_EXCHANGE and trait.forbids(g, a, 0, 0) == FREE:
        options.append(actions.use(a.id, trait.id))


def switched_off(a: Animal, trait: Trait) -> list[int]:
    """The rule because of which a trait on the animal doesn't work."""
    if not a.carries(trait.id) or a.has(trait.id):
        return []
    if a.paralysed or trait.pair:
        return [CON_12]
    return [RUL_28] if trait.id == FAT else [CON_14]


def refuse_use(g: State, go: Go, action: i64, out: list[int]) -> None:
    """Everything that forbids this use of a trait in this own feeding."""
    a = g.animals[actions.acting_animal(action)]
    trait = g.rules.traits[actions.used_trait(action)]
    if a.owner != go.seat:
        out.append(FEED_01)
        return
    if not a.has(trait.id) or trait not in g.rules.acting:
        out += [*switched_off(a, trait), trait.law]
        return
    law = go.unready(g, trait, a)
    if law != FREE:
        out.append(law)
        if law != trait.law:
            out.append(trait.law)  # it says when the trait may be used
    trait.explain(g, a, actions.use_target(action), actions.use_more(action), out)
