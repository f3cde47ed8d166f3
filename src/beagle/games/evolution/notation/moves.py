"""Moves as text, both ways."""

from __future__ import annotations

from beagle.games.evolution import actions
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
    MIGRATION,
    NO_SUCH_CARD,
    PAIR,
    PLACES,
    RESTORE,
    TAKE,
    TRAIT,
    TRAIT_NAMES,
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
from beagle.kernel.action import PASS, ROLL, kind_of, roll, rolled_face
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
        return f"%{rolled_face(action)}"
    if kind == PUT:
        place = f"@{g.rules.places[actions.put_place(action)]}" if g.rules.wide else ""
        return f"+{put_text(g, action, seat)}{place}"
    if kind == RESTORE:
        return f"+{put_text(g, action, seat)}:{piece_name(actions.restored_animal(action))}"
    if kind == TRAIT:
        return play_text(action)
    if kind == PAIR:
        return f"{play_text(action)}~{piece_name(actions.played_partner(action))}"
    if kind == TAKE:
        return f"{piece_name(actions.acting_animal(action))}*"
    return use_text(g, action)


def put_text(g: State, action: int, seat: int | None) -> str:
    """A card that is put down as an animal, if it may be seen."""
    card = actions.played_card(action)
    return "?" if card == UNKNOWN or seat not in (None, g.actor) else CARDS[card].name


def play_text(action: int) -> str:
    """A trait that is played on an animal."""
    side = side_name(actions.played_trait(action), actions.played_card(action))
    return f"{side}:{piece_name(actions.played_on(action))}"


def use_text(g: State, action: int) -> str:
    animal, trait = piece_name(actions.acting_animal(action)), g.rules.traits[actions.used_trait(action)]
    if trait.id == CARNIVOROUS:
        return f"{animal}>{attacked_text(g, action)}"
    if trait.aim == AN_EXCHANGE:
        return exchange_text(g, action)
    if trait.pair or trait.aim == A_PLACE:
        return aimed_text(action)
    text = f"{animal}.{TRAIT_NAMES[trait.id]}"
    if trait.aim == AN_ANIMAL:
        return f"{text}>{attacked_text(g, action)}"
    if trait.aim == A_TRAIT:
        return f"{text}>{ignored_text(g, actions.target_ignored(action))}"
    if trait.aim == A_COUNT:
        return f"{text}*{actions.target_count(action)}"
    if trait.aim == A_CARD:
        return f"{text}>{card_text(g, actions.target_kind(action), actions.target_which(action))}"
    return text


def attacked_text(g: State, action: int) -> str:
    """The prey, and the card of it that the hunter ignores: `m`, `m/camouflage`, `m/symbiosis~n`."""
    prey, ignored = piece_name(actions.target_animal(action)), actions.attack_ignores(action)
    return f"{prey}/{ignored_text(g, ignored)}" if ignored else prey


def ignored_text(g: State, ignored: int) -> str:
    return card_text(g, actions.ignored_kind(ignored), actions.ignored_partner(ignored))


def aimed_text(action: int) -> str:
    """A pair trait that works, or an animal that migrates or follows: `a.cooperation>b`, `a.migration>ocean`."""
    trait, to = actions.used_trait(action), piece_name(actions.target_animal(action))
    if trait in TO_A_PLACE:
        to = PLACES[actions.target_place(action) + 1]
    return f"{piece_name(actions.acting_animal(action))}.{TRAIT_NAMES[trait]}>{to}"


def exchange_text(g: State, action: int) -> str:
    """`a.recombination>b/camouflage/fat.2`: what each gives; or which of two equals goes: `b.recombination>shy.2`."""
    animal, partner = actions.acting_animal(action), actions.exchange_partner(action)
    text = f"{piece_name(animal)}.{TRAIT_NAMES[actions.used_trait(action)]}>"
    if actions.drops_double(action):
        return f"{text}{TRAIT_NAMES[actions.double_kind(action)]}" + (".2" if actions.drops_coming(action) else "")
    given = given_text(g, animal, actions.exchange_given(action))
    taken = given_text(g, partner, actions.exchange_taken(action))
    return f"{text}{piece_name(partner)}/{given}/{taken}"


def given_text(g: State, animal: int, place: int) -> str:
    kinds = [trait_of(packed) for packed in g.animals[animal].traits]
    return card_text(g, kinds[place], kinds[:place].count(kinds[place]))


