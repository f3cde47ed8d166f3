"""Why a move is better than another: only what the engine finds true at once, in every world the seat thinks possible.

No reason is made up: if none of the list holds, there are only numbers.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.review.moments import Moment, Story
from beagle.review.outlook import imagination
from beagle.review.verdicts import Compared, Verdict

WORLDS: Final = 12
WHYS: Final = ("wins", "points", "loses", "harm", "again", "saves", "ends")
TOLD: Final = ("great", "inaccurate", "mistake")  # the verdicts that get reasons


class Facts(NamedTuple):
    """What follows from a move at once, in one world."""

    won: bool
    over: bool
    own: int  # points it gains
    others: int  # points the others lose
    again: bool  # the same seat acts again


def with_whys(story: Story, moment: Moment, verdict: Verdict) -> Verdict:
    """The verdict with reasons for the best move and for what was played."""
    if verdict.word not in TOLD or len(verdict.options) < 2:
        return verdict
    chosen = {verdict.best, moment.action, verdict.options[1].action}
    facts = {action: facts_of(story, moment, action) for action in chosen}
    played = facts[moment.action]

    def told(option: Compared) -> Compared:
        if option.action not in facts:
            return option
        other = None if option.action == moment.action else played
        return option._replace(why=tuple(reasons(facts[option.action], other)))

    return verdict._replace(options=tuple(map(told, verdict.options)))


def facts_of(story: Story, moment: Moment, action: int) -> list[Facts]:
    """The same worlds for every move of a moment.  Where chance decides what follows, nothing is said."""
    imagine, rng, seat = imagination(story.game, moment, moment.actor), Rng(0), moment.actor
    return [after(story.game, imagine(rng), action, seat) for _ in range(WORLDS)]


def after(game: Any, world: Any, action: int, seat: int) -> Facts:
    before = game.scores(world)
    world.pick(action)
    scores = game.scores(world)
    over = world.actor == NOBODY
    gained = scores[seat] - before[seat]
    others = sum(before) - before[seat] - sum(scores) + scores[seat]
    return Facts(over and seat in game.winners(world), over, gained, others, int(world.actor) == seat)


def reasons(facts: list[Facts], played: list[Facts] | None) -> list[tuple[str, int]]:
    """What holds in every world; `saves`: so many points more than what was played, in every world."""
    out: list[tuple[str, int]] = []
    if all(one.won for one in facts):
        out.append(("wins", 1))
    elif all(one.over for one in facts):
        out.append(("ends", 1))
    own, others = {one.own for one in facts}, {one.others for one in facts}
    if len(own) == 1 and (number := own.pop()):
        out.append(("points" if number > 0 else "loses", abs(number)))
    if len(others) == 1 and (number := others.pop()) > 0:
        out.append(("harm", number))
    if played is not None:
        saved = {one.own - two.own for one, two in zip(facts, played, strict=True)}
        if len(saved) == 1 and (number := saved.pop()) > 0 and any(two.own < 0 for two in played):
            out.append(("saves", number))
    if all(one.again for one in facts) and not all(one.again for one in played or facts[:0]):
        out.append(("again", 1))
    return out
