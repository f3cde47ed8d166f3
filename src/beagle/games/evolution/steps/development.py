"""The development phase: cards become animals and traits."""

from __future__ import annotations

from typing import Any, ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.cards import LOWER, UPPER
from beagle.games.evolution.ids import ANIMAL, ANYONES, NONE, OTHERS, OWN, PAIR, TRAIT
from beagle.games.evolution.law import (
    CAT_03,
    CON_01,
    CON_03,
    CON_15,
    DEV_01,
    DEV_02,
    DEV_04,
    DEV_05,
    DEV_06,
    DEV_09,
    FLY_15,
    FREE,
    RUL_12,
    TURN_02,
)
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Trait
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit, type_of
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step


class Development(Step[State]):
    """One card per go, as an animal or as a trait, or pass for the rest of the phase; it ends when all have passed."""

    name: ClassVar[str] = "development"
    on: ClassVar[str] = "turn"
    asks: ClassVar[str] = "development"
    spec: ClassVar[str] = "played:number out:seats"

    def __init__(self) -> None:
        self.played: i64 = 0  # how many goes there have been, counted from the first player, including skipped ones
        self.out: i64 = 0  # who has passed, one bit per seat

    def resume(self, g: State) -> None:
        all_seats = bit(g.seats) - 1
        while self.out != all_seats:
            seat = (g.first + self.played) % g.seats
            if not self.out & bit(seat):
                if g.players[seat].hand:
                    options = g.listing()
                    self.list_options(g, seat, options)
                    g.ask(seat, options)
                    return
                self.out |= bit(seat)
                tell.skipped(g, seat)
            self.played += 1
        g.done()

    def list_options(self, g: State, seat: i64, out: IntList) -> None:
        tried: i64 = 0
        hand = g.players[seat].hand
        for i in range(hand.size):
            type = type_of(hand[i])
            if tried >> type & 1:
                continue
            tried |= bit(type)
            out.append(actions.put(type, 0))
            for place in range(1, g.rules.homes):
                out.append(actions.put(type, place))
            self.list_trait(g, seat, type, UPPER[type], out)
            if LOWER[type] != NONE:
                self.list_trait(g, seat, type, LOWER[type], out)
        if self.forbids_pass() == FREE:
            out.append(PASS)

    def forbids_pass(self) -> i64:
        """A player may always stop playing cards."""
        return FREE

    def list_trait(self, g: State, seat: i64, type: i64, side: i64, out: IntList) -> None:
        trait = g.rules.traits[side]
        whose = trait.whose
        for owner in range(g.seats):
            if whose == ANYONES or (owner == seat) == (whose == OWN):
                herd = g.players[owner].herd
                if trait.pair:
                    self.list_pairs(g, herd, type, trait, out)
                    continue
                for a in herd:
                    if forbids_lying(g, trait, a) == FREE:
                        out.append(actions.play(type, side, a.id))

    def list_pairs(self, g: State, herd: list[Animal], type: i64, trait: Trait, out: IntList) -> None:
        for i in range(len(herd)):
            a = herd[i]
            for j in range(len(herd)):
                if j > i or trait.directed:
                    b = herd[j]
                    if forbids_joining(g, trait, a, b) == FREE:
                        out.append(actions.play_pair(type, trait.id, a.id, b.id))

    def answer(self, g: State, action: i64) -> None:
        seat = (g.first + self.played) % g.seats
        self.played += 1
        kind = kind_of(action)
        if kind == PASS:
            self.out |= bit(seat)
            tell.passed(g, seat)
            return
        type = actions.played_card(action)
        c = g.take_from_hand(seat, type)
        if kind == ANIMAL:
            g.put_animal(seat, c, actions.put_place(action))
            return
        a, trait = g.animals[actions.played_on(action)], actions.played_trait(action)
        if kind == TRAIT:
            g.put_trait(seat, a, trait, type)
        else:
            g.put_pair(seat, a, g.animals[actions.played_partner(action)], trait, type)

    def whose(self, g: State) -> i64:
        return (g.first + self.played) % g.seats

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == PASS:
            out.append(self.forbids_pass())
            return
        if kind != ANIMAL and kind != TRAIT and kind != PAIR:
            out.append(DEV_01)  # in this phase cards are played, and nothing else can be done
            return
        hand = [type_of(c) for c in g.players[g.actor].hand]
        if actions.played_card(action) not in hand:
            out.append(DEV_01)
        if kind == ANIMAL:
            if actions.put_place(action) >= g.rules.homes:
                out.append(CON_01)
            return
        trait, a = g.rules.traits[actions.played_trait(action)], g.animals[actions.played_on(action)]
        if kind == TRAIT:
            refuse_trait(g, trait, a, out)
        else:
            refuse_pair(g, trait, a, g.animals[actions.played_partner(action)], out)

    def waits(self, g: State, seat: i64, out: list[int]) -> None:
        """A seat that has passed is out until the next turn; the others play a card each in turn."""
        out += [TURN_02, DEV_02 if seat >= 0 and self.out & bit(seat) else DEV_01]

    def kinds(self) -> list[int]:
        return [ANIMAL, TRAIT, PAIR]

    def clone(self) -> Development:
        d = Development()
        d.played = self.played
        d.out = self.out
        return d

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        d = self.clone()
        d.played = gone
        return [d]


