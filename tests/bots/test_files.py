"""Bots of one's own, from files."""

from pathlib import Path

import pytest

from beagle.bots.files import BotError, any_bot, in_file
from beagle.bots.greedy import GreedyBot

BOT = """
class {name}:
    name = "{name}"
    def begin(self, game, ruleset, seat, seed): ...
    def saw(self, events): ...
    def choose(self, view, moves, budget): return moves[0]
"""


def test_a_name_is_one_of_ours() -> None:
    assert isinstance(any_bot("greedy"), GreedyBot)
    assert not in_file("greedy:trials=20")


def test_a_file_holds_a_bot(tmp_path: Path) -> None:
    (tmp_path / "first.py").write_text(BOT.format(name="First"), "utf-8")
    assert any_bot(f"{tmp_path}/first.py").name == "First"
    (tmp_path / "both.py").write_text(BOT.format(name="First") + BOT.format(name="Second"), "utf-8")
    assert any_bot(f"{tmp_path}/both.py:Second").name == "Second"


def test_a_file_may_use_what_lies_beside_it(tmp_path: Path) -> None:
    (tmp_path / "base_of_it.py").write_text(BOT.format(name="Base"), "utf-8")
    (tmp_path / "built_on.py").write_text("import base_of_it\nclass Own(base_of_it.Base):\n    name = 'own'\n", "utf-8")
    assert any_bot(f"{tmp_path}/built_on.py").name == "own"


@pytest.mark.parametrize(
    ("text", "name", "said"),
    [
        ("", "", "it has no bot, which is a class with begin, saw, choose"),
        ("from beagle.bots.random import RandomBot", "", "it has no bot"),
        ("class Half:\n    def choose(self, view, moves, budget): ...", "", "it has no bot"),
        ("class Bot:", "", "line 1: "),
        ("import flurbish", "", "No module named 'flurbish'"),
        (BOT.format(name="First") + BOT.format(name="Second"), "", "it has several bots; choose one: "),
        (BOT.format(name="First"), ":Second", 'no bot "Second"; choose from: First'),
        (BOT.format(name="First").replace("name = ", "title = "), "", "the bot has no name"),
        (BOT.format(name="First") + "    def __init__(self, trials): ...", "", "must be created without arguments"),
    ],
)
def test_a_file_that_is_no_bot_says_why(tmp_path: Path, text: str, name: str, said: str) -> None:
    (tmp_path / "mine.py").write_text(text, "utf-8")
    with pytest.raises(BotError) as error:
        any_bot(f"{tmp_path}/mine.py{name}")
    assert said in str(error.value)
    assert "mine.py" in str(error.value)


@pytest.mark.parametrize(("name", "said"), [("gredy", "choose from: random, greedy"), ("no.py", "no such file")])
def test_a_bot_that_is_not_there_is_said(name: str, said: str) -> None:
    with pytest.raises(BotError, match=said):
        any_bot(name)
