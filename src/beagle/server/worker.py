"""A process in which bots think: python -m beagle.server.worker [BYTES OF MEMORY]

It reads questions, one JSON object per line, and writes an answer for each.  It remembers nothing between questions,
except the moments of the finished game that it reviewed last.
It exits when its input ends, so it never outlives the server, however that died; and it exits on its own if a bot
thinks far beyond its time limit.  `beagle.server.workers` is the other end.
"""

from __future__ import annotations

import importlib
import os
import queue
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final, NoReturn

import msgspec
from msgspec import Struct

from beagle.bots import hints
from beagle.bots.bot import Bot, Reporting
from beagle.bots.question import read_question
from beagle.bots.registry import bot
from beagle.games import game as game_of
from beagle.games.components import load_components
from beagle.kernel.game import Game
from beagle.play.match import ReplayError
from beagle.play.record import read_record
from beagle.review.moments import NotReviewable
from beagle.review.reviewing import Reviewer, Setting
from beagle.review.verdicts import Effort

NICE: Final = 5  # bots give way to the server
GRACE: Final = 5.0  # seconds beyond its limit after which a worker that nobody has killed exits on its own
PIECE_SECONDS: Final = 0.3  # of processor time: a bot that has to move waits for no more of a review
TEST_BOTS: Final = "BEAGLE_TEST_BOTS"  # for tests only: name=module:Class, joined by commas


Lines = list[list[Any]]  # what was found of a review, as its notes keep it


class ReviewWork(Struct, frozen=True):
    """A finished game to review: as a record, how much it may cost (`Setting`), and what was found so far."""

    record: str
    setting: list[int]
    lines: Lines
    most: int  # lines to be found at once


class BotQuestion(Struct, frozen=True):
    """Everything a bot needs for one choice."""

    id: int
    bot: str
    game: str
    ruleset: str
    seat: int
    view: str
    moves: list[str]
    seed: int
    budget: float | None
    limit: float  # seconds
    memory: list[int] = []  # what its seat remembers (`Game.remember`)
    hint: bool = False  # not a bot's choice, but a hint for the person of this seat
    review: ReviewWork | None = None  # nor that, but a piece of a review


class HintFound(Struct, frozen=True):
    """The best move that was found, the next best, and reasons with their numbers (`beagle.bots.hints`)."""

    best: str
    following: str
    equal: bool
    reasons: list[tuple[hints.Why, int]]
    worlds: int  # in which the reasons were found true


class ReviewFound(Struct, frozen=True, omit_defaults=True):
    """A piece of a review."""

    lines: Lines = []
    done: float = 0.0  # the share that was counted
    finished: bool = False
    why: str = ""  # not empty: this game can't be reviewed
    seconds: float = 0.0  # of processor time


class Answer(Struct, frozen=True, omit_defaults=True):
    """The chosen move, or the kind of error.  The answer with number 0 says that the worker is ready.

    While a bot thinks it may say which move is the best so far: that is played if it is late.
    """

    id: int
    move: str = ""
    error: str = ""
    so_far: bool = False
    hint: HintFound | None = None
    review: ReviewFound | None = None


def answer(question: BotQuestion, tell: Callable[[Answer], None] = lambda _: None) -> Answer:
    """The bot's answer; `tell` hears of the best move so far.

    An error is reported by its kind only: its message could reveal what the bot sees.
    """
    try:
        if question.review is not None:
            return Answer(question.id, review=piece_of(question.review))
        game = game_of(question.game)
        if question.hint:
            return advice(game, question)
        player = bot_of(question.bot)
        player.begin(game, question.ruleset, question.seat, question.seed)
        if isinstance(player, Reporting):
            player.report = lambda move: tell(Answer(question.id, move.text, so_far=True))
            player.memory = list(question.memory)
        view, moves = read_question(game, question.view, question.moves)
        return Answer(question.id, player.choose(view, moves, question.budget).text)
    except Exception as error:
        return Answer(question.id, error=type(error).__name__)


