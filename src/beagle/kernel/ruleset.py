"""The name of a ruleset is one string everywhere: modules, edition, then option words: `base+fly@gift half-deck`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeVar

from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import Option

T = TypeVar("T")
MAX_KEPT: Final = 500  # how many built rulesets are kept in memory


class RulesetError(ValueError):
    """A ruleset that doesn't exist, or not for this number of seats.  The text says what is allowed."""


class OptionError(RulesetError):
    """An option that the table has, but not for this number of seats."""

    def __init__(self, option: Option, seats: int) -> None:
        low, high = option.seats
        super().__init__(f"the option {option.word} is for {low} to {high} seats, not {seats}")
        self.option = option


class RulesetName(NamedTuple):
    """A ruleset's name, split into parts."""

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


def check_table(asked: RulesetName, tables: Sequence[RulesetInfo], seats: int, more: str = "") -> RulesetName:
    """The name in canonical form, if it can be played with this number of seats; an error says what is allowed.

    `more` says which other tables are possible besides the listed ones.
    """
    found = [table for table in tables if table.name == asked.table]
    if not found:
        names = ", ".join(table.name for table in tables)
        raise RulesetError(f'there is no table "{asked.table}"; there are: {names}{more}')
    low, high = found[0].seats
    known = {option.word: option for option in found[0].options}
    for word in asked.options:
        if word not in known:
            raise RulesetError(f'{asked.table} has no option "{word}"; its options: {", ".join(known) or "none"}')
    if not low <= seats <= high:
        raise RulesetError(f"{asked.table} is for {low} to {high} seats, not {seats}")
    return check_options(asked, [known[word] for word in asked.options], found[0].offered(seats), seats)


def check_options(asked: RulesetName, chosen: list[Option], offered: list[Option], seats: int) -> RulesetName:
    """The name with these options, if they fit the number of seats and each other.

    Where choosing none of a group means all of it, all is written as none.
    """
    words = list(asked.options)
    for option in chosen:
        if option not in offered:
            raise OptionError(option, seats)
    for group in dict.fromkeys(option.group for option in chosen if option.group):
        taken = [option for option in chosen if option.group == group]
        if len(taken) > 1 and not taken[0].several:
            raise RulesetError(f"{' and '.join(option.word for option in taken)}: a table takes only one of them")
        if taken[0].several and len(taken) == sum(option.group == group for option in offered):
            words = [word for word in words if word not in [option.word for option in taken]]
    return RulesetName(asked.modules, asked.edition, tuple(words))


def keep(kept: dict[tuple[str, int, str], T], name: str, seats: int, made: T, map: str = "") -> T:
    """Store what was built under its canonical name; drops the oldest if there are many: names come from outside."""
    if len(kept) >= MAX_KEPT:
        del kept[next(iter(kept))]
    return kept.setdefault((name, seats, map), made)


def check_components_name(name: str, taken: Collection[str]) -> None:
    """A box of components is written after the @ of a table, so its name must be simple, and new."""
    if not name.replace("-", "").isalnum() or not name.islower() or name in taken:
        raise RulesetError(f'a box has a new name of small letters and digits, not "{name}"')


def split_name(text: str) -> RulesetName:
    """Split a name into parts; whether such a ruleset exists is for the game to check."""
    words = text.split()
    if not words:
        raise RulesetError('a ruleset has a name, like "base@gift"')
    modules, _, edition = words[0].partition("@")
    options = tuple(sorted(set(words[1:])))
    return RulesetName(tuple(modules.split("+")), edition, options)
