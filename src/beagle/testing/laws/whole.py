"""The laws of whole games: each move keeps cards and food in order, the game ends, its record plays it again."""

from __future__ import annotations

from functools import lru_cache
from typing import Any
from zlib import crc32

from beagle import CHANCE, NOBODY, Rng, replay
from beagle.kernel.playout import Tally, playout
from beagle.play.match import begin_record
from beagle.play.record import Played, Record, read_record
from beagle.testing.laws.exact import exact
from beagle.testing.laws.games import LONGEST, Broken, Table, adapter_of, must, pick, spread
from beagle.testing.laws.laws import a_move_feeds_rightly, all_is_in_order, every_card_is_there_once, the_result_is_sane


def a_game_keeps_order(table: Table, seed: int) -> tuple[Record, Any]:
    """A random game in which every single move is looked at; its record and where it ended."""
    game = table.game
    state = game.deal(table.ruleset, table.seats, seed)
    record = begin_record(game, state, table.ruleset, [f"player {seat}" for seat in range(table.seats)])
    rng = Rng(seed)
    state.listen()
    while state.actor != NOBODY:
        must(len(record.moves) < LONGEST, "the game does not end")
        before, action = state.clone(), pick(state, rng)
        record.moves.append(Played(state.actor, game.write_move(state, action)))
        state.apply(action)
        try:
            every_card_is_there_once(game, state, seed)
            all_is_in_order(game, state, seed)
            a_move_feeds_rightly(game, before, state)
        except Broken as error:
            error.add_note(f"{table}, seed {seed}: {record.moves[-1].line()}, after\n{game.write(before)}")
            raise
    must(not state.options and not state.stack, "it is over, but something is left to do")
    the_result_is_sane(game, state, seed)
    record.result = game.scores(state)
    return record, state


@lru_cache(maxsize=256)
def whole_games(table: Table) -> tuple[tuple[Record, Any], ...]:
    """Its share of twelve games in which every move was looked at: laws share them, and leave them as they are."""
    return tuple(a_game_keeps_order(table, seed) for seed in range(spread(table, 12)))


def a_record_replays(record: Record, state: Any) -> None:
    """The record's text leads to the same state, and to the same text."""
    text = record.text()
    must(read_record(text).text() == text, "the text of a record changed by being read")
    again = replay(text)
    settled = adapter_of(again.game).settled
    must(exact(settled(again.state)) == exact(settled(state)), "a record led to another state")
    must(again.game.write(again.state) == again.game.write(state), "a record led to another text")
    must(again.record == read_record(text), "a replay has another record")
    actors = {move.actor for move in record.moves}
    must(actors <= {CHANCE, *range(state.seats)}, f"moves of {actors}")


def checksum(table: Table, seed: int) -> str:
    """One random game in a line: what compiled and interpreted rules, today's and tomorrow's, must agree on."""
    state = table.game.deal(table.ruleset, table.seats, seed)
    tally = Tally()
    playout(state, Rng(seed), tally)
    end = crc32(table.game.write(state).encode())
    scores = " ".join(map(str, table.game.scores(state)))
    counts = f"{tally.moves} moves, {tally.decisions} decisions"
    return f"{table}, seed {seed}: {counts}, actions {tally.checksum:08x}, end {end:08x}, scores {scores}"
