"""Our games as PettingZoo environments, for several agents that act one after another (AEC).

    from beagle.adapters import pettingzoo
    env = pettingzoo.env("evolution", "base@gift", seats=4)

`env` has PettingZoo's wrappers, `raw_env` none; `parallel_env` is for programs that want an action of every agent in
every step, of which only that of the agent that is asked counts.  A seat is an agent; the observation of every agent
can be asked for at any time, and shows only what this seat may see.
"""

from __future__ import annotations

from typing import Any

from beagle.adapters.episode import Closed, Episode, Table, fresh_seed
from beagle.adapters.show import MODES, render
from beagle.extras import missing
from beagle.games import own_games
from beagle.kernel.state import IllegalAction

try:
    import gymnasium
    import numpy as np
    import pettingzoo as library
    from gymnasium import spaces
    from gymnasium.utils import EzPickle
    from pettingzoo import AECEnv, ParallelEnv
    from pettingzoo.utils import wrappers
    from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.pettingzoo") from error


class BeagleAEC(AECEnv[str, dict[str, Any], int], EzPickle):
    """One table.  Dice, and forced moves unless they are asked for, happen between the steps."""

    metadata: dict[str, Any] = {
        "name": "beagle_v1",
        "render_modes": MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        game: str = "evolution",
        ruleset: str | None = None,
        seats: int = 2,
        reward: str = "win",
        forced: str = "skip",
        slots: int = 0,
        position: str = "",
        max_moves: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`position` is a text to start from; `max_moves` ends longer episodes without a result, 0 never does."""
        EzPickle.__init__(self, game, ruleset, seats, reward, forced, slots, position, max_moves, render_mode)
        AECEnv.__init__(self)
        if render_mode is not None and render_mode not in MODES:
            raise ValueError(f'there is no render mode "{render_mode}"; choose from: {", ".join(MODES)}')
        self.table = Table(game, ruleset, seats, reward, forced, slots)
        self.position = position
        self.max_moves = max_moves
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        coder = self.table.coder
        self.seen = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (int(coder.width),), np.uint8),
                "action_mask": spaces.Box(0, 1, (int(coder.size),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, self.seen)
        self.action_spaces: dict[str, Any] = {agent: spaces.Discrete(int(coder.size)) for agent in self.possible_agents}
        self.base_seed: int | None = None
        self.episodes = 0
        self.playing: Episode | None = None

    def observation_space(self, agent: str) -> spaces.Space[dict[str, Any]]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    @property
    def episode(self) -> Episode:
        if self.playing is None:
            raise Closed("reset the environment before it is used")
        return self.playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new episode.  `options` may have `position`, a text to start from."""
        if seed is not None or self.base_seed is None:
            self.base_seed = int(np.random.SeedSequence(seed).generate_state(2, np.uint64)[0]) if seed is None else seed
            self.episodes = 0
        position = str((options or {}).get("position", self.position))
        self.playing = Episode(self.table, fresh_seed(self.base_seed, self.episodes), position)
        self.episodes += 1
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.playing.over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": f"{self.playing.seed:x}"} for agent in self.agents}
        self.agent_selection = self.possible_agents[max(self.playing.actor, 0)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.episode.observation(seat), "action_mask": self.episode.mask(seat)}

    def step(self, action: int | None) -> None:
        episode = self.episode
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an agent that is asked must choose; None is for agents whose episode is over")
        if int(action) != action:
            raise IllegalAction(f"an action is a whole number, not {action}")
        got = episode.step(int(action))
        self._cumulative_rewards[self.agent_selection] = 0.0
        self.rewards = dict(zip(self.possible_agents, got, strict=True))
        if episode.over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_moves and episode.moves >= self.max_moves:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[episode.actor]
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("no render mode was chosen: make the environment with render_mode")
            return None
        return render(self.table.game, self.episode.state, self.render_mode)

    def close(self) -> None:
        self.playing = None


def raw_env(*words: Any, **settings: Any) -> BeagleAEC:
    """The environment without wrappers: an illegal action raises IllegalAction, and nothing has changed."""
    return BeagleAEC(*words, **settings)


def env(*words: Any, **settings: Any) -> AECEnv[str, dict[str, Any], int]:
    """The environment in PettingZoo's wrappers: an illegal action ends the episode."""
    made: Any = raw_env(*words, **settings)
    made = wrappers.TerminateIllegalWrapper(made, illegal_reward=-1)
    made = wrappers.AssertOutOfBoundsWrapper(made)
    wrapped: AECEnv[str, dict[str, Any], int] = wrappers.OrderEnforcingWrapper(made)
    return wrapped


def parallel_env(*words: Any, **settings: Any) -> ParallelEnv[str, dict[str, Any], int | None]:
    """The environment for programs that let all agents act at once: `infos` and the masks say whose action counts.

    Decisions of our games come one after another, so in each step the actions of the others are left alone.
    """
    made: ParallelEnv[str, dict[str, Any], int | None] = turn_based_aec_to_parallel_wrapper(env(*words, **settings))
    return made


def register() -> None:
    """Make `pettingzoo.make("aec", "beagle/evolution-v1")` work, and "parallel", and the same for the other games."""
    for game in own_games():
        name, settings = f"beagle/{game.name}-v1", {"game": game.name}
        if name not in library.aec_registry:
            library.register("aec", name, f"{__name__}:env", kwargs=settings)
        if name not in library.parallel_registry:
            library.register("parallel", name, f"{__name__}:parallel_env", kwargs=settings)
