"""Plays an example on the real engine, frame by frame.  Nothing here knows which game it is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, NamedTuple

from beagle.games import GAMES, file
from beagle.kernel.game import Game
from beagle.kernel.message import Message
from beagle.play.cases import Case, CaseRun, read_cases

FILE: Final = "examples.case"  # in its game's folder
EYES: Final = 0  # the seat whose view a reader gets; moves are shown in full, no matter who makes them


class PlayedMove(NamedTuple):
    """A move since the previous frame: who made it, its notation, and its words."""

    seat: int
    move: str
    words: Message


class Frame(NamedTuple):
    """The explanation, the moves before it, and the table at that moment."""

    name: str
    moves: list[PlayedMove]
    picture: Mapping[str, Any]
    state: Any


@dataclass(frozen=True)
class Example:
    """An example, played."""

    id: str
    game: Game
    ruleset: str
    rules: tuple[str, ...]  # the rules it shows
    frames: list[Frame]

    @property
    def seats(self) -> int:
        return int(self.frames[0].state.seats)

    @property
    def title(self) -> Message:
        return Message(f"example-{self.id}", {})

    def words(self, frame: Frame) -> Message:
        return Message(f"example-{self.id}-{frame.name}", {})


@cache
def cases() -> dict[str, Case]:
    """The examples of all games by id, as written, in the order of the registry."""
    out: dict[str, Case] = {}
    for game in GAMES:
        written = file(game, FILE)
        if written is not None:  # of two examples with one id the first is kept
            found = read_cases(written.read_text("utf-8"), f"{game}/{FILE}")
            out |= {case.id: case for case in found if case.id not in out}
    return out


def examples() -> list[str]:
    return list(cases())


def examples_of(rule: str) -> list[str]:
    """The examples that show a rule."""
    return [id for id, case in cases().items() if rule in case.cited]


@cache
def example(id: str) -> Example:
    """The example with this id, played once.  KeyError: there is none."""
    return play(cases()[id])


def play(case: Case) -> Example:
    """Errors in the case are raised where they are: NotationError, or Failed with its place."""
    if case.broken is not None:
        raise case.broken
    ruleset = case.rulesets[0]
    telling = Telling(case, ruleset)
    for step in case.steps:
        telling.step(step)
    if not telling.frames:
        raise ValueError(
            f'{case.file}:{case.line}: the example {case.id} has no steps; add lines with "tell" and a name'
        )
    return Example(case.id, telling.game, ruleset, tuple(case.cited), telling.frames)


class Telling(CaseRun):
    """A case being played for a reader."""

    def __init__(self, case: Case, ruleset: str) -> None:
        self.frames: list[Frame] = []
        self.played: list[PlayedMove] = []
        super().__init__(case, ruleset)

    def apply(self, action: int) -> None:
        game, state = self.game, self.state
        words = game.describe(state, action)
        self.played.append(PlayedMove(int(state.actor), game.write_move(state, action), words))
        super().apply(action)

    def tell(self, name: str) -> None:
        moment = self.moments[self.at]
        self.frames.append(Frame(name, self.played, self.game.picture(moment, EYES), moment.clone()))
        self.played = []
