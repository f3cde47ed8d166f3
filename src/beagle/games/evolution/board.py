"""A game of Evolution at one moment: plain data, the questions it answers, and what follows from the cards."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import (
    FILLED,
    FIRED,
    FRESH,
    GONE,
    OFF,
    Animal,
    first_of,
    partner_of,
    second_of,
    trait_of,
)
from beagle.games.evolution.ids import AN_ANIMAL, CARNIVOROUS, FAT, OCEAN, PAIR, SWIMMING, TAKE, TRAIT, USE
from beagle.games.evolution.trait import Rules
from beagle.kernel.action import kind_of
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.state import GameState


class Player:
    """What one seat has: cards in hand, a discard pile, living animals in the order they came, and remains."""

    def __init__(self, of: Player | None = None, animals: list[Animal] | None = None) -> None:
        """With nothing, or a copy of another, whose animals are among these."""
        self.hand: IntList = IntList() if of is None else of.hand.copy()
        self.discard: IntList = IntList() if of is None else of.discard.copy()
        self.herd: list[Animal] = []
        self.remains: list[Animal] = []  # their traits are on the table and wait for a new card
        self.born: i64 = 0  # how many animals it has had: the last one got this number
        self.points: i64 = 0  # from earlier turns, if points are added up every turn
        if of is not None and animals is not None:
            for a in of.herd:
                self.herd.append(animals[a.id])
            for a in of.remains:
                self.remains.append(animals[a.id])
            self.born = of.born
            self.points = of.points


class Board(GameState):
    """The nouns.  The verbs that change them are in `State`; the few about time are at the end."""

    def __init__(self, rules: Rules, of: Board | None = None) -> None:
        """A table before the deal, or a copy of another, which shares nothing that changes."""
        super().__init__(of)
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.turn: i64 = 1
        self.first: i64 = 0
        self.banks: IntList = IntList() if of is None else of.banks.copy()
        self.players: list[Player] = []
        self.animals: list[Animal] = []  # by number; those that left are GONE, numbers aren't reused
        self.pairs: IntList = IntList() if of is None else of.pairs.copy()
        self.deck: IntList = IntList() if of is None else of.deck.copy()  # the top is the last
        self.box: IntList = IntList() if of is None else of.box.copy()  # set aside unseen
        self.middle: IntList = IntList() if of is None else of.middle.copy()  # on the table, for anybody to take
        self.births: IntList = IntList() if of is None else of.births.copy()  # who will bear; empty at any question
        if of is None:
            for _ in rules.places:
                self.banks.append(0)
        else:
            self.copy_animals(of)

    def copy_animals(self, of: Board) -> None:
        self.turn = of.turn
        self.first = of.first
        self.animals = [a if a.id == GONE.id else a.clone() for a in of.animals]
        for player in of.players:
            self.players.append(Player(player, self.animals))

    # Questions

    def last_turn(self) -> bool:
        """The deck is empty: this turn is the last.  (Checked before new cards are dealt.)"""
        return not self.deck

    def fed(self, a: Animal) -> bool:
        return a.food >= a.need or (a.used & a.mask & self.rules.sating_mask) != 0

    def all_full(self) -> bool:
        """Is every animal on the table fed, with all its fat full?"""
        for player in self.players:
            for a in player.herd:
                if a.store or not self.fed(a):
                    return False
        return True

    def left_of(self, seat: i64) -> i64:
        seat += 1
        if seat == self.seats:
            seat = 0
        return seat

    def pair_between(self, trait: i64, a: i64, b: i64) -> i64:
        """The index of this pair card among the pairs, in either direction; -1 if there is none."""
        for i in range(self.pairs.size):
            pair = self.pairs[i]
            if trait_of(pair) == trait and partner_of(pair, a) == b:
                return i
        return -1

    def works(self, pair: i64) -> bool:
        """Does this pair card do anything?  Not if one of the two is paralysed, or is only remains."""
        a, b = self.animals[first_of(pair)], self.animals[second_of(pair)]
        return a.alive and b.alive and not a.paralysed and not b.paralysed

    def find_card(self, a: Animal, trait: i64, which: i64) -> bool:
        """Is such a trait card on the animal?  Equals differ by their position, pair cards by the partner."""
        if self.rules.traits[trait].pair:
            return self.pair_between(trait, a.id, which) >= 0 and self.animals[which].alive
        return self.place_of(a, trait, which) >= 0

    def place_of(self, a: Animal, trait: i64, which: i64) -> i64:
        """The index on the animal of this trait card among its equals; -1 if there is none."""
        left = which
        for i in range(a.traits.size):
            if trait_of(a.traits[i]) == trait:
                if left == 0:
                    return i
                left -= 1
        return -1

    def names_remains(self, action: i64) -> bool:
        """Does the action name an animal of which only remains are left?"""
        kind = kind_of(action)
        named: list[int] = []
        if kind in (TAKE, USE):
            named.append(actions.acting_animal(action))
        if kind == USE:
            trait = self.rules.traits[actions.used_trait(action)]
            if (trait.pair or trait.aim == AN_ANIMAL) and not actions.drops_double(action):
                named.append(actions.target_animal(action))
        elif kind in (TRAIT, PAIR):
            named.append(actions.played_on(action))
            if kind == PAIR:
                named.append(actions.played_partner(action))
        return any(self.is_remains(number) for number in named)

    def is_remains(self, number: i64) -> bool:
        """Are these the remains of an animal?"""
        return number < len(self.animals) and not self.animals[number].alive and self.animals[number].id == number

    # What follows from the cards

    def refresh(self, a: Animal) -> None:
        """Derive from the cards what the animal has, needs and can store; check whether that made it fed."""
        self.derive(a)
        self.watch(a)

    def derive(self, a: Animal) -> None:
        a.kinds = 0
        a.need = 1
        if a.revealed:
            a.kinds = bit(CARNIVOROUS)
            a.need += self.rules.traits[CARNIVOROUS].hunger
        a.mask = a.kinds
        a.fat = a.store = 0
        for rule in self.rules.covering:
            rule.covers(a)
        for i in range(a.traits.size):
            lain = a.traits[i]
            trait = trait_of(lain)
            a.kinds |= bit(trait)
            if not lain & OFF:
                a.mask |= bit(trait)
                a.need += self.rules.traits[trait].hunger
                if trait == FAT:
                    if not lain & FILLED:
                        a.store += 1
                    elif not lain & FRESH:
                        a.fat += 1
        if self.pairs:
            self.derive_pairs(a)
        if self.rules.wide:
            derive_place(a)
        a.used &= a.kinds
        a.stale &= a.kinds
        a.rested &= a.kinds

    def derive_pairs(self, a: Animal) -> None:
        """A pair shared with remains isn't a trait of the living animal; one with a paralysed partner does nothing."""
        for i in range(self.pairs.size):
            pair = self.pairs[i]
            if first_of(pair) == a.id or second_of(pair) == a.id:
                other = self.animals[partner_of(pair, a.id)]
                trait = trait_of(pair)
                if other.alive:
                    a.kinds |= bit(trait)
                    if not other.paralysed:
                        a.mask |= bit(trait)
                        a.need += self.rules.traits[trait].hunger

    def refresh_partners(self, a: Animal) -> None:
        """Refresh the animals that share a pair card with it."""
        for i in range(self.pairs.size):
            partner = partner_of(self.pairs[i], a.id)
            if partner >= 0 and self.animals[partner].alive:
                self.refresh(self.animals[partner])

    def watch(self, a: Animal) -> None:
        """Has the animal just become fed?  Then it bears, if it can."""
        if self.rules.bearing_mask:
            fed = self.fed(a)
            if fed and not a.sated and a.mask & self.rules.bearing_mask:
                self.births.append(a.id)
            a.sated = fed

    # Verbs: time

    def begin_round(self) -> None:
        """Every pair trait may work again, except those that can be used once per turn."""
        once = self.rules.once_mask
        for i in range(self.pairs.size):
            pair = self.pairs[i]
            if pair & FIRED and not once >> trait_of(pair) & 1:
                self.pairs[i] = pair & ~FIRED

    def begin_go(self, seat: i64) -> None:
        """An own feeding begins, even if it is skipped: its player's animals that were stopped may attack again."""
        if self.rules.stopping:
            for a in self.players[seat].herd:
                a.stopped = False

    def end_go(self, seat: i64) -> None:
        """What can be used in every own feeding is ready again."""
        again = ~self.rules.each_go_mask
        for a in self.players[seat].herd:
            a.used &= again
            a.stale &= again

    def add_points(self, seat: i64, points: i64) -> None:
        """The points of this turn are recorded."""
        self.players[seat].points += points
        tell.scored(self, seat, points, self.players[seat].points)

    def end_turn(self) -> None:
        """Food is removed; fat stays; what was used is ready again, except what must rest for a turn."""
        self.births.clear()
        if self.rules.once_mask:
            for i in range(self.pairs.size):
                self.pairs[i] = self.pairs[i] & ~FIRED
        for player in self.players:
            for a in player.herd:
                a.food = a.blue = 0
                a.got = a.sated = a.stopped = False
                a.blind.clear()
                a.rested = (a.used | a.stale) & self.rules.resting_mask
                a.used = a.stale = a.did = 0
                self.ripen(a)
        if self.rules.wide:
            self.end_paralysis()

    def ripen(self, a: Animal) -> None:
        """What came this turn is no longer new."""
        ripe = False
        for i in range(a.traits.size):
            if a.traits[i] & FRESH:
                a.traits[i] = a.traits[i] & ~FRESH
                ripe = True
        if ripe:
            self.refresh(a)

    def end_paralysis(self) -> None:
        """Paralysed animals have their traits again; restored animals become normal ones."""
        for player in self.players:
            for a in player.herd:
                a.restored = a.restored and self.rules.cardless_mask != 0  # until the litters have come
                if a.paralysed:
                    a.paralysed = False
                    self.refresh(a)
                    self.refresh_partners(a)


def derive_place(a: Animal) -> None:
    """In the Ocean all animals swim; a paralysed animal can't use any card."""
    a.innate = 0
    if a.place == OCEAN or a.adrift:
        a.innate = bit(SWIMMING)
    if a.paralysed:
        a.mask = 0
        a.need = 1
        a.fat = a.store = 0
    a.mask |= a.innate