def advice(game: Game, question: BotQuestion) -> Answer:
    """A hint, from what the question says and nothing else."""
    view, moves = read_question(game, question.view, question.moves)
    found = hints.hint(game, view, moves, list(question.memory))
    following = "" if found.following is None else found.following.text
    reasons = [(reason.why, reason.number) for reason in found.reasons]
    hint = HintFound(found.best.text, following, found.equal, [*reasons], hints.WORLDS)
    return Answer(question.id, found.best.text, hint=hint)


def piece_of(work: ReviewWork) -> ReviewFound:
    """Review a little more of a game."""
    began = time.process_time()
    try:
        reviewer = reviewer_of(work.record, tuple(work.setting))
    except NotReviewable as error:
        return ReviewFound(why=error.why)
    except ReplayError:
        return ReviewFound(why="older")
    reviewer.notes.load(work.lines)
    known = len(work.lines)
    left = reviewer.open_work()
    while left and time.process_time() - began < PIECE_SECONDS and len(reviewer.notes.found) - known < work.most:
        reviewer.do(left.pop(0))
        left = left or reviewer.open_work()
    lines = [[*key, *values] for key, values in list(reviewer.notes.found.items())[known:]]
    return ReviewFound(lines, reviewer.done_share(), not left, "", time.process_time() - began)


@lru_cache(maxsize=1)
def reviewer_of(record: str, setting: tuple[int, ...]) -> Reviewer:
    """The game that was asked for last is asked for again, for its next piece."""
    tries, fewest, most, *effort = setting
    return Reviewer(read_record(record), Setting(tries, fewest, most, Effort(*effort)))


def bot_of(name: str) -> Bot:
    """A new bot with this name."""
    for entry in os.environ.get(TEST_BOTS, "").split(","):
        known, _, where = entry.partition("=")
        if known == name and where:
            module, _, kind = where.partition(":")
            made: Callable[[], Bot] = getattr(importlib.import_module(module), kind)
            return made()
    return bot(name)


def confine(memory: int) -> None:
    """Limited memory, no core files, lower priority than the server; Ctrl+C is left to the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "win32":
        return
    import resource

    for kind, most in ((resource.RLIMIT_AS, memory), (resource.RLIMIT_CORE, 0)):
        with suppress(ValueError, OSError):  # some systems can't; a bot has its time limit anyway
            _, hard = resource.getrlimit(kind)
            resource.setrlimit(kind, (most if hard == resource.RLIM_INFINITY else min(most, hard), hard))
    with suppress(OSError):
        os.nice(NICE)


def own_pipe(descriptor: int) -> int:
    """The pipe to the server under another number.  Anything a bot reads or prints on the old one goes nowhere."""
    own = os.dup(descriptor)
    nothing = os.open(os.devnull, os.O_RDWR)
    os.dup2(nothing, descriptor)
    os.close(nothing)
    return own


def listen(pipe: int, questions: queue.SimpleQueue[bytes]) -> None:
    """Takes questions as they come, even while a bot thinks: so that the process exits as soon as the input ends."""
    with suppress(OSError), os.fdopen(pipe, "rb") as lines:
        for line in lines:
            questions.put(line)
    os._exit(0)


def alarm(seconds: float) -> None:
    """Kill this process after so many seconds, even in compiled code that lets no other thread run; 0: don't."""
    if sys.platform != "win32":
        signal.setitimer(signal.ITIMER_REAL, seconds)


def serve(memory: int) -> NoReturn:
    confine(memory)
    load_components()
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    output = own_pipe(1)
    threading.Thread(target=listen, args=(own_pipe(0), questions), daemon=True).start()
    decoder = msgspec.json.Decoder(BotQuestion)
    said = Answer(0)

    def tell(said: Answer) -> None:
        os.write(output, msgspec.json.encode(said) + b"\n")

    while True:
        alarm(0)
        tell(said)
        question = decoder.decode(questions.get())
        alarm(question.limit + GRACE)
        said = answer(question, tell)


if __name__ == "__main__":
    serve(int(sys.argv[1]) if len(sys.argv) > 1 else 1 << 30)
