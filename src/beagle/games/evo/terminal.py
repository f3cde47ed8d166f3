"""EVO in the terminal: a map of hexes, the clans, the laboratory."""

from __future__ import annotations

from itertools import groupby
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beagle.games.evo import actions, ids, tell
from beagle.games.evo.game import EVO
from beagle.games.evo.land import Land
from beagle.games.evo.outlook import doom
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.view import HIDDEN, ClanView, View, phase_name
from beagle.games.evo.words import event_name, gene_name, ground_name, terrain_name
from beagle.games.wide import Map
from beagle.i18n import Words
from beagle.kernel.action import kind_of
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.event import Event
from beagle.kernel.hexes import hex_name, q_of, r_of
from beagle.kernel.message import Argument, Message
from beagle.kernel.text import seat_name

WIDE: Final = 6  # width of a cell in letters
TERRAIN_STYLES: Final = ("yellow", "green", "rgb(175,95,0)", "bright_white")
SEAT_STYLES: Final = ("red", "blue", "magenta", "cyan", "bright_black")
GROUND_MARKS: Final = (" ", "*", "~", "!")  # ideal, hot, cold, deadly
DIES: Final = "†"
MAY_DIE: Final = "?"
BY_DINOSAUR: Final = (ids.WALK, ids.ATTACK, ids.SWIM, ids.FLY, ids.EXCHANGE)

LEFT_OUT: Final = (tell.PHASE,)
STYLES: Final = {
    tell.ROUND: "bold",
    tell.DIAL: "yellow",
    tell.METEOR: "bold red",
    tell.GAME_OVER: "bold",
    tell.CARD_PLAYED: "magenta",
    tell.ATTACKED: "yellow",
    tell.KILLED: "red",
    tell.DIED: "red",
    tell.PASSED: "dim",
    tell.SKIPPED: "dim",
    tell.PAID: "dim",
}


def say(words: Words, key: str, **args: Argument) -> str:
    return words.say(Message(key, args))


class EvoDrawing:
    """The map with its dinosaurs, and each clan with what it has."""

    notation: str = "cli-evo-notation"

    def table(self, view: View, behind: State, words: Words) -> RenderableType:
        parts: list[RenderableType] = [
            headline(view, behind, words),
            Text(),
            island(behind, words),
            legend(words),
            Text(),
        ]
        parts.append(clans(view, words))
        if view.lab:
            parts.append(laboratory(view, words))
        return Group(*parts)

    def cards(self, view: View, words: Words) -> RenderableType:
        clan = view.players[view.seat]
        hand = [event_name(c) for c in clan.hand]
        genes = [gene_name(gene) for gene, count in enumerate(clan.genes) if count]
        parts: list[RenderableType] = []
        for key, names in (("cli-evo-hand-title", hand), ("cli-evo-genes-title", genes)):
            parts += [Text(say(words, key, cards=len(names)), "bold"), texts(names, words)]
        return Group(*parts)

    def scores(self, state: State, words: Words) -> RenderableType:
        winners = EVO.winners(state)
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        table.add_column("")
        for key in ("cli-evo-mp", "cli-evo-dinosaurs"):
            table.add_column(say(words, key), justify="right")
        for seat, clan in enumerate(state.players):
            row = (words.name(seat), str(clan.mp), str(len(clan.herd)))
            table.add_row(*row, style="bold green" if seat in winners else "")
        return table

    def style(self, event: Event, seat: int) -> str | None:
        return None if event.kind in LEFT_OUT else STYLES.get(event.kind, "")

    def group(self, behind: State, action: int) -> Message | None:
        kind = kind_of(action)
        if kind in BY_DINOSAUR:
            return Message("cli-evo-dinosaur", {"cell": hex_name(behind.rules.land.cells[actions.start_cell(action)])})
        if kind == ids.BID:
            gene = behind.lab[actions.bid_column(action)]
            args: dict[str, Argument] = {"column": actions.bid_column(action) + 1}
            if gene == ids.NO_GENE:
                return Message("cli-evo-column-card", args)
            return Message("cli-evo-column", args | {"gene": gene_name(gene)})
        return event_name(actions.play_card(action)) if kind == ids.PLAY else None


def headline(view: View, behind: State, words: Words) -> Text:
    parts = [say(words, "cli-evo-round", round=view.round)]
    if view.stack:
        parts.append(say(words, f"evo-phase-{phase_name(view)}"))
    grounds = behind.rules.dial[view.dial]
    climate = [
        say(words, "cli-evo-terrain", terrain=terrain_name(t), ground=ground_name(g)) for t, g in enumerate(grounds)
    ]
    parts.append(", ".join(climate))
    if not view.stack:
        return Text(" · ".join([*parts, say(words, "evo-meteor-fallen")]), "bold cyan")
    parts.append(say(words, "cli-evo-pile", tokens=len(view.pile)))
    if view.pile and type_of(view.pile[-1]) != UNKNOWN:
        parts.append(say(words, "cli-evo-next", token=ids.TOKEN_NAMES[type_of(view.pile[-1])]))
    return Text(" · ".join(parts), "bold cyan")


