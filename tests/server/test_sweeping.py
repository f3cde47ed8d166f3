"""Housekeeping: what is past is forgotten when the host says so; what runs, never.  Nor after an absence."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.server.config import read_settings
from beagle.server.store import tidying
from beagle.server.store.contract import (
    CLOSED,
    DAY,
    FOR_EVER,
    GATHERING,
    OVER,
    PLAYING,
    Device,
    DeviceRoom,
    Full,
    Keeping,
    Store,
)
from beagle.server.store.lock import InUse
from beagle.server.store.sqlite import SqliteStore
from beagle.server.store.tidying import PATIENCE
from tests.server.harness import MIDDLE, Person, Seat, room_at
from tests.server.inside import InsideServer
from tests.server.stores import STORES, append, database_of, entry, grown, seats, table, using, visitor

START = 1_000_000_000.0
RUNS = (GATHERING, PLAYING)


class Days:
    """A server whose days pass as a test wants."""

    def __init__(self, inside: Callable[..., InsideServer], **settings: str) -> None:
        self.now = START
        self.server = inside(begin=False, **settings)
        self.set_clock()
        self.server.go()

    def set_clock(self) -> None:
        self.server.manager.now = lambda: self.now  # type: ignore[method-assign]
        self.server.manager.tick = lambda: self.now  # type: ignore[method-assign]

    def pass_by(self, days: float, sweeps: int = 4) -> None:
        """So many days, with so many sweeps in each."""
        for _ in range(round(days * sweeps)):
            self.now += DAY / sweeps
            self.sweep()

    def sweep(self) -> None:
        self.server.manager.sweeper.sweeps = 0  # visitors are looked for in each
        self.server.run(self.server.manager.sweeper.sweep())

    def away(self, days: float) -> None:
        """The server is stopped, and started after so many days."""
        self.server.stop()
        self.now += days * DAY
        self.server.prepare()
        self.set_clock()
        self.server.go()

    def statuses(self) -> dict[str, str]:
        async def look() -> dict[str, str]:
            store = self.server.manager.store
            return {id: found[0].status for id in await store.ids() if (found := await store.table(id))}

        return self.server.run(look())


def resigned(person: Person) -> str:
    """A table where a game is over."""
    opened = person.open("me", "bot:random", position=MIDDLE)
    seat = person.sit(opened.id)
    seat.do("resign")
    seat.disconnect()
    return opened.id


# At a server


@pytest.mark.parametrize("kind", list(STORES))
def test_a_game_that_is_over_is_packed_after_a_day(
    inside: Callable[..., InsideServer], tmp_path: Path, kind: str
) -> None:
    days = Days(inside, database=database_of(kind, tmp_path))
    with room_at(days.server) as room:
        ann = room.person("Ann")
        over, _ = resigned(ann), ann.open("me", "local", position=MIDDLE)
        store: Any = days.server.manager.store

        def packed() -> Any:
            return days.server.run(store.read(lambda sql: sql.execute("SELECT table_id FROM packed").fetchall()))

        days.pass_by(0.75)
        assert packed() == []
        days.pass_by(0.5)
        assert packed() == [(over,)]
        assert "resign" in str(ann.post(f"/api/tables/{over}/record"))


def test_what_is_past_is_forgotten_as_the_host_says(inside: Callable[..., InsideServer]) -> None:
    days = Days(inside, keep_finished_days="30", keep_closed_days="10", playing_idle=str(1000 * DAY))
    with room_at(days.server) as room:
        ann, ben = room.person("Ann"), room.person("Ben")
        over, running = resigned(ann), ann.open("me", "local", position=MIDDLE).id
        closed = ann.open("me", "open").id
        seat = ann.sit(closed)
        seat.do("close")
        seat.disconnect()
        days.pass_by(9)
        assert set(days.statuses()) == {over, running, closed}
        days.pass_by(2)
        assert set(days.statuses()) == {over, running}
        days.pass_by(20)
        assert days.statuses() == {running: PLAYING}
        assert ann.post_refused(f"/api/tables/{over}/record") == "no-such-table"
        assert Seat(days.server, over).connect(hello=False) is not None
        metrics = room.stranger().http.get("/metrics").text
        assert 'beagle_forgotten_total{what="finished"} 1.0' in metrics
        assert 'beagle_stored{what="playing"} 1.0' in metrics
        days.pass_by(400, sweeps=1)
        assert [person.get("/api/me")["name"] for person in (ann, ben)] == ["Ann", None]  # a table of Ann's is kept
        ann.get("/api/lobby")  # and her game goes on
        ann.sit(running).play("-")


def test_by_default_finished_games_stay_for_ever() -> None:
    assert read_settings({}).keeping == Keeping(FOR_EVER, 90 * DAY, 400 * DAY, 90 * DAY)
    assert read_settings({"BEAGLE_KEEP_FINISHED_DAYS": "7"}).keeping.finished == 7 * DAY


def test_one_who_comes_by_is_not_forgotten(inside: Callable[..., InsideServer]) -> None:
    days = Days(inside, keep_visitors_days="30")
    with room_at(days.server) as room:
        ann, ben = room.person("Ann"), room.person("Ben")
        for _ in range(3):
            days.pass_by(20)
            assert ann.get("/api/me")["name"] == "Ann"
        assert ben.get("/api/me")["name"] is None
        assert ben.post("/api/me", name="Ben again")["code"]  # he is new here


def test_a_game_that_somebody_looks_at_stays(inside: Callable[..., InsideServer]) -> None:
    days = Days(inside, keep_finished_days="5")
    with room_at(days.server) as room:
        ann = room.person("Ann")
        id = resigned(ann)
        watching = room.guest(id)
        days.pass_by(8)
        assert id in days.statuses()
        watching.settle()
        watching.disconnect()
        days.server.wait_for(lambda: not days.server.manager.live[id].viewers)
        days.pass_by(1)
        assert id not in days.statuses()


def test_a_rematch_outlives_the_game_before(inside: Callable[..., InsideServer]) -> None:
    days = Days(inside, keep_finished_days="5")
    with room_at(days.server) as room:
        ann = room.person("Ann")
        id = resigned(ann)
        seat = ann.sit(id)
        seat.do("rematch")
        new = seat.page.rematch["table"]
        seat.disconnect()
        days.server.wait_for(lambda: not days.server.manager.live[id].viewers)
        days.pass_by(8)
        assert set(days.statuses()) == {new}
        assert "after" not in ann.sit(new).page.table


def test_after_an_absence_people_have_time_to_come_back(inside: Callable[..., InsideServer]) -> None:
    """A family packs the machine away for the summer: when it is back, so are the games."""
    days = Days(inside)
    with room_at(days.server) as room:
        ann = room.person("Ann")
        game = ann.open("me", "local", position=MIDDLE)
        gathering = ann.open("me", "open")
        days.pass_by(1)
        days.away(90)
        days.pass_by(6)
        assert days.statuses() == {game.id: PLAYING, gathering.id: GATHERING}
        days.away(0.1)  # an update does not shorten it
        days.pass_by(0.5)
        assert days.statuses()[game.id] == PLAYING
        seat = ann.sit(game.id)
        seat.play("-")
        seat.disconnect()
        days.pass_by(3)
        assert days.statuses() == {game.id: PLAYING, gathering.id: CLOSED}


@pytest.mark.parametrize("jump", [2000.0, -2000.0])
def test_a_clock_that_jumps_closes_nothing(inside: Callable[..., InsideServer], jump: float) -> None:
    """A small machine without a clock of its own starts in the wrong year, and learns better later."""
    days = Days(inside, keep_finished_days="30")
    with room_at(days.server) as room:
        ann = room.person("Ann")
        game, over = ann.open("me", "local", position=MIDDLE), resigned(ann)
        days.pass_by(1)
        days.now += jump * DAY
        for _ in range(5):
            days.sweep()
        days.now -= jump * DAY
        for _ in range(5):
            days.sweep()
        assert days.statuses() == {game.id: PLAYING, over: OVER}
        days.pass_by(40)
        assert days.statuses() == {game.id: PLAYING}


def test_a_table_that_cannot_be_read_does_not_stop_the_sweep(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its components are gone, say.  It stays; those behind it are closed all the same, and the server starts."""
    monkeypatch.setattr("beagle.server.sweeping.SWEEP_TABLES", 1)
    days = Days(inside, playing_idle=str(5 * DAY))
    with room_at(days.server) as room:
        ann = room.person("Ann")
        clock = {"kind": "days", "seconds": 30}
        lost = [ann.open("me", "local", position=MIDDLE, clock=clock).id for _ in range(2)]
        days.pass_by(0.5)
        other = ann.open("me", "local", position=MIDDLE, clock=clock).id

        async def spoil() -> None:
            store = days.server.manager.store
            for id in lost:
                await store.write(  # type: ignore[attr-defined]
                    lambda connection, id: connection.execute(
                        "UPDATE game_table SET start = 'evolution no@such' WHERE id = ?", [id]
                    ),
                    id,
                )

        days.server.run(spoil())
        days.away(0.1)
        assert ann.post_refused(f"/api/tables/{lost[0]}/record") == "cannot-read"
        days.pass_by(7)
        assert days.statuses() == {lost[0]: PLAYING, lost[1]: PLAYING, other: CLOSED}


