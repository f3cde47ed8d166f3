"""Positions and moves as text.  What a seat sees is the written form of a position, and so is all of it.

    magpies base first A gone 3 to B
    A: 2A 5A 6A | 3* 4A          the hand, then the nest; 3* lies open, and only A knows the 4
    B: ?B ?B ?B | ?B             what the reader doesn't know is a ?
    meadow 1* 4* 6*
    deck ? ? ? ? ? ? ? ? ? ? ? ?

Moves: `+3` hides a 3, `3=4` gives a 3 for an open 4, `>B` raids the nest of B, `-` passes, `%5` is a die.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from beagle.kernel.action import FIRST, PASS, ROLL, SECOND, act, kind_of, operand, roll
from beagle.kernel.cards import PUBLIC, SPECTATOR, UNKNOWN, WHOLE, bit, card, known_to, knows, type_of
from beagle.kernel.position import (
    Grammar,
    HeadWord,
    begin_move,
    parse_lines,
    read_asked,
    read_count,
    read_seat,
    read_viewer,
)
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError, Scanner, Word, seat_name, seat_number
from beagle_magpies.rules import COPIES, HIDE, OPEN, RAID, ROUNDS, TRADE, VALUES, State, table

MOVE: Final = "a move: +3, 3=4, >B or -"
VALUE: Final = "[1-6]"


@dataclass
class View:
    """A position as one seat sees it.  Only the seat that is asked has `options`."""

    ruleset: str = ""
    seat: int = WHOLE
    first: int = 0
    gone: int = 0
    raid: int = NOBODY  # whose nest is raided, while the die is rolled
    actor: int = NOBODY
    hands: list[list[int]] = field(default_factory=list)
    nests: list[list[int]] = field(default_factory=list)
    meadow: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    options: list[int] = field(default_factory=list)


def write_view(v: View) -> str:
    """The canonical text."""
    head = ["magpies", v.ruleset]
    if v.seat != WHOLE:
        head += ["view", "spectator" if v.seat == SPECTATOR else seat_name(v.seat)]
    head += ["first", seat_name(v.first), "gone", str(v.gone)]
    head += ["raid", seat_name(v.raid)] if v.raid != NOBODY else []
    head += ["to", seat_name(v.actor)] if v.actor != NOBODY else []
    seats = [f"{seat_name(n)}: {written(v.hands[n])} | {written(v.nests[n])}" for n in range(len(v.hands))]
    return "\n".join([" ".join(head), *seats, f"meadow {written(v.meadow)}", f"deck {written(v.deck)}"])


def written(trinkets: list[int]) -> str:
    """Each with its value and those who know it."""
    return " ".join(f"{value_of(trinket)}{knowing(trinket)}" for trinket in trinkets) or "-"


def value_of(trinket: int) -> str:
    return "?" if type_of(trinket) == UNKNOWN else str(type_of(trinket))


def knowing(trinket: int) -> str:
    return "*" if known_to(trinket) == PUBLIC else "".join(seat_name(n) for n in range(8) if knows(trinket, n))


def read_trinkets(scan: Scanner) -> list[int]:
    out: list[int] = []
    scan.take(r"\s*")
    while not scan.sees(r"\||$") and not scan.take(r"-\s*"):
        value = scan.need("[1-6?]", "a trinket, 1 to 6 or ?")
        known = scan.need(r"(\*|[A-D]*)(?=\s|$)", "who knows it: *, or seats")
        mask = PUBLIC if known == "*" else sum(bit(seat_number(letter)) for letter in set(known))
        out.append(card(UNKNOWN if value == "?" else int(value), mask))
        scan.take(r"\s*")
    return out


def read_player(scan: Scanner) -> tuple[list[int], list[int]]:
    hand = read_trinkets(scan)
    scan.need(r"\|", '"|" and the nest')
    return hand, read_trinkets(scan)


class Text(View):
    """A view while it is read: what was said of each seat, and where."""

    def __init__(self) -> None:
        super().__init__()
        self.seats: dict[int, tuple[list[int], list[int]]] = {}
        self.at: dict[str, Word] = {}


GRAMMAR: Final = Grammar(
    game="magpies",
    phases=(),
    words={
        "view": HeadWord("seat", read_viewer),
        "first": HeadWord("first", read_seat),
        "gone": HeadWord("gone", read_count("how many turns are over", 2)),
        "raid": HeadWord("raid", read_seat),
        "to": HeadWord("actor", read_asked),
    },
    names=("meadow", "deck"),
    seat=read_player,
    line=lambda name, scan, out: setattr(out, name, read_trinkets(scan)),
)


def read_view(text: str) -> View:
    """A view, or a whole position.  NotationError: it isn't one, or nobody could get there."""
    said = Text()
    parse_lines(text, GRAMMAR, said, head=True)
    seats = len(said.seats)
    must(sorted(said.seats) == list(range(seats)) and 2 <= seats <= 4, "two to four seats, from A on")
    v = View(table(said.ruleset, seats).canonical, said.seat, said.first, said.gone, said.raid)
    v.hands = [[card(type_of(trinket), bit(seat)) for trinket in said.seats[seat][0]] for seat in range(seats)]
    v.nests = [said.seats[seat][1] for seat in range(seats)]
    v.meadow = [card(type_of(trinket), PUBLIC) for trinket in said.meadow]
    v.deck = [card(type_of(trinket)) for trinket in said.deck]
    check(v, seats)
    v.actor = NOBODY if v.gone == ROUNDS * seats else CHANCE if v.raid != NOBODY else (v.first + v.gone) % seats
    must(said.actor in (NOBODY, v.actor), f"to {seat_name(v.actor)}, whose turn it is")
    return v


