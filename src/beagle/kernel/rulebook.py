"""What the rulebooks of all games have in common: entries, and numbers for their ids.

The number of a rule is its section's place among the sections, counted from 1, times a hundred, plus its own: the
fifth rule of the fourth section is 405.
"""

from __future__ import annotations

from typing import NamedTuple


class Entry(NamedTuple):
    """One rule.  Its words are in the Fluent files, one message for each id."""

    id: str
    module: str  # what must be built for it to hold, one of the game's modules
    source: str  # the rulebooks it is from, as in the game's sources; "ruling" where they are silent or differ


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
