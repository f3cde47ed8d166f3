"""The mutation phase: genes are drawn, players bid for them, and each player pays for what they get."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions, tell
from beagle.games.evo.ids import BID, DRAW, GENES, MARKER_PLACED
from beagle.games.evo.law import (
    AUCT_01,
    AUCT_02,
    AUCT_03,
    AUCT_05,
    AUCT_06,
    AUCT_07,
    AUCT_08,
    AUCT_12,
    CARD_20,
    FREE,
    SET_04,
)
from beagle.games.evo.power import Rules
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import OwnWindow, is_open, open_window, refuse_other
from beagle.games.evo.steps.phase import Staged
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.state import CHANCE, Step

PHASE: Final = 1
HIGHEST: Final = 6  # the top field of a column


class Mutation(Staged):
    """As many columns as players, all with a gene except the first; an auction; all pay, and get what they won."""

    name: ClassVar[str] = "mutation"

    def fresh(self) -> Mutation:
        return Mutation()

    def resume(self, g: State) -> None:
        if self.stage == 0:
            self.stage = 1
            open_window(g, PHASE)
        elif self.stage == 1:
            self.draw(g)
        elif self.stage == 2:
            self.stage = 3
            g.push(Auction())
        else:
            self.sell(g)
            g.done()

    def draw(self, g: State) -> None:
        """Draw genes until every column except the first has one, or the bag is empty."""
        if not g.lab:
            g.open_lab()
        if len(g.lab) == columns(g) or sum(g.bag) == 0:
            self.stage = 2
        else:
            g.push(DrawGene())

    def sell(self, g: State) -> None:
        """Everybody pays first, so a vial won now doesn't make anything cheaper yet."""
        for column in range(g.holders.size):
            seat: i64 = g.holders[column]
            if seat >= 0:
                g.pay(seat, g.price(seat, column, g.bids[column]))
        for column in range(g.holders.size):
            seat = g.holders[column]
            if seat >= 0:
                g.win(seat, column)

    def opening(self, gone: i64, seat: i64) -> list[Step[Any]]:
        """With a seat: the genes are there, and it bids; this many have bid before it."""
        m = Mutation()
        if seat < 0:
            return [m]
        m.stage = 3
        return [m, Auction(gone + 1), Bid(seat)]


def columns(g: State) -> i64:
    """As many as players; fewer if a card says so."""
    count = g.seats
    for card in g.rules.shortening:
        if g.in_force(card.id):
            count -= card.fewer
    return count


class DrawGene(Step[State]):
    """A gene is drawn from the bag; one that is already in the laboratory goes back, if there is any other."""

    name: ClassVar[str] = "draw-gene"
    on: ClassVar[str] = "mutation"
    spec: ClassVar[str] = ""

    def resume(self, g: State) -> None:
        g.ask(CHANCE, [actions.draw(gene) for gene in range(1, GENES) if forbids_gene(g, gene) == FREE])

    def answer(self, g: State, action: i64) -> None:
        g.lay_gene(actions.drawn_gene(action))
        g.done()

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == DRAW:
            out.append(forbids_gene(g, actions.drawn_gene(action)))
        else:
            out.append(AUCT_02)

    def kinds(self) -> list[int]:
        return [DRAW]

    def clone(self) -> DrawGene:
        return DrawGene()


def forbids_gene(g: State, gene: i64) -> i64:
    """The rule why this gene can't be drawn into the laboratory."""
    if g.bag[gene] == 0:
        return SET_04
    if gene not in g.lab:
        return FREE
    for other in range(1, GENES):
        if g.bag[other] and other not in g.lab:
            return AUCT_02
    return FREE


