"""Moves as text, both ways."""

from __future__ import annotations

from beagle.games.evolution.animal import Animal, full_name, trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import (
    A_CARD,
    A_COUNT,
    A_PLACE,
    A_TRAIT,
    AN_ANIMAL,
    AN_EXCHANGE,
    CARNIVOROUS,
    FLIGHT,
    GOES,
    MIGRATION,
    NO_SUCH_CARD,
    PAIR,
    PLACES,
    RESTORE,
    TAKE,
    TRAIT,
    TRAIT_NAMES,
    USE,
)
from beagle.games.evolution.ids import ANIMAL as PUT
from beagle.games.evolution.notation.names import (
    ANIMAL,
    FULL_NAME,
    NUMBER,
    cards_with,
    read_card,
    read_place,
    read_side,
    read_trait,
    side_name,
)
from beagle.games.evolution.state import State
from beagle.kernel.action import PASS, ROLL, act, arg_a, arg_b, arg_c, arg_d, arg_e, kind_of
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.position import begin_move
from beagle.kernel.state import CHANCE
from beagle.kernel.text import Scanner, piece_name, piece_number

TO_A_PLACE = (MIGRATION, FLIGHT)  # their use names a place
EITHER = f"({ANIMAL}|{FULL_NAME})"  # an animal by its letter or by its name
A_MOVE = "a move: +card, trait:animal, animal*, animal>animal, animal.trait or -"


def write_move(g: State, action: int, seat: int | None = None) -> str:
    """The move as this seat may see it; in full if no seat is given."""
    kind = kind_of(action)
    if kind == PASS:
        return "-"
    if kind == ROLL:
        return f"%{arg_a(action)}"
    if kind == PUT:
        return "+" + put_text(g, action, seat) + (f"@{g.rules.places[arg_b(action)]}" if g.rules.wide else "")
    if kind == RESTORE:
        return f"+{put_text(g, action, seat)}:{piece_name(arg_b(action))}"
    if kind == TRAIT:
        return f"{side_name(arg_b(action), arg_a(action))}:{piece_name(arg_c(action))}"
    if kind == PAIR:
        side = side_name(arg_b(action), arg_a(action))
        return f"{side}:{piece_name(arg_c(action))}~{piece_name(arg_d(action))}"
    if kind == TAKE:
        return f"{piece_name(arg_a(action))}*"
    return use_text(g, action)


def put_text(g: State, action: int, seat: int | None) -> str:
    """A card that is put down as an animal, if it may be seen."""
    hidden = arg_a(action) == UNKNOWN or seat not in (None, g.actor)
    return "?" if hidden else CARDS[arg_a(action)].name


def use_text(g: State, action: int) -> str:
    animal, trait = piece_name(arg_a(action)), g.rules.traits[arg_b(action)]
    if trait.id == CARNIVOROUS:
        return f"{animal}>{piece_name(arg_c(action))}{ignored_text(g, action)}"
    if trait.aim == AN_EXCHANGE:
        return exchange_text(g, action)
    if trait.pair or trait.aim == A_PLACE:
        return aimed_text(action)
    text = f"{animal}.{TRAIT_NAMES[trait.id]}"
    if trait.aim == AN_ANIMAL:
        return f"{text}>{piece_name(arg_c(action))}{ignored_text(g, action)}"
    if trait.aim == A_TRAIT:
        return f"{text}>{TRAIT_NAMES[arg_c(action)]}{which_text(g, arg_c(action), arg_d(action))}"
    if trait.aim == A_COUNT:
        return f"{text}*{arg_c(action)}"
    if trait.aim == A_CARD:
        return f"{text}>{TRAIT_NAMES[arg_c(action)]}{which_text(g, arg_c(action), arg_d(action))}"
    return text


def ignored_text(g: State, action: int) -> str:
    """The trait of the prey that the hunter ignores: `a>m/camouflage`, `a>m/symbiosis~n`."""
    if not arg_d(action):
        return ""
    return f"/{TRAIT_NAMES[arg_d(action)]}{which_text(g, arg_d(action), arg_e(action))}"


def aimed_text(action: int) -> str:
    """A pair trait that works, or an animal that migrates or follows: `a.cooperation>b`, `a.migration>ocean`."""
    to = PLACES[arg_c(action) + 1] if arg_b(action) in TO_A_PLACE else piece_name(arg_c(action))
    return f"{piece_name(arg_a(action))}.{TRAIT_NAMES[arg_b(action)]}>{to}"


