"""What the server says about what decided a finished game: `POST /api/tables/ID/review`.

Chances are numbers of 100.  Through the eyes of a seat everything here comes from what that seat could know at that
moment, except what says otherwise: `theirs` of a step, `true` and `accounts`, which everybody may see after the end.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import Meta

from beagle.kernel.data import Plain
from beagle.server.wire.said import Args, Said

ReviewState = Literal["none", "queued", "counting", "done", "failed", "stopped", "impossible"]
VerdictWord = Literal["great", "good", "inaccurate", "mistake", "forced", ""]
LuckWord = Literal["lucky", "unlucky", ""]
Wins = Annotated[
    tuple[float, float, float], Meta(description="Of 100: the lower end of the range, the mean, the upper.")
]


class ReviewWhy(TypedDict):
    """Something that follows from a move at once, in every world that the seat could think possible."""

    why: str  # from a list that the engine can prove; the words are `review-why-…`
    args: Annotated[dict[str, Any], Meta(extra={"type": dict[str, Plain]})]


class ReviewOption(TypedDict):
    """A move that was compared with the others of its moment."""

    move: str
    words: Said
    kind: str  # as in `Option`: a name of the game's own
    args: Args
    wins: Wins  # of the seat that chose
    best: bool  # the best found
    played: bool
    why: list[ReviewWhy]


class ReviewJudged(TypedDict):
    """A move against the best that was found, as far as the one who moved could know."""

    verdict: VerdictWord  # empty: the range is too wide to say anything
    cost: Wins  # below the best found
    wide: bool  # the range of the cost is wider than 20
    options: list[ReviewOption]  # the best first; empty if the move was forced


class LuckOutcome(TypedDict):
    """One thing that could have come, and what it would have meant."""

    move: str
    words: Said
    kind: str
    args: Args
    weight: int  # how often it comes, against the others
    wins: float  # of the seat that looks, of 100
    came: bool


class ReviewLuck(TypedDict):
    """What a die or a draw gave to a seat, or took from it."""

    at: int
    n: int
    seat: int
    gained: float  # of 100
    word: LuckWord  # lucky or unlucky: more than 4 of 100
    kind: Literal["die", "draw"]  # a draw shows the seat something hidden; a die is rolled for all to see
    mean: NotRequired[float]  # what the seat had on average before it fell
    outcomes: NotRequired[list[LuckOutcome]]  # of a die, in its order, if they were counted


class ReviewStep(TypedDict):
    """One step of the game: what a seat or chance did."""

    at: int  # `chances[at]` are before it, `chances[at + 1]` after it
    n: int  # its entry: the frame of the replay with the same number shows the table after it
    seat: int  # -2: chance
    move: str  # as these eyes saw it
    words: NotRequired[Said]  # the same, if no options are listed and these eyes saw all of it
    turning: int  # the number of its flag; 0: it is no turning point
    judged: NotRequired[ReviewJudged]  # the own move of these eyes; with all cards open, every move
    theirs: NotRequired[ReviewJudged]  # the move of somebody else: what that one could know, told after the end
    luck: NotRequired[ReviewLuck]  # for the seat that looks; with all cards open, for the one who gained or lost most


class TurningStep(TypedDict):
    """A step after which the game was another."""

    no: int
    at: int
    n: int
    seat: int  # -2: chance
    kind: Literal["choice", "luck"]
    before: list[float]  # the chances of all seats
    after: list[float]


class ReviewAccount(TypedDict):
    """Start + luck + own choices + choices of others = end, exactly; each seat as far as it could know."""

    seat: int
    start: float
    luck: float
    own: float
    others: float
    end: float
    range: float  # of luck and choices, to each side


class HeldCard(TypedDict):
    """A card, token or tile that is hidden from somebody."""

    name: str  # empty: these eyes don't know it
    words: NotRequired[Said]


class Held(TypedDict):
    """From this moment on a seat, or the table, holds these; until the next line with the same seat and key."""

    at: int
    seat: int  # -1: the table
    key: str  # what it is: the words are `review-held-…`
    cards: list[HeldCard]
    of: int  # how many cards these eyes have not seen, wherever they are


class RiverBand(TypedDict):
    """One seat: everything below the upper edge of its band.  Bands are painted one over the other, in this order."""

    seat: int
    path: str
    edge: str  # its upper edge alone
    left: float  # where its letter is, at both ends
    right: float


class RiverMark(TypedDict):
    """Something at a step: a flag with its number, or a die (`up`: it was lucky for the seat that looks)."""

    at: int
    x: float
    no: NotRequired[int]
    up: NotRequired[bool]


class RiverTick(TypedDict):
    """Where a turn or a round of the game begins."""

    at: int
    x: float
    no: int


class ReviewRiver(TypedDict):
    """The chances of all seats as paths.  0, 0 is at the top left; the seat that looks lies at the bottom."""

    width: float
    height: float
    bands: list[RiverBand]
    edge: str  # of the lowest band: the chance of the seat that looks, against the scale
    range: str  # around that edge
    flags: list[RiverMark]
    dice: list[RiverMark]
    ticks: list[RiverTick]
    hits: list[tuple[float, float]]  # by moment: where the scrubber stands, and where the edge is there


class ReviewLoss(TypedDict):
    """An own move that cost much: «try again from here»."""

    at: int
    n: int
    move: str
    words: Said
    cost: Wins


class GameReview(TypedDict):
    """What decided a game, through one pair of eyes.  While it is counted, only the part that was counted."""

    engine: str  # how it is counted: changes with every change of it
    numbers: str  # the measured numbers it depends on
    rules: int  # the version of the rules
    reference: str  # who plays the continuations, in all seats
    fitted: str  # the table to which chances were fitted, the nearest there is; empty: none
    rough: bool  # they were not fitted to these rules, with any number of seats
    fine: bool
    tries: int  # continuations of each moment
    eyes: int | None  # null: all cards open
    seats: int
    moves: int  # of the whole game
    counted: int  # of how many moves the chances are there
    chances: list[list[float]]  # before each step and at the end, by seat; they add up to 100
    ranges: list[float]  # of each moment: so many more or less, nine times of ten
    steps: list[ReviewStep]
    turning: list[TurningStep]
    accounts: list[ReviewAccount]  # when all was counted
    luck: list[ReviewLuck]  # every die and draw of the seat that looks, the greatest first; all open: of all seats
    knew: list[Held]
    true: list[Held]
    losses: list[ReviewLoss]  # the three largest of the seat that looks, the greatest first
    rivers: ReviewRivers


class ReviewRivers(TypedDict):
    """The same river in two sizes, so that a page only scales it."""

    wide: ReviewRiver
    narrow: ReviewRiver


class ReviewMay(TypedDict):
    """What the one who asks may do."""

    count: bool  # begin, or go on where it stopped
    finer: bool  # count more
    stop: bool
    play: bool  # play on from a position of it


class ReviewAnswer(TypedDict):
    """How far the review of a game is, and what was counted."""

    table: str
    state: ReviewState
    why: NotRequired[str]  # impossible or failed: a code; its words are `review-…`
    done: float  # the share that was counted
    fine: bool
    again: float  # ask again after so many seconds; 0: nothing changes by itself
    version: str  # send it as `known`: what hasn't changed isn't sent again
    may: ReviewMay
    review: NotRequired[GameReview]  # missing: nothing was counted, or the client knows this version
