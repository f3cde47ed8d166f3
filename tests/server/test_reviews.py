"""What decided a finished game, asked of a real server: who may, when, and what happens if something fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from beagle.review import reviewing
from beagle.server import picture
from beagle.server.counting import Known
from beagle.server.live.table import LiveTable
from beagle.server.wire.reviews import ReviewAnswer
from tests.server.harness import PATIENCE, Opened, Person, Room, play_on, room_at
from tests.server.inside import InsideServer
from tests.server.test_types import fits

GAME = """evolution base@gift turn 9 development
A: a[carnivorous] b c d | hand swimming camouflage/fat cooperation/fat mimicry
B: m[running] n o p | hand running mimicry piracy scavenger
deck -"""
ROUGH = {"review_seconds": "600", "review_detail": "rough"}
CALLS = {"": {}, "/count": {}, "/stop": {}, "/play": {"at": 0, "seat": 0}}


@pytest.fixture
def server(inside: Callable[..., InsideServer]) -> InsideServer:
    return inside(**ROUGH)


@pytest.fixture
def room(server: InsideServer) -> Iterator[Room]:
    with room_at(server) as room:
        yield room


def path_of(table: Opened, call: str = "") -> str:
    return f"/api/tables/{table.id}/review{call}"


def finished(room: Room, **wish: Any) -> tuple[Person, Opened]:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=GAME, **wish)
    play_on([ann.sit(table.id)], seed=2)
    return ann, table


def counted(person: Person, table: Opened, state: str = "done", **eyes: Any) -> Any:
    """The answer, when it is that far."""
    end = time.monotonic() + PATIENCE
    while True:
        told = person.post(path_of(table), **eyes)
        if told["state"] == state:
            return told
        assert told["state"] in ("queued", "counting"), told
        assert time.monotonic() < end, told
        time.sleep(0.05)


def test_a_game_is_reviewed_by_itself_when_it_ends(room: Room) -> None:
    ann, table = finished(room)
    assert ann.post(path_of(table))["state"] != "none"  # nobody sees a moment without it
    told = counted(ann, table, seat=0)
    fits(ReviewAnswer, told)
    review = told["review"]
    assert (review["eyes"], review["counted"], told["again"]) == (0, review["moves"], 0)
    assert [round(sum(row), 1) for row in review["chances"]] == [100.0] * (review["moves"] + 1)
    for account in review["accounts"]:
        parts = sum(account[name] for name in ("start", "luck", "own", "others"))
        assert parts == pytest.approx(account["end"])
    assert len(review["steps"]) == len(review["chances"]) - 1 == len(review["rivers"]["wide"]["hits"]) - 1
    assert any(step.get("judged", {}).get("options") for step in review["steps"])
    again = ann.post(path_of(table), seat=0, known=told["version"])
    assert "review" not in again  # it has that already
    everything = ann.post(path_of(table))["review"]
    assert everything["eyes"] is None
    assert all("theirs" not in step for step in everything["steps"])
    fits(ReviewAnswer, ann.post(path_of(table)))


def test_a_game_is_queued_while_the_store_is_read(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody is told that there is no review then."""
    counting, was_read = server.manager.counting, asyncio.Event()
    known, begin = counting.known, counting.begin

    async def slowly(table: LiveTable) -> Known | None:
        found = await known(table)
        was_read.set()
        while table.row.id in counting.ending:
            await asyncio.sleep(0.01)
        return found

    async def later(table: LiveTable, fine: bool) -> None:
        await was_read.wait()
        await begin(table, fine)

    monkeypatch.setattr(counting, "known", slowly)
    monkeypatch.setattr(counting, "begin", later)
    ann, table = finished(room)
    assert ann.post(path_of(table))["state"] == "queued"


def test_who_may_look_and_who_may_count(room: Room) -> None:
    ann, table = finished(room)
    counted(ann, table)
    watching = room.stranger()
    told = watching.post(path_of(table), seat=1)
    assert told["review"]["eyes"] == 1
    assert told["may"] == {"count": False, "finer": False, "stop": False, "play": False}
    assert ann.post(path_of(table))["may"] == {"count": False, "finer": True, "stop": False, "play": True}
    for call in ("/count", "/stop"):
        assert watching.post_refused(path_of(table, call)) == "not-yours"
    assert watching.post_refused(path_of(table, "/play"), at=0, seat=0) == "not-yours"  # it has no name
    _, private = finished(room, spectators=False)
    ben = room.person("Ben")
    for call, body in CALLS.items():
        assert ben.post_refused(path_of(private, call), **body) == "no-spectators"