def test_a_full_server_says_so(inside: Callable[..., InsideServer], tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "small", most_visitors=1, most_tables=1)
    with room_at(inside(store=store)) as room:
        ann = room.person("Ann")
        assert room.stranger().http.post("/api/me", json={"name": "Ben"}).json()["code"] == "full"
        ann.open("me", "open")
        wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.http.post("/api/tables", json=wish).json()["code"] == "full"


def test_what_was_forgotten_makes_room(tmp_path: Path) -> None:
    async def body(store: SqliteStore) -> None:
        for number in range(2):
            await store.add_visitor(visitor(f"v{number}"))
            await store.add_table(table(f"t{number}", owner="v0", status=OVER), seats())
        assert await store.forget_table("t0", 5.0)
        await store.add_table(table("t2", owner="v0"), seats())
        with pytest.raises(Full):
            await store.add_table(table("t3"), seats())
        assert await store.forget_visitor("v1", 5.0)
        await store.add_visitor(visitor("v2"))
        with pytest.raises(Full):
            await store.add_visitor(visitor("v3"))

    using(lambda folder: SqliteStore(folder, most_visitors=2, most_tables=2), tmp_path, body)


# The law: only what is past goes, and it goes whole


async def fill(store: Store, rng: random.Random) -> None:
    for name in ("ann", "ben", "eve", "ida"):
        await store.add_visitor(visitor(name, seen=rng.uniform(0, 100)))
        await store.add_device(name, Device(name.encode(), 1.0), DeviceRoom(5, 0.0))
    linked = [False, *(rng.random() < 0.5 for _ in range(11)), False]  # is it a rematch of the one before?
    for number in range(12):
        row = table(
            f"t{number}",
            owner=rng.choice(["ann", "ben", "gone"]),
            touched=rng.uniform(0, 100),
            status=rng.choice([GATHERING, PLAYING, OVER, CLOSED]),
            after=f"t{number - 1}" if linked[number] else "",
            rematch=f"t{number + 1}" if linked[number + 1] else "",
        )
        await store.add_table(row, seats(rng.choice(["", "eve"]), ""))
        await append(store, grown(row, 2), [entry(1), entry(2)])


