"""A red token from the bank, and the animals that wait in ambush for the one that takes it."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import USE
from beagle.games.evolution.law import FLY_04, FREE, RUL_19
from beagle.games.evolution.reach import can_be_ignored, ignorable, shielded, shielded_but
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import begin_attack, cannot_ignore
from beagle.games.evolution.steps.sharing import share_food
from beagle.games.evolution.trait import Trait
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.state import NOBODY, Step


def meal(g: State, eater: Animal, hungry: bool = False) -> None:
    """The animal takes a red token from the bank of its place, unless another animal waits in ambush for it.

    A token that is only for the hungry never becomes fat.
    """
    if g.rules.pouncing:
        g.push(Meal(eater.id, hungry))
    else:
        swallow(g, eater)


def swallow(g: State, eater: Animal) -> None:
    g.take_red(eater)
    share_food(g, eater, red=True)


class Meal(Step[State]):
    """An animal is about to take a red token: animals in ambush may strike first, one strike at a time.

    Players are asked clockwise from the left of the eater's owner, who comes last; after a strike all decide again.
    """

    name: ClassVar[str] = "meal"
    on: ClassVar[str] = "go free-go sharing"
    spec: ClassVar[str] = "eater:born asked:seats hungry:flag"  # it may have been eaten

    def __init__(self, eater: i64 = 0, hungry: bool = False) -> None:
        self.eater: i64 = eater
        self.asked: i64 = 0  # who has declined to strike, one bit per seat
        self.hungry: bool = hungry  # the token is only for an animal that isn't fed

    def resume(self, g: State) -> None:
        seat = self.whose(g)
        if seat == NOBODY:
            self.finish(g)
            return
        options = g.listing()
        self.list_strikes(g, seat, options)
        options.append(PASS)
        g.ask(seat, options)

    def whose(self, g: State) -> i64:
        """The next player who could strike and hasn't declined."""
        eater = g.animals[self.eater]
        if eater.alive:
            seat = eater.owner
            for _ in range(g.seats):
                seat = g.left_of(seat)
                if not self.asked & bit(seat) and self.can_strike(g, seat):
                    return seat
        return NOBODY

    def can_strike(self, g: State, seat: i64) -> bool:
        lurks = False
        for a in g.players[seat].herd:
            if a.mask & g.rules.pouncing_mask:
                lurks = True
        if not lurks:
            return False
        strikes = IntList()  # a page asks this too, while the options of another question are listed
        self.list_strikes(g, seat, strikes)
        return len(strikes) > 0

    def list_strikes(self, g: State, seat: i64, out: IntList) -> None:
        eater = g.animals[self.eater]
        for a in g.players[seat].herd:
            if not a.mask & g.rules.pouncing_mask:
                continue
            for trait in g.rules.pouncing:
                if a.has(trait.id) and trait.pounces(g, a, eater) == FREE:
                    list_strikes(g, trait, a, eater, out)

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            self.asked |= bit(self.whose(g))
            return
        self.asked = 0
        ignored = actions.attack_ignores(action)
        begin_attack(g, g.animals[actions.acting_animal(action)], g.animals[self.eater], ignored, ambush=True)

    def finish(self, g: State) -> None:
        """Place the token: the animal gets it if it lives and can still take it; otherwise it stays in the bank."""
        g.done()
        eater = g.animals[self.eater]
        sated = self.hungry and eater.food >= eater.need  # it became fed during the ambush
        if eater.alive and not sated and g.banks[eater.place] > 0 and g.cannot_eat(eater) == FREE:
            swallow(g, eater)
        else:
            tell.meal_missed(g, self.eater)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) != USE:
            out.append(RUL_19)
            return
        a, eater = g.animals[actions.acting_animal(action)], g.animals[self.eater]
        trait = g.rules.traits[actions.used_trait(action)]
        lurks = a.owner == g.actor and trait in g.rules.pouncing and a.has(trait.id)
        if not lurks or actions.target_animal(action) != eater.id:
            out += [FLY_04, RUL_19]
            return
        law = trait.pounces(g, a, eater)
        ignored = actions.attack_ignores(action)
        out.append(forbids_strike(g, a, eater, ignored) if law == FREE else law)

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Meal:
        m = Meal(self.eater, self.hungry)
        m.asked = self.asked
        return m


def list_strikes(g: State, trait: Trait, a: Animal, eater: Animal, out: IntList) -> None:
    """The strikes of one lurker: without and with ignoring a trait of the eater."""
    if shielded(g, a, eater, True) == FREE:
        out.append(actions.attack(a.id, trait.id, eater.id, 0))
    if cannot_ignore(g, a) == FREE:
        cards = ignorable(g, eater)
        for i in range(cards.size):
            if shielded_but(g, a, eater, cards[i], True) == FREE:
                out.append(actions.attack(a.id, trait.id, eater.id, cards[i]))


def forbids_strike(g: State, a: Animal, eater: Animal, ignored: i64) -> i64:
    if not ignored:
        return shielded(g, a, eater, True)
    law = cannot_ignore(g, a)
    if law != FREE or not can_be_ignored(g, eater, ignored):
        if law == FREE:
            return FLY_04
        return law
    return shielded_but(g, a, eater, ignored, True)
