"""Plots of the tables in docs/benchmarks.md: the numbers are read from the document, so that both say the same."""

import re
from collections.abc import Iterator
from math import log10
from typing import NamedTuple
from xml.sax.saxutils import escape

from tools.docs.linking import ROOT

INK, OURS, OTHERS = "#6e7781", "#2a8f7b", "#8a94a0"  # in the middle between black and white: by day and by night
LETTER, WIDTH, ROW, TOP = 6.6, 380, 24, 34
FONT = "font-family='system-ui, sans-serif' font-size='12'"


class Bar(NamedTuple):
    name: str
    value: float
    ours: bool


class Plot(NamedTuple):
    """What is plotted: a table under a heading, the columns that name a line, and the column of its value."""

    file: str
    heading: str
    title: str
    names: tuple[str, ...]
    value: str


PLOTS = [
    Plot(
        "peers.svg",
        "One run",
        "decisions a second, random play, one core",
        ("engine", "game", "driven by"),
        "decisions/s",
    ),
    Plot(
        "learning.svg",
        "For learning programs",
        "decisions a second, for learning programs",
        ("subject",),
        "decisions/s",
    ),
    Plot("games.svg", "The other games", "decisions a second, the other games", ("table", "seats"), "decisions/s"),
]


def tables(text: str, heading: str) -> Iterator[list[dict[str, str]]]:
    """The tables under this heading, as rows by column."""
    found = re.search(rf"^## {re.escape(heading)}\n(.*?)(?=^## |\Z)", text, re.MULTILINE | re.DOTALL)
    for table in re.findall(r"(?:^\|.*\n)+", found[1] if found else "", re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.strip().splitlines()]
        yield [dict(zip(head, row, strict=True)) for row in rows]


def bars(plot: Plot, text: str) -> list[Bar]:
    rows = next(rows for rows in tables(text, plot.heading) if plot.value in rows[0])
    out = []
    for row in rows:
        name = ", ".join(row[column].strip("`") for column in plot.names)
        out.append(Bar(name, float(row[plot.value].replace(",", "")), "Beagle" in name or "engine" not in row))
    return out


def drawn(plot: Plot, shown: list[Bar]) -> str:
    """Bars on a logarithmic scale: engines are of different classes."""
    low, high = 10 ** int(log10(min(bar.value for bar in shown))), max(bar.value for bar in shown)
    span = log10(high / low)
    left = round(max(len(bar.name) for bar in shown) * LETTER) + 12
    width, height = left + WIDTH + 90, TOP + ROW * len(shown) + 10
    size = f"width='{width}' height='{height}' viewBox='0 0 {width} {height}'"
    out = [f"<svg xmlns='http://www.w3.org/2000/svg' {size} {FONT}>"]
    out.append(f"<text x='8' y='20' font-weight='600' fill='{INK}'>{escape(plot.title)} (logarithmic)</text>")
    for number, bar in enumerate(shown):
        at, long = TOP + ROW * number, max(2, round(WIDTH * log10(bar.value / low) / span))
        out.append(f"<text x='{left - 8}' y='{at + 14}' text-anchor='end' fill='{INK}'>{escape(bar.name)}</text>")
        out.append(
            f"<rect x='{left}' y='{at + 2}' width='{long}' height='{ROW - 8}' fill='{OURS if bar.ours else OTHERS}'/>"
        )
        out.append(f"<text x='{left + long + 6}' y='{at + 14}' fill='{INK}'>{bar.value:,.0f}</text>")
    return "\n".join([*out, "</svg>"]) + "\n"


def files() -> dict[str, str]:
    """The plots, by path in the site."""
    text = (ROOT / "docs/benchmarks.md").read_text("utf-8")
    return {f"pictures/{plot.file}": drawn(plot, bars(plot, text)) for plot in PLOTS}


def with_plots(text: str) -> str:
    """The document with each plot under the heading of its table."""
    for plot in PLOTS:
        text = text.replace(f"## {plot.heading}\n", f"## {plot.heading}\n\n![{plot.title}](pictures/{plot.file})\n", 1)
    return text