async def contents(store: Store) -> dict[str, Any]:
    found = {id: (await store.table(id), await store.entries(id)) for id in await store.ids()}
    people = {name: await store.visitor_by_token(name.encode()) for name in ("ann", "ben", "eve", "ida")}
    return {"tables": found, "people": {name for name, known in people.items() if known}}


def faults(before: dict[str, Any], after: dict[str, Any], limit: float) -> list[str]:
    """What should not have happened to the tables and people that were there."""
    out = []
    kept = after["tables"]
    for id, ((row, _), entries) in before["tables"].items():
        past = row.status not in RUNS and row.touched < limit
        if past == (id in kept):
            out.append(f"{row.status} table of {row.touched:.0f}: {'kept' if id in kept else 'gone'}")
        elif id in kept and (kept[id][1] != entries or kept[id][0][0].status != row.status):
            out.append(f"table {id} is not as it was")
        elif id in kept and not {kept[id][0][0].after, kept[id][0][0].rematch} <= {"", *kept}:
            out.append(f"table {id} names one that is gone")
    needed = {seat.visitor for (_, places), _ in kept.values() for seat in places}
    needed |= {row.owner for (row, _), _ in kept.values()}
    return out + [f"{name} is missed" for name in before["people"] & needed - after["people"]]


async def tidied(store: Store, limit: float) -> None:
    for status in (OVER, CLOSED, PLAYING, GATHERING):
        for id in await store.idle(status, limit, 100):
            await store.forget_table(id, limit)
    for name in await store.old_visitors(limit, 100):
        await store.forget_visitor(name, limit)


