"""Hunters hunt, or starve."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import BORN, EAGLE, KIND, STARVE, TIGER, WALK
from beagle.games.dinosaurs.law import PRED_06
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.walks import forbids_walk, list_walks
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.int_list import IntList


class Hunting(Activation):
    """Each figure of the species hunts once, in the order its owner likes; one that doesn't eat dies immediately."""

    name: ClassVar[str] = "hunting"

    def list_options(self, g: State, seat: i64, out: IntList) -> None:
        land, species = g.players[seat], g.rules.species[self.figure]
        for place in range(land.cells.size):
            if land.figures[place] == self.figure:  # without a mark
                list_walks(land, species, place, out)
                out.append(actions.starve(place))

    def left_to_do(self, g: State, seat: i64) -> i64:
        """The figures without a mark."""
        land = g.players[seat]
        out: i64 = 0
        for place in range(land.cells.size):
            if land.figures[place] == self.figure:
                out += 1
        return out

    def answer(self, g: State, action: i64) -> None:
        if kind_of(action) == STARVE:
            g.starve(self.seat(g), actions.figure_cell(action))
        else:
            g.walk(self.seat(g), actions.figure_cell(action), actions.walk_path(action))

    def forbids_pass(self) -> i64:
        """No figure is skipped: each hunts or dies when its owner comes to it."""
        return PRED_06

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind, species = kind_of(action), g.rules.species[self.figure]
        if kind == PASS:
            out.append(self.forbids_pass())
            return
        if kind != WALK and kind != STARVE:
            out.append(species.worn_out(False))
            return
        land = g.players[self.seat(g)]
        figure = land.figures[actions.figure_cell(action)]
        if figure != self.figure:
            out.append(species.worn_out(figure & KIND == self.figure and figure & BORN != 0))
        elif kind == WALK:
            forbids_walk(land, species, actions.figure_cell(action), actions.walk_path(action), out)

    def kinds(self) -> list[int]:
        return [WALK, STARVE]

    def clone(self) -> Hunting:
        h = Hunting(self.figure)
        h.gone = self.gone
        return h

    def possible(self, rules: Rules) -> bool:
        return TIGER <= self.figure <= EAGLE and self.gone <= rules.seats
