"""The client at the real server: bots over the network play whole games, through restarts and crashes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from beagle import client
from beagle.client import ClientError, play_seat
from beagle.server.wire import Result
from tests.server.harness import Opened, Room, Server

PATIENCE = 120.0
# The last cards of a game.
SHORT = """evolution base@gift turn 3 development
A: a | hand swimming camouflage/fat
B: m | hand running mimicry
C: x | hand piracy
deck 2"""
DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"
PROTOCOL = Path(__file__).parents[2] / "docs" / "protocol.md"
LEARNED = Path(__file__).parents[2] / "examples" / "linear" / "linear.py"


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FIRST_PAUSE", 0.02)
    monkeypatch.setattr(client, "LONGEST_PAUSE", 0.1)


def links(server: Server, table: Opened) -> list[str]:
    return [f"{server.origin}/t/{table.id}#{token}" for _, token in sorted(table.links.items())]


def first(view: dict[str, Any], moves: list[str]) -> str:
    return moves[0]


def together(players: dict[str, Any], games: int = 1, while_playing: Callable[[], None] = lambda: None) -> list[Any]:
    """Each link with its player, at the same time; their results."""
    with ThreadPoolExecutor(len(players)) as pool:
        playing: list[Future[list[Result]]] = [
            pool.submit(play_seat, link, player, games) for link, player in players.items()
        ]
        while_playing()
        return [one.result(PATIENCE) for one in playing]


def test_bots_over_the_network_play_a_whole_game(room: Room) -> None:
    table = room.person().open("invited", "invited", "bot:random", position=SHORT)
    seats = links(room.server, table)
    one, other = together({seats[0]: "random", seats[1]: first})
    assert one == other
    assert len(one[0].scores) == 3


def test_they_play_rematches(room: Room) -> None:
    table = room.person().open("invited", "invited")
    one, other = together(dict.fromkeys(links(room.server, table), "random"), games=2)
    assert len(one) == len(other) == 2
    assert one == other


def test_they_come_back_when_the_server_was_killed(own_server: Callable[..., Server]) -> None:
    server = own_server()
    room = Room(server)
    with room.closing:
        table = room.person().open("invited", "invited")

    made: list[str] = []

    def slowly(view: dict[str, Any], moves: list[str]) -> str:
        time.sleep(0.02)
        made.append(moves[0])
        return moves[0]

    def trouble() -> None:
        server.wait_for(lambda: len(made) >= 8)
        server.kill()
        server.start()

    one, other = together(dict.fromkeys(links(server, table), slowly), while_playing=trouble)
    assert one == other


def test_a_link_that_is_nobodys_is_refused(room: Room) -> None:
    table = room.person().open("invited", "invited")
    with pytest.raises(ClientError, match=r"bad-link|does not work"):
        play_seat(f"{room.server.origin}/t/{table.id}#{'x' * 32}", first)
    with pytest.raises(ClientError, match=r"no such table|no-such-table"):
        play_seat(f"{room.server.origin}/t/nosuchtable#{'x' * 32}", first)


def test_the_command_and_the_bot_of_fifteen_lines(room: Room, tmp_path: Path) -> None:
    text = DOCUMENT.read_text("utf-8").partition("## A bot over the network")[2]
    file = tmp_path / "bot.py"
    file.write_text(text.partition("```python\n")[2].partition("```")[0], "utf-8")
    one, other = links(room.server, room.person().open("invited", "invited", "bot:random", position=SHORT))
    environ = {**os.environ, "no_proxy": "*"}
    small = subprocess.Popen([sys.executable, str(file), one, "a-key-of-its-own-0001"], env=environ)
    command = [sys.executable, "-m", "beagle.cli", "bot", "--seat-link", other, "--name", "random"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)
    assert (small.wait(PATIENCE), done.returncode, done.stderr) == (0, 0, "")
    assert done.stdout.startswith("The game is over. Points: A ")


def test_the_first_program_of_the_protocol_opens_a_table_and_plays_it_to_the_end(room: Room, tmp_path: Path) -> None:
    text = PROTOCOL.read_text("utf-8").partition("## A first program")[2]
    file = tmp_path / "first.py"
    code = text.partition("```python\n")[2].partition("```")[0]
    environ = {**os.environ, "no_proxy": "*"}

    def start(code: str) -> subprocess.CompletedProcess[str]:
        file.write_text(code, "utf-8")
        command = [sys.executable, str(file), room.server.origin]
        return subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)

    done = start(code)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("points: [")
    assert "403" in start(code.replace('"Origin": base, ', "")).stderr  # what the page says of Origin is so


def test_a_learned_policy_sits_at_a_real_table(room: Room) -> None:
    [link] = links(room.server, room.person().open("invited", "bot:random", "bot:random", position=SHORT))
    command = [sys.executable, "-m", "beagle.cli", "bot", "--seat-link", link, "--name", str(LEARNED), "--json"]
    environ = {**os.environ, "no_proxy": "*"}
    done = subprocess.run(command, env=environ, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(json.loads(done.stdout)[0]["scores"]) == 3
