"""The client plays a seat, whatever the network does.  The server here is small, honest and clumsy on purpose."""

import os
import random
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Literal

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.server import ServerConnection, serve

import beagle
from beagle import client
from beagle.bots.bot import Move
from beagle.bots.random import RandomBot
from beagle.client import ClientError, SeatClient, SeatLink, WrongProtocol, play_seat, read_link
from beagle.kernel.message import Message
from beagle.server import wire
from tools.commands.web import node_folder
from tools.environments import executable

TOKEN = "seat-token-of-ann-0123"
NO_WORDS: wire.Said = {"key": ""}
GAME = beagle.game("evolution")
BOTS_DOCUMENT = Path(__file__).parents[2] / "docs" / "bots.md"


class FakeServer:
    """One table: seat 0 is the client's, random moves for the others.  `trouble` may do anything to a connection."""

    def __init__(self, trouble: Callable[["FakeServer", str], str] = lambda server, what: "") -> None:
        self.trouble = trouble
        self.dice = random.Random(4)
        self.begin()
        self.done: dict[str, int] = {}  # ids of plays that counted
        self.asked: set[int] = set()
        self.plays: list[wire.Play] = []
        self.heard: list[wire.Request] = []
        self.away = self.closed = False
        self.undo: wire.UndoAsked | None = None
        self.table = "table00001"
        self.valid = {TOKEN}
        self.connections = 0
        self.paths: list[str] = []  # the address of each connection
        self.refuses = ""  # every hello, with this code

    def begin(self) -> None:
        self.state = GAME.deal("base@gift", 2, 11)
        self.n = 0
        self.others()

    def others(self) -> None:
        rng = beagle.Rng(self.n)
        while self.state.actor not in (0, beagle.NOBODY):
            by_lot = self.state.actor == beagle.CHANCE
            self.state.apply(self.state.sample_chance(rng) if by_lot else self.dice.choice(self.state.options))
            self.n += 1

    @property
    def over(self) -> bool:
        return bool(self.state.actor == beagle.NOBODY)

    @property
    def result(self) -> wire.Result | None:
        return wire.Result(GAME.scores(self.state), GAME.winners(self.state)) if self.over else None

    def info(self) -> wire.TableInfo:
        seats = [wire.SeatInfo(0, "invited", "Ann", away=self.away), wire.SeatInfo(1, "bot", bot="random")]
        status: Literal["closed", "over", "playing"] = "closed" if self.closed else "over" if self.over else "playing"
        return wire.TableInfo(self.table, "evolution", "base@gift", status, seats)

    def ask(self) -> wire.Ask | None:
        if self.over or self.away:
            return None
        self.asked.add(self.n)
        moves = [wire.Option(GAME.write_move(self.state, action), NO_WORDS, []) for action in self.state.options]
        return wire.Ask(0, NO_WORDS, self.n, moves, position=GAME.write_view(GAME.view(self.state, 0)))

    def handle(self, socket: ServerConnection) -> None:
        self.connections += 1
        text = socket.recv()
        if self.refuses:
            say(socket, wire.Refused("", self.refuses, NO_WORDS))
            socket.close(4400)
            return
        wire.check_version(text)
        hello = wire.parse(text)
        assert isinstance(hello, wire.Hello)
        self.heard.append(hello)
        assert socket.request is not None
        self.paths.append(socket.request.path)
        if hello.table != self.table:
            socket.close(4404)
            return
        mine = [0] if self.valid & set(hello.tokens) else []
        view = {"seat": 0}
        say(
            socket,
            wire.Welcome(self.info(), self.n, 0, mine, False, view, self.ask(), undo=self.undo, result=self.result),
        )
        with suppress(ConnectionClosed):
            for text in socket:
                request = wire.parse(text)
                self.heard.append(request)
                self.take(socket, request)

    def take(self, socket: ServerConnection, request: wire.Request) -> None:
        if isinstance(request, wire.Return):
            self.away = False
            say(socket, wire.Changed(self.info(), [0], False))
            say(socket, self.moved())
        if isinstance(request, wire.Rematch):
            self.table, self.valid = "table00002", {TOKEN + "-2"}
            self.begin()
            say(socket, wire.Invitation(self.table, TOKEN + "-2"))
        if isinstance(request, wire.Play):
            self.plays.append(request)
            if self.trouble(self, "before") == "drop":
                socket.close()
                return
            self.play(socket, request)

    def play(self, socket: ServerConnection, request: wire.Play) -> None:
        code = self.trouble(self, "refuse")
        if code:
            say(socket, wire.Refused(request.id, code, wire.to_wire(Message(f"server-{code}", {}))))
            return
        if request.id not in self.done:
            if request.n != self.n:
                say(socket, self.moved())
                say(socket, wire.Refused(request.id, "stale", NO_WORDS))
                return
            self.state.apply(GAME.read_move(self.state, request.move))
            self.n += 1
            self.done[request.id] = self.n
            self.others()
        if self.trouble(self, "after") == "drop":
            socket.socket.close()  # without a word
            return
        for _ in range(2 if self.trouble(self, "tell") == "twice" else 1):
            say(socket, wire.Done(request.id, self.done[request.id]))
            socket.send('{"is":"something-new","from":"a later server"}')
            say(socket, self.moved())
        if self.result is not None:
            say(socket, wire.Ended(self.result, self.info()))

    def moved(self) -> wire.Moved:
        return wire.Moved(self.n, [], {"seat": 0}, self.ask())


