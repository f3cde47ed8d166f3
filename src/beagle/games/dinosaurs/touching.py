"""What a player touches, both ways: the things of an action, and the actions that touches can mean.

In a reading, what is touched is taken literally; what is left out is filled in from what is in the ecosystem.  Nothing
here knows what is allowed.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from beagle.games.dinosaurs import actions, ids
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.notation.moves import hexes_of, land_of
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.walks import LONGEST
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.hexes import FARTHEST, HEX, direction_to, hex_at, hex_name, neighbours
from beagle.kernel.touching import Guess, Reading, named, numbers, readings


def touches(g: State, action: int) -> list[str]:
    """Tiles, cells and ways, in the order a player would point at them: for a walk, its ends first."""
    kind = kind_of(action)
    if kind == PASS:
        return ["pass"]
    if kind == ids.TAKE:
        return [f"tile:{ids.COLUMNS[actions.take_column(action)]}.{actions.take_row(action) + 1}"]
    if kind == ids.PLACE:
        return [spot(actions.first_hex(action)), spot(actions.second_hex(action))]
    land = g.players[g.actor]
    if kind == ids.HATCH:
        return [spot(land.cells[land.nest])]
    if kind == ids.BREED:
        return [spot(land.cells[actions.figure_cell(action)]), spot(land.cells[actions.breed_cell(action)])]
    if kind == ids.STARVE:
        return [spot(land.cells[actions.figure_cell(action)]), "starve"]
    hexes = hexes_of(land, action)
    return [spot(hexes[0]), spot(hexes[-1]), "way:" + ">".join(map(hex_name, hexes[1:]))]


def spot(c: int) -> str:
    return f"cell:{hex_name(c)}"


# What touches can mean


def read_touches(g: State, path: list[str]) -> list[Reading]:
    """The actions that these touches can mean, the nearest first."""
    return readings(g, path, guesses(g, path), touches)


def guesses(g: State, path: list[str]) -> Iterator[Guess]:
    """The actions that a path could be about, from the things in it."""
    land = land_of(g, g.actor)
    if "pass" in path:
        yield Guess(PASS)
    for tile in named(path, "tile"):
        column, _, row = tile.partition(".")
        if column in ids.COLUMNS:
            yield from [Guess(actions.take(ids.COLUMNS.index(column), n - 1)) for n in numbers([row], 1, ids.ROWS)]
    hexes = [c for c in map(hex_named, named(path, "cell")) if c is not None]
    if hexes:
        yield from tiles(hexes[0], hexes[1:])
        yield Guess(actions.hatch())
        yield from figures(g, land, [land.place_of(c) for c in hexes])
        for way in named(path, "way"):
            yield from along(land, land.place_of(hexes[0]), hexes[0], way)


def hex_named(name: str) -> int | None:
    if re.fullmatch(HEX, name) is None:
        return None
    q, r = map(int, name.split(","))
    return int(hex_at(q, r)) if max(abs(q), abs(r)) <= FARTHEST else None


def tiles(first: int, rest: list[int]) -> Iterator[Guess]:
    """A tile on this cell; if the cell of its other half isn't touched, in every direction."""
    for second in rest[:1] or neighbours(first):
        direction = direction_to(first, second)
        if direction >= 0:
            yield Guess(actions.place(first, direction))


def figures(g: State, land: Land, cells: list[int]) -> Iterator[Guess]:
    """What the figure on the first cell can do; or what another that is active now can do to this cell."""
    if min(cells) < 0:
        return
    here = cells[0]
    beside = land.neighbours(here)
    for there in cells[1:] or beside:
        yield Guess(actions.breed(here, there))
    active = active_figures(g, land)
    yield Guess(actions.starve(here), 0 if here in active or not active else 1)
    for start, end in [(here, cells[1])] if len(cells) > 1 else [(start, here) for start in active if start != here]:
        way = shortest(land, start, end)
        if 0 < len(way) <= LONGEST:
            yield Guess(path_action(start, way))


def active_figures(g: State, land: Land) -> list[int]:
    """The cells of the figures that can act now: they have no mark yet."""
    step = g.stack[-1]
    return [n for n, it in enumerate(land.figures) if it == step.figure] if isinstance(step, Activation) else []


def along(land: Land, start: int, first: int, way: str) -> Iterator[Guess]:
    """A walk from cell to cell."""
    at, directions = first, []
    for there in map(hex_named, way.split(">")):
        direction = -1 if there is None else int(direction_to(at, there))
        if there is None or direction < 0:
            return
        directions.append(direction)
        at = there
    if start >= 0 and len(directions) <= LONGEST:
        yield Guess(path_action(start, directions))


def path_action(start: int, directions: list[int]) -> int:
    path = 0
    for n, direction in enumerate(directions):
        path |= (direction + 1) << 3 * n
    return int(actions.walk(start, path))


def shortest(land: Land, start: int, end: int) -> list[int]:
    """The directions of the shortest way from cell to cell, whatever is in between; none if there is no way."""
    ways: dict[int, list[int]] = {start: []}
    edge = [start]
    while edge and end not in ways:
        here = edge.pop(0)
        for direction in range(6):
            there = land.near[here * 6 + direction]
            if there >= 0 and there not in ways:
                ways[there] = [*ways[here], direction]
                edge.append(there)
    return ways.get(end, [])
