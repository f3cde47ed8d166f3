"""What the decks, bags and stacks of a game are made of: public knowledge that anybody may look up."""

from __future__ import annotations

from typing import NamedTuple

from beagle.kernel.message import Message


class Kind(NamedTuple):
    """Cards, tokens or tiles that are alike: their name in the notation, in words, and how many there are."""

    name: str
    words: Message
    copies: int


class Pile(NamedTuple):
    """Everything that one deck, bag or stack is made of.

    `used` of them are in the game at the start; the others are put away, and nobody sees which they are.
    """

    name: str
    title: Message
    kinds: tuple[Kind, ...]
    used: int

    @property
    def copies(self) -> int:
        """How many there are in all."""
        return sum(kind.copies for kind in self.kinds)
