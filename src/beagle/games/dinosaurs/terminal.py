"""Gods Love Dinosaurs in the terminal."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beagle.games.dinosaurs import actions, ids, tell
from beagle.games.dinosaurs.game import DINOSAURS
from beagle.games.dinosaurs.state import EMPTY, State
from beagle.games.dinosaurs.tiles import animal_of, face_name
from beagle.games.dinosaurs.view import LandView, View
from beagle.games.dinosaurs.words import column_words, figure_args, tile_words
from beagle.games.wide import Map
from beagle.i18n import Words
from beagle.kernel.action import kind_of
from beagle.kernel.event import Event
from beagle.kernel.hexes import hex_name, q_of, r_of
from beagle.kernel.message import Argument, Message

WIDE: Final = 6  # columns from the middle of a cell to the middle of the next in its row
TERRAIN_STYLES: Final = ("blue", "yellow", "green", "magenta", "white")  # by terrain
FIGURE_STYLES: Final = ("dim", "bold", "bold", "bold", "bold red", "bold red", "bold cyan")  # by figure
SCORES: Final = (
    "cli-dinosaurs-golden",
    "cli-dinosaurs-ordinary",
    "cli-dinosaurs-dinosaurs",
    "cli-dinosaurs-total",
)

LEFT_OUT: Final = (tell.PLACED, tell.SETTLED, tell.FILLED, tell.NEXT_STACK)  # the table shows it
OWN: Final = (tell.IDLE,)  # shown only for the player's own seat
STYLES: Final = {
    tell.TURN: "bold",
    tell.ACTIVATED: "bold yellow",
    tell.EATEN: "dim",
    tell.STARVED: "red",
    tell.LAID: "green",
    tell.HATCHED: "green",
    tell.GAME_OVER: "bold",
}


class DinosaursDrawing:
    """The biome board, the player's own ecosystem with the numbers of its cells, and the others side by side."""

    notation = "cli-dinosaurs-notation"

    def table(self, view: View, behind: State, words: Words) -> RenderableType:
        seats = list(range(len(view.players)))
        own = [seat for seat in seats if seat == view.seat]
        others = [
            Group(seat_line(view, behind, seat, words), hexes(view.players[seat], words))
            for seat in seats
            if seat not in own
        ]
        parts: list[RenderableType] = [headline(view, words), board(view, words), Text()]
        parts.append(Columns(others, padding=(1, 4)))
        for seat in own:
            parts += [Text(), seat_line(view, behind, seat, words), hexes(view.players[seat], words, shore(view))]
        return Group(*parts)

    def cards(self, view: View, words: Words) -> RenderableType:
        """The open tiles in words, and what the letters stand for."""
        grid = Table.grid(padding=(0, 2))
        for column in range(len(ids.COLUMNS)):
            for tile in view.board[column * ids.ROWS : column * ids.ROWS + ids.ROWS]:
                if tile != EMPTY:
                    grid.add_row(Text(words.say(column_words(column)), "cyan"), words.say(tile_words(tile)))
        legend = Text(f"{say(words, 'cli-dinosaurs-legend')}\n{say(words, 'cli-dinosaurs-figures')}", "dim")
        return Group(grid, legend)

    def scores(self, state: State, words: Words) -> RenderableType:
        winners = DINOSAURS.winners(state)
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        table.add_column("")
        for key in SCORES:
            table.add_column(say(words, key), justify="right")
        for seat, points in enumerate(DINOSAURS.points(state)):
            cells = map(str, (points.golden, points.ordinary, points.dinosaurs, points.total))
            table.add_row(words.name(seat), *cells, style="bold green" if seat in winners else "")
        return table

    def style(self, event: Event, seat: int) -> str | None:
        if event.kind in LEFT_OUT or (event.kind in OWN and tell.part(event, "seat") != seat):
            return None
        return STYLES.get(event.kind, "")

    def group(self, behind: State, action: int) -> Message | None:
        kind = kind_of(action)
        if kind == ids.PLACE:
            return Message("cli-dinosaurs-beside", {"cell": hex_name(actions.first_hex(action))})
        if kind in (ids.BREED, ids.WALK, ids.STARVE):
            land, place = behind.players[behind.actor], actions.figure_cell(action)
            return Message("cli-dinosaurs-on", figure_args(land.kind(place)) | {"cell": hex_name(land.cells[place])})
        return None


def say(words: Words, key: str, **args: Argument) -> str:
    return words.say(Message(key, args))


