"""Magpies as a game of Beagle: what the kernel, the bots, the server and the pages ask of it."""

from __future__ import annotations

from typing import Final

from beagle.kernel.action import FIRST, ROLL, SECOND, kind_of, operand
from beagle.kernel.base import Area, BaseGame, Thing, plain_book
from beagle.kernel.cards import PUBLIC, UNKNOWN, WHOLE, card, known_to, knows, seen, type_of
from beagle.kernel.data import NUMBER, SEAT, EventTable, PartType
from beagle.kernel.deck import Kind, Pile
from beagle.kernel.game import RulesetInfo
from beagle.kernel.message import Message, Seat
from beagle.kernel.rng import Rng
from beagle.kernel.rulebook import GameBook
from beagle.kernel.state import CHANCE, NOBODY, Roll
from beagle.kernel.text import seat_name
from beagle_magpies import notation, rules
from beagle_magpies.notation import View
from beagle_magpies.rules import COPIES, EVENTS, HIDE, RAID, ROUNDS, TRADE, VALUES, Magpie, State

RULES: Final = "SET-01 SET-02 SET-03 TURN-01 TURN-02 GO-01 GO-02 GO-03 RAID-01 RAID-02 RAID-03 END-01 END-02"


def trinket(value: int) -> Message:
    """A trinket in words; UNKNOWN is «a trinket»."""
    return Message(f"magpies-trinket-{'unknown' if value == UNKNOWN else value}", {})


TYPES: Final = {
    "seat": SEAT,
    "number": NUMBER,
    "card": PartType(lambda value: value, lambda label, value: {label: trinket(value)}, text=False),
}
BOOK: Final = plain_book("magpies", "MAG", RULES)
TABLE: Final = EventTable(EVENTS, TYPES, "log-magpies-")


