"""Where the tile in hand was taken from, as a table shows it."""

from beagle.games.dinosaurs.game import DINOSAURS
from beagle.play.scene import Scene


def test_the_row_of_the_tile_in_hand_is_known_until_it_is_placed() -> None:
    scene = Scene(DINOSAURS, DINOSAURS.deal("base", 2, 3))
    for row in (2, 1):
        assert scene.picture(0)["row"] is None
        scene.apply(DINOSAURS.read_move(scene.state, f"frog{row}"))
        seen = scene.picture(0)
        assert (seen["column"], seen["row"]) == ("frog", row)
        assert DINOSAURS.picture(scene.state, 0)["row"] is None  # of a position nothing is known
        scene.apply(scene.state.options[0])
