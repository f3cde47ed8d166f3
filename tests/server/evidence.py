"""Was it all true?  What the clients were told, against what the store holds and what the rules say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import beagle
from beagle.kernel.standing import is_forced
from beagle.play.match import ReplayError
from beagle.play.record import Played, Record
from beagle.play.verify import BROKEN, verify
from beagle.server.store import rows
from beagle.server.store.contract import MOVE, UNDO, ChatRow, Entry, SeatRow, TableRow
from beagle.server.store.postgres import tables
from beagle.server.store.postgres.connections import Sql, connect
from beagle.server.store.schema import NAME, connect_to_read
from beagle.server.wire import event_line
from tests.server.robot import Robot
from tests.server.truth import Moments, plain

WORDS = {"play": MOVE, "undo": UNDO}


@dataclass
class Evidence:
    """One table: what is stored, and those who played there."""

    row: TableRow
    entries: list[Entry]
    robots: list[Robot]


def stored(data: Path | str, table: str) -> tuple[TableRow, list[SeatRow], list[Entry], list[ChatRow]]:
    """From the database in this folder or at this address, whether or not a server is running."""
    if isinstance(data, str):
        with connect(data) as postgres:
            sql = Sql(postgres)
            [(row, seats)] = tables.find_tables(sql, "id = ?", [table])
            return row, seats, tables.entries(sql, table, 0), rows.chat(sql, table)
    with closing(connect_to_read(data / NAME, 5.0)) as connection:
        [(row, seats)] = rows.find_tables(connection, "id = ?", [table])
        return row, seats, rows.entries(connection, table, 0), rows.chat(connection, table)


def gather(data: Path | str, table: str, robots: list[Robot]) -> Evidence:
    row, _, entries, _ = stored(data, table)
    return Evidence(row, entries, robots)


def wrong(evidence: Evidence) -> list[str]:
    """Everything that cannot be, in words; nothing if all is well."""
    return [f"table {evidence.row.id}: {what}" for law in LAWS for what in law(evidence)]


def entries_have_no_gap(evidence: Evidence) -> Iterator[str]:
    numbers = [entry.n for entry in evidence.entries]
    if numbers != list(range(1, len(numbers) + 1)) or evidence.row.entries != len(numbers):
        yield f"the entries are numbered {numbers}, the table counts {evidence.row.entries}"


def acknowledged_is_there_once(evidence: Evidence) -> Iterator[str]:
    """Each intent that was acknowledged is one entry, none that was refused is any, and no entry is nobody's.

    The table gives the only legal answer, and an undo takes it back along with the choice before it.
    """
    of_the_table = forced(evidence)
    for robot in evidence.robots:
        stored = [entry for entry in evidence.entries if entry.actor == robot.seat and entry.kind in (MOVE, UNDO)]
        times = Counter(entry.client for entry in stored)
        intents = {intent.id: intent for intent in robot.intents}
        for intent in robot.intents:
            if intent.acknowledged >= 0 and times[intent.id] != 1:
                yield f"{intent} was acknowledged, and is there {times[intent.id]} times"
            if intent.refused and times[intent.id]:
                yield f"{intent} was refused, and is there"
        for entry in stored:
            wanted = intents.get(entry.client)
            if not entry.client and entry.n in of_the_table:
                continue
            if wanted is None:
                yield f"nobody has wanted {entry}"
            elif (WORDS[wanted.do], wanted.move) != (entry.kind, entry.text):
                yield f"{wanted} was wanted, {entry} is there"
            elif (0 <= wanted.acknowledged < entry.n and not wanted.branch) or wanted.n >= entry.n:
                yield f"{wanted} was answered before it was done, or done before it was wanted: {entry}"


def forced(evidence: Evidence) -> set[int]:
    """The entries that are nobody's wish: the only legal answer, and the undo after another undo of the same seat."""
    out: set[int] = set()
    record = record_of(evidence)
    try:
        moments = Moments(beagle.game(evidence.row.game), record)
        for before, entry, played in zip([None, *evidence.entries], evidence.entries, record.moves, strict=False):
            again = before is not None and (before.kind, before.actor, entry.kind) == (UNDO, entry.actor, UNDO)
            if again or (played.is_move() and is_forced(moments.state)):
                out.add(entry.n)
            moments.go(played)
    except ReplayError:
        pass  # another law says so
    return out


def the_game_is_legal(evidence: Evidence) -> Iterator[str]:
    """Every move may be made where it stands, and every die falls as the secret says."""
    record = record_of(evidence)
    record.secret = evidence.row.secret.hex()
    for finding in verify(record):
        if finding.outcome == BROKEN:
            yield f"{finding}"


def everybody_was_told_the_truth(evidence: Evidence) -> Iterator[str]:
    """Each seat's lines are those entries as it may see them, and in the end all see the table as it is."""
    try:
        told, pictures = as_told(evidence)
    except ReplayError as error:
        yield f"the entries cannot be played: {error}"
        return
    for robot in evidence.robots:
        if robot.odd:
            yield f"seat {robot.seat} was told: {robot.odd}"
        if robot.pending is not None:
            yield f"seat {robot.seat} was never answered: {robot.pending}"
        if robot.page.n != len(evidence.entries):
            yield f"seat {robot.seat} knows of {robot.page.n} of {len(evidence.entries)} entries"
            continue
        for n, line in robot.page.lines.items():
            if line != told[robot.seat][n - 1]:
                yield f"seat {robot.seat} was told {line}, which was {told[robot.seat][n - 1]}"
        if robot.page.view != pictures[robot.seat]:
            yield f"seat {robot.seat} sees another table"


def record_of(evidence: Evidence) -> Record:
    row = evidence.row
    record = Record(row.game, row.ruleset, row.version, row.start, given=row.given)
    record.moves = [Played(entry.actor, entry.text if entry.kind == MOVE else entry.kind) for entry in evidence.entries]
    return record


def as_told(evidence: Evidence) -> tuple[list[list[dict[str, Any]]], list[Any]]:
    """For each seat the lines it should have been told, and the table in the end: by the engine alone."""
    game, record = beagle.game(evidence.row.game), record_of(evidence)
    seats = range(evidence.row.seats)
    moments = Moments(game, record)
    told: list[list[dict[str, Any]]] = [[] for _ in seats]
    counting: list[int] = []  # the entries whose moves count
    for entry, played in zip(evidence.entries, record.moves, strict=True):
        texts = [""] * len(seats)
        if played.is_move():
            action = moments.line.read(played)
            texts = [game.write_move(moments.state, action, seat) for seat in seats]
        moments.go(played)
        counting += [entry.n] if played.is_move() else []
        undone, counting = counting[len(moments.line.moves) :], counting[: len(moments.line.moves)]
        for seat in seats:
            one: dict[str, Any] = {"n": entry.n, "kind": entry.kind, "seat": entry.actor}
            one |= {"undone": undone} if undone else {}
            seen = [event.seen_by(seat) for event in moments.state.events] if texts[seat] else []
            events = [plain(msgspec.to_builtins(event_line(game, event))) for event in seen]
            told[seat].append(
                one | ({"move": texts[seat]} if texts[seat] else {}) | ({"events": events} if events else {})
            )
    return told, [moments.picture(seat) for seat in seats]


LAWS = (entries_have_no_gap, acknowledged_is_there_once, the_game_is_legal, everybody_was_told_the_truth)
