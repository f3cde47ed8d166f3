"""Check that the position in a text is possible, before playing from it.  Errors give the place in the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from beagle.games.dinosaurs.ids import COLUMNS, DINOSAUR, FIGURE_NAMES, KIND, MOUNTAIN, ROWS
from beagle.games.dinosaurs.land import MAX_CELLS
from beagle.games.dinosaurs.notation.parsing import PositionText, TileText
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import EMPTY
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.turn import DRAFT, REFILL, part_of_turn
from beagle.games.dinosaurs.view import STEPS, View, phase_name, state_of
from beagle.kernel.cards import SPECTATOR, UNKNOWN
from beagle.kernel.hexes import FARTHEST, q_of, r_of
from beagle.kernel.text import Word, seat_name

MAX_TURNS: Final = 999
MAX_EGGS: Final = 999


def check_head(said: PositionText, made: Rules) -> None:
    """Numbers are within bounds, and seats exist."""
    for name, seat in (("first", said.first), ("to", said.to), ("view", said.seat)):
        if seat is not None and seat != SPECTATOR and seat >= made.seats:
            raise said.at[name].error(f"a seat of this table, A to {seat_name(made.seats - 1)}")
    if said.turn is not None and not 1 <= said.turn <= MAX_TURNS:
        raise said.at["turn"].error(f"a turn from 1 to {MAX_TURNS}")
    if said.stack is not None or said.to is None:
        return
    phase = said.phase or "draft"
    if phase in ("moving", "refill", "over"):
        raise said.at["to"].error(f'no "to": in {phase} nobody is asked')
    if phase == "draft" and said.turn is not None and said.to != ((said.first or 0) + said.turn - 1) % made.seats:
        raise said.at["to"].error('the player whose turn it is, after "to"')


def tiles_said(said: PositionText) -> Iterator[TileText]:
    for tiles in (*(said.board or {}).values(), *(said.piles or {}).values()):
        yield from tiles


def check_tiles(said: PositionText, made: Rules) -> None:
    """No more tiles than there are, no more in a column than it has cells, and unknown ones only in the piles."""
    for tiles in (said.board or {}).values():
        if len(tiles) > made.rows:
            raise tiles[made.rows].at.error(f"at most {made.rows} tiles in a column")
    open_tiles = [*(said.board or {}).values(), *(seat.tiles or [] for seat in said.seats.values())]
    for tile in (tile for tiles in open_tiles for tile in tiles):
        if tile.face == UNKNOWN:
            raise tile.at.error("a tile that all can see")
    there = [tile for tile in tiles_said(said) if tile.face != EMPTY]
    if len(there) > made.tiles():
        raise there[made.tiles()].at.error(f"at most {made.tiles()} tiles on the board and in the piles")


def check_lands(said: PositionText, v: View, made: Rules) -> None:
    """Cells don't overlap, one nest on a mountain, room to grow, and no more figures than allowed."""
    for number, seat in said.seats.items():
        met: set[int] = set()
        nests = 0
        for one in seat.cells:
            nests += one.nest
            if one.hex in met:
                raise one.at.error("another cell: this one is already taken")
            if one.nest and (one.terrain != MOUNTAIN or nests > 1):
                raise one.at.error("one nest, on a mountain")
            met.add(one.hex)
        if (seat.eggs or 0) > MAX_EGGS or len(seat.tiles or []) > made.tiles():
            raise said.at[f"{seat_name(number)}:"].error(f"at most {MAX_EGGS} eggs and {made.tiles()} tiles")
    check_room(said, v, made)
    check_supply(said, v, made)


def check_room(said: PositionText, v: View, made: Rules) -> None:
    """The ecosystem has enough cells for all tiles a player may still lay, and stays within the map."""
    for number, tiles in enumerate(tiles_to_come(v, made)):
        most, farthest = MAX_CELLS - 2 * tiles, FARTHEST - 2 * tiles
        cells = said.seats[number].cells if number in said.seats else []
        for n, one in enumerate(cells):
            if n >= most:
                raise one.at.error(
                    f"at most {most} cells while {tiles} tiles may still come (smaller piles leave more room)"
                )
            if max(abs(int(q_of(one.hex))), abs(int(r_of(one.hex)))) > farthest:
                raise one.at.error(f"a cell at most {farthest} from the middle while {tiles} tiles may still come")
        if len(v.players[number].cells) > most:
            at = said.at.get("piles", Word("", 1, 1))
            room = (MAX_CELLS - len(v.players[number].cells)) // 2
            raise at.error(f"fewer tiles: {seat_name(number)} has room for {room}, and {tiles} may still come")


