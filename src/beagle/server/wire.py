"""The messages between a page or a bot and the server: parsed and bounded here, and nothing else.

A client's message has `do`, the server's has `is`.  Words travel as keys and arguments (`said`); whoever reads them
puts them into a language.  docs/protocol.md is made from the docstrings and fields of this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta, Struct

from beagle.kernel.message import Argument, Message, Seat

MOST_BYTES: Final = 4096  # of one message from a client

Id = Annotated[str, Meta(min_length=1, max_length=40, pattern=r"^[A-Za-z0-9_-]+$")]  # a client's name for its message
Token = Annotated[str, Meta(min_length=16, max_length=64, pattern=r"^[A-Za-z0-9_-]+$")]
TableId = Annotated[str, Meta(min_length=6, max_length=32, pattern=r"^[A-Za-z0-9]+$")]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=0, le=1_000_000)]
MoveText = Annotated[str, Meta(min_length=1, max_length=200)]
Text = Annotated[str, Meta(max_length=400)]
Word = Annotated[str, Meta(min_length=1, max_length=60, pattern=r"^[a-z0-9.+@_-]+$")]


# From the client


class FromClient(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """What a client may say."""


class Hello(FromClient, tag="hello", frozen=True):
    """Always the first: which table, with which seat links, and how many entries the client has already seen."""

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=8)] = []
    since: Count = 0


class Look(FromClient, tag="look", frozen=True):
    """Look at the table through the eyes of this seat, one of the client's own; without a seat, as a spectator."""

    id: Id
    seat: SeatNumber | None = None


class Play(FromClient, tag="play", frozen=True):
    """A move for the seat that is asked, if it is the client's.  `n` is the number of entries it answers to."""

    id: Id
    n: Count
    move: MoveText


class Why(FromClient, tag="why", frozen=True):
    """May this move be made, and if not, which rule forbids it?"""

    id: Id
    move: MoveText


class Preview(FromClient, tag="preview", frozen=True):
    """What would this move meet?  For the seat that is asked."""

    id: Id
    move: MoveText


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last move of the client's seat: at once if nothing was revealed, else if the others agree."""

    id: Id
    n: Count


class Agree(FromClient, tag="agree", frozen=True):
    """The answer of a seat to the undo that was asked for."""

    id: Id
    n: Count
    yes: bool


class Stand(FromClient, tag="standing", frozen=True):
    """The standing answers of the seat one looks through, all of them: those not named are cancelled."""

    id: Id
    answers: Annotated[list[Word], Meta(max_length=8)]


class Resign(FromClient, tag="resign", frozen=True):
    """Give up: a bot plays on, without coming back."""

    id: Id


class Leave(FromClient, tag="leave", frozen=True):
    """Leave the seat one looks through: a bot plays on until one returns; before the start the seat is free again."""

    id: Id


class Return(FromClient, tag="return", frozen=True):
    """Play on where a bot has taken over."""

    id: Id


class Chat(FromClient, tag="chat", frozen=True):
    """Say something at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=400)]


class Phrase(FromClient, tag="phrase", frozen=True):
    """Say one of the phrases that everybody reads in their own language."""

    id: Id
    phrase: Word


class Mute(FromClient, tag="mute", frozen=True):
    """Do not send me what this seat says; or do again."""

    id: Id
    seat: SeatNumber
    muted: bool


class Sit(FromClient, tag="sit", frozen=True):
    """Take an open seat.  The answer holds its link."""

    id: Id
    seat: SeatNumber


class Arrange(FromClient, tag="arrange", frozen=True):
    """The owner changes a seat before the start: open, invited, local or a bot's."""

    id: Id
    seat: SeatNumber
    kind: Word
    bot: Annotated[str, Meta(max_length=40)] = ""
    name: Annotated[str, Meta(max_length=80)] = ""


class Reissue(FromClient, tag="reissue", frozen=True):
    """The owner makes a new link for a seat; the old one stops working."""

    id: Id
    seat: SeatNumber


class Kick(FromClient, tag="kick", frozen=True):
    """The owner sends somebody away: the seat is free, or a bot plays on; the link stops working."""

    id: Id
    seat: SeatNumber


class Start(FromClient, tag="start", frozen=True):
    """The owner begins the game.  Seats that nobody has taken must be a bot's first."""

    id: Id


class Close(FromClient, tag="close", frozen=True):
    """The owner ends a table that is not finished; while others play there, they must have left."""

    id: Id


class Rematch(FromClient, tag="rematch", frozen=True):
    """Open a table with the same people; everybody here is told."""

    id: Id


class Ping(FromClient, tag="ping", frozen=True):
    """Are you there?"""

    id: Id


Request = (
    Hello
    | Look
    | Play
    | Why
    | Preview
    | Undo
    | Agree
    | Stand
    | Resign
    | Leave
    | Return
    | Chat
    | Phrase
    | Mute
    | Sit
    | Arrange
    | Reissue
    | Kick
    | Start
    | Close
    | Rematch
    | Ping
)


# From the server

Said = dict[str, Any]  # {"key": "log-passed", "args": {"seat": {"seat": 1}}}


class FromServer(Struct, tag_field="is", frozen=True, omit_defaults=True):
    """What the server says."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat, for all to see."""

    number: int
    kind: str
    name: str = ""
    taken: bool = False
    bot: str = ""  # the bot that plays here now
    away: bool = False  # its person has left, and a bot plays on
    resigned: bool = False
    present: bool = False  # somebody is looking through these eyes now


