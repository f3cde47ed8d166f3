"""Events and options of Gods Love Dinosaurs as plain data, and the log line of each event."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs import actions, ids, tiles
from beagle.games.dinosaurs.notation.moves import land_of
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.walks import eaten
from beagle.games.dinosaurs.words import column_words, eggs_for, figure_args, tile_words
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
    """The kind of an option; whether a tile is the last of its column; how many eggs a walk brings."""
    kind = kind_of(action)
    if kind == ids.TAKE and g.tiles_in(actions.take_column(action)) == 1:
        return MoveData(KINDS[kind], {"last": True})
    if kind == ids.WALK:
        return MoveData(KINDS[kind], {"eggs": eggs_of(g, action)})
    return MoveData(KINDS[kind], {})


def eggs_of(g: State, action: int) -> int:
    """How many eggs the animal of this walk would lay."""
    land, start = land_of(g, g.actor), actions.figure_cell(action)
    if not g.rules.species[land.kind(start)].lays:
        return 0
    return eggs_for([int(land.kind(place)) for place in eaten(land, start, actions.walk_path(action))])
