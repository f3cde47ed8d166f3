"""The events of this game: their numbers, and a function that emits each.

Written by tools/generators/event_functions.py from `EVENTS` in ids.py.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.dinosaurs.ids import EVENTS
from beagle.kernel.event import Event, Labels
from beagle.kernel.state import GameState

TURN: Final = 0
TAKEN: Final = 1
PLACED: Final = 2
SETTLED: Final = 3
MISSING: Final = 4
ACTIVATED: Final = 5
BRED: Final = 6
ENOUGH: Final = 7
IDLE: Final = 8
WALKED: Final = 9
EATEN: Final = 10
YOUNG: Final = 11
STARVED: Final = 12
LAID: Final = 13
HATCHED: Final = 14
UNHATCHED: Final = 15
MARKER: Final = 16
FILLED: Final = 17
NEXT_STACK: Final = 18
GAME_OVER: Final = 19
NEST_TAKEN: Final = 20

LABELS: Final = Labels(EVENTS)


def part(event: Event, label: str) -> i64:
    """The number of the event with this label; a KeyError names an event that has none."""
    return LABELS.part(event, label)


def turn(g: GameState, number: i64, seat: i64) -> None:
    if g.sink is not None:
        g.tell(TURN, number, seat)


def taken(g: GameState, seat: i64, column: i64, row: i64, tile: i64) -> None:
    if g.sink is not None:
        g.tell(TAKEN, seat, column, row, card=tile)


def placed(g: GameState, seat: i64, cell: i64, other: i64, tile: i64) -> None:
    if g.sink is not None:
        g.tell(PLACED, seat, cell, other, card=tile)


def settled(g: GameState, seat: i64, figure: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(SETTLED, seat, figure, cell)


def missing(g: GameState, seat: i64, figure: i64) -> None:
    if g.sink is not None:
        g.tell(MISSING, seat, figure)


def activated(g: GameState, figure: i64) -> None:
    if g.sink is not None:
        g.tell(ACTIVATED, figure)


def bred(g: GameState, seat: i64, figure: i64, cell: i64, other: i64) -> None:
    if g.sink is not None:
        g.tell(BRED, seat, figure, cell, other)


def enough(g: GameState, seat: i64, figure: i64) -> None:
    if g.sink is not None:
        g.tell(ENOUGH, seat, figure)


def idle(g: GameState, seat: i64, figure: i64) -> None:
    if g.sink is not None:
        g.tell(IDLE, seat, figure)


def walked(g: GameState, seat: i64, figure: i64, cell: i64, other: i64) -> None:
    if g.sink is not None:
        g.tell(WALKED, seat, figure, cell, other)


def eaten(g: GameState, seat: i64, figure: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(EATEN, seat, figure, cell)


def young(g: GameState, seat: i64, figure: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(YOUNG, seat, figure, cell)


def starved(g: GameState, seat: i64, figure: i64, cell: i64) -> None:
    if g.sink is not None:
        g.tell(STARVED, seat, figure, cell)


def laid(g: GameState, seat: i64, eggs: i64, total: i64) -> None:
    if g.sink is not None:
        g.tell(LAID, seat, eggs, total)


def hatched(g: GameState, seat: i64, cell: i64, total: i64) -> None:
    if g.sink is not None:
        g.tell(HATCHED, seat, cell, total)


def unhatched(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(UNHATCHED, seat)


def marker(g: GameState, column: i64) -> None:
    if g.sink is not None:
        g.tell(MARKER, column)


def filled(g: GameState, column: i64, row: i64, tile: i64) -> None:
    if g.sink is not None:
        g.tell(FILLED, column, row, card=tile)


def next_stack(g: GameState, stack: i64) -> None:
    if g.sink is not None:
        g.tell(NEXT_STACK, stack)


def game_over(g: GameState, tiles: i64, cells: i64) -> None:
    if g.sink is not None:
        g.tell(GAME_OVER, tiles, cells)


def nest_taken(g: GameState, seat: i64) -> None:
    if g.sink is not None:
        g.tell(NEST_TAKEN, seat)
