"""What is looked at in several ways, without looking at everything in every way each time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import pytest
from _pytest.mark import ParameterSet


def in_turn(ones: Iterable[str], ways: dict[str, Any]) -> list[ParameterSet]:
    """Each of them in one of the ways, which take turns: the others are slow.  A soak looks at all in every way."""
    return [
        pytest.param(one, way, id=f"{one}-{name}", marks=() if place == number % len(ways) else pytest.mark.slow)
        for number, one in enumerate(ones)
        for place, (name, way) in enumerate(ways.items())
    ]
