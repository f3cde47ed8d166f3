"""The lessons: every script plays on its engine, is said in every language, and shows what the learner may see."""

from __future__ import annotations

import pytest

from beagle.games import GAMES
from beagle.i18n import Words, languages
from beagle.i18n.files import keys
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import IllegalMove
from beagle.kernel.message import Message
from beagle.play.lessons import Lesson, LessonStep, lesson, lessons
from beagle.play.lessons.playing import END

POINTS = {"mine": 3, "other": 5}
STEPS = [
    pytest.param(lesson(name), step, id=f"{name}-{step.card}") for name in lessons() for step in lesson(name).steps
]


def test_every_game_has_a_lesson() -> None:
    assert lessons() == list(GAMES)


@pytest.mark.parametrize("name", lessons())
def test_a_lesson_is_short_and_ends_where_it_can_be_played_on(name: str) -> None:
    taught = lesson(name)
    assert taught.game.name == name
    assert 15 <= len(taught.steps) <= 30
    assert taught.steps[-1].card == END
    again = taught.game.read(taught.position)
    assert not again.over
    assert again.seats == taught.seats


@pytest.mark.parametrize(("taught", "step"), STEPS)
def test_what_is_wanted_is_offered(taught: Lesson, step: LessonStep) -> None:
    """The options are the engine's own, and the wanted move is one of them, told by touches of its own."""
    state, game = step.state, taught.game
    if not step.wanted:
        assert step.options == []
        return
    assert state.actor == taught.learner
    assert step.options == list(state.options)
    wanted = game.touches(state, game.read_move(state, step.wanted))
    alike = [action for action in step.options if game.touches(state, action) == wanted]
    assert [game.write_move(state, action) for action in alike] == [step.wanted]


@pytest.mark.parametrize(("taught", "step"), STEPS)
def test_the_learner_sees_what_a_player_may_see(taught: Lesson, step: LessonStep) -> None:
    game, state = taught.game, step.state
    assert step.picture == game.picture(state, taught.learner, step.past)
    assert step.question == game.question(game.view(state, SPECTATOR))
    if step.happened:
        assert step.happened[-1].picture == step.picture


@pytest.mark.parametrize(("taught", "step"), STEPS)
def test_what_happened_leads_from_card_to_card(taught: Lesson, step: LessonStep) -> None:
    """The learner's own move comes first, and it is the one the card before has asked for."""
    at = taught.steps.index(step)
    before = taught.steps[at - 1] if at else None
    own = [move.move for move in step.happened if move.seat == taught.learner]
    assert own == ([before.wanted] if before and before.wanted else [])
    if own:
        assert step.happened[0].seat == taught.learner


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(("taught", "step"), STEPS)
def test_a_card_can_be_said(taught: Lesson, step: LessonStep, language: str) -> None:
    """In words of its own language, not more of them than a card has room for."""
    words = Words(language, ["Ann", "Wallace", "Huxley"])
    key = f"lesson-{taught.game.name}-{step.card}"
    assert len(words.say(Message(key, {}))) <= 40
    assert len(words.say(Message(f"{key}.text", dict(POINTS)))) <= 260
    assert words.has(f"{key}.do") == bool(step.wanted)
    if step.wanted:
        assert len(words.say(Message(f"{key}.do", {}))) <= 110
    ahead = [outcome.words for outcome in step.ahead]
    log = [taught.game.tell(event) for move in step.happened for event in move.events]
    for message in [step.question, *ahead, *log]:
        assert words.say(message)


@pytest.mark.parametrize("name", lessons())
def test_all_words_are_used(name: str) -> None:
    taught = lesson(name)
    said = {f"lesson-{name}-{step.card}" for step in taught.steps}
    said |= {f"lesson-{name}-learnt-{learnt}" for learnt in taught.learnt}
    assert {key for key in keys() if key.startswith(f"lesson-{name}-")} == said
    assert Words().has(f"lesson-{name}.about")
    assert all(Words().has(f"lesson-rival-{other}") for other in range(1, taught.seats))


@pytest.mark.parametrize(("taught", "step"), STEPS)
def test_a_card_can_be_read_again(taught: Lesson, step: LessonStep) -> None:
    """Asking why at a card changes nothing: others are asking there too."""
    before = taught.game.write(step.state)
    for text in ("-", step.wanted or "-"):
        try:
            taught.game.why(step.state, taught.learner, text)
        except (IllegalMove, ValueError):
            continue
    assert taught.game.write(step.state) == before
