"""Does a position look as a text says?  Only what the text mentions is checked."""

from __future__ import annotations

from beagle.games.evolution.animal import (
    FILLED,
    FIRED,
    FRESH,
    OFF,
    card_of,
    first_of,
    named_on,
    named_partner,
    second_of,
    trait_of,
)
from beagle.games.evolution.ids import CARNIVOROUS, TRAIT_NAMES
from beagle.games.evolution.notation.conditions import CONDITION_BY_NAME
from beagle.games.evolution.notation.names import side_name
from beagle.games.evolution.notation.parsing import (
    AnimalText,
    CardText,
    PairText,
    PositionText,
    SeatText,
    TraitText,
    parse_position,
)
from beagle.games.evolution.notation.writing import animal_text, pair_text, pile, remains_text
from beagle.games.evolution.view import AnimalView, View, phase_name
from beagle.kernel.cards import PUBLIC, bit, known_to, type_of
from beagle.kernel.matching import Said, go_differs, head_differs, number_said, numbers_text, seat_said, unlike
from beagle.kernel.position import FILLER
from beagle.kernel.text import piece_name, seat_name


def mismatches(v: View, text: str) -> list[str]:
    """Where the position differs from what the text says: one line each, empty if it matches."""
    said = parse_position(text, head=False)
    out = head_mismatches(v, said)
    for seat, seat_text in said.seats.items():
        there = seat < len(v.players)
        out += seat_mismatches(v, seat, seat_text) if there else [f"there is no seat {seat_name(seat)}"]
    if said.deck is not None:
        out += pile_mismatch("deck", v.deck[::-1], said.deck, 0, 0)
    if said.box is not None:
        out += pile_mismatch("box", v.box, said.box, 0, 0)
    if said.middle is not None:
        out += pile_mismatch("middle", v.middle, said.middle, PUBLIC, PUBLIC)
    return out


def head_mismatches(v: View, said: PositionText) -> list[str]:
    banks = said.banks or []
    head = [
        Said("", said.phase, phase_name(v)),
        number_said("turn", said.turn, v.turn),
        Said("bank", None if said.banks is None else numbers_text(banks), numbers_text(v.banks[: len(banks)])),
        seat_said("first", said.first, v.first),
        number_said("born", said.born, v.born),
    ]
    return head_differs(head) + go_differs(said.to, v.actor)


def seat_mismatches(v: View, seat: int, said: SeatText) -> list[str]:
    player, name = v.players[seat], seat_name(seat)
    out: list[str] = []
    wanted = {a.id: a for a in said.animals}
    there = {a.id: a for a in player.herd + player.remains}
    buried = {a.id for a in player.remains}
    out += [f"{name}: {piece_name(i)} expected, it is not there" for i in wanted if i not in there]
    out += [f"{name}: {piece_name(i)} is there" for i in there if i not in wanted]
    for i, a in wanted.items():
        if i in there and (a.is_remains != (i in buried) or not animal_fits(there[i], a)):
            wide, number = len(v.banks) > 1, "" if a.number is None else f"#{there[i].number}"
            shown = animal_text(there[i], len(v.players), wide, number)
            if i in buried:
                shown = remains_text(there[i], wide, number)
            out.append(f"{name}: it is {shown}")
    if said.pairs:
        out += pair_mismatches(v, seat, said.pairs)
    if said.hand is not None:
        out += pile_mismatch(f"{name}: | hand", player.hand, said.hand, bit(seat), bit(seat))
    if said.points is not None and said.points != player.points:
        out.append(unlike(f"{name}: | points {said.points}", f"points {player.points}"))
    if said.born is not None and said.born != player.born:
        out.append(unlike(f"{name}: | born {said.born}", f"born {player.born}"))
    if said.discard is not None:
        out += pile_mismatch(f"{name}: | discard", player.discard, said.discard, PUBLIC, bit(seat))
    return out


def animal_fits(a: AnimalView, said: AnimalText) -> bool:
    if said.card is not None and not card_fits(a.card, said.card):
        return False
    if said.food not in (None, a.food) or said.blue not in (None, a.blue) or said.number not in (None, a.number):
        return False
    if said.place not in (None, a.place + 1) or said.revealed > a.revealed:
        return False
    if not all(CONDITION_BY_NAME[name].true(a) for name in said.conditions):
        return False
    if said.has_bitten and not a.used >> CARNIVOROUS & 1:
        return False
    if not {named_key(named) for named in said.blind} <= {named_key(named) for named in a.blind}:
        return False
    if said.traits is None:
        return True
    return len(said.traits) == len(a.traits) and all(
        trait_fits(a, *both) for both in zip(a.traits, said.traits, strict=True)
    )


def named_key(named: int) -> tuple[int, ...]:
    """An ignored pair card may be named by either of the two animals."""
    return (trait_of(named), *sorted((named_on(named), named_partner(named))))


def trait_fits(a: AnimalView, packed: int, said: TraitText) -> bool:
    trait = trait_of(packed)
    marks = {
        "*": packed & FILLED,
        "'": a.used >> trait & 1,
        '"': a.stale >> trait & 1,
        "^": a.rested >> trait & 1,
        "-": packed & OFF,
        "+": packed & FRESH,
    }
    if trait != said.trait or said.card not in (None, card_of(packed)):
        return False
    if ("*" in said.marks) != bool(packed & FILLED):
        return False
    return all(marks[mark] for mark in said.marks)


def pair_mismatches(v: View, seat: int, said: list[PairText]) -> list[str]:
    player = v.players[seat]
    herd = {a.id for a in player.herd + player.remains}
    left = [pair for pair in v.pairs if first_of(pair) in herd]
    out: list[str] = []
    for wanted in said:
        fitting = [pair for pair in left if pair_fits(pair, wanted)]
        if fitting:
            left.remove(fitting[0])
        else:
            text = f"{piece_name(wanted.a)}~{piece_name(wanted.b)}.{TRAIT_NAMES[wanted.trait]}"
            out.append(f"{seat_name(seat)}: {text} expected, it is not there as written")
    return out + [f"{seat_name(seat)}: {pair_text(pair)} is there" for pair in left]


def pair_fits(pair: int, said: PairText) -> bool:
    ends = (first_of(pair), second_of(pair))
    if trait_of(pair) != said.trait or said.card not in (None, card_of(pair)):
        return False
    if said.fired and not pair & FIRED:
        return False
    return ends == (said.a, said.b) or (
        ends == (said.b, said.a) and side_name(said.trait, card_of(pair)) != "symbiosis"
    )


def pile_mismatch(name: str, cards: list[int], said: list[CardText], usual: int, usual_unknown: int) -> list[str]:
    """`usual`: who knows a card of this pile; `usual_unknown`: who knows one that the viewer doesn't."""
    fits = len(cards) == len(said) and all(card_fits(c, text) for c, text in zip(cards, said, strict=True))
    if not fits and len(cards) == len(said):  # another order is fine
        left = list(cards)
        for text in sorted(said, key=lambda text: text.type):
            fitting = [c for c in left if card_fits(c, text)]
            if not fitting:
                break
            left.remove(fitting[0])
        fits = not left
    return [] if fits else [f"it is {name} {pile(cards, usual, usual_unknown, 8)}"]


def card_fits(c: int, said: CardText) -> bool:
    if said.type not in (FILLER, type_of(c)):
        return False
    return said.known in (None, known_to(c))
