"""The name of a ruleset is one string everywhere: modules, edition, then option words: `base+fly@gift half-deck`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from beagle.kernel.game import RulesetInfo


class RulesetError(ValueError):
    """A ruleset that does not exist, or not for so many seats.  The words say what is allowed."""


class RulesetName(NamedTuple):
    """A ruleset's name, taken apart."""

    modules: tuple[str, ...]
    edition: str
    options: tuple[str, ...]

    @property
    def table(self) -> str:
        """Modules and edition, without the options."""
        return "+".join(self.modules) + (f"@{self.edition}" if self.edition else "")

    @property
    def canonical(self) -> str:
        return " ".join([self.table, *self.options])


def check_table(asked: RulesetName, tables: Sequence[RulesetInfo], seats: int, more: str = "") -> None:
    """Can this be played?  `more` says which tables there could be besides those that are listed."""
    found = [table for table in tables if table.name == asked.table]
    if not found:
        names = ", ".join(table.name for table in tables)
        raise RulesetError(f'there is no table "{asked.table}"; there are: {names}{more}')
    low, high = found[0].seats
    for word in asked.options:
        if word not in found[0].options:
            allowed = ", ".join(found[0].options) or "none"
            raise RulesetError(f'{asked.table} has no option "{word}"; its options: {allowed}')
    if not low <= seats <= high:
        raise RulesetError(f"{asked.table} is for {low} to {high} seats, not {seats}")


def check_box_name(name: str, taken: Collection[str]) -> None:
    """A box of components stands behind the @ of a table, so its name must be plain, and new."""
    if not name.replace("-", "").isalnum() or not name.islower() or name in taken:
        raise RulesetError(f'a box has a new name of small letters and digits, not "{name}"')


def split_name(text: str) -> RulesetName:
    """Take a name apart; whether such a ruleset exists is for the game to say."""
    words = text.split()
    if not words:
        raise RulesetError('a ruleset has a name, like "base@gift"')
    modules, _, edition = words[0].partition("@")
    options = tuple(sorted(set(words[1:])))
    return RulesetName(tuple(modules.split("+")), edition, options)
