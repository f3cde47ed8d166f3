"""One game as a learning program plays it: numbered actions, bytes to see, rewards; dice and forced moves take care of
themselves."""

from __future__ import annotations

from typing import Any

import beagle
from beagle import NOBODY, Rng
from beagle.adapters.buffers import Lens
from beagle.adapters.rewards import check_kind, rewards
from beagle.extras import missing
from beagle.kernel.coder import Coder
from beagle.kernel.game import Game
from beagle.kernel.state import IllegalAction
from beagle.kernel.vector import episode_seed, settle

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters") from error

FORCED = ("skip", "ask")


class Closed(RuntimeError):
    """An environment was used after it was closed, or before it was reset."""


class Over(Closed):
    """An environment was used after its episode was over, and before it was reset."""


def game_named(name: str) -> Game:
    """ValueError: there is none.  (The registry, a mapping, raises KeyError, which shows its text in quotes.)"""
    try:
        return beagle.game(name)
    except KeyError as error:
        raise ValueError(error.args[0]) from error


class Table:
    """What is played: a game, a ruleset, so many seats, what is rewarded, and whether forced moves are asked for."""

    def __init__(
        self,
        game: str | Game,
        ruleset: str | None,
        seats: int,
        reward: str = "win",
        forced: str = "skip",
        slots: int = 0,
    ) -> None:
        self.game: Game = game_named(game) if isinstance(game, str) else game
        self.ruleset = ruleset or self.game.rulesets()[0].name
        if forced not in FORCED:
            raise ValueError(f'forced moves are one of: {", ".join(FORCED)}; not "{forced}"')
        self.reward = check_kind(reward)
        self.skip_forced = forced == "skip"
        self.seats = seats
        self.slots = slots
        self.coder: Coder = self.game.coder(self.ruleset, seats, slots)
        self.lens = Lens(self.coder)

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: what it was made of."""
        forced = "skip" if self.skip_forced else "ask"
        return Table, (self.game.name, self.ruleset, self.seats, self.reward, forced, self.slots)

    def read(self, position: str) -> Any:
        """A position of this table.  ValueError: it is none, or one of another table."""
        state = self.game.read(position)
        ruleset = str(self.game.view(state, 0).ruleset)
        if (ruleset, state.seats) != (self.ruleset, self.seats):
            raise ValueError(
                f"the position is of {ruleset} with {state.seats} seats, not of {self.ruleset} with {self.seats}"
            )
        return state

    def check_seat(self, seat: int) -> int:
        if seat not in range(self.seats):
            raise ValueError(f"seat {seat} is not one of 0 to {self.seats - 1}")
        return seat


class Episode:
    """One game from its deal, or from a position, to its end."""

    def __init__(self, table: Table, seed: int, position: str = "") -> None:
        """`seed` deals and throws the dice; a position is text and is settled with its dice."""
        self.table = table
        self.seed = seed
        self.rng = Rng(seed)
        self.state: Any = table.coder.deal(self.rng)
        if position:
            self.state = table.read(position)
        self.moves = 0
        self.numbers: list[int] = []  # the number of each option
        self.before = [0.0] * table.seats
        self.settle()
        self.before = self.points()

    @property
    def actor(self) -> int:
        return int(self.state.actor)

    @property
    def over(self) -> bool:
        return self.actor == NOBODY

    def settle(self) -> None:
        settle(self.state, self.rng, self.table.skip_forced)
        self.numbers = [] if self.over else self.table.coder.numbers(self.state)

    def points(self) -> list[float]:
        return [float(score) for score in self.state.scores()]

    def action(self, number: int) -> int:
        """The action of a number.  IllegalAction: it is none of the options."""
        if self.over:
            raise Over("the episode is over: reset the environment")
        if number not in self.numbers:
            raise IllegalAction(
                f"action {number} is not one of the {len(self.numbers)} options; the mask says which are"
            )
        return int(self.state.options[self.numbers.index(number)])

    def step(self, number: int) -> list[float]:
        """Apply the option with this number; returns the rewards of all seats."""
        action = self.action(number)
        self.state.pick(action)
        self.moves += 1
        self.settle()
        if self.table.reward == "gain":
            now = self.points()
            out = [after - before for after, before in zip(now, self.before, strict=True)]
            self.before = now
            return out
        if not self.over:
            return [0.0] * self.table.seats
        return rewards(self.table.reward, self.state.scores(), self.state.winners())

    def mask(self, seat: int) -> NDArray[np.int8]:
        """One for each action that this seat may choose now."""
        out = np.zeros(int(self.table.coder.size), np.int8)
        if seat == self.actor:
            out[self.numbers] = 1
        return out

    def observation(self, seat: int) -> NDArray[np.uint8]:
        return self.table.lens.see(self.state, seat).copy()

    def text(self, seat: int) -> str:
        """What this seat sees, in notation."""
        return self.table.game.write_view(self.table.game.view(self.state, seat))


def fresh_seed(base: int, episode: int, place: int = 0) -> int:
    """The seed of an episode of an environment with this seed."""
    return episode_seed(base, place, episode)
