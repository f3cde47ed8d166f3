"""The table that the pages draw after each event of a move is at the end the one that the server sends."""

from __future__ import annotations

import json
import subprocess
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest

import beagle
from beagle import NOBODY, Rng
from beagle.play.scene import Scene
from beagle.server.replays import events_for, frame
from tools.commands import web
from tools.environments import executable

SOURCES = Path(__file__).parents[2] / "web" / "src" / "games"
# Each table as it is after all events of a move, from the table before it.
TELL = """
const { after } = await import(process.argv[1]);
const { frames, forgotten } = JSON.parse(await new Response(process.stdin).text());
const told = frames.slice(1).map(({ view, events }, at) =>
  events.filter(({ event }) => event !== forgotten).reduce((now, event) => after(now, event, view), frames[at].view));
process.stdout.write(JSON.stringify(told))
"""
RULESETS = {"evo": "second", "dinosaurs": "base"}


@cache
def frames_of(game_name: str) -> list[Any]:
    """A random game of three, as its first seat sees it."""
    game = beagle.game(game_name)
    rng = Rng(2)
    scene = Scene(game, game.deal(RULESETS[game_name], 3, 2))
    frames = [frame(scene, 0, 0, "start", -1, "", [])]
    while (state := scene.state).actor != NOBODY:
        actor, action = int(state.actor), state.options[rng.below(len(state.options))]
        move = game.write_move(state, action, 0)
        events = events_for(game, scene.apply(action), 0)
        frames.append(frame(scene, 0, len(frames), "move", actor, move, events))
    plain: list[Any] = json.loads(msgspec.json.encode(frames))
    return plain


def drawn(game: str, view: Any) -> dict[str, Any]:
    """What of a picture is seen while something is told."""
    players = view["players"]
    if game == "dinosaurs":
        land = ("id", "terrain", "figure")
        eggs = ("eggs", "golden", "ordinary", "score")
        return {
            **{name: view[name] for name in ("turn", "active", "marker", "tile", "columns", "stacks")},
            "lands": [sorted([[cell[name] for name in land] for cell in one["cells"]]) for one in players],
            "eggs": [[one[name] for name in eggs] for one in players],
        }
    known = [one for one in players if one["seat"] == 0]
    public = ("genes", "active", "dinosaurs", "supply", "moves", "attack", "defence", "eggs", "discount", "saves")
    return {
        **{name: view[name] for name in ("round", "phase", "order", "sold", "bag", "deck", "spent")},
        **{name: view["climate"][name] for name in ("section", "grounds", "pile", "turned", "unseen")},
        "island": [(cell["id"], cell["ground"], cell["owner"]) for cell in view["cells"]],
        "purse": [one["points"] for one in known],
        "hands": [sorted(map(str, one["hand"])) for one in players],
        "players": [[one[name] for name in public] for one in players],
    }


def differences(game: str, forgotten: str = "") -> list[str]:
    """What is told otherwise than it is, by the moves that it follows."""
    frames = frames_of(game)
    story = (SOURCES / game / "story.ts").as_uri()
    node = web.get_node() / executable("node")
    command = [str(node), "--no-warnings", "--input-type=module", "--eval", TELL, story]
    asked = json.dumps({"frames": frames, "forgotten": forgotten})
    told = json.loads(subprocess.run(command, input=asked, capture_output=True, text=True, check=True).stdout)
    out = []
    for view, then in zip(told, frames[1:], strict=True):
        here, there = drawn(game, view), drawn(game, then["view"])
        out += [f"{name} after {then['n']}. {then['move']}" for name in here if here[name] != there[name]]
    return out


@pytest.mark.parametrize("game", RULESETS)
def test_what_was_told_is_what_is_drawn(game: str) -> None:
    assert differences(game) == []


@pytest.mark.parametrize(
    ("game", "forgotten"), [("evo", "order"), ("evo", "card-won"), ("evo", "died"), ("dinosaurs", "eaten")]
)
def test_an_event_that_is_not_drawn_is_found(game: str, forgotten: str) -> None:
    assert differences(game, forgotten) != []
