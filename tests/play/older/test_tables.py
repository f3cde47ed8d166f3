"""Tables of older rules at a server of today: they go on, or are closed where they stand and can be played on."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

import beagle
from beagle.play.record import read_record
from tests.play.older.conftest import House, Look, Open
from tests.play.older.make import LINES
from tests.server.harness import PATIENCE, Seat, play_on

NOW = beagle.game("evolution").version
BEFORE, WITH_POSITIONS = "rules-2", "rules-2-positions"
CLOSED = {"refused-italian": 1, "another-seat": 3, "another-question": 2, "taken-back": 1}
GOES_ON = ("same-running", "dealt")


def statuses(house: House) -> dict[str, str]:
    """By the name of each table, how it is listed to its owner."""
    mine = {line["id"]: line["status"] for line in house.person("Ann").get("/api/lobby")["mine"]}
    return {name: mine[id] for name, id in house.tables.items()}


def until(house: House, wanted: dict[str, str]) -> None:
    """Nobody has to come: the server looks after its tables by itself."""
    end = time.monotonic() + PATIENCE
    while not wanted.items() <= statuses(house).items():
        assert time.monotonic() < end, statuses(house)
        time.sleep(0.05)


def lines_of(seat: Seat) -> list[str]:
    return [line.get("move", "") for _, line in sorted(seat.page.lines.items())]


def test_every_table_is_settled_without_anybody_coming(house: Open) -> None:
    here = house(BEFORE)
    closed, going_on = dict.fromkeys(CLOSED, "closed"), dict.fromkeys(GOES_ON, "playing")
    until(here, closed | going_on | {"same": "over", "refused": "over", "result": "over"})


@pytest.mark.parametrize("name", ["refused-italian", "another-seat", "another-question"])
def test_a_table_whose_rules_have_changed_is_closed_and_can_be_read(shared_house: Look, name: str) -> None:
    here = shared_house(BEFORE)
    ann, ben, guest = here.sit("Ann", name), here.sit("Ben", name), here.watch(name)
    for seat in (ann, ben, guest):
        page = seat.page
        older = page.table["older"]
        assert page.status == "closed"
        assert (older["was"], older["now"], older["agreed"]) == (2, NOW, CLOSED[name])
        assert older["rules"]
        assert older["words"]["key"].startswith("older-")
        assert len(page.lines) == page.n == len(LINES[name].moves)  # to the end of what was played
        assert page.result is not None
        assert len(page.result["scores"]) == 2
        assert page.result["winners"] == []
        assert "secret" not in page.table
    assert ann.refused("play", n=ann.page.n, move="-") == "over"
    frames = here.person("Ann").post(f"/api/tables/{here.tables[name]}/replay", seat=0)["frames"]
    assert [frame["n"] for frame in frames] == list(range(len(LINES[name].moves) + 1))


def test_what_was_hidden_stays_hidden_in_the_moves_that_are_no_longer_followed(shared_house: Look) -> None:
    here = shared_house(BEFORE)
    whole = [move.split()[1] for move in LINES["refused-italian"].moves]
    covered = ["+?" if move.startswith("+") else move for move in whole]
    assert covered != whole
    assert lines_of(here.sit("Ben", "refused-italian")) == whole  # who made it knows it
    assert lines_of(here.sit("Ann", "refused-italian")) == covered
    assert lines_of(here.watch("refused-italian")) == covered
    id = here.tables["refused-italian"]
    for seat in (None, 0):
        wanted = {} if seat is None else {"seat": seat}
        told = json.dumps(here.person("Ann").post(f"/api/tables/{id}/replay", **wanted)["frames"])
        text = here.person("Ann").post(f"/api/tables/{id}/record", **wanted)
        assert "+scavenger" not in told + text
        assert "Checks" not in text
        assert "Secret" not in text
    assert here.person("Ann").post_refused(f"/api/tables/{id}/replay", seat=1) == "not-yours"


@pytest.mark.parametrize("name", GOES_ON)
def test_a_table_goes_on_under_the_new_rules_if_all_that_was_played_holds(house: Open, name: str) -> None:
    here = house(BEFORE, goes_on=True)
    ann = here.sit("Ann", name)
    page = ann.page
    assert page.status == "playing"
    assert "older" not in page.table
    (told,) = [line for line in page.chat.values() if line.get("phrase") == "notice-rules"]
    assert told["text"] == f"2 → {NOW}"
    ann.do("look", seat=page.asked) if page.asked in page.mine else None
    before = page.n
    seats = [ann] if name == "dealt" else [ann, here.sit("Ben", name)]
    if name == "same-running":
        play_on(seats, seed=1)
        assert page.result is not None
        text = here.person("Ann").post(f"/api/tables/{here.tables[name]}/record")
        record = read_record(text)
        assert (record.version, len(record.moves) > before, len(record.checks) > 1) == (NOW, True, True)
        beagle.replay(text)


def test_it_goes_on_after_another_restart(house: Open) -> None:
    """The numbers of its moves are those of the new rules now."""
    here = house(BEFORE)
    before = here.sit("Ann", "same-running").page
    here.server.stop()
    here.server.start()
    after = here.sit("Ann", "same-running").page
    assert (after.n, after.view, after.status) == (before.n, before.view, "playing")
    assert len([line for line in after.chat.values() if line.get("phrase") == "notice-rules"]) == 1


@pytest.mark.parametrize("name", ["refused", "result"])
def test_a_finished_table_keeps_its_result(shared_house: Look, name: str) -> None:
    here = shared_house(BEFORE)
    page = here.sit("Ann", name).page
    stored = read_record((Path(__file__).parent / BEFORE / f"{name}.record").read_text("utf-8")).result
    assert page.status == "over"
    assert page.result is not None
    assert page.result["scores"] == stored
    assert page.table["older"]["was"] == 2
    replay = here.person("Ann").post(f"/api/tables/{here.tables[name]}/replay")
    assert (replay["older"]["now"], replay["result"]["scores"]) == (NOW, stored)
    assert len(replay["frames"]) == page.n + 1


def test_a_finished_table_that_is_the_same_says_nothing(shared_house: Look) -> None:
    page = shared_house(BEFORE).sit("Ann", "same").page
    assert page.status == "over"
    assert "older" not in page.table


@pytest.mark.parametrize("folder", [BEFORE, WITH_POSITIONS])
def test_it_is_played_on_at_a_new_table_by_the_same_people(house: Open, folder: str) -> None:
    here = house(folder, goes_on=True)
    ann, ben = here.sit("Ann", "another-seat"), here.sit("Ben", "another-seat")
    assert here.watch("another-seat").refused("play-on") == "not-yours"
    assert ann.page.table["playable"]
    ann.do("play-on")
    ben.settle()
    assert ann.page.rematch["table"] == ben.page.rematch["table"]
    table = ann.page.rematch["table"]
    again_a = here.room.seat(table, (), here.cookies["Ann"])
    again_b = here.room.seat(table, tuple(ben.page.rematch_links), here.cookies["Ben"])
    page = again_a.page
    assert page.table["continues"]
    assert "given" not in page.table
    assert page.table["after"] == here.tables["another-seat"]
    assert (again_a.page.mine, again_b.page.mine) == ([0], [1])
    play_on([again_a, again_b], seed=3)
    text = here.person("Ann").post(f"/api/tables/{table}/record")
    record = read_record(text)
    assert record.continued
    assert record.version == NOW
    beagle.replay(text)
    ben.do("play-on")  # the same table again
    assert ben.page.rematch["table"] == table


def test_with_positions_a_table_stands_where_it_stood(house: Open) -> None:
    """All moves fit, and the position is another: it is shown, and played on, as it was under its own rules."""
    here = house(WITH_POSITIONS)
    ann, ben = here.sit("Ann", "position-running"), here.sit("Ben", "position-running")
    page = ann.page
    assert page.status == "closed"
    assert page.table["older"]["words"]["key"] == "older-position"
    assert page.view is not None
    assert herds(page.view) == [["a", "o"], ["m", "n"]]  # under the rules of today B would have both young
    ann.do("play-on")
    ben.settle()
    again = here.room.seat(ann.page.rematch["table"], (), here.cookies["Ann"]).page
    assert again.view is not None
    assert herds(again.view) == [["a", "o"], ["m", "n"]]


def herds(view: dict[str, Any]) -> list[list[str]]:
    return [[animal["id"] for animal in seat["animals"]] for seat in view["players"]]


def test_without_positions_nothing_tells_that_it_stood_elsewhere(shared_house: Look) -> None:
    """Stored before positions were: all moves fit, so it goes on, and its people are told that the rules changed."""
    page = shared_house(BEFORE).sit("Ann", "position-running").page
    assert page.status == "playing"
    assert [line["phrase"] for line in page.chat.values() if "rules" in line.get("phrase", "")] == ["notice-rules"]


def test_only_a_table_closed_for_its_rules_is_played_on(shared_house: Look) -> None:
    here = shared_house(BEFORE)
    assert here.sit("Ann", "same").refused("play-on") == "not-older"
    assert here.sit("Ann", "same-running").refused("play-on") == "not-older"


def test_verify_tells_older_rules_from_damage(house: Open) -> None:
    here = house(BEFORE)
    until(here, dict.fromkeys(CLOSED, "closed"))
    here.server.stop()
    command = [sys.executable, "-m", "beagle.cli", "verify", "--all", "--json", "--data"]
    done = subprocess.run([*command, str(here.server.folder / "data")], capture_output=True, text=True)
    told = json.loads(done.stdout)
    assert (done.returncode, told["wrong"]) == (0, [])
    older = {line["table"] for line in told["older"]}
    assert {here.tables[name] for name in ("refused", "result", "refused-italian", "another-seat")} <= older
    assert here.tables["same"] not in older
