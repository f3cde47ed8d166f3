"""What a messenger shows of a link: game, table, people and whose move; nothing of a table that strangers can't see."""

from __future__ import annotations

import re
from html import unescape

import pytest

from beagle.server import previews
from beagle.server.store.contract import BOT, INVITED, OPEN, OVER, PLAYING, SeatRow, TableRow
from tests.server.harness import MIDDLE, Room

ROW = TableRow("abcdef", "evolution", "base@gift", 2, "ann", 0.0, 0.0, name="Tuesday table", status=PLAYING, actor=1)
SEATS = [SeatRow(0, OPEN, "Ann", "ann"), SeatRow(1, INVITED, "Ben <b>", "ben")]


def read(text: str) -> dict[str, str]:
    return {name: unescape(said) for name, said in re.findall(r'<meta property="([^"]+)" content="([^"]*)" />', text)}


@pytest.mark.parametrize(
    ("path", "id"), [("t/abcdef", "abcdef"), ("t/abcdef/replay", "abcdef"), ("t/abc", ""), ("", "")]
)
def test_an_address_of_a_table(path: str, id: str) -> None:
    assert previews.table_of(path) == id


def test_the_first_language_with_words() -> None:
    assert previews.language_of("de-DE, pl;q=0.8, en") == "pl"
    assert previews.language_of("") == previews.language_of("\u202e;;,,") == "en"


def test_game_table_people_and_whose_move() -> None:
    said = read(previews.tags(ROW, SEATS, "en", "https://x.example"))
    assert said["og:title"] == "Tuesday table · Evolution · Beagle"
    assert said["og:description"] == "Ann, Ben <b>. Ben <b>’s move"
    assert said["og:url"] == "https://x.example/t/abcdef"
    assert "<b>" not in previews.tags(ROW, SEATS, "en", "")


@pytest.mark.parametrize("language", ["en", "ru", "pl", "it"])
@pytest.mark.parametrize("status", ["gathering", "playing", "over", "closed"])
def test_every_state_in_every_language(language: str, status: str) -> None:
    row = TableRow("abcdef", "evolution", "base@gift", 2, "ann", 0.0, 0.0, status=status)  # type: ignore[arg-type]
    seats = [SEATS[0], SeatRow(1, BOT, "Hooker", bot="greedy")]
    said = read(previews.tags(row, seats, language, ""))
    assert said["og:description"].startswith("Ann, Hooker. ")


def test_of_a_table_that_nobody_may_watch_nothing_is_said(room: Room) -> None:
    ann = room.person("Ann")
    closed = ann.open("me", "invited", position=MIDDLE, spectators=False, name="Secret table")
    seen = ann.open("me", "invited", position=MIDDLE, name="Open table")
    free = ann.open("me", "open", spectators=False, name="Free table")
    text = {id: room.stranger().http.get(f"/t/{id}").text for id in (closed.id, seen.id, free.id, "nosuchtable")}
    if "not built" in text[seen.id]:
        pytest.skip("the pages are not built")
    assert "Secret" not in text[closed.id]
    assert "Ann" not in text[closed.id]
    assert "<title>Open table · Evolution · Beagle</title>" in text[seen.id]
    assert "Free table" in text[free.id]
    assert previews.TITLE in text["nosuchtable"]


def test_no_card_and_no_position_is_ever_in_it() -> None:
    """Planted: a row full of secrets."""
    row = TableRow(
        "abcdef",
        "evolution",
        "base@gift",
        2,
        "ann",
        0.0,
        0.0,
        status=OVER,
        start="SECRET",
        position="SECRET",
        secret=b"SECRET",
        sent_away="SECRET",
    )
    seats = [SeatRow(0, OPEN, "Ann", "SECRET", token=b"SECRET", link=b"SECRET", standing="SECRET")]
    assert "SECRET" not in previews.tags(row, seats, "en", "")
