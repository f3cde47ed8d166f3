"""Events and options of Gods Love Dinosaurs as plain data, and the log line of each event."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs import actions, ids, tiles
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.ways import way_of
from beagle.games.dinosaurs.words import column_words, figure_args, tile_words
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.data import CELL, NUMBER, SEAT, EventTable, MoveData, PartType, named

# What the parts of an event can be.
PARTS: Final = {
    "seat": SEAT,
    "number": NUMBER,
    "cell": CELL,
    "figure": PartType(ids.FIGURE_NAMES.__getitem__, lambda _, value: figure_args(value), names=ids.FIGURE_NAMES[1:]),
    "column": named(ids.COLUMNS, column_words),
    "stack": named(tuple(ids.STACKS), lambda value: ids.STACKS[value]),
    "tile": PartType(tiles.face_name, lambda label, tile: {label: tile_words(tile)}),
}
EVENTS: Final = EventTable(ids.EVENTS, PARTS, "dinosaurs-log-")

KINDS: Final = {
    PASS: "pass",
    ids.TAKE: "take",
    ids.PLACE: "place",
    ids.BREED: "breed",
    ids.WALK: "walk",
    ids.STARVE: "starve",
    ids.HATCH: "hatch",
}


def move_data(g: State, action: int) -> MoveData:
    """The kind of an option; whether a tile is the last of its column; what a walk brings, and what stays alive."""
    kind = kind_of(action)
    if kind == ids.TAKE and g.tiles_in(actions.take_column(action)) == 1:
        return MoveData(KINDS[kind], {"last": True})
    if kind == ids.WALK:
        way = way_of(g, action)
        left = {"prey-left": way.prey_left, "hunters-left": way.hunters_left}
        return MoveData(KINDS[kind], {"eggs": way.eggs, "young": way.young, "prey": way.prey, **left})
    return MoveData(KINDS[kind], {})
