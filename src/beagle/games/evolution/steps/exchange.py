"""Two animals exchange a trait each."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import FRESH, Animal, card_of, naming, trait_of
from beagle.games.evolution.ids import CARNIVOROUS, RECOMBINATION, USE
from beagle.games.evolution.law import CON_18, FREE
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.development import forbids_crowding
from beagle.games.evolution.trait import Trait
from beagle.kernel.cards import PUBLIC, bit, card
from beagle.kernel.state import Step

LYING: Final = 1  # of two cards of the same kind, the one that was there is discarded
COMING: Final = 2  # the one that comes is discarded


class Exchange(Step[State]):
    """Both cards move at once.  If an animal would then have two of the same kind, its owner chooses which goes."""

    name: ClassVar[str] = "exchange"
    on: ClassVar[str] = "go"
    spec: ClassVar[str] = "animal:animal partner:animal given:number taken:number mine:number theirs:number"

    def __init__(self, animal: i64 = 0, partner: i64 = 0, given: i64 = 0, taken: i64 = 0) -> None:
        self.animal: i64 = animal
        self.partner: i64 = partner
        self.given: i64 = given  # the position of the card among the traits of the animal
        self.taken: i64 = taken  # and among those of the partner
        self.mine: i64 = 0  # which of two of the same kind the animal discards, LYING or COMING; 0 if not decided
        self.theirs: i64 = 0  # and the partner

    def resume(self, g: State) -> None:
        options = self.choices(g)
        if options:
            g.ask(g.animals[self.animal].owner, options)
        else:
            g.done()
            exchange(g, self)

    def choices(self, g: State) -> list[int]:
        """Which of two cards of the same kind is discarded, if not decided yet: the animal's first."""
        a, b = g.animals[self.animal], g.animals[self.partner]
        given, taken = trait_of(a.traits[self.given]), trait_of(b.traits[self.taken])
        if not self.mine and doubled(g, a, self.given, taken):
            return which_goes(a, taken)
        if not self.theirs and doubled(g, b, self.taken, given):
            return which_goes(b, given)
        return []

    def answer(self, g: State, action: i64) -> None:
        goes = COMING if actions.drops_coming(action) else LYING
        if actions.acting_animal(action) == self.animal:
            self.mine = goes
        else:
            self.theirs = goes

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        out.append(FREE if action in self.choices(g) else CON_18)

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Exchange:
        e = Exchange(self.animal, self.partner, self.given, self.taken)
        e.mine, e.theirs = self.mine, self.theirs
        return e


def which_goes(a: Animal, kind: i64) -> list[int]:
    return [actions.drop_double(a.id, RECOMBINATION, kind, coming) for coming in range(2)]


def doubled(g: State, a: Animal, leaving: i64, kind: i64) -> bool:
    """Would it have two cards of this kind?  Fat tissue doesn't count as a duplicate."""
    if g.rules.traits[kind].repeats:
        return False
    return any(i != leaving and trait_of(a.traits[i]) == kind for i in range(a.traits.size))


class Parcel:
    """A card on its way to another animal, with what must be remembered about it."""

    def __init__(self, g: State, giver: Animal, index: i64) -> None:
        self.packed: i64 = giver.traits[index]
        self.kind: i64 = trait_of(self.packed)
        self.spent: bool = giver.is_spent(self.kind) and not g.rules.traits[self.kind].fleeting
        self.rested: i64 = giver.rested & bit(self.kind)
        self.ignored_by: list[Animal] = []
        giver.traits.pop(index)
        if g.place_of(giver, self.kind, 0) < 0:  # equals share one name
            self.ignored_by = g.forget(naming(self.kind, giver.id))


def exchange(g: State, step: Exchange) -> None:
    a, b = g.animals[step.animal], g.animals[step.partner]
    given, taken = Parcel(g, a, step.given), Parcel(g, b, step.taken)
    tell.exchanged(g, a.id, b.id, given.kind, taken.kind)
    receive(g, a, taken, step.mine)
    receive(g, b, given, step.theirs)
    for end in (a, b):
        if end.food > end.need:
            tell.food_removed(g, end.id, end.food - end.need)
            g.take_off(end, end.food - end.need)
        g.watch(end)
    for end in (a, b):
        g.wither(end)


def receive(g: State, a: Animal, came: Parcel, goes: i64) -> None:
    """The card goes on top, a Neoplasm at the bottom.  Of two of the same kind one is discarded.

    So is a card that isn't allowed there.  What a turned-over Anglerfish is can't be doubled either, and can't leave.
    """
    if goes == LYING:
        discard(g, a, a.traits.pop(g.place_of(a, came.kind, 0)))
    g.derive(a)
    if goes == COMING or (a.revealed and came.kind == CARNIVOROUS) or not fits(g, a, g.rules.traits[came.kind]):
        discard(g, a, came.packed)
        return
    if not a.carries(came.kind):
        g.forget(naming(came.kind, a.id))
    if g.rules.traits[came.kind].undermost:
        a.traits.insert(0, came.packed | FRESH)
    else:
        a.traits.append(came.packed)
    others = ~bit(came.kind)
    a.used &= others
    a.stale &= others
    a.rested = a.rested & others | came.rested
    if came.spent:
        a.stale |= bit(came.kind)
    for hunter in came.ignored_by:
        hunter.blind.append(naming(came.kind, a.id))
    g.derive(a)


def fits(g: State, a: Animal, trait: Trait) -> bool:
    """Is it allowed there beside the other cards?  Who may play it doesn't matter."""
    return trait.clashes(g, a) == FREE and forbids_crowding(g, trait, a) == FREE


def discard(g: State, a: Animal, packed: i64) -> None:
    """The card goes to the discard pile of the animal's owner."""
    c = card(card_of(packed), PUBLIC)
    g.players[a.owner].discard.append(c)
    tell.trait_lost(g, a.id, trait_of(packed), c)
