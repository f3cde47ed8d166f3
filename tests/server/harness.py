"""The real server in a process of its own, and people who talk to it over real sockets."""

from __future__ import annotations

import json
import os
import re
import secrets
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from beagle import Rng
from beagle.cli import main
from beagle.server.limits import MESSAGE_BYTES
from beagle.server.store.schema import NAME, ONLY_US, make_new
from beagle.server.wire import PROTOCOL
from tests.server.nursery import Forked
from tests.server.page import Message, Page
from tests.support.ports import own_port

PATIENCE = 60.0  # seconds until something that must come is given up
QUICK = {
    "bot_delay": "0",
    "standing_delay": "0",
    "forced_delay": "0",
    "limits": "0",
    "bot_workers": "1",
    "bot_workers_ready": "0",
    "review_seconds": "0",
    "compile_rules": "no",
    "log_format": "json",
    "metrics": "yes",
}
PLAIN: Any = {"timeout": PATIENCE, "verify": False, "trust_env": False}  # loopback: certificates need not be loaded
COOKIE = "beagle_visitor"
HELLO = {"do": "hello", "protocol": PROTOCOL}  # of a client of this version

# Development, A is asked first, and each has a few cards.
MIDDLE = """evolution base@gift turn 3 development
A: a | hand swimming camouflage/fat cooperation/fat
B: m | hand running mimicry piracy
deck 20"""
MINUTE = {"clock": {"kind": "move", "seconds": 60}}


@cache
def empty_database() -> bytes:
    """A database of today, before anything is in it."""
    with TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        make_new(path)
        return path.read_bytes()


def prepare_database(data: Path) -> None:
    """Most servers of tests begin with a copy, because making a database takes as long as all else of a start."""
    if not data.exists():
        data.mkdir(parents=True, mode=0o700)
        (data / NAME).touch(ONLY_US)
        (data / NAME).write_bytes(empty_database())


