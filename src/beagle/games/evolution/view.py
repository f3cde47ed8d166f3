"""What a seat may see, built by naming each thing; and a possible state behind a view.

A view is also the form in which a whole position is written and read: then nothing is hidden (`whole`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from typing import Final

from beagle.games.evolution.animal import GONE, Animal, card_of
from beagle.games.evolution.board import Player
from beagle.games.evolution.rulesets import rules
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack, Sting
from beagle.games.evolution.steps.bank import FoodBank, FoodBanks
from beagle.games.evolution.steps.development import Development, PlayAll
from beagle.games.evolution.steps.exchange import Exchange
from beagle.games.evolution.steps.extinction import Extinction, JudgeOnly, LastExtinction, ScoreAndDraw
from beagle.games.evolution.steps.feeding import Feeding, Go
from beagle.games.evolution.steps.litters import Litters
from beagle.games.evolution.steps.meal import Meal
from beagle.games.evolution.steps.migration import Births, Migrating
from beagle.games.evolution.steps.passing import FreeGo, UntilEmpty
from beagle.games.evolution.steps.rebirth import NewStart, Restoring, WideExtinction
from beagle.games.evolution.steps.scavenging import Scavenging
from beagle.games.evolution.steps.setup import DealHands, DealOut, DealTwenty, HighestRoll, OneBank
from beagle.games.evolution.steps.sharing import Sharing
from beagle.games.evolution.steps.turn import Turn
from beagle.kernel.cards import UNKNOWN, WHOLE, seen, type_of
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY, Roll
from beagle.kernel.steps import StepTable

STEPS: Final = StepTable(
    (
        Turn,
        DealHands,
        HighestRoll,
        OneBank,
        DealOut,
        DealTwenty,
        Litters,
        Development,
        PlayAll,
        FoodBank,
        FoodBanks,
        Feeding,
        Go,
        UntilEmpty,
        FreeGo,
        Meal,
        Sharing,
        Attack,
        Sting,
        Scavenging,
        Migrating,
        Births,
        Exchange,
        Extinction,
        WideExtinction,
        Restoring,
        NewStart,
        LastExtinction,
        JudgeOnly,
        ScoreAndDraw,
        Roll,
    ),
    {"roll": "food-bank attack highest-roll one-bank food-banks"},
)
SPECS: Final = STEPS.specs


# Every field of a state, and who may see it.  "masked": a card, seen by those whose bit it carries.
# "derived": follows from what is public.  "asked": only for the seat that is asked.
VISIBILITY: Final = {
    "State": {
        "rules": "public",
        "seats": "public",
        "turn": "public",
        "first": "public",
        "banks": "public",
        "players": "public",
        "animals": "public",
        "pairs": "public",
        "deck": "masked",
        "box": "masked",
        "middle": "public",
        "births": "derived",
        "stack": "public",
        "actor": "public",
        "offered": "asked",
        "options": "asked",
        "sink": "masked",
    },
    "Player": {
        "hand": "masked",
        "discard": "masked",
        "herd": "public",
        "remains": "public",
        "born": "public",
        "points": "public",
    },
    "Animal": {
        "id": "public",
        "number": "public",
        "owner": "public",
        "card": "masked",
        "place": "public",
        "alive": "derived",
        "poisoned": "public",
        "revealed": "public",
        "sated": "derived",
        "paralysed": "public",
        "adrift": "public",
        "restored": "public",
        "stopped": "public",
        "got": "public",
        "blind": "public",
        "food": "public",
        "blue": "public",
        "used": "public",
        "stale": "public",
        "did": "public",
        "rested": "public",
        "traits": "public",
        "kinds": "derived",
        "mask": "derived",
        "innate": "derived",
        "need": "derived",
        "fat": "derived",
        "store": "derived",
    },
}


@dataclass
class AnimalView:
    """An animal as it is seen: its card may be unknown, everything else is public."""

    id: int
    owner: int
    card: int
    number: int = 0  # in order of birth, among its owner's animals
    place: int = 0
    poisoned: bool = False
    revealed: bool = False
    paralysed: bool = False
    adrift: bool = False
    restored: bool = False
    stopped: bool = False
    got: bool = False
    blind: list[int] = field(default_factory=list)
    food: int = 0
    blue: int = 0  # part of the food
    used: int = 0
    stale: int = 0
    did: int = 0
    rested: int = 0
    traits: list[int] = field(default_factory=list)


@dataclass
class PlayerView:
    """A seat as it is seen: cards that the viewer doesn't know are UNKNOWN."""

    hand: list[int] = field(default_factory=list)
    discard: list[int] = field(default_factory=list)
    herd: list[AnimalView] = field(default_factory=list)
    remains: list[AnimalView] = field(default_factory=list)  # without a card
    born: int = 0  # how many animals it has had
    points: int = 0


@dataclass
class View:
    """A position as one seat sees it.  Only the seat that is asked has `options`."""

    ruleset: str
    seat: int
    players: list[PlayerView]
    turn: int = 1
    first: int = 0
    banks: list[int] = field(default_factory=lambda: [0])
    pairs: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    box: list[int] = field(default_factory=list)
    middle: list[int] = field(default_factory=list)
    born: int = 0  # how many animals there have been
    stack: list[tuple[str, list[int]]] = field(default_factory=list)
    actor: int = NOBODY
    options: list[int] = field(default_factory=list)


# What everybody sees of every animal; its card is seen by those who know it.
FACTS: Final = [name for name, who in VISIBILITY["Animal"].items() if who == "public"]


