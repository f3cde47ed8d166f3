"""What is told of a move, before and after: nothing that does not come about."""

import pytest

from beagle.games.dinosaurs import tell
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.state import State
from beagle.i18n import Words
from beagle.kernel.cards import card
from beagle.kernel.int_list import int_list

WORDS = Words(names=["Ann", "Ben", "Cid"])
FROGS = " ".join(f"{q},0L:f" for q in range(25))


def told(state: State, *moves: str) -> list[str]:
    """The lines of the log for these moves."""
    out: list[str] = []
    state.listen()
    for move in moves:
        state.apply(DINOSAURS.read_move(state, move))
        out += [WORDS.say(DINOSAURS.tell(event)) for event in state.events]
    return out


def said(state: State, move: str) -> str:
    return WORDS.say(DINOSAURS.describe(state, DINOSAURS.read_move(state, move)))


@pytest.mark.rule("GD-PRED-06", "GD-PRED-12")
def test_a_player_whose_last_tiger_starved_had_something_to_do_and_one_without_tigers_had_not() -> None:
    state = DINOSAURS.read("dinosaurs base tigers / A: 0,0P:t 1,0P:r 5,5P:t / B: 0,0P:t / C: 0,0M")
    assert told(state, "0,0x", "5,5x", "0,0x") == [
        "Ann: the tiger on 0,0 starved.",
        "Ann: the tiger on 5,5 starved.",
        "Ben: the tiger on 0,0 starved.",
        "Cid had nothing to do: no tiger could act.",
        "Turn 2: Ben.",
    ]


@pytest.mark.rule("GD-DINO-09")
def test_so_it_is_with_dinosaurs() -> None:
    state = DINOSAURS.read("dinosaurs base dinosaurs / A: 0,0M:D / B: 0,0M / piles A -")
    assert told(state, "0,0x")[:2] == [
        "Ann: the dinosaur on 0,0 starved.",
        "Ben had nothing to do: no dinosaur could act.",
    ]


@pytest.mark.rule("GD-PRED-07", "GD-TURN-04")
@pytest.mark.parametrize(("eagles", "young"), [(22, "leaves 2 young ones"), (23, "leaves a young one"), (24, "a rat")])
def test_a_hunt_promises_no_more_young_than_there_are_figures(eagles: int, young: str) -> None:
    others = " ".join(f"{q},0P:e" for q in range(eagles))
    state = DINOSAURS.read(
        f"dinosaurs base strict-supply eagles / A: 0,5P:e 1,5P:f 2,5P:h 3,5P:r / B: {others} / board frog 2 / piles A -"
    )
    hunt = "0,5>1,5>2,5>3,5"
    assert said(state, hunt).endswith(young)
    assert len(DINOSAURS.foresee(state, DINOSAURS.read_move(state, hunt)).comes) == 24 - eagles
    assert said(DINOSAURS.read(DINOSAURS.write(state).replace(" strict-supply", "")), hunt).endswith("2 young ones")


@pytest.mark.rule("GD-TURN-03", "GD-TURN-04")
@pytest.mark.parametrize(("ruleset", "frog"), [("base", True), ("base strict-supply", False)])
def test_a_tile_promises_no_animal_that_is_missing(ruleset: str, frog: bool) -> None:
    state = DINOSAURS.read(f"dinosaurs {ruleset} / A: 0,0M / B: {FROGS} / board frog LL:f MU / piles A -")
    state.apply(DINOSAURS.read_move(state, "frog1"))
    assert ("with the frog" in said(state, "1,0:2,0")) == frog
    assert bool(DINOSAURS.foresee(state, DINOSAURS.read_move(state, "1,0:2,0")).comes) == frog


@pytest.mark.rule("GD-DINO-14")
def test_the_stack_that_follows_is_one_that_has_tiles() -> None:
    state = DINOSAURS.deal("base", 2, 1)
    state.stacks = [int_list([card(24)]), int_list([]), int_list([card(24)]), int_list([])]
    state.listen()
    state.fill(0)
    stacks = [event.a for event in state.events if event.kind == tell.NEXT_STACK]
    assert stacks == [2]
