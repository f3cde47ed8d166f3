"""Evolution in the terminal."""

from __future__ import annotations

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from beagle.games.evolution import actions, ids, tell
from beagle.games.evolution.animal import FILLED, FRESH, OFF, first_of, full_name, second_of, trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.state import State
from beagle.games.evolution.view import AnimalView, View, phase_name
from beagle.games.evolution.words import card_words, place_name, trait_name
from beagle.i18n import Words
from beagle.kernel.action import kind_of
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.event import Event
from beagle.kernel.message import Argument, Message
from beagle.kernel.text import piece_name

TOKEN: Final = "●"
BLUE: Final = "◆"  # recognised by its shape, as on the pages
NO_TOKEN: Final = "○"
ON_CARDS: Final = (ids.ANIMAL, ids.TRAIT, ids.PAIR, ids.RESTORE)
BY_ANIMAL: Final = (ids.TAKE, ids.USE)

SCORES: Final = (
    "cli-evolution-animals",
    "cli-evolution-traits",
    "cli-evolution-needs",
    "cli-evolution-ocean",
    "cli-evolution-earlier",
    "cli-evolution-total",
    "cli-evolution-discard",
)

LEFT_OUT: Final = (tell.PHASE, tell.ROUND)
OWN: Final = (tell.CARD_DRAWN, tell.SKIPPED)  # shown only to the seat itself
OF_OTHERS: Final = (tell.CARDS_DRAWN,)
STYLES: Final = {
    tell.TURN: "bold",
    tell.LAST_TURN: "bold yellow",
    tell.GAME_OVER: "bold",
    tell.PASSED: "dim",
    tell.SKIPPED: "dim",
    tell.ATTACKED: "yellow",
    tell.EATEN: "red",
    tell.STARVED: "red",
    tell.DIED_OF_POISON: "red",
    tell.DIED_OF_NEOPLASM: "red",
    tell.PARALYSED: "yellow",
}


class EvolutionDrawing:
    """Herds of animals with letters, with their food and their traits."""

    notation = "cli-evolution-notation"

    def table(self, view: View, behind: State, words: Words) -> RenderableType:
        parts: list[RenderableType] = [headline(view, words)]
        for seat in range(len(view.players)):
            parts += [seat_line(view, seat, words), herd(view, behind, seat, words)]
        if view.seat < len(view.players) and view.players[view.seat].hand:
            parts.append(hand_line(view, words))
        return Group(*parts)

    def cards(self, view: View, words: Words) -> RenderableType:
        player = view.players[view.seat]
        parts: list[RenderableType] = []
        for key, pile in (("cli-evolution-hand-title", player.hand), ("cli-evolution-discard-title", player.discard)):
            parts += [Text(say(words, key, cards=len(pile)), "bold"), card_texts(pile, words)]
        return Group(*parts)

    def scores(self, state: State, words: Words) -> RenderableType:
        winners = EVOLUTION.winners(state)
        table = Table(box=None, pad_edge=False, padding=(0, 2))
        table.add_column("")
        shown = {"cli-evolution-earlier": state.rules.running, "cli-evolution-ocean": state.rules.wide}
        keys = [key for key in SCORES if shown.get(key, True)]
        for key in keys:
            table.add_column(say(words, key), justify="right")
        for seat, points in enumerate(EVOLUTION.points(state)):
            discard = len(state.players[seat].discard)
            row = (points.animals, points.traits, points.needs, points.ocean, points.earlier, points.total, discard)
            cells = [str(cell) for key, cell in zip(SCORES, row, strict=True) if key in keys]
            table.add_row(words.name(seat), *cells, style="bold green" if seat in winners else "")
        return table

    def style(self, event: Event, seat: int) -> str | None:
        if event.kind in LEFT_OUT:
            return None
        if event.kind in (*OWN, *OF_OTHERS) and (tell.part(event, "seat") == seat) != (event.kind in OWN):
            return None
        return STYLES.get(event.kind, "")

    def group(self, behind: State, action: int) -> Message | None:
        kind = kind_of(action)
        if kind in ON_CARDS:
            return card_words(actions.played_card(action))
        if kind in BY_ANIMAL:
            return Message("cli-evolution-animal", {"animal": piece_name(actions.acting_animal(action))})
        return None


def say(words: Words, key: str, **args: Argument) -> str:
    return words.say(Message(key, args))


def headline(view: View, words: Words) -> Text:
    phase = phase_name(view)
    parts = [say(words, "cli-evolution-turn", turn=view.turn)]
    if view.stack:
        parts.append(say(words, f"phase-{phase}"))
    if phase == "feeding" or any(view.banks):
        parts += bank_texts(view, words)
    parts.append(say(words, "cli-evolution-deck", cards=len(view.deck)))
    if view.middle:
        cards = ", ".join(words.say(card_words(c)) for c in view.middle)
        parts.append(say(words, "cli-evolution-middle", cards=cards))
    return Text(" · ".join(parts), "bold cyan")


def bank_texts(view: View, words: Words) -> list[str]:
    """The tokens of the bank, or of each place with its name."""
    out = []
    for place, tokens in enumerate(view.banks):
        name = say(words, "cli-evolution-bank", tokens=tokens)
        if len(view.banks) > 1:
            name = say(words, "cli-evolution-place", place=place_name(place + 1), tokens=tokens)
        out.append(name + (f" {TOKEN * tokens}" if tokens else ""))
    return out


def seat_line(view: View, seat: int, words: Words) -> Text:
    player = view.players[seat]
    line = Text("▸ " if seat == view.actor else "  ", "bold")
    line.append(words.name(seat), "bold underline" if seat == view.seat else "bold")
    notes = [say(words, "cli-evolution-hand", cards=len(player.hand))]
    if player.discard:
        notes.append(say(words, "cli-evolution-discarded", cards=len(player.discard)))
    if player.points:
        notes.append(say(words, "cli-evolution-points", points=player.points))
    if seat == view.first:
        notes.append(say(words, "cli-evolution-first"))
    return line.append(f"  {', '.join(notes)}", "dim")


