"""The table as a page draws it: names for numbers, the effect of the climate, and what a player touches to choose.

It is built from the view of a seat, so it cannot contain anything the seat may not see.
"""

from __future__ import annotations

from collections import Counter
from typing import Literal, NotRequired, TypedDict

from beagle.games.evo import ids
from beagle.games.evo.clan import HERD
from beagle.games.evo.ids import CARD_NAMES, COLD, DEADLY, FIRST_SPECIAL, GENE_NAMES, GROUNDS, HOT, METEOR, TOKEN_NAMES
from beagle.games.evo.outlook import Doom, doom, odds, reach
from beagle.games.evo.past import Past, PastAuction
from beagle.games.evo.scoring import winners
from beagle.games.evo.state import State
from beagle.games.evo.steps.auction import Auction
from beagle.games.evo.steps.birth import Babies, Birth
from beagle.games.evo.steps.fight import Fight
from beagle.games.evo.steps.movement import Movement, Moves
from beagle.games.evo.steps.survival import Survival
from beagle.games.evo.touching import cell_name, touches
from beagle.games.evo.view import HIDDEN, View, phase_name, view
from beagle.kernel.cards import SPECTATOR, UNKNOWN, known_to, type_of
from beagle.kernel.hexes import q_of, r_of

Ground = Literal["ideal", "hot", "cold", "deadly"]
Fate = Literal["dies", "may-die"]


class Picture(TypedDict):
    """The table of EVO as one viewer sees it.

    Names of terrains, grounds, genes, cards, tokens and phases are those of the notation; a cell is `0,-1`.
    """

    ruleset: str
    round: int
    phase: str  # the name of a phase, `over` after the last
    order: list[int]  # the initiative track from its left end, by seat
    gone: list[int]  # who has acted in this phase; in an auction, who holds a column
    climate: ClimatePicture
    cells: list[CellPicture]
    laboratory: list[ColumnPicture]  # empty while the laboratory is closed
    sold: SalesPicture | None  # what the last auction sold; null if that isn't known
    bag: BagPicture
    deck: int  # event cards face down
    spent: list[str]  # event cards that were played
    players: list[PlayerPicture]
    winners: list[int]  # by seat; empty while the game is played
    points: int  # movement points left in this go
    births: int
    newborn: str | None
    die: list[FacePicture]  # the die of a fight, side by side
    action: Action | None  # what is happening now between two dinosaurs
    reach: dict[str, list[Reached]]  # for the player who moves: where each dinosaur can go


class ClimatePicture(TypedDict):
    """The dial and the tokens."""

    section: int
    sections: list[list[Ground]]  # for each section what beach, plain, hill and mountain are in it
    grounds: dict[str, Ground]
    turns: str  # what the token that was just revealed will do
    pile: int  # how many tokens are face down
    next: str | None  # the next one, for a player who foresees it
    turned: list[str]
    unseen: list[TokenCount]


class TokenCount(TypedDict):
    """How many tokens of a kind are unseen."""

    token: str
    count: int


class BagPicture(TypedDict):
    """The genes in the bag; of the special ones only how many."""

    genes: list[Count]
    specials: int


class CellPicture(TypedDict):
    """A cell of the island."""

    id: str
    q: int
    r: int
    terrain: str
    ground: Ground
    coast: bool
    owner: int | None
    fate: NotRequired[Fate]  # if survival came now


class ColumnPicture(TypedDict):
    """A column of the laboratory."""

    column: int  # from 1
    offers: str | None  # `card`, or a gene; null once it is won
    holder: int | None
    bid: int | None
    price: int | None  # what the holder will pay, after discounts


class SalePicture(TypedDict):
    """What one column of an auction sold."""

    column: int  # from 1
    offers: str  # `card`, or a gene
    holder: int | None
    bid: int
    paid: int


class SalesPicture(TypedDict):
    """What an auction sold, column by column."""

    round: int
    sales: list[SalePicture]


class Count(TypedDict):
    """How many genes of a kind."""

    gene: str
    count: int


class PlayerPicture(TypedDict):
    """A player: what they have, and what their genes do."""

    seat: int
    points: int | None  # mutation points; null if the viewer may not know
    hand: list[str | None]
    genes: list[Count]
    active: list[str]  # cards in force in this phase
    dinosaurs: int
    supply: int
    dies: int  # how many would die if survival came now
    floor: int
    moves: int
    attack: int
    defence: int
    eggs: int
    discount: int
    saves: dict[str, int]


FightPicture = TypedDict(
    "FightPicture", {"kind": Literal["fight"], "from": str, "to": str, "won": bool, "wins": int, "sides": int}
)


