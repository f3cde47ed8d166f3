"""A small client: it plays a seat at a table of a server, over the network.

    from beagle.client import play_seat

    play_seat("https://games.example.org/t/k7qw2m4x9t#SEAT-TOKEN", "greedy")

The player is one of our bots by name, any `Bot`, or any function that takes what the seat sees and its moves, and
returns one of them.  If the connection breaks, the client reconnects and goes on; a move that may have been lost is
sent again with the same id, and the server counts it once.

A seat link works for the first client that uses it.  This client sends its own key with it (`beagle.client_key`), so it
can be stopped and started again with the same link.
"""

from __future__ import annotations

import secrets
import time
import warnings
from collections.abc import Callable, Generator, Iterator
from contextlib import closing, contextmanager, suppress
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from beagle.bots.bot import Bot
from beagle.bots.question import read_question
from beagle.bots.registry import bot as bot_named
from beagle.client_key import KeyFileError, key_for
from beagle.games import game as game_of
from beagle.kernel.standing import asking_switches
from beagle.server import wire

Choose = Callable[[dict[str, Any], list[str]], str]

PATIENCE: Final = 300.0  # seconds without a server before the client gives up
FIRST_PAUSE: Final = 0.25  # before the first reconnect; each further pause is twice as long
LONGEST_PAUSE: Final = 10.0
TURNED_AWAY: Final = 5  # this many refusals in a row are final
MESSAGE_BYTES: Final = 4 << 20  # size limit of one server message
FINAL_CODES: Final = {4400, 4404}  # why a server closes permanently: no such table, not a message
AGAIN: Final = {"too-fast", "busy", "cannot-write"}  # temporary refusals
PASSING: Final = {"stale", "not-asked", "over", "no-undo", "not-yours"}  # the game has moved on without us
SCHEMES: Final = {"http": "ws", "https": "wss", "ws": "ws", "wss": "wss"}


class ClientError(Exception):
    """The seat cannot be played: a wrong link, a closed table, a server that does not come back."""


class WrongProtocol(ClientError):
    """The server speaks another version of the protocol than this client."""

    def __init__(self, server: str) -> None:
        update = "update this client" if server == "newer" else "update the server, or use an older client"
        super().__init__(f"the server is {server} than version {wire.PROTOCOL} of the protocol: {update}")
        self.server = server  # "older" or "newer" than this client


class SeatLink(NamedTuple):
    """Where a seat is: the server's websocket, the table, and the token that gives the right to sit there."""

    server: str
    table: str
    token: str

    @property
    def socket(self) -> str:
        """Its address names the table, so that a proxy in front of several servers can send it to the right one."""
        return f"{self.server}/{self.table}"


def read_link(link: str, url: str = "") -> SeatLink:
    """A full seat link; or only its end, TABLE#TOKEN, with the address of the server."""
    before, _, token = link.strip().rpartition("#")
    base, _, table = before.rpartition("/")
    address = (url or base.removesuffix("/t")).rstrip("/").removesuffix("/ws")
    parts = urlsplit(address)
    if not table.isalnum() or len(token) < 16 or (base and not url and not base.endswith("/t")):
        raise ClientError("a seat link looks like https://HOST/t/TABLE#TOKEN")
    if parts.scheme not in SCHEMES or not parts.hostname:
        raise ClientError("the address of the server looks like https://HOST or http://HOST:PORT")
    return SeatLink(f"{SCHEMES[parts.scheme]}://{parts.netloc}{parts.path}/ws", table, token)


def play_seat(link: str, player: Bot | Choose | str, games: int = 1, url: str = "") -> list[wire.Result]:
    """Play this seat to the end of the game, and of rematches up to this many games; returns their results."""
    results: list[wire.Result] = []
    seat = read_link(link, url)
    while True:
        client = SeatClient(seat, player)
        results.append(client.play())
        if len(results) == games:
            return results
        seat = client.rematch()


