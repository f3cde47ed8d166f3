"""What a client may send: every message starts with `do`, and every field has limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

from beagle.server import limits
from beagle.server.limits import MESSAGE_BYTES
from beagle.server.wire.kinds import BotPace, SeatKind
from beagle.server.wire.version import UNNUMBERED

Id = Annotated[
    str, Meta(min_length=1, max_length=limits.ID_LENGTH, pattern=r"^[A-Za-z0-9_-]+\Z")
]  # a client's id for its message
Token = Annotated[str, Meta(min_length=16, max_length=limits.TOKEN_LENGTH, pattern=r"^[A-Za-z0-9_-]+\Z")]
TableId = Annotated[str, Meta(min_length=6, max_length=limits.TABLE_ID_LENGTH, pattern=r"^[A-Za-z0-9]+\Z")]
SeatNumber = Annotated[int, Meta(ge=0, le=limits.SEATS - 1)]
Count = Annotated[int, Meta(ge=0, le=limits.COUNT)]
MoveText = Annotated[str, Meta(min_length=1, max_length=limits.MOVE_LENGTH)]
Touch = Annotated[str, Meta(min_length=1, max_length=limits.TOUCH_LENGTH, pattern=r"^[A-Za-z0-9:.,~>/+-]+\Z")]
Touches = Annotated[list[Touch], Meta(min_length=1, max_length=limits.TOUCHES)]
Text = Annotated[str, Meta(max_length=limits.TEXT_LENGTH)]
Word = Annotated[str, Meta(min_length=1, max_length=limits.WORD_LENGTH, pattern=r"^[a-z0-9.+@_-]+\Z")]


class FromClient(Struct, tag_field="do", frozen=True, forbid_unknown_fields=True):
    """A message a client may send."""


class Hello(FromClient, tag="hello", frozen=True):
    """Always the first message: which table, with which seat links, and how many entries the client has already seen.

    A link stops working after its first use; the client gets one of its own (`own` in `welcome`).  If it sent a `key`
    then, a secret of its own choice, the old link still works together with this key.
    """

    table: TableId
    tokens: Annotated[list[Token], Meta(max_length=limits.SEATS)] = []
    since: Count = 0
    key: Token | None = None
    protocol: Count = UNNUMBERED  # the version that the client speaks; the server refuses any but its own


class Look(FromClient, tag="look", frozen=True):
    """Look at the table through the eyes of this seat, one of the client's own; without a seat, as a spectator."""

    id: Id
    seat: SeatNumber | None = None


class Play(FromClient, tag="play", frozen=True):
    """A move for the seat that is asked, if it is the client's.  `n` is the number of the question (`ask.n`).

    `more` are further moves of the same decision: they are made together or not at all, and taken back together.
    """

    id: Id
    n: Count
    move: MoveText
    more: Annotated[list[MoveText], Meta(max_length=limits.MOVES_AT_ONCE)] = []


def check_one_given(move: str | None, touches: list[str] | None) -> None:
    """A move is named by its text or by what a player touches, never by both."""
    if (move is None) == (touches is None):
        raise ValueError("give either `move` or `touches`")


class Why(FromClient, tag="why", frozen=True):
    """May this move be made, and if not, which rule forbids it?  Either `move` is given or `touches`.

    Touches are the names that options have (`touch`), in order; what goes without saying may be left out.  The answer
    is about the move that is nearest to them.
    """

    id: Id
    move: MoveText | None = None
    touches: Touches | None = None

    def __post_init__(self) -> None:
        check_one_given(self.move, self.touches)


class Preview(FromClient, tag="preview", frozen=True):
    """What could this move run into?  Only for the seat that is asked."""

    id: Id
    move: MoveText


class Unseen(FromClient, tag="unseen", frozen=True):
    """Which cards, tokens or tiles hasn't the client's seat seen yet?"""

    id: Id


class Undo(FromClient, tag="undo", frozen=True):
    """Take back the last move of the client's seat: at once if nothing was revealed, otherwise if the others agree."""

    id: Id
    n: Count


class Agree(FromClient, tag="agree", frozen=True):
    """The answer of a seat to an undo request."""

    id: Id
    n: Count
    yes: bool


class Stand(FromClient, tag="standing", frozen=True):
    """All standing answers that are switched on for the seat the client looks through: those not listed are off.

    Some are on by default.  Those that start with `ask-` mean being asked: the table answers while they are off.
    """

    id: Id
    answers: Annotated[list[Word], Meta(max_length=limits.STANDING_ANSWERS)]


class Resign(FromClient, tag="resign", frozen=True):
    """Resign: a bot plays on, and the player can't come back."""

    id: Id


class Leave(FromClient, tag="leave", frozen=True):
    """Leave the current seat: a bot plays on until the player returns; before the start the seat is free again."""

    id: Id


class Return(FromClient, tag="return", frozen=True):
    """Take the seat back from the bot that has taken over."""

    id: Id


class Chat(FromClient, tag="chat", frozen=True):
    """Say something at the table."""

    id: Id
    text: Annotated[str, Meta(min_length=1, max_length=limits.TEXT_LENGTH)]


class Phrase(FromClient, tag="phrase", frozen=True):
    """Say one of the phrases that everybody reads in their own language."""

    id: Id
    phrase: Word


class Mute(FromClient, tag="mute", frozen=True):
    """Stop sending me what this seat says; or start again."""

    id: Id
    seat: SeatNumber
    muted: bool


class Block(FromClient, tag="block", frozen=True):
    """Stop sending me what this seat's person says, at any table; or start again.  Without a seat: the owner."""

    id: Id
    blocked: bool
    seat: SeatNumber | None = None