class BabiesPicture(TypedDict):
    """A newborn that attacks an enemy."""

    kind: Literal["babies"]
    seat: int
    to: str


Action = FightPicture | BabiesPicture


class FacePicture(TypedDict):
    """A side of the fight die."""

    face: str
    lead: int | None  # how many horns more than the defender the attacker needs to win by it; null: it always fails


class Reached(TypedDict):
    """A cell that a dinosaur can reach: what it costs, and what is touched for every step."""

    to: str
    points: int
    way: list[list[str]]


def picture(g: State, seat: int, past: Past | None = None) -> Picture:
    """All that this seat may see, and what the last auction sold if that is known."""
    v = view(g, seat)
    return {
        "ruleset": v.ruleset,
        "round": int(v.round),
        "phase": phase_name(v),
        "order": v.order,
        "gone": gone(g),
        "climate": climate_plain(g, v),
        "cells": cells_plain(g),
        "laboratory": [column_plain(g, column) for column in range(len(g.lab))],
        "sold": None if past is None or past.last is None else sold_plain(g, past.last),
        "bag": {"genes": genes_plain(v.bag), "specials": int(v.unseen)},
        "deck": len(v.deck),
        "spent": [CARD_NAMES[type] for type in v.spent],
        "players": [player_plain(g, v, number) for number in range(v.seats)],
        "winners": winners(g) if phase_name(v) == "over" else [],
        "points": int(v.points),
        "births": int(v.births),
        "newborn": None if v.newborn < 0 else cell_name(g, v.newborn),
        "die": die_plain(g),
        "action": action_plain(g),
        "reach": reach_plain(g, seat),
    }


def gone(g: State) -> list[int]:
    """Who has had their go in this phase, or in this pass of the births; in an auction, who has a column."""
    for step in g.stack:
        if isinstance(step, Movement | Birth | Survival):
            return [int(seat) for seat in list(g.order)[: max(0, step.gone - 1)]]
        if isinstance(step, Auction):
            return [int(seat) for seat in g.order if seat in g.holders]
    return []


def moment(g: State) -> str:
    return f"{g.round}.{phase_name(view(g, SPECTATOR))}"


# The climate and the map


def climate_plain(g: State, v: View) -> ClimatePicture:
    """The dial, and the tokens: those turned over, the next one if this seat foresees it, and what is still unseen."""
    known = [type_of(c) for c in [*v.pile, *v.aside] if type_of(c) != UNKNOWN]
    unseen = Counter([*g.rules.tokens, METEOR]) - Counter([*v.turned, *known])
    return {
        "section": int(v.dial),
        "sections": [[GROUNDS[ground] for ground in section] for section in g.rules.dial],
        "grounds": dict(zip(ids.TERRAIN_NAMES, [GROUNDS[ground] for ground in g.rules.dial[v.dial]], strict=True)),
        "turns": TOKEN_NAMES[v.shift + 1],  # what the token that was just turned over will do
        "pile": len(v.pile),
        "next": token_plain(v.pile[-1]) if v.pile else None,
        "turned": [TOKEN_NAMES[token] for token in v.turned],
        "unseen": [{"token": name, "count": unseen[token]} for token, name in TOKEN_NAMES.items() if unseen[token]],
    }


def token_plain(c: int) -> str | None:
    return None if type_of(c) == UNKNOWN else TOKEN_NAMES[type_of(c)]


def cells_plain(g: State) -> list[CellPicture]:
    """The island: terrain, what the climate makes of it, whose dinosaur is there, and whether it would die now."""
    land = g.rules.land
    fates: dict[int, Fate] = {}
    for seat in range(g.seats):
        would = threat(g, seat)
        fates.update((cell, "dies") for cell in would.dead)
        fates.update((cell, "may-die") for cell in would.among)
    out = []
    for cell, where in enumerate(land.cells):
        plain: CellPicture = {
            "id": cell_name(g, cell),
            "q": int(q_of(where)),
            "r": int(r_of(where)),
            "terrain": ids.TERRAIN_NAMES[land.terrain[cell]],
            "ground": GROUNDS[g.ground(cell)],
            "coast": land.coastal[cell],
            "owner": None if g.board[cell] < 0 else int(g.board[cell]),
        }
        if cell in fates:
            plain["fate"] = fates[cell]
        out.append(plain)
    return out


def threat(g: State, seat: int) -> Doom:
    """Who would die if survival came now; nobody, once the game is over."""
    return Doom([], [], 0) if g.over else doom(g, seat)


# Clans and laboratory


def genes_plain(counts: list[int]) -> list[Count]:
    return [{"gene": GENE_NAMES[gene], "count": count} for gene, count in enumerate(counts) if count]


