"""What the laws must be told about a game, because only its rules know it."""

from __future__ import annotations

from typing import Any, NamedTuple, Protocol

from beagle import Rng


class Marked(NamedTuple):
    """A state in which every card that a seat does not know is one and the same, and the words that betray it."""

    state: Any
    type: int
    words: tuple[str, ...]


def among(many: list[int], rng: Rng, count: int) -> list[int]:
    """So many of them at random."""
    return [many[rng.below(len(many))] for _ in range(count)]


class Adapter(Protocol):
    """One a game."""

    def constants(self) -> list[object]:
        """Objects that states may share, because nothing changes them."""

    def settled(self, state: Any) -> Any:
        """A copy in which what has no order lies in a fixed order."""

    def cards(self, state: Any) -> list[int]:
        """The type of every card, wherever it lies."""

    def printed(self, state: Any) -> list[int]:
        """The type of every card of the ruleset."""

    def disorder(self, state: Any) -> list[str]:
        """What is wrong with this position, whatever came before it."""

    def miscounts(self, before: Any, after: Any) -> list[str]:
        """What a move did to food that it may not do.  `after` has listened."""

    def universe(self, state: Any) -> list[int]:
        """Every action that has a text here, legal or not."""

    def some_moves(self, state: Any, rng: Rng, count: int) -> list[int]:
        """So many of them at random."""

    def is_rule(self, id: str) -> bool:
        """Is there such a rule in the rulebook?"""

    def rule_name(self, number: int) -> str:
        """The id of a rule; ValueError if there is none of this number."""

    def marked(self, state: Any, seat: int) -> Marked | None:
        """All that the seat does not know, replaced by a marker; None if what it knows leaves none."""

    def known(self, state: Any, seat: int) -> set[int]:
        """The types of the cards that this seat has a right to know."""

    def foreseen(self, state: Any, actions: list[int], seat: int) -> Any:
        """A copy in which the seat knows already what these moves will rightly teach it."""

    def dealt_anew(self, state: Any, seat: int, rng: Rng) -> Any:
        """A copy in which all cards that the seat does not know have changed places among each other."""

    def know_as_in(self, state: Any, pattern: Any) -> None:
        """Each card of the state is known to those who know the card in its place in the pattern."""

    def hidden(self, state: Any, seat: int) -> list[int]:
        """The types of the cards that this seat does not know, one for each."""

    def shown(self, view: Any) -> set[int]:
        """The types of the cards that a view shows."""

    def listed(self) -> dict[str, tuple[str, ...]]:
        """For each class of the state the fields that the table of visibility must list."""

    def visibility(self) -> dict[str, dict[str, str]]:
        """The table: class, field, who may see it."""

    def view_fields(self) -> dict[str, set[str]]:
        """Every class of a view with its fields: a new field is a new way to leak."""
