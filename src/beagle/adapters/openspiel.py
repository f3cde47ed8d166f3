"""Our games in OpenSpiel, with explicit chance.

    from beagle.adapters import openspiel
    game = openspiel.load("evolution", ruleset="base@gift", seats=2)

The deal is four chance nodes of 256 outcomes each, a seed of 32 bits, so not every shuffle can come; dice and draws are
chance nodes with their weights.  A state tells a player only what its seat may know; `resample_from_infostate` imagines
the rest.  OpenSpiel knows our games by name too, once this module is imported: `python_beagle_evolution`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

import beagle
from beagle import CHANCE, NOBODY, SPECTATOR, Rng
from beagle.adapters.buffers import Lens
from beagle.adapters.episode import FORCED, game_named
from beagle.adapters.rewards import ZERO_SUM, check_kind, rewards
from beagle.extras import missing
from beagle.games import own_games
from beagle.kernel.coder import Coder
from beagle.kernel.game import Game

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise missing(error, "beagle.adapters.openspiel") from error

SEED_NODES: Final = 4
OUTCOMES: Final = 256
MAX_POINTS: Final = 1000.0
LONGEST: Final = 20_000  # moves; every game of ours ends long before
MAX_SEATS: Final = 8
PREFIX: Final = "python_beagle_"


def type_of_game(game: Game, reward: str) -> Any:
    zero_sum = reward in ZERO_SUM
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"Beagle: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM if zero_sum else pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=MAX_SEATS,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "ruleset": game.rulesets()[0].name,
            "players": 2,
            "reward": "win",
            "forced": "skip",
            "slots": 0,
        },
    )


class Facts:
    """A table, kept here and not in a game of OpenSpiel: that may be loaded again, without what Python knows of it."""

    def __init__(self, name: str, ruleset: str, seats: int, reward: str, forced: str, slots: int) -> None:
        self.settings = (name, ruleset, seats, reward, forced, slots)
        self.reward = check_kind(reward)
        if reward == "gain":
            raise ValueError("OpenSpiel pays at the end of a game: win, rank, margin or score")
        if forced not in FORCED:
            raise ValueError(f'forced moves are one of: {", ".join(FORCED)}; not "{forced}"')
        self.game = beagle.game(name)
        self.skip_forced = forced == "skip"
        self.coder: Coder = self.game.coder(ruleset, seats, slots)

    def __reduce__(self) -> tuple[Any, ...]:
        return facts, self.settings

    def info(self) -> Any:
        most = 1.0 if self.reward in ("win", "rank") else MAX_POINTS
        info: dict[str, Any] = {
            "num_distinct_actions": int(self.coder.size),
            "max_chance_outcomes": OUTCOMES,
            "num_players": int(self.coder.seats),
            "min_utility": 0.0 if self.reward == "score" else -most,
            "max_utility": most,
            "max_game_length": LONGEST,
        }
        if self.reward in ZERO_SUM:
            info["utility_sum"] = 0.0
        return pyspiel.GameInfo(**info)


@lru_cache(maxsize=64)
def facts(name: str, ruleset: str, seats: int, reward: str, forced: str, slots: int) -> Facts:
    return Facts(name, ruleset, seats, reward, forced, slots)


def facts_from(name: str, params: dict[str, Any]) -> Facts:
    """SpielError: there is no such table."""
    ruleset = str(params.get("ruleset", beagle.game(name).rulesets()[0].name))
    reward, forced = str(params.get("reward", "win")), str(params.get("forced", "skip"))
    try:
        return facts(name, ruleset, int(params.get("players", 2)), reward, forced, int(params.get("slots", 0)))
    except ValueError as error:
        raise pyspiel.SpielError(str(error)) from error


def facts_of(game: Any) -> Facts:
    return facts_from(game.get_type().short_name.removeprefix(PREFIX), game.get_parameters())


class BeagleGame(pyspiel.Game):
    """One table."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        found = facts_from(name, params or {})
        super().__init__(type_of_game(found.game, found.reward), found.info(), params or {})

    def new_initial_state(self) -> BeagleState:
        return BeagleState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer | None:
        """What a player sees, or what everybody sees, which has no tensor.  None: nobody may see that.

        What is private to a player is not told apart from the rest that it sees.
        """
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        alone = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not alone and not (wanted.public_info and wanted.private_info == pyspiel.PrivateInfoType.NONE):
            return None
        return Observer(wanted, params, facts_of(self))


