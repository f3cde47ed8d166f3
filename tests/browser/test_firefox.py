"""The main walks in Firefox: a whole game of each kind, from the lobby to the end and the replay."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import beagle
from tests.browser.people import DESK, PHONE
from tests.server.harness import Server
from tests.support.words import say
from tools import firefox

pytestmark = pytest.mark.slow

SURE = ("web-do-it", "dinosaurs-table-place", "dinosaurs-table-go")  # what is pressed to confirm


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", beagle.GAMES)
def test_a_whole_game_against_a_bot(server: Server, tmp_path: Path, game: str, size: dict[str, int]) -> None:
    texts: dict[str, str | list[str]] = {
        "name": say("web-name-about"),
        "itsMe": say("web-thats-me"),
        "game": say(f"web-game-{game}"),
        "newTable": say("web-new-table-of", game=say(f"web-game-{game}")),
        "open": say("web-open-table"),
        "rematch": say("web-rematch"),
        "sure": [say(key) for key in SURE],
        "replay": say("web-watch-from-start"),
    }
    picture = tmp_path / "trouble.png"
    done = firefox.walk(origin=server.origin, texts=texts, picture=str(picture), **size)
    places = [json.loads(line)["at"] for line in done.stdout.splitlines()]
    assert (done.returncode, done.stderr) == (0, ""), f"{done.stdout}\n{picture}"
    assert list(dict.fromkeys(places)) == ["lobby", "table", "end", "replay"]
