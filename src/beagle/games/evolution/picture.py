"""The table as a page draws it: names instead of numbers, what follows from the cards, and what a player touches."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, NotRequired, TypedDict

from beagle.games.evolution.animal import (
    FILLED,
    FIRED,
    FRESH,
    OFF,
    Animal,
    card_of,
    first_of,
    full_name,
    second_of,
    trait_of,
)
from beagle.games.evolution.board import Player
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.ids import (
    NONE,
    PAIR,
    SHELL,
    SYMBIOSIS,
    TRAIT,
    TRAIT_NAMES,
)
from beagle.games.evolution.law import FREE
from beagle.games.evolution.past import Filled, Past
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.bank import FoodBank
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.steps.feeding import Feeding
from beagle.games.evolution.steps.meal import Meal
from beagle.games.evolution.threats import threats
from beagle.kernel.action import kind_of
from beagle.kernel.cards import UNKNOWN, WHOLE, known_to, seen, type_of
from beagle.kernel.state import CHANCE
from beagle.kernel.text import piece_name

Mark = Literal["revealed", "poisoned", "asleep", "in-shell", "inked", "paralysed", "adrift", "from-fat"]


class Picture(TypedDict):
    """The table of Evolution as one viewer sees it.

    Names of traits, cards, places and phases are those of the notation.
    """

    ruleset: str
    turn: int
    phase: str  # the name of a phase, `setup` before the first, `over` after the last
    feeding_round: int  # of the feeding phase, from 1; 0 in every other phase
    first: int  # the seat of the first player
    last: bool  # is this the last turn?
    banks: list[BankPicture]
    deck: int  # how many cards
    box: int
    middle: list[CardPicture | None]  # face up in the middle of the table
    needs: dict[str, int]  # the number printed on a trait: how much more food it makes an animal need
    joins: dict[str, int]  # the traits that join animals, and how many
    names: dict[str, str]  # owner and number of every animal by its letter, also of dead ones whose birth was seen
    pairs: list[PairPicture]
    players: list[PlayerPicture]
    action: Action | None  # what is happening now between two animals


class CardPicture(TypedDict):
    """A printed card."""

    name: str
    sides: list[str]  # one or two traits, the upper first


class BankPicture(TypedDict):
    """A food bank."""

    place: str  # empty at a table with one bank
    food: int
    made: MadePicture | None  # how it was filled in this turn, if that is known
    rolls: RollsPicture | None  # how it will be filled in this turn, until the dice are rolled


class RollsPicture(TypedDict):
    """How a bank will be filled."""

    dice: int  # how many
    added: int  # to the dice


class MadePicture(TypedDict):
    """How a bank was filled."""

    filled: int  # how many tokens there were when it was full
    dice: list[int]
    added: int  # to the dice
    grown: int  # what animals added later
    grazed: int  # tokens that nobody ate


class PlayerPicture(TypedDict):
    """A player's cards and animals."""

    seat: int
    hand: list[CardPicture | None]  # null is a card that the viewer may not know
    discard: list[CardPicture | None] | int  # your own cards, or how many another player has
    points: int
    animals: list[AnimalPicture]
    remains: list[RemainsPicture]


class AnimalPicture(TypedDict):
    """An animal."""

    id: str
    name: str  # owner and number in order of birth, `D3`: it never changes
    owner: int
    place: str
    card: CardPicture | None  # the card that is face down as this animal, if the viewer may know it
    food: int
    blue: int  # how much of the food is blue
    need: int
    fat: int
    store: int  # free places for fat
    fed: bool
    marks: list[Mark]
    traits: list[TraitPicture]
    hunters: NotRequired[list[str]]  # the animals that could attack it if their owner moved now
    waits: NotRequired[str]  # the symbiont that must be fed before it can eat


class RemainsPicture(TypedDict):
    """What is left of an eaten animal that will grow again: its cards, in its place."""

    id: str
    name: str
    place: str
    traits: list[TraitPicture]


class TraitPicture(TypedDict):
    """A trait on an animal."""

    trait: str
    card: str  # the name of the card
    filled: NotRequired[bool]  # a yellow token is on it
    off: NotRequired[bool]
    used: NotRequired[bool]
    fresh: NotRequired[bool]  # new this turn: fat that isn't usable yet, a Neoplasm that came by an exchange


class PairPicture(TypedDict):
    """A trait between two animals; of Symbiosis, b is the symbiont of a."""

    trait: str
    a: str
    b: str
    used: NotRequired[bool]


AttackPicture = TypedDict("AttackPicture", {"kind": Literal["attack"], "from": str, "to": str})


class MealPicture(TypedDict):
    """A meal that may be interrupted."""

    kind: Literal["meal"]
    to: str


