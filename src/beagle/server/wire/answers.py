"""What the server answers over HTTP.  A key that can be missing is `NotRequired`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from msgspec import Struct

from beagle.games.books import BookData
from beagle.server.wire.host_answers import HostAnswer, HostSaid
from beagle.server.wire.kinds import SeatKind, TableStatus
from beagle.server.wire.replies import DeckPile, EventLine, OlderRules, Option, OutcomeLine
from beagle.server.wire.reviews import ReviewAnswer
from beagle.server.wire.said import Said, View


class HttpRefusal(TypedDict):
    """A request that changed nothing, and why: a code for programs, words for people, the rules if any."""

    code: str
    words: Said
    rules: list[str]


# Visitors


class Me(TypedDict):
    """Who the visitor is."""

    name: str | None  # null: a stranger
    added: NotRequired[list[float]]  # when devices were added that this one was not told of


class Named(TypedDict):
    """The visitor's name."""

    name: str


class NewCode(TypedDict):
    """A new return code; the old one works no more."""

    code: str


class NameSet(TypedDict):
    """The name that was picked; the first time with a return code."""

    name: str
    code: NotRequired[str]


class CameBack(TypedDict):
    """The visitor of a return code, and the next code."""

    name: str
    code: str


class DeviceLine(TypedDict):
    """A device of the visitor."""

    id: str  # names it in `sign-out`
    made: float  # when it was added
    seen: float  # when it was last here, to the day
    here: bool  # it is the one that asks


class Devices(TypedDict):
    """The devices of the visitor, oldest first."""

    devices: list[DeviceLine]


class Deletion(TypedDict):
    """What becomes of a visitor's tables if they delete their name."""

    running: int  # games in which a bot plays on
    closed: int  # tables that are closed, because nobody else plays there or they haven't begun
    finished: int  # games that stay, with a seat that nobody is named at
    more: bool  # there are more tables than were counted
    reports: float  # for so many days the host can read reports that name them; 0: until they are settled


# What can be played


class TableOption(TypedDict):
    """An option of a table.  Without a group it is a switch; in a group you choose one, or several."""

    word: str
    seats: tuple[int, int]  # the least and the greatest number of seats it is offered for
    group: str
    several: bool  # several of its group can be chosen, and none means all
    about: str  # the key of the text that says what it does


class LevelStep(TypedDict):
    """How often a level finishes ahead of the next weaker one, measured in this many games."""

    stronger: str
    weaker: str
    share: int  # of 100
    games: int


class OfferedLevels(TypedDict):
    """The levels of bots for a number of seats, from the weakest, and the table where they were measured."""

    seats: int
    bots: list[str]
    slow: list[str]  # measured, but they take too long on this server: not offered
    ruleset: str
    measured: int  # the number of seats there
    steps: list[LevelStep]
    above: list[LevelStep]  # from the strongest level to a bot that is no level and still stronger there


class Ruleset(TypedDict):
    """A table that can be played."""

    name: str
    seats: tuple[int, int]
    options: list[TableOption]
    about: str  # the key of its description
    minutes: tuple[int, int] | None  # how long a game takes, if the rulebook says so
    advice: str  # the key of the rulebook's advice
    levels: list[OfferedLevels]


class PlayableGame(TypedDict):
    """A game and its tables."""

    name: str
    version: int  # of its rules
    rulesets: list[Ruleset]
    standing: list[str]  # its standing answers
    bundled: bool  # its table and its words are built into the pages; otherwise they ask for its words
    lesson: bool  # it has a first lesson


class KeptDays(TypedDict):
    """For how many days old data is kept; 0: forever."""

    finished: float
    closed: float
    visitors: float
    reports: float


class Catalogue(TypedDict):
    """What can be played here, and what a table can be given."""

    games: list[PlayableGame]
    bots: list[str]
    clocks: list[str]
    phrases: list[str]
    languages: list[str]
    version: str  # of the program
    places: list[str]  # names for tables
    keeping: KeptDays
    notices: bool  # can people be called to their tables, by push or e-mail?


class DeckPiles(TypedDict):
    """The decks of a table."""

    piles: list[DeckPile]


# Tables


class ListedSeat(TypedDict):
    """A seat in a list of tables."""

    name: str
    kind: SeatKind
    bot: str
    taken: bool
    off: NotRequired[float]  # its person has days off until then, and its clock stands still; only in one's own list


class ListedClock(TypedDict):
    """The clock of a table in a list."""

    kind: str
    seconds: float
    increment: float


class StoredResult(Struct, omit_defaults=True):
    """How a game ended, as it is stored."""

    scores: list[int]
    winners: list[int]
    ended: str  # not empty: before its regular end
    older: OlderRules | None = None  # where the rules differ


