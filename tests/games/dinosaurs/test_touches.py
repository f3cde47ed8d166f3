"""What touches mean in Gods Love Dinosaurs, and whose reason is given when they mean several moves."""

import pytest

import beagle
from beagle.kernel.why import NoMeaning, why_touched
from tests.support.touches import meant

GAME = beagle.game("dinosaurs")
LANDS = """A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 2,0P:t 3,0M | eggs 4
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F -2,1P:e -3,1M | eggs 6
"""
DRAFT = f"""dinosaurs base turn 9 first A marker tiger
{LANDS}board frog LP:f ML | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:e ML
piles C 2 | D 10"""
HUNT = f"""dinosaurs base turn 9 first A marker tiger dinosaurs
{LANDS}board frog LP:f ML | rabbit PU:h MP | rat - | tiger - | eagle FU:e ML
piles C 2 | D 10"""
TIGERS = HUNT.replace(" dinosaurs\n", " tigers\n")
TWO_TIGERS = TIGERS.replace("-1,0P ", "-1,0P:t ", 1)
FROGS = DRAFT.replace(" tiger\n", " tiger frogs\n", 1).replace("frog LP:f ML", "frog -")

MEANT = [
    (DRAFT, "pass", "-"),
    (DRAFT, "tile:frog.2", "frog2"),
    (DRAFT, "tile:rat.1", "rat1"),
    (FROGS, "cell:1,0 cell:-1,0", "1,0+-1,0"),
    (FROGS, "cell:-1,0", "-1,0+0,0"),
    (HUNT, "cell:0,0 cell:2,0", "0,0>1,0>2,0"),
    (HUNT, "cell:0,0 cell:2,0 way:1,-1>2,-1>2,0", "0,0>1,-1>2,-1>2,0"),
    (TIGERS, "cell:-1,1", "2,0>1,0>0,0>-1,1"),
    (TIGERS, "cell:2,0 starve", "2,0x"),
    (TIGERS, "cell:2,0", "2,0x"),
    (TWO_TIGERS, "cell:3,0", "2,0>3,0"),
    (TIGERS, "tile:frog.9", None),
    (TIGERS, "starve", None),
    (TIGERS, "way:1,0", None),
]


@pytest.mark.parametrize(("position", "path", "move"), MEANT)
def test_touches_mean_a_move(position: str, path: str, move: str | None) -> None:
    assert meant(GAME, position, path) == move


def test_a_tile_where_it_cannot_lie_is_asked_about_in_any_direction() -> None:
    state = GAME.read(DRAFT)
    state.apply(GAME.read_move(state, "tiger1"))
    found = GAME.read_touches(state, ["cell:0,0"])
    laid = [GAME.write_move(state, one.action) for one in found if one.distance == found[0].distance]
    assert laid == [f"0,0:{cell}" for cell in ("1,0", "1,-1", "0,-1", "-1,0", "-1,1", "0,1")]
    refused = why_touched(GAME, state, 0, ["cell:0,0"])
    assert refused is not None
    assert refused.rules == ("GD-TURN-02",)


def test_a_cell_before_a_tile_is_taken_says_what_comes_first() -> None:
    refused = why_touched(GAME, GAME.read(DRAFT), 0, ["cell:0,0"])
    assert refused is not None
    assert refused.rules == ("GD-TURN-01",)


def test_another_way_to_the_same_end_is_allowed() -> None:
    state = GAME.read(HUNT)
    for option in state.options:
        assert why_touched(GAME, state, 0, GAME.touches(state, option)) is None


def test_what_means_nothing_says_so_and_a_seat_that_waits_learns_only_that() -> None:
    state = GAME.read(DRAFT)
    with pytest.raises(NoMeaning):
        why_touched(GAME, state, 0, ["starve"])
    refused = why_touched(GAME, state, 1, ["starve"])
    assert refused is not None
    assert refused.rules == ("GD-TURN-07",)
