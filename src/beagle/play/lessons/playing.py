"""Plays a script on the real engine.  Nothing here knows which game it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from beagle.games import GAMES, file
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.data import Outcome
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.message import Message
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError, seat_name
from beagle.play.lessons.script import LessonError, Script, ScriptMove, read_script
from beagle.play.scene import Scene

FILE: Final = "first.lesson"  # in its game's folder
END: Final = "end"  # the last card of every lesson: what was learnt, and where to go next


class Happened(NamedTuple):
    """A move as the learner may see it, what followed from it, and the table after it."""

    seat: int
    move: str
    events: list[Event]  # as the learner may see them
    picture: Mapping[str, Any]


class LessonStep(NamedTuple):
    """A card of the teacher and the table at that moment."""

    card: str
    happened: list[Happened]  # since the previous card
    picture: Mapping[str, Any]
    asked: int
    question: Message
    options: list[int]  # all that the learner may do; none where there is only text to read
    wanted: str  # one of them; "" where there is only text to read
    ahead: list[Outcome]  # what that move would run into
    scores: list[int]
    state: Any
    past: Any  # what the table shows of it


@dataclass(frozen=True)
class Lesson:
    """A lesson, played."""

    game: Game
    ruleset: str
    minutes: int
    learner: int
    learnt: list[str]
    steps: list[LessonStep]

    @property
    def seats(self) -> int:
        return int(self.steps[0].state.seats)

    @property
    def position(self) -> str:
        """The position at the end, to play on from."""
        return self.game.write(self.steps[-1].state)


def lessons() -> list[str]:
    """The games that have a lesson, in the order of the registry."""
    return [name for name in GAMES if file(name, FILE) is not None]


@cache
def lesson(name: str) -> Lesson:
    """The lesson of a game, read and played once.  KeyError: it has none."""
    script = file(name, FILE)
    if script is None:
        raise KeyError(f'the game "{name}" has no lesson; these have one: {", ".join(lessons())}')
    return play(read_script(script.read_text("utf-8"), f"{name}/{FILE}"))


def play(script: Script) -> Lesson:
    """The lesson of a script.  LessonError: the line the game rejects."""
    run = LessonRun(script)
    for card in script.cards:
        run.show(card.name, card.wanted)
        for move in [*([card.wanted] if card.wanted else []), *card.then]:
            run.make(move)
    if run.state.actor == NOBODY:
        raise run.error_at_end("a game that is not over at the end: the learner may want to play on")
    run.show(END, None)
    ruleset = run.game.view(run.state, script.learner).ruleset
    return Lesson(run.game, ruleset, script.minutes, script.learner, script.learnt, run.steps)


class LessonRun:
    """A lesson being played: its current state, and what has happened since the last card."""

    def __init__(self, script: Script) -> None:
        self.script = script
        self.steps: list[LessonStep] = []
        self.happened: list[Happened] = []
        first = script.position[0]
        name = first.text.split()[0]
        if name not in GAMES:
            raise script.error(first, f'no game is called "{name}"; choose from: {", ".join(GAMES)}')
        self.game = GAMES[name]
        self.scene = Scene(self.game, self.first_state())
        if script.learner >= self.state.seats:
            raise script.error(first, f"the learner sits at {seat_name(script.learner)}, but the game has no such seat")

    @property
    def state(self) -> Any:
        return self.scene.state

    def first_state(self) -> Any:
        lines = self.script.position
        try:
            return self.game.read("\n".join(line.text for line in lines))
        except NotationError as error:
            at = lines[min(error.line, len(lines)) - 1]
            raise LessonError(self.script.file, at.line, error.column, without_place(error)) from error
        except RulesetError as error:
            raise self.script.error(lines[0], str(error)) from error

    def show(self, card: str, wanted: ScriptMove | None) -> None:
        """A card, and the table as the learner sees it then."""
        game, state, learner = self.game, self.state, self.script.learner
        action = None if wanted is None else self.action(wanted)
        self.steps.append(
            LessonStep(
                card,
                self.happened,
                self.scene.picture(learner),
                int(state.actor),
                game.question(game.view(state, SPECTATOR)),
                [] if action is None else list(state.options),
                "" if action is None else game.write_move(state, action),
                [] if action is None else game.preview(state, action),
                [int(points) for points in game.scores(state)],
                state.clone(),
                self.scene.past,
            )
        )
        self.happened = []

    def make(self, move: ScriptMove) -> None:
        """A move, and what the learner is told about it."""
        game, state, learner = self.game, self.state, self.script.learner
        action = self.action(move)
        text = game.write_move(state, action, learner)
        events = [event.seen_by(learner) for event in self.scene.apply(action)]
        self.happened.append(Happened(move.seat, text, events, self.scene.picture(learner)))

    def action(self, move: ScriptMove) -> int:
        """The action of a move that can be made now."""
        seat, said = move
        if self.state.actor != seat:
            raise self.script.error(said, f"{seat_name(seat)} cannot move: {self.asked()}")
        try:
            return self.game.read_move(self.state, said.text)
        except IllegalMove as illegal:
            raise self.script.error(said, f"{illegal}; {self.asked()}") from illegal
        except NotationError as error:
            at = said._replace(column=said.column + error.column - 1)
            raise self.script.error(at, without_place(error)) from error

    def asked(self) -> str:
        if self.state.actor == NOBODY:
            return "the game is over"
        moves = " ".join(self.game.write_move(self.state, action) for action in self.state.options)
        return f"{seat_name(self.state.actor)} is asked ({moves})"

    def error_at_end(self, expected: str) -> LessonError:
        last = self.script.cards[-1]
        return LessonError(self.script.file, last.line, 1, f"expected {expected}")


def without_place(error: NotationError) -> str:
    return f"expected {error.expected}, found " + (f'"{error.found}"' if error.found else "the end")
