"""The rulebook: every rule by its id.  The words are in the Fluent files, one message for each id.

A rule's number is its section's place in SECTIONS, counted from 1, times a hundred, plus its own: EV-DEV-05 is 405.
"""

from __future__ import annotations

from typing import Final, NamedTuple


class Entry(NamedTuple):
    """One rule."""

    id: str
    module: str  # what must be built for it to hold, one of MODULES
    source: str  # the rulebooks it is from, as in SOURCES; "ruling" where they are silent or differ


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

# The modules that can be played: each of their rules has a test.
BUILT: Final = MODULES

SOURCES: Final = {
    "G": "gift edition: base rules III, Time to Fly, Continents and 18 special cards",
    "B": "base rules 1.4.1, play with two sets, Cataclysm",
    "I": "Italian edition",
    "ruling": "a decision of ours",
}

ENTRIES: Final[tuple[Entry, ...]] = (
    # Editions and tables
    Entry("EV-ED-01", "base", "G B I, ruling"),
    Entry("EV-ED-02", "base", "G B, ruling"),
    Entry("EV-ED-03", "mixes", "G, ruling"),
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
    Entry("EV-FLY-04", "fly", "G"),
    Entry("EV-FLY-05", "fly", "G"),
    Entry("EV-FLY-06", "fly", "G"),
    Entry("EV-FLY-07", "fly", "G"),
    Entry("EV-FLY-08", "fly", "G"),
    Entry("EV-FLY-09", "fly", "G"),
    Entry("EV-FLY-10", "fly", "G"),
    Entry("EV-FLY-11", "fly", "G, ruling"),
    Entry("EV-FLY-12", "fly", "G, ruling"),
    Entry("EV-FLY-13", "fly", "G"),
    Entry("EV-FLY-14", "mixes", "G"),
    Entry("EV-FLY-15", "fly", "G"),
    Entry("EV-FLY-16", "fly", "G, ruling"),
    Entry("EV-FLY-17", "fly", "G, ruling"),
    Entry("EV-FLY-18", "fly", "G"),
    Entry("EV-FLY-19", "fly", "G"),
    Entry("EV-FLY-20", "fly", "G, ruling"),
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
    Entry("EV-CON-10", "mixes", "G"),
    Entry("EV-CON-11", "continents", "G"),
    Entry("EV-CON-12", "continents", "G, ruling"),
    Entry("EV-CON-13", "continents", "G"),
    Entry("EV-CON-14", "continents", "G"),
    Entry("EV-CON-15", "continents", "G"),
    Entry("EV-CON-16", "continents", "G, ruling"),
    Entry("EV-CON-17", "continents", "G"),
    Entry("EV-CON-18", "continents", "G"),
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
    Entry("EV-CAT-07", "cataclysm", "B, ruling"),  # but for Edificator, which comes with the added cards
    # How the rules meet
    Entry("EV-RUL-01", "base", "ruling"),
    Entry("EV-RUL-02", "base", "ruling"),
    Entry("EV-RUL-03", "base", "ruling"),
    Entry("EV-RUL-04", "base", "ruling"),
    Entry("EV-RUL-05", "base", "ruling"),
    Entry("EV-RUL-06", "base", "ruling"),
    Entry("EV-RUL-07", "base", "ruling"),
    Entry("EV-RUL-08", "base", "ruling"),
    Entry("EV-RUL-09", "base", "ruling"),
    Entry("EV-RUL-10", "continents", "ruling"),
    Entry("EV-RUL-11", "base", "ruling"),
    Entry("EV-RUL-12", "base", "ruling"),
    Entry("EV-RUL-13", "base", "ruling"),
    Entry("EV-RUL-14", "base", "ruling"),
    Entry("EV-RUL-15", "base", "ruling"),
    Entry("EV-RUL-16", "base", "ruling"),
    Entry("EV-RUL-17", "base", "ruling"),
    Entry("EV-RUL-18", "base", "ruling"),
    Entry("EV-RUL-19", "fly", "ruling"),
    Entry("EV-RUL-20", "fly", "ruling"),
    Entry("EV-RUL-21", "fly", "ruling"),
    Entry("EV-RUL-22", "fly", "ruling"),
    Entry("EV-RUL-23", "fly", "ruling"),
    Entry("EV-RUL-24", "fly", "ruling"),
    Entry("EV-RUL-25", "fly", "ruling"),
    Entry("EV-RUL-26", "mixes", "ruling"),
    Entry("EV-RUL-27", "continents", "ruling"),
    Entry("EV-RUL-28", "continents", "ruling"),
    Entry("EV-RUL-29", "continents", "ruling"),
    Entry("EV-RUL-30", "continents", "ruling"),
    Entry("EV-RUL-31", "continents", "ruling"),
    Entry("EV-RUL-32", "continents", "ruling"),
    Entry("EV-RUL-33", "continents", "ruling"),
    Entry("EV-RUL-34", "cataclysm-cards", "ruling"),
    Entry("EV-RUL-35", "gift-cards", "ruling"),
    Entry("EV-RUL-36", "gift-cards", "ruling"),
    Entry("EV-RUL-37", "mixes", "ruling"),
    Entry("EV-RUL-38", "base", "ruling"),
    Entry("EV-RUL-39", "fly", "ruling"),
    Entry("EV-RUL-40", "mixes", "ruling"),
)


def _number(id: str) -> int:
    _, section, n = id.split("-")
    return (SECTIONS.index(section) + 1) * 100 + int(n)


_NUMBERS: Final = {entry.id: _number(entry.id) for entry in ENTRIES}
_NAMES: Final = {number: id for id, number in _NUMBERS.items()}


def number(id: str) -> int:
    """The number of the rule with this id."""
    found = _NUMBERS.get(id)
    if found is None:
        raise ValueError(f"there is no rule {id!r} (an id looks like 'EV-DEV-05')")
    return found


def name(number: int) -> str:
    """The id of the rule with this number."""
    found = _NAMES.get(number)
    if found is None:
        raise ValueError(f"no rule has the number {number} (EV-DEV-05 has 405)")
    return found
