"""Touches mean actions: the laws, and the bugs that they catch."""

from collections.abc import Callable
from typing import Any

import pytest

from beagle.kernel.message import Message, Refusal
from beagle.testing.laws.hidden import no_secret_is_written, worlds_cannot_be_told_apart
from beagle.testing.laws.planted import GameWith, caught
from beagle.testing.laws.touched import (
    TOUCHED,
    a_reason_is_that_of_a_reading,
    either_order_is_one_move,
    parts_of_paths_are_read,
    touches_mean_their_action,
    what_is_no_thing_means_nothing,
    who_waits_learns_only_that_by_touches,
)
from tests.laws.games import LONG, SUITE, Law, Table, hold, moments

GAMES = ["evolution", "evo", "dinosaurs"]


@pytest.mark.parametrize("law", TOUCHED, ids=lambda law: law.__name__)
@pytest.mark.parametrize("table", LONG)
def test_touches_mean_actions(table: Table, law: Law) -> None:
    hold(law, moments(table))


def table_of(name: str) -> Table:
    return next(table for table in SUITE if table.game.name == name)


def reading_with(change: Callable[[Any, list[str], list[Any]], list[Any]]) -> Callable[[Any], GameWith]:
    """A game whose readings of a path are changed."""

    def planted(game: Any) -> GameWith:
        def read_touches(state: Any, path: list[str]) -> list[Any]:
            return change(state, path, game.read_touches(state, path))

        return GameWith(game, read_touches=read_touches)

    return planted


FORGETS_OPTIONS = reading_with(lambda state, path, found: [one for one in found if one.action not in state.options])
FORGETS_OTHERS = reading_with(lambda state, path, found: [one for one in found if one.action in state.options])
READS_ANYTHING = reading_with(
    lambda state, path, found: [*found, *(one._replace(action=option) for one in found for option in state.options)]
)
TURNED_ROUND = reading_with(lambda state, path, found: found[::-1])
READS_NO_PARTS = reading_with(lambda state, path, found: [one for one in found if one.distance[2] == 0])


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("bug", [FORGETS_OPTIONS, FORGETS_OTHERS, READS_ANYTHING])
def test_an_action_that_is_not_read_or_something_else_that_is_gets_caught(name: str, bug: Any) -> None:
    caught(touches_mean_their_action, moments(table_of(name)), bug)


@pytest.mark.parametrize("name", ["evolution", "evo"])
def test_a_reading_out_of_order_is_caught(name: str) -> None:
    caught(touches_mean_their_action, moments(table_of(name)), TURNED_ROUND)


@pytest.mark.parametrize("name", GAMES)
def test_a_reader_of_whole_paths_only_is_caught(name: str) -> None:
    caught(parts_of_paths_are_read, moments(table_of(name)), READS_NO_PARTS)


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_that_no_reading_has_is_caught(name: str) -> None:
    def planted(game: Any) -> GameWith:
        calls = []

        def refusal(state: Any, seat: int, action: int) -> Refusal | None:
            """The first answer about a position differs from the later ones."""
            calls.append(action)
            real = game.refusal(state, seat, action)
            return real if real is None else Refusal((f"X-{len(calls)}",), Message(f"X-{len(calls)}.why", {}))

        return GameWith(game, refusal=refusal)

    caught(a_reason_is_that_of_a_reading, moments(table_of(name)), planted)


@pytest.mark.parametrize("name", GAMES)
def test_an_option_that_is_refused_is_caught(name: str) -> None:
    def planted(game: Any) -> GameWith:
        return GameWith(game, touches=lambda state, action: [*game.touches(state, action), f"extra:{action}"])

    caught(touches_mean_their_action, moments(table_of(name)), planted)


@pytest.mark.parametrize("name", GAMES)
def test_an_order_that_is_said_not_to_matter_but_does_is_caught(name: str) -> None:
    caught(
        either_order_is_one_move, moments(table_of(name)), lambda game: GameWith(game, swaps=lambda state, act: True)
    )


@pytest.mark.parametrize("name", GAMES)
def test_a_meaning_of_what_is_no_thing_is_caught(name: str) -> None:
    caught(what_is_no_thing_means_nothing, moments(table_of(name)), reads_something)


def reads_something(game: Any) -> GameWith:
    def read_touches(state: Any, path: list[str]) -> list[Any]:
        return list(game.read_touches(state, game.touches(state, state.options[0])))

    return GameWith(game, read_touches=read_touches)


@pytest.mark.parametrize("name", GAMES)
def test_a_reason_that_tells_a_waiting_seat_about_its_touch_is_caught(name: str) -> None:
    def telling(game: Any) -> GameWith:
        calls = iter(range(10**9))
        return GameWith(game, refusal=lambda state, seat, action: Refusal((str(next(calls)),), Message("x", {})))

    caught(who_waits_learns_only_that_by_touches, moments(table_of(name)), telling)


# What is hidden


def peeking(game: Any) -> GameWith:
    """Reads a path otherwise by what another seat holds."""

    def read_touches(state: Any, path: list[str]) -> list[Any]:
        found = list(game.read_touches(state, path))
        others = [card for seat, player in enumerate(state.players) if seat != state.actor for card in player.hand]
        return found[sum(others) % 2 :]

    return GameWith(game, read_touches=read_touches)


def test_a_reading_that_depends_on_what_another_holds_is_caught() -> None:
    table = next(table for table in SUITE if table.game.name == "evolution" and table.seats > 2)
    caught(worlds_cannot_be_told_apart, moments(table, games=6), peeking)


def naming_a_hand(game: Any) -> GameWith:
    """A reason that names a card of another hand."""

    def refusal(state: Any, seat: int, action: int) -> Refusal | None:
        real = game.refusal(state, seat, action)
        held = [game.picture(state, other)["players"][other]["hand"] for other in range(state.seats) if other != seat]
        return real and Refusal(real.rules, Message(real.message.key, {"trait": repr(held)}))

    return GameWith(game, refusal=refusal)


def test_a_reason_that_names_a_card_of_another_hand_is_caught() -> None:
    table = next(table for table in SUITE if table.game.name == "evolution" and table.seats > 2)
    caught(no_secret_is_written, moments(table, games=6), naming_a_hand)
