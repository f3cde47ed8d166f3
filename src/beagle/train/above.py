"""A stronger player above the strongest level: one new step, and every level moves down by one.

The steps below stay as they were measured, so only the new one needs games: the new player against copies of the
strongest level so far, every deal from every seat.  Every game is noted, so a run that is stopped goes on where it was.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final

from beagle.bots.judges import judge_at, numbered
from beagle.bots.levels import LEVELS, Step
from beagle.bots.searcher import Dials
from beagle.bots.tables import LEVELS as FOLDER
from beagle.bots.tables import NUMBERS, Table, nearest, read
from beagle.kernel.game import Game
from beagle.train.duel import Played, odds, play, result
from beagle.train.ladder import HIGHEST, LOWEST, Timed, percentile
from beagle.train.progress import Notes

FIRST_DEAL: Final = 8_000_000


class Above:
    """The step from the strongest level of a table to a player that tries more."""

    def __init__(self, game: Game, table: Table, notes: Notes, iterations: int) -> None:
        self.game = game
        self.table = table
        self.notes = notes
        self.stored: dict[str, Any] = read(game.name, FOLDER, table)
        now = nearest(game.name, NUMBERS, table)
        named = self.stored.get("numbers", now)
        if named is None and now is not None:
            raise ValueError("the levels were measured with other numbers than this table has now: measure them again")
        self.judge = None if named is None else numbered(game.name, Table(*named))  # None: as written
        self.below = Dials(**self.stored["levels"][LEVELS[-1]])
        self.dials = self.below._replace(iterations=iterations)
        self.numbers = (self.judge or judge_at(game, table)).numbers()
        data = notes.read()
        if data.get("players") != self.players() or data.get("numbers") != self.numbers:
            data = {}  # other players: what they did says nothing about these
        self.played = [Played(*each) for each in data.get("played", [])]
        self.times: list[float] = data.get("times", [])

    def players(self) -> list[dict[str, Any]]:
        return [self.dials._asdict(), self.below._asdict()]

    def measure(self, games: int, told: Callable[[Step], None]) -> None:
        """Play on until there are so many games, whole deals."""
        seats = self.table.seats
        while len(self.played) < games:
            deal, seat = FIRST_DEAL + len(self.played) // seats, len(self.played) % seats
            players = [Timed(self.dials if at == seat else self.below, self.judge) for at in range(seats)]
            state = play(self.game, self.table.ruleset, players, deal)
            self.played.append(result(self.game, state, deal, seat))
            self.times += players[seat].times
            self.save()
            told(self.step())

    def save(self) -> None:
        played = [list(each) for each in self.played]
        times = self.times[-500:]
        self.notes.write({"players": self.players(), "numbers": self.numbers, "played": played, "times": times})

    def step(self) -> Step:
        """What is known so far."""
        found = [round(each, 2) for each in odds(self.played, self.table.seats)]
        return Step(LEVELS[-2], LEVELS[-1], found[0], found[1], found[2], len(self.played))

    def is_measured(self, games: int) -> bool:
        return len(self.played) >= games and LOWEST <= self.step().odds <= HIGHEST

    def data(self, origin: dict[str, Any]) -> dict[str, Any]:
        """What is stored: the new player is the strongest level, each other has the name of the next weaker one."""
        weaker = {old: new for new, old in pairwise(LEVELS)}
        moved = [
            {**step, "weaker": weaker[step["weaker"]], "stronger": weaker[step["stronger"]]}
            for step in self.stored["steps"]
            if step["weaker"] in weaker
        ]
        levels = {weaker[name]: dials for name, dials in self.stored["levels"].items() if name in weaker}
        times = self.stored["processor_seconds_95"]
        top = LEVELS[-1]
        return {
            **self.stored,
            "levels": {**levels, top: self.dials._asdict()},
            "steps": [*moved, {**self.step()._asdict(), "with exactly these dials": len(self.played)}],
            "processor_seconds_95": {
                **{weaker[name]: seconds for name, seconds in times.items() if name in weaker},
                top: percentile(self.times, 0.95),
            },
            "origin": {**origin, "steps below": self.stored["origin"]},
        }