def say(socket: ServerConnection, message: wire.FromServer) -> None:
    socket.send(wire.encode(message))


@contextmanager
def running(server: FakeServer) -> Iterator[str]:
    """The server's address, while it runs."""
    with serve(server.handle, "127.0.0.1", 0) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        try:
            yield f"http://127.0.0.1:{listening.socket.getsockname()[1]}"
        finally:
            listening.shutdown()
            thread.join()


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(client, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(client, "LONGEST_PAUSE", 0.02)


def link(address: str, table: str = "table00001", token: str = TOKEN) -> str:
    return f"{address}/t/{table}#{token}"


# Links


@pytest.mark.parametrize(
    ("text", "url", "server"),
    [
        (f"https://games.example/t/abc123#{TOKEN}", "", "wss://games.example/ws"),
        (f"http://127.0.0.1:8017/t/abc123#{TOKEN}", "", "ws://127.0.0.1:8017/ws"),
        (f"https://games.example/beagle/t/abc123#{TOKEN}", "", "wss://games.example/beagle/ws"),
        (f"abc123#{TOKEN}", "http://127.0.0.1:8017", "ws://127.0.0.1:8017/ws"),
        (f"abc123#{TOKEN}", "wss://games.example/beagle/ws", "wss://games.example/beagle/ws"),
        (f" https://games.example/t/abc123#{TOKEN}\n", "http://127.0.0.1:1/", "ws://127.0.0.1:1/ws"),
    ],
)
def test_a_seat_link(text: str, url: str, server: str) -> None:
    assert read_link(text, url) == SeatLink(server, "abc123", TOKEN)


@pytest.mark.parametrize(
    "text",
    ["", "https://games.example", f"https://games.example/abc123#{TOKEN}", "https://games.example/t/abc123#short"],
)
def test_what_is_no_seat_link(text: str) -> None:
    with pytest.raises(ClientError, match="a seat link looks like"):
        read_link(text)


def test_a_link_without_a_server() -> None:
    with pytest.raises(ClientError, match="the address of the server"):
        read_link(f"abc123#{TOKEN}")


# Playing


@pytest.mark.parametrize("player", ["random", RandomBot(), lambda view, moves: moves[view["seat"]]])
def test_a_game_is_played_to_its_end(player: Any) -> None:
    server = FakeServer()
    with running(server) as address:
        [result] = play_seat(link(address), player)
    assert server.over
    assert result == server.result
    assert {play.n for play in server.plays} == server.asked
    assert server.connections == 1


def test_rematches_are_asked_for_and_played() -> None:
    server = FakeServer()
    with running(server) as address:
        results = play_seat(link(address), "random", games=2)
    assert len(results) == 2
    assert server.table == "table00002"
    assert {"/ws/table00001", "/ws/table00002"} == set(server.paths)


class Clumsy:
    """Trouble that comes by lot."""

    def __init__(self, *kinds: tuple[str, str], seed: int = 1, often: float = 0.3) -> None:
        self.kinds = dict(kinds)
        self.dice = random.Random(seed)
        self.often = often

    def __call__(self, server: FakeServer, what: str) -> str:
        return self.kinds[what] if what in self.kinds and self.dice.random() < self.often else ""


@pytest.mark.parametrize(
    "trouble",
    [
        Clumsy(("before", "drop")),
        Clumsy(("after", "drop")),
        Clumsy(("tell", "twice")),
        Clumsy(("refuse", "busy")),
        Clumsy(("before", "drop"), ("after", "drop"), ("tell", "twice"), ("refuse", "too-fast"), seed=2),
    ],
    ids=["lost", "not acknowledged", "told twice", "busy", "everything"],
)
def test_every_question_is_answered_once_whatever_happens(trouble: Clumsy) -> None:
    server = FakeServer(trouble)
    with running(server) as address:
        play_seat(link(address), "random")
    assert server.over
    by_question: dict[int, set[tuple[str, str]]] = {}
    for play in server.plays:
        by_question.setdefault(play.n, set()).add((play.id, play.move))
    assert all(len(sent) == 1 for sent in by_question.values())  # the same id and the same move each time
    assert len(server.done) == len(by_question)
    assert len(server.plays) >= len(server.done)
    if trouble.kinds == {"tell": "twice"}:
        assert len(server.plays) == len(server.done)  # one who answers every echo would never be done


def test_a_seat_that_a_bot_has_taken_over_is_taken_back() -> None:
    server = FakeServer()
    server.away = True
    with running(server) as address:
        play_seat(link(address), "random")
    assert any(isinstance(request, wire.Return) for request in server.heard)


def test_a_program_lets_others_take_back() -> None:
    server = FakeServer()
    server.undo = wire.UndoAsked(1, 5)
    with running(server) as address:
        play_seat(link(address), "random")
    [agreed] = [request for request in server.heard if isinstance(request, wire.Agree)]
    assert (agreed.n, agreed.yes) == (5, True)


# What cannot go on


class Liar(RandomBot):
    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        return Move(0, "a>the-moon")


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"table": "nosuchtable"}, "this table does not exist"),
        ({"token": "x" * 20}, "does not work any more"),
    ],
)
def test_a_wrong_link_is_said(change: dict[str, str], said: str) -> None:
    with running(FakeServer()) as address, pytest.raises(ClientError, match=said):
        play_seat(link(address, **change), "random")


