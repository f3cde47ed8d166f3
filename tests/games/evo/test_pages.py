"""What a page is given of EVO: the picture each seat sees, what is touched, and what is told before choosing."""

from collections.abc import Mapping
from typing import Any

import pytest

from beagle import NOBODY, SPECTATOR
from beagle.games.evo import ids
from beagle.games.evo.game import EVO
from beagle.games.evo.picture import CellPicture
from beagle.games.evo.state import State
from beagle.kernel.action import PASS
from beagle.kernel.cards import WHOLE
from beagle.kernel.message import Message
from beagle.kernel.rng import Rng

MAP = "map 0,0:GGYGW 0,5:GGGG"
TABLE = f"""evo second round 3 movement to A dial 1
{MAP}
A: 0,0 1,0 2,0 | mp 7 | genes horn sixth-sense | cards terror
B: 3,0 4,0 0,5 1,5 | mp 4 | cards migration oasis | plays camouflage
pile -1 2
turned +1
bag legs*3 wings fins
spent camouflage"""


def cell(picture: Mapping[str, Any], name: str) -> CellPicture:
    cells: list[CellPicture] = picture["cells"]
    return next(one for one in cells if one["id"] == name)


def test_the_island_shows_terrain_ground_and_who_would_die() -> None:
    seen = EVO.picture(EVO.read(TABLE), 0)
    assert (seen["round"], seen["phase"], seen["order"], seen["points"]) == (3, "movement", [0, 1], 2)
    assert cell(seen, "2,0") == {
        "id": "2,0",
        "q": 2,
        "r": 0,
        "terrain": "beach",
        "ground": "hot",
        "coast": True,
        "owner": 0,
        "fate": "dies",
    }
    assert "fate" not in cell(seen, "0,0")
    assert (cell(seen, "4,0")["ground"], cell(seen, "4,0")["fate"]) == ("deadly", "dies")
    assert cell(seen, "2,5")["owner"] is None
    assert seen["climate"]["grounds"] == {"beach": "hot", "plain": "ideal", "hill": "cold", "mountain": "deadly"}
    assert [player["dies"] for player in seen["players"]] == [1, 1]


def test_once_the_game_is_over_nobody_would_die() -> None:
    seen = EVO.picture(EVO.read(TABLE.replace("movement to A", "over")), 0)
    assert [cell for cell in seen["cells"] if "fate" in cell] == []
    assert [player["dies"] for player in seen["players"]] == [0, 0]


def test_a_choice_among_the_doomed_is_shown_as_one() -> None:
    start = "evo second survival to A dial 1 / map 0,0:YYYGG 0,5:GGGG / A: 0,0 1,0 2,0 3,0 | genes thermoregulation"
    seen = EVO.picture(EVO.read(f"{start} / B: 0,5 1,5"), 1)
    assert [one.get("fate") for one in seen["cells"][:4]] == ["may-die"] * 3 + [None]
    assert seen["players"][0]["dies"] == 2
    assert seen["players"][0]["saves"] == {"hot": 1, "cold": 0, "deadly": 0}


@pytest.mark.parametrize(
    ("seat", "purses", "hands", "next"),
    [
        (0, [7, None], [["terror"], [None, None]], "-1"),
        (1, [None, 4], [[None], ["migration", "oasis"]], None),
        (SPECTATOR, [None, None], [[None], [None, None]], None),
        (WHOLE, [7, 4], [["terror"], ["migration", "oasis"]], "-1"),
    ],
)
def test_each_seat_sees_its_own_purse_and_cards(
    seat: int, purses: list[int | None], hands: list[list[str | None]], next: str | None
) -> None:
    seen = EVO.picture(EVO.read(TABLE), seat)
    assert [player["points"] for player in seen["players"]] == purses
    assert [player["hand"] for player in seen["players"]] == hands
    assert (seen["climate"]["pile"], seen["climate"]["next"], seen["climate"]["turned"]) == (3, next, ["+1"])
    assert (seen["spent"], seen["players"][1]["active"]) == (["camouflage"], ["camouflage"])
    assert {"gene": "legs", "count": 3} in seen["bag"]["genes"]
    assert seen["bag"]["specials"] == (0 if seat == WHOLE else 2)
    assert seen["deck"] == 11


def test_what_is_unseen_of_the_climate_is_what_was_not_turned_over() -> None:
    state = EVO.deal("second", 2, 1)
    unseen = {one["token"]: one["count"] for one in EVO.picture(state, 0)["climate"]["unseen"]}
    assert unseen["meteor"] == 1
    assert sum(unseen.values()) == len(state.pile) + len(state.aside)


def test_the_laboratory_shows_bids_and_what_they_cost() -> None:
    state = EVO.read("evo second mutation / A: 0,0 1,0 | mp 2 / B: 0,2 1,2 | genes vial / lab card=4B egg")
    assert EVO.picture(state, 0)["laboratory"] == [
        {"column": 1, "offers": "card", "holder": 1, "bid": 4, "price": 3},
        {"column": 2, "offers": "egg", "holder": None, "bid": None, "price": None},
    ]


