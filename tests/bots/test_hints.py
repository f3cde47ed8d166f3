"""Hints: three rungs at practice, made of what the seat may know, with reasons that the engine proves."""

from typing import Any

import pytest

import beagle
from beagle.bots import hints, levels
from beagle.bots.bot import Move
from beagle.bots.hints import Hint, Reason, hint
from beagle.bots.judges import numbered
from beagle.bots.levels import MeasuredTable
from beagle.bots.searcher import Dials
from beagle.bots.tables import Table
from beagle.testing.laws.planted import GameWith
from tests.laws.games import ADAPTERS


@pytest.fixture(autouse=True)
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "ITERATIONS", 24)
    monkeypatch.setattr(hints, "WORLDS", 4)


def asked(game: Any, state: Any, knowing: Any = None) -> Hint:
    """A hint for the player who is asked; `knowing`: by a game that imagines like this one."""
    moves = [Move(action, game.write_move(state, action)) for action in state.options]
    return hint(knowing or game, game.view(state, state.actor), moves, [])


def pairs(name: str) -> list[tuple[Any, Any]]:
    """Positions of a game, each with another that looks the same to the player who is asked."""
    game, rng = beagle.game(name), beagle.Rng(1)
    out: list[tuple[Any, Any]] = []
    state = game.deal(game.rulesets()[0].name, 2, 1)
    while len(out) < 6:
        if state.actor >= 0 and len(state.options) > 2:
            other = ADAPTERS[name].dealt_anew(state, state.actor, rng)
            ADAPTERS[name].know_as_in(other, state)
            if game.write(other) != game.write(state):
                out.append((state.clone(), other))
        state.apply(state.sample_chance(rng) if state.actor == beagle.CHANCE else state.options[-1])
    return out


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_what_a_seat_does_not_know_changes_no_hint(name: str) -> None:
    game = beagle.game(name)
    for state, other in pairs(name):
        assert asked(game, state) == asked(game, other)


def test_a_hint_that_looks_at_the_cards_of_others_is_caught() -> None:
    """The planted bug: instead of a world that the seat can imagine it takes the true one."""
    game = beagle.game("evolution")

    def peeking(state: Any) -> Any:
        return GameWith(game, imagine_remembering=lambda view, rng, memory: state.clone())

    found = pairs("evolution")
    assert any(asked(game, one, peeking(one)) != asked(game, other, peeking(other)) for one, other in found)


def test_a_hint_is_what_the_strongest_level_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """With the numbers and the curiosity that it was measured with at this table, and without its slips."""
    found = MeasuredTable({"darwin": Dials(7, slip=2.0, curiosity=0.3)}, (), Table("second", 2))
    monkeypatch.setattr(levels, "table_for", lambda game, ruleset, seats: Table("second", 4))
    monkeypatch.setattr(levels, "measured_table", lambda game, table: found)
    game, adviser = beagle.game("evo"), hints.Adviser()
    assert adviser.dials_at(game, "second", 4) == Dials(24, curiosity=0.3)
    assert adviser.judge_at(game, "second", 4) is numbered("evo", Table("second", 2))


def test_points_are_a_reason_where_the_engine_proves_them() -> None:
    game = beagle.game("dinosaurs")
    state = game.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0M 0,1P:t | eggs 2 / B: 0,0M")
    found = asked(game, state)
    before = game.scores(state)[0]
    state.apply(found.best.action)
    assert Reason("points", game.scores(state)[0] - before) in found.reasons


def test_the_only_move_needs_no_search() -> None:
    found = hint(beagle.game("evo"), None, [Move(7, "x")], [])
    assert (found.best.action, found.reasons) == (7, (Reason("only", 1),))
