"""beagle play: people and bots at one terminal."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Annotated, Any, Final

from cyclopts import Parameter
from rich.console import Console

from beagle.bots.bot import Bot
from beagle.bots.files import any_bot
from beagle.bots.levels import LEVELS, offers, steps_among
from beagle.cli.ending import print_ending
from beagle.cli.keyboard import Keyboard, Quit
from beagle.cli.person import Person
from beagle.cli.say import (
    FOUND,
    OK,
    UsageError,
    console,
    find_game,
    print_json,
    read_text,
    reason,
    ruleset_of,
    sentence,
    spoken,
    usage_errors,
)
from beagle.cli.screen import Screen
from beagle.cli.seats import LOT, is_person, names_of, read_first, read_seats
from beagle.i18n import Words
from beagle.kernel.game import Game
from beagle.kernel.message import Message
from beagle.kernel.options import with_first
from beagle.kernel.state import NOBODY
from beagle.kernel.text import seat_name
from beagle.play.match import Replay, ReplayError, Session, begin, next_first, resume
from beagle.play.record import read_record

NAME: Final = '[Game "'  # how a record starts
LEFT: Final = "left.record"  # the last game that was left, in the data folder
YOU_AGAINST_TWO: Final = "me,greedy,greedy"

Seats = Annotated[
    str | None,
    Parameter(
        show_default=lambda _: YOU_AGAINST_TWO,
    ),
]
First = Annotated[
    str | None,
    Parameter(show_default=lambda _: LOT),
]
After = Path | None


def play(
    *,
    game: str = "evolution",
    rules: str | None = None,
    seats: Seats = None,
    first: First = None,
    seed: int | None = None,
    record: Path | None = None,
    resume: Path | None = None,
    rematch: After = None,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Play at this terminal, against bots or each other."""
    if seed is not None and seed < 0:
        raise UsageError(sentence("cli-seed", seed=seed))
    words, number = spoken(), random.randrange(1_000_000) if seed is None else seed
    table = Playing(words, console(stderr=as_json), number, told=not as_json)
    if record is not None:
        may_write(record)
    sitting = read_seats(seats) if seats else None
    if resume is not None:
        if rematch is not None or first is not None:
            raise UsageError(sentence("cli-resume-alone"))
        table.resume(resume, sitting)
    elif rematch is not None:
        table.again(rematch, sitting, first)
    else:
        table.deal(find_game(game), rules, sitting or read_seats(YOU_AGAINST_TWO), first)
    left = table.run()
    if record is not None:
        table.write(record)
    elif left:
        table.keep_what_was_left()
    if as_json:
        print_json(table.data())
    return OK


