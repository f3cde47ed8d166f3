"""The command as a whole: help, version, errors, and its words."""

import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import beagle as library
from beagle import games
from beagle.cli import app
from beagle.i18n.files import keys
from beagle.server.store.lock import Lock
from tests.support.words import say

Beagle = Callable[..., Any]

COMMANDS = [
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "backup",
    "restore",
    "bot",
    "arena",
    "ladder",
    "cases",
    "perft",
    "bench",
]
SOURCES = [*Path(app.__file__).parent.rglob("*.py"), *Path(games.__file__).parent.rglob("*.py")]
LITERAL = re.compile(r'["\'](cli-[a-z-]+)["\']')


def test_help_lists_the_commands(beagle: Beagle) -> None:
    for arguments in ([], ["--help"], ["help"]):
        done = beagle(*arguments)
        assert done.code == 0
        assert all(f" {command} " in done.out for command in COMMANDS)
        assert "Exit codes" in done.out


def test_help_of_a_command_can_be_asked_for_in_two_ways(beagle: Beagle) -> None:
    assert beagle("help", "verify").out == beagle("verify", "--help").out


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(beagle: Beagle, command: str) -> None:
    done = beagle(command, "--help")
    assert done.code == 0
    assert "--json" in done.out


def test_the_version(beagle: Beagle) -> None:
    """It says which rules run, and why: people who report a problem don't know."""
    kind = "compiled" if library._native.compiled() else "interpreted"
    assert beagle("--version").out == f"{library.__version__}, rules {kind} ({library._native.reason()})\n"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["plya"], f"{say('cli-no-command', text='plya')}; {say('cli-meant', meant='play')}"),
        (["play", "--sed", "1"], f"{say('cli-no-option', text='--sed')}; {say('cli-meant', meant='--seed')}"),
        (["play", "--seed", "x"], say("cli-bad-value", option="--seed", value="x", kind="number")),
        (["play", "--json=perhaps"], say("cli-bad-value", option="--json", value="perhaps", kind="flag")),
        (["play", "--seed"], say("cli-no-value", option="--seed")),
        (["replay"], say("cli-no-value", option="FILE")),
        (["play", "--seed", "1", "--seed", "2"], say("cli-twice", option="--seed")),
    ],
)
def test_wrong_use_points_to_the_help(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle(*arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
    assert "--help)" in done.err


def test_every_sentence_is_there_and_none_is_left_over() -> None:
    used = {key for file in SOURCES for key in LITERAL.findall(file.read_text("utf-8"))}
    assert used == {key for key in keys() if key.startswith("cli-")}


def test_the_command_works_in_a_pipe_without_colour_and_without_a_terminal(tmp_path: Path) -> None:
    env = {name: value for name, value in os.environ.items() if name not in ("COLUMNS", "FORCE_COLOR")}
    env |= {"NO_COLOR": "1", "BEAGLE_DATA": str(tmp_path)}
    command = [sys.executable, "-m", "beagle.cli", "play", "--seats", "me,random", "--seed", "1"]
    done = subprocess.run(command, input="1\nquit\n", capture_output=True, text=True, env=env)
    assert (done.returncode, done.stderr) == (0, "")
    assert "\x1b" not in done.stdout
    assert all(len(line) <= 80 for line in done.stdout.splitlines() if str(tmp_path) not in line)
    assert say("cli-left") in done.stdout


def test_a_reader_that_stops_early_is_no_error() -> None:
    command = f"{sys.executable} -m beagle.cli rules e | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert done.stderr == ""
    assert done.stdout.splitlines()[-1] == "0"


def test_help_too_may_be_read_only_in_part() -> None:
    command = f"{sys.executable} -m beagle.cli play --help | head -n 1; echo ${{PIPESTATUS[0]}}"
    done = subprocess.run(["bash", "-c", command], capture_output=True, text=True)
    assert (done.stderr, done.stdout.splitlines()[-1]) == ("", "0")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a disk that is always full is there on Linux only")
@pytest.mark.parametrize(
    "arguments", [["rules"], ["rules", "--json"], ["perft", "evo second movement to A / A: 0,0 1,0 / B: 0,2 1,2", "1"]]
)
def test_output_that_cannot_be_written_is_said(arguments: list[str]) -> None:
    with open("/dev/full", "w") as full:
        done = subprocess.run([sys.executable, "-m", "beagle.cli", *arguments], stdout=full, stderr=-1, text=True)
    said = say("cli-wrong", error=say("cli-cannot-go-on", reason=say("error-disk-full")))
    assert (done.returncode, done.stderr) == (1, said + "\n")


def test_words_that_belong_to_nothing_are_named(beagle: Beagle) -> None:
    done = beagle("play", "evo", "now")
    said = say("cli-wrong-use", error=say("cli-too-many", text="evo now"), command="beagle play")
    assert (done.code, done.err) == (2, said + "\n")


@pytest.mark.parametrize("game", library.GAMES)
def test_a_table_that_does_not_exist_lists_those_that_do(beagle: Beagle, game: str) -> None:
    done = beagle("play", "--game", game, "--rules", "none")
    assert done.code == 2
    assert say("error-no-table", table="none", tables="") in done.err
    assert all(info.name in done.err for info in library.game(game).rulesets())


def test_a_server_that_cannot_keep_its_games_says_so_first(beagle: Beagle, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    done = beagle("serve", "--data", tmp_path / "file" / "data", "--port", "0")
    assert (done.code, done.out) == (2, "")
    assert say("cli-cannot-write", file=str(tmp_path / "file" / "data"), reason="") in done.err


def test_a_server_says_where_it_is_when_its_database_is_open(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "beagle.cli", "serve", "--data", str(tmp_path), "--port", "0"]
    with Lock(tmp_path):
        done = subprocess.run(command, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (2, "")
    assert "another server is running in this folder" in done.stderr


def test_a_port_is_no_quantity(beagle: Beagle, tmp_path: Path) -> None:
    done = beagle("serve", "--host", "192.0.2.1", "--port", "8190", "--data", tmp_path)
    assert done.code == 2
    assert say("cli-cannot-listen", host="192.0.2.1", port="8190", reason="") in done.err


@pytest.mark.parametrize("game", library.GAMES)
def test_the_sections_of_the_rulebook_stand_in_a_column(beagle: Beagle, game: str) -> None:
    lines = beagle("rules", "--game", game).out.splitlines()
    ids = [line.split()[0] for line in lines]
    assert all(re.fullmatch("[A-Z]{2}-[A-Z]+", id) for id in ids)
    assert len({re.match(r"\S+ +", line).end() for line in lines}) == 1  # type: ignore[union-attr]
