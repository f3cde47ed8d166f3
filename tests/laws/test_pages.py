"""What a page is given of a game: pictures, touches, sheets of points, and how much is hidden."""

from typing import Any

import pytest

from tests.laws.games import SUITE, TABLES, Table, hold, moments
from tests.laws.hidden import no_secret_is_written, worlds_cannot_be_told_apart
from tests.laws.laws import a_page_can_show_and_choose, what_is_revealed_is_no_longer_hidden
from tests.laws.planted import GameWith, caught

SOME = moments(TABLES[1], games=6)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_page_can_show_every_position_and_choose_every_option(table: Table) -> None:
    hold(a_page_can_show_and_choose, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_what_is_revealed_is_no_longer_hidden(table: Table) -> None:
    hold(what_is_revealed_is_no_longer_hidden, moments(table))


# Planted bugs


def show_another_hand(game: Any) -> GameWith:
    def picture(state: Any, seat: int) -> Any:
        seen = game.picture(state, seat)
        other = (seat + 1) % state.seats if seat < state.seats else 0
        seen["players"][other]["hand"] = game.picture(state, other)["players"][other]["hand"]
        return seen

    return GameWith(game, picture=picture)


def touch_less(game: Any) -> GameWith:
    return GameWith(game, touches=lambda state, action: game.touches(state, action)[:1])


def lose_a_point(game: Any) -> GameWith:
    return GameWith(game, sheets=lambda state: [sheet[1:] for sheet in game.sheets(state)])


def hide_nothing(game: Any) -> GameWith:
    return GameWith(game, hidden=lambda state: 0)


def test_a_picture_that_shows_a_hand_is_caught() -> None:
    caught(worlds_cannot_be_told_apart, SOME, show_another_hand)
    caught(no_secret_is_written, SOME, show_another_hand)


@pytest.mark.parametrize("bug", [touch_less, lose_a_point], ids=lambda bug: bug.__name__)
def test_a_page_that_could_not_choose_is_caught(bug: Any) -> None:
    caught(a_page_can_show_and_choose, SOME, bug)


def test_a_game_that_does_not_count_what_it_reveals_is_caught() -> None:
    caught(what_is_revealed_is_no_longer_hidden, SOME, hide_nothing)