def exchange_text(g: State, action: int) -> str:
    """`a.recombination>b/camouflage/fat.2`: what each gives; or which of two equals goes: `b.recombination>shy.2`."""
    text = f"{piece_name(arg_a(action))}.{TRAIT_NAMES[arg_b(action)]}>"
    if arg_e(action) == GOES:
        return f"{text}{TRAIT_NAMES[arg_c(action)]}" + (".2" if arg_d(action) else "")
    given, taken = given_text(g, arg_a(action), arg_d(action)), given_text(g, arg_c(action), arg_e(action))
    return f"{text}{piece_name(arg_c(action))}/{given}/{taken}"


def given_text(g: State, animal: int, place: int) -> str:
    kinds = [trait_of(packed) for packed in g.animals[animal].traits]
    return TRAIT_NAMES[kinds[place]] + which_text(g, kinds[place], kinds[:place].count(kinds[place]))


def which_text(g: State, trait: int, which: int) -> str:
    """A pair card is named by the partner; the second among equals is `.2`."""
    if g.rules.traits[trait].pair:
        return f"~{piece_name(which)}"
    return f".{which + 1}" if which else ""


def parse_move(g: State, text: str, seat: int | None = None) -> int:
    """The action of a well-formed move, legal or not.  `seat` is who would make it: the actor by default."""
    scan = begin_move(text, A_MOVE)
    mover = g.actor if seat is None else seat
    if mover == CHANCE or scan.sees("%"):
        scan.take(r"%\s*")
        return act(ROLL, parse_number(scan, "the face of a die, 1 to 6", 1, 6))
    if scan.take(r"-$"):
        return PASS
    if scan.take(r"\+"):
        action = parse_put(g, scan)
    elif scan.sees(r"[a-z-]+(\([a-z-]*\)?)?:"):
        action = parse_play(g, scan, mover)
    else:
        action = parse_act(g, scan)
    scan.end("the end of the move")
    return action


def parse_put(g: State, scan: Scanner) -> int:
    """`+card`, or with places `+card@laurasia`; on remains `+card:a`, or `+?:a` with a card from the deck."""
    card = UNKNOWN if scan.take(r"\?(?=:)") else read_card(scan)
    if scan.take(":"):
        return act(RESTORE, card, parse_animal(g, scan).id)
    if not g.rules.wide:
        return act(PUT, card)
    scan.need("@", '"@" and a place')
    return act(PUT, card, read_place(scan) - 1)


def parse_number(scan: Scanner, expected: str, low: int, high: int) -> int:
    number = int(scan.need(NUMBER, expected))
    if not low <= number <= high:
        raise scan.error(expected, back=len(str(number)))
    scan.end("the end of the move")
    return number


def parse_animal(g: State, scan: Scanner) -> Animal:
    """An animal on the table by its letter or name: `m`, `B1`."""
    name = scan.need(EITHER, "an animal")
    found = by_letter(g, name) if name.islower() else by_name(g, name)
    if found is None:
        there = ", ".join(piece_name(a.id) for a in g.animals if a.alive)
        raise scan.error(f"an animal on the table ({there})", back=len(name))
    return found


def by_letter(g: State, name: str) -> Animal | None:
    number = piece_number(name)
    there = number < len(g.animals) and (g.animals[number].alive or g.is_remains(number))
    return g.animals[number] if there else None


def by_name(g: State, name: str) -> Animal | None:
    for player in g.players:
        for a in player.herd + player.remains:
            if name == full_name(a.owner, a.number):
                return a
    return None


def parse_play(g: State, scan: Scanner, seat: int) -> int:
    """`trait:animal` or `trait:animal~animal`, with the card's other side if needed."""
    trait, card = read_side(scan)
    if g.rules.traits[trait].id != trait:
        raise scan.error("a trait of this ruleset", back=scan.at)
    if card is None:
        card = card_meant(g, trait, seat)
    scan.need(":", '":"')
    a = parse_animal(g, scan)
    if not g.rules.traits[trait].pair:
        return act(TRAIT, card, trait, a.id)
    scan.need("~", '"~" and the second animal of the pair')
    b = parse_animal(g, scan)
    if not g.rules.traits[trait].directed and a.id > b.id:
        a, b = b, a
    return act(PAIR, card, trait, a.id, b.id)


