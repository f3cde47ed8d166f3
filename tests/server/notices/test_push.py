"""Notices by web push, against a push service that decrypts what it gets and checks the signature."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from beagle.server.limits import AGAIN_SECONDS, CHANNEL_FAILURES, PUSHES
from beagle.server.notices import service
from beagle.server.store.calls import PUSH
from tests.server.harness import Person, Room, Server, room_at
from tests.server.inside import InsideServer
from tests.server.notices.calendar import HOUR, ON, Calendar, slow_table
from tests.server.notices.push_service import Browser, PushService, push_service
from tests.server.stores import STORES, database_of

WISHES = {"kinds": ["move", "over"], "quiet": [], "zone": "Europe/Rome", "language": "en"}
Start = Callable[..., InsideServer]


@pytest.fixture
def pushes() -> Iterator[PushService]:
    with push_service() as service:
        yield service


@pytest.fixture
def calling(inside: Start) -> Iterator[tuple[Room, Calendar]]:
    server = inside(begin=False, **ON)
    calendar = Calendar(server)
    server.go()
    with room_at(server) as room:
        yield room, calendar


def subscribed(room: Room, pushes: PushService, name: str = "Ann") -> tuple[Person, Browser]:
    person, browser = room.person(name), Browser(pushes)
    person.post("/api/notices/push", **browser.subscription)
    return person, browser


def test_a_browser_is_called_once_until_its_person_looks(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    table, hers, his = slow_table(room, ann, bob, name="Long voyage")
    calendar.let_pass(HOUR)
    assert phone.got == []  # she looks
    hers.disconnect()
    calendar.settle()
    calendar.let_pass(10.0)
    assert phone.got == []  # a page that loads again is back by then
    calendar.let_pass(60.0)
    body = "Evolution. 46 hours left."
    assert phone.got == [{"title": "Your move: Long voyage", "body": body, "table": table, "tag": f"beagle-{table}"}]
    headers = phone.headers[0]
    assert headers["content-encoding"] == "aes128gcm"
    assert 0 < int(headers["ttl"]) <= 24 * HOUR
    calendar.let_pass(5 * HOUR)
    assert len(phone.got) == 1
    hers.connect()
    hers.play("+swimming")
    hers.disconnect()
    his.catch_up(hers.page.n)
    his.play("+running")
    calendar.let_pass(60.0)
    assert len(phone.got) == 2


def test_who_looks_elsewhere_is_called(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    _, hers, _ = slow_table(room, ann, bob)
    hers.do("attend", here=False)
    calendar.let_pass(60.0)
    assert len(phone.got) == 1
    hers.do("attend", here=True)
    calendar.settle()
    hers.do("attend", here=False)
    calendar.let_pass(60.0)
    assert len(phone.got) == 2


@pytest.mark.parametrize(
    "wish", [{"clock": {"kind": "move", "seconds": 3600}}, {"clock": {"kind": "total", "seconds": 3600}}]
)
def test_nobody_is_called_to_a_quick_game(
    calling: tuple[Room, Calendar], pushes: PushService, wish: dict[str, object]
) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    _, hers, _ = slow_table(room, ann, bob, **wish)
    hers.disconnect()
    calendar.let_pass(120.0)
    assert phone.got == []


def test_nobody_is_called_to_a_game_against_bots(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    ann, phone = subscribed(room, pushes)
    table = ann.open("me", "bot:random")
    ann.sit(table.id).disconnect()
    calendar.let_pass(HOUR)
    assert phone.got == []


def test_a_game_without_a_clock_calls_too(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    _, hers, _ = slow_table(room, ann, bob, clock={"kind": "none", "seconds": 0}, name="Home")
    hers.disconnect()
    calendar.let_pass(60.0)
    assert [one["body"] for one in phone.got] == ["Evolution."]


def test_a_browser_that_is_gone_is_deleted(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    for status in (404, 410):
        ann, phone = subscribed(room, pushes)
        phone.status = status
        assert ann.post("/api/notices/test") == {"sent": 0}
        assert ann.get("/api/notices")["channels"] == []


def test_a_browser_that_fails_is_kept_and_said(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    ann, phone = subscribed(room, pushes)
    phone.status = 500
    assert ann.post("/api/notices/test") == {"sent": 0}
    (channel,) = ann.get("/api/notices")["channels"]
    assert (channel["failing"], channel["this"], channel["kind"]) == (True, True, PUSH)
    phone.status = 201
    assert ann.post("/api/notices/test") == {"sent": 1}
    assert not ann.get("/api/notices")["channels"][0]["failing"]
    assert phone.got[0]["table"] == ""


def test_a_redirect_is_not_followed(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    ann, phone = subscribed(room, pushes)
    for status in (301, 302, 307, 308):
        phone.status = status
        assert ann.post("/api/notices/test") == {"sent": 0}
    assert set(pushes.asked) == {phone.path}


def test_a_browser_belongs_to_who_used_it_last(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    ann, phone = subscribed(room, pushes)
    bob = room.person("Bob")
    bob.post("/api/notices/push", **phone.subscription)
    assert ann.get("/api/notices")["channels"] == []
    assert len(bob.get("/api/notices")["channels"]) == 1
    bob.post("/api/notices/push", **phone.subscription)
    (channel,) = bob.get("/api/notices")["channels"]
    assert ann.post_refused("/api/notices/remove", channel=channel["id"]) == "no-such-channel"
    assert bob.post("/api/notices/remove", channel=channel["id"])["channels"] == []


def test_a_device_that_is_signed_out_is_not_called(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    ann, _ = subscribed(room, pushes)
    other = room.stranger()
    other.post("/api/me/return", code=ann.code)
    tablet = Browser(pushes)
    other.post("/api/notices/push", **tablet.subscription)
    assert len(ann.get("/api/notices")["channels"]) == 2
    ann.post("/api/me/sign-out-others")
    assert [one["this"] for one in ann.get("/api/notices")["channels"]] == [True]


def test_one_device_that_is_signed_out_is_not_called(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, _ = calling
    ann, _ = subscribed(room, pushes)
    codes = [ann.code]
    for _ in range(2):
        other = room.stranger()
        codes.append(other.post("/api/me/return", code=codes[-1])["code"])
        other.post("/api/notices/push", **Browser(pushes).subscription)
    gone = next(one["id"] for one in ann.get("/api/me/devices")["devices"] if not one["here"])
    ann.post("/api/me/sign-out", device=gone)
    assert [one["this"] for one in ann.get("/api/notices")["channels"]] == [True, False]


def test_a_notice_that_nobody_got_is_sent_again(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    phone.status = 503
    _, hers, _ = slow_table(room, ann, bob)
    hers.disconnect()
    calendar.let_pass(60.0)
    tries = len(pushes.asked)
    assert (tries, phone.got) == (1, [])
    calendar.let_pass(60.0)
    assert len(pushes.asked) == tries  # not at once
    phone.status = 201
    calendar.let_pass(AGAIN_SECONDS)
    assert [one["body"] for one in phone.got] == ["Evolution. 47 hours left."]
    calendar.let_pass(HOUR)
    assert len(phone.got) == 1
    hers.connect()
    phone.status = 503
    hers.disconnect()
    for _ in range(CHANNEL_FAILURES + 3):
        calendar.let_pass(AGAIN_SECONDS + 60.0)
    assert len(pushes.asked) == tries + 1 + CHANNEL_FAILURES  # and not for ever


def test_who_is_banned_keeps_nobody_waiting(
    calling: tuple[Room, Calendar], pushes: PushService, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only one is called in a round, and the one who waits longest is banned."""
    monkeypatch.setattr(service, "CALLS_AT_ONCE", 1)
    room, calendar = calling
    (ann, phone), (bob, his_phone) = subscribed(room, pushes), subscribed(room, pushes, "Bob")
    _, hers, _ = slow_table(room, ann, bob)
    hers.disconnect()
    calendar.settle()
    _, his, _ = slow_table(room, bob, ann, name="Harbour")
    calendar.server.run(calendar.server.manager.store.ban(f"{hers.table}:A", ""))
    his.disconnect()
    for _ in range(3):
        calendar.let_pass(60.0)
    assert phone.got == []
    assert [one["title"] for one in his_phone.got] == ["Your move: Harbour"]


