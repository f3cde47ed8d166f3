"""Every table of our own games, and which of them the suite looks at.  The rest is the kit's."""

from __future__ import annotations

import pytest

from beagle import _native
from beagle.games import own_games
from beagle.testing.laws.games import (
    ADAPTERS,
    FEW,
    LONGEST,
    Broken,
    Law,
    Moment,
    Table,
    hold,
    moments,
    moments_of,
    must,
    pending,
    pick,
    spread,
    tables_of,
    thinned,
    viewers,
    walk,
)
from tests.laws import dinosaurs, evo, evolution

__all__ = [
    "ADAPTERS",
    "FEW",
    "LONG",
    "LONGEST",
    "SUITE",
    "TABLES",
    "Broken",
    "Law",
    "Moment",
    "Table",
    "hold",
    "moments",
    "moments_of",
    "must",
    "pending",
    "pick",
    "spread",
    "thinned",
    "viewers",
    "walk",
]

ADAPTERS.update(evolution=evolution.ADAPTER, evo=evo.ADAPTER, dinosaurs=dinosaurs.ADAPTER)
TABLES = [table for game in own_games() for table in tables_of(game)]


def a_few(some: list[Table]) -> list[Table]:
    """Of many tables the first, one in the middle and the last."""
    return some if len(some) <= FEW else [some[0], some[len(some) // 2], some[-1]]


def looked_at(sizes: int, turn: int = 0) -> list[Table]:
    """The tables of the suite: so many sizes of each ruleset, and each option at as many tables, but at two at most.

    If it is one size, rulesets and turns have different ones.
    """
    out: list[Table] = []
    for number, ruleset in enumerate(dict.fromkeys(table.ruleset for table in TABLES)):
        option = ruleset.partition(" ")[2]
        bearing = [table for table in TABLES if option and table.ruleset.partition(" ")[2] == option]
        same = [table for table in TABLES if table.ruleset == ruleset]
        if option:
            out += [table for table in same if table in (bearing[0], *bearing[-1:][: sizes - 1])]
        else:
            out += a_few(same) if sizes > 1 else [a_few(same)[(number + turn) % len(a_few(same))]]
    return out


# A soak looks at all tables.  Interpreted rules take ten times as long, and play the same games (test_checksums.py).
SUITE = looked_at(FEW) if _native.compiled() else looked_at(1, turn=1)
# Laws that take long hold at one size of each ruleset in the suite; the other sizes are slow.
ONE_SIZE = looked_at(1)
LONG = [
    pytest.param(table, id=str(table), marks=() if table in ONE_SIZE or not _native.compiled() else pytest.mark.slow)
    for table in SUITE
]
