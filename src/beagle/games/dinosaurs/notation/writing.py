"""A position as text: the canonical form."""

from __future__ import annotations

from beagle.games.dinosaurs.ids import COLUMNS, FIGURE_NAMES, ROWS, STACKS, TERRAINS
from beagle.games.dinosaurs.notation.names import figure_name
from beagle.games.dinosaurs.rulesets import rules
from beagle.games.dinosaurs.state import EMPTY
from beagle.games.dinosaurs.tiles import face_name
from beagle.games.dinosaurs.view import SPECS, LandView, View, phase_name
from beagle.kernel.cards import SPECTATOR, UNKNOWN, WHOLE, type_of
from beagle.kernel.hexes import hex_name
from beagle.kernel.state import NOBODY
from beagle.kernel.text import seat_name


def write_view(v: View) -> str:
    """The position in lines: head, seats, board, piles, stack.  Nothing is left out, not even defaults."""
    lines = [head(v)]
    lines += [f"{seat_name(seat)}: {land_text(land)}" for seat, land in enumerate(v.players)]
    lines.append("board " + " | ".join(column_text(v, column) for column in range(len(COLUMNS))))
    lines.append("piles " + " | ".join(f"{STACKS[n]} {pile_text(pile)}" for n, pile in enumerate(v.stacks)))
    if v.stack:
        lines.append("stack " + " ".join(step_text(name, values) for name, values in v.stack))
    return "\n".join(lines)


def head(v: View) -> str:
    words = ["dinosaurs", v.ruleset]
    if v.seat != WHOLE:
        words += ["view", "spectator" if v.seat == SPECTATOR else seat_name(v.seat)]
    words += ["turn", str(v.turn), phase_name(v), "first", seat_name(v.first), "marker", COLUMNS[v.marker]]
    if v.actor != NOBODY:
        words += ["to", seat_name(v.actor)]
    return " ".join(words)


def land_text(land: LandView) -> str:
    cells = " ".join(cell_text(land, n) for n in range(len(land.cells)))
    tiles = " ".join(map(face_name, land.tiles)) or "-"
    return f"{cells} | eggs {land.eggs} | tiles {tiles}"


def cell_text(land: LandView, n: int) -> str:
    """`0,0M*:D`: the hex, its terrain, the nest, and who is there."""
    nest = "*" if n == land.nest else ""
    return f"{hex_name(land.cells[n])}{TERRAINS[land.terrain[n]]}{nest}{figure_name(land.figures[n])}"


def column_text(v: View, column: int) -> str:
    """The column's name, and its usable cells from the top; `-` is an empty one."""
    rows = rules(v.ruleset, len(v.players)).rows
    cells = v.board[column * ROWS : column * ROWS + rows]
    return " ".join([COLUMNS[column], *("-" if tile == EMPTY else face_name(tile) for tile in cells)])


def pile_text(pile: list[int]) -> str:
    """From the top; adjacent unknown tiles are counted; an empty pile is `-`."""
    words: list[str] = []
    for c in reversed(pile):
        if type_of(c) != UNKNOWN:
            words.append(face_name(type_of(c)))
        elif words and words[-1].startswith("?"):
            words[-1] = f"?{int(words[-1][1:] or 1) + 1}"
        else:
            words.append("?")
    return " ".join(words) or "-"


def step_text(name: str, values: list[int]) -> str:
    """A step with its fields: `breeding(figure=rabbit gone=1)`.  Zeros are left out."""
    labels = [part.split(":") for part in SPECS[name].split()]
    fields = [field_text(label, type, value) for (label, type), value in zip(labels, values, strict=True)]
    return f"{name}({' '.join(text for text in fields if text)})"


def field_text(label: str, type: str, value: int) -> str:
    if type == "tile":
        return f"{label}={face_name(value)}"
    if not value:
        return ""
    if type == "column":
        return f"{label}={COLUMNS[value - 1]}"
    return f"{label}={FIGURE_NAMES[value]}" if type == "figure" else f"{label}={value}"
