"""The food bank phase: dice decide how much food there is."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import tell
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Rules
from beagle.kernel.state import Roll, Step


class FoodBank(Step[State]):
    """For each place the dice of the table are rolled; as many red tokens are laid out as they show, plus the extra."""

    name: ClassVar[str] = "food-bank"
    on: ClassVar[str] = "turn"
    spec: ClassVar[str] = "place:number thrown:number sum:number"

    def __init__(self) -> None:
        self.place: i64 = 0
        self.thrown: i64 = 0
        self.sum: i64 = 0

    def resume(self, g: State) -> None:
        if self.place == len(g.rules.dice):
            g.done()
            return
        dice, added = g.rules.dice[self.place]
        if self.thrown < dice:
            g.push(Roll())
            return
        g.fill_bank(self.place, self.sum + added)
        self.place += 1
        self.thrown = 0
        self.sum = 0

    def returned(self, g: State, value: i64) -> None:
        self.thrown += 1
        self.sum += value
        tell.die(g, value)

    def clone(self) -> FoodBank:
        b = FoodBank()
        b.place = self.place
        b.thrown = self.thrown
        b.sum = self.sum
        return b

    def possible(self, rules: Rules) -> bool:
        if self.place >= len(rules.dice):
            return self.place == len(rules.dice) and self.thrown == 0 and self.sum == 0
        return self.thrown <= rules.dice[self.place][0] and self.thrown <= self.sum <= 6 * self.thrown


class FoodBanks(FoodBank):
    """First the cards that grow do so; then the banks are filled, place by place."""

    name: ClassVar[str] = "food-banks"

    def resume(self, g: State) -> None:
        if self.place == 0 and self.thrown == 0:
            spread(g)
        super().resume(g)

    def clone(self) -> FoodBanks:
        b = FoodBanks()
        b.place = self.place
        b.thrown = self.thrown
        b.sum = self.sum
        return b


def spread(g: State) -> None:
    """Cards that grow do so, animal by animal, from the first player on."""
    for i in range(g.seats):
        for a in g.players[(g.first + i) % g.seats].herd.copy():
            for trait in g.rules.growing:
                if a.alive and a.carries(trait.id):
                    trait.grows(g, a)