def herd(view: View, behind: State, seat: int, words: Words) -> RenderableType:
    """One animal per line: its letter and name, its food and its traits; then the pair cards."""
    width = max((food(view, behind, a, words).cell_len for player in view.players for a in player.herd), default=0)
    grid = Table.grid(padding=(0, 2))
    grid.add_column(min_width=3)
    if len(view.banks) > 1:
        grid.add_column()
    grid.add_column(min_width=width)
    grid.add_column()
    player = view.players[seat]
    for place in range(len(view.banks)):
        for a in player.herd:
            if a.place == place:
                grid.add_row(*name_cells(view, a, words), food(view, behind, a, words), traits(behind, a, words))
        for a in player.remains:
            if a.place == place:
                gone = Text(say(words, "cli-evolution-remains"), "dim")
                grid.add_row(*name_cells(view, a, words), gone, traits(behind, a, words))
    own = {a.id for a in player.herd + player.remains}
    for pair in view.pairs:
        if first_of(pair) in own:
            letters, *cells = pair_cells(pair, behind, words)
            grid.add_row(letters, *([Text()] if len(view.banks) > 1 else []), *cells)
    if not player.herd and not player.remains:
        return Padding(Text(say(words, "cli-evolution-no-animals"), "dim"), (0, 0, 0, 4), expand=False)
    return Padding(grid, (0, 0, 0, 4), expand=False)


def name_cells(view: View, a: AnimalView, words: Words) -> list[Text]:
    """The letter and the name of an animal, and its place if the table has several."""
    place = [Text(words.say(place_name(a.place + 1)), "cyan")] if len(view.banks) > 1 else []
    return [Text(piece_name(a.id), "bold").append(f" {full_name(a.owner, a.number)}", "not bold dim"), *place]


def food(view: View, behind: State, a: AnimalView, words: Words) -> Text:
    """Tokens it has and lacks while animals feed; otherwise what the animal will need."""
    need = behind.animals[a.id].need
    if phase_name(view) != "feeding":
        return Text(say(words, "cli-evolution-need", tokens=int(need)), "dim")
    fed = behind.fed(behind.animals[a.id])
    tokens = TOKEN * (a.food - a.blue) + BLUE * a.blue + NO_TOKEN * (need - a.food)
    note = say(words, "cli-evolution-fed" if fed else "cli-evolution-hungry")
    return Text(f"{tokens} {note}", "green" if fed else "yellow")


def traits(behind: State, a: AnimalView, words: Words) -> Text:
    line = Text(words.say(card_words(a.card)) if a.revealed else "", "red")
    for packed in a.traits:
        trait = trait_of(packed)
        line.append(", " if line else "")
        line.append(words.say(trait_name(trait)), "strike dim" if packed & OFF else trait_style(trait))
        hunger = behind.rules.traits[trait].hunger
        line.append(f" +{hunger}" if hunger else "", "dim")
        if trait == ids.FAT:
            line.append(f" {TOKEN if packed & FILLED else NO_TOKEN}", "yellow")
        if packed & FRESH:
            line.append(f" ({say(words, 'cli-evolution-fresh')})", "dim")
        if (a.used | a.stale) >> trait & 1:
            line.append(f" ({say(words, 'cli-evolution-used')})", "dim")
        if a.rested >> trait & 1:
            line.append(f" ({say(words, 'cli-evolution-rested')})", "dim")
    conditions = (
        ("cli-evolution-poisoned", a.poisoned),
        ("cli-evolution-paralysed", a.paralysed),
        ("cli-evolution-swims", a.adrift),
        ("cli-evolution-from-fat", a.food > 0 and not a.got),
    )
    for condition, so in conditions:
        if so:
            line.append(", " if line else "").append(say(words, condition), "bold red")
    return line or Text("–", "dim")


def trait_style(trait: int) -> str:
    return {ids.CARNIVOROUS: "red", ids.PARASITE: "magenta"}.get(trait, "")


def pair_cells(pair: int, behind: State, words: Words) -> tuple[Text, Text, Text]:
    """A pair card: the two letters, and how they are joined."""
    trait, a, b = trait_of(pair), piece_name(first_of(pair)), piece_name(second_of(pair))
    key = "cli-evolution-directed" if behind.rules.traits[trait].directed else "cli-evolution-joined"
    return Text(f"{a}+{b}", "bold"), Text(), Text(say(words, key, trait=trait_name(trait), animal=a, partner=b))


def hand_line(view: View, words: Words) -> RenderableType:
    cards = [words.say(card_words(c)) for c in view.players[view.seat].hand]
    return Text(say(words, "cli-evolution-your-hand") + " ", "bold").append(", ".join(cards), "not bold")


def card_texts(pile: list[int], words: Words) -> RenderableType:
    """What is printed on these cards: one trait per line, the two of one card together."""
    grid = Table.grid(padding=(0, 2))
    for type, count in Counter(type_of(c) for c in pile if type_of(c) != UNKNOWN).items():
        upper, lower = CARDS[type].upper, CARDS[type].lower
        note = f" ×{count}" if count > 1 else ""
        for side, after in ((upper, note if lower == ids.NONE else " /"), (lower, note)):
            if side != ids.NONE:
                name = trait_name(side)
                grid.add_row(Text(words.say(name) + after, "cyan"), Text(say(words, f"{name.key}.text"), "dim"))
    return Padding(grid, (0, 0, 0, 2), expand=False)


DRAWING: Final = EvolutionDrawing()
