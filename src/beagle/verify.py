"""Is a record true?  Its moves, its result, and that all its luck came from the secret that was promised."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.fair import Deals
from beagle.kernel.game import Game
from beagle.kernel.record import Played, Record
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.table import CHANCE, NOBODY
from beagle.match import Line, ReplayError, first_line, game_for

# What is looked at, in this order.
MOVES: Final = "moves"  # each is legal
COMMIT: Final = "commit"  # the secret is the one that was promised
DEAL: Final = "deal"  # the first position is what the secret deals
CHANCES: Final = "chances"  # every die and draw is the secret's
RESULT: Final = "result"  # the points are those of the game

# What came of it.
HELD: Final = "held"
BROKEN: Final = "broken"
UNCHECKED: Final = "unchecked"


class Finding(NamedTuple):
    """What came of looking at one thing, why, and at which line of the moves (0: at none)."""

    what: str
    outcome: str
    reason: str = ""  # of those the functions below name
    detail: str = ""
    move: int = 0


def verify(record: Record, commit: str = "") -> list[Finding]:
    """All that can be checked; `commit` is the hash somebody was shown before the game.

    Who names a hash wants to know whether this deal is the one that was promised.  A record that does not let it be
    checked fails.
    """
    try:
        game = game_for(record)
        line = first_line(game, record)
    except ReplayError as error:
        return [Finding(MOVES, BROKEN, "start", str(error))]
    deals = Deals.read(record.secret) if record.secret else None
    dealt = check_deal(game, record, line, deals, commit)
    moves, chances = check_moves(record, line, deals)
    result = check_result(game, record, line) if moves.outcome == HELD else Finding(RESULT, UNCHECKED, "moves")
    return [moves, check_commit(record, deals, commit.lower()), dealt, chances, result]


def check_commit(record: Record, deals: Deals | None, commit: str) -> Finding:
    """The secret fits the hash that was shown before the game."""
    if commit and record.commit and commit != record.commit:
        return Finding(COMMIT, BROKEN, "other-commit", record.commit)
    promised = commit or record.commit
    if deals is None:
        return missing(COMMIT, "no-secret", commit)
    if not promised:
        return Finding(COMMIT, UNCHECKED, "no-commit")
    return Finding(COMMIT, HELD) if deals.commit == promised else Finding(COMMIT, BROKEN, "other-secret", deals.commit)


def missing(what: str, reason: str, commit: str) -> Finding:
    """It cannot be checked: that is wrong only if somebody asked for it by naming the hash."""
    return Finding(what, BROKEN, f"asked-{reason}") if commit else Finding(what, UNCHECKED, reason)


def check_deal(game: Game, record: Record, line: Line, deals: Deals | None, commit: str) -> Finding:
    """The first position is what the secret deals to so many seats under this ruleset."""
    if record.given:
        return missing(DEAL, "given", commit)
    if deals is None:
        return missing(DEAL, "no-secret", commit)
    try:
        dealt = game.write(game.deal(record.ruleset, len(game.scores(line.state)), deals.deal()))
    except RulesetError as error:
        return Finding(DEAL, BROKEN, "no-deal", str(error))
    written = game.write(line.state)
    if dealt == written:
        return Finding(DEAL, HELD)
    differs = next(pair for pair in zip(written.splitlines(), dealt.splitlines(), strict=False) if pair[0] != pair[1])
    return Finding(DEAL, BROKEN, "other-deal", differs[0])


def check_moves(record: Record, line: Line, deals: Deals | None) -> tuple[Finding, Finding]:
    """Every move is legal, and every chance is the secret's.  Afterwards the line stands where the record ends."""
    moves = Finding(MOVES, HELD)
    chances = Finding(CHANCES, UNCHECKED, "none" if deals else "no-secret")
    for number, played in enumerate(record.moves, 1):
        right = expected(line, deals) if played.is_move() else None
        try:
            if right and chances.outcome != BROKEN:
                same = line.read(played) == line.read(right)
                detail = f"{played.line()} ({right.line()})"
                chances = Finding(CHANCES, HELD) if same else Finding(CHANCES, BROKEN, "other-chance", detail, number)
            line.go(played)
        except ReplayError as error:
            moves = Finding(MOVES, BROKEN, "illegal", str(error), number)
            return moves, chances if chances.outcome == BROKEN else Finding(CHANCES, UNCHECKED, "moves")
    return moves, chances


def expected(line: Line, deals: Deals | None) -> Played | None:
    """What chance does here, by the secret."""
    if deals is None or line.state.actor != CHANCE:
        return None
    return Played(CHANCE, line.game.write_move(line.state, deals.chance(line.state, line.chances)))


def check_result(game: Game, record: Record, line: Line) -> Finding:
    """The points are those of the game where it ended."""
    over, scores = line.state.actor == NOBODY, game.scores(line.state)
    if record.ended and over:
        return Finding(RESULT, BROKEN, "over", record.ended)
    if not record.result:
        return Finding(RESULT, UNCHECKED, "no-result" if over or record.ended else "going-on")
    if not over and not record.ended:
        return Finding(RESULT, BROKEN, "cut")
    if scores != record.result:
        return Finding(RESULT, BROKEN, "other-result", " ".join(map(str, scores)))
    return Finding(RESULT, HELD)
