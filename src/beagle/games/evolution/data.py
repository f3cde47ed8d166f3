"""Events and options of Evolution as plain data, and the log line of each event."""

from __future__ import annotations

from typing import Final

from beagle.games.evolution import actions, ids, words
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.words import card_words, place_name, trait_name
from beagle.kernel.action import PASS, ROLL, kind_of, rolled_face
from beagle.kernel.cards import UNKNOWN, bit
from beagle.kernel.data import ANIMAL, NUMBER, SEAT, EventTable, MoveData, PartType, Plain, named
from beagle.kernel.message import Argument, Message
from beagle.kernel.state import CHANCE


def card_args(label: str, type: int) -> dict[str, Argument]:
    """The card, and whether the reader knows it."""
    return {label: card_words(type), "known": "no" if type == UNKNOWN else "yes"}


# What the parts of an event can be.  A place has the name that it has in a picture: none where there is one bank.
PARTS: Final = {
    "seat": SEAT,
    "animal": ANIMAL,
    "number": NUMBER,
    "trait": named(tuple(ids.TRAIT_NAMES), trait_name),
    "phase": named(tuple(ids.PHASES), lambda value: Message(f"phase-{ids.PHASES[value]}", {})),
    "place": named(("", *ids.PLACES[1:]), place_name),
    "card": PartType(lambda type: CARDS[type].name, card_args),
}
EVENTS: Final = EventTable(ids.EVENTS, PARTS, "log-")

KINDS: Final = {
    PASS: "pass",
    ROLL: "roll",
    ids.ANIMAL: "animal",
    ids.TRAIT: "trait",
    ids.PAIR: "pair",
    ids.TAKE: "take",
    ids.USE: "use",
    ids.RESTORE: "restore",
}


def ends_playing(g: State) -> bool:
    """Would a pass end the playing of cards, because nobody else can play one?"""
    step = g.stack[-1]
    if not isinstance(step, Development):
        return False
    others = [seat for seat in range(g.seats) if seat != g.actor]
    return all(step.out & bit(seat) or not g.players[seat].hand for seat in others)


def escaping_faces(g: State, answer: int) -> list[int]:
    """The faces with which an attacked animal escapes by this answer, tried out; none if it rolls no die."""
    if not isinstance(g.stack[-1], Attack):
        return []
    trial = g.clone()
    trial.apply(answer)
    if trial.actor != CHANCE:
        return []
    return [int(rolled_face(roll)) for roll in trial.options if escapes(trial.clone(), roll)]


def escapes(g: State, roll: int) -> bool:
    g.listen()
    g.apply(roll)
    return any(EVENTS.data(event).event == "escaped" for event in g.events)


def move_data(g: State, action: int) -> MoveData:
    """The kind of an option, the trait that it plays or uses, and what a pass leaves."""
    kind = kind_of(action)
    if kind == PASS:
        last: dict[str, Plain] = {"ends": "phase"} if ends_playing(g) else {}
        return MoveData(KINDS[kind], {"leaves": words.pass_name(g), **last})
    if kind == ids.USE:
        faces = escaping_faces(g, action)
        rolled: dict[str, Plain] = {"faces": list(faces)} if faces else {}
        return MoveData(KINDS[kind], {"trait": ids.TRAIT_NAMES[actions.used_trait(action)], **rolled})
    if kind in (ids.TRAIT, ids.PAIR):
        return MoveData(KINDS[kind], {"trait": ids.TRAIT_NAMES[actions.played_trait(action)]})
    return MoveData(KINDS[kind], {})
