"""What a seat may see, built by naming each thing; and a state that is consistent with a view.

Only the faces of the tiles in the stacks are hidden, from everybody.  A view is also the form in which a whole position
is written and read: then nothing is hidden (`whole`).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from beagle.games.dinosaurs.ids import PHASES, ROWS
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.state import EMPTY, WIDTH, State
from beagle.games.dinosaurs.steps.dinosaurs import Hatching, Rampage
from beagle.games.dinosaurs.steps.draft import Draft, Placing
from beagle.games.dinosaurs.steps.predators import Hunting
from beagle.games.dinosaurs.steps.prey import Breeding
from beagle.games.dinosaurs.steps.refill import MarkerMove, Refill
from beagle.games.dinosaurs.steps.turn import ANIMALS, Turn
from beagle.kernel.cards import UNKNOWN, WHOLE, card, known_to, seen, type_of
from beagle.kernel.int_list import int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.kernel.steps import StepTable

STEPS: Final = StepTable(
    (
        Turn,
        Draft,
        Placing,
        Breeding,
        Hunting,
        Hatching,
        Rampage,
        MarkerMove,
        Refill,
    ),
)
SPECS: Final = STEPS.specs

# Every field of a state, and who may see it.  "masked": a tile, seen by those whose bit it has.
# "derived": follows from public fields.  "asked": only the seat that is asked gets it.
VISIBILITY: Final = {
    "State": {
        "rules": "public",
        "seats": "public",
        "turn": "public",
        "first": "public",
        "marker": "public",
        "board": "public",
        "stacks": "masked",
        "players": "public",
        "used": "derived",
        "stack": "public",
        "actor": "public",
        "offered": "asked",
        "options": "asked",
        "sink": "masked",
    },
    "Land": {
        "cells": "public",
        "terrain": "public",
        "figures": "public",
        "near": "derived",
        "beside": "derived",
        "shore": "derived",
        "around": "derived",
        "tiles": "public",
        "nest": "public",
        "eggs": "public",
    },
}


@dataclass
class LandView:
    """An ecosystem and its nest: all of it is public."""

    cells: list[int] = field(default_factory=list)
    terrain: list[int] = field(default_factory=list)
    figures: list[int] = field(default_factory=list)
    tiles: list[int] = field(default_factory=list)
    nest: int = -1
    eggs: int = 0


@dataclass
class View:
    """A position as one seat sees it.  Only the seat that is asked has `options`."""

    ruleset: str
    seat: int
    players: list[LandView]
    turn: int = 1
    first: int = 0
    marker: int = 0
    board: list[int] = field(default_factory=lambda: [EMPTY] * (WIDTH * ROWS))
    stacks: list[list[int]] = field(default_factory=list)
    stack: list[tuple[str, list[int]]] = field(default_factory=list)
    actor: int = NOBODY
    options: list[int] = field(default_factory=list)


def view_land(land: Land) -> LandView:
    return LandView(
        cells=land.cells.to_list(),
        terrain=land.terrain.to_list(),
        figures=land.figures.to_list(),
        tiles=land.tiles.to_list(),
        nest=land.nest,
        eggs=land.eggs,
    )


def view(g: State, seat: int) -> View:
    """What this seat may see."""
    return View(
        ruleset=g.rules.name,
        seat=seat,
        players=[view_land(land) for land in g.players],
        turn=g.turn,
        first=g.first,
        marker=g.marker,
        board=g.board.to_list(),
        stacks=[stack.to_list() if seat == WHOLE else [seen(c, seat) for c in stack] for stack in g.stacks],
        stack=STEPS.saved(g.stack),
        actor=g.actor,
        options=g.options if g.actor == seat or seat == WHOLE else [],
    )


def whole(g: State) -> View:
    """The position without secrets, to be written down."""
    return view(g, WHOLE)


def state_of(v: View) -> State:
    """The state of a position, before anything follows from it: nobody is asked yet."""
    g = State(rules(v.ruleset, len(v.players)))
    g.turn = v.turn
    g.first = v.first
    g.marker = v.marker
    g.board = int_list(v.board)
    g.stacks = [int_list(stack) for stack in v.stacks]
    for seen_land in v.players:
        land = Land()
        for c, terrain, figure in zip(seen_land.cells, seen_land.terrain, seen_land.figures, strict=True):
            land.add(c, terrain, figure)
        land.tiles = int_list(seen_land.tiles)
        land.nest = seen_land.nest
        land.eggs = seen_land.eggs
        g.players.append(land)
    g.count_figures()
    g.stack = STEPS.restored(v.stack)
    return g


def restore(v: View) -> State:
    """The state of a position with nothing unknown."""
    g = state_of(v)
    g.settle()
    return g


def imagine(v: View, rng: Rng) -> State:
    """A state that looks like this view: in each stack, the tiles its seat does not know are shuffled again."""
    filled = View(**vars(v))
    filled.stacks = []
    for stack, pool in zip(v.stacks, unknown_tiles(v), strict=True):
        rng.shuffle(pool)
        filled.stacks.append([card(pool.pop(), known_to(c)) if type_of(c) == UNKNOWN else c for c in stack])
    g = state_of(filled)
    g.settle()
    return g


def tiles_seen(v: View) -> list[int]:
    """The faces of all tiles that have been seen: on the biome board, in the ecosystems, in a player's hand."""
    out = [tile for tile in v.board if tile != EMPTY]
    for land in v.players:
        out += land.tiles
    out += [values[0] for name, values in v.stack if name == Placing().name]
    return out + [type_of(c) for stack in v.stacks for c in stack if type_of(c) != UNKNOWN]


def unknown_tiles(v: View) -> list[list[int]]:
    """For each stack, the tiles that were in it and have not been seen; stacks are used up in order."""
    stacks = rules(v.ruleset, len(v.players)).stacks
    pools = [stack.copy() for stack in stacks]
    for tile in tiles_seen(v):
        for pool in pools:
            if tile in pool:
                pool.remove(tile)
                break
    for n, stack in enumerate(v.stacks):
        unknown = sum(type_of(c) == UNKNOWN for c in stack)
        while len(pools[n]) < unknown:  # a made-up position may hold more tiles than there are
            pools[n] += stacks[n] or [tile for other in stacks for tile in other]
    return pools


def phase_name(v: View) -> str:
    """The current part of the turn; `over` after the last."""
    if not v.stack:
        return "over"
    part, column = v.stack[0][1][0] - 1, v.stack[0][1][1]
    if part < ANIMALS:
        return PHASES[0]
    return PHASES[column] if part == ANIMALS else PHASES[WIDTH + part - ANIMALS]
