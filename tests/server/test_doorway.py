"""Connections before they are requests: silent, slow and flooding ones are closed, and descriptors are kept back."""

import asyncio
import socket as sockets
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import InvalidState
from websockets.frames import Frame, Opcode

from beagle.server import descriptors, doorway, limits
from beagle.server.buckets import Doors
from beagle.server.heart import sockets_read
from tests.server.flooding import EMPTY_PIECE, ENDLESS, PING, PONG, Raw
from tests.server.harness import MIDDLE, Room, room_at
from tests.server.inside import InsideServer

ON_LINUX = pytest.mark.skipif(sys.platform == "win32", reason="descriptors are counted elsewhere")


@pytest.fixture(autouse=True)
def let_go() -> Iterator[None]:
    yield
    Raw.let_go()


@pytest.fixture
def full(inside: Callable[..., InsideServer]) -> Callable[..., InsideServer]:
    """A server with room for only so many connections, of one address and in all."""

    def start(of_one: int, in_all: int) -> InsideServer:
        server = inside(begin=False)
        server.manager.limits.sockets = Doors(of_one, in_all)
        return server.go()

    return start


def still_open(held: list[Raw]) -> int:
    """How many of these the server has not closed."""
    return sum(is_open(one.line) for one in held)


def is_open(line: sockets.socket) -> bool:
    """As far as the server has got: what it will do later is not known here."""
    line.setblocking(False)
    try:
        while line.recv(65536):
            pass
    except BlockingIOError:
        return True
    except OSError:
        pass
    return False


def crowd(server: InsideServer, many: int, said: bytes = b"") -> list[Raw]:
    held = [Raw(server) for _ in range(many)]
    for one in held:
        if said:
            one.line.sendall(said)
    return held


def one_who_is_asked(room: Room) -> Any:
    ann = room.person()
    return ann.sit(ann.open("me", "bot:random", position=MIDDLE).id)


def test_one_address_holds_only_so_many_connections(full: Callable[..., InsideServer]) -> None:
    server = full(12, 1_000)
    with room_at(server) as room:
        seat = one_who_is_asked(room)
        held = crowd(server, 60)
        server.wait_for(lambda: still_open(held) <= 12)
        seat.play(seat.page.moves[0])


def test_silent_ones_make_room_when_the_server_is_full(full: Callable[..., InsideServer]) -> None:
    """A client that asks gets its answer, and seated players play on."""
    server = full(1_000, 16)
    with room_at(server) as room:
        seat = one_who_is_asked(room)
        held = crowd(server, 80, b"GET / HTTP/1.1\r\nHost: ")
        assert server.manager.limits.sockets.total <= 16
        assert room.stranger().get("/api/me") == {"name": None}
        seat.play(seat.page.moves[0])
        server.wait_for(lambda: still_open(held) < 16)


def test_without_the_count_all_of_them_are_held(full: Callable[..., InsideServer]) -> None:
    """A planted bug: the tests above can fail."""
    server = full(1_000, 1_000)
    held = crowd(server, 60)
    server.wait_for(lambda: server.manager.limits.sockets.total >= 60)
    assert still_open(held) == 60