def card_text(g: State, trait: int, which: int) -> str:
    """A trait card of an animal: a pair card is named by the partner; the second among equals is `.2`."""
    name = TRAIT_NAMES[trait]
    if g.rules.traits[trait].pair:
        return f"{name}~{piece_name(which)}"
    return f"{name}.{which + 1}" if which else name


def parse_move(g: State, text: str, seat: int | None = None) -> int:
    """The action of a well-formed move, legal or not.  `seat` is who would make it: the actor by default."""
    scan = begin_move(text, A_MOVE)
    mover = g.actor if seat is None else seat
    if mover == CHANCE or scan.sees("%"):
        scan.take(r"%\s*")
        return roll(parse_number(scan, "the face of a die, 1 to 6", 1, 6))
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
        return actions.restore(card, parse_animal(g, scan).id)
    if not g.rules.wide:
        return actions.put(card, 0)
    scan.need("@", '"@" and a place')
    return actions.put(card, read_place(scan) - 1)


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
        return actions.play(card, trait, a.id)
    scan.need("~", '"~" and the second animal of the pair')
    b = parse_animal(g, scan)
    if not g.rules.traits[trait].directed and a.id > b.id:
        a, b = b, a
    return actions.play_pair(card, trait, a.id, b.id)


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
        return actions.take(a.id)
    if scan.take(">"):
        return actions.attack(a.id, CARNIVOROUS, parse_animal(g, scan).id, parse_after_slash(g, scan))
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
        return actions.use_place(a.id, number, parse_place(g, scan))
    if trait.aim == AN_EXCHANGE:
        scan.need(">", '">" and an animal')
        return parse_exchange(g, scan, a, number)
    if trait.aim == AN_ANIMAL or trait.pair:
        scan.need(">", '">" and an animal')
        target = parse_animal(g, scan).id
        return actions.attack(a.id, number, target, parse_after_slash(g, scan) if trait in g.rules.pouncing else 0)
    if trait.aim == A_TRAIT:
        scan.need(">", '">" and a trait')
        return actions.use_to_ignore(a.id, number, parse_ignored(g, scan))
    if trait.aim == A_COUNT:
        if scan.take(r"\*") is None:
            return actions.use_count(a.id, number, 1)
        return actions.use_count(a.id, number, parse_number(scan, "how many tokens, 1 to 99", 1, 99))
    if trait.aim == A_CARD:
        scan.need(">", '">" and a trait')
        target, which = parse_card(g, scan)
        return actions.use_card(a.id, number, target, which)
    return actions.use(a.id, number)


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
        return actions.drop_double(a.id, number, kind, 1 if scan.take(r"\.2") else 0)
    b = parse_animal(g, scan)
    places: list[int] = []
    for animal in (a, b):
        scan.need("/", '"/" and a trait of each')
        kind, which = parse_card(g, scan)
        lies = -1 if g.rules.traits[kind].pair else g.place_of(animal, kind, which)
        places.append(NO_SUCH_CARD if lies < 0 else lies)
    if a.id > b.id:
        a, b, places = b, a, places[::-1]
    return actions.exchange(a.id, number, b.id, places[0], places[1])


def parse_after_slash(g: State, scan: Scanner) -> int:
    return parse_ignored(g, scan) if scan.take("/") else 0


def parse_ignored(g: State, scan: Scanner) -> int:
    """A trait that is ignored, with the partner of a pair card: `fat`, `cooperation~b`.  Equals are one option."""
    return actions.ignore(*parse_kind(g, scan))


def parse_kind(g: State, scan: Scanner) -> tuple[int, int]:
    """A kind of trait, with the partner of a pair card."""
    trait = read_trait(scan)
    if g.rules.traits[trait].pair:
        scan.need("~", '"~" and the partner')
        return trait, parse_animal(g, scan).id
    return trait, 0


def parse_card(g: State, scan: Scanner) -> tuple[int, int]:
    """A trait card of the animal: `fat`, `fat.2`, `cooperation~b`."""
    trait, partner = parse_kind(g, scan)
    if g.rules.traits[trait].pair or scan.take(r"\.") is None:
        return trait, partner
    which = int(scan.need(r"[1-9][0-9]?(?![0-9])", "which of them, 1 to 99"))
    return trait, which - 1
