"""Pictures of positions: valid SVG without text elements, pixels, and nothing that a seat may not know."""

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import beagle
from beagle import NOBODY, SPECTATOR, Rng
from beagle.adapters.drawing import Drawing, svg
from beagle.adapters.show import Picture, Story, pixels, render
from beagle.adapters.strokes import LETTERS, strokes
from beagle.bots.registry import bot

NAMES = ["evolution", "evo", "dinosaurs"]


def middle(name: str, seats: int = 2) -> tuple[Any, Any]:
    game = beagle.game(name)
    state = game.deal(game.rulesets()[0].name, seats, 3)
    rng = Rng(2)
    for _ in range(50):
        if state.actor != NOBODY:
            state.apply(state.options[rng.below(len(state.options))])
    return game, state


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_is_svg_and_needs_no_font(name: str) -> None:
    drawn = svg(*middle(name))
    tags = {element.tag.rpartition("}")[2] for element in ElementTree.fromstring(drawn).iter()}
    assert "path" in tags
    assert not tags & {"text", "image", "style", "script"}
    assert len(drawn) < 60_000


@pytest.mark.parametrize("name", NAMES)
def test_a_picture_shows_only_what_its_seat_may_know(name: str) -> None:
    game, state = middle(name)
    for seat in range(2):
        world = game.imagine(game.view(state, seat), Rng(9))
        assert svg(game, world, seat) == svg(game, state, seat)


def test_a_picture_of_everything_would_be_noticed() -> None:
    """With the hands of others in it, two worlds that look alike would be drawn differently."""
    game, state = middle("evolution")
    world = game.imagine(game.view(state, 0), Rng(9))
    assert game.write(world) != game.write(state)


def test_pixels_show_something() -> None:
    shown = pixels(*middle("dinosaurs"), width=300)
    assert shown.dtype == np.uint8
    assert shown.shape[1:] == (300, 3)
    assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 5


@pytest.mark.parametrize("mode", ["ansi", "svg"])
def test_a_position_is_rendered_as_text(mode: str) -> None:
    assert isinstance(render(*middle("evo"), mode), str)


def test_a_notebook_shows_states_and_records() -> None:
    game, state = middle("evo")
    assert Picture(game, state)._repr_svg_() == svg(game, state, SPECTATOR)
    assert "evo second" in str(Picture(game, state))
    record = beagle.play(game, "second", [bot("random"), bot("random")], seed=1)
    assert Story(record.text())._repr_svg_().startswith("<svg")


def test_every_letter_of_a_name_has_lines() -> None:
    assert all(strokes(letter, 0, 0, 9) for letter in LETTERS)
    assert strokes(" ", 0, 0, 9) == ""


def test_an_unknown_table_is_drawn_as_its_text() -> None:
    drawing = Drawing()
    assert not drawing.player({"seat": 0, "hand": [1, 2]})
    drawing.line("magpies: 3")
    assert drawing.text().count("<path") == 2
