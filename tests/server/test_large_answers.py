"""One request cannot make the server fill its memory or stand still: answers are bounded while they grow."""

import asyncio
import threading
import tracemalloc
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest

from beagle.kernel.cards import WHOLE
from beagle.play.match import ReplayError, in_force, replay
from beagle.play.record import Played
from beagle.server import growing, http, limits, replays, socket
from beagle.server.growing import Growing, Room
from beagle.server.heavy import Lane
from beagle.server.live.refusing import Refused
from beagle.server.replays import replay_of_text
from tests.server.flooding import eating, grazing, there_and_back
from tests.server.harness import room_at
from tests.server.inside import InsideServer

ROOM = 300_000  # bytes of a replay, for these tests


def frames_made(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many frames are made of this record until it is done or refused."""
    made = 0
    frame = replays.frame

    def counted(*given: Any) -> Any:
        nonlocal made
        made += 1
        return frame(*given)

    with monkeypatch.context() as patched:
        patched.setattr(replays, "frame", counted)
        with suppress(Refused):
            replay_of_text(text, WHOLE)
    return made


def test_a_replay_is_refused_while_it_grows(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "REPLAY_BYTES", ROOM)
    text = eating(80)
    assert text.count("*") == 80
    assert frames_made(text, monkeypatch) < 20


def test_without_the_bound_all_of_it_is_made(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    monkeypatch.setattr(replays, "REPLAY_BYTES", 1 << 40)
    assert frames_made(eating(80), monkeypatch) == 81


def test_memory_stays_near_the_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replays, "REPLAY_BYTES", ROOM)
    text = eating(120)
    tracemalloc.start()
    try:
        with pytest.raises(Refused, match="too-long"):
            replay_of_text(text, WHOLE)
        assert tracemalloc.get_traced_memory()[1] < 12 * ROOM
    finally:
        tracemalloc.stop()


def test_what_was_taken_back_has_no_frames(monkeypatch: pytest.MonkeyPatch) -> None:
    assert frames_made(there_and_back(60, 2_000), monkeypatch) == 1


def test_the_lines_in_force_are_those_that_a_replay_plays() -> None:
    start = "evolution base@gift feeding bank 9 / A: a b / B: m n"
    moves = ["A a*", "A undo", "A b*", "B m*", "B undo", "A undo", "A a*", "B n*"]
    text = f'[Game "evolution"]\n[Rules "base@gift"]\n[Version "2"]\n[Start "{start}"]\n\n' + "\n".join(moves)
    played = replay(text)
    assert [line for _, line in in_force(played.record.moves)] == played.line
    with pytest.raises(ReplayError, match="nothing to take back"):
        in_force([Played(0, "a*"), Played(1, "undo")])


def test_a_huge_position_is_refused_before_its_options_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    from beagle.games.evolution.game import Evolution

    monkeypatch.setattr(Evolution, "read", lambda *_: pytest.fail("its options were listed"))
    with pytest.raises(Refused, match="too-long"):
        replay_of_text(grazing(250), WHOLE)


def test_a_growing_answer_keeps_nothing_once_it_is_too_long() -> None:
    answer = Growing(10)
    answer.add(b"12345")
    with pytest.raises(Refused, match="too-long"):
        answer.add(b"678901")
    assert answer.pieces == []


def test_pieces_are_sent_in_one_size() -> None:
    pieces = [b"a" * 10, b"b" * 3 * limits.ANSWER_PIECE, b"c"]
    sent = list(growing.chunks(pieces))
    assert b"".join(sent) == b"".join(pieces)
    assert max(map(len, sent)) <= 2 * limits.ANSWER_PIECE


def test_there_is_room_for_so_many_bytes_and_it_comes_back() -> None:
    room = Room(100)
    first = room.reserve(60)
    with pytest.raises(Refused, match="busy"):
        room.reserve(60)
    first.shrink(10)
    second = room.reserve(60)
    first.give_back()
    second.give_back()
    assert room.taken == 0


def at_once(lane: Lane, many: int) -> tuple[int, int]:
    """So many pieces of work for one lane: how many ran at the same time, and how many were refused."""
    running = most = 0
    gate = threading.Lock()

    def work() -> None:
        nonlocal running, most
        with gate:
            running += 1
            most = max(most, running)
        threading.Event().wait(0.005)
        with gate:
            running -= 1

    async def all_of_it() -> list[Any]:
        return await asyncio.gather(*(lane.run(work) for _ in range(many)), return_exceptions=True)

    refused = [one for one in asyncio.run(all_of_it()) if isinstance(one, Refused)]
    assert all(no.code == "busy" for no in refused)
    return most, len(refused)


def test_one_piece_of_heavy_work_at_a_time() -> None:
    assert at_once(Lane(3), 10) == (1, 6)
    assert at_once(Lane(100), 10) == (1, 0)


def test_a_replay_is_made_outside_the_loop(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    threads = set()
    encode = replays.frame

    def seen(*given: Any) -> Any:
        threads.add(threading.current_thread())
        return encode(*given)

    monkeypatch.setattr(replays, "frame", seen)
    with room_at(server) as room:
        shown = room.stranger().post("/api/replays", text=eating(20))
    assert len(shown["frames"]) == 21
    assert shown["winners"] == []
    assert threads
    assert server.thread not in threads
    assert server.manager.replays_in_memory.taken == 0


def test_no_room_for_more_replays_is_said(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    server.manager.replays_in_memory.most = 10
    with room_at(server) as room:
        assert room.stranger().post_refused("/api/replays", text=eating(20)) == "busy"


def test_an_answer_that_nobody_bounded_is_not_sent(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug, over HTTP and over a websocket: the last bound catches what no other does."""
    server = inside()
    with room_at(server) as room:
        ann = room.person()
        seat = ann.sit(ann.open("me", "open").id)
        monkeypatch.setattr(http, "ANSWER_BYTES", 100)
        assert ann.http.get("/api/catalogue").json()["code"] == "too-long"
        monkeypatch.setattr(socket, "ANSWER_BYTES", 100)
        seat.say({"do": "look", "id": "x"})
        assert seat.closed() == socket.LATER
