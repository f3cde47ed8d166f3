"""The table as a page draws it: names for numbers, hexes as coordinates, and what a player touches to choose."""

from __future__ import annotations

from typing import Any

from beagle.dinosaurs import ids, tiles
from beagle.dinosaurs.land import Land
from beagle.dinosaurs.notation.moves import hexes_of
from beagle.dinosaurs.scoring import sheets
from beagle.dinosaurs.state import EMPTY, State
from beagle.dinosaurs.steps.draft import Draft, Placing, first_cell
from beagle.dinosaurs.steps.turn import Turn
from beagle.dinosaurs.view import phase_name, view
from beagle.kernel.action import PASS, arg_a, arg_b, arg_c, kind_of
from beagle.kernel.cards import SPECTATOR, known_to
from beagle.kernel.hexes import beyond, hex_name, q_of, r_of

Plain = dict[str, Any]


def picture(g: State) -> Plain:
    """All that anybody may see: only the faces of the tiles in the stacks are hidden, from everybody alike."""
    step = g.stack[-1] if g.stack else None
    totals = [sheet.total for sheet in sheets(g)]
    return {
        "ruleset": g.rules.name,
        "turn": int(g.turn),
        "phase": phase(g),
        "first": int(g.first),
        "active": int(g.active()),
        "marker": ids.COLUMNS[g.marker],
        "columns": [column_plain(g, column) for column in range(len(ids.COLUMNS))],
        "stacks": [len(stack) for stack in g.stacks],
        "tile": tile_plain(step.tile) if isinstance(step, Placing) else None,
        "players": [land_plain(seat, land, totals[seat]) for seat, land in enumerate(g.players)],
    }


def phase(g: State) -> str:
    return phase_name(view(g, SPECTATOR))


def moment(g: State) -> str:
    return f"{g.turn}.{phase(g)}"


def column_plain(g: State, column: int) -> Plain:
    rows = [g.board[column * ids.ROWS + row] for row in range(g.rules.rows)]
    return {"name": ids.COLUMNS[column], "tiles": [None if tile == EMPTY else tile_plain(tile) for tile in rows]}


def tile_plain(tile: int) -> Plain:
    """A face: its name, the two terrains, and the animal on the first."""
    animal = tiles.animal_of(tile)
    return {
        "face": tiles.face_name(tile),
        "first": ids.TERRAIN_NAMES[tiles.first_of(tile)],
        "second": ids.TERRAIN_NAMES[tiles.second_of(tile)],
        "animal": None if animal == ids.NONE else ids.FIGURE_NAMES[animal],
    }


def land_plain(seat: int, land: Land, score: int) -> Plain:
    cells = [cell_plain(land, place) for place in range(len(land.cells))]
    nest = None if land.nest < 0 else hex_name(land.cells[land.nest])
    return {"seat": seat, "eggs": int(land.eggs), "score": score, "nest": nest, "cells": cells}


def cell_plain(land: Land, place: int) -> Plain:
    figure = land.figures[place]
    plain: Plain = {
        "id": hex_name(land.cells[place]),
        "q": int(q_of(land.cells[place])),
        "r": int(r_of(land.cells[place])),
        "terrain": ids.TERRAIN_NAMES[land.terrain[place]],
        "figure": None if land.kind(place) == ids.NONE else ids.FIGURE_NAMES[land.kind(place)],
    }
    if figure & ids.DONE:
        plain["done"] = True
    if figure & ids.BORN:
        plain["born"] = True
    return plain


def hidden(g: State) -> int:
    """For every tile of the stacks, how many seats do not know its face."""
    everybody = (1 << g.seats) - 1
    return sum(int(g.seats) - int(known_to(c) & everybody).bit_count() for stack in g.stacks for c in stack)


def may_fill(g: State) -> bool:
    """Could new tiles be laid out before the next is asked?  Never while a tile is chosen, nor before the dinosaurs."""
    turn, step = g.stack[0], g.stack[-1]
    if isinstance(step, Placing):
        draft = g.stack[-2]
        assert isinstance(draft, Draft)
        return draft.column - 1 == g.marker and g.tiles_in(g.marker) == 0
    return isinstance(turn, Turn) and turn.column - 1 == g.marker


def touches(g: State, action: int) -> list[str]:
    """Tiles, cells and ways, in the order in which a player would point at them."""
    kind = kind_of(action)
    if kind == PASS:
        return ["pass"]
    if kind == ids.TAKE:
        return [f"tile:{ids.COLUMNS[arg_a(action)]}.{arg_b(action) + 1}"]
    if kind == ids.PLACE:
        return [spot(first_cell(action)), spot(beyond(first_cell(action), arg_c(action)))]
    land = g.players[g.actor]
    if kind == ids.HATCH:
        return [spot(land.cells[land.nest])]
    if kind == ids.BREED:
        return [spot(land.cells[arg_a(action)]), spot(land.cells[arg_b(action)])]
    if kind == ids.STARVE:
        return [spot(land.cells[arg_a(action)]), "starve"]
    return [spot(c) for c in hexes_of(land, action)] + ["there"]


def spot(c: int) -> str:
    return f"cell:{hex_name(c)}"
