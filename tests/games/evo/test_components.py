"""Components of one's own: the format, its errors, and a table that is played with them."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import beagle
from beagle.cli.app import main
from beagle.games.components import ComponentsError, load_components, load_components_file
from beagle.games.evo.components import read_components
from beagle.games.evo.default_components import OURS
from beagle.games.evo.game import EVO
from beagle.games.evo.rulesets import BUILT, COMPONENTS
from beagle.kernel.playout import Tally, playout
from beagle.kernel.rng import Rng
from beagle.kernel.text import NotationError

SMALL = """
# a strip for two
map 2
  0,0 GGGGYYYY
  0,1 BBBBWWWW
  start 0,0 7,0
  start 0,1 7,1
dial icdd hicd
climate +1:4 -1:4
die fail:1 success:5
"""


@pytest.fixture(autouse=True)
def _boxes_are_put_away() -> Iterator[None]:
    yield
    for name in [name for name in COMPONENTS if name]:
        del COMPONENTS[name]
    for key in [key for key in BUILT if "@" in key[0]]:
        del BUILT[key]


def test_a_box_makes_a_table_of_its_own() -> None:
    EVO.add_components("mine", SMALL)
    assert [info.name for info in EVO.rulesets()] == ["second", "second@mine"]
    state = EVO.deal("second@mine", 2, 1)
    assert state.rules.land.size == 16
    assert state.rules.die == [1, 5, 0, 0, 0]
    assert len(state.rules.dial) == 2
    assert len(state.pile) + len(state.turned) == 8
    playout(state, Rng(1), Tally())
    assert 5 <= state.round - 1 <= 7
    assert EVO.read(EVO.write(state)).round == state.round


def test_what_a_box_leaves_out_is_as_in_ours() -> None:
    EVO.add_components("mine", SMALL)
    assert EVO.deal("second@mine", 3, 1).rules.land.size == 43
    assert EVO.deal("second@mine summary-babies", 3, 1).rules.normal == EVO.deal("second", 3, 1).rules.normal


def test_our_own_components_are_in_the_same_format() -> None:
    components = read_components(OURS)
    assert sorted(components.maps) == [2, 3, 4, 5]
    assert None not in (components.dial, components.climate, components.genes, components.die)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("map 2", "map 6", 'line 3, column 5: expected a number of players from 2 to 5 after "map", found "6"'),
        ("map 2", "map", "line 3, column 1: expected a number of players"),
        ("map 2", "# map 2", 'line 4, column 3: expected "map" and a number of players before its cells'),
        ("0,0 GGGG", "0,0 GXGG", "line 4, column 7: expected a row of terrains Y G B W after its first cell"),
        ("0,1 BBBB", "0,0 BBBB", "a row of new cells (0,0 exists already)"),
        ("0,1 BBBB", "59,1 BBBB", "cells with coordinates up to 60"),
        ("start 0,1 7,1", "start 0,1", 'line 7, column 3: expected two cells after "start"'),
        ("start 0,1 7,1", "", "a map for 2 players with 2 start pairs"),
        ("start 0,1 7,1", "start 0,0 7,1", "start cells are on land, each once"),
        ("start 0,1 7,1", "start 0,9 7,1", "start cells are on land, each once"),
        ("  0,0 GGGGYYYY\n", "", "a map for 2 players|start cells"),
        ("dial icdd hicd", "dial icdx", "a letter for each of Y G B W: i ideal, h hot, c cold, d deadly"),
        ("dial icdd hicd", "dial", '1 to 12 sections after "dial"'),
        ("dial icdd hicd", "dail icdd", "line 8, column 1: expected map, a row of cells, start, dial"),
        ("climate +1:4 -1:4", "climate +1:1", "at least 4 climate tokens"),
        ("climate +1:4 -1:4", "climate +3:4", "how many of each: +2:1"),
        ("climate +1:4 -1:4", "climate +1:99", "column 12: expected a number up to 40 after +1:"),
        ("climate +1:4 -1:4", "climate +1:4 +1:4", "+1 only once"),
        ("climate +1:4 -1:4", "genes legs:2", "at least 7 normal genes"),
        ("climate +1:4 -1:4", "genes wings:2", "how many of each: legs:1"),
        ("die fail:1 success:5", "die fail:0", "a die with at least one side"),
        ("die fail:1 success:5", "die fail:1\ndie fail:1", "die only once"),
        ("# a strip for two", SMALL.partition("dial")[0], "the map for 2 players only once"),
    ],
)
def test_an_error_says_where_and_what(old: str, new: str, message: str) -> None:
    assert old in SMALL
    with pytest.raises(NotationError) as error:
        read_components(SMALL.replace(old, new))
    assert any(part in str(error.value) for part in message.split("|")), str(error.value)


@pytest.mark.parametrize("name", ["", "My-Components", "a b", "a@b"])
def test_a_box_needs_a_plain_name(name: str) -> None:
    with pytest.raises(beagle.RulesetError, match="lower-case letters and digits"):
        EVO.add_components(name, SMALL)


def test_a_box_is_loaded_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.evo"
    file.write_text(SMALL)
    assert load_components_file(file) == "second@mine"
    with pytest.raises(ComponentsError, match="lower-case letters"):  # a second one of that name
        load_components_file(file)


def test_a_file_that_cannot_be_used_says_why(tmp_path: Path) -> None:
    broken = tmp_path / "broken.evo"
    broken.write_text("map 9\n")
    with pytest.raises(ComponentsError, match=r"broken\.evo:1:5: expected a number of players"):
        load_components_file(broken)
    with pytest.raises(ComponentsError, match=r"cannot read .*no such file"):
        load_components(str(tmp_path / "nothing.evo"))
    with pytest.raises(ComponentsError, match=r'NAME\.GAME, like mine\.evo: no game is called "box"'):
        load_components_file(tmp_path / "mine.box")
    cards = tmp_path / "mine.evolution"
    cards.write_text("")
    with pytest.raises(ComponentsError, match="no components can be added"):
        load_components_file(cards)


def test_the_command_line_plays_with_a_box(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "mine.evo"
    file.write_text(SMALL)
    monkeypatch.setenv("BEAGLE_BOXES", str(file))
    arguments = "play --game evo --rules second@mine --seats random,random --seed 1 --json"
    assert main(arguments.split()) == 0
    assert '"ruleset": "second@mine"' in capsys.readouterr().out
    assert main(arguments.split()) == 2  # it is there already
    assert "mine.evo" in capsys.readouterr().err