class Server:
    """`beagle serve` on loopback with a data folder of its own.  It can be stopped, killed and started again."""

    def __init__(self, folder: Path, **settings: str) -> None:
        self.folder = folder
        self.settings = {**QUICK, **settings}
        self.log = folder / "server.log"
        self.port = 0
        self.process: subprocess.Popen[bytes] | Forked | None = None

    @property
    def data(self) -> Path | str:
        """Where its database is: a folder, or an address."""
        return self.settings.get("database") or self.folder / "data"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> Server:
        """Start it, at the same port as before; return when it is ready."""
        self.folder.mkdir(exist_ok=True, parents=True)
        self.make_database()
        self.port = self.port or own_port()
        settings = {**self.settings, "port": str(self.port), "data": str(self.folder / "data")}
        environ = {**os.environ, **{f"BEAGLE_{name.upper()}": value for name, value in settings.items()}}
        said = self.log.stat().st_size if self.log.exists() else 0
        self.process = self.spawn(environ)
        try:
            self.wait_for(lambda: self.learn_port(said))
            self.wait_for(self.ready)
        except BaseException:  # no test will stop a server it never got
            self.kill()
            raise
        return self

    def make_database(self) -> None:
        """A new database takes less time if its tables are there already."""
        if not self.settings.get("database"):
            prepare_database(self.folder / "data")

    def spawn(self, environ: dict[str, str]) -> subprocess.Popen[bytes] | Forked:
        with self.log.open("ab") as log:
            command = [sys.executable, "-m", "beagle.cli", "serve"]
            return subprocess.Popen(command, env=environ, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    def wait_for(self, done: Callable[[], bool]) -> None:
        end = time.monotonic() + PATIENCE
        while not done():
            assert self.alive(), f"the server has ended:\n{self.told()}"
            assert time.monotonic() < end, f"the server does not answer:\n{self.told()}"
            time.sleep(0.01)

    def alive(self) -> bool:
        return self.process is not None and self.process.poll() is None

    def learn_port(self, said: int) -> bool:
        found = re.search(r"http://127\.0\.0\.1:(\d+)", self.told()[said:])
        if found:
            self.port = int(found[1])
        return found is not None

    def ready(self) -> bool:
        with suppress(httpx.TransportError):
            return httpx.get(f"{self.origin}/readyz", **PLAIN).status_code == 200
        return False

    def told(self) -> str:
        return self.log.read_text() if self.log.exists() else ""

    def stop(self) -> int:
        """As an operator does."""
        return self.end(signal.SIGTERM)

    def kill(self) -> None:
        """As a power cut does."""
        if sys.platform == "win32":
            self.end(signal.SIGTERM)  # ends a process at once there
        else:
            self.end(signal.SIGKILL)

    def end(self, how: signal.Signals) -> int:
        process, self.process = self.process, None
        if process is None:
            return 0
        process.send_signal(how)
        try:
            return process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise


class ForkedServer(Server):
    """The same, started soon: for one that is killed again and again."""

    runs: Callable[[list[str]], Any] = staticmethod(main)

    def spawn(self, environ: dict[str, str]) -> subprocess.Popen[bytes] | Forked:
        if sys.platform == "win32":
            return super().spawn(environ)
        return Forked(self.runs, ["serve"], self.log, environ)


class Closed(Exception):
    """The server has closed the connection; `code` says why."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


class Seat:
    """A connection at a table: one device, one page."""

    def __init__(self, server: Server, table: str, tokens: tuple[str, ...] = (), cookie: str = "") -> None:
        self.server = server
        self.table = table
        self.tokens = tokens
        self.cookie = cookie
        self.key = ""  # a secret of its own that it shows with its links
        self.page = Page()
        self.called = secrets.token_hex(4)  # ids of requests are never used again, on no device
        self.asked_for = 0
        self.closing = ExitStack()
        self.line: ClientConnection | None = None

    def connect(self, hello: bool = True, origin: str | None = "", headers: dict[str, str] | None = None) -> Seat:
        """Connect again.  The origin is the server's own, unless another is given or none at all."""
        self.disconnect()
        named = {"Cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        page: Any = self.server.origin if origin == "" else origin
        self.line = self.closing.enter_context(
            connect(
                self.server.socket,
                origin=page,
                additional_headers={**named, **(headers or {})},
                compression=None,
                max_size=None,
                close_timeout=1,
            )
        )
        if hello:
            self.say({**self.hello, "since": self.page.since})
            self.until(lambda: heard(self, "welcome"))
        return self

    @property
    def hello(self) -> Message:
        """What it says first: with the links that are its own by now, as a page keeps them."""
        key = {"key": self.key} if self.key else {}
        return {**HELLO, "table": self.table, "tokens": list(self.own_tokens), **key}

    @property
    def own_tokens(self) -> tuple[str, ...]:
        return tuple(self.page.own.get(token, token) for token in self.tokens)

    def disconnect(self) -> None:
        self.line = None
        self.closing.close()

    def say(self, message: Message | str | bytes) -> None:
        assert self.line is not None
        self.line.send(json.dumps(message) if isinstance(message, dict) else message)

    def flood(self, messages: Iterable[Message | str]) -> None:
        """Say all this, or as much as the server will listen to."""
        with suppress(ConnectionClosed):
            for message in messages:
                self.say(message)

    def hear(self) -> Message:
        """The next message."""
        assert self.line is not None
        try:
            text = self.line.recv(PATIENCE)
        except ConnectionClosed as closed:
            raise Closed(closed.rcvd.code if closed.rcvd else 1006) from None
        assert isinstance(text, str)
        return self.page.hear(text)

    def until(self, holds: Callable[[], bool]) -> None:
        while not holds():
            self.hear()

    def ask(self, what: str, **fields: Any) -> Message:
        """A request, and its answer."""
        self.asked_for += 1
        id = fields.pop("id", f"{self.called}-{self.asked_for}")
        self.page.answers.pop(id, None)
        self.say({"do": what, "id": id, **fields})
        self.until(lambda: id in self.page.answers)
        return self.page.answers[id]

    def do(self, what: str, **fields: Any) -> Message:
        """A request that must be carried out."""
        answer = self.ask(what, **fields)
        assert answer["is"] != "refused", answer
        return answer

    def refused(self, what: str, **fields: Any) -> str:
        """A request that must be refused; its code."""
        answer = self.ask(what, **fields)
        assert answer["is"] == "refused", answer
        return str(answer["code"])

    def play(self, move: str) -> Message:
        return self.do("play", n=self.page.number, move=move)

    def catch_up(self, n: int) -> None:
        """Hear of so many entries at least."""
        self.until(lambda: self.page.n >= n)

    def settle(self) -> None:
        """Hear all that was said to this page up to now."""
        self.do("ping")

    def closed(self) -> int:
        """The server closes the connection: with this code."""
        try:
            while True:
                self.hear()
        except Closed as closed:
            return closed.code


def heard(seat: Seat, kind: str) -> bool:
    """Has this page heard such a message last?"""
    return bool(seat.page.heard) and f'"is":"{kind}"' in seat.page.heard[-1][:40]


class Opened(NamedTuple):
    """A table that was opened, and the tokens of its seat links."""

    id: str
    links: dict[int, str]


class Person:
    """Somebody with a browser: a name, a cookie, and pages at tables."""

    def __init__(self, room: Room, name: str = "") -> None:
        self.room = room
        self.server = room.server
        self.http = room.closing.enter_context(
            httpx.Client(base_url=self.server.origin, headers={"Origin": self.server.origin}, **PLAIN)
        )
        self.name = name
        self.code = ""
        if name:
            self.code = self.post("/api/me", name=name)["code"]

    @property
    def cookie(self) -> str:
        return str(self.http.cookies.get(COOKIE) or "")

    def post(self, path: str, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code < 300, answer.text
        return answer.json() if "json" in answer.headers["Content-Type"] else answer.text

    def post_refused(self, path: str, **body: Any) -> str:
        answer = self.http.post(path, json=body)
        assert answer.status_code >= 400, answer.text
        return str(answer.json()["code"])

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def open(self, *seats: str, **wish: Any) -> Opened:
        """A table with these seats: me, open, invited, local, or bot:NAME.  Its name isn't drawn by lot."""
        wished = [{"kind": "bot", "bot": seat[4:]} if seat.startswith("bot:") else {"kind": seat} for seat in seats]
        rules = {} if "position" in wish or "record" in wish else {"ruleset": "base@gift"}
        made = self.post("/api/tables", **{"game": "evolution", "name": "Home", "seats": wished, **rules, **wish})
        return Opened(made["table"], {int(seat): token for seat, token in made["links"].items()})

    def sit(self, table: str, *tokens: str) -> Seat:
        """A page of this person's browser at a table."""
        return self.room.seat(table, tokens, self.cookie)


class Room:
    """People at a server; when the test is over all of them go home."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.closing = ExitStack()

    def person(self, name: str = "Ann") -> Person:
        return Person(self, name)

    def stranger(self) -> Person:
        """Somebody whom the server does not know."""
        return Person(self)

    def seat(self, table: str, tokens: tuple[str, ...] = (), cookie: str = "", connected: bool = True) -> Seat:
        seat = Seat(self.server, table, tokens, cookie)
        self.closing.callback(seat.disconnect)
        return seat.connect() if connected else seat

    def guest(self, table: str, *tokens: str) -> Seat:
        """Somebody without a cookie, with seat links or as a spectator."""
        return self.seat(table, tokens)


@contextmanager
def room_at(server: Server) -> Iterator[Room]:
    room = Room(server)
    with room.closing:
        yield room


def seat_of(seat: Seat, number: int) -> Message:
    """What a page is told of a seat of its table."""
    seat.settle()
    found: Message = seat.page.table["seats"][number]
    return found


def everybody_hears(seats: list[Seat]) -> None:
    for seat in seats:
        seat.settle()


def two(room: Room) -> tuple[Seat, Seat]:
    """Ann in the middle of a game, and somebody with a link alone."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    seats = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears(list(seats))
    return seats


def play_on(seats: list[Seat], seed: int, most: int = 100_000) -> int:
    """Random moves of these seats, each a page with eyes of its own, to the end or so many; how many were made.

    Bots and dice move in between, and the table answers what a seat has answered in advance.
    """
    rng = Rng(seed)
    first = seats[0].page
    by_eyes = {seat.page.eyes: seat for seat in seats}
    made = 0
    while made < most:
        seats[0].until(lambda: first.result is not None or first.asked in by_eyes)
        if first.result is not None:
            return made
        mover = by_eyes[first.asked]
        mover.settle()
        if mover.page.n > first.n or not mover.page.moves:
            seats[0].settle()
            continue
        if (mover.page.ask or {}).get("answered"):  # everybody hears of the answer, also where it is no new entry yet
            seats[0].hear()
            continue
        seats[0].catch_up(mover.play(mover.page.moves[rng.below(len(mover.page.moves))])["n"])
        seats[0].settle()  # where several act at once there may be no new entry
        made += 1
    return made


def huge(message: Message, size: int = MESSAGE_BYTES + 1) -> Message:
    return {**message, "id": "x" * size}
