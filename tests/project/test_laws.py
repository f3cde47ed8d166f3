"""Each game's `law.py` has the numbers of exactly the rules that its sources cite."""

import shutil
from importlib import import_module
from pathlib import Path

import pytest

from tools.generators import laws

GAMES = laws.written()


def test_every_game_is_written() -> None:
    assert GAMES == ["dinosaurs", "evo", "evolution"]


@pytest.mark.parametrize("game", GAMES)
def test_the_numbers_are_up_to_date(game: str) -> None:
    assert laws.file_of(game).read_text("utf-8") == laws.text(game), "./run check --fix writes it again"


@pytest.mark.parametrize("game", GAMES)
def test_a_number_is_that_of_the_rulebook(game: str) -> None:
    law, rulebook = import_module(f"beagle.games.{game}.law"), import_module(f"beagle.games.{game}.rulebook")
    names = laws.cited(game)
    assert len(names) > 20
    assert {name: rulebook.name(getattr(law, name)) for name in names} == {
        name: laws.rules(game)[name] for name in names
    }


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The sources of a game, to be changed."""
    shutil.copytree(laws.GAMES / "dinosaurs", tmp_path / "dinosaurs", ignore=shutil.ignore_patterns("*.so", "i18n"))
    monkeypatch.setattr(laws, "GAMES", tmp_path)
    return tmp_path / "dinosaurs"


def test_a_rule_that_is_newly_cited_gets_its_number(copied: Path) -> None:
    assert "SET_01" not in laws.text("dinosaurs")
    (copied / "steps" / "more.py").write_text("from beagle.games.dinosaurs import law\nBEGIN = law.SET_01\n", "utf-8")
    assert "SET_01: Final = 101\n" in laws.text("dinosaurs")


def test_a_rule_that_nobody_cites_loses_it(copied: Path) -> None:
    assert "TURN_07: Final" in laws.text("dinosaurs")
    for path in copied.rglob("*.py"):
        path.write_text(path.read_text("utf-8").replace("TURN_07", "TURN_01"), "utf-8")
    assert "TURN_07" not in laws.text("dinosaurs")


def test_a_rule_that_is_not_in_the_book_is_named(copied: Path) -> None:
    (copied / "steps" / "more.py").write_text("from beagle.games.dinosaurs.law import TURN_99\n", "utf-8")
    with pytest.raises(laws.UnknownRule, match="TURN_99"):
        laws.text("dinosaurs")
