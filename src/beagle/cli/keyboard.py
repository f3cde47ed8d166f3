"""The only keyboard, which people at one table hand to each other."""

from __future__ import annotations

import sys
from collections.abc import Callable

from rich.console import Console

from beagle.bots.bot import Bot
from beagle.i18n import Words
from beagle.kernel.message import Message

WIPE = "\x1b[H\x1b[2J\x1b[3J"  # the screen, and its scrollback


class Quit(Exception):
    """Somebody leaves, or there is no more input."""


class Keyboard:
    """Reads lines.  With several people, nobody sees what was shown to another."""

    def __init__(self, console: Console, words: Words, people: int) -> None:
        self.console = console
        self.words = words
        self.people = people
        self.at: int | None = None  # the seat that has it
        self.substitutes: dict[int, Bot] = {}  # they play for people who have left it, by seat

    def read(self, prompt: str) -> str:
        """A line, without its end."""
        self.console.print(prompt, end="", style="bold")
        self.console.file.flush()
        line = sys.stdin.readline()
        if not self.console.is_terminal:
            self.console.print()  # nobody has pressed Enter on this screen
        if not line:
            raise Quit
        return line.strip()

    def hand_over(self, seat: int, name: str) -> None:
        """Hide everything, and wait until the next player sits there."""
        if self.people > 1 and self.at != seat:
            self.wipe()
            self.read(self.words.say(Message("cli-hand-over", {"name": name})) + " ")
            self.wipe()
        self.at = seat

    def wipe(self) -> None:
        if self.console.is_terminal:
            self.console.file.write(WIPE)
            self.console.file.flush()


Save = Callable[[str], str]  # to a file of this name; returns what to say about it
