"""What a refusal tells of a text that can't be read."""

import pytest

from beagle.i18n import Words, languages
from beagle.kernel.text import NotationError
from beagle.server.refusing import Refused, detail
from beagle.server.wire import to_wire


@pytest.mark.parametrize("language", languages())
def test_where_a_move_stops_making_sense_is_said_in_the_language_of_the_page(language: str) -> None:
    refused = Refused("not-a-move", error=detail(NotationError("an animal", "?", 1, 3)))
    said = Words(language).say(refused.message)
    assert said.count("3") == 1
    assert "an animal" in said
    assert ("column" in said) == (language == "en")
    assert to_wire(refused.message)["args"]["error"]["key"] == "server-misread"


def test_other_errors_say_their_own_text() -> None:
    assert detail(ValueError("not this")) == "not this"
