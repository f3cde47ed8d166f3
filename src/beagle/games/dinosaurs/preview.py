"""What a move would do, computed by the same verbs that do it; and what would follow."""

from __future__ import annotations

from typing import NamedTuple

from beagle.games.dinosaurs import actions, ids, tell
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.law import FREE
from beagle.games.dinosaurs.notation.moves import hexes_of, write_move
from beagle.games.dinosaurs.scoring import sheets
from beagle.games.dinosaurs.species import Species
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.draft import Draft
from beagle.games.dinosaurs.steps.prey import forbids_young
from beagle.games.dinosaurs.steps.refill import tiles_wanted
from beagle.games.dinosaurs.walks import eaten, list_walks
from beagle.games.dinosaurs.words import column_words, counted, figure_args, key
from beagle.kernel.action import kind_of
from beagle.kernel.data import Outcome, Plain
from beagle.kernel.hexes import hex_name, q_of, r_of
from beagle.kernel.int_list import IntList
from beagle.kernel.message import Argument, Message

Hex = tuple[int, int]


class FigureAt(NamedTuple):
    """A figure on a hex."""

    hex: Hex
    figure: str


class Preview(NamedTuple):
    """One option: the hexes it refers to, and its result.

    `cells` are the two of a tile, parent and young, or the walk from its start.  `score` is the seat's score
    afterwards.
    """

    action: int
    text: str
    cells: tuple[Hex, ...]
    comes: tuple[FigureAt, ...]  # figures from the reserve
    eaten: tuple[FigureAt, ...]
    dies: tuple[FigureAt, ...]
    eggs: int  # more or fewer in the nest
    score: int


def foresee(g: State, action: int) -> Preview:
    """What this option of the seat that is asked would do, before anything follows from it."""
    seat = g.actor
    after = g.clone()
    after.listen()
    text, cells = write_move(g, action), cells_of(g, action)
    after.choose(action)
    comes: list[FigureAt] = []
    eaten: list[FigureAt] = []
    dies: list[FigureAt] = []
    for event in after.events:
        if event.kind in (tell.SETTLED, tell.YOUNG):
            comes.append(standing(tell.part(event, "cell"), tell.part(event, "figure")))
        elif event.kind == tell.BRED:
            comes.append(standing(tell.part(event, "other"), tell.part(event, "figure")))
        elif event.kind == tell.HATCHED:
            comes.append(standing(tell.part(event, "cell"), ids.DINOSAUR))
        elif event.kind == tell.EATEN:
            eaten.append(standing(tell.part(event, "cell"), tell.part(event, "figure")))
        elif event.kind == tell.STARVED:
            dies.append(standing(tell.part(event, "cell"), tell.part(event, "figure")))
    eggs = after.players[seat].eggs - g.players[seat].eggs
    return Preview(action, text, cells, tuple(comes), tuple(eaten), tuple(dies), eggs, sheets(after)[seat].total)


def standing(c: int, kind: int) -> FigureAt:
    return FigureAt((q_of(c), r_of(c)), ids.FIGURE_NAMES[kind])


def cells_of(g: State, action: int) -> tuple[Hex, ...]:
    """The hexes a move refers to."""
    land, kind = g.players[g.actor], kind_of(action)
    found: list[int] = []
    if kind == ids.PLACE:
        found = [actions.first_hex(action), actions.second_hex(action)]
    elif kind == ids.BREED:
        found = [land.cells[actions.figure_cell(action)], land.cells[actions.breed_cell(action)]]
    elif kind == ids.WALK:
        found = hexes_of(land, action)
    elif kind == ids.STARVE:
        found = [land.cells[actions.figure_cell(action)]]
    elif kind == ids.HATCH:
        found = [land.cells[land.nest]]
    return tuple((q_of(c), r_of(c)) for c in found)


def placements(g: State, action: int) -> list[Preview]:
    """Where a tile the seat may take now could be laid: every place and rotation."""
    taken = g.clone()
    taken.apply(action)
    return [foresee(taken, option) for option in taken.options]


# What a tile triggers


def preview(g: State, action: int) -> list[Outcome]:
    """What follows from taking or laying a tile, in order; nothing for other moves, whose text already says it."""
    kind = kind_of(action)
    if kind not in (ids.TAKE, ids.PLACE):
        return []
    draft = next(step for step in g.stack if isinstance(step, Draft))
    column = int(actions.take_column(action) if kind == ids.TAKE else draft.column - 1)
    after = g.clone()
    after.choose(action)
    left = int(after.tiles_in(column))
    if left:
        return [outcome("quiet", {"column": column_words(column), "tiles": left})]
    out = [outcome("activated", figure_args(column + 1), {"figure": ids.FIGURE_NAMES[column + 1]})]
    if kind == ids.PLACE:
        out += own_animals(after, g.actor, column + 1)
    if column != g.marker:
        return [*out, outcome("empty", {"column": column_words(column)})]
    return [*out, outcome("dinosaurs", {}), new_tiles(after)]


def outcome(name: str, args: dict[str, Argument], data: dict[str, Plain] | None = None) -> Outcome:
    return Outcome(name, data or {}, Message(key(f"preview-{name}"), args))


def new_tiles(g: State) -> Outcome:
    """What the refill would do with the columns that are empty now."""
    wanted, left = int(tiles_wanted(g)), int(g.tiles_left())
    name = "refill" if wanted <= left else "end"
    return outcome(name, {"tiles": wanted, "left": left})


def own_animals(g: State, seat: int, kind: int) -> list[Outcome]:
    """What the activation would find in this ecosystem: what the newest animal could do, and who would starve."""
    land, species = g.players[seat], g.rules.species[kind]
    newest = len(land.cells) - 2
    others = [place for place in range(newest) if land.kind(place) == kind]
    out = []
    if land.kind(newest) == kind and species.hunts:
        out.append(newest_hunter(land, species, newest, len(others)))
    elif land.kind(newest) == kind:
        out.append(newest_parent(land, species, newest))
    if species.hunts:
        hungry = sum(not meals_of(land, species, place) for place in others)
        if hungry:
            out.append(outcome("hungry", figure_args(kind) | {"count": hungry, "total": len(others)}))
    return out


def meals_of(land: Land, species: Species, place: int) -> list[list[int]]:
    """For each walk of the animal on this cell, the cells where it would eat."""
    walks = IntList()
    list_walks(land, species, place, walks)
    return [eaten(land, place, actions.walk_path(walk)).to_list() for walk in walks]


def newest_hunter(land: Land, species: Species, place: int, others: int) -> Outcome:
    """The best meal it could have now; `cells` are those of everything it could eat.

    If it finds none, `others` of its kind may still go first and open a way.
    """
    meals = meals_of(land, species, place)
    if not meals:
        return outcome("no-prey", figure_args(species.id) | {"others": others})
    best = max(meals, key=len)
    within = sorted({cell for meal in meals for cell in meal})
    args = figure_args(species.id) | {"meal": counted([int(land.kind(cell)) for cell in best])}
    return outcome("hunter", args | {"young": len(best) - 1}, {"cells": cell_names(land, within)})


def newest_parent(land: Land, species: Species, place: int) -> Outcome:
    """Where it could have a young one."""
    beside = land.neighbours(place)
    free = [cell for cell in beside if forbids_young(land, species, cell) == FREE]
    if not free:
        return outcome("no-room", figure_args(species.id))
    return outcome("parent", figure_args(species.id) | {"room": len(free)}, {"cells": cell_names(land, free)})


def cell_names(land: Land, places: list[int]) -> list[str]:
    return [hex_name(land.cells[place]) for place in places]