Action = AttackPicture | MealPicture


def card_plain(type: int) -> CardPicture:
    """A printed card: its name in the notation, and its one or two traits."""
    printed = CARDS[type]
    sides = [TRAIT_NAMES[trait] for trait in (printed.upper, printed.lower) if trait != NONE]
    return {"name": printed.name, "sides": sides}


CARD_PLAIN: Final = [card_plain(type) for type in range(len(CARDS))]


def card_seen(c: int, seat: int) -> CardPicture | None:
    """A card as this seat sees it; None if it may not know it."""
    type = type_of(c if seat == WHOLE else seen(c, seat))
    return None if type == UNKNOWN else CARD_PLAIN[type]


def picture(g: State, seat: int, past: Past | None = None) -> Picture:
    """Everything this seat may see, and how the banks were filled if that is known."""
    hunters = threats(g)
    return {
        "ruleset": g.rules.name,
        "turn": int(g.turn),
        "phase": phase(g),
        "feeding_round": feeding_round(g),
        "first": int(g.first),
        "last": g.last_turn(),
        "banks": [bank_plain(g, place, past) for place in range(len(g.rules.places))],
        "deck": len(g.deck),
        "box": len(g.box),
        "middle": [card_seen(c, seat) for c in g.middle],
        "needs": {TRAIT_NAMES[t.id]: int(t.hunger) for t in g.rules.all if t.hunger},
        "joins": {TRAIT_NAMES[t.id]: 2 for t in g.rules.all if t.pair},
        "names": names(g, past),
        "pairs": [pair_plain(pair) for pair in g.pairs],
        "players": [player_plain(g, number, player, seat, hunters) for number, player in enumerate(g.players)],
        "action": action_plain(g),
    }


def begun(g: State) -> Past | None:
    """The births before a given position: those of its animals; the letters of earlier ones aren't known."""
    births: list[tuple[int, str]] = []
    for seat, player in enumerate(g.players):
        letters = {int(a.number): piece_name(a.id) for a in player.herd + player.remains}
        births += [(seat, letters.get(number, "")) for number in range(1, int(player.born) + 1)]
    return Past((), {}, tuple(births)) if births else None


def names(g: State, past: Past | None) -> dict[str, str]:
    """Every animal by owner and number: the dead ones as far as their birth is known."""
    out: dict[str, str] = {}
    births = past.births if past is not None else ()
    for seat, player in enumerate(g.players):
        own = [letter for owner, letter in births if owner == seat]
        first = int(player.born) - len(own) + 1
        out |= {letter: full_name(seat, first + at) for at, letter in enumerate(own) if letter}
    return out | {piece_name(a.id): full_name(a.owner, a.number) for a in g.animals if a.number}


def bank_plain(g: State, place: int, past: Past | None) -> BankPicture:
    """A bank: its tokens, the dice that filled it or will fill it, and what was added and grazed."""
    name = g.rules.places[place]
    made = None if past is None else past.banks.get(name)
    return {
        "place": name,
        "food": int(g.banks[place]),
        "made": None if made is None else made_plain(made),
        "rolls": rolls_plain(g, place),
    }


def rolls_plain(g: State, place: int) -> RollsPicture | None:
    """The dice that will fill this bank, if its phase is still to come in this turn."""
    banks = next((at for at, step in enumerate(g.rules.phases) if isinstance(step, FoodBank)), -1)
    if not g.stack or next_phase(g) > banks:
        return None
    dice, added = g.rules.dice[place]
    return {"dice": int(dice), "added": int(added)}


def made_plain(made: Filled) -> MadePicture:
    return {
        "filled": made.filled,
        "dice": list(made.dice),
        "added": made.added,
        "grown": made.grown,
        "grazed": made.grazed,
    }


def phase(g: State) -> str:
    """The name of the phase; "setup" before the first, "over" after the last."""
    if not g.stack:
        return "over"
    next = next_phase(g)
    return g.rules.phase_names[next - 1] if next else "setup"


def next_phase(g: State) -> int:
    """The place of the phase that follows the present one; 0 before the first."""
    next: int = g.stack[0].save()[0]
    return next


def feeding_round(g: State) -> int:
    """The round of the feeding phase; 0 in every other phase."""
    return next((int(step.round) for step in g.stack if isinstance(step, Feeding)), 0)


def moment(g: State) -> str:
    return f"{g.turn}.{phase(g)}"


def player_plain(g: State, number: int, player: Player, seat: int, hunters: dict[int, list[int]]) -> PlayerPicture:
    return {
        "seat": number,
        "hand": [card_seen(c, seat) for c in player.hand],
        "discard": [card_seen(c, seat) for c in player.discard] if seat in (number, WHOLE) else len(player.discard),
        "points": int(player.points),
        "animals": [animal_plain(g, a, seat, hunters.get(a.id, [])) for a in player.herd],
        "remains": [remains_plain(g, a) for a in player.remains],
    }


