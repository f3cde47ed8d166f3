"""Short finished games, reviewed with little effort."""

from functools import cache
from typing import Final

import pytest

import beagle
from beagle.play.match import play
from beagle.play.record import Record, read_record
from beagle.review.reviewing import Review, Setting, review
from beagle.review.verdicts import Effort

TABLES: Final = (("evolution", "base@gift", 3), ("evo", "second", 2), ("dinosaurs", "base", 2))
LITTLE: Final = Setting(tries=0, fewest=2, most=2, effort=Effort(width=2, worlds=1, fewest=2, most=2))


@cache
def text_of(game: str, ruleset: str, seats: int) -> str:
    return play(beagle.game(game), ruleset, ["random"] * seats, seed=11).text()


def record_of(table: tuple[str, str, int]) -> Record:
    return read_record(text_of(*table))


@cache
def reviewed(table: tuple[str, str, int]) -> Review:
    return review(record_of(table), LITTLE)


@pytest.fixture(params=TABLES, ids=lambda table: table[0])
def table(request: pytest.FixtureRequest) -> tuple[str, str, int]:
    found: tuple[str, str, int] = request.param
    return found
