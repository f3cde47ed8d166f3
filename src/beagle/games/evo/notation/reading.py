"""Build a position from text; what it leaves out gets a default."""

from __future__ import annotations

from functools import partial
from typing import Final

from beagle.games.evo.clan import PURSE
from beagle.games.evo.ids import FIRST_SPECIAL, GENES, METEOR, MOMENTS, PHASES
from beagle.games.evo.notation.checking import check_bag, check_cards, check_head, check_lab, check_seats, check_stack
from beagle.games.evo.notation.names import NUMBER
from beagle.games.evo.notation.parsing import PositionText, SeatText, parse_position
from beagle.games.evo.power import Rules
from beagle.games.evo.rulesets import own_map, rules
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.view import SPECS, ClanView, View, state_of
from beagle.kernel.cards import UNKNOWN, WHOLE, bit, card
from beagle.kernel.hexes import read_hex
from beagle.kernel.position import FILLER, read_fields
from beagle.kernel.state import NOBODY
from beagle.kernel.text import NotationError, Scanner, Word, seat_number

START: Final = "climate"
SOLD: Final = 3  # the stage of a mutation phase when the auction is over
NEEDED: Final = ("seat", "land", "moment")  # types of fields that have no zero value


def read_position(text: str) -> State:
    """The state of a whole position, before anything follows from it."""
    said = parse_position(text)
    v = build(said)
    if v.seat != WHOLE:
        raise said.at["view"].error("a whole position, not the view of a seat")
    unknown = [said.pile, said.aside, said.bag, said.deck, *(seat.cards for seat in said.seats.values())]
    if any(UNKNOWN in (pile or []) for pile in unknown) or any(seat.mp == -1 for seat in said.seats.values()):
        raise NotationError("a whole position, without ?", "?")
    return state_of(v)


def read_view(text: str) -> View:
    """A view written by `write_view`."""
    said = parse_position(text)
    v = build(said)
    v.actor = NOBODY if said.to is None else said.to
    return v


def build(said: PositionText) -> View:
    """What the text says, plus defaults for what it does not say."""
    seats = max(said.seats, default=-1) + 1
    name = said.ruleset or ""
    map = "" if said.map is None else map_text(name, seats, said.map)
    made = rules(name, seats, map)
    check_head(said, made)
    check_seats(said, made)
    check_cards(said)
    check_lab(said, made)
    check_bag(said)
    v = View(ruleset=made.name, seat=WHOLE if said.seat is None else said.seat, players=[], map=map)
    v.round, v.dial = said.round or 1, said.dial or 0
    v.shift = 0 if said.turns is None else said.turns - 1
    v.order = said.order or list(range(seats))
    v.points, v.lap, v.births = said.points or 0, said.lap or 0, said.births or 0
    v.newborn = NOWHERE if said.newborn is None else made.land.number[said.newborn]
    v.players = [build_clan(said.seats.get(seat), seat, made) for seat in range(seats)]
    for column in said.lab or []:
        v.lab.append(column.gene)
        v.holders.append(column.holder)
        v.bids.append(column.bid or 0)
    v.spent = list(said.spent or [])
    v.spent += [type for seat in said.seats.values() for type in seat.plays or [] if type not in v.spent]
    build_deck(said, v, made)
    build_climate(said, v, made)
    build_bag(said, v, made)
    v.stack = build_stack(said, v, made)
    check_stack(said, v, made)
    return v


def map_text(name: str, seats: int, at: Word) -> str:
    try:
        return own_map(name, seats, at.text)
    except NotationError as error:
        raise NotationError(error.expected, error.found, at.line, at.column + error.column - 1) from error


def build_clan(said: SeatText | None, seat: int, made: Rules) -> ClanView:
    if said is None:
        return ClanView()
    clan = ClanView(PURSE if said.mp is None else said.mp)
    clan.herd = sorted(made.land.number[cell] for cell, _ in said.herd)
    for gene in said.genes or []:
        clan.genes[gene] += 1
    clan.hand = sorted(card(type, bit(seat)) for type in said.cards or [])
    clan.active = sum(bit(type) for type in said.plays or [])
    return clan


