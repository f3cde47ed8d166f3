"""What is looked at in several ways, without looking at everything in every way each time."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def in_turn(ones: Iterable[str], ways: dict[str, Any]) -> list[ParameterSet]:
    """Each of them in one of the ways, which take turns: the others are slow.  A soak looks at all in every way."""
    return [
        pytest.param(one, way, id=f"{one}-{name}", marks=() if turn else pytest.mark.slow)
        for number, one in enumerate(ones)
        for turn, name, way in turns(number, ways)
    ]


def turn(number: int, ways: dict[str, tuple[Any, ...]]) -> list[ParameterSet]:
    """The ways for the test with this number among its sisters: one of them, the others are slow."""
    return [
        pytest.param(*way, id=name, marks=() if turn else pytest.mark.slow) for turn, name, way in turns(number, ways)
    ]


def turns(number: int, ways: dict[str, Any]) -> Iterator[tuple[bool, str, Any]]:
    """Whether it is its turn, the name and the way."""
    for place, (name, way) in enumerate(ways.items()):
        yield place == number % len(ways), name, way
