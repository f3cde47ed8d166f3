"""A question speaks to the player who is asked; everybody else reads what that player is doing."""

import pytest
from fluent.syntax import ast

import beagle
from beagle.i18n import ENGLISH, languages
from beagle.i18n.files import word_files
from tests.i18n.test_languages import Collected
from tests.support.saying import WORDS, Heard
from tools.words.texts import parsed

MOVES = 60


def questions(language: str) -> dict[str, ast.Message]:
    out: dict[str, ast.Message] = {}
    for each in word_files(language):
        if each.name == "game.ftl":
            entries = parsed(each.file.read_text("utf-8")).body
            found = [entry for entry in entries if isinstance(entry, ast.Message)]
            out |= {entry.id.name: entry for entry in found if entry.id.name.removeprefix("evo-").startswith("ask-")}
            out |= {entry.id.name: entry for entry in found if entry.id.name.startswith("dinosaurs-ask-")}
    return out


@pytest.mark.parametrize("language", languages())
def test_a_question_does_not_name_the_one_who_is_asked(language: str) -> None:
    """«You: play a card» would be rude, and «Ann: play a card» an order to somebody else."""
    assert language != ENGLISH or len(questions(language)) > 40
    for key, message in questions(language).items():
        patterns = [message.value, *(each.value for each in message.attributes if each.id.name != "others")]
        named = [key for pattern in patterns if pattern and "seat" in Collected(pattern).variables]
        assert not named, f"{language}: {key}"


@pytest.mark.parametrize("language", languages())
def test_what_others_read_names_the_player_and_asks_nothing(language: str) -> None:
    others = {
        key: each.value
        for key, message in questions(language).items()
        for each in message.attributes
        if each.id.name == "others"
    }
    assert language != ENGLISH or len(others) > 20
    for key, pattern in others.items():
        assert "seat" in Collected(pattern).variables, f"{language}: {key}"
        assert not "".join(Collected(pattern).text).rstrip().endswith("?"), f"{language}: {key}"


@pytest.mark.parametrize("name", beagle.GAMES)
def test_every_question_has_a_player_whom_others_can_read_about(name: str) -> None:
    """A question without words of its own for others says that its player is deciding, so it needs the seat."""
    game = beagle.GAMES[name]
    heard = Heard(game, most=1)
    for number, info in enumerate(game.rulesets()):
        heard.play(game.deal(info.name, info.seats[0], number), number, (), MOVES)
    asked = [said.message for said in heard.said.values() if "ask-" in said.message.key]
    assert asked
    for message in asked:
        if not message.key.endswith(("-over", "-chance")):
            assert "seat" in message.args, message
            if WORDS.has(f"{message.key}.others"):
                assert WORDS.say(message._replace(key=f"{message.key}.others"))
