"""What is wrong with a lesson is said with its file, line and column; nothing of it is shown to anybody."""

from __future__ import annotations

import pytest

from beagle.play.lessons import LessonError, Script, play, read_script
from beagle.play.lessons.script import MAX_CARDS, MAX_LETTERS

GOOD = """# a hunter
minutes 5
learner A
learnt hunt food
evolution base@gift turn 2 feeding bank 3      # the first position
A: a[carnivorous] b | hand running
B: m[running] n
deck 20

card welcome
card hunt
> A a>m
> B m.running
> % 4
> B m*
card feed
> A b*
"""


def told(text: str) -> str:
    """What is wrong with this script."""
    with pytest.raises(LessonError) as raised:
        play(read_script(text, "my.lesson"))
    return str(raised.value)


def changed(old: str, new: str) -> str:
    assert GOOD.count(old) == 1
    return GOOD.replace(old, new)


def test_a_script_is_played() -> None:
    script = read_script(GOOD, "my.lesson")
    assert isinstance(script, Script)
    taught = play(script)
    assert [step.card for step in taught.steps] == ["welcome", "hunt", "feed", "end"]
    assert [step.wanted for step in taught.steps] == ["", "a>m", "b*", ""]
    assert [move.move for move in taught.steps[2].happened] == ["a>m", "m.running", "%4", "m*"]
    assert (taught.game.name, taught.ruleset, taught.minutes, taught.learner) == ("evolution", "base@gift", 5, 0)
    assert [(one.name, one.words.key) for one in taught.steps[1].ahead] == [("answer", "move-running.answer")]


@pytest.mark.parametrize(
    ("text", "wrong"),
    [
        (changed("> A a>m", "> A a>n"), "my.lesson:13:5: m.running: forbidden by EV-TR-03; B is asked (m*)"),
        (changed("> A b*", "> A b>m"), "my.lesson:17:5: b>m: forbidden by EV-ATT-01; A is asked (a* b*)"),
        (changed("> A b*", "> A b**"), 'my.lesson:17:7: expected the end of the move, found "*"'),
        (changed("> B m.running", "> B n*"), "my.lesson:13:5: n*: forbidden by "),
        (changed("> % 4", "> % 7"), 'my.lesson:14:5: expected the face of a die, 1 to 6, found "7"'),
        (changed("> % 4\n", ""), "my.lesson:14:5: B cannot move: % is asked (%1 %2 %3 %4 %5 %6)"),
        (changed("card feed\n", ""), "my.lesson:16:3: expected a card before this move of the learner"),
        (changed("card feed", "card hunt"), 'my.lesson:16:6: expected a name that no other card has, found "hunt"'),
        (changed("card feed", "card Feed!"), 'my.lesson:16:6: expected a name, found "Feed!"'),
        (changed("card feed", "deck 3"), 'my.lesson:16:1: expected "card" and its name, or ">", a seat and its move'),
        (changed("> B m.running", "> Q m.running"), "my.lesson:13:3: expected a seat, or % for chance"),
        (changed("> B m.running", "> B"), "my.lesson:13:3: expected a seat, or % for chance"),
        (changed("> B m.running", ">"), "my.lesson:13:2: expected a seat, or % for chance, found the end"),
        (changed("minutes 5", "minutes 0"), "my.lesson:2:9: expected 1 to 60 minutes"),
        (changed("minutes 5", "minutes soon"), "my.lesson:2:9: expected how many minutes it takes"),
        (changed("minutes 5\n", ""), 'my.lesson:17:1: expected "minutes" and how many it takes, found the end'),
        (changed("learner A\n", ""), 'my.lesson:17:1: expected "learner" and a seat, found the end'),
        (changed("learner A", "learner C"), "my.lesson:5:1: the learner sits at C, but the game has no such seat"),
        (changed("learnt hunt food", "learnt a b c d e f g"), "my.lesson:4:20: expected at most 6 of them"),
        (changed("A: a[carnivorous]", "A: a[carnivorus]"), 'my.lesson:6:6: expected a trait, found "carnivorus"'),
        (
            changed("evolution base", "chess base"),
            'my.lesson:5:1: no game is called "chess"; choose from: evolution, evo',
        ),
        (changed("base@gift", "base@mars"), "my.lesson:5:1: "),
        (GOOD.partition("card")[0], 'my.lesson:10:1: expected "card" and its name, found the end'),
        (GOOD.partition("evolution")[0] + "card a", "my.lesson:6:1: expected a position before the first card"),
        ("> A a>m\n" + GOOD, 'my.lesson:1:1: expected "card" and its name before the first move'),
        (changed("> % 4", "> % 4\n" * 7), "my.lesson:19:3: expected at most 6 moves of others after one card"),
        (GOOD + "\n".join(f"card x{number}" for number in range(MAX_CARDS)), f"expected at most {MAX_CARDS} cards"),
        ("x" * (MAX_LETTERS + 1), f"my.lesson:1:1: expected at most {MAX_LETTERS} characters"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(text: str, wrong: str) -> None:
    assert wrong in told(text)


def test_a_game_that_is_over_cannot_be_played_on() -> None:
    text = changed("deck 20", "deck -").replace("bank 3", "bank 2").replace(" n\n", "\n")
    assert told(text).startswith("my.lesson:16:1: expected a game that is not over at the end")
