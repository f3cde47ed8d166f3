"""How large natural games get: the most options of a question, bytes of a picture, of a question and of a whole replay.

Plays dealt games of every ruleset and number of seats, not to win but for many options: each game prefers some words
of moves over others, the preferences of the game with the most options so far are changed a little for the next, and
now and then it takes the option that leads to the most options.  The server's bounds must be above what is found here.
"""

from __future__ import annotations

import os
import random
import re
from collections.abc import Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from typing import Any, NamedTuple

import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table as Sheet

from beagle import Rng
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.kernel.cards import WHOLE
from beagle.kernel.game import Game
from beagle.kernel.state import CHANCE, NOBODY
from beagle.play.match import chance
from beagle.server import limits
from beagle.server.wire import Option, to_wire

TRIED = 16  # options examined when the widest is wanted
LOOKS = (0.0, 0.15, 0.5, 1.0)  # how often it is, one of these in a game
WORDS = re.compile(r"[a-z]+(?:-[a-z]+)*|[^a-z0-9\s]")

Table = tuple[str, str, int]  # game, ruleset, seats
Taste = dict[str, float]


class Largest(NamedTuple):
    """The largest of one game, or of many."""

    options: int = 0
    question: int = 0  # bytes of all options as sent
    picture: int = 0  # bytes
    replay: int = 0  # bytes of all pictures of a game
    entries: int = 0

    def with_(self, other: Largest) -> Largest:
        return Largest(*map(max, self, other))


class Found(NamedTuple):
    """The result of a game, and its preferences."""

    table: Table
    largest: Largest
    taste: Taste


def tables() -> list[Table]:
    """Every ruleset, with every number of seats."""
    return [
        (game.name, info.name, seats)
        for game in GAMES.values()
        for info in game.rulesets()
        for seats in range(info.seats[0], info.seats[1] + 1)
    ]


def play(table: Table, seed: int, taste: Taste) -> Found:
    """One game.  Where it had no preference before, it gets a random one."""
    name, ruleset, seats = table
    game, dice, rng, taste = game_of(name), random.Random(seed), Rng(seed), dict(taste)
    state = game.deal(ruleset, seats, rng)
    looks = dice.choice(LOOKS)
    most = picture = replay = entries = question = 0
    while state.actor != NOBODY:
        if len(state.options) > most:
            most = len(state.options)
            question = question_bytes(game, state)
        if entries % 8 == 0:
            picture = max(picture, one := len(msgspec.json.encode(game.picture(state, WHOLE))))
            replay += 8 * one
        state.apply(chance(state, rng) if state.actor == CHANCE else choose(game, state, dice, taste, looks))
        entries += 1
    return Found(table, Largest(most, question, picture, replay, entries), taste)


def question_bytes(game: Game, state: Any) -> int:
    """The options as a page gets them."""
    moves = [
        Option(game.write_move(state, a), to_wire(game.describe(state, a)), game.touches(state, a))
        for a in state.options
    ]
    return len(msgspec.json.encode(moves))


def choose(game: Game, state: Any, dice: random.Random, taste: Taste, looks: float) -> int:
    some: list[int] = dice.sample(list(state.options), min(TRIED, len(state.options)))
    if len(some) > 1 and dice.random() < looks:
        return max(some, key=lambda action: after(state, action))
    return max(some, key=lambda action: liking(game.write_move(state, action), dice, taste))


def after(state: Any, action: int) -> int:
    """How many options there are after it."""
    copy = state.clone()
    copy.apply(action)
    return len(copy.options)


def liking(text: str, dice: random.Random, taste: Taste) -> float:
    words = set(WORDS.findall(text))
    for word in sorted(words - taste.keys()):
        taste[word] = dice.gauss(0, 1)
    return sum(taste[word] for word in words) + dice.random() / 10


def changed(taste: Taste, dice: random.Random) -> Taste:
    """Nearly the same; one in four is very different."""
    if dice.random() < 0.25:
        return {}
    return {word: dice.gauss(0, 1) if dice.random() < 0.1 else worth for word, worth in sorted(taste.items())}


class Search:
    """The largest of each table so far, and the preferences that led to its most options."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.best: dict[Table, Found] = {table: Found(table, Largest(), {}) for table in tables()}

    def jobs(self, rounds: int, seed: int) -> Iterator[tuple[Table, int, Taste]]:
        """Tables take turns, so that an interrupted run has covered all of them."""
        for number in range(rounds):
            for table, best in self.best.items():
                yield table, seed + number, changed(best.taste, self.dice)

    def take(self, found: Found) -> None:
        before = self.best[found.table]
        better = found if found.largest.options > before.largest.options else before
        self.best[found.table] = Found(found.table, before.largest.with_(found.largest), better.taste)


def search(console: Console, rounds: int, seed: int, jobs: int) -> Search:
    found = Search(seed)
    todo = found.jobs(rounds, seed)
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(jobs, initializer=give_way) as pool:
        task = progress.add_task("", total=rounds * len(found.best))
        running: set[Future[Found]] = set()
        while True:
            while len(running) < 2 * jobs and (job := next(todo, None)) is not None:
                running.add(pool.submit(play, *job))
            if not running:
                return found
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                found.take(future.result())
                progress.advance(task)


def give_way() -> None:
    os.nice(10)


def report(console: Console, rounds: int, seed: int, jobs: int) -> int:
    """Search and show; returns the number of bounds that a natural game would hit."""
    found = search(console, rounds, seed, jobs)
    sheet = Sheet("game", "ruleset", "seats", "options", "question", "picture", "replay", "entries")
    total = Largest()
    for (game, ruleset, seats), best in found.best.items():
        total = total.with_(best.largest)
        sheet.add_row(game, ruleset, str(seats), *(f"{value:,}" for value in best.largest))
    sheet.add_row("all", "", "", *(f"{value:,}" for value in total))
    console.print(sheet)
    return beyond(console, total)


def beyond(console: Console, largest: Largest) -> int:
    """Report which bounds of the server are too narrow for a natural game."""
    bounds = {
        "OPTIONS": (largest.options, limits.OPTIONS),
        "QUESTION_BYTES": (largest.question, limits.QUESTION_BYTES),
        "PICTURE_BYTES": (largest.picture, limits.PICTURE_BYTES),
        "REPLAY_BYTES": (largest.replay, limits.REPLAY_BYTES),
        "MAX_MOVES": (largest.entries, limits.MAX_MOVES),
    }
    narrow = [(name, natural, bound) for name, (natural, bound) in bounds.items() if natural >= bound]
    for name, natural, bound in narrow:
        console.print(f"limits.{name} is {bound:,}, but a natural game had {natural:,}")
    return len(narrow)
