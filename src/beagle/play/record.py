"""A game as text: headers, then one move per line with the seat that made it; `%` is chance, `;` starts a comment.

Words of live tables may be among the moves: `B undo`, `A resign`, `A bot`, `A return`.

[Game "evolution"]
[Rules "base@gift"]
[Start "evolution base@gift turn 1 … / A: … / deck …"]
[Checks "12:1f3c9a2b …"]

A +swimming
B -
% 4
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from beagle.kernel.state import CHANCE
from beagle.kernel.text import RESERVED, NotationError, seat_name, seat_number

HEADER = re.compile(r'\[([A-Z][A-Za-z]*)((?: "[^"]*")+)\]\s*$')
BY_CHANCE = rf"(?!(?:{'|'.join(RESERVED)})\s*$)(?:[0-9]+|[a-z]+(?:-[a-z]+)*)"  # a number or a name
MOVE = re.compile(rf"(?:([A-H])\s+(\S+)|%\s*({BY_CHANCE}))\s*$")
BEGINNING: Final = 'a record, which begins with [Game "…"]'  # what was expected, if a text is anything else
MAX_TEXT = 1_000_000  # characters; a long game has a hundredth of that

UNDO: Final = "undo"  # the only word in RESERVED that changes the game: its seat's last move is taken back
RESIGNED: Final = "resigned"
ABANDONED: Final = "abandoned"
EARLY: Final = (RESIGNED, ABANDONED)  # how a game may end early
GIVEN: Final = "given"  # the first position was not dealt
CONTINUED: Final = "continued"  # not dealt either: it is where another game was when its rules changed

CHECK: Final = re.compile(r"([0-9]{1,9}):([0-9a-f]{8})")


class Played(NamedTuple):
    """One move: the seat (or CHANCE) and its text; or one of the words in RESERVED."""

    actor: int
    text: str

    def is_move(self) -> bool:
        return self.text not in RESERVED

    def is_undo(self) -> bool:
        return self.text == UNDO

    def line(self) -> str:
        return f"% {self.text.lstrip('%')}" if self.actor == CHANCE else f"{seat_name(self.actor)} {self.text}"


@dataclass
class Record:
    """A game that was played: enough to replay it without a random generator."""

    game: str
    ruleset: str
    version: int  # of the rules it was played under
    start: str  # the whole first position
    players: list[str] = field(default_factory=list)
    moves: list[Played] = field(default_factory=list)
    result: list[int] = field(default_factory=list)  # empty while the game is going on
    commit: str = ""  # the hash of the secret that dealt it, shown before the game
    secret: str = ""  # the secret itself, once it is over
    given: bool = False  # the first position was given, not dealt
    ended: str = ""  # how, if it ended early: one of EARLY
    continued: bool = False  # the first position is where another game was when its rules changed
    checks: dict[int, str] = field(default_factory=dict)  # by line number: `check_of` the position after it

    def text(self) -> str:
        one_line = " / ".join(self.start.splitlines())
        headers = [("Game", [self.game]), ("Rules", [self.ruleset]), ("Version", [str(self.version)])]
        headers += [("Seats", self.players), ("Commit", [self.commit]), ("Secret", [self.secret])]
        headers += [("Deal", [CONTINUED if self.continued else GIVEN if self.given else ""]), ("Start", [one_line])]
        headers += [("Result", [" ".join(map(str, self.result))]), ("Ended", [self.ended])]
        headers += [("Checks", [" ".join(f"{number}:{check}" for number, check in sorted(self.checks.items()))])]
        there = [(name, values) for name, values in headers if any(values)]
        lines = [f"[{name} {' '.join(quoted(value) for value in values)}]" for name, values in there]
        return "\n".join([*lines, "", *(move.line() for move in self.moves), ""])


def quoted(value: str) -> str:
    """A header value.  Anything that could end the line becomes a space."""
    return '"' + " ".join(value.replace('"', "'").splitlines()) + '"'


def read_record(text: str) -> Record:
    """Read a record from its text.  Replaying it shows whether its moves are legal."""
    if len(text) > MAX_TEXT:
        raise NotationError(f"at most {MAX_TEXT} characters", f"{len(text)} characters")
    headers: dict[str, list[str]] = {}
    lines: dict[str, int] = {}
    moves: list[Played] = []
    for number, line in enumerate(text.splitlines(), 1):
        said = re.sub(r"(^|\s);.*$", "", line) if not line.startswith("[") else line
        if not said.strip() or said.startswith("#"):
            continue
        if said.startswith("["):
            name, values = read_header(said, number)
            headers[name] = values
            lines[name] = number
        elif not headers:
            raise NotationError(BEGINNING, said.strip(), number)
        else:
            moves.append(read_played(said, number))
    for name in ("Game", "Rules", "Version", "Start"):
        if name not in headers:
            raise NotationError(f"a header [{name} …] before the moves", "", len(text.splitlines()) + 1)
    deal = one_of((GIVEN, CONTINUED), "Deal", headers, lines)
    return Record(
        game=headers["Game"][0],
        ruleset=headers["Rules"][0],
        version=numbers("Version", headers["Version"][0], lines["Version"])[0],
        start=headers["Start"][0],
        players=headers.get("Seats", []),
        moves=moves,
        result=numbers("Result", headers["Result"][0], lines["Result"]) if "Result" in headers else [],
        commit=digest("Commit", headers, lines),
        secret=digest("Secret", headers, lines),
        given=deal == GIVEN,
        ended=one_of(EARLY, "Ended", headers, lines),
        continued=deal == CONTINUED,
        checks=check_sums(headers["Checks"][0], lines["Checks"]) if "Checks" in headers else {},
    )


def numbers(name: str, value: str, line: int) -> list[int]:
    """The numbers in a header, at least one."""
    words = value.split()
    if not words or not all(re.fullmatch(r"-?[0-9]{1,9}", word) for word in words):
        raise NotationError(f"a number in the header [{name} …]", value, line)
    return [int(word) for word in words]


def check_sums(value: str, line: int) -> dict[int, str]:
    """The check sums in the header of that name, each with its line number in the moves."""
    found: dict[int, str] = {}
    for word in value.split():
        check = CHECK.fullmatch(word)
        if check is None:
            raise NotationError("a number, a colon and 8 hexadecimal digits in the header [Checks …]", word, line)
        found[int(check.group(1))] = check.group(2)
    return found


def digest(name: str, headers: dict[str, list[str]], lines: dict[str, int]) -> str:
    """The 64 hexadecimal digits of an optional header."""
    value = headers.get(name, [""])[0].lower()
    if name in headers and not re.fullmatch(r"[0-9a-f]{64}", value):
        raise NotationError(f"64 hexadecimal digits in the header [{name} …]", headers[name][0], lines[name])
    return value


def one_of(words: tuple[str, ...], name: str, headers: dict[str, list[str]], lines: dict[str, int]) -> str:
    """The word of an optional header."""
    value = headers.get(name, [""])[0]
    if name in headers and value not in words:
        raise NotationError(f"{' or '.join(words)} in the header [{name} …]", value, lines[name])
    return value


def read_header(line: str, number: int) -> tuple[str, list[str]]:
    found = HEADER.match(line)
    if found is None:
        raise NotationError('a header like [Rules "base@gift"]', line, number)
    return found.group(1), re.findall(r'"([^"]*)"', found.group(2))


def read_played(line: str, number: int) -> Played:
    found = MOVE.match(line.strip())
    column = len(line) - len(line.lstrip()) + 1
    if found is None:
        raise NotationError("a seat and its move, or % and what chance does", line.strip(), number, column)
    if found.group(3):
        return Played(CHANCE, f"%{found.group(3)}")
    return Played(seat_number(found.group(1)), found.group(2))
