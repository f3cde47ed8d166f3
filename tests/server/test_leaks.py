"""What a seat may not know is in no byte that it is sent.

Two games that differ only in cards hidden from a seat sound alike to it, byte by byte; and a marker in every hidden
card is never heard.  Real server, real sockets; only its clocks and its secret stand still.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.kernel.cards import WHOLE
from beagle.server import replays
from beagle.server.live import question, showing
from beagle.server.live.history import History
from tests.server.harness import Room
from tests.server.leaking import Case, betrayed, difference, marked, resampled, still_room
from tests.server.stores import STORES, database_of

FEW = 5  # pairs of each game


@pytest.fixture(params=list(STORES))
def still(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Room]:
    with still_room(tmp_path / "still", database_of(request.param, tmp_path)) as room:
        yield room


def games_of(cases: list[Case]) -> set[str]:
    return {case.worlds[0].start.split(maxsplit=1)[0] for case in cases}


def few_of(cases: list[Case], still: Room) -> list[Case]:
    most = 1 if "postgres" in str(still.server.data) else FEW
    return [case for game in beagle.GAMES for case in [one for one in cases if games_of([one]) == {game}][:most]]


def test_worlds_that_differ_in_what_is_hidden_sound_alike(still: Room) -> None:
    """Some pairs of each game, on PostgreSQL one: what is said doesn't come from the store.  A soak compares all."""
    cases = resampled()
    assert len(cases) >= 15
    assert games_of(cases) == set(beagle.GAMES)
    assert sum(len(case.worlds[0].moves) for case in cases) > 3 * len(cases)
    for case in few_of(cases, still):
        assert difference(still, case) == "", str(case)


@pytest.mark.slow
def test_all_of_them_sound_alike(still: Room) -> None:
    for case in resampled():
        assert difference(still, case) == "", str(case)
    for case in marked():
        assert betrayed(still, case) == "", str(case)


def test_no_hidden_card_is_named(still: Room) -> None:
    cases = marked()
    assert len(cases) >= 10
    assert sum(len(case.worlds[0].moves) for case in cases) > len(cases)
    for case in few_of(cases, still):
        assert betrayed(still, case) == "", str(case)


# Planted leaks


def options_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every viewer is sent the moves of the seat that is asked."""
    ask, prepare = showing.ask, question.prepare

    async def for_all(game: Any, asked: Any, alone: bool, ready: Any, lanes: Any, eyes: set[int]) -> Any:
        return await prepare(game, asked, alone, ready, lanes, {question.seat for question in asked})

    monkeypatch.setattr(question, "prepare", for_all)
    monkeypatch.setattr(showing, "ask", lambda data, eyes, held: ask(data, max(data.asked(), 0), held))


def moves_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    def texts(history: History, state: Any, action: int) -> list[str]:
        return [history.game.write_move(state, action)] * (history.seats + 1)

    monkeypatch.setattr(History, "texts", texts)


def one_view_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    def picture(data: Any, eyes: int) -> Any:
        return data.history and data.history.game.picture(data.history.state, WHOLE)

    monkeypatch.setattr(showing, "picture", picture)


def the_first_position_in_full(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the record of a running game."""
    record_of = replays.record_of

    def leaking(row: Any, seats: Any, history: History, eyes: int) -> Any:
        record = record_of(row, seats, history, eyes)
        record.start = history.start
        return record

    monkeypatch.setattr("beagle.server.http.record_of", leaking)


def the_hand_of_one_who_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot keeps a seat, all cards lie open."""
    picture = showing.picture

    def leaking(data: Any, eyes: int) -> Any:
        away = any(seat.kind != "bot" and seat.bot for seat in data.seats)
        return data.history.game.picture(data.history.state, WHOLE) if away else picture(data, eyes)

    monkeypatch.setattr(showing, "picture", leaking)


def everything_after_an_undo(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was taken back is shown in full."""
    picture = showing.picture

    def leaking(data: Any, eyes: int) -> Any:
        undone = data.history is not None and any(entry.kind == "undo" for entry in data.history.entries)
        return data.history.game.picture(data.history.state, WHOLE) if undone else picture(data, eyes)

    monkeypatch.setattr(showing, "picture", leaking)


LEAKS = [
    the_hand_of_one_who_is_away,
    everything_after_an_undo,
    options_for_all,
    moves_in_full,
    one_view_for_all,
    the_first_position_in_full,
]


@pytest.mark.parametrize("still", ["sqlite"], indirect=True)
@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_is_heard(
    still: Room, monkeypatch: pytest.MonkeyPatch, leak: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """By both: the comparison of two worlds, and the marker."""
    leak(monkeypatch)
    assert any(difference(still, case) for case in resampled())
    assert any(betrayed(still, case) for case in marked())
