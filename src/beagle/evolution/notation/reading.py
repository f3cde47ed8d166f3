"""Text to a position: what it leaves out has a default."""

from __future__ import annotations

from typing import Final

from beagle.evolution.animal import FILLED, FIRED, FRESH, OFF, joining, lying
from beagle.evolution.ids import CARNIVOROUS, USE
from beagle.evolution.notation.names import ANIMAL, NUMBER, cards_with, read_trait
from beagle.evolution.notation.parsing import FILLER, AnimalText, CardText, PositionText, parse_position
from beagle.evolution.rulesets import rules
from beagle.evolution.state import State
from beagle.evolution.trait import Rules
from beagle.evolution.view import STEP_BY_NAME, AnimalView, PlayerView, View, cards_in, lay
from beagle.kernel.action import act
from beagle.kernel.cards import PUBLIC, UNKNOWN, WHOLE, bit, card, known_to, shown, type_of
from beagle.kernel.table import NOBODY
from beagle.kernel.text import NotationError, Scanner, Word, piece_number, seat_number

DECK: Final = 20  # cards in the deck of a position that does not say


def read_position(text: str) -> State:
    """The state of a whole position, before anything follows from it."""
    v = build(parse_position(text))
    if v.seat != WHOLE or any(type_of(c) == UNKNOWN for c in cards_in(v)):
        raise NotationError("a whole position: it has no ? and is nobody's view", "?" if "?" in text else "view")
    return lay(v)


def read_view(text: str) -> View:
    """A view, written by `write_view`."""
    said = parse_position(text)
    v = build(said)
    v.actor = NOBODY if said.to is None else said.to
    return v


def build(said: PositionText) -> View:
    """What the text says, and defaults for what it does not say."""
    seats = max(said.seats, default=-1) + 1
    made = rules(said.ruleset or "", seats)
    first = said.first or 0
    v = View(ruleset=made.name, seat=WHOLE if said.seat is None else said.seat, players=[])
    v.turn = 1 if said.turn is None else said.turn
    v.first = first
    v.banks = list(said.banks or []) + [0] * (len(made.places) - len(said.banks or []))
    for seat in range(seats):
        v.players.append(build_player(said, seat))
    v.pairs = build_pairs(said)
    v.deck = build_pile(said.deck, 0, 0)[::-1]
    v.box = build_pile(said.box, 0, 0)
    v.middle = build_pile(said.middle, PUBLIC, PUBLIC)
    if said.deck is None:
        v.deck = [card(FILLER)] * DECK
    born = max((a.id for p in v.players for a in p.herd), default=-1) + 1
    v.born = max(born, said.born or 0)
    v.stack = build_stack(said, made, first)
    fill(v, made.deck)
    return v


def build_player(said: PositionText, seat: int) -> PlayerView:
    if seat not in said.seats:
        return PlayerView()
    text = said.seats[seat]
    herd = [build_animal(a, seat) for a in text.animals]
    hand, discard = build_pile(text.hand, bit(seat), bit(seat)), build_pile(text.discard, PUBLIC, bit(seat))
    return PlayerView(hand, discard, herd, text.points or 0)


def build_animal(said: AnimalText, seat: int) -> AnimalView:
    held = said.card or CardText(FILLER)
    a = AnimalView(said.id, seat, card(held.type, bit(seat) if held.known is None else held.known))
    a.poisoned = said.poisoned
    a.revealed, a.blind = said.revealed, said.blind
    a.used = 1 << CARNIVOROUS if said.has_bitten else 0
    a.card = shown(a.card, PUBLIC) if a.revealed else a.card
    a.food = said.food or 0
    for trait in said.traits or []:
        packed = lying(trait.trait, cards_with(trait.trait)[0] if trait.card is None else trait.card)
        packed |= FILLED if "*" in trait.marks else 0
        packed |= FRESH if "+" in trait.marks else 0
        packed |= OFF if "-" in trait.marks else 0
        a.used |= 1 << trait.trait if "'" in trait.marks else 0
        a.rested |= 1 << trait.trait if "^" in trait.marks else 0
        a.traits.append(packed)
    return a