def card_meant(g: State, trait: int, seat: int) -> int:
    """The card in hand with this trait; if there are several, the first in printed order."""
    bearing = cards_with(trait)
    if 0 <= seat < g.seats:
        held = {type_of(c) for c in g.players[seat].hand}
        return next((card for card in bearing if card in held), bearing[0])
    return bearing[0]


def parse_act(g: State, scan: Scanner) -> int:
    """What an animal does: take food, attack, use a trait."""
    if not scan.sees(f"{EITHER}[*>.]"):
        raise scan.error(A_MOVE)
    a = parse_animal(g, scan)
    if scan.take(r"\*"):
        return act(TAKE, a.id)
    if scan.take(">"):
        return act(USE, a.id, CARNIVOROUS, parse_animal(g, scan).id, *parse_after_slash(g, scan))
    scan.need(r"\.", '"*", ">" or "."')
    start = scan.at
    trait = g.rules.traits[read_trait(scan)]
    if trait.id == 0:
        raise scan.error("a trait of this ruleset", back=scan.at - start)
    return parse_use(g, scan, a, trait.id)


def parse_use(g: State, scan: Scanner, a: Animal, number: int) -> int:
    trait = g.rules.traits[number]
    if trait.aim == A_PLACE:
        scan.need(">", '">" and a place')
        return act(USE, a.id, number, parse_place(g, scan))
    if trait.aim == AN_EXCHANGE:
        scan.need(">", '">" and an animal')
        return parse_exchange(g, scan, a, number)
    if trait.aim == AN_ANIMAL or trait.pair:
        scan.need(">", '">" and an animal')
        target = parse_animal(g, scan).id
        return act(USE, a.id, number, target, *(parse_after_slash(g, scan) if trait in g.rules.pouncing else ()))
    if trait.aim == A_TRAIT:
        scan.need(">", '">" and a trait')
        return act(USE, a.id, number, *parse_ignored(g, scan))
    if trait.aim == A_COUNT:
        if scan.take(r"\*") is None:
            return act(USE, a.id, number, 1)
        return act(USE, a.id, number, parse_number(scan, "how many tokens, 1 to 99", 1, 99))
    if trait.aim == A_CARD:
        scan.need(">", '">" and a trait')
        target, which = parse_card(g, scan)
        return act(USE, a.id, number, target, which)
    return act(USE, a.id, number)


def parse_place(g: State, scan: Scanner) -> int:
    start = scan.at
    place = read_place(scan) - 1
    if place >= len(g.rules.places):
        raise scan.error("a place of this table", back=scan.at - start)
    return place


def parse_exchange(g: State, scan: Scanner, a: Animal, number: int) -> int:
    """Partner, given and taken card; the animal that came first is written first.  Or which of two equals goes."""
    if not scan.sees(f"{EITHER}/"):
        kind = read_trait(scan)
        return act(USE, a.id, number, kind, 1 if scan.take(r"\.2") else 0, GOES)
    b = parse_animal(g, scan)
    places: list[int] = []
    for animal in (a, b):
        scan.need("/", '"/" and a trait of each')
        kind, which = parse_card(g, scan)
        lies = -1 if g.rules.traits[kind].pair else g.place_of(animal, kind, which)
        places.append(NO_SUCH_CARD if lies < 0 else lies)
    if a.id > b.id:
        a, b, places = b, a, places[::-1]
    return act(USE, a.id, number, b.id, *places)


def parse_after_slash(g: State, scan: Scanner) -> tuple[int, int]:
    return parse_ignored(g, scan) if scan.take("/") else (0, 0)


def parse_ignored(g: State, scan: Scanner) -> tuple[int, int]:
    """A trait that is ignored, with the partner of a pair card: `fat`, `cooperation~b`.  Equals are one option."""
    trait = read_trait(scan)
    if g.rules.traits[trait].pair:
        scan.need("~", '"~" and the partner')
        return trait, parse_animal(g, scan).id
    return trait, 0


def parse_card(g: State, scan: Scanner) -> tuple[int, int]:
    """A trait card of the animal: `fat`, `fat.2`, `cooperation~b`."""
    trait, partner = parse_ignored(g, scan)
    if g.rules.traits[trait].pair or scan.take(r"\.") is None:
        return trait, partner
    which = int(scan.need(r"[1-9][0-9]?(?![0-9])", "which of them, 1 to 99"))
    return trait, which - 1
