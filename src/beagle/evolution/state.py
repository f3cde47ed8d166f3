"""A game of Evolution at one moment: plain data, the questions it answers, and the verbs that change it.

Nothing else changes a state, and each verb tells its event.
"""

from __future__ import annotations

from mypy_extensions import i64

from beagle.evolution.animal import (
    FILLED,
    FIRED,
    FRESH,
    GONE,
    OFF,
    Animal,
    card_of,
    first_of,
    joining,
    lying,
    partner_of,
    second_of,
    trait_of,
)
from beagle.evolution.ids import (
    ANIMAL_PLAYED,
    BANK,
    BEARS,
    CARD_DRAWN,
    CARNIVOROUS,
    FAT,
    FAT_STORED,
    FAT_USED,
    FOOD_GIVEN,
    FOOD_LOST,
    FOOD_TAKEN,
    LAST_TURN,
    PAIR_LOST,
    PAIR_PLAYED,
    SCORED,
    TRAIT_LOST,
    TRAIT_PLAYED,
    TURNED_OVER,
    WOKE,
)
from beagle.evolution.law import FEED_03, FREE
from beagle.evolution.trait import Rules
from beagle.kernel.cards import PUBLIC, bit, card, shown, type_of
from beagle.kernel.table import Table


class Player:
    """What one seat has: cards in hand, a discard pile, living animals in the order they came."""

    def __init__(self) -> None:
        self.hand: list[int] = []
        self.discard: list[int] = []
        self.herd: list[Animal] = []
        self.points: i64 = 0  # of earlier turns, where points are added up every turn


