"""The checksums of some games.  `./run playthroughs` writes them again after a change of rules."""

from __future__ import annotations

from pathlib import Path

from beagle.testing.laws.whole import checksum
from tests.laws.games import TABLES

FILE = Path(__file__).with_name("checksums.txt")
GAMES = 3  # at each table


def lines() -> list[str]:
    return [checksum(table, seed) for table in TABLES for seed in range(GAMES)]


def differences(expected: list[str], found: list[str]) -> list[str]:
    """What was expected and not found, and the other way round."""
    return [f"- {line}" for line in expected if line not in found] + [f"+ {x}" for x in found if x not in expected]
