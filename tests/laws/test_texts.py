"""Positions, views, moves and records are texts that read back."""

from typing import Any

import pytest

import beagle
from beagle.bots.random import RandomBot
from beagle.kernel.state import CHANCE
from beagle.testing.laws.laws import (
    a_position_reads_back,
    a_view_reads_back,
    every_offer_applies,
    move_texts_are_unique_and_readable,
    what_is_not_offered_raises,
)
from beagle.testing.laws.planted import GameWith, StateWith, caught
from beagle.testing.laws.whole import a_game_keeps_order, a_record_replays, whole_games
from tests.laws.games import LONG, SUITE, TABLES, Broken, Table, hold, moments

SOME = moments(TABLES[0], games=12)


@pytest.mark.parametrize("table", LONG)
def test_a_position_reads_back(table: Table) -> None:
    hold(a_position_reads_back, moments(table))


@pytest.mark.parametrize("mark", ["^", "'", "!poisoned", "@A"])
def test_a_reader_that_overlooks_a_mark_is_caught(mark: str) -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(game, read=lambda text: game.read(text.replace(mark, "")))

    caught(a_position_reads_back, moments(TABLES[0], games=12, each=3), careless)


@pytest.mark.parametrize("mark", ["^", "'", "!poisoned", "*"])
def test_a_writer_that_leaves_out_a_mark_is_caught(mark: str) -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(game, write=lambda state: game.write(state).replace(mark, ""))

    caught(a_position_reads_back, moments(TABLES[0], games=12, each=3), careless)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_view_reads_back(table: Table) -> None:
    hold(a_view_reads_back, moments(table))


def test_a_reader_of_views_that_miscounts_is_caught() -> None:
    caught(
        a_view_reads_back,
        SOME,
        lambda game: GameWith(game, read_view=lambda text: game.read_view(text.replace("?4", "?5"))),
    )


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_every_offered_move_has_a_text_of_its_own_that_reads_back(table: Table) -> None:
    hold(move_texts_are_unique_and_readable, moments(table, each=3))


def test_a_move_text_that_two_moves_share_is_caught() -> None:
    def vague(game: Any) -> GameWith:
        def write_move(state: Any, action: int, seat: int | None = None) -> str:
            text: str = game.write_move(state, action, seat)
            return text.partition(":")[0]

        return GameWith(game, write_move=write_move)

    caught(move_texts_are_unique_and_readable, SOME, vague)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_every_offered_action_applies(table: Table) -> None:
    hold(every_offer_applies, moments(table))


def test_an_offer_that_is_made_twice_is_caught() -> None:
    def twice(state: Any) -> Any:
        state.options = state.options + state.options[:1]
        return state

    caught(every_offer_applies, SOME, state=twice)


def test_a_question_without_options_is_caught() -> None:
    def none(state: Any) -> Any:
        state.options = []
        return state

    caught(every_offer_applies, SOME, state=none)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_an_action_that_is_not_offered_raises_and_changes_nothing(table: Table) -> None:
    hold(what_is_not_offered_raises, moments(table))


def test_a_table_that_takes_any_action_is_caught() -> None:
    caught(what_is_not_offered_raises, SOME, state=lambda state: StateWith(state, apply=lambda action: None))


def test_a_table_that_is_changed_by_a_wrong_action_is_caught() -> None:
    def hasty(state: Any) -> StateWith:
        def apply(action: int) -> None:
            state.turn += 1
            state.apply(action)

        return StateWith(state, apply=apply)

    caught(what_is_not_offered_raises, SOME, state=hasty)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_record_replays_to_the_same_state_and_text(table: Table) -> None:
    for record, state in whole_games(table):
        a_record_replays(record, state)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_a_game_between_bots_can_be_replayed(table: Table) -> None:
    record, same = (
        beagle.play(table.game, table.ruleset, [RandomBot() for _ in range(table.seats)], seed=5) for _ in range(2)
    )
    again = beagle.replay(record.text())
    assert again.game.scores(again.state) == record.result
    assert again.record.text() == record.text()
    assert record.text() == same.text()


def test_a_record_that_forgets_the_dice_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TABLES[0]

    def forgetful(state: Any, text: str) -> int:
        action = table.game.read_move(state, text)
        return int(state.options[0]) if state.actor == CHANCE else action

    record, state = a_game_keeps_order(table, 100)
    monkeypatch.setitem(beagle.GAMES, table.game.name, GameWith(table.game, read_move=forgetful))
    with pytest.raises((Broken, ValueError)):
        a_record_replays(record, state)


def test_a_record_whose_result_is_wrong_is_refused() -> None:
    record, _ = a_game_keeps_order(TABLES[0], 101)
    record.result[0] += 1
    with pytest.raises(ValueError, match="the record says"):
        beagle.replay(record.text())


def test_a_record_with_a_move_of_the_wrong_seat_is_refused() -> None:
    record, _ = a_game_keeps_order(TABLES[0], 101)
    record.moves.insert(0, record.moves[1])
    with pytest.raises(ValueError, match="move 1"):
        beagle.replay(record.text())
