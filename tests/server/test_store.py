"""The contract of a store, for every kind of store."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beagle.server.store.contract import (
    BOT,
    CLOSED,
    GATHERING,
    OVER,
    PER_MOVE,
    PLAYING,
    ChatRow,
    Clock,
    Conflict,
    DeviceRoom,
    Entry,
    Full,
    SeatRow,
    Store,
    StoreError,
    TableRow,
)
from beagle.server.store.lock import InUse
from tests.server.stores import (
    Factory,
    Run,
    add_chat,
    append,
    claim,
    entry,
    grown,
    nothing,
    one_game,
    save_table,
    seats,
    table,
    using,
    visitor,
)

ROOM = DeviceRoom(3, 0.0)


# Tables

WHOLE_TABLE = TableRow(
    id="whole",
    game="evolution",
    ruleset="base+fly@gift half-deck",
    seats=3,
    owner="ann",
    made=1.25,
    touched=2.5,
    status=PLAYING,
    public=False,
    spectators=False,
    clock=Clock(PER_MOVE, 30.0, 1.5),
    version=4,
    secret=bytes(range(32)),
    start="evolution base@gift / A: «é» \\ / B:",
    given=True,
    actor=2,
    result='{"scores":[1,2]}',
    after="before",
    rematch="next",
    sent_away="ben eve",
    position="evolution base@gift / A: a / B:",
    continues=True,
    together=5,
    name="Tuesday table",
    host=2,
    practice=True,
    threats=False,
    substitute="random",
    hints=True,
)
WHOLE_SEAT = SeatRow(
    2, BOT, "Ünïcödé 龍", "ben", b"\x00\xff", "greedy", '["never-ambush"]', "AB", 3, b"link", b"proof", 120.0
)


def test_every_field_of_a_row_comes_back_as_it_was(run: Run) -> None:
    for row in (WHOLE_TABLE, WHOLE_SEAT):
        defaults = {name: getattr(row, name) for name in row.__struct_fields__ if name != "entries"}
        empty: list[Any] = ["", b"", 0, 0.0]
        assert [name for name, value in defaults.items() if value in empty and value is not False] == []

    async def first(store: Store) -> None:
        await store.add_table(WHOLE_TABLE, [*seats("ann", ""), WHOLE_SEAT])
        await append(store, grown(WHOLE_TABLE, 1), [Entry(1, "move", -2, "%4", -(2**62), "id", 1.5, 2.5, "1f3c9a2b")])
        await add_chat(store, "whole", ChatRow(3, -1, "Ann", "text", "phrase", 4.5, "id", "ann"), 10)

    async def again(store: Store) -> None:
        assert await store.table("whole") == (grown(WHOLE_TABLE, 1), [*seats("ann", ""), WHOLE_SEAT])
        assert await store.entries("whole") == [Entry(1, "move", -2, "%4", -(2**62), "id", 1.5, 2.5, "1f3c9a2b")]
        assert await store.chat("whole") == [ChatRow(3, -1, "Ann", "text", "phrase", 4.5, "id", "ann")]

    run(first)
    run(again)


def test_a_table_is_saved_with_its_seats_and_keeps_its_entries(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats("ann", ""))
        await append(store, grown(table(), 2), [entry(1), entry(2)])
        changed = grown(table(), 0, status=CLOSED, touched=8.0)
        await save_table(store, changed, seats("ann", "ben")[1:])
        assert await store.table("one") == (grown(changed, 2), seats("ann", "ben")[1:])
        assert len(await store.entries("one")) == 2

    run(body)


def test_an_id_is_given_once(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats("ann", ""))
        with pytest.raises(StoreError):
            await store.add_table(table(owner="ben"), seats())
        assert await store.table("one") == (table(), seats("ann", ""))

    run(body)


def test_the_lobby_shows_public_tables_of_a_status_newest_first(run: Run) -> None:
    changes: list[dict[str, Any]] = [
        {},
        {"public": False},
        {"status": PLAYING},
        {"touched": 5940.0},
        {"status": OVER},
        {},
        {},
    ]

    async def body(store: Store) -> None:
        for number, more in enumerate(changes):
            row = table(f"t{number}", touched=60.0 * number)
            await store.add_table(row, seats())
            await save_table(store, msgspec.structs.replace(row, **more), seats())
        assert [row.id for row, _ in await store.lobby(GATHERING, 3)] == ["t3", "t6", "t5"]
        assert [row.id for row, _ in await store.lobby(GATHERING, 9)] == ["t3", "t6", "t5", "t0"]
        assert [row.id for row, _ in await store.lobby(PLAYING, 9)] == ["t2"]
        assert (await store.lobby(PLAYING, 9))[0][1] == seats()
        assert await store.ids() == [f"t{number}" for number in range(7)]

    run(body)


def test_my_tables_are_those_i_own_or_sit_at(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table("mine", touched=1.0, status=OVER), seats())
        await store.add_table(table("sits", owner="ben", touched=3.0), seats("ben", "ann"))
        await store.add_table(table("both", touched=2.0, status=PLAYING), seats("ann", "ann"))
        await store.add_table(table("other", owner="ben"), seats("ben", ""))
        assert [row.id for row, _ in await store.tables_of("ann", 9)] == ["sits", "both", "mine"]
        assert [row.id for row, _ in await store.tables_of("ann", 2)] == ["sits", "both"]
        assert await store.tables_of("", 9) == []
        assert await store.count_tables("ann") == 1
        assert await store.count_tables("ben") == 2

    run(body)


def test_tables_to_wake_and_tables_to_close(run: Run) -> None:
    async def body(store: Store) -> None:
        clock = Clock(PER_MOVE, 30.0)
        for id, status, timed, touched in [
            ("a", PLAYING, True, 1.0),
            ("b", PLAYING, False, 2.0),
            ("c", GATHERING, True, 3.0),
            ("d", OVER, True, 4.0),
            ("e", PLAYING, True, 5.0),
        ]:
            row = table(id, status=status, touched=touched, clock=clock if timed else Clock())
            await store.add_table(row, seats())
        assert sorted(await store.running()) == ["a", "e"]
        assert await store.idle(PLAYING, 5.0, 9) == ["a", "b"]
        assert await store.idle(PLAYING, 5.0, 1) == ["a"]
        assert await store.idle(GATHERING, 3.0, 9) == []

    run(body)


# Entries


def test_entries_come_back_in_order_and_from_where_one_asks(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        await append(store, grown(table(), 3), [entry(1), entry(2), entry(3)])
        await append(store, grown(table(), 12), [entry(n) for n in range(4, 13)])
        assert await store.entries("one") == [entry(n) for n in range(1, 13)]
        assert await store.entries("one", after=9) == [entry(n) for n in range(10, 13)]
        assert await store.entries("one", after=12) == []
        assert await store.entries("none") == []

    run(body)


def test_entries_and_the_row_are_written_as_one_thing(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats("ann", ""))
        over = grown(table(), 2, status=OVER, actor=-1, touched=5.0, result="{}")
        await append(store, over, [entry(1), entry(2)])
        assert await store.table("one") == (over, seats("ann", ""))

    run(body)


STALE: list[tuple[int, list[Entry]]] = [
    (1, [entry(1, client="x")]),  # the number is taken
    (2, [entry(1, client="x"), entry(2, client="y")]),
    (3, [entry(2, client="x"), entry(3, client="y")]),
    (3, [entry(3, client="c1")]),  # this client id of this actor has been here
    (4, [entry(3, client="x"), entry(4, client="c2")]),
    (4, [entry(3, client="x"), entry(4, client="x")]),
    (4, [entry(4, client="x")]),  # somebody thinks that there are more
]


@pytest.mark.parametrize(("count", "late"), STALE)
def test_a_conflict_writes_nothing(run: Run, count: int, late: list[Entry]) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        await append(store, grown(table(), 2), [entry(1), entry(2)])
        with pytest.raises(Conflict):
            await append(store, grown(table(), count, status=CLOSED), late)
        assert await store.entries("one") == [entry(1), entry(2)]
        found = await store.table("one")
        assert found is not None
        assert found[0] == grown(table(), 2)
        await append(store, grown(table(), 3), [entry(3)])  # and it goes on

    run(body)


@pytest.mark.parametrize(
    ("count", "wrong"),
    [(1, []), (3, [entry(1), entry(3)]), (2, [entry(1)]), (2, [entry(2), entry(1)]), (0, [entry(1)])],
)
def test_entries_that_are_miscounted_are_refused(run: Run, count: int, wrong: list[Entry]) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        with pytest.raises((ValueError, Conflict)):
            await append(store, grown(table(), count), wrong)
        assert await store.entries("one") == []

    run(body)


def test_equal_client_ids_of_others_and_none_at_all_are_no_conflict(run: Run) -> None:
    async def body(store: Store) -> None:
        for id in ("one", "two"):
            await store.add_table(table(id), seats())
            same = [entry(1, client="c"), entry(2, actor=1, client="c"), entry(3, client=""), entry(4, client="")]
            await append(store, grown(table(id), 4), same)
            assert await store.entries(id) == same

    run(body)


def test_of_many_who_write_the_same_number_one_succeeds(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        tries = [append(store, grown(table(), 1), [entry(1, client=f"c{number}")]) for number in range(20)]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 19
        (winner,) = [number for number, outcome in enumerate(outcomes) if outcome is None]
        assert await store.entries("one") == [entry(1, client=f"c{winner}")]

    run(body)


def test_a_group_keeps_the_order_of_each_table_and_one_conflict_harms_no_other(run: Run) -> None:
    rows = [table(f"t{number}") for number in range(20)]

    async def body(store: Store) -> None:
        await asyncio.gather(*(store.add_table(row, seats()) for row in rows))
        tries = [  # all wait at once; every fifth table sends each of its entries twice
            append(store, grown(row, n), [entry(n)])
            for n in range(1, 11)
            for number, row in enumerate(rows)
            for _ in range(2 if number % 5 == 0 else 1)
        ]
        outcomes = await asyncio.gather(*tries, return_exceptions=True)
        assert {type(outcome) for outcome in outcomes} == {type(None), Conflict}
        assert [type(outcome) for outcome in outcomes].count(Conflict) == 4 * 10
        for row in rows:
            assert await store.entries(row.id) == [entry(n) for n in range(1, 11)]

    run(body)


def test_what_has_returned_is_read(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        for n in range(1, 50):
            await append(store, grown(table(), n), [entry(n)])
            assert (await store.entries("one"))[-1].n == n

    run(body)


def test_everything_is_there_after_a_restart(run: Run) -> None:
    async def first(store: Store) -> None:
        await store.add_visitor(visitor())
        await store.add_table(table(), seats("ann", ""))
        await append(store, grown(table(), 1), [entry(1)])

    async def again(store: Store) -> None:
        assert await store.visitor("ann") == visitor()
        assert await store.table("one") == (grown(table(), 1), seats("ann", ""))
        assert await store.entries("one") == [entry(1)]
        await append(store, grown(table(), 2), [entry(2)])

    run(first)
    run(again)


def test_closing_writes_what_waits(run: Run) -> None:
    async def first(store: Store) -> None:
        await store.add_table(table(), seats())
        await claim(store, "one")
        waiting = [asyncio.ensure_future(append(store, grown(table(), n), [entry(n)])) for n in range(1, 101)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        for act in (store.ping(), append(store, grown(table(), 101), [entry(101)]), store.entries("one")):
            with pytest.raises(StoreError, match="closed"):
                await act

    async def again(store: Store) -> None:
        assert len(await store.entries("one")) == 100

    run(first)
    run(again)


def test_one_who_stops_waiting_does_not_stop_the_writing(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        await claim(store, "one")
        task = asyncio.ensure_future(append(store, grown(table(), 1), [entry(1)]))
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task
        await store.ping()
        assert await store.entries("one") == [entry(1)]

    run(body)


# Chat


def test_chat_is_kept_up_to_a_length(run: Run) -> None:
    async def body(store: Store) -> None:
        for id in ("one", "two"):
            await store.add_table(table(id), seats())
            for number in range(1, 8):
                await add_chat(store, id, ChatRow(number, 0, "Ann", f"line {number}"), 4)
        assert [said.number for said in await store.chat("one")] == [4, 5, 6, 7]
        await add_chat(store, "one", ChatRow(8, 0, "Ann", phrase="hello"), 4)
        assert [said.number for said in await store.chat("one")] == [5, 6, 7, 8]
        assert [said.number for said in await store.chat("two")] == [4, 5, 6, 7]
        assert await store.chat("none") == []

    run(body)


def test_a_store_that_can_write_answers_the_ping(run: Run) -> None:
    async def body(store: Store) -> None:
        for _ in range(3):
            await store.ping()

    run(body)


def test_it_belongs_to_one_server(tmp_path: Path, factory: Factory) -> None:
    async def body(store: Store) -> None:
        with pytest.raises(InUse, match="another server is running"):
            await factory(tmp_path).open()
        await one_game(store)  # which goes on

    using(factory, tmp_path, body)
    using(factory, tmp_path, nothing)


def test_there_is_an_end_to_what_is_kept(tmp_path: Path, factory: Factory) -> None:
    async def body(store: Store) -> None:
        for number in range(2):
            await store.add_visitor(visitor(f"v{number}"))
            await store.add_table(table(f"t{number}"), seats())
        with pytest.raises(Full, match="the limit of 2 rows in visitor"):
            await store.add_visitor(visitor("more"))
        with pytest.raises(Full, match="the limit of 2 rows in game_table"):
            await store.add_table(table("more"), seats())
        await append(store, grown(table("t0"), 3), [entry(1), entry(2), entry(3)])
        with pytest.raises(Full, match="the limit is 3"):
            await append(store, grown(table("t0"), 4), [entry(4)])
        assert await store.visitor("more") is None
        assert len(await store.ids()) == 2
        assert len(await store.entries("t0")) == 3

    using(lambda folder: factory(folder, most_visitors=2, most_tables=2, most_entries=3), tmp_path, body)
