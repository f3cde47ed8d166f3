"""Notices by e-mail, through a real mail server on loopback."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import httpx
import pytest

from beagle.server.limits import CONFIRM_SECONDS
from tests.server.harness import PLAIN, Person, Room, room_at
from tests.server.inside import InsideServer
from tests.server.notices.calendar import Calendar, slow_table
from tests.server.notices.mail_server import Letters, link_in, mail_server

SITE = "https://games.example.org"


@pytest.fixture
def letters() -> Iterator[tuple[Letters, int]]:
    with mail_server() as (handler, port):
        yield handler, port


@pytest.fixture
def mailing(
    inside: Callable[..., InsideServer], letters: tuple[Letters, int]
) -> Iterator[tuple[Room, Calendar, Letters]]:
    handler, port = letters
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "beagle@example.org", "origins": SITE}
    server = inside(begin=False, notices_loopback="yes", **settings)
    calendar = Calendar(server)
    server.go()
    with room_at(server) as room:
        yield room, calendar, handler


def link(text: str, what: str) -> str:
    return link_in(text, SITE, what)


def confirmed(person: Person, letters: Letters, address: str = "ann@example.org") -> None:
    person.post("/api/notices/mail", address=address)
    person.post("/api/notices/confirm", token=link(letters.texts()[-1], "confirm"))


def test_an_address_is_confirmed_before_anything_else_is_sent(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, calendar, letters = mailing
    ann, bob = room.person("Ann"), room.person("Bob")
    ann.post("/api/notices/mail", address=" Ann@Example.org ")
    ((sender, to, first),) = letters.got
    assert (sender, to) == ("beagle@example.org", ["Ann@example.org"])
    assert first["Auto-Submitted"] == "auto-generated"
    _, hers, _ = slow_table(room, ann, bob, name="Home")
    hers.disconnect()
    calendar.let_pass(60.0)
    assert ann.post("/api/notices/test") == {"sent": 0}
    assert len(letters.got) == 1
    room.stranger().post("/api/notices/confirm", token=link(letters.texts()[0], "confirm"))  # on the phone, say
    assert ann.get("/api/notices")["channels"][0]["confirmed"]
    hers.connect()
    hers.disconnect()
    calendar.let_pass(60.0)
    (_, to, notice) = letters.got[1]
    assert (to, notice["Subject"]) == (["Ann@example.org"], "Your move: Home")
    assert f"{SITE}/t/{hers.table}" in notice.get_content()
    assert "Evolution. 47 hours left." in notice.get_content()


def test_one_click_ends_them_without_being_signed_in(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, _, letters = mailing
    ann = room.person("Ann")
    confirmed(ann, letters)
    assert ann.post("/api/notices/test") == {"sent": 1}
    letter = letters.got[-1][2]
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    token = link(letter.get_content(), "stop")
    assert letter["List-Unsubscribe"].strip() == f"<{SITE}/api/notices/stop/{token}>"
    url = f"{room.server.origin}/api/notices/stop/{token}"
    looked = httpx.get(url, **PLAIN)  # mail programs look at links: that ends nothing
    assert looked.status_code in (404, 405)
    assert ann.post("/api/notices/test") == {"sent": 1}
    form = {"List-Unsubscribe": "One-Click"}
    assert httpx.post(url, data=form, **PLAIN).status_code == 200
    assert ann.get("/api/notices")["channels"] == []
    assert ann.post("/api/notices/test") == {"sent": 0}
    assert httpx.post(url, data=form, **PLAIN).status_code == 200  # again: nothing changes
    assert httpx.post(f"{room.server.origin}/api/notices/stop/x", data=form, **PLAIN).status_code == 200


def test_a_form_from_elsewhere_is_refused_everywhere_else(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, _, _ = mailing
    ann = room.person("Ann")
    cookies = {"Cookie": f"beagle_visitor={ann.cookie}"}
    for path in ("/api/notices/stop", "/api/notices/test", "/api/notices/remove", "/api/days-off"):
        answer = httpx.post(f"{room.server.origin}{path}", data={"days": "3"}, headers=cookies, **PLAIN)
        assert answer.status_code == 403, path


def test_a_new_address_replaces_the_old_one_once_it_is_confirmed(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, _, letters = mailing
    ann = room.person("Ann")
    confirmed(ann, letters, "old@example.org")
    ann.post("/api/notices/mail", address="new@example.org")
    assert ann.post("/api/notices/test") == {"sent": 1}
    assert letters.got[-1][1] == ["old@example.org"]
    token = link(letters.texts()[-2], "confirm")
    ann.post("/api/notices/confirm", token=token)
    assert [one["name"] for one in ann.get("/api/notices")["channels"]] == ["new@example.org"]
    assert ann.post_refused("/api/notices/confirm", token=token) == "old-link"


def test_an_old_link_confirms_nothing(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, calendar, letters = mailing
    ann = room.person("Ann")
    ann.post("/api/notices/mail", address="ann@example.org")
    calendar.let_pass(CONFIRM_SECONDS + 1)
    token = link(letters.texts()[0], "confirm")
    assert ann.post_refused("/api/notices/confirm", token=token) == "old-link"
    assert not ann.get("/api/notices")["channels"][0]["confirmed"]


def test_a_mail_server_that_refuses_leaves_nothing_behind(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, _, letters = mailing
    ann = room.person("Ann")
    confirmed(ann, letters)
    letters.answer = "550 no"
    before = ann.get("/api/notices")
    assert ann.post_refused("/api/notices/mail", address="other@example.org") == "mail-failed"
    assert ann.get("/api/notices") == before
    assert ann.post("/api/notices/test") == {"sent": 0}
    assert ann.get("/api/notices")["channels"][0]["failing"]


@pytest.mark.parametrize("address", ["ann@example.org\nBcc: all@example.org", "ann@example.org, b@example.org", "x"])
def test_nothing_gets_into_a_header(mailing: tuple[Room, Calendar, Letters], address: str) -> None:
    room, _, letters = mailing
    ann = room.person("Ann")
    assert ann.post_refused("/api/notices/mail", address=address) in ("bad-mail-address", "bad-message")
    assert letters.got == []
    assert ann.get("/api/notices")["channels"] == []


def test_the_name_of_a_table_stays_a_name(mailing: tuple[Room, Calendar, Letters]) -> None:
    room, calendar, letters = mailing
    ann, bob = room.person("Ann"), room.person("Bob")
    confirmed(ann, letters)
    _, hers, _ = slow_table(room, ann, bob, name="Bcc: x@y.org Ж")
    hers.disconnect()
    calendar.let_pass(60.0)
    _, to, letter = letters.got[-1]
    assert to == ["ann@example.org"]
    assert letter["Subject"] == "Your move: Bcc: x@y.org Ж"
    assert letter["Bcc"] is None


def test_nobody_is_pestered(inside: Callable[..., InsideServer], letters: tuple[Letters, int]) -> None:
    """With limits: few questions of one visitor, few to one address, however many visitors ask."""
    handler, port = letters
    settings = {"smtp": f"smtp://127.0.0.1:{port}", "mail_from": "beagle@example.org", "origins": SITE}
    server = inside(notices_loopback="yes", limits="1", **settings)
    with room_at(server) as room:
        ann = room.person("Ann")
        refused = 0
        for n in range(6):
            answer = ann.http.post("/api/notices/mail", json={"address": f"victim{n}@example.org"})
            refused += answer.status_code == 429
        assert refused >= 3
        for n in range(3):
            room.person(f"Bob {n}").http.post("/api/notices/mail", json={"address": "one@example.org"})
        to_one = [to for _, to, _ in handler.got if to == ["one@example.org"]]
        assert len(to_one) <= 3
        assert len(handler.got) <= 6
