"""What the table shows of the past: how the banks were filled in this turn, and what was grazed.

No rule asks for it.
"""

from __future__ import annotations

from typing import NamedTuple

from beagle.kernel.data import EventData


class Filled(NamedTuple):
    """How a bank was filled."""

    filled: int  # how many tokens there were when it was full
    dice: tuple[int, ...]
    added: int  # what was added to the dice
    grown: int = 0  # what animals added later
    grazed: int = 0  # tokens that nobody ate


class Past(NamedTuple):
    """The dice since the last bank was filled, and the banks of this turn by place."""

    thrown: tuple[int, ...]
    banks: dict[str, Filled]


def recall(past: Past | None, event: EventData) -> Past:
    """The past after one more event."""
    thrown, banks = past or Past((), {})
    name = event.event
    if name == "turn" or (name == "phase" and event.args["phase"] == "food-bank"):
        return Past((), {})
    if name == "phase":
        return Past((), banks)
    if name == "die":
        return Past((*thrown, event.number("face")), banks)
    if name == "bank":
        place = event.text("place")
        return Past((), banks | {place: filled(banks.get(place), event.number("tokens"), thrown)})
    if name == "grazed" and event.text("place") in banks:
        bank = banks[event.text("place")]
        return Past(thrown, banks | {event.text("place"): bank._replace(grazed=bank.grazed + 1)})
    return Past(thrown, banks)


def filled(before: Filled | None, tokens: int, thrown: tuple[int, ...]) -> Filled:
    """A bank is filled once by dice; what comes later in the same turn was added by animals."""
    if before is not None:
        return before._replace(filled=tokens, grown=before.grown + tokens - before.filled)
    return Filled(tokens, thrown, tokens - sum(thrown))
