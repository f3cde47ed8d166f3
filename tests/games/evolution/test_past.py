"""How the food banks were filled, as a table shows it."""

import random
from typing import Any

import pytest

import beagle
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.past import Filled, recall
from beagle.kernel.data import EventData
from beagle.play.scene import Scene


def phase(name: str) -> EventData:
    return EventData("phase", {"phase": name})


def die(face: int) -> EventData:
    return EventData("die", {"face": face})


def bank(place: str, tokens: int) -> EventData:
    return EventData("bank", {"place": place, "tokens": tokens})


def grazed(place: str) -> EventData:
    return EventData("grazed", {"animal": "a", "place": place})


TURN = EventData("turn", {"number": 2, "first": 0})


def banks(*events: EventData) -> dict[str, Filled]:
    past: Any = None
    for event in events:
        past = recall(past, event)
    return {} if past is None else past.banks


def test_a_bank_has_its_dice_and_what_the_table_adds() -> None:
    assert banks(phase("food-bank"), die(5), die(4), bank("", 11)) == {"": Filled(11, (5, 4), 2)}


def test_each_place_has_its_own_and_animals_add_later() -> None:
    filled = (phase("food-bank"), die(3), bank("laurasia", 5), die(4), die(2), bank("gondwana", 6), bank("ocean", 5))
    assert banks(*filled, phase("feeding"), bank("ocean", 7)) == {
        "laurasia": Filled(5, (3,), 2),
        "gondwana": Filled(6, (4, 2), 0),
        "ocean": Filled(7, (), 5, grown=2),
    }


def test_the_die_of_an_attack_fills_no_bank() -> None:
    assert banks(phase("food-bank"), die(6), bank("", 6), phase("feeding"), die(2))[""].dice == (6,)
    assert banks(phase("feeding"), die(1), TURN, phase("food-bank"), die(2), bank("", 2))[""].dice == (2,)


def test_grazed_tokens_count_until_the_next_turn() -> None:
    made = (phase("food-bank"), die(4), bank("ocean", 4), grazed("ocean"), grazed("ocean"), grazed("laurasia"))
    assert banks(*made) == {"ocean": Filled(4, (4,), 0, grazed=2)}
    assert banks(*made, TURN) == {}
    assert banks(*made, phase("food-bank")) == {}


def test_nothing_is_known_of_a_position() -> None:
    state = EVOLUTION.read("evolution base@gift feeding bank 3 / A: a / B: b")
    assert EVOLUTION.picture(state, 0)["banks"] == [{"place": "", "food": 3, "made": None, "rolls": None}]


@pytest.mark.parametrize(
    ("ruleset", "rolls"),
    [("base@gift", [(1, 2)]), ("base+continents@gift", [(1, 0), (1, 2), (0, 3)])],
)
def test_until_its_dice_are_rolled_a_bank_says_how_many_there_will_be(
    ruleset: str, rolls: list[tuple[int, int]]
) -> None:
    state, rng = EVOLUTION.deal(ruleset, 2, seed=1), random.Random(1)
    told = set()
    while state.actor != beagle.NOBODY:
        picture = EVOLUTION.picture(state, 0)
        ahead = picture["phase"] in ("setup", "development")
        banks = [bank["rolls"] and (bank["rolls"]["dice"], bank["rolls"]["added"]) for bank in picture["banks"]]
        assert banks == (rolls if ahead else [None] * len(rolls))
        told.add((picture["phase"], picture["feeding_round"]))
        state.apply(rng.choice(list(state.options)))
    assert {("development", 0), ("feeding", 1), ("feeding", 2)} <= told
    assert all(phase == "feeding" or number == 0 for phase, number in told)


def test_the_picture_shows_what_was_rolled_and_grazed() -> None:
    scene = Scene(EVOLUTION, EVOLUTION.read("evolution base@gift development / A: a[grazing] | hand swimming / B: b"))
    for text in ("-", "%4"):
        scene.apply(EVOLUTION.read_move(scene.state, text))
    [made] = [one["made"] for one in scene.picture(0)["banks"]]
    assert made == {"filled": 6, "dice": [4], "added": 2, "grown": 0, "grazed": 0}
    before = scene.clone()
    scene.apply(EVOLUTION.read_move(scene.state, "a.grazing"))
    assert scene.picture(1)["banks"][0]["made"]["grazed"] == 1
    assert before.picture(1)["banks"][0]["made"]["grazed"] == 0


def test_the_dead_keep_their_names() -> None:
    """A whole game: every animal that was ever there is called by its owner and its number in order of birth."""
    scene = Scene(EVOLUTION, EVOLUTION.deal("base@gift", 3, seed=5))
    seen: dict[str, str] = {}
    living: dict[str, str] = {}
    rng = random.Random(5)
    while scene.state.actor != beagle.NOBODY:
        scene.apply(rng.choice(list(scene.state.options)))
        names = scene.picture(0)["names"]
        living = {a["id"]: a["name"] for player in scene.picture(0)["players"] for a in player["animals"]}
        seen |= living
        assert seen.items() <= names.items()
    assert len(seen) > len(living)


def test_the_animals_of_a_given_position_keep_their_names_too() -> None:
    """Also where earlier ones had died before, whose letters nobody knows."""
    text = "evolution base@gift feeding bank 0 first A / A: a[carnivorous] / B: b#2 c#4 d | born 6 / deck -"
    scene = Scene(EVOLUTION, EVOLUTION.read(text))
    assert scene.picture(0)["names"] == {"a": "A1", "b": "B2", "c": "B4", "d": "B5"}
    scene.apply(EVOLUTION.read_move(scene.state, "a>c"))
    rng = random.Random(1)
    while scene.state.actor != beagle.NOBODY:
        scene.apply(rng.choice(list(scene.state.options)))
    alive = [a["id"] for player in scene.picture(1)["players"] for a in player["animals"]]
    assert "c" not in alive
    assert scene.picture(1)["names"] == {"a": "A1", "b": "B2", "c": "B4", "d": "B5"}


def test_an_animal_that_is_born_after_a_given_position_has_the_next_number() -> None:
    text = "evolution base@gift development first A / A: a#3 | hand swimming / B: b"
    scene = Scene(EVOLUTION, EVOLUTION.read(text))
    scene.apply(EVOLUTION.read_move(scene.state, "+swimming"))
    assert scene.picture(0)["names"] == {"a": "A3", "b": "B1", "c": "A4"}
