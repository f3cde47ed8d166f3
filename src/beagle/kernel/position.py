"""What the notations of positions share: lines, the name in the head, and the pending steps."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any, Final, NamedTuple

from beagle.kernel.cards import SPECTATOR
from beagle.kernel.state import CHANCE
from beagle.kernel.text import RESERVED, NotationError, Scanner, Word, seat_number

MAX_TEXT: Final = 20_000  # characters: a text from outside may contain anything; this is far more than any game needs
MAX_MOVE: Final = 200  # characters of one move
FILLER: Final = 254  # a card, tile or token that the text only counts


class HeadWord(NamedTuple):
    """A word of the head: the field for its value, and what reads the value."""

    field: str
    read: Callable[[Scanner], Any]


class Grammar(NamedTuple):
    """How the positions of a game are read.  Each function reads further and stores what it read."""

    game: str
    phases: Collection[str]  # words of the head that name a phase
    words: Mapping[str, HeadWord]  # its other words
    names: Sequence[str]  # words that begin a line, besides those of the seats
    seat: Callable[[Scanner], Any]
    line: Callable[[str, Scanner, Any], None]

    @property
    def head_words(self) -> str:
        return ", ".join(self.words)


def parse_lines(text: str, grammar: Grammar, out: Any, head: bool) -> None:
    """Everything a text says about a position, into `out`.  `head`: it must begin with the game and the ruleset.

    `out` has the fields `ruleset`, `phase` and `seats`; its `at` stores where each word, seat or line was.
    """
    lines = lines_of(text)
    if head:
        scan = head_of(lines, grammar.game)
        out.ruleset = parse_ruleset(scan, [*grammar.words, *grammar.phases])
        parse_head(scan, grammar, out)
    for line in lines:
        parse_line(Scanner(line), grammar, out)


def parse_line(scan: Scanner, grammar: Grammar, out: Any) -> None:
    scan.take(r"\s*")
    letter = scan.take(r"[A-H]:")
    name = None if letter else scan.take(rf"({'|'.join(grammar.names)})(?=\s|$)")
    if letter:
        say_once(out.at, letter, scan, 2)
        out.seats[seat_number(letter[0])] = grammar.seat(scan)
    elif name:
        say_once(out.at, name, scan, len(name))
        grammar.line(name, scan, out)
    else:
        parse_head(scan, grammar, out)
    scan.take(r"\s*")
    scan.end("the end of the line")


def parse_head(scan: Scanner, grammar: Grammar, out: Any) -> None:
    """Words and their values in any order: `turn 3 feeding bank 4 first A to B`."""
    while True:
        scan.take(r"\s*")
        if scan.ended:
            return
        lines = f"{', '.join(grammar.names[:-1])} or {grammar.names[-1]}"
        word = scan.need(r"[a-z-]+", f"{grammar.head_words}, a phase, a seat, {lines}")
        phase = word in grammar.phases
        say_once(out.at, "phase" if phase else word, scan, len(word))
        if phase:
            out.phase = word
        elif word in grammar.words:
            scan.take(r"\s+")
            known = grammar.words[word]
            setattr(out, known.field, known.read(scan))
        else:
            raise scan.error(f"{grammar.head_words} or a phase", back=len(word))
        scan.need(r"(?=\s|$)", "a space")


def read_count(expected: str, digits: int = 4) -> Callable[[Scanner], int]:
    """Reads a number; `expected` says which."""
    return lambda scan: int(scan.need(f"[0-9]{{1,{digits}}}", expected))


def read_section(scan: Scanner, out: object, *names: str) -> str | None:
    """The name of the section that begins here with a bar, each at most once; None if there is no bar."""
    if not scan.take(r"\|\s*"):
        return None
    section = scan.need(rf"({'|'.join(names)})(?=\s|\||$)", f"{', '.join(names[:-1])} or {names[-1]}")
    if getattr(out, section) is not None:
        raise scan.error(f"{section} only once", len(section))
    return section


def read_section_count(scan: Scanner, expected: str) -> int:
    """The number after the name of a section."""
    scan.take(r"\s+")
    return read_count(expected)(scan)


def read_seat(scan: Scanner) -> int:
    return seat_number(scan.need(r"[A-H](?![A-Za-z])", "a seat, A to H"))


def read_asked(scan: Scanner) -> int:
    """The seat that is asked, or chance."""
    return CHANCE if scan.take("%") else read_seat(scan)


def read_viewer(scan: Scanner) -> int:
    """The seat of a view."""
    return SPECTATOR if scan.take(r"spectator(?![a-z])") else read_seat(scan)


def begin_move(text: str, expected: str) -> Scanner:
    """A scanner at the start of a move.  NotationError: the text is empty, too long or a word of records."""
    stripped = text.strip()
    word = Word(stripped, 1, 1 + len(text) - len(text.lstrip()))
    if len(text) > MAX_MOVE:
        raise NotationError(f"at most {MAX_MOVE} characters", f"{len(text)} characters")
    if not stripped or stripped in RESERVED:
        raise word.error(expected)
    return Scanner(word)


def lines_of(text: str) -> list[Word]:
    """The lines of a text, or the parts of its one-line form, with their positions."""
    if len(text) > MAX_TEXT:
        raise NotationError(f"at most {MAX_TEXT} characters", f"{len(text)} characters")
    out: list[Word] = []
    for number, line in enumerate(text.splitlines(), 1):
        column = 1
        for part in line.split(" / "):
            if part.strip():
                out.append(Word(part, number, column))
            column += len(part) + 3
    return out


def head_of(lines: list[Word], game: str) -> Scanner:
    """The first line, removed from the list; it must begin with the game, which is read here."""
    if not lines:
        raise NotationError(f'a position, beginning "{game}"', "")
    scan = Scanner(lines.pop(0))
    scan.take(r"\s*")
    scan.need(rf"{game}(?=\s|$)", f'"{game}"')
    scan.take(r"\s+")
    return scan


def parse_ruleset(scan: Scanner, keywords: Collection[str]) -> str:
    """The ruleset and its option words, up to the first word that belongs to the position."""
    keyword = "|".join([re.escape(word) for word in keywords])
    start = scan.at
    scan.need(r"\S+", "a ruleset")
    while not scan.ended and scan.take(rf"\s+(?!(?:{keyword})(?=\s|$))(?=\S)") is not None:
        scan.take(r"\S+")
    return scan.word.text[start : scan.at]


def here(scan: Scanner, back: int = 0) -> Word:
    """Where the scanner is, or was this many characters earlier, and the text that follows."""
    word = scan.word
    return Word(word.text[scan.at - back :], word.line, word.column + scan.at - back)


def say_once(said: dict[str, Word], name: str, scan: Scanner, back: int) -> None:
    """This word has just been read; it may occur once in a position, and `said` stores where."""
    if name in said:
        raise scan.error(f"{name} only once", back)
    said[name] = here(scan, back)


def parse_stack(scan: Scanner, example: str) -> list[tuple[str, Word]]:
    """The names of the steps with the text of their fields, which is read later, once the position is known."""
    out: list[tuple[str, Word]] = []
    while True:
        scan.take(r"\s*")
        if scan.ended:
            return out
        name = scan.need(r"[a-z-]+(?=\()", f"a step, like {example}")
        scan.need(r"\(", '"("')
        start = scan.at
        inside = scan.take(r"[^()]*") or ""
        scan.need(r"\)", '")"')
        out.append((name, Word(inside, scan.word.line, scan.word.column + start)))


def read_fields(
    name: str,
    text: Word,
    specs: dict[str, str],
    read_value: Callable[[Scanner, str], int],
    needed: Collection[str] = (),
) -> list[int]:
    """The fields of a step, named and typed by its spec; what isn't written is zero.

    A flag has no value, a type with a * may be repeated, and one of the types in `needed` must be written.
    """
    if name not in specs:
        raise text.error(f"a step: {', '.join(specs)}")
    types: dict[str, str] = {}
    for part in specs[name].split():
        label, _, type = part.partition(":")
        types[label] = type
    found = parse_fields(Scanner(text), types, read_value)
    out: list[int] = []
    for label, type in types.items():
        if not found[label] and type in needed:
            raise text.error(f"{label}=")
        out += found[label] if found[label] or type.endswith("*") else [0]
    return out


def parse_fields(
    scan: Scanner, types: dict[str, str], read_value: Callable[[Scanner, str], int]
) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {label: [] for label in types}
    scan.take(r"\s*")
    while not scan.ended:
        label = scan.need(r"[a-z]+", "a field")
        type = types.get(label, "")
        if not type or (found[label] and not type.endswith("*")):
            raise scan.error(f"one of {', '.join(types) or 'no field'}, each once", back=len(label))
        if type == "flag":
            found[label].append(1)
        else:
            scan.need("=", '"="')
            found[label].append(read_value(scan, type.rstrip("*")))
        scan.need(r"\s+|$", "a space after the field")
    return found
