"""Whole states, compared down to the last field, compiled or not."""

from __future__ import annotations

from typing import Any

from beagle.kernel.int_list import IntList

PLAIN = (int, str, bool, type(None))
ELSEWHERE = {"rules", "sink", "events"}  # what never changes; what a clone does not take along

_NAMES: dict[type, tuple[str, ...]] = {}


def names(thing: object) -> tuple[str, ...]:
    """The fields of an object.  A compiled class keeps them in slots of its own, so its dict is not asked."""
    cls = type(thing)
    if cls not in _NAMES:
        public = [name for name in dir(thing) if not name.startswith("_")]
        _NAMES[cls] = tuple(name for name in public if not callable(getattr(thing, name)))
    return _NAMES[cls]


def exact(thing: Any) -> Any:
    """The object as nested tuples: equal only if every field is."""
    if isinstance(thing, PLAIN):
        return thing
    thing = getattr(thing, "planted_in", thing)
    if isinstance(thing, (list, tuple, IntList)):
        return tuple([item if type(item) is int else exact(item) for item in thing])
    fields = [(name, exact(getattr(thing, name))) for name in names(thing) if name not in ELSEWHERE]
    return (type(thing).__name__, *fields)


def parts(thing: Any, found: dict[int, object]) -> dict[int, object]:
    """Everything in an object that could change, by identity."""
    thing = getattr(thing, "planted_in", thing)
    if isinstance(thing, PLAIN) or id(thing) in found:
        return found
    if not isinstance(thing, tuple):
        found[id(thing)] = thing
    if isinstance(thing, IntList):  # what two of them share is copied before either changes
        return found
    if isinstance(thing, list | tuple):
        for item in thing:
            parts(item, found)
    else:
        for name in names(thing):
            if name not in ELSEWHERE:
                parts(getattr(thing, name), found)
    return found


def shared(one: Any, other: Any, constants: list[object]) -> list[object]:
    """What two states have in common and could change."""
    here, there = parts(one, {}), parts(other, {})
    harmless = {id(thing) for thing in constants}
    return [here[key] for key in here.keys() & there.keys() - harmless]