class Playing:
    """A session with its terminal."""

    session: Session

    def __init__(self, words: Words, console: Console, seed: int, told: bool) -> None:
        self.words = words
        self.console = console
        self.seed = seed
        self.told = told  # report the ending even when no person plays
        self.older: tuple[Path, str] | None = None  # a record with more moves than can go on, and its text

    def deal(self, game: Game, rules: str | None, seats: list[str], first: str | None) -> None:
        """A new game; the first player is given, or set by the rules, or drawn by lot."""
        ruleset = ruleset_of(game, rules)
        if first is not None:
            ruleset = with_first(ruleset, read_first(first, seats))
        with usage_errors():
            self.session = begin(game, ruleset, self.players(seats), seats, self.seed)
        self.say_levels(game, ruleset, seats)

    def resume(self, file: Path, seats: list[str] | None) -> None:
        past = self.read(file, seats)
        self.session = resume(past, self.players(past.record.players), self.seed)

    def again(self, file: Path, seats: list[str] | None, first: str | None) -> None:
        """A new game with the rules and seats of a record; by default, the next in turn starts."""
        past = self.read(file, seats)
        rules = with_first(past.record.ruleset, next_first(past.game, past.record.start))
        self.deal(past.game, rules, past.record.players, first)

    def read(self, file: Path, seats: list[str] | None) -> Replay:
        """A recorded game, with these players if any are named."""
        try:
            text = read_text(file)
            with usage_errors(FOUND, str(file)):
                record = read_record(text)
                past = Replay(record)
        except ReplayError as error:
            raise UsageError(f"{file}: {error}", FOUND) from error
        record.players = seats or record.players
        if len(record.players) != len(past.game.scores(past.state)):
            raise UsageError(sentence("cli-resume-seats", file=str(file), seats=len(past.game.scores(past.state))))
        if past.older is not None:
            self.say_older(past)
            self.older = (file, text) if past.stop is not None else None
        return past

    def say_levels(self, game: Game, ruleset: str, seats: list[str]) -> None:
        """Where levels of bots play that weren't measured here, say so: their steps may be larger or smaller."""
        if not any(map(is_person, seats)) or not set(LEVELS) & set(seats):
            return
        found = offers(game.name, ruleset, len(seats))
        if not found:
            self.console.print(sentence("cli-level-unmeasured", self.words), style="dim", soft_wrap=True)
        elif not found[0].here:
            table = found[0].table
            said = sentence("cli-level-near", self.words, ruleset=table.ruleset, seats=table.seats)
            self.console.print(said, style="dim", soft_wrap=True)
        for step in steps_among(game.name, found[0].table, seats) if found else []:
            bot, weaker = (Message(f"web-bot-{name}", {}) for name in (step.stronger, step.weaker))
            said = sentence("web-level-step", self.words, bot=bot, weaker=weaker, share=step.share, games=step.games)
            self.console.print(said, style="dim", soft_wrap=True)

    def say_older(self, past: Replay) -> None:
        """The game has older rules: as far as today's rules follow it, it goes on under them."""
        if past.stop is not None:
            self.console.print(self.words.say(past.stop.message()), style="bold yellow", soft_wrap=True)
        was, now = str(past.record.version), str(past.game.version)
        key = "cli-resume-older" if past.stop is None else "cli-resume-from-there"
        self.console.print(sentence(key, self.words, was=was, now=now), soft_wrap=True)

    def players(self, seats: list[str]) -> list[Bot]:
        """People get the keyboard, bots their program."""
        self.words.names = names_of(seats, self.words)
        keyboard = Keyboard(self.console, self.words, sum(map(is_person, seats)))
        screen = Screen(self.console, self.words)
        practice = sum(map(is_person, seats)) == 1
        return [
            Person(name, keyboard, screen, self.save, practice) if is_person(name) else any_bot(name) for name in seats
        ]

    def run(self) -> bool:
        """Play to the end, or until somebody leaves; returns whether they did."""
        people = [player for player in self.session.players if isinstance(player, Person)]
        if people:
            self.console.print(sentence("cli-welcome", self.words, seed=str(self.seed)))
        try:
            self.session.run()
        except (Quit, KeyboardInterrupt):
            self.console.print("\n" + sentence("cli-left", self.words))
            return True
        if len(people) == 1:
            people[0].screen.log(people[0].unread())
        if people or self.told:
            self.console.print()
            print_ending(self.console, self.session.game, self.session.state, self.words)
        return False

    def keep_what_was_left(self) -> None:
        """No move is lost, even if nobody typed `save`."""
        if not self.session.record.moves:
            return
        from beagle.server.config import data_folder  # only here: most games end

        file = data_folder() / LEFT
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self.write(file)
        except (UsageError, OSError) as error:
            self.console.print(str(error), highlight=False)
            return
        self.console.print(sentence("cli-left-kept", self.words, file=str(file)), highlight=False, soft_wrap=True)

    def save(self, name: str) -> str:
        """Write the record while the game goes on; returns what to say about it."""
        if not name:
            return sentence("cli-save-where", self.words)
        try:
            self.write(Path(name).expanduser())
        except UsageError as wrong:
            return str(wrong)
        return sentence("cli-saved", self.words, file=name)

    def write(self, path: Path) -> None:
        may_write(path)
        self.session.check()
        self.keep_older(path)
        try:
            path.write_text(self.session.record.text(), "utf-8")
        except OSError as error:
            raise UsageError(sentence("cli-cannot-write", file=str(path), reason=reason(error))) from error

    def keep_older(self, path: Path) -> None:
        """If a record of older rules is about to be overwritten, keep a copy beside it: it has more moves."""
        if self.older is None or not path.exists() or not path.samefile(self.older[0]):
            return
        beside = path.with_name(f"{path.name}.older")
        try:
            beside.write_text(self.older[1], "utf-8")
        except OSError as error:
            raise UsageError(sentence("cli-cannot-write", file=str(beside), reason=reason(error))) from error
        self.console.print(sentence("cli-resume-kept", self.words, file=str(beside)), highlight=False, soft_wrap=True)
        self.older = None

    def data(self) -> dict[str, Any]:
        record, game, state = self.session.record, self.session.game, self.session.state
        over = state.actor == NOBODY
        return {
            "game": record.game,
            "ruleset": record.ruleset,
            "seats": record.players,
            "seed": self.seed,
            "over": over,
            "result": record.result if over else None,
            "winners": [seat_name(seat) for seat in game.winners(state)] if over else [],
            "moves": len(record.moves),
        }


def may_write(path: Path) -> None:
    """A record may overwrite a record, and nothing else."""
    if path.exists() and not (path.is_file() and read_text(path).startswith(NAME)):
        raise UsageError(sentence("cli-not-a-record", file=str(path)))
    if not path.parent.is_dir():
        raise UsageError(sentence("cli-cannot-write", file=str(path), reason=sentence("cli-no-folder")))
