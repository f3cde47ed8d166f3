"""Records and positions that somebody gave: played again, but never without bounds."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from beagle.kernel.cards import WHOLE
from beagle.kernel.game import Game
from beagle.kernel.record import Played, Record
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError
from beagle.match import Line, ReplayError, check_end, game_for, in_force
from beagle.server.limits import MOST_MOVES, OPTIONS, OPTIONS_PLAYED, PICTURE_BYTES
from beagle.server.live.refusing import No


def first_line(game: Game, record: Record) -> Line:
    """The record before its first move."""
    try:
        return Line(game, read_position(game, record.start), undoable=False)
    except (NotationError, RulesetError) as error:
        raise ReplayError(f"[Start]: {error}") from error


def last_position(record: Record) -> Any:
    """The state to which all moves of the record lead."""
    line = first_line(game_for(record), record)
    for _ in played_again(line, record):
        pass
    check_end(line.game, record, line.state)
    return line.state


def played_again(line: Line, record: Record) -> Iterator[tuple[int, Played]]:
    """Each line of the record that still holds with its number, after it was played.

    A question with more options than a table may have, or more of them together than are worth playing, is refused.
    """
    if len(record.moves) > MOST_MOVES:
        raise No("too-long")
    met = len(line.state.options)
    for number, played in in_force(record.moves):
        try:
            line.go(played)
        except ReplayError as error:
            raise ReplayError(f"move {number}: {error}") from error
        check_options(line.state)
        met += len(line.state.options)
        if met > OPTIONS_PLAYED:
            raise No("too-long")
        yield number, played


def check_options(state: Any) -> None:
    """A position that was given, or was reached from one, must be one that a table can offer."""
    if len(state.options) > OPTIONS:
        raise No("too-many-options")


def read_position(game: Game, text: str) -> Any:
    """A position from its text, if a table can show and offer it.

    What lies there is looked at before anything follows from it: the options of a huge one would take long to list.
    """
    laid = game.lay(text)
    if len(msgspec.json.encode(game.picture(laid, WHOLE))) > PICTURE_BYTES:
        raise No("too-long")
    state = game.read(text)
    check_options(state)
    return state
