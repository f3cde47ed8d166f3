"""What touches mean in EVO, and whose reason is given when they mean several moves."""

import pytest

import beagle
from beagle.kernel.why import why_touched
from tests.support.touches import meant

GAME = beagle.game("evo")
MOVING = "evo second movement to A / A: 0,0 2,-1 | cards migration terror / B: 1,0 3,-1"
BIRTH = "evo second birth to A / A: 0,0 2,-1 / B: 1,0 3,-1"
SURVIVAL = "evo second survival to A / A: 0,0 2,-1 0,1 / B: 1,0 3,-1"

MEANT = [
    (MOVING, "pass", "-"),
    (MOVING, "place:2", "@2"),
    (MOVING, "column:2 bid:3", "2=3"),
    (MOVING, "card:migration", "!migration"),
    (MOVING, "card:terror cell:1,0", "!terror>1,0"),
    (MOVING, "cell:0,0 cell:0,-1", "0,0>0,-1"),
    (MOVING, "cell:0,0 cell:-3,1", "0,0>-3,1"),
    (MOVING, "cell:0,0 cell:3,-1", "0,0x3,-1"),
    (MOVING, "cell:0,0 gene:wings cell:2,0", "0,0^2,0"),
    (MOVING, "cell:0,0 gene:fins cell:2,0", "0,0~2,0"),
    (MOVING, "cell:3,-1", "2,-1x3,-1"),
    (BIRTH, "cell:0,1", "+0,1"),
    (BIRTH, "cell:0,0 cell:0,1", "0,0+0,1"),
    (SURVIVAL, "cell:0,0", "x0,0"),
    (MOVING, "bid:3", None),
    (MOVING, "gene:nonsense", None),
    (MOVING, "cell:99,99", None),
]


@pytest.mark.parametrize(("position", "path", "move"), MEANT)
def test_touches_mean_a_move(position: str, path: str, move: str | None) -> None:
    assert meant(GAME, position, path) == move


@pytest.mark.parametrize(
    ("path", "card"), [("card:terror", "!terror>"), ("card:prophecy", "!prophecy>"), ("card:council-of-sages", "!cou")]
)
def test_a_card_alone_is_played_on_anything_it_could_name(path: str, card: str) -> None:
    state = GAME.read(MOVING)
    found = GAME.read_touches(state, path.split())
    assert found
    assert all(GAME.write_move(state, reading.action).startswith(card) for reading in found)


def test_a_column_alone_asks_about_all_its_bids() -> None:
    state = GAME.read(MOVING)
    found = GAME.read_touches(state, ["column:1"])
    assert [GAME.write_move(state, reading.action) for reading in found] == [f"1={bid}" for bid in range(7)]


def test_where_an_enemy_is_an_attack_is_meant_and_elsewhere_a_walk() -> None:
    state = GAME.read(MOVING)
    for path, move in ((["cell:0,0", "cell:3,-1"], "0,0x3,-1"), (["cell:0,0", "cell:-3,1"], "0,0>-3,1")):
        refused = why_touched(GAME, state, 0, path)
        assert refused is not None
        assert refused == GAME.why(state, 0, move)


def test_a_seat_that_waits_learns_only_that() -> None:
    state = GAME.read(MOVING)
    refused = why_touched(GAME, state, 1, ["card:terror"])
    assert refused is not None
    assert refused.rules == ("DI-ROUND-02",)
