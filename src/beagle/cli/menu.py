"""A numbered list of options.  A short list shows all; a long one shows headings first, and each can be opened."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from beagle.bots.bot import Move
from beagle.cli.drawing import Drawing
from beagle.i18n import Words
from beagle.i18n.searching import fold, matches, search_words
from beagle.kernel.game import Game
from beagle.kernel.message import Message

FEW: Final = 15  # this many options are listed at once


@dataclass(frozen=True)
class Item:
    """One option: in words, in short under its heading, and in the notation."""

    move: Move
    heading: str
    words: str
    short: str


@dataclass(frozen=True)
class Heading:
    """Several options under one name."""

    title: str
    items: tuple[Item, ...]


Entry = Item | Heading


@dataclass
class Menu:
    """The options of one question, and which of them are on the screen."""

    items: Sequence[Item]
    title: str = ""  # of the open heading
    partial: bool = False  # only some of the options are on the screen
    shown: list[Entry] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.close()

    def close(self) -> None:
        """Back to the full menu."""
        self.title, self.partial = "", False
        self.shown = list(self.items) if len(self.items) <= FEW else folded(self.items)

    def open(self, heading: Heading) -> None:
        self.title, self.partial = heading.title, True
        self.shown = list(heading.items)

    def find(self, text: str) -> bool:
        """Show only the options with all these words, in words or in the notation; False if there are none."""
        found = [item for item in self.items if all(has(item, word) for word in search_words(text))]
        if found:
            self.title, self.partial, self.shown = "", True, list(found)
        return bool(found)

    def pick(self, number: int) -> Entry | None:
        return self.shown[number - 1] if 0 < number <= len(self.shown) else None


def has(item: Item, word: str) -> bool:
    """Is it there?  One or two letters are an animal, and must be a separate word."""
    text = f"{item.words} {item.move.text}"
    return word in re.findall(r"\w+", fold(text)) if len(word) <= 2 else matches(text, [word])


def folded(items: Sequence[Item]) -> list[Entry]:
    """Headings in place of their options; an option alone under its heading stays as it is."""
    grouped: dict[str, list[Item]] = {}
    for item in items:
        grouped.setdefault(item.heading or item.move.text, []).append(item)
    return [group[0] if len(group) == 1 else Heading(title, tuple(group)) for title, group in grouped.items()]


def menu(game: Game, drawing: Drawing, behind: Any, moves: Sequence[Move], words: Words) -> Menu:
    """The menu of these moves, grouped by heading, the best first where the game can tell."""
    places = {action: place for place, action in enumerate(game.listed(behind))}
    ordered = sorted(moves, key=lambda move: places.get(move.action, len(places)))
    made = [item(game, drawing, behind, move, words) for move in ordered]
    order = list(dict.fromkeys(one.heading for one in made))
    return Menu(sorted(made, key=lambda one: (one.heading == "", order.index(one.heading))))


def item(game: Game, drawing: Drawing, behind: Any, move: Move, words: Words) -> Item:
    message = game.describe(behind, move.action)
    said, group = words.say(message), drawing.group(behind, move.action)
    short = Message(f"{message.key}.short", message.args)
    heading = words.say(group) if group else ""
    return Item(move, heading, said, words.say(short) if words.has(short.key) else said)
