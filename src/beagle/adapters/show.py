"""A position for a person to look at: as text, as a picture, as pixels.

In a notebook, `%load_ext beagle.adapters.show` makes it show states and records as pictures.
"""

from __future__ import annotations

from io import BytesIO
from typing import Any

import beagle
from beagle import SPECTATOR
from beagle.adapters.drawing import svg
from beagle.extras import missing
from beagle.kernel.game import Game
from beagle.kernel.state import GameState
from beagle.play.record import Record

MODES = ["human", "ansi", "rgb_array", "svg"]


def render(game: Game, state: Any, mode: str, seat: int = SPECTATOR) -> Any:
    """What this seat, or a spectator, sees: printed (`human`), as text (`ansi`), as pixels or as an SVG picture."""
    if mode == "rgb_array":
        return pixels(game, state, seat)
    if mode == "svg":
        return svg(game, state, seat)
    text = game.write_view(game.view(state, seat))
    if mode == "human":
        print(text)
        return None
    return text


def pixels(game: Game, state: Any, seat: int = SPECTATOR, width: int = 960) -> Any:
    """The picture as an array of rows, columns and three colours."""
    try:
        import numpy as np
        import resvg_py
        from PIL import Image
    except ModuleNotFoundError as error:
        raise missing(error, "drawing pixels") from error
    png = bytes(resvg_py.svg_to_bytes(svg_string=svg(game, state, seat), width=width))
    return np.asarray(Image.open(BytesIO(png)).convert("RGB"))


def game_of(state: GameState) -> Game:
    """The game that a state belongs to: its class is in the package of its game.  ValueError: none has it."""
    package = type(state).__module__.rpartition(".")[0]
    for name in beagle.GAMES.names():
        game = beagle.game(name)
        if type(game).__module__.rpartition(".")[0] == package:
            return game
    raise ValueError(f"no installed game has states of the class {type(state).__qualname__}")


class Picture:
    """A position that a notebook shows as a picture: what a spectator sees, or a seat."""

    def __init__(self, game: Game, state: Any, seat: int = SPECTATOR) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def _repr_svg_(self) -> str:
        return svg(self.game, self.state, self.seat)

    def __str__(self) -> str:
        return self.game.write_view(self.game.view(self.state, self.seat))


def picture_of(state: GameState, seat: int = SPECTATOR) -> Picture:
    """The picture of a state, whatever its game."""
    return Picture(game_of(state), state, seat)


class Story:
    """A record that a notebook shows as its last position; `at` shows an earlier one.  Its length is its moves."""

    def __init__(self, record: Record | str, seat: int = SPECTATOR) -> None:
        self.seat = seat
        self.replay = beagle.replay(record if isinstance(record, str) else record.text())

    def __len__(self) -> int:
        return self.replay.agreed

    def at(self, moves: int) -> Picture:
        """The position after so many moves; 0 is the first."""
        if not 0 <= moves <= len(self):
            raise ValueError(f"the record has {len(self)} moves, not {moves}")
        state = self.replay.start()
        for number, (after, _) in enumerate(self.replay.steps(), 1):
            if number <= moves:
                state = after
            if number == moves:
                break
        return Picture(self.replay.game, state.clone(), self.seat)

    def _repr_svg_(self) -> str:
        return svg(self.replay.game, self.replay.state, self.seat)


def load_ipython_extension(ipython: Any) -> None:
    """For notebooks: show every state and every record as a picture, as a spectator sees it."""
    pictures = ipython.display_formatter.formatters["image/svg+xml"]
    pictures.for_type(GameState, lambda state: picture_of(state)._repr_svg_())
    pictures.for_type(Record, lambda record: Story(record)._repr_svg_())
