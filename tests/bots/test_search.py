"""The search keeps to the rules of a bot: it sees its view, it repeats itself, it always has an answer."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import beagle
from beagle.bots.bot import Bot, Move
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import ByPoints, evaluation
from beagle.bots.levels import CLASSES, LEVELS
from beagle.bots.random import RandomBot
from beagle.bots.search.contest import Budget, stages_of, think
from beagle.bots.search.tree import Node, Range, Shape, chosen
from beagle.bots.searcher import Dials, SearchBot, slipped, with_untried
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY

TABLES = [("evolution", "base@gift", 2), ("evo", "second", 3), ("dinosaurs", "base", 2)]
SMALL = Dials(iterations=20)


def positions(game: Game, ruleset: str, seats: int, seed: int) -> Iterator[Any]:
    """Every position of a random game in which a seat has a choice."""
    rng = Rng(seed)
    state = game.deal(ruleset, seats, rng)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        if len(state.options) > 1:
            yield state.clone()
        state.apply(state.options[rng.below(len(state.options))])


def moves_of(game: Game, state: Any) -> list[Move]:
    return [Move(action, game.write_move(state, action)) for action in state.options]


def choice(game: Game, view: Any, moves: list[Move], dials: Dials = SMALL, seed: int = 5) -> Move:
    bot = SearchBot(dials)
    bot.begin(game, view.ruleset, view.seat, seed)
    return bot.choose(view, moves, None)


@pytest.mark.parametrize(("name", "ruleset", "seats"), TABLES)
def test_it_has_an_answer_everywhere_and_leaves_the_view_alone(name: str, ruleset: str, seats: int) -> None:
    game = beagle.game(name)
    for number, state in enumerate(list(positions(game, ruleset, seats, 3))[::23]):
        view, moves = game.view(state, state.actor), moves_of(game, state)
        before = game.write_view(view)
        assert choice(game, view, moves, Dials(iterations=(1, 5, 12)[number % 3], slip=(0.0, 1.0)[number % 2])) in moves
        assert game.write_view(view) == before


@pytest.mark.parametrize(("name", "ruleset", "seats"), TABLES)
def test_the_same_seed_plays_the_same_game(name: str, ruleset: str, seats: int) -> None:
    def text() -> str:
        players: list[Bot] = [
            SearchBot(Dials(iterations=4, width=2, slip=0.2)),
            *[RandomBot() for _ in range(seats - 1)],
        ]
        return beagle.play(beagle.game(name), ruleset, players, seed=8).text()

    assert text() == text()


# Secrets


class Peeking:
    """The game, with a planted bug: what is imagined is what is really there."""

    def __init__(self, game: Game, state: Any) -> None:
        self.game = game
        self.name = game.name
        self.state = state

    def remember(self, memory: list[int], event: Any, seat: int) -> list[int]:
        return memory

    def imagine(self, view: Any, rng: Rng) -> Any:
        return self.state.clone()

    def imagine_remembering(self, view: Any, rng: Rng, memory: list[int]) -> Any:
        return self.state.clone()


def tells_apart(game: Game, states: list[Any], through: Callable[[Any], Any]) -> int:
    """How often it chooses differently in two worlds that look alike to its seat: the law says never."""
    differences = 0
    for number, state in enumerate(states):
        view, moves = game.view(state, state.actor), moves_of(game, state)
        other = game.imagine(view, Rng(number))
        here, there = (choice(through(world), game.view(world, state.actor), moves) for world in (state, other))
        differences += here != there
    return differences


@pytest.mark.parametrize(("name", "ruleset", "seats"), TABLES[:2])
def test_two_worlds_that_look_alike_get_the_same_answer(name: str, ruleset: str, seats: int) -> None:
    game = beagle.game(name)
    states = list(positions(game, ruleset, seats, 4))[::9][:16]
    assert tells_apart(game, states, lambda _: game) == 0
    assert tells_apart(game, states, lambda world: Peeking(game, world)) > 0, "the planted bug must be found"


def test_what_is_remembered_was_told_to_the_seat() -> None:
    """Purses of EVO can be counted from what everybody sees: the imagined ones are then the real ones."""
    game, bot = beagle.game("evo"), SearchBot(SMALL)
    rng = Rng(6)
    state = game.deal("second", 3, rng)
    bot.begin(game, "second", 0, 1)
    state.listen()
    counted = 0
    while state.actor != NOBODY:
        action = state.sample_chance(rng) if state.actor == CHANCE else state.options[rng.below(len(state.options))]
        state.apply(action)
        bot.saw([event.seen_by(0) for event in state.events])
        if state.actor == 0:
            world = game.imagine_remembering(game.view(state, 0), Rng(1), bot.memory)
            assert [clan.mp for clan in world.players] == [clan.mp for clan in state.players]
            assert game.view(world, 0) == game.view(state, 0)
            counted += 1
    assert counted > 20


def test_a_wrong_memory_is_not_trusted() -> None:
    """Somebody who has not seen the beginning counts wrong, and that shows in their own purse."""
    game = beagle.game("evo")
    state: Any = game.read("evo second movement to A / A: -1,-2 -3,1 | mp 20 / B: 1,2 3,-1 | mp 3")
    view = game.view(state, 0)
    assert game.view(game.imagine_remembering(view, Rng(1), [6, 40]), 0) == view
    assert game.imagine_remembering(view, Rng(1), [20, 3]).players[1].mp == 3
    assert game.imagine_remembering(view, Rng(1), [6, 40]).players[1].mp < 40


# The contest


def lines_of(text: str, name: str = "evolution", iterations: int = 96, keep: tuple[str, ...] = ()) -> list[Any]:
    game = beagle.game(name)
    state = game.read(text)
    view, moves = game.view(state, state.actor), moves_of(game, state)
    texts = {move.action: move.text for move in moves}
    bot = SearchBot(Dials(iterations=iterations, width=4), evaluation(name))
    bot.begin(game, view.ruleset, view.seat, 2)
    found = bot.lines(view, moves, keep=[action for action, text in texts.items() if text in keep])
    return [(texts[line.action], line) for line in found]


HUNT = """evolution base@gift feeding bank 1
A: a[carnivorous]1 b[running]0 c[fat]0
B: m[running poisonous]1 n[fat* swimming tail-loss]1 p[fat fat grazing]1"""


def test_the_better_half_is_tried_more_often() -> None:
    found = lines_of(HUNT)
    trials = [line.trials for _, line in found]
    assert trials == sorted(trials, reverse=True)
    assert trials[0] == trials[1] >= 16 > trials[-1] > 0
    assert 0 < found[0][1].win < 1


def test_a_move_to_be_kept_is_tried_to_the_end() -> None:
    worst = lines_of(HUNT)[-1][0]
    found = lines_of(HUNT, keep=(worst,))
    kept = next(line for text, line in found if text == worst)
    assert kept.trials == max(line.trials for _, line in found)


def test_stages_halve_until_one_is_left() -> None:
    assert [stages_of(count) for count in (1, 2, 3, 4, 5, 8, 9, 24)] == [0, 1, 2, 2, 3, 3, 4, 5]


def test_iterations_are_what_a_choice_costs() -> None:
    """All continuations together are near the budget, whatever the number of moves."""
    for iterations in (40, 200):
        spent = sum(line.trials for _, line in lines_of(HUNT, iterations=iterations))
        assert iterations / 2 <= spent <= iterations + 32


def test_the_best_so_far_is_told_before_and_during_the_search() -> None:
    game = beagle.game("evolution")
    state = game.read(HUNT)
    told: list[int] = []
    found = think(
        evaluation("evolution"),
        lambda rng: game.imagine(game.view(state, 0), rng),
        0,
        list(state.options),
        Budget(60),
        Rng(1),
        [],
        told.append,
    )
    assert len(told) == 1 + stages_of(len(found))
    assert set(told) <= set(state.options)
    assert told[-1] == found[0].action


def test_slips_are_small_more_often_than_large() -> None:
    lines = [line for _, line in lines_of(HUNT)]
    by_lead = sorted(lines, key=lambda line: -line.lead)
    rng, chosen = Rng(3), [0] * len(by_lead)
    for _ in range(2000):
        action = slipped(lines, 1.0, rng)
        chosen[[line.action for line in by_lead].index(action)] += 1
    assert chosen == sorted(chosen, reverse=True)
    assert chosen[1] > 0


def test_slips_anywhere_reach_moves_that_were_not_tried() -> None:
    """Each is as likely as a move that is one slip worse than the worst that was tried."""
    lines, untried = [line for _, line in lines_of(HUNT)], Move(-7, "not tried")
    moves = [untried, *[Move(line.action, "") for line in lines]]
    worst = min(line.lead for line in lines)
    found = with_untried(lines, moves, 0.5)
    assert found[: len(lines)] == lines
    assert [(line.action, line.lead) for line in found[len(lines) :]] == [(-7, worst - 0.5)]
    rng = Rng(3)
    picked = [slipped(with_untried(lines, moves, 50.0), 50.0, rng) for _ in range(400)]
    assert 0 < picked.count(-7) < 400 / len(lines)


def test_only_a_dial_lets_slips_go_anywhere() -> None:
    """With two tries two moves are compared: the others are chosen by slips that go anywhere, and only by those."""
    game = beagle.game("evolution")
    state = game.read(HUNT)
    view, moves = game.view(state, state.actor), moves_of(game, state)
    near, far = (
        {choice(game, view, moves, Dials(iterations=2, slip=99.0, anywhere=anywhere), seed) for seed in range(40)}
        for anywhere in (0, 1)
    )
    assert len(near) == 2
    assert far > near


def test_less_curiosity_tries_what_looks_good_more_often() -> None:
    """Everything is worth the same: then only curiosity makes the tree try other choices."""
    first, visited = {}, {}
    for curiosity in (0.01, 1.0):
        node, seen = Node(), Range()
        state = beagle.game("evolution").read(HUNT)
        for _ in range(30):
            edge = chosen(node, state, evaluation("evolution"), Shape(8, curiosity), seen)
            edge.visits += 1
            edge.total += 0.6 if edge is node.edges[0] else 0.4
            seen.meet(0.0)
            seen.meet(1.0)
        first[curiosity], visited[curiosity] = node.edges[0].visits, sum(edge.visits > 0 for edge in node.edges)
    assert first[0.01] > first[1.0]
    assert visited[0.01] < visited[1.0]


def test_a_game_without_a_judge_is_searched_flat() -> None:
    """No tree, and only the points at the end: it still takes the win."""
    game = beagle.game("evolution")
    state = game.read("evolution base@gift turn 9 feeding bank 1 / A: a[carnivorous] / B: m / deck -")
    bot = SearchBot(Dials(iterations=60), ByPoints(game))
    bot.begin(game, "base@gift", 0, 1)
    assert bot.choose(game.view(state, 0), moves_of(game, state), None).text == "a>m"
    assert bot.set_up(game, game.view(state, 0))[1].depth == 0


def test_less_time_means_fewer_iterations() -> None:
    assert Dials(iterations=60).budget(None).iterations == 60
    assert Dials(iterations=60).budget(20).iterations == 20
    assert Dials(iterations=60).budget(0).iterations == 1


def test_a_bot_that_was_not_told_of_a_game_says_so() -> None:
    with pytest.raises(RuntimeError, match="begin"):
        SearchBot().choose(None, [], None)


# Strength, small


@pytest.mark.parametrize(("name", "ruleset", "seats"), [("evo", "second", 2), ("evolution", "base@gift", 2)])
def test_it_beats_chance(name: str, ruleset: str, seats: int) -> None:
    game = beagle.game(name)
    players: list[Bot] = [RandomBot(), SearchBot(Dials(iterations=10))]
    result = beagle.play(game, ruleset, players, 1).result
    assert result[1] > result[0]


@pytest.mark.slow
@pytest.mark.parametrize(("name", "ruleset", "seats"), [("evo", "second", 2), ("evo", "second", 4)])
def test_it_beats_the_greedy_bot(name: str, ruleset: str, seats: int) -> None:
    game, wins, games = beagle.game(name), 0.0, 12
    for seed in range(games):
        seat = seed % seats
        players: list[Bot] = [SearchBot(Dials(300)) if at == seat else GreedyBot() for at in range(seats)]
        state = beagle.replay(beagle.play(game, ruleset, players, seed).text()).state
        winners = game.winners(state)
        wins += (seat in winners) / len(winners)
    assert wins > games / seats * 1.3


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_is_a_bot_of_its_name(level: str) -> None:
    assert CLASSES[level]().name == level
