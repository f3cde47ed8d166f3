"""Any text at all: the readers refuse it in words of their own, or read what can be written again."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle import GAMES, NOBODY, IllegalMove, NotationError, Rng, RulesetError
from beagle.evolution.cards import CARDS
from beagle.evolution.ids import TRAIT_NAMES
from beagle.evolution.notation.names import MOMENTS
from beagle.evolution.view import SPECS
from beagle.kernel.record import read_record
from beagle.match import ReplayError
from tests.laws.exact import exact
from tests.laws.games import TABLES, moments
from tests.laws.whole import a_game_keeps_order

EVOLUTION = GAMES["evolution"]
OURS = [table for table in TABLES if table.game is EVOLUTION]
SOME = list({table.ruleset: table for table in OURS}.values())  # of each ruleset the table with the most seats
settings.register_profile("parsers", max_examples=150, deadline=None, database=None, derandomize=True)
PARSERS = settings.get_profile("parsers")


@lru_cache
def positions() -> list[str]:
    return [EVOLUTION.write(moment.state) for table in SOME for moment in moments(table)]


@lru_cache
def views() -> list[str]:
    some = [moment for table in SOME for moment in moments(table)]
    return [EVOLUTION.write_view(EVOLUTION.view(moment.state, seat)) for moment in some for seat in (0, 1, 15)]


@lru_cache
def records() -> list[str]:
    return [a_game_keeps_order(table, 7)[0].text() for table in SOME]


VOCABULARY = """
evolution base@gift base@italian cataclysm@1.4.1 view spectator turn bank first born to deck box stack hand discard
points out=A thrown=1 highest=6 rolling=AB tied=A sum=2 *+
A: B: C: D: H: a b m zz a~b. [ ] < > ( ) | ? ?3 0 1 9 99 9999 ' * ^ - !poisoned @A @all @- / = % . ~ +
base+fly+gift@gift middle !stopped !ignores:a.fat <!anglerfish> <!anglerfish'> eater=a asked=B ambush bite turned
tried=anglerfish
next=3 round=1 gone=1 seat=A main acted hunter=a prey=b waiting=a.cooperation>b faces=6 [Result [Start
"""
WORDS = [
    *TRAIT_NAMES,
    *(printed.name for printed in CARDS),
    *MOMENTS,
    *(f"{name}(" for name in SPECS),
    *VOCABULARY.split(),
    *("\n", " ", "  ", "\t", "é", "٣", "\x00", "\u2028", '"', ";", "#"),
]


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few pieces taken out, put in, doubled or swapped."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        change = draw(st.sampled_from(["cut", "word", "letter", "double", "swap"]))
        if change == "cut":
            text = text[:at] + text[end:]
        elif change == "word":
            text = text[:at] + draw(st.sampled_from(WORDS)) + text[at:]
        elif change == "letter":
            text = text[:at] + draw(st.characters()) + text[end:]
        elif change == "double":
            text = text[:end] + text[at:end] + text[end:]
        else:
            words = text.split(" ")
            one, other = draw(st.integers(0, len(words) - 1)), draw(st.integers(0, len(words) - 1))
            words[one], words[other] = words[other], words[one]
            text = " ".join(words)
    return text


def made_of_words() -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)


def any_text(good: list[str]) -> st.SearchStrategy[str]:
    heads = made_of_words().map(lambda text: f"evolution base@gift {text}")
    return st.one_of(mutated(good), heads, made_of_words(), st.text(max_size=60))


def read(reader: Callable[[str], Any], text: str, one_line: bool = False) -> Any:
    """What the reader makes of the text; None if it refuses it in words of its own that point into the text."""
    lines = [text] if one_line else text.splitlines() or [""]
    try:
        return reader(text)
    except NotationError as error:
        line = lines[error.line - 1] if 0 < error.line <= len(lines) else ""
        if not (1 <= error.line <= len(lines) + 1 and 1 <= error.column <= len(line) + 1):
            raise AssertionError(f"{error} is not within the text") from error
    except (RulesetError, ReplayError, IllegalMove):
        pass
    return None


def plays_to_its_end(state: Any, seed: int) -> None:
    rng = Rng(seed)
    for _ in range(3000):
        if state.actor == NOBODY:
            return
        state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError("the game does not end")


@PARSERS
@given(st.data())
def test_a_position_is_refused_or_can_be_written_read_and_played(data: st.DataObject) -> None:
    text = data.draw(any_text(positions()))
    state = read(EVOLUTION.read, text)
    if state is not None:
        written = EVOLUTION.write(state)
        assert EVOLUTION.write(EVOLUTION.read(written)) == written
        plays_to_its_end(state, len(text))


@PARSERS
@given(st.data())
def test_a_view_is_refused_or_can_be_written_read_and_imagined(data: st.DataObject) -> None:
    text = data.draw(any_text(views()))
    view = read(EVOLUTION.read_view, text)
    if view is not None:
        written = EVOLUTION.write_view(view)
        assert EVOLUTION.write_view(EVOLUTION.read_view(written)) == written
        plays_to_its_end(EVOLUTION.imagine(view, Rng(1)), len(text))


@PARSERS
@given(st.data())
def test_a_move_is_legal_refused_by_a_rule_or_no_move(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(moments(OURS[2], games=4))).state
    legal = [EVOLUTION.write_move(state, action) for action in state.options] or ["a*", "-"]
    text = data.draw(st.one_of(mutated(legal), made_of_words(), st.text(max_size=20)))
    seat = data.draw(st.integers(-2, 15))
    before = exact(state)
    read(lambda text: EVOLUTION.read_move(state, text), text, one_line=True)
    read(lambda text: EVOLUTION.why(state, seat, text), text, one_line=True)
    assert exact(state) == before


@PARSERS
@given(st.data())
def test_what_is_said_of_a_view_fits_or_not_or_says_nothing(data: st.DataObject) -> None:
    view = EVOLUTION.view(data.draw(st.sampled_from(moments(OURS[0], games=4))).state, 0)
    lines = EVOLUTION.write_view(view).splitlines()[1:]
    text = data.draw(st.one_of(mutated(lines), made_of_words(), st.text(max_size=30)))
    read(lambda text: EVOLUTION.mismatches(view, text), text)


@PARSERS
@given(st.data())
def test_a_record_is_refused_or_reads_back_and_replays(data: st.DataObject) -> None:
    text = data.draw(any_text(records()))
    record = read(read_record, text)
    if record is not None:
        assert read_record(record.text()) == record
        read(beagle.replay, text)


HEADERS = {"Game": "evolution", "Rules": "base@gift", "Version": "1", "Start": "x"}


@pytest.mark.parametrize(
    ("name", "value", "error"),
    [
        ("Game", "chess", 'there is no game "chess"'),
        ("Version", "²", "a number in the header"),
        ("Version", "", "a number in the header"),
        ("Result", "no number", "a number in the header"),
        ("Start", "nowhere", '"evolution"'),
        ("Start", "evolution base@gift development / A: a / B: a", "another animal"),
    ],
)
def test_a_record_with_a_wrong_header_is_refused(name: str, value: str, error: str) -> None:
    headers = {**HEADERS, name: value}
    with pytest.raises((NotationError, ReplayError), match=error):
        beagle.replay("\n".join(f'[{key} "{text}"]' for key, text in headers.items()))
