"""Each game's events are written from one table: their numbers, their functions, their parts."""

from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

from beagle.kernel.event import NO_CARD, Event, Labels, Part, parts_of
from beagle.kernel.state import GameState
from tools.generators import event_functions

GAMES = event_functions.written()


def module(game: str) -> ModuleType:
    return import_module(f"beagle.games.{game}.tell")


def table(game: str) -> tuple[tuple[str, str], ...]:
    events: tuple[tuple[str, str], ...] = import_module(f"beagle.games.{game}.ids").EVENTS
    return events


def test_every_game_is_written() -> None:
    assert GAMES == ["dinosaurs", "evo", "evolution"]


@pytest.mark.parametrize("game", GAMES)
def test_the_functions_are_up_to_date(game: str) -> None:
    assert event_functions.file_of(game).read_text("utf-8") == event_functions.text(game), (
        "python -m tools.generators.event_functions writes it again"
    )


def test_a_changed_table_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted change: two events trade places."""
    source = (event_functions.GAMES / "dinosaurs" / "ids.py").read_text("utf-8")
    turn, taken = '("turn", "number, seat"),', '("taken", '
    assert source.index(turn) < source.index(taken)
    (tmp_path / "dinosaurs").mkdir()
    (tmp_path / "dinosaurs" / "ids.py").write_text(
        source.replace(turn, "").replace('("placed", ', f'{turn}\n    ("placed", '), "utf-8"
    )
    written = event_functions.file_of("dinosaurs").read_text("utf-8")
    monkeypatch.setattr(event_functions, "GAMES", tmp_path)
    assert event_functions.text("dinosaurs") != written
    assert "TAKEN: Final = 0\nTURN: Final = 1\n" in event_functions.text("dinosaurs")


@pytest.mark.parametrize("game", GAMES)
def test_a_function_emits_its_event_with_each_part_in_its_place(game: str) -> None:
    for number, (name, fields) in enumerate(table(game)):
        parts = parts_of(fields)
        values = list(range(11, 11 + len(parts)))
        state = GameState()
        tell = getattr(module(game), name.replace("-", "_"))
        tell(state, *values)
        assert not state.events, "nobody listens"
        state.listen()
        tell(state, *values)
        [event] = state.events
        assert event.kind == number == getattr(module(game), event_functions.constant(name))
        for part, value in zip(parts, values, strict=True):
            is_card = part.type in ("card", "tile")
            assert (event.card if is_card else module(game).part(event, part.label)) == value
        if not any(part.type in ("card", "tile") for part in parts):
            assert event.card == NO_CARD


def test_a_part_is_a_type_and_a_label() -> None:
    assert parts_of("seat, animal target, card") == [
        Part("seat", "seat"),
        Part("animal", "target"),
        Part("card", "card"),
    ]
    assert parts_of("") == []


def test_an_event_without_the_part_is_named() -> None:
    labels = Labels((("met", "seat, animal target, card"), ("over", "")))
    assert labels.part(Event(0, 3, 5, card=7), "target") == 5
    with pytest.raises(KeyError, match="the event met has no card"):
        labels.part(Event(0, 3, 5, card=7), "card")
    with pytest.raises(KeyError, match="the event over has no seat"):
        labels.part(Event(1), "seat")
