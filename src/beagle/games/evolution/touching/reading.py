"""What touches can mean.

What is touched is taken literally, whether or not the animal has the trait or the player the card.  What is left out is
filled in from what is on the table: nothing here knows what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from beagle.games.evolution import actions
from beagle.games.evolution.animal import Animal, first_of, second_of, trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import (
    A_CARD,
    A_COUNT,
    A_PLACE,
    A_TRAIT,
    AN_ANIMAL,
    AN_EXCHANGE,
    CARNIVOROUS,
    NONE,
)
from beagle.games.evolution.notation.moves import by_letter
from beagle.games.evolution.notation.names import CARD_BY_NAME, TRAIT_BY_NAME
from beagle.games.evolution.state import State
from beagle.games.evolution.touching.naming import other_in_attack, touches
from beagle.games.evolution.trait import Trait
from beagle.kernel.action import PASS, roll
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.touching import Guess, Reading, named, numbers, readings

ANIMAL_NAME = "[a-z]{1,2}"


def read_touches(g: State, path: list[str]) -> list[Reading]:
    """The actions that these touches can mean, the nearest first."""
    for form in (path, without_numbers(path), with_last_two_swapped(path)):
        found = readings(g, form, Guesses(g, form), touches)
        if found:
            return found
    return []


def without_numbers(path: list[str]) -> list[str]:
    """Where one of equal cards is as good as another, `trait:m.fat.2` is `trait:m.fat`."""
    return [re.sub(r"^(trait:[^.]*\.[^.]*)\.[0-9]*$", r"\1", touch) for touch in path]


def with_last_two_swapped(path: list[str]) -> list[str]:
    """The two animals of most pair cards may be touched in either order (`swaps`)."""
    return [*path[:-2], *path[:-3:-1]]


class Guesses:
    """The actions that a path could be about, from the things in it."""

    def __init__(self, g: State, path: list[str]) -> None:
        self.g = g
        self.path = path
        self.cards = cards_named(path, "card")
        self.middle = cards_named(path, "middle")
        self.sides = [TRAIT_BY_NAME[name] for name in named(path, "side") if name in TRAIT_BY_NAME]
        self.animals = [a.id for a in map(self.animal, named(path, "animal")) if a is not None]
        self.traits = [trait for trait in map(self.trait, named(path, "trait")) if trait is not None]
        self.pairs = [pair for pair in map(self.pair, named(path, "pair")) if pair is not None]
        self.places = [g.rules.places.index(name) for name in named(path, "place") if name in g.rules.places]
        self.counts = numbers(named(path, "count"), 1, 99)
        self.all = [a.id for player in g.players for a in player.herd]
        self.own = [a for a in self.all if g.animals[a].owner == g.actor] or self.all

    # The things in a path

    def animal(self, name: str) -> Animal | None:
        """An animal on the table, or remains."""
        return by_letter(self.g, name) if re.fullmatch(ANIMAL_NAME, name) else None

    def trait(self, text: str) -> tuple[int, int, int] | None:
        """`a.fat.2`: the animal, the kind of trait, and which of equals, from 0."""
        owner, _, rest = text.partition(".")
        name, _, which = rest.partition(".")
        a = self.animal(owner)
        if a is None or name not in TRAIT_BY_NAME:
            return None
        several = numbers([which], 2, 99)
        return int(a.id), TRAIT_BY_NAME[name], several[0] - 1 if several else 0

    def pair(self, text: str) -> tuple[int, int, int] | None:
        """`cooperation.a~b`: the kind of trait, and the two animals."""
        name, _, both = text.partition(".")
        one, _, other = both.partition("~")
        a, b = self.animal(one), self.animal(other)
        if a is None or b is None or name not in TRAIT_BY_NAME:
            return None
        return TRAIT_BY_NAME[name], int(a.id), int(b.id)

    # The guesses

    def __iter__(self) -> Iterator[Guess]:
        yield from self.simple()
        for type in self.cards:
            yield from self.new_animals(type)
        for type in [*self.cards, *self.middle]:
            yield from self.plays(type)
        for a, kind, _ in self.traits[:1]:
            yield from self.uses(a, kind, 0)
            yield from self.goes(a, kind)
        if self.animals and (not self.traits or self.traits[0][0] != self.animals[0]):
            yield from self.unnamed_uses(self.animals[0])
        for kind, a, b in self.pairs:
            yield from self.pair_uses(kind, a, b)

    def simple(self) -> Iterator[Guess]:
        """Passing, a die, and food for an animal: the first that comes to mind for an animal alone."""
        if "pass" in self.path:
            yield Guess(PASS)
        for face in numbers(named(self.path, "die"), 1, 6):
            yield Guess(roll(face))
        for a in self.animals[:1] or (self.own if named(self.path, "bank") else []):
            yield Guess(actions.take(a))
        if "deck" in self.path:
            yield from self.restorings(UNKNOWN)

    def new_animals(self, type: int) -> Iterator[Guess]:
        for place in range(len(self.g.rules.places)):
            yield Guess(actions.put(type, place))
        yield from self.restorings(type)

    def restorings(self, type: int) -> Iterator[Guess]:
        """A card on remains: on those that are touched, or on any."""
        remains = [a.id for player in self.g.players for a in player.remains]
        for a in self.animals or remains or self.own:
            yield Guess(actions.restore(type, a))

    def plays(self, type: int) -> Iterator[Guess]:
        """A card as one of its traits, on the animals that are touched or on any own."""
        for side in (CARDS[type].upper, CARDS[type].lower):
            if side == NONE or (self.sides and side not in self.sides):
                continue
            if not self.g.rules.traits[side].pair:
                for a in self.animals or self.own:
                    yield Guess(actions.play(type, side, a))
                continue
            for a, b in self.twos(self.g.rules.traits[side].directed):
                yield Guess(actions.play_pair(type, side, a, b))

    def twos(self, directed: bool) -> Iterator[tuple[int, int]]:
        """The two animals of a pair; if only one is touched, with each other of its owner, or there is no other."""
        if len(self.animals) > 1:
            a, b = self.animals[:2]
            yield (a, b) if directed else (min(a, b), max(a, b))
            return
        one = self.g.animals[self.animals[0]] if self.animals else None
        there = self.own if one is None else [a.id for a in self.g.players[one.owner].herd]
        for a in there:
            for b in there:
                if (a < b or (directed and a != b) or len(there) == 1) and (one is None or one.id in (a, b)):
                    yield a, b

    def unnamed_uses(self, a: int) -> Iterator[Guess]:
        """An animal that does something to what is touched after it: with a trait it has, or by attacking."""
        carried = [trait_of(packed) for packed in self.g.animals[a].traits]
        for kind in dict.fromkeys(carried):
            yield from self.uses(a, kind, 0 if kind == CARNIVOROUS and len(self.path) > 1 else 1)
        if CARNIVOROUS not in carried:
            yield from self.uses(a, CARNIVOROUS, 2)

    def uses(self, a: int, kind: int, odd: int) -> Iterator[Guess]:
        """Every use of a trait that names what is touched."""
        trait = self.g.rules.traits[kind]
        if trait.id != kind or trait.pair:
            return
        for action in self.aimed(a, trait):
            yield Guess(action, odd)

    def aimed(self, a: int, trait: Trait) -> Iterator[int]:
        """The use of this trait with all that it could name."""
        if trait.aim == AN_ANIMAL:
            yield from self.at_animals(a, trait)
        elif trait.aim == A_PLACE:
            for place in self.places or range(len(self.g.rules.places)):
                yield actions.use_place(a, trait.id, place)
        elif trait.aim == A_COUNT:
            for count in self.counts or [1]:
                yield actions.use_count(a, trait.id, count)
        elif trait.aim == A_TRAIT:
            other = other_in_attack(self.g, a)
            for kind, partner in self.ignored(other) or self.carried(other):
                yield actions.use_to_ignore(a, trait.id, actions.ignore(kind, partner))
        elif trait.aim == A_CARD:
            own = self.traits[1:] if self.traits[:1] == [(a, trait.id, 0)] else self.traits
            dropped = [(kind, which) for owner, kind, which in own if owner == a]
            for kind, which in dropped or self.paired(a) or self.carried(a):
                yield actions.use_card(a, trait.id, kind, which)
        elif trait.aim != AN_EXCHANGE:
            yield actions.use(a, trait.id)

    def at_animals(self, a: int, trait: Trait) -> Iterator[int]:
        """The animal it is aimed at, and for a hunter what it ignores of it."""
        touched = self.animals[1:] if self.animals[:1] == [a] else self.animals
        hunts = trait.id == CARNIVOROUS or trait in self.g.rules.pouncing
        for target in touched or [other for other in self.all if other != a]:
            yield actions.use_on(a, trait.id, target)
            if hunts:
                for kind, partner in self.ignored(target):
                    yield actions.attack(a, trait.id, target, actions.ignore(kind, partner))

    def ignored(self, owner: int) -> list[tuple[int, int]]:
        """The touched cards of an animal, as something to be ignored: for a pair card with the partner."""
        return [(kind, 0) for a, kind, _ in self.traits if a == owner] + self.paired(owner)

    def paired(self, owner: int) -> list[tuple[int, int]]:
        """The touched pair cards of an animal, with the partner."""
        return [(kind, b if a == owner else a) for kind, a, b in self.pairs if owner in (a, b)]

    def carried(self, owner: int) -> list[tuple[int, int]]:
        """All cards of an animal."""
        kinds = dict.fromkeys(trait_of(packed) for packed in self.g.animals[owner].traits)
        pairs = [(trait_of(pair), int(first_of(pair)), int(second_of(pair))) for pair in self.g.pairs]
        return [(kind, 0) for kind in kinds] + [(k, b if a == owner else a) for k, a, b in pairs if owner in (a, b)]

    def goes(self, a: int, kind: int) -> Iterator[Guess]:
        """Which of two equal cards goes after an exchange."""
        for trait in self.g.rules.all:
            if trait.aim == AN_EXCHANGE:
                yield Guess(actions.drop_double(a, trait.id, kind, 0))
                yield Guess(actions.drop_double(a, trait.id, kind, 1))

    def pair_uses(self, kind: int, a: int, b: int) -> Iterator[Guess]:
        """A pair trait that feeds one of the two, or exchanges a card of each."""
        trait = self.g.rules.traits[kind]
        if trait.id != kind:
            return
        if trait.aim == AN_EXCHANGE:
            for given in range(len(self.g.animals[a].traits)):
                for taken in range(len(self.g.animals[b].traits)):
                    yield Guess(actions.exchange(a, kind, b, given, taken))
        elif trait.pair:
            yield Guess(actions.use_on(a, kind, b))
            yield Guess(actions.use_on(b, kind, a))


def cards_named(path: list[str], kind: str) -> list[int]:
    return [CARD_BY_NAME[name] for name in named(path, kind) if name in CARD_BY_NAME]