def island(g: State, words: Words) -> Map:
    """Every cell has its coordinates, and below them its terrain, what it is now, and who is there."""
    land = g.rules.land
    columns = [int(WIDE * q_of(c) + WIDE // 2 * r_of(c)) for c in land.cells]
    fates = fate(g)
    rows: list[Text] = []
    for _, row in groupby(range(land.size), key=lambda cell: r_of(land.cells[cell])):
        names, marks = Text("  "), Text("  ")
        for cell in row:
            for line in (names, marks):
                line.append(" " * (2 + columns[cell] - min(columns) - len(line.plain)))
            names.append(hex_name(land.cells[cell]), "dim")
            marks.append_text(cell_text(g, land, cell, fates))
        rows += [names, marks]
    return Map(rows, words)


def cell_text(g: State, land: Land, cell: int, fates: dict[int, str]) -> Text:
    terrain, ground = land.terrain[cell], g.ground(cell)
    text = Text(ids.TERRAINS[terrain] + GROUND_MARKS[ground], TERRAIN_STYLES[terrain])
    owner = g.board[cell]
    if owner != NOWHERE:
        text.append(seat_name(owner), f"bold reverse {SEAT_STYLES[owner]}")
        text.append(fates.get(cell, ""), "bold red")
    return text


def fate(g: State) -> dict[int, str]:
    """The mark of each dinosaur that the climate would take now, surely or by its owner's choice."""
    out: dict[int, str] = {}
    for seat in range(g.seats):
        doomed = doom(g, seat)
        out |= dict.fromkeys(doomed.dead, DIES) | dict.fromkeys(doomed.among, MAY_DIE)
    return out


def legend(words: Words) -> Text:
    marks = {f"mark-{name}": mark for name, mark in zip(ids.GROUNDS[1:], GROUND_MARKS[1:], strict=True)}
    args: dict[str, Argument] = {key.replace("-", ""): mark for key, mark in marks.items()}
    return Text(say(words, "cli-evo-legend", dies=DIES, maydie=MAY_DIE, **args), "dim")


def clans(view: View, words: Words) -> RenderableType:
    """The clans in the order of the track."""
    grid = Table.grid(padding=(0, 2))
    for seat in view.order:
        clan = view.players[seat]
        name = Text("▸ " if seat == view.actor else "  ", "bold")
        name.append(seat_name(seat), f"bold reverse {SEAT_STYLES[seat]}").append(" ")
        name.append(words.name(seat), "bold underline" if seat == view.seat else "bold")
        grid.add_row(name, Text(holdings(clan, words)), Text(genes_text(clan, words)), Text(cards_text(clan, words)))
    return grid


def holdings(clan: ClanView, words: Words) -> str:
    points = "?" if clan.mp == HIDDEN else str(clan.mp)
    return say(words, "cli-evo-holdings", points=points, dinosaurs=len(clan.herd))


def genes_text(clan: ClanView, words: Words) -> str:
    names = [
        words.say(gene_name(gene)) + (f" ×{count}" if count > 1 else "")
        for gene, count in enumerate(clan.genes)
        if count
    ]
    return ", ".join(names) or "–"


def cards_text(clan: ClanView, words: Words) -> str:
    """Known cards by name, others by number; then what is in force."""
    known = [words.say(event_name(c)) for c in clan.hand if type_of(c) != UNKNOWN]
    hidden = len(clan.hand) - len(known)
    parts = known + ([say(words, "cli-evo-cards", cards=hidden)] if hidden else [])
    active = [words.say(event_name(type)) for type in range(len(ids.CARD_NAMES)) if clan.active >> type & 1]
    if active:
        parts.append(say(words, "cli-evo-active", cards=", ".join(active)))
    return ", ".join(parts)


def laboratory(view: View, words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for column, gene in enumerate(view.lab):
        offered = (
            gene_name(gene) if gene != ids.NO_GENE else Message("evo-lab-won" if column else "cli-evo-event-card", {})
        )
        holder = view.holders[column]
        bid = say(words, "cli-evo-no-bid")
        if holder != NOWHERE:
            bid = say(words, "cli-evo-bid", seat=words.name(holder), bid=view.bids[column])
        grid.add_row(Text(f"{column + 1}", "bold"), Text(words.say(offered)), Text(bid, "dim"))
    return Group(Text(say(words, "cli-evo-laboratory"), "bold"), Padding(grid, (0, 0, 0, 2), expand=False))


def texts(names: list[Message], words: Words) -> RenderableType:
    grid = Table.grid(padding=(0, 2))
    for name in names:
        grid.add_row(Text(words.say(name), "cyan"), Text(say(words, f"{name.key}.text"), "dim"))
    return Padding(grid, (0, 0, 0, 2), expand=False)


DRAWING: Final = EvoDrawing()
