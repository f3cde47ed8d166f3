"""Pictures of positions: valid SVG without text elements, pixels, and nothing that a seat may not know."""

from typing import Any
from xml.etree import ElementTree

import numpy as np
import pytest

import beagle
from beagle import NOBODY, SPECTATOR, Rng
from beagle.adapters.drawing import Drawing, svg
from beagle.adapters.planes import planes
from beagle.adapters.show import Picture, Story, load_ipython_extension, picture_of, pixels, render
from beagle.adapters.strokes import LETTERS, strokes
from beagle.bots.registry import bot
from beagle.kernel.state import GameState
from beagle.play.record import Record

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
    assert len(drawn) < 40_000


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
    assert Picture(game, state)._repr_svg_() == picture_of(state)._repr_svg_() == svg(game, state, SPECTATOR)
    assert picture_of(state, 1)._repr_svg_() == svg(game, state, 1)
    assert "evo second" in str(Picture(game, state))
    record = beagle.play(game, "second", [bot("random"), bot("random")], seed=1)
    story = Story(record)
    assert story._repr_svg_() == Story(record.text())._repr_svg_() == story.at(len(story))._repr_svg_()
    assert story.at(0)._repr_svg_() == svg(game, beagle.replay(record.text()).start())
    assert story.at(0)._repr_svg_() != story.at(30)._repr_svg_() != story._repr_svg_()
    with pytest.raises(ValueError, match=f"the record has {len(story)} moves, not -1"):
        story.at(-1)


class Formatter:
    """Of IPython, as far as it is used."""

    def __init__(self) -> None:
        self.known: dict[type, Any] = {}
        self.display_formatter = self
        self.formatters = {"image/svg+xml": self}

    def for_type(self, kind: type, show: Any) -> None:
        self.known[kind] = show

    def shown(self, thing: Any) -> str:
        return str(next(show for kind, show in self.known.items() if isinstance(thing, kind))(thing))


@pytest.mark.parametrize("name", NAMES)
def test_a_notebook_can_show_every_state_and_record_by_itself(name: str) -> None:
    game, state = middle(name)
    notebook = Formatter()
    load_ipython_extension(notebook)
    assert notebook.shown(state) == svg(game, state, SPECTATOR)
    record = Record(name, game.rulesets()[0].name, game.version, game.write(state))
    assert notebook.shown(record).startswith("<svg")


def test_a_state_of_no_game_has_no_picture() -> None:
    with pytest.raises(ValueError, match="no installed game has states of the class GameState"):
        picture_of(GameState())


def test_land_is_spread_over_planes() -> None:
    game, state = middle("dinosaurs")
    coder = game.coder("base", 2)
    seen = np.frombuffer(coder.observation(state, 1), np.uint8)
    spread = planes(coder, seen, 15)
    own = state.players[1]
    assert spread.shape == (2, 14, 31, 31)
    assert spread[0, 0].sum() == len(own.cells)
    assert (spread[0, 0] == spread[0, 1:6].sum(0)).all()  # every cell has one terrain
    assert spread[0, 6:12].sum() == sum(figure > 0 for figure in own.figures)
    assert spread[0, 0, 15, 15] == 1  # the nest
    both = planes(coder, np.stack([seen, seen]), 15)
    assert both.shape == (2, *spread.shape)
    assert (both[1] == spread).all()
    assert planes(coder, seen, 1).sum() < spread.sum()
    with pytest.raises(ValueError, match="no land to spread"):
        planes(beagle.game("evo").coder("second", 2), seen)
    with pytest.raises(ValueError, match="can't be -1"):
        planes(coder, seen, -1)


def test_every_letter_of_a_name_has_lines() -> None:
    assert all(strokes(letter, 0, 0, 9) for letter in LETTERS)
    assert strokes(" ", 0, 0, 9) == ""


def test_an_unknown_table_is_drawn_as_its_text() -> None:
    drawing = Drawing()
    assert not drawing.player({"seat": 0, "hand": [1, 2]})
    drawing.line("magpies: 3")
    assert drawing.text().count("<path") == 2
