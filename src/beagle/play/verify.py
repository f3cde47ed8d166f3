"""Checks whether a record is true: its moves, its result, and that all its luck came from the promised secret.

A record of older rules is played by today's rules.  Where they lead elsewhere, the finding is OLDER.
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

# What is checked, in this order.
MOVES: Final = "moves"  # each is legal
COMMIT: Final = "commit"  # the secret is the promised one
DEAL: Final = "deal"  # the first position is what the secret deals
CHANCES: Final = "chances"  # every die and draw comes from the secret
RESULT: Final = "result"  # the points are those of the game

# The outcomes.
HELD: Final = "held"
BROKEN: Final = "broken"
OLDER: Final = "older"  # the game has older rules, and today's lead elsewhere: neither true nor false
UNCHECKED: Final = "unchecked"


class Finding(NamedTuple):
    """The result of one check, why, and at which line of the moves (0: none)."""

    what: str
    outcome: str
    reason: str = ""  # one of those named by the functions below
    detail: str = ""
    move: int = 0
    stop: Stop | None = None  # for OLDER: where the rules differ

    def data(self) -> dict[str, object]:
        """As plain data; for a stop, what the reason and the detail do not say."""
        plain: dict[str, object] = {**self._asdict()}
        plain["stop"] = None if self.stop is None else self.stop._asdict()
        return plain


def parted(what: str, stop: Stop) -> Finding:
    """Today's rules differ from the older ones of the game."""
    return Finding(what, OLDER, stop.kind, stop.detail, stop.agreed + 1, stop)


def verify(record: Record, commit: str = "") -> list[Finding]:
    """All that can be checked; `commit` is the hash that was shown before the game.

    Giving a hash asks whether this deal is the promised one.  A record that doesn't allow checking this fails.
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
    """The overall outcome: one broken finding breaks everything, older rules leave it open."""
    outcomes = {finding.outcome for finding in findings}
    return BROKEN if BROKEN in outcomes else OLDER if OLDER in outcomes else HELD


def check_commit(record: Record, deals: Deals | None, commit: str) -> Finding:
    """The secret matches the hash that was shown before the game."""
    if commit and record.commit and commit != record.commit:
        return Finding(COMMIT, BROKEN, "other-commit", record.commit)
    promised = commit or record.commit
    if deals is None:
        return missing(COMMIT, "no-secret", commit)
    if not promised:
        return Finding(COMMIT, UNCHECKED, "no-commit")
    return Finding(COMMIT, HELD) if deals.commit == promised else Finding(COMMIT, BROKEN, "other-secret", deals.commit)


def missing(what: str, reason: str, commit: str) -> Finding:
    """It cannot be checked: that is wrong only if the hash was given, which asks for it."""
    return Finding(what, BROKEN, f"asked-{reason}") if commit else Finding(what, UNCHECKED, reason)


def check_deal(game: Game, record: Record, line: MoveLine, deals: Deals | None, commit: str) -> Finding:
    """The first position is what the secret deals to this many seats under this ruleset."""
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
    """Every move is legal and leads where the record says, and every chance comes from the secret.

    Afterwards the line is where the record ends.
    """
    moves = Finding(MOVES, HELD)
    chances = Finding(CHANCES, UNCHECKED, "none" if deals else "no-secret")
    for number, played in enumerate(record.moves, 1):
        right = expected(line, deals) if played.is_move() else None
        try:
            if right and chances.outcome != BROKEN:
                same = line.read(played) == line.read(right)
                if not same and older is not None:  # the weights of the chances depend on the position
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
