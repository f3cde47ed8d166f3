"""Parses the text of a case file.  The game interprets positions and moves."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from beagle.kernel.cards import SPECTATOR
from beagle.kernel.state import CHANCE
from beagle.kernel.text import NotationError, Scanner, Word, seat_number

RULE: Final = r"[A-Z]+(?:-[A-Z]+)*-\d+"
NAME: Final = r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*"
A_STEP: Final = 'a step: ">", "!", "=", "==", "?", "view" or "tell"'

MOVE, REFUSED, HOLDS, EXACTLY, OFFERED, SEEN = "move", "refused", "holds", "exactly", "offered", "seen"
TOLD: Final = "told"
SIGNS: Final = {">": MOVE, "!": REFUSED, "=": HOLDS, "==": EXACTLY, "?": OFFERED}


class CaseStep(NamedTuple):
    """One line of a case: what to do or check."""

    kind: str
    said: Word  # the text after the sign and the seat
    seat: int = 0
    rules: tuple[str, ...] = ()  # that refuse the move
    malformed: bool = False  # it must not be a move at all


@dataclass
class Case:
    """A position, and what follows.  `broken` says what is wrong with its text."""

    file: str
    line: int
    id: str = "-"
    title: str = ""
    game: str = "evolution"
    rulesets: list[str] = field(default_factory=list)
    cited: list[str] = field(default_factory=list)
    deal: tuple[int, int] | None = None  # seats and seed, instead of a position
    position: list[Word] = field(default_factory=list)
    steps: list[CaseStep] = field(default_factory=list)
    broken: NotationError | None = None

    @property
    def rules(self) -> tuple[str, ...]:
        """The rules this case proves."""
        named = [rule for step in self.steps for rule in step.rules]
        return tuple(dict.fromkeys([*self.cited, *named]))


def read_cases(text: str, file: str) -> list[Case]:
    """The cases of a file.  A case with a wrong text is included, and says so."""
    out: list[Case] = []
    for number, raw in enumerate(text.splitlines(), 1):
        line = Word(re.sub(r"(^|\s+)#.*$", "", raw).rstrip(), number, 1)
        if not line.text:
            continue
        scan = Scanner(line)
        scan.take(r"\s*")
        begins = scan.take(r"case(?=\s|$)") is not None
        if begins or not out:
            out.append(Case(file, number))
        case = out[-1]
        if case.broken is None:
            try:
                read_title(scan, case) if begins else read_line(scan, case)
            except NotationError as error:
                case.broken = error
    for case in out:
        case.broken = case.broken or incomplete(case)
    return out


def incomplete(case: Case) -> NotationError | None:
    """What a case must have."""
    if not case.rulesets:
        return NotationError('a line with its rulesets, like "rules base@gift"', "", case.line)
    if not case.position and case.deal is None:
        return NotationError("a position, or deal", "", case.line)
    return None if case.steps else NotationError(A_STEP, "", case.line)


def read_title(scan: Scanner, case: Case) -> None:
    scan.take(r"\s+")
    case.id = scan.need(r"\S+", "the id of the case")
    case.title = rest(scan).text


def read_line(scan: Scanner, case: Case) -> None:
    if case.id == "-":
        raise scan.error('"case", an id and a title')
    sign = scan.take(r"==|[>!=?](?=\s|%|$)")
    if sign:
        case.steps.append(read_step(scan, SIGNS[sign]))
    elif scan.take(r"view(?=\s)"):
        case.steps.append(read_seen(scan))
    elif scan.take(r"tell(?=\s|$)"):
        case.steps.append(read_told(scan))
    elif case.steps:
        raise scan.error(A_STEP)
    else:
        read_setting(scan, case)


def read_setting(scan: Scanner, case: Case) -> None:
    """The lines before the first step: about the case, or the position."""
    if scan.take(r"rules(?=\s|$)"):
        case.rulesets = read_rulesets(rest(scan, "a ruleset").text)
    elif scan.take(r"game(?=\s|$)"):
        case.game = rest(scan, "a game").text
    elif scan.take(r"cites(?=\s|$)"):
        case.cited += read_rules(scan)
    elif scan.take(r"deal(?=\s|$)"):
        scan.need(r"\s+seats\s+", '"seats" and how many')
        seats = scan.need(r"\d+", "how many seats")
        scan.need(r"\s+seed\s+", '"seed" and its number')
        case.deal = (int(seats), int(scan.need(r"\d+", "a number")))
        scan.end("the end of the line")
    else:
        case.position.append(scan.word)


def read_rulesets(text: str) -> list[str]:
    """Names with their option words: commas may be between them, and each name with an edition starts a new one."""
    names = re.sub(r"\s+(?=\S+@)", ",", text.strip())
    return [name.strip() for name in names.split(",") if name.strip()]


def read_step(scan: Scanner, kind: str) -> CaseStep:
    if kind in (HOLDS, EXACTLY):
        return CaseStep(kind, rest(scan, "what is to hold"))
    seat = read_seat(scan)
    if kind == OFFERED:
        return CaseStep(kind, rest(scan, "the moves that are offered"), seat)
    scan.take(r"\s+")
    move = Word(scan.word.text, scan.word.line, scan.word.column)
    start = scan.at
    text = scan.need(r"\S+", "a move")
    said = Word("%" + text if seat == CHANCE else text, move.line, move.column + start)
    if kind == MOVE:
        scan.end("the end of the line")
        return CaseStep(kind, said, seat)
    if scan.take(r"\s+notation$"):
        return CaseStep(kind, said, seat, malformed=True)
    return CaseStep(kind, said, seat, read_rules(scan))


def read_seat(scan: Scanner) -> int:
    scan.take(r"\s*")
    name = scan.need(r"[A-H](?=\s|$)|%", "a seat, or % for chance")
    return CHANCE if name == "%" else seat_number(name)


def read_seen(scan: Scanner) -> CaseStep:
    scan.take(r"\s+")
    name = scan.need(r"[A-H](?=\s)|spectator(?=\s)", "a seat or spectator")
    scan.need(r"\s+=(?=\s)", '"=" and what is seen')
    return CaseStep(SEEN, rest(scan, "what is seen"), SPECTATOR if name == "spectator" else seat_number(name))


def read_told(scan: Scanner) -> CaseStep:
    scan.take(r"\s+")
    at = scan.at
    name = scan.need(rf"{NAME}(?=$)", "a name in lower case")
    return CaseStep(TOLD, Word(name, scan.word.line, scan.word.column + at))


def read_rules(scan: Scanner) -> tuple[str, ...]:
    out: list[str] = []
    while scan.take(r"\s+") is not None:
        out.append(scan.need(rf"{RULE}(?=\s|$)", "the id of a rule, like EV-DEV-05"))
    scan.end("a space")
    return tuple(out)


def rest(scan: Scanner, expected: str = "") -> Word:
    """What is left of the line."""
    scan.take(r"\s+")
    if scan.ended and expected:
        raise scan.error(expected)
    return Word(scan.word.text[scan.at :], scan.word.line, scan.word.column + scan.at)
