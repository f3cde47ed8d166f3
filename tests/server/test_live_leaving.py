"""Clocks, those who leave and come back, bots that fail, tables nobody comes back to, a disk that is full."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from beagle.server.limits import KICK_SECONDS, RETURNS_OF_SEAT
from beagle.server.live import automatic, clock
from beagle.server.live.clock import GRACE, Clocks
from beagle.server.store.contract import MOVE, RETURN, TO_BOT, TOTAL, Clock, Entry, StoreError
from tests.server.harness import HELLO, MIDDLE, Room, everybody_hears, play_on, room_at
from tests.server.inside import InsideServer

ROOT = Path(__file__).resolve().parents[2]


def test_one_who_leaves_is_replaced_and_may_return(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_b.do("leave")
    assert at_b.do("leave")["is"] == "done"  # once more changes nothing
    at_a.settle()
    assert at_a.page.table["seats"][1]["away"] is True
    at_a.play("+swimming")
    at_a.until(lambda: at_a.page.asked == 0)
    assert [line["seat"] for line in at_a.page.lines.values() if line["kind"] == "move"] == [0, 1]
    assert at_b.refused("play", n=at_b.page.n, move="-") in ("stale", "not-asked")
    at_b.do("return")
    assert at_b.refused("return") == "seat-taken"
    at_a.play("-")
    at_b.until(lambda: at_b.page.asked == 1)
    at_b.play(at_b.page.moves[0])
    kinds = [line["kind"] for line in at_b.page.lines.values()]
    assert kinds.count("bot") == kinds.count("return") == 1


@pytest.fixture
def short_clocks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(clock.LEAST, "move", 0.05)
    monkeypatch.setitem(clock.LEAST, "total", 0.05)


@pytest.mark.usefixtures("short_clocks")
@pytest.mark.parametrize("kind", ["move", "total"])
def test_a_bot_takes_over_when_the_flag_falls(inside: Callable[..., InsideServer], kind: str) -> None:
    with room_at(inside()) as room:
        ann = room.person("Ann")
        table = ann.open("me", "bot:random", position=MIDDLE, clock={"kind": kind, "seconds": 0.05})
        at_a = ann.sit(table.id)
        at_a.until(lambda: any(line["kind"] == "bot" for line in at_a.page.lines.values()))
        at_a.until(lambda: at_a.page.result is not None)  # the bots play it to its end
        assert at_a.page.table["seats"][0]["away"] is True


@pytest.mark.usefixtures("short_clocks")
def test_one_who_returns_after_the_flag_fell_has_time(inside: Callable[..., InsideServer]) -> None:
    """The bot that took over has not answered yet: the question is the old one, and still there is time."""
    with room_at(inside(bot_delay="600")) as room:
        ann = room.person("Ann")
        table = ann.open("me", "bot:random", position=MIDDLE, clock={"kind": "total", "seconds": 0.05})
        at_a = ann.sit(table.id)
        at_a.until(lambda: any(line["kind"] == "bot" for line in at_a.page.lines.values()))
        at_a.do("return")
        for _ in range(10):
            at_a.settle()
        assert [line["kind"] for line in at_a.page.lines.values()] == ["bot", "return"]
        at_a.play(at_a.page.moves[0])


def test_clocks_stop_while_the_server_is_down(inside: Callable[..., InsideServer]) -> None:
    """What is stored is the time that was spent; the time between two starts is nobody's."""
    server = inside(begin=False)
    day = [100.0]
    server.manager.tick = lambda: day[0]  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "invited", position=MIDDLE, clock={"kind": "total", "seconds": 600, "increment": 5})
        at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
        at_a.settle()
        day[0] += 40
        at_a.play("+swimming")
        day[0] += 7
        at_b.settle()
        at_b.play("-")
        at_a.settle()
        left = at_a.ask("look", seat=0) and at_a.page.table["clock"]["left"]
        assert left == [565.0, 598.0]
        server.stop()
        day[0] += 86_400
        server.prepare().tick = lambda: day[0]  # type: ignore[method-assign]
        server.go()
        at_a.connect()
        assert at_a.page.table["clock"]["left"] == left


