"""The table as a page draws it: names for numbers, hexes as coordinates, and what a player touches to choose."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from beagle.games.dinosaurs import ids, tiles
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.scoring import Points, sheets
from beagle.games.dinosaurs.state import EMPTY, State
from beagle.games.dinosaurs.steps.draft import Draft, Placing
from beagle.games.dinosaurs.steps.turn import Turn
from beagle.games.dinosaurs.view import phase_name, view
from beagle.kernel.cards import SPECTATOR, known_to
from beagle.kernel.hexes import direction_to, hex_name, q_of, r_of

Terrain = Literal["lake", "plain", "forest", "universal", "mountain"]
Figure = Literal["frog", "rabbit", "rat", "tiger", "eagle", "dinosaur"]

FIGURES: Final[tuple[Figure, ...]] = ids.FIGURE_NAMES[1:]


class Picture(TypedDict):
    """The table of Gods Love Dinosaurs as everybody sees it.

    Names of terrains, figures, columns and phases are those of the notation.
    """

    ruleset: str
    turn: int
    phase: str
    first: int  # who had the first turn
    active: int  # whose turn it is
    asked: int | None  # who is asked
    marker: Figure  # the column of the dino marker
    columns: list[ColumnPicture]
    stacks: list[int]  # how many tiles are in the stacks A to D
    tile: TilePicture | None  # the tile to be placed
    column: Figure | None  # the column it was taken from
    row: int | None  # and the row, from 1, if that is known
    players: list[PlayerPicture]


class ColumnPicture(TypedDict):
    """A column of the biome board."""

    name: Figure
    tiles: list[TilePicture | None]  # from the top; null where there is none


class TilePicture(TypedDict):
    """A face: its name, the two terrains, and the animal on the first."""

    face: str
    first: Terrain
    second: Terrain
    animal: Figure | None


class PlayerPicture(TypedDict):
    """A player's land and eggs."""

    seat: int
    eggs: int
    golden: int  # points by golden eggs
    ordinary: int  # points by ordinary eggs
    score: int
    nest: str | None  # the cell where dinosaurs hatch
    cells: list[CellPicture]


class CellPicture(TypedDict):
    """A cell of a land."""

    id: str  # as the notation writes it
    q: int
    r: int
    terrain: Terrain
    figure: Figure | None
    tile: int  # the piece of cardboard it is printed on; 0 is the starting tile
    done: NotRequired[bool]  # it has bred or hunted in this activation
    born: NotRequired[bool]  # it was added in this activation


def picture(g: State, seat: int, row: int | None = None) -> Picture:
    """All that anybody may see: only the faces of the tiles in the stacks are hidden, from everybody.

    `row` is where the tile in hand was taken from, if that is known.
    """
    step = g.stack[-1] if g.stack else None
    points = sheets(g)
    return {
        "ruleset": g.rules.name,
        "turn": int(g.turn),
        "phase": phase(g),
        "first": int(g.first),
        "active": int(g.active()),
        "asked": int(g.actor) if g.actor >= 0 else None,
        "marker": ids.COLUMNS[g.marker],
        "columns": [column_plain(g, column) for column in range(len(ids.COLUMNS))],
        "stacks": [len(stack) for stack in g.stacks],
        "tile": tile_plain(step.tile) if isinstance(step, Placing) else None,
        "column": taken_from(g),
        "row": row,
        "players": [land_plain(seat, land, points[seat]) for seat, land in enumerate(g.players)],
    }


def phase(g: State) -> str:
    return phase_name(view(g, SPECTATOR))


def moment(g: State) -> str:
    return f"{g.turn}.{phase(g)}"


def taken_from(g: State) -> Figure | None:
    """The column of the tile that is being laid."""
    columns = [step.column for step in g.stack if isinstance(step, Draft) and step.column]
    return ids.COLUMNS[columns[0] - 1] if columns else None


def column_plain(g: State, column: int) -> ColumnPicture:
    rows = [g.board[column * ids.ROWS + row] for row in range(g.rules.rows)]
    return {"name": ids.COLUMNS[column], "tiles": [None if tile == EMPTY else tile_plain(tile) for tile in rows]}


def figure_name(kind: int) -> Figure | None:
    return None if kind == ids.NONE else FIGURES[kind - 1]


def tile_plain(tile: int) -> TilePicture:
    """A face: its name, the two terrains, and the animal on the first."""
    return {
        "face": tiles.face_name(tile),
        "first": ids.TERRAIN_NAMES[tiles.first_of(tile)],
        "second": ids.TERRAIN_NAMES[tiles.second_of(tile)],
        "animal": figure_name(tiles.animal_of(tile)),
    }


def land_plain(seat: int, land: Land, points: Points) -> PlayerPicture:
    pieces = pieces_of(land)
    cells = [cell_plain(land, place, pieces[place]) for place in range(len(land.cells))]
    return {
        "seat": seat,
        "eggs": int(land.eggs),
        "golden": int(points.golden),
        "ordinary": int(points.ordinary),
        "score": int(points.total),
        "nest": None if land.nest < 0 else hex_name(land.cells[land.nest]),
        "cells": cells,
    }


def pieces_of(land: Land) -> list[int]:
    """For each cell, the piece of cardboard it is printed on: 0 is the starting tile, then the tiles in the order they
    were laid.

    In a position written by hand the tiles may say nothing about the cells: then all cells are one piece.
    """
    first = len(land.cells) - 2 * len(land.tiles)
    pieces = [0] * len(land.cells)
    for number, tile in enumerate(land.tiles):
        here = first + 2 * number
        if here < 0 or not is_tile(land, tile, here):
            return [0] * len(land.cells)
        pieces[here] = pieces[here + 1] = number + 1
    return pieces


def is_tile(land: Land, tile: int, here: int) -> bool:
    """Do this cell and the next one show the face?"""
    faces = tiles.first_of(tile), tiles.second_of(tile)
    beside = direction_to(land.cells[here], land.cells[here + 1]) >= 0
    return beside and (land.terrain[here], land.terrain[here + 1]) == faces


def cell_plain(land: Land, place: int, tile: int) -> CellPicture:
    figure = land.figures[place]
    plain: CellPicture = {
        "id": hex_name(land.cells[place]),
        "q": int(q_of(land.cells[place])),
        "r": int(r_of(land.cells[place])),
        "terrain": ids.TERRAIN_NAMES[land.terrain[place]],
        "figure": figure_name(land.kind(place)),
        "tile": tile,
    }
    if figure & ids.DONE:
        plain["done"] = True
    if figure & ids.BORN:
        plain["born"] = True
    return plain


def hidden(g: State) -> int:
    """For every tile of the stacks, how many seats do not know its face."""
    return hidden_by(g, (1 << int(g.seats)) - 1)


def hidden_from(g: State, seat: int) -> int:
    """The number of tiles of the stacks whose face this seat doesn't know."""
    return hidden_by(g, 1 << seat)


def hidden_by(g: State, seats: int) -> int:
    """For every tile of the stacks, how many of these seats, given as bits, don't know its face."""
    return sum(seats.bit_count() - (int(known_to(c)) & seats).bit_count() for stack in g.stacks for c in stack)


def may_fill(g: State) -> bool:
    """Could new tiles be laid out before the next question?  Never while a tile is chosen, nor before the dinosaurs."""
    turn, step = g.stack[0], g.stack[-1]
    if isinstance(step, Placing):
        draft = g.stack[-2]
        assert isinstance(draft, Draft)
        return draft.column - 1 == g.marker and g.tiles_in(g.marker) == 0
    return isinstance(turn, Turn) and turn.column - 1 == g.marker
