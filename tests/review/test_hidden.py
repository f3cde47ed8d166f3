"""A review counts with what a seat could know: whatever it could not know makes no difference."""

from typing import Any

import pytest

from beagle.kernel.rng import Rng
from beagle.review import outlook
from beagle.review.moments import Moment, Story, story_of
from beagle.review.outlook import reference_at
from beagle.review.sampling import sample
from beagle.review.verdicts import Effort, verdict_of
from tests.review.conftest import TABLES, record_of

EFFORT = Effort(width=3, worlds=1, fewest=2, most=2)


def twins(story: Story, moment: Moment, seat: int) -> Moment:
    """The same moment, with everything that this seat can't know dealt again."""
    view = story.game.view(moment.state, seat)
    other = story.game.imagine_remembering(view, Rng(99), moment.memories[seat])
    return moment._replace(state=other)


def differences(story: Story) -> int:
    """At how many moments a seat's chances, or the verdict on its move, depend on what it can't know."""
    reference = reference_at(story.game, story.ruleset, story.seats)
    found = 0
    for moment in [moment for moment in story.moments if moment.decision][::9]:
        twin = twins(story, moment, moment.actor)
        chances = [sample(story, reference, one, moment.actor, 2, 5) for one in (moment, twin)]
        verdicts = [verdict_of(story, reference, one, EFFORT, 5) for one in (moment, twin)]
        found += chances[0] != chances[1] or verdicts[0] != verdicts[1]
    return found


@pytest.fixture(scope="module", params=TABLES, ids=lambda table: table[0])
def story(request: pytest.FixtureRequest) -> Story:
    return story_of(record_of(request.param))


def test_what_a_seat_cannot_know_makes_no_difference(story: Story) -> None:
    assert differences(story) == 0


def test_a_review_that_looks_at_the_cards_is_noticed(story: Story, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted leak: the worlds are the true one."""

    def cheating(game: Any, moment: Moment, eyes: int) -> Any:
        return lambda rng: moment.state.clone()

    monkeypatch.setattr(outlook, "imagination", cheating)
    assert differences(story) > 0