def tiles_to_come(v: View, made: Rules) -> list[int]:
    """For each seat, how many tiles it may still lay: the one in hand, and its share of those on board and piles."""
    if not v.stack:
        return [0] * made.seats
    begun, name = v.stack[0][1][0], v.stack[-1][0]
    active = (v.first + v.turn - 1) % made.seats
    taken = begun > 0 and name != "draft"  # this turn's tile has left the board
    lying = sum(tile != EMPTY for tile in v.board) + sum(map(len, v.stacks))
    out: list[int] = []
    for seat in range(made.seats):
        before = (seat - active - taken) % made.seats  # players who take one before this seat
        out.append((lying - before + made.seats - 1) // made.seats + (name == "placing" and seat == active))
    return out


def check_supply(said: PositionText, v: View, made: Rules) -> None:
    """Where figures are limited, there are no more than in the box; one dinosaur is the marker."""
    if not made.strict:
        return
    for kind in range(1, DINOSAUR + 1):
        most = made.species[kind].box - (kind == DINOSAUR)
        count = 0
        for seat, land in enumerate(v.players):
            count += sum(figure & KIND == kind for figure in land.figures)
            if count > most:
                at = said.at.get(f"{seat_name(seat)}:", Word("", 1, 1))
                raise at.error(f"at most {most} figures of the kind {FIGURE_NAMES[kind]} in all")


def check_marks(said: PositionText, v: View) -> None:
    """Only the player who is acting has marked figures, and only of the kind that is activated."""
    name, values = v.stack[-1] if v.stack else ("", [])
    step = STEPS.made(name, values) if name else None
    kind, seat = 0, -1
    if isinstance(step, Activation):
        kind, seat = int(step.figure), int(step.whose(state_of(v)))
    for number, text in said.seats.items():
        for one in text.cells:
            if one.figure & ~KIND and (number != seat or one.figure & KIND != kind):
                raise one.at.error("no mark: only animals that are being activated have one")


def check_board(said: PositionText, v: View) -> None:
    """Before a draft, the marker's column has a tile: otherwise no dinosaurs would come, and no new tiles."""
    waiting = [values[-1] - 1 for name, values in v.stack if name in ("turn", "draft")]
    filled = v.board[v.marker * ROWS : v.marker * ROWS + ROWS] != [EMPTY] * ROWS
    if v.stack and not filled and v.marker not in waiting and phase_name(v) != "refill":
        at = said.at.get("board", said.at.get("marker", Word("", 1, 1)))
        raise at.error(f"a tile in the column of the marker, {COLUMNS[v.marker]}")


def check_stack(said: PositionText, v: View, made: Rules) -> None:
    """Each step is on one it can be on, has possible numbers, and is the part of the turn it says."""
    if said.stack is None:
        return
    below = ""
    for (name, values), (_, at) in zip(v.stack, said.stack, strict=True):
        STEPS.check_place(name, below, at)
        if not STEPS.made(name, values).possible(made):
            raise at.error(f"numbers that are possible for {name}")
        below = name
    phase = phase_name(v)
    if said.phase not in (None, phase):
        raise said.at["phase"].error(f"the phase that the stack gives, {phase}")
    if len(v.stack) > 1:
        check_part(said, v)


def check_part(said: PositionText, v: View) -> None:
    """The step on top of the turn is the part that started last."""
    _, at = (said.stack or [])[1]
    next, column = v.stack[0][1]
    if next == DRAFT:
        raise at.error("no step on a turn whose first part has not begun")
    if next - 1 > 1 and next - 1 < REFILL and column - 1 != v.marker:
        raise at.error("a part that follows the column of the marker")
    part = part_of_turn(next - 1, column)
    name, values = v.stack[1]
    if name != part.name or (isinstance(part, Activation) and values[0] != part.figure):
        raise at.error(f"{part.name}, the part of the turn that its number says")
    if name == "draft" and (values[0] > 0) != (len(v.stack) > 2):
        raise at.error("a column exactly while its tile is being placed")
