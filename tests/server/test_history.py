"""A game and its undos: read back in one go, under newer rules too, and taken back to where it was."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

import beagle
from beagle import Rng
from beagle.play.fair import SECRET_BYTES, Deals
from beagle.server.live.history import History
from beagle.server.live.pending import PendingMove
from beagle.server.replays import frames_of_history
from beagle.server.store.contract import MOVE, UNDO, Entry

GAME = beagle.game("evolution")
DEALS = Deals(bytes(range(SECRET_BYTES)))
SEATS = 2


class Counted:
    """A game that counts how often a first position is read: every other state follows from one."""

    def __init__(self) -> None:
        self.reads = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(GAME, name)

    def read(self, text: str) -> Any:
        self.reads += 1
        return GAME.read(text)


def new(game: Any = GAME) -> History:
    return History(game, GAME.write(GAME.deal("base@gift", SEATS, DEALS.deal())), SEATS, DEALS)


def played(seed: int, acts: int, history: History | None = None) -> History:
    """A game of random moves, of which some are taken back."""
    history, rng = history or new(), Rng(seed)
    history.accept(history.chances(0.0))
    for number in range(acts):
        if history.over:
            break
        seat = rng.below(SEATS)
        if rng.below(3) == 0 and history.last_of(seat) >= 0:
            history.accept(history.undo(seat, f"u{number}", 0.0))
        else:
            options = history.state.options
            action = options[rng.below(len(options))]
            history.accept(history.move(int(history.state.actor), action, f"m{number}", 0.0, 0.0))
    return history


def astray(history: History) -> str:
    """Where the state is, if that is not where the moves in force lead; "" if all is well."""
    state, line = GAME.write(history.state), GAME.write(history.replay(len(history.line)))
    return "" if state == line else f"{state}\n{line}"


@pytest.mark.parametrize("seed", range(6))
def test_an_undo_leads_to_where_the_moves_before_it_lead(seed: int) -> None:
    history = played(seed, 80)
    assert sum(entry.kind == UNDO for entry in history.entries) > 5
    assert astray(history) == ""
    again = new()
    again.load(history.entries, GAME.version)
    assert GAME.write(again.state) == GAME.write(history.state)
    assert [turn.entry for turn in again.line] == [turn.entry for turn in history.line]
    assert [told.texts for told in again.telling()] == [told.texts for told in history.telling()]


class Forgetful(History):
    """Takes back to the last state it remembers of a seat, whether or not it is that of its last move."""

    def undo(self, seat: int, client: str, at: float) -> PendingMove:
        step = super().undo(seat, client, at)
        if seat in self.before:
            step.state = self.before[seat][1].clone()
        return step


def test_a_wrong_way_back_is_noticed() -> None:
    assert any(found_astray(seed) for seed in range(6))


def found_astray(seed: int) -> bool:
    try:
        return astray(played(seed, 80, Forgetful(GAME, new().start, SEATS, DEALS))) != ""
    except ValueError:  # a move in force that cannot even be made
        return True


def test_many_undos_cost_no_more_than_as_many_moves() -> None:
    """Opening such a table would stop all others if each undo were played from the start."""
    history, counted = played(3, 120), Counted()
    undos = sum(entry.kind == UNDO for entry in history.entries)
    again = new(counted)
    again.load(history.entries, GAME.version)
    again.telling()
    list(frames_of_history(again, 0))
    assert undos > 20
    assert counted.reads < 6


def test_under_newer_rules_the_text_of_a_move_counts_and_not_its_number() -> None:
    """What an old number stands for now may be legal too, and another move."""
    history = played(1, 40)
    old = [misnumbered(entry) for entry in history.entries]
    again = new()
    again.load(old, GAME.version - 1)
    assert GAME.write(again.state) == GAME.write(history.state)
    assert [told.texts for told in again.telling()] == [told.texts for told in history.telling()]


def misnumbered(entry: Entry) -> Entry:
    return replace(entry, action=0) if entry.kind == MOVE else entry
