"""The name of a ruleset is one string everywhere: modules, edition, then option words: `base+fly@gift half-deck`."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


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
