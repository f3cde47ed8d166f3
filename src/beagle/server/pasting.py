"""Records and positions from outside: replayed, but always within limits."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace
from typing import Any

import msgspec

from beagle.kernel.cards import WHOLE
from beagle.kernel.game import Game
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError
from beagle.play.match import MoveLine, ReplayError, game_for, in_force
from beagle.play.record import Record
from beagle.server.limits import MAX_MOVES, OPTIONS, OPTIONS_PLAYED, PICTURE_BYTES
from beagle.server.refusing import Refused


def bounded(record: Record) -> tuple[Record, list[int]]:
    """The record with only the lines that still count, and their numbers; refused if it is too much to play.

    It is refused while it is played, at a question with more options than a table may have, or when the total of
    options is too high.  A `Replay` reports any other error, and older rules.
    """
    if len(record.moves) > MAX_MOVES:
        raise Refused("too-long")
    game, held = game_for(record), in_force(record.moves)
    numbers = [number for number, _ in held]
    checks = {place: record.checks[number] for place, number in enumerate(numbers, 1) if number in record.checks}
    with suppress(ReplayError, NotationError, RulesetError):
        line = MoveLine(game, read_position(game, record.start), undoable=False)
        met = 0
        for _, played in held:
            line.go(played)
            check_options(line.state)
            met += len(line.state.options)
            if met > OPTIONS_PLAYED:
                raise Refused("too-long")
    return replace(record, moves=[played for _, played in held], checks=checks), numbers


def check_options(state: Any) -> None:
    """A custom position, or one reached from it, must be one that a table can offer."""
    if len(state.options) > OPTIONS:
        raise Refused("too-many-options")


def read_position(game: Game, text: str) -> Any:
    """A position from its text, if a table can show and offer it.

    Its contents are checked before anything is derived from it: listing the options of a huge one would take long.
    """
    laid = game.place(text)
    if len(msgspec.json.encode(game.picture(laid, WHOLE))) > PICTURE_BYTES:
        raise Refused("too-long")
    state = game.read(text)
    check_options(state)
    return state
