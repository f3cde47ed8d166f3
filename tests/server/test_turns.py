"""Bots' time is shared between those who ask: many questions of one keep nobody waiting."""

import asyncio
from collections.abc import Callable

import pytest

from beagle.server import limits, turns
from beagle.server.turns import Turns

Asked = list[tuple[str, str]]  # owner and table, in the order of asking


def served(asked: Asked, late: Callable[[str], bool] = lambda table: False, places: int = 1) -> Asked:
    """In which order they get a place, if all ask at once and each gives it back."""
    order: Asked = []

    async def ask(line: Turns, owner: str, table: str) -> None:
        async with line.place(owner, table):
            order.append((owner, table))
            await asyncio.sleep(0)
            line.was(owner, table, late(table))

    async def all_of_them() -> None:
        line = Turns(places)
        await asyncio.gather(*(ask(line, owner, table) for owner, table in asked))
        assert line.free == places
        assert not any(line.lines)

    asyncio.run(all_of_them())
    return order


def waits(order: Asked, owner: str) -> int:
    """How many were served before the last question of this owner."""
    return max(place for place, (who, _) in enumerate(order) if who == owner)


CROWD = [("greedy", f"t{number}") for number in range(40)]


def test_owners_take_turns() -> None:
    """A question behind forty of one owner waits for only two of them."""
    order = served([*CROWD, ("ann", "a")])
    assert waits(order, "ann") <= 2
    order = served([*CROWD, *[("ann", "a"), ("ben", "b"), ("cat", "c")] * 2])
    assert [max(waits(order, owner) for owner in ("ann", "ben", "cat"))] <= [10]


def in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    take = Turns.take

    async def same(line: Turns, owner: str, table: str, when: int = turns.FIRST) -> None:
        await take(line, "all", table, when)

    monkeypatch.setattr(Turns, "take", same)


def test_first_come_first_served_would_make_them_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    in_one_line(monkeypatch)
    assert waits(served([*CROWD, ("ann", "a")]), "ann") == len(CROWD)


def late_ones(order: Asked) -> int:
    """How many questions of slow tables came before the last of the others."""
    return sum(table.startswith("slow") for _, table in order[: waits(order, "ann")])


SLOW = [(f"visitor {number % 5}", f"slow {number % 5}") for number in range(50)]


def crowded(rounds: int = 12) -> Asked:
    """Five owners with a slow table each ask again and again, and Ann asks as often."""
    order: Asked = []

    async def ask(line: Turns, owner: str, table: str) -> None:
        for _ in range(rounds):
            async with line.place(owner, table):
                order.append((owner, table))
                await asyncio.sleep(0)
                line.was(owner, table, table.startswith("slow"))

    async def all_of_them() -> None:
        line = Turns(1)
        await asyncio.gather(*(ask(line, f"v{number}", f"slow {number}") for number in range(5)), ask(line, "ann", "a"))

    asyncio.run(all_of_them())
    return order


def test_a_table_that_was_late_twice_waits_behind_all_others() -> None:
    """Each of them is served twice before Ann's questions go first, and then only while she does not ask."""
    assert late_ones(crowded()) <= 5 * (limits.LATE_TWICE + 1) + 12


def test_if_lateness_were_forgotten_they_would_be_served_alike(monkeypatch: pytest.MonkeyPatch) -> None:
    """A planted bug: the test above can fail."""
    monkeypatch.setattr(turns, "LATE_TWICE", 1 << 30)
    assert late_ones(crowded()) > 5 * (limits.LATE_TWICE + 1) + 12


def test_an_answer_in_time_is_forgiving() -> None:
    line = Turns(1)
    for _ in range(limits.LATE_TWICE):
        assert not line.is_slow("ann", "t")
        line.was("ann", "t", late=True)
    assert line.is_slow("ann", "t")
    line.was("ann", "t", late=False)
    assert not line.is_slow("ann", "t")


def slow_tables(fresh: int) -> int:
    """Of so many new tables of one owner, each late once, how many wait behind all others."""
    line, slow = Turns(1), 0
    for number in range(fresh):
        slow += line.is_slow("eve", f"t{number}")
        line.was("eve", f"t{number}", late=True)
    assert not line.is_slow("ann", "a")  # nobody else waits for that
    line.was("eve", "easy", late=False)
    assert not line.is_slow("eve", "another")
    return slow


def test_an_owner_whose_new_tables_are_late_waits_behind_all_others() -> None:
    assert slow_tables(20) == 20 - limits.LATE_OF_OWNER


def test_without_the_count_by_owner_new_tables_evade(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: only tables are counted."""
    monkeypatch.setattr(turns, "LATE_OF_OWNER", 1 << 30)
    assert slow_tables(20) == 0


def test_memory_of_late_tables_and_owners_is_bounded() -> None:
    line = Turns(1)
    for number in range(3 * limits.TURNS_KNOWN):
        line.was(f"v{number}", f"t{number}", late=True)
    assert len(line.late_tables) <= limits.TURNS_KNOWN
    assert len(line.late_owners) <= limits.TURNS_KNOWN


def test_one_who_gives_up_waiting_keeps_nobody_waiting() -> None:
    async def whole() -> None:
        line = Turns(1)
        await line.take("a", "a")
        first = asyncio.create_task(line.take("b", "b"))
        second = asyncio.create_task(line.take("c", "c"))
        await asyncio.sleep(0)
        first.cancel()
        await asyncio.sleep(0)
        line.leave()
        await second
        line.leave()
        assert line.free == 1

    asyncio.run(whole())


def test_one_who_is_cancelled_with_the_place_in_hand_passes_it_on() -> None:
    async def whole() -> None:
        line = Turns(1)
        await line.take("a", "a")
        waiting = asyncio.create_task(line.take("b", "b"))
        await asyncio.sleep(0)
        line.leave()
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        assert line.free == 1

    asyncio.run(whole())


def order_of(when: dict[str, int]) -> list[str]:
    """In which order these are served that all ask while the only place is taken."""
    order: list[str] = []

    async def ask(line: Turns, owner: str) -> None:
        async with line.place(owner, owner, when[owner]):
            order.append(owner)

    async def all_of_them() -> None:
        line = Turns(1)
        await line.take("", "")
        asking = [asyncio.create_task(ask(line, owner)) for owner in when]
        await asyncio.sleep(0)
        line.leave()
        await asyncio.gather(*asking)

    asyncio.run(all_of_them())
    return order


def test_moves_come_before_hints_and_hints_before_reviews() -> None:
    asked = {"review": turns.LAST, "hint": turns.SOON, "bot": turns.FIRST, "other bot": turns.FIRST}
    assert order_of(asked) == ["bot", "other bot", "hint", "review"]
    same_for_all = dict.fromkeys(asked, turns.FIRST)  # planted: without an order the review would not wait
    assert order_of(same_for_all)[0] == "review"
