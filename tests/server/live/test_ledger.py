"""The ledger alone: stored, then true, then told; and if it can't be stored, nothing has changed."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest

from beagle.server.live.data import TableData
from beagle.server.live.ledger import Ledger
from beagle.server.live.taking_back import TakingBack
from beagle.server.live.viewers import Viewers
from beagle.server.refusing import Refused
from beagle.server.store.contract import ChatRow, Conflict
from tests.server.live.parts import EVOLUTION, FULL, Hands, Heard, Surroundings, action, table_data


class Book:
    """A ledger, and everything that happens around it in order."""

    def __init__(self, data: TableData, ledger: Callable[..., Ledger] = Ledger) -> None:
        self.data, self.hands, self.around = data, Hands(), Surroundings()
        self.order: list[str] = []
        self.ann, self.ben = Heard("ann", 0), Heard("ben", 1)
        viewers = Viewers(data, self.hands.time, self.around)
        viewers.connected = [self.ann, self.ben]
        asyncio.run(viewers.prepare(viewers.eyes()))
        taking = TakingBack(data, viewers, self.hands.time)
        lost, changed = (lambda: self.order.append("lost")), (lambda: self.order.append("next"))
        self.ledger = ledger(data, viewers, taking, self.hands.time, self.around, lost, changed)
        write, take = self.around.notes.write, self.ann.take

        def writing(what: str, value: Any) -> None:
            write(what, value)
            self.order.append(f"stored at {data.n}")

        def taken(text: str) -> None:
            take(text)
            self.order.append(f"told at {data.n}")

        self.around.notes.write = writing  # type: ignore[method-assign]
        self.ann.deliver = taken

    def play(self, text: str) -> None:
        asyncio.run(self.ledger.play(0, action(self.data, text), "c1"))


class ToldFirst(Ledger):
    """Planted: everybody is told before it is stored."""

    async def append_move(self, step: Any, *rest: Any, **more: Any) -> None:
        self.viewers.tell_change()
        await super().append_move(step, *rest, **more)


def told_before_stored(book: Book) -> bool:
    return "told at 0" in book.order


def test_a_move_is_stored_then_true_then_told() -> None:
    book = Book(table_data())
    book.play("a>m")
    assert book.order == ["stored at 0", "told at 1", "next"]
    assert not told_before_stored(book)
    assert [message["is"] for message in book.ben.messages] == ["moved"]


def test_a_ledger_that_tells_first_is_caught() -> None:
    book = Book(table_data(), ToldFirst)
    book.play("a>m")
    assert told_before_stored(book)


@pytest.mark.parametrize(
    ("error", "code", "order"), [(FULL, "cannot-write", []), (Conflict("entry 1"), "busy", ["lost"])]
)
def test_what_cannot_be_stored_changes_nothing(error: Exception, code: str, order: list[str]) -> None:
    book = Book(table_data())
    book.around.notes.fails = error
    data = book.data
    before = data.row, data.seats, data.n, EVOLUTION.write(data.game_so_far().state), data.resigned
    with pytest.raises(Refused, match=code):
        book.play("a>m")
    assert (data.row, data.seats, data.n, EVOLUTION.write(data.game_so_far().state), data.resigned) == before
    assert (book.order, book.ann.messages, book.ben.messages) == (order, [], [])


def test_a_seat_that_is_handed_over_is_stored_with_its_entry() -> None:
    book = Book(table_data())
    asyncio.run(book.ledger.hand_to_bot(1, "c2"))
    assert [entry.kind for _, entries in book.around.notes.written for entry in entries] == ["bot"]
    assert book.data.seats[1].bot == "greedy"
    assert book.ben.kinds == ["changed", "moved"]


def test_the_game_that_goes_on_ends_a_request_to_take_back() -> None:
    book = Book(table_data())
    book.play("a>m")
    asyncio.run(book.ledger.play(1, action(book.data, "m.running"), "c3"))
    book.ledger.taking_back.request(0, "c4")
    asyncio.run(book.ledger.play(book.data.asked(), book.data.game_so_far().state.options[0], "c5"))
    assert book.ben.kinds == ["moved", "moved", "undo-asked", "undo-refused", "moved"]


def test_chat_lines_are_numbered_and_stored_before_they_are_told() -> None:
    book = Book(table_data())
    for text in ("one", "two"):
        asyncio.run(book.ledger.add_chat(ChatRow(0, 0, "Ann", text)))
    assert [row.number for row in book.data.chat] == [1, 2]
    assert book.ben.kinds == ["chatted", "chatted"]
    book.around.notes.fails = FULL
    with pytest.raises(type(FULL)):
        asyncio.run(book.ledger.add_chat(ChatRow(0, 0, "Ann", "three")))
    assert len(book.data.chat) == len(book.ben.messages) == 2