class Position:
    """What a state of OpenSpiel holds.  Copying it is a clone of the state of ours, and not of the rest."""

    def __init__(self, owner: Facts) -> None:
        self.owner = owner
        self.seed: list[int] = []  # the outcomes of the deal
        self.state: Any = None  # before the deal there is none
        self.start: Any = None  # where `actions` begin: the deal, or an imagined state
        self.actions: list[int] = []
        self.told: list[list[str]] = [[] for _ in range(int(owner.coder.seats))]  # to each seat, before `start`
        self.numbers: list[int] | None = None  # of the options; worked out when they are asked for

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        out = Position(self.owner)
        out.seed = self.seed.copy()
        out.state = None if self.state is None else self.state.clone()
        out.start = self.start  # nobody changes it
        out.actions = self.actions.copy()
        out.told = self.told
        out.numbers = self.numbers
        return out

    @property
    def actor(self) -> int:
        return CHANCE if self.state is None else int(self.state.actor)

    def options(self) -> list[int]:
        if self.numbers is None:
            self.numbers = self.owner.coder.numbers(self.state)
        return self.numbers

    def deal(self, outcome: int) -> None:
        self.seed.append(outcome)
        if len(self.seed) == SEED_NODES:
            self.state = self.owner.coder.deal(Rng(int.from_bytes(bytes(self.seed), "big")))
            self.start = self.state.clone()
            self.skip()

    def pick(self, action: int) -> None:
        self.actions.append(action)
        self.numbers = None
        self.state.pick(action)

    def skip(self) -> None:
        """Take the moves without a choice."""
        while self.owner.skip_forced and self.state.actor >= 0 and len(self.state.options) == 1:
            self.pick(int(self.state.options[0]))

    def heard(self, seat: int) -> list[str]:
        """Every move so far, as this seat saw it."""
        if self.start is None:
            return []
        game, g = self.owner.game, self.start.clone()
        out = list(self.told[seat])
        for action in self.actions:
            out.append(game.write_move(g, action, seat))
            g.pick(action)
        return out