@pytest.mark.parametrize(
    "said", [b"", b"GET / HTTP/1.1\r\nHost: 127", b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET "]
)
def test_one_who_does_not_finish_a_head_is_closed(
    said: bytes, inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 0.3)
    one = Raw(inside())
    if said:
        one.line.sendall(said)
    assert one.closed()


def held_after_a_minute(server: InsideServer) -> int:
    """Two connections without a complete head; how many the server still has after a minute of its loop's clock."""
    open_here = server.manager.limits.sockets
    server.wait_for(lambda: open_here.total == 0)
    crowd(server, 1)
    crowd(server, 1, b"GET / HTTP/1.1\r\nHost: 127")
    server.wait_for(lambda: open_here.total == 2)
    loop: Any = server.loop
    time = loop.time
    loop.time = lambda: time() + 60
    server.run(asyncio.sleep(0))  # what is due is called
    server.run(sockets_read())
    return open_here.total


@pytest.mark.parametrize(("seconds", "held"), [(limits.HEAD_SECONDS, 0), (3600.0, 2)], ids=["bound", "planted"])
def test_without_the_bound_an_unfinished_head_keeps_its_place(
    seconds: float, held: int, inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: with an hour for the head, both keep their places."""
    monkeypatch.setattr(limits, "HEAD_SECONDS", seconds)
    assert held_after_a_minute(inside()) == held


def test_places_are_given_back(full: Callable[..., InsideServer]) -> None:
    server = full(8, 8)
    for _ in range(40):
        one = Raw(server)
        one.line.sendall(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
        assert one.closed()
        one.close()
    with room_at(server) as room:
        for _ in range(10):
            seat = one_who_is_asked(room)
            seat.disconnect()
    server.wait_for(lambda: server.manager.limits.sockets.total <= 8)


def test_new_connections_of_one_address_have_a_rate(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "HEAD_SECONDS", 3600.0)  # nor are they closed because they say nothing
    server = inside(limits="0.01")
    assert any(one.closed() for one in reversed(crowd(server, 12)))


# Frames


class Frames:
    """How many pieces of messages, pings and pongs were read."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.read = 0
        for name in ("handle_cont", "handle_ping", "handle_pong"):
            monkeypatch.setattr(doorway.Socket, name, self.counting(getattr(doorway.Socket, name)))

    def counting(self, handle: Callable[..., None]) -> Callable[..., None]:
        def counted(connection: Any, *event: Any) -> None:
            self.read += 1
            handle(connection, *event)

        return counted


def frames_read(server: InsideServer, frames: bytes, monkeypatch: pytest.MonkeyPatch) -> tuple[bool, int]:
    """Send twenty thousand of these: was the connection closed, and how many were read?"""
    counted = Frames(monkeypatch)
    with room_at(server) as room:
        ann = room.person()
        raw = Raw(server).upgrade(ann.open("me", "open").id)
        with suppress(OSError):  # closed already
            if frames == EMPTY_PIECE:
                raw.line.sendall(ENDLESS)
            for _ in range(20):
                raw.line.sendall(frames * 1_000)
        server.wait_for(lambda: counted.read >= 20_000 or not is_open(raw.line))
        closed = not is_open(raw.line)
        raw.close()
        ann.get("/api/me")
    return closed, counted.read


@pytest.mark.parametrize("frames", [EMPTY_PIECE, PING, PONG], ids=["pieces", "pings", "pongs"])
def test_a_flood_of_frames_ends_the_connection(
    frames: bytes, inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    closed, read = frames_read(inside(limits="1"), frames, monkeypatch)
    assert closed
    assert read <= limits.FRAME_SLICE // len(frames) + limits.MESSAGE_PIECES + 1


def test_without_the_bounds_all_frames_are_read(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: the test above can fail."""
    monkeypatch.setattr(limits, "MESSAGE_PIECES", 1 << 30)
    closed, read = frames_read(inside(limits="0"), EMPTY_PIECE, monkeypatch)
    assert not closed
    assert read == 20_000


def test_many_small_messages_are_counted_as_they_are_read(inside: Callable[..., InsideServer]) -> None:
    server = inside(limits="1")
    with room_at(server) as room:
        raw = Raw(server).upgrade(room.person().open("me", "open").id)
        assert raw.flood(b"\x81\x82\0\0\0\0{}" * 1_000, 20)


def test_a_message_in_a_few_pieces_and_a_ping_are_fine(inside: Callable[..., InsideServer]) -> None:
    server = inside(limits="1")
    with room_at(server) as room:
        seat = one_who_is_asked(room)
        assert seat.line is not None
        seat.line.ping().wait(10)
        seat.line.send(iter(['{"do":"ping",', '"id":', '"in-pieces"}']))
        seat.until(lambda: "in-pieces" in seat.page.answers)


CLOSE = Frame(Opcode.CLOSE, (1000).to_bytes(2, "big")).serialize(mask=True)


async def closed_and_stopped(server: InsideServer) -> None:
    """The other side's close comes in the moment in which the server stops."""
    (line,) = (one for one in server.web.server_state.connections if isinstance(one, doorway.Socket))
    line.data_received(CLOSE)
    line.shutdown()


def test_a_server_stops_while_somebody_closes(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    with room_at(server) as room:
        room.seat("nosuchtable", connected=False).connect(hello=False)
        server.run(closed_and_stopped(server))


def test_without_that_a_stopping_server_fails(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug: then the server would end without giving its tables away."""
    monkeypatch.delattr(doorway.Socket, "shutdown")
    server = inside()
    with room_at(server) as room:
        room.seat("nosuchtable", connected=False).connect(hello=False)
        with pytest.raises(InvalidState):
            server.run(closed_and_stopped(server))


# Descriptors


def test_a_closed_connection_ends_when_the_other_side_says_so_too(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its place is free at once, not when the server stops waiting."""
    ended: list[bool] = []
    close = doorway.Socket.handle_close

    def noted(self: doorway.Socket, event: Frame) -> None:
        close(self, event)
        ended.append(self.transport.is_closing())

    monkeypatch.setattr(doorway.Socket, "handle_close", noted)
    server = inside()
    with room_at(server) as room:
        seat = room.seat("nosuchtable", connected=False).connect(hello=False)
        seat.say({"do": "ping", "id": "x"})
        assert seat.closed() == 4400
        server.wait_for(lambda: ended != [])
    assert ended == [True]


@ON_LINUX
@pytest.mark.parametrize(("hard", "wanted", "given"), [(4096, 1000, 1000), (300, 1000, 300 - limits.DESCRIPTORS_KEPT)])
def test_the_soft_limit_is_raised_and_some_are_kept_back(hard: int, wanted: int, given: int) -> None:
    program = (
        f"import resource; resource.setrlimit(resource.RLIMIT_NOFILE, (64, {hard}));"
        f"from beagle.server.descriptors import for_connections; n = for_connections({wanted});"
        "print(n, resource.getrlimit(resource.RLIMIT_NOFILE)[0])"
    )
    said = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    assert said.split() == [str(given), str(given + limits.DESCRIPTORS_KEPT)]


STORE_OPENS = """
import os, resource
from beagle.server import descriptors
resource.setrlimit(resource.RLIMIT_NOFILE, (64, 300))
descriptors.DESCRIPTORS_KEPT = {kept}
connections = descriptors.for_connections(1000)
free = 0
try:
    for _ in range(connections):
        os.open(os.devnull, os.O_RDONLY)
    for free in range(1, 51):
        os.open(os.devnull, os.O_RDONLY)
except OSError:
    pass
os.write(1, str(free).encode())
os._exit(0)
"""


@ON_LINUX
@pytest.mark.parametrize(("kept", "enough"), [(limits.DESCRIPTORS_KEPT, True), (0, False)], ids=["bound", "planted"])
def test_a_full_server_can_still_open_its_files(kept: int, enough: bool) -> None:
    """As many connections as are allowed, then fifty files of ours.  Planted: nothing is kept back for them."""
    program = [sys.executable, "-c", STORE_OPENS.format(kept=kept)]
    opened = int(subprocess.run(program, capture_output=True, text=True, check=True).stdout)
    assert (opened == 50) == enough


def test_where_it_cannot_be_asked_there_are_enough(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert descriptors.for_connections(700) == 700


def test_a_reset_is_no_error_of_the_server(
    inside: Callable[..., InsideServer], capsys: pytest.CaptureFixture[str]
) -> None:
    server = inside()
    for _ in range(5):
        one = Raw(server)
        one.line.setsockopt(sockets.SOL_SOCKET, sockets.SO_LINGER, b"\x01\0\0\0\0\0\0\0")
        one.line.sendall(b"nonsense\r\n\r\n")
        one.close()
    with room_at(server) as room:
        room.stranger().get("/api/me")
    assert "error" not in capsys.readouterr().out
