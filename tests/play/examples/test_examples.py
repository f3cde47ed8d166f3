"""Worked examples: the engine agrees with each, each is told in every language, and each is shown under its rules."""

from __future__ import annotations

import pytest

from beagle.games import GAMES
from beagle.games.dinosaurs.rulebook import ENTRIES as DINOSAURS
from beagle.games.evo.rulebook import ENTRIES as EVO
from beagle.games.evolution.rulebook import ENTRIES as EVOLUTION
from beagle.i18n import Words, languages
from beagle.i18n.files import keys
from beagle.kernel.text import NotationError
from beagle.play.cases import Case, read_cases, run_case
from beagle.play.examples import Example, example, examples, examples_of, play
from beagle.play.examples.playing import cases
from tests.support.case_files import faults, one_by_one

RULES = {"evolution": EVOLUTION, "dinosaurs": DINOSAURS, "evo": EVO}
ALL = list(cases().values())
ASKED_FOR = {
    "evolution": ["first-turn", "first-turn-better", "neoplasm"],
    "dinosaurs": ["rabbits", "eagles", "walks", "two-dinosaurs", "refill"],
    "evo": ["initiative", "movement", "movement-shared"],
}


@pytest.mark.parametrize(("case", "ruleset"), one_by_one(ALL))
def test_the_game_agrees_with_the_example(case: Case, ruleset: str) -> None:
    result = run_case(case, ruleset)
    assert result.ok, result.message


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_its_examples(game: str) -> None:
    own = [case for case in ALL if case.game == game]
    assert [case.id for case in own] == ASKED_FOR[game]
    assert faults(own, game, {entry.id for entry in RULES[game]}) == []


@pytest.mark.parametrize("id", examples())
def test_every_expectation_is_a_frame_away_from_a_reader(id: str) -> None:
    """An example begins with what is there, says what comes of it, and tells nothing twice."""
    shown = example(id)
    names = [frame.name for frame in shown.frames]
    assert len(names) == len(set(names)) >= 2
    assert shown.frames[0].moves == []
    assert any(frame.moves for frame in shown.frames)
    assert any(step.kind == "holds" for step in cases()[id].steps), "it proves nothing"


def test_all_of_it_has_words() -> None:
    there = set(keys())
    wanted = {key for id in examples() for key in words_of(example(id))}
    wanted |= {f"example-seat-{seat + 1}" for id in examples() for seat in range(example(id).seats)}
    assert wanted - there == set()
    of_examples = {key for key in there if key.startswith("example-")}
    page = {f"example-{name}" for name in ["one", "step", "back", "next", "again", "keys", "moves", "table", "failed"]}
    assert of_examples - wanted == page


def words_of(shown: Example) -> list[str]:
    return [shown.title.key, *(shown.words(frame).key for frame in shown.frames)]


@pytest.mark.parametrize("language", languages())
def test_every_move_can_be_said(language: str) -> None:
    words = Words(language)
    for id in examples():
        for frame in example(id).frames:
            for played in frame.moves:
                assert words.say(played.words)


def test_an_example_stands_under_each_rule_it_cites() -> None:
    assert examples_of("EV-TURN-01") == ["first-turn", "first-turn-better"]
    assert examples_of("DI-INIT-01") == ["initiative"]
    assert examples_of("EV-TR-06") == [], "a refusal inside an example is not what it is about"
    assert examples_of("EV-XX-01") == []


def test_the_first_turn_goes_as_it_is_told() -> None:
    frames = {frame.name: frame for frame in example("first-turn").frames}
    assert [played.move for played in frames["shared"].moves] == ["b*", "b.communication>c", "b.grazing"]
    assert frames["bank"].state.banks[0] == 6
    assert frames["stored"].state.banks[0] == 0
    assert frames["new-turn"].state.turn == 2
    better = example("first-turn-better").frames[-1].state
    assert len(better.players[0].herd) == 3
    assert len(frames["new-turn"].state.players[0].herd) == 2


def test_moves_are_told_in_full_and_the_table_is_that_of_the_first_seat() -> None:
    frame = example("first-turn").frames[1]
    assert [played.move for played in frame.moves] == ["+running", "+scavenger"]
    assert frame.picture == example("first-turn").game.picture(frame.state, 0)


TOLD = """case one  a title
  rules base@gift
  cites EV-FEED-01
  feeding bank 2
  A: a
  B: m
  tell before
  > A a*
  = bank 1
  tell after
"""


def test_a_frame_shows_the_moment_last_looked_at() -> None:
    (case,) = read_cases(TOLD, "t.case")
    frames = play(case).frames
    assert [frame.state.banks[0] for frame in frames] == [2, 1]
    (case,) = read_cases(TOLD.replace("= bank 1", "= to B"), "t.case")
    assert play(case).frames[-1].state.actor == 1


def test_a_case_that_tells_nothing_is_no_example() -> None:
    (case,) = read_cases(TOLD.replace("  tell before\n", "").replace("  tell after\n", ""), "t.case")
    with pytest.raises(ValueError, match=r"t.case:1: the example one has no steps"):
        play(case)


@pytest.mark.parametrize("name", ["", "Two", "two words", "two_"])
def test_what_is_told_has_a_plain_name(name: str) -> None:
    (case,) = read_cases(TOLD.replace("tell before", f"tell {name}"), "t.case")
    assert not run_case(case, "base@gift").ok
    with pytest.raises(NotationError, match="a name in lower case"):
        play(case)


def test_an_example_that_the_game_does_not_agree_with_is_found() -> None:
    """A planted bug: the text says more than comes of the move."""
    (case,) = read_cases(TOLD.replace("= bank 1", "= bank 0 to B"), "t.case")
    assert "bank 0 expected, it is bank 1" in run_case(case, "base@gift").message
