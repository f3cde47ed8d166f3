"""The greedy bot at EVO: positions in which one move is right, and random players who lose."""

from typing import Any

import pytest

import beagle
from beagle.bots.bot import Move
from beagle.bots.greedy import GreedyBot
from beagle.bots.judges import evaluation
from beagle.bots.random import RandomBot
from beagle.games.evo.judge import EVALUATION
from beagle.games.evo.judge.standing import Scales, Weights, distances

GAME = beagle.game("evo")


def chosen(position: str, seat: int = 0, seed: int = 1, trials: int = 90) -> str:
    """What it does here."""
    state: Any = GAME.read(f"evo second {position}")
    assert state.actor == seat
    bot = GreedyBot(trials)
    bot.begin(GAME, "second", seat, seed)
    moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
    return bot.choose(GAME.view(state, seat), moves, None).text


# At dial 1 plains are ideal, the beach hot, hills cold, mountains deadly.


def test_it_walks_from_deadly_ground_to_ideal() -> None:
    rows = "map 0,0:GGGWG 0,5:GGGGGGGG"
    assert chosen(f"movement to A dial 1 / {rows} / A: 0,0 1,0 3,0 / B: 0,5 1,5 2,5") in ("3,0>2,0", "3,0>4,0")


def test_it_does_not_walk_from_ideal_ground_to_deadly() -> None:
    assert chosen("movement to A dial 1 / map 0,0:WGGGW 0,5:GGGG / A: 1,0 2,0 3,0 / B: 0,5 1,5") == "-"


def test_it_saves_the_dinosaur_that_stands_well_for_the_next_round() -> None:
    """All tokens left turn the dial on by one: hills will be ideal, and the beach deadly."""
    text = "survival dial 1 / map 0,0:GGBYYYY 0,5:GGGG / A: 0,0 1,0 3,0 4,0 | genes thermoregulation / B: 0,5 1,5"
    assert chosen(text) in ("x3,0", "x4,0")
    kept = "survival dial 5 / map 0,0:YBBB 0,5:GGGG / A: 0,0 1,0 2,0 3,0 | genes fur*2 / B: 0,5 1,5 / pile +1 meteor"
    assert chosen(kept) in ("x1,0", "x2,0", "x3,0")


@pytest.mark.parametrize("seed", range(4))
def test_it_saves_whom_it_can(seed: int) -> None:
    """Every layer, also where another must die, and with a card for those who have few dinosaurs."""
    rows = "survival dial 1 / map 0,0:GGGGYYBBW 0,5:GGGG"
    assert chosen(f"{rows} / A: 0,0 1,0 2,0 4,0 6,0 | genes thermoregulation fur / B: 0,5 1,5", seed=seed) == "-"
    partly = f"{rows} / A: 0,0 1,0 2,0 4,0 5,0 6,0 | genes thermoregulation fur / B: 0,5 1,5"
    assert chosen(partly, seed=seed) in ("x4,0", "x5,0")
    few = f"{rows} / A: 0,0 1,0 2,0 4,0 | genes thermoregulation | cards last-survivor / B: 0,5 1,5"
    assert chosen(f"{few} / spent geysers oasis council-of-sages", seed=seed) == "-"


TERROR = "climate dial 0 / map 0,0:GGGWY 0,5:GGGGG / A: 0,5 1,5 {}| cards terror / B: 0,0 1,0 2,0 3,0 | mp 9 / {}"


@pytest.mark.parametrize("seed", range(4))
def test_it_keeps_terror_until_the_climate_is_set(seed: int) -> None:
    start = TERROR.format("", "pile +1*4 meteor +1*2 / spent council-of-sages prophecy")
    assert chosen(start, seed=seed) == "-"
    stack = "stack round(next=1) climate(stage=3) window(moment=weather)"
    text = TERROR.format("", f"pile +1*3 meteor +1 / spent council-of-sages prophecy / {stack}")
    assert chosen(text.replace("dial 0", "dial 1"), seed=seed) in ("!terror>0,0", "!terror>1,0", "!terror>2,0")


def test_it_plays_terror_before_the_meteor_if_that_wins_the_tie() -> None:
    text = TERROR.format("2,5 3,5 | mp 9 ", "pile meteor / spent council-of-sages prophecy")
    assert chosen(text).startswith("!terror>")