def build_pairs(said: PositionText) -> list[int]:
    out: list[int] = []
    for seat in sorted(said.seats):
        for pair in said.seats[seat].pairs:
            printed = cards_with(pair.trait)[0] if pair.card is None else pair.card
            out.append(joining(pair.trait, printed, pair.a, pair.b) | (FIRED if pair.fired else 0))
    return out


def build_pile(said: list[CardText] | None, usual: int, usual_unknown: int) -> list[int]:
    out: list[int] = []
    for c in said or []:
        known = usual_unknown if c.type in (UNKNOWN, FILLER) else usual
        out.append(card(c.type, known if c.known is None else c.known))
    return out


def fill(v: View, deck: list[int]) -> None:
    """Cards that the text only counts are taken from those it does not name, in printed order."""
    pool = deck.copy()
    for c in cards_in(v):
        if type_of(c) in pool:
            pool.remove(type_of(c))
    pool = pool[::-1]

    def filled(c: int) -> int:
        if type_of(c) != FILLER:
            return c
        return card(pool.pop() if pool else deck[0], known_to(c))

    for player in v.players:
        player.hand = [filled(c) for c in player.hand]
        player.discard = [filled(c) for c in player.discard]
        for a in player.herd:
            a.card = filled(a.card)
    v.deck = [filled(c) for c in v.deck]
    v.box = [filled(c) for c in v.box]


def build_stack(said: PositionText, made: Rules, first: int) -> list[tuple[str, list[int]]]:
    """The steps that are pending; without them, those of the beginning of the named player's go in the phase."""
    if said.stack is not None:
        return [(name, read_fields(name, fields)) for name, fields in said.stack]
    if said.phase == "over":
        return []
    phase = said.phase or made.phase_names[0]
    if phase not in made.phase_names:
        raise NotationError(f"a phase of {made.name}: {', '.join(made.phase_names)}", phase)
    to = first if said.to is None else said.to
    index = made.phase_names.index(phase)
    steps = made.phases[index].opening((to - first) % made.seats, to)
    return [("turn", [index + 1]), *((step.name, step.save()) for step in steps)]


def read_fields(name: str, text: Word) -> list[int]:
    """The fields of a step; what is not written is zero."""
    if name not in STEP_BY_NAME:
        raise text.error(f"a step: {', '.join(STEP_BY_NAME)}")
    out: list[int] = []
    for label, type in (part.split(":") for part in STEP_BY_NAME[name].spec.split()):
        values = read_field(text, label, type.rstrip("*"))
        out += values if type.endswith("*") else values or [0]
    return out


def read_field(text: Word, label: str, type: str) -> list[int]:
    """All values under this label."""
    out: list[int] = []
    scan = Scanner(text)
    while not scan.ended:
        scan.take(r"\s*")
        found = scan.need(r"[a-z]+", "a field")
        if found != label:
            scan.take(r"=\S+")
        elif type == "flag":
            out.append(1)
        else:
            scan.need("=", '"="')
            out.append(read_value(scan, type))
        scan.take(r"\s*")
    return out


def read_value(scan: Scanner, type: str) -> int:
    if type == "seat":
        return seat_number(scan.need("[A-H]", "a seat"))
    if type == "seats":
        return sum(1 << seat_number(letter) for letter in scan.need("[A-H]+", "seats"))
    if type == "animal":
        return piece_number(scan.need(ANIMAL, "an animal"))
    if type == "action":
        giver = piece_number(scan.need(ANIMAL, "an animal"))
        scan.need(r"\.", '"."')
        trait = read_trait(scan)
        scan.need(">", '">"')
        return act(USE, giver, trait, piece_number(scan.need(ANIMAL, "an animal")))
    if type == "trait":
        return read_trait(scan)
    if type == "traits":
        mask = 1 << read_trait(scan)
        while scan.take(r"\+"):
            mask |= 1 << read_trait(scan)
        return mask
    return int(scan.need(NUMBER, "a number"))