def test_a_fight_that_is_pending_is_shown() -> None:
    state = fighting("horn*2", "horn")
    state.apply(EVO.read_move(state, "0,0x1,0"))
    assert EVO.picture(state, SPECTATOR)["action"] == {
        "kind": "fight",
        "from": "0,0",
        "to": "1,0",
        "won": False,
        "wins": 4,
        "sides": 6,
    }


def test_the_one_who_moves_sees_how_far_each_dinosaur_gets_and_what_to_touch_for_it() -> None:
    state = EVO.read("evo second movement to A / map 0,0:GGGG 0,5:GGGG / A: 0,0 3,5 | genes wings / B: 1,0 0,5")
    assert EVO.picture(state, 0)["reach"] == {
        "0,0": [
            {"to": "2,0", "points": 1, "way": [["cell:0,0", "gene:wings", "cell:2,0"]]},
            {"to": "3,0", "points": 2, "way": [["cell:0,0", "gene:wings", "cell:2,0"], ["cell:2,0", "cell:3,0"]]},
        ],
        "3,5": [
            {"to": "2,5", "points": 1, "way": [["cell:3,5", "cell:2,5"]]},
            {"to": "1,5", "points": 1, "way": [["cell:3,5", "gene:wings", "cell:1,5"]]},
        ],
    }
    assert EVO.picture(state, 1)["reach"] == {} == EVO.picture(state, SPECTATOR)["reach"]


@pytest.mark.parametrize(
    ("position", "gone"),
    [
        ("movement / A: 0,0 1,0 / B: 0,2 1,2 / C: 2,-1 3,-1", []),
        ("movement to A / A: 0,0 1,0 / B: 0,2 1,2 / C: 2,-1 3,-1", [1]),
        ("birth to C / A: 0,0 1,0 / B: 0,2 1,2 / C: 2,-1 3,-1", [1, 0]),
        ("mutation / A: 0,0 1,0 / B: 0,2 1,2 / C: 2,-1 3,-1 / lab card=0B egg fur=1C", [1, 2]),
        ("climate / A: 0,0 1,0 | cards prophecy / B: 0,2 1,2 / C: 2,-1 3,-1", []),
    ],
)
def test_who_has_had_their_go_is_shown(position: str, gone: list[int]) -> None:
    state = EVO.read(f"evo second order BAC {position}")
    assert EVO.picture(state, SPECTATOR)["gone"] == gone


# What is touched


@pytest.mark.parametrize(
    ("position", "move", "touched"),
    [
        ("movement to A / A: -1,-2 0,-2 | genes fins wings / B: 1,2 3,-1", "0,-2>1,-2", "cell:0,-2 cell:1,-2"),
        (
            "movement to A / A: -1,-2 0,-2 | genes fins wings / B: 1,2 3,-1",
            "0,-2~1,-2",
            "cell:0,-2 gene:fins cell:1,-2",
        ),
        (
            "movement to A / A: -1,-2 0,-2 | genes fins wings / B: 1,2 3,-1",
            "0,-2^2,-2",
            "cell:0,-2 gene:wings cell:2,-2",
        ),
        ("movement to A / A: -1,-2 0,-2 | genes fins wings / B: 1,2 3,-1", "-", "pass"),
        ("mutation / A: 0,0 1,0 / B: 0,2 1,2 / lab card egg", "2=3", "column:2 bid:3"),
        (
            "movement / A: 0,0 1,0 | cards council-of-sages / B: 0,2 1,2",
            "!council-of-sages@2",
            "card:council-of-sages place:2",
        ),
        ("birth to A / A: 0,0 1,0 / B: 0,2 1,2", "+0,1", "cell:0,1"),
    ],
)
def test_options_are_touched_in_the_order_in_which_one_points(position: str, move: str, touched: str) -> None:
    state = EVO.read(f"evo second {position}")
    assert EVO.touches(state, EVO.read_move(state, move)) == touched.split()


# What is told before choosing


def foreseen(state: State, move: str) -> list[Message]:
    return [outcome.words for outcome in EVO.preview(state, EVO.read_move(state, move))]


def fighting(own: str, other: str) -> State:
    clans = f"A: 0,0 0,5 | genes {own} / B: 1,0 2,5 3,5 | genes {other}"
    return EVO.read(f"evo second movement to A dial 1 / map 0,0:GGG 0,5:GGGG / {clans}")


def test_a_fight_is_told_with_its_horns_and_odds() -> None:
    told = foreseen(fighting("horn*2", "horn"), "0,0x1,0")
    assert told[0] == Message("evo-preview-fight", {"attack": 2, "defence": 1, "wins": 4, "sides": 6})
    assert [message.key for message in told[1:]] == ["evo-preview-ground"]


