"""The tables of a game, random games at them, and moments of those games to look at."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, NamedTuple

from beagle import NOBODY, SPECTATOR, Game, Rng
from beagle.testing.laws.adapter import Adapter, PlainAdapter

ADAPTERS: dict[str, Adapter] = {}  # by the name of the game; without one, the contract says enough for most laws
LONGEST = 8000  # moves; a random game of the longest kind has a tenth of them
FEW = 3  # seats of which each is looked at each time
THOROUGH = False  # the soak sets it, and looks at all


class Broken(AssertionError):
    """A law does not hold."""


def must(holds: bool, *words: object) -> None:
    if not holds:
        raise Broken(" ".join(map(str, words)))


def adapter_of(game: Game) -> Adapter:
    """What the laws are told about this game."""
    return ADAPTERS.get(game.name) or PlainAdapter(game)


class Table(NamedTuple):
    """A ruleset with so many seats."""

    game: Game
    ruleset: str
    seats: int

    def __str__(self) -> str:
        return f"{self.game.name} {self.ruleset}, {self.seats} seats"

    @property
    def adapter(self) -> Adapter:
        return adapter_of(self.game)


def tables_of(game: Game) -> list[Table]:
    """Every ruleset, every number of seats; and each option, of a group one, at its smallest table."""
    out: list[Table] = []
    for info in game.rulesets():
        out += [Table(game, info.name, seats) for seats in range(info.seats[0], info.seats[1] + 1)]
        groups = dict.fromkeys(option.group or option.word for option in info.options)
        options = [next(one for one in info.options if name in (one.group, one.word)) for name in groups]
        out += [Table(game, f"{info.name} {option.word}", option.seats[0]) for option in options]
    return out


def spread(table: Table, games: int) -> int:
    """So many games a ruleset, whatever its options: how many of them at this table, one at least."""
    siblings = [other for other in tables_of(table.game) if other.ruleset.split()[0] == table.ruleset.split()[0]]
    return max(1, games // len(siblings))


def viewers(state: Any, seed: int) -> list[int]:
    """Those who look on: a spectator, the seat that is asked, and the others; of many seats, two that take turns."""
    seats = list(range(state.seats))
    if len(seats) > FEW and not THOROUGH:
        seats = sorted({state.actor if state.actor >= 0 else 0, seed % len(seats), (seed // 8 + 3) % len(seats)})
    return [*seats, SPECTATOR]


def thinned(many: list[int], most: int, seed: int) -> list[int]:
    """Of many about so many, evenly spread.  A soak takes all."""
    step = 1 if THOROUGH else 1 + len(many) // most
    return many[seed % step :: step]


def pick(state: Any, rng: Rng) -> int:
    return int(state.options[rng.below(len(state.options))])


def walk(table: Table, seed: int) -> Iterator[tuple[Any, int]]:
    """A random game: the state, which goes on, and the action that comes next."""
    state = table.game.deal(table.ruleset, table.seats, seed)
    rng = Rng(seed)
    moves = 0
    while state.actor != NOBODY:
        must(moves < LONGEST, "the game does not end")
        action = pick(state, rng)
        yield state, action
        state.apply(action)
        moves += 1


class Moment(NamedTuple):
    """A position of a random game, and how to get there again."""

    table: Table
    seed: int
    move: int
    state: Any

    def __str__(self) -> str:
        return f"{self.table}, seed {self.seed}, after {self.move} moves:\n{self.table.game.write(self.state)}"


Law = Callable[[Game, Any, int], object]  # a game, one of its states (left as it was), and a seed for what is random


def pending(state: Any) -> str:
    return str(state.stack[-1].name) if state.stack else "over"


def moments_of(table: Table, seed: int, each: int) -> list[Moment]:
    """Moments of one game: for each kind of pending step, so many at random; and the end."""
    rng = Rng(seed + 1)
    kept: dict[str, list[Moment]] = {}
    met: dict[str, int] = {}
    state = None
    number = 0
    for number, (state, _) in enumerate(walk(table, seed), 1):
        kind = pending(state)
        met[kind] = met.get(kind, 0) + 1
        here = kept.setdefault(kind, [])
        at = len(here) if len(here) < each else rng.below(met[kind])
        if at < each:
            here[at : at + 1] = [Moment(table, seed, number - 1, state.clone())]
    return [moment for some in kept.values() for moment in some] + [Moment(table, seed, number, state)]


@lru_cache(maxsize=64)
def moments(table: Table, games: int = 0, each: int = 1) -> tuple[Moment, ...]:
    """Moments of so many games at this table, or of its share of six.  Laws share them, and leave them as they are."""
    seeds = range(games or spread(table, 6))
    return tuple(moment for seed in seeds for moment in moments_of(table, seed, each))


def hold(law: Law, some: tuple[Moment, ...] | list[Moment]) -> None:
    """The law holds at each of these moments; an error says at which it does not."""
    for moment in some:
        try:
            law(moment.table.game, moment.state, moment.seed * 1000 + moment.move)
        except Exception as error:
            error.add_note(str(moment))
            raise
