"""Is the position of a text possible?  Checked before anything is played from it; errors say where the problem is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from beagle.games.evolution import actions
from beagle.games.evolution.animal import full_name, named_on, named_partner, trait_of
from beagle.games.evolution.cards import UPPER
from beagle.games.evolution.ids import CARNIVOROUS, FAT, NEOPLASM, OCEAN, SWIMMING, TRAIT_NAMES
from beagle.games.evolution.law import FREE
from beagle.games.evolution.notation.births import MAX_ANIMALS, numbers_of
from beagle.games.evolution.notation.conditions import CONDITION_BY_NAME
from beagle.games.evolution.notation.moves import TO_A_PLACE
from beagle.games.evolution.notation.names import cards_with
from beagle.games.evolution.notation.parsing import AnimalText, CardText, PositionText
from beagle.games.evolution.state import State
from beagle.games.evolution.trait import Rules
from beagle.games.evolution.view import SPECS, STEPS, AnimalView, View, cards_in, phase_name
from beagle.kernel.cards import PUBLIC, SPECTATOR, UNKNOWN, bit, knows, type_of
from beagle.kernel.position import FILLER
from beagle.kernel.state import CHANCE
from beagle.kernel.text import Word, piece_name, seat_name

MAX_TURNS: Final = 999


def check_head(said: PositionText, made: Rules) -> None:
    """Numbers within bounds, seats that exist, and no place without a bank."""
    for name, seat in (("first", said.first), ("to", said.to), ("view", said.seat)):
        if seat is not None and seat not in (CHANCE, SPECTATOR) and seat >= made.seats:
            raise said.at[name].error(f"a seat of this table, A to {seat_name(made.seats - 1)}")
    if said.turn is not None and not 1 <= said.turn <= MAX_TURNS:
        raise said.at["turn"].error(f"a turn from 1 to {MAX_TURNS}")
    if said.banks is not None and len(said.banks) > len(made.places):
        raise said.at["bank"].error(f"at most {len(made.places)} numbers, one for each bank")
    if said.stack is None and said.to is not None:
        asked = {"food-bank": said.to == CHANCE, "extinction": False, "over": False}
        if not asked.get(said.phase or "", said.to != CHANCE):
            raise said.at["to"].error('a player who can be asked in this phase, after "to"')
    for number, seat_text in said.seats.items():
        if seat_text.points and not made.running:
            raise said.at[f"{seat_name(number)}:"].error(
                "no points of earlier turns: this table counts points at the end"
            )
    herd = [a.id for seat in said.seats.values() for a in seat.animals]
    if said.born is not None and not max(herd, default=-1) < said.born <= MAX_ANIMALS:
        raise said.at["born"].error(f"a number that covers all animals of the position, at most {MAX_ANIMALS}")


def check_herds(said: PositionText, made: Rules) -> None:
    """No animal twice, and on each only cards that can be there."""
    met: set[int] = set()
    most = most_food(made)
    for seat in said.seats.values():
        for a in seat.animals:
            if a.id in met:
                raise a.at.error("another animal: this one is already in the position")
            if a.id >= MAX_ANIMALS:
                raise a.at.error(f"an animal, a to {piece_name(MAX_ANIMALS - 1)}")
            met.add(a.id)
            if a.food is not None and a.food > most:
                raise a.at.error(f"an animal with at most {most} food")
            check_traits(a, made)
            check_turned(a, made)
            check_place(a, made)
            check_remains(a, made)


def check_births(said: PositionText) -> None:
    """No two animals of a seat have the same number, and the seat has had at least as many as the highest number."""
    for seat, text in said.seats.items():
        met: set[int] = set()
        for a, number in zip(text.animals, numbers_of(text.animals), strict=True):
            if number in met:
                raise a.at.error(f"another number: {full_name(seat, number)} is already in the position")
            if not 1 <= number <= MAX_ANIMALS:
                raise a.at.error(f"an animal with a number from 1 to {MAX_ANIMALS}")
            met.add(number)
        if text.born is not None and not max(met, default=0) <= text.born <= MAX_ANIMALS:
            raise said.at[f"{seat_name(seat)}:"].error(
                f"a number that covers all animals of the position, at most {MAX_ANIMALS}"
            )


def most_food(made: Rules) -> int:
    """What an animal with every trait needs: each once, but a pair trait as many times as there are cards."""
    most = 1
    for trait in made.all:
        bearing = cards_with(trait.id)
        most += trait.hunger * (sum(1 for type in made.deck if type in bearing) if trait.pair else 1)
    return most


def check_traits(a: AnimalText, made: Rules) -> None:
    met: set[int] = set()
    for lying in a.traits or []:
        trait, name = made.traits[lying.trait], TRAIT_NAMES[lying.trait]
        if trait.id != lying.trait:
            raise a.at.error(f"traits of this ruleset, not {name}")
        if trait.pair:
            raise a.at.error(f"{name} between two animals, not on one")
        if trait.id in met and not trait.repeats:
            raise a.at.error(f"an animal with {name} only once")
        if "*" in lying.marks and trait.id != FAT:
            raise a.at.error(f"a token on fat, not on {name}")
        came = trait.undermost and made.once_mask
        if "+" in lying.marks and not came and not (trait.ripens and "*" in lying.marks):
            raise a.at.error(
                f"+ on filled fat, where fat ripens, or on a neoplasm that came by exchange, not on {name}"
            )
        if '"' in lying.marks and not made.once_mask:
            raise a.at.error("a trait that could have been used by another animal before an exchange")
        met.add(trait.id)


def check_conditions(said: AnimalText, a: AnimalView, made: Rules) -> None:
    """Conditions that need certain traits are allowed only where these are played."""
    for name in said.conditions:
        if not CONDITION_BY_NAME[name].possible(made, a):
            raise said.at.error(f"an animal that can be !{name} at this table")
    if said.blue not in (None, a.blue):
        raise said.at.error("an animal with blue food only, if the food was made from fat")


def check_place(a: AnimalText, made: Rules) -> None:
    """A place of the table; no Swimming card in the Ocean; and only what is under a Neoplasm is off."""
    if a.place is not None and not made.wide:
        raise a.at.error("an animal without a place: this table has only one")
    kinds = [lying.trait for lying in a.traits or []]
    if a.place == OCEAN + 1 and SWIMMING in kinds:
        raise a.at.error("an animal in the Ocean without a Swimming card: all animals swim there")
    under = kinds.index(NEOPLASM) if NEOPLASM in kinds else 0
    if made.wide and any("-" in lying.marks for lying in (a.traits or [])[under:]):
        raise a.at.error("no such mark: only traits under a neoplasm do not work")


def check_remains(a: AnimalText, made: Rules) -> None:
    """Remains are of an animal that could regenerate; they have nothing except their cards."""
    if not a.is_remains:
        return
    kinds = [lying.trait for lying in a.traits or []]
    if not any(made.regrowing_mask >> kind & 1 for kind in kinds) or a.food or a.blind or a.conditions:
        raise a.at.error("remains with regeneration and cards, and nothing else")


def check_turned(a: AnimalText, made: Rules) -> None:
    """Only an Anglerfish is turned over, and is then Carnivorous without a card; Intellect ignores what existed."""
    if a.revealed:
        if a.card is None or not made.lure or a.card.type >= len(UPPER) or UPPER[a.card.type] != made.lure:
            raise a.at.error("only an Anglerfish turned over")
        if a.card.known not in (None, PUBLIC):
            raise a.at.error("an Anglerfish turned over that all seats know")
        if any(lying.trait == CARNIVOROUS for lying in a.traits or []):
            raise a.at.error(f"an animal with {TRAIT_NAMES[CARNIVOROUS]} only once")


def check_ignored(said: PositionText, v: View, made: Rules) -> None:
    """What is ignored is a card of an animal that has existed, each named once, a pair card with its partner."""
    for seat in said.seats.values():
        for a in seat.animals:
            if len(set(a.blind)) < len(a.blind):
                raise a.at.error("an animal that ignores each card once")
            for named in a.blind:
                trait, partner = made.traits[trait_of(named)], named_partner(named)
                own = named_on(named) == a.id and all(lying.trait != trait.id for lying in a.traits or [])
                if own or trait.id == 0 or max(named_on(named), partner) >= v.born or named_on(named) == partner:
                    raise a.at.error("an animal that ignores a trait of another one")
                if trait.pair != (partner >= 0):
                    wanted = "with its partner" if trait.pair else "without a partner"
                    raise a.at.error(f"{TRAIT_NAMES[trait.id]} {wanted}, where it is ignored")


def check_pairs(said: PositionText, made: Rules) -> None:
    """A pair trait joins two animals of the seat in whose line it is, each two only once."""
    for seat in said.seats.values():
        met: set[tuple[int, ...]] = set()
        partnered: set[tuple[int, int]] = set()
        herd = {a.id for a in seat.animals}
        for pair in seat.pairs:
            if not made.traits[pair.trait].pair:
                raise pair.at.error(f"a pair trait, not {TRAIT_NAMES[pair.trait]}")
            if pair.a == pair.b or not {pair.a, pair.b} <= herd:
                raise pair.at.error("a pair of two animals of this seat")
            if len({a.place or 1 for a in seat.animals if a.id in (pair.a, pair.b)}) > 1:
                raise pair.at.error("a pair of two animals of one place")
            key = (pair.trait, *sorted((pair.a, pair.b)))
            if key in met:
                raise pair.at.error("a pair trait only once between the same two")
            met.add(key)
            if not made.traits[pair.trait].many_partners:
                if partnered & {(pair.trait, pair.a), (pair.trait, pair.b)}:
                    raise pair.at.error(f"an animal with {TRAIT_NAMES[pair.trait]} only once")
                partnered |= {(pair.trait, pair.a), (pair.trait, pair.b)}


def cards_said(said: PositionText) -> Iterator[CardText]:
    yield from [*(said.deck or []), *(said.box or []), *(said.middle or [])]
    for seat in said.seats.values():
        yield from [*(seat.hand or []), *(seat.discard or [])]
        yield from (a.card for a in seat.animals if a.card is not None)


def check_cards(said: PositionText, made: Rules) -> None:
    """Cards of the ruleset, known to seats of the table."""
    types = {UNKNOWN, FILLER, *made.deck}
    for c in cards_said(said):
        if c.type not in types:
            raise c.at.error("a card of this ruleset")
        if c.known not in (None, PUBLIC) and c.known >= bit(made.seats):
            raise c.at.error(f"a card known to seats of this table, A to {seat_name(made.seats - 1)}")
    for c in said.middle or []:
        if c.type in (UNKNOWN, FILLER) or not made.traits[UPPER[c.type]].stays or c.known not in (None, PUBLIC):
            raise c.at.error("a card that can be in the middle")


def check_whole(said: PositionText) -> None:
    for c in cards_said(said):
        if c.type == UNKNOWN:
            raise c.at.error("a whole position, without ?")


def check_unknown(said: PositionText, v: View) -> None:
    """A card that the viewer knows isn't written as unknown."""
    if "view" in said.at and any(type_of(c) == UNKNOWN and knows(c, v.seat) for c in cards_in(v)):
        raise said.at["view"].error('the view of a seat that does not know the cards written as "?"')


