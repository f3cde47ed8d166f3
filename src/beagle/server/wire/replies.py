"""What the server sends: every message has `is`.  Words are sent as keys and arguments (`to_wire`)."""

from __future__ import annotations

from typing import TypedDict

import msgspec
from msgspec import Struct

from beagle.kernel.data import Outcome
from beagle.kernel.deck import Pile
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.specimen import Specimen
from beagle.server.wire.kinds import HintWhy, SeatKind, TableStatus, UndoKind
from beagle.server.wire.said import Args, Said, Touch, View, to_wire


class FromServer(Struct, tag_field="is", frozen=True, omit_defaults=True):
    """A message the server sends."""


class SeatInfo(Struct, frozen=True, omit_defaults=True):
    """A seat, as everybody sees it."""

    number: int
    kind: SeatKind
    name: str = ""
    taken: bool = False
    bot: str = ""  # the bot that plays here now
    away: bool = False  # its person has left, and a bot plays on
    resigned: bool = False
    present: bool = False  # its person is connected
    elsewhere: bool = False  # its person is connected, but doesn't look at the page
    gone: float = 0.0  # since when its person isn't there: a time of day, to the minute
    like: int = -1  # another seat whose name looks like this one's: pages mark both
    off: float = 0.0  # its person has days off until then, a time of day: its clock stands still


class ClockInfo(Struct, frozen=True, omit_defaults=True):
    """The clock: its kind, and the seconds each seat had left when this was sent; it runs for everybody asked."""

    kind: str = "none"
    seconds: float = 0.0
    increment: float = 0.0
    left: list[float] = []


class OlderRules(Struct, frozen=True, omit_defaults=True):
    """The rules have changed since a game was played, and the current ones don't follow it to its end."""

    was: int  # the version it was played under
    now: int
    agreed: int  # how many entries the current rules follow
    words: Said  # both versions, the place and the rules, for people
    rules: list[str] = []


class Proposed(Struct, frozen=True, omit_defaults=True):
    """What the host has proposed: everybody in `needs` must agree."""

    n: int  # an answer names it
    act: str  # "replace": somebody else takes the seat; "end": it ends without a result; "hints": they are allowed
    needs: list[int]  # the seats that must agree
    agreed: list[int] = []
    seat: int = -1  # the seat that would be replaced


class AgainInfo(Struct, frozen=True, omit_defaults=True):
    """Who wants to play again after the end."""

    yes: list[int] = []
    waiting: list[int] = []  # who is here and hasn't said yes
    no: list[int] = []  # who has said «not now», if there are only two people; otherwise nobody is named
    refused: int = 0  # how many have said so
    empty: str = "bot"  # what happens to the seat of somebody who doesn't come: "bot" or "out"


class TableInfo(Struct, frozen=True, omit_defaults=True):
    """A table, as everybody sees it."""

    id: str
    game: str
    ruleset: str
    status: TableStatus
    seats: list[SeatInfo]
    owner: str = ""  # the owner's name
    public: bool = False
    spectators: bool = False
    commit: str = ""  # the hash of the secret used for dealing
    secret: str = ""  # the secret itself, once the game is over
    clock: ClockInfo = ClockInfo()
    watching: int = 0
    after: str = ""
    rematch: str = ""
    given: bool = False  # it starts from a position somebody gave, who knows its cards: they weren't dealt here
    older: OlderRules | None = None  # its rules have changed; if it was unfinished, it was closed because of that
    playable: bool = False  # it was closed because of that, and can be continued at a new table
    continues: bool = False  # it continues from the position of the table `after` when its rules changed
    name: str = ""  # what its people call it
    practice: bool = False  # against bots alone: everything can be taken back
    threats: bool = True  # pages may show who could attack whom; the host decides
    substitute: str = "greedy"  # the bot that plays for people who are missing; the host decides
    hints: bool = False  # everybody has agreed to hints; a practice table has them anyway
    host: int = -1  # the seat of the host; -1: the owner, who has no seat
    proposed: Proposed | None = None  # what the host has asked everybody
    again: AgainInfo | None = None  # after the end


class Option(Struct, frozen=True, omit_defaults=True):
    """A legal move: its text, its words, what a player touches, in order, to choose it, and what kind of move it is."""

    move: str
    words: Said
    touch: list[Touch]
    swaps: bool = False  # its last two things may be touched in either order
    reveals: bool = False  # somebody learns something by it, or dice are rolled: a page asks before making it
    kind: str = ""  # a name of the game's own: "attack", "bid"
    args: Args = {}  # what a page shows of it before it is chosen: prices, odds


class AllOfThem(Struct, frozen=True):
    """Several moves as one decision, where there is nothing to choose between them: a `play` with `more`."""

    moves: list[str]
    words: Said


class Acting(Struct, frozen=True, omit_defaults=True):
    """A seat that acts at the same time as others, and how far it is."""

    seat: int
    made: int = 0  # how many things are decided, for example animals
    of: int = 0  # of how many
    done: bool = False  # it has finished, and can still take back


