"""How many worlds a moment is tried in."""

import pytest

from beagle.review.moments import OPEN
from beagle.review.outlook import reference_at
from beagle.review.reviewing import Reviewer
from beagle.review.sampling import LEAST, SEVERAL, known, sample
from tests.review.conftest import LITTLE, record_of

EVO = ("evo", "second", 2)


def test_worlds_that_agree_are_enough() -> None:
    same = [[0.6, 0.4]] * LEAST
    assert known(same, same)
    nearly = [[0.6, 0.4], [0.601, 0.399]] * (SEVERAL // 2)
    assert known(nearly, nearly)
    assert not known(nearly[:LEAST], nearly[:LEAST]), "few worlds may agree by chance"


def test_worlds_that_differ_are_not_enough() -> None:
    apart = [[0.6, 0.4], [0.9, 0.1]] * SEVERAL
    assert not known(apart, apart)
    same = [[0.6, 0.4]] * len(apart)
    assert not known(same, apart), "the change must be known, too"


def test_fewer_worlds_say_about_the_same() -> None:
    """A moment at which worlds agree is tried in few of them, and never in more than were asked for."""
    story = Reviewer(record_of(EVO), LITTLE).story
    reference = reference_at(story.game, story.ruleset, story.seats)
    tried = []
    for moment in story.moments[::40]:
        few = sample(story, reference, moment, OPEN, 40, seed=1)
        assert few.worlds <= 40
        tried.append(few.worlds)
        if few.worlds < 40:
            many = sample(story, reference, moment, OPEN, 40, seed=2)
            assert many.chances == pytest.approx(few.chances, abs=0.05)
    assert min(tried) < 40
    assert sum(tried) < 40 * len(tried)
