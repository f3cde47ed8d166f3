"""Any text at all: the readers refuse it in words of their own, or read what can be written again and played."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import beagle
from beagle import GAMES, NOBODY, IllegalMove, NotationError, Rng, RulesetError
from beagle.play.match import ReplayError
from beagle.play.record import read_record
from beagle.testing.laws.exact import exact
from beagle.testing.laws.whole import a_game_keeps_order
from tests.laws.games import LONGEST, TABLES, Moment, Table, moments
from tests.laws.vocabulary import HEADS, WORDS

MORE = settings(max_examples=3 * settings().max_examples)  # of positions and views: one in ten can be read
each_game = pytest.mark.parametrize("name", GAMES)


@cache
def tables(name: str) -> list[Table]:
    """Of each ruleset the table with the most seats."""
    return list({table.ruleset: table for table in TABLES if table.game.name == name}.values())


@cache
def some(name: str) -> list[Moment]:
    return [moment for table in tables(name) for moment in moments(table)]


@cache
def positions(name: str) -> list[str]:
    return [GAMES[name].write(moment.state) for moment in some(name)]


@cache
def views(name: str) -> list[str]:
    game = GAMES[name]
    return [game.write_view(game.view(moment.state, seat)) for moment in some(name) for seat in (0, 1, 15)]


@cache
def records(name: str) -> list[str]:
    return [a_game_keeps_order(table, 7)[0].text() for table in tables(name)]


@st.composite
def mutated(draw: st.DrawFn, name: str, texts: list[str]) -> str:
    """A good text with a few pieces taken out, put in, doubled or swapped."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 4))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 12)))
        change = draw(st.sampled_from(["cut", "word", "letter", "double", "swap"]))
        if change == "cut":
            text = text[:at] + text[end:]
        elif change == "word":
            text = text[:at] + draw(st.sampled_from(WORDS[name])) + text[at:]
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


@st.composite
def renumbered(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with another digit in the place of a digit, or another seat in that of a seat."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 2))):
        places = [found.start() for found in re.finditer(r"[0-9]|(?<=[ =A-H])[A-H](?![a-z])", text)]
        at = draw(st.sampled_from(places))
        other = draw(st.sampled_from("ABCDEFGH" if text[at].isalpha() else "0123456789"))
        text = text[:at] + other + text[at + 1 :]
    return text


def made_of_words(name: str) -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(WORDS[name]), max_size=30).map(" ".join)


def any_text(name: str, good: list[str]) -> st.SearchStrategy[str]:
    heads = made_of_words(name).map(lambda text: f"{HEADS[name]} {text}")
    strange = st.one_of(heads, made_of_words(name), st.text(max_size=60))
    return st.one_of(mutated(name, good), renumbered(good), renumbered(good), strange)


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
    for _ in range(LONGEST):
        if state.actor == NOBODY:
            return
        state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError("the game does not end")


@each_game
@MORE
@given(data=st.data())
def test_a_position_is_refused_or_can_be_written_read_and_played(name: str, data: st.DataObject) -> None:
    game, text = GAMES[name], data.draw(any_text(name, positions(name)))
    state = read(game.read, text)
    if state is not None:
        written = game.write(state)
        assert game.write(game.read(written)) == written
        plays_to_its_end(state, len(text))


@each_game
@MORE
@given(data=st.data())
def test_a_view_is_refused_or_can_be_written_read_and_imagined(name: str, data: st.DataObject) -> None:
    game, text = GAMES[name], data.draw(any_text(name, views(name)))
    view = read(game.read_view, text)
    if view is not None:
        written = game.write_view(view)
        assert game.write_view(game.read_view(written)) == written
        plays_to_its_end(game.imagine(view, Rng(1)), len(text))


@each_game
@given(data=st.data())
def test_a_move_is_legal_refused_by_a_rule_or_no_move(name: str, data: st.DataObject) -> None:
    game, state = GAMES[name], data.draw(st.sampled_from(some(name))).state
    legal = [game.write_move(state, action) for action in state.options] or ["-"]
    text = data.draw(st.one_of(mutated(name, legal), made_of_words(name), st.text(max_size=20)))
    seat = data.draw(st.integers(-2, 15))
    before = exact(state)
    read(lambda text: game.read_move(state, text), text, one_line=True)
    read(lambda text: game.why(state, seat, text), text, one_line=True)
    assert exact(state) == before


@each_game
@given(data=st.data())
def test_what_is_said_of_a_view_fits_or_not_or_says_nothing(name: str, data: st.DataObject) -> None:
    game, moment = GAMES[name], data.draw(st.sampled_from(some(name)))
    view = game.view(moment.state, 0)
    lines = game.write_view(view).splitlines()[1:]
    text = data.draw(st.one_of(mutated(name, lines), made_of_words(name), st.text(max_size=30)))
    read(lambda text: game.mismatches(view, text), text)


@each_game
@given(data=st.data())
def test_a_record_is_refused_or_reads_back_and_replays(name: str, data: st.DataObject) -> None:
    text = data.draw(any_text(name, records(name)))
    record = read(read_record, text)
    if record is not None:
        assert read_record(record.text()) == record
        read(beagle.replay, text)


def test_an_error_outside_the_text_is_caught() -> None:
    def far_off(text: str) -> None:
        raise NotationError("anything", "", 1, 99)

    with pytest.raises(AssertionError, match="not within the text"):
        read(far_off, "evolution")
