"""./run load notices what it is there to notice."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from beagle.server.store.sqlite import SqliteStore
from tools.benchmarks.load.figures import Figures, share
from tools.benchmarks.load.opponents import Opponent
from tools.benchmarks.load.people import SEATS, Person, Table
from tools.benchmarks.load.restart import fill, middle_games
from tools.benchmarks.load.run import Load, look_into_the_store

ROOT = Path(__file__).parents[2]


class FakeLoad:
    def __init__(self) -> None:
        self.figures = Figures()
        self.acknowledged: dict[str, set[str]] = {}
        self.times: list[float] = []
        self.heard = self.heard_bytes = 0


def room() -> tuple[Any, Any]:
    fake: Any = FakeLoad()
    table = Table(fake, 0)
    table.id = "table"
    table.people = [Person(table, "token") for _ in range(SEATS)]
    return fake, table


def moved(n: int, *lines: int) -> str:
    return json.dumps({"is": "moved", "n": n, "lines": [{"n": line, "kind": "move"} for line in lines], "view": {}})


def test_a_gap_and_a_doubled_entry_are_seen() -> None:
    fake, table = room()
    person = table.people[0]
    person.hear(moved(2, 1, 2))
    assert fake.figures.gaps == 0
    person.hear(moved(4, 4))
    assert fake.figures.gaps == 1
    person.hear(moved(4, 4))
    assert fake.figures.gaps == 2


def test_a_move_is_measured_when_the_last_has_heard_of_it() -> None:
    fake, table = room()
    table.waiting, table.since = set(table.people), 0
    for person in table.people[:3]:
        person.hear(moved(1, 1))
        assert fake.times == []
    table.people[3].hear(moved(1, 1))
    assert len(fake.times) == 1
    assert table.heard.is_set()


def test_what_was_acknowledged_and_is_not_stored_is_seen(tmp_path: Path) -> None:
    figures = Figures()
    asyncio.run(fill(tmp_path / "data", 2, figures))
    assert figures.restart_entries > 100

    async def look(ids: set[str]) -> Any:
        found = Figures()
        store = SqliteStore(tmp_path / "data")
        await store.open()
        table = (await store.ids())[0]
        await store.close()
        await look_into_the_store(tmp_path / "data", {table: ids}, found)
        return found

    row, history = next(iter(middle_games()))
    clients = {entry.client for entry in history.entries if entry.client}
    assert row.secret
    found = asyncio.run(look({*list(clients)[:1], "never-written"}))
    assert (found.acknowledged, found.not_stored, found.stored_twice) == (2, 1, 0)


class FakeLine:
    """A connection that tells these messages, and keeps what is sent."""

    def __init__(self, *messages: dict[str, Any]) -> None:
        self.messages = [json.dumps(message) for message in messages]
        self.sent: list[dict[str, Any]] = []

    async def __aiter__(self) -> AsyncIterator[str]:
        for message in self.messages:
            yield message

    async def send(self, text: str) -> None:
        self.sent.append(json.loads(text))


def test_a_person_beside_a_bot_answers_each_question_once() -> None:
    """While several act at once, a question has a number of its own, and comes again when another has moved."""

    def asked(question: int, **more: Any) -> dict[str, Any]:
        return {"is": "moved", "n": 3, "ask": {"seat": 0, "n": question, "moves": [{"move": "x"}], **more}}

    line: Any = FakeLine(asked(5), asked(5), asked(6, answered="ask-if-forced"), asked(7), {"is": "ended"}, asked(8))
    load: Any = SimpleNamespace(thinking=[])
    asyncio.run(Opponent(load, "random", "dinosaurs", 0).whole_game(line))
    assert [told["n"] for told in line.sent] == [5, 7]


def test_shares() -> None:
    assert share([1.0, 2.0, 3.0, 4.0], 0.5) == 3.0
    assert share([1.0, 2.0], 1.0) == 2.0


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
def test_it_measures_a_real_server(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    options = ["--seats", "8", "--rate", "60", "--seconds", "1", "--warm", "0.2", "--live", "3", "--json", str(file)]
    command = [sys.executable, "-m", "tools.benchmarks.load", *options]
    done = subprocess.run(
        command, cwd=ROOT, env={**os.environ, "TMPDIR": str(tmp_path)}, capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    figures = SimpleNamespace(**json.loads(file.read_text()))
    assert figures.moves > 0
    assert figures.acknowledged >= figures.moves
    assert figures.restart_tables == 3
    assert "p99" in done.stdout


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="the memory of a process is read from /proc")
def test_it_measures_several_servers_beside_sqlite(tmp_path: Path) -> None:
    file = tmp_path / "figures.json"
    options = ["--seats", "8", "--rate", "20", "--seconds", "2", "--warm", "0.2", "--nodes", "2", "--json", str(file)]
    command = [sys.executable, "-m", "tools.benchmarks.load", *options]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    sqlite, postgres = (SimpleNamespace(**figures) for figures in json.loads(file.read_text()))
    assert (sqlite.store, sqlite.nodes, postgres.store, postgres.nodes) == ("SQLite", 1, "PostgreSQL", 2)
    for figures in (sqlite, postgres):
        assert figures.moves > 0
        assert figures.acknowledged >= figures.moves
        assert (figures.not_stored, figures.stored_twice) == (0, 0)
    assert sqlite.database_ms_a_move == 0.0


def test_all_people_of_a_table_are_at_one_server() -> None:
    servers: Any = ["one", "other", "third"]
    load = Load(servers, Figures())
    chosen = {table: load.server_of(table) for table in ("abcdefgh", "ijklmnop", "qrstuvwx", "yzabcdef", "ghijklmn")}
    assert {table: load.server_of(table) for table in chosen} == chosen
    assert len(set(map(str, chosen.values()))) > 1