def test_a_closed_table_a_lie_and_a_refusal_are_said() -> None:
    server = FakeServer(Clumsy(("refuse", "illegal"), often=1))
    with running(server) as address:
        with pytest.raises(ClientError, match="the server refused: illegal"):
            play_seat(link(address), "random")
        with pytest.raises(ClientError, match="the bot chose a>the-moon"):
            play_seat(link(address), Liar())
        server.closed = True
        with pytest.raises(ClientError, match="the table is closed"):
            play_seat(link(address), "random")


@pytest.mark.parametrize(
    ("code", "server", "said"),
    [
        ("old-client", "newer", "update this client"),
        ("new-client", "older", "update the server"),
        ("bad-message", "older", "update the server"),  # a server that knows no versions
    ],
)
def test_a_server_of_another_version_is_said(code: str, server: str, said: str) -> None:
    fake = FakeServer()
    fake.refuses = code
    with running(fake) as address, pytest.raises(WrongProtocol, match=said) as wrong:
        play_seat(link(address), "random")
    assert wrong.value.server == server
    assert fake.connections == 1


def test_a_server_that_does_not_come_back_is_given_up() -> None:
    seat = read_link(link("http://127.0.0.1:9"))
    with pytest.raises(ClientError, match="does not answer"):
        SeatClient(seat, "random", patience=0.05).play()


def test_a_server_that_turns_one_away_is_given_up() -> None:
    def refuse(connection: Any, request: Any) -> Any:
        return connection.respond(403, "no")

    with serve(lambda socket: None, "127.0.0.1", 0, process_request=refuse) as listening:
        thread = threading.Thread(target=listening.serve_forever)
        thread.start()
        try:
            with pytest.raises(ClientError, match=r"refused the connection \(403\)"):
                play_seat(link(f"http://127.0.0.1:{listening.socket.getsockname()[1]}"), "random")
        finally:
            listening.shutdown()
            thread.join()


# The example of the documents


def test_the_bot_of_fifteen_lines_plays_a_game(tmp_path: Path) -> None:
    text = BOTS_DOCUMENT.read_text("utf-8").partition("## A bot over the network")[2]
    code = text.partition("```python\n")[2].partition("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 15
    file = tmp_path / "bot.py"
    file.write_text(code, "utf-8")
    server = FakeServer()
    with running(server) as address:
        command = [sys.executable, str(file), link(address), "a-key-of-its-own-0001"]
        done = subprocess.run(command, env={**os.environ, "no_proxy": "*"}, capture_output=True, text=True, timeout=120)
    assert done.returncode == 0, done.stderr
    assert server.over
    assert server.paths == ["/ws/table00001"]  # a proxy sends all of a table to one server


def test_the_bot_in_javascript_plays_a_game() -> None:
    """With the Node that builds the pages; its connection breaks on the way."""
    folder = node_folder()
    assert folder is not None
    code = Path(__file__).parents[2] / "examples" / "javascript" / "bot.js"
    assert len(code.read_text("utf-8").splitlines()) <= 40
    server = FakeServer(Clumsy(("before", "drop"), ("after", "drop"), often=0.05))
    with running(server) as address:
        node = folder / executable("node")
        command = [str(node), str(code), link(address), "a-key-of-its-own-0002"]
        done = subprocess.run(command, env={**os.environ, "no_proxy": "*"}, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr, server.over) == (0, "", True)
        assert server.connections > 1
        server.refuses = "old-client"
        done = subprocess.run(command, env={**os.environ, "no_proxy": "*"}, capture_output=True, text=True, timeout=120)
        assert (done.returncode, done.stderr) == (1, "refused: old-client\n")


def test_messages_of_the_client_are_messages_of_the_protocol() -> None:
    for message in (wire.Hello("table00001", [TOKEN], 3), wire.Play("a-1", 1, "-"), wire.Agree("a", 1, True)):
        assert wire.parse(msgspec.json.encode(message)) == message