class Ask(Struct, frozen=True, omit_defaults=True):
    """Who is asked, and what.  The moves go only to the seat that is asked.

    If several seats act at once, each client is told of its own question, if it has one, and how far everybody is.
    What they do is told when all have finished, in turn order.
    """

    seat: int
    words: Said
    n: int  # the number of the question: a move or an undo of these eyes names it
    moves: list[Option] | None = None
    undo: UndoKind = ""  # what taking back would be now for these eyes: "free", "ask", or "" (nothing to take back)
    undoes: int = 0  # the entry of the choice that taking back would take back, if it is in the log
    position: str = ""  # the view in notation, for programs; like the moves, only for the seat that is asked
    answered: str = ""  # the standing answer that the table will give; only for the holder of the seat that is asked
    question: str = ""  # the name of the question: a name of the game's own
    all: AllOfThem | None = None  # like the moves, only for the seat that is asked
    together: list[Acting] = []  # everybody who acts at the same time, in turn order


class EventLine(Struct, frozen=True):
    """Something that happened: its name in the game's table of events, its parts by label, and its words.

    A part is plain data: a seat is its number, an animal its letter, a cell its hex name, and a card, a trait or a
    place its name; a card that these eyes may not know is null.
    """

    event: str
    args: Args
    words: Said


class OutcomeLine(Struct, frozen=True):
    """Something that a move would lead to: its name, facts about it, and its words."""

    name: str
    args: Args
    words: Said


class Line(Struct, frozen=True, omit_defaults=True):
    """One entry as these eyes may see it: who, what, and what followed from it."""

    n: int
    kind: str
    seat: int
    move: str = ""
    events: list[EventLine] = []
    undone: list[int] = []  # of an undo: the entries whose moves it took back


class ChatLine(Struct, frozen=True, omit_defaults=True):
    """A chat line at the table."""

    number: int
    seat: int
    name: str
    text: str = ""
    phrase: str = ""
    at: float = 0.0


class OwnLink(Struct, frozen=True):
    """A seat link that only the client knows: the one it came with, which others may know, no longer works."""

    seat: int
    token: str
    instead: str  # the link it replaces


class Welcome(FromServer, tag="welcome", frozen=True):
    """The whole table through these eyes, and what happened after `since`; at most the last 3,000 lines.

    All later messages build on it.
    """

    table: TableInfo
    n: int
    eyes: int  # the seat looked through; -1: a spectator
    mine: list[int]  # the client's seats
    owner: bool
    view: View | None = None  # none before the start
    ask: Ask | None = None
    lines: list[Line] = []
    chat: list[ChatLine] = []
    standing: list[str] = []
    switches: list[str] = []  # the standing answers that can answer something at this table
    undo: UndoAsked | None = None
    result: Result | None = None
    blocked: list[int] = []  # seats of people the client's visitor has blocked; -1: the owner
    own: list[OwnLink] = []  # keep these instead of the links that were sent


class Moved(FromServer, tag="moved", frozen=True):
    """Entries have been added: what happened, and the table as it is now."""

    n: int
    lines: list[Line]
    view: View
    ask: Ask | None = None
    clock: ClockInfo = ClockInfo()
    own: list[Line] = []  # while several act at once: what this seat has just done; it comes again with its number


class SpecimenInfo(Struct, frozen=True, omit_defaults=True):
    """A creature of the finished game, with a Latin name, as paths; the kind of a path says how it is painted."""

    seat: int
    name: str
    about: Said
    body: str
    behind: list[tuple[str, str]] = []
    skin: list[tuple[str, str]] = []  # cut off at the edge of the body
    front: list[tuple[str, str]] = []
    lift: int = 0  # how much higher all of this is than usual
    ground: int = 78
    doubled: bool = False  # with a dashed outline behind the body


class Result(Struct, frozen=True, omit_defaults=True):
    """How it ended: points, who won, where each point came from, and the tie-break if several had the most."""

    scores: list[int]
    winners: list[int]
    sheets: list[list[tuple[Said, int]]] = []
    next: int = -1  # the seat that is next in turn to start a rematch; -1 if that is left to lot or dice
    tie: Said | None = None
    moves: int = 0  # how many moves of players were made
    seconds: int = 0  # from the first to the last entry
    specimen: SpecimenInfo | None = None
    picture: bool = False  # the server draws it: GET /api/tables/ID/picture/LANGUAGE.png
    places: list[int] = []  # of each seat, if a tie behind those who win is decided
    ties: list[Said | None] = []  # then, for each seat: why it is before others with as many points


class Ended(FromServer, tag="ended", frozen=True):
    """The game is over."""

    result: Result
    table: TableInfo


class Changed(FromServer, tag="changed", frozen=True):
    """Something about the table, outside its game, has changed: seats, people, settings."""

    table: TableInfo
    mine: list[int]
    owner: bool


class Nudged(FromServer, tag="nudged", frozen=True):
    """The host calls this client: the table waits for one of its seats."""

    seat: int


class UndoAsked(FromServer, tag="undo-asked", frozen=True):
    """A seat asks to take back its last move; the other people must agree."""

    seat: int
    n: int
    agreed: list[int] = []


