"""beagle verify, backup, restore and tidy."""

import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle.play.record import Played, Record
from beagle.server.store import schema
from beagle.server.store.lock import Lock
from tests.play.fair_games import fair_game
from tests.server.keeping import change, keep
from tests.support.words import say

Beagle = Callable[..., Any]
GAME = fair_game()


@pytest.fixture
def written(tmp_path: Path) -> Callable[[Record], Path]:
    def write(record: Record) -> Path:
        path = tmp_path / "a.record"
        path.write_text(record.text(), "utf-8")
        return path

    return write


# verify


def test_a_fair_game_is_said_to_be_fair(beagle: Beagle, written: Callable[[Record], Path]) -> None:
    done = beagle("verify", written(GAME))
    assert done.code == 0
    assert done.out.splitlines() == [
        "ok   every move is legal",
        "ok   the secret is the one that was promised",
        f"ok   {say('cli-verify-deal')}",
        f"ok   {say('cli-verify-chances')}",
        "ok   the result is right",
        say("cli-verify-fair"),
    ]
    data = beagle("verify", written(GAME), "--commit", GAME.commit, "--json").json
    assert data["true"] is True
    assert [check["what"] for check in data["checks"]] == ["moves", "commit", "deal", "chances", "result"]


def test_what_cannot_be_checked_is_said(beagle: Beagle, written: Callable[[Record], Path]) -> None:
    plain = library.play(library.game("evolution"), "base@gift", ["random", "random"], seed=1)
    done = beagle("verify", written(plain))
    assert done.code == 0
    assert f"-    {say('cli-verify-chances')} {say('cli-verify-no-secret')}" in done.out
    assert done.out.endswith(f"{say('cli-verify-true')}\n")


def leaving_out() -> list[Any]:
    """A deal that was forged so that moves and result still hold, without what would show it."""
    return [
        (replace(GAME, secret="", commit=""), f"NO   {say('cli-verify-asked-no-secret')}"),
        (replace(GAME, secret=""), f"NO   {say('cli-verify-asked-no-secret')}"),
        (replace(GAME, given=True), f"NO   {say('cli-verify-asked-given')}"),
    ]


@pytest.mark.parametrize(("record", "said"), leaving_out())
def test_a_hash_that_cannot_be_held_against_the_record_is_no_success(
    beagle: Beagle, written: Callable[[Record], Path], record: Record, said: str
) -> None:
    done = beagle("verify", written(record), "--commit", GAME.commit)
    assert done.code == 1
    assert done.out.splitlines()[0].startswith(said)
    assert done.out.endswith(f"{say('cli-verify-unheld')}\n")
    data = beagle("verify", written(record), "--commit", GAME.commit, "--json")
    assert (data.code, data.json["true"]) == (1, False)
    assert beagle("verify", written(record)).code == 0  # nobody asked for it


def forged(reason: str, **args: str | int) -> str:
    """What is said of a forgery."""
    return f"NO   {say(f'cli-verify-{reason}', **args)}"


def forgeries() -> list[Any]:
    die = next(place for place, played in enumerate(GAME.moves) if played.actor == library.CHANCE)
    other = "%1" if GAME.moves[die].text != "%1" else "%2"
    thrown = [*GAME.moves[:die], Played(library.CHANCE, other)]
    moves = [*GAME.moves[:4], Played(0, "zz*"), *GAME.moves[5:]]
    return [
        (
            replace(GAME, moves=thrown, result=[]),
            forged("other-chance", move=die + 1, detail=rf"% {other[1]} \(% \d\)"),
        ),
        (replace(GAME, moves=moves), "NO   move 5: "),
        (replace(GAME, result=[99, 99]), forged("other-result", detail=f"{GAME.result[0]} ")),
        (replace(GAME, commit="0" * 64), forged("other-secret", detail=GAME.commit)),
        (replace(GAME, secret="0" * 64), forged("other-deal", detail="")),
        (replace(GAME, ruleset="none@none"), forged("no-deal", detail="there is no ruleset")),
        (replace(GAME, moves=GAME.moves[:9]), forged("cut")),
        (replace(GAME, ended="abandoned"), forged("over", detail="abandoned")),
        (replace(GAME, version=99), forged("start", detail="the record was written under rules 99")),
    ]


@pytest.mark.parametrize(("record", "said"), forgeries())
def test_a_forged_record_is_code_1_and_says_where(
    beagle: Beagle, written: Callable[[Record], Path], record: Record, said: str
) -> None:
    done = beagle("verify", written(record))
    assert done.code == 1
    assert re.search(said, done.out), done.out
    assert done.out.endswith(f"{say('cli-verify-false')}\n")
    data = beagle("verify", written(record), "--json")
    assert (data.code, data.json["true"]) == (1, False)


