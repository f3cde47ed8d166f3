"""Small positions in which a beginner goes wrong, and what the greedy bot does there."""

import pytest

import beagle
from beagle.bots.bot import Move
from beagle.bots.greedy import GreedyBot

GAME = beagle.game("evolution")
SEEDS = range(3)  # the bot imagines: its judgement must not hang on one dream


def choices(position: str, ruleset: str = "base@gift") -> set[str]:
    """What the bot does in this position, for several seeds."""
    state = GAME.read(f"evolution {ruleset} " + position.strip().replace("\n", " / "))
    moves = [Move(action, GAME.write_move(state, action)) for action in state.options]
    found = set()
    for seed in SEEDS:
        bot = GreedyBot()
        bot.begin(GAME, ruleset, state.actor, seed)
        found.add(bot.choose(GAME.view(state, state.actor), moves, None).text)
    return found


FEEDING = {
    "attacks the animal that nothing protects": (
        """feeding bank 1
        A: a[carnivorous]1
        B: m[running poisonous]1 n[fat* swimming tail-loss]1 p[fat fat grazing]1
        """,
        {"a>p"},
    ),
    "feeds the hungry one before it stores fat": (
        """feeding bank 1
        A: a[fat fat]1 b[running]0
        B: m[camouflage]1
        """,
        {"b*"},
    ),
    "feeds the animal that carries more when there is food for one": (
        """feeding bank 1
        A: a[running camouflage mimicry swimming]0 b[]0
        B: m[]0
        """,
        {"a*"},
    ),
    "feeds the one that can still be saved": (
        """feeding bank 1
        A: a[high-body-weight parasite]0 b[running]0 c[camouflage]1
        B: m[camouflage]1
        """,
        {"b*"},
    ),
    "does not eat poison when it can be fed otherwise": (
        """feeding bank 4
        A: a[carnivorous fat running]0
        B: m[poisonous]1
        """,
        {"a*"},
    ),
    "falls asleep when there is no food": (
        """feeding bank 0
        A: a[hibernation high-body-weight]0
        B: m[camouflage]1
        """,
        {"a.hibernation"},
    ),
    "lives on its fat when the bank is empty": (
        """feeding bank 0
        A: a[fat* fat* running high-body-weight]0
        B: m[camouflage]1
        """,
        {"a.fat*2"},
    ),
    "robs another player's animal when it would starve": (
        """feeding bank 0
        A: a[piracy camouflage running]0
        B: m[high-body-weight camouflage]1
        """,
        {"a.piracy>m"},
    ),
    "grazes away what only the others need": (
        """feeding bank 1
        A: a[grazing running]1
        B: m[camouflage swimming mimicry]0 n[camouflage]1
        """,
        {"a.grazing"},
    ),
    "eats the bigger prey": (
        """feeding bank 0
        A: a[carnivorous]0
        B: m[]1 n[fat fat grazing sharp-vision]1
        """,
        {"a>n"},
    ),
}


@pytest.mark.parametrize("name", FEEDING)
def test_feeding(name: str) -> None:
    position, expected = FEEDING[name]
    assert choices(position) <= expected


DEFENCE = {
    "drops the parasite and keeps what serves it": (
        """feeding bank 0 to A
        A: a[carnivorous']0
        B: m[tail-loss parasite scavenger running]1 n[camouflage]1
        stack turn(next=3) feeding(round=1 gone=1) go(seat=A main acted) attack(hunter=a prey=m tried=running)
        """,
        {"m.tail-loss>parasite"},
    ),
    "turns an attack on the one that matters less": (
        """feeding bank 0 to A
        A: a[carnivorous' sharp-vision]0
        B: m[mimicry]1 n[]1 p[fat* fat* grazing scavenger]1
        stack turn(next=3) feeding(round=1 gone=1) go(seat=A main acted) attack(hunter=a prey=m)
        """,
        {"m.mimicry>n"},
    ),
}


@pytest.mark.parametrize("name", DEFENCE)
def test_defence(name: str) -> None:
    position, expected = DEFENCE[name]
    assert choices(position) <= expected


def test_the_last_turn_is_for_points() -> None:
    """With an empty deck a card in hand is worth nothing: a trait is a point, a fed animal is two."""
    position = """development turn 9
        A: a[camouflage]0 b[camouflage]0{more} | hand running
        B: m[camouflage]0 n[camouflage]0
        deck -
        """
    assert choices(position.format(more="")) == {"+running"}
    assert choices(position.format(more=" c[camouflage]0 d[camouflage]0")) == {"running:a"}


def test_a_parasite_in_the_last_turn_starves_the_leader() -> None:
    """But on an animal that will be fed all the same it would only be a gift of three points."""
    position = """development turn 9
        A: a[camouflage]0 b[camouflage]0 c[camouflage]0 d[camouflage]0 | hand parasite/fat
        B: m[{leader} camouflage mimicry running scavenger tail-loss]0 n[camouflage]0
        deck -
        """
    assert choices(position.format(leader="high-body-weight")) == {"parasite(fat):m"}
    assert "parasite(fat):m" not in choices(position.format(leader="fat* fat* fat*"))


def test_no_more_animals_than_there_is_food_for() -> None:
    """Each of the six animals here needs a token, and the bank of a table for two seldom has more than that."""
    played = choices(
        """development turn 9
        A: a[camouflage running]0 b[camouflage running]0 c[camouflage running]0 d[camouflage running]0 | hand swimming
        B: m[camouflage running]0 n[camouflage running]0 o[camouflage running]0 p[camouflage running]0
        deck -
        """
    )
    assert not any(move.startswith("+") for move in played)


def test_a_carnivore_on_the_table_is_answered() -> None:
    """The only thing that keeps the hunter off goes on the animal that has most to lose."""
    played = choices(
        """development turn 5 first B to A
        A: a[fat* fat* grazing scavenger piracy]0 | hand camouflage/fat
        B: m[carnivorous running]0
        """
    )
    assert played == {"camouflage(fat):a"}


CONTINENTS = {
    "eats where there is food": (
        """feeding bank 0 1 0
        A: a[running camouflage fat]0 b@gondwana[]0
        B: m@gondwana[camouflage]0
        """,
        {"b*"},
    ),
    "migrates from hunger to food": (
        """feeding bank 0 4 0
        A: a[migration camouflage]0 b@ocean[]1
        B: m@ocean[camouflage]1
        """,
        {"a.migration>gondwana"},
    ),
    "does not leave the Ocean when it is fed": (
        """feeding turn 9 bank 0 0 0
        A: a@ocean[migration]1
        B: m[camouflage]
        deck -
        """,
        {"-"},
    ),
    "kills what many pair traits hang on with a neoplasm": (
        """development turn 9
        A: a[camouflage]0 | hand neoplasm/communication
        B: m[high-body-weight]0 n[fat*]0 m~n.cooperation m~n.communication m~n.symbiosis
        deck -
        """,
        {"neoplasm(communication):m", "neoplasm(communication):n"},
    ),
    "lays the animal where food is left": (
        """development turn 9
        A: a[camouflage]0 b[camouflage]0 c[camouflage]0 | hand running
        B: m[camouflage]0 n[camouflage]0
        deck -
        """,
        {"+running@gondwana"},
    ),
}


@pytest.mark.parametrize("name", CONTINENTS)
def test_continents(name: str) -> None:
    position, expected = CONTINENTS[name]
    assert choices(position, "base+continents@gift") <= expected
