"""Gods Love Dinosaurs in the terminal."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.games.dinosaurs import rulesets
from beagle.games.dinosaurs.tiles import TILES
from tests.support.words import say

Beagle = Callable[..., Any]
RAMPAGE = "dinosaurs base dinosaurs / A: 0,0M*:D 1,0P:t 2,0P:f 1,1M:D | eggs 6 / B: 0,0M"


@pytest.fixture
def saved(tmp_path: Path) -> Callable[[str], Path]:
    def write(text: str) -> Path:
        path = tmp_path / "position.game"
        headers = ['[Game "dinosaurs"]', '[Rules "base"]', '[Version "1"]', '[Seats "me" "random"]']
        path.write_text("\n".join([*headers, f'[Start "{text}"]', ""]), "utf-8")
        return path

    return write


def test_bots_play_to_the_end_and_the_record_is_told(beagle: Beagle, tmp_path: Path) -> None:
    file = tmp_path / "a.game"
    done = beagle("play", "--game", "dinosaurs", "--seats", "random,random,random", "--seed", "3", "--record", file)
    assert done.code == 0
    assert "Winner: random" in done.out
    assert "golden eggs" in done.out
    told = beagle("replay", file)
    assert told.code == 0
    assert "The dinosaurs come!" in told.out
    assert say("dinosaurs-log-game-over", tiles=0, cells=1).split("1 ")[1] in told.out
    assert told.out.splitlines()[-1] == done.out.splitlines()[-1]


def test_the_table_shows_board_and_hexes_with_their_numbers(beagle: Beagle) -> None:
    done = beagle("play", "--game", "dinosaurs", "--seats", "me,random", "--seed", "2", typed=["cards", "?", "quit"])
    assert done.code == 0
    lines = [line.rstrip() for line in done.out.splitlines()]
    own = [line for line in lines if "-1,0  0,0   1,0" in line]
    assert own
    assert lines[lines.index(own[0]) + 1].split() == ["P", "·", "M*D", "L", "f"]
    assert "▲ dinosaurs" in done.out
    assert "M mountain, * nest" in done.flat
    assert "0,0>1,0>0,0 a walk" in done.flat


def test_a_tile_is_taken_and_laid_by_its_text_and_the_shore_has_numbers(beagle: Beagle) -> None:
    typed = ["frog1", "9,9:8,9", "why 0,0:1,0", "2,0:3,0", "quit"]
    done = beagle("play", "--game", "dinosaurs", "--seats", "me,random", "--seed", "2", typed=typed)
    assert done.code == 0
    assert "GD-TURN-02 You must add the tile to your ecosystem" in done.flat
    assert "3,-2" in done.out
    assert say("dinosaurs-log-taken", seat="You", column="frogs", tile="").rstrip(": .") in done.flat


def test_walks_stand_under_their_dinosaur_and_say_what_they_eat(beagle: Beagle, saved: Callable[[str], Path]) -> None:
    done = beagle("play", "--resume", saved(RAMPAGE), typed=["0,0>1,0>1,1", "0,0x", "quit"])
    assert done.code == 0
    assert "dinosaur on 0,0" in done.out
    assert "1,0 → 0,0: eats a tiger, an egg" in done.flat
    assert "GD-DINO-10 Another dinosaur is in the way." in done.flat
    assert "You: the dinosaur on 0,0 starved." in done.flat
    assert "8 points, eggs: 1, golden: 1" in done.flat


def test_the_dinosaur_with_the_most_eggs_comes_first(beagle: Beagle, saved: Callable[[str], Path]) -> None:
    """Each way says what it eats, its eggs, and who stays alive; the dinosaur that can only starve is the last."""
    lands = "A: 0,0M*:D 1,0P:f -1,0P -2,0M:D 2,-1M:D 3,-1P:t 3,-2P:e / B: 0,0M"
    done = beagle("play", "--resume", saved(f"dinosaurs base dinosaurs / {lands}"), typed=["quit"])
    assert done.code == 0
    assert "1 3,-1 → 3,-2 → 2,-1: eats a tiger and an eagle, 2 eggs. Remaining:" in done.flat
    assert "3 3,-1 → 2,-1: eats a tiger, an egg. Remaining: prey 1, predators 1" in done.flat
    assert "1,0 → 0,0: eats a frog, no egg. Remaining: prey 0, predators 2" in done.flat
    found = [done.flat.index(f"dinosaur on {cell}") for cell in ("2,-1", "0,0", "-2,0")]
    assert found == sorted(found)


def test_the_rulebook_can_be_looked_up(beagle: Beagle) -> None:
    done = beagle("rules", "--game", "dinosaurs")
    assert "GD-DINO Dinosaurs (14 rules)" in done.flat
    rule = beagle("rules", "gd-end-04", "--game", "dinosaurs")
    assert say("GD-END-04") in rule.flat
    assert f"{say('dinosaurs-source-R')}; {say('dinosaurs-source-ruling')}." in rule.flat
    assert "GD-PRED-03" in beagle("rules", "straight", "line", "--game", "dinosaurs").out


def test_positions_of_the_game_can_be_counted(beagle: Beagle) -> None:
    done = beagle("perft", RAMPAGE.replace(" 1,1M:D", ""), "1", "--divide")
    assert done.code == 0
    assert "depth 1: 3 sequences" in done.out


def test_printed_tiles_come_from_a_file(
    beagle: Beagle, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest
) -> None:
    file = tmp_path / "mine.dinosaurs"
    file.write_text(TILES.replace("MU", "LL"), "utf-8")
    monkeypatch.setenv("BEAGLE_BOXES", str(file))
    request.addfinalizer(lambda: rulesets.COMPONENTS.pop("mine", None))
    request.addfinalizer(rulesets.BUILT.clear)
    seats = ("--game", "dinosaurs", "--seats", "random,random", "--seed", "1")
    assert beagle("play", *seats, "--rules", "base@mine").code == 0
    rulesets.COMPONENTS.pop("mine")
    file.write_text(TILES.replace("A 2+ FL:r", "A 2+ FL:q"), "utf-8")
    done = beagle("play", *seats)
    assert done.code == 2
    assert f'{file}:2:9: expected an animal, f h r t or e, or - for none, found "q"' in done.err
    monkeypatch.setenv("BEAGLE_BOXES", str(tmp_path / "nowhere.dinosaurs"))
    assert "no such file" in beagle("rules").err
