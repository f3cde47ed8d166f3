"""The options of a table: words after the name of its ruleset.

An option is for certain numbers of seats.  Code that offers options uses `RulesetInfo.offered`; code that deals checks
them with `beagle.kernel.ruleset.check_table`.  Both read the same list.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from beagle.kernel.rng import Rng
from beagle.kernel.text import seat_name, seat_number

FIRST: Final = "first"  # the group of options that name the first player
BY_LOT: Final = -1  # no first player was named: drawn at random


class Option(NamedTuple):
    """One option.  Without a group it is a switch; options of the same group are offered together."""

    word: str
    seats: tuple[int, int]  # from how many seats to how many
    group: str = ""
    several: bool = False  # several of its group may be chosen, and none means all; otherwise at most one
    text: str = ""  # the key of its description; empty: derived from its group or word

    @property
    def about(self) -> str:
        """The key of the sentence that describes it."""
        return self.text or f"web-option-{self.group or self.word}.about"

    def fits(self, seats: int) -> bool:
        return self.seats[0] <= seats <= self.seats[1]


def switches(words: Sequence[str], seats: tuple[int, int]) -> tuple[Option, ...]:
    """Options that are on or off, for any number of seats."""
    return tuple([Option(word, seats) for word in words])


def first_options(seats: tuple[int, int]) -> tuple[Option, ...]:
    """One option for each seat that can be named as the first player."""
    low, high = seats
    return tuple([Option(first_word(seat), (max(low, seat + 1), high), FIRST) for seat in range(high)])


def first_word(seat: int) -> str:
    """`first-b` names seat B as the first player."""
    return f"{FIRST}-{seat_name(seat).lower()}"


def named_first(words: Sequence[str]) -> int:
    """The seat that these options name as the first player, or BY_LOT."""
    for word in words:
        if word.startswith(f"{FIRST}-"):
            return seat_number(word[-1].upper())
    return BY_LOT


def first_player(named: int, seats: int, rng: Rng) -> int:
    """The named seat, or a random one if none was named."""
    return int(rng.below(seats)) if named == BY_LOT else named


def with_first(ruleset: str, seat: int) -> str:
    """The same ruleset with this seat as the first player, or BY_LOT."""
    words = [word for word in ruleset.split() if not word.startswith(f"{FIRST}-")]
    return " ".join(words if seat == BY_LOT else [*words, first_word(seat)])
