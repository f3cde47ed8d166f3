"""A table goes from one server to another while people are at it: what they had is still there."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocket

from beagle.server import cluster as cluster_of_servers
from beagle.server.live import carrying
from beagle.server.socket import GOING_DOWN, Connection, Outbox
from beagle.server.store.contract import CLOSED, DAY, GATHERING
from beagle.server.store.postgres import membership
from tests.server.acting_at_once import position
from tests.server.harness import MIDDLE, PATIENCE, Room, Seat, Server, everybody_hears, room_at, seat_of, two
from tests.server.inside import InsideServer, let_pass
from tests.support.cluster import cluster

MANY, TABLES_EACH = 500, 25
CLOCK = {"clock": {"kind": "total", "seconds": 600, "increment": 0}}


@pytest.fixture
def pair(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[tuple[InsideServer, InsideServer]]:
    """Two servers on one database.  They never lose patience, with the database or with each other: both are threads of
    the test, and on a busy machine one of them may stand still for longer than a lease."""
    monkeypatch.setattr(membership, "LEASE_SECONDS", 3600.0)
    monkeypatch.setattr(cluster_of_servers, "FORCE_SECONDS", PATIENCE)
    database = cluster().database(tmp_path)
    made = [InsideServer(tmp_path / name, database=database, nodes="yes") for name in ("one", "other")]
    for server in made:
        server.prepare()
        server.go()
    yield made[0], made[1]
    for server in made:
        server.stop()


@pytest.fixture
def room(pair: tuple[InsideServer, InsideServer]) -> Iterator[Room]:
    with room_at(pair[0]) as room:
        yield room


def moves_to(server: Server, *seats: Seat) -> None:
    """These people come back to another server, the first of them asks for the table."""
    for seat in seats:
        seat.server = server
        seat.connect()
    everybody_hears(list(seats))


def counted(server: InsideServer, name: str, **labels: str) -> float:
    found = server.manager.metrics.registry.get_sample_value(name, labels)
    assert found is not None
    return found


def said(seat: Seat) -> list[str]:
    return [line["text"] for line in seat.page.chat.values() if "text" in line]


def test_people_are_told_to_come_back_and_the_chat_is_there(
    room: Room, pair: tuple[InsideServer, InsideServer]
) -> None:
    one, other = pair
    ann, ben = two(room)
    ann.do("chat", text="good luck")
    ben.settle()
    ann.server = other
    ann.connect()
    assert ben.closed() == GOING_DOWN
    assert ann.table not in one.manager.live
    assert seat_of(ann, 0)["present"]
    assert not seat_of(ann, 1).get("present", False)
    moves_to(other, ben)
    assert seat_of(ann, 1)["present"]
    assert said(ben) == ["good luck"]
    ben.do("chat", text="you too")
    ann.settle()
    assert said(ann) == ["good luck", "you too"]
    assert (counted(one, "beagle_gives_total"), counted(other, "beagle_takes_total", how="given")) == (1, 1)


class Late:
    """Connections end only when the test says so; until then they hear what is sent to them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.heard: list[str] = []
        self.ended = 0
        self.may_end = threading.Event()
        hear, run, close = Connection.hear, Connection.run, WebSocket.close

        async def noted(connection: Connection) -> str:
            self.heard.append(await hear(connection))
            return self.heard[-1]

        async def counted(connection: Connection) -> None:
            await run(connection)
            self.ended += 1

        async def later(line: WebSocket, *code: Any) -> None:
            while not self.may_end.is_set():
                await asyncio.sleep(0.01)
            await close(line, *code)

        for where, name, other in (
            (Connection, "hear", noted),
            (Connection, "run", counted),
            (WebSocket, "close", later),
        ):
            monkeypatch.setattr(where, name, other)


def ask_too_late(room: Room, pair: tuple[InsideServer, InsideServer], late: Late) -> None:
    """Ben asks for something at the first server when his table is at the other."""
    ann, ben = two(room)
    moves_to(pair[1], ann)
    ben.say({"do": "chat", "id": "late", "text": "hello?"})
    pair[0].wait_for(lambda: any("hello?" in text for text in late.heard))


