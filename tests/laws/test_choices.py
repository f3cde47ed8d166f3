"""The laws after any choices at all: Hypothesis makes a failure as short as it can."""

from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from beagle import NOBODY
from beagle.testing.laws.hidden import HIDDEN, no_secret_is_written
from beagle.testing.laws.laws import AT_A_MOMENT
from tests.laws.games import SUITE, Moment, Table, hold


def after(table: Table, seed: int, choices: list[int]) -> Any:
    """The state after these choices; each counts among the options from the start again."""
    state = table.game.deal(table.ruleset, table.seats, seed)
    for choice in choices:
        if state.actor == NOBODY:
            break
        state.apply(state.options[choice % len(state.options)])
    return state


@settings(max_examples=settings().max_examples * 2 // 5)
@given(st.sampled_from(SUITE), st.integers(0, 9), st.lists(st.integers(0, 40), max_size=120))
def test_the_laws_hold_after_any_choices(table: Table, seed: int, choices: list[int]) -> None:
    moment = Moment(table, seed, len(choices), after(table, seed, choices))
    for law in (*AT_A_MOMENT, *HIDDEN, no_secret_is_written):
        hold(law, [moment])
