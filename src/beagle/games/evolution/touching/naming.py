"""What a player touches to choose an action: cards, animals, traits and places."""

from __future__ import annotations

from beagle.games.evolution.animal import trait_of
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import (
    A_CARD,
    A_COUNT,
    A_PLACE,
    A_TRAIT,
    AN_ANIMAL,
    AN_EXCHANGE,
    ANIMAL,
    GOES,
    PAIR,
    RESTORE,
    TAKE,
    TRAIT,
    TRAIT_NAMES,
)
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.feeding import Go
from beagle.kernel.action import PASS, ROLL, arg_a, arg_b, arg_c, arg_d, arg_e, kind_of
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.text import piece_name


def touches(g: State, action: int) -> list[str]:
    """Cards in hand, animals, traits and places, in the order in which a player would point at them."""
    kind = kind_of(action)
    if kind == PASS:
        return ["pass"]
    if kind == ROLL:
        return [f"die:{arg_a(action)}"]
    if kind == ANIMAL:
        return [f"card:{CARDS[arg_a(action)].name}", f"new:{g.rules.places[arg_b(action)]}"]
    if kind == RESTORE:
        from_deck = arg_a(action) == UNKNOWN
        return ["deck" if from_deck else f"card:{CARDS[arg_a(action)].name}", animal(arg_b(action))]
    if kind == TAKE:
        a = g.animals[arg_a(action)]
        return [animal(a.id), f"bank:{g.rules.places[a.place]}"]
    if kind in (TRAIT, PAIR):
        return touches_of_card(g, action)
    return touches_of_use(g, action)


def animal(number: int) -> str:
    return f"animal:{piece_name(number)}"


def trait(owner: int, kind: int, which: int = 0) -> str:
    """A trait on an animal; the second of equals is `.2`."""
    return f"trait:{piece_name(owner)}.{TRAIT_NAMES[kind]}" + (f".{which + 1}" if which else "")


def pair(kind: int, a: int, b: int) -> str:
    """The card between two animals."""
    return f"pair:{TRAIT_NAMES[kind]}.{piece_name(min(a, b))}~{piece_name(max(a, b))}"


def ignored(g: State, owner: int, kind: int, partner: int) -> str:
    """A trait of another animal that is to be ignored; a pair card is between two."""
    return pair(kind, owner, partner) if g.rules.traits[kind].pair else trait(owner, kind)


def touches_of_card(g: State, action: int) -> list[str]:
    """A card from the hand, or while feeding from the middle, where only one of its sides can be played."""
    name, kind = CARDS[arg_a(action)].name, TRAIT_NAMES[arg_b(action)]
    out = [f"middle:{name}"] if isinstance(g.stack[-1], Go) else [f"card:{name}", f"side:{kind}"]
    out.append(animal(arg_c(action)))
    if kind_of(action) == PAIR:
        out.append(animal(arg_d(action)))
    return out


def touches_of_use(g: State, action: int) -> list[str]:
    a, kind, target, more = arg_a(action), arg_b(action), arg_c(action), arg_d(action)
    used = g.rules.traits[kind]
    if used.aim == AN_EXCHANGE:
        return touches_of_exchange(g, action)
    if used.pair:
        return [pair(kind, a, target), animal(target)]
    out = [animal(a), trait(a, kind)]
    if used.aim == AN_ANIMAL:
        out.append(animal(target))
        if more:
            out.append(ignored(g, target, more, arg_e(action)))
    elif used.aim == A_PLACE:
        out.append(f"place:{g.rules.places[target]}")
    elif used.aim == A_TRAIT:
        out.append(ignored(g, other_in_attack(g, a), target, more))
    elif used.aim == A_COUNT:
        out.append(f"count:{target}")
    elif used.aim == A_CARD:
        out.append(pair(target, a, more) if g.rules.traits[target].pair else trait(a, target, more))
    return out


def touches_of_exchange(g: State, action: int) -> list[str]:
    """The pair card, then a card of each; or which of two equals goes: the one already there or the one that comes."""
    a, b = arg_a(action), arg_c(action)
    if arg_e(action) == GOES:
        return [animal(a), trait(a, b), "comes" if arg_d(action) else "lies"]
    return [pair(arg_b(action), a, b), trait_at(g, a, arg_d(action)), trait_at(g, b, arg_e(action))]


def trait_at(g: State, owner: int, place: int) -> str:
    """The trait card at this index on the animal."""
    kinds = [trait_of(packed) for packed in g.animals[owner].traits]
    return trait(owner, kinds[place], kinds[:place].count(kinds[place]))


def other_in_attack(g: State, a: int) -> int:
    """The other animal in the current attack: the one whose trait is to be ignored."""
    step = g.stack[-1]
    if not isinstance(step, Attack):
        return a
    return int(step.prey) if step.hunter == a else int(step.hunter)
