"""Text as paths.  The outlines are those of the fonts of the pages; `tools/generators/letters.py` takes them out."""

from __future__ import annotations

import json
import unicodedata
from functools import cache
from importlib.resources import files
from typing import Any, Final, Literal

Face = Literal["display", "italic", "ui"]
ELLIPSIS: Final = "…"
SMALLEST: Final = 0.7  # a text that is too wide is made smaller, but not more than this; then it is cut


@cache
def outlines() -> dict[str, Any]:
    found: dict[str, Any] = json.loads(files(__package__).joinpath("letters.json").read_text("utf-8"))
    return found


def icon(name: str) -> str:
    """The path of a sign, in a square of 512."""
    return str(outlines()["icons"][name])


def shape(seat: int) -> str:
    """The path of a seat's mark, in a square of 24."""
    shapes = outlines()["shapes"]
    return str(shapes[seat % len(shapes)])


def drawable(text: str, face: Face = "display") -> str:
    """The text in letters that we have: without its accent if there is none with it, else the letter is left out."""
    known = outlines()[face]["letters"]
    out = ""
    for letter in text:
        plain = letter if letter in known else unicodedata.normalize("NFKD", letter)
        out += "".join(sign for sign in plain if sign in known)
    return " ".join(out.split())


def width(text: str, face: Face, size: float) -> float:
    known, grid = outlines()[face]["letters"], outlines()["grid"]
    return float(sum(known[letter][0] for letter in text) * size / grid)


def fitted(text: str, face: Face, size: float, room: float) -> tuple[str, float]:
    """The text and its size, so that it isn't wider than this."""
    text = drawable(text, face)
    wide = width(text, face, size)
    if wide <= room:
        return text, size
    size *= max(SMALLEST, room / wide)
    while text and width(text, face, size) > room:
        text = text.removesuffix(ELLIPSIS)[:-1].rstrip(" ,.:;")
        text = text and text + ELLIPSIS if ELLIPSIS in outlines()[face]["letters"] else text
    return text, size


def wrapped(text: str, face: Face, size: float, room: float, most: int) -> list[str]:
    """The text in lines that aren't wider than this; the last is cut if there would be more than `most`."""
    lines: list[str] = []
    words = drawable(text, face).split()
    while words and len(lines) < most - 1:
        fit = 1
        while fit < len(words) and width(" ".join(words[: fit + 1]), face, size) <= room:
            fit += 1
        lines.append(" ".join(words[:fit]))
        words = words[fit:]
    return [*lines, " ".join(words)] if words else lines


def written(text: str, face: Face, size: float, x: float, y: float, colour: str) -> str:
    """The text as SVG: it begins at x, and stands on y."""
    known, shapes, grid = outlines()[face]["letters"], outlines()[face]["outlines"], outlines()["grid"]
    out = [f'<g transform="translate({x:.1f} {y:.1f}) scale({size / grid:.4f})" fill="{colour}">']
    at = 0
    for letter in text:
        step, *pieces = known[letter]
        for shape, dx, dy in zip(pieces[::3], pieces[1::3], pieces[2::3], strict=True):
            out.append(f'<path transform="translate({at + dx} {dy})" d="{shapes[shape]}"/>')
        at += step
    return "".join([*out, "</g>"])
