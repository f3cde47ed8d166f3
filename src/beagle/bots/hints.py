"""Hints: where to look, why, and the move; from what a seat may know and no more, in the same way for all games."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from beagle.bots.bot import Move
from beagle.bots.levels import Darwin
from beagle.bots.searcher import Dials
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY

ITERATIONS: Final = 240
WORLDS: Final = 12  # in which a reason must hold
DOUBT: Final = 2.0  # standard errors by which a move must be behind to count as worse

Why = Literal["only", "wins", "points", "harm", "tried"]


class Reason(NamedTuple):
    """Something that the engine finds true in every world that was tried, and a number that belongs to it."""

    why: Why
    number: int


class Hint(NamedTuple):
    """The best move that was found, the next best, and why; `equal`: no move is clearly worse than the best."""

    best: Move
    following: Move | None
    equal: bool
    reasons: tuple[Reason, ...]
    lead: float  # points ahead that were found, so that equal hints were made of equal knowledge


class Adviser(Darwin):
    """Thinks as the strongest level does at this table, with its numbers and its curiosity, and never slips."""

    def dials_at(self, game: Game, ruleset: str, seats: int) -> Dials:
        return Dials(iterations=ITERATIONS, curiosity=super().dials_at(game, ruleset, seats).curiosity)


def hint(game: Game, view: Any, moves: list[Move], memory: list[int], keep: list[int] | None = None) -> Hint:
    """What a search finds, always the same for the same view and memory.  Moves in `keep` are compared to the end."""
    if len(moves) == 1:
        return Hint(moves[0], None, False, (Reason("only", 1),), 0.0)
    bot = Adviser()
    bot.begin(game, view.ruleset, view.seat, seed=0)
    bot.memory = memory
    lines = bot.lines(view, moves, keep=keep)
    by_action = {move.action: move for move in moves}
    best, others = lines[0], lines[1:]
    equal = len(lines) == len(moves) and all(best.lead - line.lead <= DOUBT * line.error for line in others)
    following = by_action[others[0].action] if others else None
    tried = Reason("tried", sum(line.trials for line in lines))
    found = (*proved(game, view, memory, best.action), tried)
    return Hint(by_action[best.action], following, equal, found, best.lead)


def proved(game: Game, view: Any, memory: list[int], action: int) -> list[Reason]:
    """What follows from a move at once, whatever the seat doesn't know: it must be so in every world."""
    rng, seat = Rng(0), int(view.seat)
    wins, gains, harms = set(), set(), set()
    for _ in range(WORLDS):
        world = game.imagine_remembering(view, rng, memory)
        before = game.scores(world)
        world.apply(action)
        after = game.scores(world)
        wins.add(world.actor == NOBODY and seat in game.winners(world))
        gains.add(after[seat] - before[seat])
        harms.add(sum(before) - before[seat] - sum(after) + after[seat])
    out: list[Reason] = []
    if wins == {True}:
        out.append(Reason("wins", 1))
    for why, changes in (("points", gains), ("harm", harms)):
        if len(changes) == 1 and (number := changes.pop()) > 0:
            out.append(Reason("points" if why == "points" else "harm", number))
    return out