class Auction(Step[State]):
    """In initiative order, each player without a column bids; a player who is pushed out bids again immediately."""

    name: ClassVar[str] = "auction"
    on: ClassVar[str] = "mutation"
    spec: ClassVar[str] = "next:number"

    def __init__(self, next: i64 = 0) -> None:
        self.next: i64 = next  # the place on the track of the next bidder

    def resume(self, g: State) -> None:
        while self.next < g.seats:
            self.next += 1
            seat: i64 = g.order[self.next - 1]
            if g.column_of(seat) < 0:
                g.push(Bid(seat))
                return
        g.done()

    def clone(self) -> Auction:
        return Auction(self.next)

    def possible(self, rules: Rules) -> bool:
        return self.next <= rules.seats


def lowest_bid(g: State, column: i64) -> i64:
    """The lowest field where a marker may be placed; above HIGHEST if there is none."""
    if g.holders[column] < 0:
        return 0
    return g.bids[column] + g.step_up(column)


class Bid(Step[State]):
    """A player places the marker: anywhere in an empty column, higher in a taken one, not where it was pushed out."""

    name: ClassVar[str] = "bid"
    on: ClassVar[str] = "auction"
    spec: ClassVar[str] = "seat:seat lost:number"

    def __init__(self, seat: i64 = 0, lost: i64 = 0) -> None:
        self.seat: i64 = seat
        self.lost: i64 = lost  # the column just lost, from 1; 0 is none

    def resume(self, g: State) -> None:
        options = g.listing()
        empty = False
        open_at_all = False
        for column in range(g.lab.size):
            if g.holders[column] < 0:
                empty = True
            if self.lowest(g, column) <= HIGHEST:
                open_at_all = True
            for field in range(HIGHEST + 1):
                if self.forbids(g, column, field) == FREE:
                    options.append(actions.bid(column, field))
        if not empty:
            if not open_at_all:  # everybody can see that there is nothing to get
                tell.stays_out(g, self.seat)
                g.done()
                return
            options.append(PASS)
        g.ask(self.seat, options)

    def lowest(self, g: State, column: i64) -> i64:
        """The same for this player, who may not go back to the column just lost."""
        return HIGHEST + 1 if column + 1 == self.lost else lowest_bid(g, column)

    def forbids(self, g: State, column: i64, field: i64) -> i64:
        if column + 1 == self.lost:
            return AUCT_06
        if field < lowest_bid(g, column):
            return AUCT_05
        return FREE if g.price(self.seat, column, field) <= g.players[self.seat].mp else AUCT_08

    def answer(self, g: State, action: i64) -> None:
        g.done()
        if action == PASS:
            tell.stays_out(g, self.seat)
            return
        column = actions.bid_column(action)
        out = g.place_marker(self.seat, column, actions.bid_field(action))
        if out >= 0:
            g.push(Bid(out, column + 1))
        if is_open(g, MARKER_PLACED, self.seat):
            g.push(OwnWindow(MARKER_PLACED, self.seat))

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == BID:
            self.refuse_bid(g, actions.bid_column(action), actions.bid_field(action), out)
        elif kind == PASS:
            out += [AUCT_12, CARD_20]
        else:
            refuse_other(g, self.seat, action, PHASE, AUCT_03, out)

    def refuse_bid(self, g: State, column: i64, field: i64, out: list[int]) -> None:
        """All the rules against this bid: the column, what is in it, the purse."""
        if column >= len(g.lab):
            out.append(AUCT_01)
            out += [card.law for card in g.rules.shortening if g.in_force(card.id)]
            return
        if column + 1 == self.lost:
            out.append(AUCT_06)
        if field < lowest_bid(g, column):
            out.append(AUCT_05)
            if g.bids[column] == HIGHEST:
                out.append(AUCT_07)
            if g.step_up(column) > 1:
                out += [card.law for card in g.rules.guarding]
        if g.price(self.seat, column, field) > g.players[self.seat].mp:
            out.append(AUCT_08)

    def kinds(self) -> list[int]:
        return [BID]

    def clone(self) -> Bid:
        return Bid(self.seat, self.lost)

    def possible(self, rules: Rules) -> bool:
        return self.lost <= rules.seats
