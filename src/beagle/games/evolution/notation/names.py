"""The words of the notation: traits, printed cards, and who knows a card."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import NONE, PHASES, PLACES, TRAIT_NAMES
from beagle.kernel.cards import PUBLIC, UNKNOWN, known_to, type_of
from beagle.kernel.text import Scanner, seat_name, seat_number

TRAIT_BY_NAME: Final = {name: number for number, name in enumerate(TRAIT_NAMES) if number != NONE}
CARD_BY_NAME: Final = {printed.name: number for number, printed in enumerate(CARDS)}

NAME: Final = r"[a-z]+(-[a-z]+)*"
ANIMAL: Final = r"[a-z]{1,2}(?![a-z-])"
FULL_NAME: Final = r"[A-H][1-9][0-9]{0,2}(?![0-9])"  # of an animal: its owner and its number in order of birth
NUMBER: Final = r"[0-9]{1,4}"

MOMENTS: Final = ("setup", *PHASES, "over")  # where a game can be


def read_trait(scan: Scanner) -> int:
    name = scan.need(NAME, "a trait")
    if name not in TRAIT_BY_NAME:
        raise scan.error("a trait", back=len(name))
    return TRAIT_BY_NAME[name]


def read_place(scan: Scanner) -> int:
    """A place, as reported: one more than its number at the table."""
    name = scan.need(NAME, f"a place: {', '.join(PLACES[1:])}")
    if name not in PLACES[1:]:
        raise scan.error(f"a place: {', '.join(PLACES[1:])}", back=len(name))
    return PLACES.index(name)


def read_card(scan: Scanner) -> int:
    """A printed card by its one or two traits, in either order."""
    name = scan.need(f"{NAME}(/{NAME})?", "a card")
    upper, _, lower = name.partition("/")
    for spelt in (name, f"{lower}/{upper}"):
        if spelt in CARD_BY_NAME:
            return CARD_BY_NAME[spelt]
    bearing = [CARDS[number].name for number in cards_with(TRAIT_BY_NAME[name])] if name in TRAIT_BY_NAME else []
    expected = f"a card with {name}: {' or '.join(bearing)}" if bearing else "a card"
    raise scan.error(expected, back=len(name))


def side_name(trait: int, card: int) -> str:
    """A card played as one of its traits: `fat(grazing)` is the Fat tissue of the card Grazing / Fat tissue."""
    other = CARDS[card].other(trait)
    return TRAIT_NAMES[trait] if other == NONE else f"{TRAIT_NAMES[trait]}({TRAIT_NAMES[other]})"


def cards_with(trait: int) -> list[int]:
    """The printed cards with this trait, those with no other trait first."""
    bearing = [number for number, printed in enumerate(CARDS) if trait in (printed.upper, printed.lower)]
    return sorted(bearing, key=lambda number: CARDS[number].lower != NONE)


def read_side(scan: Scanner) -> tuple[int, int | None]:
    """A trait, and the printed card if the text gives it: `fat`, `fat(grazing)`."""
    trait = read_trait(scan)
    if scan.take(r"\(") is None:
        return trait, None
    start = scan.at
    other = read_trait(scan)
    for number in cards_with(trait):
        if CARDS[number].other(trait) == other:
            scan.need(r"\)", '")"')
            return trait, number
    raise scan.error(f"the other trait of a card with {TRAIT_NAMES[trait]}", back=scan.at - start)


def knowers(mask: int, seats: int) -> str:
    """Who knows a card: `@AB`, `@all`, `@-`."""
    if mask == PUBLIC:
        return "@all"
    return "@" + ("".join(seat_name(s) for s in range(seats) if mask >> s & 1) or "-")


def read_knowers(scan: Scanner, seats: int) -> int | None:
    if scan.take("@") is None:
        return None
    if scan.take("all"):
        return PUBLIC
    if scan.take("-"):
        return 0
    letters = scan.need(f"[A-{seat_name(seats - 1)}]+", "the seats that know the card, all or -")
    return sum(1 << seat_number(letter) for letter in set(letters))


def card_name(c: int) -> str:
    return "?" if type_of(c) == UNKNOWN else CARDS[type_of(c)].name


def with_knowers(c: int, usual: int, seats: int) -> str:
    """A card, and who knows it if that isn't the usual."""
    return card_name(c) + ("" if known_to(c) == usual else knowers(known_to(c), seats))