def test_the_sides_of_the_die_that_win_are_those_of_the_odds() -> None:
    for own, other in (("horn", "horn*2"), ("horn", "horn"), ("horn*2", "horn"), ("horn*3", "horn"), ("fur", "horn*3")):
        state = fighting(own, other)
        picture = EVO.picture(state, 0)
        lead = picture["players"][0]["attack"] - picture["players"][1]["defence"]
        wins = sum(side["lead"] is not None and lead >= side["lead"] for side in picture["die"])
        assert foreseen(state, "0,0x1,0")[0].args["wins"] == wins


def test_a_card_that_makes_an_attack_better_is_told() -> None:
    state = fighting("horn | cards mad-attack oasis", "horn")
    before = EVO.write(state)
    told = [outcome for outcome in EVO.preview(state, EVO.read_move(state, "0,0x1,0")) if outcome.name == "card-first"]
    assert [outcome.args for outcome in told] == [{"card": "mad-attack", "wins": 5}]
    assert EVO.write(state) == before


@pytest.mark.parametrize(("row", "cells"), [("GG", 0), ("GGG", 1)])
def test_whether_the_beaten_could_flee_is_told(row: str, cells: int) -> None:
    clans = "A: 0,0 0,5 / B: 1,0 2,5 3,5 | genes chameleon-skin"
    state = EVO.read(f"evo second movement to A / map 0,0:{row} 0,5:GGGG / {clans}")
    assert Message("evo-preview-flight", {"cells": cells}) in foreseen(state, "0,0x1,0")


@pytest.mark.parametrize(("ruleset", "chances"), [("second", (3, 2, 1)), ("second summary-babies", (2, 2, 2))])
def test_what_a_newborn_on_an_enemy_risks_is_told(ruleset: str, chances: tuple[int, int, int]) -> None:
    clans = "A: 0,0 0,5 | genes deadly-babies / B: 1,0 2,5 3,5"
    state = EVO.read(f"evo {ruleset} birth to A / map 0,0:GGG 0,5:GGGG / {clans}")
    kills, dies, back = chances
    assert foreseen(state, "+1,0") == [Message("evo-preview-babies", {"kills": kills, "dies": dies, "back": back})]


def test_a_move_into_the_cold_is_told_and_one_that_changes_nothing_is_not() -> None:
    start = "evo second movement to A dial 1 / map 0,0:GGGBG 0,5:GGGG / A: 0,0 1,0 2,0 / B: 0,5 1,5"
    state = EVO.read(start)
    assert foreseen(state, "2,0>3,0") == [Message("evo-preview-losses", {"before": 0, "losses": 1})]
    assert foreseen(EVO.read(start.replace("/ B:", "| genes fur / B:")), "2,0>3,0") == []
    assert foreseen(state, "-") == []


def test_what_a_bid_leaves_is_told() -> None:
    state = EVO.read("evo second mutation / A: 0,0 1,0 | mp 5 | genes vial / B: 0,2 1,2 / lab card egg")
    assert foreseen(state, "2=3") == [Message("evo-preview-bid", {"left": 3})]


def test_the_climate_that_a_prophecy_would_bring_is_told() -> None:
    start = "evo second climate dial 1 / map 0,0:GGG 0,5:GGGG / A: 0,0 1,0 2,0 | cards prophecy / B: 0,5 1,5"
    state = EVO.read(start)
    while state.stack[-1].save()[:1] != [ids.TOKEN_TURNED]:
        state.apply(0)
    told = foreseen(state, "!prophecy>+1")
    after = state.clone()
    after.apply(EVO.read_move(state, "!prophecy>+1"))
    grounds = EVO.picture(after, 0)["climate"]["grounds"]
    assert told[0].key == "evo-preview-climate"
    assert {name: message.key for name, message in told[0].args.items()} == {  # type: ignore[union-attr]
        name: f"ground-{ground}" for name, ground in grounds.items()
    }


# Answers in advance, and phases


def test_every_window_may_be_declined_in_advance_and_no_go() -> None:
    declined: dict[str, set[bool]] = {}
    for seed in range(12):
        state, rng = EVO.deal("second", 3, seed), Rng(seed)
        while state.actor != NOBODY:
            question = EVO.question(EVO.view(state, 0)).key
            declined.setdefault(question, set()).add(EVO.answer(state, "no-cards") == PASS)
            state.apply(state.options[rng.below(len(state.options))])
    assert all(told == {question.startswith("evo-ask-window-")} for question, told in declined.items())
    assert sum(True in told for told in declined.values()) > 8
    assert [answer.name for answer in EVO.standing() if answer.phase] == ["no-cards-in-this-phase"]


def test_a_moment_never_comes_again() -> None:
    state = EVO.deal("second", 3, 4)
    met: list[str] = []
    while not state.over:
        if not met or met[-1] != EVO.moment(state):
            met.append(EVO.moment(state))
        state.apply(state.options[-1])
    assert len(set(met)) == len(met) > 30
