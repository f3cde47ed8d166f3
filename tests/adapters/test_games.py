"""Many games behind one step: the same seed gives the same bytes, compiled and interpreted; episodes replay."""

from pathlib import Path
from zlib import crc32

import numpy as np
import pytest

import beagle
from beagle import _native
from beagle.adapters.episode import Episode, Table
from beagle.adapters.gymnasium_vector import BeagleVectorEnv
from beagle.adapters.rewards import KINDS, ZERO_SUM, check_kind, rewards
from beagle.adapters.vector import BeagleVector
from beagle.games import own_games
from beagle.kernel.coder import Coder
from beagle.kernel.rng import Rng
from beagle.kernel.state import IllegalAction
from beagle.kernel.vector import WAIT, Games
from beagle.testing.laws.games import tables_of

SUMS = Path(__file__).with_name("sums.txt")
STEPS = 40
TABLES = [(table.game.name, table.ruleset, table.seats) for game in own_games() for table in tables_of(game)]


def played(coder: Coder, many: int = 2, steps: int = STEPS) -> str:
    """A line about some random steps: everything that a learning program would see of them."""
    games = Games(coder, many, 5, True, True)
    rng, sum = Rng(9), 0
    for _ in range(steps):
        for place in range(many):
            games.chosen[place] = games.legal[place * coder.most + rng.below(int(games.count[place]))]
        games.step()
        for row in (games.seen, games.mask, games.count, games.actor, games.over, games.scores):
            sum = crc32(bytes(memoryview(row)), sum)
        for place in range(many):
            first, count = place * int(coder.most), int(games.count[place])
            sum = crc32(bytes(memoryview(games.legal))[4 * first : 4 * (first + count)], sum)
            sum = crc32(bytes(memoryview(games.rows))[16 * first : 16 * (first + count)], sum)
    return f"{coder.name} size {coder.size} seen {coder.width} sum {sum:08x}"


def lines(stored: list[str]) -> list[str]:
    """A line for each table: the stored one, or that of a new table.  What is no table any more is left out."""
    known = {tuple(line.split("/")[:3]): line for line in stored}
    return [known.get((table[0], table[1], str(table[2]))) or played(coder_of(table)) for table in TABLES]


def coder_of(table: tuple[str, str, int]) -> Coder:
    game, ruleset, seats = table
    return beagle.game(game).coder(ruleset, seats)


def differences(step: int) -> list[str]:
    """The lines that aren't the stored ones, of every so many-th table."""
    stored = SUMS.read_text("utf-8").splitlines()
    assert len(stored) == len(TABLES)
    return [line for table, line in list(zip(TABLES, stored, strict=True))[::step] if played(coder_of(table)) != line]


def test_compiled_and_interpreted_games_show_the_same_bytes() -> None:
    """The suite runs it both ways.  After a change of a coder: python -m tests.adapters.test_games

    `./run playthroughs` adds the lines of a new table.  Interpreted, it looks at a few of the tables.
    """
    assert differences(1 if _native.compiled() else 8) == []


@pytest.mark.slow
def test_every_table_shows_the_same_bytes() -> None:
    assert differences(1) == []


def test_only_a_new_table_gets_a_new_line() -> None:
    stored = SUMS.read_text("utf-8").splitlines()
    older = [f"{line} kept" for line in stored[1:]]
    assert lines(["evolution/gone@gift/2/h12/v1 size 1", *older]) == [stored[0], *older]


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_the_same_seed_gives_the_same_bytes_and_another_does_not(name: str) -> None:
    def run(seed: int) -> bytes:
        vector = BeagleVector(name, games=3, seed=seed)
        rng = np.random.default_rng(1)
        out = b""
        for _ in range(12):
            vector.step(vector.sample(rng))
            out += vector.observation.tobytes() + vector.action_mask.tobytes()
        return out

    assert run(4) == run(4)
    assert run(4) != run(5)


