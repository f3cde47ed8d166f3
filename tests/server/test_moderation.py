"""People who disturb: blocked by one visitor, reported to the host, banned by the host."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from typing import Any

import pytest

from beagle.cli import main
from beagle.server import limits, reporting
from beagle.server.live import showing
from beagle.server.store import moderating, schema
from beagle.server.store.choosing import by_hand
from tests.server.harness import HELLO, Person, Room, Seat, Server, room_at
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]


def talk(seat: Seat) -> list[str]:
    seat.settle()
    return [line["text"] for line in seat.page.chat.values()]


def shared(room: Room, ann: Person, ben: Person) -> tuple[Seat, Seat]:
    """A table that Ann has opened, and Ben sits at."""
    table = ann.open("me", "open", "open", public=True)
    at_a, at_b = ann.sit(table.id), ben.sit(table.id)
    at_b.do("sit", seat=1)
    at_a.settle()
    return at_a, at_b


def by_command(server: Server | InsideServer, job: Callable[..., Any], *arguments: str) -> Any:
    """As a command of the host does it, while the server runs."""
    with by_hand(server.folder / "data") as connection:
        return job(connection, *arguments)


# Blocking


def test_who_blocks_somebody_reads_nothing_of_them_anywhere(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    at_a, at_b = shared(room, ann, ben)
    other_b, other_a = shared(room, ben, ann)
    at_b.do("chat", text="first")
    assert talk(at_a) == ["first"]
    at_a.do("block", seat=1, blocked=True)
    assert talk(at_a) == []
    at_b.do("chat", text="second")
    other_b.do("chat", text="elsewhere")
    assert talk(at_a) == []
    assert talk(other_a) == []
    assert talk(at_b) == ["first", "second"]  # they are not told
    assert talk(room.guest(at_a.table)) == ["first", "second"]
    later = ann.sit(at_a.table)  # on another device, or tomorrow
    assert talk(later) == []
    assert later.page.blocked == [1]
    at_a.do("block", seat=1, blocked=False)
    assert talk(at_a) == ["first", "second"]
    assert talk(later) == ["first", "second"]


def test_the_owner_can_be_blocked_who_has_no_seat(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("open", "open", public=True)
    at_b, owner = ben.sit(table.id), ann.sit(table.id)
    owner.do("chat", text="listen")
    at_b.do("block", blocked=True)
    assert talk(at_b) == []
    assert ben.sit(table.id).page.blocked == [-1]


def test_what_the_server_says_is_never_blocked(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    at_a, at_b = shared(room, ann, ben)
    at_b.do("block", blocked=True)
    at_a.do("reissue", seat=1)
    at_b.settle()
    assert [line["phrase"] for line in at_b.page.chat.values()] == ["notice-new-link"]


def test_there_must_be_somebody_to_block(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", "open", "bot:random", public=True)
    at_a, guest = ann.sit(table.id), room.guest(table.id, table.links[1])
    for seat in (0, 1, 2, 3):
        assert at_a.refused("block", seat=seat, blocked=True) == "no-such-person"
    assert at_a.refused("block", seat=7, blocked=True) == "no-such-seat"
    assert at_a.refused("block", blocked=True) == "no-such-person"
    assert guest.refused("block", seat=0, blocked=True) == "not-yours"


def test_without_the_rule_the_blocked_are_read(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: everything is readable."""
    monkeypatch.setattr(showing, "readable", lambda table, said, viewer: True)
    with room_at(inside()) as room:
        at_a, at_b = shared(room, room.person("Ann"), room.person("Ben"))
        at_a.do("block", seat=1, blocked=True)
        at_b.do("chat", text="boo")
        assert talk(at_a) == ["boo"]


def test_one_blocks_only_so_many(room: Room, monkeypatch: pytest.MonkeyPatch, inside: Inside) -> None:
    monkeypatch.setattr(moderating, "MAX_BLOCKS", 1)
    with room_at(inside()) as people:
        ann = people.person("Ann")
        at_a, _ = shared(people, ann, people.person("Ben"))
        people.person("Cid").sit(at_a.table).do("sit", seat=2)
        at_a.do("block", seat=1, blocked=True)
        assert at_a.refused("block", seat=2, blocked=True) == "full"


# Reports


def reports_of(server: Server) -> Any:
    return by_command(server, moderating.reports)


