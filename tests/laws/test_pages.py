"""What a page is given of a game: pictures, touches, sheets of points, and how much is hidden."""

from typing import Any

import pytest

from beagle.kernel.state import CHANCE
from beagle.testing.laws.hidden import no_secret_is_written, worlds_cannot_be_told_apart
from beagle.testing.laws.laws import (
    a_page_can_show_and_choose,
    what_is_revealed_is_no_longer_hidden,
    what_shows_nothing_says_so,
)
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import SUITE, TABLES, Moment, Table, hold, moments, walk

SOME = moments(TABLES[1], games=6)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_page_can_show_every_position_and_choose_every_option(table: Table) -> None:
    hold(a_page_can_show_and_choose, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_what_is_revealed_is_no_longer_hidden(table: Table) -> None:
    hold(what_is_revealed_is_no_longer_hidden, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_what_shows_nothing_says_so(table: Table) -> None:
    hold(what_shows_nothing_says_so, moments(table))


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


def say_nothing(game: Any) -> GameWith:
    return GameWith(game, reveals=lambda state: [False] * len(state.options))


def warn_always(game: Any) -> GameWith:
    return GameWith(game, reveals=lambda state: [True] * len(state.options))


@pytest.mark.parametrize("bug", [say_nothing, warn_always], ids=lambda bug: bug.__name__)
@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_a_move_that_does_not_say_what_it_shows_is_caught(name: str, bug: Any) -> None:
    table = next(table for table in SUITE if table.game.name == name)
    caught(what_shows_nothing_says_so, [*telling(table), *moments(table)], bug)


def telling(table: Table) -> list[Moment]:
    """Moments of a few games before each move after which somebody knows more, or a die falls."""
    out = []
    for seed in range(3):
        for number, (state, action) in enumerate(walk(table, seed)):
            after = state.clone()
            after.apply(action)
            if state.actor != CHANCE and (after.actor == CHANCE or table.game.hidden(after) < table.game.hidden(state)):
                out.append(Moment(table, seed, number, state.clone()))
    return out


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_what_shows_something_says_so(name: str) -> None:
    table = next(table for table in SUITE if table.game.name == name)
    some = telling(table)
    assert len(some) > 5
    hold(what_shows_nothing_says_so, some)


def test_a_warning_that_tells_a_secret_is_caught() -> None:
    """Marked by what lies on top of the deck, which nobody knows."""

    def peeking(game: Any) -> GameWith:
        return GameWith(game, reveals=lambda state: [bool(state.deck and state.deck[-1] & 1)] * len(state.options))

    caught(worlds_cannot_be_told_apart, SOME, peeking)
