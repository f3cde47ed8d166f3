"""Data about tables, measured by play: the numbers of judges and the dials of levels.

A game keeps them in the folder `judge` of its package, in a file for each table: its ruleset and its number of seats.
A table without a file uses that of the nearest table.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from beagle.games import folder

NUMBERS: Final = "numbers"
LEVELS: Final = "levels"
CHANCES: Final = "chances"  # how points become chances to win
FILE: Final = re.compile(r"(?P<ruleset>.+)-(?P<seats>\d+)\.json")


class Table(NamedTuple):
    """A ruleset, without its options, and a number of seats."""

    ruleset: str
    seats: int

    @property
    def file(self) -> str:
        return f"{self.ruleset}-{self.seats}.json"

    def __str__(self) -> str:
        return f"{self.ruleset}, {self.seats}"


def table_of(ruleset: str, seats: int) -> Table:
    """The table of a ruleset that may have options."""
    return Table(ruleset.split()[0], seats)


def data_folder(game: str, kind: str) -> Path | None:
    """Where the data of this kind are; None if the game has no folder for a judge."""
    home = folder(game)
    return None if home is None or not (home / "judge").is_dir() else home / "judge" / kind


@cache
def known(game: str, kind: str) -> dict[Table, Path]:
    """The tables that have data of this kind."""
    home = data_folder(game, kind)
    found = {}
    for path in sorted(home.glob("*.json")) if home is not None and home.is_dir() else []:
        if (named := FILE.fullmatch(path.name)) is not None:
            found[Table(named["ruleset"], int(named["seats"]))] = path
    return found


def distance(one: Table, other: Table) -> tuple[int, int, int]:
    """How unlike two tables are: the parts of the ruleset that only one has, then the seats; rather more than fewer."""
    parts = set(re.split(r"[+@]", one.ruleset)) ^ set(re.split(r"[+@]", other.ruleset))
    return len(parts), abs(one.seats - other.seats), one.seats - other.seats


def duel(table: Table) -> bool:
    """Is it a table for two?"""
    return table.seats == 2


def nearest(game: str, kind: str, table: Table) -> Table | None:
    """The table whose data are used at this one; None if there are none.

    Numbers that were tuned for two seats are never used with more, or the reverse.  Between two, harm to the other is
    as good as a gain, and how much the best of the others counts has no effect, so tuning leaves that number anywhere
    (docs/benchmarks.md has what this costs at four seats).
    """
    tables = [other for other in known(game, kind) if kind != NUMBERS or duel(other) == duel(table)]
    return min(tables, key=lambda other: (distance(table, other), other)) if tables else None


def read(game: str, kind: str, table: Table) -> dict[str, Any]:
    """The data of a table that has some."""
    found: dict[str, Any] = json.loads(known(game, kind)[table].read_text("utf-8"))
    return found


def write(game: str, kind: str, table: Table, data: dict[str, Any]) -> Path:
    """Store the data of a table."""
    home = data_folder(game, kind)
    if home is None:
        raise ValueError(f"{game} has no folder for a judge")
    home.mkdir(exist_ok=True)
    path = home / table.file
    path.write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", "utf-8")
    known.cache_clear()
    return path