def law(folder: Path, seed: int, act: Callable[[Store, float], Any] = tidied) -> list[str]:
    async def body(store: Store) -> list[str]:
        rng = random.Random(seed)
        await fill(store, rng)
        before, limit = await contents(store), rng.uniform(20, 90)
        await act(store, limit)
        return faults(before, await contents(store), limit)

    return using(SqliteStore, folder, body)


@pytest.mark.parametrize("seed", range(4))
def test_only_what_is_past_goes(tmp_path: Path, seed: int) -> None:
    assert law(tmp_path, seed) == []


def deletes(where: str) -> Callable[[Store, float], Any]:
    async def act(store: Store, limit: float) -> None:
        await tidied(store, limit)
        assert isinstance(store, SqliteStore)
        await store.write(lambda connection: connection.execute(f"DELETE FROM {where}"))

    return act


@pytest.mark.parametrize(
    "planted",
    [
        "game_table WHERE status = 'playing'",
        "game_table WHERE status = 'gathering'",
        "entry WHERE n = 2",
        "visitor WHERE id = 'ann'",
        "game_table WHERE id = 't0' AND touched > 50",
    ],
)
def test_a_tidying_that_takes_too_much_is_caught(tmp_path: Path, planted: str) -> None:
    assert any(law(tmp_path / str(seed), seed, deletes(planted)) for seed in range(8))


# By hand


def test_by_hand_all_goes_at_once_and_the_file_shrinks(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        for number in range(60):
            row = table(f"t{number}", status=OVER if number else PLAYING)
            await store.add_table(row, seats())
            await append(store, grown(row, 100), [entry(n) for n in range(1, 101)])

    async def left(store: Store) -> list[str]:
        return await store.ids()

    using(SqliteStore, tmp_path, body)
    keeping = Keeping(DAY, FOR_EVER, FOR_EVER)
    size = (tmp_path / "beagle.db").stat().st_size
    assert tidying.tidy(tmp_path, keeping, try_only=True) == (59, 0, 0)
    assert len(using(SqliteStore, tmp_path, left)) == 60
    assert tidying.tidy(tmp_path, keeping) == (59, 0, 0)
    assert using(SqliteStore, tmp_path, left) == ["t0"]
    assert (tmp_path / "beagle.db").stat().st_size < size / 2


def test_not_while_a_server_runs(tmp_path: Path) -> None:
    async def body(store: Store) -> None:
        assert tidying.tidy(tmp_path, Keeping(DAY, DAY, DAY), try_only=True) == (0, 0, 0)
        with pytest.raises(InUse):
            tidying.tidy(tmp_path, Keeping(DAY, DAY, DAY))

    using(SqliteStore, tmp_path, body)


def test_the_first_beat_of_a_database_with_games_is_patient(tmp_path: Path) -> None:
    """It comes from a version that did not count: nobody knows how long it was away."""

    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        assert await store.heartbeat(START) == START + PATIENCE
        assert await store.heartbeat(START + 60) == START + PATIENCE
        assert await store.heartbeat(START + 0.9 * DAY) == START + PATIENCE
        beats = [await store.heartbeat(START + 0.9 * day * DAY) for day in range(2, 9)]
        assert beats[-1] == 0.0

    using(SqliteStore, tmp_path, body)
