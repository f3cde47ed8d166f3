"""Many games at once, fast, for self-play: `BeagleVector`.  One seat of them as a Gymnasium vector is in
`gymnasium_vector`.

Use 16 to 64 games a process: then all of them stay in the processor's cache.
"""

from __future__ import annotations

from typing import Any

from beagle.adapters.buffers import shown, writable
from beagle.adapters.episode import Table
from beagle.adapters.rewards import rewards
from beagle.extras import missing
from beagle.kernel.coder import ROW
from beagle.kernel.state import IllegalAction
from beagle.kernel.vector import Games

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.vector") from error


class BeagleVector:
    """So many games at one table, all seats in one array; each step acts for the seat that is asked in each game.

    The arrays show the decision that each game waits for: `observation`, `action_mask`, `legal` (the numbers of the
    options, the first `count` of each row), `rows` if asked for, and `actor`, the seat.  `last` is what each seat saw
    at the end of the game before.  They are the same memory all the time: copy what you keep.  `step` returns the
    rewards of all seats and which games have ended; in these the next game is dealt already.
    """

    def __init__(
        self,
        game: str = "evolution",
        ruleset: str | None = None,
        seats: int = 2,
        games: int = 32,
        reward: str = "win",
        forced: str = "skip",
        slots: int = 0,
        seed: int = 0,
        rows: bool = False,
        position: str = "",
    ) -> None:
        """`position` is a text that all games start from."""
        if reward == "gain":
            raise ValueError("a vector pays at the end of a game: win, rank, margin or score")
        self.table = Table(game, ruleset, seats, reward, forced, slots)
        coder = self.table.coder
        start = self.table.read(position) if position else None
        self.games = Games(coder, games, seed, self.table.skip_forced, rows, start)
        self.many, self.seats = games, seats
        size, width, most = int(coder.size), int(coder.width), int(coder.most)
        self._rows = [self.games.seen, self.games.chosen]  # kept alive for the two writable arrays
        self.cleared = writable(self._rows[0], np.uint8)
        self.chosen = writable(self._rows[1], np.int32)
        self.observation = shown(self.games.seen, np.uint8, games, width)
        self.action_mask = shown(self.games.mask, np.uint8, games, size)
        self.legal = shown(self.games.legal, np.int32, games, most)
        self.count = shown(self.games.count, np.int32, games)
        self.actor = shown(self.games.actor, np.int32, games)
        self.over = shown(self.games.over, np.uint8, games)
        self.scores = shown(self.games.scores, np.int32, games, seats)
        self.wins = shown(self.games.wins, np.uint8, games, seats)
        self.moves = shown(self.games.moves, np.int32, games)
        self.last = shown(self.games.last, np.uint8, games, seats, width)
        self.rows = shown(self.games.rows, np.int16, games, most, ROW) if rows else None
        self.rewards = np.zeros((games, seats), np.float32)

    @property
    def seeds(self) -> list[int]:
        """The seed of the game that is played in each place."""
        return list(self.games.seeds)

    def reset(self, seed: int) -> None:
        self.games.restart(seed)

    def step(self, actions: Any) -> tuple[NDArray[np.float32], NDArray[np.uint8]]:
        """One action in each game; -1 leaves a game as it is.  IllegalAction: one isn't legal, and nothing happened."""
        self.chosen[:] = self.checked(actions)
        self.games.find_chosen()  # before anything is cleared
        self.cleared.fill(0)
        self.games.apply_chosen(True)
        self.rewards.fill(0)
        for place in np.flatnonzero(self.over):
            winners = np.flatnonzero(self.wins[place]).tolist()
            self.rewards[place] = rewards(self.table.reward, self.scores[place].tolist(), winners)
        return self.rewards, self.over

    def checked(self, actions: Any) -> NDArray[Any]:
        """One whole number for each game, that isn't cut off when it is stored."""
        given = np.asarray(actions)
        if given.shape != (self.many,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions are {self.many} whole numbers, one for each game; not {actions!r}")
        if given.dtype != np.int32 and not np.array_equal(given, given.astype(np.int32)):
            raise IllegalAction(f"action {given[np.abs(given).argmax()]} is outside the list")
        return given

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action in each game, all equally likely."""
        picks = (rng.random(self.many) * self.count).astype(np.int64)
        return np.asarray(self.legal[np.arange(self.many), picks], np.int32)
