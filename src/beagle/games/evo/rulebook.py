"""The rulebook: every rule by its id.  The texts are in the Fluent files, one message per id.

A rule's number is its section's index in SECTIONS, counted from 1, times a hundred, plus its own: DI-AUCT-05 is 405.
"""

from __future__ import annotations

from typing import Final

from beagle.kernel.rulebook import Change, Entry, Numbering

SECTIONS: Final = ("SET", "ROUND", "CLIM", "AUCT", "GENE", "INIT", "MOVE", "BIRTH", "SURV", "CARD")

MODULES: Final = ("second",)


# The Polish rulebook of the second edition, and our own decisions.
SOURCES: Final = ("P", "ruling")

# All its tables have the same rules.
TABLES: Final[dict[str, str]] = {}
CHANGES: Final[tuple[Change, ...]] = ()

ENTRIES: Final[tuple[Entry, ...]] = (
    # Set-up
    Entry("DI-SET-01", "second", "P"),
    Entry("DI-SET-02", "second", "P"),
    Entry("DI-SET-03", "second", "P"),
    Entry("DI-SET-04", "second", "P"),
    Entry("DI-SET-05", "second", "P"),
    Entry("DI-SET-06", "second", "P"),
    Entry("DI-SET-07", "second", "P"),
    Entry("DI-SET-08", "second", "P"),
    Entry("DI-SET-09", "second", "P"),
    Entry("DI-SET-10", "second", "P, ruling"),
    Entry("DI-SET-11", "second", "ruling"),
    # Round
    Entry("DI-ROUND-01", "second", "P"),
    Entry("DI-ROUND-02", "second", "P"),
    # Climate
    Entry("DI-CLIM-01", "second", "P"),
    Entry("DI-CLIM-02", "second", "P"),
    Entry("DI-CLIM-03", "second", "P"),
    Entry("DI-CLIM-04", "second", "P"),
    # Mutation: the auction
    Entry("DI-AUCT-01", "second", "P"),
    Entry("DI-AUCT-02", "second", "P"),
    Entry("DI-AUCT-03", "second", "P"),
    Entry("DI-AUCT-04", "second", "P"),
    Entry("DI-AUCT-05", "second", "P"),
    Entry("DI-AUCT-06", "second", "P"),
    Entry("DI-AUCT-07", "second", "P"),
    Entry("DI-AUCT-08", "second", "P, ruling"),
    Entry("DI-AUCT-09", "second", "P"),
    Entry("DI-AUCT-10", "second", "P"),
    Entry("DI-AUCT-11", "second", "ruling"),
    Entry("DI-AUCT-12", "second", "ruling"),
    Entry("DI-AUCT-13", "second", "ruling"),
    # Genes
    Entry("DI-GENE-01", "second", "P, ruling"),
    Entry("DI-GENE-02", "second", "P"),
    Entry("DI-GENE-03", "second", "P"),
    Entry("DI-GENE-04", "second", "P"),
    Entry("DI-GENE-05", "second", "P"),
    Entry("DI-GENE-06", "second", "P"),
    Entry("DI-GENE-07", "second", "P"),
    Entry("DI-GENE-08", "second", "P"),
    Entry("DI-GENE-09", "second", "P"),
    Entry("DI-GENE-10", "second", "P"),
    Entry("DI-GENE-11", "second", "P, ruling"),
    Entry("DI-GENE-12", "second", "P"),
    Entry("DI-GENE-13", "second", "P"),
    Entry("DI-GENE-14", "second", "P"),
    Entry("DI-GENE-15", "second", "P"),
    Entry("DI-GENE-16", "second", "P, ruling"),
    Entry("DI-GENE-17", "second", "P, ruling"),
    Entry("DI-GENE-18", "second", "P"),
    Entry("DI-GENE-19", "second", "P"),
    Entry("DI-GENE-20", "second", "ruling"),
    Entry("DI-GENE-21", "second", "ruling"),
    Entry("DI-GENE-22", "second", "ruling"),
    # Initiative
    Entry("DI-INIT-01", "second", "P"),
    Entry("DI-INIT-02", "second", "P, ruling"),
    # Movement and fights
    Entry("DI-MOVE-01", "second", "P"),
    Entry("DI-MOVE-02", "second", "P"),
    Entry("DI-MOVE-03", "second", "P"),
    Entry("DI-MOVE-04", "second", "P, ruling"),
    Entry("DI-MOVE-05", "second", "P"),
    Entry("DI-MOVE-06", "second", "P, ruling"),
    Entry("DI-MOVE-07", "second", "P"),
    Entry("DI-MOVE-08", "second", "P"),
    # Birth
    Entry("DI-BIRTH-01", "second", "P"),
    Entry("DI-BIRTH-02", "second", "ruling"),
    Entry("DI-BIRTH-03", "second", "P, ruling"),
    Entry("DI-BIRTH-04", "second", "P"),
    Entry("DI-BIRTH-05", "second", "ruling"),
    # Survival and score
    Entry("DI-SURV-01", "second", "P, ruling"),
    Entry("DI-SURV-02", "second", "P"),
    Entry("DI-SURV-03", "second", "P"),
    Entry("DI-SURV-04", "second", "P"),
    # Event cards
    Entry("DI-CARD-00", "second", "P, ruling"),
    Entry("DI-CARD-01", "second", "P, ruling"),
    Entry("DI-CARD-02", "second", "P, ruling"),
    Entry("DI-CARD-03", "second", "P"),
    Entry("DI-CARD-04", "second", "P"),
    Entry("DI-CARD-05", "second", "P, ruling"),
    Entry("DI-CARD-06", "second", "P, ruling"),
    Entry("DI-CARD-07", "second", "P, ruling"),
    Entry("DI-CARD-08", "second", "P, ruling"),
    Entry("DI-CARD-09", "second", "P"),
    Entry("DI-CARD-10", "second", "P, ruling"),
    Entry("DI-CARD-11", "second", "P"),
    Entry("DI-CARD-12", "second", "P"),
    Entry("DI-CARD-13", "second", "P, ruling"),
    Entry("DI-CARD-14", "second", "P"),
    Entry("DI-CARD-15", "second", "P, ruling"),
    Entry("DI-CARD-16", "second", "ruling"),
    Entry("DI-CARD-17", "second", "ruling"),
    Entry("DI-CARD-18", "second", "ruling"),
    Entry("DI-CARD-19", "second", "ruling"),
    Entry("DI-CARD-20", "second", "ruling"),
)


_NUMBERING: Final = Numbering(SECTIONS, ENTRIES)
name, number = _NUMBERING.name, _NUMBERING.number