def check_clashes(said: PositionText, g: State) -> None:
    """No animal has two traits of which one forbids the other."""
    at = {a.id: a.at for seat in said.seats.values() for a in seat.animals}
    for player in g.players:
        for a in player.herd:
            for trait in map(trait_of, a.traits):
                if g.rules.traits[trait].clashes(g, a) != FREE:
                    raise at[a.id].error(f"an animal without what {TRAIT_NAMES[trait]} forbids")


def check_stack(said: PositionText, v: View, made: Rules) -> None:
    """Each step is on one it can be on, and refers to things that exist."""
    if said.stack is None:
        return
    below = ""
    for (name, values), (_, at) in zip(v.stack, said.stack, strict=True):
        STEPS.check_place(name, below, at)
        check_step(name, values, at, v, made)
        below = name
    phase = phase_name(v)
    if said.phase not in (None, phase):
        raise said.at["phase"].error(f"the phase that the stack gives, {phase}")
    next = v.stack[0][1][0] if v.stack else 0
    if v.stack and next == 0:
        check_setup(said, v, made)
    if next and len(v.stack) > 1 and v.stack[1][0] != made.phases[next - 1].name:
        raise said.stack[1][1].error(f"{made.phases[next - 1].name} on top of the turn, as its number says")


def check_setup(said: PositionText, v: View, made: Rules) -> None:
    """Before the first turn, the stack has the steps of the set-up still to come, the last one lowest."""
    to_come = [step.name for step in reversed(made.setup)]
    for place, ((name, _), (_, at)) in enumerate(zip(v.stack[1:], (said.stack or [])[1:], strict=True)):
        if name != "roll" and name not in to_come[place : place + 1]:
            raise at.error(f"a step of the set-up of {made.name}")


