"""Many games behind one `step`: what a learning program needs of all of them lies in a few rows of numbers.

Compiled with the rules: between two decisions nothing is made that Python would have to look at.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, u8

from beagle.kernel.coder import ROW, Coder
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY, GameState, IllegalAction

WAIT: Final = -1  # in place of an action: this game stays as it is
PATIENCE: Final = 1000  # games without a decision, one after another
SEED_BYTES: Final = 12  # 96 bits: what an Rng takes without folding


def episode_seed(seed: int, place: int, episode: int) -> int:
    """The seed of one episode: of this seed, in this place among the games, the so many-th."""
    text = f"{seed} {place} {episode}".encode()
    return int.from_bytes(hashlib.blake2b(text, digest_size=SEED_BYTES).digest(), "little")


def settle(g: GameState, rng: Rng, forced: bool) -> int:
    """Throw the dice, and take moves without a choice if these are skipped; returns how many of those."""
    taken = 0
    while g.actor != NOBODY:
        if g.actor == CHANCE:
            g.pick(g.sample_chance(rng))
        elif forced and g.offered.size == 1:
            g.pick(g.offered[0])
            taken += 1
        else:
            break
    return taken


class Games:
    """So many games at one table.  When one ends, `over` says so, its result stays readable, and the next is dealt.

    `seen`, `mask`, `legal`, `rows`, `count` and `actor` show the decision that each game waits for; `over`, `scores`,
    `wins`, `moves` and `last`, what each seat sees at the end, are about the episode that has just ended.  `chosen` is
    where the numbers of the next actions go.
    """

    def __init__(
        self,
        coder: Coder,
        many: int,
        seed: int,
        skip_forced: bool = True,
        with_rows: bool = False,
        start: GameState | None = None,
    ) -> None:
        """`start` is the position that all games begin from, in place of a deal."""
        if many < 1:
            raise ValueError(f"at least one game, not {many}")
        self.start: GameState | None = start
        self.coder: Coder = coder
        self.many: i64 = many
        self.skip_forced: bool = skip_forced
        self.with_rows: bool = with_rows
        size, width, most, seats = int(coder.size), int(coder.width), int(coder.most), int(coder.seats)
        self.seen: vec[u8] = vec[u8]([0] * (many * width))
        self.mask: vec[u8] = vec[u8]([0] * (many * size))
        self.legal: vec[i32] = vec[i32]([0] * (many * most))
        self.rows: vec[i16] = vec[i16]([0] * (many * most * ROW if with_rows else 1))
        self.count: vec[i32] = vec[i32]([0] * many)
        self.actor: vec[i32] = vec[i32]([0] * many)
        self.over: vec[u8] = vec[u8]([0] * many)
        self.scores: vec[i32] = vec[i32]([0] * (many * seats))
        self.wins: vec[u8] = vec[u8]([0] * (many * seats))
        self.moves: vec[i32] = vec[i32]([0] * many)
        self.last: vec[u8] = vec[u8]([0] * (many * seats * width))
        self.chosen: vec[i32] = vec[i32]([0] * many)
        self.found: vec[i32] = vec[i32]([0] * many)  # the position of each chosen action among the options
        self.states: list[GameState] = []
        self.rngs: list[Rng] = []
        self.seeds: list[int] = []
        self.episodes: list[int] = []
        self.lengths: vec[i32] = vec[i32]([0] * many)
        self.seed: int = seed
        self.restart(seed)

    def restart(self, seed: int) -> None:
        """Deal all games again."""
        self.seed = seed
        self.episodes = [0] * int(self.many)
        self.seeds = [episode_seed(seed, i, 0) for i in range(int(self.many))]
        self.rngs = [Rng(one) for one in self.seeds]
        self.states = [self.begun(rng) for rng in self.rngs]
        for i in range(self.many):
            self.over[i] = u8(0)
            self.lengths[i] = i32(0)
            self.show(i, False)

    def begun(self, rng: Rng) -> GameState:
        """A new game at its first decision; one that has none is dealt again."""
        start = self.start
        for _ in range(PATIENCE):
            g = self.coder.deal(rng) if start is None else start.clone()
            settle(g, rng, self.skip_forced)
            if g.actor != NOBODY:
                return g
        raise ValueError("the games end before anybody has a choice")

    def step(self) -> None:
        """Apply `chosen` to every game; -1 leaves a game as it is.

        IllegalAction: one of them is none of its game's options, and nothing has changed.
        """
        self.find_chosen()
        self.apply_chosen(False)

    def find_chosen(self) -> None:
        """The position of every chosen action among the options of its game."""
        for i in range(self.many):
            self.found[i] = i32(self.position(i, i64(self.chosen[i])))

    def apply_chosen(self, cleared: bool) -> None:
        """After `find_chosen`.  `cleared`: somebody who is faster at it has filled `seen` with zeros."""
        for i in range(self.many):
            self.over[i] = u8(0)
            if i64(self.found[i]) >= 0:
                self.advance(i)
            self.show(i, cleared)

    def position(self, i: i64, number: i64) -> i64:
        if number == WAIT:
            return WAIT
        start = i * self.coder.most
        count = i64(self.count[i])
        for k in range(count):
            if i64(self.legal[start + k]) == number:
                return k
        raise IllegalAction(f"action {number} of game {i} is not one of its {count} options")

    def advance(self, i: i64) -> None:
        """Apply the chosen option of this game; if that ends it, keep its result and deal the next."""
        g = self.states[i]
        g.pick(g.offered[i64(self.found[i])])
        settle(g, self.rngs[i], self.skip_forced)
        self.lengths[i] += i32(1)
        if g.actor == NOBODY:
            self.end(i, g)

    def end(self, i: i64, g: GameState) -> None:
        self.over[i] = u8(1)
        self.moves[i] = self.lengths[i]
        self.lengths[i] = i32(0)
        self.write_last(i, g)
        start = i * self.coder.seats
        points = g.scores()
        for seat in range(self.coder.seats):
            self.scores[start + seat] = i32(points[seat])
            self.wins[start + seat] = u8(0)
        for winner in g.winners():
            at: i64 = winner
            self.wins[start + at] = u8(1)
        self.episodes[i] += 1
        self.seeds[i] = episode_seed(self.seed, int(i), self.episodes[i])
        self.rngs[i] = Rng(self.seeds[i])
        self.states[i] = self.begun(self.rngs[i])

    def write_last(self, i: i64, g: GameState) -> None:
        """What each seat sees at the end."""
        seats, width = self.coder.seats, self.coder.width
        for k in range(i * seats * width, (i + 1) * seats * width):
            self.last[k] = u8(0)
        for seat in range(seats):
            self.coder.write(g, seat, self.last, (i * seats + seat) * width)

    def show(self, i: i64, cleared: bool) -> None:
        """The decision that this game waits for."""
        g, coder = self.states[i], self.coder
        most, size, width = coder.most, coder.size, coder.width
        first = i * most
        places = i * size
        gone = i64(self.count[i])
        for k in range(gone):
            self.mask[places + i64(self.legal[first + k])] = u8(0)
        count = coder.number(g, self.legal, first)
        for k in range(count):
            self.mask[places + i64(self.legal[first + k])] = u8(1)
        self.count[i] = i32(count)
        self.actor[i] = i32(g.actor)
        if not cleared:
            for k in range(i * width, (i + 1) * width):
                self.seen[k] = u8(0)
        coder.write(g, g.actor, self.seen, i * width)
        if self.with_rows:
            self.show_rows(i, g, count)

    def show_rows(self, i: i64, g: GameState, count: i64) -> None:
        start = i * self.coder.most * ROW
        for k in range(count * ROW):
            self.rows[start + k] = i16(0)
        for k in range(count):
            self.coder.row(g, g.offered[k], self.rows, start + k * ROW)
