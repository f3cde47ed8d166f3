"""The host's commands on a database of PostgreSQL: they work, or they name the tool of PostgreSQL that does it."""

import os
import subprocess
from pathlib import Path

import pytest

from beagle.server.store.contract import Report, Store
from tests.cli.conftest import Beagle
from tests.play.fair_games import fair_game
from tests.server.keeping import rows_of
from tests.server.stores import STORES, append, database_of, grown, seats, table, using, visitor
from tests.support.cluster import cluster, programs
from tests.support.words import say

GAME = fair_game(seats=2)


async def one_of_each(store: Store) -> None:
    for name in ("ann", "ben"):
        await store.add_visitor(visitor(name))
    await store.add_table(table(), seats("ann", "ben"))
    await store.add_report(Report("one", "ann", "chat", "Hats again", "{}", 5.0))
    row, people, entries = rows_of("played", GAME)
    await store.add_table(row, people)
    await append(store, grown(row, len(entries), touched=10.0), entries)


@pytest.fixture
def address(tmp_path: Path) -> str:
    using(STORES["postgres"], tmp_path, one_of_each)
    return database_of("postgres", tmp_path)


def test_somebody_is_banned_and_let_in_again(beagle: Beagle, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", address)
    done = beagle("ban", "one:B", "--why", "spam")
    assert (done.code, done.out) == (0, f"{say('cli-ban-done', name='Ben', visitor='ben')}\n")
    assert [one["visitor"] for one in beagle("ban", "--list", "--json", "--database", address).json] == ["ben"]
    assert "no seat H" in beagle("ban", "one:H").err
    assert beagle("ban", "ben", "--lift").code == 0
    assert "is not banned" in beagle("ban", "ben", "--lift").err


def test_reports_are_listed_and_settled(beagle: Beagle, address: str, tmp_path: Path) -> None:
    (report,) = beagle("reports", "--json", "--database", address).json
    assert report["text"] == "Hats again"
    done = beagle("reports", "--done", str(report["number"]), "--database", address)
    assert (done.code, done.out) == (0, f"{say('cli-reports-none')}\n")
    assert "no such report" in beagle("reports", "--done", "99", "--database", address).err
    assert "no database here" in beagle("reports", "--data", tmp_path).err  # a folder that is named is meant


def test_verify_and_tidy_work_on_it(beagle: Beagle, address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BEAGLE_DATABASE", address)
    assert beagle("verify", "--all", "--json").json["games"] == 1
    assert beagle("tidy", "--finished-days", "365", "--dry-run", "--json").json["finished"] == 1
    assert beagle("tidy", "--finished-days", "365", "--json").json["finished"] == 1
    assert beagle("verify", "--all", "--json").json["games"] == 0


def test_backup_and_restore_name_the_tools_that_do_it(beagle: Beagle, address: str, tmp_path: Path) -> None:
    """And what they say is run, word for word."""
    file, other = tmp_path / "beagle.dump", cluster().database(tmp_path / "other", ready=False)
    for command, place, tool in (("backup", address, "pg_dump"), ("restore", other, "pg_restore")):
        said = beagle(command, file, "--database", place)
        assert said.code == 2
        words = f"{tool} {said.err.partition(tool)[2].partition('. ')[0]}".split()
        path = f"{programs()}{os.pathsep}{os.environ['PATH']}"
        subprocess.run(words, check=True, env={**os.environ, "PATH": path})
    assert beagle("verify", "--all", "--database", other, "--json").json["games"] == 1
    assert "hush" not in beagle("backup", file, "--database", address.replace("@", ":hush@")).err


@pytest.mark.parametrize("command", [["ban", "--list"], ["reports"], ["verify", "--all"], ["tidy"]])
def test_a_database_that_cannot_be_used_is_said(beagle: Beagle, tmp_path: Path, command: list[str]) -> None:
    empty = cluster().database(tmp_path, ready=False)
    for wrong, words in (
        (empty, "there is nothing in this database"),
        (empty.replace("@", ":hush@").replace(f":{cluster().port}/", ":1/"), "no PostgreSQL answers there"),
    ):
        done = beagle(*command, "--database", wrong)
        assert done.code == 1
        assert words in done.err
        assert "hush" not in done.err


def test_the_place_of_a_wrong_address_is_named(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATABASE_URL", "mysql://ann:hush@db/x")
    done = beagle("serve")
    assert (done.code, done.err) == (2, f"beagle: {say('error-setting-database', where='DATABASE_URL')}\n")
