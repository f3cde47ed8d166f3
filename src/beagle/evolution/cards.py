"""The printed cards: upper trait, lower trait, how many copies a set holds."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.evolution.ids import (
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    COMMUNICATION,
    COOPERATION,
    FAT,
    GRAZING,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    MIMICRY,
    NONE,
    PARASITE,
    PIRACY,
    POISONOUS,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    TRAIT_NAMES,
)


class Printed(NamedTuple):
    """One kind of card.  Its number is its place in CARDS; `lower` is NONE on a card with one trait."""

    upper: int
    lower: int
    copies: int

    @property
    def name(self) -> str:
        upper = TRAIT_NAMES[self.upper]
        return upper if self.lower == NONE else f"{upper}/{TRAIT_NAMES[self.lower]}"

    def other(self, side: int) -> int:
        """The trait on the other side of this one; NONE on a card with one trait."""
        return self.lower if side == self.upper else self.upper


BASE: Final = (
    Printed(SWIMMING, NONE, 8),
    Printed(PIRACY, NONE, 4),
    Printed(MIMICRY, NONE, 4),
    Printed(SCAVENGER, NONE, 4),
    Printed(RUNNING, NONE, 4),
    Printed(TAIL_LOSS, NONE, 4),
    Printed(SYMBIOSIS, NONE, 4),
    Printed(POISONOUS, CARNIVOROUS, 4),
    Printed(HIBERNATION, CARNIVOROUS, 4),
    Printed(HIGH_BODY_WEIGHT, CARNIVOROUS, 4),
    Printed(PARASITE, CARNIVOROUS, 4),
    Printed(COMMUNICATION, CARNIVOROUS, 4),
    Printed(COOPERATION, CARNIVOROUS, 4),
    Printed(GRAZING, FAT, 4),
    Printed(CAMOUFLAGE, FAT, 4),
    Printed(HIGH_BODY_WEIGHT, FAT, 4),
    Printed(PARASITE, FAT, 4),
    Printed(BURROWING, FAT, 4),
    Printed(SHARP_VISION, FAT, 4),
    Printed(COOPERATION, FAT, 4),
)

# The number of a card is its place here.  Later sets are added behind, so that numbers never change.
CARDS: Final[tuple[Printed, ...]] = BASE

UPPER: Final = [printed.upper for printed in CARDS]
LOWER: Final = [printed.lower for printed in CARDS]


def numbered(cards: tuple[Printed, ...]) -> list[int]:
    """The numbers of these cards, one for each copy, in printed order."""
    out: list[int] = []
    for printed in cards:
        out += [CARDS.index(printed)] * printed.copies
    return out
