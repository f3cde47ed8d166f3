"""The doors of the server: origins, cookies, headers, sizes, limits, a proxy in front, the log; and the chat."""

from __future__ import annotations

import asyncio
import json
import socket as sockets
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import beagle
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.server import app, limits, socket
from beagle.server.phrases import GIVEN
from beagle.server.store.contract import StoreError
from tests.server.harness import COOKIE, MIDDLE, Closed, Room, Seat, Server, everybody_hears, play_on, room_at
from tests.server.inside import InsideServer

# Chat


def two(room: Room) -> tuple[Seat, Seat]:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    seats = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears(list(seats))
    return seats


def texts(seat: Seat) -> list[str]:
    """What was said, but for the notice with which a game from a position begins."""
    seat.settle()
    said = [line.get("text") or line["phrase"] for line in seat.page.chat.values()]
    return [text for text in said if text != GIVEN]


def test_chat_phrases_and_muting(room: Room) -> None:
    at_a, at_b = two(room)
    at_a.do("chat", text="Hello   there")
    at_b.do("phrase", phrase="phrase-good-luck")
    assert texts(at_a) == texts(at_b) == ["Hello there", "phrase-good-luck"]
    assert at_b.refused("phrase", phrase="phrase-rude") == "no-such-phrase"
    spectator = room.guest(at_a.table)
    assert spectator.refused("chat", text="me too") == "not-yours"
    assert texts(spectator) == texts(at_a)
    at_b.do("chat", text="once", id="once")
    at_b.connect()
    at_b.do("chat", text="once", id="once")  # the answer was lost
    assert texts(at_a)[2:] == ["once"]
    at_a.do("mute", seat=1, muted=True)
    at_b.do("chat", text="Can you hear me?")
    assert texts(at_a) == ["Hello there", "phrase-good-luck", "once"]
    assert "Can you hear me?" in texts(spectator)
    at_a.connect()
    assert "Can you hear me?" not in texts(at_a)  # nor after a reload
    at_a.do("mute", seat=1, muted=False)
    at_b.do("chat", text="And now?")
    assert "And now?" in texts(at_a)
    assert at_a.refused("mute", seat=5, muted=True) == "no-such-seat"


def test_a_new_link_for_a_seat_that_is_taken_is_told_to_all(room: Room) -> None:
    """Whoever has it sees the cards of that seat, so it is no secret that there is one."""
    at_a, at_b = two(room)
    watching = room.guest(at_a.table)
    at_a.do("reissue", seat=1)
    for seat in (at_a, at_b, watching):
        seat.settle()
        said = [(line["phrase"], line.get("text", "")) for line in seat.page.chat.values()]
        assert said == [(GIVEN, ""), ("notice-new-link", "B")]
    assert at_a.refused("phrase", phrase="notice-new-link") == "no-such-phrase"  # nobody else says it


@pytest.mark.parametrize("text", ["\u202e\u200b\u2066", "\u0000\u0007", "   ", "x" * 301])
def test_chat_that_cannot_be_shown_is_refused(room: Room, text: str) -> None:
    at_a, at_b = two(room)
    assert at_a.refused("chat", text=text) in ("bad-text", "too-long")
    assert texts(at_b) == []


def test_names_are_plain_text(room: Room) -> None:
    ann = room.stranger()
    assert ann.post("/api/me", name="  Ａ\u202ennа\u200b ")["name"] == "Annа"
    for name in ("", "\u200b\u202e"):
        assert ann.post_refused("/api/me", name=name) == "bad-name"
    for length in (25, 40):
        refused = ann.http.post("/api/me", json={"name": "x" * length}).json()
        assert (refused["code"], refused["words"]["args"]) == ("long-name", {"most": 24})
    assert ann.post("/api/me", name="Ada")["name"] == "Ada"  # the same visitor under another name
    assert ann.get("/api/me") == {"name": "Ada"}


# Requests over HTTP


