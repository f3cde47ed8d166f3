"""The events of this game: their numbers, and a function that emits each.

Written by tools/generators/event_functions.py from `EVENTS` in ids.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.evo.ids import EVENTS
from beagle.kernel.event import Event, Labels
from beagle.kernel.state import GameState

ROUND: Final = 0
PHASE: Final = 1
TOKEN: Final = 2
DIAL: Final = 3
METEOR: Final = 4
GENE_LAID: Final = 5
BID: Final = 6
OUTBID: Final = 7
STAYS_OUT: Final = 8
PAID: Final = 9
GENE_WON: Final = 10
CARD_WON: Final = 11
NO_CARD: Final = 12
CARD_PLAYED: Final = 13
ORDER: Final = 14
PLACED: Final = 15
WALKED: Final = 16
SWAM: Final = 17
FLEW: Final = 18
ATTACKED: Final = 19
FIGHT_DIE: Final = 20
ATTACK_WON: Final = 21
ATTACK_FAILED: Final = 22
KILLED: Final = 23
FLED: Final = 24
BORN: Final = 25
TAKEN_OFF: Final = 26
BABIES_DIE: Final = 27
NEWBORN_DIED: Final = 28
NEWBORN_BACK: Final = 29
STOLEN: Final = 30
NO_BIRTHS: Final = 31
DIED: Final = 32
EARNED: Final = 33
SKIPPED: Final = 34
PASSED: Final = 35
GAME_OVER: Final = 36

LABELS: Final = Labels(EVENTS)


def part(event: Event, label: str) -> i64:
    """The number of the event with this label; a KeyError names an event that has none."""
    return LABELS.part(event, label)


def round(g: GameState, round: i64) -> None:
    if g.sink is not None:
        g.tell(ROUND, round)


def phase(g: GameState, phase: i64) -> None:
    if g.sink is not None:
        g.tell(PHASE, phase)


def token(g: GameState, token: i64) -> None:
    if g.sink is not None:
        g.tell(TOKEN, token)


def dial(g: GameState, beach: i64, plain: i64, hill: i64, mountain: i64) -> None:
    if g.sink is not None:
        g.tell(DIAL, beach, plain, hill, mountain)


def meteor(g: GameState) -> None:
    if g.sink is not None:
        g.tell(METEOR)


def gene_laid(g: GameState, column: i64, gene: i64) -> None:
    if g.sink is not None:
        g.tell(GENE_LAID, column, gene)


def bid(g: GameState, seat: i64, column: i64, bid: i64, what: i64) -> None:
    if g.sink is not None:
        g.tell(BID, seat, column, bid, what)


def outbid(g: GameState, seat: i64, column: i64, what: i64) -> None:
    if g.sink is not None:
        g.tell(OUTBID, seat, column, what)


def stays_out(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(STAYS_OUT, seat)


def paid(g: GameState, seat: i64, points: i64) -> None:
    if g.sink is not None:
        g.tell(PAID, seat, points)


def gene_won(g: GameState, seat: i64, gene: i64) -> None:
    if g.sink is not None:
        g.tell(GENE_WON, seat, gene)


def card_won(g: GameState, seat: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(CARD_WON, seat, card=card)


def no_card(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(NO_CARD, seat)


def card_played(g: GameState, seat: i64, card: i64) -> None:
    if g.sink is not None:
        g.tell(CARD_PLAYED, seat, card)


def order(g: GameState, first: i64) -> None:
    if g.sink is not None:
        g.tell(ORDER, first)


def placed(g: GameState, seat: i64, place: i64) -> None:
    if g.sink is not None:
        g.tell(PLACED, seat, place)


def walked(g: GameState, seat: i64, from_: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(WALKED, seat, from_, to)


def swam(g: GameState, seat: i64, from_: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(SWAM, seat, from_, to)


def flew(g: GameState, seat: i64, from_: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(FLEW, seat, from_, to)


def attacked(g: GameState, seat: i64, from_: i64, owner: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(ATTACKED, seat, from_, owner, to)


def fight_die(g: GameState, face: i64) -> None:
    if g.sink is not None:
        g.tell(FIGHT_DIE, face)


def attack_won(g: GameState, seat: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(ATTACK_WON, seat, to)


def attack_failed(g: GameState, seat: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(ATTACK_FAILED, seat, to)


def killed(g: GameState, owner: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(KILLED, owner, cell)


def fled(g: GameState, owner: i64, from_: i64, to: i64) -> None:
    if g.sink is not None:
        g.tell(FLED, owner, from_, to)


def born(g: GameState, seat: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(BORN, seat, cell)


def taken_off(g: GameState, seat: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(TAKEN_OFF, seat, cell)


def babies_die(g: GameState, seat: i64, cell: i64, face: i64) -> None:
    if g.sink is not None:
        g.tell(BABIES_DIE, seat, cell, face)


def newborn_died(g: GameState, seat: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(NEWBORN_DIED, seat, cell)


def newborn_back(g: GameState, seat: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(NEWBORN_BACK, seat, cell)


def stolen(g: GameState, seat: i64, owner: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(STOLEN, seat, owner, cell)


def no_births(g: GameState) -> None:
    if g.sink is not None:
        g.tell(NO_BIRTHS)


def died(g: GameState, owner: i64, cell: i64, ground: i64) -> None:
    if g.sink is not None:
        g.tell(DIED, owner, cell, ground)


def earned(g: GameState, seat: i64, points: i64) -> None:
    if g.sink is not None:
        g.tell(EARNED, seat, points)


def skipped(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(SKIPPED, seat)


def passed(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(PASSED, seat)


def game_over(g: GameState) -> None:
    if g.sink is not None:
        g.tell(GAME_OVER)
