"""Games and bots of other packages: what is taken, what is left out, and why."""

import gc
import os
import subprocess
import sys
from collections.abc import Iterator
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from textwrap import dedent

import pytest

from beagle.bots.registry import ORDER as BOT_ORDER
from beagle.bots.registry import check_bot
from beagle.games import ORDER
from beagle.games.loading import TEXTS, check_game, check_sources
from beagle.i18n.plugin_words import words_fault
from beagle.kernel.game import Game
from beagle.plugins import BOTS, GAMES, Declared, Registry, declarations, find_without_import
from beagle.server import app
from beagle.server.logs import EVENT, log
from tests.support.packages import install
from tests.support.words import say

# A whole game under another name: what matters here is how it is found, not what it plays.
TOY = """
    from beagle.games.evolution.game import Evolution

    class Toy(Evolution):
        name = "toy"

    TOY = Toy()
"""
WORDS = {"toy_game/i18n/en/toy.ftl": "web-game-toy = Toy\n"}
GOOD: dict[str, str | bytes] = {"toy_game/__init__.py": "", "toy_game/game.py": TOY, **WORDS}
ENTRY = {"toy": "toy_game.game:TOY"}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed packages; what is imported from it is forgotten afterwards."""
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    gc.freeze()  # the collection below looks only at what comes from here on
    yield folder
    for name in list(sys.modules):
        if name.partition(".")[0] in ("toy_game", "toy_bot"):
            del sys.modules[name]
    gc.collect()  # classes are in cycles, and the kernel's classes know theirs
    gc.unfreeze()


def games() -> Registry[Game]:
    return Registry(GAMES, "game", ORDER, check_game, check_sources)


def reason(site: Path, files: dict[str, str | bytes], entry: dict[str, str] | None = None) -> str:
    """Why this game is left out.  The others must still be there."""
    install(site, "toy-game", files, games=entry or ENTRY)
    found = games()
    assert list(found) == list(ORDER)
    (fault,) = found.faults()
    assert fault.distribution == "toy-game"
    return fault.reason


# Games


def test_our_own_games_and_bots_are_entry_points() -> None:
    assert set(declarations(GAMES).usable) >= {"evolution", "evo", "dinosaurs"}
    assert set(declarations(BOTS).usable) >= {"random", "greedy"}
    assert not declarations(GAMES).faults


def test_a_game_of_another_package_comes_after_ours(site: Path) -> None:
    install(site, "toy-game", GOOD, games=ENTRY)
    found = games()
    assert found.names() == [*ORDER, "toy"] == list(found)
    assert found["toy"].name == "toy"
    assert found.faults() == []


def test_names_are_listed_without_an_import(site: Path) -> None:
    install(site, "toy-game", {**GOOD, "toy_game/game.py": "raise RuntimeError"}, games=ENTRY)
    assert "toy" in games().names()
    assert "toy_game" not in sys.modules


def test_only_the_game_that_is_asked_for_is_imported() -> None:
    code = "import sys, beagle; beagle.game('evo'); print(*[m for m in sys.modules if m.startswith('beagle.games.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {name.split(".")[2] for name in done.stdout.split()}
    assert "evo" in loaded
    assert not loaded & {"evolution", "dinosaurs"}


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("import no_such", "importing toy_game.game fails: ModuleNotFoundError: No module named 'no_such'"),
        ("1 / 0", "ZeroDivisionError: division by zero"),
        ("raise SystemExit('bye')", "SystemExit: bye"),
        ("raise ValueError('x' * 5000)", "ValueError: xxx"),
        ("def broken(:", "SyntaxError"),
        ("", "toy_game.game has no TOY"),
        ("TOY = object()", "TOY is not a game: it lacks name, version, changes, rulesets"),
        (TOY.replace('"toy"', '"tox"'), "registered as \"toy\", but its name is 'tox'"),
        (TOY + "    Toy.version = 0\n", "the version of its rules must be a number, 1 or more, not 0"),
        (TOY + "    Toy.rulesets = lambda self: []\n", "`rulesets` gives a list of RulesetInfo"),
        (TOY + "    Toy.rulesets = lambda self: 1 / 0\n", "its rulesets can't be listed: ZeroDivisionError"),
        (
            TOY + "    Toy.rulesets = lambda self: [Evolution.rulesets(self)[0]._replace(seats=(2, 9))]\n",
            "is for 2 to 9 seats; 1 to 8 are possible",
        ),
    ],
)
def test_a_broken_game_is_left_out_with_the_reason(site: Path, code: str, said: str) -> None:
    found = reason(site, {**GOOD, "toy_game/game.py": code})
    assert said in found
    assert len(found) < 500


def test_a_request_for_a_broken_game_says_why(site: Path) -> None:
    install(site, "toy-game", {**GOOD, "toy_game/game.py": "1 / 0"}, games=ENTRY)
    found = games()
    for _ in range(2):
        with pytest.raises(KeyError, match=r'the game "toy" of toy-game can.+t be used: .*division by zero'):
            found["toy"]
    assert "toy" not in found
    assert "toy" not in found.names()
    with pytest.raises(KeyError, match='no game is called "chess"; choose from: evolution, evo, dinosaurs'):
        found["chess"]


@pytest.mark.parametrize("name", ["Toy", "1toy", "toy_game", "a--b", "-a", "x" * 25, "../toy", "игра"])
def test_a_name_is_short_and_plain(site: Path, name: str) -> None:
    assert "a name has lower-case letters" in reason(site, GOOD, {name: "toy_game.game:TOY"})


def test_a_name_that_is_taken_stays_with_the_first(site: Path) -> None:
    assert reason(site, GOOD, {"evolution": "toy_game.game:TOY"}) == "the name is taken by beagle-games"
    assert "toy_game" not in sys.modules


def test_of_two_packages_with_one_name_the_first_by_name_has_it(site: Path) -> None:
    install(site, "toy-game", GOOD, games=ENTRY)
    install(site, "another-toy", {}, games={"toy": "toy_game.game:TOY"})
    found = games()
    assert found["toy"].name == "toy"
    assert [str(fault) for fault in found.faults()] == ["toy of toy-game: the name is taken by another-toy"]


def test_a_game_compiled_by_itself_is_never_imported(site: Path) -> None:
    binary = f"toy_game/rules/walks{EXTENSION_SUFFIXES[0]}"
    found = reason(site, {**GOOD, binary: b"no library", "toy_game/__init__.py": "raise AssertionError('imported')"})
    assert found.startswith("toy_game has compiled modules (walks.")


HIDING = {
    "class Go(Step):\n    name = 'go'": "",
    "class State(GameState):\n    actor = 0": "State.actor",
    "class State(GameState):\n    @property\n    def options(self): return []": "State.options",
    "class State(GameState):\n    pass\nclass Later(State):\n    stack = []": "Later.stack",
}


@pytest.mark.parametrize("code", HIDING)
def test_a_class_attribute_must_not_hide_a_field_of_the_kernel(site: Path, code: str) -> None:
    """Compiled code would read the kernel's own field, and the game would go wrong without a word."""
    kernel = "from beagle.kernel.state import GameState, Step\n"
    install(site, "toy-game", {**GOOD, "toy_game/game.py": kernel + code + "\n" + dedent(TOY)}, games=ENTRY)
    found = games()
    said = [fault.reason for fault in found.faults()]
    named = HIDING[code]
    assert said == ([f"the class attribute {named} hides a field of the kernel: set it in __init__"] if named else [])


