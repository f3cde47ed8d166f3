"""A question is put together once, outside the loop, and a given position has only so many options."""

import threading
from collections.abc import Callable
from typing import Any

import pytest

from beagle.games.evolution.game import EVOLUTION, Evolution
from beagle.server import limits, pasting
from beagle.server.live import question
from tests.server.flooding import grazing, hunting, record
from tests.server.harness import room_at
from tests.server.inside import InsideServer

MANY = 6  # carnivores: 318 options, more than are put together on the loop


class Reckoning:
    """Who asked what the options reveal, and in which thread."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.threads: list[threading.Thread] = []
        reveals = Evolution.reveals

        def counted(game: Evolution, state: Any) -> list[bool]:
            self.threads.append(threading.current_thread())
            return reveals(game, state)

        monkeypatch.setattr(Evolution, "reveals", counted)


def look_around(server: InsideServer) -> int:
    """A table with many options, and five who look through the eyes of the seat that is asked; how many there are."""
    with room_at(server) as room:
        ann = room.person()
        table = ann.open("me", "bot:random", position=hunting(MANY)).id
        seats = [ann.sit(table) for _ in range(5)]
        for seat in seats:
            seat.do("look", seat=0)
        return len(seats[0].page.moves)


def test_a_question_is_put_together_once_and_not_on_the_loop(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, reckoned = inside(), Reckoning(monkeypatch)
    assert look_around(server) > limits.OPTIONS_ON_LOOP
    assert len(reckoned.threads) == 1
    assert server.thread not in reckoned.threads


def forgotten_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    ready = question.make_ready

    async def again(history: Any, _: Any, lanes: Any, eyes: set[int]) -> Any:
        return await ready(history, {}, lanes, eyes)

    monkeypatch.setattr(question, "make_ready", again)


def all_on_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(question, "OPTIONS_ON_LOOP", 1 << 30)


@pytest.mark.parametrize("plant", [forgotten_each_time, all_on_the_loop])
def test_a_question_made_for_each_reader_or_on_the_loop_is_noticed(
    plant: Callable[[pytest.MonkeyPatch], None], inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted bugs: the test above can fail."""
    plant(monkeypatch)
    server, reckoned = inside(), Reckoning(monkeypatch)
    look_around(server)
    assert len(reckoned.threads) > 1 or server.thread in reckoned.threads


def test_nobody_looks_so_nothing_is_put_together(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server, reckoned = inside(bot_delay="100"), Reckoning(monkeypatch)
    with room_at(server) as room:
        ann = room.person()
        table = ann.open("bot:random", "me", position=hunting(MANY)).id
        assert ann.sit(table).page.asked == 0
    assert reckoned.threads == []


def opened(server: InsideServer, **wish: Any) -> str:
    with room_at(server) as room:
        answer = room.person().http.post(
            "/api/tables",
            json={"game": "evolution", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], **wish},
        )
        return str(answer.json().get("code", ""))


def test_a_given_position_has_only_so_many_options(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    monkeypatch.setattr(pasting, "OPTIONS", 1_000)
    large = hunting(12)
    assert opened(server, position=large) == "too-many-options"
    assert opened(server, record=record(large, []), at=0) == "too-many-options"
    with room_at(server) as room:
        assert room.stranger().post_refused("/api/replays", text=large) == "too-many-options"
    assert opened(server, position=hunting(MANY)) == ""


def test_without_the_bound_it_is_opened(inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    server = inside(bot_delay="100")
    monkeypatch.setattr(pasting, "OPTIONS", 1 << 30)
    assert opened(server, position=hunting(12)) == ""


@pytest.mark.parametrize(
    ("most", "code"), [(limits.PICTURE_BYTES, "too-long"), (1 << 30, "")], ids=["bound", "planted"]
)
def test_a_given_position_has_only_so_large_a_picture(
    most: int, code: str, inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Few options, but many animals.  A planted bug: without the bound it is opened."""
    server = inside(bot_delay="100")
    monkeypatch.setattr(pasting, "PICTURE_BYTES", most)
    assert opened(server, position=grazing(170)) == code
    assert opened(server, record=record(grazing(170), []), at=0) == code


def test_the_bound_of_a_whole_server_refuses_what_froze_it(room: Any) -> None:
    ann = room.person()
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    refused = ann.post_refused("/api/tables", game="evolution", seats=seats, position=hunting(60))
    assert refused == "too-long"  # its picture, which names who can attack whom, is weighed before options are counted


def test_a_given_game_does_not_grow_beyond_it(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A move after which there would be too many options is refused, and nothing has changed."""
    server = inside()
    with room_at(server) as room:
        ann = room.person()
        seat = ann.sit(ann.open("me", "me", position=hunting(MANY)).id)
        seat.do("look", seat=0)
        monkeypatch.setattr(pasting, "OPTIONS", 0)
        n = seat.page.n
        assert seat.refused("play", n=n, move=seat.page.moves[0]) == "too-many-options"
        assert seat.page.n == n
        monkeypatch.setattr(pasting, "OPTIONS", limits.OPTIONS)
        seat.play(seat.page.moves[0])


def test_a_bot_that_would_make_it_grow_ends_the_table(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside(bot_delay="0.3")
    with room_at(server) as room:
        ann = room.person()
        table = ann.open("bot:random", "bot:random", position=hunting(MANY)).id
        monkeypatch.setattr(pasting, "OPTIONS", 0)
        seat = ann.sit(table)
        seat.until(lambda: seat.page.table["status"] == "closed")


def test_a_dealt_game_is_never_refused(inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """However many options it has: the bound is for positions that somebody gave."""
    monkeypatch.setattr(pasting, "OPTIONS", 0)
    server = inside()
    with room_at(server) as room:
        ann = room.person()
        seat = ann.sit(ann.open("me", "bot:random").id)
        for _ in range(5):
            seat.until(lambda: seat.page.asked == 0 and bool(seat.page.moves))
            seat.play(seat.page.moves[0])


def test_the_welcome_tells_only_the_last_lines(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    from beagle.server.live import showing

    monkeypatch.setattr(showing, "WELCOME_LINES", 3)
    server = inside()
    with room_at(server) as room:
        ann = room.person()
        seat = ann.sit(ann.open("me", "bot:random").id)
        for _ in range(4):
            seat.until(lambda: seat.page.asked == 0 and bool(seat.page.moves))
            seat.play(seat.page.moves[0])
        table = server.manager.live[seat.table]
        assert table.n >= 4
        assert [line.n for line in showing.lines(table.history, 0, 0)] == [table.n - 2, table.n - 1, table.n]


def test_options_are_as_the_game_says() -> None:
    """What was encoded once is what the game offers."""
    import msgspec

    state = EVOLUTION.read(hunting(2))
    ready = question.prepared(EVOLUTION, state, alone=False)
    sent = msgspec.json.decode(ready.moves)
    assert [option["move"] for option in sent] == [EVOLUTION.write_move(state, act) for act in state.options]
    assert [option.get("reveals", False) for option in sent] == EVOLUTION.reveals(state)
