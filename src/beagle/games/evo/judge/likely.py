"""How a phase of EVO is likely to go: a number for every option, from what its player can see.

Quick rather than clever: hundreds of these moves are played for one choice, and the results are judged elsewhere.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from beagle.games.evo import actions, ids
from beagle.games.evo.judge.standing import Weights, gene_value, next_grounds, rounds_left, safety
from beagle.games.evo.land import Land
from beagle.games.evo.outlook import odds
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import Window
from beagle.games.evo.steps.survival import Losses
from beagle.kernel.action import PASS, kind_of


@dataclass(frozen=True)
class Habits:
    """What players tend to do.  Only the order of the numbers matters, and only within one question."""

    price: float = 1.1  # a mutation point in the auction
    card: float = 1.6  # an event card from the first column
    approach: float = 0.25  # each step closer to ideal ground
    now: float = 1.0  # ground that is good in this round
    next: float = 0.5  # ground that will be good in the next
    trouble: float = 0.04  # how much better than nothing a move must be
    harm: float = 0.7  # a dinosaur of another player that dies
    hurry: float = -0.05  # a card kept for later is as good
    terror: float = 0.5
    last_terror: float = 0.1  # when no more climate tokens come
    migration: float = 0.15
    rats: float = -0.1


def rater(state: State, weights: Weights, habits: Habits) -> Callable[[int], float]:
    """What the player who is asked thinks of each option."""
    return Opinion(state, weights, habits).rate


class Opinion:
    """What one player thinks of the table."""

    def __init__(self, state: State, weights: Weights, habits: Habits) -> None:
        self.state = state
        self.weights = weights
        self.habits = habits
        self.seat = int(state.actor)
        self.clan = state.players[self.seat]
        self.left = rounds_left(state)
        self.terrain = state.rules.land.terrain
        self.ways = distances(state.rules.land, list(state.rules.dial[state.dial]))
        self.later = [safety(self.clan, chances) for chances in next_grounds(state)]
        lives, grounds = self.room(), state.rules.dial[state.dial]
        self.values = [habits.now * lives[grounds[t]] + habits.next * self.later[t] for t in range(len(grounds))]

    def room(self) -> list[float]:
        """For each ground, how good one more dinosaur there is now: free layers save it."""
        counts = [0, 0, 0, 0]
        for cell in self.clan.herd:
            counts[self.state.ground(cell)] += 1
        free = [int(self.state.saved(self.seat, ground)) - counts[ground] for ground in range(4)]
        return [1.0, *(0.9 if free[ground] > 0 else 0.5 if free[ground] == 0 else 0.0 for ground in (1, 2, 3))]

    def rate(self, action: int) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0
        if kind == ids.BID:
            return self.bid(actions.bid_column(action), actions.bid_field(action))
        if kind == ids.PLAY:
            return self.play(actions.play_card(action), actions.play_target(action))
        if kind in (ids.WALK, ids.SWIM, ids.FLY):
            return self.move(actions.start_cell(action), actions.end_cell(action)) - self.habits.trouble
        if kind == ids.ATTACK:
            return self.attack(actions.start_cell(action), actions.end_cell(action))
        if kind in (ids.BIRTH, ids.FLEE):
            return self.birth(actions.only_cell(action))
        if kind == ids.EXCHANGE:
            gained = self.birth(actions.end_cell(action)) - self.cell(actions.start_cell(action))
            return gained - self.habits.trouble
        if kind == ids.LOSE:
            return self.loss(actions.only_cell(action))
        return -0.01 * int(actions.track_place(action))  # a place on the track: an early one is better

    def bid(self, column: int, field: int) -> float:
        """What the column is worth, minus its price; never bid more than needed."""
        gene = self.state.lab[column]
        value = self.habits.card if column == 0 else gene_value(self.clan, gene, self.weights, self.left)
        return value - self.habits.price * int(self.state.price(self.seat, column, field)) - 0.01 * field

    def cell(self, cell: int) -> float:
        """How good it is to be here."""
        return self.values[self.terrain[cell]] - self.habits.approach * self.ways[cell]

    def move(self, start: int, end: int) -> float:
        return self.cell(end) - self.cell(start)

    def attack(self, start: int, end: int) -> float:
        """A new place and harm to another player, if it succeeds."""
        chance = odds(self.state, self.seat, self.state.board[end])
        return chance.wins / chance.sides * (self.habits.harm + self.move(start, end)) - self.habits.trouble

    def birth(self, cell: int) -> float:
        """One more dinosaur is good even on bad ground, if it can move away."""
        value = 0.3 + self.cell(cell)
        if self.state.board[cell] >= 0 and self.clan.kills_to:
            return self.clan.kills_to / 6 * (value + self.habits.harm)
        return max(0.01, value)

    def loss(self, cell: int) -> float:
        """Prefer one in a bad place for the next round; losing one that could be saved is one dinosaur fewer."""
        after = self.state.clone()
        after.lose(cell)
        more = Losses(after, self.seat).count >= Losses(self.state, self.seat).count
        return -self.later[self.terrain[cell]] - (1.0 + self.habits.now if more else 0.0)

    def play(self, type: int, target: int) -> float:
        """Play a card now, or keep it for later?"""
        state, habits = self.state, self.habits
        if type == ids.LAST_SURVIVOR:
            return 4.0 - len(self.clan.herd)
        if type in (ids.GEYSERS, ids.OASIS):
            ground = ids.COLD if type == ids.GEYSERS else ids.HOT
            saved = min(int(state.unsaved(self.seat)[ground]), int(Losses(state, self.seat).count))
            return saved - 1.0
        if type == ids.PROPHECY:
            return self.climate(target - 1) - self.climate(int(state.shift)) - 1.0
        if type == ids.TERROR:
            return self.terror(target)
        if type in (ids.OPEN_INCUBATOR, ids.EGG_THIEF):
            return 2.0
        if type == ids.MIGRATION:
            return habits.migration
        return habits.rats if type == ids.HORDE_OF_RATS else habits.hurry

    def terror(self, cell: int) -> float:
        """Prefer a dinosaur that would live, when the climate is set; before the token, only if it is sure to be the
        meteor.

        Then it is the last moment: only the number of dinosaurs can still change, and it decides a tie.
        """
        state, step = self.state, self.state.stack[-1]
        if isinstance(step, Window) and step.moment != ids.CLIMATE_SET:
            return self.habits.last_terror if len(state.pile) == 1 else -self.habits.terror
        return self.habits.terror if state.ground(cell) == ids.IDEAL else self.habits.terror / 2

    def climate(self, shift: int) -> float:
        """How many of its own dinosaurs would be on ideal ground after the dial turns."""
        state = self.state
        grounds = state.rules.dial[(state.dial + shift) % len(state.rules.dial)]
        return float(sum(grounds[state.rules.land.terrain[cell]] == ids.IDEAL for cell in self.clan.herd))


FOUND: dict[tuple[int, tuple[int, ...]], tuple[Land, list[int]]] = {}
MAX_MAPS = 64


def distances(land: Land, grounds: list[int]) -> list[int]:
    """For each cell, how many steps to ideal ground, ignoring dinosaurs in the way; at most six."""
    key = (id(land), tuple(grounds))
    if key not in FOUND:
        if len(FOUND) > MAX_MAPS:
            FOUND.clear()
        steps = [0 if grounds[land.terrain[n]] == ids.IDEAL else 6 for n in range(land.size)]
        for _ in range(6):
            steps = [min([steps[n], *(steps[m] + 1 for m in land.near[n])]) for n in range(land.size)]
        FOUND[key] = land, steps  # keep the map alive, so that its id is not reused
    return FOUND[key][1]
