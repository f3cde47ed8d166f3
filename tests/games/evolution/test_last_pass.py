"""Which pass ends the playing of cards: a page asks before it."""

import beagle
from beagle.kernel.action import PASS

GAME = beagle.game("evolution")
PLAYING = """evolution base@gift turn 4 development first A
A: a b | hand running camouflage/fat
B: m n | hand {hand}
deck 9"""


def ends(hand: str, *moves: str) -> object:
    state = GAME.read(PLAYING.format(hand=hand))
    for move in moves:
        state.apply(GAME.read_move(state, move))
    return GAME.move_data(state, PASS).args.get("ends")


def test_a_pass_ends_the_phase_if_nobody_else_can_play() -> None:
    assert ends("-") == "phase"
    assert ends("swimming") is None
    assert ends("swimming", "+running", "-") == "phase"  # B has passed


def test_a_pass_in_feeding_ends_no_playing() -> None:
    state = GAME.read(
        "evolution base@italian turn 4 feeding bank 2 first A\nA: a | hand running\nB: m | hand -\ndeck 9"
    )
    assert "ends" not in GAME.move_data(state, PASS).args
