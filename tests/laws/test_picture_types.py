"""A picture is what its type says: the types of the pages are made from it."""

from functools import cache
from typing import Any

import msgspec
import pytest

from beagle import Game
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import SUITE, TABLES, Table, hold, moments, must, viewers
from tests.support.fitting import misfits
from tools.generators import wire_types
from tools.generators.shapes import Reader, Ref

SOME = moments(TABLES[1], games=6)


@cache
def reader_of(game: str) -> tuple[Reader, type]:
    reader, (picture, *_) = wire_types.game_reader(game)
    return reader, picture


def a_picture_is_what_its_type_says(game: Game, state: Any, seed: int) -> None:
    """In every position, for everybody: no key is missing, none is there that the type doesn't have."""
    reader, picture = reader_of(game.name)
    for seat in viewers(state, seed):
        plain = msgspec.json.decode(msgspec.json.encode(game.picture(state, seat)))
        bad = misfits(reader, Ref(picture), plain, "picture")
        must(not bad, *bad[:3])


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_picture_is_what_its_type_says(table: Table) -> None:
    hold(a_picture_is_what_its_type_says, moments(table))


# Planted bugs


def change(key: str, value: Any) -> Any:
    def planted(game: Any) -> GameWith:
        return GameWith(game, picture=lambda state, seat: {**game.picture(state, seat), key: value})

    return planted


@pytest.mark.parametrize(("key", "value"), [("turn", "3"), ("deck", None), ("more", 1), ("middle", [{"name": "fat"}])])
def test_a_picture_of_another_shape_is_caught(key: str, value: Any) -> None:
    caught(a_picture_is_what_its_type_says, SOME, change(key, value))
