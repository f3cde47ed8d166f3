"""Claims, for every kind of store: only the one who took a table last may write it."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from beagle.server.store.contract import (
    CLOSED,
    OVER,
    ChatRow,
    Claim,
    Conflict,
    Fenced,
    NoSuchTable,
    Store,
    Taken,
)
from tests.server.stores import Run, append, append_on_branch, claim, entry, grown, seats, table, visitor

Act = Callable[[Store, Claim], Awaitable[None]]

ACTS: dict[str, Act] = {
    "append": lambda store, claim: store.append(claim, grown(table(), 2), [entry(2)]),
    "append with seats": lambda store, claim: store.append(claim, grown(table(), 2), [entry(2)], seats("ann", "ben")),
    "append and end": lambda store, claim: store.append(claim, grown(table(), 2, status=OVER), [entry(2)]),
    "append on a branch": lambda store, claim: store.append_on_branch(claim, grown(table(), 1), [entry(1, client="b")]),
    "save": lambda store, claim: store.save_table(claim, grown(table(), 1, status=CLOSED), seats("ben", "")),
    "adopt": lambda store, claim: store.adopt(claim, grown(table(), 1, version=9), [entry(1, action=3)], []),
    "say": lambda store, claim: store.add_chat(claim, ChatRow(1, 0, "Ann", "hello"), 5),
}


async def taken(store: Store, id: str = "one") -> Taken:
    found = await store.take(id)
    assert found is not None
    return found


async def all_of(store: Store) -> list[Any]:
    return [await store.table("one"), await store.entries("one"), await store.branches("one"), await store.chat("one")]


async def begin(store: Store) -> None:
    await store.add_visitor(visitor("ann"))
    await store.add_table(table(), seats("ann", ""))
    await append(store, grown(table(), 1), [entry(1)])


def test_taking_reads_everything_about_a_table(run: Run) -> None:
    async def body(store: Store) -> None:
        await begin(store)
        await store.add_chat(await claim(store, "one"), ChatRow(1, 0, "Ann", "hello"), 5)
        await append_on_branch(store, grown(table(), 1, together=3), [entry(1, client="b"), entry(2, client="c")])
        found = await taken(store)
        assert found.row == grown(table(), 1, together=3)
        assert (found.seats, found.entries) == (seats("ann", ""), [entry(1)])
        assert found.branches == [entry(1, client="b"), entry(2, client="c")]
        assert [said.text for said in found.chat] == ["hello"]
        assert found.owner_name == "Ann"
        with pytest.raises(NoSuchTable):
            await store.take("none")

    run(body)


@pytest.mark.parametrize("act", list(ACTS))
def test_whoever_took_a_table_before_writes_nothing(run: Run, act: str) -> None:
    async def body(store: Store) -> None:
        await begin(store)
        old, new = await taken(store), await taken(store)
        assert new.claim.epoch > old.claim.epoch
        before = await all_of(store)
        with pytest.raises(Fenced):
            await ACTS[act](store, old.claim)
        assert await all_of(store) == before
        await ACTS[act](store, new.claim)
        assert await all_of(store) != before

    run(body)


@pytest.mark.parametrize("act", list(ACTS))
def test_a_table_that_was_given_back_is_written_by_nobody(run: Run, act: str) -> None:
    async def body(store: Store) -> None:
        await begin(store)
        held = await taken(store)
        await store.give(held.claim)
        before = await all_of(store)
        with pytest.raises(Fenced):
            await ACTS[act](store, held.claim)
        assert await all_of(store) == before
        await store.give(held.claim)  # once more does no harm
        again = await taken(store)
        await store.give(held.claim)  # nor does an old claim
        await ACTS[act](store, again.claim)

    run(body)


def test_a_take_sees_all_that_older_claims_have_written(run: Run) -> None:
    """Whatever is written while somebody takes the table is read by the take, or refused."""

    async def body(store: Store) -> None:
        await store.add_table(table(), seats())
        held, acknowledged = await taken(store), 0
        for _ in range(20):
            first = len(held.entries) + 1
            tries = [store.append(held.claim, grown(table(), n), [entry(n)]) for n in range(first, first + 5)]
            tasks = [asyncio.ensure_future(one) for one in tries]
            await asyncio.sleep(0)
            held = await taken(store)
            outcomes = await asyncio.gather(*tasks, return_exceptions=True)
            written = [outcome for outcome in outcomes if outcome is None]
            assert all(isinstance(outcome, Conflict | None) for outcome in outcomes)
            acknowledged += len(written)
            assert len(held.entries) == acknowledged
        assert await store.entries("one") == [entry(n) for n in range(1, acknowledged + 1)]

    run(body)


# Branches


def test_entries_on_branches_are_apart_until_they_join(run: Run) -> None:
    async def body(store: Store) -> None:
        await begin(store)
        await append_on_branch(store, grown(table(), 1, together=3), [entry(1, client="b1")])
        await append_on_branch(store, grown(table(), 1, together=2), [entry(1, actor=1), entry(2, actor=1, client="x")])
        assert [(one.actor, one.n) for one in await store.branches("one")] == [(0, 1), (1, 1), (1, 2)]
        assert await store.entries("one") == [entry(1)]
        await append(store, grown(table(), 3), [entry(2, client="b1"), entry(3)], None, True)
        assert await store.branches("one") == []
        assert len(await store.entries("one")) == 3

    run(body)


@pytest.mark.parametrize(
    ("count", "late"),
    [
        (1, [entry(1, client="x")]),  # the number is taken
        (1, [entry(3, client="x")]),  # somebody thinks that there are more
        (1, [entry(2, client="b")]),  # this client id of this actor has been here
        (2, [entry(2, client="x")]),  # the line has gone on
    ],
)
def test_a_conflict_on_a_branch_writes_nothing(run: Run, count: int, late: list[Any]) -> None:
    async def body(store: Store) -> None:
        await begin(store)
        await append_on_branch(store, grown(table(), 1, together=3), [entry(1, client="b")])
        before = await all_of(store)
        with pytest.raises(Conflict):
            await append_on_branch(store, grown(table(), count, together=3), late)
        assert await all_of(store) == before

    run(body)


# Packing


def test_games_of_the_past_are_packed_and_read_as_before(run: Run) -> None:
    async def body(store: Store) -> None:
        for id, status, touched in [("old", OVER, 1.0), ("new", OVER, 9_000.0), ("run", "playing", 1.0)]:
            await store.add_table(table(id), seats())
            moves = [entry(n, mark=f"{n}", spent=0.25) for n in range(1, 31)]
            await append(store, grown(table(id), 30, status=status, touched=touched), moves)
        before = [(await store.table(id), await store.entries(id)) for id in ("old", "new", "run")]
        assert await store.pack(5_000.0, 9) == 1
        assert await store.pack(5_000.0, 9) == 0
        assert [(await store.table(id), await store.entries(id)) for id in ("old", "new", "run")] == before
        assert await store.entries("old", after=28) == before[0][1][28:]
        assert (await taken(store, "old")).entries == before[0][1]
        assert await store.forget_table("old", 5_000.0)
        assert await store.entries("old") == []

    run(body)