def check_step(name: str, values: list[int], at: Word, v: View, made: Rules) -> None:
    types = [part.split(":")[1] for part in SPECS[name].split()]
    if types and types[-1].endswith("*"):
        types += [types[-1]] * (len(values) - len(types))
    alive = {a.id for player in v.players for a in player.herd}
    for type, value in zip(types, values, strict=False):
        check_value(type.rstrip("*"), value, at, alive, v.born, made)
    if name == "exchange":
        check_exchange(values, at, v)
    if not STEPS.made(name, values).possible(made):
        raise at.error(f"numbers that are possible for {name}")


def check_exchange(values: list[int], at: Word, v: View) -> None:
    """Two animals of one owner, and cards that are on them."""
    a, b = (next(x for player in v.players for x in player.herd if x.id == values[i]) for i in (0, 1))
    if a.id == b.id or a.owner != b.owner or values[2] >= len(a.traits) or values[3] >= len(b.traits):
        raise at.error("an exchange of cards between two animals of one owner")


def check_value(type: str, value: int, at: Word, alive: set[int], born: int, made: Rules) -> None:
    if type == "seat" and value >= made.seats:
        raise at.error(f"a seat of this table, not {seat_name(value)}")
    if type == "seats" and value >= bit(made.seats):
        raise at.error("seats of this table")
    if type == "animal" and value not in alive:
        raise at.error(f"an animal on the table, not {piece_name(value)}")
    if type == "born" and value >= born:
        raise at.error(f"an animal that has been in the game, not {piece_name(value)}")
    trait = actions.used_trait(value)
    to = actions.target_animal(value) if trait not in TO_A_PLACE else 0
    if type == "action" and (max(actions.acting_animal(value), to) >= born or made.traits[trait].id == 0):
        raise at.error("a share or a migration of animals that have been in the game")
    if type == "place" and value and not made.wide:
        raise at.error("no place: this table has only one")
    if type == "trait" and value and made.traits[value].id != value:
        raise at.error(f"a trait of this ruleset, not {TRAIT_NAMES[value]}")
