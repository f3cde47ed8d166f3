"""Which levels of bots can be chosen: those that were measured for the game, and that answer in time here."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Final

from beagle.bots.levels import LEVELS, Step, is_offered, measured_levels, measured_table, offers, steps_at
from beagle.bots.registry import BOTS
from beagle.games import GAMES
from beagle.kernel.game import RulesetInfo
from beagle.kernel.message import Message
from beagle.server.pace import Pace
from beagle.server.refusing import Refused
from beagle.server.wire.answers import LevelStep, OfferedLevels

SHARE_OF_LIMIT: Final = 0.5  # of the time limit of bots: a level that often takes longer isn't offered


def is_slow(seconds: float, limit: float) -> bool:
    """Do its answers take too long?  `seconds` is what 95 of 100 take at most; 0 if that isn't known."""
    return seconds > SHARE_OF_LIMIT * limit


def check_level(bot: str, game: str, ruleset: str, seats: int, seconds: float, limit: float) -> None:
    """Refused: this level isn't offered at this table, and why.  Bots that are no levels always are."""
    if not is_offered(bot, game, ruleset, seats):
        raise Refused("bot-not-measured", bot=Message(f"web-bot-{bot}", {}))
    if bot in LEVELS and is_slow(seconds, limit):
        raise Refused("bot-too-slow", bot=Message(f"web-bot-{bot}", {}))


def offered_bots() -> list[str]:
    """Every bot that can be chosen at some table."""
    measured = {level for game in GAMES for level in measured_levels(game)}
    return [bot for bot in BOTS if bot not in LEVELS or bot in measured]


def slow_levels(pace: Pace, limit: float) -> set[str]:
    """The levels that take too long here."""
    return {level for level in LEVELS if is_slow(pace.most(level), limit)}


def offered_levels(game: str, info: RulesetInfo, slow: Collection[str] = ()) -> list[OfferedLevels]:
    """For each number of seats the levels, those that are too slow here apart, and where they were measured."""
    out: list[OfferedLevels] = []
    for seats in range(info.seats[0], info.seats[1] + 1):
        found = offers(game, info.name, seats)
        if found:
            table = found[0].table
            parts = [[offer.level for offer in found if (offer.level in slow) is late] for late in (False, True)]
            names: OfferedLevels = {
                "seats": seats,
                "bots": parts[0],
                "slow": parts[1],
                "ruleset": table.ruleset,
                "measured": table.seats,
                "steps": wired(steps_at(game, table)),
                "above": wired(measured_table(game, table).above),
            }
            out.append(names)
    return out


def wired(steps: Iterable[Step]) -> list[LevelStep]:
    """How often the stronger finishes ahead, out of a hundred times."""
    return [
        {"stronger": step.stronger, "weaker": step.weaker, "share": step.share, "games": step.games} for step in steps
    ]
