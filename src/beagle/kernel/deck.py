"""What the decks, bags and stacks of a game contain: public knowledge that anybody may look up."""

from __future__ import annotations

from typing import NamedTuple

from beagle.kernel.message import Message


class Kind(NamedTuple):
    """Identical cards, tokens or tiles: their name in the notation, their name in words, and how many there are."""

    name: str
    words: Message
    copies: int


class Pile(NamedTuple):
    """Everything in one deck, bag or stack.

    `used` of them are in the game at the start; the others are put away, and nobody sees which ones.
    """

    name: str
    title: Message
    kinds: tuple[Kind, ...]
    used: int

    @property
    def copies(self) -> int:
        """How many there are in total."""
        return sum(kind.copies for kind in self.kinds)
