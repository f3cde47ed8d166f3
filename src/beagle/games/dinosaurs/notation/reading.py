"""Build a position from text; what it leaves out gets a default."""

from __future__ import annotations

from beagle.games.dinosaurs.ids import FIGURE_NAMES, PHASES, ROWS
from beagle.games.dinosaurs.land import EGGS, START, starting_land
from beagle.games.dinosaurs.notation.checking import (
    check_board,
    check_head,
    check_lands,
    check_marks,
    check_stack,
    check_tiles,
)
from beagle.games.dinosaurs.notation.names import NUMBER, read_column
from beagle.games.dinosaurs.notation.parsing import PositionText, SeatText, parse_position
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import EMPTY, WIDTH, State
from beagle.games.dinosaurs.steps.turn import ANIMALS, REFILL, Turn, part_of_turn
from beagle.games.dinosaurs.tiles import read_face
from beagle.games.dinosaurs.view import SPECS, LandView, View, state_of, tiles_seen, view_land
from beagle.kernel.cards import UNKNOWN, WHOLE, card, type_of
from beagle.kernel.position import FILLER, read_fields
from beagle.kernel.state import NOBODY
from beagle.kernel.text import Scanner


def read_position(text: str) -> State:
    """The state of a whole position, before anything follows from it."""
    said = parse_position(text)
    v = build(said)
    if v.seat != WHOLE:
        raise said.at["view"].error("a whole position, not the view of a seat")
    for pile in (said.piles or {}).values():
        for tile in pile:
            if tile.face == UNKNOWN:
                raise tile.at.error("a whole position, without ?")
    return state_of(v)


def read_view(text: str) -> View:
    """A view written by `write_view`."""
    said = parse_position(text)
    v = build(said)
    v.actor = NOBODY if said.to is None else said.to
    return v


def build(said: PositionText) -> View:
    """What the text says, plus defaults for what it does not say."""
    seats = max(said.seats, default=-1) + 1
    made = rules(said.ruleset or "", seats)
    check_head(said, made)
    check_tiles(said, made)
    v = View(ruleset=made.name, seat=WHOLE if said.seat is None else said.seat, players=[])
    v.first = said.first or 0
    v.marker = said.marker or 0
    v.players = [build_land(said.seats.get(seat)) for seat in range(seats)]
    v.turn = turn_of(said, made)
    v.stack = build_stack(said, v, made)
    v.board = build_board(said, v, made)
    v.stacks = build_piles(said, made)
    check_stack(said, v, made)
    fill(v, made, piles_too=said.piles is None)
    check_lands(said, v, made)
    check_marks(said, v)
    check_board(said, v)
    return v


def turn_of(said: PositionText, made: Rules) -> int:
    """The number of the turn; by default the first turn, or in a draft the first turn of the seat that is asked."""
    if said.turn is not None:
        return said.turn
    if said.to is None or said.phase not in (None, PHASES[0]):
        return 1
    return int((said.to - (said.first or 0)) % made.seats + 1)


def build_land(said: SeatText | None) -> LandView:
    """Cells as written; a seat without any has the starting tile."""
    if said is None or not said.cells:
        land = view_land(starting_land())
    else:
        land = LandView(eggs=EGGS)
        for n, one in enumerate(said.cells):
            if one.terrain is None:
                raise one.at.error("a cell with its terrain: L, P, F, U or M")
            land.cells.append(one.hex)
            land.terrain.append(one.terrain)
            land.figures.append(one.figure)
            if one.nest:
                land.nest = n
    if said is not None:
        land.eggs = EGGS if said.eggs is None else said.eggs
        land.tiles = [tile.face for tile in said.tiles or []]
    return land


def build_board(said: PositionText, v: View, made: Rules) -> list[int]:
    """Tiles as written; by default, every column is full except the activated one."""
    out = [EMPTY] * (WIDTH * ROWS)
    for column in range(WIDTH):
        if said.board is not None:
            tiles = [tile.face for tile in said.board.get(column, [])]
        else:
            tiles = [] if column in emptied(v) else [FILLER] * made.rows
        out[column * ROWS : column * ROWS + len(tiles)] = tiles
    return out


def emptied(v: View) -> list[int]:
    """The column whose last tile was taken in this turn."""
    return [values[-1] - 1 for name, values in v.stack if name == Turn().name]


def build_piles(said: PositionText, made: Rules) -> list[list[int]]:
    """Piles as written, from the top; by default, all tiles the text does not name."""
    if said.piles is None:
        return [[] for _ in made.stacks]
    return [[card(tile.face) for tile in reversed(said.piles.get(n, []))] for n in range(len(made.stacks))]


def fill(v: View, made: Rules, piles_too: bool) -> None:
    """Tiles the text only counts are those it does not name, in printed order; so are piles it leaves out."""
    pools = [stack[::-1] for stack in made.stacks]
    for tile in tiles_seen(v):
        for pool in pools:
            if tile in pool:
                pool.remove(tile)
                break

    def take(n: int) -> int:
        for pool in (pools[n], *pools):
            if pool:
                return pool.pop()
        return made.stacks[0][0]

    v.board = [take(0) if tile == FILLER else tile for tile in v.board]
    for land in v.players:
        land.tiles = [take(0) if tile == FILLER else tile for tile in land.tiles]
    for n, pile in enumerate(v.stacks):
        v.stacks[n] = [card(take(n)) if type_of(c) == FILLER else c for c in pile[::-1]][::-1]
    if piles_too:
        for _ in range(tiles_spent(v)):
            take(0)
        v.stacks = [[card(tile) for tile in pool] for pool in pools]


def tiles_spent(v: View) -> int:
    """How many tiles the text does not name have become cells: two cells each, beyond the starting tile."""
    return sum(max(0, (len(land.cells) - len(START) + 1) // 2 - len(land.tiles)) for land in v.players)


def build_stack(said: PositionText, v: View, made: Rules) -> list[tuple[str, list[int]]]:
    """The pending steps; without them, those at the start of the named player's go in the phase."""
    if said.stack is not None:
        return [(name, read_fields(name, fields, SPECS, read_value)) for name, fields in said.stack]
    phase = said.phase or PHASES[0]
    if phase == "over":
        return []
    index = PHASES.index(phase)
    part = index if index < ANIMALS else max(ANIMALS, index - WIDTH + ANIMALS)
    column = column_of(part, index, v.marker)
    active = (v.first + v.turn - 1) % made.seats
    gone = 0 if said.to is None else (said.to - active) % made.seats
    steps = part_of_turn(part, column).opening(gone, active)
    return [(Turn().name, [part + 1, column]), *((step.name, step.save()) for step in steps)]


def column_of(part: int, index: int, marker: int) -> int:
    """The emptied column, counted from 1: the animal's own; for the dinosaurs the marker's, which moves on."""
    if part < ANIMALS:
        return 0
    if part == ANIMALS:
        return index
    return (marker - 1) % WIDTH + 1 if part == REFILL else marker + 1


def read_value(scan: Scanner, type: str) -> int:
    if type == "tile":
        return read_face(scan)
    if type == "column":
        return read_column(scan) + 1
    if type == "figure":
        names = FIGURE_NAMES[1:]
        return names.index(scan.need("|".join(names), f"a figure: {', '.join(names)}")) + 1
    return int(scan.need(NUMBER, "a number"))
