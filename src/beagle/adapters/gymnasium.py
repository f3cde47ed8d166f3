"""Our games as a Gymnasium environment: one seat learns, the others are bots or functions.

    from beagle.adapters.gymnasium import BeagleEnv
    env = BeagleEnv("evolution", "base@gift", seats=2, others="greedy")

`action_masks()` says which actions are legal, as maskable algorithms expect it; `info["action_mask"]` says it too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from beagle.adapters.episode import Closed, Episode, Table, fresh_seed
from beagle.adapters.players import Opponent, seated
from beagle.adapters.rewards import bounds
from beagle.adapters.show import MODES, render
from beagle.extras import missing
from beagle.kernel.state import IllegalAction

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.gymnasium") from error

ILLEGAL = ("random", "raise", "lose")
SEATS_IN_TURN = -1


# Gymnasium's own kinds of errors, which are ours too


class NeedsReset(Closed, gymnasium.error.ResetNeeded):
    """The environment was used before it was reset, or after its episode was over."""


class ClosedEnvironment(Closed, gymnasium.error.ClosedEnvironmentError):
    """The environment was used after it was closed."""


class InvalidAction(gymnasium.error.InvalidAction, ValueError):
    """The action is none of the options.  Nothing has changed."""


class BadSetting(gymnasium.error.Error, ValueError):
    """There is no such environment."""


def table_for(game: str, ruleset: str | None, seats: int, reward: str, forced: str, slots: int) -> Table:
    try:
        return Table(game, ruleset, seats, reward, forced, slots)
    except ValueError as error:
        raise BadSetting(str(error)) from error


class BeagleEnv(gymnasium.Env[NDArray[np.uint8], np.int64]):
    """One seat of a table.  Between its decisions the others play, and dice and forced moves happen."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 2}

    def __init__(
        self,
        game: str = "evolution",
        ruleset: str | None = None,
        seats: int = 2,
        seat: int = 0,
        others: Opponent | Sequence[Opponent] = "random",
        reward: str = "win",
        forced: str = "skip",
        illegal: str = "random",
        slots: int = 0,
        position: str = "",
        max_moves: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """`seat` -1 takes the seats in turn, an episode each.  `illegal` says what an illegal action does: a `random`
        legal one is taken in its place, it is an error (`raise`), or the episode is lost (`lose`)."""
        if illegal not in ILLEGAL:
            raise BadSetting(f'an illegal action is one of: {", ".join(ILLEGAL)}; not "{illegal}"')
        if render_mode is not None and render_mode not in MODES:
            raise BadSetting(f'there is no render mode "{render_mode}"; choose from: {", ".join(MODES)}')
        self.table = table_for(game, ruleset, seats, reward, forced, slots)
        try:
            self.asked_seat = seat if seat == SEATS_IN_TURN else self.table.check_seat(seat)
            self.seat = max(seat, 0)
            self.others = others
            self.players = seated(self.table, self.seat, others)
        except (KeyError, ValueError) as error:
            raise BadSetting(str(error.args[0])) from error
        self.illegal, self.position, self.max_moves = illegal, position, max_moves
        self.render_mode = render_mode
        coder = self.table.coder
        self.observation_space = spaces.Box(0, 255, (int(coder.width),), np.uint8)
        self.action_space = spaces.Discrete(int(coder.size))
        self.reward_range = bounds(reward)
        self.base_seed = 0
        self.episodes = 0
        self.playing: Episode | None = None
        self.closed = False
        self.replaced = 0  # illegal actions of this episode, in place of which a random one was taken

    @property
    def episode(self) -> Episode:
        self.check_open()
        if self.playing is None:
            raise NeedsReset("reset the environment before it is used")
        return self.playing

    def check_open(self) -> None:
        if self.closed:
            raise ClosedEnvironment("the environment is closed: make a new one")

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.uint8], dict[str, Any]]:
        """A new episode.  `options` may have `position`, a text to start from, and `deal`, the seed of one deal, which
        is in `info["seed"]` in hexadecimal digits."""
        self.check_open()
        super().reset(seed=seed)
        if seed is not None or self.episodes == 0:
            self.base_seed = int(self.np_random.integers(1 << 62)) if seed is None else seed
            self.episodes = 0
        asked = options or {}
        if self.asked_seat == SEATS_IN_TURN:
            self.seat = self.episodes % self.table.seats
            self.players = seated(self.table, self.seat, self.others)
        deal = int(asked.get("deal", fresh_seed(self.base_seed, self.episodes)))
        self.playing = Episode(self.table, deal, str(asked.get("position", self.position)))
        self.episodes += 1
        self.replaced = 0
        for player in self.players.values():
            player.begin(self.playing)
        self.others_play()
        return self.playing.observation(self.seat), self.info()

    def others_play(self) -> list[float]:
        """Until the learner is asked, or the game is over; returns what all seats got meanwhile."""
        episode = self.episode
        got = np.zeros(self.table.seats)
        while not episode.over and episode.actor != self.seat:
            got += episode.step(self.players[episode.actor].choose(episode))
        return [float(one) for one in got]

    def step(self, action: Any) -> tuple[NDArray[np.uint8], float, bool, bool, dict[str, Any]]:
        episode = self.episode
        number = int(action)
        if number not in episode.numbers:
            if episode.over:
                raise NeedsReset("the episode is over: reset the environment")
            if self.illegal == "raise":
                try:
                    episode.action(number)
                except IllegalAction as error:
                    raise InvalidAction(str(error)) from error
            if self.illegal == "lose":
                self.playing = None
                return episode.observation(self.seat), -1.0, True, False, {"illegal": True, "seed": f"{episode.seed:x}"}
            self.replaced += 1
            number = int(self.np_random.choice(episode.numbers))
        got = episode.step(number)[self.seat] + self.others_play()[self.seat]
        late = bool(self.max_moves) and episode.moves >= self.max_moves and not episode.over
        if self.render_mode == "human":
            self.render()
        return episode.observation(self.seat), float(got), episode.over, late, self.info()

    def action_masks(self) -> NDArray[np.bool_]:
        """For maskable algorithms: which actions are legal now."""
        return self.episode.mask(self.seat).astype(np.bool_)

    def info(self) -> dict[str, Any]:
        episode = self.episode
        out: dict[str, Any] = {
            "seed": f"{episode.seed:x}",
            "seat": self.seat,
            "action_mask": episode.mask(self.seat),
            "replaced": self.replaced,
        }
        if episode.over:
            out["scores"] = np.array(episode.state.scores())
            out["won"] = self.seat in episode.state.winners()
        return out

    def render(self) -> Any:
        if self.render_mode is None:
            gymnasium.logger.warn("no render mode was chosen: make the environment with render_mode")
            return None
        return render(self.table.game, self.episode.state, self.render_mode, self.seat)

    def close(self) -> None:
        self.playing = None
        self.closed = True


def register() -> None:
    """Make `gymnasium.make("beagle/evolution-v1")` work, and the same for the other games."""
    from beagle.games import own_games

    for game in own_games():
        name = f"beagle/{game.name}-v1"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="beagle.adapters.gymnasium:BeagleEnv", kwargs={"game": game.name})
