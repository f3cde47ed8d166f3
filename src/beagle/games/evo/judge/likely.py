"""How a phase of EVO is likely to go: a number for every option, from what its player can see.

Quick rather than clever: hundreds of these moves are played for one choice, and the results are judged elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from beagle.games.evo import actions, ids
from beagle.games.evo.clan import Clan
from beagle.games.evo.judge.standing import Scales, rounds_left, safety
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import Window
from beagle.games.evo.steps.survival import Losses
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.int_list import IntList, zeros


@dataclass(frozen=True)
class Habits:
    """What players tend to do.  Only the order of the numbers matters, and only within one question."""

    price: float = 1.1  # a mutation point in the auction
    card_column: float = 1.6  # an event card from the first column
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


def rates(state: State, scales: Scales, habits: Habits) -> list[float]:
    """What the player who is asked thinks of each option."""
    opinion = Opinion(state, scales, habits)
    out: list[float] = []
    for i in range(state.offered.size):
        out.append(opinion.rate(state.offered[i]))
    return out


class Opinion:
    """What one player thinks of the table."""

    def __init__(self, state: State, scales: Scales, habits: Habits) -> None:
        self.state: State = state
        self.scales: Scales = scales
        self.habits: Habits = habits
        self.seat: i64 = state.actor
        self.clan: Clan = state.players[self.seat]
        self.left: float = rounds_left(state)
        self.terrain: IntList = state.rules.land.terrain
        chances = scales.next_grounds(state)
        self.ways: list[int] = scales.ways[state.dial]
        self.later: list[float] = [safety(self.clan, chance) for chance in chances]
        lives, grounds = self.room(), state.rules.dial[state.dial]
        self.values: list[float] = []
        for t in range(grounds.size):
            self.values.append(habits.now * lives[grounds[t]] + habits.next * self.later[t])

    def room(self) -> list[float]:
        """For each ground, how good one more dinosaur there is now: free layers save it."""
        counts = zeros(4)
        for i in range(self.clan.herd.size):
            ground = self.state.ground(self.clan.herd[i])
            counts[ground] = counts[ground] + 1
        out = [1.0]
        for ground in range(1, 4):
            free = self.state.saved(self.seat, ground) - counts[ground]
            out.append(0.9 if free > 0 else 0.5 if free == 0 else 0.0)
        return out

    def rate(self, action: i64) -> float:
        kind = kind_of(action)
        if kind == PASS:
            return 0.0
        if kind == ids.BID:
            return self.bid(actions.bid_column(action), actions.bid_field(action))
        if kind == ids.PLAY:
            return self.play(actions.play_card(action), actions.play_target(action))
        if kind == ids.WALK or kind == ids.SWIM or kind == ids.FLY:
            return self.move(actions.start_cell(action), actions.end_cell(action)) - self.habits.trouble
        if kind == ids.ATTACK:
            return self.attack(actions.start_cell(action), actions.end_cell(action))
        if kind == ids.BIRTH or kind == ids.FLEE:
            return self.birth(actions.only_cell(action))
        if kind == ids.EXCHANGE:
            gained = self.birth(actions.end_cell(action)) - self.cell(actions.start_cell(action))
            return gained - self.habits.trouble
        if kind == ids.LOSE:
            return self.loss(actions.only_cell(action))
        return -0.01 * float(actions.track_place(action))  # a place on the track: an early one is better

    def bid(self, column: i64, field: i64) -> float:
        """What the column is worth, minus its price; never bid more than needed."""
        value = self.habits.card_column
        if column:
            value = self.scales.gene_value(self.clan, self.state.lab[column], self.left)
        return value - self.habits.price * float(self.state.price(self.seat, column, field)) - 0.01 * float(field)

    def cell(self, cell: i64) -> float:
        """How good it is to be here."""
        return self.values[self.terrain[cell]] - self.habits.approach * self.ways[cell]

    def move(self, start: i64, end: i64) -> float:
        return self.cell(end) - self.cell(start)

    def attack(self, start: i64, end: i64) -> float:
        """A new place and harm to another player, if it succeeds."""
        state, wins, sides = self.state, 0.0, 0.0
        for face in range(state.rules.die.size):
            sides += float(state.rules.die[face])
            if state.wins(face, self.seat, state.board[end]):
                wins += float(state.rules.die[face])
        return wins / sides * (self.habits.harm + self.move(start, end)) - self.habits.trouble

    def birth(self, cell: i64) -> float:
        """One more dinosaur is good even on bad ground, if it can move away."""
        value = 0.3 + self.cell(cell)
        if self.state.board[cell] >= 0 and self.clan.kills_to:
            return float(self.clan.kills_to) / 6 * (value + self.habits.harm)
        return max(0.01, value)

    def loss(self, cell: i64) -> float:
        """Prefer one in a bad place for the next round; losing one that could be saved is one dinosaur fewer."""
        after = self.state.clone()
        after.lose(cell)
        more = Losses(after, self.seat).count >= Losses(self.state, self.seat).count
        return -self.later[self.terrain[cell]] - (1.0 + self.habits.now if more else 0.0)

    def play(self, type: i64, target: i64) -> float:
        """Play a card now, or keep it for later?"""
        state, habits = self.state, self.habits
        if type == ids.LAST_SURVIVOR:
            return 4.0 - float(self.clan.herd.size)
        if type == ids.GEYSERS:
            return self.saved_on(ids.COLD) - 1.0
        if type == ids.OASIS:
            return self.saved_on(ids.HOT) - 1.0
        if type == ids.PROPHECY:
            return self.climate(target - 1) - self.climate(state.shift) - 1.0
        if type == ids.TERROR:
            return self.terror(target)
        if type == ids.OPEN_INCUBATOR or type == ids.EGG_THIEF:
            return 2.0
        if type == ids.MIGRATION:
            return habits.migration
        return habits.rats if type == ids.HORDE_OF_RATS else habits.hurry

    def saved_on(self, ground: i64) -> float:
        """How many live if all on this ground are saved."""
        saved = self.state.unsaved(self.seat)[ground]
        losses = Losses(self.state, self.seat).count
        return float(min(saved, losses))

    def terror(self, cell: i64) -> float:
        """Prefer a dinosaur that would live, when the climate is set; before the token, only if it is sure to be the
        meteor.

        Then it is the last moment: only the number of dinosaurs can still change, and it decides a tie.
        """
        state, step = self.state, self.state.stack[-1]
        if isinstance(step, Window) and step.moment != ids.CLIMATE_SET:
            return self.habits.last_terror if state.pile.size == 1 else -self.habits.terror
        return self.habits.terror if state.ground(cell) == ids.IDEAL else self.habits.terror / 2

    def climate(self, shift: i64) -> float:
        """How many of its own dinosaurs would be on ideal ground after the dial turns."""
        state = self.state
        grounds = state.rules.dial[(state.dial + shift) % len(state.rules.dial)]
        ideal = 0.0
        for i in range(self.clan.herd.size):
            if grounds[self.terrain[self.clan.herd[i]]] == ids.IDEAL:
                ideal += 1.0
        return ideal
