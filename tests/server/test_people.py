"""Nobody loses by somebody else's trick, or by our delay: kicks, closing, open seats, names, the lobby, standstills."""

from __future__ import annotations

import re
import signal
import threading
from collections.abc import Callable
from typing import Any

import pytest

from beagle.server import heart, limits
from beagle.server.heart import BEAT_SECONDS, LATE_SECONDS, Heart
from beagle.server.live import people
from beagle.server.names import look_alikes, skeleton, told_apart
from tests.server.harness import MIDDLE, Room, Seat, Server, room_at
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]
MINUTE = {"clock": {"kind": "move", "seconds": 60}}


def seat_of(seat: Seat, number: int) -> dict[str, Any]:
    seat.settle()
    found: dict[str, Any] = seat.page.table["seats"][number]
    return found


# Sending away, and closing


def test_nobody_who_plays_is_sent_away(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    assert at_a.refused("kick", seat=1) == "still-here"
    at_b.disconnect()  # a phone that sleeps
    at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
    assert at_a.refused("kick", seat=1) == "still-here"
    assert at_a.refused("close") == "others-play"
    assert "bot" not in seat_of(at_a, 1)


def later(server: InsideServer, seconds: float) -> None:
    """So much time passes for everybody at the tables."""
    raw = server.manager.tick()
    for table in server.manager.live.values():
        table.time.tick = lambda: raw + seconds


def test_one_who_has_gone_is_sent_away_where_no_clock_runs(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        plain, clocked = (ann.open("me", "invited", position=MIDDLE, **more) for more in ({}, MINUTE))
        for table, allowed in ((plain, True), (clocked, False)):
            at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
            at_b.disconnect()
            at_a.until(lambda page=at_a.page: not page.table["seats"][1].get("present", False))  # type: ignore[misc]
            assert at_a.refused("kick", seat=1) == "still-here"
            later(server, limits.KICK_SECONDS + 1)
            if allowed:
                at_a.do("kick", seat=1)
                assert seat_of(at_a, 1)["bot"] == "greedy"
            else:  # the clock decides, and nobody else
                assert at_a.refused("kick", seat=1) == "still-here"


def test_a_game_ended_by_sending_somebody_away_is_given_up_by_the_owner(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE)
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_b.disconnect()
        at_a.until(lambda: not at_a.page.table["seats"][1].get("present", False))
        later(server, limits.KICK_SECONDS + 1)
        at_a.do("kick", seat=1)
        at_a.do("close")
        at_a.until(lambda: at_a.page.result is not None)
        assert at_a.page.status == "over"
        assert at_a.page.result is not None
        assert at_a.page.result["winners"] == [1]
        assert seat_of(at_a, 0)["resigned"]
        record = ann.post(f"/api/tables/{table.id}/record")
        assert '[Ended "resigned"]' in record


def test_a_game_closed_after_a_flag_fell_is_given_up_by_the_owner(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("invited", "me", position=MIDDLE, **MINUTE)
        at_b, at_a = ann.sit(table.id), room.guest(table.id, table.links[0])
        live = server.manager.live[table.id]
        server.run(live.ledger.hand_to_bot(0))  # as when the flag falls
        at_b.settle()
        at_b.do("close")
        at_b.until(lambda: at_b.page.result is not None)
        assert at_b.page.result is not None
        assert at_b.page.result["winners"] == [0]
        at_a.settle()
        assert at_a.page.status == "over"


def test_one_who_left_does_not_keep_the_owner_from_closing(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_b.do("leave")
    at_a.do("close")
    at_a.settle()
    assert (at_a.page.status, at_a.page.result) == ("closed", None)


def test_without_the_rule_the_owner_wins_nothing_by_a_trick(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: anybody may be sent away, and nobody is wronged by it.  The tests above would see a closed game."""
    monkeypatch.setattr(people, "may_be_sent_away", lambda table, seat: True)
    monkeypatch.setattr(people, "wronged", lambda table: [])
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.do("kick", seat=1)
        at_a.do("close")
        at_a.settle()
        assert (at_a.page.status, at_a.page.result) == ("closed", None)


# Open seats


def test_one_who_was_sent_away_stays_away_and_is_told(room: Room) -> None:
    ann, eve = room.person("Ann"), room.person("Eve")
    table = ann.open("me", "open", "open", public=True)
    at_a, at_e = ann.sit(table.id), eve.sit(table.id)
    at_e.do("sit", seat=1)
    at_a.do("kick", seat=1)
    at_e.settle()
    assert [no["code"] for no in at_e.page.complaints] == ["sent-away"]
    for connection in (at_e, eve.sit(table.id)):
        for seat in (1, 2):
            assert connection.refused("sit", seat=seat) == "sent-away"
    elsewhere = ann.open("me", "open", "open", public=True)  # it holds for this table
    eve.sit(elsewhere.id).do("sit", seat=1)
    at_a.do("arrange", seat=1, kind="invited")
    assert eve.sit(table.id, at_a.page.links[1]).page.mine == [1]  # the owner has changed their mind


def test_who_was_sent_away_is_known_after_a_restart(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with room_at(server) as room:
        ann, eve = room.person("Ann"), room.person("Eve")
        table = ann.open("me", "open", "open", public=True)
        eve.sit(table.id).do("sit", seat=1)
        ann.sit(table.id).do("kick", seat=1)
        server.stop()
        server.start()
        assert eve.sit(table.id).refused("sit", seat=1) == "sent-away"


def test_one_open_seat_a_visitor(room: Room) -> None:
    ann, eve = room.person("Ann"), room.person("Eve")
    table = ann.open("me", "open", "open", public=True)
    first, second = eve.sit(table.id), eve.sit(table.id)
    first.do("sit", seat=1)
    assert first.refused("sit", seat=2) == "one-seat"
    assert second.refused("sit", seat=2) == "one-seat"
    first.do("leave")
    second.do("sit", seat=2)


def test_a_table_remembers_only_so_many(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(people, "SENT_AWAY", 2)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "open", "open", public=True)
        at_a = ann.sit(table.id)
        for name in ("Eve", "Fay", "Gus"):
            room.person(name).sit(table.id).do("sit", seat=1)
            at_a.until(lambda: at_a.page.table["seats"][1].get("taken", False))
            at_a.do("kick", seat=1)
        assert len(server.manager.live[table.id].row.sent_away.split()) == 2


def test_without_the_rule_eve_sits_down_again(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody asks who may sit."""
    monkeypatch.setattr(people, "may_sit", lambda table, visitor: None)
    server = inside()
    with room_at(server) as room:
        ann, eve = room.person("Ann"), room.person("Eve")
        table = ann.open("me", "open", "open", public=True)
        at_e = eve.sit(table.id)
        at_e.do("sit", seat=1)
        ann.sit(table.id).do("kick", seat=1)
        at_e.do("sit", seat=1)
        at_e.do("sit", seat=2)


# Names


def names(seat: Seat) -> list[str]:
    seat.settle()
    return [one.get("name", "") for one in seat.page.table["seats"]]


def likes(seat: Seat) -> list[int]:
    seat.settle()
    return [one.get("like", -1) for one in seat.page.table["seats"]]


def test_two_with_one_name_are_told_apart(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "open", "open", "invited", public=True)
    at_a = ann.sit(table.id)
    room.person("ANN").sit(table.id).do("sit", seat=2)
    room.person("Ann").sit(table.id).do("sit", seat=1)
    assert names(at_a) == ["Ann", "Ann 3", "ANN 2", ""]
    room.person("Ann").sit(table.id, table.links[3])
    assert names(at_a) == ["Ann", "Ann 3", "ANN 2", "Ann 4"]
    assert room.person("Eve").open("me", "local", "local").id
    three = room.person("Eve")
    assert names(three.sit(three.open("me", "local", "local").id)) == ["Eve", "Eve 2", "Eve 3"]


def test_a_bot_has_its_name_for_itself(room: Room) -> None:
    ann = room.person("Wallace")
    table = ann.open("bot:random", "me", "open", public=True)
    assert names(ann.sit(table.id)) == ["Wallace", "Wallace 2", ""]


def test_look_alikes_are_marked_for_everybody(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "open", "open", "open", public=True)
    at_a = ann.sit(table.id)
    assert likes(at_a) == [-1, -1, -1, -1]
    room.person("\u0410nn").sit(table.id).do("sit", seat=1)  # with a Cyrillic letter
    room.person("Anna").sit(table.id).do("sit", seat=2)
    assert likes(at_a) == [1, 0, -1, -1]
    room.person("Ann (owner)").sit(table.id).do("sit", seat=3)
    assert likes(room.guest(table.id)) == [1, 0, -1, 0]


ALIKE = [
    *(("Ann", "\u0410nn"), ("Ann", "Ann (owner)"), ("Wallace", "WaIlace"), ("Igor", "lgor"), ("modern", "modem")),
    *(("Zo\u00eb", "Zoe"), ("\u0410\u043d\u043d\u0430", "A\u043d\u043da"), ("Ann", "A n n"), ("Ann", "\u0391nn")),
    *(("B0b", "Bob"), ("Ann", "\uff21\uff4e\uff4e"), ("\u0141ukasz", "Lukasz"), ("Eve", "[host] Eve"), ("Tom", "T0m")),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_looks_alike_has_one_skeleton(one: str, other: str) -> None:
    assert look_alikes([one, "Somebody", other]) == [2, -1, 0]


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Ben"), ("\u041e\u043b\u0435\u0433", "Ivan"), ("", "")]
)
def test_what_does_not_look_alike_is_not_marked(one: str, other: str) -> None:
    assert look_alikes([one, other]) == [-1, -1]


PLANTED_NAMES: dict[str, Any] = {
    "LETTERS": {},  # letters of other scripts aren't looked at
    "PAIRS": (),  # nor two letters that look like one
    "ASIDE": re.compile("(?!)"),  # nor what stands in brackets
    "visible": lambda sign: True,  # and marks and blanks count
}


@pytest.mark.parametrize("part", PLANTED_NAMES)
def test_each_part_of_the_skeleton_is_needed(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted bugs: without it, some names that look alike aren't marked."""
    assert all(skeleton(one) == skeleton(other) for one, other in ALIKE)
    monkeypatch.setattr(f"beagle.server.names.{part}", PLANTED_NAMES[part])
    assert any(skeleton(one) != skeleton(other) for one, other in ALIKE)


def test_without_the_marks_one_passes_for_another(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody compares the names."""
    monkeypatch.setattr("beagle.server.live.showing.look_alikes", lambda names: [-1] * len(names))
    with room_at(inside()) as room, pytest.raises(AssertionError, match=r"== \[1, 0, -1, -1\]"):
        test_look_alikes_are_marked_for_everybody(room)


def test_without_the_numbers_two_have_one_name(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a name that is taken is given again."""
    monkeypatch.setattr("beagle.server.names.told_apart", lambda name, others: name)
    with room_at(inside()) as room, pytest.raises(AssertionError, match="'Ann', 'Ann', 'ANN'"):
        test_two_with_one_name_are_told_apart(room)


def test_a_numbered_name_is_no_longer_than_a_name() -> None:
    assert len(told_apart("x" * 24, ["x" * 24])) == 24
    assert told_apart("Ann", ["Ann", "ann 2", "ANN 3"]) == "Ann 4"
    assert told_apart("", ["", ""]) == ""
    assert skeleton("(Ann)")  # a name in brackets is a name


# The lobby


def open_ids(person: Any) -> list[str]:
    return [line["id"] for line in person.get("/api/lobby")["open"]]


def test_nobody_fills_the_lobby(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.server.table_manager.LOBBY_TABLES", 7)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        honest = ann.open("me", "open", public=True).id
        ann.sit(honest)
        quiet = room.person("Ben").open("me", "open", public=True).id
        for name in ("Eve", "Fay", "Gus"):
            filler = room.person(name)
            theirs = [filler.open("me", "open", public=True).id for _ in range(5)]
            shown = [id for id in open_ids(ann) if id in theirs]
            assert shown == theirs[:1:-1]  # the newest three
        shown = open_ids(ann)
        assert shown[0] == honest  # somebody is there, however old it is
        assert len(shown) == 7
        assert quiet not in shown


def test_three_of_one_owner_also_if_all_are_present(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        eve = room.person("Eve")
        ids = [eve.open("me", "open", public=True).id for _ in range(6)]
        for id in ids:
            eve.sit(id)
        room.guest(ids[0])
        assert len(open_ids(eve)) == limits.LOBBY_OF_VISITOR
        assert len(eve.get("/api/lobby")["mine"]) == 6


def test_strangers_who_watch_do_not_lift_a_table(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        old = room.person("Ann").open("me", "open", public=True).id
        new = room.person("Ben").open("me", "open", public=True).id
        room.guest(old)
        assert open_ids(room.stranger()) == [new, old]


def test_without_the_bound_one_fills_the_lobby(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: no bound for one owner."""
    monkeypatch.setattr("beagle.server.table_manager.LOBBY_OF_VISITOR", 1000)
    server = inside()
    with room_at(server) as room:
        eve = room.person("Eve")
        for _ in range(5):
            eve.open("me", "open", public=True)
        assert len(open_ids(eve)) == 5


# Count and insert in one write


def at_once(person: Any, tables: int) -> list[int]:
    """Open so many tables at the same moment; the status of each answer."""
    gate, codes = threading.Barrier(tables), []
    body = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def ask() -> None:
        gate.wait()
        codes.append(person.http.post("/api/tables", json=body).status_code)

    threads = [threading.Thread(target=ask) for _ in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return codes


def test_many_tables_at_once_are_not_too_many(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.server.table_manager.TABLES_OF_VISITOR", 4)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        assert sorted(at_once(ann, 12)) == [201] * 4 + [429] * 8
        assert len(ann.get("/api/lobby")["mine"]) == 4


def test_without_the_bound_all_of_them_are_stored(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the write does not count."""
    monkeypatch.setattr("beagle.server.table_manager.TABLES_OF_VISITOR", 0)
    server = inside()
    with room_at(server) as room:
        assert at_once(room.person("Ann"), 6) == [201] * 6


# A standstill


class Loop:
    """A clock of the machine that a test moves, and a heart that beats only when the test says so."""

    def __init__(self) -> None:
        self.at = 100.0
        self.heart = Heart(lambda: self.at)
        self.heart.beating = object()  # type: ignore[assignment]  # it runs
        self.heart.due = self.at + BEAT_SECONDS

    def run(self, seconds: float) -> float:
        """The loop runs, and the heart beats."""
        end = self.at + seconds
        while self.at < end:
            self.at = min(end, self.at + BEAT_SECONDS)
            self.heart.now()
            self.heart.due = self.at + BEAT_SECONDS
        return self.heart.now()


def test_the_time_of_a_standstill_is_nobodys() -> None:
    loop = Loop()
    before = loop.run(5)
    loop.at += 60.0  # nothing runs
    assert loop.heart.now() - before <= BEAT_SECONDS
    assert loop.run(10) - before <= 10 + BEAT_SECONDS
    loop.at += LATE_SECONDS  # late, as on a busy machine: no standstill
    assert loop.heart.now() - before >= 10


@pytest.mark.parametrize("planted", [False, True], ids=["heart", "planted"])
def test_a_standstill_costs_nobody_a_seat(planted: bool, inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """A minute for each move, and the loop stands still for longer.  Planted: no heartbeat is ever too late."""
    if planted:
        monkeypatch.setattr(heart, "LATE_SECONDS", 1e9)
    server, at = inside(begin=False), [1_000.0]
    server.manager.heart.raw = lambda: at[0]
    server.go()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, **MINUTE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.settle()
        live = server.manager.live[table.id]

        async def frozen() -> float:
            """Nothing else runs meanwhile; the time that is left for the one who is asked."""
            at[0] += 90
            live.expect_next()
            return live.data.clocks.flag_in(0, live.time.tick())

        left = server.run(frozen())
        if planted:
            assert left < 0
            at_a.until(lambda: bool(at_a.page.table["seats"][0].get("bot")))
        else:
            assert left > 59
            at_a.play("-")


def test_without_the_heart_all_time_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the test of the clock can fail."""
    monkeypatch.setattr(heart, "LATE_SECONDS", 1e9)
    with pytest.raises(AssertionError):
        test_the_time_of_a_standstill_is_nobodys()


def test_time_never_goes_back() -> None:
    loop, last = Loop(), 0.0
    for step in (0.1, 0.3, 0.7, 0.9, 5.0, 0.0, 0.2, 30.0, 0.5):
        loop.at += step
        now = loop.heart.now()
        assert now >= last
        last = now


def test_a_heart_that_does_not_beat_yet_counts_all_time() -> None:
    loop = Loop()
    loop.heart.beating = None
    before = loop.heart.now()
    loop.at += 60
    assert loop.heart.now() - before == 60


def test_a_move_that_came_while_the_server_stood_still_counts(own_server: Callable[..., Server]) -> None:
    """Five seconds a move; the process is stopped for longer than that, and the move lies in its socket."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, clock={"kind": "move", "seconds": 5})
        at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_b.settle()
        at_a.settle()
        assert at_a.page.asked == 0
        assert server.process is not None
        server.process.send_signal(signal.SIGSTOP)
        try:
            at_a.say({"do": "play", "id": "late", "n": at_a.page.n, "move": "-"})
            threading.Event().wait(7)  # longer than the clock; nothing is measured
        finally:
            server.process.send_signal(signal.SIGCONT)
        at_a.until(lambda: "late" in at_a.page.answers)
        assert at_a.page.answers["late"]["is"] == "done"
        assert "bot" not in seat_of(at_a, 0)


def test_what_lies_in_the_sockets_is_read_before_a_flag_falls(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """The flag is due, and the move has come: the move counts, even if the flag is looked at first."""
    server = inside()
    order: list[str] = []
    read = heart.sockets_read

    async def noted() -> None:
        order.append("read")
        await read()

    monkeypatch.setattr("beagle.server.live.automatic.sockets_read", noted)
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE, **MINUTE)
        at_a, _ = ann.sit(table.id), room.guest(table.id, table.links[1])
        at_a.settle()
        live = server.manager.live[table.id]
        hand, now = live.ledger.hand_to_bot, live.time.tick()

        async def handed(seat: int, client: str = "") -> None:
            order.append("fell")
            await hand(seat, client)

        live.ledger.hand_to_bot = handed  # type: ignore[method-assign]
        live.time.tick = lambda: now + 61
        server.run(woken(live))
        at_a.until(lambda: bool(at_a.page.table["seats"][0].get("bot")))
        assert order == ["read", "fell"]


async def woken(live: Any) -> None:
    live.expect_next()