def test_an_array_is_the_memory_of_the_games() -> None:
    vector = BeagleVector("evo", games=2)
    before = vector.observation.ctypes.data
    copy = vector.observation.copy()
    vector.step(vector.sample(np.random.default_rng(0)))
    assert vector.observation.ctypes.data == before
    assert not np.array_equal(vector.observation, copy)
    assert not vector.observation.flags.writeable


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_an_episode_replays_from_its_seed_and_its_numbers(name: str) -> None:
    table = Table(name, None, 2)
    first = Episode(table, 77)
    rng, numbers, seen = Rng(3), [], []
    while not first.over:
        numbers.append(first.numbers[rng.below(len(first.numbers))])
        seen.append(first.observation(first.actor).tobytes())
        first.step(numbers[-1])
    again, got = Episode(table, 77), [1.0]
    for number, what in zip(numbers, seen, strict=True):
        assert again.observation(again.actor).tobytes() == what
        got = again.step(number)
    assert again.over
    assert again.state.scores() == first.state.scores()
    assert sum(got) == pytest.approx(0)


def test_a_vector_plays_the_games_of_its_seeds() -> None:
    """What a vector shows is what an episode of the same seed shows."""
    vector = BeagleVector("evolution", games=2, seed=8)
    episode = Episode(vector.table, vector.seeds[1])
    rng = np.random.default_rng(2)
    for _ in range(30):
        assert episode.actor == vector.actor[1]
        assert np.array_equal(episode.observation(episode.actor), vector.observation[1])
        assert np.array_equal(episode.mask(episode.actor), vector.action_mask[1])
        actions = vector.sample(rng)
        vector.step(actions)
        episode.step(int(actions[1]))


def test_an_illegal_action_changes_nothing() -> None:
    vector = BeagleVector("evolution", games=2, seed=1)
    before = vector.observation.copy(), vector.action_mask.copy()
    illegal = int(np.flatnonzero(vector.action_mask[1] == 0)[0])
    with pytest.raises(IllegalAction, match="game 1"):
        vector.step([int(vector.legal[0, 0]), illegal])
    assert np.array_equal(vector.observation, before[0])
    assert np.array_equal(vector.action_mask, before[1])


def test_a_game_can_wait() -> None:
    vector = BeagleVector("evolution", games=2, seed=1)
    before = vector.observation.copy()
    vector.step([WAIT, int(vector.legal[1, 0])])
    assert np.array_equal(vector.observation[0], before[0])
    assert not np.array_equal(vector.observation[1], before[1])


def test_forced_moves_are_asked_for_only_if_wanted() -> None:
    def least(forced: str) -> int:
        vector = BeagleVector("evo", games=4, forced=forced)
        rng, found = np.random.default_rng(0), 99
        for _ in range(60):
            found = min(found, int(vector.count.min()))
            vector.step(vector.sample(rng))
        return found

    assert least("skip") == 2
    assert least("ask") == 1


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize(
    ("scores", "winners"), [([5, 3], [0]), ([4, 4, 1], [0, 1]), ([2, 9, 2, 9], [3]), ([1, 1], [0, 1])]
)
def test_rewards(kind: str, scores: list[int], winners: list[int]) -> None:
    got = rewards(kind, scores, winners)
    assert len(got) == len(scores)
    if kind in ZERO_SUM:
        assert sum(got) == pytest.approx(0)
    if kind == "win" and len(winners) == 1:
        assert got[winners[0]] == 1


def test_a_reward_that_is_not_zero_sum_would_be_seen() -> None:
    assert sum(rewards("score", [5, 3], [0])) != 0


def test_an_unknown_reward_is_refused() -> None:
    with pytest.raises(ValueError, match="win, rank, margin, score, gain"):
        check_kind("glory")


def test_a_gymnasium_vector_shows_one_seat_only() -> None:
    env = BeagleVectorEnv(3, "evolution", seats=3, seat=1)
    _, info = env.reset(seed=2)
    ended = 0
    rng = np.random.default_rng(0)
    for _ in range(220):
        assert (env.vector.actor == 1).all()
        actions = [rng.choice(np.flatnonzero(mask)) for mask in info["action_mask"]]
        seen, got, over, late, info = env.step(np.array(actions))
        assert seen.shape == env.observation_space.shape
        assert not late.any()
        for place in np.flatnonzero(over):
            ended += 1
            won = bool(info["final_info"]["wins"][place][1])
            assert (got[place] > -0.5) == won
            assert info["final_obs"][place].shape == (seen.shape[1],)
    assert ended > 0


if __name__ == "__main__":
    SUMS.write_text("\n".join(lines([])) + "\n", "utf-8")