def test_cookies_and_headers(room: Room) -> None:
    answer = room.stranger().http.post("/api/me", json={"name": "Ann"})
    cookie = answer.headers["Set-Cookie"].lower()
    assert "httponly" in cookie
    assert "samesite=lax" in cookie
    assert "path=/" in cookie
    policy = answer.headers["Content-Security-Policy"]
    assert "default-src 'self'" in policy
    assert "unsafe" not in policy
    assert answer.headers["Referrer-Policy"] == "no-referrer"
    assert answer.headers["X-Content-Type-Options"] == "nosniff"
    assert "server" not in answer.headers
    assert "set-cookie" not in room.stranger().http.get("/api/lobby").headers


def test_what_nobody_foresaw_is_answered_by_the_same_policy(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(visitor: str) -> None:
        raise RuntimeError("a secret of the server")

    server = inside()
    with room_at(server) as room:
        good = room.stranger().http.get("/api/lobby")
        monkeypatch.setattr(server.manager, "lobby", fails)
        answer = room.stranger().http.get("/api/lobby")
    assert (answer.status_code, answer.text) == (500, "something went wrong\n")
    for name in ("Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Cache-Control"):
        assert answer.headers[name] == good.headers[name]


def test_other_origins_are_refused(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=MIDDLE)
    for origin in ("https://evil.example", "null", f"{room.server.origin}.evil.example", "http://127.0.0.1:1"):
        for path in ("/api/me", "/api/tables", f"/api/tables/{table.id}/record"):
            answer = ann.http.post(path, json={}, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
        seat = room.seat(table.id, (), ann.cookie, connected=False)
        with pytest.raises(InvalidStatus):
            seat.connect(origin=origin)
        assert seat.line is None
    without = room.seat(table.id, (), ann.cookie, connected=False)
    without.connect(origin=None)
    assert (without.page.mine, without.page.owner) == ([], False)  # no browser: its cookie is not looked at
    name = ann.http.get("/api/me", headers={"Origin": "https://evil.example"}).json()
    assert name == {"name": None}


def test_only_short_json_is_read(room: Room) -> None:
    http = room.person("Ann").http
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        answer = http.post("/api/me", content=b'{"name":"Eve"}', headers={"Content-Type": kind})
        assert (answer.status_code, answer.json()["code"]) == (415, "not-json")
    for body in (b"{", b"[]", b"\xff\xfe", b"null", b'{"name":1}', b'{"name":"a","b":1}', b"[" * 60_000):
        answer = http.post("/api/me", content=body, headers={"Content-Type": "application/json"})
        assert (answer.status_code, answer.json()["code"]) == (400, "bad-message"), body[:20]
    answer = http.post("/api/me", json={"name": "x" * 70_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    answer = http.post("/api/replays", json={"text": "x" * 1_100_000})
    assert (answer.status_code, answer.json()["code"]) == (413, "too-long")
    chunks = httpx.post(
        f"{room.server.origin}/api/me",
        content=iter([b"x" * 10_000] * 20),
        headers={"Origin": room.server.origin, "Content-Type": "application/json"},
    )
    assert chunks.json()["code"] == "too-long"
    assert http.get("/api/me").json() == {"name": "Ann"}


def test_strangers_open_no_tables(room: Room) -> None:
    wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}
    assert room.stranger().post_refused("/api/tables", **wish) == "not-yours"
    ann = room.person("Ann")
    for change, code in (
        ({"seats": []}, "bad-message"),
        ({"seats": [{"kind": "me"}] * 9}, "bad-message"),
        ({"seats": [{"kind": "me"}]}, "no-such-ruleset"),
        ({"seats": [{"kind": "me"}, {"kind": "throne"}]}, "no-such-seat"),
        ({"seats": [{"kind": "me"}, {"kind": "bot", "bot": "../../etc"}]}, "no-such-bot"),
        ({"ruleset": "base@mars"}, "no-such-ruleset"),
        ({"clock": {"kind": "total", "seconds": -1}}, "bad-clock"),
        ({"clock": {"kind": "sundial", "seconds": 60}}, "bad-clock"),
        ({"secret": "0" * 64}, "bad-message"),
        ({"position": "evolution base@gift feeding / A: a[nonsense] / B: m"}, "not-a-record"),
        ({"record": "[Game"}, "not-a-record"),
        ({"seats": [{"kind": "me"}, {"kind": "local", "name": "\u202e"}]}, "bad-name"),
        ({"seats": [{"kind": "me"}, {"kind": "local", "name": "x" * 25}]}, "long-name"),
    ):
        assert ann.post_refused("/api/tables", **{**wish, **change}) == code
    assert ann.get("/api/lobby")["mine"] == []
    for path in ("/api/tables/nosuchtable/record", "/api/tables/..%2f..%2fx/replay"):
        assert ann.http.post(path, json={}).status_code in (404, 405)


def test_operators_look(room: Room) -> None:
    http = room.stranger().http
    assert (http.get("/healthz").status_code, http.get("/readyz").status_code) == (200, 200)
    at_a, _ = two(room)
    at_a.play("-")
    metrics = http.get("/metrics").text
    for name in ("beagle_moves_total", "beagle_append_seconds_bucket", "beagle_connections", "beagle_live_tables"):
        assert name in metrics
    assert at_a.table not in metrics
    catalogue = http.get("/api/catalogue").json()
    assert [game["name"] for game in catalogue["games"]] == list(beagle.GAMES)


def test_the_catalogue_says_for_how_many_seats_an_option_is(room: Room) -> None:
    """What it offers is what the engine offers; whatever else is asked for is refused."""
    ann = room.person("Ann")
    for told in ann.get("/api/catalogue")["games"]:
        for one, info in zip(told["rulesets"], beagle.GAMES[told["name"]].rulesets(), strict=True):
            assert [(option["word"], tuple(option["seats"])) for option in one["options"]] == [
                (option.word, option.seats) for option in info.options
            ]
            assert one["advice"] == info.advice
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 3]
    wish = {"game": "evolution", "ruleset": "base+fly@gift half-deck", "seats": seats}
    refused = ann.http.post("/api/tables", json=wish).json()
    option = {"key": "web-option-half-deck", "args": {}}
    assert refused["code"] == "bad-option"
    assert refused["words"] == {"key": "server-bad-option", "args": {"option": option, "least": 2, "most": 3}}
    for language in languages():
        words, name = Words(language), Message("web-option-half-deck", {})
        assert words.say(name) in words.say(Message("server-bad-option", {"option": name, "least": 2, "most": 3}))
    first = {**wish, "ruleset": "base+fly@gift first-e"}
    assert ann.http.post("/api/tables", json=first).json()["code"] == "bad-option"
    assert ann.http.post("/api/tables", json={**wish, "seats": seats[:3]}).status_code == 201


@pytest.mark.rule("EV-CAT-05")
def test_a_deck_can_be_looked_up(room: Room) -> None:
    http = room.stranger().http
    for game in beagle.GAMES.values():
        info = game.rulesets()[-1]
        asked = {"game": game.name, "ruleset": info.name, "seats": info.seats[1]}
        told = http.post("/api/deck", json=asked).json()["piles"]
        assert [(pile["name"], pile["used"], len(pile["kinds"])) for pile in told] == [
            (pile.name, pile.used, len(pile.kinds)) for pile in game.deck(info.name, info.seats[1])
        ]
    asked = {"game": "evolution", "ruleset": "cataclysm+added@1.4.1 add-flight", "seats": 2}
    assert http.post("/api/deck", json=asked).json()["piles"][0]["copies"] == 90


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"ruleset": "base@gift fast"}, "no-such-ruleset"),
        ({"ruleset": ""}, "no-such-ruleset"),
        ({"ruleset": "base@gift " + "x" * 240}, "bad-message"),
        ({"seats": 5}, "no-such-ruleset"),
        ({"seats": 0}, "bad-message"),
        ({"seats": "two"}, "bad-message"),
        ({"more": 1}, "bad-message"),
    ],
)
def test_a_deck_that_is_not_there(room: Room, change: dict[str, Any], code: str) -> None:
    asked = {"game": "evolution", "ruleset": "base@gift", "seats": 2} | change
    assert room.stranger().http.post("/api/deck", json=asked).json()["code"] == code


