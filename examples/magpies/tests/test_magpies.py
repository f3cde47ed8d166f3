"""Magpies obeys the laws of all games; a few of its own rules; and bugs that the laws must catch."""

from typing import Any

import pytest
from beagle_magpies.game import MAGPIES

from beagle import IllegalMove
from beagle.testing.conformance import GameTests
from beagle.testing.laws import CardAdapter, GameWith, StateWith, caught, moments, tables_of
from beagle.testing.laws.hidden import worlds_cannot_be_told_apart
from beagle.testing.laws.laws import a_clone_is_independent, refusals_agree_with_options

START = """magpies base first A gone 0
A: 1A 2A 6A | -
B: 3B 4B 5B | 6B
meadow 2* 5* 5*
deck 1 1 1 2 2 3 3 3 4 4 4 5 6 6
"""


def piles(state: Any) -> list[list[int]]:
    return [state.deck, state.meadow, *(pile for player in state.players for pile in (player.hand, player.nest))]


SOME = moments(tables_of(MAGPIES)[1], games=4)


class TestMagpies(GameTests):
    """All laws, and planted bugs that they must catch."""

    game = MAGPIES
    adapter = CardAdapter(MAGPIES, piles)

    def test_a_view_that_shows_a_hand_is_caught(self) -> None:
        def peeking(game: Any) -> GameWith:
            def view(state: Any, seat: int) -> Any:
                seen = game.view(state, seat)
                seen.hands = [player.hand.copy() for player in state.players]
                return seen

            return GameWith(game, view=view)

        caught(worlds_cannot_be_told_apart, SOME, peeking)

    def test_a_clone_that_shares_a_nest_is_caught(self) -> None:
        def sharing(state: Any) -> StateWith:
            def clone() -> Any:
                copy = state.clone()
                copy.players[0].nest = state.players[0].nest
                return copy

            return StateWith(state, clone=clone)

        caught(a_clone_is_independent, SOME, state=sharing)

    def test_an_option_that_is_left_out_is_caught(self) -> None:
        def shorter(state: Any) -> Any:
            state.options = state.options[1:]
            return state

        caught(refusals_agree_with_options, SOME, state=shorter)


@pytest.mark.parametrize(
    ("move", "rule"),
    [("-", "TURN-02"), ("+3", "GO-01"), ("1=6", "GO-02"), ("2=5", "GO-03"), (">A", "RAID-02"), ("6=6", "GO-02")],
)
def test_a_refusal_names_the_rule(move: str, rule: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        MAGPIES.read_move(MAGPIES.read(START), move)
    assert refused.value.refusal.rules == (f"MAG-{rule}",)


@pytest.mark.parametrize(("face", "nest"), [("%4", "-"), ("%5", "6AB")])
def test_a_raid_succeeds_with_a_five(face: str, nest: str) -> None:
    state = MAGPIES.read(START)
    for move in (">B", face):
        state.apply(MAGPIES.read_move(state, move))
    assert MAGPIES.write(state).splitlines()[1] == f"A: 1A 2A 6A | {nest}"


def test_of_equal_trinkets_one_counts() -> None:
    fives = START.replace("| -", "| 5A 5*").replace("5* 5*\n", "3* 4*\n").replace("3 3 3 4 4 4", "3 3 4 4")
    assert MAGPIES.scores(MAGPIES.read(fives)) == [5, 6]