def refuse_trait(g: State, trait: Trait, a: Animal, out: list[int]) -> None:
    """Everything that stops the actor from playing this trait on the animal."""
    law = forbids_trait(g, g.actor, trait, a)
    if law == FREE:
        return
    out.append(law)
    if trait.pair:
        return
    twice = not trait.repeats and a.carries(trait.id)
    lying = forbids_lying(g, trait, a)
    if lying != FREE:
        out.append(lying)
    if twice:
        out.append(DEV_05)
    if a.kinds & g.rules.covering_mask and a.kinds & ~a.mask and trait.clashes(g, a) + int(twice):
        out.append(CON_15)


def refuse_pair(g: State, trait: Trait, a: Animal, b: Animal, out: list[int]) -> None:
    """Everything that stops the actor from playing this pair trait on the two."""
    law = forbids_pair(g, g.actor, trait, a, b)
    if law == FREE:
        return
    out.append(law)
    twice = g.pair_between(trait.id, a.id, b.id) >= 0
    if twice or a.owner != b.owner or a.id == b.id:
        out.append(DEV_06)
    if twice:
        out.append(DEV_05)
        if trait.directed:
            out.append(RUL_12)
    if not trait.many_partners and (a.carries(trait.id) or b.carries(trait.id)):
        out.append(DEV_09)


def forbids_trait(g: State, seat: i64, trait: Trait, a: Animal) -> i64:
    """Traits go on own animals only, unless a trait says otherwise, and only where they are allowed."""
    if trait.pair:
        return DEV_06
    if not trait.lures:
        law = forbids_owner(seat, trait, a)
        if law != FREE:
            return law
    return forbids_lying(g, trait, a)


def forbids_lying(g: State, trait: Trait, a: Animal) -> i64:
    """No two traits of the same kind on an animal, no two that clash, and no card that is only an animal."""
    if trait.lures:
        return FLY_15
    if a.carries(trait.id) and not trait.repeats:
        if trait.whose == OTHERS:
            return trait.law
        return DEV_05
    if g.rules.clashing_mask >> trait.id & 1:
        law = trait.clashes(g, a)
        if law != FREE:
            return law
    if (a.kinds | bit(trait.id)) & g.rules.crowding_mask:
        return forbids_crowding(g, trait, a)
    return FREE


def forbids_crowding(g: State, trait: Trait, a: Animal) -> i64:
    """Some traits leave no room on their animal for others."""
    for crowding in g.rules.crowding:
        if a.carries(crowding.id) or crowding.id == trait.id:
            law = crowding.crowds(g, a, trait)
            if law != FREE:
                return law
    return FREE


def forbids_owner(seat: i64, trait: Trait, a: Animal) -> i64:
    """Whose animals a trait can be played on."""
    if trait.whose == OWN and a.owner != seat:
        return DEV_04
    if trait.whose == OTHERS and a.owner == seat:
        return trait.law
    return FREE


def forbids_pair(g: State, seat: i64, trait: Trait, a: Animal, b: Animal) -> i64:
    """A pair trait goes on two animals of one player, own ones unless it says otherwise."""
    if not trait.pair:
        return DEV_01
    law = forbids_owner(seat, trait, a)
    if law == FREE:
        law = forbids_owner(seat, trait, b)
    if law != FREE:
        return law
    if a.owner == b.owner:
        return forbids_joining(g, trait, a, b)
    return DEV_06


def forbids_joining(g: State, trait: Trait, a: Animal, b: Animal) -> i64:
    """Never twice between the same two, which must be in the same place."""
    if a.id == b.id:
        return DEV_06
    if a.place != b.place:
        return CON_03
    if a.carries(trait.id) and g.pair_between(trait.id, a.id, b.id) >= 0:
        return DEV_06
    if not trait.many_partners and (a.carries(trait.id) or b.carries(trait.id)):
        return DEV_09
    if (a.kinds | b.kinds) & g.rules.crowding_mask:
        law = forbids_crowding(g, trait, a)
        return forbids_crowding(g, trait, b) if law == FREE else law
    return FREE


class PlayAll(Development):
    """Like development, but nobody may pass: every card must be played."""

    name: ClassVar[str] = "play-all"
    asks: ClassVar[str] = "play-all"

    def forbids_pass(self) -> i64:
        return CAT_03

    def clone(self) -> PlayAll:
        d = PlayAll()
        d.played = self.played
        d.out = self.out
        return d
