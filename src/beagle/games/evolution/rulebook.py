"""The rulebook: every rule by its id.  The words are in the Fluent files, one message per id.

A rule's number is its section's position in SECTIONS, counted from 1, times a hundred, plus its own: EV-DEV-05 is 405.
"""

from __future__ import annotations

from typing import Final

from beagle.kernel.rulebook import Change, Entry, Numbering

SECTIONS: Final = (
    "ED",
    "SET",
    "TURN",
    "DEV",
    "BANK",
    "FEED",
    "EXT",
    "END",
    "TR",
    "ATT",
    "FLY",
    "CON",
    "GIFT",
    "CAT",
    "RUL",
)

MODULES: Final = (
    "base",
    "two-sets",
    "1.4.1",
    "italian",
    "cataclysm",
    "cataclysm-cards",  # cards of the expansions added to Cataclysm
    "fly",
    "continents",
    "gift-cards",
    "mixes",
)

# The rulebooks: the gift edition, 1.4.1 with two sets and Cataclysm, the Italian edition; and our own decisions.
SOURCES: Final = ("G", "B", "I", "ruling")

# The tables that have the rules of a module; a module that isn't listed is at every table.
TABLES: Final = {
    "italian": "@italian",
    "cataclysm": "cataclysm",
    "cataclysm-cards": "added",
    "fly": "fly",
    "continents": "continents",
    "gift-cards": "gift",
}
BOTH: Final = "fly continents"
EXPANSION: Final = "fly | continents"
OR_ADDED: Final = "fly | added"  # a card of Time to Fly that may be added to Cataclysm
OR_ADDED_WIDE: Final = "continents | added"  # the same for Continents

