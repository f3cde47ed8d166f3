"""The example game and bot, installed from their folders: the laws, the terminal, Python and the server.

These tests run with the interpreted kernel and again with the compiled one.  The page is in `tests/browser`.
"""

from __future__ import annotations

import json
import subprocess
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from beagle.i18n import languages
from tests.server.harness import Room, Server, room_at
from tests.support.examples import BOT, EXAMPLES, GAME, ROOT, install, run

PLAYED = """
import beagle
from beagle.bots.registry import bot
game = beagle.game("magpies")
record = beagle.play(game, "base", [bot("random"), bot("hasty"), bot("greedy")], seed=4)
assert beagle.replay(record.text()).state.over
print(record.text())
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(tmp_path_factory.mktemp("examples") / "site")


@pytest.fixture(scope="module")
def room(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Room]:
    """A server at which they are installed."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("PYTHONPATH", str(site))
        server = Server(tmp_path_factory.mktemp("server")).start()
    with room_at(server) as room:
        yield room
    server.stop()


def test_nothing_of_ours_names_them() -> None:
    """Neither the sources nor the pages know that there is such a game."""
    found = subprocess.run(["git", "grep", "-il", "magpie", "--", "src", "web/src"], cwd=ROOT, capture_output=True)
    assert found.stdout == b""
    for name in (GAME, BOT):
        about = tomllib.loads((EXAMPLES / name / "pyproject.toml").read_text("utf-8"))
        assert about["project"]["dependencies"] == ["beagle-games"]


def test_a_game_without_a_coder_says_so_to_learning_programs(site: Path) -> None:
    code = """
import gymnasium
from beagle.adapters import pettingzoo
from beagle.adapters.gymnasium import BeagleEnv
for make, kind in ((pettingzoo.env, ValueError), (BeagleEnv, gymnasium.error.Error)):
    try:
        make("magpies", "base", seats=2)
    except kind as error:
        print(error)
"""
    assert run(site, "-c", code).count("magpies has no coder") == 2


def test_the_game_is_small() -> None:
    """A page of rules: lines of code, without imports, comments and empty lines."""
    files = (EXAMPLES / GAME / "src").rglob("*.py")
    lines = [line.strip() for file in files for line in file.read_text("utf-8").splitlines()]
    assert 250 < len([line for line in lines if line and not line.startswith(("#", "import ", "from ", '"""'))]) < 450


def test_they_pass_their_own_tests(site: Path) -> None:
    """The laws of the kit with the planted bugs, and those of the bot; each random text and choice a few times."""
    few = ["-p", "no:cacheprovider", "-q", "-o", "addopts=", "--hypothesis-seed=1"]
    said = run(site, "-m", "pytest", *few, str(EXAMPLES / GAME / "tests"), str(EXAMPLES / BOT / "tests"))
    assert " passed" in said


def test_the_terminal_plays_and_explains_it(site: Path) -> None:
    cli = ("-m", "beagle.cli")
    assert "Two to four magpies" in run(site, *cli, "games", "--game", GAME)
    assert "values differ by exactly one" in run(site, *cli, "rules", "--game", GAME, "MAG-GO-03")
    assert "ring (6)" in run(site, *cli, "games", "--game", GAME, "--deck", "base")
    played = json.loads(
        run(site, *cli, "play", "--game", GAME, "--seats", f"random,{BOT},random", "--seed", "2", "--json")
    )
    assert played


def test_python_plays_it(site: Path) -> None:
    assert '[Game "magpies"]' in run(site, "-c", PLAYED)


def test_bots_play_it_on_the_server(site: Path, room: Room) -> None:
    """A program at a seat link, the random bot and the example bot; then the replay is there."""
    ann = room.person("Ann")
    table = ann.open("invited", "bot:random", f"bot:{BOT}", game=GAME, ruleset="base")
    link = f"{room.server.origin}/t/{table.id}#{table.links[0]}"
    code = f"from beagle.client import play_seat; print(len(play_seat({link!r}, 'random', 1)[0].scores))"
    assert run(site, "-c", code).strip() == "3"
    frames = ann.post(f"/api/tables/{table.id}/replay")["frames"]
    assert frames[-1]["view"]["title"]["key"] == "web-game-magpies"
    assert len(frames) > 18


def test_the_catalogue_says_what_pages_must_ask_for(room: Room) -> None:
    games = {game["name"]: game for game in room.stranger().get("/api/catalogue")["games"]}
    assert [name for name, game in games.items() if not game["bundled"]] == [GAME]
    assert not games[GAME]["lesson"]
    assert games["evolution"]["lesson"]


def test_its_words_and_its_book_are_sent_as_plain_text_and_data(room: Room) -> None:
    http = room.stranger().http
    for language in languages():
        words = http.get(f"/api/games/{GAME}/words/{language}")
        assert words.headers["content-type"] == "text/plain; charset=utf-8"
        assert words.headers["x-content-type-options"] == "nosniff"
        assert ("web-game-magpies = Magpies" in words.text) == (language == "en")
    book = http.get(f"/api/games/{GAME}/book").json()
    assert book["rules"] == "MAG-"
    assert set(book["sources"]) >= {"MAG-SET-01", "MAG-END-02"}


@pytest.mark.parametrize(
    "path",
    [
        *("evolution/words/en", "evolution/book", "no-such/words/en", "no-such/book", f"{GAME}/words/xx"),
        *(f"{GAME}/words/..", f"{GAME}/words/%2e%2e%2fen", f"{GAME}/words/en%00", f"..%2f{GAME}/book", "%00/book"),
        *(f"{GAME}/words/{'e' * 3000}", f"{'m' * 3000}/book", f"{GAME}/words/en/magpies.ftl"),
    ],
)
def test_nothing_else_can_be_asked_for(room: Room, path: str) -> None:
    answer = room.stranger().http.get(f"/api/games/{path}")
    assert answer.status_code in (400, 404, 414)
    assert "magpies" not in answer.text.lower().replace("/magpies", "")
