"""Reviews in the store, for every kind of store: who counts, what is kept, and what goes with its table."""

from __future__ import annotations

import msgspec
import pytest

from beagle.server.store import reviewing
from beagle.server.store.contract import OVER, PLAYING, ReviewRow, Store
from tests.server.stores import Run, seats, table

WHOLE = ReviewRow("one", "heading", True, "queued", "", 0.25, 1.5, b"\0packed", 7.0)


async def with_games(store: Store, *ids: str) -> None:
    for id in ids:
        await store.add_table(msgspec.structs.replace(table(id), status=OVER), seats())


def test_a_review_is_stored_and_read(run: Run) -> None:
    async def body(store: Store) -> None:
        await with_games(store, "one")
        assert await store.review("one") is None
        assert await store.queue_review(WHOLE, "here", 10.0)
        assert await store.review("one") == WHOLE
        assert not await store.save_review(WHOLE, "here", 20.0)  # nobody has begun to count it

    run(body)


def test_only_one_counts_until_its_time_runs_out(run: Run) -> None:
    async def body(store: Store) -> None:
        await with_games(store, "one")
        await store.queue_review(WHOLE, "here", 10.0)
        assert await store.reviews_waiting(10.0, 5) == ["one"]
        assert await store.hold_review("one", "here", 10.0, 20.0)
        assert not await store.hold_review("one", "there", 19.0, 29.0)
        assert not await store.queue_review(WHOLE, "there", 19.0)
        assert await store.reviews_waiting(19.0, 5) == []
        more = msgspec.structs.replace(WHOLE, state="counting", done=0.5, content=b"more")
        assert await store.save_review(more, "here", 25.0)
        assert await store.review("one") == more
        assert await store.hold_review("one", "there", 26.0, 36.0)  # it was silent for too long
        assert not await store.save_review(more, "here", 30.0)
        assert await store.review("one") == more

    run(body)


def test_what_is_stopped_or_done_is_counted_by_nobody(run: Run) -> None:
    async def body(store: Store) -> None:
        await with_games(store, "one")
        await store.queue_review(WHOLE, "here", 10.0)
        assert await store.hold_review("one", "here", 10.0, 20.0)
        assert await store.stop_review("one")
        assert not await store.save_review(WHOLE, "here", 20.0)
        assert not await store.hold_review("one", "here", 10.0, 20.0)
        assert await store.reviews_waiting(99.0, 5) == []
        stopped = await store.review("one")
        assert stopped is not None
        assert (stopped.state, stopped.content) == ("stopped", WHOLE.content)
        assert await store.queue_review(WHOLE, "there", 11.0)  # somebody asks again

    run(body)


def test_only_a_finished_game_has_a_review_and_it_goes_with_its_table(run: Run) -> None:
    async def body(store: Store) -> None:
        await store.add_table(msgspec.structs.replace(table("two"), status=PLAYING), seats())
        assert not await store.queue_review(msgspec.structs.replace(WHOLE, table="two"), "here", 1.0)
        assert not await store.queue_review(msgspec.structs.replace(WHOLE, table="none"), "here", 1.0)
        await with_games(store, "one")
        assert await store.queue_review(WHOLE, "here", 1.0)
        assert await store.forget_table("one", 1e12)
        assert await store.review("one") is None
        assert not await store.save_review(WHOLE, "here", 1.0)

    run(body)


def test_the_oldest_make_room(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviewing, "MAX_REVIEWS", 2)

    async def body(store: Store) -> None:
        await with_games(store, "a", "b", "c")
        for number, id in enumerate("abc"):
            assert await store.queue_review(msgspec.structs.replace(WHOLE, table=id, at=float(number)), "here", 1.0)
        assert [await store.review(id) is not None for id in "abc"] == [False, True, True]

    run(body)
