"""Somebody deletes their name, signs out a device, takes all games along.  Nothing says later who they were."""

import asyncio
import io
import zipfile
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from typing import Any

import pytest

from beagle.play.record import read_record
from beagle.server import exporting
from beagle.server.store import forgetting
from beagle.server.store.contract import LINK_ONLY, Store
from beagle.server.store.postgres.connections import connect
from beagle.server.store.schema import NAME, connect_to_read
from tests.server.evidence import stored
from tests.server.harness import MIDDLE, MINUTE, Room, everybody_hears, room_at, seat_of
from tests.server.inside import InsideServer
from tests.server.stores import STORES, Run, database_of, seats, table, visitor
from tests.support.cluster import cluster

Inside = Callable[..., InsideServer]
ANN, SAID = "Annabella", "my secret hat"
THREE = MIDDLE.replace("deck", "C: c | hand running\ndeck")


@pytest.fixture(params=list(STORES))
def any_store(request: pytest.FixtureRequest, tmp_path: Path, inside: Inside) -> InsideServer:
    return inside(database=database_of(request.param, tmp_path))


def everything(data: Path | str) -> Iterator[tuple[str, str]]:
    """Every row of every table of the database, as text: a new table is found by itself."""
    with closing(connect(data) if isinstance(data, str) else connect_to_read(data / NAME, 5.0)) as connection:
        run: Any = connection.execute
        tables = "tablename FROM pg_tables WHERE schemaname = 'public'"
        listed = tables if isinstance(data, str) else "name FROM sqlite_schema WHERE type = 'table'"
        for (name,) in run(f"SELECT {listed}").fetchall():
            yield from ((name, repr(row)) for row in run(f'SELECT * FROM "{name}"').fetchall())


def traces(data: Path | str, *words: str) -> set[str]:
    """The tables of the database that say one of these; what others have reported stays with the host."""
    return {name for name, row in everything(data) for word in words if word in row} - {"report"}


def test_nothing_says_who_somebody_was(any_store: InsideServer) -> None:
    data = any_store.data
    with room_at(any_store) as room:
        ann, ben = room.person(ANN), room.person("Ben")
        opened = ann.open("me", "invited", "invited", position=THREE)
        at_a, at_b = ann.sit(opened.id), ben.sit(opened.id, opened.links[1])
        at_c = room.guest(opened.id, opened.links[2])
        at_a.do("chat", text=SAID)
        at_a.do("rename", name="Ours")
        at_b.do("chat", text="and mine")
        at_b.do("block", seat=0, blocked=True)
        ended, gathering, own = (
            ann.open("me", "bot:random", position=MIDDLE),
            ben.open("me", "open"),
            ann.open("me", "open"),
        )
        ann.sit(ended.id).do("resign")
        ben.sit(gathering.id).do("chat", text="hello")
        ann.post(f"/api/tables/{opened.id}/report", why="chat", text="look")
        id = stored(data, opened.id)[0].owner
        assert traces(data, ANN, SAID, id) == {"visitor", "device", "seat", "chat", "game_table", "block"}
        fates = {"running": 1, "closed": 1, "finished": 1, "more": False, "reports": 90.0}
        assert ann.get("/api/me/deletion") == fates
        assert ann.post_refused("/api/me/delete", name="Ben") == "other-name"
        ann.post("/api/me/delete", name=ANN)
        assert ann.get("/api/me") == {"name": None}
        assert at_a.closed() in (4401, 1012)
        assert traces(data, ANN, SAID, id) == set()
        for seat in (at_b, at_c):
            assert seat.closed() == 1012
            seat.connect()
        everybody_hears([at_b, at_c])
        assert (seat_of(at_b, 0).get("name", ""), seat_of(at_b, 0)["bot"], at_b.page.table["host"]) == ("", "greedy", 1)
        assert [line.get("text") for line in ben.sit(opened.id).page.chat.values()] == ["and mine"]
        assert (stored(data, own.id)[0].status, stored(data, own.id)[0].owner) == ("closed", "")
        left = stored(data, ended.id)[1][0]
        assert (left.name, left.visitor) == ("", LINK_ONLY)
        assert read_record(ben.post(f"/api/tables/{ended.id}/record")).players[0] == ""
        assert ANN not in ben.http.get("/api/lobby").text
        at_b.do("chat", text="the game goes on")


