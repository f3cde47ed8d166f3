"""A list of machine integers: hands, decks, options.

Compiled, its numbers are in one block of memory, and none of them is an object.  Interpreted, it is a plain list, which
is faster there; the end of this module puts it in place.  In compiled code go through it by position, up to its `size`:
iterating makes a list first, and `len` a Python number.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import FunctionType
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class IntList:
    """What rules need of a list.

    `room` may be longer than the list: one that is emptied is filled again without new memory.  A copy shares the room
    until one of the two changes.
    """

    def __init__(self) -> None:
        self.room: vec[i64] = vec[i64]()
        self.size: i64 = 0
        self.shared: bool = False

    def own(self) -> None:
        """Before any change: stop sharing."""
        self.room = self.room[: self.size]
        self.shared = False

    def append(self, number: i64) -> None:
        if self.shared:
            self.own()
        if self.size < len(self.room):
            self.room[self.size] = number
        else:
            self.room = append(self.room, number)
        self.size += 1

    def __len__(self) -> int:
        return self.size

    def __bool__(self) -> bool:
        return self.size > 0

    def __getitem__(self, at: i64) -> i64:
        if at < 0:
            at += self.size
        if at < 0 or at >= self.size:
            raise IndexError("list index out of range")
        return self.room[at]

    def __setitem__(self, at: i64, number: i64) -> None:
        if at < 0:
            at += self.size
        if at < 0 or at >= self.size:
            raise IndexError("list assignment index out of range")
        if self.shared:
            self.own()
        self.room[at] = number

    def __contains__(self, number: i64) -> bool:
        return self.find(number) >= 0

    def find(self, number: i64) -> i64:
        """The position of the first such number; -1 if there is none."""
        room = self.room
        for at in range(self.size):
            if room[at] == number:
                return at
        return -1

    def index(self, number: i64) -> i64:
        at = self.find(number)
        if at < 0:
            raise ValueError(f"{number} is not in list")
        return at

    def pop(self, at: i64 = -1) -> i64:
        number = self[at]
        if self.shared:
            self.own()
        room, last = self.room, self.size - 1
        start: i64 = at
        if start < 0:
            start += self.size
        for i in range(start, last):
            room[i] = room[i + 1]
        self.size = last
        return number

    def insert(self, at: i64, number: i64) -> None:
        """Put it before this position, from 0 to the end."""
        self.append(number)
        room, i = self.room, self.size - 1
        while i > at:
            room[i] = room[i - 1]
            i -= 1
        room[at] = number

    def remove(self, number: i64) -> None:
        self.pop(self.index(number))

    def sort(self) -> None:
        """In ascending order.  For short lists."""
        for end in range(1, self.size):
            number = self[end]
            at: i64 = end
            while at > 0 and self[at - 1] > number:
                self[at] = self[at - 1]
                at -= 1
            self[at] = number

    def extend(self, numbers: Iterable[int]) -> None:
        for number in numbers:
            self.append(number)

    def clear(self) -> None:
        self.size = 0
        if self.shared:
            self.own()

    def copy(self) -> IntList:
        out = IntList()
        out.room = self.room
        out.size = self.size
        out.shared = self.shared = True
        return out

    def to_list(self) -> list[int]:
        room = self.room
        return [room[at] for at in range(self.size)]

    def __iter__(self) -> Iterator[int]:
        return iter(self.to_list())

    def __eq__(self, other: object) -> bool:
        if isinstance(other, IntList):
            return self.to_list() == other.to_list()
        return self.to_list() == other

    def __repr__(self) -> str:
        return repr(self.to_list())


@mypyc_attr(native_class=False)
class PlainIntList(list[int]):
    """The same when interpreted."""

    @property
    def size(self) -> int:
        return len(self)

    def find(self, number: int) -> int:
        return self.index(number) if number in self else -1

    def copy(self) -> Any:
        return PlainIntList(self)

    def to_list(self) -> list[int]:
        return list(self)


if isinstance(IntList.append, FunctionType):
    globals()["IntList"] = PlainIntList


def int_list(numbers: Iterable[int]) -> IntList:
    """A new one with these numbers."""
    out = IntList()
    for number in numbers:
        out.append(number)
    return out


def zeros(count: i64) -> IntList:
    """A new one with this many zeros."""
    out = IntList()
    for _ in range(count):
        out.append(0)
    return out
