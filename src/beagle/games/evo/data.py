"""Events and options of EVO as plain data, and the log line of each event."""

from __future__ import annotations

from typing import Final

from beagle.games.evo import actions, ids
from beagle.games.evo.outlook import odds
from beagle.games.evo.state import State
from beagle.games.evo.steps.birth import SIDES
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.words import attacks_as_newborn, event_name, gene_name, ground_name, offer_name
from beagle.kernel.action import PASS, ROLL, kind_of
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.data import CELL, NUMBER, SEAT, EventTable, MoveData, PartType, Plain, named
from beagle.kernel.message import Argument, Message


def card_args(label: str, type: int) -> dict[str, Argument]:
    """The card, and whether the reader knows it."""
    return {label: event_name(type), "known": "no" if type == UNKNOWN else "yes"}


OFFERS: Final = ("card", *ids.GENE_NAMES[1:])  # what a column of the auction offers

# What the parts of an event can be.
PARTS: Final = {
    "seat": SEAT,
    "number": NUMBER,
    "cell": CELL,
    "token": PartType(
        ids.TOKEN_NAMES.__getitem__,
        lambda label, value: {label: ids.TOKEN_NAMES[value]},
        names=tuple(ids.TOKEN_NAMES.values()),
    ),
    "gene": named(ids.GENE_NAMES, gene_name),
    "offer": PartType(OFFERS.__getitem__, lambda label, value: {label: offer_name(value)}, names=OFFERS),
    "event": named(ids.CARD_NAMES, event_name),
    "phase": named(ids.PHASES, lambda value: Message(f"evo-phase-{ids.PHASES[value]}", {})),
    "ground": named(ids.GROUNDS, ground_name),
    "face": named(ids.FACE_NAMES, lambda value: Message(f"face-{ids.FACE_NAMES[value]}", {})),
    "card": PartType(ids.CARD_NAMES.__getitem__, card_args, names=ids.CARD_NAMES),
}
EVENTS: Final = EventTable(ids.EVENTS, PARTS, "evo-log-")

KINDS: Final = {
    PASS: "pass",
    ROLL: "roll",
    ids.DRAW: "draw",
    ids.FACE: "face",
    ids.BID: "bid",
    ids.PLAY: "play",
    ids.PLACE: "place",
    ids.WALK: "walk",
    ids.ATTACK: "attack",
    ids.SWIM: "swim",
    ids.FLY: "fly",
    ids.FLEE: "flee",
    ids.BIRTH: "birth",
    ids.EXCHANGE: "exchange",
    ids.LOSE: "lose",
}
AIMS: Final = {ids.NOTHING: "nothing", ids.A_CELL: "cell", ids.A_TURN: "turn", ids.A_PLACE: "place"}


def move_data(g: State, action: int) -> MoveData:
    """The kind of an option, and the figures that a page shows where the option is touched."""
    kind = kind_of(action)
    args: dict[str, Plain] = {}
    if kind == PASS and isinstance(g.stack[-1], Window | OwnWindow):
        args = {"card": True}  # it declines to play a card
    elif kind == ids.BID:
        args = {"price": int(g.price(g.actor, actions.bid_column(action), actions.bid_field(action)))}
    elif kind == ids.PLAY:
        named = actions.play_target(action) >= 0
        args = {"aim": AIMS[g.rules.cards[actions.play_card(action)].aim if named else ids.NOTHING]}
    elif kind == ids.ATTACK:
        chance = odds(g, g.board[actions.start_cell(action)], g.board[actions.end_cell(action)])
        args = {"wins": chance.wins, "sides": chance.sides}
    elif kind in (ids.BIRTH, ids.EXCHANGE) and attacks_as_newborn(g, action):
        args = {"wins": int(g.players[g.actor].kills_to), "sides": SIDES}
    return MoveData(KINDS[kind], args)
