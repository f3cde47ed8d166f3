"""Plays cases through the Game interface; nothing here knows which game it is."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

from beagle.games import game as game_of
from beagle.kernel.action import PASS
from beagle.kernel.cards import WHOLE
from beagle.kernel.game import IllegalMove
from beagle.kernel.matching import unlike
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError, Scanner, Word, seat_name, split_words
from beagle.play.cases.script import EXACTLY, HOLDS, MOVE, OFFERED, REFUSED, SEEN, TOLD, Case, CaseStep, read_cases

Check = Callable[[Any], list[str]]  # what is wrong with a state, line by line

MAX_MOVES: Final = 40  # at most this many are listed in a message
LEGAL, REFUSAL, NO_MOVE = "a legal move", "a refusal", "no move at all"


class CaseResult(NamedTuple):
    """How a case went under one ruleset."""

    id: str
    title: str
    ruleset: str
    ok: bool
    message: str  # file, line and column, and what was expected; empty if it passed
    line: int  # where the case starts
    rules: tuple[str, ...]  # what it proves


class Failed(Exception):
    """The game does not do what the case says."""

    def __init__(self, at: Word, message: str) -> None:
        super().__init__(message)
        self.at = at


def run_file(path: Path | str) -> list[CaseResult]:
    """Every case of a file under every ruleset it names."""
    return run_text(Path(path).read_text("utf-8"), str(path))


def run_text(text: str, name: str) -> list[CaseResult]:
    cases = read_cases(text, name)
    if not cases:
        nothing = f'{name}:1:1: expected "case", an id and a title, found the end'
        return [CaseResult("-", "", "-", False, nothing, 1, ())]
    return [run_case(case, ruleset) for case in cases for ruleset in case.rulesets or ["-"]]


def run_case(case: Case, ruleset: str) -> CaseResult:
    message = ""
    try:
        if case.broken is not None:
            raise case.broken
        run = CaseRun(case, ruleset)
        for step in case.steps:
            run.step(step)
    except NotationError as error:
        found = f'"{error.found}"' if error.found else "the end"
        message = f"{case.file}:{error.line}:{error.column}: expected {error.expected}, found {found}"
    except Failed as failed:
        message = f"{case.file}:{failed.at.line}:{failed.at.column}: {failed}"
    except (RulesetError, KeyError) as error:
        message = f"{case.file}:{case.line}:1: {error.args[0]}"
    except Exception as error:  # a fault of the game fails this case and doesn't stop the others
        message = f"{case.file}:{case.line}:1: {type(error).__name__}: {error}"
    return CaseResult(case.id, case.title, ruleset, not message, message, case.line, case.rules)


class CaseRun:
    """A case being played: the state, and the moments since the last move; the state is the last of them."""

    def __init__(self, case: Case, ruleset: str) -> None:
        self.game = game_of(case.game)
        self.moments: list[Any] = []
        self.at = 0  # the last checked moment
        if case.deal is not None:
            self.state = self.game.deal(ruleset, *case.deal)
        else:
            self.state = self.first_state(case, ruleset)
        self.settle()

    def first_state(self, case: Case, ruleset: str) -> Any:
        lines = [f"{self.game.name} {ruleset}", *(line.text for line in case.position)]
        try:
            return self.game.place("\n".join(lines))
        except NotationError as error:
            at = case.position[error.line - 2] if error.line > 1 else case.position[0]
            raise NotationError(error.expected, error.found, at.line, error.column) from error

    def settle(self) -> None:
        """Go on until someone is asked, and keep every moment when no move is in progress."""
        self.moments = []
        self.at = 0
        while self.state.actor == NOBODY and self.state.stack:
            before = self.state.clone()
            self.state.advance()
            if self.state.actor == NOBODY and not within_move(before) and not before.has_pending_effects():
                self.moments.append(before)
        self.moments.append(self.state)

    def apply(self, action: int) -> None:
        self.state.choose(action)
        self.settle()

    def answer_for(self, idle: bool = False) -> bool:
        """Give a forced answer within a move, or if `idle` a lone pass; False if something else is asked."""
        state = self.state
        if state.actor < 0 or len(state.options) != 1:
            return False
        if not within_move(state) and not (idle and state.options[0] == PASS):
            return False
        self.apply(state.options[0])
        return True

    def step(self, step: CaseStep) -> None:
        if step.kind == MOVE:
            self.move(step)
        elif step.kind == REFUSED:
            self.refused(step)
        elif step.kind == OFFERED:
            self.offered(step)
        elif step.kind == TOLD:
            self.tell(step.said.text)
        else:
            self.holds(step.said, self.check(step))

    def tell(self, name: str) -> None:
        """A reader is told something here: for code that shows the case.  It doesn't affect the game."""

    # Moves

    def move(self, step: CaseStep) -> None:
        while True:
            if self.state.actor == step.seat:
                action = self.action(step.said)
                if action in self.state.options:
                    self.apply(action)
                    return
            if not self.answer_for(idle=True):
                break
        raise Failed(step.said, f"{self.asked()}: {self.reason(step)}")

    def action(self, said: Word) -> int:
        """The move of a text if it is legal; -1 if a rule forbids it."""
        try:
            return self.game.read_move(self.state, said.text)
        except IllegalMove:
            return -1
        except NotationError as error:
            raise moved(error, said) from error

    def reason(self, step: CaseStep) -> str:
        if step.seat != self.state.actor:
            return f"{seat_name(step.seat)} cannot move"
        refusal = self.game.why(self.state, step.seat, step.said.text)
        return f"{step.said.text} is forbidden by {' '.join(refusal.rules)}" if refusal else "the move is not offered"

    def asked(self) -> str:
        actor = self.state.actor
        if actor == NOBODY:
            return "the game is over"
        moves = [self.game.write_move(self.state, action) for action in self.state.options]
        more = f" and {len(moves) - MAX_MOVES} more" if len(moves) > MAX_MOVES else ""
        return f"{seat_name(actor)} is asked ({' '.join(moves[:MAX_MOVES])}{more})"

    # Options

    def offered(self, step: CaseStep) -> None:
        """The seat is asked for exactly these moves, now or after the forced answers are given."""
        words = split_words(step.said.text, step.said.line, step.said.column)
        wrong: list[str] | None = None
        while True:
            if self.state.actor == step.seat:
                wrong = self.offer_differs(words)
                if not wrong:
                    return
            if not self.answer_for(idle=True):
                break
        if wrong is None:
            raise Failed(step.said, f"{self.asked()}, {seat_name(step.seat)} is not")
        raise Failed(step.said, "; ".join([*wrong, self.asked()]))

    def offer_differs(self, words: list[Word]) -> list[str]:
        """What is named and not offered, and what is offered and not named."""
        named = [self.action(word) for word in words]
        missing = [word.text for word, action in zip(words, named, strict=True) if action not in self.state.options]
        others = [self.game.write_move(self.state, action) for action in self.state.options if action not in named]
        twice = [word.text for number, word in enumerate(words) if named[number] in named[:number]]
        told = [(missing, "not offered"), (others, "offered too"), (twice, "named twice")]
        return [f"{what}: {' '.join(dict.fromkeys(moves))}" for moves, what in told if moves]

    # Refusals

    def refused(self, step: CaseStep) -> None:
        """Refused now; or, if not, in a go of this seat that has just ended or was skipped."""
        wanted = set(step.rules) or ({NO_MOVE} if step.malformed else {REFUSAL})
        found: list[str] = []
        while True:
            for state in self.goes(step.seat):
                before = self.game.write(state)
                said = self.refusal(state, step)
                if self.game.write(state) != before:
                    raise Failed(step.said, "the move was refused, but the position has changed")
                if wanted <= said:
                    return
                found.append(" ".join(sorted(said)))
            if not self.answer_for():
                break
        raise Failed(step.said, f"expected {' '.join(sorted(wanted))}; found: {', or '.join(dict.fromkeys(found))}")

    def goes(self, seat: int) -> list[Any]:
        """The state, and each moment when this seat had its go and nothing to do in it."""
        out = [self.state]
        for moment in self.moments[self.at : -1]:
            if moment.stack and moment.stack[-1].whose(moment) == seat:
                gone = moment.clone()
                gone.actor = seat
                out.append(gone)
        return out

    def refusal(self, state: Any, step: CaseStep) -> set[str]:
        """What to say about a move: the rules that refuse it, that it is legal, or that it isn't a move."""
        try:
            refusal = self.game.why(state, step.seat, step.said.text)
        except NotationError as error:
            return {NO_MOVE, f"({moved(error, step.said)})"}
        return {LEGAL} if refusal is None else {REFUSAL, *refusal.rules}

    # Expectations

    def holds(self, said: Word, check: Check) -> None:
        """It holds at the last checked moment, or at a later one, or after the forced answers are given."""
        best: list[str] = []
        nearest: Any = None
        while True:
            for number in range(self.at, len(self.moments)):
                wrong = check(self.moments[number])
                if not wrong:
                    self.at = number
                    return
                if nearest is None or len(wrong) <= len(best):
                    best, nearest = wrong, self.moments[number]
            if not self.answer_for():
                break
        differs = "; ".join(best)
        if nearest is not self.state:
            differs += f", at {self.head(nearest)}"
        raise Failed(said, f"{differs}; the game stopped at {self.head(self.state)}: {self.asked()}")

    def head(self, state: Any) -> str:
        """Where a game is, as in the head of its position."""
        first = self.game.write(state).splitlines()[0]
        return first.removeprefix(f"{self.game.name} {self.game.view(state, WHOLE).ruleset} ")

    def check(self, step: CaseStep) -> Check:
        said = step.said
        first, *others = split_words(said.text, said.line, said.column)
        if step.kind == EXACTLY:
            return lambda state: self.line_differs(state, said.text)
        if step.kind == HOLDS and first.text == "scores":
            scores = [str(int(Scanner(word).need(r"\d+$", "a number"))) for word in others]
            return lambda state: differs("scores", scores, list(map(str, self.game.scores(state))))
        if step.kind == HOLDS and first.text == "winners":
            winners = [Scanner(word).need(r"[A-H]$", "a seat") for word in others]
            return lambda state: differs("winners", winners, list(map(seat_name, self.game.winners(state))))
        seat = step.seat if step.kind == SEEN else WHOLE
        return lambda state: self.mismatches(state, seat, said)

    def mismatches(self, state: Any, seat: int, said: Word) -> list[str]:
        try:
            return self.game.mismatches(self.game.view(state, seat), said.text)
        except NotationError as error:
            raise moved(error, said) from error

    def line_differs(self, state: Any, text: str) -> list[str]:
        """A line of the written position, found by its first word."""
        wanted = text.split()
        lines = [line for line in self.game.write(state).splitlines() if line.split()[0] == wanted[0]]
        if not lines:
            return [f"the position has no line {wanted[0]}"]
        return [] if lines[0].split() == wanted else [f"it is {lines[0]}"]


def within_move(state: Any) -> bool:
    """Does what is on top of the stack interrupt someone's go?"""
    return any(step.whose(state) != NOBODY for step in state.stack[:-1])


def moved(error: NotationError, said: Word) -> NotationError:
    """An error within a text, reported with its place in the file."""
    column = said.column + error.column - 1
    return NotationError(error.expected, error.found, said.line, column)


def differs(name: str, wanted: list[str], found: list[str]) -> list[str]:
    return [] if wanted == found else [unlike(" ".join([name, *wanted]), " ".join([name, *found]))]
