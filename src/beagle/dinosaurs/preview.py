"""What a move would do, for whoever shows the table: told by the same verbs that do it."""

from __future__ import annotations

from typing import NamedTuple

from beagle.dinosaurs import ids
from beagle.dinosaurs.notation.moves import hexes_of, write_move
from beagle.dinosaurs.scoring import sheets
from beagle.dinosaurs.state import State
from beagle.dinosaurs.steps.draft import first_cell
from beagle.kernel.action import arg_a, arg_b, arg_c, kind_of
from beagle.kernel.hexes import beyond, q_of, r_of

Hex = tuple[int, int]


class Standing(NamedTuple):
    """A figure on a hex."""

    hex: Hex
    figure: str


class Preview(NamedTuple):
    """One option: the hexes it speaks of, and what would come of it.

    `cells` are the two of a tile, parent and young, or the walk from its start.  `score` is the seat's afterwards.
    """

    action: int
    text: str
    cells: tuple[Hex, ...]
    comes: tuple[Standing, ...]  # figures from the reserve
    eaten: tuple[Standing, ...]
    dies: tuple[Standing, ...]
    eggs: int  # more or fewer in the nest
    score: int


def preview(g: State, action: int) -> Preview:
    """What this option of the seat that is asked would do, before anything follows from it."""
    seat = g.actor
    after = g.clone()
    after.listen()
    text, cells = write_move(g, action), cells_of(g, action)
    after.choose(action)
    comes: list[Standing] = []
    eaten: list[Standing] = []
    dies: list[Standing] = []
    for event in after.events:
        if event.kind in (ids.SETTLED, ids.YOUNG):
            comes.append(standing(event.c, event.b))
        elif event.kind == ids.BRED:
            comes.append(standing(event.d, event.b))
        elif event.kind == ids.HATCHED:
            comes.append(standing(event.b, ids.DINOSAUR))
        elif event.kind == ids.EATEN:
            eaten.append(standing(event.c, event.b))
        elif event.kind == ids.STARVED:
            dies.append(standing(event.c, event.b))
    eggs = after.players[seat].eggs - g.players[seat].eggs
    return Preview(action, text, cells, tuple(comes), tuple(eaten), tuple(dies), eggs, sheets(after)[seat].total)


def standing(c: int, kind: int) -> Standing:
    return Standing((q_of(c), r_of(c)), ids.FIGURE_NAMES[kind])


def cells_of(g: State, action: int) -> tuple[Hex, ...]:
    """The hexes of which a move speaks."""
    land, kind = g.players[g.actor], kind_of(action)
    found: list[int] = []
    if kind == ids.PLACE:
        found = [first_cell(action), beyond(first_cell(action), arg_c(action))]
    elif kind == ids.BREED:
        found = [land.cells[arg_a(action)], land.cells[arg_b(action)]]
    elif kind == ids.WALK:
        found = hexes_of(land, action)
    elif kind == ids.STARVE:
        found = [land.cells[arg_a(action)]]
    elif kind == ids.HATCH:
        found = [land.cells[land.nest]]
    return tuple((q_of(c), r_of(c)) for c in found)


def placements(g: State, action: int) -> list[Preview]:
    """Where a tile could be laid that the seat may take now: every place and rotation."""
    taken = g.clone()
    taken.apply(action)
    return [preview(taken, option) for option in taken.options]
