"""The printed faces: a file that the owner of a box can put in, and what is said when it is wrong."""

import re
from collections.abc import Iterator

import pytest

import beagle
from beagle import NotationError
from beagle.games.dinosaurs import rulesets
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.land import MAX_CELLS
from beagle.games.dinosaurs.tiles import TILES, face_name, read_tiles
from beagle.kernel.message import Message

PRINTED = TILES.replace("MU", "LL").replace("FF:t", "PU:t")


@pytest.fixture(autouse=True)
def _boxes_are_put_away() -> Iterator[None]:
    yield
    rulesets.BUILT.clear()
    for name in [name for name in rulesets.COMPONENTS if name]:
        del rulesets.COMPONENTS[name]


def test_a_face_is_written_as_it_is_read() -> None:
    names = [face_name(tile.face) for tile in read_tiles(TILES)]
    assert " ".join(names).split() == [word for line in TILES.splitlines() for word in line.split()[2:]]


def test_comments_empty_lines_and_either_way_of_writing_no_animal_are_read() -> None:
    spelt = "# mine\n\n" + TILES.replace("5+", "5").replace("MU\n", "UM:-  # bare\n")
    assert read_tiles(spelt) == read_tiles(TILES)


def test_with_printed_faces_there_is_another_table() -> None:
    assert DINOSAURS.add_components("printed", PRINTED) == "base@printed"
    assert [info.name for info in DINOSAURS.rulesets()] == ["base", "base@printed"]
    state = DINOSAURS.deal("base@printed", 4, 1)
    text = DINOSAURS.write(state)
    assert "dinosaurs base@printed turn 1 draft" in text
    assert "MU" not in text
    again = DINOSAURS.read(text)
    assert DINOSAURS.write(again) == text
    record = beagle.play(DINOSAURS, "base@printed strict-supply", ["random"] * 2, seed=2)
    assert beagle.replay(record.text()).record.result == record.result


def test_two_boxes_are_two_tables() -> None:
    DINOSAURS.add_components("mine", PRINTED)
    DINOSAURS.add_components("yours", PRINTED.replace("ML", "UU"))
    assert "ML" in DINOSAURS.write(DINOSAURS.deal("base@mine", 2, 1))
    assert "ML" not in DINOSAURS.write(DINOSAURS.deal("base@yours", 2, 1))
    with pytest.raises(beagle.RulesetError, match="a new name"):
        DINOSAURS.add_components("mine", PRINTED)


def test_without_them_the_error_says_how_to_get_there() -> None:
    way = "base@NAME (docs/notation-dinosaurs.md)"
    with pytest.raises(beagle.RulesetError, match=re.escape(f"with your own components also: {way}")) as refused:
        DINOSAURS.deal("base@printed", 2, 1)
    assert refused.value.words == Message("error-no-table-own", {"table": "base@printed", "tables": "base", "own": way})


WRONG = {
    "no tiles at all": ("", 1, 1, "84 tiles in all"),
    "a stack that there is not": (TILES.replace("B 2+", "E 2+"), 6, 1, "a stack: A, B, C or D"),
    "a line without its mark": ("A\n", 1, 2, "a mark: 2+, 3+, 4+ or 5+"),
    "a mark that there is not": (TILES.replace("A 3+", "A 6+"), 3, 3, "a mark: 2+, 3+, 4+ or 5+"),
    "a mark with something behind it": (TILES.replace("A 3+", "A 3++"), 3, 5, "a space after the mark"),
    "a terrain that there is not": (TILES.replace("A 2+ FL:r", "A 2+ XL:r"), 2, 6, "a tile, like FL:r or MU"),
    "a tile of one cell": (TILES.replace("A 2+ FL:r", "A 2+ F:r"), 2, 7, "the terrain of the second cell"),
    "an animal that there is not": (TILES.replace("A 2+ FL:r", "A 2+ FL:d"), 2, 9, "an animal, f h r t or e"),
    "two tiles without a space": (TILES.replace("FL:r FU:r PP:h PM:h", "FL:rFU:r PP:h PM:h"), 2, 10, "a space after"),
    "a tile too few": (TILES.replace("A 2+ FL:r", "A 2+"), 18, 1, "84 tiles in all"),
    "a tile too many": (TILES.replace("A 2+", "A 2+ FL:r"), 18, 1, "84 tiles in all"),
    "too many for two players": (TILES.replace("3+", "2+"), 18, 1, "at most 46 tiles for 2 players"),
    "too few for the first filling": (TILES.replace("A 2+", "B 2+"), 18, 1, "at least 10 tiles of stack A for 2"),
}


@pytest.mark.parametrize("name", WRONG)
def test_what_is_wrong_is_said_with_its_place(name: str) -> None:
    text, line, column, expected = WRONG[name]
    with pytest.raises(NotationError) as error:
        DINOSAURS.add_components("mine", text)
    assert (error.value.line, error.value.column) == (line, column)
    assert expected in error.value.expected
    assert [info.name for info in DINOSAURS.rulesets()] == ["base"]


def test_as_many_tiles_as_two_players_may_have_can_be_laid_and_written_down() -> None:
    most = TILES.replace("A 3+", "A 2+").replace("B 3+ FL:r PP:h", "B 2+ FL:r PP:h\nB 3+")
    DINOSAURS.add_components("most", most)
    state, rng, largest = DINOSAURS.deal("base@most", 2, 8), beagle.Rng(8), 0
    while state.actor != beagle.NOBODY:
        if state.stack[-1].name == "draft":
            text = DINOSAURS.write(state)
            assert DINOSAURS.write(DINOSAURS.read(text)) == text
        largest = max(largest, *(len(land.cells) for land in state.players))
        state.apply(state.options[rng.below(len(state.options))])
    assert 40 < largest <= MAX_CELLS
