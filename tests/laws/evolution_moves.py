"""Every move of Evolution that can be said in a position, legal or not."""

from __future__ import annotations

from beagle.games.evolution import actions, ids
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.notation.moves import card_meant
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Trait
from beagle.kernel.action import PASS, roll
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE
from beagle.testing.laws.adapter import among

FACES = [roll(face) for face in range(1, 7)]


def animals(state: State) -> list[Animal]:
    return [a for player in state.players for a in player.herd]


def remains(state: State) -> list[Animal]:
    return [a for player in state.players for a in player.remains]


def sayable(state: State) -> list[int]:
    return FACES if state.actor == CHANCE else Sayable(state).all()


def some_sayable(state: State, rng: Rng, count: int) -> list[int]:
    """Moves at random, of each kind as often as of any other."""
    if state.actor == CHANCE:
        return among(FACES, rng, count)
    said = Sayable(state)
    return [said.one(rng) for _ in range(count)]


class Sayable:
    """What does not depend on who acts is gathered once: a position has thousands of moves."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.there = animals(state) + remains(state)
        self.alive = [a.id for a in self.there]
        self.kinds = {a.id: some_kinds(state, a) for a in self.there}
        self.named = self.named_cards(sorted({kind for kinds in self.kinds.values() for kind in kinds}))
        self.prey = [(b, *card) for b in self.alive for card in [(ids.NONE, 0), *self.named_cards(self.kinds[b])]]
        self.hunting = {trait.id for trait in state.rules.pouncing} | {ids.CARNIVOROUS}

        self.deck = sorted(set(state.rules.deck))

    def all(self) -> list[int]:
        out = self.plain()
        for type in self.deck:
            out += self.cards(type)
        out += [actions.restore(UNKNOWN, a) for a in self.alive]
        for a in self.there:
            for trait in self.state.rules.all:
                out += self.uses(a, trait)
        return out

    def one(self, rng: Rng) -> int:
        """Now of a card, now of an animal's trait, now another."""
        kind = rng.below(8)
        if kind < 3:
            some = self.cards(self.deck[rng.below(len(self.deck))])
        elif kind < 7 and self.there:
            traits = self.state.rules.all
            some = self.uses(self.there[rng.below(len(self.there))], traits[rng.below(len(traits))])
        else:
            some = [*self.plain(), *(actions.restore(UNKNOWN, a) for a in self.alive)]
        return some[rng.below(len(some))] if some else PASS

    def plain(self) -> list[int]:
        return [PASS, *FACES, *(actions.take(a) for a in self.alive)]

    def cards(self, type: int) -> list[int]:
        """A card as an animal, on remains, and as each of its traits."""
        state, printed = self.state, CARDS[type]
        out = [actions.put(type, place) for place in range(len(state.rules.places))]
        out += [actions.restore(type, a) for a in self.alive]
        for side in {printed.upper, printed.lower} - {ids.NONE}:
            if card_meant(state, side, state.actor) == type or printed.lower != ids.NONE:
                out += self.plays(type, state.rules.traits[side])
        return out

    def plays(self, type: int, trait: Trait) -> list[int]:
        """A card as one of its traits on every animal, or every two."""
        if not trait.pair:
            return [actions.play(type, trait.id, a) for a in self.alive]
        twos = [(a, b) for a in self.alive for b in self.alive if trait.directed or a <= b]
        return [actions.play_pair(type, trait.id, a, b) for a, b in twos]

    def uses(self, a: Animal, trait: Trait) -> list[int]:
        """Every way an animal may be said to use a trait, whether it has it or not."""
        if trait.id in self.hunting:
            return [actions.attack(a.id, trait.id, b, actions.ignore(kind, partner)) for b, kind, partner in self.prey]
        if trait.aim == ids.A_TRAIT:
            return [
                actions.use_to_ignore(a.id, trait.id, actions.ignore(kind, partner)) for kind, partner in self.named
            ]
        if trait.aim == ids.A_PLACE:
            return [actions.use_place(a.id, trait.id, place) for place in range(len(self.state.rules.places))]
        if trait.aim == ids.AN_EXCHANGE:
            return self.exchanges(a, trait)
        if trait.pair or trait.aim == ids.AN_ANIMAL:
            return [actions.use_on(a.id, trait.id, b) for b in self.alive]
        if trait.aim == ids.A_COUNT:
            return [actions.use_count(a.id, trait.id, count) for count in (*range(1, a.fat + 3), 99)]
        return self.drops(a, trait) if trait.aim == ids.A_CARD else [actions.use(a.id, trait.id)]

    def named_cards(self, kinds: list[int]) -> list[tuple[int, int]]:
        """Traits that may be said to be ignored: of a pair trait with every partner there might be."""
        pairs = {trait.id for trait in self.state.rules.all if trait.pair}
        return [(kind, partner) for kind in kinds for partner in (self.alive if kind in pairs else [0])]

    def drops(self, a: Animal, trait: Trait) -> list[int]:
        out: list[int] = []
        for dropped in self.kinds[a.id]:
            which = self.alive if self.state.rules.traits[dropped].pair else [*range(len(a.traits) + 1), 98]
            out += [actions.use_card(a.id, trait.id, dropped, n) for n in which]
        return out

    def exchanges(self, a: Animal, trait: Trait) -> list[int]:
        """Every two cards of it and of another animal that came later; and each kind of card that may go."""
        out = [actions.drop_double(a.id, trait.id, kind, n) for kind in self.kinds[a.id] for n in (0, 1)]
        for b in self.there:
            if a.id <= b.id:
                places = [(i, j) for i in range(len(a.traits)) for j in range(len(b.traits))]
                out += [actions.exchange(a.id, trait.id, b.id, i, j) for i, j in places]
        return out


def some_kinds(state: State, a: Animal) -> list[int]:
    """The kinds of trait on an animal, and two that are not."""
    others = [trait.id for trait in state.rules.all if not a.carries(trait.id)]
    return [trait.id for trait in state.rules.all if a.carries(trait.id)] + others[a.id % 5 :: 7][:2]