def test_only_moves_earn_the_increment() -> None:
    clocks = Clocks(Clock(TOTAL, 60.0, 5.0), 2)
    clocks.charge_all([Entry(1, MOVE, 0, "-", spent=10.0), Entry(2, TO_BOT, 1, ""), Entry(3, RETURN, 1, "")])
    assert clocks.left == [55.0, 60.0]


def test_going_and_coming_buys_no_time() -> None:
    """Grace is for one whose flag has fallen: once for a question."""
    total, per_move = Clocks(Clock(TOTAL, 60.0, 5.0), 2), Clocks(Clock("move", 40.0), 2)
    total.left[1] = 20.0
    total.forgive(1, asked=True, question=7, now=3.0)
    per_move.forgive(1, asked=True, question=7, now=35.0)
    assert (total.flag_in(1, 3.0), per_move.flag_in(1, 35.0)) == (17.0, 5.0)  # in time: it runs on
    total.forgive(1, asked=True, question=7, now=100.0)
    per_move.forgive(1, asked=True, question=7, now=100.0)
    assert (total.flag_in(1, 100.0), per_move.flag_in(1, 100.0)) == (GRACE, GRACE)
    total.forgive(1, asked=True, question=7, now=200.0)
    per_move.forgive(1, asked=True, question=7, now=200.0)
    assert max(total.flag_in(1, 200.0), per_move.flag_in(1, 200.0)) < 0  # and a second time it is past
    total.forgive(1, asked=True, question=8, now=200.0)
    assert total.flag_in(1, 200.0) == GRACE
    quick = Clocks(Clock("move", 5.0), 2)
    quick.forgive(1, asked=True, question=7, now=100.0)
    assert quick.flag_in(1, 100.0) == 5.0  # never more than there is for a move