class Sit(FromClient, tag="sit", frozen=True):
    """Take an open seat.  The answer contains its link."""

    id: Id
    seat: SeatNumber


class Arrange(FromClient, tag="arrange", frozen=True):
    """The host changes a seat before the start: open, invited, local or a bot."""

    id: Id
    seat: SeatNumber
    kind: Annotated[Word, Meta(extra={"type": SeatKind})]
    bot: Annotated[str, Meta(max_length=limits.BOT_LENGTH)] = ""
    name: Annotated[str, Meta(max_length=limits.RAW_NAME_LENGTH)] = ""


class Reissue(FromClient, tag="reissue", frozen=True):
    """The owner makes a new link for a seat; the old one stops working."""

    id: Id
    seat: SeatNumber


class Kick(FromClient, tag="kick", frozen=True):
    """The host sends somebody away: the seat is free, or a bot plays on; the link stops working."""

    id: Id
    seat: SeatNumber


class StandIn(FromClient, tag="stand-in", frozen=True):
    """The host lets a bot play for somebody who isn't there, until they take their seat back."""

    id: Id
    seat: SeatNumber


class Attend(FromClient, tag="attend", frozen=True):
    """Is the person of this page looking at it?  Not if it is hidden, or if nothing was touched for a minute."""

    id: Id
    here: bool


class Rename(FromClient, tag="rename", frozen=True):
    """The host gives the table another name, until the end of the game."""

    id: Id
    name: Annotated[str, Meta(min_length=1, max_length=limits.RAW_NAME_LENGTH)]


class Threats(FromClient, tag="threats", frozen=True):
    """The host lets pages show who could attack whom, or forbids it, until the end of the game."""

    id: Id
    shown: bool


class Substitute(FromClient, tag="substitute", frozen=True):
    """The host chooses the bot that plays for people who are missing, now and later."""

    id: Id
    bot: Annotated[str, Meta(min_length=1, max_length=limits.BOT_LENGTH)]


class Hint(FromClient, tag="hint", frozen=True):
    """A hint for the question with this number: 1 is where to look, 2 why, 3 the move, each after the one before; 0
    stops waiting.  At practice tables, or where everybody has agreed.  It comes as `hinted`, when it was found."""

    id: Id
    n: Count
    rung: Annotated[int, Meta(ge=0, le=limits.HINT_RUNGS)]


class Nudge(FromClient, tag="nudge", frozen=True):
    """The host calls the person of a seat that has to move; at most once in ten minutes for each seat."""

    id: Id
    seat: SeatNumber


class GiveTime(FromClient, tag="give-time", frozen=True):
    """The host adds two minutes to the clock of a seat, or an hour or a day where the clock counts these."""

    id: Id
    seat: SeatNumber


class PassHost(FromClient, tag="pass-host", frozen=True):
    """The host makes somebody else who is here the host."""

    id: Id
    seat: SeatNumber


class Propose(FromClient, tag="propose", frozen=True):
    """The host asks the people who are here: to let somebody else take the seat of a person who is away (`replace`), to
    end the game without a result (`end`), or to allow hints (`hints`).  Everybody must agree.  `withdraw` takes the
    question back."""

    id: Id
    act: Literal["replace", "end", "hints", "withdraw"]
    seat: SeatNumber | None = None


class Vote(FromClient, tag="vote", frozen=True):
    """The answer of the client's seats to what the host has proposed.  `n` is the number of the proposal."""

    id: Id
    n: Count
    yes: bool


class Pace(FromClient, tag="pace", frozen=True):
    """How fast the bots of this table play, or that they wait; only for somebody who plays with bots alone."""

    id: Id
    bots: BotPace


class Start(FromClient, tag="start", frozen=True):
    """The host starts the game.  Seats that nobody has taken must be given to bots first."""

    id: Id


class Close(FromClient, tag="close", frozen=True):
    """The owner closes an unfinished table; if others play there, they must have left."""

    id: Id


class Rematch(FromClient, tag="rematch", frozen=True):
    """The client's seats want to play again, or not now.  When everybody who is here has answered, a table opens for
    those who want to, each one seat further.

    A seat whose person doesn't come is given to a bot or left out: the host's last answer says which.  The first player
    is drawn by lot, or is the next in turn; without `first` as it was at this table.
    """

    id: Id
    first: Literal["lot", "next"] | None = None
    yes: bool = True
    empty: Literal["bot", "out"] = "bot"


class PlayOn(FromClient, tag="play-on", frozen=True):
    """Continue at a new table from the position of this one when its rules changed; everybody here is notified."""

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
    | Unseen
    | Undo
    | Agree
    | Stand
    | Resign
    | Leave
    | Return
    | Chat
    | Phrase
    | Mute
    | Block
    | Sit
    | Arrange
    | Reissue
    | Kick
    | StandIn
    | Attend
    | Rename
    | Threats
    | Substitute
    | Hint
    | Nudge
    | GiveTime
    | PassHost
    | Propose
    | Vote
    | Pace
    | Start
    | Close
    | Rematch
    | PlayOn
    | Ping
)

_decoder: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Request)


class BadMessage(ValueError):
    """Not a message a client may send: too long, not JSON, or fields that are missing, unknown or out of bounds."""


def parse(data: str | bytes) -> Request:
    """A client's message."""
    if len(data) > MESSAGE_BYTES:
        raise BadMessage(f"at most {MESSAGE_BYTES} bytes")
    try:
        request: Request = _decoder.decode(data)
        return request
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)) from error