class ClockInfo(Struct, frozen=True, omit_defaults=True):
    """The clock: its kind, and for each seat the seconds left when this was sent; it runs for the one who is asked."""

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0
    left: list[float] = []


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table, for all to see."""

    id: str
    game: str
    ruleset: str
    status: str
    seats: list[SeatInfo]
    owner: str = ""  # the owner's name
    public: bool = False
    spectators: bool = False
    commit: str = ""  # the hash of the secret that deals
    secret: str = ""  # the secret itself, once the game is over
    clock: ClockInfo = ClockInfo()
    watching: int = 0
    after: str = ""
    rematch: str = ""


class Option(Struct, frozen=True):
    """A legal move: its text, its words, and what a player touches one after another to choose it."""

    move: str
    words: Said
    touch: list[str]


class Ask(Struct, frozen=True, omit_defaults=True):
    """Who is asked, what, and since when.  The moves go only to the seat that is asked."""

    seat: int
    words: Said
    moves: list[Option] | None = None
    undo: str = ""  # what taking back would be now for these eyes: "free", "ask", or "" (nothing to take back)
    position: str = ""  # the view in notation, for programs; like the moves only for the seat that is asked


class Line(Struct, frozen=True, omit_defaults=True):
    """One entry as these eyes may see it: who, what, and what followed from it."""

    n: int
    kind: str
    seat: int
    move: str = ""
    events: list[Said] = []


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """Something said at the table."""

    number: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0


class Welcome(FromServer, tag="welcome", frozen=True):
    """The whole table through these eyes, and what happened after `since`.  All that comes later follows here."""

    table: TableInfo
    n: int
    eyes: int  # the seat looked through; -1: a spectator
    mine: list[int]  # the client's seats
    owner: bool
    view: dict[str, Any] | None = None  # none before the start
    ask: Ask | None = None
    lines: list[Line] = []
    chat: list[ChatLine] = []
    standing: list[str] = []
    undo: UndoAsked | None = None
    result: Result | None = None


class Moved(FromServer, tag="moved", frozen=True):
    """Entries have been added: what happened, and the table as it is now."""

    n: int
    lines: list[Line]
    view: dict[str, Any]
    ask: Ask | None = None
    clock: ClockInfo = ClockInfo()


class Result(Struct, frozen=True, omit_defaults=True):
    """How it ended: points, who won, and where each point came from."""

    scores: list[int]
    winners: list[int]
    sheets: list[list[tuple[Said, int]]] = []


class Ended(FromServer, tag="ended", frozen=True):
    """The game is over."""

    result: Result
    table: TableInfo


class Changed(FromServer, tag="changed", frozen=True):
    """Something about the table that is not its game: seats, people, settings."""

    table: TableInfo
    mine: list[int]
    owner: bool


class UndoAsked(FromServer, tag="undo-asked", frozen=True):
    """A seat asks to take back its last move; the others that are people must agree."""

    seat: int
    n: int
    agreed: list[int] = []


class UndoRefused(FromServer, tag="undo-refused", frozen=True):
    """Somebody did not agree, or the game went on."""

    seat: int


class Chatted(FromServer, tag="chatted", frozen=True):
    """Something was said."""

    line: ChatLine


class Standing(FromServer, tag="standing", frozen=True):
    """The standing answers of the seat one looks through, and those there could be.  Nobody else is told."""

    answers: list[str]
    possible: list[str]


class Link(FromServer, tag="link", frozen=True):
    """The token of a seat link: for the owner who made it, or for whoever has just taken the seat."""

    id: str
    seat: int
    token: str


class Done(FromServer, tag="done", frozen=True):
    """The request of this id is carried out, and durable.  `n` is the number of entries now."""

    id: str
    n: int


class Refused(FromServer, tag="refused", frozen=True):
    """The request of this id changed nothing, and why: a code for programs, words for people, the rules if any."""

    id: str
    code: str
    words: Said
    rules: list[str] = []


class Because(FromServer, tag="because", frozen=True):
    """The answer to `why`: legal, or the rules that forbid it."""

    id: str
    legal: bool
    words: Said | None = None
    rules: list[str] = []


class Foreseen(FromServer, tag="foreseen", frozen=True):
    """The answer to `preview`: what the move could meet."""

    id: str
    words: list[Said]


class Invitation(FromServer, tag="rematch", frozen=True):
    """A rematch was opened; for a seat of the client's, its link."""

    table: str
    token: str = ""


class Pong(FromServer, tag="pong", frozen=True):
    """I am here."""

    id: str


Reply = (
    Welcome
    | Moved
    | Ended
    | Changed
    | UndoAsked
    | UndoRefused
    | Chatted
    | Standing
    | Link
    | Done
    | Refused
    | Because
    | Foreseen
    | Invitation
    | Pong
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Request)
_encoder = msgspec.json.Encoder()


class BadMessage(ValueError):
    """Not a message a client may send: too long, no JSON, or fields that are missing, unknown or out of bounds."""


def parse(data: str | bytes) -> Request:
    """A client's message."""
    if len(data) > MOST_BYTES:
        raise BadMessage(f"at most {MOST_BYTES} bytes")
    try:
        request: Request = _decoder.decode(data)
        return request
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error


def encode(reply: FromServer) -> str:
    return _encoder.encode(reply).decode()


def said(message: Message) -> Said:
    """A message as it travels."""
    return {"key": message.key, "args": {name: _argument(value) for name, value in message.args.items()}}


def _argument(value: Argument) -> Any:
    if isinstance(value, Message):
        return said(value)
    return {"seat": value.number} if isinstance(value, Seat) else value
