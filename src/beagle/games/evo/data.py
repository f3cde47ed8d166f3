"""Events and options of EVO as plain data, and the log line of each event."""

from __future__ import annotations

from typing import Final

from beagle.games.evo import ids
from beagle.games.evo.outlook import odds
from beagle.games.evo.state import State
from beagle.games.evo.steps.birth import SIDES
from beagle.games.evo.steps.cards import OwnWindow, Window
from beagle.games.evo.words import attacks_as_newborn, event_name, gene_name, ground_name
from beagle.kernel.action import PASS, ROLL, arg_a, arg_b, kind_of
from beagle.kernel.cards import UNKNOWN
from beagle.kernel.data import CELL, NUMBER, SEAT, EventTable, MoveData, PartType, Plain, named
from beagle.kernel.message import Argument, Message


def card_args(label: str, type: int) -> dict[str, Argument]:
    """The card, and whether the reader knows it."""
    return {label: event_name(type), "known": "no" if type == UNKNOWN else "yes"}


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
    "event": named(ids.CARD_NAMES, event_name),
    "phase": named(ids.PHASES, lambda value: Message(f"evo-phase-{ids.PHASES[value]}", {})),
    "ground": named(ids.GROUNDS, ground_name),
    "face": named(ids.FACE_NAMES, lambda value: Message(f"face-{ids.FACE_NAMES[value]}", {})),
    "card": PartType(ids.CARD_NAMES.__getitem__, card_args, names=ids.CARD_NAMES, card=True),
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
    kind, a, b = kind_of(action), arg_a(action), arg_b(action)
    args: dict[str, Plain] = {}
    if kind == PASS and isinstance(g.stack[-1], Window | OwnWindow):
        args = {"card": True}  # it declines to play a card
    elif kind == ids.BID:
        args = {"price": int(g.price(g.actor, a, b))}
    elif kind == ids.PLAY:
        args = {"aim": AIMS[g.rules.cards[a].aim if b else ids.NOTHING]}
    elif kind == ids.ATTACK:
        chance = odds(g, g.board[a], g.board[b])
        args = {"wins": chance.wins, "sides": chance.sides}
    elif kind in (ids.BIRTH, ids.EXCHANGE) and attacks_as_newborn(g, kind, a, b):
        args = {"wins": int(g.players[g.actor].kills_to), "sides": SIDES}
    return MoveData(KINDS[kind], args)
