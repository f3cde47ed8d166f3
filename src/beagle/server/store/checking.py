"""Is a stored game correct?  It is replayed from its entries and compared with its row."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
from msgspec import Struct

from beagle.games import game as game_of
from beagle.kernel.state import NOBODY
from beagle.kernel.text import seat_name
from beagle.play.fair import SECRET_BYTES, Deals
from beagle.play.match import Replay, ReplayError, first_line, game_for
from beagle.play.record import RESIGNED, Played, Record
from beagle.play.verify import BROKEN, MOVES, Finding, parted, verify
from beagle.server.store.care import Stored
from beagle.server.store.contract import MOVE, OVER, PLAYING

ROW: Final = "row"


class EndedTable(Struct):
    """How a game ended, as stored in its row."""

    scores: list[int]
    ended: str = ""  # not empty: before its regular end


def record_of(game: Stored) -> Record:
    """The whole game as a record."""
    table = game.table
    names = [seat.name for seat in game.seats]
    moves = [Played(entry.actor, entry.text if entry.kind == MOVE else entry.kind) for entry in game.entries]
    record = Record(table.game, table.ruleset, table.version, table.start, names, moves, given=table.given)
    record.continued = table.continues
    record.checks = {entry.n: entry.mark for entry in game.entries if entry.mark}
    record.secret = table.secret.hex()
    record.commit = Deals(table.secret).commit
    if table.status == OVER:
        ended = msgspec.json.decode(table.result, type=EndedTable)
        record.result, record.ended = ended.scores, RESIGNED if ended.ended else ""
    return record


def check_stored(game: Stored) -> list[Finding]:
    """All findings: what `verify` finds in its record, and where its row differs."""
    table = game.table
    if not table.start:  # it was closed before it started
        return wrong("it has entries but no first position") if game.entries else []
    if len(table.secret) != SECRET_BYTES:
        return wrong(f"its secret has {len(table.secret)} bytes")
    try:
        record = record_of(game)
    except msgspec.MsgspecError as error:
        return wrong(f"its result cannot be read: {error}")
    found = [*verify(record), *(finding for what in differences(game, record) for finding in wrong(what))]
    return [*found, *of_older_rules(game, record)]


def wrong(what: str) -> list[Finding]:
    return [Finding(ROW, BROKEN, ROW, what)]


def differences(game: Stored, record: Record) -> Iterator[str]:
    """Where its row, or the numbers of its entries, differ from its moves."""
    table, entries = game.table, game.entries
    if [entry.n for entry in entries] != list(range(1, len(entries) + 1)):
        yield "its entries are not numbered from 1 without a gap"
    if table.entries != len(entries):
        yield f"its row counts {table.entries} entries, there are {len(entries)}"
    try:
        line = first_line(game_for(record), record)
        for played, entry in zip(record.moves, entries, strict=True):
            if played.is_move() and table.version == line.game.version:
                action = line.read(played)
                if action != entry.action:
                    yield f"entry {entry.n}: its text is the action {action}, but it is stored as {entry.action}"
                line.make(played, action)
            else:
                line.go(played)
    except ReplayError:  # `verify` reports where and why
        return
    if table.version < line.game.version:  # its row gives the position under its own rules
        return
    if table.status == PLAYING and entries and table.actor != line.state.actor:
        yield f"its row says that {asked(table.actor)} is asked, the moves say {asked(line.state.actor)}"


def of_older_rules(game: Stored, record: Record) -> list[Finding]:
    """A game of older rules whose moves all fit: does somebody else have to move now than its row says?"""
    replayed = Replay(record) if record.version < game_of(record.game).version else None
    if replayed is None or replayed.stop is not None or game.table.status != PLAYING or not record.moves:
        return []
    if replayed.state.actor == game.table.actor:
        return []
    assert replayed.older is not None
    return [parted(MOVES, replayed.older.position(len(record.moves) - 1, record.moves[-1]))]


def asked(actor: int) -> str:
    return "nobody" if actor == NOBODY else seat_name(actor)
