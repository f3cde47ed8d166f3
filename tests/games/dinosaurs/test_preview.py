"""What a table shows before a move is made: where a tile can go, what a walk eats, eggs and score."""

import pytest

import beagle
from beagle.games.dinosaurs import ids, tell
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.preview import FigureAt, Preview
from beagle.games.dinosaurs.state import State
from beagle.i18n import Words, languages
from beagle.kernel.action import kind_of
from beagle.kernel.data import Outcome, Plain
from beagle.kernel.message import Argument, Message


def option(state: State, text: str) -> Preview:
    return DINOSAURS.foresee(state, DINOSAURS.read_move(state, text))


def test_a_walk_tells_what_it_eats_and_what_it_is_worth() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0P:f 3,0M | eggs 2 / B: 0,0M")
    seen = option(state, "0,0>1,0>2,0>3,0")
    assert seen.cells == ((0, 0), (1, 0), (2, 0), (3, 0))
    assert seen.eaten == (FigureAt((1, 0), "eagle"), FigureAt((2, 0), "frog"))
    assert (seen.eggs, seen.score, seen.dies, seen.comes) == (1, 4, (), ())
    dead = option(state, "0,0x")
    assert (dead.dies, dead.score, dead.eaten) == ((FigureAt((0, 0), "dinosaur"),), 2, ())


def test_a_hunt_tells_where_young_ones_come() -> None:
    state = DINOSAURS.read("dinosaurs base eagles / A: 0,0P:e 1,0P:f 2,0P:h / B: 0,0M")
    seen = option(state, "0,0>1,0>2,0")
    assert seen.comes == (FigureAt((1, 0), "eagle"),)
    assert [standing.figure for standing in seen.eaten] == ["frog", "rabbit"]


def test_a_birth_and_an_egg_tell_who_comes() -> None:
    rabbits = DINOSAURS.read("dinosaurs base rabbits / A: 0,0P:h 1,0P / B: 0,0M")
    assert option(rabbits, "0,0+1,0").comes == (FigureAt((1, 0), "rabbit"),)
    assert option(rabbits, "0,0+1,0").cells == ((0, 0), (1, 0))
    nest = DINOSAURS.read("dinosaurs base hatching / A: 0,0M* | eggs 2 / B: 0,0M")
    seen = option(nest, "hatch")
    assert (seen.comes, seen.eggs, seen.score) == ((FigureAt((0, 0), "dinosaur"),), -1, 2)
    assert option(nest, "-").comes == ()


def test_every_rotation_of_a_tile_is_shown_before_it_is_taken() -> None:
    state = DINOSAURS.read(
        "dinosaurs base / A: 0,0M / B: 0,0M / board frog FL:t MU | rabbit 2 | rat 2 | tiger 2 | eagle 2"
    )
    before = DINOSAURS.write(state)
    shown = DINOSAURS.placements(state, DINOSAURS.read_move(state, "frog1"))
    assert DINOSAURS.write(state) == before
    assert len(shown) == 48
    here = {one.text: one for one in shown}["1,0:2,0"]
    assert here.cells == ((1, 0), (2, 0))
    assert here.comes == (FigureAt((1, 0), "tiger"),)


def test_what_is_previewed_is_what_comes() -> None:
    """In random games: eggs and score of each move are as they were foretold."""
    state, rng = DINOSAURS.deal("base strict-supply", 3, 7), beagle.Rng(7)
    while state.actor != beagle.NOBODY:
        seat, action = state.actor, int(state.options[rng.below(len(state.options))])
        seen = DINOSAURS.foresee(state, action)
        eggs = state.players[seat].eggs
        state.choose(action)
        assert DINOSAURS.scores(state)[seat] == seen.score
        assert state.players[seat].eggs - eggs == seen.eggs
        state.settle()


# What a tile sets off

BOARD = "board frog 2 | rabbit 1 | rat - | tiger FL:t | eagle 1"


def outcomes(position: str, *moves: str) -> list[Outcome]:
    """What the last of these moves would set off."""
    state = DINOSAURS.read(position)
    for text in moves[:-1]:
        state.apply(DINOSAURS.read_move(state, text))
    before = DINOSAURS.write(state)
    told = DINOSAURS.preview(state, DINOSAURS.read_move(state, moves[-1]))
    assert DINOSAURS.write(state) == before
    assert [outcome.words.key for outcome in told] == [f"dinosaurs-preview-{outcome.name}" for outcome in told]
    return told


