"""The doors of the server: origins, cookies, headers, sizes, a proxy in front, the log."""

from __future__ import annotations

import json
import socket as sockets
import subprocess
import sys
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.exceptions import InvalidStatus

import beagle
from beagle.i18n import Words, languages
from beagle.kernel.message import Message
from beagle.server import socket
from beagle.server.store.contract import StoreError
from tests.server.harness import COOKIE, HELLO, MIDDLE, Room, Server, everybody_hears, play_on, room_at, two
from tests.server.inside import InsideServer
from tests.support.words import say

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
        monkeypatch.setattr(server.manager.lists, "lobby", fails)
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


def test_a_server_without_its_lease_is_not_ready(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    server = inside()
    with room_at(server) as room:
        http = room.stranger().http
        monkeypatch.setattr(server.manager.store, "lease_left", lambda: 0.0)
        assert (http.get("/healthz").status_code, http.get("/readyz").status_code) == (200, 503)


def test_one_who_says_nothing_is_closed(inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch) -> None:
    """Asking for tables that do not exist leaves nothing behind."""
    monkeypatch.setattr(socket, "HELLO_SECONDS", 0.05)
    server = inside()
    with room_at(server) as room:
        assert room.seat("nosuchtable", connected=False).connect(hello=False).closed() == 4408
        lost = room.seat("nosuchtable", connected=False).connect(hello=False)
        lost.say({**HELLO, "table": "nosuchtable"})
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
        told = server.told().partition(say("cli-serving-stop"))[2]  # what people are told before is no log
        assert '"event": "stopped"' in told
        assert [line for line in told.splitlines() for secret in secrets if secret in line] == []
        for line in told.splitlines()[1:]:
            json.loads(line)


def test_two_servers_do_not_share_a_folder(server: Server) -> None:
    command = [sys.executable, "-m", "beagle.cli", "serve", "--port", "0", "--data", str(server.folder / "data")]
    second = subprocess.run(command, capture_output=True, text=True, timeout=60)
    assert second.returncode == 2
    assert "another server is running in this folder" in second.stderr.replace("\n", " ")
    assert "Traceback" not in second.stderr
    assert server.ready()
