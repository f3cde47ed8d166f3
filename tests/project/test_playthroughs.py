"""The golden playthroughs are what the rules play today."""

import playthroughs
import pytest

TABLES = list(playthroughs.playthroughs())


@pytest.mark.parametrize(("name", "game", "ruleset", "seats"), TABLES, ids=[table[0] for table in TABLES])
def test_a_playthrough_is_played_again_move_by_move(name, game, ruleset, seats):  # type: ignore[no-untyped-def]
    written = (playthroughs.FOLDER / name).read_text(encoding="utf-8").splitlines()
    played = playthroughs.write(game, ruleset, seats).splitlines()
    for number, (then, now) in enumerate(zip(written, played, strict=False), 1):
        assert now == then, f"line {number} of {name}: if the change is meant, ./run playthroughs writes it again"
    assert len(played) == len(written)


def test_every_file_is_of_a_table_that_can_be_played() -> None:
    assert {path.name for path in playthroughs.FOLDER.glob("*.txt")} == {table[0] for table in TABLES}
