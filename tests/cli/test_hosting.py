"""The host's commands on both kinds of store: they work, or name the tool of PostgreSQL that does it."""

import os
import subprocess
from pathlib import Path

import pytest

from beagle.i18n import Words, languages
from beagle.kernel.message import Argument, Message
from beagle.server.store.contract import Report, Store
from tests.cli.conftest import Beagle
from tests.play.fair_games import fair_game
from tests.server.keeping import rows_of
from tests.server.stores import STORES, append, database_of, grown, seats, table, using, visitor
from tests.support.cluster import cluster, programs
from tests.support.words import say

SEEN = '{"people": [{"name": "Ben", "visitor": "ben", "seat": 1}], "chat": [{"name": "Ben", "text": "buy my hats"}]}'


async def one_of_each(store: Store) -> None:
    await store.add_visitor(visitor("ben"))
    await store.add_table(table(), seats("", "ben"))
    await store.add_report(Report("one", "ann", "chat", "Hats again", SEEN, 5.0))
    row, people, entries = rows_of("played", fair_game(seats=2))
    await store.add_table(row, people)
    await append(store, grown(row, len(entries), touched=10.0), entries)


@pytest.mark.parametrize("kind", list(STORES))
def test_people_are_banned_and_reports_are_settled(beagle: Beagle, tmp_path: Path, kind: str) -> None:
    using(STORES[kind], tmp_path, one_of_each)
    at = ["--database", database_of(kind, tmp_path)] if kind == "postgres" else ["--data", str(tmp_path)]
    out = beagle("reports", *at).out
    for words in (f"table one: {say('cli-report-chat')}", "Hats again", "Ben: buy my hats"):
        assert words in out
    (report,) = beagle("reports", "--json", *at).json
    assert beagle("reports", "--done", str(report["number"]), *at).out == f"{say('cli-reports-none')}\n"
    assert "no such report" in beagle("reports", "--done", "99", *at).err
    for whom, words in (("nobody", "no named visitor"), ("one:A", "no named visitor"), ("one:H", "no seat H")):
        done = beagle("ban", whom, *at)
        assert (done.code, words in done.err) == (1, True)
    assert (beagle("ban", *at).code, beagle("ban", "x", "--list", *at).code) == (2, 2)
    assert beagle("ban", "one:B", *at).out == f"{say('cli-ban-done', name='Ben', visitor='ben')}\n"
    assert [one["visitor"] for one in beagle("ban", "--list", "--json", *at).json] == ["ben"]
    assert beagle("ban", "ben", "--lift", *at).code == 0
    assert "is not banned" in beagle("ban", "ben", "--lift", *at).err


@pytest.mark.parametrize("language", languages())
def test_what_is_wrong_with_a_file_is_said_in_the_language_of_the_terminal(
    beagle: Beagle, tmp_path: Path, language: str
) -> None:
    using(STORES["sqlite"], tmp_path, one_of_each)
    wrong, nowhere = tmp_path / "wrong.txt", tmp_path / "nowhere"
    wrong.write_text("; a comment\nhello\n")
    no_dataset = Message("error-not-a-dataset", {})
    cases: list[tuple[list[str | Path], str, dict[str, Argument]]] = [
        (["replay", wrong], "error-not-a-record", {"line": 2}),
        (["dataset", "info", wrong], "cli-dataset-bad", {"file": str(wrong), "reason": no_dataset}),
        (["restore", wrong, "--data", nowhere], "error-not-a-database", {"path": str(wrong)}),
        (["tidy", "--data", nowhere], "error-no-database", {"path": str(nowhere / "beagle.db")}),
        (["ban", "eve", "--data", tmp_path], "error-no-visitor", {"visitor": "eve"}),
        (["ban", "one:H", "--data", tmp_path], "error-no-seat", {"seat": "H", "table": "one"}),
        (["ban", "ben", "--lift", "--data", tmp_path], "error-not-banned", {"visitor": "ben"}),
        (["reports", "--done", "99", "--data", tmp_path], "error-no-report", {"number": 99}),
    ]
    for arguments, key, args in cases:
        said = beagle(*arguments, "--lang", language).err
        assert said.startswith("beagle: "), arguments
        assert said.endswith(f": {Words(language).say(Message(key, args))}\n"), arguments


def test_copies_are_made_by_postgresql_and_games_are_verified_and_tidied(
    beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    using(STORES["postgres"], tmp_path, one_of_each)
    address, other = database_of("postgres", tmp_path), cluster().database(tmp_path / "other", ready=False)
    monkeypatch.setenv("DATABASE_URL", address)
    for command, place, tool in (("backup", address, "pg_dump"), ("restore", other, "pg_restore")):
        said = beagle(command, tmp_path / "dump", "--database", place)
        words = f"{tool} {said.err.partition(tool)[2].partition('. ')[0]}".split()  # run as it is said
        path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(words, check=True, env={**os.environ, "PATH": path})
    assert "no database here" in beagle("tidy", "--data", tmp_path).err  # a folder that is named is meant
    for more in (["--dry-run"], []):
        assert beagle("tidy", "--finished-days", "365", "--json", *more).json["finished"] == 1
    games = [beagle("verify", "--all", "--database", place, "--json").json["games"] for place in (address, other)]
    assert games == [0, 1]


@pytest.mark.parametrize("command", [["ban", "--list"], ["reports"], ["verify", "--all"], ["tidy"]])
def test_a_database_that_cannot_be_used_is_said(beagle: Beagle, tmp_path: Path, command: list[str]) -> None:
    empty = cluster().database(tmp_path, ready=False)
    away = empty.replace("@", ":hush@").replace(f":{cluster().port}/", ":1/")
    for wrong, words in ((empty, "there is nothing in this database"), (away, "no PostgreSQL answers there")):
        done = beagle(*command, "--database", wrong)
        assert (done.code, words in done.err, "hush" in done.err) == (1, True, False)


def test_the_place_of_a_wrong_address_is_named(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://ann:hush@db/x")
    assert beagle("serve").err == f"beagle: {say('error-setting-database', where='DATABASE_URL')}\n"
