"""A slow game over three days, with a clock that the test moves; days off, and what happens when time is out."""

from __future__ import annotations

from collections.abc import Callable

from tests.server.harness import Room, room_at, seat_of
from tests.server.inside import InsideServer
from tests.server.notices.calendar import DAY, HOUR, NOON, ON, TWO_DAYS, Calendar, slow_table
from tests.server.notices.push_service import Browser, push_service

ONE_DAY = {"clock": {"kind": "days", "seconds": 1}}
NIGHT = {"kinds": ["move", "over"], "quiet": [22 * 60, 7 * 60], "zone": "UTC", "language": "en"}


def begin(inside: Callable[..., InsideServer], **settings: str) -> Calendar:
    server = inside(begin=False, **settings)
    calendar = Calendar(server)
    server.go()
    return calendar


def test_three_days(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside, **ON)
    with room_at(calendar.server) as room, push_service() as pushes:
        ann, bob = room.person("Ann"), room.person("Bob")
        phones = {person: Browser(pushes) for person in (ann, bob)}
        for person, phone in phones.items():
            person.post("/api/notices/push", **phone.subscription)
            person.post("/api/notices/wishes", **NIGHT)
        id, hers, his = slow_table(room, ann, bob, **ONE_DAY, name="Long voyage")
        # Sunday, noon: Ann moves and both go.  Bob is called, once.
        hers.play("+swimming")
        his.settle()
        hers.disconnect()
        his.disconnect()
        calendar.let_pass(HOUR)
        assert (len(phones[bob].got), len(phones[ann].got)) == (1, 0)
        calendar.let_pass(5 * HOUR)
        assert len(phones[bob].got) == 1
        # Late in the evening he looks and moves: Ann's phone is quiet until seven.
        calendar.let_pass(4 * HOUR + HOUR / 2)
        his.connect()
        his.play("+running")
        his.disconnect()
        calendar.let_pass(HOUR)
        assert phones[ann].got == []
        calendar.let_pass(7 * HOUR)
        assert phones[ann].got == []
        calendar.let_pass(HOUR + HOUR / 2)
        assert [one["body"] for one in phones[ann].got] == ["Evolution. 14 hours left."]
        # Monday morning: Ann takes two days off.  Her clock stands still, and Bob sees until when.
        taken = ann.post("/api/days-off", days=2)
        his.connect()
        left = his.page.table["clock"]["left"][0]
        assert abs(seat_of(his, 0)["off"] - taken["until"]) < 1
        calendar.let_pass(1.5 * DAY)
        his.disconnect()
        his.connect()
        assert abs(his.page.table["clock"]["left"][0] - left) < 60
        assert seat_of(his, 0).get("bot", "") == ""
        # Wednesday: she isn't back in time.  Her clock goes on, her flag falls, and the bot of the table plays on.
        calendar.let_pass(DAY)
        his.disconnect()
        his.connect()
        assert seat_of(his, 0).get("off", 0) == 0
        assert seat_of(his, 0).get("bot", "") == ""
        calendar.let_pass(5 * HOUR)
        his.settle()
        assert seat_of(his, 0)["bot"] == his.page.table["substitute"]
        assert len(phones[ann].got) == 1  # she hasn't looked since
        # She looks, takes her seat back and has time again.
        hers.connect()
        hers.do("return")
        assert seat_of(hers, 0).get("bot", "") == ""
        assert NOON + calendar.seconds() > NOON + 3 * DAY
        assert id == hers.table


