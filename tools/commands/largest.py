"""How large natural games get: the most options of a question, bytes of a picture, of a question and of a whole replay.

Plays dealt games of every ruleset and number of seats, not to win but for many options.  A wide player tries a move of
each kind and takes the one after which it has the most options itself when it is asked next; it never passes if it can
do something else.  Other games prefer some words of moves over others, and the preferences of the game with the most
options so far are changed a little for the next.  No maximum may be more than half of the server's bound.
"""

from __future__ import annotations

import os
import random
import re
import sys
import time
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
from beagle.kernel.action import FIRST, PASS, kind_of, operand
from beagle.kernel.cards import WHOLE
from beagle.kernel.game import Game
from beagle.kernel.state import CHANCE, NOBODY
from beagle.server import limits
from beagle.server.live.question import option

TRIED = 16  # options examined for one move
LOOKS = (1.0, 0.0, 0.15, 0.5)  # how often the widest is wanted: one of these in a game, in turn
SPARE = 2  # a maximum times this must fit into the bound
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


def play(table: Table, seed: int, taste: Taste, looks: float) -> Found:
    """One game.  Where it had no preference before, it gets a random one."""
    name, ruleset, seats = table
    game, dice, rng, taste = game_of(name), random.Random(seed), Rng(seed), dict(taste)
    state = game.deal(ruleset, seats, rng)
    widest = state.clone()
    picture = replay = entries = 0
    while state.actor != NOBODY:
        if len(state.options) > len(widest.options):
            widest = state.clone()
        if entries % 8 == 0:
            picture = max(picture, one := len(msgspec.json.encode(game.picture(state, WHOLE))))
            replay += 8 * one
        state.apply(state.sample_chance(rng) if state.actor == CHANCE else choose(game, state, dice, taste, looks))
        entries += 1
    question = question_bytes(game, widest)
    return Found(table, Largest(len(widest.options), question, picture, replay, entries), taste)


def question_bytes(game: Game, state: Any) -> int:
    """The options as a page gets them."""
    moves = [option(game, state, action) for action in state.options]
    return len(msgspec.json.encode(moves))


def choose(game: Game, state: Any, dice: random.Random, taste: Taste, looks: float) -> int:
    if len(state.options) > 1 and dice.random() < looks:
        return max(one_of_each_kind(state, dice), key=lambda action: after(state, action))
    some: list[int] = dice.sample(list(state.options), min(TRIED, len(state.options)))
    return max(some, key=lambda action: liking(game.write_move(state, action), dice, taste))


def one_of_each_kind(state: Any, dice: random.Random) -> list[int]:
    """Among a thousand ways to play a card, the one way to play another is tried too; passing is not."""
    kinds: dict[tuple[int, int], list[int]] = {}
    for action in state.options:
        if action != PASS:
            kinds.setdefault((kind_of(action), operand(action, FIRST)), []).append(action)
    some = [dice.choice(kind) for kind in kinds.values()]
    return dice.sample(some, min(TRIED, len(some)))


def after(state: Any, action: int) -> int:
    """How many options the same seat has when it is asked next; the others do the first thing they can."""
    copy, seat = state.clone(), state.actor
    copy.apply(action)
    for _ in range(2 * len(state.players)):
        if copy.actor in (seat, NOBODY):
            break
        copy.apply(copy.options[0])
    return len(copy.options) if copy.actor == seat else 0


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

    def __init__(self, seed: int, some: list[Table]) -> None:
        self.dice = random.Random(seed)
        self.best: dict[Table, Found] = {table: Found(table, Largest(), {}) for table in some}

    def jobs(self, rounds: int, seed: int) -> Iterator[tuple[Table, int, Taste, float]]:
        """Tables take turns, so that an interrupted run has covered all of them."""
        for number in range(rounds):
            for table, best in self.best.items():
                yield table, seed + number, changed(best.taste, self.dice), LOOKS[number % len(LOOKS)]

    def take(self, found: Found) -> None:
        before = self.best[found.table]
        better = found if found.largest.options > before.largest.options else before
        self.best[found.table] = Found(found.table, before.largest.with_(found.largest), better.taste)


class Wish(NamedTuple):
    """What to search, and how long."""

    rounds: int  # games for each table
    seed: int
    jobs: int
    minutes: float = 0  # no new game after so many; 0 is no end
    ruleset: str = ""  # all by default
    seats: int = 0  # any number by default

    def tables(self) -> list[Table]:
        return [
            (game, ruleset, seats)
            for game, ruleset, seats in tables()
            if self.ruleset in ("", ruleset) and self.seats in (0, seats)
        ]


def search(console: Console, wish: Wish) -> Search:
    found = Search(wish.seed, wish.tables())
    todo = found.jobs(wish.rounds, wish.seed)
    end = time.monotonic() + wish.minutes * 60 if wish.minutes else None
    columns = (TextColumn("games"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=console) as progress, ProcessPoolExecutor(wish.jobs, initializer=give_way) as pool:
        task = progress.add_task("", total=wish.rounds * len(found.best))
        running: set[Future[Found]] = set()
        while True:
            late = end is not None and time.monotonic() > end
            while len(running) < 2 * wish.jobs and not late and (job := next(todo, None)) is not None:
                running.add(pool.submit(play, *job))
            if not running:
                return found
            finished, running = wait(running, return_when=FIRST_COMPLETED)
            for future in finished:
                found.take(future.result())
                progress.advance(task)


def give_way() -> None:
    if sys.platform != "win32":
        os.nice(10)


BOUNDS = {
    "OPTIONS": limits.OPTIONS,
    "QUESTION_BYTES": limits.QUESTION_BYTES,
    "PICTURE_BYTES": limits.PICTURE_BYTES,
    "REPLAY_BYTES": limits.REPLAY_BYTES,
    "MAX_MOVES": limits.MAX_MOVES,
}  # of the fields of Largest, in order


def report(console: Console, wish: Wish) -> int:
    """Search and show; returns the number of bounds that are too close to a natural game."""
    found = search(console, wish)
    if not found.best:
        console.print("this table does not exist")
        return 1
    sheet = Sheet("game", "ruleset", "seats", "options", "question", "picture", "replay", "entries")
    total = Largest()
    for (game, ruleset, seats), best in found.best.items():
        total = total.with_(best.largest)
        sheet.add_row(game, ruleset, str(seats), *(f"{value:,}" for value in best.largest))
    sheet.add_section()
    sheet.add_row("all", "", "", *(f"{value:,}" for value in total))
    sheet.add_row("bound", "", "", *(f"{value:,}" for value in BOUNDS.values()))
    console.print(sheet)
    narrow = too_narrow(total)
    for line in narrow:
        console.print(line)
    return len(narrow)


def too_narrow(largest: Largest) -> list[str]:
    """The bounds of the server that leave too little above a natural game."""
    return [
        f"limits.{name} is {bound:,}, but a natural game had {natural:,}, more than half of it"
        for (name, bound), natural in zip(BOUNDS.items(), largest, strict=True)
        if natural * SPARE > bound
    ]
