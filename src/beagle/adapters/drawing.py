"""A position as an SVG picture, made of what a page shows of it: `Game.picture`.

It knows no game: it draws what it finds, maps of hexes, rows of animals, lists; a table of another kind is drawn as its
text.  Letters are lines, so no font is needed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any, Final

from beagle import SPECTATOR
from beagle.adapters.strokes import strokes, width
from beagle.kernel.game import Game
from beagle.kernel.text import seat_name

PAPER: Final = "#fbf8f1"
INK: Final = "#2b2b2b"
SEATS: Final = ("#c0392b", "#2471a3", "#239b56", "#b9770e", "#7d3c98", "#148f77", "#6e2c00", "#566573")
TERRAINS: Final = {
    "lake": "#8ec5e8",
    "plain": "#e9d58b",
    "forest": "#86b877",
    "universal": "#d9d4c7",
    "mountain": "#a79c92",
    "beach": "#f2dfa0",
    "hill": "#b98b5e",
}
GROUNDS: Final = {"ideal": "#3a9d4f", "hot": "#d35400", "cold": "#2e86c1", "deadly": "#7b241c"}

# Figures as closed lines around a point, each about twenty high
FIGURES: Final = {
    "frog": "-8,6 -9,0 -5,-3 -4,-7 -1,-4 1,-4 4,-7 5,-3 9,0 8,6 4,4 0,7 -4,4",
    "rabbit": "-6,8 -7,1 -4,-2 -5,-10 -2,-9 -1,-3 1,-3 2,-9 5,-10 4,-2 7,1 6,8",
    "rat": "-9,5 -5,-2 0,-4 5,-3 9,1 6,5 11,8 4,6",
    "tiger": "-9,7 -9,-3 -7,-7 -3,-4 3,-4 7,-7 9,-3 9,7 5,3 0,6 -5,3",
    "eagle": "-11,-3 -4,-2 -1,-8 2,-7 3,-2 11,-4 5,3 2,8 -1,4 -5,4",
    "dinosaur": "-10,8 -8,0 -3,-2 0,-9 7,-10 9,-6 4,-5 3,0 6,8 2,8 0,3 -4,4 -5,8",
}
HEX: Final = 17.0  # from the middle of a hex to its corners
ROW: Final = 12.0
BOX: Final = (104.0, 92.0)


def svg(game: Game, state: Any, seat: int = SPECTATOR) -> str:
    """What this seat, or a spectator, sees of the position."""
    picture = game.picture(state, seat)
    drawing = Drawing()
    drawing.line(f"{game.name} {picture.get('ruleset', '')}  turn {picture.get('turn', picture.get('round', ''))}")
    drawing.line(str(picture.get("phase", "")))
    players = picture.get("players", ())
    known = False
    if "banks" in picture:
        drawing.banks(picture)
    if "cells" in picture:
        known = True
        drawing.map(picture["cells"])
    for player in players:
        if isinstance(player, Mapping):
            known = drawing.player(player) or known
    if not known:
        for line in game.write_view(game.view(state, seat)).splitlines():
            drawing.line(line)
    return drawing.text()


class Drawing:
    """Parts of a picture, from top to bottom."""

    def __init__(self) -> None:
        self.parts: list[str] = []
        self.wide = 320.0
        self.y = ROW

    def text(self) -> str:
        high = self.y + ROW
        size = f'viewBox="0 0 {self.wide + ROW:.0f} {high:.0f}" width="{self.wide + ROW:.0f}" height="{high:.0f}"'
        paper = f'<rect width="100%" height="100%" fill="{PAPER}"/>'
        return f'<svg xmlns="http://www.w3.org/2000/svg" {size}>{paper}{"".join(self.parts)}</svg>'

    def line(self, text: str, colour: str = INK) -> None:
        self.parts.append(strokes(text, ROW, self.y, 9, colour))
        self.wide = max(self.wide, ROW + width(text, 9))
        self.y += ROW + 5

    def banks(self, picture: Mapping[str, Any]) -> None:
        for bank in picture["banks"]:
            self.line(f"{bank['place'] or 'bank'}: {bank['food']} food   deck: {picture.get('deck', '')}")

    def player(self, player: Mapping[str, Any]) -> bool:
        """The line of a player, and what is theirs on the table; False if that can't be drawn."""
        seat = int(player.get("seat", 0))
        colour = SEATS[seat % len(SEATS)]
        words = [seat_name(seat)]
        for name in ("hand", "points", "score", "eggs", "purse"):
            value = player.get(name)
            if isinstance(value, Sequence) and not isinstance(value, str):
                value = len(value)
            if isinstance(value, int):
                words.append(f"{name} {value}")
        self.line("  ".join(words), colour)
        if "animals" in player:
            self.animals(player["animals"], colour)
        elif "cells" in player:
            self.map(player["cells"])
        else:
            return False
        return True

    # Rows of animals

    def animals(self, animals: Sequence[Mapping[str, Any]], colour: str) -> None:
        across, (wide, high) = 8, BOX
        for at, animal in enumerate(animals):
            x, y = ROW + at % across * (wide + 6), self.y + at // across * (high + 6)
            self.animal(animal, x, y, colour)
            self.wide = max(self.wide, x + wide)
        self.y += ((len(animals) + across - 1) // across) * (high + 6) + 4

    def animal(self, animal: Mapping[str, Any], x: float, y: float, colour: str) -> None:
        wide, high = BOX
        frame = f'fill="#fff" stroke="{colour}" stroke-width="2"'
        self.parts.append(f'<rect x="{x:.0f}" y="{y:.0f}" width="{wide:.0f}" height="{high:.0f}" rx="6" {frame}/>')
        self.parts.append(strokes(str(animal["name"]), x + 6, y + 6, 9, colour))
        for token in range(int(animal["need"])):
            fill = "#c0392b" if token < int(animal["food"]) else "none"
            self.parts.append(
                f'<circle cx="{x + 40 + token * 11:.0f}" cy="{y + 10:.0f}" r="4" fill="{fill}" stroke="{INK}"/>'
            )
        for token in range(int(animal["fat"])):
            self.parts.append(f'<circle cx="{x + 96 - token * 9:.0f}" cy="{y + 20:.0f}" r="3.5" fill="#f1c40f"/>')
        for at, trait in enumerate(animal["traits"][:7]):
            self.parts.append(strokes(str(trait["trait"])[:16], x + 6, y + 22 + at * 9.5, 6))

    # Maps

    def map(self, cells: Sequence[Mapping[str, Any]]) -> None:
        if not cells:
            return
        places = [(HEX * sqrt(3) * (c["q"] + c["r"] / 2), HEX * 1.5 * c["r"]) for c in cells]
        left, top = min(x for x, _ in places) - HEX, min(y for _, y in places) - HEX
        for cell, (x, y) in zip(cells, places, strict=True):
            self.cell(cell, x - left + ROW, y - top + self.y)
        self.wide = max(self.wide, max(x for x, _ in places) - left + ROW + HEX)
        self.y += max(y for _, y in places) - top + HEX + ROW

    def cell(self, cell: Mapping[str, Any], x: float, y: float) -> None:
        corners = [(0, -1), (sqrt(3) / 2, -0.5), (sqrt(3) / 2, 0.5), (0, 1), (-sqrt(3) / 2, 0.5), (-sqrt(3) / 2, -0.5)]
        points = " ".join(f"{x + a * HEX:.1f},{y + b * HEX:.1f}" for a, b in corners)
        fill = TERRAINS.get(str(cell.get("terrain")), "#ddd")
        edge = GROUNDS.get(str(cell.get("ground")), "#555")
        self.parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{edge}" stroke-width="1.5"/>')
        owner, figure = cell.get("owner"), cell.get("figure")
        if isinstance(owner, int):
            self.figure("dinosaur", x, y, SEATS[owner % len(SEATS)])
        elif figure:
            self.figure(str(figure), x, y, INK)

    def figure(self, name: str, x: float, y: float, colour: str) -> None:
        outline = FIGURES.get(name, "-6,-6 6,-6 6,6 -6,6")
        points = [tuple(map(float, point.split(","))) for point in outline.split()]
        path = "L".join(f"{x + a:.1f} {y + b:.1f}" for a, b in points)
        self.parts.append(f'<path d="M{path}Z" fill="{colour}"/>')