def test_nothing_of_a_running_game_is_reviewed(room: Room, server: InsideServer) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "me", position=GAME)
    ann.sit(table.id).settle()
    gathering = ann.open("me", "invited")
    for game in (table, gathering):
        for call, body in CALLS.items():
            assert ann.post_refused(path_of(game, call), **body) == "not-over"
    assert not server.manager.counting.queue


HACKS: list[tuple[str, dict[str, Any], str]] = [
    ("", {"seat": 2}, "no-such-seat"),
    ("", {"seat": -1}, "bad-message"),
    ("", {"seat": "open"}, "bad-message"),
    ("", {"known": "x" * 65}, "bad-message"),
    ("", {"eyes": 0}, "bad-message"),
    ("", {"tokens": ["x" * 65]}, "bad-message"),
    ("/count", {"fine": "yes"}, "bad-message"),
    ("/count", {"tries": 10**9}, "bad-message"),
    ("/stop", {"table": "x"}, "bad-message"),
    ("/play", {}, "bad-message"),
    ("/play", {"at": 0}, "bad-message"),
    ("/play", {"at": -1, "seat": 0}, "bad-message"),
    ("/play", {"at": 10**7, "seat": 0}, "bad-message"),
    ("/play", {"at": 9999, "seat": 0}, "over"),
    ("/play", {"at": 0, "seat": 2}, "no-such-seat"),
    ("/play", {"at": 0, "seat": 0, "bot": "nobody"}, "no-such-bot"),
]


def test_hacks(room: Room) -> None:
    ann, table = finished(room)
    before = counted(ann, table, seat=0)
    for call, body, code in HACKS:
        assert ann.post_refused(path_of(table, call), **body) == code, (call, body)
    for call, body in CALLS.items():
        assert ann.post_refused(f"/api/tables/nosuchtable/review{call}", **body) == "no-such-table"
        assert ann.http.get(path_of(table, call)).status_code in (404, 405)
    assert ann.post(path_of(table), seat=0) == before


def start_of(server: InsideServer, table: str) -> str:
    found = server.run(server.manager.store.table(table))
    assert found is not None
    return found[0].start


def test_playing_on_deals_what_the_seat_could_not_know_again(room: Room, server: InsideServer) -> None:
    ann, table = finished(room)
    counted(ann, table)
    made = ann.post(path_of(table, "/play"), at=3, seat=0)
    seat = ann.sit(made["table"])
    seat.settle()
    assert seat.page.table["practice"]
    assert [one["kind"] for one in seat.page.table["seats"]] == ["open", "bot"]
    row = start_of(server, made["table"])
    true = ann.post(path_of(table, "/play"), at=3, seat=0, open=True)
    whole = start_of(server, true["table"])
    assert row.split("A:")[1].split("B:")[0] == whole.split("A:")[1].split("B:")[0]
    others = {start_of(server, ann.post(path_of(table, "/play"), at=3, seat=0)["table"]) for _ in range(4)}
    assert len(others | {whole}) > 1  # dealt again each time; the true cards only if asked for


