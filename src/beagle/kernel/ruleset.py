"""The name of a ruleset is one string everywhere: modules, edition, then option words: `base+fly@gift half-deck`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, TypeVar

from beagle.kernel.game import RulesetInfo
from beagle.kernel.message import Message
from beagle.kernel.options import Option

T = TypeVar("T")
MAX_KEPT: Final = 500  # how many built rulesets are kept in memory


class RulesetError(ValueError):
    """A ruleset that doesn't exist, or not for this number of seats.  The text says what is allowed.

    `words` says the same in the language of a reader.
    """

    def __init__(self, text: str, words: Message | None = None) -> None:
        super().__init__(text)
        self.words = words


class OptionError(RulesetError):
    """An option that the table has, but not for this number of seats."""

    def __init__(self, option: Option, seats: int) -> None:
        low, high = option.seats
        words = Message("error-option-seats", {"option": option.word, "least": low, "most": high, "seats": seats})
        super().__init__(f"the option {option.word} is for {low} to {high} seats, not {seats}", words)
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


def check_table(asked: RulesetName, tables: Sequence[RulesetInfo], seats: int, own: str = "") -> RulesetName:
    """The name in canonical form, if it can be played with this number of seats; an error says what is allowed.

    `own` says how a table with components of one's own is written, if there can be one.
    """
    found = [table for table in tables if table.name == asked.table]
    if not found:
        raise no_table(asked.table, tables, own)
    low, high = found[0].seats
    known = {option.word: option for option in found[0].options}
    for word in asked.options:
        if word not in known:
            raise no_option(asked.table, word, known)
    if not low <= seats <= high:
        words = Message("error-seats", {"table": asked.table, "least": low, "most": high, "seats": seats})
        raise RulesetError(f"{asked.table} is for {low} to {high} seats, not {seats}", words)
    return check_options(asked, [known[word] for word in asked.options], found[0].offered(seats), seats)


def no_table(asked: str, tables: Sequence[RulesetInfo], own: str = "") -> RulesetError:
    """The error for a table that doesn't exist."""
    names = ", ".join(table.name for table in tables)
    text = f'there is no ruleset "{asked}"; choose from: {names}'
    if not own:
        return RulesetError(text, Message("error-no-table", {"table": asked, "tables": names}))
    words = Message("error-no-table-own", {"table": asked, "tables": names, "own": own})
    return RulesetError(f"{text}; with your own components also: {own}", words)


def no_option(table: str, asked: str, known: Collection[str]) -> RulesetError:
    """The error for an option that a table doesn't have."""
    there = ", ".join(known)
    words = Message("error-no-option", {"table": table, "option": asked, "known": len(known), "options": there})
    return RulesetError(f'{table} has no option "{asked}"; its options: {there or "none"}', words)


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
            names = [option.word for option in taken]
            said = Message("error-only-one", {"options": ", ".join(names)})
            raise RulesetError(f"{' and '.join(names)}: a table takes only one of them", said)
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
        raise RulesetError(f'a box has a new name of lower-case letters and digits, not "{name}"')


def split_name(text: str) -> RulesetName:
    """Split a name into parts; whether such a ruleset exists is for the game to check."""
    words = text.split()
    if not words:
        raise RulesetError('a ruleset has a name, like "base@gift"', Message("error-no-ruleset", {}))
    modules, _, edition = words[0].partition("@")
    options = tuple(sorted(set(words[1:])))
    return RulesetName(tuple(modules.split("+")), edition, options)
