"""A table as numbers, for learning programs: options are places in a list, and what a seat sees is a row of bytes.

A coder belongs to one ruleset at a table of so many seats.  It names animals and cells by where they are, counted from
the seat that looks, so that the same situation has the same numbers.  Buffers are packed rows of machine integers that
numpy can look at without a copy.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

NO_PLACE: Final = -1  # an option without a place of its own gets one of the spare places at the end of the list
ROW: Final = 8  # numbers that describe an option, see `Coder.row`
ROW_NAMES: Final = ("verb", "card", "trait", "slot", "target", "kind", "count", "gain")


class CoderError(ValueError):
    """A table that has no coder, or a position that its lists have no room for.  The text says which and why."""


class Part(NamedTuple):
    """A named part of what a seat sees: where it begins, and its shape."""

    name: str
    start: int
    shape: tuple[int, ...]

    @property
    def size(self) -> int:
        out = 1
        for length in self.shape:
            out *= length
        return out


class Layout:
    """The parts of what a seat sees, one after the other."""

    def __init__(self) -> None:
        self.parts: list[Part] = []
        self.size: int = 0

    def add(self, name: str, *shape: int) -> int:
        """A new part at the end; returns where it begins."""
        part = Part(name, self.size, shape)
        self.parts.append(part)
        self.size += part.size
        return part.start


class Blocks:
    """The places in the list of actions, block by block."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.starts: list[int] = []
        self.size: int = 0

    def add(self, name: str, size: int) -> int:
        """A new block at the end; returns where it begins."""
        self.names.append(name)
        self.starts.append(self.size)
        self.size += size
        return self.starts[-1]

    def name_of(self, place: int) -> str:
        """The block that this place is in."""
        found = ""
        for name, start in zip(self.names, self.starts, strict=True):
            if start <= place:
                found = name
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Coder:
    """One ruleset at one table as numbers.  A game gives one by `Game.coder`.

    `name` changes whenever the numbers do.  `size` is the length of the list of actions, `width` how many bytes a seat
    sees, `most` how many options there may be at once.
    """

    def __init__(self, name: str, seats: int, blocks: Blocks, spare: int, layout: Layout, most: int) -> None:
        self.name: str = name
        self.seats: i64 = seats
        self.blocks: Blocks = blocks
        self.layout: Layout = layout
        self.spare: i64 = spare
        self.first_spare: i64 = blocks.add("spare", spare)
        self.size: i64 = blocks.size
        self.width: i64 = layout.size
        self.most: i64 = most
        self.round: i64 = 0  # how many questions were numbered: marks the places that are taken in this one
        self.taken: vec[i64] = vec[i64]([0] * blocks.size)

    # What a game says

    def deal(self, rng: Rng) -> GameState:
        """A new game at this table."""
        raise NotImplementedError

    def look(self, g: GameState) -> None:
        """Before options of this state are placed: note where everything is."""

    def place(self, g: GameState, action: i64) -> i64:
        """The place of an option in the list of actions, or NO_PLACE."""
        return NO_PLACE

    def write(self, g: GameState, seat: i64, out: vec[u8], at: i64) -> None:
        """What this seat sees, from `at` on, where all bytes are zero: only what `Game.view` shows."""
        raise NotImplementedError

    def row(self, g: GameState, action: i64, out: vec[i16], at: i64) -> None:
        """An option as eight small numbers (`ROW_NAMES`), for programs that rate candidates.  Zeros are there."""
        raise NotImplementedError

    # What follows

    def number(self, g: GameState, out: vec[i32], at: i64) -> i64:
        """The number of each option, in their order; returns how many there are.  No two are equal."""
        options = g.offered
        count: i64 = options.size
        if count > self.most:
            raise CoderError(f"{self.name}: {count} options, but there is room for {self.most}")
        self.look(g)
        self.round += 1
        spare = self.first_spare
        for i in range(count):
            place = self.place(g, options[i])
            if place < 0 or self.taken[place] == self.round:
                if spare == self.size:
                    raise CoderError(f"{self.name}: more than {self.spare} options have no place of their own")
                place = spare
                spare += 1
            self.taken[place] = self.round
            out[at + i] = i32(place)
        return count

    def numbers(self, g: GameState) -> list[int]:
        """The same as a list."""
        out = vec[i32]([0] * len(g.options))
        count = self.number(g, out, 0)
        return [int(out[i]) for i in range(count)]

    def observation(self, g: GameState, seat: int) -> bytes:
        """What this seat sees."""
        out = vec[u8]([0] * int(self.width))
        self.write(g, seat, out, 0)
        return bytes([int(out[i]) for i in range(self.width)])

    def rows(self, g: GameState) -> list[list[int]]:
        """Each option as eight small numbers."""
        found: list[list[int]] = []
        self.look(g)
        for action in g.options:
            out = vec[i16]([0] * ROW)
            self.row(g, action, out, 0)
            found.append([int(out[i]) for i in range(ROW)])
        return found


def byte(number: i64) -> u8:
    """The number, or the nearest that fits into a byte."""
    if number < 0:
        return u8(0)
    if number > 255:
        return u8(255)
    return u8(number)


def small(number: i64) -> i16:
    """The number, or the nearest that fits into two bytes."""
    if number < -32768:
        return i16(-32768)
    if number > 32767:
        return i16(32767)
    return i16(number)
