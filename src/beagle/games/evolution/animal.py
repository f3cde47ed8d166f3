"""An animal on the table, and the two kinds of packed cards on it: trait cards and pair cards."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.text import seat_name

# A trait card on an animal: the trait it was played as, the printed card, and two marks.
FILLED: Final = 1 << 16  # there is a yellow token on this Fat tissue
OFF: Final = 1 << 17  # it has stopped working
FRESH: Final = 1 << 18  # since this turn: its token, which must ripen, or the Neoplasm itself, if it came by exchange

# A pair card: trait, printed card, the two animals (for Symbiosis the protected one first), and one mark.
FIRED: Final = 1 << 32  # it has worked in this round, or in this turn if it can be used once per turn


def lying(trait: i64, card: i64) -> i64:
    """A trait card as it is when played: empty, working."""
    return trait | card << 8


def joining(trait: i64, card: i64, a: i64, b: i64) -> i64:
    """A pair card between two animals."""
    return trait | card << 8 | a << 16 | b << 24


def trait_of(packed: i64) -> i64:
    return packed & 255


def card_of(packed: i64) -> i64:
    return packed >> 8 & 255


def first_of(pair: i64) -> i64:
    return pair >> 16 & 255


def second_of(pair: i64) -> i64:
    return pair >> 24 & 255


def partner_of(pair: i64, animal: i64) -> i64:
    """The other animal of the pair; -1 if this animal isn't in the pair."""
    if first_of(pair) == animal:
        return second_of(pair)
    if second_of(pair) == animal:
        return first_of(pair)
    return -1


def naming(trait: i64, animal: i64, partner: i64 = -1) -> i64:
    """A card that a hunter ignores: its trait, the animal it is on, and for a pair card the partner."""
    return trait | animal << 8 | (partner + 1) << 16


def named_on(named: i64) -> i64:
    """The animal that has the named card."""
    return named >> 8 & 255


def named_partner(named: i64) -> i64:
    """The partner of the named pair card; -1 if it isn't a pair card."""
    return (named >> 16) - 1


@mypyc_attr(acyclic=True)
class Animal:
    """One animal.  The cards on it are in `traits`; the fields after that are derived from them (`Board.refresh`)."""

    def __init__(self, id: i64, owner: i64, card: i64, place: i64, of: Animal | None = None) -> None:
        """A new animal; for a clone, with the cards of another."""
        self.id: i64 = id
        self.number: i64 = 0  # in order of birth among its owner's animals, from 1
        self.owner: i64 = owner
        self.card: i64 = card  # face down: the card it is, and who knows it
        self.place: i64 = place
        self.alive: bool = True
        self.poisoned: bool = False
        self.revealed: bool = False  # an Anglerfish that was turned over: Carnivorous is part of the animal
        self.sated: bool = False  # was it fed at the last check?
        self.paralysed: bool = False  # its traits do nothing until the next turn
        self.adrift: bool = False  # it came out of the Ocean and swims on land without a card
        self.restored: bool = False  # it was eaten this turn, and a new card was put on its remains
        self.stopped: bool = False  # by an ink cloud: it can't attack before its owner's next own feeding
        self.got: bool = False  # it got food this turn, red or blue; food made from fat doesn't count
        self.blind: IntList = IntList() if of is None else of.blind.copy()  # cards it ignores this turn (`naming`)
        self.food: i64 = 0  # red and blue
        self.blue: i64 = 0  # how much of it is blue; no rule uses this
        self.used: i64 = 0  # traits used: this turn, or in this own feeding if they can be used in each one
        self.stale: i64 = 0  # traits whose card another animal used, in the same sense, before it came here
        self.did: i64 = 0  # what it did or suffered this turn, even if the card left: attacked, migrated, was attacked
        self.rested: i64 = 0  # traits used in the turn before that can't be used two turns in a row
        self.traits: IntList = IntList() if of is None else of.traits.copy()  # in the order they were played
        self.kinds: i64 = 0  # every trait on it, including pair traits, one bit each
        self.mask: i64 = 0  # those of them that work
        self.innate: i64 = 0  # what works without a card and can't be switched off: swimming in the Ocean
        self.need: i64 = 1
        self.fat: i64 = 0  # yellow tokens that can be used
        self.store: i64 = 0  # empty places for fat

    def has(self, trait: i64) -> bool:
        """Does this trait work on it?"""
        return (self.mask >> trait & 1) != 0

    def carries(self, trait: i64) -> bool:
        """Is such a card on it, working or not?"""
        return (self.kinds >> trait & 1) != 0

    def has_used(self, trait: i64) -> bool:
        return (self.used >> trait & 1) != 0

    def is_spent(self, trait: i64) -> bool:
        """Was the card used, by this animal or by the one it came from?"""
        return ((self.used | self.stale) >> trait & 1) != 0

    def mark_used(self, trait: i64) -> None:
        self.used |= bit(trait)

    def overlooks(self, pair: i64) -> bool:
        """Does it ignore this pair card?  Such a card is one trait on two animals."""
        for i in range(self.blind.size):
            named = self.blind[i]
            if trait_of(named) == trait_of(pair) and named_partner(named) == partner_of(pair, named_on(named)) >= 0:
                return True
        return False

    def bury(self) -> None:
        """Only its remains are left: its cards with the fat on them, in its place, and nothing works."""
        self.alive = self.revealed = self.sated = self.stopped = self.paralysed = self.adrift = self.got = False
        self.poisoned = False  # it didn't die of that
        self.blind.clear()
        self.food = self.blue = self.stale = self.did = 0
        self.card = 0
        self.kinds = self.mask = self.innate = self.fat = self.store = 0
        self.need = 1

    def clone(self) -> Animal:
        a = Animal(self.id, self.owner, self.card, self.place, self)
        a.number = self.number
        a.alive = self.alive
        a.poisoned = self.poisoned
        a.revealed = self.revealed
        a.sated = self.sated
        a.paralysed = self.paralysed
        a.adrift = self.adrift
        a.restored = self.restored
        a.stopped = self.stopped
        a.got = self.got
        a.food = self.food
        a.blue = self.blue
        a.used = self.used
        a.stale = self.stale
        a.did = self.did
        a.rested = self.rested
        a.kinds = self.kinds
        a.mask = self.mask
        a.innate = self.innate
        a.need = self.need
        a.fat = self.fat
        a.store = self.store
        return a


def full_name(owner: int, number: int) -> str:
    """The name of an animal: the letter of its owner and its number in order of birth, D3."""
    return f"{seat_name(owner)}{number}"


def departed() -> Animal:
    """The placeholder in the list of animals for one that has left the table."""
    a = Animal(255, 255, 0, 0)
    a.alive = False
    return a


GONE: Final = departed()