def chain(position: str, *moves: str) -> list[tuple[str, dict[str, Argument]]]:
    """The same, as names and arguments of the words."""
    return [(outcome.name, outcome.words.args) for outcome in outcomes(position, *moves)]


def facts(position: str, *moves: str) -> dict[str, dict[str, Plain]]:
    """The same, as the data that a page draws."""
    return {outcome.name: outcome.args for outcome in outcomes(position, *moves) if outcome.args}


WILL_STARVE = {"en": "will starve", "ru": "умрёт от голода", "pl": "zginie z głodu", "it": "morirà di fame"}
AS_THINGS_STAND = {"en": "right now", "ru": "пока", "pl": "na razie", "it": "per ora"}


def keys(position: str, *moves: str) -> list[str]:
    return [key for key, _ in chain(position, *moves)]


def test_a_tile_that_is_not_the_last_sets_off_nothing() -> None:
    position = f"dinosaurs base / A: 0,0M / B: 0,0M / {BOARD}"
    assert chain(position, "frog1") == [
        ("quiet", {"column": Message("dinosaurs-column-frog", {}), "tiles": 1}),
    ]
    assert keys(position, "frog1", "1,0:2,0") == ["quiet"]


def test_the_last_tile_of_a_column_activates_its_animal_and_the_column_stays_empty() -> None:
    position = f"dinosaurs base / A: 0,0M / B: 0,0M / {BOARD}"
    assert keys(position, "tiger1") == ["activated", "empty"]
    assert keys(position, "tiger1", "1,0:2,0") == ["activated", "no-prey", "empty"]


def test_under_the_marker_the_dinosaurs_follow_and_new_tiles_or_the_end() -> None:
    position = f"dinosaurs base marker tiger / A: 0,0M / B: 0,0M / {BOARD} / piles D 4"
    told = chain(position, "tiger1")
    assert [key for key, _ in told] == ["activated", "dinosaurs", "refill"]
    assert told[-1][1] == {"tiles": 4, "left": 4}
    assert keys(position.replace("D 4", "D 3"), "tiger1") == ["activated", "dinosaurs", "end"]


def test_what_the_new_animal_could_do_and_who_would_starve() -> None:
    position = f"dinosaurs base / A: 0,0F:r 1,0L:f 5,5P:t / B: 0,0M / {BOARD}"
    told = dict(chain(position, "tiger1", "0,1:-1,1"))
    assert facts(position, "tiger1", "0,1:-1,1") == {
        "activated": {"figure": "tiger"},
        "hunter": {"cells": ["0,0", "1,0"]},
    }
    assert told["hunter"]["young"] == 1
    assert (told["hungry"]["count"], told["hungry"]["total"]) == (1, 1)
    frogs = "dinosaurs base / A: 0,0M 1,0L / B: 0,0M / board frog LL:f | rabbit 1"
    assert dict(chain(frogs, "frog1", "2,0:3,0"))["parent"] == {
        "figure": Message("dinosaurs-figure-frog", {}),
        "kind": "frog",
        "room": 2,
    }
    assert facts(frogs, "frog1", "2,0:3,0")["parent"] == {"cells": ["3,0", "1,0"]}
    assert "no-room" in keys(frogs.replace("LL:f", "LP:f"), "frog1", "-1,0:-2,0")


@pytest.mark.rule("GD-PRED-06", "GD-PRED-09")
@pytest.mark.parametrize("language", languages())
def test_a_hunter_may_yet_find_prey_if_another_opens_the_way(language: str) -> None:
    """The eagle on 1,0 stands between the new one and the rabbit; when it has gone, the new one eats."""
    position = "dinosaurs base / A: 0,0P:h 1,0P:e 1,-1P:h / B: 0,0M / board frog 1 | eagle PF:e"
    moves = ["eagle1", "2,0:3,0"]
    told = dict(chain(position, *moves))
    assert told["no-prey"]["others"] == 1
    state = DINOSAURS.read(position)
    for move in [*moves, "1,0>1,-1", "2,0>1,0>0,0"]:
        state.apply(DINOSAURS.read_move(state, move))
    args = told["no-prey"]
    lone, several = (
        Words(language).say(Message("dinosaurs-preview-no-prey", args | {"others": others})) for others in (0, 1)
    )
    assert WILL_STARVE[language] in lone
    assert WILL_STARVE[language] not in several
    assert AS_THINGS_STAND[language] in several