class Listed(TypedDict):
    """A table as a line of a list."""

    id: str
    game: str
    ruleset: str
    status: TableStatus
    made: float
    touched: float
    clock: ListedClock
    entries: int
    seats: list[ListedSeat]
    actor: int  # who has to move; -1: nobody
    together: list[int]  # if several act at once: all who still have to move
    public: bool
    given: bool
    continues: bool
    name: str  # what its people call it
    substitute: str  # the bot that plays on for somebody whose time is out
    result: NotRequired[StoredResult]
    owner: NotRequired[bool]  # is the visitor the owner?  Only in the visitor's own list
    mine: NotRequired[list[int]]  # the visitor's seats; only in the visitor's own list
    asked: NotRequired[bool]  # the visitor has to move; only in the visitor's own list
    left: NotRequired[float]  # the seconds they have left for that, when this was sent
    told: NotRequired[str]  # the turn and what is asked, in the reader's language; only in the visitor's own list


class PublicLists(TypedDict):
    """Tables to join, games to watch, finished games."""

    open: list[Listed]
    running: list[Listed]
    over: list[Listed]


class Lobby(PublicLists):
    """The lists of tables, with the visitor's own."""

    mine: list[Listed]
    said: NotRequired[HostSaid]  # what the host says to everybody


class OpenedTable(TypedDict):
    """A new table: the tokens of its seat links by seat, shown this once."""

    table: str
    links: dict[int, str]


# Replays


class Frame(TypedDict):
    """The table after one entry of a game."""

    n: int
    kind: str
    seat: int
    move: str
    events: list[EventLine]
    view: View
    asked: int
    question: Said
    undone: NotRequired[list[int]]  # of an undo: the entries whose moves it took back


class ReplayAbout(TypedDict):
    """What a replay says besides its frames."""

    game: str
    ruleset: str
    players: list[str]
    seats: int
    result: NotRequired[StoredResult | None]  # of a stored game
    scores: NotRequired[list[int]]  # of a pasted one
    winners: NotRequired[list[int]]
    older: NotRequired[OlderRules | None]


class Replay(ReplayAbout):
    """A game, a frame an entry."""

    frames: list[Frame]


# Lessons


class LessonAbout(TypedDict):
    """A lesson as a line of a list."""

    game: str
    ruleset: str
    seats: int
    minutes: int
    cards: int


class LessonLine(TypedDict):
    """A move since the previous card, and the table after it."""

    seat: int
    move: str
    events: list[EventLine]
    view: View


class LessonStep(TypedDict):
    """A teacher's card, with the table it is shown on."""

    card: str  # the end of the key of its words
    lines: list[LessonLine]  # what happened since the previous card
    view: View
    asked: int
    question: Said
    moves: list[Option]
    wanted: str  # the move to make; empty: there is only something to read
    ahead: list[OutcomeLine]  # what that move would lead to
    scores: list[int]


class Lesson(LessonAbout):
    """A lesson with all its cards."""

    learner: int
    learnt: list[str]
    position: str  # the final position, to play on from
    steps: list[LessonStep]


class Reason(TypedDict):
    """May a move be made, and if not, which rules forbid it?"""

    legal: bool
    words: Said | None
    rules: list[str]


# Worked examples


class ExampleAbout(TypedDict):
    """A worked example as a line of a list."""

    id: str
    game: str
    ruleset: str
    seats: int
    rules: list[str]  # the rules under which it is shown
    steps: int


class ExampleMove(TypedDict):
    """A move of an example."""

    seat: int
    move: str
    words: Said


class ExampleFrame(TypedDict):
    """A step of an example: its text, the moves before it, and the table."""

    name: str  # the end of the key of its words
    moves: list[ExampleMove]
    view: View
    asked: int


class Example(ExampleAbout):
    """A worked example with all its steps."""

    frames: list[ExampleFrame]


class NoticeChannel(TypedDict):
    """A way to call a visitor."""

    id: str
    kind: Literal["push", "mail"]
    name: str  # of the browser, or the address
    confirmed: bool
    failing: bool  # it failed the last time
    this: bool  # it is the browser that asks


class NoticeInfo(TypedDict):
    """How a visitor is called to their tables."""

    key: str  # the public key of this server, for a browser that subscribes; empty: pushes are off
    mail: bool  # does the server send e-mail?
    channels: list[NoticeChannel]
    kinds: list[Literal["move", "short", "over"]]  # what about
    quiet: list[int]  # from when to when not, in minutes after midnight; empty: always
    zone: str


class DaysOff(TypedDict):
    """The days off of a visitor: their slow clocks stand still."""

    until: float  # 0: none now
    left: int  # days they can still take this year
    most: int  # in one go


class TestSent(TypedDict):
    """How many browsers and addresses took a test notice."""

    sent: int


class Nothing(TypedDict):
    """There is nothing to say."""


Answer = (
    HttpRefusal
    | Me
    | Named
    | NewCode
    | NameSet
    | CameBack
    | Devices
    | Deletion
    | Catalogue
    | BookData
    | DeckPiles
    | Lobby
    | Listed
    | OpenedTable
    | Replay
    | ReviewAnswer
    | list[LessonAbout]
    | Lesson
    | Reason
    | list[ExampleAbout]
    | Example
    | NoticeInfo
    | DaysOff
    | TestSent
    | HostAnswer
    | Nothing
)