def test_a_table_is_reported_with_what_stands_there(own_server: Callable[..., Server]) -> None:
    server = own_server()
    with room_at(server) as room:
        ann, ben, cid = room.person("Ann"), room.person("Ben"), room.person("Cid")
        at_a, at_b = shared(room, ann, ben)
        for number in range(limits.REPORTED_LINES + 5):
            at_b.do("chat", text=f"line {number}")
        cid.post(f"/api/tables/{at_a.table}/report", why="chat", text="He swears\u202e.")
        cid.post(f"/api/tables/{at_a.table}/report", why="name")  # a second takes the place of the first
        ann.post(f"/api/tables/{at_a.table}/report", why="chat", text="He swears\u202e.")
        first, second = reports_of(server)
        assert (first.why, first.text, second.why, second.text) == ("name", "", "chat", "He swears.")
        seen = moderating.seen_of(second)
        assert [(one.seat, one.name) for one in seen.people] == [(-1, "Ann"), (0, "Ann"), (1, "Ben"), (2, "")]
        assert len(seen.chat) == limits.REPORTED_LINES
        assert {(line.name, line.visitor) for line in seen.chat} == {("Ben", seen.people[2].visitor)}
        assert seen.chat[-1].text == f"line {limits.REPORTED_LINES + 4}"


def test_what_is_no_report(room: Room) -> None:
    ann, eve = room.person("Ann"), room.person("Eve")
    hidden = ann.open("me", "invited", spectators=False).id
    shown = ann.open("me", "open", public=True).id
    assert eve.post_refused(f"/api/tables/{hidden}/report", why="chat") == "no-such-table"
    assert eve.post_refused("/api/tables/nosuchtable/report", why="chat") == "no-such-table"
    assert eve.post_refused(f"/api/tables/{shown}/report", why="nonsense") == "bad-message"
    assert eve.post_refused(f"/api/tables/{shown}/report", why="chat", text="x" * 401) == "bad-message"
    assert eve.post_refused(f"/api/tables/{shown}/report", why="chat", text="\u200b\u200b") == "bad-text"
    assert eve.post_refused(f"/api/tables/{shown}/report", why="chat", seat=1) == "bad-message"
    assert room.stranger().post_refused(f"/api/tables/{shown}/report", why="chat") == "not-yours"


def test_reports_have_a_rate(own_server: Callable[..., Server]) -> None:
    server = own_server(limits="1")
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "open", public=True).id
        for _ in range(int(limits.ADDRESS_REPORTS.burst)):
            ann.post(f"/api/tables/{table}/report", why="chat")
        assert ann.post_refused(f"/api/tables/{table}/report", why="chat") == "too-fast"