# Its folder


def test_a_folder_is_found_without_an_import(site: Path) -> None:
    install(site, "toy-game", {**GOOD, "toy_game/__init__.py": "raise AssertionError", "toy_game/first.lesson": ""})
    entry = Declared("toy", "toy_game.game", "TOY", "toy-game")
    assert entry.package == "toy_game"
    assert entry.folder == site / "toy_game"
    assert find_without_import("toy_game.nothing") is None
    assert find_without_import("nothing.game") is None
    assert Declared("toy", "toy_game", "TOY", "toy-game").package == "toy_game"


def test_a_single_module_has_no_folder(site: Path) -> None:
    install(site, "toy-game", {"toy_game.py": ""})
    entry = Declared("toy", "toy_game", "TOY", "toy-game")
    assert (entry.package, entry.folder) == ("", None)


# Its words


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"en/toy.ftl": "web-game-toy = Toy\nTY-SET-01 = Rule\ntoy-ask = Go\nlesson-toy = First\n"}, ""),
        ({}, 'en: the message "web-game-toy", the name of the game, is missing'),
        ({"en/toy.ftl": "web-game-toy = Toy\nthis is not Fluent\n"}, "en/toy.ftl: not valid Fluent: this is not"),
        ({"en/toy.ftl": b"web-game-toy = \xff\n"}, "en/toy.ftl: it can't be read"),
        ({"en/a.ftl": "web-game-toy = Toy\n", "en/b.ftl": "web-game-toy = Toy\n"}, '"web-game-toy" is defined twice'),
        ({"en/toy.ftl": "web-game-toy = Toy\nlog-turn = Mine\n"}, 'the key "log-turn" is no id of a rule'),
        ({"en/toy.ftl": "web-game-toy = Toy\n", "ru/toy.ftl": "toy-ask = {\n"}, "ru/toy.ftl: not valid Fluent"),
    ],
)
def test_words_that_cannot_be_used_are_named(site: Path, files: dict[str, str | bytes], said: str) -> None:
    install(site, "toy-game", {"toy_game/__init__.py": "", **{f"toy_game/i18n/{name}": t for name, t in files.items()}})
    found = words_fault(Declared("toy", "toy_game.game", "TOY", "toy-game"))
    assert found == said if not said else said in found