class BeagleState(pyspiel.State):
    """A position, with the history that OpenSpiel keeps."""

    def __init__(self, game: BeagleGame) -> None:
        """It must not deal: OpenSpiel makes a copy by making a new state and copying its fields."""
        super().__init__(game)
        self.at = Position(facts_of(game))

    def current_player(self) -> int:
        actor = self.at.actor
        if actor == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.at.actor == NOBODY

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.at.options()) if player == self.at.actor else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.at.state is None:
            return [(outcome, 1 / OUTCOMES) for outcome in range(OUTCOMES)]
        weights = [weight for _, weight in self.at.state.chances()]
        return [(outcome, weight / sum(weights)) for outcome, weight in enumerate(weights) if weight]

    def _apply_action(self, action: int) -> None:
        at = self.at
        if at.actor == NOBODY:
            raise pyspiel.SpielError("the game is over: there is nothing to choose")
        known = self.outcomes() if at.actor == CHANCE else at.options()
        if action not in known:
            raise pyspiel.SpielError(f"action {action} is not one of the {len(known)} options")
        if at.state is None:
            at.deal(action)
            return
        at.pick(int(at.state.options[known.index(action)]))
        at.skip()

    def outcomes(self) -> range:
        return range(OUTCOMES if self.at.state is None else len(self.at.state.options))

    def _action_to_string(self, player: int, action: int) -> str:
        state, game = self.at.state, self.at.owner.game
        if state is None:
            return f"deal {action}"
        if self.at.actor == CHANCE:
            return game.write_move(state, int(state.options[action]))
        if player == self.at.actor and action in self.at.options():
            return game.write_move(state, int(state.options[self.at.options().index(action)]))
        return f"{self.at.owner.coder.blocks.name_of(action)} {action}"

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * int(self.at.owner.coder.seats)
        return rewards(self.at.owner.reward, self.at.state.scores(), self.at.state.winners())

    def __str__(self) -> str:
        state = self.at.state
        return f"deal {self.at.seed}" if state is None else self.at.owner.game.write(state)

    def information_state_string(self, player: int | None = None) -> str:
        """What the seat sees, and every move as it saw it."""
        seat = self.current_player() if player is None else player
        if not 0 <= seat < self.at.owner.coder.seats:
            raise pyspiel.SpielError(f"player >= 0 and player < {self.at.owner.coder.seats} expected, not {seat}")
        return "\n".join([self.seen(seat), *self.at.heard(seat)])

    def seen(self, seat: int) -> str:
        game, state = self.at.owner.game, self.at.state
        return "" if state is None else game.write_view(game.view(state, seat))

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> BeagleState:
        """A state that this player can't tell from this one: what the seat doesn't know is dealt again."""
        game, at = self.at.owner.game, self.at
        out = BeagleState(self.get_game())
        if at.state is None:
            return out
        out.at.seed = at.seed.copy()
        out.at.state = game.imagine(game.view(at.state, player), Rng(int(sampler() * 2**53)))
        out.at.start = out.at.state.clone()
        out.at.told = [at.heard(seat) for seat in range(int(at.owner.coder.seats))]
        return out


class Observer:
    """What a player sees, as a tensor with named parts, or in notation."""

    def __init__(self, iig_obs_type: Any, params: Any, table: Facts) -> None:
        if params:
            raise ValueError(f"an observation has no parameters: {params}")
        self.recalls = bool(iig_obs_type.perfect_recall)
        self.public = iig_obs_type.private_info == pyspiel.PrivateInfoType.NONE
        coder = table.coder
        self.lens = Lens(coder)
        self.tensor: Any = None
        self.dict: dict[str, Any] = {}
        if self.public:
            return
        self.tensor = np.zeros(int(coder.width), np.float32)
        for part in coder.layout.parts:
            self.dict[part.name] = self.tensor[part.start : part.start + part.size].reshape(part.shape)

    def set_from(self, state: BeagleState, player: int) -> None:
        if self.tensor is None:
            return
        if state.at.state is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.lens.see(state.at.state, player)

    def string_from(self, state: BeagleState, player: int) -> str:
        if self.public:
            return state.seen(SPECTATOR)
        return state.information_state_string(player) if self.recalls else state.seen(player)


def register() -> None:
    """Make our games known to OpenSpiel by name."""
    for game in own_games():
        maker = type(f"Beagle{game.name.title()}", (BeagleGame,), {"__init__": made(game.name), "__module__": __name__})
        globals()[maker.__name__] = maker  # OpenSpiel pickles it by its name
        if f"{PREFIX}{game.name}" not in pyspiel.registered_names():
            pyspiel.register_game(type_of_game(game, "win"), maker)


def made(name: str) -> Callable[..., None]:
    def __init__(self: BeagleGame, params: dict[str, Any] | None = None) -> None:
        BeagleGame.__init__(self, name, params)

    return __init__


def load(
    game: str,
    ruleset: str | None = None,
    seats: int = 2,
    reward: str = "win",
    forced: str = "skip",
    slots: int = 0,
) -> Any:
    """A game of ours for OpenSpiel.  SpielError: there is no such table."""
    try:
        found = game_named(game)
    except ValueError as error:
        raise pyspiel.SpielError(str(error)) from error
    params = {"players": seats, "reward": reward, "forced": forced, "slots": slots}
    return pyspiel.load_game(f"{PREFIX}{game}", {**params, "ruleset": ruleset or found.rulesets()[0].name})


register()
