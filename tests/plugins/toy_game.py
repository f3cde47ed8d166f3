"""A toy in plain Python on the kernel: two seats, a die, and cards that only their owner knows.

In turn, a player rolls a die and adds it to a heap, or plays a card of its hand on it.  Who makes the heap reach twenty
loses it.  The steps declare their fields and nothing else: how they are cloned, saved and loaded follows from that.
"""

from __future__ import annotations

from typing import ClassVar

from beagle.kernel.action import FIRST, PASS, act, operand
from beagle.kernel.cards import bit, card, type_of
from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState, Roll, Step

PLAY = 2
ROLLED, PLAYED = range(2)
LIMIT = 20


class Heap(GameState):
    """The state: no field of it is known to the compiled kernel."""

    def __init__(self) -> None:
        super().__init__()
        self.seats = 2
        self.heap = 0
        self.hands: list[list[int]] = [[], []]

    def clone(self) -> Heap:
        copy = Heap()
        copy.heap = self.heap
        copy.hands = [hand.copy() for hand in self.hands]
        copy.stack = [step.clone() for step in self.stack]
        copy.actor, copy.options = self.actor, self.options.copy()
        return copy

    @property
    def over(self) -> bool:
        return self.heap >= LIMIT or super().over


class Turn(Step[Heap]):
    """A player rolls or plays a card."""

    name: ClassVar[str] = "turn"
    spec: ClassVar[str] = "seat:seat rolling:flag seen:number*"

    def __init__(self) -> None:
        self.seat = 0
        self.rolling = False
        self.seen: list[int] = []

    def resume(self, g: Heap) -> None:
        if g.heap >= LIMIT:
            g.done()
        else:
            g.ask(self.seat, [PASS, *(act(PLAY, type_of(c)) for c in g.hands[self.seat])])

    def answer(self, g: Heap, action: int) -> None:
        if action == PASS:
            self.rolling = True
            g.push(Roll())
            return
        value = operand(action, FIRST)
        g.hands[self.seat].remove(card(value, bit(self.seat)))
        g.tell(PLAYED, self.seat, value)
        self.add(g, value)

    def returned(self, g: Heap, value: int) -> None:
        self.rolling = False
        g.tell(ROLLED, self.seat, value)
        self.add(g, value)

    def add(self, g: Heap, value: int) -> None:
        g.heap += value
        self.seen.append(value)
        self.seat = 1 - self.seat

    def refuse(self, g: Heap, action: int, out: list[int]) -> None:
        out.append(101)


def deal(seed: int) -> Heap:
    g, rng = Heap(), Rng(seed)
    values = [1, 2, 3, 4, 5, 6]
    rng.shuffle(values)
    g.hands = [[card(value, bit(seat)) for value in values[seat::2]] for seat in range(2)]
    g.push(Turn())
    g.settle()
    return g
