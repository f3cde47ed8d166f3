"""The rulebook: every rule by its id.  The texts are in the Fluent files, one message per id.

A rule's number is its section's index in SECTIONS, counted from 1, times a hundred, plus its own: GD-TURN-02 is 202.
"""

from __future__ import annotations

from typing import Final

from beagle.kernel.rulebook import Change, Entry, Numbering

SECTIONS: Final = ("SET", "TURN", "PREY", "PRED", "DINO", "END")


# The rulebook of the Russian edition, and our own decisions.
SOURCES: Final = ("R", "ruling")

# All its tables have the same rules.
TABLES: Final[dict[str, str]] = {}
CHANGES: Final[tuple[Change, ...]] = ()

ENTRIES: Final[tuple[Entry, ...]] = (
    # Components and set-up
    Entry("GD-SET-01", "base", "R"),
    Entry("GD-SET-02", "base", "R"),
    Entry("GD-SET-03", "base", "R"),
    Entry("GD-SET-04", "base", "R"),
    Entry("GD-SET-05", "base", "R"),
    Entry("GD-SET-06", "base", "R"),
    Entry("GD-SET-07", "base", "R, ruling"),
    Entry("GD-SET-08", "base", "R"),
    Entry("GD-SET-09", "base", "R"),
    Entry("GD-SET-10", "base", "R"),
    # A turn
    Entry("GD-TURN-01", "base", "R"),
    Entry("GD-TURN-02", "base", "R"),
    Entry("GD-TURN-03", "base", "R"),
    Entry("GD-TURN-04", "base", "R, ruling"),
    Entry("GD-TURN-05", "base", "R"),
    Entry("GD-TURN-06", "base", "R"),
    Entry("GD-TURN-07", "base", "R"),
    Entry("GD-TURN-08", "base", "R"),
    Entry("GD-TURN-09", "base", "ruling"),
    Entry("GD-TURN-10", "base", "ruling"),
    Entry("GD-TURN-11", "base", "R"),
    # Prey
    Entry("GD-PREY-01", "base", "R"),
    Entry("GD-PREY-02", "base", "R"),
    Entry("GD-PREY-03", "base", "R"),
    Entry("GD-PREY-04", "base", "R"),
    Entry("GD-PREY-05", "base", "R"),
    Entry("GD-PREY-06", "base", "R"),
    Entry("GD-PREY-07", "base", "R"),
    # Predators
    Entry("GD-PRED-01", "base", "R"),
    Entry("GD-PRED-02", "base", "R"),
    Entry("GD-PRED-03", "base", "R"),
    Entry("GD-PRED-04", "base", "R"),
    Entry("GD-PRED-05", "base", "R"),
    Entry("GD-PRED-06", "base", "R, ruling"),
    Entry("GD-PRED-07", "base", "R, ruling"),
    Entry("GD-PRED-08", "base", "R"),
    Entry("GD-PRED-09", "base", "R"),
    Entry("GD-PRED-10", "base", "R"),
    Entry("GD-PRED-11", "base", "ruling"),
    Entry("GD-PRED-12", "base", "ruling"),
    # Dinosaurs
    Entry("GD-DINO-01", "base", "R, ruling"),
    Entry("GD-DINO-02", "base", "R"),
    Entry("GD-DINO-03", "base", "R"),
    Entry("GD-DINO-04", "base", "R"),
    Entry("GD-DINO-05", "base", "R"),
    Entry("GD-DINO-06", "base", "R"),
    Entry("GD-DINO-07", "base", "R"),
    Entry("GD-DINO-08", "base", "R"),
    Entry("GD-DINO-09", "base", "R, ruling"),
    Entry("GD-DINO-10", "base", "R"),
    Entry("GD-DINO-11", "base", "R"),
    Entry("GD-DINO-12", "base", "R"),
    Entry("GD-DINO-13", "base", "R"),
    Entry("GD-DINO-14", "base", "R"),
    # Eggs, end and score
    Entry("GD-END-01", "base", "R"),
    Entry("GD-END-02", "base", "R, ruling"),
    Entry("GD-END-03", "base", "R"),
    Entry("GD-END-04", "base", "R, ruling"),
    Entry("GD-END-05", "base", "R"),
    Entry("GD-END-06", "base", "ruling"),
)


_NUMBERING: Final = Numbering(SECTIONS, ENTRIES)
name, number = _NUMBERING.name, _NUMBERING.number