def test_a_line_that_stays_is_found(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the chat of people who go is kept."""
    monkeypatch.setattr(forgetting, "lines_about", lambda person, seats, chat: [])
    server = inside()
    with room_at(server) as room:
        ann = room.person(ANN)
        at_a = ann.sit(ann.open("me", "bot:random", position=MIDDLE).id)
        at_a.do("chat", text=SAID)
        at_a.do("resign")
        ann.post("/api/me/delete", name=ANN)
        assert traces(server.data, SAID) == {"chat"}


def test_a_game_against_bots_alone_is_closed_and_one_with_a_clock_goes_on(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann, ben = room.person("Ann"), room.person("Ben")
        alone, shared = (
            ann.open("me", "bot:random", position=MIDDLE),
            ben.open("invited", "me", position=MIDDLE, **MINUTE),
        )
        ann.sit(shared.id, shared.links[0])
        at_b = ben.sit(shared.id)
        ann.post("/api/me/delete", name="Ann")
        assert stored(server.data, alone.id)[0].status == "closed"
        assert at_b.closed() == 1012
        at_b.connect()
        at_b.until(lambda: at_b.page.asked == 1)  # a bot has moved for the seat
        at_b.do("close")  # nobody is wronged by it
        at_b.settle()
        assert at_b.page.status == "closed"


def test_what_another_server_has_in_memory_forgets_them_too(tmp_path: Path) -> None:
    more: dict[str, Any] = {"database": cluster().database(tmp_path), "nodes": "yes"}
    one, two = (InsideServer(tmp_path / name, **more).start() for name in ("one", "two"))
    try:
        with room_at(one) as here, room_at(two) as there:
            ann, ben = here.person(ANN), there.person("Ben")
            ended = ann.open("me", "bot:random", position=MIDDLE)
            ann.sit(ended.id).do("resign")
            running = ben.open("me", "invited", position=MIDDLE)
            here.seat(running.id, (running.links[1],), ann.cookie).disconnect()
            watching, at_b = there.guest(ended.id), ben.sit(running.id)
            ann.post("/api/me/delete", name=ANN)
            for seat, number in ((watching, 0), (at_b, 1)):
                assert seat.closed() == 1012
                seat.connect()
                assert seat_of(seat, number).get("name", "") == ""
            assert traces(more["database"], ANN) == set()
    finally:
        one.stop()
        two.stop()


def test_nobody_who_still_sits_in_a_game_is_deleted(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_visitor(visitor("ann"))
        await store.add_table(table(status="playing", owner="ben"), seats("ann"))
        assert await store.forget_person("ann") is None
        assert await store.visitor("ann") is not None
        assert await store.forget_person("ann", frozenset(["one"])) == ["one"]
        with pytest.raises(LookupError):
            await store.forget_person("ann")

    run(body)


def test_one_other_device_is_signed_out(room: Room) -> None:
    ann, phone, tablet = room.person("Ann"), room.stranger(), room.stranger()
    code = phone.post("/api/me/return", code=ann.code)["code"]
    tablet.post("/api/me/return", code=code)
    here, other, _ = (device["id"] for device in ann.get("/api/me/devices")["devices"])
    assert ann.post_refused("/api/me/sign-out", device=here) == "not-yourself"
    known = ann.post("/api/me/sign-out", device=other)["code"]
    assert ann.post_refused("/api/me/sign-out", device=other) == "no-such-device"
    assert (phone.get("/api/me")["name"], tablet.get("/api/me")["name"]) == (None, "Ann")
    assert room.stranger().post_refused("/api/me/return", code=code) == "bad-code"
    assert room.stranger().post("/api/me/return", code=known)["name"] == "Ann"


def unzipped(answer: Any) -> dict[str, str]:
    with zipfile.ZipFile(io.BytesIO(answer.content)) as file:
        assert file.testzip() is None
        return {name: file.read(name).decode() for name in file.namelist()}


def test_all_games_come_in_one_file_with_what_one_may_see(any_store: InsideServer) -> None:
    with room_at(any_store) as room:
        ann, ben = room.person("Ann"), room.person("Ben")
        ended, running = ann.open("me", "bot:random", position=MIDDLE), ann.open("me", "invited", position=MIDDLE)
        ann.sit(ended.id).do("resign")
        ben.sit(running.id, running.links[1])
        whole, mine = sorted(unzipped(ann.http.post("/api/me/games")).items(), key=lambda one: running.id in one[0])
        assert read_record(whole[1]).secret
        assert mine[0].endswith(f"{running.id}-A.txt")
        assert ["mimicry" in mine[1], "camouflage" in mine[1], "[Secret" in mine[1]] == [False, True, False]
        assert "camouflage" not in next(iter(unzipped(ben.http.post("/api/me/games")).values()))
        assert unzipped(room.person("Eve").http.post("/api/me/games")) == {}


def test_files_of_records_are_few_and_bounded(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exporting, "EXPORT_GAMES", 2)
    with room_at(inside(limits="1")) as room:
        ann = room.person("Ann")
        for _ in range(3):
            ann.sit(ann.open("me", "bot:random", position=MIDDLE).id).do("resign")
        answer = ann.http.post("/api/me/games")
        assert (len(unzipped(answer)), answer.headers["Beagle-Left-Out"]) == (2, "1")
        monkeypatch.setattr(exporting, "EXPORT_BYTES", 1)
        assert len(unzipped(ann.http.post("/api/me/games"))["left-out.txt"].split()) == 1
        assert ann.post_refused("/api/me/games") == "too-fast"


@pytest.mark.parametrize("goes", [True, False])
def test_a_file_that_nobody_reads_keeps_no_place(monkeypatch: pytest.MonkeyPatch, goes: bool) -> None:
    """The client goes before the first piece, or stays and reads nothing."""
    monkeypatch.setattr(exporting, "EXPORT_SECONDS", 0.05)
    left: list[str] = []

    async def pieces() -> AsyncIterator[bytes]:
        yield b"a game"

    async def receive() -> Any:
        await asyncio.sleep(0 if goes else 3600)
        return {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        await asyncio.sleep(3600)

    async def ask() -> None:
        with suppress(TimeoutError):
            await exporting.Export(pieces(), lambda: left.append("left"), {})({"type": "http"}, receive, send)

    asyncio.run(ask())
    assert left == ["left"]


@pytest.mark.parametrize(("path", "right"), [("games", {}), ("delete", {"name": "Ann"}), ("sign-out", {"device": "x"})])
def test_strangers_and_wrong_bodies_are_refused(room: Room, path: str, right: dict[str, str]) -> None:
    path, ann = f"/api/me/{path}", room.person("Ann")
    assert room.stranger().post_refused(path, **right) == "not-yours"
    for origin in ("https://evil.example", "null"):
        assert ann.http.post(path, json=right, headers={"Origin": origin}).json()["code"] == "bad-origin"
    assert ann.http.get(path).status_code in (404, 405)
    for wrong in ({}, {**right, "more": 1}, dict.fromkeys(right, 1), dict.fromkeys(right, "x" * 3000)) if right else ():
        assert ann.post_refused(path, **wrong) == "bad-message"
    assert ann.http.post(path, content=b"x" * 70_000).json()["code"] == "too-long"
    assert ann.get("/api/me")["name"] == "Ann"
