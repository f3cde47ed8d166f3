"""Gods Love Dinosaurs: small positions in which a beginner goes wrong, and what the greedy bot does there."""

import pytest

import beagle
from beagle.bots.bot import Move
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import evaluation, tunable
from beagle.bots.random import RandomBot

GAME = beagle.game("dinosaurs")
SEEDS = range(2)  # the bot imagines: its judgement must not hang on one dream
B = " / B: 0,0M*:D 1,0P:h"


def choices(position: str) -> set[str]:
    """What the bot does in this position, for several seeds."""
    state = GAME.read("dinosaurs base " + position)
    moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
    found = set()
    for seed in SEEDS:
        bot = GreedyBot()
        bot.begin(GAME, "base", state.actor, seed)
        found.add(bot.choose(GAME.view(state, state.actor), moves, None).text)
    return found


POSITIONS = {
    "fetches all eggs when the dinosaurs come for the last time": (
        "dinosaurs / A: 0,0M:D 1,0P:t 2,0P:e 3,0M 0,1P:e 1,1P:h" + B + " / board rabbit 2 / piles D 2",
        {"0,0>0,1>1,0>2,0>3,0"},
    ),
    "does not let a dinosaur starve that can eat": ("dinosaurs / A: 0,0M:D 1,0P:h 2,0P" + B, {"0,0>1,0>0,0"}),
    "keeps the egg when the young dinosaur would find nothing": (
        "hatching / A: 0,0M* 1,0P 2,0P 3,0P:h" + B,
        {"-"},
    ),
    "hatches a dinosaur that finds a tiger": ("hatching / A: 0,0M* 1,0P:t 2,0P:h 2,1P:h 3,0P:f" + B, {"hatch"}),
    "lets its tiger have young while there is prey for them": (
        "tigers / A: 0,0P:t 1,0P:r 2,0P:r 3,0P:h 2,1P:h 1,1P:f 0,1P:f 3,-1P:f 2,-1P:h" + B,
        {"0,0>1,0>2,0", "0,0>1,0>2,-1", "0,0>0,1>1,1", "0,0>1,0>1,1", "0,0>0,1>1,0", "0,0>1,0>0,1"},
    ),
    "lets its rabbits have young": ("rabbits / A: 0,0P:h 1,0P" + B, {"0,0+1,0"}),
    "takes the eagle, not the bare mountain": (
        "/ A: 0,0M*:D 1,0P:h 1,-1P:h 0,1M -1,1M -1,0M 0,-1P:r | eggs 3"
        + B
        + " / board frog PP:e MU | rabbit MF ML | rat MU ML | tiger MF MP | eagle MP MU",
        {"frog1"},
    ),
    "does not let the dinosaurs come while they would starve": (
        "/ A: 0,0M*:D 1,0P 0,1P -1,1P 1,-1P | eggs 3"
        + " / B: 0,0M*:D 1,0P:t / board frog MU | rabbit ML ML | rat ML ML | tiger ML ML | eagle ML ML",
        {f"{column}{row}" for column in ("rabbit", "rat", "tiger", "eagle") for row in (1, 2)},
    ),
}


@pytest.mark.parametrize("name", POSITIONS)
def test_a_beginners_mistake_is_not_made(name: str) -> None:
    position, expected = POSITIONS[name]
    assert choices(position) <= expected


def test_a_tiger_is_laid_where_prey_is_in_reach_and_frogs_where_they_can_breed() -> None:
    land = "/ A: 0,0M*:D 1,0L:f 2,0F:r 0,1M -1,1P | eggs 3" + B
    tiger = choices(f"{land} / board frog 1 / stack turn(next=1) draft(column=rat) placing(tile=PF:t)")
    state = GAME.read(f"dinosaurs base {land} / board frog 1 / stack turn(next=1) draft(column=rat) placing(tile=PF:t)")
    for text in tiger:
        after = state.clone()
        after.apply(GAME.read_move(after, text))
        land_after = after.players[0]
        place = next(n for n in range(len(land_after.cells)) if land_after.kind(n) == 4)
        kinds = {land_after.kind(n) for n in list(land_after.near)[6 * place : 6 * place + 6] if n >= 0}
        assert kinds & {1, 3}


@pytest.mark.parametrize("seats", [2, 5])
def test_it_has_an_answer_in_every_position_of_a_random_game(seats: int) -> None:
    state, rng = GAME.deal("base strict-supply", seats, seats), beagle.Rng(seats)
    number = 0
    while state.actor != beagle.NOBODY:
        number += 1
        if number % 9 == 0:
            moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
            bot = GreedyBot(trials=6)
            bot.begin(GAME, "base strict-supply", state.actor, number)
            assert bot.choose(GAME.view(state, state.actor), moves, None) in moves
        state.apply(state.options[rng.below(len(state.options))])
    assert number > 100


def test_it_beats_a_player_without_an_opinion() -> None:
    record = beagle.play(GAME, "base", [GreedyBot(trials=30), RandomBot()], seed=4)
    assert record.result[0] > 2 * record.result[1]
    again = beagle.play(GAME, "base", [GreedyBot(trials=30), RandomBot()], seed=4)
    assert again.text() == record.text()


def test_a_number_that_the_evaluation_has_not_is_refused() -> None:
    assert tunable("dinosaurs").tuned({"egg": 0.1, "touch": 1.0}) is not evaluation("dinosaurs")
    with pytest.raises(TypeError, match="courage"):
        tunable("dinosaurs").tuned({"courage": 1.0})