class UndoRefused(FromServer, tag="undo-refused", frozen=True):
    """Somebody didn't agree, or the game went on."""

    seat: int


class Chatted(FromServer, tag="chatted", frozen=True):
    """There is a new chat line."""

    line: ChatLine


class Blocked(FromServer, tag="blocked", frozen=True):
    """Which people here the client's visitor has blocked, and the chat without them."""

    seats: list[int]  # -1: the owner
    chat: list[ChatLine]


class Standing(FromServer, tag="standing", frozen=True):
    """The standing answers of the seat the client looks through, and the possible ones.  Sent to nobody else.

    `answered` is the one that the table gives to the current question of this seat, "" if the seat answers itself.
    """

    answers: list[str]
    possible: list[str]
    answered: str = ""


class Link(FromServer, tag="link", frozen=True):
    """The token of a seat link: for the owner who made it, or for the player who has just taken the seat."""

    id: str
    seat: int
    token: str


class Done(FromServer, tag="done", frozen=True):
    """The request with this id is carried out and stored.  `n` is the number of entries now."""

    id: str
    n: int


class Refused(FromServer, tag="refused", frozen=True):
    """The request with this id changed nothing, and why: a code for programs, words for people, the rules if any."""

    id: str
    code: str
    words: Said
    rules: list[str] = []


class Because(FromServer, tag="because", frozen=True):
    """The answer to `why`: legal, or the rules that forbid it; no rules, if the touches mean no move at all."""

    id: str
    legal: bool
    words: Said | None = None
    rules: list[str] = []


class Foreseen(FromServer, tag="foreseen", frozen=True):
    """The answer to `preview`: what the move could run into."""

    id: str
    ahead: list[OutcomeLine]


class PileKind(TypedDict):
    """Identical cards, tokens or tiles."""

    name: str
    words: Said
    copies: int


class DeckPile(TypedDict):
    """What a deck, a bag or a stack is made of."""

    name: str
    title: Said
    copies: int
    used: int  # so many of them are in the game at the start
    kinds: list[PileKind]


class NotSeen(FromServer, tag="not-seen", frozen=True):
    """The answer to `unseen`: what could be anywhere hidden; `used` is how many of them there are."""

    id: str
    piles: list[DeckPile]


class HintReason(Struct, frozen=True):
    """Why a move is good: something the engine found true in every world it tried."""

    why: HintWhy
    number: int


class Hinted(FromServer, tag="hinted", frozen=True):
    """A rung of a hint that was asked for, for the question with this number; only the one who asked gets it."""

    n: int
    rung: int
    failed: bool = False  # there is no hint for this move
    equal: bool = False  # no move is clearly worse than the others
    touch: list[str] = []  # where to look: one thing to touch
    moves: list[
        str
    ] = []  # where to look, if that isn't one thing: the best moves, in no order; on the last rung the move
    reasons: list[HintReason] = []
    worlds: int = 0  # in how many worlds a reason was found true


class Invitation(FromServer, tag="rematch", frozen=True):
    """A rematch, or a table that continues this one, was opened; with its link if a seat there is the client's."""

    table: str
    token: str = ""


class DeviceAdded(FromServer, tag="device-added", frozen=True):
    """Somebody has signed in as this visitor on another device, with the return code."""

    at: float


class Announced(FromServer, tag="announced", frozen=True):
    """The host of the server says this to everybody, until then; nothing: it is taken back."""

    text: str = ""
    at: float = 0.0
    until: float = 0.0


class Pong(FromServer, tag="pong", frozen=True):
    """I am here."""

    id: str


Reply = (
    Welcome
    | Moved
    | Ended
    | Changed
    | Nudged
    | UndoAsked
    | UndoRefused
    | Chatted
    | Blocked
    | Standing
    | Link
    | Done
    | Refused
    | Because
    | Foreseen
    | NotSeen
    | Hinted
    | Invitation
    | DeviceAdded
    | Announced
    | Pong
)

_encoder = msgspec.json.Encoder()


def encode(reply: FromServer) -> str:
    return _encoder.encode(reply).decode()


def event_line(game: Game, event: Event) -> EventLine:
    """An event as it is sent: mask it first."""
    name, args = game.event_data(event)
    return EventLine(name, args, to_wire(game.tell(event)))


def outcome_line(outcome: Outcome) -> OutcomeLine:
    """A foreseen outcome as it is sent."""
    return OutcomeLine(outcome.name, outcome.args, to_wire(outcome.words))


def laid_out(pile: Pile) -> DeckPile:
    """A deck, a bag or a stack as it is sent."""
    kinds: list[PileKind] = [
        {"name": kind.name, "words": to_wire(kind.words), "copies": kind.copies} for kind in pile.kinds
    ]
    return {"name": pile.name, "title": to_wire(pile.title), "copies": pile.copies, "used": pile.used, "kinds": kinds}


def specimen_to_wire(found: Specimen) -> SpecimenInfo:
    return SpecimenInfo(found.seat, found.name, to_wire(found.about), **found.drawing._asdict())