def column_plain(g: State, column: int) -> ColumnPicture:
    """What is offered, who bids how much for it, and what that will cost; the first column gives an event card."""
    gene, holder, bid = g.lab[column], g.holders[column], g.bids[column]
    return {
        "column": column + 1,
        "offers": "card" if column == 0 else GENE_NAMES[gene] if gene != ids.NO_GENE else None,
        "holder": None if holder < 0 else int(holder),
        "bid": None if holder < 0 else int(bid),
        "price": None if holder < 0 else int(g.price(holder, column, bid)),
    }


def sold_plain(g: State, auction: PastAuction) -> SalesPicture:
    """What an auction sold, column by column, and in which round."""
    holders = {bid.column: seat for seat, bid in auction.bids.items()}
    sales: list[SalePicture] = []
    for column, offers in sorted(auction.offers.items()):
        seat = holders.get(column)
        bid, paid = (0, 0) if seat is None else (auction.bids[seat].bid, auction.paid.get(seat, 0))
        sales.append({"column": column, "offers": offers, "holder": seat, "bid": bid, "paid": paid})
    return {"round": int(g.round) - auction.ago, "sales": sales}


def player_plain(g: State, v: View, seat: int) -> PlayerPicture:
    seen, clan = v.players[seat], g.players[seat]
    would = threat(g, seat)
    return {
        "seat": seat,
        "points": None if seen.mp == HIDDEN else int(seen.mp),
        "hand": [None if type_of(c) == UNKNOWN else CARD_NAMES[type_of(c)] for c in seen.hand],
        "genes": genes_plain(seen.genes),
        "active": [name for type, name in enumerate(CARD_NAMES) if seen.active >> type & 1],
        "dinosaurs": len(seen.herd),
        "supply": int(g.supply(seat)),
        "dies": len(would.dead) + would.chosen,  # how many, if survival came now
        "floor": int(clan.floor),
        "moves": int(clan.moves),
        "attack": int(g.attack_horns(seat)),
        "defence": int(clan.defence),
        "eggs": int(clan.eggs),
        "discount": int(clan.discount),
        "saves": {GROUNDS[ground]: min(int(g.saved(seat, ground)), HERD) for ground in (HOT, COLD, DEADLY)},
    }


ALWAYS = -100  # a lead that everybody has


def die_plain(g: State) -> list[FacePicture]:
    """Its sides, and from which lead in horns on each of them wins."""
    leads = {ids.FAIL: None, ids.SUCCESS: ALWAYS}
    return [
        {"face": ids.FACE_NAMES[face], "lead": leads.get(face, face - ids.EQUAL)}
        for face, sides in enumerate(g.rules.die)
        for _ in range(sides)
    ]


def action_plain(g: State) -> Action | None:
    """What is happening now between two dinosaurs: a fight, or a newborn that attacks an enemy."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Fight):
        chance = odds(g, g.board[step.start], g.board[step.end])
        return {
            "kind": "fight",
            "from": cell_name(g, step.start),
            "to": cell_name(g, step.end),
            "won": step.won,
            "wins": chance.wins,
            "sides": chance.sides,
        }
    if isinstance(step, Babies):
        return {"kind": "babies", "seat": int(step.seat), "to": cell_name(g, step.cell)}
    return None


def reach_plain(g: State, seat: int) -> dict[str, list[Reached]]:
    """For the player who moves: how far each dinosaur can go, what that costs, and what to touch for each step."""
    go = g.stack[-1] if g.stack else None
    if not isinstance(go, Moves) or go.seat != seat:
        return {}
    return {
        cell_name(g, start): [
            {"to": cell_name(g, end), "points": len(way), "way": [touches(g, action) for action in way]}
            for end, way in reach(g, start).ways.items()
        ]
        for start in g.players[seat].herd
    }


def hidden(g: State) -> int:
    """For every event card, climate token, purse and special gene in the bag, how many seats do not know it."""
    return hidden_by(g, (1 << int(g.seats)) - 1)


def hidden_from(g: State, seat: int) -> int:
    """The same for this seat alone."""
    return hidden_by(g, 1 << seat)


def hidden_by(g: State, seats: int) -> int:
    """The same for these seats, given as bits."""
    piles = [g.deck, g.pile, g.aside, *(clan.hand for clan in g.players)]
    masks = [known_to(c) for pile in piles for c in pile] + [clan.known for clan in g.players]
    unknown = sum(seats.bit_count() - (int(mask) & seats).bit_count() for mask in masks)
    return unknown + seats.bit_count() * sum(list(g.bag)[FIRST_SPECIAL:])
