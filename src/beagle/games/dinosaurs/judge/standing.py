"""What an ecosystem is worth between two turns: its points, and what its animals could do next."""

from __future__ import annotations

from dataclasses import dataclass

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.ids import DINOSAUR, EAGLE, MOUNTAIN, NONE, ROWS, TIGER, WALK
from beagle.games.dinosaurs.law import FREE
from beagle.games.dinosaurs.state import EMPTY, WIDTH, State
from beagle.games.dinosaurs.steps.prey import forbids_young
from beagle.games.dinosaurs.walks import eaten, list_walks
from beagle.kernel.action import kind_of
from beagle.kernel.int_list import IntList


@dataclass(frozen=True)
class Weights:
    """The numbers of the evaluation, in points of the score."""

    egg: float = 0.75  # one the dinosaurs can get next time
    doomed: float = 0.8  # a dinosaur that will find nothing to eat
    predator: float = 0.45  # one that will find prey
    starving: float = 0.1  # one that will not
    young: float = 0.15  # each young one it can have
    prey: float = 0.12
    birth: float = 0.08  # each of those that can have young
    mountain: float = 0.15  # up to four
    nest: float = 0.4  # a free nest and an egg for it
    best: float = 0.6  # how much the best of the others counts; the rest goes to their mean
    win: float = 4.0  # the win itself


def final(state: State, seat: int, weights: Weights) -> list[float]:
    """The score and who has won, this seat first: at the end only that counts."""
    winners = DINOSAURS.winners(state)
    standings = [score + weights.win * (s in winners) for s, score in enumerate(DINOSAURS.scores(state))]
    return [standings[seat], *(standings[:seat] + standings[seat + 1 :])]


class SeatValue:
    """One seat at the start of a turn."""

    def __init__(self, state: State, seat: int, weights: Weights) -> None:
        self.state = state
        self.land = state.players[seat]
        self.weights = weights

    def points(self) -> float:
        """What it would score now."""
        return float(self.land.eggs + self.land.count(DINOSAUR))

    def total(self) -> float:
        return self.points() + self.left() * (self.dinosaurs() + self.predators() + self.prey() + self.places())

    def left(self) -> float:
        """How much of the game is left: what lasts for later is worth less, the later it is."""
        tiles: int = self.state.tiles_left() + sum(tile != EMPTY for tile in self.state.board)
        full: int = self.state.rules.rows * WIDTH
        return min(1.0, tiles / (2 * full))

    def soon(self, column: int) -> float:
        """How near the activation of a column is: the fewer tiles in it, the nearer."""
        there = sum(tile != EMPTY for tile in list(self.state.board)[column * ROWS : column * ROWS + ROWS])
        return (0.6, 1.0, 0.8, 0.6)[there]

    def walks(self, place: int) -> list[list[int]]:
        """For each walk of the figure on this cell, the kinds of what it eats."""
        land, found = self.land, IntList()
        list_walks(land, self.state.rules.species[land.kind(place)], place, found)
        walks = [action for action in found if kind_of(action) == WALK]
        return [[land.kind(at) for at in eaten(land, place, actions.walk_path(action))] for action in walks]

    def standing_on(self, low: int, high: int) -> list[int]:
        return [place for place in range(len(self.land.cells)) if low <= self.land.kind(place) <= high]

    def dinosaurs(self) -> float:
        """The eggs they can get, each predator once; and the dinosaurs that will die."""
        w, rated = self.weights, 0.0
        hunted: int = len(self.standing_on(TIGER, EAGLE))
        fetched = 0
        for place in self.standing_on(DINOSAUR, DINOSAUR):
            walks = self.walks(place)
            if not walks:
                rated -= w.doomed
                continue
            fetched += max(sum(kind >= TIGER for kind in meal) for meal in walks)
        return rated + w.egg * self.soon(self.state.marker) * min(hunted, fetched)

    def predators(self) -> float:
        w, rated = self.weights, 0.0
        for place in self.standing_on(TIGER, EAGLE):
            walks = self.walks(place)
            if walks:
                rated += w.predator + w.young * (max(map(len, walks)) - 1)
            else:
                rated += w.starving
        return rated

    def prey(self) -> float:
        """How many there are, and how many of them could have young."""
        w, land, rated = self.weights, self.land, 0.0
        for place in self.standing_on(NONE + 1, TIGER - 1):
            kind = land.kind(place)
            beside = land.neighbours(place)
            bears = any(forbids_young(land, self.state.rules.species[kind], n) == FREE for n in beside)
            rated += w.prey + w.birth * bears * self.soon(kind - 1)
        return rated

    def places(self) -> float:
        """Mountains to end on, and a nest for the next dinosaur."""
        land = self.land
        mountains = sum(terrain == MOUNTAIN for terrain in land.terrain)
        ready = land.eggs > 0 and land.nest >= 0 and land.kind(land.nest) == NONE
        return self.weights.mountain * min(4, mountains) + self.weights.nest * ready