ENTRIES: Final[tuple[Entry, ...]] = (
    # Editions and tables
    Entry("EV-ED-01", "base", "G B I, ruling"),
    Entry("EV-ED-02", "base", "G B, ruling"),
    Entry("EV-ED-03", "mixes", "G, ruling", at=EXPANSION),
    Entry("EV-ED-04", "italian", "I"),
    Entry("EV-ED-05", "italian", "I, ruling"),
    # Set-up
    Entry("EV-SET-01", "base", "G B"),
    Entry("EV-SET-02", "base", "G B"),
    Entry("EV-SET-03", "base", "G B"),
    Entry("EV-SET-04", "continents", "G, ruling"),
    # Turn
    Entry("EV-TURN-01", "base", "G B"),
    Entry("EV-TURN-02", "base", "G B"),
    Entry("EV-TURN-03", "base", "G B"),
    # Development
    Entry("EV-DEV-01", "base", "G B"),
    Entry("EV-DEV-02", "base", "G B"),
    Entry("EV-DEV-03", "base", "G B"),
    Entry("EV-DEV-04", "base", "G B"),
    Entry("EV-DEV-05", "base", "G B"),
    Entry("EV-DEV-06", "base", "G B"),
    Entry("EV-DEV-07", "base", "G B"),
    Entry("EV-DEV-08", "base", "G B"),
    Entry("EV-DEV-09", "italian", "I"),
    # Food bank
    Entry("EV-BANK-01", "two-sets", "G B I"),
    # Feeding
    Entry("EV-FEED-01", "base", "G B"),
    Entry("EV-FEED-02", "base", "G B"),
    Entry("EV-FEED-03", "base", "G B"),
    Entry("EV-FEED-04", "base", "G B"),
    Entry("EV-FEED-05", "base", "G B"),
    Entry("EV-FEED-06", "base", "G B, ruling"),
    Entry("EV-FEED-07", "base", "G B"),
    Entry("EV-FEED-08", "base", "B"),
    # Extinction and new cards
    Entry("EV-EXT-01", "base", "G B"),
    Entry("EV-EXT-02", "base", "G B"),
    Entry("EV-EXT-03", "base", "G B"),
    Entry("EV-EXT-04", "base", "G B"),
    Entry("EV-EXT-05", "base", "G B"),
    Entry("EV-EXT-06", "base", "G B"),
    Entry("EV-EXT-07", "italian", "I, ruling"),
    Entry("EV-EXT-08", "italian", "I, ruling"),
    # End of the game
    Entry("EV-END-01", "base", "G B"),
    Entry("EV-END-02", "base", "G B, ruling"),
    Entry("EV-END-03", "base", "G B, ruling"),
    Entry("EV-END-04", "continents", "G"),
    # Base traits
    Entry("EV-TR-01", "base", "G B"),
    Entry("EV-TR-02", "base", "G B"),
    Entry("EV-TR-03", "base", "G B"),
    Entry("EV-TR-04", "1.4.1", "G B, ruling"),
    Entry("EV-TR-05", "base", "G B"),
    Entry("EV-TR-06", "base", "G B"),
    Entry("EV-TR-07", "base", "G B"),
    Entry("EV-TR-08", "base", "G B"),
    Entry("EV-TR-09", "base", "G B"),
    Entry("EV-TR-10", "base", "G B"),
    Entry("EV-TR-11", "base", "G B, ruling"),
    Entry("EV-TR-12", "base", "G B, ruling"),
    Entry("EV-TR-13", "base", "G B"),
    Entry("EV-TR-14", "base", "G B"),
    Entry("EV-TR-15", "base", "G B, ruling"),
    Entry("EV-TR-16", "base", "G B, ruling"),
    Entry("EV-TR-17", "base", "G B"),
    Entry("EV-TR-18", "base", "G B"),
    Entry("EV-TR-19", "base", "G B"),
    Entry("EV-TR-20", "base", "G B"),
    Entry("EV-TR-21", "base", "G B"),
    Entry("EV-TR-22", "base", "G B"),
    # Carnivores
    Entry("EV-ATT-01", "base", "G B"),
    Entry("EV-ATT-02", "base", "G B"),
    Entry("EV-ATT-03", "base", "G B"),
    Entry("EV-ATT-04", "base", "G B"),
    Entry("EV-ATT-05", "base", "G B"),
    Entry("EV-ATT-06", "base", "G B, ruling"),
    Entry("EV-ATT-07", "base", "G B"),
    Entry("EV-ATT-08", "base", "G B"),
    # Time to Fly
    Entry("EV-FLY-01", "fly", "G"),
    Entry("EV-FLY-02", "fly", "G"),
    Entry("EV-FLY-03", "fly", "G, ruling"),
    Entry("EV-FLY-04", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-05", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-06", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-07", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-08", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-09", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-10", "fly", "G"),
    Entry("EV-FLY-11", "fly", "G, ruling"),
    Entry("EV-FLY-12", "fly", "G, ruling"),
    Entry("EV-FLY-13", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-14", "mixes", "G", at=BOTH),
    Entry("EV-FLY-15", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-16", "fly", "G, ruling", at=OR_ADDED),
    Entry("EV-FLY-17", "fly", "G, ruling", at=OR_ADDED),
    Entry("EV-FLY-18", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-19", "fly", "G", at=OR_ADDED),
    Entry("EV-FLY-20", "fly", "G, ruling", at=OR_ADDED),
    Entry("EV-FLY-21", "fly", "G, ruling"),
    # Continents
    Entry("EV-CON-01", "continents", "G"),
    Entry("EV-CON-02", "continents", "G"),
    Entry("EV-CON-03", "continents", "G"),
    Entry("EV-CON-04", "continents", "G"),
    Entry("EV-CON-05", "continents", "G"),
    Entry("EV-CON-06", "continents", "G"),
    Entry("EV-CON-07", "continents", "G"),
    Entry("EV-CON-08", "continents", "G"),
    Entry("EV-CON-09", "continents", "G, ruling"),
    Entry("EV-CON-10", "mixes", "G", at=BOTH),
    Entry("EV-CON-11", "continents", "G"),
    Entry("EV-CON-12", "continents", "G, ruling"),
    Entry("EV-CON-13", "continents", "G", at=OR_ADDED_WIDE),
    Entry("EV-CON-14", "continents", "G"),
    Entry("EV-CON-15", "continents", "G"),
    Entry("EV-CON-16", "continents", "G, ruling"),
    Entry("EV-CON-17", "continents", "G"),
    Entry("EV-CON-18", "continents", "G", at=OR_ADDED_WIDE),
    Entry("EV-CON-19", "continents", "G"),
    Entry("EV-CON-20", "continents", "G"),
    Entry("EV-CON-21", "continents", "G"),
    Entry("EV-CON-22", "continents", "G"),
    # Gift cards
    Entry("EV-GIFT-01", "gift-cards", "G"),
    Entry("EV-GIFT-02", "gift-cards", "G"),
    Entry("EV-GIFT-03", "gift-cards", "G"),
    Entry("EV-GIFT-04", "gift-cards", "G, ruling"),
    # Cataclysm
    Entry("EV-CAT-01", "cataclysm", "B"),
    Entry("EV-CAT-02", "cataclysm", "B"),
    Entry("EV-CAT-03", "cataclysm", "B"),
    Entry("EV-CAT-04", "cataclysm", "B"),
    Entry("EV-CAT-05", "cataclysm-cards", "B"),
    Entry("EV-CAT-06", "cataclysm", "B"),
    Entry("EV-CAT-07", "cataclysm", "B, ruling"),  # except Edificator, which comes with the added cards
    # How the rules interact
    Entry("EV-RUL-01", "base", "ruling"),
    Entry("EV-RUL-02", "base", "ruling"),
    Entry("EV-RUL-03", "base", "ruling"),
    Entry("EV-RUL-04", "base", "ruling"),
    Entry("EV-RUL-05", "base", "ruling"),
    Entry("EV-RUL-06", "base", "ruling"),
    Entry("EV-RUL-07", "base", "ruling"),
    Entry("EV-RUL-08", "base", "ruling"),
    Entry("EV-RUL-09", "base", "ruling"),
    Entry("EV-RUL-10", "continents", "ruling", at="fly | continents | added"),
    Entry("EV-RUL-11", "base", "ruling"),
    Entry("EV-RUL-12", "base", "ruling"),
    Entry("EV-RUL-13", "base", "ruling"),
    Entry("EV-RUL-14", "base", "ruling"),
    Entry("EV-RUL-15", "base", "ruling"),
    Entry("EV-RUL-16", "base", "ruling"),
    Entry("EV-RUL-17", "base", "ruling"),
    Entry("EV-RUL-18", "base", "ruling"),
    Entry("EV-RUL-19", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-20", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-21", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-22", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-23", "fly", "ruling"),
    Entry("EV-RUL-24", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-25", "fly", "ruling"),
    Entry("EV-RUL-26", "mixes", "ruling", at=BOTH),
    Entry("EV-RUL-27", "continents", "ruling"),
    Entry("EV-RUL-28", "continents", "ruling"),
    Entry("EV-RUL-29", "continents", "ruling", at=OR_ADDED_WIDE),
    Entry("EV-RUL-30", "continents", "ruling"),
    Entry("EV-RUL-31", "continents", "ruling"),
    Entry("EV-RUL-32", "continents", "ruling"),
    Entry("EV-RUL-33", "continents", "ruling"),
    Entry("EV-RUL-34", "cataclysm-cards", "ruling"),
    Entry("EV-RUL-35", "gift-cards", "ruling"),
    Entry("EV-RUL-36", "gift-cards", "ruling"),
    Entry("EV-RUL-37", "mixes", "ruling", at="gift continents"),
    Entry("EV-RUL-38", "base", "ruling"),
    Entry("EV-RUL-39", "fly", "ruling", at=OR_ADDED),
    Entry("EV-RUL-40", "mixes", "ruling", at="continents"),
    Entry("EV-RUL-41", "base", "ruling"),
)


# What is different because of an edition, a scenario or an expansion.
CHANGES: Final[tuple[Change, ...]] = (
    # 1.4.1, and what follows it
    Change("EV-TR-04", at="@1.4.1 | @italian"),
    # Italian edition
    Change("EV-ED-04", replaces=("EV-SET-02",), alters=("EV-ED-02",)),
    Change("EV-ED-05", replaces=("EV-TURN-01",), alters=("EV-TR-11", "EV-TR-12", "EV-TR-16", "EV-RUL-01")),
    Change("EV-DEV-09", replaces=("EV-DEV-05",), alters=("EV-DEV-06",)),
    Change("EV-EXT-07", replaces=("EV-EXT-02", "EV-EXT-03"), alters=("EV-END-01", "EV-END-03")),
    Change(
        "EV-EXT-08",
        replaces=("EV-FEED-04", "EV-FEED-06"),
        alters=("EV-FEED-05", "EV-RUL-01", "EV-RUL-02"),
    ),
    # Continents
    Change("EV-SET-04", alters=("EV-SET-02",)),
    Change("EV-CON-01", alters=("EV-DEV-01",)),
    Change("EV-CON-02", alters=("EV-TR-02",)),
    Change("EV-CON-03", alters=("EV-DEV-06", "EV-TR-21")),
    Change("EV-CON-04", replaces=("EV-BANK-01",)),
    Change("EV-CON-05", alters=("EV-FEED-01", "EV-TR-15", "EV-ATT-02")),
    Change("EV-CON-06", alters=("EV-FEED-04",)),
    Change("EV-CON-10", alters=("EV-FLY-09",)),
    Change("EV-CON-17", alters=("EV-EXT-01", "EV-ATT-06")),
    Change("EV-END-04", alters=("EV-END-01",)),
    Change("EV-FLY-11", alters=("EV-EXT-01", "EV-ATT-06")),
    Change("EV-FLY-14", alters=("EV-FLY-13",)),
    # Gift cards
    Change("EV-GIFT-01", alters=("EV-DEV-04", "EV-EXT-02")),
    # Cataclysm
    Change("EV-CAT-01", replaces=("EV-BANK-01",), alters=("EV-ED-02",)),
    Change("EV-CAT-02", alters=("EV-SET-01",)),
    Change("EV-CAT-03", replaces=("EV-DEV-02",), alters=("EV-DEV-03",)),
    Change(
        "EV-CAT-04",
        replaces=(
            *("EV-TURN-03", "EV-EXT-02", "EV-EXT-03", "EV-EXT-04", "EV-EXT-05", "EV-EXT-06"),
            *("EV-TR-14", "EV-RUL-03", "EV-RUL-05", "EV-RUL-14"),
        ),
    ),
    Change("EV-CAT-05", replaces=("EV-CAT-02",), alters=("EV-SET-01",)),
    Change("EV-CAT-07", alters=("EV-TURN-01", "EV-CON-13")),
)


_NUMBERING: Final = Numbering(SECTIONS, ENTRIES)
name, number = _NUMBERING.name, _NUMBERING.number
