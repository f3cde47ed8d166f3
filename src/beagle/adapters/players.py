"""The other seats of an environment: bots by name, or functions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from beagle.adapters.episode import Episode, Table
from beagle.bots.bot import Bot, Move
from beagle.bots.files import any_bot
from beagle.kernel.vector import episode_seed

# A function gets the episode and its seat, and returns the number of an action.
Chooser = Callable[[Episode, int], int]
Opponent = str | Bot | Chooser


class Seated:
    """Somebody who plays one seat of an episode."""

    def __init__(self, who: Opponent, table: Table, seat: int) -> None:
        self.table = table
        self.seat = seat
        self.random = who == "random"
        self.chooser: Chooser | None = None
        self.bot: Any = None
        if isinstance(who, str):
            self.bot = any_bot(who)
        elif hasattr(who, "choose"):
            self.bot = who
        elif callable(who):
            self.chooser = who
        else:
            raise ValueError(f"a player is a bot, the name of one, or a function; not {who!r}")

    def begin(self, episode: Episode) -> None:
        if self.bot is not None:
            seed = episode_seed(episode.seed, self.seat + 1, 0)
            self.bot.begin(self.table.game, self.table.ruleset, self.seat, seed)

    def choose(self, episode: Episode) -> int:
        """The number of the action it takes."""
        if self.chooser is not None:
            return int(self.chooser(episode, self.seat))
        state, game = episode.state, self.table.game
        actions = list(state.options)
        if self.random:  # it looks at nothing, so nothing is written for it
            moves = [Move(action, "") for action in actions]
            view = None
        else:
            moves = [Move(action, game.write_move(state, action)) for action in actions]
            view = game.view(state, self.seat)
        chosen = self.bot.choose(view, moves, None)
        return episode.numbers[actions.index(chosen.action)]


def seated(table: Table, seat: int, others: Opponent | Sequence[Opponent]) -> dict[int, Seated]:
    """The players of all other seats: one for all, or one for each."""
    rest = [other for other in range(table.seats) if other != seat]
    many: list[Opponent] = (
        list(others) if isinstance(others, Sequence) and not isinstance(others, str) else [others] * len(rest)
    )
    if len(many) != len(rest):
        raise ValueError(f"{len(rest)} other seats, but {len(many)} players for them")
    return {other: Seated(who, table, other) for other, who in zip(rest, many, strict=True)}
