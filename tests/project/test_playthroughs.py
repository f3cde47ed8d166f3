"""The golden playthroughs are what the rules play today."""

from difflib import unified_diff

import pytest

import beagle
from beagle import _native
from beagle.games.evolution.traits.hunt import Scavenger
from tools.generators import playthroughs

TABLES = list(playthroughs.playthroughs())


def compare(name: str, written: str, played: str) -> None:
    then, now = written.splitlines(), played.splitlines()
    for number, (old, new) in enumerate(zip(then, now, strict=False), 1):
        assert new == old, f"line {number} of {name}: if the change is meant, ./run playthroughs writes it again"
    assert len(now) == len(then)


@pytest.mark.parametrize(("name", "game", "ruleset", "seats"), TABLES, ids=[table[0] for table in TABLES])
def test_a_playthrough_is_played_again_move_by_move(name: str, game: beagle.Game, ruleset: str, seats: int) -> None:
    written = (playthroughs.FOLDER / name).read_text("utf-8")
    compare(name, written, playthroughs.write(game, ruleset, seats, written))


def test_every_file_is_of_a_table_that_can_be_played() -> None:
    assert {path.name for path in playthroughs.FOLDER.glob("*.txt")} == {table[0] for table in TABLES}


def test_a_changed_move_is_noticed_with_its_line() -> None:
    name, game, ruleset, seats = TABLES[0]
    played = playthroughs.write(game, ruleset, seats)
    spoilt = played.replace("\n3. ", "\n3. % ", 1)
    with pytest.raises(AssertionError, match=rf"line \d+ of {name}"):
        compare(name, spoilt, played)


@pytest.mark.skipif(_native.compiled(), reason="a compiled hook can't be replaced")
def test_a_small_change_of_a_rule_gives_a_small_diff(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without the scavenger's food its owners play differently, but only until the turn ends."""
    monkeypatch.setattr(Scavenger, "after_kill", lambda *_: None)
    lines = 0
    for name, game, ruleset, seats in TABLES:
        written = (playthroughs.FOLDER / name).read_text("utf-8")
        now = playthroughs.write(game, ruleset, seats, written)
        lines += len(list(unified_diff(written.splitlines(), now.splitlines(), n=0)))
    assert 0 < lines < 2000