@pytest.mark.rule("GD-PRED-06")
def test_a_lone_hunter_without_prey_will_starve() -> None:
    position = "dinosaurs base / A: 0,0P:h 1,0M:D 1,-1P / B: 0,0M / board frog 1 | eagle PF:e"
    told = dict(chain(position, "eagle1", "2,0:3,0"))
    assert told["no-prey"]["others"] == 0
    state = DINOSAURS.read(position)
    for move in ("eagle1", "2,0:3,0"):
        state.apply(DINOSAURS.read_move(state, move))
    assert [DINOSAURS.write_move(state, action) for action in state.options] == ["2,0x"]


def test_what_is_set_off_is_what_comes() -> None:
    """In random games: an activation is told before the tile is laid, and the end before the last one."""
    rng = beagle.Rng(11)
    for seed in range(3):
        state = DINOSAURS.deal("base", 2, seed)
        state.listen()
        while state.actor != beagle.NOBODY:
            action = int(state.options[rng.below(len(state.options))])
            told = {outcome.name: outcome.args for outcome in DINOSAURS.preview(state, action)}
            placing = kind_of(action) == ids.PLACE
            state.apply(action)
            came = [event for event in state.events if event.kind == tell.ACTIVATED]
            if placing:
                assert ("activated" in told) == bool(came)
                assert not came or ids.FIGURE_NAMES[came[0].a] == told["activated"]["figure"]


# What a page draws


def test_cells_of_a_tile_are_one_piece() -> None:
    state = DINOSAURS.deal("base", 2, 3)
    state.apply(state.options[0])
    seat = state.actor
    assert DINOSAURS.picture(state, seat)["column"] == "frog"
    state.apply(state.options[0])
    cells = DINOSAURS.picture(state, seat)["players"][seat]["cells"]
    assert [cell["tile"] for cell in cells] == [0] * 7 + [1, 1]
    assert DINOSAURS.picture(state, seat)["column"] is None


def test_tiles_that_do_not_fit_their_cells_are_not_drawn() -> None:
    for tiles in ("PP:h", "PM", "LL PM"):
        position = f"dinosaurs base / A: 0,0M* 1,0P 3,0M | tiles {tiles} / B: 0,0M"
        cells = DINOSAURS.picture(DINOSAURS.read(position), 0)["players"][0]["cells"]
        assert [cell["tile"] for cell in cells] == [0, 0, 0]


def test_a_walk_is_chosen_by_its_ends_first() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D 1,0P:e 2,0M / B: 0,0M")
    touched = {DINOSAURS.write_move(state, a): DINOSAURS.touches(state, a) for a in state.options}
    assert touched["0,0>1,0>2,0"] == ["cell:0,0", "cell:2,0", "way:1,0>2,0"]
    assert touched["0,0>1,0>0,0"] == ["cell:0,0", "cell:0,0", "way:1,0>0,0"]


def test_eggs_are_shown_as_they_are_exchanged() -> None:
    shown = DINOSAURS.picture(DINOSAURS.read("dinosaurs base / A: 0,0M*:D | eggs 7 / B: 0,0M"), 0)["players"][0]
    assert (shown["golden"], shown["ordinary"], shown["score"]) == (1, 2, 8)


@pytest.mark.rule("GD-DINO-03")
def test_a_hatching_that_is_skipped_says_why() -> None:
    """Only to a player who has an egg."""
    for eggs, told in ((2, ["nest-taken"]), (0, [])):
        state = DINOSAURS.read(f"dinosaurs base hatching / A: 0,0M* | eggs 1 / B: 0,0M*:D | eggs {eggs}")
        state.sink = []
        state.apply(DINOSAURS.read_move(state, "-"))
        assert ["nest-taken" for event in state.sink if event.kind == tell.NEST_TAKEN] == told
