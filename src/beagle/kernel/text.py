"""Helpers for the notations: names of seats and pieces, and a scanner whose errors say where and what was expected."""

from __future__ import annotations

import re
from typing import Final, NamedTuple

from beagle.kernel.message import Message

BRACKETS: Final = r"\s\[\](){}<>|"
SIGNS: Final = rf"{BRACKETS};:~/.*'\"^+@"
TOKEN: Final = rf"[^{SIGNS}]+|\S"  # a name or a number, or the sign found instead
PHRASE: Final = rf"[a-z]+(?:\s+(?:\d+|[A-H%])(?=\s|$))+|[^{BRACKETS}]+|\S"  # `turn 0`, `swimming@D`, `0,0P:h'`
RESERVED: Final = ("undo", "resign", "bot", "return")  # words of records: never the text of a move


class NotationError(ValueError):
    """A text that doesn't follow the grammar: where it stops making sense, and what was expected there."""

    def __init__(self, expected: str, found: str, line: int = 1, column: int = 1) -> None:
        self.expected = expected
        self.found = found
        self.line = line
        self.column = column
        there = f'"{found}"' if found else "the end"
        super().__init__(f"line {line}, column {column}: expected {expected}, found {there}")
        # The same in the language of a reader; what was expected is said in English.
        instead = Message("server-misread.found", {"found": found}) if found else Message("server-misread.end", {})
        self.words = Message("server-misread", {"line": line, "column": column, "expected": expected, "found": instead})


def seat_name(seat: int) -> str:
    """A, B, C … for seats; % for chance."""
    return chr(65 + seat) if seat >= 0 else "%"


def seat_number(name: str) -> int:
    return ord(name) - 65


def piece_name(number: int) -> str:
    """a … z, then aa, ab …"""
    if number < 26:
        return chr(97 + number)
    return piece_name(number // 26 - 1) + chr(97 + number % 26)


def piece_number(name: str) -> int:
    number = 0
    for letter in name:
        number = number * 26 + ord(letter) - 96
    return number - 1


def quoted(pattern: str, text: str) -> str:
    """What an error quotes from a text: what the pattern matches at its start, never the whole line."""
    found = re.match(pattern, text)
    return found.group() if found is not None else ""


class Word(NamedTuple):
    """A piece of text and where it is."""

    text: str
    line: int
    column: int

    def error(self, expected: str, at: int = 0) -> NotationError:
        """It was read but isn't valid: says what would be."""
        return NotationError(expected, quoted(PHRASE, self.text[at:]), self.line, self.column + at)


def split_words(text: str, line: int = 1, column: int = 1) -> list[Word]:
    """The words of one line with their positions."""
    return [Word(m.group(), line, column + m.start()) for m in re.finditer(r"\S+", text)]


class Scanner:
    """Reads one word from left to right."""

    def __init__(self, word: Word) -> None:
        self.word = word
        self.at = 0

    @property
    def ended(self) -> bool:
        return self.at == len(self.word.text)

    def take(self, pattern: str) -> str | None:
        """The text that matches here, or None."""
        found = re.compile(pattern).match(self.word.text, self.at)
        if found is None:
            return None
        self.at = found.end()
        return found.group()

    def sees(self, pattern: str) -> bool:
        """Does this come next?  Nothing is consumed."""
        return re.compile(pattern).match(self.word.text, self.at) is not None

    def need(self, pattern: str, expected: str) -> str:
        found = self.take(pattern)
        if found is None:
            raise self.error(expected)
        return found

    def end(self, expected: str = "the end of the word") -> None:
        if not self.ended:
            raise self.error(expected)

    def error(self, expected: str, back: int = 0) -> NotationError:
        """What was expected here, or this many characters earlier, and the token found there, after any spaces."""
        word = self.word
        rest = word.text[self.at - back :].lstrip()
        at = len(word.text) - len(rest) if rest else self.at - back
        return NotationError(expected, quoted(TOKEN, rest), word.line, word.column + at)
