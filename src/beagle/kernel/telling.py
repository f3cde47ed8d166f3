"""Log lines from events: the table of a game's events names what their numbers mean."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from beagle.kernel.event import Event
from beagle.kernel.message import Argument, Message

CARRIED: Final = ("card", "tile")  # the types of what an event carries besides its numbers


def tell_event(
    event: Event,
    key: str,
    fields: str,
    argument: Callable[[str, str, int], Mapping[str, Argument]],
    carried: Callable[[int], Mapping[str, Argument]],
) -> Message:
    """The log line of an event whose fields are written "type label, type": without a label, the type is the label.

    `argument` gives what is said of a number, by its type and label; `carried` what is said of the card.
    """
    args: dict[str, Argument] = {}
    values: list[int] = [event.a, event.b, event.c, event.d]
    for part in fields.split(", ") if fields else []:
        type, _, label = part.partition(" ")
        args.update(carried(event.card) if type in CARRIED else argument(type, label or type, values.pop(0)))
    return Message(key, args)
