"""What a seat may see, built by naming each thing; and a state that is consistent with a view.

A position to be written down is a view in which nothing is unknown.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from beagle.games.evo.clan import PURSE, Clan
from beagle.games.evo.ids import FIRST_SPECIAL, GENES, METEOR, PHASES
from beagle.games.evo.rulesets import rules
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.steps.auction import Auction, Bid, DrawGene, Mutation
from beagle.games.evo.steps.birth import Babies, Birth, BirthGo
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.steps.climate import Climate
from beagle.games.evo.steps.fight import Fight
from beagle.games.evo.steps.initiative import ChoosePlace, Initiative
from beagle.games.evo.steps.movement import Movement, Moves
from beagle.games.evo.steps.round import Round
from beagle.games.evo.steps.survival import Survival, SurvivalGo
from beagle.kernel.cards import PUBLIC, UNKNOWN, WHOLE, bit, seen, type_of
from beagle.kernel.int_list import int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.kernel.steps import StepTable

STEPS: Final = StepTable(
    (
        Round,
        Climate,
        Mutation,
        DrawGene,
        Auction,
        Bid,
        Initiative,
        ChoosePlace,
        Movement,
        Moves,
        Fight,
        Birth,
        BirthGo,
        Babies,
        Survival,
        SurvivalGo,
        Window,
        OwnWindow,
    ),
)
SPECS: Final = STEPS.specs

HIDDEN: Final = -1  # mutation points that the viewer does not know
SPREAD: Final = 5  # how far an imagined purse is from the viewer's own
LAST_THREE: Final = 3  # the meteor is among this many last climate tokens

# Every field of a state, and who may see it.  "masked": seen by those whose bit it has; nobody sees the special genes
# in the bag.  "derived": follows from public fields.  "asked": only the seat that is asked gets it.
VISIBILITY: Final = {
    "State": {
        "rules": "public",
        "seats": "public",
        "round": "public",
        "dial": "public",
        "shift": "public",
        "order": "public",
        "board": "derived",
        "players": "public",
        "pile": "masked",
        "turned": "public",
        "aside": "masked",
        "bag": "masked",
        "lab": "public",
        "holders": "public",
        "bids": "public",
        "deck": "masked",
        "spent": "public",
        "points": "public",
        "lap": "public",
        "births": "public",
        "newborn": "public",
        "stack": "public",
        "actor": "public",
        "offered": "asked",
        "options": "asked",
        "sink": "masked",
    },
    "Clan": {
        "mp": "masked",
        "known": "public",
        "herd": "public",
        "genes": "public",
        "hand": "masked",
        "active": "public",
        "moves": "derived",
        "attack": "derived",
        "defence": "derived",
        "saves": "derived",
        "eggs": "derived",
        "discount": "derived",
        "reach": "derived",
        "floor": "derived",
        "swims": "derived",
        "flies": "derived",
        "flees": "derived",
        "chooses": "derived",
        "foresees": "derived",
        "kills_to": "derived",
        "fails_to": "derived",
    },
}


@dataclass
class ClanView:
    """A seat as seen: mutation points may be HIDDEN, cards UNKNOWN."""

    mp: int = PURSE
    herd: list[int] = field(default_factory=list)
    genes: list[int] = field(default_factory=lambda: [0] * GENES)
    hand: list[int] = field(default_factory=list)
    active: int = 0


@dataclass
class View:
    """A position as one seat sees it.  Only the seat that is asked has `options`."""

    ruleset: str
    seat: int
    players: list[ClanView]
    map: str = ""  # a map other than the table's own
    round: int = 1
    dial: int = 0
    shift: int = 0
    order: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    turned: list[int] = field(default_factory=list)
    aside: list[int] = field(default_factory=list)
    bag: list[int] = field(default_factory=lambda: [0] * GENES)  # the genes known to be in it
    unseen: int = 0  # and how many others
    lab: list[int] = field(default_factory=list)
    holders: list[int] = field(default_factory=list)
    bids: list[int] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    spent: list[int] = field(default_factory=list)
    points: int = 0
    lap: int = 0
    births: int = 0
    newborn: int = NOWHERE
    stack: list[tuple[str, list[int]]] = field(default_factory=list)
    actor: int = NOBODY
    options: list[int] = field(default_factory=list)

    @property
    def seats(self) -> int:
        return len(self.players)


def view(g: State, seat: int) -> View:
    """What this seat may see."""
    whole = seat == WHOLE

    def look(pile: Iterable[int]) -> list[int]:
        return list(pile) if whole else [seen(c, seat) for c in pile]

    players, bag = [], g.bag.to_list()
    for clan in g.players:
        mp = clan.mp if whole or clan.known >> seat & 1 else HIDDEN
        players.append(ClanView(mp, clan.herd.to_list(), clan.genes.to_list(), look(clan.hand), clan.active))
    return View(
        ruleset=g.rules.name,
        seat=seat,
        players=players,
        map=g.rules.map,
        round=g.round,
        dial=g.dial,
        shift=g.shift,
        order=g.order.to_list(),
        pile=look(g.pile),
        turned=g.turned.to_list(),
        aside=look(g.aside),
        bag=bag if whole else bag[:FIRST_SPECIAL] + [0] * (GENES - FIRST_SPECIAL),
        unseen=0 if whole else sum(bag[FIRST_SPECIAL:]),
        lab=g.lab.to_list(),
        holders=g.holders.to_list(),
        bids=g.bids.to_list(),
        deck=look(g.deck),
        spent=g.spent.to_list(),
        points=g.points,
        lap=g.lap,
        births=g.births,
        newborn=g.newborn,
        stack=STEPS.saved(g.stack),
        actor=g.actor,
        options=g.options if g.actor == seat or whole else [],
    )


def whole(g: State) -> View:
    """The position without secrets, to be written down."""
    return view(g, WHOLE)


def restore(v: View) -> State:
    """The state of a position with nothing unknown."""
    g = state_of(v)
    g.settle()
    return g


def state_of(v: View) -> State:
    """The same, before anything follows from the position: nobody is asked yet."""
    g = State(rules(v.ruleset, v.seats, v.map))
    g.round, g.dial, g.shift = v.round, v.dial, v.shift
    g.order = int_list(v.order)
    g.board = int_list([NOWHERE] * g.rules.land.size)
    for seat, seen_clan in enumerate(v.players):
        g.players.append(lay_clan(g, seen_clan, bit(seat) if v.stack else PUBLIC))
        for cell in seen_clan.herd:
            g.board[cell] = seat
    g.pile, g.turned, g.aside = int_list(v.pile), int_list(v.turned), int_list(v.aside)
    g.bag = int_list(v.bag)
    g.lab, g.holders, g.bids = int_list(v.lab), int_list(v.holders), int_list(v.bids)
    g.deck, g.spent = int_list(v.deck), int_list(v.spent)
    g.points, g.lap, g.births, g.newborn = v.points, v.lap, v.births, v.newborn
    g.foresee()
    g.stack = STEPS.restored(v.stack)
    return g


def lay_clan(g: State, seen_clan: ClanView, known: int) -> Clan:
    clan = Clan()
    clan.mp = max(seen_clan.mp, 0)
    clan.known = known
    clan.herd = int_list(sorted(seen_clan.herd))
    clan.genes = int_list(seen_clan.genes)
    clan.hand = int_list(sorted(seen_clan.hand))
    clan.active = seen_clan.active
    clan.refresh(g.rules)
    return clan


# Imagining


def imagine(v: View, rng: Rng) -> State:
    """A state that looks like this view: what its seat does not know is dealt again."""
    filled = replace(v, players=[replace(clan, hand=clan.hand.copy()) for clan in v.players])
    filled.deck, filled.pile, filled.aside, filled.bag = v.deck.copy(), v.pile.copy(), v.aside.copy(), v.bag.copy()
    imagine_cards(filled, rng)
    imagine_climate(filled, rng)
    for gene in shuffled(unseen_specials(v), rng)[: v.unseen]:
        filled.bag[gene] = 1
    filled.unseen = 0
    g = state_of(filled)
    imagine_purses(v, g, rng)
    g.settle()
    return g


def shuffled(items: list[int], rng: Rng) -> list[int]:
    rng.shuffle(items)
    return items


def unknown_places(*piles: list[int]) -> Iterator[tuple[list[int], int]]:
    """Every place of a card that the viewer does not know."""
    for pile in piles:
        for i, c in enumerate(pile):
            if type_of(c) == UNKNOWN:
                yield pile, i


def imagine_cards(v: View, rng: Rng) -> None:
    """Deal the event cards that are not visible among hands and deck."""
    piles = [clan.hand for clan in v.players] + [v.deck]
    pool = shuffled(unseen_events(v), rng)
    for pile, i in unknown_places(*piles):
        pile[i] = pile[i] & ~UNKNOWN | (pool.pop() if pool else 0)


def unseen_events(v: View) -> list[int]:
    """The event cards that are not visible."""
    piles = [clan.hand for clan in v.players] + [v.deck]
    sight = {*v.spent, *(type_of(c) for pile in piles for c in pile)}
    return [type for type in range(len(rules(v.ruleset, v.seats, v.map).cards)) if type not in sight]


def unseen_tokens(v: View) -> list[int]:
    """The climate tokens that are not visible."""
    pool = [*rules(v.ruleset, v.seats, v.map).tokens, METEOR]
    for token in [*v.turned, *(type_of(c) for c in [*v.pile, *v.aside])]:
        if token in pool:
            pool.remove(token)
    return pool


def imagine_climate(v: View, rng: Rng) -> None:
    """Deal the climate tokens that are not visible; the meteor is one of the last three."""
    pool = unseen_tokens(v)
    places = list(unknown_places(v.pile, v.aside))
    last = [(pile, i) for pile, i in places if pile is v.pile and i < LAST_THREE]
    if METEOR in pool:
        pool.remove(METEOR)
        if last:
            pile, i = last[rng.below(len(last))]
            pile[i] = pile[i] & ~UNKNOWN | METEOR
    rng.shuffle(pool)
    for pile, i in unknown_places(v.pile, v.aside):
        pile[i] = pile[i] & ~UNKNOWN | (pool.pop() if pool else 1)


def unseen_specials(v: View) -> list[int]:
    """The special genes that nobody has seen: in the bag, or out of the game."""
    return [
        gene
        for gene in range(FIRST_SPECIAL, GENES)
        if gene not in v.lab and not v.bag[gene] and not any(clan.genes[gene] for clan in v.players)
    ]


def imagine_purses(v: View, g: State, rng: Rng) -> None:
    """About as many mutation points as the viewer has, and enough for the current bid."""
    known = [clan.mp for clan in v.players if clan.mp != HIDDEN]
    usual = known[0] if len(known) == 1 else PURSE + v.round
    for seat, clan in enumerate(v.players):
        if clan.mp == HIDDEN:
            column = g.column_of(seat)
            bound = g.price(seat, column, g.bids[column]) if column >= 0 else 0
            low = max(bound, usual - SPREAD)
            g.players[seat].mp = low + rng.below(max(bound, usual) + SPREAD + 1 - low)


def phase_name(v: View) -> str:
    """The current phase of the round; `over` when the meteor has fallen."""
    return PHASES[v.stack[0][1][0] - 1] if v.stack else "over"
