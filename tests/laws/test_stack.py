"""The laws of the stack: a step is plain data, and asking is not an action."""

from typing import Any

import pytest

from beagle.testing.laws.laws import a_step_is_plain, asking_again_asks_the_same, the_stack_is_plain
from beagle.testing.laws.planted import caught
from tests.laws.games import FEW, SUITE, TABLES, Broken, Table, hold, looked_at, moments


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_every_step_that_is_met_saves_loads_and_clones(table: Table) -> None:
    hold(the_stack_is_plain, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_step_that_is_resumed_again_asks_the_same(table: Table) -> None:
    hold(asking_again_asks_the_same, moments(table))


def test_all_kinds_of_steps_that_can_ask_are_met() -> None:
    met = {step.name for table in looked_at(FEW) for moment in moments(table) for step in moment.state.stack}
    assert met >= {"development", "play-all", "roll", "go", "free-go", "sharing", "attack", "scavenging"}
    assert met >= {"migrating", "exchange", "restoring", "new-start", "food-banks", "wide-extinction"}


class Waiting:
    """A step as it should be."""

    name = "waiting"
    spec = "seat:seat for:action*"

    def __init__(self) -> None:
        self.seat = 1
        self.list = [7, 8]

    def __repr__(self) -> str:
        return type(self).__name__.lower()

    def clone(self) -> "Waiting":
        copy = type(self)()
        copy.seat, copy.list = self.seat, self.list.copy()
        return copy

    def save(self) -> list[int]:
        return [self.seat, *self.list]

    def load(self, values: list[int]) -> None:
        self.seat, self.list = values[0], values[1:]


class Sharing(Waiting):
    def clone(self) -> "Waiting":
        copy = super().clone()
        copy.list = self.list
        return copy


class Forgetting(Waiting):
    def load(self, values: list[int]) -> None:
        self.list = values[1:]

    def __init__(self) -> None:
        super().__init__()
        self.seat = 0


class Unsaid(Waiting):
    spec = "seat:seat"


class Pointing(Waiting):
    def __init__(self) -> None:
        super().__init__()
        self.below = Waiting()


def test_a_good_step_passes() -> None:
    a_step_is_plain(Waiting())


def changed(step: Any) -> Any:
    step.seat = 3
    return step


@pytest.mark.parametrize(
    "step", [Sharing(), changed(Forgetting()), Unsaid(), Pointing()], ids=lambda s: type(s).__name__
)
def test_a_step_that_shares_forgets_or_points_is_caught(step: Any) -> None:
    with pytest.raises(Broken):
        a_step_is_plain(step)


def test_a_question_that_is_not_the_steps_own_is_caught() -> None:
    def tampered(state: Any) -> Any:
        state.options = state.options[1:]
        return state

    caught(asking_again_asks_the_same, moments(TABLES[0], games=12), state=tampered)


def test_a_question_to_another_seat_is_caught() -> None:
    def misdirected(state: Any) -> Any:
        state.actor = 1 - state.actor if state.actor >= 0 else state.actor
        return state

    caught(asking_again_asks_the_same, moments(TABLES[0], games=12), state=misdirected)