class SeatClient:
    """One seat of one game."""

    def __init__(self, link: SeatLink, player: Bot | Choose | str, patience: float = PATIENCE) -> None:
        self.link = link
        self.brain = Brain(bot_named(player) if isinstance(player, str) else player)
        self.patience = patience
        self.name = secrets.token_hex(6)  # of this client: the ids of its messages start with it
        self.seen = 0  # entries
        self.chosen: tuple[int, str] | None = None  # the last question answered, and the move
        self.table: wire.TableInfo | None = None
        self.again: SeatLink | None = None
        self.key = own_key(link)
        self.welcomed = False  # on this connection

    def play(self) -> wire.Result:
        """Play until the game is over."""
        with closing(self.messages()) as messages:
            for socket, message in messages:
                self.handle(socket, message)
                if isinstance(message, wire.Ended | wire.Welcome) and message.result is not None:
                    return message.result
        raise AssertionError("messages end only with an error")

    def rematch(self) -> SeatLink:
        """Ask for a rematch; returns the seat in it."""
        with closing(self.messages()) as messages:
            for socket, message in messages:
                if isinstance(message, wire.Welcome):
                    self.keep_own(message)
                    send(socket, wire.Rematch(f"{self.name}-rematch"))
                if isinstance(message, wire.Invitation) and message.token:
                    return self.link._replace(table=message.table, token=message.token)
                if isinstance(message, wire.Refused):
                    self.refused(socket, message)
        raise AssertionError("messages end only with an error")

    # Messages

    def messages(self) -> Generator[tuple[ClientConnection, Any], None, None]:
        """What the server sends, over as many connections as needed."""
        pause, since, turned_away = FIRST_PAUSE, time.monotonic(), 0
        while True:
            closed: Exception | None = None
            try:
                with self.connected() as socket:
                    for data in socket:
                        message = message_of(data)
                        self.check_version(message)
                        yield socket, message
                        pause, since, turned_away = FIRST_PAUSE, time.monotonic(), 0
            except (OSError, ConnectionClosed, InvalidHandshake) as error:
                closed = error
            turned_away += isinstance(closed, InvalidStatus) and closed.response.status_code < 500
            check_lasting(closed, turned_away)
            if time.monotonic() - since > self.patience:
                raise ClientError("the server does not answer") from closed
            time.sleep(pause * (0.5 + secrets.randbelow(1000) / 1000))  # not all clients at the same time
            pause = min(2 * pause, LONGEST_PAUSE)

    @contextmanager
    def connected(self) -> Iterator[ClientConnection]:
        """A connection after the hello."""
        host = urlsplit(self.link.server).hostname or ""
        nearby = host in ("localhost", "::1") or host.startswith("127.")
        with connect(self.link.socket, max_size=MESSAGE_BYTES, proxy=None if nearby else True) as socket:
            self.welcomed = False
            send(socket, wire.Hello(self.link.table, [self.link.token], self.seen, self.key, wire.PROTOCOL))
            yield socket

    def check_version(self, message: Any) -> None:
        """A server of another version refuses the hello.  One that knows no versions doesn't understand it."""
        self.welcomed = self.welcomed or isinstance(message, wire.Welcome)
        if self.welcomed or not isinstance(message, wire.Refused):
            return
        if message.code == "old-client":
            raise WrongProtocol("newer")
        if message.code in ("new-client", "bad-message"):
            raise WrongProtocol("older")

    def handle(self, socket: ClientConnection, message: Any) -> None:
        if isinstance(message, wire.Welcome):
            self.keep_own(message)
        if isinstance(message, wire.Welcome | wire.Changed):
            self.arrive(socket, message)
        if isinstance(message, wire.Welcome) or (isinstance(message, wire.Moved) and message.n >= self.seen):
            self.seen = message.n
            self.answer(socket, message)
        asked = message.undo if isinstance(message, wire.Welcome) else message
        if isinstance(asked, wire.UndoAsked):  # a program always agrees
            send(socket, wire.Agree(f"{self.name}-undo-{asked.n}", asked.n, True))
        if isinstance(message, wire.Refused):
            self.refused(socket, message)

    def keep_own(self, message: wire.Welcome) -> None:
        """The link it came with may have expired; then the client has its own."""
        for own in message.own:
            if own.instead == self.link.token:
                self.link = self.link._replace(token=own.token)

    def arrive(self, socket: ClientConnection, message: wire.Welcome | wire.Changed) -> None:
        """Sit down; if a bot of the server has taken over meanwhile, take the seat back."""
        self.table = message.table
        if not message.mine:
            raise ClientError("the seat link does not work any more")
        if message.table.status == "closed":
            raise ClientError("the table is closed")
        seat = message.table.seats[message.mine[0]]
        if message.table.status != "playing":
            return
        if seat.away and not seat.resigned:
            send(socket, wire.Return(f"{self.name}-return-{self.seen}"))
        wanted = asking_switches(game_of(message.table.game))  # a program decides everything itself
        if isinstance(message, wire.Welcome) and message.standing != wanted:
            send(socket, wire.Stand(f"{self.name}-standing-{self.seen}", wanted))

    def answer(self, socket: ClientConnection, message: wire.Welcome | wire.Moved) -> None:
        """Choose, if this seat is asked.  A question may come again on a new connection, and gets the same answer."""
        if message.ask is None or not message.ask.moves:
            return
        assert self.table is not None
        if self.chosen is None or self.chosen[0] != message.ask.n:
            self.chosen = message.ask.n, self.brain.choose(self.table, message.ask, dict(message.view or {}))
        elif not isinstance(message, wire.Welcome):
            return  # it came twice; answering twice would never end
        send(socket, wire.Play(f"{self.name}-{message.ask.n}", *self.chosen))

    def refused(self, socket: ClientConnection, message: wire.Refused) -> None:
        if message.code in AGAIN:
            time.sleep(FIRST_PAUSE)
            socket.close()  # after reconnecting everything is sent again, and we answer again with the same id
        elif message.code == "old-link":
            raise ClientError(
                "somebody else has used this seat link; ask the person who opened the table for a new one"
            )
        elif message.code not in PASSING:
            rules = f" ({', '.join(message.rules)})" if message.rules else ""
            raise ClientError(f"the server refused: {message.code}{rules}")


