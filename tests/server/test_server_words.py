"""Everything the server says has words, and no words are left over."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import beagle.server
from beagle.i18n import Words
from beagle.kernel.message import Argument, Message, Seat
from beagle.server.codes import CODES
from beagle.server.phrases import NOTICES, PHRASES
from beagle.server.store import contract
from tests.support.saying import english_text

SOURCES = Path(beagle.server.__file__).parent
ARGS: dict[str, Argument] = {
    "seat": Seat(0),
    "error": "no",
    "seconds": 5,
    "minutes": 1,
    "increment": 2,
    "hours": 2,
    "days": 3,
}
ARGS |= {"option": Message("web-option-half-deck", {}), "least": 2, "most": 3, "bot": "darwin", "name": "Ann"}
ARGS |= {"line": 1, "column": 2, "expected": "an animal", "found": "?", "why": "https", "left": 2}
WITH_ARGUMENTS = {"not-a-move", "not-a-record", "long-name", "bad-option", "bot-not-measured", "bot-too-slow"}
WITH_ARGUMENTS |= {"bad-push-address", "bad-days-off", "no-days-off"}


def written() -> dict[str, ast.Message]:
    """The messages of the server: all of its file, and those among the words for people at a table."""
    texts = (english_text("server.ftl"), english_text("people.ftl"), english_text("notices.ftl"))
    entries = [entry for text in texts for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message)]
    return {entry.id.name: entry for entry in entries if not entry.id.name.startswith(("web-", "call-"))}


def fixed() -> set[str]:
    """Keys that are no refusals and no phrases."""
    seats = (contract.OPEN, contract.INVITED, contract.LOCAL, contract.BOT)
    clocks = (contract.NO_CLOCK, contract.PER_MOVE, contract.TOTAL, contract.HOURS, contract.DAYS)
    statuses = (contract.GATHERING, contract.PLAYING, contract.OVER, contract.CLOSED)
    entries = (contract.UNDO, contract.RESIGN, contract.TO_BOT, contract.RETURN)
    out = {f"server-seat-{kind}" for kind in seats} | {f"server-clock-{kind}" for kind in clocks}
    out |= {f"server-status-{status}" for status in statuses} | {f"server-log-{kind}" for kind in entries}
    out.add("server-nothing-with-this")  # the answer to a touch that means nothing
    out.add("server-misread")  # a part of other refusals
    return out | {f"server-log-{what}" for what in ("started", "undo-asked", "undo-refused")}


def test_every_code_phrase_seat_clock_and_status_has_words() -> None:
    assert set(written()) == {f"server-{code}" for code in CODES} | {*PHRASES, *NOTICES} | fixed()


@pytest.mark.parametrize("key", sorted(written()))
def test_it_can_be_said(key: str) -> None:
    assert Words(names=["Ann"]).say(Message(key, ARGS)).strip()
    for attribute in written()[key].attributes:
        assert Words().say(Message(f"{key}.{attribute.id.name}", ARGS)).strip()


def test_only_these_refusals_need_arguments() -> None:
    for code in CODES - WITH_ARGUMENTS:
        assert Words().say(Message(f"server-{code}", {}))


def test_every_code_that_the_server_uses_is_known() -> None:
    used = {
        code for file in SOURCES.rglob("*.py") for code in re.findall(r'\bNo\(\s*"([a-z-]+)"', file.read_text("utf-8"))
    }
    assert used <= CODES