def test_slow_push_services_of_one_keep_nobody_waiting(inside: Start, pushes: PushService) -> None:
    """Tests have places of their own, and one person's pushes are counted."""
    server = inside(limits="1", **ON)
    with room_at(server) as room:
        ann, phone = subscribed(room, pushes)
        notices = server.manager.notices
        assert notices.test_places is not notices.places
        notices.limits.pushes.take(server.run(server.manager.store.people("Ann", 1))[0].visitor, PUSHES.burst - 1)
        assert [ann.post("/api/notices/test")["sent"] for _ in range(2)] == [1, 0]
        assert len(phone.got) == 1
        assert not ann.get("/api/notices")["channels"][0]["failing"]


def test_quiet_hours_wait_for_the_morning(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    ann.post("/api/notices/wishes", **{**WISHES, "quiet": [0, 23 * 60], "language": "it"})  # it is one in Rome
    _, hers, _ = slow_table(room, ann, bob, name="Casa")
    hers.disconnect()
    calendar.let_pass(HOUR)
    assert phone.got == []
    calendar.let_pass(8.5 * HOUR)
    assert phone.got == []
    calendar.let_pass(HOUR)
    assert [one["title"] for one in phone.got] == ["Tocca a te: Casa"]


def test_only_when_time_is_short(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    ann.post("/api/notices/wishes", **{**WISHES, "kinds": ["short"]})
    _, hers, _ = slow_table(room, ann, bob, name="Home")
    hers.disconnect()
    calendar.let_pass(35 * HOUR)
    assert phone.got == []
    calendar.let_pass(2 * HOUR)
    assert [(one["title"], one["body"]) for one in phone.got] == [("Time is short: Home", "Evolution. 10 hours left.")]


def test_the_end_of_a_game_is_told(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    _, hers, his = slow_table(room, ann, bob, name="Home")
    hers.disconnect()
    his.do("resign")
    his.settle()
    calendar.let_pass(60.0)
    assert [one["title"] for one in phone.got] == ["The game has ended: Home"]


def test_nobody_is_called_who_does_not_want_it(calling: tuple[Room, Calendar], pushes: PushService) -> None:
    room, calendar = calling
    (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
    ann.post("/api/notices/wishes", **{**WISHES, "kinds": []})
    _, hers, _ = slow_table(room, ann, bob)
    hers.disconnect()
    calendar.let_pass(47 * HOUR)
    assert phone.got == []


@pytest.mark.parametrize("kind", STORES)
def test_a_notice_that_waits_survives_a_restart(kind: str, tmp_path: Path, pushes: PushService) -> None:
    """In both stores: the keys, the browsers, and who is to be called; nobody is called twice."""
    settings: dict[str, Any] = {**ON, "database": database_of(kind, tmp_path / "here")}
    server = InsideServer(tmp_path / "here", **settings)
    calendar = Calendar(server)
    server.go()
    with room_at(server) as room:
        (ann, phone), bob = subscribed(room, pushes), room.person("Bob")
        key = ann.get("/api/notices")["key"]
        _, hers, _ = slow_table(room, ann, bob)
        hers.disconnect()
        calendar.settle()
    server.stop()
    again = Calendar(server)
    again.passed = 3 * HOUR
    server.go()
    again.let_pass(60.0)
    assert [one["body"] for one in phone.got] == ["Evolution. 44 hours left."]
    with room_at(server) as room:
        assert room.person("Cara").get("/api/notices")["key"] == key
    server.stop()
    last = Calendar(server)
    last.passed = 9 * HOUR
    server.go()
    last.let_pass(HOUR)
    assert len(phone.got) == 1
    server.stop()


def test_without_configuration_nothing_is_sent_or_stored(room: Room, pushes: PushService) -> None:
    ann = room.person("Ann")
    assert not ann.get("/api/catalogue")["notices"]
    found = ann.get("/api/notices")
    assert (found["key"], found["mail"], found["channels"]) == ("", False, [])
    assert ann.post_refused("/api/notices/push", **Browser(pushes).subscription) == "no-push"
    assert ann.post_refused("/api/notices/mail", address="ann@example.org") == "no-mail"
    assert ann.post_refused("/api/notices/test") == "no-push"
    assert ann.get("/api/notices") == found


def test_every_address_that_leads_inside_is_refused(tmp_path: Path, own_server: Callable[..., Server]) -> None:
    """Without the setting for tests, over the wire; and nothing has changed."""
    server = own_server(notices_contact="mailto:host@example.org")
    with room_at(server) as room, push_service() as pushes:
        ann, keys = room.person("Ann"), Browser(pushes).keys
        for url in (
            *(
                f"{pushes.origin}/x",
                "https://127.0.0.1/x",
                "https://localhost/x",
                "https://[::1]/x",
                "https://10.0.0.1/",
            ),
            *("https://[::ffff:10.0.0.1]/", "https://2130706433/", "https://0x7f.1/", "https://u:p@push.example.org/"),
            *("http://push.example.org/", "https://push.example.org:22/", "https://localhost.localdomain/"),
        ):
            assert ann.post_refused("/api/notices/push", endpoint=url, keys=keys) == "bad-push-address", url
        good = "https://push.example.org/x"
        for wrong in ({"p256dh": "AAAA"}, {"auth": "AA"}, {"p256dh": "!" * 87}, {"p256dh": "B" * 87}):
            assert ann.post_refused("/api/notices/push", endpoint=good, keys={**keys, **wrong}) == "bad-push-address"
        assert ann.get("/api/notices")["channels"] == []
        assert pushes.asked == []