def own_key(link: SeatLink) -> str | None:
    """What this client sends with the link.  Without it the seat can still be played, but not after a restart."""
    try:
        return key_for(*link)
    except KeyFileError as error:
        warnings.warn(
            f"no key is stored, so this program cannot use the same link again after a restart: {error}", stacklevel=3
        )
        return None


class Brain:
    """What chooses the moves: a bot, which reads positions in notation, or a function, which reads the picture."""

    def __init__(self, player: Bot | Choose) -> None:
        self.player = player
        self.began = ""  # the table whose game the bot has started

    def choose(self, table: wire.TableInfo, asked: wire.Ask, view: dict[str, Any]) -> str:
        moves = [option.move for option in asked.moves or []]
        player: Any = self.player
        is_bot = hasattr(player, "begin")
        move = self.ask_bot(player, table, asked, moves) if is_bot else player(view, moves)
        if move not in moves:
            raise ClientError(f"the bot chose {move}, which is not one of the offered moves")
        return move

    def ask_bot(self, player: Bot, table: wire.TableInfo, asked: wire.Ask, moves: list[str]) -> str:
        game = game_of(table.game)
        if self.began != table.id:
            player.begin(game, table.ruleset, asked.seat, secrets.randbits(32))
            self.began = table.id
        seen, choices = read_question(game, asked.position, moves)
        return player.choose(seen, choices, None).text


def check_lasting(error: Exception | None, turned_away: int) -> None:
    """Some connection errors are final; a server that is only full accepts clients again later."""
    if isinstance(error, InvalidStatus) and turned_away >= TURNED_AWAY:
        raise ClientError(f"the server refused the connection ({error.response.status_code})") from error
    if isinstance(error, ConnectionClosed) and error.rcvd is not None and error.rcvd.code in FINAL_CODES:
        raise ClientError("this table does not exist") from error


def send(socket: ClientConnection, message: wire.FromClient) -> None:
    """Send it if possible: the reader will notice that the connection has ended, and reconnect."""
    with suppress(ConnectionClosed):
        socket.send(msgspec.json.encode(message).decode())


def message_of(data: str | bytes) -> Any:
    """A message of the server; None if this client doesn't know its kind yet."""
    try:
        return msgspec.json.decode(data, type=wire.Reply)
    except msgspec.ValidationError:
        return None
