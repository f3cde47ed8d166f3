"""Any text at all: the readers refuse it in words of their own, or read what can be written again and played."""

from collections.abc import Callable
from functools import lru_cache
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from beagle import NOBODY, IllegalMove, NotationError, Rng, RulesetError
from beagle.dinosaurs.game import DINOSAURS
from beagle.dinosaurs.ids import COLUMNS, PHASES
from beagle.dinosaurs.view import SPECS
from tests.laws.exact import exact
from tests.laws.games import TABLES, moments

OURS = [table for table in TABLES if table.game is DINOSAURS]
PARSERS = settings(max_examples=120, deadline=None, database=None, derandomize=True)
VOCABULARY = """
dinosaurs base strict-supply view spectator turn first marker to board piles stack eggs tiles A: B: C: D: E: 0,0M*:D
1,0L:f 0,-1P:h' 2,0F:r+ -1,0U:t 3,-2P:e FL:r MU MM LL - | ? ?3 0 1 9 40 99 9999 / = : , + > x ' * % column=rat gone=1
figure=frog figure=dinosaur tile=MU next=1 next=2 next=4 hatch frog1 eagle3 0,0>1,0>0,0 0,0+1,0 0,0:1,0 0,0x -120,7P
"""
WORDS = [
    *PHASES,
    *COLUMNS,
    *(f"{name}(" for name in SPECS),
    ")",
    *VOCABULARY.split(),
    "\n",
    " ",
    "\t",
    "é",
    "\x00",
    '"',
]


@lru_cache
def positions() -> list[str]:
    return [DINOSAURS.write(moment.state) for table in OURS for moment in moments(table)]


@lru_cache
def views() -> list[str]:
    some = [moment for table in OURS for moment in moments(table)]
    return [DINOSAURS.write_view(DINOSAURS.view(moment.state, seat)) for moment in some for seat in (0, 15)]


@st.composite
def mutated(draw: st.DrawFn, texts: list[str]) -> str:
    """A good text with a few pieces taken out, put in or doubled."""
    text = draw(st.sampled_from(texts))
    for _ in range(draw(st.integers(1, 3))):
        at = draw(st.integers(0, len(text)))
        end = min(len(text), at + draw(st.integers(0, 9)))
        change = draw(st.sampled_from(["cut", "word", "letter", "double"]))
        if change == "cut":
            text = text[:at] + text[end:]
        elif change == "word":
            text = text[:at] + draw(st.sampled_from(WORDS)) + text[at:]
        elif change == "letter":
            text = text[:at] + draw(st.characters()) + text[end:]
        else:
            text = text[:end] + text[at:end] + text[end:]
    return text


def made_of_words() -> st.SearchStrategy[str]:
    return st.lists(st.sampled_from(WORDS), max_size=30).map(" ".join)


def any_text(good: list[str]) -> st.SearchStrategy[str]:
    heads = made_of_words().map(lambda text: f"dinosaurs base {text}")
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
    except (RulesetError, IllegalMove):
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
    state = read(DINOSAURS.read, text)
    if state is not None:
        written = DINOSAURS.write(state)
        assert DINOSAURS.write(DINOSAURS.read(written)) == written
        plays_to_its_end(state, len(text))


@PARSERS
@given(st.data())
def test_a_view_is_refused_or_can_be_written_read_and_imagined(data: st.DataObject) -> None:
    text = data.draw(any_text(views()))
    view = read(DINOSAURS.read_view, text)
    if view is not None:
        written = DINOSAURS.write_view(view)
        assert DINOSAURS.write_view(DINOSAURS.read_view(written)) == written
        plays_to_its_end(DINOSAURS.imagine(view, Rng(1)), len(text))


@PARSERS
@given(st.data())
def test_a_move_is_legal_refused_by_a_rule_or_no_move(data: st.DataObject) -> None:
    state = data.draw(st.sampled_from(moments(OURS[1]))).state
    legal = [DINOSAURS.write_move(state, action) for action in state.options] or ["frog1", "-"]
    text = data.draw(st.one_of(mutated(legal), made_of_words(), st.text(max_size=20)))
    seat = data.draw(st.integers(-2, 15))
    before = exact(state)
    read(lambda text: DINOSAURS.read_move(state, text), text, one_line=True)
    read(lambda text: DINOSAURS.why(state, seat, text), text, one_line=True)
    assert exact(state) == before


@PARSERS
@given(st.data())
def test_what_is_said_of_a_view_fits_or_not_or_says_nothing(data: st.DataObject) -> None:
    view = DINOSAURS.view(data.draw(st.sampled_from(moments(OURS[0]))).state, 0)
    lines = DINOSAURS.write_view(view).splitlines()[1:]
    text = data.draw(st.one_of(mutated(lines), made_of_words(), st.text(max_size=30)))
    read(lambda text: DINOSAURS.mismatches(view, text), text)
