"""Parses the text of a lesson.  The game interprets its position and moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from beagle.kernel.state import CHANCE
from beagle.kernel.text import NotationError, Scanner, Word, seat_number

NAME: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
A_LINE: Final = '"card" and its name, or ">", a seat and its move'

MAX_LETTERS: Final = 20_000
MAX_CARDS: Final = 60
MAX_LEARNT: Final = 6
MAX_MINUTES: Final = 60
MAX_THEN: Final = 6
"""Moves of the others after one card: nobody can follow more."""


class LessonError(ValueError):
    """What is wrong with a lesson, and where: `evolution.lesson:12:3: …`."""

    def __init__(self, file: str, line: int, column: int, wrong: str) -> None:
        super().__init__(f"{file}:{line}:{column}: {wrong}")
        self.line = line


class ScriptMove(NamedTuple):
    """A seat (or CHANCE) and the text of its move, with its place in the file."""

    seat: int
    said: Word


@dataclass
class Card:
    """What the teacher says, the wanted move, if any, and what the others do after it."""

    name: str
    line: int
    wanted: ScriptMove | None = None
    then: list[ScriptMove] = field(default_factory=list)


@dataclass
class Script:
    """A lesson as written."""

    file: str
    minutes: int = 0
    learner: int = -1
    learnt: list[str] = field(default_factory=list)
    position: list[Word] = field(default_factory=list)
    cards: list[Card] = field(default_factory=list)

    def error(self, at: Word, wrong: str) -> LessonError:
        return LessonError(self.file, at.line, at.column, wrong)


def read_script(text: str, file: str) -> Script:
    """The script of a text.  An error says where the text stops making sense, and what is allowed there."""
    script = Script(file)
    try:
        if len(text) > MAX_LETTERS:
            raise NotationError(f"at most {MAX_LETTERS} characters", f"{len(text)} characters")
        lines = text.splitlines()
        for number, raw in enumerate(lines, 1):
            line = Word(re.sub(r"(^|\s+)#.*$", "", raw).rstrip(), number, 1)
            if line.text:
                read_line(Scanner(line), script)
        complete(script, len(lines) + 1)
    except NotationError as error:
        found = f'"{error.found}"' if error.found else "the end"
        raise LessonError(file, error.line, error.column, f"expected {error.expected}, found {found}") from error
    return script


def complete(script: Script, end: int) -> None:
    """What a lesson must have."""
    missing = {
        '"minutes" and how many it takes': not script.minutes,
        '"learner" and a seat': script.learner < 0,
        '"learnt" and what is said at the end': not script.learnt,
        "a position before the first card": not script.position,
        '"card" and its name': not script.cards,
    }
    for expected, is_missing in missing.items():
        if is_missing:
            raise NotationError(expected, "", end)


def read_line(scan: Scanner, script: Script) -> None:
    if scan.take(r"card(?=\s|$)"):
        read_card(scan, script)
    elif scan.take(r">(?=\s|%|$)"):
        read_move(scan, script)
    elif script.cards:
        raise scan.error(A_LINE)
    else:
        read_setting(scan, script)


def read_setting(scan: Scanner, script: Script) -> None:
    """The lines before the first card: about the lesson, or the position."""
    if scan.take(r"minutes(?=\s|$)"):
        scan.take(r"\s+")
        minutes = int(scan.need(r"\d{1,3}(?=$)", "how many minutes it takes"))
        if not 1 <= minutes <= MAX_MINUTES:
            raise scan.error(f"1 to {MAX_MINUTES} minutes", back=len(str(minutes)))
        script.minutes = minutes
    elif scan.take(r"learner(?=\s|$)"):
        scan.take(r"\s+")
        script.learner = seat_number(scan.need(r"[A-H](?=$)", "a seat"))
    elif scan.take(r"learnt(?=\s|$)"):
        script.learnt = read_learnt(scan)
    else:
        script.position.append(scan.word)


def read_learnt(scan: Scanner) -> list[str]:
    out: list[str] = []
    while not scan.ended:
        scan.take(r"\s+")
        if len(out) == MAX_LEARNT:
            raise scan.error(f"at most {MAX_LEARNT} of them")
        out.append(scan.need(rf"{NAME}(?=\s|$)", "a name"))
    return out


def read_card(scan: Scanner, script: Script) -> None:
    scan.take(r"\s+")
    if len(script.cards) == MAX_CARDS:
        raise scan.error(f"at most {MAX_CARDS} cards")
    name = scan.need(rf"{NAME}(?=$)", "a name")
    if any(card.name == name for card in script.cards):
        raise scan.error("a name that no other card has", back=len(name))
    script.cards.append(Card(name, scan.word.line))


def read_move(scan: Scanner, script: Script) -> None:
    if not script.cards:
        raise scan.error('"card" and its name before the first move', back=1)
    scan.take(r"\s*")
    at = scan.at
    name = scan.need(r"[A-H](?=\s)|%", "a seat, or % for chance")
    seat = CHANCE if name == "%" else seat_number(name)
    scan.take(r"\s+")
    start = scan.at
    text = scan.need(r"\S+(?=$)", "a move")
    said = Word(text, scan.word.line, scan.word.column + start)
    if seat == CHANCE:  # in the notation the sign is part of the move
        said = Word(f"%{text}", said.line, said.column - 1)
    card = script.cards[-1]
    if seat == script.learner:
        if card.wanted or card.then:
            raise scan.error("a card before this move of the learner", back=scan.at - at)
        card.wanted = ScriptMove(seat, said)
        return
    if len(card.then) == MAX_THEN:
        raise scan.error(f"at most {MAX_THEN} moves of others after one card", back=scan.at - at)
    card.then.append(ScriptMove(seat, said))