def test_a_record_is_held_to_the_hash_one_was_shown(beagle: Beagle, written: Callable[[Record], Path]) -> None:
    assert beagle("verify", written(GAME), "--commit", GAME.commit.upper()).code == 0
    done = beagle("verify", written(GAME), "--commit", "a" * 64)
    assert done.code == 1
    assert say("cli-verify-other-commit", detail=GAME.commit) in done.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ([], "name a record to check"),
        (["x.record", "--all"], "name a record to check"),
        (["--all", "--commit", "a" * 64], "name a record to check"),
        (["x.record", "--commit", "12"], "64 hexadecimal digits"),
        (["nowhere.record"], say("cli-cannot-read", file="nowhere.record", reason="")),
    ],
)
def test_a_wrong_verify_is_wrong_use(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("verify", *arguments)
    assert done.code == 2
    assert said in done.err


def test_a_text_that_is_no_record_is_said(beagle: Beagle, tmp_path: Path) -> None:
    (tmp_path / "x").write_text("Dear diary", "utf-8")
    done = beagle("verify", tmp_path / "x")
    assert done.code == 1
    assert "line 1: this isn’t a record; a record begins with [Game" in done.err


def test_all_stored_games_are_replayed(beagle: Beagle, tmp_path: Path) -> None:
    keep(tmp_path, one=GAME, two=replace(GAME, moves=GAME.moves[:12], result=[]))
    done = beagle("verify", "--all", "--data", tmp_path)
    assert (done.code, done.out, done.err) == (0, f"{say('cli-verify-all', games=2, wrong=0)}\n", "")
    change(tmp_path / schema.NAME, "UPDATE entry SET text = 'zz*' WHERE table_id = 'two' AND n = 5")
    done = beagle("verify", "--all", "--data", tmp_path)
    assert done.code == 1
    assert "NO   two: move 5: " in done.out
    assert done.out.endswith(f"{say('cli-verify-all', games=2, wrong=1)}\n")
    data = beagle("verify", "--all", "--data", tmp_path, "--json").json
    assert data["games"] == 2
    assert [wrong["table"] for wrong in data["wrong"]] == ["two"]


def test_the_data_folder_may_come_from_the_environment(
    beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BEAGLE_DATA", str(tmp_path))
    done = beagle("verify", "--all")
    assert done.code == 1
    assert f"{tmp_path / schema.NAME}: no database here" in done.err
    keep(tmp_path)
    assert beagle("verify", "--all").out == f"{say('cli-verify-all-none')}\n"


# backup and restore


def test_a_database_is_copied_and_put_back(beagle: Beagle, tmp_path: Path) -> None:
    data, file, other = tmp_path / "data", tmp_path / "copy.db", tmp_path / "other"
    keep(data, one=GAME)
    done = beagle("backup", file, "--data", data)
    assert (done.code, done.out) == (0, f"Copied to {file}: 1 table, {len(GAME.moves)} entries.\n")
    done = beagle("restore", file, "--data", other)
    assert (done.code, done.out) == (
        0,
        f"{say('cli-restore-done', folder=str(other), tables=1, entries=len(GAME.moves))}\n",
    )
    assert beagle("verify", "--all", "--data", other).code == 0
    done = beagle("restore", file, "--data", other)
    assert done.code == 1
    assert say("cli-restore-taken", error="").strip("; ") in done.err
    assert done.err.count("--force") == 1
    done = beagle("restore", file, "--data", other, "--force")
    assert done.code == 0
    assert re.search(r"What was there before is now .*before-restore-.*\.db\.", done.out)
    assert beagle("backup", file, "--data", data, "--json").json["tables"] == 1
    assert beagle("restore", file, "--data", other, "--force", "--json").json["before"].endswith(".db")


def test_a_running_server_keeps_its_database(beagle: Beagle, tmp_path: Path) -> None:
    keep(tmp_path / "data", one=GAME)
    beagle("backup", tmp_path / "copy.db", "--data", tmp_path / "data")
    with Lock(tmp_path / "data"):
        assert beagle("backup", tmp_path / "copy.db", "--data", tmp_path / "data").code == 0
        done = beagle("restore", tmp_path / "copy.db", "--data", tmp_path / "data", "--force")
    assert done.code == 1
    assert "another server is running in this folder" in done.err


@pytest.mark.parametrize("command", ["backup", "restore"])
def test_without_a_database_it_is_said(beagle: Beagle, tmp_path: Path, command: str) -> None:
    done = beagle(command, tmp_path / "copy.db", "--data", tmp_path / "data")
    assert done.code == 1
    assert "no database here" in done.err


def test_a_copy_needs_a_folder(beagle: Beagle, tmp_path: Path) -> None:
    keep(tmp_path / "data", one=GAME)
    done = beagle("backup", tmp_path / "none" / "copy.db", "--data", tmp_path / "data")
    assert done.code == 2
    assert "there is no such folder" in done.err


# tidy


def test_tidy_says_what_would_go_and_then_what_has_gone(beagle: Beagle, tmp_path: Path) -> None:
    keep(tmp_path, one=GAME)
    change(tmp_path / schema.NAME, "UPDATE game_table SET status = 'over', touched = 1")
    assert beagle("tidy", "--data", tmp_path).out == f"{say('cli-tidy-done', finished=0, closed=0, visitors=0)}\n"
    would = beagle("tidy", "--data", tmp_path, "--finished-days", "365", "--dry-run")
    assert would.out == f"{say('cli-tidy-would', finished=1, closed=0, visitors=0)}\n"
    gone = beagle("tidy", "--data", tmp_path, "--finished-days", "365", "--json").json
    assert gone == {"gone": True, "finished": 1, "closed": 0, "visitors": 0}
    assert beagle("tidy", "--data", tmp_path, "--finished-days", "365", "--dry-run", "--json").json["finished"] == 0


def test_tidy_needs_a_database_of_its_own(beagle: Beagle, tmp_path: Path) -> None:
    assert beagle("tidy", "--data", tmp_path).code == 1
    assert "no database here" in beagle("tidy", "--data", tmp_path).err
    keep(tmp_path, one=GAME)
    with Lock(tmp_path):
        assert "another server is running in this folder" in beagle("tidy", "--data", tmp_path).err
    assert beagle("tidy", "--data", tmp_path, "--closed-days", "-1").code == 2
