"""The golden playthroughs are what the rules play today."""

import pytest

import beagle
from tools.generators import playthroughs

TABLES = list(playthroughs.playthroughs())


def compare(name: str, written: str, played: str) -> None:
    then, now = written.splitlines(), played.splitlines()
    for number, (old, new) in enumerate(zip(then, now, strict=False), 1):
        assert new == old, f"line {number} of {name}: if the change is meant, ./run playthroughs writes it again"
    assert len(now) == len(then)


@pytest.mark.parametrize(("name", "game", "ruleset", "seats"), TABLES, ids=[table[0] for table in TABLES])
def test_a_playthrough_is_played_again_move_by_move(name: str, game: beagle.Game, ruleset: str, seats: int) -> None:
    compare(name, (playthroughs.FOLDER / name).read_text("utf-8"), playthroughs.write(game, ruleset, seats))


def test_every_file_is_of_a_table_that_can_be_played() -> None:
    assert {path.name for path in playthroughs.FOLDER.glob("*.txt")} == {table[0] for table in TABLES}


def test_a_changed_move_is_noticed_with_its_line() -> None:
    name, game, ruleset, seats = TABLES[0]
    played = playthroughs.write(game, ruleset, seats)
    spoilt = played.replace("\n3. ", "\n3. % ", 1)
    with pytest.raises(AssertionError, match=rf"line \d+ of {name}"):
        compare(name, spoilt, played)
