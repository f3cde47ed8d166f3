"""The words of the notation: columns, figures and their marks."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs.ids import BORN, COLUMNS, DONE, FIGURES, KIND, NONE
from beagle.kernel.text import Scanner

NUMBER: Final = r"[0-9]{1,4}"
COLUMN: Final = "|".join(COLUMNS)

MARKS: Final = {"'": DONE, "+": BORN}


def figure_name(figure: int) -> str:
    """`:h` with its marks; nothing for an empty cell."""
    if figure & KIND == NONE:
        return ""
    return f":{FIGURES[figure & KIND]}" + "".join(sign for sign, mark in MARKS.items() if figure & mark)


def read_figure(scan: Scanner) -> int:
    """After the colon: a letter and possibly a mark; `-` is no figure."""
    kind = FIGURES.index(scan.need(f"[{FIGURES}]", "a figure: f h r t e or D"))
    mark = scan.take("['+]")
    return kind | MARKS[mark] if mark else kind


def read_column(scan: Scanner) -> int:
    return COLUMNS.index(scan.need(COLUMN, f"a column: {', '.join(COLUMNS)}"))
