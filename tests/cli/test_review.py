"""beagle review: in words, as data, as a picture."""

from pathlib import Path
from xml.etree import ElementTree

import pytest

from beagle.cli import review
from beagle.i18n import Words
from beagle.kernel.state import CHANCE
from beagle.review.moments import story_of
from beagle.review.turning import LUCKY
from tests.cli.conftest import Beagle
from tests.review.conftest import LITTLE, TABLES, record_of, reviewed
from tests.support.words import say


@pytest.fixture
def finished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(review, "QUICK", LITTLE)
    path = tmp_path / "game.txt"
    path.write_text(record_of(TABLES[1]).text(), "utf-8")
    return path


def test_a_review_in_four_languages(beagle: Beagle, finished: Path, tmp_path: Path) -> None:
    ends = [f"{100 * won:.1f}" for won in story_of(record_of(TABLES[1])).won]
    for lang in ("en", "ru", "pl", "it"):
        shown = beagle("review", finished, "--keep", tmp_path / "notes", "--eyes", "A", "--lang", lang)
        assert (shown.code, [end for end in ends if end not in shown.out]) == (0, [])


def test_a_review_as_data_and_as_a_picture(beagle: Beagle, finished: Path, tmp_path: Path) -> None:
    told = beagle("review", finished, "--json", "--svg", tmp_path / "river.svg").json
    assert len(told["accounts"]) == 2
    for account in told["accounts"]:
        parts = [account[name] for name in ("start", "luck", "own", "others")]
        assert sum(round(10 * part) for part in parts) == round(10 * account["end"])
    assert ElementTree.parse(tmp_path / "river.svg").getroot().tag.endswith("svg")


def test_luck_in_a_move_is_what_was_drawn() -> None:
    """The move itself was a choice of somebody."""
    done = reviewed(TABLES[0])
    names, told = Words("en", "ABC"), 0
    for seat, steps in enumerate(done.luck):
        shown = [done.story.moments[step.at] for step in steps if abs(step.gained) >= LUCKY]
        for moment, line in zip(shown, review.luck_lines(done, seat, names), strict=False):
            assert (say("review-draw") in line) == (moment.actor != CHANCE)
            told += moment.actor != CHANCE
    assert told


def test_what_cannot_be_reviewed_is_said(beagle: Beagle, finished: Path) -> None:
    record = record_of(TABLES[1])
    record.moves, record.result, record.checks = record.moves[:-1], [], {}
    finished.write_text(record.text(), "utf-8")
    done = beagle("review", finished)
    assert (done.code, say("cli-review-going-on") in done.err) == (1, True)
    finished.write_text("nonsense", "utf-8")
    assert beagle("review", finished).code == 1
