"""Text to its parsed form: everything that a text leaves out stays None.

Reading fills the gaps with defaults; matching checks only what is given.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from beagle.games.evolution.animal import naming
from beagle.games.evolution.notation.conditions import CONDITION_BY_NAME
from beagle.games.evolution.notation.names import (
    ANIMAL,
    MOMENTS,
    NUMBER,
    read_card,
    read_knowers,
    read_place,
    read_side,
    read_trait,
)
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.position import (
    FILLER,
    Grammar,
    HeadWord,
    parse_lines,
    parse_stack,
    read_asked,
    read_count,
    read_seat,
    read_section,
    read_section_count,
    read_viewer,
)
from beagle.kernel.text import Scanner, Word, piece_number

MAX_CARDS: Final = 400  # in one pile: a text from outside may contain anything; this is far more than any game needs


@dataclass
class CardText:
    """A card: its type, UNKNOWN or FILLER, and who knows it."""

    type: int
    at: Word
    known: int | None = None


@dataclass
class TraitText:
    trait: int
    card: int | None
    marks: str


@dataclass
class AnimalText:
    id: int
    at: Word
    number: int | None = None  # in order of birth
    card: CardText | None = None
    traits: list[TraitText] | None = None
    food: int | None = None  # red and blue
    blue: int | None = None
    place: int | None = None  # as reported
    is_remains: bool = False  # only its remains are left
    revealed: bool = False
    has_bitten: bool = False
    conditions: set[str] = field(default_factory=set)
    blind: list[int] = field(default_factory=list)  # packed as in `naming`


@dataclass
class PairText:
    a: int
    b: int
    trait: int
    card: int | None
    fired: bool
    at: Word


@dataclass
class SeatText:
    animals: list[AnimalText] = field(default_factory=list)
    pairs: list[PairText] = field(default_factory=list)
    hand: list[CardText] | None = None
    discard: list[CardText] | None = None
    born: int | None = None
    points: int | None = None


@dataclass
class PositionText:
    ruleset: str | None = None
    seat: int | None = None  # for a view
    phase: str | None = None
    turn: int | None = None
    banks: list[int] | None = None
    first: int | None = None
    born: int | None = None
    to: int | None = None
    seats: dict[int, SeatText] = field(default_factory=dict)
    deck: list[CardText] | None = None
    box: list[CardText] | None = None
    middle: list[CardText] | None = None
    stack: list[tuple[str, Word]] | None = None
    at: dict[str, Word] = field(default_factory=dict)  # where each word of the head, seat or pile was


def parse_position(text: str, head: bool = True) -> PositionText:
    """Everything a text says about a position.  `head`: it must begin with the game and the ruleset."""
    out = PositionText()
    parse_lines(text, GRAMMAR, out, head)
    return out


def parse_pile(name: str, scan: Scanner, out: PositionText) -> None:
    if name == "stack":
        out.stack = parse_stack(scan, "go(…)")
    else:
        setattr(out, name, parse_cards(scan, 8))


def read_banks(scan: Scanner) -> list[int]:
    """The tokens in the bank, or in each of several."""
    out = [read_count("the tokens in the bank")(scan)]
    while more := scan.take(rf"\s+{NUMBER}(?=\s|$)"):
        out.append(int(more))
    return out


def parse_seat(scan: Scanner) -> SeatText:
    """`a<card>[traits]food a~b.pair | hand cards | discard cards`."""
    out = SeatText()
    while scan.take(r"\s*") is not None and not scan.ended:
        section = read_section(scan, out, "hand", "discard", "born", "points")
        if section == "points":
            out.points = read_section_count(scan, "the points of earlier turns")
        elif section == "born":
            out.born = read_section_count(scan, "how many animals the seat has had")
        elif section is not None:
            setattr(out, section, parse_cards(scan, 8))
        elif scan.sees(r"[a-z]{1,2}~"):
            out.pairs.append(parse_pair(scan))
        else:
            out.animals.append(parse_animal(scan))
    return out


def parse_animal(scan: Scanner) -> AnimalText:
    name = scan.need(ANIMAL, "an animal, a pair or a section after |")
    out = AnimalText(piece_number(name), place(scan, name))
    if scan.take("#"):
        out.number = int(scan.need(NUMBER, "its number in order of birth"))
    if scan.take("@"):
        out.place = read_place(scan)
    if scan.take("<->"):
        out.is_remains = True
    elif scan.take("<"):
        out.revealed = scan.take("!") is not None
        out.card = parse_card(scan, 8)
        out.has_bitten = out.revealed and scan.take("'") is not None
        scan.need(">", '">"')
    if scan.take(r"\["):
        out.traits = []
        while scan.take(r"\s*\]") is None:
            scan.take(r"\s*")
            trait, card = read_side(scan)
            out.traits.append(TraitText(trait, card, scan.take(r"[*+'\"^-]*") or ""))
    parse_food(scan, out)
    parse_conditions(scan, out)
    scan.need(r"(?=\s|$)", "a space after the animal")
    return out


def parse_food(scan: Scanner, out: AnimalText) -> None:
    """`2`, or red and blue separately: `1+1`."""
    food = scan.take(NUMBER)
    if food is None:
        return
    out.food = int(food)
    if scan.take(r"\+"):
        out.blue = int(scan.need(NUMBER, "the blue food"))
        out.food += out.blue


def parse_conditions(scan: Scanner, out: AnimalText) -> None:
    """The other facts about an animal, in any order, each once; it may ignore several cards."""
    while scan.take("!(?=[a-z])"):
        if scan.take("ignores:"):
            animal = piece_number(scan.need(ANIMAL, "an animal"))
            scan.need(r"\.", '"." and a trait')
            trait = read_trait(scan)
            partner = piece_number(scan.need(ANIMAL, "the partner")) if scan.take("~") else -1
            out.blind.append(naming(trait, animal, partner))
        else:
            left = [name for name in CONDITION_BY_NAME if name not in out.conditions]
            out.conditions.add(scan.need("|".join(left) or "$", f"one of {', '.join(left)}"))


def parse_pair(scan: Scanner) -> PairText:
    name = scan.need(r"[a-z]{1,2}", "an animal")
    at, a = place(scan, name), piece_number(name)
    scan.need("~", '"~"')
    b = piece_number(scan.need(ANIMAL, "an animal"))
    scan.need(r"\.", '"." and a pair trait')
    trait, card = read_side(scan)
    fired = scan.take("'") is not None
    scan.need(r"(?=\s|$)", "a space after the pair")
    return PairText(a, b, trait, card, fired, at)


def place(scan: Scanner, read: str) -> Word:
    """Where the text is that was just read."""
    return Word(read, scan.word.line, scan.word.column + scan.at - len(read))


def parse_cards(scan: Scanner, seats: int) -> list[CardText]:
    """Cards in order; `?3` three unknown ones, `3` any three, `-` none."""
    out: list[CardText] = []
    while True:
        if len(out) > MAX_CARDS:
            raise scan.error(f"at most {MAX_CARDS} cards in a pile")
        scan.take(r"\s*")
        if scan.ended or scan.sees(r"\|"):
            return out
        if scan.take(r"-(?=\s|$)"):
            continue
        number = scan.take(rf"{NUMBER}(?=\s|$)")
        if number:
            out += [CardText(FILLER, place(scan, number))] * int(number)
            continue
        count = scan.take(rf"\?{NUMBER}(?=\s|$)")
        if count:
            out += [CardText(UNKNOWN, place(scan, count))] * int(count[1:])
        else:
            out.append(parse_card(scan, seats))


def parse_card(scan: Scanner, seats: int) -> CardText:
    start = scan.at
    type = UNKNOWN if scan.take(r"\?") else read_card(scan)
    known = read_knowers(scan, seats)
    return CardText(type, place(scan, scan.word.text[start : scan.at]), known)


GRAMMAR: Final = Grammar(
    "evolution",
    MOMENTS,
    {
        "turn": HeadWord("turn", read_count("the number of the turn")),
        "bank": HeadWord("banks", read_banks),
        "first": HeadWord("first", read_seat),
        "to": HeadWord("to", read_asked),
        "born": HeadWord("born", read_count("how many animals there have been")),
        "view": HeadWord("seat", read_viewer),
    },
    ("deck", "box", "middle", "stack"),
    parse_seat,
    parse_pile,
)
