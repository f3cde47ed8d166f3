"""Laws of learning at every table: the same seed shows the same bytes, an episode replays, rewards sum to zero.

That options have numbers of their own, that no number tells a secret, and that a pickled state goes on alike are laws
of `tests/laws`; compiled and interpreted rules are compared in `test_games`.  Each law here has planted bugs.
"""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

import beagle
from beagle import NOBODY, Rng
from beagle.adapters.rewards import ZERO_SUM, rewards
from beagle.kernel.coder import Blocks, Coder, Layout
from beagle.kernel.vector import Games, episode_seed, settle
from beagle.testing.laws.games import Broken, Table, must
from tests.adapters.test_games import played
from tests.laws.games import SUITE, TABLES

FEW = 25  # steps
WHOLE = 100_000
MakeCoder = Callable[[], Coder]
Pay = Callable[[str, Sequence[int], Sequence[int]], list[float]]


def maker(table: Table) -> MakeCoder:
    return lambda: table.game.coder(table.ruleset, table.seats)


def trace(coder: Coder, seed: int, steps: int) -> list[bytes]:
    """All that two games show of some random steps, the same choices each time."""
    games, rng, out = Games(coder, 2, seed, True, True), Rng(1), []
    for _ in range(steps):
        for place in range(2):
            games.chosen[place] = games.legal[place * int(coder.most) + rng.below(int(games.count[place]))]
        games.step()
        out.append(b"".join(bytes(memoryview(row)) for row in (games.seen, games.count, games.actor, games.over)))
        for place in range(2):
            first, count = place * int(coder.most), int(games.count[place])
            out.append(bytes(memoryview(games.legal))[4 * first : 4 * (first + count)])
            out.append(bytes(memoryview(games.rows))[16 * first : 16 * (first + count)])
    return out


def the_same_seed_shows_the_same(make: MakeCoder, steps: int = FEW) -> None:
    """Twice the same games, with two coders and with one that has been used; and others with another seed."""
    first = make()
    shown = trace(first, 5, steps)
    must(trace(make(), 5, steps) == shown, "the same seed shows something else")
    must(trace(first, 5, steps) == shown, "a coder that has been used shows something else")
    other = trace(first, 6, 1)
    must(other != shown[: len(other)], "another seed shows the same")


def an_episode_replays(make: MakeCoder, steps: int = FEW) -> None:
    """The numbers of a game among others, and its seed, lead through the same decisions to the same points."""
    games = Games(make(), 2, 7)
    seed, rng = games.seeds[1], Rng(3)
    numbers: list[int] = []
    seen: list[bytes] = []
    width = int(games.coder.width)
    while len(numbers) < steps and not games.over[1]:
        seen.append(bytes(memoryview(games.seen))[width:])
        for place in range(2):
            games.chosen[place] = games.legal[place * int(games.coder.most) + rng.below(int(games.count[place]))]
        numbers.append(int(games.chosen[1]))
        games.step()
    must(seed == episode_seed(7, 1, 0), "the seed is not that of the place")
    coder, rng = make(), Rng(seed)
    state: Any = coder.deal(rng)
    settle(state, rng, True)
    for number, bytes_then in zip(numbers, seen, strict=True):
        must(coder.observation(state, int(state.actor)) == bytes_then, "the replay shows something else")
        now = coder.numbers(state)
        must(number in now, "a number is no option in the replay")
        state.pick(state.options[now.index(number)])
        settle(state, rng, True)
    must(bool(games.over[1]) == (state.actor == NOBODY), "the replay ends at another moment")
    if state.actor == NOBODY:
        must(state.scores() == list(games.scores)[int(coder.seats) :], "the replay ends with other points")


