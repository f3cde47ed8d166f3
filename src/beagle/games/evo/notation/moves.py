"""Moves as text, both ways."""

from __future__ import annotations

import re
from typing import Final

from beagle.games.evo import actions
from beagle.games.evo.ids import (
    A_CELL,
    A_PLACE,
    A_TURN,
    ATTACK,
    BID,
    BIRTH,
    CARD_NAMES,
    DRAW,
    EXCHANGE,
    FACE,
    FACE_NAMES,
    FLEE,
    FLY,
    GENE_NAMES,
    LOSE,
    PLACE,
    PLAY,
    SWIM,
    TOKEN_NAMES,
    WALK,
)
from beagle.games.evo.notation.names import CARD_BY_NAME, FACE_BY_NAME, GENE_BY_NAME, NAME, NUMBER, read_name
from beagle.games.evo.state import State
from beagle.kernel.action import PASS, ROLL, kind_of, roll, rolled_face
from beagle.kernel.hexes import HEX, hex_name, read_hex
from beagle.kernel.position import begin_move
from beagle.kernel.state import CHANCE
from beagle.kernel.text import Scanner

A_MOVE: Final = (
    "a move: column=bid, cell>cell, cellxcell, cell~cell, cell^cell, +cell, xcell, >cell, @place, !card or -"
)
WAYS: Final = {">": WALK, "x": ATTACK, "~": SWIM, "^": FLY, "+": EXCHANGE}
SIGNS: Final = {kind: sign for sign, kind in WAYS.items()}
TO: Final = {">": actions.flee, "+": actions.birth, "x": actions.lose}
TO_SIGNS: Final = {FLEE: ">", BIRTH: "+", LOSE: "x"}
TURNS: Final = {name: token for token, name in TOKEN_NAMES.items() if token < 4}


def write_move(g: State, action: int, seat: int | None = None) -> str:
    """The move as text; it has no secrets, so all seats see the same."""
    kind = kind_of(action)
    if kind == PASS:
        return "-"
    if kind == ROLL:
        return f"%{rolled_face(action)}"
    if kind == DRAW:
        return f"%{GENE_NAMES[actions.drawn_gene(action)]}"
    if kind == FACE:
        return f"%{FACE_NAMES[actions.shown_face(action)]}"
    if kind == BID:
        return f"{actions.bid_column(action) + 1}={actions.bid_field(action)}"
    if kind == PLACE:
        return f"@{actions.track_place(action) + 1}"
    if kind == PLAY:
        card = actions.play_card(action)
        return f"!{CARD_NAMES[card]}{target_text(g, card, actions.play_target(action))}"
    return cells_text(g, action)


def cells_text(g: State, action: int) -> str:
    """One cell after a sign, or two with a sign between them."""
    kind, cells = kind_of(action), g.rules.land.cells
    if kind in TO_SIGNS:
        return f"{TO_SIGNS[kind]}{hex_name(cells[actions.only_cell(action)])}"
    return f"{hex_name(cells[actions.start_cell(action)])}{SIGNS[kind]}{hex_name(cells[actions.end_cell(action)])}"


def target_text(g: State, type: int, target: int) -> str:
    """What playing a card names: `>0,1`, `>+2`, `@3`."""
    if target < 0:
        return ""
    aim = g.rules.cards[type].aim
    if aim == A_CELL:
        return f">{hex_name(g.rules.land.cells[target])}"
    return f">{TOKEN_NAMES[target]}" if aim == A_TURN else f"@{target + 1}"


def parse_move(g: State, text: str, seat: int | None = None) -> int:
    """The action of a well-formed move, legal or not.  `seat` is the one who would make it; the actor by default."""
    scan = begin_move(text, A_MOVE)
    mover = g.actor if seat is None else seat
    if mover == CHANCE or scan.sees("%"):
        action = parse_chance(scan)
    elif scan.take(r"-$"):
        action = PASS
    elif scan.take("!"):
        action = parse_play(g, scan)
    elif scan.take("@"):
        action = actions.place(parse_number(scan, "a place on the track", g.seats) - 1)
    elif scan.sees(r"[0-9]+="):
        column = parse_number(scan, "a column", g.seats) - 1
        scan.need("=", '"="')
        action = actions.bid(column, int(scan.need("[0-6]", "a field, 0 to 6")))
    else:
        action = parse_cells(g, scan)
    scan.end("the end of the move")
    return action


def parse_chance(scan: Scanner) -> int:
    """A die, a face of the fight die, or a gene from the bag."""
    scan.take(r"%\s*")
    if scan.sees("[1-6]"):
        return roll(int(scan.need("[1-6]", "a face")))
    expected = "what chance does: 1 to 6, a face of the fight die, or a gene"
    name = scan.need(NAME, expected)
    if name in FACE_BY_NAME:
        return actions.face(FACE_BY_NAME[name])
    if name in GENE_BY_NAME:
        return actions.draw(GENE_BY_NAME[name])
    raise scan.error(expected, back=len(name))


def parse_number(scan: Scanner, expected: str, most: int) -> int:
    wanted = f"{expected}, 1 to {most}"
    number = scan.need(NUMBER, wanted)
    if not 1 <= int(number) <= most or number != str(int(number)):
        raise scan.error(wanted, back=len(number))
    return int(number)


def parse_play(g: State, scan: Scanner) -> int:
    type = read_name(scan, CARD_BY_NAME, "an event card")
    aim = g.rules.cards[type].aim
    if aim == A_CELL:
        scan.need(">", '">" and a cell')
        return actions.play_on(type, parse_cell(g, scan))
    if aim == A_TURN:
        scan.need(">", '">" and +2, +1, +0 or -1')
        turn = scan.need("|".join(map(re.escape, TURNS)), "+2, +1, +0 or -1")
        return actions.play_on(type, TURNS[turn])
    if aim == A_PLACE and scan.take("@"):
        return actions.play_on(type, parse_number(scan, "a place on the track", g.seats) - 1)
    return actions.play(type)


def parse_cell(g: State, scan: Scanner) -> int:
    start = scan.at
    cell = read_hex(scan)
    if cell not in g.rules.land.number:
        raise scan.error("a cell of the land", back=scan.at - start)
    return g.rules.land.number[cell]


def parse_cells(g: State, scan: Scanner) -> int:
    """One cell after a sign, or two with a sign between them."""
    if scan.sees(rf"[>+x]{HEX}"):
        sign = scan.need("[>+x]", A_MOVE)
        return TO[sign](parse_cell(g, scan))
    if not scan.sees(HEX):
        raise scan.error(A_MOVE)
    start = parse_cell(g, scan)
    sign = scan.need(r"[>x~^+]", '">" to walk, "x" to attack, "~" to swim, "^" to fly, "+" for another newborn')
    return actions.move(WAYS[sign], start, parse_cell(g, scan))
