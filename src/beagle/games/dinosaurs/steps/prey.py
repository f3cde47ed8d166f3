"""Prey breeds."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import actions, tell
from beagle.games.dinosaurs.ids import BREED, NONE, TIGER
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import FREE, PREY_02, PREY_06, PREY_07, TURN_04
from beagle.games.dinosaurs.species import Rules, Species
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.int_list import IntList


class Breeding(Activation):
    """Each figure that was there at the start may put one young one on an adjacent empty cell of matching terrain.

    The owner chooses parent and cell, one after the other, and may stop at any time.
    """

    name: ClassVar[str] = "breeding"

    def list_options(self, g: State, seat: i64, out: IntList) -> None:
        land, species = g.players[seat], g.rules.species[self.figure]
        if g.lacks(self.figure):
            return
        for parent in range(land.cells.size):
            if land.figures[parent] != self.figure:  # without a mark
                continue
            for direction in range(6):
                place = land.near[parent * 6 + direction]
                if place >= 0 and forbids_young(land, species, place) == FREE:
                    out.append(actions.breed(parent, place))
        if out:
            out.append(PASS)

    def left_to_do(self, g: State, seat: i64) -> i64:
        """The parents that have room for a young one."""
        land, species = g.players[seat], g.rules.species[self.figure]
        out: i64 = 0
        if g.lacks(self.figure):
            return out
        for parent in range(land.cells.size):
            if land.figures[parent] == self.figure and has_room(land, species, parent):
                out += 1
        return out

    def answer(self, g: State, action: i64) -> None:
        seat = self.seat(g)
        if kind_of(action) == PASS:
            tell.enough(g, seat, self.figure)
            g.rest(seat)
            self.gone += 1
        else:
            g.breed(seat, actions.figure_cell(action), actions.breed_cell(action))

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == PASS:
            return  # if there is nothing to stop, nobody is asked
        if kind_of(action) != BREED:
            out.append(PREY_02)
            return
        land = g.players[self.seat(g)]
        parent, place = actions.figure_cell(action), actions.breed_cell(action)
        if land.figures[parent] != self.figure or not land.beside[parent] >> place & 1:
            out.append(PREY_02)
        species = g.rules.species[self.figure]
        law = forbids_young(land, species, place)
        if law != FREE:
            out.append(law)
        if law == PREY_06 and species.unfit(land.terrain[place]) != FREE:
            out.append(species.unfit(land.terrain[place]))
        if g.lacks(self.figure):
            out.append(TURN_04)
            out.append(PREY_07)

    def kinds(self) -> list[int]:
        return [BREED]

    def clone(self) -> Breeding:
        b = Breeding(self.figure)
        b.gone = self.gone
        return b

    def possible(self, rules: Rules) -> bool:
        return NONE < self.figure < TIGER and self.gone <= rules.seats


def has_room(land: Land, species: Species, parent: i64) -> bool:
    """Is there a cell beside this parent for a young one?"""
    for direction in range(6):
        place = land.near[parent * 6 + direction]
        if place >= 0 and forbids_young(land, species, place) == FREE:
            return True
    return False


def forbids_young(land: Land, species: Species, place: i64) -> i64:
    """A young one needs an empty cell of matching terrain."""
    if land.kind(place) != NONE:
        return PREY_06
    return species.unfit(land.terrain[place])