def rewards_sum_to_zero(table: Table, pay: Pay = rewards, games: int = 2) -> None:
    for seed in range(games):
        state = table.game.deal(table.ruleset, table.seats, seed)
        beagle.playout(state, Rng(seed))
        for kind in ZERO_SUM:
            got = pay(kind, state.scores(), state.winners())
            must(len(got) == table.seats, "not every seat is paid")
            must(abs(sum(got)) < 1e-9, f"{kind} does not sum to zero: {got}")


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_the_same_seed_shows_the_same(table: Table) -> None:
    the_same_seed_shows_the_same(maker(table), 8)


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_an_episode_replays(table: Table) -> None:
    an_episode_replays(maker(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_rewards_sum_to_zero(table: Table) -> None:
    rewards_sum_to_zero(table, games=1)


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_at_every_table(table: Table) -> None:
    the_same_seed_shows_the_same(maker(table), 100)
    an_episode_replays(maker(table), WHOLE)
    rewards_sum_to_zero(table)


# Planted bugs: compiled classes take no patch, so each is a coder that asks another one


class Planted(Coder):
    """A coder, but for what a bug changes."""

    def __init__(self, inner: Coder) -> None:
        blocks, layout = Blocks(), Layout()
        blocks.add("all", int(inner.first_spare))
        layout.add("all", int(inner.width))
        super().__init__(inner.name, int(inner.seats), blocks, int(inner.spare), layout, int(inner.most))
        self.inner = inner
        self.asked = 0

    def deal(self, rng: Rng) -> Any:
        return self.inner.deal(rng)

    def look(self, g: Any) -> None:
        self.inner.look(g)

    def place(self, g: Any, action: Any) -> Any:
        return self.inner.place(g, action)

    def write(self, g: Any, seat: Any, out: Any, at: Any) -> None:
        self.inner.write(g, seat, out, at)

    def row(self, g: Any, action: Any, out: Any, at: Any) -> None:
        self.inner.row(g, action, out, at)


class Counting(Planted):
    """Shows how often it was asked."""

    def write(self, g: Any, seat: Any, out: Any, at: Any) -> None:
        self.asked += 1
        self.inner.write(g, seat, out, at)
        out[at] = self.asked % 256


class Stubborn(Planted):
    """Deals the same game, with the same dice, whatever the seed."""

    def deal(self, rng: Rng) -> Any:
        rng.__setstate__((1, 2, 3, 4))
        return self.inner.deal(rng)


class Moody(Planted):
    """Deals another game each time."""

    def deal(self, rng: Rng) -> Any:
        self.asked += 1
        return self.inner.deal(Rng(self.asked))


class Wandering(Planted):
    """Every second time it is asked, its places are moved by one."""

    def look(self, g: Any) -> None:
        self.asked += 1
        self.inner.look(g)

    def place(self, g: Any, action: Any) -> Any:
        found = self.inner.place(g, action)
        return (found + self.asked % 2) % int(self.first_spare) if found >= 0 else found


FIRST = TABLES[0]


def planted(kind: type[Planted]) -> MakeCoder:
    return lambda: kind(FIRST.game.coder(FIRST.ruleset, FIRST.seats))


def test_what_only_passes_on_is_no_bug() -> None:
    the_same_seed_shows_the_same(planted(Planted))
    an_episode_replays(planted(Planted))


@pytest.mark.parametrize("bug", [Counting, Stubborn, Moody])
def test_a_seed_that_shows_something_else_is_caught(bug: type[Planted]) -> None:
    with pytest.raises(Broken, match=r"seed|used"):
        the_same_seed_shows_the_same(planted(bug))


@pytest.mark.parametrize("bug", [Counting, Moody, Wandering])
def test_an_episode_that_does_not_replay_is_caught(bug: type[Planted]) -> None:
    with pytest.raises(Broken, match="replay"):
        an_episode_replays(planted(bug), 60)


@pytest.mark.parametrize("bug", [Counting, Moody, Wandering])
def test_other_bytes_are_another_checksum(bug: type[Planted]) -> None:
    """So compiled rules that showed something else would be noticed."""
    assert played(planted(bug)()) != played(planted(Planted)())


@pytest.mark.parametrize(
    "pay",
    [
        lambda kind, scores, winners: rewards("score", scores, winners),
        lambda kind, scores, winners: [1.0 if seat in winners else -1.0 for seat in range(len(scores))],
    ],
)
def test_rewards_that_do_not_sum_to_zero_are_caught(pay: Pay) -> None:
    with pytest.raises(Broken, match="sum to zero"):
        rewards_sum_to_zero(TABLES[1], pay)
