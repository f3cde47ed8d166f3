"""Tables of every game, stored by a version with the same rules and other folders: today's server goes on with them."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.play.record import read_record
from tests.play.older.conftest import House, Look, Open
from tests.play.older.make_tables import CLOCK, TABLES, seen
from tests.server.harness import Seat, everybody_hears, play_on

FOLDER = "old-tree"
KNOWN: dict[str, Any] = json.loads((Path(__file__).parent / FOLDER / "people.json").read_text("utf-8"))["seen"]
PEOPLE = ("Ann", "Ben")
RUNNING = [name for name, table in TABLES.items() if table.moves]


def both(here: House, table: str) -> list[Seat]:
    seats = [here.sit(name, table) for name in PEOPLE]
    everybody_hears(seats)
    return seats


def replay(here: House, table: str, seat: int) -> dict[str, Any]:
    told: dict[str, Any] = here.person(PEOPLE[seat]).post(f"/api/tables/{here.tables[table]}/replay", seat=seat)
    return told


def test_a_table_of_every_game_is_kept() -> None:
    assert {table.wish.get("game", "evolution") for table in TABLES.values()} == set(beagle.GAMES)
    assert set(KNOWN) == set(TABLES)


@pytest.mark.parametrize("name", TABLES)
def test_everybody_sees_what_they_saw(shared_house: Look, name: str) -> None:
    """The same moves, question, options and words; and no notice that anything has changed."""
    here = shared_house(FOLDER)
    seats = both(here, name)
    assert {person: seen(seat) for person, seat in zip(PEOPLE, seats, strict=True)} == KNOWN[name]
    assert "older" not in seats[0].page.table
    for number, seat in enumerate(seats):
        assert [frame["n"] for frame in replay(here, name, number)["frames"]] == list(range(seat.page.n + 1))


@pytest.mark.parametrize("name", RUNNING)
def test_a_table_goes_on_to_its_end(house: Open, name: str) -> None:
    """The record of the whole game replays, with the check sums that the older version stored."""
    here = house(FOLDER, goes_on=True)
    seats = both(here, name)
    stored = seats[0].page.n
    play_on(seats, seed=7)
    everybody_hears(seats)
    assert [seat.page.status for seat in seats] == ["over", "over"]
    text = here.person("Ann").post(f"/api/tables/{here.tables[name]}/record")
    record = read_record(text)
    assert any(number <= stored for number in record.checks)
    assert len(record.moves) > stored - 2  # a move that was taken back is not in it
    assert seats[0].page.result is not None
    whole = beagle.replay(text)
    assert whole.over
    assert whole.game.scores(whole.state) == seats[0].page.result["scores"]


def test_a_clock_goes_on_from_where_it_stood(shared_house: Look) -> None:
    """Every move took less than the seconds that it brought, so who waits has more than at the beginning."""
    here = shared_house(FOLDER)
    page = here.sit("Ann", "clock").page
    clock = page.table["clock"]
    assert (clock["kind"], clock["seconds"], clock["increment"]) == tuple(CLOCK.values())
    assert clock["left"][1 - page.asked] > clock["seconds"]


def test_what_was_finished_is_verified(house: Open) -> None:
    here = house(FOLDER)
    here.server.stop()
    command = [sys.executable, "-m", "beagle.cli", "verify", "--all", "--json", "--data"]
    done = subprocess.run([*command, str(here.server.folder / "data")], capture_output=True, text=True)
    told = json.loads(done.stdout)
    assert (done.returncode, told["wrong"], told["older"]) == (0, [], [])