def check(v: View, seats: int) -> None:
    must(v.first < seats, "a first player at the table")
    must(v.gone <= ROUNDS * seats, f"at most {ROUNDS} turns each")
    must(v.seat in (WHOLE, SPECTATOR, *range(seats)), "the view of a seat at the table")
    raider = (v.first + v.gone) % seats
    possible = v.raid == NOBODY or (v.raid < seats and v.raid != raider and v.gone < ROUNDS * seats)
    must(possible and (v.raid == NOBODY or v.nests[v.raid] != []), "a raid on another nest that isn't empty")
    trinkets = [trinket for pile in (*v.hands, *v.nests, v.meadow, v.deck) for trinket in pile]
    known = [type_of(trinket) for trinket in trinkets]
    must(len(v.meadow) == OPEN and len(known) == COPIES * len(VALUES), f"{COPIES * len(VALUES)} trinkets, {OPEN} open")
    must(all(known.count(value) <= COPIES for value in VALUES), f"{COPIES} trinkets of each value")
    must(v.seat != WHOLE or UNKNOWN not in known, "a whole position, without ?")
    must(all(known_to(t) in (PUBLIC, known_to(t) & bit(seats) - 1) for t in trinkets), "trinkets that players know")


def must(holds: bool, expected: str) -> None:
    if not holds:
        raise NotationError(expected, "something else")


def write_move(g: State, action: int, seat: int | None) -> str:
    """A move; to others, a trinket that is hidden is a ?."""
    kind, first = kind_of(action), operand(action, FIRST)
    if kind == HIDE:
        return f"+{first}" if seat in (None, g.actor) else "+?"
    if kind == TRADE:
        return f"{first}={operand(action, SECOND)}"
    return {PASS: "-", ROLL: f"%{first}", RAID: f">{seat_name(first)}"}[kind]


def parse_move(g: State, text: str) -> int:
    """The action of a well-formed move, allowed or not."""
    scan = begin_move(text, MOVE)
    if g.actor == CHANCE:
        scan.need("%", '"%" and the face of a die')
        action = roll(int(scan.need(VALUE, "a face, 1 to 6")))
    elif scan.take(r"\+"):
        action = act(HIDE, int(scan.need(VALUE, "a trinket, 1 to 6")))
    elif scan.take(">"):
        action = act(RAID, seat_number(scan.need(f"[A-{seat_name(g.seats - 1)}]", "a seat at the table")))
    elif scan.take("-"):
        action = PASS
    else:
        given = int(scan.need(VALUE, MOVE))
        scan.need("=", '"=" and an open trinket')
        action = act(TRADE, given, int(scan.need(VALUE, "a trinket, 1 to 6")))
    scan.end("the end of the move")
    return action
