"""beagle bot: what it refuses before it connects, and what it says of the end."""

from collections.abc import Callable
from typing import Any

import pytest

from beagle import client
from beagle.bots.registry import BOTS
from beagle.client import ClientError
from beagle.server.wire import Result
from tests.support.words import say

Beagle = Callable[..., Any]
LINK = "http://127.0.0.1:9/t/abc123#0123456789abcdef"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--seat-link", "nonsense"], "a seat link looks like"),
        (["--seat-link", "abc123#0123456789abcdef"], "the address of the server looks like"),
        (["--seat-link", LINK, "--name", "grumpy"], say("error-no-bot", name="grumpy", bots=", ".join(BOTS.names()))),
        (["--seat-link", LINK, "--games", "0"], say("cli-bot-games", games=0)),
        ([], "seat-link"),
    ],
)
def test_wrong_use(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("bot", *arguments)
    assert (done.code, done.out) == (2, "")
    assert said in done.err


def test_the_end_is_told(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[Any, ...]] = []

    def play(*arguments: Any) -> list[Result]:
        asked.append(arguments)
        return [Result([12, 7], [0])]

    monkeypatch.setattr(client, "play_seat", play)
    done = beagle("bot", "--seat-link", LINK, "--name", "random", "--games", "2")
    assert (done.code, done.out) == (0, f"{say('cli-bot-over', points='A 12, B 7', winners='A')}\n")
    [(link, player, games, url)] = asked
    assert (link, player.name, games, url) == (LINK, "random", 2, "")
    assert beagle("bot", "--seat-link", LINK, "--json").json == [{"scores": [12, 7], "winners": [0]}]


def test_what_the_server_refuses_is_said(beagle: Beagle, monkeypatch: pytest.MonkeyPatch) -> None:
    def play(*arguments: Any) -> list[Result]:
        raise ClientError("this table does not exist")

    monkeypatch.setattr(client, "play_seat", play)
    done = beagle("bot", "--seat-link", LINK)
    assert (done.code, done.err) == (1, "beagle: this table does not exist\n")
