"""beagle ladder: the measured steps between the levels, as a table, as data and as a plot."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from beagle.cli.ladder_plot import Ladder, Rung, plot, points
from tests.cli.conftest import Beagle
from tests.support.words import say

DOCS = Path(__file__).parents[2] / "docs"


def test_the_documents_have_what_was_measured(beagle: Beagle, tmp_path: Path) -> None:
    """./run ladder --markdown --svg docs/pictures/ladder.svg writes both again."""
    drawn = tmp_path / "ladder.svg"
    done = beagle("ladder", "--markdown", "--svg", drawn)
    assert done.out.strip() in (DOCS / "bots.md").read_text("utf-8")
    assert drawn.read_text("utf-8") == (DOCS / "pictures" / "ladder.svg").read_text("utf-8")


def test_one_table_in_words_and_as_data(beagle: Beagle) -> None:
    (told,) = beagle("ladder", "--game", "evo", "--seats", "2", "--json").json
    best = told["steps"][-1]
    assert (best["stronger"], best["games"] >= 200) == ("darwin", True)
    for lang in ("en", "ru", "pl", "it"):
        shown = beagle("ladder", "--game", "evo", "--seats", "2", "--lang", lang)
        assert (shown.code, f"{best['odds']:.2f}" in shown.out) == (0, True)


@pytest.mark.parametrize("asked", [["--game", "dinosaurs", "--seats", "7"], ["--seats", "7"], ["--rules", "x"]])
def test_a_table_that_was_not_measured_is_said(beagle: Beagle, asked: list[str]) -> None:
    done = beagle("ladder", *asked)
    assert (done.code, say("cli-ladder-none") in done.err) == (2, True)


def test_a_plot_that_cannot_be_written_is_said(beagle: Beagle, tmp_path: Path) -> None:
    assert beagle("ladder", "--svg", tmp_path).code == 2


def test_each_level_stands_above_the_one_before() -> None:
    rungs = [Rung("a", "b", 2.0, 1.5, 3.0), Rung("b", "c", 3.0, 2.0, 4.0)]
    found = {point.name: point.height for point in points(Ladder("<&>", rungs))}
    assert found == pytest.approx({"a": 0.0, "b": 0.693, "c": 1.792}, abs=1e-3)
    heights = [
        float(one.attrib["cy"])
        for one in ElementTree.fromstring(plot([Ladder("<&>", rungs)])).iter()
        if "cy" in one.attrib
    ]
    assert heights == sorted(heights, reverse=True)
