"""A specimen as SVG, in the pigment of its seat: what `web/src/table/Specimen.svelte` draws on a light page."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.kernel.specimen import Drawing, Parts

# The light pigments of web/src/look/tokens.css; a test compares them.
COLOURS: Final = {
    "chart": "#cad5cf",
    "chart-line": "#b3c2bb",
    "paper": "#f6efdd",
    "paper-2": "#ede3ca",
    "card": "#fffbf0",
    "rule": "#d3c5a4",
    "rule-2": "#b9a882",
    "ink": "#2b2620",
    "ink-2": "#5d5344",
    "fat": "#e8b21b",
    "egg": "#f3e4c3",
    "egg-gold": "#e0a92a",
}
SEATS: Final = ("#163f85", "#a33220", "#17807a", "#ae8a14", "#521c42", "#75604d", "#3f93c4", "#7a995c")
ON_SEATS: Final = ("#fff", "#fff", "#fff", "#1b1712", "#fff", "#fff", "#1b1712", "#1b1712")
INK: Final = COLOURS["ink"]
CARD: Final = COLOURS["card"]
SHADE: Final = "M0 66C30 52 90 58 126 44V90H0Z"


class Style(NamedTuple):
    """How a kind of path is painted and inked.  `share` of the seat's pigment is mixed into the fill."""

    fill: str = ""
    share: int = 0
    stroke: str = INK
    wide: float = 1.7
    opacity: float = 1


NO_LINE: Final = ""
STYLES: Final = {
    "flesh": Style(CARD, 60),
    "far": Style("#0b0a08", 62),
    "shell": Style(COLOURS["paper-2"], 34),
    "wing": Style(CARD, 28),
    "hump": Style(CARD, 45),
    "ruff": Style(CARD),
    "pale": Style(CARD, wide=1.3),
    "shade": Style(CARD, stroke=NO_LINE, opacity=0.33),
    "line": Style(wide=1.3),
    "thick": Style(),
    "branch": Style(wide=2.1),
    "stripe": Style(wide=3.4, opacity=0.42),
    "gold": Style(COLOURS["fat"], wide=1.3),
    "egg": Style(COLOURS["egg"], wide=1.3),
    "cut": Style(stroke=CARD, wide=2.4),
    "ink": Style(INK, stroke=NO_LINE),
    "cloud": Style(INK, stroke=NO_LINE, opacity=0.28),
    "mouth": Style("#7c2418", stroke=NO_LINE),
    "tooth": Style("#fffbf0", stroke=NO_LINE),
    "double": Style(stroke=COLOURS["ink-2"], wide=1.2),
}


def mixed(one: str, other: str, share: int) -> str:
    """So many hundredths of one colour, and the rest of another."""
    pairs = [(int(one[at : at + 2], 16), int(other[at : at + 2], 16)) for at in (1, 3, 5)]
    return "#" + "".join(f"{round((a * share + b * (100 - share)) / 100):02x}" for a, b in pairs)


def painted(kind: str, path: str, pigment: str) -> str:
    style = STYLES.get(kind, STYLES["line"])
    fill = mixed(pigment, style.fill, style.share) if style.fill and style.share else style.fill or "none"
    line = f' stroke="{style.stroke}" stroke-width="{style.wide}"' if style.stroke else ""
    dashes = ' stroke-dasharray="3 3"' if kind == "double" else ""
    opacity = f' opacity="{style.opacity}"' if style.opacity < 1 else ""
    return f'<path fill="{fill}"{line}{dashes}{opacity} d="{path}"/>'


def creature(drawing: Drawing, seat: int) -> str:
    """In a field from -6, -12 that is 140 wide and 100 high."""
    pigment = SEATS[seat % len(SEATS)]

    def all_of(parts: Parts) -> str:
        return "".join(painted(kind, path, pigment) for kind, path in parts)

    double = (
        f'<g transform="translate(-5 -5)">{painted("double", drawing.body, pigment)}</g>' if drawing.doubled else ""
    )
    return (
        f'<clipPath id="body"><path d="{drawing.body}"/></clipPath>'
        f'<ellipse cx="62" cy="{drawing.ground}" rx="52" ry="6" fill="{INK}" opacity="0.07"/>'
        f'<g transform="translate(0 {drawing.lift})" stroke-linecap="round" stroke-linejoin="round">'
        f"{double}{all_of(drawing.behind)}{painted('flesh', drawing.body, pigment)}"
        f'<g clip-path="url(#body)">{painted("shade", SHADE, pigment)}{all_of(drawing.skin)}</g>'
        f"{all_of(drawing.front)}</g>"
    )
