"""A learned player in one file: it rates every option by a sum of weights, and learns them by playing.

    python examples/linear/linear.py train              two minutes; writes weights.npz and curve.svg beside this file
    python examples/linear/linear.py measure            against random and greedy, on deals it has not seen
    beagle arena examples/linear/linear.py greedy       the same bot at our own tables
    beagle bot --name examples/linear/linear.py --seat-link …

It is REINFORCE on the margin of points, with numpy alone.  An option is described by a few small numbers (`rows` of a
vector of games); each number, together with what the option does, has a weight.  There is nothing of Evolution in it
but a few facts about the animal that an option is about.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

import beagle
from beagle.adapters.vector import BeagleVector
from beagle.bots.bot import Move
from beagle.kernel.coder import Coder
from beagle.kernel.rng import Rng

GAME, RULESET, SEATS = "evolution", "base@gift", 2
WEIGHTS = Path(__file__).with_name("weights.npz")
CURVE = Path(__file__).with_name("curve.svg")
VERBS, TRAITS, VALUES = 8, 64, 16
FACTS = 12  # numbers about an option that have weights
SIZE = FACTS * VERBS * TRAITS * VALUES
DEALS = 1 << 40  # training uses seeds below, measuring those from here on

Array = NDArray[Any]


class Features:
    """What is looked at: for each option of each game, which weights add up to its rating."""

    def __init__(self, coder: Coder) -> None:
        parts = {part.name: part for part in coder.layout.parts}
        self.world, self.seats, self.animals = parts["world"], parts["seats"], parts["animals"]
        self.slots, self.facts = self.animals.shape[1], self.animals.shape[2]

    def of(self, seen: Array, rows: Array) -> Array:
        """`seen` has a row for each game, `rows` one for each option of each game; the result names weights."""
        games, most = rows.shape[:2]
        wide = rows.astype(np.int64)
        verb, trait = wide[:, :, 0] % VERBS, wide[:, :, 2] % TRAITS
        slot, target = wide[:, :, 3], wide[:, :, 4]
        table = seen[:, self.animals.start : self.animals.start + self.animals.size].astype(np.int64)
        herds = np.concatenate([np.zeros((games, 1, self.facts), np.int64), table.reshape(games, -1, self.facts)], 1)
        at = np.arange(games)[:, None]
        mine, other = herds[at, slot], herds[at, target]
        own = seen[:, self.seats.start : self.seats.start + self.seats.size].reshape(games, *self.seats.shape)
        world = seen[:, self.world.start : self.world.start + self.world.size].astype(np.int64)
        hunger = np.clip(mine[:, :, 2] - mine[:, :, 1], 0, 3)
        facts = [
            (slot > 0) + (slot > self.slots),
            (target > 0) + (target > self.slots),
            hunger + 4 * (mine[:, :, 4] > 0),
            np.minimum(mine[:, :, 10 : 10 + (self.facts - 10) // 2].sum(2), 15),
            np.minimum(other[:, :, 2], 3) + 4 * (target > self.slots),
            np.broadcast_to(own[:, 0, 0:1], (games, most)),
            np.broadcast_to(own[:, 0, 2:3], (games, most)),
            np.broadcast_to(own[:, 1, 2:3], (games, most)),
            np.broadcast_to(world[:, 3:4] // 2, (games, most)),
            np.broadcast_to(world[:, 6:7] // 6, (games, most)),
            wide[:, :, 7] + 8 * (slot > self.slots),
            wide[:, :, 6],
        ]
        names = [np.clip(fact.astype(np.int64), 0, VALUES - 1) for fact in facts]
        kind = (verb * TRAITS + trait) * VALUES
        stride = VERBS * TRAITS * VALUES
        return np.stack([kind + name + number * stride for number, name in enumerate(names)], 2)


class Policy:
    """The weights, and what they make of a decision."""

    def __init__(self, weights: Array | None = None) -> None:
        self.weights = np.zeros(SIZE, np.float32) if weights is None else weights

    def ratings(self, features: Array, count: Array) -> Array:
        """Of each option; those beyond the count are no options."""
        rated = self.weights[features].sum(2)
        rated[np.arange(features.shape[1])[None, :] >= count[:, None]] = -np.inf
        return np.asarray(rated)

    def chances(self, features: Array, count: Array) -> Array:
        rated = self.ratings(features, count)
        rated -= rated.max(1, keepdims=True)
        out = np.exp(rated)
        return np.asarray(out / out.sum(1, keepdims=True))

    def save(self, path: Path) -> None:
        used = np.flatnonzero(self.weights)
        np.savez_compressed(path, at=used.astype(np.int32), weight=self.weights[used].astype(np.float16))

    @staticmethod
    def load(path: Path = WEIGHTS) -> Policy:
        made = Policy()
        with np.load(path) as found:
            made.weights[found["at"]] = found["weight"].astype(np.float32)
        return made


def options(vector: BeagleVector) -> Array:
    """The rows of as many options as the largest decision has."""
    assert vector.rows is not None
    return vector.rows[:, : int(vector.count.max())]


# Learning


class Learner:
    """Plays both seats and learns from who was ahead at the end; in every second game one seat plays at random."""

    def __init__(self, games: int = 32, seed: int = 0, rate: float = 0.02) -> None:
        self.vector = BeagleVector(GAME, RULESET, SEATS, games, reward="margin", seed=seed, rows=True)
        self.look = Features(self.vector.table.coder)
        self.policy = Policy()
        self.rate = rate
        self.rng = np.random.default_rng(seed)
        self.memory: list[list[tuple[int, Array, Array, int]]] = [[] for _ in range(games)]
        self.square = np.full(SIZE, 1e-3, np.float32)  # how large the steps of each weight were: they become smaller
        self.finished = 0
        self.spread = 10.0  # the usual margin

    def step(self) -> None:
        vector, count = self.vector, self.vector.count.copy()
        features = self.look.of(vector.observation, options(vector))
        chances = self.policy.chances(features, count)
        picks: Array = (chances.cumsum(1) < self.rng.random((len(count), 1))).sum(1)
        picks = np.minimum(picks, count - 1)
        at_random = (np.arange(len(count)) % 2 == 1) & (vector.actor == (np.arange(len(count)) // 2) % SEATS)
        picks = np.where(at_random, (self.rng.random(len(count)) * count).astype(np.int64), picks)
        for game in range(len(count)):
            if not at_random[game]:
                known = int(count[game])
                moment = (int(vector.actor[game]), features[game, :known], chances[game, :known], int(picks[game]))
                self.memory[game].append(moment)
        rewards, over = vector.step(vector.legal[np.arange(len(count)), picks])
        for ended in np.flatnonzero(over):
            self.learn(int(ended), rewards[ended])

    def learn(self, game: int, rewards: Array) -> None:
        """More of what was done by who was ahead, less of what the others did."""
        self.spread = 0.99 * self.spread + 0.01 * float(np.abs(rewards).mean())
        change = np.zeros(SIZE, np.float32)
        for seat, features, chances, picked in self.memory[game]:
            worth = float(np.clip(rewards[seat] / max(self.spread, 1), -2, 2))
            np.add.at(change, features[picked], worth)
            np.add.at(change, features.ravel(), np.repeat(-worth * chances, FACTS).astype(np.float32))
        touched = np.flatnonzero(change)
        self.square[touched] += change[touched] ** 2
        self.policy.weights[touched] += self.rate * 4 * change[touched] / np.sqrt(self.square[touched])
        self.memory[game].clear()
        self.finished += 1


def train(
    games: int = 4000, seed: int = 0, every: int = 500, deals: int = 100, say: Any = print
) -> tuple[Policy, list[tuple[int, float]]]:
    """Learn from so many games; returns the policy and its curve: games played, and the share won against random."""
    learner = Learner(seed=seed)
    curve = [(0, measure(learner.policy, deals)[0])]
    start, shown = time.monotonic(), 0
    while learner.finished < games:
        learner.step()
        if learner.finished >= shown + every:
            shown = learner.finished - learner.finished % every
            curve.append((shown, measure(learner.policy, deals)[0]))
            say(f"{shown} games, {time.monotonic() - start:.0f} s: {curve[-1][1]:.0%} against random")
    return learner.policy, curve


# Measuring


def measure(policy: Policy, deals: int = 400, first: int = DEALS) -> tuple[float, int]:
    """The share of games won against random, each deal from both seats; and how many games that were."""
    won, played = 0.0, 0
    for seat in range(SEATS):
        for share in results(policy, deals, seat, first):
            won += share
            played += 1
    return won / played, played


def results(policy: Policy, deals: int, seat: int, first: int, games: int = 40) -> Iterator[float]:
    """The share of each game that the policy, in this seat, has won against random players."""
    games = min(games, deals)
    vector = BeagleVector(GAME, RULESET, SEATS, games, seed=first, rows=True)
    look, rng = Features(vector.table.coder), np.random.default_rng(first + seat)
    left = np.full(games, deals // games)
    left[: deals % games] += 1
    while left.any():
        best = policy.ratings(look.of(vector.observation, options(vector)), vector.count).argmax(1)
        at_random = (rng.random(games) * vector.count).astype(np.int64)
        picks = np.where(vector.actor == seat, best, at_random)
        _, over = vector.step(vector.legal[np.arange(games), picks])
        for game in np.flatnonzero(over):
            if left[game]:
                left[game] -= 1
                winners = np.flatnonzero(vector.wins[game])
                yield (1 / len(winners)) if seat in winners else 0.0


# At a real table


class Linear:
    """The learned policy as a bot of ours: it looks at what its seat sees, and at nothing else."""

    name = "linear"

    def __init__(self, policy: Policy | None = None) -> None:
        self.policy = policy or Policy.load()
        self.seat, self.ruleset = 0, ""
        self.game: Any = None
        self.coders: dict[tuple[str, int], Any] = {}

    def begin(self, game: Any, ruleset: str, seat: int, seed: int) -> None:
        if game.name != GAME:
            raise ValueError(f"{self.name} has learned {GAME}, and can't play {game.name}")
        self.game, self.ruleset, self.seat = game, ruleset, seat

    def saw(self, events: Any) -> None:
        pass

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        world = self.game.imagine(view, Rng(0))  # any world that looks like this gives the same numbers
        key = (view.ruleset, int(world.seats))
        if key not in self.coders:
            self.coders[key] = self.game.coder(*key)
        coder = self.coders[key]
        seen = np.frombuffer(coder.observation(world, self.seat), np.uint8)[None]
        rows = np.array(coder.rows(world), np.int16)[None]
        rated = self.policy.ratings(Features(coder).of(seen, rows), np.array([rows.shape[1]]))[0]
        best = world.options[int(rated.argmax())]
        return next(move for move in moves if move.action == best)


def against_greedy(deals: int, policy: Policy) -> float:
    """The share of games won against the greedy bot, each deal from both seats."""
    from beagle.bots.registry import bot

    game, won = beagle.game(GAME), 0.0
    for deal in range(deals):
        for seat in range(SEATS):
            players: list[Any] = [bot("greedy") for _ in range(SEATS)]
            players[seat] = Linear(policy)
            record = beagle.play(game, RULESET, players, seed=DEALS + deal)
            winners = game.winners(beagle.replay(record.text()).state)
            won += 1 / len(winners) if seat in winners else 0
    return won / (deals * SEATS)


def drawn(curve: list[tuple[int, float]]) -> str:
    """The curve as an SVG picture: games played, and the share won against random."""
    wide, high, left, top = 520, 220, 50, 20
    most = max(games for games, _ in curve) or 1
    points = [(left + wide * games / most, top + high * (1 - share)) for games, share in curve]
    parts = []
    for percent in (0, 25, 50, 75, 90, 100):
        y = top + high * (1 - percent / 100)
        parts.append(f"<path d='M{left} {y:.0f}h{wide}' stroke='#6e7781' stroke-opacity='.3'/>")
        parts.append(f"<text x='{left - 6}' y='{y + 4:.0f}' text-anchor='end'>{percent} %</text>")
    for games, _ in curve:
        x = left + wide * games / most
        parts.append(f"<text x='{x:.0f}' y='{top + high + 20}' text-anchor='middle'>{games}</text>")
    parts.append(f"<text x='{left + wide / 2:.0f}' y='{top + high + 40}' text-anchor='middle'>games played</text>")
    line = "L".join(f"{x:.1f} {y:.1f}" for x, y in points)
    parts.append(f"<path d='M{line}' fill='none' stroke='#2a8f7b' stroke-width='2'/>")
    parts += [f"<circle cx='{x:.1f}' cy='{y:.1f}' r='4' fill='#2a8f7b'/>" for x, y in points]
    size = f"width='{left + wide + 30}' height='{top + high + 50}' viewBox='0 0 {left + wide + 30} {top + high + 50}'"
    font = "font-family='system-ui, sans-serif' font-size='12' fill='#6e7781'"
    return f"<svg xmlns='http://www.w3.org/2000/svg' {size} {font}>\n" + "\n".join(parts) + "\n</svg>\n"


def main(words: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description="Train or measure the linear policy.")
    parser.add_argument("command", choices=["train", "measure"])
    parser.add_argument("--games", type=int, default=4000, help="games to learn from")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--deals", type=int, default=400, help="deals to measure on, each from both seats")
    parser.add_argument("--weights", type=Path, default=WEIGHTS)
    parser.add_argument("--curve", type=Path, default=CURVE, help="where the picture of what was learned goes")
    asked = parser.parse_args(words)
    if asked.command == "train":
        policy, curve = train(asked.games, asked.seed, deals=min(asked.deals, 100))
        policy.save(asked.weights)
        asked.curve.write_text(drawn(curve), "utf-8")
        print(f"written: {asked.weights.name}, {asked.curve.name}")
    policy = Policy.load(asked.weights)
    share, games = measure(policy, asked.deals)
    print(f"against random: {share:.1%} of {games} games")
    few = max(1, asked.deals // 40)  # greedy thinks long
    print(f"against greedy: {against_greedy(few, policy):.1%} of {few * SEATS} games")
    return 0


if __name__ == "__main__":
    sys.exit(main())