def test_one_cannot_come_back_for_ever(room: Room) -> None:
    """Each time is an entry: somebody who did this often enough would leave no room for the game."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    for _ in range(RETURNS_OF_SEAT):
        at_b.do("leave")
        at_b.do("return")
    at_b.do("leave")
    assert at_b.refused("return") == "too-long"
    at_a.settle()
    assert at_a.page.n == 2 * RETURNS_OF_SEAT + 1
    at_a.play("-")


def test_an_undo_of_one_who_has_gone_is_past(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_a.play("+swimming")
    at_b.settle()
    at_b.play("-")
    at_a.settle()
    at_a.do("undo", n=at_a.page.n)
    at_b.settle()
    asked = (at_b.page.undo or {})["n"]
    at_a.do("leave")
    assert at_b.refused("agree", n=asked, yes=True) == "no-undo"


def test_tables_nobody_comes_back_to_are_closed(inside: Callable[..., InsideServer]) -> None:
    server = inside(begin=False, gathering_idle="100", playing_idle="1000", unload_idle="50")
    day = [1000.0]
    server.manager.now = lambda: day[0]  # type: ignore[method-assign]
    server.manager.tick = lambda: day[0]  # type: ignore[method-assign]
    server.go()
    with room_at(server) as room:
        ann = room.person("Ann")
        gathering, playing = ann.open("me", "open"), ann.open("me", "local", position=MIDDLE)
        watched = ann.open("me", "open")
        seat = ann.sit(watched.id)
        day[0] += 99
        server.run(server.manager.sweeper.sweep())
        assert status(ann, gathering.id) == "gathering"
        assert playing.id not in server.manager.live  # dropped from memory, not closed
        day[0] += 2
        server.run(server.manager.sweeper.sweep())
        assert (status(ann, gathering.id), status(ann, playing.id)) == ("closed", "playing")
        assert status(ann, watched.id) == "gathering"  # somebody is there
        seat.settle()
        day[0] += 1000
        server.run(server.manager.sweeper.sweep())
        assert status(ann, playing.id) == "closed"
        assert ann.sit(playing.id).refused("play", n=0, move="-") == "over"


def status(person: Any, table: str) -> str:
    return next(str(line["status"]) for line in person.get("/api/lobby")["mine"] if line["id"] == table)


def test_a_table_dropped_from_memory_comes_back(inside: Callable[..., InsideServer]) -> None:
    server = inside(unload_idle="0")
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "local", position=MIDDLE)
        seat = ann.sit(opened.id)
        seat.do("look", seat=0)
        seat.play("+swimming")
        view = seat.page.view
        seat.disconnect()
        while server.manager.live:
            server.run(server.manager.sweeper.sweep())
        seat.connect()
        seat.do("look", seat=0)
        assert seat.page.view == view
        assert seat.page.n == 1


# Bots that fail


@pytest.mark.parametrize(("kind", "outcome"), [("Sleepy", "late"), ("Suicidal", "crashed"), ("Liar", "illegal")])
def test_a_bot_that_fails_never_stops_a_table(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, kind: str, outcome: str
) -> None:
    monkeypatch.setenv("BEAGLE_TEST_BOTS", f"random=tests.server.bad_bots:{kind}")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)]))
    server = inside(bot_seconds="0.3" if outcome == "late" else "60")  # on a busy machine every answer is late
    with room_at(server) as room:
        ann = room.person("Ann")
        bad, good = ann.open("me", "bot:random", position=MIDDLE), ann.open("me", "bot:greedy", position=MIDDLE)
        seats = [ann.sit(bad.id), ann.sit(good.id)]
        for seat in seats:
            assert play_on([seat], seed=1, most=2) == 2
            seat.until(lambda seat=seat: seat.page.asked == 0 or seat.page.result is not None)  # type: ignore[misc]
        counted = room.stranger().http.get("/metrics").text
        assert f'beagle_bot_seconds_count{{outcome="{outcome}"}} 0.0' not in counted


# A disk that cannot be written


class Stubborn:
    """A store that does not write while `full`, and no entries while `nearly_full`."""

    def __init__(self, store: Any) -> None:
        self.store = store
        self.full = False
        self.nearly_full = False

    def __getattr__(self, name: str) -> Any:
        return getattr(self.store, name)

    async def append(self, *arguments: Any) -> None:
        if self.full or self.nearly_full:
            raise StoreError("no space left")
        await self.store.append(*arguments)

    async def save_table(self, *arguments: Any) -> None:
        if self.full:
            raise StoreError("no space left")
        await self.store.save_table(*arguments)


def with_stubborn_disk(inside: Callable[..., InsideServer]) -> tuple[InsideServer, Stubborn]:
    """A server whose disk says no when a test wants it to."""
    server = inside(begin=False)
    stubborn = Stubborn(server.manager.store)
    server.manager.store = stubborn
    server.go()
    return server, stubborn


def test_what_cannot_be_written_does_not_count(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Refused, nothing has changed, nobody was told; and a bot whose move could not be written tries again."""
    monkeypatch.setattr(automatic, "RETRY_SECONDS", 0.01)
    server, stubborn = with_stubborn_disk(inside)
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "bot:random", position=MIDDLE)
        at_a, watching = ann.sit(opened.id), room.guest(opened.id)
        stubborn.full = True
        before = (at_a.page.n, at_a.page.view)
        requests: list[dict[str, Any]] = [{"what": "play", "move": "-", "n": 0}, {"what": "leave"}, {"what": "resign"}]
        for what in requests:
            assert at_a.refused(**what) == "cannot-write"
        wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "local"}]}
        assert ann.post_refused("/api/tables", **wish) == "cannot-write"
        everybody_hears([at_a, watching])
        assert (at_a.page.n, at_a.page.view, watching.page.n) == (*before, 0)
        assert at_a.page.table["seats"][0].get("away", False) is False
        stubborn.full = False
        at_a.play("+swimming")
        at_a.until(lambda: at_a.page.asked == 0)
        stubborn.full = True
        live = server.manager.live[opened.id]
        live.data.seats = [msgspec.structs.replace(live.seats[0], bot="random"), live.seats[1]]
        server.loop.call_soon_threadsafe(live.expect_next)  # type: ignore[union-attr]
        at_a.settle()
        stubborn.full = False
        at_a.until(lambda: at_a.page.result is not None)


