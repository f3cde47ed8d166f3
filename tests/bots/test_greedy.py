"""The greedy bot keeps to the rules of a bot: it sees its view, it repeats itself, it always has an answer."""

from collections.abc import Iterator
from typing import Any

import pytest

import beagle
from beagle.bots.bot import Bot, Move
from beagle.bots.greedy import Contest, GreedyBot
from beagle.bots.random import RandomBot
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY

GAME = beagle.game("evolution")
RULESETS = [(info.name, seats) for info in GAME.rulesets() for seats in sorted({info.seats[0], info.seats[1]})]


def positions(ruleset: str, seats: int, seed: int) -> Iterator[Any]:
    """Every position of a random game in which a seat has a choice."""
    rng = Rng(seed)
    state = GAME.deal(ruleset, seats, rng)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        if len(state.options) > 1:
            yield state.clone()
        state.apply(state.options[rng.below(len(state.options))])


def moves_of(state: Any) -> list[Move]:
    return [Move(action, GAME.write_move(state, action)) for action in state.options]


def choice(view: Any, moves: list[Move], seed: int = 5, trials: int = 9, budget: float | None = None) -> Move:
    bot = GreedyBot(trials)
    bot.begin(GAME, view.ruleset, view.seat, seed)
    return bot.choose(view, moves, budget)


class Peephole:
    """A game that can do nothing for a bot but tell its name and imagine."""

    def __init__(self) -> None:
        self.name = GAME.name
        self.imagined = 0

    def imagine(self, view: Any, rng: Rng) -> Any:
        self.imagined += 1
        return GAME.imagine(view, rng)


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_it_has_an_answer_in_every_position_of_random_games(ruleset: str, seats: int) -> None:
    for number, state in enumerate(list(positions(ruleset, seats, seed=seats))[::5]):
        moves = moves_of(state)
        assert choice(GAME.view(state, state.actor), moves, number, trials=(1, 7, 9)[number % 3]) in moves


def test_it_sees_its_view_and_nothing_else() -> None:
    """The view went through text, and the game it holds can only imagine: there is nowhere else to look."""
    for state in list(positions("base@gift", 3, 1))[::7]:
        view = GAME.read_view(GAME.write_view(GAME.view(state, state.actor)))
        peephole: Any = Peephole()
        bot = GreedyBot(9)
        bot.begin(peephole, "base@gift", state.actor, 5)
        moves = moves_of(state)
        assert bot.choose(view, moves, None) == choice(GAME.view(state, state.actor), moves, 5, 9)
        assert peephole.imagined > 0


def test_two_worlds_that_look_alike_get_the_same_answer() -> None:
    differed = 0
    for number, state in enumerate(list(positions("base@gift", 2, 3))[::2]):
        view = GAME.view(state, state.actor)
        other = GAME.imagine(view, Rng(number))
        differed += GAME.write(other) != GAME.write(state)
        moves = moves_of(state)
        assert moves_of(other) == moves
        assert choice(GAME.view(other, state.actor), moves) == choice(view, moves)
    assert differed > 20


def test_it_leaves_the_view_as_it_was() -> None:
    for state in list(positions("base@gift", 4, 2))[::9]:
        view = GAME.view(state, state.actor)
        before = GAME.write_view(view)
        choice(view, moves_of(state))
        assert GAME.write_view(view) == before


def test_the_same_seed_plays_the_same_game() -> None:
    def text() -> str:
        return beagle.play(GAME, "base@gift", [GreedyBot(9), RandomBot(), GreedyBot(9)], seed=8).text()

    assert text() == text()


def test_less_time_means_fewer_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int] = []

    def best(self: Contest, moves: list[Move], trials: int) -> Move:
        given.append(trials)
        return moves[0]

    monkeypatch.setattr(Contest, "best", best)
    state = GAME.deal("base@gift", 2, 1)
    for budget in (None, 10.0, 0.02, 0.0):
        choice(GAME.view(state, state.actor), moves_of(state), trials=60, budget=budget)
    assert given == [60, 60, 20, 0]


def test_a_bot_that_was_not_told_of_a_game_says_so() -> None:
    state = GAME.deal("base@gift", 2, 1)
    with pytest.raises(RuntimeError, match="begin"):
        GreedyBot().choose(GAME.view(state, state.actor), moves_of(state), None)


def won(bots: list[Bot], seed: int) -> bool:
    """Does the greedy one among these win?"""
    record = beagle.play(GAME, "base@gift", bots, seed)
    seat = record.players.index("greedy")
    return seat in GAME.winners(beagle.replay(record.text()).state)


@pytest.mark.parametrize(("seats", "games", "enough"), [(2, 6, 6), (4, 6, 4)])
def test_it_beats_chance(seats: int, games: int, enough: int) -> None:
    wins = 0
    for seed in range(games):
        bots: list[Bot] = [RandomBot() for _ in range(seats - 1)]
        bots.insert(seed % seats, GreedyBot(10))
        wins += won(bots, seed)
    assert wins >= enough
