"""Too much from one client: limits of rates, connections, watchers and sizes at a real server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from beagle.server import app, limits, socket
from tests.server.harness import HELLO, MIDDLE, Closed, Room, everybody_hears, play_on, room_at, two
from tests.server.inside import InsideServer


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
        room.server.wait_for(lambda: not turned_away(room, at_a.table))  # it hears of it in its own time


def turned_away(room: Room, table: str) -> list[str]:
    """Somebody comes to watch: why they are sent away, if they are."""
    seat = room.seat(table, connected=False).connect(hello=False)
    seat.flood([{**HELLO, "table": table}, {"do": "ping", "id": "p"}])
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
    server = inside(limits="1")
    with room_at(server) as room:
        at_a, at_b = two(room)
        at_a.settle()
        at_b.flood({"do": "kick", "id": f"k{number}", "seat": 0} for number in range(39))
        at_b.until(lambda: "k38" in at_b.page.answers)
        server.clock.advance(1.0)  # no more messages than one may send
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
