"""The whole review: it goes on where it was stopped, and says nothing of a game that can't be reviewed."""

import itertools
import json
import os
import signal
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import beagle
from beagle.play.record import RESIGNED
from beagle.review import reviewing
from beagle.review.data import data
from beagle.review.moments import NotReviewable, story_of
from beagle.review.outlook import reference_at
from beagle.review.reviewing import FINE, Reviewer, heading_of, review
from beagle.review.turning import APART, MOST
from tests.review.conftest import LITTLE, TABLES, record_of, reviewed

EVO = TABLES[1]


def test_a_review_that_was_stopped_goes_on(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    first = Reviewer(record_of(EVO), LITTLE, keep=notes)
    for work in first.open_work()[: len(first.work) // 2]:
        first.do(work)
    with notes.open("ab") as file:
        file.write(b'["chances", 0, ')  # cut off in the middle of a line
    second = Reviewer(record_of(EVO), LITTLE, keep=notes)
    assert len(second.open_work()) == len(second.work) - len(first.work) // 2
    assert data(second.run()) == data(reviewed(EVO))
    third = Reviewer(record_of(EVO), LITTLE, keep=notes)
    assert not third.open_work()
    assert data(third.run()) == data(reviewed(EVO))


def test_what_was_counted_otherwise_is_counted_again(tmp_path: Path) -> None:
    notes = tmp_path / "notes"
    review(record_of(EVO), LITTLE, keep=notes)
    other = Reviewer(record_of(EVO), LITTLE, seed=1, keep=notes)
    assert len(other.open_work()) == len(other.work)


def test_all_that_a_review_depends_on_is_in_its_heading(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rules, the numbers of the judge, the fitted chances, the setting and how it is counted."""
    record = record_of(EVO)
    reference = Reviewer(record, LITTLE).reference
    assert reference.scale is not None
    numbers = reference.judge.numbers()
    name = min(numbers)
    others = [
        heading_of(replace(record, moves=record.moves[:-1]), reference, LITTLE, 0),
        heading_of(replace(record, version=record.version + 1), reference, LITTLE, 0),
        heading_of(record, reference._replace(judge=reference.judge.tuned({name: numbers[name] + 1})), LITTLE, 0),
        heading_of(record, reference._replace(scale=reference.scale._replace(slip=9.0)), LITTLE, 0),
        heading_of(record, reference, FINE, 0),
        heading_of(record, reference, LITTLE, 1),
    ]
    own = heading_of(record, reference, LITTLE, 0)
    monkeypatch.setattr(reviewing, "FORMAT", reviewing.FORMAT + 1)
    others.append(heading_of(record, reference, LITTLE, 0))
    assert len({json.dumps(heading) for heading in (own, *others)}) == len(others) + 1


def test_chances_are_rough_where_they_were_fitted_to_other_rules() -> None:
    game = beagle.game("evolution")
    assert reference_at(game, "base@gift first-a", 3).fits("base@gift first-a")
    assert not reference_at(game, "base+fly@gift", 2).fits("base+fly@gift")


@pytest.mark.skipif(sys.platform == "win32", reason="nothing is killed there by a signal")
def test_a_killed_review_leaves_a_file_that_goes_on(tmp_path: Path) -> None:
    record, notes = tmp_path / "game.txt", tmp_path / "notes"
    record.write_text(record_of(EVO).text(), "utf-8")
    command = [sys.executable, "-m", "beagle.cli", "review", str(record), "--fine", "--keep", str(notes)]
    with subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as process:
        while not notes.exists() or notes.read_bytes().count(b"\n") < 5:
            assert process.poll() is None
        os.kill(process.pid, signal.SIGKILL)
    lines = notes.read_bytes().splitlines()
    heading = json.loads(lines[0])
    again = Reviewer(record_of(EVO), FINE, keep=notes)
    assert again.notes.heading == heading
    assert len(again.work) - len(again.open_work()) >= 4


def test_equal_seeds_give_equal_reviews() -> None:
    assert data(review(record_of(EVO), LITTLE)) == data(reviewed(EVO))
    assert data(review(record_of(EVO), LITTLE, seed=1)) != data(reviewed(EVO))


def test_turning_points_are_few_and_apart(table: tuple[str, str, int]) -> None:
    for seen in reviewed(table).seen:
        places = [point.at for point in seen.turning]
        assert len(places) <= MOST
        assert all(b - a >= APART for a, b in itertools.pairwise(places))


def test_every_decision_has_its_verdict_or_none(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    for moment, verdict in zip(done.story.moments, done.verdicts, strict=True):
        if moment.decision:
            assert verdict is not None
            assert verdict.best in moment.state.options
            assert moment.action in {option.action for option in verdict.options}
        elif moment.actor >= 0:
            assert verdict is not None
            assert verdict.word == "forced"
        else:
            assert verdict is None


def test_only_games_that_were_played_to_their_end() -> None:
    record = record_of(EVO)
    with pytest.raises(NotReviewable, match="going-on"):
        story_of(replace(record, moves=record.moves[:-1], result=[], checks={}))
    with pytest.raises(NotReviewable, match="early"):
        story_of(replace(record, ended=RESIGNED))
    with pytest.raises(NotReviewable, match="older"):
        story_of(replace(record, version=0))
