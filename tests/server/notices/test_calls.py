"""What every store does about calls: one of several servers takes each, and it goes with its visitor."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beagle.server.store.calls import MAIL, MY_MOVE, PUSH, Call, Channel, NoticePerson
from beagle.server.store.contract import DAY, TooMany, Visitor
from tests.server.stores import STORES, using


@pytest.fixture(params=STORES)
def run(request: pytest.FixtureRequest, tmp_path: Path) -> Any:
    return lambda body: using(STORES[request.param], tmp_path / "store", body)


async def add(store: Any, *names: str) -> None:
    for name in names:
        await store.add_visitor(Visitor(name, name, name.encode(), 1.0, 1.0))


def test_of_many_who_take_a_call_one_gets_it(run: Any) -> None:
    async def body(store: Any) -> None:
        await add(store, "ann", "bob")
        call = Call("t1", "ann", MY_MOVE, 10.0, 100.0)
        await store.put_call(call)
        await store.put_call(Call("t1", "bob", MY_MOVE, 99.0))
        assert await store.due_calls(9.0, 10) == []
        assert await store.due_calls(10.0, 10) == [call]
        assert not await store.claim_call(call, 9.0)
        got = await asyncio.gather(*(store.claim_call(call, 11.0) for _ in range(8)))
        assert got.count(True) == 1
        await store.put_call(Call("t1", "ann", MY_MOVE, 20.0))  # she hasn't looked
        assert [one.sent for one in await store.calls_of("t1")] == [11.0, 0.0]
        await store.drop_call("t1", "ann", unsent=True)
        assert len(await store.calls_of("t1")) == 2
        await store.drop_call("t1", "ann")
        await store.put_off(Call("t1", "bob", MY_MOVE, 0.0), 50.0)
        assert [one.due for one in await store.calls_of("t1")] == [50.0]
        await store.claim_call(Call("t1", "bob", MY_MOVE, 0.0), 60.0)
        assert await store.forget_calls(60.0) == 0
        assert await store.forget_calls(61.0) == 1

    run(body)


def test_browsers_and_addresses(run: Any) -> None:
    async def body(store: Any) -> None:
        await add(store, "ann", "bob")
        phone = Channel("c1", "ann", PUSH, "https://a", "k", "s", "Phone", 1.0, 1)
        await store.add_channel(phone, 2)
        await store.add_channel(Channel("c2", "bob", PUSH, "https://a", "k", "other", made=1.0), 2)
        assert await store.channels("ann") == [phone]  # who knows only the address takes nothing away
        await store.add_channel(Channel("c3", "ann", MAIL, "a@b.org", made=5.0, proof=b"proof"), 2)
        with pytest.raises(TooMany):
            await store.add_channel(Channel("c4", "ann", PUSH, "https://b", made=1.0), 2)
        assert await store.confirm_channel(b"", 0.0) is None
        assert await store.confirm_channel(b"proof", 5.0) is None
        confirmed = await store.confirm_channel(b"proof", 4.0)
        assert confirmed is not None
        assert confirmed.id == "c3"
        assert await store.confirm_channel(b"proof", 4.0) is None
        await store.channel_failed("c1", 3)
        assert [(one.id, one.confirmed, one.failing) for one in await store.channels("ann")] == [
            ("c1", 1, 3),
            ("c3", 1, 0),
        ]
        assert not await store.remove_channel("c1", "bob")
        assert await store.remove_channel("c1", "ann")
        assert await store.remove_channel("c3")
        with pytest.raises(LookupError):
            await store.add_channel(Channel("c5", "nobody", PUSH, "https://a"), 2)

    run(body)


def test_everything_goes_with_its_visitor(run: Any) -> None:
    async def body(store: Any) -> None:
        await add(store, "ann")
        person = NoticePerson("ann", "it", "Europe/Rome", 60, 120, "move", 5.0, 9.0)
        assert await store.change_notice_person("ann", lambda _: person) == person
        assert await store.notice_person("ann") == person
        assert await store.days_off(["ann", "bob"], 10.0) == {"ann": [(5.0, 9.0)]}
        await store.add_channel(Channel("c1", "ann", PUSH, "https://a"), 2)
        await store.put_call(Call("t1", "ann", MY_MOVE, 1.0))
        assert await store.forget_visitor("ann", 2.0)
        assert await store.notice_person("ann") == NoticePerson("ann")
        assert await store.channels("ann") == await store.calls_of("t1") == []
        await store.put_call(Call("t1", "ann", MY_MOVE, 1.0))
        assert await store.calls_of("t1") == []
        with pytest.raises(LookupError):
            await store.change_notice_person("ann", lambda _: person)

    run(body)


def test_earlier_days_off_are_kept_for_a_while(run: Any) -> None:
    """A question may have been open since before them."""

    def off(first: float, until: float) -> Any:
        return lambda person: msgspec.structs.replace(person, off_from=first, off_until=until)

    async def body(store: Any) -> None:
        await add(store, "ann", "bob")
        for first, until in ((5.0, 9.0), (5.0, 8.0), (20.0, 40.0), (30.0, 50.0)):  # back early; longer than planned
            await store.change_notice_person("ann", off(first, until))
        assert await store.days_off(["ann", "bob"], 60.0) == {"ann": [(5.0, 8.0), (20.0, 30.0), (30.0, 50.0)]}
        much_later = 100 * DAY
        await store.change_notice_person("ann", off(much_later, much_later + 1))
        assert await store.days_off(["ann"], much_later) == {"ann": [(much_later, much_later + 1)]}
        assert await store.forget_visitor("ann", 2.0)
        assert await store.days_off(["ann"], 0.0) == {}

    run(body)


def test_changes_at_once_are_all_made(run: Any) -> None:
    def more(person: NoticePerson) -> NoticePerson:
        return msgspec.structs.replace(person, off_used=person.off_used + 1)

    async def body(store: Any) -> None:
        await add(store, "ann")
        await asyncio.gather(*(store.change_notice_person("ann", more) for _ in range(4)))
        assert (await store.notice_person("ann")).off_used == 4.0

    run(body)


def test_a_call_that_was_not_sent_is_due_again(run: Any) -> None:
    async def body(store: Any) -> None:
        await add(store, "ann")
        call = Call("t1", "ann", MY_MOVE, 10.0, 100.0)
        await store.put_call(call)
        assert await store.claim_call(call, 11.0)
        await store.give_back_call(call, 10.0, 20.0)  # somebody else's claim
        assert await store.due_calls(99.0, 10) == []
        await store.give_back_call(call, 11.0, 20.0)
        assert await store.due_calls(19.0, 10) == []
        assert [one.due for one in await store.due_calls(20.0, 10)] == [20.0]

    run(body)


def test_the_first_key_stays(run: Any) -> None:
    async def body(store: Any) -> None:
        got = await asyncio.gather(*(store.server_key("vapid", f"key {n}") for n in range(4)))
        assert len(set(got)) == 1
        assert await store.server_key("vapid", "another") == got[0]

    run(body)
