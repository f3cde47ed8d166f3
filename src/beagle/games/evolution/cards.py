"""The printed cards: upper trait, lower trait, number of copies in a set."""

from __future__ import annotations

from typing import Final, NamedTuple

from beagle.games.evolution.ids import (
    AMBUSH,
    ANGLERFISH,
    BURROWING,
    CAMOUFLAGE,
    CARNIVOROUS,
    CNIDOCYTES,
    COMMUNICATION,
    COOPERATION,
    EDIFICATOR,
    FAT,
    FLIGHT,
    GRAZING,
    HERDING,
    HIBERNATION,
    HIGH_BODY_WEIGHT,
    INK_CLOUD,
    INTELLECT,
    METAMORPHOSIS,
    MIGRATION,
    MIMICRY,
    NEOPLASM,
    NONE,
    PARASITE,
    PIRACY,
    POISONOUS,
    R_STRATEGY,
    RECOMBINATION,
    REGENERATION,
    REMORA,
    RUNNING,
    SCAVENGER,
    SHARP_VISION,
    SHELL,
    SHY,
    SPECIALIZATION_A,
    SPECIALIZATION_B,
    SWIMMING,
    SYMBIOSIS,
    TAIL_LOSS,
    TRAIT_NAMES,
    TREMATODE,
    VIVIPAROUS,
    WARM_BLOODEDNESS,
)
from beagle.kernel.int_list import int_list


class Printed(NamedTuple):
    """One kind of card.  Its number is its index in CARDS; `lower` is NONE on a card with one trait."""

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

FLY: Final = (
    Printed(FLIGHT, CARNIVOROUS, 2),
    Printed(FLIGHT, SPECIALIZATION_A, 2),
    Printed(FLIGHT, SPECIALIZATION_B, 2),
    Printed(INTELLECT, FAT, 2),
    Printed(INTELLECT, SPECIALIZATION_A, 2),
    Printed(AMBUSH, SPECIALIZATION_B, 2),
    Printed(AMBUSH, SWIMMING, 2),
    Printed(METAMORPHOSIS, CARNIVOROUS, 2),
    Printed(METAMORPHOSIS, SPECIALIZATION_A, 2),
    Printed(VIVIPAROUS, SPECIALIZATION_B, 2),
    Printed(VIVIPAROUS, SWIMMING, 2),
    Printed(TREMATODE, COMMUNICATION, 2),
    Printed(TREMATODE, FAT, 2),
    Printed(ANGLERFISH, NONE, 4),
    Printed(INK_CLOUD, NONE, 4),
    Printed(SHELL, NONE, 4),
    Printed(TREMATODE, COOPERATION, 4),
)

SPECIAL: Final = (
    Printed(R_STRATEGY, NONE, 6),
    Printed(WARM_BLOODEDNESS, SWIMMING, 3),
    Printed(WARM_BLOODEDNESS, FAT, 3),
    Printed(SHY, SWIMMING, 3),
    Printed(SHY, CARNIVOROUS, 3),
)

CONTINENTS: Final = (
    Printed(HERDING, COOPERATION, 4),
    Printed(MIGRATION, CARNIVOROUS, 4),
    Printed(MIGRATION, SWIMMING, 4),
    Printed(HERDING, SWIMMING, 2),
    Printed(HERDING, CARNIVOROUS, 2),
    Printed(REMORA, SWIMMING, 2),
    Printed(REMORA, COOPERATION, 2),
    Printed(REGENERATION, COOPERATION, 2),
    Printed(REGENERATION, SWIMMING, 2),
    Printed(REGENERATION, CARNIVOROUS, 2),
    Printed(CNIDOCYTES, SWIMMING, 2),
    Printed(CNIDOCYTES, COMMUNICATION, 2),
    Printed(RECOMBINATION, CARNIVOROUS, 2),
    Printed(RECOMBINATION, SWIMMING, 2),
    Printed(EDIFICATOR, CARNIVOROUS, 2),
    Printed(EDIFICATOR, SWIMMING, 2),
    Printed(NEOPLASM, SWIMMING, 2),
    Printed(NEOPLASM, COMMUNICATION, 2),
)

# The number of a card is its index here.  Later sets are added at the end, so that numbers never change.
CARDS: Final[tuple[Printed, ...]] = (*BASE, *FLY, *SPECIAL, *CONTINENTS)

UPPER: Final = int_list([printed.upper for printed in CARDS])
LOWER: Final = int_list([printed.lower for printed in CARDS])


# Cards that may be added to a set of base cards: all that have one of these traits.
ADDED_TRAITS: Final = (
    AMBUSH,
    INTELLECT,
    METAMORPHOSIS,
    FLIGHT,
    ANGLERFISH,
    INK_CLOUD,
    RECOMBINATION,
    EDIFICATOR,
)
ADDED: Final = tuple([printed for printed in (*FLY, *CONTINENTS) if printed.upper in ADDED_TRAITS])


def numbered(cards: tuple[Printed, ...]) -> list[int]:
    """The numbers of these cards, one per copy, in printed order."""
    out: list[int] = []
    for printed in cards:
        out += [CARDS.index(printed)] * printed.copies
    return out


def halved(types: list[int]) -> list[int]:
    """Half of each kind of card, rounded up."""
    out: list[int] = []
    for type in range(len(CARDS)):
        out += [type] * ((types.count(type) + 1) // 2)
    return out
