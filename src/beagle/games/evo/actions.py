"""The actions of EVO: how each is made, and what its parts are called.  A cell is its number on the map."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evo.ids import BID, BIRTH, DRAW, EXCHANGE, FACE, FLEE, LOSE, PLACE, PLAY
from beagle.kernel.action import BYTE, FIRST, SECOND

# DRAW and FACE: chance takes a gene from the bag, or the fight die shows a face


def draw(gene: i64) -> i64:
    return DRAW | gene << FIRST


def drawn_gene(action: i64) -> i64:
    return action >> FIRST & BYTE


def face(side: i64) -> i64:
    return FACE | side << FIRST


def shown_face(action: i64) -> i64:
    return action >> FIRST & BYTE


# BID: a field of a column of the auction


def bid(column: i64, field: i64) -> i64:
    return BID | column << FIRST | field << SECOND


def bid_column(action: i64) -> i64:
    return action >> FIRST & BYTE


def bid_field(action: i64) -> i64:
    return action >> SECOND & BYTE


# PLAY: an event card, and its target if it has one


def play(card: i64) -> i64:
    """A play that names no target."""
    return PLAY | card << FIRST


def play_on(card: i64, target: i64) -> i64:
    """The aim of the card says what its target is."""
    return PLAY | card << FIRST | target + 1 << SECOND


def play_card(action: i64) -> i64:
    return action >> FIRST & BYTE


def play_target(action: i64) -> i64:
    """-1 if the play names none."""
    return (action >> SECOND & BYTE) - 1


# PLACE: on the initiative track


def place(at: i64) -> i64:
    return PLACE | at << FIRST


def track_place(action: i64) -> i64:
    return action >> FIRST & BYTE


# WALK, ATTACK, SWIM, FLY and EXCHANGE: two cells.  A dinosaur moves, or is taken off while another is born.


def move(kind: i64, start: i64, end: i64) -> i64:
    return kind | start << FIRST | end << SECOND


def exchange(off: i64, cell: i64) -> i64:
    return EXCHANGE | off << FIRST | cell << SECOND


def start_cell(action: i64) -> i64:
    """Where the dinosaur is that moves or is taken off."""
    return action >> FIRST & BYTE


def end_cell(action: i64) -> i64:
    """Where it moves to, or the new one is born."""
    return action >> SECOND & BYTE


# FLEE, BIRTH and LOSE: one cell


def flee(cell: i64) -> i64:
    return FLEE | cell << FIRST


def birth(cell: i64) -> i64:
    return BIRTH | cell << FIRST


def lose(cell: i64) -> i64:
    return LOSE | cell << FIRST


def only_cell(action: i64) -> i64:
    """Where the dinosaur flees to, is born, or dies."""
    return action >> FIRST & BYTE
