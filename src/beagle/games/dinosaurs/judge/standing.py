"""What an ecosystem is worth between two turns: its points, and what its animals could do next."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import DINOSAUR, EAGLE, KIND, MOUNTAIN, NONE, TIGER, WALK
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import FREE
from beagle.games.dinosaurs.scoring import sheets, winners
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
    unit: float = 4.0  # how many points ahead multiply the odds of winning by e


def final(state: State, win: float) -> list[float]:
    """The score and who has won: at the end only that counts."""
    won = winners(state)
    out: list[float] = []
    for seat, sheet in enumerate(sheets(state)):
        out.append(sheet.total + (win if seat in won else 0.0))
    return out


def points(land: Land) -> float:
    """What it would score now."""
    return float(land.eggs + land.count(DINOSAUR))


class Meals:
    """The walks of one figure: how many there are, and the best of them."""

    def __init__(self, state: State, land: Land, place: i64) -> None:
        found = IntList()
        list_walks(land, state.rules.species[land.kind(place)], place, found)
        self.any: bool = False
        self.most: i64 = 0  # animals eaten on one walk
        self.predators: i64 = 0  # predators eaten on one walk
        for i in range(found.size):
            if kind_of(found[i]) == WALK:
                self.any = True
                meals = eaten(land, place, actions.walk_path(found[i]))
                self.most = max(self.most, meals.size)
                beasts: i64 = 0
                for m in range(meals.size):
                    if land.kind(meals[m]) >= TIGER:
                        beasts += 1
                self.predators = max(self.predators, beasts)


class Prospects:
    """What the animals of one ecosystem could do, whenever their activation comes: it depends on nothing else."""

    def __init__(self, state: State, land: Land, w: Weights) -> None:
        self.doomed: float = 0.0
        self.predators: float = 0.0
        self.breeding: IntList = IntList()  # for each prey, in the order of cells: its kind, negative if it can't breed
        hunted: i64 = 0
        fetched: i64 = 0
        mountains: i64 = 0
        for place in range(land.cells.size):
            if land.terrain[place] == MOUNTAIN:
                mountains += 1
            kind = land.figures[place] & KIND
            if kind == DINOSAUR:
                meals = Meals(state, land, place)
                if meals.any:
                    fetched += meals.predators
                else:
                    self.doomed -= w.doomed
            elif TIGER <= kind <= EAGLE:
                hunted += 1
                meals = Meals(state, land, place)
                if meals.any:
                    self.predators += w.predator + w.young * float(meals.most - 1)
                else:
                    self.predators += w.starving
            elif kind != NONE:
                self.breeding.append(kind if can_breed(state, land, place, kind) else -kind)
        self.eggs: float = float(min(hunted, fetched))
        self.places: float = w.mountain * float(min(4, mountains))
        if land.eggs > 0 and land.nest >= 0 and land.kind(land.nest) == NONE:
            self.places += w.nest

    def worth(self, w: Weights, soons: list[float], marker: i64) -> float:
        """In points, if the columns are this near."""
        prey = 0.0
        for i in range(self.breeding.size):
            kind = self.breeding[i]
            prey += w.prey + (w.birth * soons[kind - 1] if kind > 0 else 0.0)
        return self.doomed + w.egg * soons[marker] * self.eggs + self.predators + prey + self.places


def can_breed(state: State, land: Land, place: i64, kind: i64) -> bool:
    """Is there room for a young one beside it?"""
    species = state.rules.species[kind]
    for direction in range(6):
        other = land.near[place * 6 + direction]
        if other >= 0 and forbids_young(land, species, other) == FREE:
            return True
    return False


def share_left(state: State) -> float:
    """How much of the game is left: what lasts for later is worth less, the later it is."""
    tiles = state.tiles_left()
    for i in range(state.board.size):
        if state.board[i] != EMPTY:
            tiles += 1
    return min(1.0, float(tiles) / float(2 * state.rules.rows * WIDTH))


def nearness(state: State) -> list[float]:
    """For each column, how near its activation is: the fewer tiles in it, the nearer."""
    out: list[float] = []
    for column in range(WIDTH):
        tiles = state.tiles_in(column)
        out.append(1.0 if tiles == 1 else 0.8 if tiles == 2 else 0.6)
    return out


def look(land: Land) -> i64:
    """A number for the content of an ecosystem: equal ones have equal numbers, different ones almost never."""
    mask: i64 = 0x3FFFFFFFFFF
    out = land.eggs + 100 * (land.nest + 1)
    for i in range(land.cells.size):
        out = (out * 1000003 + (land.cells[i] << 6 | land.terrain[i] << 3 | land.figures[i] & KIND)) & mask
    return out
