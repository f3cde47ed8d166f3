"""The server is killed at random moments while people play.  Nothing acknowledged is lost, nothing is done twice."""

from __future__ import annotations

import copy
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from unittest.mock import patch

import msgspec
import pytest

from beagle.cli import main
from beagle.server.store.contract import Claim, Entry, TableRow
from beagle.server.store.sqlite import SqliteStore
from tests.server.crashing import AT_ONCE, Crashes, crash
from tests.server.evidence import Evidence, gather, wrong
from tests.server.harness import ForkedServer
from tests.server.stores import STORES, database_of

ROUNDS = 10
MORE = 12
FEW = 4
TURNS = 6
SEED = 5


@pytest.fixture(scope="module", params=list(STORES))
def after_crashes(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Crashes:
    """Some kills, once for all tests here.  `./run soak` makes hundreds."""
    folder = tmp_path_factory.mktemp("crashes")
    return crash(folder, ROUNDS, SEED, database=database_of(request.param, folder))


@pytest.fixture
def evidence(after_crashes: Crashes) -> Evidence:
    """Of the tables with a deal of their own the one where most was done, to be tampered with."""
    dealt = [item for item in after_crashes.tables.items() if item[0] not in after_crashes.at_once]
    table, robots = max(dealt, key=lambda item: len(item[1][0].intents))
    kept = {id(robot.rng): robot.rng for robot in robots}  # a compiled generator cannot be copied, and need not be
    return copy.deepcopy(gather(after_crashes.server.data, table, robots), kept)


def test_acknowledged_moves_survive_kills_exactly_once(after_crashes: Crashes) -> None:
    """And all pages end with the same table, without ever having been reloaded."""
    report = after_crashes.report
    assert report.wrong == []
    assert report.rounds == ROUNDS
    assert report.acknowledged > ROUNDS
    assert report.reconnects > ROUNDS
    assert report.amid > 0  # decisions on branches, too


async def forget(store: SqliteStore, claim: Claim, row: TableRow, entries: list[Entry]) -> None:
    """Planted: what a seat does at once with others waits in memory until all have finished."""


def forgetful(arguments: list[str]) -> None:
    """A server with this bug."""
    with patch.object(SqliteStore, "append_on_branch", forget):
        main(arguments)


@pytest.mark.skipif(sys.platform == "win32", reason="the server is started there without the planted bug")
def test_a_branch_that_is_told_and_not_stored_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ForkedServer, "runs", staticmethod(forgetful))
    wrong: list[str] = []
    for turn in range(TURNS):  # a kill may fall into a moment at which all branches have just joined
        report = crash(tmp_path / str(turn), FEW, SEED + turn, kinds=AT_ONCE).report
        assert report.amid > 0
        wrong += report.wrong
        if wrong:
            return
    assert wrong != []


@pytest.mark.slow
def test_answers_that_were_lost_with_the_server_are_asked_for_again(tmp_path: Path) -> None:
    report = crash(tmp_path, MORE, SEED + 1).report
    assert report.wrong == []
    assert report.resent > 0


def lose_the_last(evidence: Evidence) -> None:
    mine = {intent.id for robot in evidence.robots for intent in robot.intents}
    last = max(entry.n for entry in evidence.entries if entry.client in mine)
    evidence.entries = evidence.entries[: last - 1]
    evidence.row = msgspec.structs.replace(evidence.row, entries=last - 1)


def do_one_twice(evidence: Evidence) -> None:
    place = next(place for place, entry in enumerate(evidence.entries) if entry.client)
    twice = [*evidence.entries[: place + 1], *evidence.entries[place:]]
    evidence.entries = [msgspec.structs.replace(entry, n=n) for n, entry in enumerate(twice, 1)]
    evidence.row = msgspec.structs.replace(evidence.row, entries=len(twice))


def leave_a_gap(evidence: Evidence) -> None:
    del evidence.entries[1]


def exchange_two(evidence: Evidence) -> None:
    first, second = evidence.entries[:2]
    evidence.entries[:2] = [msgspec.structs.replace(second, n=1), msgspec.structs.replace(first, n=2)]


def acknowledge_what_was_refused(evidence: Evidence) -> None:
    [intent, *_] = [intent for robot in evidence.robots for intent in robot.intents if intent.acknowledged >= 0]
    intent.refused = "stale"


def make_a_move_for_somebody(evidence: Evidence) -> None:
    robot = next(robot for robot in evidence.robots if robot.intents)
    robot.intents[:] = [replace(intent, id="other") if not n else intent for n, intent in enumerate(robot.intents)]


def tell_something_else(evidence: Evidence) -> None:
    page = evidence.robots[0].page
    page.lines[1] = {**page.lines[1], "move": "something else"}


def show_an_old_table(evidence: Evidence) -> None:
    page = evidence.robots[-1].page
    page.view = page.views[min(page.views)]


def tell_too_little(evidence: Evidence) -> None:
    evidence.robots[0].page.n -= 1


def throw_other_dice(evidence: Evidence) -> None:
    evidence.row = msgspec.structs.replace(evidence.row, secret=bytes(32))


@pytest.mark.parametrize(
    "tamper",
    [
        lose_the_last,
        do_one_twice,
        leave_a_gap,
        exchange_two,
        acknowledge_what_was_refused,
        make_a_move_for_somebody,
        tell_something_else,
        show_an_old_table,
        tell_too_little,
        throw_other_dice,
    ],
)
def test_the_checker_finds_what_is_wrong(evidence: Evidence, tamper: Callable[[Evidence], None]) -> None:
    assert wrong(evidence) == []
    tamper(evidence)
    assert wrong(evidence) != []
