"""Gods Love Dinosaurs as numbers, for learning programs: `kernel.coder` says what a coder is.

Seats are counted from the one that looks, cells in the order they were laid, hexes from the nest.  The walks of a
dinosaur have no places of their own: there are too many; programs that rate candidates (`row`) need none.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from beagle.games.dinosaurs import actions
from beagle.games.dinosaurs.ids import (
    BORN,
    BREED,
    DINOSAUR,
    DONE,
    EAGLE,
    HATCH,
    KIND,
    PLACE,
    ROWS,
    STACKS,
    STARVE,
    TAKE,
    TIGER,
    WALK,
)
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.rulesets import deal
from beagle.games.dinosaurs.rulesets import rules as find_rules
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import EMPTY, WIDTH, State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.draft import Placing
from beagle.games.dinosaurs.tiles import animal_of, first_of, second_of
from beagle.games.dinosaurs.walks import eaten, length, step, visited
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.coder import NO_PLACE, Blocks, Coder, Layout, byte, small
from beagle.kernel.hexes import direction_to, q_of, r_of
from beagle.kernel.int_list import IntList
from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

VERSION: Final = 1  # goes up when a block or a part changes

CELLS: Final = 48  # of an ecosystem that are seen; no game of ours needs more
RADIUS: Final = 15  # hexes within this distance of the nest have places
ACROSS: Final = 2 * RADIUS + 1
SPARE: Final = 1024
MOST: Final = 2048
TIGER_WALKS: Final = 6 + 36
EAGLE_WALKS: Final = 18

WORLD: Final = 8 + len(STACKS)
TILE: Final = 1 + 5 + 5 + 6  # is there one; its two terrains; its animal
CELL: Final = 3 + 5 + 6 + 2  # is there one, and where; its terrain; its figure; its marks
SEAT_FACTS: Final = 4

# Steps at which a player can be asked, in a fixed order
ASKING: Final = ("draft", "placing", "breeding", "hunting", "hatching", "rampage")


def hexes_near() -> IntList:
    """For each q and r within the radius, the number of this hex; -1 if it is too far."""
    out = IntList()
    found: i64 = 0
    for q in range(-RADIUS, RADIUS + 1):
        for r in range(-RADIUS, RADIUS + 1):
            if -RADIUS <= q + r <= RADIUS:
                out.append(found)
                found += 1
            else:
                out.append(-1)
    return out


class DinosaursCoder(Coder):
    """Gods Love Dinosaurs at one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.near: IntList = hexes_near()
        self.phases: dict[str, int] = {name: place for place, name in enumerate(ASKING)}
        blocks, layout = Blocks(), Layout()
        blocks.add("pass", 1)
        self.take_block: i64 = blocks.add("take", WIDTH * ROWS)
        self.hatch_block: i64 = blocks.add("hatch", 1)
        self.lay_block: i64 = blocks.add("lay", (3 * RADIUS * (RADIUS + 1) + 1) * 6)
        self.starve_block: i64 = blocks.add("starve", CELLS)
        self.breed_block: i64 = blocks.add("breed", CELLS * 6)
        self.tiger_block: i64 = blocks.add("tiger", CELLS * TIGER_WALKS)
        self.eagle_block: i64 = blocks.add("eagle", CELLS * EAGLE_WALKS)
        seats = int(rules.seats)
        layout.add("world", WORLD)
        self.phase_part: i64 = layout.add("phase", len(ASKING))
        self.column_part: i64 = layout.add("marker", WIDTH)
        self.figure_part: i64 = layout.add("activated", DINOSAUR + 1)
        self.hand_part: i64 = layout.add("hand", TILE)
        self.board_part: i64 = layout.add("board", WIDTH, ROWS, TILE)
        self.seats_part: i64 = layout.add("seats", seats, SEAT_FACTS)
        self.cells_part: i64 = layout.add("cells", seats, CELLS, CELL)
        super().__init__(f"dinosaurs/{rules.name}/{seats}/r{RADIUS}/v{VERSION}", seats, blocks, SPARE, layout, MOST)

    def deal(self, rng: Rng) -> State:
        return deal(self.rules, rng)

    # Actions

    def place(self, g: GameState, action: i64) -> i64:
        assert isinstance(g, State)
        if action == PASS:
            return 0
        kind = kind_of(action)
        if kind == TAKE:
            return self.take_block + actions.take_column(action) * ROWS + actions.take_row(action)
        if kind == HATCH:
            return self.hatch_block
        if g.actor < 0:
            return NO_PLACE
        land = g.players[g.actor]
        if kind == PLACE:
            return self.lay_place(land, action)
        figure = actions.figure_cell(action)
        if figure >= CELLS:
            return NO_PLACE
        if kind == STARVE:
            return self.starve_block + figure
        if kind == BREED:
            towards = direction_to(land.cells[figure], land.cells[actions.breed_cell(action)])
            return self.breed_block + figure * 6 + towards
        return self.walk_place(land.kind(figure), figure, actions.walk_path(action))

    def lay_place(self, land: Land, action: i64) -> i64:
        """By the hex of the first half, counted from the nest, and the direction of the other."""
        hex, nest = actions.first_hex(action), land.cells[land.nest]
        q, r = q_of(hex) - q_of(nest) + RADIUS, r_of(hex) - r_of(nest) + RADIUS
        if q < 0 or q >= ACROSS or r < 0 or r >= ACROSS:
            return NO_PLACE
        near = self.near[q * ACROSS + r]
        if near < 0:
            return NO_PLACE
        return self.lay_block + near * 6 + actions.tile_direction(action)

    def walk_place(self, kind: i64, figure: i64, path: i64) -> i64:
        steps = length(path)
        first = step(path, 0)
        if kind == TIGER and steps <= 2:
            if steps == 1:
                return self.tiger_block + figure * TIGER_WALKS + first
            return self.tiger_block + figure * TIGER_WALKS + 6 + first * 6 + step(path, 1)
        if kind == EAGLE and steps <= 3:
            return self.eagle_block + figure * EAGLE_WALKS + first * 3 + steps - 1
        return NO_PLACE

    # What a seat sees

    def write(self, g: GameState, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(g, State)
        self.write_world(g, seat, out, at)
        for place in range(WIDTH * ROWS):
            if g.board[place] != EMPTY:
                self.write_tile(g.board[place], out, at + self.board_part + place * TILE)
        for owner in range(g.seats):
            relative = (owner - seat + g.seats) % g.seats
            self.write_land(g.players[owner], relative, out, at)

    def write_world(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = byte(g.turn)
        out[at + 1] = byte((g.first - seat + g.seats) % g.seats)
        if g.actor >= 0:
            out[at + 2] = byte((g.actor - seat + g.seats) % g.seats + 1)
        out[at + 3] = byte((g.active() - seat + g.seats) % g.seats)
        for n in range(len(g.stacks)):
            if n < len(STACKS):
                out[at + 8 + n] = byte(g.stacks[n].size)
        out[at + self.column_part + g.marker] = u8(1)
        if not g.stack:
            return
        top = g.stack[-1]
        phase: i64 = self.phases.get(top.name, -1)
        if phase >= 0:
            out[at + self.phase_part + phase] = u8(1)
        if isinstance(top, Placing):
            self.write_tile(top.tile, out, at + self.hand_part)
        elif isinstance(top, Activation):
            out[at + self.figure_part + top.figure] = u8(1)

    def write_tile(self, tile: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(1)
        out[at + 1 + first_of(tile)] = u8(1)
        out[at + 6 + second_of(tile)] = u8(1)
        animal = animal_of(tile)
        if animal:
            out[at + 11 + animal - 1] = u8(1)

    def write_land(self, land: Land, relative: i64, out: vec[u8], at: i64) -> None:
        start = at + self.seats_part + relative * SEAT_FACTS
        out[start] = byte(land.eggs)
        out[start + 1] = byte(land.cells.size)
        out[start + 2] = byte(land.nest + 1)
        out[start + 3] = byte(land.count(DINOSAUR))
        start = at + self.cells_part + relative * CELLS * CELL
        nest = land.cells[land.nest]
        for i in range(land.cells.size):
            if i < CELLS:
                self.write_cell(land, i, nest, out, start + i * CELL)

    def write_cell(self, land: Land, i: i64, nest: i64, out: vec[u8], at: i64) -> None:
        """Where it is, counted from 64 at the nest; its terrain, its figure and the marks of the figure."""
        hex, figure = land.cells[i], land.figures[i]
        out[at] = u8(1)
        out[at + 1] = byte(q_of(hex) - q_of(nest) + 64)
        out[at + 2] = byte(r_of(hex) - r_of(nest) + 64)
        out[at + 3 + land.terrain[i]] = u8(1)
        kind = figure & KIND
        if kind:
            out[at + 8 + kind - 1] = u8(1)
        if figure & DONE:
            out[at + 14] = u8(1)
        if figure & BORN:
            out[at + 15] = u8(1)

    # Candidates

    def row(self, g: GameState, action: i64, out: vec[i16], at: i64) -> None:
        """Cells are counted from 1.  The gain of a walk: the eggs it brings, or the young ones."""
        assert isinstance(g, State)
        kind = kind_of(action)
        out[at] = small(kind)
        if kind == TAKE:
            tile = g.board[actions.take_column(action) * ROWS + actions.take_row(action)]
            out[at + 1] = small(tile + 1)
            out[at + 2] = small(animal_of(tile))
            out[at + 3] = small(actions.take_column(action) + 1)
            out[at + 6] = small(g.tiles_in(actions.take_column(action)))
        elif kind == PLACE:
            land = g.players[g.actor]
            nest, hex = land.cells[land.nest], actions.first_hex(action)
            out[at + 3] = small(q_of(hex) - q_of(nest) + 64)
            out[at + 4] = small(r_of(hex) - r_of(nest) + 64)
            out[at + 5] = small(actions.tile_direction(action) + 1)
            out[at + 7] = small(touching(land, hex) + touching(land, actions.second_hex(action)))
        elif kind in (BREED, WALK, STARVE):
            self.figure_row(g, action, kind, out, at)

    def figure_row(self, g: State, action: i64, kind: i64, out: vec[i16], at: i64) -> None:
        land, figure = g.players[g.actor], actions.figure_cell(action)
        out[at + 2] = small(land.kind(figure))
        out[at + 3] = small(figure + 1)
        if kind == BREED:
            out[at + 4] = small(actions.breed_cell(action) + 1)
            out[at + 7] = i16(1)
        elif kind == WALK:
            path = actions.walk_path(action)
            meals = eaten(land, figure, path)
            way = visited(land, figure, path)
            out[at + 4] = small(way[way.size - 1] + 1)
            out[at + 5] = small(length(path))
            out[at + 6] = small(meals.size)
            gain = meals.size - 1
            if self.rules.species[land.kind(figure)].lays:
                gain = 0
                for i in range(meals.size):
                    if land.kind(meals[i]) >= TIGER:
                        gain += 1
            out[at + 7] = small(gain)
        else:
            out[at + 7] = i16(-1)


def touching(land: Land, hex: i64) -> i64:
    """How many cells are beside this hex."""
    at = land.shore.find(hex)
    count: i64 = 0
    if at >= 0:
        for direction in range(6):
            if land.around[at] >> direction & 1:
                count += 1
    return count


def coder(ruleset: str, seats: int, slots: int = 0) -> DinosaursCoder:
    """The coder of this table; it has no slots.  RulesetError: there is no such table."""
    return DinosaursCoder(find_rules(ruleset, seats))