def test_a_connection_that_is_being_closed_does_not_take_the_table_back(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    late = Late(monkeypatch)
    ask_too_late(room, pair, late)
    late.may_end.set()
    pair[0].wait_for(lambda: late.ended == 2)  # Ann's first one, and Ben's
    assert counted(pair[1], "beagle_gives_total") == 0


def test_one_that_takes_it_back_is_caught(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: it doesn't know that it is being closed."""
    late = Late(monkeypatch)
    with monkeypatch.context() as planted:
        planted.setattr(Outbox, "close", lambda outbox, code: None)
        ask_too_late(room, pair, late)
        pair[1].wait_for(lambda: counted(pair[1], "beagle_gives_total") == 1)
    late.may_end.set()


def newcomer_is_late(room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch) -> bool:
    """The other server has snatched the table, and the first, where Ben looks at it, hasn't heard of it."""
    ann, ben = two(room)
    monkeypatch.setattr(pair[0].manager.store, "hear", lambda text: None)
    monkeypatch.setattr(cluster_of_servers, "FORCE_SECONDS", 0.0)
    moves_to(pair[1], ann)
    ann.play("+swimming")
    ben.connect()
    return bool(ben.page.n < ann.page.n)


def test_a_newcomer_is_not_shown_an_old_table(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not newcomer_is_late(room, pair, monkeypatch)


def test_a_server_that_shows_what_it_remembers_is_caught(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def believes(cluster: Any, id: str) -> None:
        """It doesn't ask whether the table is still its own."""

    monkeypatch.setattr(cluster_of_servers.Cluster, "refresh", believes)
    assert newcomer_is_late(room, pair, monkeypatch)


def shows_what_is_its_own(room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch) -> bool:
    """A server loads a table for Ben; meanwhile the other one snatches it, and the first hears of that too early."""
    ann, ben = two(room)
    moves_to(pair[1], ann)
    monkeypatch.setattr(cluster_of_servers, "FORCE_SECONDS", 0.0)
    manager, lost = pair[0].manager, threading.Event()
    hear, made_of = manager.store.hear, manager.made_of
    from_here = f"{cluster_of_servers.GONE} {manager.store.node} "  # not what it has snatched itself

    def noted(text: str) -> None:
        if not text.startswith(cluster_of_servers.GIVE):  # that may come late, and then the first would give it away
            hear(text)
        if text.startswith(from_here):
            lost.set()

    async def slowly(taken: Any) -> Any:
        table = await made_of(taken)
        if not lost.is_set():
            await asyncio.to_thread(moves_to, pair[1], ann)
            while not lost.is_set():
                await asyncio.sleep(0.01)
        return table

    monkeypatch.setattr(manager.store, "hear", noted)
    monkeypatch.setattr(manager, "made_of", slowly)
    ben.connect()
    return pair[0].run(manager.store.is_valid(manager.live[ben.table].data.claim))


def test_a_table_that_is_snatched_while_it_is_loaded_is_loaded_again(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert shows_what_is_its_own(room, pair, monkeypatch)


def test_a_server_that_does_not_load_it_again_is_caught(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster_of_servers.Cluster, "is_snatched", lambda cluster, table: False)
    assert not shows_what_is_its_own(room, pair, monkeypatch)


def test_one_who_is_gone_was_not_gone_later(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    one, other = pair
    ann, ben = two(room)
    ben.disconnect()
    ann.until(lambda: not seat_of(ann, 1).get("present", False))
    table = one.manager.live[ann.table]
    table.viewers.gone[1] -= 500.0
    moves_to(other, ann)
    there = other.manager.live[ann.table]
    assert there.viewers.gone_for(there.seats[1]) >= 500.0


def test_an_undo_that_was_asked_is_still_asked(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    ann, ben = two(room)
    ann.play("+swimming")
    ben.settle()
    ben.play("+mimicry")
    ann.settle()
    ann.do("undo", n=ann.page.n)
    moves_to(pair[1], ben, ann)
    assert ben.page.undo is not None
    n = ben.page.n
    ben.do("agree", n=ben.page.undo["n"], yes=True)
    ann.settle()
    assert ann.page.n == n + 1
    assert ann.page.asked == 0
    assert pair[1].manager.live[ann.table].data.undo_asked is None


def test_what_another_version_has_packed_is_asked_again(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    ann, _ = two(room)
    table = pair[0].manager.live[ann.table]
    for text in ("", "{", '{"undo": 7}', '{"pace": "wild"}'):
        carrying.unpack(table, text)
    assert table.data.undo_asked is None


def total(room: Room) -> tuple[Seat, Seat]:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE, **CLOCK)
    seats = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears(list(seats))
    return seats


def left(seat: Seat) -> float:
    return float(seat.page.table["clock"]["left"][0])


def thinks_while_the_table_moves(room: Room, pair: tuple[InsideServer, InsideServer]) -> tuple[float, float]:
    """What is left of Ann's time before and after."""
    ann, ben = total(room)
    let_pass(pair[0], 100.0)
    ben.connect()
    before = left(ben)
    moves_to(pair[1], ann, ben)
    return before, left(ben)


def test_the_clock_goes_on(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    before, after = thinks_while_the_table_moves(room, pair)
    assert before <= 500.0
    assert after <= before


def test_a_clock_that_is_restarted_is_caught(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    give = pair[0].manager.store.give

    async def forgets(claim: Any, thinking: float, to: int, carried: str) -> None:
        await give(claim, 0.0, to, carried)

    monkeypatch.setattr(pair[0].manager.store, "give", forgets)
    before, after = thinks_while_the_table_moves(room, pair)
    assert after > before


def test_a_server_that_lost_its_lease_drops_its_tables_and_begins_again(
    room: Room, pair: tuple[InsideServer, InsideServer]
) -> None:
    one = pair[0]
    ann, ben = two(room)
    before = one.manager.store.node
    database = one.settings["database"].rpartition("/")[2]
    cluster().run(f"UPDATE node SET until = clock_timestamp() WHERE id = {before}", database=database)
    assert [ann.closed(), ben.closed()] == [GOING_DOWN, GOING_DOWN]
    assert ann.table not in one.manager.live
    one.wait_for(lambda: one.manager.store.node not in (0, before) and one.ready())
    moves_to(one, ann, ben)
    ann.play("+swimming")
    assert counted(one, "beagle_losses_total", why="lease") == 1


def test_a_game_with_a_clock_goes_on_without_people(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    """When its server has stopped, another one takes it; a game without a clock waits for its people."""
    one, other = pair
    with_clock, without = total(room)[0].table, two(room)[0].table
    one.stop()
    other.wait_for(lambda: with_clock in other.manager.live)
    other.run(other.manager.cluster.adopt())
    assert without not in other.manager.live


def test_a_bot_that_is_asked_is_not_forgotten(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    """It waits at the first server, and thinks at the second."""
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=MIDDLE, practice=True)
    seat = ann.sit(table.id)
    seat.do("pace", bots="hold")
    seat.play("+swimming")
    moves_to(pair[1], seat)
    assert pair[1].manager.live[table.id].data.pace == "hold"
    assert seat.page.asked == 1
    seat.do("pace", bots="at-once")
    seat.until(lambda: seat.page.asked == 0)


def over(room: Room) -> list[Seat]:
    ann, ben = two(room)
    ben.do("resign")
    everybody_hears([ann, ben])
    assert ann.page.status == "over"
    return [ann, ben]


def test_a_rematch_is_agreed_at_two_servers_and_played_at_either(
    room: Room, pair: tuple[InsideServer, InsideServer]
) -> None:
    one, other = pair
    ann, ben = over(room)
    ann.do("rematch")
    moves_to(other, ben, ann)
    assert ben.page.table["again"]["yes"] == [0]
    ben.do("rematch")
    everybody_hears([ann, ben])
    new, token = ben.page.rematch["table"], ben.page.rematch["token"]
    assert ann.page.rematch["table"] == new
    again = room.guest(new, token)  # at the first server
    assert again.page.mine == [0]
    assert new in one.manager.live
    late = Seat(other, ann.table, ann.own_tokens, ann.cookie).connect()
    late.do("rematch")  # it gets its link, which is at the other server by now
    assert late.page.rematch["table"] == new
    late.disconnect()


@pytest.mark.slow
def test_hundreds_of_tables_move_at_once(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    """Their server is stopped, and the other one has them all: every move counts, and nobody is refused."""
    one, other = pair
    seats: list[Seat] = []
    for _ in range(MANY // TABLES_EACH):
        ann = room.person("Ann")
        seats += [ann.sit(ann.open("me", "local", position=MIDDLE).id) for _ in range(TABLES_EACH)]
    before = [seat.page.n for seat in seats]
    one.stop()
    assert [seat.closed() for seat in seats] == [GOING_DOWN] * MANY
    moves_to(other, *seats)
    assert [seat.play("+swimming")["n"] for seat in seats] == [n + 1 for n in before]
    everybody_hears(seats)
    assert len(other.manager.live) == MANY
    assert counted(other, "beagle_takes_total", how="forced") == 0


def test_what_seats_did_at_once_goes_along(room: Room, pair: tuple[InsideServer, InsideServer]) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", game="dinosaurs", position=position("hunting", 2, least=2))
    seats = [ann.sit(table.id), room.guest(table.id, table.links[1])]
    everybody_hears(seats)
    for turn in range(40):
        mover = seats[turn % 2]
        if not mover.page.together:
            break
        if mover.page.moves and mover.page.asked == mover.page.eyes:
            mover.play(mover.page.moves[0])
        everybody_hears(seats)
        before = [(seat.page.n, seat.page.ask, seat.page.view) for seat in seats]
        moves_to(pair[turn % 2], *seats)
        assert [(seat.page.n, seat.page.ask, seat.page.view) for seat in seats] == before
    assert not seats[0].page.together
    assert len({seat.page.n for seat in seats}) == 1


def test_a_server_whose_clock_is_wrong_closes_nothing(
    room: Room, pair: tuple[InsideServer, InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is two months ahead.  If it went by its own clock, as planted here, it would close what others play."""
    manager = pair[0].manager
    id = room.person("Ann").open("me", "open").id
    ahead = manager.now() + 61 * DAY

    def status() -> str:
        pair[0].run(manager.sweeper.close_idle())
        found = pair[0].run(manager.store.table(id))
        assert found is not None
        return found[0].status

    async def own_clock() -> float:
        return ahead

    monkeypatch.setattr(manager, "now", lambda: ahead)
    assert status() == GATHERING
    monkeypatch.setattr(manager.store, "time", own_clock)
    assert status() == CLOSED
