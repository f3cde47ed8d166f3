"""What is no move gets a column, what is not legal gets a rule; options and refusals are two sides of one thing."""

from typing import Any

import pytest

from beagle import IllegalMove, NotationError
from beagle.games.evolution import ids
from beagle.kernel.action import act
from beagle.kernel.message import Message, Refusal
from beagle.testing.laws.laws import (
    a_question_says_what_it_is_about,
    a_wrong_text_is_refused,
    refusals_agree_with_options,
    who_waits_learns_only_that,
)
from beagle.testing.laws.planted import GameWith, StateWith, caught
from tests.laws.games import ADAPTERS, SUITE, TABLES, Table, hold, moments, pending

SOME = moments(TABLES[0], games=12)
MORE = moments(TABLES[0], games=40)  # for steps that seldom leave a choice


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_wrong_text_is_refused_with_a_column_or_a_rule_and_changes_nothing(table: Table) -> None:
    hold(a_wrong_text_is_refused, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_exactly_what_is_offered_has_no_refusal(table: Table) -> None:
    hold(refusals_agree_with_options, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_question_says_what_it_is_about(table: Table) -> None:
    hold(a_question_says_what_it_is_about, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_seat_that_waits_learns_only_that(table: Table) -> None:
    hold(who_waits_learns_only_that, moments(table))


def reading(game: Any, error: Exception | None = None, spoil: bool = False) -> GameWith:
    """A game that reads moves badly."""

    def read_move(state: Any, text: str) -> int:
        if spoil:
            state.turn += 1
        try:
            return int(game.read_move(state, text))
        except (NotationError, IllegalMove):
            if error is None:
                raise
            raise error from None

    def why(state: Any, seat: int, text: str) -> Any:
        try:
            read_move(state, text)
        except IllegalMove as error:
            return error.refusal
        return None

    return GameWith(game, read_move=read_move, why=why)


def refused(*rules: str) -> IllegalMove:
    return IllegalMove("a*", Refusal(rules, Message(f"{rules[0]}.why" if rules else "", {})))


def test_an_error_beyond_the_end_of_the_text_is_caught() -> None:
    caught(a_wrong_text_is_refused, SOME, lambda game: reading(game, NotationError("a move", "", 1, 99)))


def test_an_error_that_expects_nothing_is_caught() -> None:
    caught(a_wrong_text_is_refused, SOME, lambda game: reading(game, NotationError("", "", 1, 1)))


@pytest.mark.parametrize("rules", [(), ("EV-DEV-99",), ("EV-DEV-01", "house rule")])
def test_a_refusal_by_no_rule_of_the_book_is_caught(rules: tuple[str, ...]) -> None:
    caught(a_wrong_text_is_refused, SOME, lambda game: reading(game, refused(*rules)))


def test_a_refusal_that_changes_the_state_is_caught() -> None:
    caught(a_wrong_text_is_refused, SOME, lambda game: reading(game, spoil=True))


def test_a_why_that_says_otherwise_is_caught() -> None:
    caught(a_wrong_text_is_refused, SOME, lambda game: GameWith(game, why=lambda state, seat, text: None))


def without_an_option(state: Any) -> Any:
    state.options = state.options[1:]
    return state


def test_a_skipped_defence_is_caught() -> None:
    attacks = [moment for moment in SOME if pending(moment.state) == "attack" and len(moment.state.options) > 1]
    assert attacks
    caught(refusals_agree_with_options, attacks, state=without_an_option)


@pytest.mark.parametrize("step", ["development", "go", "sharing", "scavenging"])
def test_an_option_that_is_withheld_is_caught(step: str) -> None:
    some = [moment for moment in MORE if pending(moment.state) == step and len(moment.state.options) > 1]
    assert some
    caught(refusals_agree_with_options, some, state=without_an_option)


@pytest.mark.parametrize("step", ["development", "go", "attack", "sharing", "scavenging"])
def test_an_option_too_many_is_caught(step: str) -> None:
    def with_another(state: Any) -> Any:
        universe = ADAPTERS["evolution"].universe(state)
        state.options = [*state.options, next(a for a in universe[10:] if a not in state.options)]
        return state

    some = [moment for moment in SOME if pending(moment.state) == step]
    assert some
    caught(refusals_agree_with_options, some, state=with_another)


def test_a_refusal_by_a_number_without_a_rule_is_caught() -> None:
    def numbered(state: Any) -> StateWith:
        return StateWith(state, refusals=lambda action: [4711] if state.refusals(action) else [])

    caught(refusals_agree_with_options, SOME, state=numbered)


def test_an_option_of_another_kind_than_the_question_is_caught() -> None:
    def with_food(state: Any) -> Any:
        state.options = [*state.options, act(ids.TAKE, 0)]
        return state

    some = [moment for moment in SOME if pending(moment.state) == "development"]
    caught(a_question_says_what_it_is_about, some, state=with_food)


def test_a_refusal_that_tells_a_waiting_seat_more_is_caught() -> None:
    def telling(state: Any) -> StateWith:
        return StateWith(state, refusals_of=lambda seat, action: state.refusals(action) or [401])

    caught(who_waits_learns_only_that, SOME, state=telling)


def test_a_seat_that_waits_for_no_reason_is_caught() -> None:
    caught(who_waits_learns_only_that, SOME, state=lambda state: StateWith(state, refusals_of=lambda seat, action: []))