class Magpies(BaseGame[State, View]):
    """Magpies hide trinkets in their nests.  Everything that isn't here has a default in `BaseGame`."""

    name = "magpies"

    # Tables

    def rulesets(self) -> list[RulesetInfo]:
        return rules.TABLES

    def deal(self, ruleset: str, seats: int, seed: int | Rng) -> State:
        rng = seed if isinstance(seed, Rng) else Rng(seed)
        return rules.deal(rules.table(ruleset, seats), seats, rng)

    def deck(self, ruleset: str, seats: int) -> list[Pile]:
        rules.table(ruleset, seats)
        kinds = tuple(Kind(str(value), trinket(value), COPIES) for value in VALUES)
        return [Pile("trinkets", Message("magpies-deck", {}), kinds, COPIES * len(VALUES))]

    def first_player(self, state: State) -> int:
        return state.first

    # What a seat sees, and what it can imagine

    def view(self, state: State, seat: int) -> View:
        def look(trinkets: list[int]) -> list[int]:
            return [each if seat == WHOLE else seen(each, seat) for each in trinkets]

        raid = state.stack[1].save()[0] if len(state.stack) > 1 else NOBODY
        return View(
            *(state.ruleset, seat, state.first, state.gone, raid, int(state.actor)),
            hands=[look(player.hand) for player in state.players],
            nests=[look(player.nest) for player in state.players],
            meadow=look(state.meadow),
            deck=look(state.deck),
            options=list(state.options) if state.actor == seat else [],
        )

    def imagine(self, view: View, rng: Rng) -> State:
        known = [type_of(t) for pile in (*view.hands, *view.nests, view.meadow, view.deck) for t in pile]
        left = [value for value in VALUES for _ in range(COPIES - known.count(value))]
        rng.shuffle(left)

        def filled(trinkets: list[int]) -> list[int]:
            return [card(left.pop(), known_to(t)) if type_of(t) == UNKNOWN else t for t in trinkets]

        players = [Magpie(filled(hand), filled(nest)) for hand, nest in zip(view.hands, view.nests, strict=True)]
        out = State(view.ruleset, players, view.first)
        out.gone, out.meadow, out.deck = view.gone, view.meadow.copy(), filled(view.deck)
        out.stack = [] if out.gone == ROUNDS * out.seats else [rules.Turn()]
        out.stack += [] if view.raid == NOBODY else [rules.Raid(view.raid), Roll()]
        out.settle()
        return out

    def hidden(self, state: State) -> int:
        piles = [state.deck, *(pile for player in state.players for pile in (player.hand, player.nest))]
        return sum(not knows(t, seat) for pile in piles for t in pile for seat in range(state.seats))

    # Texts

    def write_view(self, view: View) -> str:
        return notation.write_view(view)

    def read_view(self, text: str) -> View:
        return notation.read_view(text)

    def write_move(self, state: State, action: int, seat: int | None = None) -> str:
        return notation.write_move(state, action, seat)

    def parse_move(self, state: State, text: str, seat: int | None = None) -> int:
        return notation.parse_move(state, text)

    def cover(self, text: str) -> str:
        return "+?" if text.startswith("+") else text

    def well_formed(self, state: State) -> list[int]:
        return rules.well_formed(state)

    # Words

    def event_table(self) -> EventTable:
        return TABLE

    def question(self, view: View) -> Message:
        name = "over" if view.actor == NOBODY else "roll" if view.actor == CHANCE else "turn"
        return Message(f"ask-magpies-{name}", {"seat": Seat(view.actor)} if name == "turn" else {})

    def describe(self, state: State, action: int) -> Message:
        kind, first = kind_of(action), operand(action, FIRST)
        if kind == HIDE:
            return Message("move-magpies-hide", {"trinket": trinket(first)})
        if kind == TRADE:
            return Message("move-magpies-trade", {"given": trinket(first), "taken": trinket(operand(action, SECOND))})
        if kind == RAID:
            return Message("move-magpies-raid", {"victim": Seat(first)})
        return Message("move-magpies-roll", {"face": first}) if kind == ROLL else Message("move-magpies-pass", {})

    def scores(self, state: State) -> list[int]:
        return [rules.points(player.nest) for player in state.players]

    def book(self) -> GameBook:
        return BOOK

    # For a page

    def headline(self, view: View) -> Message:
        return Message("magpies-round", {"round": min(ROUNDS, view.gone // len(view.hands) + 1), "rounds": ROUNDS})

    def areas(self, view: View) -> list[Area]:
        open_ones = [Thing(trinket(type_of(t)), f"meadow:{type_of(t)}") for t in view.meadow]
        out = [Area(Message("magpies-meadow", {}), open_ones)]
        out.append(Area(Message("magpies-left", {}), [Thing(Message("magpies-count", {"count": len(view.deck)}))]))
        for seat, (hand, nest) in enumerate(zip(view.hands, view.nests, strict=True)):
            held = [Thing(trinket(type_of(t)), own_touch(view, seat, t), type_of(t) == UNKNOWN) for t in hand]
            laid = [Thing(trinket(type_of(t)), f"nest:{seat_name(seat)}", known_to(t) != PUBLIC) for t in nest]
            out += [Area(Message("magpies-hand", {}), held, seat), Area(Message("magpies-nest", {}), laid, seat)]
        return out

    def touches(self, state: State, action: int) -> list[str]:
        kind, first = kind_of(action), operand(action, FIRST)
        if kind in (HIDE, TRADE):
            return [f"hand:{first}", "nest" if kind == HIDE else f"meadow:{operand(action, SECOND)}"]
        return [f"nest:{seat_name(first)}"] if kind == RAID else super().touches(state, action)


def own_touch(view: View, seat: int, held: int) -> str:
    """Only one's own trinkets can be chosen."""
    return f"hand:{type_of(held)}" if seat == view.seat else ""


MAGPIES: Final = Magpies()


# For pickle: a state as plain data, and back


def whole(state: State) -> View:
    return MAGPIES.view(state, WHOLE)


def restore(view: View) -> State:
    return MAGPIES.imagine(view, Rng(0))
