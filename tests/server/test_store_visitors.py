"""What a store keeps of visitors and their devices, for every kind of store."""

import asyncio
from collections.abc import Awaitable

import msgspec
import pytest

from beagle.server.store.contract import (
    ChatRow,
    Device,
    DeviceRoom,
    DevicesFull,
    Store,
    StoreError,
)
from tests.server.stores import (
    Run,
    add_chat,
    append,
    entry,
    grown,
    save_table,
    seats,
    table,
    visitor,
)

ROOM = DeviceRoom(3, 0.0)


def test_a_visitor_is_found_by_id_and_comes_back_by_code(run: Run) -> None:
    async def body(store: Store) -> None:
        ann = visitor("ann")
        await store.add_visitor(ann)
        await store.add_visitor(visitor("ben"))
        assert await store.visitor("ann") == ann
        assert await store.visitor("carl") is None
        await store.rename_visitor("ann", "Anna", 9.5)
        assert await store.visitor("ann") == msgspec.structs.replace(ann, name="Anna", seen=9.5)
        assert (await store.visitor("ben")) == visitor("ben")
        assert await store.use_code(b"", b"new", Device(b"a", 10.0), ROOM) is None
        came = await store.use_code(ann.code, b"new", Device(b"a", 10.0), ROOM)
        assert came is not None
        assert came.id == "ann"
        assert await store.visitor("ann") == msgspec.structs.replace(ann, name="Anna", seen=10.0, code=b"new")

    run(body)


def test_a_device_finds_its_visitor_until_it_is_forgotten(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_visitor(visitor("ann"))
        await store.add_visitor(visitor("ben"))
        await store.add_device("ben", Device(b"other", 0.0), ROOM)
        for number, token in enumerate([b"a", b"b", b"c"]):
            await store.add_device("ann", Device(token, float(number)), ROOM)
        known = [await store.visitor_by_token(token) for token in (b"a", b"b", b"c", b"none")]
        assert [found.id if found else None for found in known] == ["ann", "ann", "ann", None]
        await store.keep_one_device("ann", b"c", b"new")
        known = [await store.visitor_by_token(token) for token in (b"b", b"c", b"other")]
        assert [found.id if found else None for found in known] == [None, "ann", "ben"]
        assert await store.use_code(visitor("ann").code, b"x", Device(b"d", 5.0), ROOM) is None
        for signed_out in (store.keep_one_device("ann", b"a", b"x"), store.new_code("ann", b"a", b"x")):
            with pytest.raises(LookupError):
                await signed_out
        assert await store.use_code(b"new", b"newer", Device(b"d", 5.0), ROOM) is not None

    run(body)


def test_a_full_list_of_devices_refuses_a_new_one_and_keeps_its_code(run: Run) -> None:
    async def body(store: Store) -> None:
        ann = visitor("ann")
        await store.add_visitor(ann)
        for number, token in enumerate([b"a", b"b", b"c"]):
            await store.add_device("ann", Device(token, float(number)), ROOM)
        with pytest.raises(DevicesFull):
            await store.use_code(ann.code, b"new", Device(b"d", 9.0), ROOM)
        assert [device.token for device in await store.devices("ann")] == [b"a", b"b", b"c"]
        await store.see_visitor("ann", 50.0, b"a")
        idle = DeviceRoom(3, 2.0)  # b was not seen since; a was
        assert await store.use_code(ann.code, b"new", Device(b"d", 60.0), idle) is not None
        assert [device.token for device in await store.devices("ann")] == [b"a", b"c", b"d"]

    run(body)


def test_one_code_lets_one_in(run: Run) -> None:
    async def body(store: Store) -> None:
        ann = visitor("ann")
        await store.add_visitor(ann)
        tries = [
            store.use_code(ann.code, f"new{k}".encode(), Device(f"d{k}".encode(), 1.0), DeviceRoom(9, 0.0))
            for k in range(8)
        ]
        came = await asyncio.gather(*tries)
        assert sum(found is not None for found in came) == len(await store.devices("ann")) == 1

    run(body)


def test_a_device_knows_which_others_it_was_told_of(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_visitor(visitor("ann"))
        await store.add_device("ann", Device(b"a", 1.0, 1.0, 1.0), ROOM)
        await store.add_device("ann", Device(b"b", 5.0, 5.0, 5.0), ROOM)
        await store.told_device(b"a", 6.0)
        await store.told_device(b"a", 4.0)
        assert [(device.token, device.told) for device in await store.devices("ann")] == [(b"a", 6.0), (b"b", 5.0)]

    run(body)


def test_two_visitors_share_neither_id_nor_code_nor_token(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_visitor(visitor("ann"))
        for wrong in (visitor("ann", code=b"x"), visitor("ben", code=visitor("ann").code)):
            with pytest.raises(StoreError):
                await store.add_visitor(wrong)
        assert await store.visitor("ben") is None
        await store.add_visitor(visitor("ben"))
        await store.add_device("ann", Device(b"a", 1.0), ROOM)
        with pytest.raises(StoreError):
            await store.add_device("ben", Device(b"a", 1.0), ROOM)
        found = await store.visitor_by_token(b"a")
        assert found is not None
        assert found.id == "ann"

    run(body)


def test_what_is_not_there_is_not_saved(run: Run) -> None:
    async def body(store: Store) -> None:
        acts: list[Awaitable[None]] = [
            store.rename_visitor("ann", "Anna", 1.0),
            store.new_code("ann", b"a", b"new"),
            store.keep_one_device("ann", b"a", b"new"),
            store.add_device("ann", Device(b"a", 1.0), ROOM),
            save_table(store, table(), seats()),
            append(store, grown(table(), 1), [entry(1)]),
            add_chat(store, "one", ChatRow(1, 0, "Ann", "hello"), 5),
        ]
        for act in acts:
            with pytest.raises(LookupError):
                await act
        with pytest.raises(LookupError):
            await store.take("one")
        assert await store.table("one") is None
        assert await store.entries("one") == []
        assert await store.chat("one") == []

    run(body)