def test_a_slow_clock_goes_on_while_the_server_is_off(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside)
    server = calendar.server
    with room_at(server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        id, _, his = slow_table(room, ann, bob)
        cookie = bob.cookie
    left = {}
    for off in (10 * HOUR, 30 * HOUR, 90 * HOUR):
        server.stop()
        calendar = Calendar(server)
        calendar.passed = off
        server.go()
        room = Room(server)
        with room.closing:
            seat = room.seat(id, (), cookie)
            left[off] = seat.page.table["clock"]["left"][0]
            assert seat_of(seat, 0).get("bot", "") == ""
    assert abs(left[10 * HOUR] - 38 * HOUR) < 120
    assert abs(left[30 * HOUR] - 18 * HOUR) < 120
    assert 0 < left[90 * HOUR] <= HOUR  # nobody's time is over before they could have come
    assert his.table == id


def restarted(calendar: Calendar, passed: float) -> Calendar:
    """The server was stopped; so much time passed since the beginning when it starts again."""
    calendar.server.stop()
    again = Calendar(calendar.server)
    again.passed = passed
    again.server.go()
    return again


def test_days_off_one_after_another_are_all_no_time_to_think(inside: Callable[..., InsideServer]) -> None:
    """One more day off, while some run and after others have ended: what stood still doesn't count later."""
    calendar = begin(inside)
    with room_at(calendar.server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        id, _, his = slow_table(room, ann, bob, **ONE_DAY)
        ann.post("/api/days-off", days=3)
        calendar.let_pass(2 * DAY)
        ann.post("/api/days-off", days=2)  # longer than planned
        calendar.let_pass(2.9 * DAY)  # two of them, and most of the day of her clock
        assert seat_of(his, 0).get("bot", "") == ""
    calendar = begin(inside)
    with room_at(calendar.server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        id, _, his = slow_table(room, ann, bob, **TWO_DAYS)
        ann.post("/api/days-off", days=2)
        calendar.let_pass(2.5 * DAY)
        ann.post("/api/days-off", days=1)
        calendar.let_pass(1.5 * DAY)
        cookie = bob.cookie
        assert abs(room.seat(id, (), cookie).page.table["clock"]["left"][0] - DAY) < 120
    calendar = restarted(calendar, 4.25 * DAY)
    with room_at(calendar.server) as room:
        assert abs(room.seat(id, (), cookie).page.table["clock"]["left"][0] - 0.75 * DAY) < 120


def test_after_days_off_a_notice_says_the_time_that_is_left(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside, **ON)
    with room_at(calendar.server) as room, push_service() as pushes:
        ann, bob = room.person("Ann"), room.person("Bob")
        phone = Browser(pushes)
        ann.post("/api/notices/push", **phone.subscription)
        _, hers, _ = slow_table(room, ann, bob, **ONE_DAY)
        ann.post("/api/days-off", days=4)
        hers.disconnect()
        calendar.let_pass(2 * DAY)
        assert phone.got == []
        calendar.let_pass(2 * DAY + HOUR)
        assert [one["body"] for one in phone.got] == ["Evolution. 22 hours left."]


def test_what_a_host_gave_is_still_there_after_a_restart(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside)
    with room_at(calendar.server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        id, hers, his = slow_table(room, ann, bob, **ONE_DAY)
        hers.play("+swimming")
        his.settle()
        for _ in range(2):
            hers.do("give-time", seat=1)
        cookie = ann.cookie
    calendar = restarted(calendar, 2 * DAY)
    with room_at(calendar.server) as room:
        seat = room.seat(id, (), cookie)
        assert seat_of(seat, 1).get("bot", "") == ""
        assert abs(seat.page.table["clock"]["left"][1] - DAY) < 120


def test_leaving_and_returning_gains_nothing_over_a_restart(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside)
    with room_at(calendar.server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        id, hers, his = slow_table(room, ann, bob)
        hers.play("+swimming")
        his.settle()
        calendar.let_pass(30 * HOUR)
        calendar.server.run(nobody_moves(calendar))
        his.do("leave")
        his.do("return")
        cookie = bob.cookie
    calendar = restarted(calendar, 31 * HOUR)
    with room_at(calendar.server) as room:
        assert abs(room.seat(id, (), cookie).page.table["clock"]["left"][1] - 17 * HOUR) < 120


async def nobody_moves(calendar: Calendar) -> None:
    """Bots wait."""
    for table in calendar.server.manager.live.values():
        table.automatic.set_pace("hold")


def test_my_games_are_sorted_by_urgency(inside: Callable[..., InsideServer]) -> None:
    calendar = begin(inside)
    with room_at(calendar.server) as room:
        ann, bob = room.person("Ann"), room.person("Bob")
        made = {}
        for name, clock in (
            ("none", {"kind": "none", "seconds": 0}),
            ("week", {"kind": "days", "seconds": 7}),
            ("hours", {"kind": "hours", "seconds": 6}),
            ("day", {"kind": "days", "seconds": 1}),
        ):
            made[name], _, _ = slow_table(room, ann, bob, clock=clock, name=name)
        his, hers, _ = slow_table(room, bob, ann, name="his move")
        lines = ann.get("/api/lobby")["mine"]
        assert [line["name"] for line in lines] == ["hours", "day", "week", "none", "his move"]
        assert abs(lines[0]["left"] - 6 * HOUR) < 60
        assert "left" not in lines[3]
        assert [line.get("asked", False) for line in lines] == [True, True, True, True, False]
        assert lines[0]["substitute"]
        calendar.let_pass(5 * HOUR)
        assert ann.get("/api/lobby")["mine"][0]["left"] < HOUR
        assert bob.get("/api/lobby")["mine"][0]["name"] == "his move"
        assert his == hers.table


def test_days_off_are_refused_beyond_their_bounds(room: Room) -> None:
    ann = room.person("Ann")
    before = ann.get("/api/days-off")
    assert before == {"until": 0.0, "left": 28, "most": 14}
    for days in (-1, 15, 1.5, "3", None):
        assert ann.post_refused("/api/days-off", days=days) == "bad-message"
    assert room.stranger().post_refused("/api/days-off", days=1) == "not-yours"
    assert ann.get("/api/days-off") == before
    assert ann.post("/api/days-off", days=14)["left"] == 14
    assert ann.post("/api/days-off", days=0) | {"until": 0.0} == {"until": 0.0, "left": 27, "most": 14}
    assert ann.post("/api/days-off", days=0)["left"] == 27
