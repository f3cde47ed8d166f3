"""Is a record true?  Its moves, its result, and that all its luck came from the secret that was promised.

A record of older rules is played by those of today.  Where they lead elsewhere, that is found to be OLDER.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.game import Game
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.state import CHANCE, NOBODY
from beagle.play.fair import Deals
from beagle.play.match import MoveLine, OldStart, ReplayError, Unfit, first_line, game_for
from beagle.play.older import Older, Stop
from beagle.play.record import Played, Record

# What is looked at, in this order.
MOVES: Final = "moves"  # each is legal
COMMIT: Final = "commit"  # the secret is the one that was promised
DEAL: Final = "deal"  # the first position is what the secret deals
CHANCES: Final = "chances"  # every die and draw is the secret's
RESULT: Final = "result"  # the points are those of the game

# What came of it.
HELD: Final = "held"
BROKEN: Final = "broken"
OLDER: Final = "older"  # the game is of older rules, and those of today lead elsewhere: neither true nor false
UNCHECKED: Final = "unchecked"


class Finding(NamedTuple):
    """What came of looking at one thing, why, and at which line of the moves (0: at none)."""

    what: str
    outcome: str
    reason: str = ""  # of those the functions below name
    detail: str = ""
    move: int = 0
    stop: Stop | None = None  # for OLDER: where the rules part

    def data(self) -> dict[str, object]:
        """As plain data; of a stop what the reason and the detail do not say."""
        plain: dict[str, object] = {**self._asdict()}
        plain["stop"] = None if self.stop is None else self.stop._asdict()
        return plain


def parted(what: str, stop: Stop) -> Finding:
    """The rules of today part with a game of older ones."""
    return Finding(what, OLDER, stop.kind, stop.detail, stop.agreed + 1, stop)


def verify(record: Record, commit: str = "") -> list[Finding]:
    """All that can be checked; `commit` is the hash somebody was shown before the game.

    Who names a hash wants to know whether this deal is the one that was promised.  A record that does not let it be
    checked fails.
    """
    try:
        game = game_for(record)
        line = first_line(game, record)
    except OldStart as error:
        return [parted(MOVES, error.stop)]
    except ReplayError as error:
        return [Finding(MOVES, BROKEN, "start", str(error))]
    older = Older(game, record.version) if record.version < game.version else None
    deals = Deals.read(record.secret) if record.secret else None
    dealt = check_deal(game, record, line, deals, commit)
    moves, chances = check_moves(record, line, deals, older)
    if moves.outcome == HELD:
        result = check_result(game, record, line, older)
    else:
        result = Finding(RESULT, UNCHECKED, "older" if moves.outcome == OLDER else "moves")
    return [moves, check_commit(record, deals, commit.lower()), dealt, chances, result]


def outcome_of(findings: list[Finding]) -> str:
    """What all of them come to: one that is broken spoils everything, older rules leave it open."""
    outcomes = {finding.outcome for finding in findings}
    return BROKEN if BROKEN in outcomes else OLDER if OLDER in outcomes else HELD


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


def check_deal(game: Game, record: Record, line: MoveLine, deals: Deals | None, commit: str) -> Finding:
    """The first position is what the secret deals to so many seats under this ruleset."""
    if record.given or record.continued:
        return missing(DEAL, "continued" if record.continued and not commit else "given", commit)
    if deals is None:
        return missing(DEAL, "no-secret", commit)
    try:
        dealt = game.write(game.deal(record.ruleset, len(game.scores(line.state)), deals.deal()))
    except RulesetError as error:
        return Finding(DEAL, BROKEN, "no-deal", str(error))
    written = game.write(line.state)
    if dealt == written:
        return Finding(DEAL, HELD)
    if record.version < game.version:  # then cards may have been dealt in another order
        return Finding(DEAL, UNCHECKED, "older")
    differs = next(pair for pair in zip(written.splitlines(), dealt.splitlines(), strict=False) if pair[0] != pair[1])
    return Finding(DEAL, BROKEN, "other-deal", differs[0])


def check_moves(record: Record, line: MoveLine, deals: Deals | None, older: Older | None) -> tuple[Finding, Finding]:
    """Every move is legal and leads where the record says, and every chance is the secret's.

    Afterwards the line stands where the record ends.
    """
    moves = Finding(MOVES, HELD)
    chances = Finding(CHANCES, UNCHECKED, "none" if deals else "no-secret")
    for number, played in enumerate(record.moves, 1):
        right = expected(line, deals) if played.is_move() else None
        try:
            if right and chances.outcome != BROKEN:
                same = line.read(played) == line.read(right)
                if not same and older is not None:  # the chances are weighed by the position
                    moves = parted(MOVES, older.position(number - 1, played))
                    break
                detail = f"{played.line()} ({right.line()})"
                chances = Finding(CHANCES, HELD) if same else Finding(CHANCES, BROKEN, "other-chance", detail, number)
            line.go(played)
        except ReplayError as error:
            moves = Finding(MOVES, BROKEN, "illegal", str(error), number)
            if older is not None and isinstance(error, Unfit):
                moves = parted(MOVES, error.stop(older, number - 1, played))
            break
        check = record.checks.get(number)
        if check is not None and check != line.game.check_sum(line.state):
            moves = Finding(MOVES, BROKEN, "other-position", played.line(), number)
            if older is not None:
                moves = parted(MOVES, older.position(number - 1, played))
            break
    if moves.outcome == HELD or chances.outcome == BROKEN:
        return moves, chances
    return moves, Finding(CHANCES, UNCHECKED, "older" if moves.outcome == OLDER else "moves")


def expected(line: MoveLine, deals: Deals | None) -> Played | None:
    """What chance does here, by the secret."""
    if deals is None or line.state.actor != CHANCE:
        return None
    return Played(CHANCE, line.game.write_move(line.state, deals.chance(line.state, line.chances)))


def check_result(game: Game, record: Record, line: MoveLine, older: Older | None) -> Finding:
    """The points are those of the game where it ended."""
    over, scores = line.state.actor == NOBODY, game.scores(line.state)
    found = Finding(RESULT, HELD)
    if record.ended and over:
        found = Finding(RESULT, BROKEN, "over", record.ended)
    elif not record.result:
        found = Finding(RESULT, UNCHECKED, "no-result" if over or record.ended else "going-on")
    elif not over and not record.ended:
        found = Finding(RESULT, BROKEN, "cut")
    elif scores != record.result:
        found = Finding(RESULT, BROKEN, "other-result", " ".join(map(str, scores)))
    if older is not None and found.outcome == BROKEN:
        return parted(RESULT, older.result(len(record.moves), scores, over))
    return found
