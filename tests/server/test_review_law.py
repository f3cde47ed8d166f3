"""The law of reviews on the wire: whatever a seat could not know makes no difference to what its eyes are told.

Everything that is hidden from a seat is dealt again at every moment, and the game is counted again.  Only what all may
see after the end may differ: what others could know, what was true, and the accounts.
"""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from beagle.kernel.cards import WHOLE
from beagle.kernel.rng import Rng
from beagle.review.moments import Moment, Story, looks_forced
from beagle.review.reviewing import ROUGH, Reviewer
from beagle.server import review_shape
from beagle.server.review_shape import Shape, shape
from tests.review.conftest import record_of

MOMENTS = 60
TABLES = (("evolution", "base@gift", 3), ("evo", "second", 2))


def twin(story: Story, moment: Moment, seat: int) -> Moment:
    """Another state, and what others did hidden is something else that looks the same."""
    game = story.game
    state = game.imagine_remembering(game.view(moment.state, seat), Rng(99), moment.memories[seat])
    seen = game.write_move(moment.state, moment.action, seat)
    hidden = seen != game.write_move(moment.state, moment.action)
    alike = [act for act in state.options if game.write_move(state, act, seat) == seen] if hidden else []
    action = int(alike[-1]) if alike else moment.action
    sole = list(moment.sole)
    if action in state.options:  # a world in which the others could not have done it would not have come
        sole[seat] = looks_forced(game, state, action, moment.memories[seat], seat)
    return moment._replace(state=state, action=action, sole=tuple(sole))


def told(table: tuple[str, str, int], seat: int, dealt_again: bool) -> dict[str, Any]:
    """What these eyes are told of the first part of a game, without what all may see after the end."""
    reviewer = Reviewer(record_of(table), ROUGH)
    story = reviewer.story
    moments = [twin(story, moment, seat) if dealt_again else moment for moment in story.moments]
    reviewer.story = story._replace(moments=moments)
    reviewer.plan()
    for work in list(reviewer.work):
        moment = moments[work.moment.number]
        if moment.number < MOMENTS and work.eyes == seat:
            reviewer.do(work._replace(moment=moment))
    reviewer.work = [work for work in reviewer.work if work.eyes == seat]
    answer: dict[str, Any] = msgspec.json.decode(msgspec.json.encode(shape(reviewer, seat, False, "heading")))
    assert answer["counted"] >= MOMENTS - 5
    answer.pop("true")
    answer.pop("accounts")
    for step in answer["steps"]:
        step.pop("theirs", None)
    return answer


def differences(table: tuple[str, str, int], seat: int) -> list[str]:
    one, two = told(table, seat, False), told(table, seat, True)
    return [key for key in one if one[key] != two[key]]


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table[0])
def test_a_seat_is_told_only_what_it_could_know(table: tuple[str, str, int]) -> None:
    assert differences(table, 0) == []


def test_a_leak_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: what others held is told as if the seat had known it; then moves are told in full."""
    held = Shape.held
    monkeypatch.setattr(Shape, "held", lambda self, view: held(self, WHOLE))
    assert differences(TABLES[0], 0) == ["knew"]
    monkeypatch.undo()
    step = Shape.step

    def leaking(self: Shape, moment: Moment) -> Any:
        return {**step(self, moment), "move": self.game.write_move(moment.state, moment.action)}

    monkeypatch.setattr(Shape, "step", leaking)
    assert differences(TABLES[0], 0) == ["steps"]
    monkeypatch.undo()
    monkeypatch.setattr(review_shape, "sees_all_of", lambda story, moment, eyes: True)  # so are those without options
    assert differences(TABLES[0], 0) == ["steps"]


def test_whether_another_had_a_choice_is_not_read_from_hidden_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a move counts as the only one if it was in truth.  At EVO's moments for cards that depends on hands."""
    monkeypatch.setattr(Moment, "forced_for", lambda self, eyes: self.forced)
    assert "chances" in differences(TABLES[1], 0)
