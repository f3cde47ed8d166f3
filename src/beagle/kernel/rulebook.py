"""What the rulebooks of all games share: entries, numbers for their ids, and the book of one table.

The number of a rule is the position of its section, counted from 1, times a hundred, plus its own number: the
fifth rule of the fourth section is 405.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple, Protocol


class Entry(NamedTuple):
    """One rule.  Its words are in the Fluent files, one message per id."""

    id: str
    module: str  # what must be implemented for it to apply, one of the game's modules
    source: str  # the rulebooks it comes from, as in the game's sources; "ruling" if they say nothing or differ
    at: str | None = None  # the tables it is for, if these aren't simply those of its module

    @property
    def sources(self) -> list[str]:
        return self.source.replace(",", "").split()


class Change(NamedTuple):
    """A rule that changes other rules at its tables; or, if it names none, is different there itself."""

    rule: str
    replaces: tuple[str, ...] = ()  # these don't apply where it applies
    alters: tuple[str, ...] = ()  # these apply together with what it says
    at: str = ""  # where it changes them, if not at all tables that have it


class TableBook(NamedTuple):
    """The rules of one table, and what is different there."""

    rules: list[str]
    changes: list[Change]  # those that apply there; of other rules they name only those the table would have

    def altered_by(self, id: str) -> list[str]:
        return [change.rule for change in self.changes if id in change.alters]

    def replaced_by(self, id: str) -> list[str]:
        return [change.rule for change in self.changes if id in change.replaces]


class Rulebook(Protocol):
    """What the module `rulebook` of each game contains."""

    @property
    def ENTRIES(self) -> Sequence[Entry]: ...

    @property
    def SOURCES(self) -> Sequence[str]: ...

    @property
    def TABLES(self) -> Mapping[str, str]: ...

    @property
    def CHANGES(self) -> Sequence[Change]: ...


class EmptyRulebook:
    """The rulebook of a game that has none."""

    ENTRIES: Final[tuple[Entry, ...]] = ()
    SOURCES: Final[tuple[str, ...]] = ()
    CHANGES: Final[tuple[Change, ...]] = ()

    @property
    def TABLES(self) -> Mapping[str, str]:
        return {}


class GameBook(NamedTuple):
    """The rulebook of a game with its cards, and how the keys of its texts are formed."""

    rulebook: Rulebook
    rules: str  # the prefix of the ids of its rules
    sections: str  # the prefix of the keys of its section titles
    cards: tuple[str, ...]  # the keys of its cards
    at_table: Callable[[str, int], list[str]]  # those of them that a ruleset has
    rules_of: Callable[[], dict[str, list[str]]]  # for the key of each card or piece, the rules that define it


def no_cards(ruleset: str, seats: int) -> list[str]:
    return []


def no_rules() -> dict[str, list[str]]:
    return {}


NO_BOOK: Final = GameBook(EmptyRulebook(), "", "", (), no_cards, no_rules)


def is_for(tables: str, ruleset: str) -> bool:
    """Does a ruleset include something that is for these tables?

    `fly continents` is for tables with both, `fly | continents` for tables with one of them, `@first` for an edition;
    an empty text is for every table.
    """
    modules, _, edition = ruleset.split()[0].partition("@")
    words = {*modules.split("+"), f"@{edition}"}
    return any(words.issuperset(part.split()) for part in tables.split("|"))


def book_of_table(book: Rulebook, ruleset: str) -> TableBook:
    """The rules that apply at a table with this ruleset.  `TABLES` says which tables have the rules of a module."""
    there = [entry.id for entry in book.ENTRIES if is_for(tables_of(book, entry), ruleset)]
    changes = []
    for change in book.CHANGES:
        if change.rule in there and is_for(change.at, ruleset):
            replaces = tuple([id for id in change.replaces if id in there])
            alters = tuple([id for id in change.alters if id in there])
            if replaces or alters or not (change.replaces or change.alters):
                changes.append(change._replace(replaces=replaces, alters=alters))
    gone = {id for change in changes for id in change.replaces}
    changes = [change for change in changes if change.rule not in gone]
    kept = [change._replace(alters=tuple([id for id in change.alters if id not in gone])) for change in changes]
    return TableBook([id for id in there if id not in gone], kept)


def tables_of(book: Rulebook, entry: Entry) -> str:
    """The tables a rule is for."""
    return book.TABLES.get(entry.module, "") if entry.at is None else entry.at


class Numbering:
    """The rules of a game by id and by number."""

    def __init__(self, sections: tuple[str, ...], entries: tuple[Entry, ...]) -> None:
        self.numbers: dict[str, int] = {}
        self.names: dict[int, str] = {}
        for entry in entries:
            _, section, own = entry.id.split("-")
            number = (sections.index(section) + 1) * 100 + int(own)
            self.numbers[entry.id] = number
            self.names[number] = entry.id
        self.example: str = entries[0].id

    def number(self, id: str) -> int:
        """The number of the rule with this id."""
        found = self.numbers.get(id)
        if found is None:
            raise ValueError(f"there is no rule {id!r} (an id looks like {self.example!r})")
        return found

    def name(self, number: int) -> str:
        """The id of the rule with this number."""
        found = self.names.get(number)
        if found is None:
            raise ValueError(f"no rule has the number {number} ({self.example} has {self.numbers[self.example]})")
        return found
