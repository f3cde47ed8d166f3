"""A position for a person to look at: as text, as a picture, as pixels."""

from __future__ import annotations

from io import BytesIO
from typing import Any

from beagle import SPECTATOR
from beagle.adapters.drawing import svg
from beagle.extras import missing
from beagle.kernel.game import Game

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


class Picture:
    """A position that a notebook shows as a picture."""

    def __init__(self, game: Game, state: Any, seat: int = SPECTATOR) -> None:
        self.game = game
        self.state = state
        self.seat = seat

    def _repr_svg_(self) -> str:
        return svg(self.game, self.state, self.seat)

    def __str__(self) -> str:
        return self.game.write_view(self.game.view(self.state, self.seat))


class Story:
    """A record that a notebook shows as its last position; `at` gives an earlier one."""

    def __init__(self, text: str, seat: int = SPECTATOR) -> None:
        import beagle

        self.seat = seat
        self.replay = beagle.replay(text)

    def _repr_svg_(self) -> str:
        return svg(self.replay.game, self.replay.state, self.seat)