def test_it_bears_on_ideal_ground() -> None:
    rows = "map 0,0:WGGGW 2,1:W 0,5:GGGG"
    assert chosen(f"birth to A dial 1 / {rows} / A: 1,0 3,0 / B: 0,5 1,5") == "+2,0"


def test_it_pays_for_an_egg_in_the_first_round_and_not_in_the_last() -> None:
    early = chosen("mutation / A: -1,-2 -3,1 | mp 9 / B: 1,2 3,-1 | mp 9 / lab card egg")
    assert early[:2] == "2="
    late = "mutation round 11 / A: -1,-2 -3,1 | mp 9 / B: 1,2 3,-1 | mp 9 / lab card egg / pile meteor / turned +1*6"
    assert chosen(late) in ("1=0", "2=0")


def test_it_plays_the_last_survivor() -> None:
    rows = "map 0,0:GGGG 0,5:GGGG"
    text = f"survival dial 1 / {rows} / A: 0,0 1,0 | cards last-survivor / B: 0,5 1,5"
    assert chosen(f"{text} / spent geysers oasis council-of-sages") == "!last-survivor"


def test_it_flees_rather_than_die() -> None:
    stack = "stack round(next=4) movement(gone=1 begun) moves(seat=B begun) fight(from=1,0 to=0,0 won)"
    rows = "map 0,-1:GG -1,0:GGG -1,1:GG 0,5:GGGG"
    text = f"movement order BA dial 1 / {rows} / A: 0,0 0,5 1,5 | genes chameleon-skin / B: 1,0 3,5 / {stack}"
    assert chosen(text).startswith(">")


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_it_beats_random_players(seats: int) -> None:
    bots = [GreedyBot(12) if seat == 1 else RandomBot() for seat in range(seats)]
    result = beagle.play(GAME, "second", bots, seed=seats).result
    assert result[1] > max(points for seat, points in enumerate(result) if seat != 1)


def test_the_same_seed_gives_the_same_game() -> None:
    games = [beagle.play(GAME, "second", [GreedyBot(6), GreedyBot(6)], seed=4).text() for _ in range(2)]
    assert games[0] == games[1]


# The judgement


def test_more_of_anything_is_better() -> None:
    judge: Any = evaluation("evo")
    plain = "evo second movement to A dial 0 / A: -1,-2 -3,1{} / B: 1,2 3,-1"

    def worth(text: str) -> float:
        return float(judge.worth(GAME.read(text), 0))

    bare = worth(plain.format(""))
    for more in (" | mp 7", " | genes egg", " | cards terror", " 1,-2"):
        assert worth(plain.format(more)) > bare, more


def test_a_second_gene_of_a_kind_is_worth_less() -> None:
    state: Any = GAME.read("evo second movement / A: -1,-2 -3,1 | genes egg / B: 1,2 3,-1")
    scales = Scales(Weights())
    assert scales.gene_value(state.players[0], 5, 8.0) < scales.gene_value(state.players[1], 5, 8.0)
    assert scales.gene_value(state.players[1], 5, 2.0) < scales.gene_value(state.players[1], 5, 8.0)


def test_the_next_climate_follows_from_the_tokens_left() -> None:
    state: Any = GAME.place("evo second movement dial 0 / A: -1,-2 -3,1 / B: 1,2 3,-1 / turned +2*2 +0*2 -1*2")
    assert [round(chance, 3) for chance in Scales(Weights()).next_grounds(state)[1]] == [
        1.0,
        0.0,
        0.0,
        0.0,
    ]  # plains, for sure


def test_distances_to_ideal_ground() -> None:
    state: Any = GAME.read("evo second movement to A dial 1 / map 0,0:GBWWG 0,5:GGG / A: 0,0 0,5 / B: 1,5 2,5")
    assert distances(state.rules, 1)[:5] == [0, 1, 2, 1, 0]


def test_the_end_is_judged_by_its_result() -> None:
    over: Any = GAME.read("evo second over / A: -1,-2 -3,1 | mp 9 / B: 1,2 3,-1 0,0 | mp 9")
    assert EVALUATION.worth(over, 1) > 0 > EVALUATION.worth(over, 0)
