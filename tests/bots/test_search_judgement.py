"""Positions in which one move is right, for the search: a beginner's mistakes, in each game.

The search has few iterations here, and its answer must not depend on one seed.
"""

import pytest

import beagle
from beagle.bots.bot import Move
from beagle.bots.searcher import Dials, SearchBot

DIALS = Dials(iterations=64)

CASES = {
    "attacks the animal that nothing protects": (
        "evolution",
        """evolution base@gift feeding bank 1
        A: a[carnivorous]1
        B: m[running poisonous]1 n[fat* swimming tail-loss]1 p[fat fat grazing]1""",
        {"a>p"},
    ),
    "feeds the hungry one before it stores fat": (
        "evolution",
        """evolution base@gift feeding bank 1
        A: a[fat fat]1 b[running]0
        B: m[camouflage]1""",
        {"b*"},
    ),
    "lives on its fat when the bank is empty": (
        "evolution",
        """evolution base@gift feeding bank 0
        A: a[fat* fat* running high-body-weight]0
        B: m[camouflage]1""",
        {"a.fat*2"},
    ),
    "feeds the animal that carries more when there is food for one": (
        "evolution",
        """evolution base@gift feeding bank 1
        A: a[running camouflage mimicry swimming]0 b[]0
        B: m[]0""",
        {"a*"},
    ),
    "migrates from hunger to food": (
        "evolution",
        """evolution base+continents@gift feeding bank 0 4 0
        A: a[migration camouflage]0 b@ocean[]1
        B: m@ocean[camouflage]1""",
        {"a.migration>gondwana"},
    ),
    "eats two predators and not one": (
        "dinosaurs",
        "dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0M 0,1P:t | eggs 2 / B: 0,0M",
        {"0,0>1,0>0,1>0,0", "0,0>0,1>1,0>2,0"},
    ),
    # At dial 1 plains are ideal, the beach hot, hills cold, mountains deadly.
    "walks from deadly ground to ideal": (
        "evo",
        "evo second movement to A dial 1 / map 0,0:GGGWG 0,5:GGGGGGGG / A: 0,0 1,0 3,0 / B: 0,5 1,5 2,5",
        {"3,0>2,0", "3,0>4,0"},
    ),
    "bears on ideal ground": (
        "evo",
        "evo second birth to A dial 1 / map 0,0:WGGGW 2,1:W 0,5:GGGG / A: 1,0 3,0 / B: 0,5 1,5",
        {"+2,0"},
    ),
    "plays the card of the last survivor": (
        "evo",
        """evo second survival dial 1 / map 0,0:GGGG 0,5:GGGG
        A: 0,0 1,0 | cards last-survivor
        B: 0,5 1,5
        spent geysers oasis council-of-sages""",
        {"!last-survivor"},
    ),
}


def choices(name: str, position: str) -> set[str]:
    game = beagle.game(name)
    state = game.read(position.replace("\n", " / "))
    moves = [Move(action, game.write_move(state, action)) for action in state.options]
    found = set()
    for seed in range(3):
        bot = SearchBot(DIALS)
        bot.begin(game, game.view(state, state.actor).ruleset, int(state.actor), seed)
        found.add(bot.choose(game.view(state, int(state.actor)), moves, None).text)
    return found


@pytest.mark.parametrize("name", CASES)
def test_one_move_is_right(name: str) -> None:
    game, position, right = CASES[name]
    assert choices(game, position) <= right
