"""What the table shows of the past: how the banks were filled in this turn, what was grazed, and who was born.

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
    """The dice since the last bank was filled, the banks of this turn by place, and who put which animal."""

    thrown: tuple[int, ...]
    banks: dict[str, Filled]
    births: tuple[tuple[int, str], ...] = ()  # seat and letter, in order: dead animals keep their names


def recall(past: Past | None, event: EventData) -> Past:
    """The past after one more event."""
    before = past or Past((), {})
    if event.event == "animal-played":
        return before._replace(births=(*before.births, (event.number("seat"), event.text("animal"))))
    thrown, banks = recalled_banks(before, event)
    return Past(thrown, banks, before.births)


def recalled_banks(before: Past, event: EventData) -> tuple[tuple[int, ...], dict[str, Filled]]:
    """The dice and the banks after one more event."""
    thrown, banks = before.thrown, before.banks
    name = event.event
    if name == "turn" or (name == "phase" and event.args["phase"] == "food-bank"):
        return (), {}
    if name == "phase":
        return (), banks
    if name == "die":
        return (*thrown, event.number("face")), banks
    if name == "bank":
        place = event.text("place")
        return (), banks | {place: filled(banks.get(place), event.number("tokens"), thrown)}
    if name == "grazed" and event.text("place") in banks:
        bank = banks[event.text("place")]
        return thrown, banks | {event.text("place"): bank._replace(grazed=bank.grazed + 1)}
    return thrown, banks


def filled(before: Filled | None, tokens: int, thrown: tuple[int, ...]) -> Filled:
    """A bank is filled once by dice; what comes later in the same turn was added by animals."""
    if before is not None:
        return before._replace(filled=tokens, grown=before.grown + tokens - before.filled)
    return Filled(tokens, thrown, tokens - sum(thrown))
