"""The law that the order of the seats in an activation changes nothing, and bugs that it must catch."""

from typing import Any

import pytest

from beagle.games.dinosaurs.species import Rules
from beagle.kernel.int_list import int_list
from beagle.testing.laws.planted import caught
from tests.laws.at_once import order_changes_nothing
from tests.laws.games import SUITE, Moment, Table, hold, walk

OURS = [table for table in SUITE if table.game.name == "dinosaurs" and "strict" not in table.ruleset]


def begun(table: Table, games: int) -> list[Moment]:
    """Moments in which an activation waits for several seats."""
    out: list[Moment] = []
    for seed in range(games):
        for number, (state, _) in enumerate(walk(table, seed)):
            step = state.stack[-1]
            if step.name in ("breeding", "hunting", "rampage", "hatching") and step.save()[-1] < state.seats - 1:
                out.append(Moment(table, seed, number, state.clone()))
    return out


@pytest.mark.rule("GD-TURN-10")
@pytest.mark.parametrize("table", OURS, ids=str)
def test_an_activation_may_be_played_in_any_order(table: Table) -> None:
    some = begun(table, 2)
    assert {moment.state.stack[-1].name for moment in some} >= {"breeding", "rampage", "hatching"}
    hold(order_changes_nothing, some)


def test_figures_that_run_out_are_caught() -> None:
    """A reserve that all share, where there should be no end of figures: the first to act gets the last one."""

    def scarce(state: Any) -> Any:
        was = state.rules
        state.rules = Rules(was.name, was.seats, was.rows, was.stacks, strict=True)
        state.used = int_list([max(0, species.box - 2) for species in state.rules.species])
        return state

    caught(order_changes_nothing, begun(OURS[-1], 2), state=scarce)


def test_under_strict_supply_the_law_says_nothing() -> None:
    table = next(table for table in SUITE if table.ruleset == "base strict-supply")
    hold(order_changes_nothing, begun(table, 1))