def test_without_the_rate_every_report_is_taken(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the rate is lifted, and one address fills the list of reports."""
    allowed = int(limits.ADDRESS_REPORTS.burst)
    monkeypatch.setattr(limits, "ADDRESS_REPORTS", limits.Rate(1_000, 1_000))
    server = inside(limits="1")
    with room_at(server) as room:
        ann = room.person("Ann")
        tables = [ann.open("me", "open", public=True).id for _ in range(allowed + 3)]
        for table in tables:
            ann.post(f"/api/tables/{table}/report", why="chat")
    assert [report.table for report in reports_of(server)] == tables


def test_only_so_many_reports_are_kept_and_only_so_long(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moderating, "MAX_REPORTS", 3)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        ids = [ann.open("me", "open", public=True).id for _ in range(5)]
        for id in ids:
            ann.post(f"/api/tables/{id}/report", why="other")
        assert [report.table for report in reports_of(server)] == ids[2:]
        now = server.manager.now()
        server.manager.now = lambda: now + 91 * 86_400  # type: ignore[method-assign]
        server.run(server.manager.sweeper.forget_visitors())
        assert reports_of(server) == []


# Bans


def test_one_who_is_banned_can_do_nothing(
    own_server: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    data = ["--data", str(server.folder / "data")]
    with room_at(server) as room:
        ann, eve = room.person("Ann"), room.person("Eve")
        theirs = eve.open("me", "open", public=True).id
        at_a, at_e = shared(room, ann, eve)
        assert theirs in [line["id"] for line in ann.get("/api/lobby")["open"]]
        assert main(["ban", f"{at_a.table}:B", "--why", "spam", *data]) == 0
        assert "Eve" in capsys.readouterr().out
        assert theirs not in [line["id"] for line in ann.get("/api/lobby")["open"]]
        assert eve.post_refused("/api/me", name="Innocent") == "banned"
        assert eve.post_refused("/api/tables", game="evolution", seats=[{"kind": "me"}]) == "banned"
        assert eve.post_refused(f"/api/tables/{at_a.table}/report", why="chat") == "banned"
        assert room.stranger().post_refused("/api/me/return", code=eve.code) == "banned"
        again = room.seat(at_a.table, cookie=eve.cookie, connected=False).connect(hello=False)
        again.say({**HELLO, "table": at_a.table})
        assert again.closed() == 4404
        assert [no["code"] for no in again.page.complaints] == ["banned"]
        assert main(["ban", "--list", "--json", *data]) == 0
        (one,) = json.loads(capsys.readouterr().out)
        assert (one["name"], one["why"]) == ("Eve", "spam")
        assert main(["ban", one["visitor"], "--lift", *data]) == 0
        assert main(["ban", "--list", *data]) == 0
        assert "Nobody is banned." in capsys.readouterr().out
        assert eve.post("/api/me", name="Eve")["name"] == "Eve"
        at_e.disconnect()


def test_one_who_is_here_when_banned_has_to_go(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        at_a, at_e = shared(room, room.person("Ann"), room.person("Eve"))
        by_command(server, moderating.ban, f"{at_a.table}:B", "")
        server.run(server.manager.sweeper.turn_out())
        assert at_e.closed() == 4404
        assert at_e.page.complaints[-1]["code"] == "banned"
        at_a.settle()  # nobody else has to


def test_without_the_rule_a_ban_is_a_word(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody asks whether one is welcome."""
    server = inside()

    async def anybody(visitor: object) -> None:
        """Welcome."""

    server.manager.must_be_welcome = anybody  # type: ignore[method-assign]
    with room_at(server) as room:
        eve = room.person("Eve")
        table = eve.open("me", "open", public=True)
        by_command(server, moderating.ban, f"{table.id}:A", "")
        assert eve.open("me", "open").id


def test_a_hostile_database_does_not_steer_the_terminal(
    own_server: Callable[..., Server], capsys: pytest.CaptureFixture[str]
) -> None:
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "open", public=True)
        ann.post(f"/api/tables/{table.id}/report", why="chat")
        by_command(server, moderating.ban, f"{table.id}:A", "\x1b[2J")
    with closing(sqlite3.connect(server.folder / "data" / schema.NAME)) as connection, connection:
        evil = json.dumps({"people": [{"name": "\x1b[31m\u202e"}], "chat": [{"text": "\x9b2J"}]})
        connection.execute("UPDATE report SET text = ?, seen = ?", ["\x1b]0;x\x07", evil])
        connection.execute("UPDATE visitor SET name = ?", ["\x1b[31m"])
    for command in (["reports"], ["reports", "--json"], ["ban", "--list"], ["ban", "--list", "--json"]):
        assert main([*command, "--data", str(server.folder / "data")]) == 0
        out = capsys.readouterr().out
        assert not any(sign in out for sign in "\x1b\x07\x9b\u202e")


# Errors of pages


def told_errors(server: Server) -> list[Any]:
    lines = [json.loads(line) for line in server.told().splitlines() if line.startswith("{")]
    return [line for line in lines if line["event"] == "a page met an error"]


def test_an_error_of_a_page_reaches_the_log(own_server: Callable[..., Server]) -> None:
    server = own_server(log_format="json")
    with room_at(server) as room:
        page = room.stranger()
        page.post("/api/errors", error="TypeError", file="index-B1a2.js", line=1, column=23456)
        (line,) = told_errors(server)
        assert (line["error"], line["where"]) == ("TypeError", "index-B1a2.js:1 column.23456")
        for more in (
            {"error": "Swimming is in hand", "file": "a.js"},
            {"error": "TypeError", "file": "https://evil.example/a.js"},
            {"error": "TypeError", "file": "a.js", "message": "hand: swimming"},
            {"error": "x" * 65, "file": "a.js"},
            {"error": "E", "file": "a.js", "line": -1},
        ):
            assert page.post_refused("/api/errors", **more) == "bad-message"
        assert len(told_errors(server)) == 1


def test_errors_of_pages_do_not_fill_the_log(own_server: Callable[..., Server]) -> None:
    server = own_server(limits="1", log_format="json")
    with room_at(server) as room:
        page = room.stranger()
        for column in range(40):
            page.post("/api/errors", error="TypeError", file="index.js", column=column)
        assert len(told_errors(server)) == int(limits.PAGE_ERRORS.burst)
    lifted = own_server(limits="0", log_format="json")  # planted: without the bound many more are written
    with room_at(lifted) as room:
        page = room.stranger()
        for column in range(40):
            page.post("/api/errors", error="TypeError", file="index.js", column=column)
        assert len(told_errors(lifted)) == int(limits.LOG_LINES.burst)  # the log has a bound of its own


def test_every_reason_of_a_report_has_words() -> None:
    from beagle.i18n import Words, languages
    from beagle.kernel.message import Message

    for language in languages():
        for why in reporting.WHYS:
            assert Words(language).say(Message(f"cli-report-{why}", {})) != f"cli-report-{why}"