def test_a_server_that_cannot_write_is_not_ready(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full() -> None:
        raise StoreError("no space left")

    server = inside()
    with room_at(server) as room:
        http = room.stranger().http
        monkeypatch.setattr(server.manager.store, "ping", full)
        server.manager.tried = -1.0
        assert (http.get("/healthz").status_code, http.get("/readyz").status_code) == (200, 503)


def test_one_who_says_nothing_is_closed(inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """And whoever asks for tables that do not exist leaves nothing behind."""
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    server = inside()
    with room_at(server) as room:
        assert room.seat("nosuchtable", connected=False).connect(hello=False).closed() == 4408
        lost = room.seat("nosuchtable", connected=False).connect(hello=False)
        lost.say({"do": "hello", "table": "nosuchtable"})
        assert lost.closed() == 4404
        assert (server.manager.loading, server.manager.live, server.manager.limits.watchers.total) == ({}, {}, 0)


@pytest.mark.skipif(not hasattr(sockets, "TCP_USER_TIMEOUT"), reason="only Linux gives up on silent peers")
def test_one_who_has_vanished_is_given_up(inside: Callable[..., InsideServer]) -> None:
    """The system is told so for every connection: a peer that takes nothing cannot hold one for ever."""
    server = inside()
    with sockets.create_connection(("127.0.0.1", server.port)):
        [listening] = server.web.servers[0].sockets
        seconds = listening.getsockopt(sockets.IPPROTO_TCP, sockets.TCP_USER_TIMEOUT) / 1000
    assert 0 < seconds <= 60


def test_a_host_of_another_name_is_refused(room: Room) -> None:
    """A page whose name was given this machine's address is no page of ours."""
    answer = room.stranger().http.get("/api/lobby", headers={"Host": "evil.example"})
    assert answer.json()["code"] == "bad-host"


# Limits


def test_limits(inside: Callable[..., InsideServer]) -> None:
    server = inside(limits="1")
    with room_at(server) as room:
        at_a, at_b = two(room)
        said = [at_a.ask("chat", text=f"line {number}")["is"] for number in range(8)]
        assert said == ["done"] * 5 + ["refused"] * 3
        assert at_a.refused("chat", text="more") == "too-fast"
        assert at_b.do("chat", text="mine")["is"] == "done"  # everybody has limits of their own
        at_b.flood({"do": "ping", "id": f"p{number}"} for number in range(80))
        assert at_b.closed() == 4429
        codes = [room.stranger().http.post("/api/me/return", json={"code": "0000"}).json()["code"] for _ in range(14)]
        assert codes == ["bad-code"] * 10 + ["too-fast"] * 4
        names = [room.stranger().http.post("/api/me", json={"name": "Eve"}).status_code for _ in range(22)]
        assert (names[0], names[-1]) == (200, 429)


def test_the_number_of_connections_is_limited(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(connections="3")) as room:
        at_a, _ = two(room)
        third = room.guest(at_a.table)
        assert turned_away(room, at_a.table) == ["too-many-connections"]  # and it is told why
        third.disconnect()
        for _ in range(50):  # the server hears of it in its own time
            if not turned_away(room, at_a.table):
                break
            at_a.settle()
        else:
            pytest.fail("there is room again, and nobody is let in")


def turned_away(room: Room, table: str) -> list[str]:
    """Somebody comes to watch: why they are sent away, if they are."""
    seat = room.seat(table, connected=False).connect(hello=False)
    seat.flood([{"do": "hello", "table": table}, {"do": "ping", "id": "p"}])
    try:
        seat.until(lambda: "p" in seat.page.answers)
        return []
    except Closed as closed:
        return [no["code"] for no in seat.page.complaints if closed.code == 4429]
    finally:
        seat.disconnect()


def test_those_who_watch_keep_no_player_out(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "TABLE_WATCHERS", 2)
    monkeypatch.setattr(limits, "SEAT_CONNECTIONS", 2)
    with room_at(inside(limits="1")) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", position=MIDDLE)
        watching = [room.guest(table.id) for _ in range(2)]
        assert turned_away(room, table.id) == ["too-many-connections"]
        at_b = room.guest(table.id, table.links[1])
        again = room.guest(table.id, *at_b.own_tokens)
        assert ann.sit(table.id).page.mine == [0]
        everybody_hears([*watching, at_b, again])


def test_whole_games_are_not_told_without_end(inside: Callable[..., InsideServer]) -> None:
    """A short request with a long answer: other eyes, a number that is past, a game move by move."""
    with room_at(inside(limits="1")) as room:
        at_a, at_b = two(room)
        at_a.play("-")
        at_b.settle()
        looks = [at_b.ask("look", seat=1)["is"] for _ in range(34)]
        assert (looks[0], looks[-1]) == ("done", "refused")
        codes = [at_a.refused("play", n=0, move="-") for _ in range(34)]
        assert (codes[0], codes[-1]) == ("stale", "too-fast")
        asked = [f"/api/tables/{at_a.table}/{what}" for what in ("replay", "record") * 12]
        statuses = [room.stranger().http.post(path, json={}).status_code for path in asked]
        assert (statuses[0], statuses[-1]) == (200, 429)


def test_one_who_is_refused_without_end_is_sent_away(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(limits="1")) as room:
        at_a, at_b = two(room)
        at_a.settle()
        at_b.flood({"do": "kick", "id": f"k{number}", "seat": 0} for number in range(39))
        at_b.until(lambda: "k38" in at_b.page.answers)
        time.sleep(1.0)  # no more messages than one may send
        at_b.flood({"do": "kick", "id": f"m{number}", "seat": 0} for number in range(14))
        assert at_b.closed() == 4429
        assert "m8" in at_b.page.answers


def test_asking_whether_it_can_write_does_not_wear_out_the_disk(inside: Callable[..., InsideServer]) -> None:
    server = inside()
    wrote = 0
    ping = server.manager.store.ping

    async def counted() -> None:
        nonlocal wrote
        wrote += 1
        await ping()

    server.manager.store.ping = counted  # type: ignore[method-assign]
    server.manager.tick = lambda: 1e9  # type: ignore[method-assign]
    with room_at(server) as room:
        http = room.stranger().http
        assert {http.get("/readyz").status_code for _ in range(10)} == {200}
    assert wrote == 1


@pytest.mark.parametrize("path", ["x" * 300, "..%5c..%5cpyproject.toml", "%00", "..%2f..%2fapp.py", "C:%5cboot.ini"])
def test_a_path_is_no_file_of_the_machine(room: Room, path: str) -> None:
    answer = room.stranger().http.get(f"/{path}")
    assert answer.status_code in (200, 404, 503)
    assert "import" not in answer.text


def test_only_files_that_lie_beside_the_page_are_given(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Whatever a name means to the system: to a Windows machine a backslash leads out of the folder."""
    pages = tmp_path / "pages"
    pages.mkdir()
    (pages / "index.html").write_text("the page")
    (pages / "robots.txt").write_text("beside")
    (tmp_path / "secret.txt").write_text("secret")

    class Windows(type(pages)):  # type: ignore[misc]
        def __truediv__(self, name: str) -> Path:
            return Path(*self.parts, *name.split("\\"))

    monkeypatch.setattr(app, "PAGES", Windows(pages))
    with room_at(inside()) as room:
        http = room.stranger().http
        assert http.get("/robots.txt").text == "beside"
        assert "secret" not in http.get("/..%5Csecret.txt").text
        assert http.get(f"/{'x' * 300}").text == "the page"
        for file in ("no.js", "rules/no.woff2", "api/no"):
            assert http.get(f"/{file}").status_code == 404
        for book in ("rules/evolution/base@1.4.1", "rules/evolution/base%2Bfly%40gift%20half-deck/EV-TR-01"):
            assert http.get(f"/{book}").text == "the page"  # dots in the name of a table make no file of it


def test_answers_are_kept_by_nobody(room: Room) -> None:
    http = room.person("Ann").http
    for answer in (http.get("/api/me"), http.get("/api/lobby"), http.post("/api/tables", json={})):
        assert answer.headers["Cache-Control"] == "no-store"


def test_one_who_does_not_read_is_closed_and_keeps_nobody_waiting(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """What waits for a slow reader is bounded; the others play on, and it comes back to where they are."""
    monkeypatch.setattr(socket, "OUTBOX_BYTES", 20_000)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "bot:random", ruleset="cataclysm@1.4.1")
        seats = [ann.sit(table.id)]
        slow = room.guest(table.id)
        viewer = next(viewer for viewer in server.manager.live[table.id].viewers if viewer.eyes == -1)
        outbox = viewer.deliver.__self__  # type: ignore[attr-defined]
        outbox.ready.wait = lambda: asyncio.sleep(3600)
        outbox.ready.set()
        play_on(seats, seed=1, most=12)
        first = seats[0].page
        seats[0].until(lambda: first.result is not None or first.asked == first.eyes)  # the bot has moved
        assert outbox.size < 40_000
        assert outbox.close_code == 4408
        slow.connect()
        slow.settle()
        everybody_hears(seats)
        slow.settle()
        assert slow.page.n == seats[0].page.n


# A proxy in front


def test_behind_a_proxy_under_a_sub_path(inside: Callable[..., InsideServer]) -> None:
    """The proxy takes /beagle away and says how it was asked; cookies and origins are those the browser sees."""
    server = inside(root_path="/beagle", trusted_proxy="yes", limits="1")
    outside = {
        "Origin": "https://games.example.org",
        "X-Forwarded-Host": "games.example.org",
        "X-Forwarded-Proto": "https",
        "X-Forwarded-For": "203.0.113.9, 198.51.100.7",
    }
    with room_at(server) as room:
        answer = httpx.post(f"{server.origin}/api/me", json={"name": "Ann"}, headers=outside)
        assert answer.status_code == 200
        cookie = answer.headers["Set-Cookie"]
        assert "Path=/beagle" in cookie
        assert "Secure" in cookie
        named = {"Cookie": cookie.partition(";")[0]}
        wish = {"game": "evolution", "seats": [{"kind": "me"}, {"kind": "local"}], "position": MIDDLE}
        table = httpx.post(f"{server.origin}/api/tables", json=wish, headers={**outside, **named}).json()["table"]
        seat = room.seat(table, (), cookie.partition(";")[0].partition("=")[2], connected=False)
        forwarded = {name: value for name, value in outside.items() if name != "Origin"}
        seat.connect(headers=forwarded, origin=outside["Origin"])
        assert (seat.page.owner, seat.page.mine) == (True, [0, 1])
        evil = httpx.post(f"{server.origin}/api/me", json={}, headers={**outside, "Origin": "https://evil.example"})
        assert evil.json()["code"] == "bad-origin"
        assert COOKIE in cookie
        guesses = [guess(server, {**outside, "X-Forwarded-For": f"10.0.0.{n}, 198.51.100.7"}) for n in range(12)]
        assert guesses[-1] == "too-fast"  # what a client writes into the header does not make it another one
        assert guess(server, {**outside, "X-Forwarded-For": "198.51.100.8"}) == "bad-code"


def guess(server: Server, headers: dict[str, str]) -> str:
    return str(httpx.post(f"{server.origin}/api/me/return", json={"code": "x"}, headers=headers).json()["code"])


# The log


def test_the_log_names_nobody_and_shows_no_card(own_server: Callable[..., Server]) -> None:
    server = own_server(log_format="json")
    with room_at(server) as room:
        ann = room.person("Zebedee")
        table = ann.open("me", "invited", "bot:random", ruleset="cataclysm@1.4.1")
        seats = [ann.sit(table.id), room.guest(table.id, table.links[1])]
        seats[0].do("chat", text="pterodactyl")
        play_on(seats, seed=1, most=10)
        for gc_policy in ("{", '{"do":"play","id":"x","n":0,"move":"pterodactyl"}', "\u202epterodactyl"):
            seats[0].say(gc_policy)
        ann.http.post("/api/me", content=b'{"name":"pterodactyl', headers={"Content-Type": "application/json"})
        ann.post("/api/me/code")
        everybody_hears(seats)
        secrets = ["Zebedee", "pterodactyl", ann.cookie, ann.code, table.id, *table.links.values()]
        secrets += ["swimming", "camouflage", "carnivorous", "running", "hand"]
        assert server.stop() in (0, -15)
        told = server.told()
        assert '"event": "stopped"' in told
        assert [secret for secret in secrets if secret in told] == []
        for line in told.splitlines()[2:]:
            json.loads(line)


def test_two_servers_do_not_share_a_folder(server: Server) -> None:
    command = [sys.executable, "-m", "beagle.cli", "serve", "--port", "0", "--data", str(server.folder / "data")]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "a server is running there" in second.stderr.replace("\n", " ")
    assert "Traceback" not in second.stderr
    assert server.ready()
