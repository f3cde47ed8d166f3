"""What is looked at in several ways, without looking at everything in every way each time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def in_turn(ones: Iterable[str], ways: dict[str, Any], every: int = 1) -> list[ParameterSet]:
    """Each of them in one of the ways, which take turns: the others are slow.  A soak looks at all in every way.

    Of many sisters it may be every so many-th.
    """
    return [
        pytest.param(one, way, id=f"{one}-{name}", marks=() if turn and number % every == 0 else pytest.mark.slow)
        for number, one in enumerate(ones)
        for turn, name, way in turns(number, ways)
    ]


def turn(number: int, ways: dict[str, tuple[Any, ...]]) -> list[ParameterSet]:
    """The ways for the test with this number among its sisters: one of them, the others are slow."""
    return [
        pytest.param(*way, id=name, marks=() if turn else pytest.mark.slow) for turn, name, way in turns(number, ways)
    ]


def one_of(number: int, every: Sequence[Any]) -> list[ParameterSet]:
    """The one with this number, round and round; the others are slow.  Sisters have different numbers."""
    return [
        pytest.param(*values_of(one), id=id_of(one), marks=() if place == number % len(every) else pytest.mark.slow)
        for place, one in enumerate(every)
    ]


def some_of(every: int, ones: Iterable[str]) -> list[ParameterSet]:
    """Every so many-th of them; the others are slow."""
    return [pytest.param(one, marks=pytest.mark.slow if place % every else ()) for place, one in enumerate(ones)]


def values_of(one: Any) -> tuple[Any, ...]:
    return tuple(one.values) if isinstance(one, ParameterSet) else one if type(one) is tuple else (one,)


def id_of(one: Any) -> str | None:
    return one.id if isinstance(one, ParameterSet) else None  # type: ignore[return-value]  # ours are texts


def turns(number: int, ways: dict[str, Any]) -> Iterator[tuple[bool, str, Any]]:
    """Whether it is its turn, the name and the way."""
    for place, (name, way) in enumerate(ways.items()):
        yield place == number % len(ways), name, way
