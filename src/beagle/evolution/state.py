"""The verbs that change a game of Evolution.  Nothing else does, and each tells its event."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.evolution.animal import (
    FILLED,
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
from beagle.evolution.board import Board, Player, derive_place
from beagle.evolution.cards import LOWER, UPPER
from beagle.evolution.ids import (
    ANIMAL_PLAYED,
    BANK,
    BEARS,
    CARD_DRAWN,
    DIED_OF_NEOPLASM,
    EATEN,
    FAT,
    FAT_STORED,
    FAT_USED,
    FETCHED,
    FOOD_GIVEN,
    FOOD_LOST,
    FOOD_TAKEN,
    LAST_TURN,
    MOVED,
    NEOPLASM,
    OCEAN,
    PAIR_LOST,
    PAIR_PLAYED,
    PARALYSED,
    REMAINS,
    RESTORED,
    SWIMMING,
    TRAIT_LOST,
    TRAIT_PLAYED,
    TURNED_OVER,
    WOKE,
)
from beagle.evolution.law import FEED_03, FREE, RUL_27
from beagle.kernel.cards import PUBLIC, bit, card, shown, type_of


class State(Board):
    """The verbs, and the loop's own."""

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
            for r in player.remains:
                animals[r.id] = r.clone()
                p.remains.append(animals[r.id])
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

    def refusals(self, action: i64) -> list[int]:
        """The rules that forbid this action; remains can do nothing, and nothing can be done to them."""
        if self.rules.regrowing_mask and self.names_remains(action) and action not in self.options:
            return [RUL_27]
        return super().refusals(action)

    def cannot_eat(self, a: Animal) -> i64:
        """The rule that keeps this animal from getting food now."""
        if a.mask & self.rules.barring_mask:
            for number in self.rules.barring_ids:
                if a.has(number):
                    law = self.rules.traits[number].bars_food(self, a)
                    if law != FREE:
                        return law
        return FEED_03 if a.food >= a.need and a.store == 0 else FREE

    def all_bars(self, a: Animal) -> list[int]:
        """Every rule that keeps this animal from getting food now."""
        out = [trait.bars_food(self, a) for trait in self.rules.barring if a.has(trait.id)]
        if a.food >= a.need and a.store == 0:
            out.append(FEED_03)
        return [law for law in out if law != FREE]

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
        if self.rules.wide:
            derive_place(a)
        self.tell(ANIMAL_PLAYED, seat, a.id, 0, 0, c)
        return a

    def put_trait(self, seat: i64, a: Animal, trait: i64, type: i64) -> None:
        """A card is played on an animal as this trait."""
        rule = self.rules.traits[trait]
        if rule.dives:
            self.players[a.owner].discard.append(card(type, PUBLIC))
        else:
            a.traits.insert(0 if rule.undermost else len(a.traits), lying(trait, type))
            self.refresh(a)
        self.tell(TRAIT_PLAYED, seat, a.id, trait, 0, card(type, PUBLIC))
        if rule.dives:
            self.move(a, OCEAN)
            self.drop_split()

    def put_pair(self, seat: i64, a: Animal, b: Animal, trait: i64, type: i64) -> None:
        """A card is played on two animals as this pair trait."""
        self.pairs.append(joining(trait, type, a.id, b.id))
        self.refresh(a)
        self.refresh(b)
        self.tell(PAIR_PLAYED, seat, a.id, b.id, trait, card(type, PUBLIC))

    def drop_trait(self, a: Animal, index: i64) -> None:
        """The trait card at this place goes to the discard of the animal's owner."""
        self.lose_trait(a, index)
        self.wither(a)

    def lose_trait(self, a: Animal, index: i64) -> None:
        """The same, whatever Neoplasm has to say to it."""
        packed: i64 = a.traits.pop(index)
        c = card(card_of(packed), PUBLIC)
        self.players[a.owner].discard.append(c)
        self.refresh(a)
        self.tell(TRAIT_LOST, a.id, trait_of(packed), 0, 0, c)

    def wither(self, a: Animal) -> None:
        """An animal with Neoplasm and no unpaired trait above it dies at once."""
        if a.bears(NEOPLASM) and trait_of(a.traits[len(a.traits) - 1]) == NEOPLASM:
            self.remove(a, DIED_OF_NEOPLASM)

    def drop_pair(self, index: i64) -> None:
        """The pair card at this place goes to the discard of the animals' owner."""
        pair: i64 = self.pairs.pop(index)
        a, b = self.animals[first_of(pair)], self.animals[second_of(pair)]
        c = card(card_of(pair), PUBLIC)
        self.players[a.owner].discard.append(c)
        for end in (a, b):
            if end.alive:
                self.refresh(end)
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
        self.scatter(a)
        player.herd.remove(a)
        a.alive = False
        self.animals[a.id] = GONE

    def scatter(self, a: Animal) -> None:
        """What lies on the animal is discarded; what stays is put into the middle."""
        player = self.players[a.owner]
        for packed in a.traits:
            pile = self.middle if self.rules.traits[trait_of(packed)].stays else player.discard
            pile.append(card(card_of(packed), PUBLIC))
        i: i64 = len(self.pairs) - 1
        while i >= 0:
            if partner_of(self.pairs[i], a.id) >= 0:
                self.drop_pair(i)
            i -= 1

    # Verbs: remains

    def leave_remains(self, a: Animal) -> None:
        """The animal is eaten, but its traits and pair traits stay on the table and do nothing."""
        player = self.players[a.owner]
        self.tell(EATEN, a.owner, a.id, 0, 0, a.card)
        player.discard.append(a.card)
        player.herd.remove(a)
        player.remains.append(a)
        a.bury()
        self.tell(REMAINS, a.id)
        self.refresh_partners(a)

    def restore(self, a: Animal, c: i64) -> None:
        """A card is put on the remains: the animal is there again."""
        player = self.players[a.owner]
        player.remains.remove(a)
        at: i64 = 0
        while at < len(player.herd) and player.herd[at].id < a.id:
            at += 1
        player.herd.insert(at, a)
        a.card = c
        a.alive = True
        a.restored = True
        self.tell(RESTORED, a.owner, a.id, 0, 0, c)
        self.refresh(a)
        self.refresh_partners(a)
        self.births = []  # of a sleeper, which is fed again: young ones come only while feeding

    def rot(self, a: Animal) -> None:
        """Remains that nothing can save are discarded."""
        self.scatter(a)
        self.players[a.owner].remains.remove(a)
        self.animals[a.id] = GONE

    # Verbs: places

    def move(self, a: Animal, place: i64) -> None:
        """The animal goes to another place, with all that lies on it."""
        came_from = a.place
        a.place = place
        if place == OCEAN:
            a.adrift = False
        self.tell(MOVED, a.id, place + self.rules.named, came_from + self.rules.named)
        self.refresh(a)

    def fetch_swimming(self, a: Animal) -> None:
        """It leaves the Ocean with the oldest card of its owner's discard that bears Swimming; else without a card."""
        pile = self.players[a.owner].discard
        for i in range(len(pile)):
            type = type_of(pile[i])
            if UPPER[type] == SWIMMING or LOWER[type] == SWIMMING:
                pile.pop(i)
                a.traits.append(lying(SWIMMING, type))
                self.tell(FETCHED, a.id, 0, 0, 0, card(type, PUBLIC))
                return
        a.adrift = True

    def drop_split(self) -> None:
        """Pair cards between animals of two places are discarded."""
        i: i64 = len(self.pairs) - 1
        while i >= 0:
            pair: i64 = self.pairs[i]
            if self.animals[first_of(pair)].place != self.animals[second_of(pair)].place:
                self.drop_pair(i)
            i -= 1

    def paralyse(self, a: Animal) -> None:
        """Its traits do nothing until the next turn, and its pair traits nothing for either partner."""
        self.tell(PARALYSED, a.id)
        a.paralysed = True
        self.refresh(a)
        self.refresh_partners(a)

    # Verbs: food

    def fill_bank(self, place: i64, tokens: i64) -> None:
        self.banks[place] += tokens
        self.tell(BANK, place + self.rules.named, self.banks[place])

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
        if laid > 0:
            a.got = True
        if self.rules.bearing_mask:
            self.watch(a)
        return laid

    def burn_fat(self, a: Animal, tokens: i64) -> None:
        """So many yellow tokens of the animal, the lowest first, become food on it: that is no getting of food."""
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
