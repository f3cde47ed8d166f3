"""The loop of a game of Evolution, and the verbs of food.  Nothing else changes a state, and each emits its event."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import scoring, tell
from beagle.games.evolution.animal import (
    FILLED,
    FRESH,
    OFF,
    Animal,
    trait_of,
)
from beagle.games.evolution.herds import Herds
from beagle.games.evolution.ids import FAT
from beagle.games.evolution.law import END_01, FEED_03, FREE, RUL_27, TURN_02
from beagle.kernel.cards import bit, shown


class State(Herds):
    """The verbs of food, and the methods of the loop."""

    views: ClassVar[str] = "beagle.games.evolution.view"

    def clone(self) -> State:
        """A copy that shares nothing mutable.  It doesn't listen."""
        return State(self.rules, self)

    def advance(self) -> None:
        """Young are born before anything else continues."""
        if self.births:
            self.bear()
        else:
            self.stack[-1].resume(self)

    def has_pending_effects(self) -> bool:
        return len(self.births) > 0

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return [int(sheet.total) for sheet in scoring.sheets(self)]

    def winners(self) -> list[int]:
        """Who would win now: one seat, or several that share."""
        return scoring.winners(self)

    # Questions

    def law_of_end(self) -> i64:
        return END_01

    def law_of_turns(self) -> i64:
        return TURN_02

    def refusals(self, action: i64) -> list[int]:
        """The rules that forbid this action; remains can do nothing, and nothing can be done to them."""
        if self.rules.regrowing_mask and self.names_remains(action) and action not in self.options:
            return [RUL_27]
        return super().refusals(action)

    def cannot_eat(self, a: Animal) -> i64:
        """The rule that stops this animal from getting food now."""
        if a.mask & self.rules.barring_mask:
            barring = self.rules.barring_ids
            for i in range(barring.size):
                number = barring[i]
                if a.has(number):
                    law = self.rules.traits[number].bars_food(self, a)
                    if law != FREE:
                        return law
        return FEED_03 if a.food >= a.need and a.store == 0 else FREE

    def all_bars(self, a: Animal) -> list[int]:
        """Every rule that stops this animal from getting food now."""
        out = [trait.bars_food(self, a) for trait in self.rules.barring if a.has(trait.id)]
        if a.food >= a.need and a.store == 0:
            out.append(FEED_03)
        return [law for law in out if law != FREE]

    def give_birth(self, seat: i64, place: i64) -> Animal:
        """The deck's top card becomes an animal; its owner may look at it.  If the deck is now empty, sleepers wake."""
        born = self.put_animal(seat, shown(self.deck.pop(), bit(seat)), place)
        if not self.deck:
            tell.last_turn(self)
            for a in self.animals:
                if a.used & self.rules.sating_mask:
                    a.used &= ~self.rules.sating_mask
                    tell.woke(self, a.id)
                    self.watch(a)
        return born

    def bear(self) -> None:
        """The first animal that has become fed bears a young one, fed this turn; none if the deck is empty."""
        a = self.animals[self.births.pop(0)]
        if a.alive and self.deck:
            tell.bears(self, a.id)
            self.give_blue(self.give_birth(a.owner, a.place), 1)

    # Verbs: food

    def fill_bank(self, place: i64, tokens: i64) -> None:
        self.banks[place] = self.banks[place] + tokens
        tell.bank(self, place + self.rules.named, self.banks[place])

    def take_red(self, a: Animal) -> None:
        """A red token from the bank of its place goes to this animal."""
        self.banks[a.place] = self.banks[a.place] - 1
        empty = a.store
        self.put_food(a, 1)
        tell.food_taken(self, a.id)
        self.tell_stored(a, empty)

    def give_blue(self, a: Animal, tokens: i64) -> i64:
        """Blue tokens go to this animal, as many as it can take; returns how many."""
        empty, had = a.store, a.food
        laid = self.put_food(a, tokens)
        a.blue += a.food - had
        if laid > 0:
            tell.food_given(self, a.id, laid)
            self.tell_stored(a, empty)
        if laid < tokens:
            tell.food_lost(self, a.id, tokens - laid)
        return laid

    def put_food(self, a: Animal, tokens: i64) -> i64:
        """Food up to its need, then fat on the highest empty card; what the animal can't take is lost."""
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

    def take_off(self, a: Animal, tokens: i64) -> None:
        """This much food leaves the animal, blue before red."""
        a.food -= tokens
        a.blue -= tokens
        if a.blue < 0:
            a.blue = 0

    def burn_fat(self, a: Animal, tokens: i64) -> None:
        """This many yellow tokens of the animal, lowest first, become blue food: that doesn't count as getting food."""
        left = tokens
        for i in range(a.traits.size):
            packed = a.traits[i]
            if left > 0 and trait_of(packed) == FAT and packed & (FILLED | OFF | FRESH) == FILLED:
                a.traits[i] = packed & ~FILLED
                left -= 1
        a.fat -= tokens
        a.store += tokens
        a.food += tokens
        a.blue += tokens
        tell.fat_used(self, a.id, tokens)
        self.watch(a)

    def store_fat(self, a: Animal) -> None:
        """A yellow token on the highest working Fat tissue that is empty."""
        ripens = self.rules.traits[FAT].ripens
        i: i64 = len(a.traits) - 1
        while i >= 0:
            packed = a.traits[i]
            if trait_of(packed) == FAT and not packed & (FILLED | OFF):
                packed |= FILLED
                if ripens:
                    packed |= FRESH
                a.traits[i] = packed
                break
            i -= 1
        a.store -= 1
        if not ripens:
            a.fat += 1

    def tell_stored(self, a: Animal, empty: i64) -> None:
        """Emit that fat was stored, given how many places for fat were empty before the animal got food."""
        for _ in range(empty - a.store):
            tell.fat_stored(self, a.id)