class State(Table):
    def __init__(self, rules: Rules) -> None:
        super().__init__()
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.turn: i64 = 1
        self.first: i64 = 0
        self.banks: list[int] = [0] * len(rules.places)
        self.players: list[Player] = []
        self.animals: list[Animal] = []  # by number; those that left are GONE, numbers are not used twice
        self.pairs: list[int] = []
        self.deck: list[int] = []  # the top is the last
        self.box: list[int] = []  # set aside unseen
        self.middle: list[int] = []  # in the middle of the table, for anyone to take
        self.births: list[int] = []  # animals that have become fed and will bear; empty whenever someone is asked

    def clone(self) -> State:
        """A copy that shares nothing that changes.  It does not listen."""
        g = State(self.rules)
        g.turn = self.turn
        g.first = self.first
        g.banks = self.banks.copy()
        animals = [a.clone() if a.alive else a for a in self.animals]
        for player in self.players:
            p = Player()
            p.hand = player.hand.copy()
            p.discard = player.discard.copy()
            p.herd = [animals[a.id] for a in player.herd]
            p.points = player.points
            g.players.append(p)
        g.animals = animals
        g.pairs = self.pairs.copy()
        g.deck = self.deck.copy()
        g.box = self.box.copy()
        g.middle = self.middle.copy()
        g.births = self.births.copy()
        g.stack = [s.clone() for s in self.stack]
        g.actor = self.actor
        g.options = self.options.copy()
        return g

    def advance(self) -> None:
        """Young ones are born before anything else goes on."""
        if self.births:
            self.bear()
        else:
            self.stack[-1].resume(self)

    def amid(self) -> bool:
        return len(self.births) > 0

    # Questions

    def last_turn(self) -> bool:
        """The deck is empty: this turn is the last.  (Asked before new cards are dealt.)"""
        return not self.deck

    def fed(self, a: Animal) -> bool:
        return a.food >= a.need or (a.used & self.rules.sating_mask) != 0

    def cannot_eat(self, a: Animal) -> i64:
        """The rule that keeps this animal from getting food now."""
        if a.mask & self.rules.barring_mask:
            for trait in self.rules.barring:
                if a.has(trait.id):
                    law = trait.bars_food(self, a)
                    if law != FREE:
                        return law
        return FEED_03 if a.food >= a.need and a.store == 0 else FREE

    def left_of(self, seat: i64) -> i64:
        return seat + 1 if seat + 1 < self.seats else 0

    def pair_between(self, trait: i64, a: i64, b: i64) -> i64:
        """The place of this pair card among the pairs, whichever way round; -1 if there is none."""
        for i in range(len(self.pairs)):
            pair: i64 = self.pairs[i]
            if trait_of(pair) == trait and partner_of(pair, a) == b:
                return i
        return -1

    def find_card(self, a: Animal, trait: i64, which: i64) -> bool:
        """Does such a trait card lie on the animal?  Equals are told apart by their place, pairs by the partner."""
        pair = self.rules.traits[trait].pair
        return (self.pair_between(trait, a.id, which) if pair else self.place_of(a, trait, which)) >= 0

    def place_of(self, a: Animal, trait: i64, which: i64) -> i64:
        """Where on the animal the trait card lies that is this one among its equals; -1 if there is none."""
        left = which
        for i in range(len(a.traits)):
            if trait_of(a.traits[i]) == trait:
                if left == 0:
                    return i
                left -= 1
        return -1

    # Verbs: cards

    def take_from_hand(self, seat: i64, type: i64) -> i64:
        """The first card of this type leaves the hand."""
        hand = self.players[seat].hand
        for i in range(len(hand)):
            if type_of(hand[i]) == type:
                return hand.pop(i)
        raise ValueError(f"seat {seat} holds no card {type}")

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to the hand of this seat."""
        drawn = shown(self.deck.pop(), bit(seat))
        self.players[seat].hand.append(drawn)
        self.tell(CARD_DRAWN, seat, 0, 0, 0, drawn)

    def put_animal(self, seat: i64, c: i64, place: i64) -> Animal:
        """A card becomes an animal of this seat, face down."""
        a = Animal(len(self.animals), seat, c, place)
        self.animals.append(a)
        self.players[seat].herd.append(a)
        self.tell(ANIMAL_PLAYED, seat, a.id, 0, 0, c)
        return a

    def put_trait(self, seat: i64, a: Animal, trait: i64, type: i64) -> None:
        """A card is played on an animal as this trait."""
        a.traits.append(lying(trait, type))
        self.refresh(a)
        self.tell(TRAIT_PLAYED, seat, a.id, trait, 0, card(type, PUBLIC))

    def put_pair(self, seat: i64, a: Animal, b: Animal, trait: i64, type: i64) -> None:
        """A card is played on two animals as this pair trait."""
        self.pairs.append(joining(trait, type, a.id, b.id))
        self.refresh(a)
        self.refresh(b)
        self.tell(PAIR_PLAYED, seat, a.id, b.id, trait, card(type, PUBLIC))

    def drop_trait(self, a: Animal, index: i64) -> None:
        """The trait card at this place goes to the discard of the animal's owner."""
        packed: i64 = a.traits.pop(index)
        c = card(card_of(packed), PUBLIC)
        self.players[a.owner].discard.append(c)
        self.refresh(a)
        self.tell(TRAIT_LOST, a.id, trait_of(packed), 0, 0, c)

    def drop_pair(self, index: i64) -> None:
        """The pair card at this place goes to the discard of the animals' owner."""
        pair: i64 = self.pairs.pop(index)
        a, b = self.animals[first_of(pair)], self.animals[second_of(pair)]
        c = card(card_of(pair), PUBLIC)
        self.players[a.owner].discard.append(c)
        self.refresh(a)
        self.refresh(b)
        self.tell(PAIR_LOST, a.id, b.id, trait_of(pair), 0, c)

    def drop_card(self, a: Animal, trait: i64, which: i64) -> None:
        """A trait or pair card of the animal goes to the discard."""
        if self.rules.traits[trait].pair:
            self.drop_pair(self.pair_between(trait, a.id, which))
        else:
            self.drop_trait(a, self.place_of(a, trait, which))

    def turn_over(self, a: Animal) -> None:
        """The animal shows what it is: a hunter from now on."""
        a.card = shown(a.card, PUBLIC)
        a.revealed = True
        self.tell(TURNED_OVER, a.id, 0, 0, 0, a.card)
        self.refresh(a)

    def give_birth(self, seat: i64, place: i64) -> Animal:
        """The top card of the deck becomes an animal; its owner may look at it.  An empty deck wakes all who sleep."""
        born = self.put_animal(seat, shown(self.deck.pop(), bit(seat)), place)
        if not self.deck:
            self.tell(LAST_TURN)
            for a in self.animals:
                if a.used & self.rules.sating_mask:
                    a.used &= ~self.rules.sating_mask
                    self.tell(WOKE, a.id)
                    self.watch(a)
        return born

    def bear(self) -> None:
        """The first animal that has become fed bears a young one, fed this turn; with an empty deck none."""
        a = self.animals[self.births.pop(0)]
        if a.alive and self.deck:
            self.tell(BEARS, a.id)
            self.give_blue(self.give_birth(a.owner, a.place), 1)

    def remove(self, a: Animal, event: i64) -> None:
        """The animal, its traits and its pair traits go to its owner's discard."""
        player = self.players[a.owner]
        self.tell(event, a.owner, a.id, 0, 0, a.card)
        player.discard.append(a.card)
        for packed in a.traits:
            pile = self.middle if self.rules.traits[trait_of(packed)].stays else player.discard
            pile.append(card(card_of(packed), PUBLIC))
        i: i64 = len(self.pairs) - 1
        while i >= 0:
            if partner_of(self.pairs[i], a.id) >= 0:
                self.drop_pair(i)
            i -= 1
        player.herd.remove(a)
        a.alive = False
        self.animals[a.id] = GONE

    def refresh(self, a: Animal) -> None:
        """Derive from the cards what the animal has, needs and can store."""
        a.kinds = bit(CARNIVOROUS) if a.revealed else 0
        a.mask = a.kinds
        a.need = 1 + self.rules.traits[CARNIVOROUS].hunger if a.revealed else 1
        a.fat = a.store = 0
        for packed in a.traits:
            lain: i64 = packed
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
        for joined in self.pairs:
            pair: i64 = joined
            if first_of(pair) == a.id or second_of(pair) == a.id:
                trait = trait_of(pair)
                a.kinds |= bit(trait)
                a.mask |= bit(trait)
                a.need += self.rules.traits[trait].hunger
        a.used &= a.kinds
        a.rested &= a.kinds
        self.watch(a)

    def watch(self, a: Animal) -> None:
        """Has the animal become fed just now?  Then it bears, if it can."""
        if self.rules.bearing_mask:
            fed = self.fed(a)
            if fed and not a.sated and a.mask & self.rules.bearing_mask:
                self.births.append(a.id)
            a.sated = fed

    # Verbs: food

    def fill_bank(self, place: i64, tokens: i64) -> None:
        self.banks[place] += tokens
        self.tell(BANK, place, self.banks[place])

    def take_red(self, a: Animal) -> None:
        """A red token of its place's bank goes to this animal."""
        self.banks[a.place] -= 1
        empty = a.store
        self.lay(a, 1)
        self.tell(FOOD_TAKEN, a.id)
        self.tell_stored(a, empty)

    def give_blue(self, a: Animal, tokens: i64) -> i64:
        """Blue tokens go to this animal, as many as it can take; how many that were."""
        empty = a.store
        laid = self.lay(a, tokens)
        if laid > 0:
            self.tell(FOOD_GIVEN, a.id, laid)
            self.tell_stored(a, empty)
        if laid < tokens:
            self.tell(FOOD_LOST, a.id, tokens - laid)
        return laid

    def lay(self, a: Animal, tokens: i64) -> i64:
        """Food up to its need, then fat on the highest empty card; what the animal cannot take is lost."""
        laid: i64 = 0
        while laid < tokens and self.cannot_eat(a) == FREE:
            laid += 1
            if a.food < a.need:
                a.food += 1
            else:
                self.store_fat(a)
        if self.rules.bearing_mask:
            self.watch(a)
        return laid

    def burn_fat(self, a: Animal, tokens: i64) -> None:
        """So many yellow tokens of the animal, the lowest first, become food on it."""
        left = tokens
        for i in range(len(a.traits)):
            packed: i64 = a.traits[i]
            if left > 0 and trait_of(packed) == FAT and packed & (FILLED | OFF | FRESH) == FILLED:
                a.traits[i] = packed & ~FILLED
                left -= 1
        a.fat -= tokens
        a.store += tokens
        a.food += tokens
        self.tell(FAT_USED, a.id, tokens)
        self.watch(a)

    def store_fat(self, a: Animal) -> None:
        """A yellow token on the highest working Fat tissue that is empty."""
        ripens = self.rules.traits[FAT].ripens
        i: i64 = len(a.traits) - 1
        while i >= 0:
            packed: i64 = a.traits[i]
            if trait_of(packed) == FAT and not packed & (FILLED | OFF):
                a.traits[i] = packed | FILLED | (FRESH if ripens else 0)
                break
            i -= 1
        a.store -= 1
        a.fat += 0 if ripens else 1

    def tell_stored(self, a: Animal, empty: i64) -> None:
        """So many places for fat were empty before the animal got food."""
        for _ in range(empty - a.store):
            self.tell(FAT_STORED, a.id)

    # Verbs: time

    def begin_round(self) -> None:
        """Every pair trait may work again."""
        self.pairs = [pair & ~FIRED for pair in self.pairs]

    def end_go(self, seat: i64) -> None:
        """What may be used in every own feeding is ready again; who was stopped may attack."""
        for a in self.animals:
            a.stopped = False
        for a in self.players[seat].herd:
            a.used &= ~self.rules.each_go_mask

    def add_points(self, seat: i64, points: i64) -> None:
        """The points of this turn are written down."""
        self.players[seat].points += points
        self.tell(SCORED, seat, points, self.players[seat].points)

    def end_turn(self) -> None:
        """Food is taken off; fat stays; what was used is ready again, but for what must rest a turn."""
        self.births = []
        for player in self.players:
            for a in player.herd:
                a.food = 0
                a.sated = False
                a.blind = 0
                a.rested = a.used & self.rules.resting_mask
                a.used = 0
                if self.rules.traits[FAT].ripens:
                    a.traits = [packed & ~FRESH for packed in a.traits]
                    self.refresh(a)