def build_deck(said: PositionText, v: View, made: Rules) -> None:
    """Cards that are only counted are those the text does not name, in printed order; so is a deck that is left out."""
    named = {c & 255 for clan in v.players for c in clan.hand} | {*v.spent, *(said.deck or [])}
    rest = [event.id for event in made.cards if event.id not in named][::-1]

    def filled(c: int) -> int:
        if c & 255 != FILLER:
            return c
        return c & ~255 | (rest.pop() if rest else 0)

    for clan in v.players:
        clan.hand = sorted(filled(c) for c in clan.hand)
    v.deck = [filled(c) for c in said.deck][::-1] if said.deck is not None else rest


def build_climate(said: PositionText, v: View, made: Rules) -> None:
    """The same for the tokens; the meteor, if not named, is the last of those that are only counted."""
    rest = [*made.tokens, METEOR]
    for token in [*(said.pile or []), *(said.turned or []), *(said.aside or [])]:
        if token in rest:
            rest.remove(token)
    v.turned = list(said.turned or [])
    pile = [FILLER] * len(rest) if said.pile is None else list(said.pile)
    v.aside = [card(rest.pop(0) if token == FILLER else token) for token in said.aside or []]
    wanted = [place for place, token in enumerate(pile) if token == FILLER]
    if wanted and METEOR in rest:
        pile[wanted.pop()] = METEOR
    for place in wanted:
        pile[place] = rest.pop(0) if rest and rest[0] != METEOR else 1
    v.pile = [card(token) for token in pile[::-1]]


def build_bag(said: PositionText, v: View, made: Rules) -> None:
    """A bag left out holds the genes that are nowhere else; of the special ones, as many as are left of eight."""
    if said.bag is not None:
        for gene in said.bag:
            if gene == UNKNOWN:
                v.unseen += 1
            else:
                v.bag[gene] += 1
        return
    used = [sum(clan.genes[gene] for clan in v.players) + v.lab.count(gene) for gene in range(GENES)]
    for gene in range(1, FIRST_SPECIAL):
        v.bag[gene] = max(0, made.normal[gene] - used[gene])
    free = [gene for gene in range(FIRST_SPECIAL, GENES) if not used[gene]]
    for gene in free[: max(0, made.specials - sum(used[FIRST_SPECIAL:]))]:
        v.bag[gene] = 1


def build_stack(said: PositionText, v: View, made: Rules) -> list[tuple[str, list[int]]]:
    """The pending steps; without them, the start of the phase, or of the named player's go in it."""
    if said.stack is not None:
        return [
            (name, read_fields(name, fields, SPECS, partial(read_value, made), NEEDED)) for name, fields in said.stack
        ]
    phase = said.phase or START
    if phase == "over":
        return []
    number = PHASES.index(phase)
    to = NOWHERE if said.to is None else said.to
    if phase == "mutation" and to == NOWHERE and v.lab:
        to = next((seat for seat in v.order if seat not in v.holders), NOWHERE)
        if to == NOWHERE:
            return [("round", [number + 1]), ("mutation", [SOLD])]
    steps = made.phases[number].opening(v.order.index(to) if to >= 0 else 0, to)
    counted = said.points is not None or said.births is not None
    if to >= 0 and steps[-1].spec.startswith("seat:seat begun:flag") and counted:
        saved = steps[-1].save()
        saved[1] = 1
        steps[-1].load(saved)
    return [("round", [number + 1]), *((step.name, step.save()) for step in steps)]


def read_value(made: Rules, scan: Scanner, type: str) -> int:
    if type == "seat":
        letter = scan.need("[A-H]", "a seat")
        if seat_number(letter) >= made.seats:
            raise scan.error("a seat of this table", back=1)
        return seat_number(letter)
    if type == "moment":
        name = scan.need(r"[a-z]+", "a moment")
        if name not in MOMENTS:
            raise scan.error(f"a moment: {', '.join(MOMENTS)}", back=len(name))
        return MOMENTS.index(name)
    if type in ("cell", "land"):
        start = scan.at
        cell = read_hex(scan)
        if cell not in made.land.number:
            raise scan.error("a cell of the land", back=scan.at - start)
        return made.land.number[cell] + (1 if type == "cell" else 0)
    return int(scan.need(NUMBER, "a number"))
