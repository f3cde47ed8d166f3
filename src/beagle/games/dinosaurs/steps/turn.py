"""A turn: a tile, the animals of the column it empties, and the dinosaurs if their marker is there."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from beagle.games.dinosaurs import tell
from beagle.games.dinosaurs.ids import DINOSAUR, TIGER
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import WIDTH, State
from beagle.games.dinosaurs.steps.dinosaurs import Hatching, Rampage
from beagle.games.dinosaurs.steps.draft import Draft
from beagle.games.dinosaurs.steps.predators import Hunting
from beagle.games.dinosaurs.steps.prey import Breeding
from beagle.games.dinosaurs.steps.refill import MarkerMove, Refill
from beagle.kernel.state import Step

# The parts of a turn in order; most turns have only the first.
DRAFT: Final = 0
ANIMALS: Final = 1
HATCHING: Final = 2
RAMPAGE: Final = 3
MARKER_MOVE: Final = 4
REFILL: Final = 5
PARTS: Final = 6


class Turn(Step[State]):
    """The active player takes and lays a tile.  An emptied column activates its animal, for all players; if the dino
    marker is under it, the dinosaurs follow, and only then new tiles are laid out.  Then it is the next player's turn.
    """

    name: ClassVar[str] = "turn"
    spec: ClassVar[str] = "next:number column:column"

    def __init__(self) -> None:
        self.next: i64 = 0  # how many parts of the turn have started
        self.column: i64 = 0  # the column that was emptied, counted from 1

    def resume(self, g: State) -> None:
        if self.next == PARTS or self.stops_here(g):
            self.end(g)
        else:
            self.begin_part(g)

    def stops_here(self, g: State) -> bool:
        """No column was emptied, or it was not the dino marker's."""
        if self.next == ANIMALS:
            return self.column == 0
        return self.next == HATCHING and self.column - 1 != g.marker

    def begin_part(self, g: State) -> None:
        if self.next == DRAFT:
            tell.turn(g, g.turn, g.active())
        elif self.next == ANIMALS:
            tell.activated(g, self.column)
        elif self.next == HATCHING:
            tell.activated(g, DINOSAUR)
        part = part_of_turn(self.next, self.column)
        self.next += 1
        g.push(part)

    def returned(self, g: State, value: i64) -> None:
        """The draft returns the column it emptied; the refill returns whether the game is over."""
        if self.next == ANIMALS:
            self.column = value
        elif value:
            g.done()

    def end(self, g: State) -> None:
        self.next, self.column = 0, 0
        g.turn += 1

    def clone(self) -> Turn:
        t = Turn()
        t.next, t.column = self.next, self.column
        return t

    def possible(self, rules: Rules) -> bool:
        return self.next <= PARTS and (self.column > 0) == (self.next > ANIMALS) and self.column <= WIDTH


def part_of_turn(part: i64, column: i64) -> Step[Any]:
    """The step for this part of a turn; the animal's number is its column, counted from 1."""
    if part == DRAFT:
        return Draft()
    if part == ANIMALS:
        return Breeding(column) if column < TIGER else Hunting(column)
    if part == HATCHING:
        return Hatching()
    if part == RAMPAGE:
        return Rampage()
    return MarkerMove() if part == MARKER_MOVE else Refill()
