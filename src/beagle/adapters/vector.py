"""Many games at once, fast: `BeagleVector` for self-play, `BeagleVectorEnv` for one seat as a Gymnasium vector.

Use 16 to 64 games a process: then all of them stay in the processor's cache.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beagle.adapters.buffers import shown, writable
from beagle.adapters.episode import Table
from beagle.adapters.rewards import rewards
from beagle.extras import missing
from beagle.kernel.coder import ROW
from beagle.kernel.vector import WAIT, Games

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
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
    ) -> None:
        if reward == "gain":
            raise ValueError("a vector pays at the end of a game: win, rank, margin or score")
        self.table = Table(game, ruleset, seats, reward, forced, slots)
        coder = self.table.coder
        self.games = Games(coder, games, seed, self.table.skip_forced, rows)
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
        self.chosen[:] = actions
        self.games.find_chosen()  # before anything is cleared
        self.cleared.fill(0)
        self.games.apply_chosen(True)
        self.rewards.fill(0)
        for place in np.flatnonzero(self.over):
            winners = np.flatnonzero(self.wins[place]).tolist()
            self.rewards[place] = rewards(self.table.reward, self.scores[place].tolist(), winners)
        return self.rewards, self.over

    def sample(self, rng: np.random.Generator) -> NDArray[np.int32]:
        """A legal action in each game, all equally likely."""
        picks = (rng.random(self.many) * self.count).astype(np.int64)
        return np.asarray(self.legal[np.arange(self.many), picks], np.int32)


Choosers = Callable[[BeagleVector], Any]  # the actions of all games, of which those of the other seats are used


class BeagleVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of many games as a Gymnasium vector: the other seats play at random, or as a function says.

    An ended game is dealt again in the same step; `info["final_obs"]` and `info["final_info"]` tell about the old one.
    """

    metadata: dict[str, Any] = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        num_envs: int = 32,
        game: str = "evolution",
        ruleset: str | None = None,
        seats: int = 2,
        seat: int = 0,
        others: Choosers | None = None,
        reward: str = "win",
        forced: str = "skip",
        slots: int = 0,
    ) -> None:
        self.vector = BeagleVector(game, ruleset, seats, num_envs, reward, forced, slots)
        self.seat = self.vector.table.check_seat(seat)
        self.others = others
        self.num_envs = num_envs
        self.single_observation_space = spaces.Box(0, 255, (self.vector.observation.shape[1],), np.uint8)
        self.single_action_space = spaces.Discrete(self.vector.action_mask.shape[1])
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)
        self.rng = np.random.default_rng(0)
        self.got = np.zeros(num_envs, np.float32)
        self.ended = np.zeros(num_envs, np.bool_)
        self.lasting: list[dict[str, Any] | None] = [None] * num_envs

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        if isinstance(seed, list):
            seed = seed[0]
        base = int(np.random.default_rng(seed).integers(1 << 62)) if seed is None else seed
        self.rng = np.random.default_rng(base)
        self.vector.reset(base)
        self.begin_step()
        self.others_play()
        return self.vector.observation.copy(), self.info()

    def begin_step(self) -> None:
        self.got = np.zeros(self.num_envs, np.float32)
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.lasting = [None] * self.num_envs

    def others_play(self) -> None:
        """Until this seat is asked everywhere.  A game that ends meanwhile is dealt again and goes on."""
        while True:
            theirs = self.vector.actor != self.seat
            if not theirs.any():
                return
            actions = self.vector.sample(self.rng) if self.others is None else np.asarray(self.others(self.vector))
            self.apply(np.where(theirs, actions, WAIT))

    def apply(self, actions: Any) -> None:
        given, over = self.vector.step(actions)
        for place in np.flatnonzero(over):
            if not self.ended[place]:  # a game that is dealt and ends before this seat was asked is nobody's episode
                self.ended[place] = True
                self.got[place] = given[place, self.seat]
                self.lasting[place] = {
                    "scores": self.vector.scores[place].copy(),
                    "wins": self.vector.wins[place].copy(),
                    "moves": int(self.vector.moves[place]),
                    "observation": self.vector.last[place, self.seat].copy(),
                }

    def step(
        self, actions: Any
    ) -> tuple[NDArray[np.uint8], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        self.begin_step()
        self.apply(actions)
        self.others_play()
        info = self.info()
        if self.ended.any():
            info["final_obs"] = np.array([one and one["observation"] for one in self.lasting], dtype=object)
            info["final_info"] = {
                "scores": np.array([one and one["scores"] for one in self.lasting], dtype=object),
                "wins": np.array([one and one["wins"] for one in self.lasting], dtype=object),
                "moves": np.array([one["moves"] if one else 0 for one in self.lasting]),
            }
            info["_final_obs"] = info["_final_info"] = self.ended.copy()
        return self.vector.observation.copy(), self.got, self.ended, np.zeros(self.num_envs, np.bool_), info

    def info(self) -> dict[str, Any]:
        return {"action_mask": self.vector.action_mask.copy()}
