"""A small seeded random number generator.  It is kept outside states: states contain no randomness.

sfc32: every number stays below 2**54, so compiled code never leaves machine integers.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF


class Rng:
    """Random numbers from a seed of up to 96 bits; longer seeds are folded, so every bit counts."""

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"a seed can't be negative: {seed}")
        folded = seed
        while folded >> 96:
            folded = (folded >> 96) ^ (folded & ((1 << 96) - 1))
        self.a: i64 = folded & MASK
        self.b: i64 = folded >> 32 & MASK
        self.c: i64 = (folded >> 64 & MASK) ^ 0x9E3779B9
        self.n: i64 = 1
        for _ in range(12):
            self.bits()

    def __reduce__(self) -> tuple[Any, ...]:
        """For pickle and copy: where it is, as four numbers."""
        return Rng, (0,), (int(self.a), int(self.b), int(self.c), int(self.n))

    def __setstate__(self, numbers: tuple[int, int, int, int]) -> None:
        self.a, self.b, self.c, self.n = numbers

    def bits(self) -> i64:
        """Thirty-two random bits."""
        t = (self.a + self.b + self.n) & MASK
        self.n = (self.n + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21 | self.c >> 11) & MASK) + t) & MASK
        return t

    def below(self, n: i64) -> i64:
        """A random number from 0 to n - 1."""
        return self.bits() * n >> 32

    def shuffle(self, items: list[int]) -> None:
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]
            i -= 1
