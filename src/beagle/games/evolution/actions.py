"""The actions of Evolution: how each is made, and what its parts are called.

A USE names an animal, its trait, and a target.  What the target is depends on `aim` of the trait, so it has a name for
each aim.  The hooks of a trait get it as two numbers, `use_target` and `use_more`.
"""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution.ids import ANIMAL, GOES, PAIR, RESTORE, TAKE, TRAIT, USE
from beagle.kernel.action import BYTE, FIFTH, FIRST, FOURTH, SECOND, THIRD, TWO_BYTES

# ANIMAL, RESTORE, TRAIT and PAIR: a card is put down as an animal, on remains, or as a trait of one animal or of two


def put(card: i64, place: i64) -> i64:
    return ANIMAL | card << FIRST | place << SECOND


def restore(card: i64, animal: i64) -> i64:
    """The card may be UNKNOWN: it then comes from the deck."""
    return RESTORE | card << FIRST | animal << SECOND


def play(card: i64, trait: i64, animal: i64) -> i64:
    return TRAIT | card << FIRST | trait << SECOND | animal << THIRD


def play_pair(card: i64, trait: i64, animal: i64, partner: i64) -> i64:
    return PAIR | card << FIRST | trait << SECOND | animal << THIRD | partner << FOURTH


def played_card(action: i64) -> i64:
    """The card, of all four kinds."""
    return action >> FIRST & BYTE


def put_place(action: i64) -> i64:
    return action >> SECOND & BYTE


def restored_animal(action: i64) -> i64:
    return action >> SECOND & BYTE


def played_trait(action: i64) -> i64:
    return action >> SECOND & BYTE


def played_on(action: i64) -> i64:
    """The animal that gets the trait, the first of a pair."""
    return action >> THIRD & BYTE


def played_partner(action: i64) -> i64:
    return action >> FOURTH & BYTE


# TAKE and USE: an animal takes a red token from the bank, or uses a trait


def take(animal: i64) -> i64:
    return TAKE | animal << FIRST


def use(animal: i64, trait: i64) -> i64:
    """A use that names no target."""
    return USE | animal << FIRST | trait << SECOND


def acting_animal(action: i64) -> i64:
    """The animal, of both kinds."""
    return action >> FIRST & BYTE


def used_trait(action: i64) -> i64:
    return action >> SECOND & BYTE


def uses(action: i64, trait: i64) -> bool:
    """Does an animal use this trait?"""
    return action & BYTE == USE and action >> SECOND & BYTE == trait


def use_target(action: i64) -> i64:
    """The target as the hooks of the trait get it: what it means depends on the aim."""
    return action >> THIRD & BYTE


def use_more(action: i64) -> i64:
    """What the hooks get besides the target: what an attack ignores, or which card of a kind."""
    return action >> FOURTH & TWO_BYTES


# USE at an animal.  An attack may also ignore a card of its prey: its kind, and for a pair card the partner << 8.


def use_on(animal: i64, trait: i64, target: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | target << THIRD


def attack(animal: i64, trait: i64, prey: i64, ignored: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | prey << THIRD | ignored << FOURTH


def target_animal(action: i64) -> i64:
    return action >> THIRD & BYTE


def attack_ignores(action: i64) -> i64:
    """The card of the prey that the hunter ignores; 0 for none."""
    return action >> FOURTH & TWO_BYTES


# USE at a card of the other animal in an attack, which is then ignored


def use_to_ignore(animal: i64, trait: i64, ignored: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | ignored << THIRD


def target_ignored(action: i64) -> i64:
    return action >> THIRD & TWO_BYTES


# The two parts of what is ignored


def ignore(kind: i64, partner: i64) -> i64:
    return kind | partner << 8


def ignored_kind(ignored: i64) -> i64:
    return ignored & BYTE


def ignored_partner(ignored: i64) -> i64:
    return ignored >> 8


# USE at a place, or with a number of tokens


def use_place(animal: i64, trait: i64, place: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | place << THIRD


def target_place(action: i64) -> i64:
    return action >> THIRD & BYTE


def use_count(animal: i64, trait: i64, count: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | count << THIRD


def target_count(action: i64) -> i64:
    return action >> THIRD & BYTE


# USE at a trait card of the animal itself


def use_card(animal: i64, trait: i64, kind: i64, which: i64) -> i64:
    """A card of this kind: its position among equals, or for a pair card the partner."""
    return USE | animal << FIRST | trait << SECOND | kind << THIRD | which << FOURTH


def target_kind(action: i64) -> i64:
    return action >> THIRD & BYTE


def target_which(action: i64) -> i64:
    return action >> FOURTH & BYTE


# USE as an exchange: a partner, and the position of a card on each of the two


def exchange(animal: i64, trait: i64, partner: i64, given: i64, taken: i64) -> i64:
    return USE | animal << FIRST | trait << SECOND | partner << THIRD | given << FOURTH | taken << FIFTH


def exchange_partner(action: i64) -> i64:
    return action >> THIRD & BYTE


def exchange_given(action: i64) -> i64:
    return action >> FOURTH & BYTE


def exchange_taken(action: i64) -> i64:
    return action >> FIFTH & BYTE


# USE in an exchange: of two cards of the same kind one goes, the one that was there or the one that comes


def drop_double(animal: i64, trait: i64, kind: i64, coming: i64) -> i64:
    return exchange(animal, trait, kind, coming, GOES)


def drops_double(action: i64) -> bool:
    return action >> FIFTH & BYTE == GOES


def double_kind(action: i64) -> i64:
    return action >> THIRD & BYTE


def drops_coming(action: i64) -> bool:
    return action >> FOURTH & BYTE != 0
