"""The verbs of cards: what comes to an animal, what leaves it, where it goes, and what a hunter ignores of it."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.animal import (
    GONE,
    Animal,
    card_of,
    first_of,
    joining,
    lying,
    named_on,
    named_partner,
    naming,
    partner_of,
    second_of,
    trait_of,
)
from beagle.games.evolution.board import Board, derive_place
from beagle.games.evolution.cards import LOWER, UPPER
from beagle.games.evolution.ids import OCEAN, SWIMMING
from beagle.kernel.cards import PUBLIC, bit, card, shown, type_of


class Herds(Board):
    """The verbs that move cards and animals.  Each emits its event."""

    # Verbs: cards

    def take_from_hand(self, seat: i64, type: i64) -> i64:
        """The first card of this type leaves the hand."""
        hand = self.players[seat].hand
        for i in range(hand.size):
            if type_of(hand[i]) == type:
                return hand.pop(i)
        raise ValueError(f"seat {seat} holds no card {type}")

    def draw(self, seat: i64) -> None:
        """The top card of the deck goes to the hand of this seat."""
        drawn = shown(self.deck.pop(), bit(seat))
        self.players[seat].hand.append(drawn)
        tell.card_drawn(self, seat, drawn)

    def put_animal(self, seat: i64, c: i64, place: i64) -> Animal:
        """A card becomes an animal of this seat, face down."""
        player = self.players[seat]
        player.born += 1
        a = Animal(len(self.animals), seat, c, place)
        a.number = player.born
        self.animals.append(a)
        player.herd.append(a)
        if self.rules.wide:
            derive_place(a)
        tell.animal_played(self, seat, a.id, c)
        return a

    def put_trait(self, seat: i64, a: Animal, trait: i64, type: i64) -> None:
        """A card is played on an animal as this trait."""
        rule = self.rules.traits[trait]
        if rule.dives:
            self.players[a.owner].discard.append(card(type, PUBLIC))
        else:
            self.forget(naming(trait, a.id))
            if rule.undermost:
                a.traits.insert(0, lying(trait, type))
            else:
                a.traits.append(lying(trait, type))
            self.refresh(a)
        tell.trait_played(self, seat, a.id, trait, card(type, PUBLIC))
        if rule.dives:
            self.move(a, OCEAN)
            self.drop_split()

    def put_pair(self, seat: i64, a: Animal, b: Animal, trait: i64, type: i64) -> None:
        """A card is played on two animals as this pair trait."""
        self.pairs.append(joining(trait, type, a.id, b.id))
        self.refresh(a)
        self.refresh(b)
        tell.pair_played(self, seat, a.id, b.id, trait, card(type, PUBLIC))

    def drop_trait(self, a: Animal, index: i64) -> None:
        """The trait card at this index goes to the discard pile of the animal's owner."""
        self.lose_trait(a, index)
        self.wither(a)

    def lose_trait(self, a: Animal, index: i64) -> None:
        """The same, without the check whether the animal dies of it."""
        packed = a.traits.pop(index)
        c = card(card_of(packed), PUBLIC)
        self.players[a.owner].discard.append(c)
        self.refresh(a)
        tell.trait_lost(self, a.id, trait_of(packed), c)
        if self.rules.traits[trait_of(packed)].stays:
            self.forget(naming(trait_of(packed), a.id))

    def wither(self, a: Animal) -> None:
        """Cards have left the animal or changed places: it dies if one of those it has kills it now."""
        if a.kinds & self.rules.fatal_mask:
            for trait in self.rules.fatal:
                if a.carries(trait.id):
                    event = trait.is_fatal(a)
                    if event:
                        self.remove(a, event)
                        return

    def drop_pair(self, index: i64) -> None:
        """The pair card at this index goes to the discard pile of the animals' owner."""
        pair = self.pairs.pop(index)
        a, b = self.animals[first_of(pair)], self.animals[second_of(pair)]
        c = card(card_of(pair), PUBLIC)
        self.players[a.owner].discard.append(c)
        for end in (a, b):
            if end.alive:
                self.refresh(end)
        tell.pair_lost(self, a.id, b.id, trait_of(pair), c)

    def drop_card(self, a: Animal, trait: i64, which: i64) -> None:
        """A trait or pair card of the animal is discarded."""
        if self.rules.traits[trait].pair:
            self.drop_pair(self.pair_between(trait, a.id, which))
        else:
            self.drop_trait(a, self.place_of(a, trait, which))

    def turn_over(self, a: Animal) -> None:
        """The animal is shown: from now on it is a hunter."""
        a.card = shown(a.card, PUBLIC)
        a.revealed = True
        tell.turned_over(self, a.id, a.card)
        self.refresh(a)

    def remove(self, a: Animal, event: i64) -> None:
        """The animal, its traits and its pair traits go to its owner's discard pile.

        The event says of what it died: its parts are the owner, the animal and its card.
        """
        player = self.players[a.owner]
        self.tell(event, a.owner, a.id, card=a.card)
        player.discard.append(a.card)
        self.scatter(a)
        player.herd.remove(a)
        a.alive = False
        self.animals[a.id] = GONE

    def scatter(self, a: Animal) -> None:
        """The cards on the animal are discarded; those that stay are put into the middle."""
        player = self.players[a.owner]
        for i in range(a.traits.size):
            packed = a.traits[i]
            pile = self.middle if self.rules.traits[trait_of(packed)].stays else player.discard
            pile.append(card(card_of(packed), PUBLIC))
        at: i64 = len(self.pairs) - 1
        while at >= 0:
            if partner_of(self.pairs[at], a.id) >= 0:
                self.drop_pair(at)
            at -= 1

    # Verbs: what a hunter ignores

    def ignore(self, hunter: Animal, named: i64) -> None:
        """For this hunter that card doesn't work until the end of the turn, in addition to those it already ignores."""
        if named not in hunter.blind:
            hunter.blind.append(named)
        trait, on, partner = trait_of(named), named_on(named), named_partner(named)
        if partner < 0:
            tell.ignores(self, hunter.id, on, trait)
        else:
            tell.ignores_pair(self, hunter.id, on, trait, partner)

    def forget(self, named: i64) -> list[Animal]:
        """Such a card has left the animal, or another of its kind comes: nobody ignores it now.  Returns who did."""
        out: list[Animal] = []
        if not self.rules.outwitting:
            return out  # nobody can ignore anything
        for hunter in self.animals:
            if hunter.blind and named in hunter.blind:
                hunter.blind.remove(named)
                out.append(hunter)
        return out

    def named_in_middle(self, hunter: Animal, trait: i64) -> list[int]:
        """Cards of this trait that the hunter ignores and whose animal is gone: they are in the middle."""
        out: list[int] = []
        for named in hunter.blind:
            on = named_on(named)
            if trait_of(named) == trait and not self.animals[on].alive and not self.is_remains(on):
                out.append(named)
        return out

    def take_from_middle(self, seat: i64, a: Animal, trait: i64, type: i64) -> None:
        """A card from the middle is put on the animal; one that a hunter ignores is taken only if there is no other."""
        equals: i64 = 0
        for i in range(self.middle.size):
            if type_of(self.middle[i]) == type:
                equals += 1
        self.middle.remove(card(type, PUBLIC))
        tell.settled(self, seat, a.id, card(type, PUBLIC))
        self.put_trait(seat, a, trait, type)
        for hunter in self.animals:
            if hunter.blind:
                ignored = self.named_in_middle(hunter, trait)
                if len(ignored) >= equals:
                    hunter.blind[hunter.blind.index(ignored[0])] = naming(trait, a.id)

    # Verbs: remains

    def leave_remains(self, a: Animal) -> None:
        """The animal is eaten, but its traits and pair traits stay on the table and do nothing."""
        player = self.players[a.owner]
        tell.eaten(self, a.owner, a.id, a.card)
        player.discard.append(a.card)
        player.herd.remove(a)
        player.remains.append(a)
        a.bury()
        tell.remains(self, a.id)
        self.refresh_partners(a)

    def restore(self, a: Animal, c: i64) -> None:
        """A card is put on the remains: the animal is back."""
        player = self.players[a.owner]
        player.remains.remove(a)
        at: i64 = 0
        while at < len(player.herd) and player.herd[at].id < a.id:
            at += 1
        player.herd.insert(at, a)
        a.card = c
        a.alive = True
        a.restored = True
        tell.restored(self, a.owner, a.id, c)
        self.refresh(a)
        self.refresh_partners(a)
        self.births.clear()  # drop a sleeper's: it is fed again, but young come only while feeding

    # Verbs: places

    def move(self, a: Animal, place: i64) -> None:
        """The animal goes to another place, with all cards on it."""
        came_from = a.place
        a.place = place
        if place == OCEAN:
            a.adrift = False
        tell.moved(self, a.id, place + self.rules.named, came_from + self.rules.named)
        self.refresh(a)

    def fetch_swimming(self, a: Animal) -> None:
        """It leaves the Ocean with the oldest Swimming card in its owner's discard pile, or without a card if none."""
        pile = self.players[a.owner].discard
        for i in range(pile.size):
            type = type_of(pile[i])
            if UPPER[type] == SWIMMING or LOWER[type] == SWIMMING:
                pile.pop(i)
                self.forget(naming(SWIMMING, a.id))
                a.traits.append(lying(SWIMMING, type))
                tell.fetched(self, a.id, card(type, PUBLIC))
                return
        a.adrift = True

    def drop_split(self) -> None:
        """Pair cards between animals in different places are discarded."""
        i: i64 = len(self.pairs) - 1
        while i >= 0:
            pair = self.pairs[i]
            if self.animals[first_of(pair)].place != self.animals[second_of(pair)].place:
                self.drop_pair(i)
            i -= 1

    def paralyse(self, a: Animal) -> None:
        """Its traits do nothing until the next turn, and its pair traits do nothing for either partner."""
        tell.paralysed(self, a.id)
        a.paralysed = True
        self.refresh(a)
        self.refresh_partners(a)
