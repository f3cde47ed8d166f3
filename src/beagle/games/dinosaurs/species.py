"""The animals: small classes that answer the questions of the rules.  Their docstrings are their rules.

A hook that forbids something returns the number of the rule; FREE if nothing forbids it.
"""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.dinosaurs.ids import (
    DINOSAUR,
    EAGLE,
    FOREST,
    FROG,
    LAKE,
    MOUNTAIN,
    NONE,
    PLAIN,
    RABBIT,
    RAT,
    TIGER,
    UNIVERSAL,
)
from beagle.games.dinosaurs.law import (
    DINO_04,
    DINO_05,
    DINO_06,
    DINO_09,
    DINO_10,
    FREE,
    PRED_01,
    PRED_02,
    PRED_03,
    PRED_04,
    PRED_08,
    PRED_09,
    PREY_01,
    TURN_11,
)
from beagle.kernel.options import BY_LOT


class Species:
    """A kind of figure.  One that doesn't breed returns a rule for every terrain; one that doesn't hunt stays."""

    id: i64 = NONE
    box: i64 = 0  # figures in the box
    hunts: bool = False
    reach: i64 = 0  # how many cells it may walk
    straight: bool = False  # it keeps its direction
    multiplies: bool = False  # each prey beyond the first leaves a young one
    lays: bool = False  # each predator it eats puts an egg in the nest
    no_last_meal: i64 = FREE  # the rule against a walk that ends wrongly, just to eat before it dies

    def unfit(self, terrain: i64) -> i64:
        """The rule why its young can't live on this terrain."""
        return PREY_01

    def too_far(self, steps: i64, bends: bool) -> i64:
        """The rule why a walk of this many steps, with or without bends, is not one of its walks."""
        return PRED_01

    def kept_out(self, figure: i64) -> i64:
        """The rule why it may not enter the cell of this figure.  NONE is an empty cell."""
        return TURN_11

    def no_rest(self, terrain: i64, figure: i64, eaten: bool) -> i64:
        """The rule why it may not end its walk on this terrain, where this figure was, having eaten or not."""
        return PRED_04

    def worn_out(self, born: bool) -> i64:
        """The rule why one that acted in this activation, or was born in it, may not act again."""
        return PRED_01


class Prey(Species):
    """Breeds on an empty adjacent cell of its own terrain or the universal one."""

    home: i64 = UNIVERSAL

    def unfit(self, terrain: i64) -> i64:
        return FREE if terrain == self.home or terrain == UNIVERSAL else PREY_01


class Frog(Prey):
    """Breeds on lakes."""

    id: i64 = FROG
    box: i64 = 25
    home: i64 = LAKE


class Rabbit(Prey):
    """Breeds on plains."""

    id: i64 = RABBIT
    box: i64 = 30
    home: i64 = PLAIN


class Rat(Prey):
    """Breeds in forests."""

    id: i64 = RAT
    box: i64 = 35
    home: i64 = FOREST


class Predator(Species):
    """Eats all prey on its way and must end on prey; it can't pass a predator or a dinosaur."""

    hunts: bool = True
    multiplies: bool = True

    def kept_out(self, figure: i64) -> i64:
        return FREE if figure < TIGER else PRED_09

    def no_rest(self, terrain: i64, figure: i64, eaten: bool) -> i64:
        return FREE if NONE < figure < TIGER else PRED_04

    def worn_out(self, born: bool) -> i64:
        return PRED_08 if born else PRED_01


class Tiger(Predator):
    """Goes one or two cells, and may turn between them."""

    id: i64 = TIGER
    box: i64 = 25
    reach: i64 = 2

    def too_far(self, steps: i64, bends: bool) -> i64:
        return FREE if 1 <= steps <= self.reach else PRED_02


class Eagle(Predator):
    """Flies one to three cells in a straight line."""

    id: i64 = EAGLE
    box: i64 = 25
    reach: i64 = 3
    straight: bool = True

    def too_far(self, steps: i64, bends: bool) -> i64:
        return FREE if 1 <= steps <= self.reach and not bends else PRED_03


class Dinosaur(Species):
    """Goes one to five cells, with any turns; eats everything except dinosaurs, and must end on a mountain, fed."""

    id: i64 = DINOSAUR
    box: i64 = 20
    hunts: bool = True
    reach: i64 = 5
    lays: bool = True
    no_last_meal: i64 = DINO_09

    def too_far(self, steps: i64, bends: bool) -> i64:
        return FREE if 1 <= steps <= self.reach else DINO_05

    def kept_out(self, figure: i64) -> i64:
        return DINO_10 if figure == DINOSAUR else FREE

    def no_rest(self, terrain: i64, figure: i64, eaten: bool) -> i64:
        if terrain != MOUNTAIN or figure == DINOSAUR:
            return DINO_06
        return FREE if eaten else DINO_09

    def worn_out(self, born: bool) -> i64:
        return DINO_04


class Rules:
    """One ruleset at a table of this many seats."""

    def __init__(self, name: str, seats: i64, rows: i64, stacks: list[list[int]], strict: bool) -> None:
        self.name: str = name
        self.seats: i64 = seats
        self.rows: i64 = rows  # usable cells of each column of the biome board
        self.stacks: list[list[int]] = stacks  # the faces of each stack
        self.strict: bool = strict  # figures are limited to those in the box
        self.in_turn: bool = strict  # players act one after another in an activation: scarce figures go by turn order
        self.first: i64 = BY_LOT  # the seat the table names as the first player
        self.species: list[Species] = [Species(), Frog(), Rabbit(), Rat(), Tiger(), Eagle(), Dinosaur()]

    def tiles(self) -> i64:
        """How many tiles there are in all."""
        out: i64 = 0
        for stack in self.stacks:
            out += len(stack)
        return out
