"""Pages load words in parts, those of a game with the game: no game may speak in the words of another.

A file in the folder of a game belongs to that game, or to the lessons; web/vite/words.ts knows them the same way.
"""

from functools import cache

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import beagle
from beagle.i18n import ENGLISH, languages
from beagle.i18n.files import WordFile, word_files
from tests.support.saying import Heard
from tools.words import checked
from tools.words.texts import parsed

EVERYWHERE = ("web.ftl", "web-tables.ftl", "server.ftl", "table.ftl")
APART = {"lesson.ftl": "lessons", "examples.ftl": "examples"}  # files of a game that come with other pages
MOVES = 20  # of each ruleset; the tests of each game's words ask for all it can say


def part_of(file: WordFile) -> str:
    if file.game:
        return APART.get(file.name, file.game)
    return "everywhere" if file.name in EVERYWHERE else file.name.removesuffix(".ftl")


@cache
def parts(language: str = ENGLISH) -> dict[str, str]:
    """The part of each message."""
    out: dict[str, str] = {}
    for each in word_files(language):
        resource = parsed(each.file.read_text("utf-8"))
        names = [entry.id.name for entry in resource.body if isinstance(entry, ast.Message)]
        out |= dict.fromkeys(names, part_of(each))
    return out


class References(Visitor):
    """The messages that messages are made of."""

    def __init__(self) -> None:
        self.found: set[tuple[str, str]] = set()
        self.now = ""

    def visit_Message(self, node: ast.Message) -> None:
        self.now = node.id.name
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add((self.now, node.id.name))


@pytest.mark.parametrize("name", beagle.GAMES)
def test_a_game_speaks_in_its_own_words(name: str) -> None:
    game = beagle.GAMES[name]
    heard = Heard(game, most=6, previews=True)
    for number, info in enumerate(game.rulesets()):
        heard.play(game.deal(info.name, info.seats[0], number), number, (0,), MOVES)
    keys = {key.partition(".")[0] for key in heard.keys} | {info.about for info in game.rulesets()}
    assert len(keys) > 10
    assert {key: parts()[key] for key in keys if parts()[key] not in (name, "everywhere")} == {}


@pytest.mark.parametrize("name", beagle.GAMES)
def test_its_standing_answers_are_its_own(name: str) -> None:
    keys = [f"standing-{answer.name}" for answer in beagle.GAMES[name].standing()]
    assert [key for key in keys if key in parts() and parts()[key] != name] == []


@pytest.mark.parametrize("language", languages())
def test_every_language_has_a_message_in_the_same_part(language: str) -> None:
    assert {key: part for key, part in parts(language).items() if parts().get(key) != part} == {}


@pytest.mark.parametrize("language", languages())
def test_messages_are_made_of_messages_that_are_there_with_them(language: str) -> None:
    references = References()
    for each in word_files(language):
        references.visit(parsed(each.file.read_text("utf-8")))
    where = parts(language)
    assert references.found or checked.missing(language)  # a new language may have none yet
    assert [pair for pair in references.found if where[pair[1]] not in (where[pair[0]], "everywhere")] == []