def test_a_seat_and_what_happened_to_it_are_written_as_one_thing(inside: Callable[..., InsideServer]) -> None:
    """The disk fills, or the power goes, where one of the two could have been written: none of them is."""
    server, stubborn = with_stubborn_disk(inside)
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "invited", position=MIDDLE)
        at_a, at_b = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
        stubborn.nearly_full = True
        assert at_b.refused("leave") == "cannot-write"
        assert at_b.refused("resign") == "cannot-write"
        everybody_hears([at_a, at_b])
        assert not at_a.page.table["seats"][1].get("away", False)
        assert at_b.page.mine == [1]
        stubborn.nearly_full = False
        at_b.do("leave")
        stubborn.nearly_full = True
        assert at_b.refused("return") == "cannot-write"
        at_a.settle()
        assert at_a.page.table["seats"][1]["away"]
        stubborn.nearly_full = False
        at_b.do("return")
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        live = server.manager.live[opened.id]
        now = live.time.tick()
        live.time.tick = lambda: now + KICK_SECONDS + 1  # gone for so long that the owner may send them away
        before = (live.row, live.seats, live.n)
        stubborn.nearly_full = True
        assert at_a.refused("kick", seat=1) == "cannot-write"
        assert (live.row, live.seats, live.n) == before
        at_b.connect().settle()
        assert at_b.page.mine == [1]
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        live.time.tick = lambda: now + 2 * KICK_SECONDS + 2
        stubborn.nearly_full = False
        at_a.do("kick", seat=1)
        again = room.guest(opened.id, *at_b.own_tokens)
        assert again.page.mine == []
        assert again.page.table["seats"][1]["bot"] == "greedy"


def test_a_game_that_cannot_be_read_stops_no_other(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        clocked = {"clock": {"kind": "total", "seconds": 600}}
        broken, whole = (ann.open("me", "local", position=MIDDLE, **clocked) for _ in range(2))
        seat = ann.sit(broken.id)
        seat.do("look", seat=0)
        seat.play("+swimming")
        seat.disconnect()
        server.stop()
        spoilt = f"UPDATE entry SET actor = 1, action = 7 WHERE table_id = '{broken.id}'"
        tamper(server.folder / "data" / "beagle.db", spoilt)
        server.prepare()
        server.go()
        refused = room.seat(broken.id, (), ann.cookie, connected=False).connect(hello=False)
        refused.say({**HELLO, "table": broken.id})
        assert refused.closed() == 4404
        assert [no["code"] for no in refused.page.complaints] == ["cannot-read"]
        assert ann.post_refused(f"/api/tables/{broken.id}/record", seat=0) == "cannot-read"
        assert ann.sit(whole.id).page.status == "playing"


def tamper(database: Path, *statements: str) -> None:
    with closing(sqlite3.connect(database, isolation_level=None)) as connection:
        for statement in statements:
            connection.execute(statement)


@pytest.mark.parametrize("ruleset", ["cataclysm@1.4.1", "base@italian"])
def test_a_server_that_died_before_the_first_dice_throws_them(
    inside: Callable[..., InsideServer], ruleset: str
) -> None:
    """Between the deal and the first dice there is a moment: a table found in it goes on."""
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "local", ruleset=ruleset)
        seat = ann.sit(opened.id)
        assert seat.page.n > 0
        seat.disconnect()
        server.stop()
        nothing_yet = ("DELETE FROM entry", "UPDATE game_table SET entries = 0, actor = -2")
        tamper(server.folder / "data" / "beagle.db", *nothing_yet)
        server.prepare()
        server.go()
        again = ann.sit(opened.id)
        assert again.page.lines == seat.page.lines  # the same secret, the same dice
        assert again.page.asked == seat.page.asked


def test_a_disk_that_fills_before_the_first_dice_stops_no_game(inside: Callable[..., InsideServer]) -> None:
    """The table has begun and the dice could not be written: they fall as soon as they can be."""
    server, stubborn = with_stubborn_disk(inside)
    with room_at(server) as room:
        ann = room.person("Ann")
        stubborn.nearly_full = True
        seats = [{"kind": "me"}, {"kind": "local"}]
        assert ann.post_refused("/api/tables", game="evo", ruleset="second", seats=seats) == "cannot-write"
        stubborn.nearly_full = False
        [line] = ann.get("/api/lobby")["mine"]
        assert ann.sit(line["id"]).page.asked >= 0
