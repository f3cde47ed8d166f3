"""Genes and event cards: what the rules ask of them; and a ruleset, which lists them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mypy_extensions import i64

from beagle.games.evo import actions
from beagle.games.evo.ids import A_CELL, A_PLACE, A_TURN, IDEAL, MOMENTS, NOTHING
from beagle.games.evo.land import Land
from beagle.games.evo.law import FREE
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.options import BY_LOT
from beagle.kernel.state import Step

if TYPE_CHECKING:
    from beagle.games.evo.state import State


class Gene:
    """A gene token.  Its effect is a number, and each further token of its kind adds it again."""

    id: i64 = 0
    law: i64 = 0  # the rule that defines it
    points: i64 = 0  # movement points
    attack: i64 = 0  # horns of an attacker
    defence: i64 = 0  # horns of a defender
    shelters: i64 = IDEAL  # the ground where it saves dinosaurs each survival phase, and how many
    saves: i64 = 0
    eggs: i64 = 0  # births in each birth phase
    discount: i64 = 0  # subtracted from a price in the auction
    reach: i64 = 1  # how far from its clan's dinosaurs a birth may be
    floor: i64 = 2  # nothing can take the clan below this many dinosaurs
    swims: bool = False  # one dinosaur moves along the coast
    flies: bool = False  # one dinosaur passes over a cell
    flees: bool = False  # a beaten dinosaur may flee
    chooses: bool = False  # its owner may choose a place on the initiative track
    foresees: bool = False  # its owner is shown the next climate token
    kills_to: i64 = 0  # a newborn that attacks an enemy: up to this face the enemy dies,
    fails_to: i64 = 0  # up to this one the newborn dies; above it goes back


class EventCard:
    """An event card.  By default it can always be played in its moments, names nothing and does nothing immediately.

    It is in force for its player from when it is played to the end of the phase; the numbers say what that means.
    """

    id: i64 = 0
    law: i64 = 0
    moments: i64 = 0  # one bit for each moment when it may be played
    timing: i64 = 0  # another rule that says when it may be played
    aim: i64 = NOTHING
    attack: i64 = 0  # horns of an attacker
    hides: bool = False  # nobody may attack its player
    shelters: i64 = IDEAL  # all dinosaurs on this ground live
    guard: i64 = 1  # a bid for its player's column must be this much higher
    discount: i64 = 0  # subtracted from the price of a gene
    fewer: i64 = 0  # how many columns are not used
    barren: bool = False  # there are no births
    anywhere: bool = False  # its player's births may be on any free cell
    income: i64 = 0  # its player gets this many mutation points instead of the usual number

    def impossible(self, g: State, seat: i64, moment: i64) -> i64:
        """The rule why this seat can't play it now, judged by public information."""
        return FREE

    def forbids(self, g: State, seat: i64, moment: i64, target: i64) -> i64:
        """The rule why it can't name this target.  -1: it names none."""
        if target < 0:
            return FREE
        return self.law

    def aims(self, g: State, moment: i64) -> i64:
        """How many targets there are to try."""
        if self.aim == A_CELL:
            return g.rules.land.size
        if self.aim == A_TURN:
            return 4
        if self.aim == A_PLACE:
            return g.seats
        return 0

    def options(self, g: State, seat: i64, moment: i64, out: IntList) -> None:
        """Every way this seat may play it now."""
        if self.forbids(g, seat, moment, -1) == FREE:
            out.append(actions.play(self.id))
        for target in range(self.aims(g, moment)):
            if self.forbids(g, seat, moment, target) == FREE:
                out.append(actions.play_on(self.id, target))

    def play(self, g: State, seat: i64, target: i64) -> None:
        """Its immediate effect."""


class Rules:
    """A ruleset at a table: the map, tokens, genes, cards and phases of the game."""

    def __init__(self, name: str, seats: int, land: Land, genes: list[Gene], cards: list[EventCard]) -> None:
        self.name: str = name
        self.seats: i64 = seats
        self.land: Land = land
        self.first: i64 = BY_LOT  # the seat the table names as the first player
        self.map: str = ""  # the text of a map other than the table's own
        self.own_side: bool = False  # each seat starts on its side of the board
        self.genes: list[Gene] = genes  # by number
        self.cards: list[EventCard] = cards  # by number
        self.dial: list[IntList] = []  # for each section, the ground that each terrain is
        self.tokens: list[int] = []  # climate tokens without the meteor
        self.normal: list[int] = []  # normal genes in the bag, by number
        self.specials: i64 = 8  # special genes in the bag
        self.die: IntList = IntList()  # how many sides of the fight die show each face
        self.phases: list[Step[Any]] = []
        self.played_at: list[list[EventCard]] = [
            [card for card in cards if card.moments & bit(moment)] for moment in range(len(MOMENTS))
        ]
        self.arming: list[EventCard] = [card for card in cards if card.attack]
        self.hiding: list[EventCard] = [card for card in cards if card.hides]
        self.sheltering: list[EventCard] = [card for card in cards if card.shelters != IDEAL]
        self.guarding: list[EventCard] = [card for card in cards if card.guard > 1]
        self.cheapening: list[EventCard] = [card for card in cards if card.discount]
        self.shortening: list[EventCard] = [card for card in cards if card.fewer]
        self.stopping: list[EventCard] = [card for card in cards if card.barren]
        self.freeing: list[EventCard] = [card for card in cards if card.anywhere]
        self.paying: list[EventCard] = [card for card in cards if card.income]
