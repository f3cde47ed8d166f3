"""The picture of a finished game: what it shows, who gets it, and what happens without its library."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.games import game
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.kernel.specimen import Drawing
from beagle.play.fair import Deals
from beagle.review.river import Band, River
from beagle.server import picture, previews, sharing
from beagle.server.live.history import History
from beagle.server.picture import Card, Line, Pictures, creature, letters
from beagle.server.picture import card as card_module
from beagle.server.store.contract import OPEN, OVER, SeatRow, TableRow
from tests.server.harness import Room, play_on, room_at
from tests.server.inside import InsideServer
from tests.server.test_live_play import SHORT

LOOK = Path(__file__).parents[2] / "web" / "src" / "look"
NAMES = ("Ann", "Łucja Żółć", "Жанна", "漢字", "Çelik 🦖", "<b>&amp;", "A" * 40, "O’Neil")


def card(seats: int, **more: Any) -> Card:
    lines = [Line(seat, seat + 1, not seat, NAMES[seat], 30 - seat, "animals 10, traits 12") for seat in range(seats)]
    drawing = Drawing("M0 0L9 9Z", [("flesh", "M1 1Z")], [], [("unknown kind", "M2 2Z")], doubled=True)
    return Card("Ann wins", "", lines, drawing, 0, "Natator ferox", "Ann: A1", ["Evolution", "2026-11-17"])._replace(
        **more
    )


def river(seats: int) -> River:
    """Equal chances, until the first seat has all."""
    bands = [
        Band(seat, "M0 0L9 9Z", "M0 0L9 9", 124 * (seat + 0.5) / seats, 124.0 if seat else 62.0, 0.0 if seat else 124.0)
        for seat in reversed(range(seats))
    ]
    return River(*picture.RIVER, bands, "M0 0L9 9", "M0 0L9 9Z", [], [])


def size_of(png: bytes) -> tuple[int, int]:
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return int(width), int(height)


@pytest.mark.parametrize("seats", [1, 2, 8])
def test_it_is_a_png_of_the_size_that_previews_want(seats: int) -> None:
    for tie in ("", "A tie that needs many words. " * 20):
        for flow in (None, river(seats)):
            one = card(seats, tie=tie, specimen=None if tie else card(1).specimen, river=flow)
            assert size_of(picture.painted(picture.drawn(one))) == (1200, 630)


def test_no_typed_text_is_in_the_drawing() -> None:
    """Names are paths: nothing can be smuggled in, and no font is needed."""
    svg = picture.drawn(card(8))
    assert set(re.findall(r"<(\w+)", svg)) == {"svg", "rect", "path", "g", "clipPath", "ellipse"}
    assert re.sub(r"<[^>]*>", "", svg) == ""
    assert not any(name in svg for name in NAMES)


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_every_seat_has_a_mark_in_the_river_and_lies_below_the_rows(seats: int) -> None:
    without, flow = picture.drawn(card(seats)), picture.drawn(card(seats, river=river(seats)))
    for seat in range(seats):
        mark = f'd="{letters.shape(seat)}"'
        # in its row; and at the beginning of the river, with an edge; the winner at its end too
        assert (without.count(mark), flow.count(mark)) == (1, 3 if seat else 4)
    rows = [float(y) for y in re.findall(rf"M50 ([\d.]+)H{card_module.COLUMN}", flow)]
    assert len(rows) == seats - 1
    assert max(rows) < card_module.BOTTOM - picture.RIVER[1]
    assert re.sub(r"<[^>]*>", "", flow) == ""


def test_a_letter_that_is_missing_is_written_plainly_or_left_out() -> None:
    assert [letters.drawable(name) for name in ("Żółć", "Ǻnn", "Жанна", "a漢b", "漢字")] == [
        "Żółć",
        "Ann",
        "Жанна",
        "ab",
        "",
    ]
    assert picture.drawn(card(4)) == picture.drawn(card(4, lines=[*card(3).lines, card(4).lines[3]._replace(name="D")]))


@pytest.mark.parametrize("text", ["A short one", "A long one " * 40, "W" * 300])
def test_text_is_made_smaller_and_then_cut(text: str) -> None:
    cut, size = letters.fitted(text, "ui", 20, 400)
    assert letters.width(cut, "ui", size) <= 400
    assert (cut == text) == (len(text) < 20)


def test_every_word_of_it_can_be_written_in_every_language() -> None:
    """Planted: a letter that no file has."""
    for language in languages():
        words = Words(language, ["Ann", "Ben"])
        length = words.say(Message("web-end-length", {"moves": 5, "minutes": 2}))
        for said in (words.say(Message("web-winners", {"names": "Ann", "winners": 1})), length):
            assert letters.drawable(said, "ui") == " ".join(said.split())
    assert letters.drawable("漢", "ui") != "漢"


def test_colours_and_shapes_are_those_of_the_pages() -> None:
    found = dict(re.findall(r"--([\w-]+): (?:light-dark\()?(#[0-9a-f]+)", (LOOK / "tokens.css").read_text("utf-8")))
    assert {name: found[name] for name in creature.COLOURS} == creature.COLOURS
    assert tuple(found[f"p{letter}"] for letter in "ABCDEFGH") == creature.SEATS
    assert tuple(found[f"on{letter}"] for letter in "ABCDEFGH") == creature.ON_SEATS
    assert [letters.shape(seat) for seat in range(8)] == re.findall(
        r'"(M[^"]+)"', (LOOK / "shapes.ts").read_text("utf-8")
    )


def test_every_kind_of_part_that_a_page_draws_has_its_style() -> None:
    page = (LOOK.parent / "table" / "Specimen.svelte").read_text("utf-8")
    kinds = set(re.findall(r"\.([a-z]+)\b(?=[^{}]*\{)", page.partition("<style>")[2])) - {"ground"}
    assert kinds <= creature.STYLES.keys()


def test_only_so_many_are_kept() -> None:
    kept = Pictures(most=10)
    for name in ("a", "b", "a", "c"):
        kept.put((name,), b"1234")
    assert (kept.get(("a",)), kept.get(("b",)), kept.bytes) == (b"1234", None, 8)


def test_nothing_hidden_is_said() -> None:
    """Two games that differ only in hidden cards have the same picture; planted: an animal that differs is seen."""
    hands = [("a[fat]", "running mimicry"), ("a[fat]", "swimming piracy"), ("a[running]", "swimming piracy")]
    positions = [
        f"evolution base@gift turn 9 feeding bank 5 / A: {herd} | hand {hand} / B: m / deck 3" for herd, hand in hands
    ]
    said = [sharing.card_of(*over(position), "en") for position in positions]
    assert said[0].specimen
    assert said[0] == said[1] != said[2]


def over(position: str) -> tuple[TableRow, list[SeatRow], History]:
    """A game that somebody gave up in this position."""
    evolution = game("evolution")
    scores = [int(points) for points in evolution.scores(evolution.read(position))]
    result = f'{{"scores":{scores},"winners":[0],"ended":"resign"}}'
    row = TableRow("abcdef", "evolution", "base@gift", 2, "ann", 0.0, 0.0, status=OVER, start=position, result=result)
    seats = [SeatRow(0, OPEN, "Ann"), SeatRow(1, OPEN, "Ben")]
    return row, seats, History(evolution, position, 2, Deals(b"x" * 32))


def test_a_preview_shows_it_once_the_game_is_over(monkeypatch: pytest.MonkeyPatch) -> None:
    row = over(SHORT)[0]
    address = 'content="https://x/api/tables/abcdef/picture/pl.png"'
    assert address in previews.tags(row, [], "pl", "https://x")
    assert "picture" not in previews.tags(TableRow("abcdef", "evolution", "", 2, "", 0.0, 0.0), [], "pl", "https://x")
    monkeypatch.setattr(picture, "available", lambda: False)
    assert address not in previews.tags(row, [], "pl", "https://x")


def test_who_gets_it(room: Room) -> None:
    ann = room.person("Ann")
    open_, closed = (ann.open("me", "bot:random", position=SHORT, spectators=seen).id for seen in (True, False))
    address = "/api/tables/{}/picture/{}.png"
    assert room.stranger().http.get(address.format(open_, "en")).json()["code"] == "not-over"
    for id in (open_, closed):
        seat = ann.sit(id)
        play_on([seat], seed=2)
        assert seat.page.result is not None
        assert seat.page.result["picture"] is True
    answer = room.stranger().http.get(address.format(open_, "pl"))
    assert (answer.status_code, answer.headers["content-type"]) == (200, "image/png")
    assert size_of(answer.content) == (1200, 630)
    assert room.stranger().http.get(address.format(open_, "pl")).content == answer.content
    assert ann.http.get(address.format(closed, "en")).status_code == 200
    refused = {("xx", open_): "no-such-page", ("en", "nosuchtable"): "no-such-table", ("en", closed): "no-spectators"}
    for (language, id), code in refused.items():
        assert room.stranger().http.get(address.format(id, language)).json()["code"] == code


def test_without_the_library_it_says_what_is_missing(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(picture, "available", lambda: False)
    with room_at(inside()) as room:
        answer = room.stranger().http.get("/api/tables/abcdef/picture/en.png")
    assert (answer.status_code, answer.json()["code"]) == (501, "no-pictures")
    for language in languages():
        assert "beagle-games[pictures]" in Words(language).say(Message("server-no-pictures", {}))


def test_points_are_sums_that_say_of_how_many() -> None:
    """A source without a number, or without words for it, is only named."""
    sheet = [
        (Message("points-animals", {"n": 5}), 10),
        (Message("points-traits", {"n": 1}), 1),
        (Message("points-needs", {}), 4),
        (Message("points-needs", {"n": 2}), 2),
    ]
    said = sharing.sources(sheet, 17, Words("en"))
    assert said == "5 animals: 10 · 1 trait: 1 · Extra food needed: 4 · Extra food needed: 2"
    assert sharing.sources(sheet[:1], 10, Words("pl")) == "5 zwierząt: 10"
