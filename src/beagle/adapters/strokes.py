"""Letters as lines, so that a picture needs no font: each is drawn on a grid, four wide and six high."""

from __future__ import annotations

from typing import Final

# Lines of a letter, separated by a slash; a line is points, each its column and its row.
LETTERS: Final = {
    "A": "06 02 20 42 46/04 44",
    "B": "06 00 30 41 42 33 03/33 44 45 36 06",
    "C": "41 30 10 01 05 16 36 45",
    "D": "06 00 20 42 44 26 06",
    "E": "40 00 06 46/03 33",
    "F": "40 00 06/03 33",
    "G": "41 30 10 01 05 16 36 45 43 23",
    "H": "00 06/40 46/03 43",
    "I": "10 30/20 26/16 36",
    "J": "40 45 36 16 05",
    "K": "00 06/40 03 46",
    "L": "00 06 46",
    "M": "06 00 23 40 46",
    "N": "06 00 46 40",
    "O": "10 30 41 45 36 16 05 01 10",
    "P": "06 00 30 41 42 33 03",
    "Q": "10 30 41 45 36 16 05 01 10/24 46",
    "R": "06 00 30 41 42 33 03/23 46",
    "S": "41 30 10 01 02 13 33 44 45 36 16 05",
    "T": "00 40/20 26",
    "U": "00 05 16 36 45 40",
    "V": "00 26 40",
    "W": "00 16 23 36 40",
    "X": "00 46/40 06",
    "Y": "00 23 40/23 26",
    "Z": "00 40 06 46",
    "0": "10 30 41 45 36 16 05 01 10/31 15",
    "1": "11 20 26/16 36",
    "2": "01 10 30 41 42 06 46",
    "3": "01 10 30 41 42 33 23/33 44 45 36 16 05",
    "4": "36 30 04 44",
    "5": "40 00 03 33 44 45 36 16 05",
    "6": "40 10 02 05 16 36 45 44 33 03",
    "7": "00 40 16",
    "8": "13 02 01 10 30 41 42 33 13 04 05 16 36 45 44 33",
    "9": "43 13 02 01 10 30 41 44 36 06",
    "-": "13 33",
    "+": "13 33/22 24",
    "/": "40 06",
    ".": "25 26",
    ",": "25 16",
    ":": "21 22/25 26",
    "@": "33 23 22 32 34 44 41 30 10 01 05 16 46",
    "=": "12 32/14 34",
    "(": "30 21 25 36",
    ")": "10 21 25 16",
    "_": "06 46",
    "'": "20 21",
    "!": "20 24/25 26",
    "?": "01 10 30 41 42 23 24/25 26",
}
WIDE: Final = 5.5  # from one letter to the next, in columns of the grid


def width(text: str, size: float) -> float:
    """How wide the text is when its letters are `size` high."""
    return len(text) * WIDE * size / 6


def strokes(text: str, x: float, y: float, size: float, colour: str = "#222") -> str:
    """The text as one path; its upper left corner is at x, y.  A character without lines is a gap."""
    unit = size / 6
    lines: list[str] = []
    for at, letter in enumerate(text.upper()):
        left = x + at * WIDE * unit
        for line in filter(None, LETTERS.get(letter, "").split("/")):
            points = [f"{left + int(p[0]) * unit:.1f} {y + int(p[1]) * unit:.1f}" for p in line.split()]
            lines.append("M" + "L".join(points))
    drawn = f'fill="none" stroke="{colour}" stroke-width="{max(size / 8, 0.8):.1f}" stroke-linecap="round"'
    return f'<path d="{"".join(lines)}" {drawn}/>' if lines else ""
