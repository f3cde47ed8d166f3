"""What a player touches to choose an action: cards, animals, traits and places."""

from __future__ import annotations

from beagle.games.evolution import actions
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
    PAIR,
    RESTORE,
    TAKE,
    TRAIT,
    TRAIT_NAMES,
)
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.feeding import Go
from beagle.kernel.action import PASS, ROLL, kind_of, rolled_face
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.text import piece_name


def touches(g: State, action: int) -> list[str]:
    """Cards in hand, animals, traits and places, in the order in which a player would point at them."""
    kind = kind_of(action)
    if kind == PASS:
        return ["pass"]
    if kind == ROLL:
        return [f"die:{rolled_face(action)}"]
    if kind == ANIMAL:
        return [held(actions.played_card(action)), f"new:{g.rules.places[actions.put_place(action)]}"]
    if kind == RESTORE:
        card = actions.played_card(action)
        return ["deck" if card == UNKNOWN else held(card), animal(actions.restored_animal(action))]
    if kind == TAKE:
        a = g.animals[actions.acting_animal(action)]
        return [animal(a.id), f"bank:{g.rules.places[a.place]}"]
    if kind in (TRAIT, PAIR):
        return touches_of_card(g, action)
    return touches_of_use(g, action)


def swaps(g: State, action: int) -> bool:
    """The two animals of a pair card may be touched in either order, unless it means different things for them: for
    Symbiosis the one that is protected comes first, then the one that guards it."""
    return kind_of(action) == PAIR and not g.rules.traits[actions.played_trait(action)].directed


def held(type: int) -> str:
    """A card in hand."""
    return f"card:{CARDS[type].name}"


def animal(number: int) -> str:
    return f"animal:{piece_name(number)}"


def trait(owner: int, kind: int, which: int = 0) -> str:
    """A trait on an animal; the second of equals is `.2`."""
    return f"trait:{piece_name(owner)}.{TRAIT_NAMES[kind]}" + (f".{which + 1}" if which else "")


def pair(kind: int, a: int, b: int) -> str:
    """The card between two animals."""
    return f"pair:{TRAIT_NAMES[kind]}.{piece_name(min(a, b))}~{piece_name(max(a, b))}"


def ignored(g: State, owner: int, ignoring: int) -> str:
    """A card of another animal that is to be ignored; a pair card is between two."""
    kind = actions.ignored_kind(ignoring)
    return pair(kind, owner, actions.ignored_partner(ignoring)) if g.rules.traits[kind].pair else trait(owner, kind)


def touches_of_card(g: State, action: int) -> list[str]:
    """A card from the hand, or while feeding from the middle, where only one of its sides can be played."""
    type, side = actions.played_card(action), TRAIT_NAMES[actions.played_trait(action)]
    out = [f"middle:{CARDS[type].name}"] if isinstance(g.stack[-1], Go) else [held(type), f"side:{side}"]
    out.append(animal(actions.played_on(action)))
    if kind_of(action) == PAIR:
        out.append(animal(actions.played_partner(action)))
    return out


def touches_of_use(g: State, action: int) -> list[str]:
    a, kind = actions.acting_animal(action), actions.used_trait(action)
    used = g.rules.traits[kind]
    if used.aim == AN_EXCHANGE:
        return touches_of_exchange(g, action)
    if used.pair:
        return [pair(kind, a, actions.target_animal(action)), animal(actions.target_animal(action))]
    out = [animal(a), trait(a, kind)]
    if used.aim == AN_ANIMAL:
        target = actions.target_animal(action)
        out.append(animal(target))
        if ignoring := actions.attack_ignores(action):
            out.append(ignored(g, target, ignoring))
    elif used.aim == A_PLACE:
        out.append(f"place:{g.rules.places[actions.target_place(action)]}")
    elif used.aim == A_TRAIT:
        out.append(ignored(g, other_in_attack(g, a), actions.target_ignored(action)))
    elif used.aim == A_COUNT:
        out.append(f"count:{actions.target_count(action)}")
    elif used.aim == A_CARD:
        card, which = actions.target_kind(action), actions.target_which(action)
        out.append(pair(card, a, which) if g.rules.traits[card].pair else trait(a, card, which))
    return out


def touches_of_exchange(g: State, action: int) -> list[str]:
    """The pair card, then a card of each; or which of two equals goes: the one already there or the one that comes."""
    a = actions.acting_animal(action)
    if actions.drops_double(action):
        return [animal(a), trait(a, actions.double_kind(action)), "comes" if actions.drops_coming(action) else "lies"]
    b = actions.exchange_partner(action)
    given, taken = trait_at(g, a, actions.exchange_given(action)), trait_at(g, b, actions.exchange_taken(action))
    return [pair(actions.used_trait(action), a, b), given, taken]


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