def animal_plain(g: State, a: Animal, seat: int, hunters: list[int]) -> AnimalPicture:
    fed = g.fed(a)
    plain: AnimalPicture = {
        "id": piece_name(a.id),
        "name": full_name(a.owner, a.number),
        "owner": int(a.owner),
        "place": g.rules.places[a.place],
        "card": card_seen(a.card, seat),
        "food": int(a.food),
        "blue": int(a.blue),
        "need": int(a.need),
        "fat": int(a.fat),
        "store": int(a.store),
        "fed": fed,
        "marks": marks(g, a),
        "traits": [trait_plain(a, packed) for packed in a.traits],
    }
    if hunters:
        plain["hunters"] = [piece_name(hunter) for hunter in hunters]
    symbiont = symbiont_of(g, a)
    if symbiont >= 0 and not fed and phase(g) == "feeding":
        plain["waits"] = piece_name(symbiont)
    return plain


def symbiont_of(g: State, a: Animal) -> int:
    """The hungry symbiont because of which this animal can't eat; -1 if there is none."""
    if not a.has(SYMBIOSIS) or g.rules.traits[SYMBIOSIS].bars_food(g, a) == FREE:
        return -1
    guards = (second_of(pair) for pair in g.pairs if trait_of(pair) == SYMBIOSIS and first_of(pair) == a.id)
    return next((int(guard) for guard in guards if not g.fed(g.animals[guard])), -1)


def remains_plain(g: State, a: Animal) -> RemainsPicture:
    """What is left of an eaten animal that will grow again: its cards, in its place."""
    return {
        "id": piece_name(a.id),
        "name": full_name(a.owner, a.number),
        "place": g.rules.places[a.place],
        "traits": [trait_plain(a, t) for t in a.traits],
    }


def marks(g: State, a: Animal) -> list[Mark]:
    """What has happened to it, one word each."""
    words: list[Mark] = []
    if a.revealed:
        words.append("revealed")
    if a.poisoned:
        words.append("poisoned")
    if a.used & g.rules.sating_mask:
        words.append("asleep")
    if a.has_used(SHELL):
        words.append("in-shell")
    if a.stopped:
        words.append("inked")
    if a.paralysed:
        words.append("paralysed")
    if a.adrift:
        words.append("adrift")
    if a.food > 0 and not a.got:
        words.append("from-fat")
    return words


def trait_plain(a: Animal, packed: int) -> TraitPicture:
    trait = trait_of(packed)
    plain: TraitPicture = {"trait": TRAIT_NAMES[trait], "card": CARDS[card_of(packed)].name}
    if packed & FILLED:
        plain["filled"] = True
    if packed & OFF or a.paralysed:
        plain["off"] = True
    if packed & FRESH:
        plain["fresh"] = True
    if a.is_spent(trait):
        plain["used"] = True
    return plain


def pair_plain(pair: int) -> PairPicture:
    plain: PairPicture = {
        "trait": TRAIT_NAMES[trait_of(pair)],
        "a": piece_name(first_of(pair)),
        "b": piece_name(second_of(pair)),
    }
    if pair & FIRED:
        plain["used"] = True
    return plain


def action_plain(g: State) -> Action | None:
    """What is happening now between two animals: an attack, or a meal that may be interrupted."""
    for step in reversed(g.stack):
        if isinstance(step, Attack):
            return {"kind": "attack", "from": piece_name(step.hunter), "to": piece_name(step.prey)}
        if isinstance(step, Meal) and g.actor != CHANCE:
            return {"kind": "meal", "to": piece_name(step.save()[0])}
    return None


def hidden(g: State) -> int:
    """For each card the number of seats that don't know it, added up."""
    return hidden_by(g, (1 << int(g.seats)) - 1)


def hidden_from(g: State, seat: int) -> int:
    """The number of cards that this seat doesn't know."""
    return hidden_by(g, 1 << seat)


def hidden_by(g: State, seats: int) -> int:
    """For each card how many of these seats, given as bits, don't know it, added up."""
    piles: list[Iterable[int]] = [g.deck, g.box, g.middle]
    for player in g.players:
        piles += [player.hand, player.discard, [a.card for a in player.herd]]
    return sum(seats.bit_count() - (int(known_to(c)) & seats).bit_count() for pile in piles for c in pile)


def shows_card(g: State, action: int) -> bool:
    """Is this a card from the hand that is played face up?"""
    return kind_of(action) in (TRAIT, PAIR) and isinstance(g.stack[-1], Development)
