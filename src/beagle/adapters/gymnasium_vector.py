"""One seat of many games as a Gymnasium `VectorEnv`; see `vector` for all seats."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from beagle.adapters.gymnasium import BadSetting, ClosedEnvironment, InvalidAction, NeedsReset
from beagle.adapters.vector import BeagleVector
from beagle.extras import missing
from beagle.kernel.state import IllegalAction
from beagle.kernel.vector import WAIT, episode_seed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.gymnasium_vector") from error

ILLEGAL = ("random", "raise")


def seed_of(many: list[int | None]) -> int | None:
    """One seed made of many; none if one of them is none."""
    out = 0
    for one in many:
        if one is None:
            return None
        out = episode_seed(out, 0, one)
    return out


Choosers = Callable[[BeagleVector], Any]  # the actions of all games, of which those of the other seats are used


class BeagleVectorEnv(VectorEnv[Any, Any, Any]):
    """One seat of many games as a Gymnasium vector: the other seats play at random, or as a function says.

    `illegal` says what an illegal action does: a `random` legal one is taken in its place, which `info["replaced"]`
    counts, or it is an error (`raise`).

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
        illegal: str = "random",
        position: str = "",
    ) -> None:
        if illegal not in ILLEGAL:
            raise BadSetting(f'an illegal action of a vector is one of: {", ".join(ILLEGAL)}; not "{illegal}"')
        try:
            self.vector = BeagleVector(game, ruleset, seats, num_envs, reward, forced, slots, position=position)
            self.seat = self.vector.table.check_seat(seat)
        except ValueError as error:
            raise BadSetting(str(error)) from error
        self.illegal = illegal
        self.was_reset = False
        self.replaced = np.zeros(num_envs, np.int64)  # illegal actions of each episode
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
        self.check_open()
        if isinstance(seed, list):  # one seed deals all games; it is made of these
            seed = seed_of(seed)
        super().reset(seed=seed)
        base = int(self.np_random.integers(1 << 62)) if seed is None else seed
        self.was_reset = True
        self.replaced.fill(0)
        self.rng = np.random.default_rng(base)
        self.vector.reset(base)
        self.begin_step()
        self.others_play()
        return self.vector.observation.copy(), self.info()

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironment("the environment is closed: make a new one")

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
        self.check_open()
        if not self.was_reset:
            raise NeedsReset("reset the environment before it is used")
        chosen = self.legal(actions)
        self.begin_step()
        self.apply(chosen)
        self.others_play()
        info = self.info()
        self.replaced[self.ended] = 0
        if self.ended.any():
            info["final_obs"] = np.array([one and one["observation"] for one in self.lasting], dtype=object)
            info["final_info"] = {
                "scores": np.array([one and one["scores"] for one in self.lasting], dtype=object),
                "wins": np.array([one and one["wins"] for one in self.lasting], dtype=object),
                "moves": np.array([one["moves"] if one else 0 for one in self.lasting]),
            }
            info["_final_obs"] = info["_final_info"] = self.ended.copy()
        return self.vector.observation.copy(), self.got, self.ended, np.zeros(self.num_envs, np.bool_), info

    def legal(self, actions: Any) -> NDArray[Any]:
        """The actions, with others in place of those that aren't legal."""
        try:
            given = self.vector.checked(actions)
        except IllegalAction as error:
            raise InvalidAction(str(error)) from error
        except ValueError as error:
            raise gymnasium.error.InvalidAction(str(error)) from error
        inside = (given >= 0) & (given < self.vector.action_mask.shape[1])
        wrong = ~inside | (self.vector.action_mask[np.arange(self.num_envs), np.where(inside, given, 0)] == 0)
        if not wrong.any():
            return given
        if self.illegal == "raise":
            game = int(np.flatnonzero(wrong)[0])
            raise InvalidAction(
                f"action {given[game]} of game {game} is not one of its {self.vector.count[game]} options"
            )
        self.replaced += wrong
        return np.where(wrong, self.vector.sample(self.rng), given)

    def info(self) -> dict[str, Any]:
        return {
            "action_mask": self.vector.action_mask.copy(),
            "seed": np.array([f"{seed:x}" for seed in self.vector.seeds], dtype=object),
            "replaced": self.replaced.copy(),
        }
