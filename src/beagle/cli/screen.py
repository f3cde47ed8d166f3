"""What is printed while people play."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from beagle.cli.menu import Entry, Item, Menu
from beagle.cli.misreading import wanted
from beagle.i18n import ENGLISH, Words
from beagle.kernel.message import Argument, Message, Refusal
from beagle.kernel.text import NotationError

MANY = 12  # items from which a list is printed in columns


class LogLine:
    """A line of the log."""

    def __init__(self, text: str, style: str) -> None:
        self.text = text
        self.style = style


class Screen:
    """Prints in words."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, key: str, style: str = "", **args: Argument) -> None:
        self.console.print(self.words.say(Message(key, args)), style=style or None)

    def text(self, key: str, **args: Argument) -> str:
        return self.words.say(Message(key, args))

    def rule(self) -> None:
        self.console.print(Rule(style="dim"))

    def log(self, lines: Sequence[LogLine]) -> None:
        for line in lines:
            self.console.print(Text(line.text, line.style))

    def help(self, rule: str) -> None:
        """What can be typed, and what it does; aligned in a column, on any screen width."""
        grid = Table.grid(padding=(0, 2))
        for line in self.text("cli-help", rule=rule).splitlines():
            grid.add_row(*re.split(" {2,}", line, maxsplit=1))
        self.console.print(grid)

    def menu(self, menu: Menu) -> None:
        """The numbered options, under their headings unless one heading is open."""
        if menu.title:
            self.console.print(Text(menu.title, "bold"))
        wide = len(str(len(menu.shown)))
        if menu.title and len(menu.shown) > MANY:
            texts = [self.entry(n, entry, wide) for n, entry in enumerate(menu.shown, 1)]
            self.console.print(Columns(texts, padding=(0, 3), column_first=True))
        else:
            self.console.print(self.rows(menu, wide))
        if menu.partial:
            self.say("cli-back", "dim")
        elif len(menu.items) == 1:
            self.say("cli-only", "dim")

    def rows(self, menu: Menu, wide: int) -> Table:
        grid, heading = Table.grid(padding=(0, 2)), menu.title
        grid.add_column()
        grid.add_column(overflow="fold")  # a move can be typed, so it must not be truncated
        for number, entry in enumerate(menu.shown, 1):
            under = entry.heading if isinstance(entry, Item) else ""
            if under != heading:  # options without a heading are set apart by an empty line
                grid.add_row(Text(under, "bold"))
            heading = under
            note = entry.move.text if isinstance(entry, Item) else self.text("cli-options", options=len(entry.items))
            grid.add_row(hanging(self.entry(number, entry, wide), wide + 3), Text(note, "dim"))
        return grid

    def entry(self, number: int, entry: Entry, wide: int) -> Text:
        words = entry.short if isinstance(entry, Item) else entry.title
        return Text(f"{number:>{wide + 1}}  ", "bold cyan").append(words, "default not bold")

    def refusal(self, refusal: Refusal) -> None:
        """Which rules forbid the move, why, and what they say in full."""
        first = Text(f"{refusal.rules[0]}  ", "bold red")
        self.console.print(first.append(self.words.say(refusal.message), "default"))
        for rule in refusal.rules:
            text = Text(f"{rule}: ", "bold").append(self.words.say(Message(rule, {})), "not bold")
            self.console.print(Padding(text, (0, 0, 0, 2), expand=False), style="dim")

    def misread(self, text: str, error: NotationError) -> None:
        """Where a typed move stops making sense, and what was expected there."""
        if error.column == 1 and text.replace(" ", "").isalpha():  # a word, with nothing of the notation in it
            self.say("cli-not-a-move", text=text)
            return
        self.console.print(f"  {text}")
        self.console.print(Text(" " * (error.column + 1) + "^", "bold red"))
        expected = error.expected if self.words.language == ENGLISH else wanted(error.expected)
        self.say("cli-misread", column=error.column, expected=expected, found=error.words.args["found"])


def hanging(text: Text, indent: int) -> Table:
    """A text whose further lines are indented to its words, not to its number."""
    grid = Table.grid()
    grid.add_row(*text.divide([indent]))
    return grid