def headline(view: View, words: Words) -> Text:
    parts = [say(words, "cli-dinosaurs-turn", turn=view.turn)]
    stacks = [f"{ids.STACKS[n]} {len(stack)}" for n, stack in enumerate(view.stacks) if stack]
    parts.append(say(words, "cli-dinosaurs-stacks", tiles=", ".join(stacks) or "0"))
    return Text(" · ".join(parts), "bold cyan")


def board(view: View, words: Words) -> RenderableType:
    """The columns of the biome board with their tiles, and the marker below one of them."""
    grid = Table.grid(padding=(0, 3))
    names = [Text(words.say(column_words(column)), "bold") for column in range(len(ids.COLUMNS))]
    grid.add_row("", *names)
    for row in range(ids.ROWS):
        tiles = [view.board[column * ids.ROWS + row] for column in range(len(ids.COLUMNS))]
        if any(tile != EMPTY for tile in tiles):
            grid.add_row(Text(str(row + 1), "dim"), *map(tile_text, tiles))
    marker = [say(words, "cli-dinosaurs-marker") if view.marker == n else "" for n in range(len(ids.COLUMNS))]
    grid.add_row("", *(Text(text, "bold cyan") for text in marker))
    return Padding(grid, (0, 0, 0, 2), expand=False)


def tile_text(tile: int) -> Text:
    """The face as written, in the colours of its terrains."""
    if tile == EMPTY:
        return Text("–", "dim")
    name = face_name(tile)
    text = Text(name[0], TERRAIN_STYLES[ids.TERRAINS.index(name[0])])
    text.append(name[1], TERRAIN_STYLES[ids.TERRAINS.index(name[1])])
    return text.append(name[2:], FIGURE_STYLES[animal_of(tile)])


def seat_line(view: View, behind: State, seat: int, words: Words) -> Text:
    line = Text("▸ " if seat == view.actor else "  ", "bold")
    line.append(words.name(seat), "bold underline" if seat == view.seat else "bold")
    points = DINOSAURS.points(behind)[seat]
    notes = [
        say(words, "cli-dinosaurs-points", points=points.total),
        say(words, "cli-dinosaurs-eggs", golden=points.golden, ordinary=points.ordinary),
    ]
    if seat == view.first:
        notes.append(say(words, "cli-dinosaurs-first"))
    return line.append(f"  {', '.join(notes)}", "dim")


def shore(view: View) -> list[int]:
    """The hexes that the tile to be laid now may cover."""
    placing = [action for action in view.options if kind_of(action) == ids.PLACE]
    return list({c for action in placing for c in (actions.first_hex(action), actions.second_hex(action))})


def hexes(land: LandView, words: Words, shore: list[int] | None = None) -> RenderableType:
    """Cells in their places, each row half a cell to the right of the one above.

    With a shore, even an empty one, each cell has its numbers above it, and so do the empty hexes of the shore.
    """
    cells = sorted(land.cells + (shore or []), key=lambda c: (r_of(c), q_of(c)))
    wide = WIDE - 2 if shore is None else max(WIDE, (max(len(hex_name(c)) for c in cells) + 2) // 2 * 2)
    left = min(middle(c, wide) for c in cells)
    lines: list[Text] = []
    for r in range(r_of(cells[0]), r_of(cells[-1]) + 1):
        row = [(middle(c, wide) - left, c) for c in cells if r_of(c) == r]
        if shore is not None:
            lines.append(line_of([(at, Text(hex_name(c), "dim")) for at, c in row]))
        lines.append(line_of([(at, cell_text(land, land.cells.index(c))) for at, c in row if c in land.cells]))
    return Padding(Map(lines, words), (0, 0, 0, 2), expand=False)


def middle(c: int, wide: int) -> int:
    """Where a cell is in its line."""
    return q_of(c) * wide + r_of(c) * wide // 2


def line_of(pieces: list[tuple[int, Text]]) -> Text:
    line = Text()
    for at, piece in pieces:
        line.append(" " * (at - line.cell_len))
        line.append(piece)
    return line


def cell_text(land: LandView, n: int) -> Text:
    """`M*D`: the terrain, the nest, and who is there, with its mark."""
    figure = land.figures[n]
    style = TERRAIN_STYLES[land.terrain[n]]
    text = Text(ids.TERRAINS[land.terrain[n]], style).append("*" if n == land.nest else " ", style)
    kind = figure & ids.KIND
    text.append(ids.FIGURES[kind] if kind else "·", FIGURE_STYLES[kind])
    return text.append("'" if figure & ids.DONE else "+" if figure & ids.BORN else "", "dim")


DRAWING: Final = DinosaursDrawing()
