"""Text to a position: what it leaves out gets a default."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution import actions
from beagle.games.evolution.animal import FILLED, FIRED, FRESH, OFF, joining, lying
from beagle.games.evolution.ids import CARNIVOROUS, FLIGHT, MIGRATION, PLACES
from beagle.games.evolution.notation.births import numbers_of
from beagle.games.evolution.notation.checking import (
    check_births,
    check_cards,
    check_clashes,
    check_conditions,
    check_head,
    check_herds,
    check_ignored,
    check_pairs,
    check_stack,
    check_unknown,
    check_whole,
)
from beagle.games.evolution.notation.conditions import CONDITIONS
from beagle.games.evolution.notation.names import ANIMAL, NUMBER, cards_with, read_place, read_trait
from beagle.games.evolution.notation.parsing import AnimalText, CardText, PositionText, parse_position
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Rules
from beagle.games.evolution.view import SPECS, AnimalView, PlayerView, View, cards_in, state_of
from beagle.kernel.cards import PUBLIC, UNKNOWN, WHOLE, bit, card, known_to, shown, type_of
from beagle.kernel.position import FILLER, read_fields
from beagle.kernel.state import NOBODY
from beagle.kernel.text import Scanner, piece_number, seat_number

DECK: Final = 20  # cards in the deck if the position doesn't say


def read_position(text: str) -> State:
    """The state of a whole position, before anything follows from it."""
    said = parse_position(text)
    v = build(said)
    if v.seat != WHOLE:
        raise said.at["view"].error("a whole position, not the view of a seat")
    check_whole(said)
    g = state_of(v)
    check_clashes(said, g)
    return g


def read_view(text: str) -> View:
    """A view, written by `write_view`."""
    said = parse_position(text)
    v = build(said)
    v.actor = NOBODY if said.to is None else said.to
    check_clashes(said, state_of(v))
    check_unknown(said, v)
    return v


def build(said: PositionText) -> View:
    """What the text says, with defaults for the rest."""
    seats = max(said.seats, default=-1) + 1
    made = rules(said.ruleset or "", seats)
    check_head(said, made)
    check_herds(said, made)
    check_births(said)
    check_pairs(said, made)
    check_cards(said, made)
    first = said.first or 0
    v = View(ruleset=made.name, seat=WHOLE if said.seat is None else said.seat, players=[])
    v.turn = 1 if said.turn is None else said.turn
    v.first = first
    v.banks = list(said.banks or []) + [0] * (len(made.places) - len(said.banks or []))
    for seat in range(seats):
        v.players.append(build_player(said, seat, made))
    v.pairs = build_pairs(said)
    v.deck = build_pile(said.deck, 0, 0)[::-1]
    v.box = build_pile(said.box, 0, 0)
    v.middle = build_pile(said.middle, PUBLIC, PUBLIC)
    if said.deck is None:
        v.deck = [card(FILLER)] * DECK
    born = max((a.id for p in v.players for a in p.herd + p.remains), default=-1) + 1
    v.born = max(born, said.born or 0)
    v.stack = build_stack(said, made, first)
    check_ignored(said, v, made)
    check_stack(said, v, made)
    fill(v, made.deck)
    return v


def build_player(said: PositionText, seat: int, made: Rules) -> PlayerView:
    if seat not in said.seats:
        return PlayerView()
    text = said.seats[seat]
    numbers = numbers_of(text.animals)
    animals = [build_animal(a, seat, number, made) for a, number in zip(text.animals, numbers, strict=True)]
    herd = [a for a, of in zip(animals, text.animals, strict=True) if not of.is_remains]
    remains = [a for a, of in zip(animals, text.animals, strict=True) if of.is_remains]
    born = max(numbers, default=0) if text.born is None else text.born
    hand, discard = build_pile(text.hand, bit(seat), bit(seat)), build_pile(text.discard, PUBLIC, bit(seat))
    return PlayerView(hand, discard, herd, remains, born, text.points or 0)


def build_animal(said: AnimalText, seat: int, number: int, made: Rules) -> AnimalView:
    held = said.card or CardText(FILLER, said.at)
    a = AnimalView(said.id, seat, card(held.type, bit(seat) if held.known is None else held.known), number)
    a.card = 0 if said.is_remains else a.card
    a.place = (said.place or 1) - 1
    a.revealed, a.blind = said.revealed, said.blind.copy()
    a.used = 1 << CARNIVOROUS if said.has_bitten else 0
    a.card = shown(a.card, PUBLIC) if a.revealed else a.card
    a.food, a.blue = said.food or 0, said.blue or 0
    a.got = a.food > 0
    for trait in said.traits or []:
        packed = lying(trait.trait, cards_with(trait.trait)[0] if trait.card is None else trait.card)
        packed |= FILLED if "*" in trait.marks else 0
        packed |= FRESH if "+" in trait.marks else 0
        packed |= OFF if "-" in trait.marks else 0
        a.used |= 1 << trait.trait if "'" in trait.marks else 0
        a.stale |= 1 << trait.trait if '"' in trait.marks else 0
        a.rested |= 1 << trait.trait if "^" in trait.marks else 0
        a.traits.append(packed)
    a.did = a.used & (made.lasting_mask | 1 << MIGRATION)
    a.did |= 1 << MIGRATION if made.wide and a.used >> FLIGHT & 1 else 0
    for condition in CONDITIONS:
        if condition.name in said.conditions:
            condition.put(a)
    check_conditions(said, a, made)
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
    """Cards that the text only counts are taken from those it doesn't name, in printed order."""
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
    """The pending steps; if none are given, those at the beginning of the named player's go in the phase."""
    if said.stack is not None:
        return [(name, read_fields(name, fields, SPECS, read_value)) for name, fields in said.stack]
    if said.phase == "over":
        return []
    phase = said.phase or made.phase_names[0]
    if phase not in made.phase_names:
        raise said.at["phase"].error(f"a phase of {made.name}: {', '.join(made.phase_names)}")
    to = first if said.to is None else said.to
    index = made.phase_names.index(phase)
    steps = made.phases[index].opening((to - first) % made.seats, to)
    return [("turn", [index + 1]), *((step.name, step.save()) for step in steps)]


def read_value(scan: Scanner, type: str) -> int:
    if type == "seat":
        return seat_number(scan.need("[A-H]", "a seat"))
    if type == "seats":
        return sum(1 << seat_number(letter) for letter in scan.need("[A-H]+", "seats"))
    if type in ("animal", "born"):
        return piece_number(scan.need(ANIMAL, "an animal"))
    if type == "action":
        giver = piece_number(scan.need(ANIMAL, "an animal"))
        scan.need(r"\.", '"."')
        trait = read_trait(scan)
        scan.need(">", '">"')
        if scan.sees("|".join(PLACES[1:])):
            return actions.use_place(giver, trait, read_place(scan) - 1)
        return actions.use_on(giver, trait, piece_number(scan.need(ANIMAL, "an animal or a place")))
    if type == "place":
        return read_place(scan)
    if type == "trait":
        return read_trait(scan)
    if type == "traits":
        mask = 1 << read_trait(scan)
        while scan.take(r"\+"):
            mask |= 1 << read_trait(scan)
        return mask
    return int(scan.need(NUMBER, "a number"))