def test_a_worker_that_dies_costs_only_a_piece(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = server.manager.workers.review
    killed: list[bool] = []

    async def dying(*work: Any) -> Any:
        if len(killed) in (1, 3):
            for one in server.manager.workers.alive:
                one.process.kill()
        killed.append(True)
        return await review(*work)

    monkeypatch.setattr(server.manager.workers, "review", dying)
    server.manager.counting.most = 10
    ann, table = finished(room)
    assert counted(ann, table)["done"] == 1
    assert len(killed) > 3


def test_what_fails_again_and_again_is_given_up_and_can_be_tried_again(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    review = server.manager.workers.review

    async def broken(*work: Any) -> None:
        return None

    monkeypatch.setattr(server.manager.workers, "review", broken)
    ann, table = finished(room)
    told = counted(ann, table, "failed")
    assert (told["why"], told["may"]["count"]) == ("worker", True)
    monkeypatch.setattr(server.manager.workers, "review", review)
    ann.post(path_of(table, "/count"))
    assert counted(ann, table)["state"] == "done"


def stuck(server: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    """After one piece nothing comes any more."""
    review = server.manager.workers.review
    asked: list[bool] = []

    async def waits(*work: Any) -> Any:
        asked.append(True)
        if len(asked) > 1:
            await asyncio.Event().wait()
        return await review(*work)

    monkeypatch.setattr(server.manager.workers, "review", waits)
    server.manager.counting.most = 10


def test_stopping_keeps_what_was_counted(room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck(server, monkeypatch)
    ann, table = finished(room)
    end = time.monotonic() + PATIENCE
    while not (told := ann.post(path_of(table), seat=0)).get("review"):
        assert time.monotonic() < end, told
    assert 0 < told["done"] < 1
    assert len(told["review"]["chances"]) == told["review"]["counted"] + 1
    fits(ReviewAnswer, told)
    assert told["may"]["stop"]
    ann.post(path_of(table, "/stop"))
    stopped = ann.post(path_of(table), seat=0)
    assert (stopped["state"], stopped["done"], stopped["may"]["count"]) == ("stopped", told["done"], True)
    assert stopped["review"]["chances"] == told["review"]["chances"]


def test_a_server_that_starts_again_goes_on(room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    stuck(server, monkeypatch)
    ann, table = finished(room)
    counted(ann, table, "counting")
    server.stop()
    server.start()
    with room_at(server) as later:
        assert counted(later.stranger(), table)["done"] == 1


def test_what_was_counted_otherwise_is_counted_again(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After the way of counting has changed there is no review, until somebody asks for one."""
    ann, table = finished(room)
    counted(ann, table)
    monkeypatch.setattr(reviewing, "FORMAT", reviewing.FORMAT + 1)
    server.manager.counting.headings.clear()  # as after a restart
    told = ann.post(path_of(table))
    assert (told["state"], told["may"]["count"], "review" in told) == ("none", True, False)


def test_the_losses_are_those_of_the_seat_that_looks(room: Room) -> None:
    ann, table = finished(room)
    for seat in (0, 1):
        review = counted(ann, table, seat=seat)["review"]
        costs = {
            step["at"]: step["judged"]["cost"][1]
            for step in review["steps"]
            if step["seat"] == seat and step["judged"]["verdict"] in ("inaccurate", "mistake")
        }
        assert [loss["cost"][1] for loss in review["losses"]] == sorted(costs.values(), reverse=True)[:3]
        assert all(loss["at"] in costs for loss in review["losses"])
    assert ann.post(path_of(table))["review"]["losses"] == []  # with all cards open nobody looks


def test_a_table_has_a_budget(inside: Callable[..., InsideServer]) -> None:
    server = inside(**{**ROUGH, "review_seconds": "0.000001"})
    server.manager.counting.most = 10
    with room_at(server) as room:
        ann, table = finished(room)
        told = counted(ann, table, "stopped")
        assert (told["why"], told["may"]["count"]) == ("used-up", False)
        assert ann.post_refused(path_of(table, "/count"), fine=True) == "review-used-up"


def test_a_short_game_says_so(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position="evolution base@gift turn 9 feeding bank 1 / A: a / B: m1 / deck -")
    play_on([ann.sit(table.id)], seed=2)
    told = counted(ann, table, "impossible")
    assert told["why"] == "short"
    assert ann.post_refused(path_of(table, "/play"), at=0, seat=0) == "not-reviewable"


def test_a_server_without_reviews(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside()) as room:
        ann, table = finished(room)
        assert ann.post(path_of(table))["state"] == "none"
        assert ann.post_refused(path_of(table, "/count")) == "no-reviews"


def test_the_shared_picture_has_the_river_once_it_is_counted(
    room: Room, server: InsideServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The winner lies at the bottom, with the chances that the page is told; before that there is none."""
    cards: list[picture.Card] = []
    drawn = picture.drawn

    def noted(card: picture.Card) -> str:
        cards.append(card)
        return drawn(card)

    monkeypatch.setattr(picture, "drawn", noted)
    stuck(server, monkeypatch)
    ann, table = finished(room)
    counted(ann, table, "counting")
    ann.post(path_of(table, "/stop"))
    address = f"/api/tables/{table.id}/picture/en.png"
    without = ann.http.get(address).content
    monkeypatch.undo()
    monkeypatch.setattr(picture, "drawn", noted)
    ann.post(path_of(table, "/count"))
    counted(ann, table)
    png = [room.stranger().http.get(address).content for _ in range(2)]
    before, after = cards  # the second time it is kept
    assert without != png[0] == png[1]
    assert before.river is None
    winner = next(line.seat for line in after.lines if line.won)
    assert after.river is not None
    assert after.river.bands[-1].seat == winner
    chances = counted(ann, table, seat=winner)["review"]["chances"]
    high = after.river.height
    assert [100 * (1 - y / high) for _, y in after.river.hits] == pytest.approx(
        [row[winner] for row in chances], abs=0.2
    )
