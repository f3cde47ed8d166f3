"""What a game says has words; each law has a planted bug that it catches."""

from typing import Any

import pytest

from beagle.kernel.message import Message
from beagle.testing.laws.planted import GameWith, caught
from beagle.testing.laws.words import MAX_SAID, titles_have_words, what_is_said_has_words
from tests.laws.games import SUITE, Broken, Table, hold, moments

FIRST = SUITE[0]
SILENT = Message("no-such-key", {})
ENDLESS = Message("log-turn", {"turn": "x" * MAX_SAID})


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_whatever_is_said_has_words(table: Table) -> None:
    hold(what_is_said_has_words, moments(table)[:4])
    titles_have_words(table.game)


PLANTED: dict[str, dict[str, Any]] = {
    "a question without words": {"question": lambda view: SILENT},
    "an option without words": {"describe": lambda state, action: SILENT},
    "an event without words": {"tell": lambda event: SILENT},
    "a text that fills the page": {"question": lambda view: ENDLESS},
    "a thing on the table without words": {"picture": lambda state, seat: [{"key": SILENT.key, "args": {}}]},
}


@pytest.mark.parametrize("name", PLANTED)
def test_a_text_that_is_missing_or_too_long_is_caught(name: str) -> None:
    caught(what_is_said_has_words, moments(FIRST)[:4], lambda game: GameWith(game, **PLANTED[name]))


def test_a_ruleset_without_a_description_is_caught() -> None:
    tables = [FIRST.game.rulesets()[0]._replace(about=SILENT.key)]
    with pytest.raises(Broken, match=SILENT.key):
        titles_have_words(GameWith(FIRST.game, rulesets=lambda: tables))