def test_a_game_with_broken_words_is_left_out(site: Path) -> None:
    assert "its words can't be used: en/toy.ftl" in reason(site, {**GOOD, "toy_game/i18n/en/toy.ftl": "what\n"})


@pytest.mark.parametrize("file", TEXTS)
def test_a_game_with_a_file_that_is_no_text_is_left_out(site: Path, file: str) -> None:
    assert f"its file {file} can't be read: UnicodeDecodeError" in reason(site, {**GOOD, f"toy_game/{file}": b"\xff"})


# Bots


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("from beagle.bots.random import RandomBot\nclass Bot(RandomBot):\n    name = 'hungry'", ""),
        ("from beagle.bots.random import RandomBot as Bot", "registered as \"hungry\", but its name is 'random'"),
        ("Bot = 7", "Bot is not a bot class"),
        ("class Bot:\n    name = 'hungry'", "Bot is not a bot: it lacks begin, saw, choose"),
        ("class Bot:\n    def __init__(self, level): pass", "a bot must be created without arguments: TypeError"),
        ("import nothing_of_the_kind", "ModuleNotFoundError"),
    ],
)
def test_bots_come_the_same_way(site: Path, code: str, said: str) -> None:
    install(site, "toy-bot", {"toy_bot.py": code}, bots={"hungry": "toy_bot:Bot"})
    found = Registry(BOTS, "bot", BOT_ORDER, check_bot)
    assert list(found) == ([*BOT_ORDER] if said else [*BOT_ORDER, "hungry"])
    assert [said in fault.reason for fault in found.faults()] == ([True] if said else [])


# What people see


def command(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    env = {
        **os.environ,
        "PYTHONPATH": os.pathsep.join([str(site), *filter(None, [os.environ.get("PYTHONPATH")])]),
        "NO_COLOR": "1",
        "COLUMNS": "200",
    }
    return subprocess.run([sys.executable, "-m", "beagle.cli", *words], capture_output=True, text=True, env=env)


def test_the_list_of_games_names_what_is_left_out_and_goes_on(site: Path) -> None:
    install(site, "toy-game", {**GOOD, "toy_game/game.py": "1 / 0"}, games=ENTRY)
    done = command(site, "games")
    assert done.returncode == 0
    said = say("cli-left-out-game", name="toy", package="toy-game", reason="importing toy_game.game fails: ZeroDiv")
    assert said in done.stderr
    assert "evolution" in done.stdout
    asked = command(site, "games", "--game", "toy")
    assert asked.returncode == 2
    assert "can't be used" in asked.stderr


OWN_BOOK = (
    TOY
    + """
    from beagle.kernel.base import plain_book

    BOOK = plain_book("toy", "EV", "TR-04")
    Toy.book = lambda self: BOOK
"""
)


def test_the_id_of_a_rule_belongs_to_one_game(site: Path) -> None:
    """`beagle rules EV-TR-04` couldn't say whose rule it is.  A variant that shares the whole rulebook may."""
    install(site, "toy-game", {**GOOD, "toy_game/game.py": OWN_BOOK}, games=ENTRY)
    done = command(site, "games")
    reason = "its rule EV-TR-04 has the id of a rule of the game 'evolution'"
    assert say("cli-left-out-game", name="toy", package="toy-game", reason=reason) in done.stderr
    assert done.returncode == 0


def test_the_log_of_a_server_counts_what_is_left_out(site: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The reason may contain anything, so the log has only the number; `beagle serve` prints the reason."""
    install(site, "toy-game", {**GOOD, "toy_game/game.py": "1 / 0"}, games=ENTRY)
    written: list[tuple[str, int]] = []
    monkeypatch.setattr(app, "GAMES", games())
    monkeypatch.setattr(log, "warning", lambda event, count: written.append((event, count)))
    app.warn_of_plugins()
    assert written == [("games of other packages are left out", 1)]
    assert EVENT.fullmatch(written[0][0])


def test_a_game_of_another_package_is_played_in_the_terminal(site: Path) -> None:
    install(site, "toy-game", GOOD, games=ENTRY)
    listed = command(site, "games", "--game", "toy")
    assert "toy  Toy" in listed.stdout
    played = command(site, "play", "--game", "toy", "--seats", "random,random", "--seed", "1", "--json")
    assert played.returncode == 0, played.stderr
