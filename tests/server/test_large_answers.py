"""One request cannot make the server fill its memory or stand still: answers are bounded while they grow."""

import asyncio
import threading
import tracemalloc
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from typing import Any, NamedTuple

import pytest

from beagle.kernel.cards import WHOLE
from beagle.play.match import ReplayError, in_force, replay
from beagle.play.record import Played
from beagle.server import growing, http, limits, pasting, replays, socket
from beagle.server.growing import Growing, Room, Waiting
from beagle.server.heavy import Lane
from beagle.server.metrics import Metrics
from beagle.server.refusing import Refused
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
    with pytest.raises(ReplayError, match="there is nothing to undo"):
        in_force([Played(0, "a*"), Played(1, "undo")])


def test_a_huge_position_is_refused_before_its_options_are_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    from beagle.games.evolution.game import Evolution

    monkeypatch.setattr(Evolution, "read", lambda *_: pytest.fail("its options were listed"))
    with pytest.raises(Refused, match="too-long"):
        replay_of_text(grazing(250), WHOLE)


def test_without_the_bound_a_huge_position_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    monkeypatch.setattr(pasting, "PICTURE_BYTES", 1 << 40)
    with pytest.raises(pytest.fail.Exception, match="its options were listed"):
        test_a_huge_position_is_refused_before_its_options_are_listed(monkeypatch)


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


# Many pastes at once

MANY = 6


class Pasted(NamedTuple):
    """What many pastes at once led to."""

    waiting: int
    reserved: int  # answers that memory is reserved for
    refused: int


def paste_at_once(server: InsideServer) -> Pasted:
    """So many people paste a record while another one is being played."""
    lane, memory, text = server.manager.pastes, server.manager.replays_in_memory, eating(4)
    codes: list[int] = []

    def paste(person: Any) -> None:
        codes.append(person.http.post("/api/replays", json={"text": text}).status_code)

    with room_at(server) as room, ThreadPoolExecutor(MANY) as people:
        server.run(lane.turn.acquire())
        for _ in range(MANY):
            people.submit(paste, room.stranger())
        server.wait_for(lambda: lane.waiting + len(codes) == MANY)
        found = Pasted(lane.waiting, memory.taken // limits.REPLAY_BYTES, len(codes))
        server.run(let_go(lane))
        server.wait_for(lambda: len(codes) == MANY)
    assert codes.count(200) == found.waiting
    return found


async def let_go(lane: Lane) -> None:
    lane.turn.release()


def test_only_so_many_pastes_wait(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    server.manager.replays_in_memory.most = 1 << 40
    assert server.manager.pastes.most == limits.PASTES_WAITING
    server.manager.pastes.most = 2
    assert paste_at_once(server) == Pasted(3, 3, MANY - 3)


def test_only_so_many_answers_have_room_in_memory(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    room = limits.REPLAYS_BYTES // limits.REPLAY_BYTES
    assert paste_at_once(server) == Pasted(room, room, MANY - room)
    assert server.manager.replays_in_memory.taken == 0


def test_without_the_bounds_all_pastes_wait_in_memory(inside: Callable[..., InsideServer]) -> None:
    """A planted bug: the two tests above can fail."""
    server = inside()
    server.manager.replays_in_memory.most = 1 << 40
    server.manager.pastes.most = 1 << 40
    assert paste_at_once(server) == Pasted(MANY, MANY, 0)


# Readers that are slow


class Slow:
    """Readers that read nothing, with room for `each` bytes, for `all` together, and for a `little` even then."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, each: int, together: int, little: int) -> None:
        monkeypatch.setattr(socket, "OUTBOX_BYTES", each)
        monkeypatch.setattr(socket, "OUTBOX_LITTLE", little)
        self.all = Waiting(together)
        nobody: Any = None  # nothing is ever sent
        self.boxes = [socket.Outbox(nobody, Metrics(), self.all) for _ in range(10)]

    def send(self, many: int, first: int = 0) -> int:
        """So many messages of 100 bytes to each of them; how many are closed."""
        for _ in range(many):
            for box in self.boxes[first:]:
                box.put("x" * 100)
        return sum(box.close_code == socket.TOO_SLOW for box in self.boxes)


FREE = 1 << 40


def test_so_much_waits_for_one_reader(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, 1_000, FREE, FREE)
    assert slow.send(100) == 10
    assert max(box.size for box in slow.boxes) <= 1_000 + 2 * 100


def test_so_much_waits_for_all_and_who_has_little_stays(monkeypatch: pytest.MonkeyPatch) -> None:
    slow = Slow(monkeypatch, FREE, 2_000, 300)
    assert slow.send(2) == 0
    assert slow.send(100, first=1) == 9  # the first one has little waiting
    assert slow.all.size <= 2_000 + 10 * (300 + 100)
    slow.boxes[0].put("x" * 100)
    assert not slow.boxes[0].close_code


@pytest.mark.parametrize(("together", "little"), [(FREE, 300), (2_000, FREE), (FREE, FREE)])
def test_without_the_bounds_everything_waits(together: int, little: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted bugs: the two tests above can fail."""
    slow = Slow(monkeypatch, FREE, together, little)
    assert slow.send(100) == 0
    assert slow.all.size == 10 * 100 * 100


def test_without_the_little_everybody_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: one who has a single message waiting is closed for what others don't read."""
    slow = Slow(monkeypatch, FREE, 2_000, 0)
    slow.send(2)
    slow.send(100, first=1)
    slow.boxes[0].put("x" * 100)
    assert slow.boxes[0].close_code


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