def view_animal(a: Animal, card: int) -> AnimalView:
    """An animal, and what is visible of its card."""
    seen_animal = AnimalView(a.id, a.owner, card)
    copy_facts(a, seen_animal)
    return seen_animal


def copy_facts(source: Animal | AnimalView, target: Animal | AnimalView) -> None:
    for name in FACTS:
        value = getattr(source, name)
        if isinstance(value, list | IntList):
            value = int_list(value) if isinstance(target, Animal) else list(value)
        setattr(target, name, value)


def view(g: State, seat: int) -> View:
    """What this seat may see."""

    def look(pile: Iterable[int]) -> list[int]:
        return list(pile) if seat == WHOLE else [seen(c, seat) for c in pile]

    players = []
    for player in g.players:
        herd = [view_animal(a, look([a.card])[0]) for a in player.herd]
        remains = [view_animal(a, 0) for a in player.remains]
        players.append(PlayerView(look(player.hand), look(player.discard), herd, remains, player.born, player.points))
    return View(
        ruleset=g.rules.name,
        seat=seat,
        players=players,
        turn=g.turn,
        first=g.first,
        banks=g.banks.to_list(),
        pairs=g.pairs.to_list(),
        deck=look(g.deck),
        box=look(g.box),
        middle=g.middle.to_list(),
        born=len(g.animals),
        stack=STEPS.saved(g.stack),
        actor=g.actor,
        options=g.options if g.actor == seat or seat == WHOLE else [],
    )


def whole(g: State) -> View:
    """The position without secrets, for writing it down."""
    return view(g, WHOLE)


def bare(g: State) -> View:
    """The same, without what no rule uses: all food red, and the animals numbered in their current order."""
    v = whole(g)
    for player in v.players:
        animals = player.herd + player.remains
        for number, a in enumerate(animals, 1):
            a.number, a.blue = number, 0
        player.born = len(animals)
    return v


def restore(v: View) -> State:
    """The state of a position without unknown cards."""
    g = state_of(v)
    g.settle()
    return g


def state_of(v: View) -> State:
    """The same, before anything follows from the position: nobody is asked yet."""
    g = State(rules(v.ruleset, len(v.players)))
    g.turn = v.turn
    g.first = v.first
    g.banks = int_list(v.banks)
    g.pairs = int_list(v.pairs)
    g.deck = int_list(v.deck)
    g.box = int_list(v.box)
    g.middle = int_list(v.middle)
    g.animals = [GONE] * v.born
    for seen_player in v.players:
        player = Player()
        player.hand = int_list(seen_player.hand)
        player.discard = int_list(seen_player.discard)
        player.born = seen_player.born
        player.points = seen_player.points
        for seen_animal in seen_player.herd:
            player.herd.append(lay_animal(seen_animal))
        for seen_animal in seen_player.remains:
            player.remains.append(lay_animal(seen_animal))
        for a in player.herd + player.remains:
            g.animals[a.id] = a
        for a in player.remains:
            a.bury()
        g.players.append(player)
    for player in g.players:
        for a in player.herd:
            g.refresh(a)
    g.births.clear()
    g.stack = STEPS.restored(v.stack)
    return g


def lay_animal(seen_animal: AnimalView) -> Animal:
    """An animal from its view, without the derived fields."""
    a = Animal(seen_animal.id, seen_animal.owner, seen_animal.card, seen_animal.place)
    copy_facts(seen_animal, a)
    return a


def imagine(v: View, rng: Rng) -> State:
    """A state that looks like this view: the cards its seat doesn't know are dealt again among their places."""
    filled = View(**vars(v))
    filled.players = [
        replace(p, hand=p.hand.copy(), discard=p.discard.copy(), herd=[replace(a) for a in p.herd]) for p in v.players
    ]
    filled.deck, filled.box = v.deck.copy(), v.box.copy()
    unknown = unknown_cards(v)
    rng.shuffle(unknown)

    def fill(pile: list[int]) -> None:
        for i, c in enumerate(pile):
            if type_of(c) == UNKNOWN:
                pile[i] = c & ~UNKNOWN | unknown.pop()

    for player in filled.players:
        fill(player.hand)
        fill(player.discard)
        for a in player.herd:
            held = [a.card]
            fill(held)
            a.card = held[0]
    fill(filled.deck)
    fill(filled.box)
    return restore(filled)


def unknown_cards(v: View) -> list[int]:
    """The cards of the ruleset that aren't visible, as many as there are unknown places."""
    pool = rules(v.ruleset, len(v.players)).deck.copy()
    places = 0
    for c in cards_in(v):
        if type_of(c) == UNKNOWN:
            places += 1
        elif type_of(c) in pool:
            pool.remove(type_of(c))
    deck = rules(v.ruleset, len(v.players)).deck
    while len(pool) < places:  # an invented position may have more cards than were printed
        pool += deck
    return pool


def cards_in(v: View) -> list[int]:
    """Every card of the position, on the table or not."""
    out = [*v.deck, *v.box, *v.middle]
    for player in v.players:
        out += player.hand + player.discard
        out += [a.card for a in player.herd]
        for a in player.herd + player.remains:
            out += [card_of(packed) for packed in a.traits]
    return out + [card_of(pair) for pair in v.pairs]


def phase_name(v: View) -> str:
    """The current phase; `setup` before the first, `over` after the last."""
    if not v.stack:
        return "over"
    next = v.stack[0][1][0]
    return rules(v.ruleset, len(v.players)).phase_names[next - 1] if next else "setup"
