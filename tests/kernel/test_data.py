"""Events as data: derived from the same table as their words."""

from typing import Any

import pytest

from beagle import GAMES, Game, game
from beagle.i18n import Words
from beagle.kernel.cards import PUBLIC, UNKNOWN, card
from beagle.kernel.data import ANIMAL, NUMBER, SEAT, EventTable, PartType, named
from beagle.kernel.event import Event
from beagle.kernel.message import Argument, Message, Piece, Seat

SEAT_LABELS = {"seat", "owner", "first"}  # `SEATS` in web/src/table/events.ts

TABLE = EventTable(
    (("eaten", "seat owner, animal, colour, card"), ("over", ""), ("bid", "seat, number bid")),
    {
        "seat": SEAT,
        "animal": ANIMAL,
        "number": NUMBER,
        "colour": named(("red", "blue"), lambda value: Message(f"colour-{value}", {})),
        "card": PartType(lambda type: f"card {type}", lambda label, type: {label: type}),
    },
    "log-",
)


def test_parts_are_told_by_label_as_data_and_as_words() -> None:
    event = Event(0, 2, 27, 1, card=card(7, PUBLIC))
    assert TABLE.data(event) == ("eaten", {"owner": 2, "animal": "ab", "colour": "blue", "card": "card 7"})
    told: dict[str, Argument] = {"owner": Seat(2), "animal": Piece("ab"), "colour": Message("colour-1", {}), "card": 7}
    assert TABLE.tell(event) == Message("log-eaten", told)
    assert TABLE.data(Event(1)) == ("over", {})
    assert TABLE.data(Event(2, 1, 3)) == ("bid", {"seat": 1, "bid": 3})


def test_a_card_that_a_seat_may_not_know_is_none() -> None:
    event = Event(0, 2, 0, 0, card=card(7, 0b01))
    assert TABLE.data(event.seen_by(0)).args["card"] == "card 7"
    assert TABLE.data(event.seen_by(1)).args["card"] is None
    assert TABLE.data(Event(0, card=UNKNOWN)).args["card"] is None


def games() -> list[Any]:
    return [pytest.param(game(name), id=name) for name in GAMES]


@pytest.mark.parametrize("game", games())
def test_a_seat_has_a_label_by_which_a_page_finds_it(game: Game) -> None:
    for name, parts in game.event_table().rows:
        for part in parts:
            assert (part.of == "seat") == (part.label in SEAT_LABELS), (name, part.label)
        labels = [part.label for part in parts]
        assert len(set(labels)) == len(labels), name


@pytest.mark.parametrize("game", games())
def test_every_event_can_be_said_and_no_name_is_a_key(game: Game) -> None:
    words, table = Words(), game.event_table()
    names = [name for name, _ in table.rows]
    assert len(set(names)) == len(names)
    for name, parts in table.rows:
        assert words.has(f"{table.prefix}{name}"), name
        assert not words.has(name), name
        for part in parts:
            assert not [text for text in part.type.names if text.startswith(f"{part.of}-")], name
