"""Every request about notices and days off: from the wrong person, in the wrong form, from the wrong page."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from beagle.server.calling import ROUTES
from tests.server.harness import PLAIN, Room

KEYS = {"p256dh": "B" + "A" * 86, "auth": "A" * 22}
GOOD: dict[str, dict[str, Any]] = {
    "/api/notices/push": {"endpoint": "https://push.example.org/x", "keys": KEYS},
    "/api/notices/mail": {"address": "ann@example.org"},
    "/api/notices/remove": {"channel": "x" * 32},
    "/api/notices/wishes": {"kinds": ["move"], "quiet": [1320, 420], "zone": "Europe/Rome", "language": "en"},
    "/api/notices/confirm": {"token": "x" * 32},
    "/api/notices/test": {},
    "/api/days-off": {"days": 1},
}
WITHOUT_A_NAME = ("/api/notices/confirm",)
WRONG: list[tuple[str, dict[str, Any]]] = [
    ("/api/notices/push", {"endpoint": ""}),
    ("/api/notices/push", {"endpoint": "x" * 1001}),
    ("/api/notices/push", {"endpoint": 7}),
    ("/api/notices/push", {"keys": {}}),
    ("/api/notices/push", {"keys": {**KEYS, "more": "x"}}),
    ("/api/notices/push", {"visitor": "somebody"}),
    ("/api/notices/mail", {"address": ["a@b.org"]}),
    ("/api/notices/mail", {"address": "a" * 300}),
    ("/api/notices/remove", {"channel": ""}),
    ("/api/notices/remove", {"channel": "x' OR 1=1 --"}),
    ("/api/notices/wishes", {"kinds": ["everything"]}),
    ("/api/notices/wishes", {"kinds": ["move"] * 4}),
    ("/api/notices/wishes", {"quiet": [1]}),
    ("/api/notices/wishes", {"quiet": [-1, 5]}),
    ("/api/notices/wishes", {"quiet": [0, 1440]}),
    ("/api/notices/wishes", {"quiet": [0, 1, 2]}),
    ("/api/notices/wishes", {"zone": "Mars/Olympus"}),
    ("/api/notices/wishes", {"zone": "../../etc/passwd"}),
    ("/api/notices/wishes", {"language": "xx"}),
    ("/api/notices/confirm", {"token": "short"}),
    ("/api/days-off", {"days": 10**9}),
    ("/api/days-off", {"days": True}),
    ("/api/days-off", {"days": 1, "from": 0}),
]


def test_every_request_is_here() -> None:
    posts = {route.path for route in ROUTES if "POST" in (route.methods or ())}
    assert posts == {*GOOD, "/api/notices/stop/{token}"}


@pytest.mark.parametrize("path", [path for path in GOOD if path not in WITHOUT_A_NAME])
def test_somebody_without_a_name_can_do_nothing(room: Room, path: str) -> None:
    assert room.stranger().post_refused(path, **GOOD[path]) == "not-yours"
    assert room.stranger().http.get("/api/notices").status_code == 403


@pytest.mark.parametrize(("path", "change"), WRONG)
def test_what_is_wrong_is_refused_and_changes_nothing(room: Room, path: str, change: dict[str, Any]) -> None:
    ann = room.person("Ann")
    before = ann.get("/api/notices"), ann.get("/api/days-off")
    assert ann.post_refused(path, **{**GOOD[path], **change}) == "bad-message"
    assert (ann.get("/api/notices"), ann.get("/api/days-off")) == before


@pytest.mark.parametrize("path", GOOD)
def test_no_other_page_can_do_it(room: Room, path: str) -> None:
    ann = room.person("Ann")
    before = ann.get("/api/notices"), ann.get("/api/days-off")
    for origin in ("https://evil.example", "null"):
        headers = {"Origin": origin, "Cookie": f"beagle_visitor={ann.cookie}"}
        answer = httpx.post(f"{room.server.origin}{path}", json=GOOD[path], headers=headers, **PLAIN)
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-origin")
    assert (ann.get("/api/notices"), ann.get("/api/days-off")) == before


def test_a_link_that_was_guessed_stops_nothing(room: Room) -> None:
    for token in ("x", "x" * 32, "..%2f..%2fdays-off", "%00", "x" * 5000):
        answer = httpx.post(f"{room.server.origin}/api/notices/stop/{token}", **PLAIN)
        assert answer.status_code in (200, 404, 405, 413), token


def test_wishes_are_stored(room: Room) -> None:
    ann = room.person("Ann")
    told = ann.post("/api/notices/wishes", **GOOD["/api/notices/wishes"])
    assert (told["kinds"], told["quiet"], told["zone"]) == (["move"], [1320, 420], "Europe/Rome")
    assert ann.get("/api/notices") == told
