"""The rules of Magpies: the state, the two steps of a game, and what forbids a move.

The same function, `forbidden`, lists the options and explains refusals.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar, Final

from beagle.kernel.action import FIRST, PASS, SECOND, act, kind_of, operand
from beagle.kernel.cards import PUBLIC, bit, card, shown, type_of
from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import first_options, first_player, named_first
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetName, check_table, split_name
from beagle.kernel.state import CHANCE, GameState, Roll, Step

SEATS: Final = (2, 4)
TABLES: Final = [RulesetInfo("base", SEATS, first_options(SEATS), "magpies-about", (5, 10))]
VALUES: Final = range(1, 7)  # the trinkets, by what they are worth
COPIES: Final = 4
HAND: Final = 3
OPEN: Final = 3  # trinkets in the meadow
ROUNDS: Final = 6
LUCKY: Final = 5  # the lowest face with which a raid succeeds

HIDE, TRADE, RAID = 2, 3, 4  # the kinds of actions; 0 and 1 are the kernel's
FREE: Final = 0
TURNS, NO_PASS, NOT_HELD, NOT_OPEN, UNFAIR, EMPTY_NEST, OWN_NEST, OVER = 201, 202, 301, 302, 303, 401, 402, 501

EVENTS: Final = (
    ("passed", "seat"),
    ("hid", "seat, card trinket"),
    ("drew", "seat, card trinket"),
    ("gave", "seat, card trinket"),
    ("took", "seat, card trinket"),
    ("raided", "seat, seat victim"),
    ("missed", "seat, seat victim, number face"),
    ("robbed", "seat, seat victim, number face, card trinket"),
)
PASSED, HID, DREW, GAVE, TOOK, RAIDED, MISSED, ROBBED = range(len(EVENTS))


class Magpie:
    """A player: the trinkets in hand, and those in the nest, the last one on top."""

    def __init__(self, hand: list[int], nest: list[int]) -> None:
        self.hand = hand
        self.nest = nest


class State(GameState):
    """A trinket is a card: its type is its value, and it carries the mask of those who know it."""

    views: ClassVar[str] = "beagle_magpies.game"

    def __init__(self, ruleset: str, players: list[Magpie], first: int = 0) -> None:
        super().__init__()
        self.ruleset = ruleset
        self.players = players
        self.first = first
        self.gone = 0  # turns that are over
        self.deck: list[int] = []
        self.meadow: list[int] = []

    @property
    def seats(self) -> int:
        return len(self.players)

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return (self.first + self.gone) % self.seats

    def clone(self) -> State:
        players = [Magpie(player.hand.copy(), player.nest.copy()) for player in self.players]
        copy = State(self.ruleset, players, self.first)
        copy.gone, copy.deck, copy.meadow = self.gone, self.deck.copy(), self.meadow.copy()
        copy.stack = [step.clone() for step in self.stack]
        copy.actor, copy.options = self.actor, self.options.copy()
        return copy

    def draw(self) -> None:
        """The player whose turn it is draws a trinket, if there is one."""
        if self.deck:
            drawn = shown(self.deck.pop(), bit(self.seat))
            self.players[self.seat].hand.append(drawn)
            self.tell(DREW, self.seat, card=drawn)

    def law_of_end(self) -> int:
        return OVER

    def law_of_turns(self) -> int:
        return TURNS


class Turn(Step[State]):
    """In turn, each player hides a trinket, trades one or raids a nest.  One that can do nothing passes."""

    name: ClassVar[str] = "turn"

    def resume(self, g: State) -> None:
        if g.gone == ROUNDS * g.seats:
            g.done()
            return
        options = [action for action in well_formed(g) if forbidden(g, action) == FREE]
        g.ask(g.seat, options)

    def answer(self, g: State, action: int) -> None:
        player, value = g.players[g.seat], operand(action, FIRST)
        if kind_of(action) == RAID:
            g.tell(RAIDED, g.seat, value)
            g.push(Raid(value))
            return
        if action == PASS:
            g.tell(PASSED, g.seat)
        elif kind_of(action) == HIDE:
            player.nest.append(taken(player.hand, value))
            g.tell(HID, g.seat, card=player.nest[-1])
            g.draw()
        else:
            given = shown(taken(player.hand, value), PUBLIC)
            player.nest.append(taken(g.meadow, operand(action, SECOND)))
            g.meadow.append(given)
            g.tell(GAVE, g.seat, card=given)
            g.tell(TOOK, g.seat, card=player.nest[-1])
            g.draw()
        g.gone += 1

    def returned(self, g: State, value: int) -> None:
        g.gone += 1

    def refuse(self, g: State, action: int, out: list[int]) -> None:
        out.append(forbidden(g, action))

    def kinds(self) -> list[int]:
        return [HIDE, TRADE, RAID]


class Raid(Step[State]):
    """The raider rolls a die.  With a 5 or 6 they get the top trinket of the nest, and both have seen it."""

    name: ClassVar[str] = "raid"
    spec: ClassVar[str] = "victim:seat"
    on: ClassVar[str] = "turn"

    def __init__(self, victim: int = 0) -> None:
        self.victim = victim

    def resume(self, g: State) -> None:
        g.push(Roll())

    def returned(self, g: State, value: int) -> None:
        if value < LUCKY:
            g.tell(MISSED, g.seat, self.victim, value)
        else:
            stolen = shown(g.players[self.victim].nest.pop(), bit(g.seat) | bit(self.victim))
            g.players[g.seat].nest.append(stolen)
            g.tell(ROBBED, g.seat, self.victim, value, card=stolen)
        g.done()


def well_formed(g: State) -> list[int]:
    """Every action that has a text, allowed or not."""
    if g.actor == CHANCE:
        return list(g.options)
    trades = [act(TRADE, given, taken) for given in VALUES for taken in VALUES]
    return [PASS, *(act(HIDE, value) for value in VALUES), *trades, *(act(RAID, seat) for seat in range(g.seats))]


def forbidden(g: State, action: int) -> int:
    """The number of the rule that forbids this to the player whose turn it is; FREE if none does."""
    first, second = operand(action, FIRST), operand(action, SECOND)
    held = [type_of(trinket) for trinket in g.players[g.seat].hand]
    if action == PASS:
        others = (other for other in well_formed(g) if other != PASS)
        return NO_PASS if any(forbidden(g, other) == FREE for other in others) else FREE
    if kind_of(action) == RAID:
        return OWN_NEST if first == g.seat else FREE if g.players[first].nest else EMPTY_NEST
    if first not in held:
        return NOT_HELD
    if kind_of(action) == TRADE:
        if second not in [type_of(trinket) for trinket in g.meadow]:
            return NOT_OPEN
        return FREE if first - second in (1, -1) else UNFAIR
    return FREE


def taken(trinkets: list[int], value: int) -> int:
    """The first trinket of this value, removed."""
    return trinkets.pop([type_of(trinket) for trinket in trinkets].index(value))


def table(ruleset: str, seats: int) -> RulesetName:
    """The table of this name.  RulesetError: there is none, or not for this number of seats."""
    return check_table(split_name(ruleset), TABLES, seats)


def deal(name: RulesetName, seats: int, rng: Rng) -> State:
    """Shuffle, deal three trinkets to everybody, and lay three open in the meadow."""
    first = first_player(named_first(name.options), seats, rng)
    deck = [value for value in VALUES for _ in range(COPIES)]
    rng.shuffle(deck)
    players = [Magpie([card(deck.pop(), bit(seat)) for _ in range(HAND)], []) for seat in range(seats)]
    g = State(name.canonical, players, first)
    g.meadow = [card(deck.pop(), PUBLIC) for _ in range(OPEN)]
    g.deck = deck
    g.push(Turn())
    g.settle()
    return g


def points(nest: Iterable[int]) -> int:
    """Of equal trinkets only one counts."""
    return sum({type_of(trinket) for trinket in nest})
