"""The host of the server: who is, what they see and do, and that nobody else does.  Every call is tried wrongly."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from beagle.server import host, host_view, limits, logs
from beagle.server.host_key import COOKIE, HostKey
from beagle.server.socket import GOING_DOWN
from tests.server.evidence import stored
from tests.server.harness import MIDDLE, PLAIN, Person, room_at
from tests.server.inside import InsideServer
from tests.server.stores import STORES, database_of
from tests.support.cluster import cluster

Inside = Callable[..., InsideServer]
TOKEN = "a-token-of-the-host-0123"
BODIES: dict[str, dict[str, Any]] = {
    "enter": {"token": TOKEN},
    "tables": {"status": "playing"},
    "people": {"find": ""},
    "settle": {"number": 1},
    "ban": {"whom": "TABLE:A", "why": "hats"},
    "lift": {"whom": "TABLE:A"},
    "drain": {"on": True},
    "say": {"text": "Stop", "minutes": 5},
    **{name: {} for name in ("leave", "state", "errors", "reports", "bans", "backup")},
}
ODD: dict[type, list[Any]] = {
    str: [None, 1, [], "x" * 5000],
    bool: [None, 1, "on"],
    int: [None, -1, 2**60, 1.5, "1", True],
}
OPEN: list[httpx.Client] = []


@pytest.fixture(autouse=True)
def closed() -> Iterator[None]:
    yield
    while OPEN:
        OPEN.pop().close()


class Host:
    """A browser that is the host's, or wants to be."""

    def __init__(self, server: InsideServer, token: str = TOKEN) -> None:
        self.http = httpx.Client(base_url=server.origin, headers={"Origin": server.origin}, **PLAIN)
        OPEN.append(self.http)
        if token:
            self.ask("enter", token=token)

    def ask(self, what: str, **body: Any) -> Any:
        answer = self.http.post(f"/api/host/{what}", json=body)
        assert answer.status_code < 300, answer.text
        return answer.json()

    def refused(self, what: str, **body: Any) -> str:
        return str(self.http.post(f"/api/host/{what}", json=body).json()["code"])


@pytest.fixture(scope="module", params=list(STORES))
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[InsideServer]:
    folder = tmp_path_factory.mktemp("hosted")
    server = InsideServer(folder, database=database_of(request.param, folder), host_token=TOKEN).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def table(server: InsideServer) -> Iterator[tuple[Person, str]]:
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "invited", position=MIDDLE).id
        ann.post(f"/api/tables/{opened}/report", why="chat", text="hats")
        yield ann, opened


def at_stake(server: InsideServer, table: str) -> Any:
    """All that a call of the host could change."""
    manager, store = server.manager, server.manager.store
    copies = host_view.copies_in(server.folder / "data" / host_view.COPIES)
    known = server.run(store.banned()), server.run(store.count_reports()), copies
    return stored(server.data, table), known, manager.draining.on, manager.announcer.said


def body_of(call: str, table: str) -> Any:
    return json.loads(json.dumps(BODIES[call]).replace("TABLE", table))


def test_every_call_is_tried() -> None:
    """A new one needs a line above."""
    assert {(f"/api/host/{name}", "POST") for name in BODIES} == {
        (one.path, " ".join(one.methods or ())) for one in host.ROUTES
    }


@pytest.mark.parametrize("call", [name for name in BODIES if name not in ("enter", "leave")])
def test_nobody_else_is_the_host(server: InsideServer, table: tuple[Person, str], call: str) -> None:
    (ann, opened), now = table, server.manager.now
    path, body, before = f"/api/host/{call}", body_of(call, opened), at_stake(server, opened)
    ends, nonce, signed = HostKey(TOKEN, now).new_cookie().split(".")
    other, old = HostKey("b" + TOKEN, now), HostKey(TOKEN, lambda: now() - 2 * limits.HOST_SECONDS)
    cookies = ["", TOKEN, other.new_cookie(), old.new_cookie(), f"{int(ends) + 1}.{nonce}.{signed}"]
    for cookie in [*cookies, f"{ends}.{nonce}.{signed[::-1]}", f"{ends}.{nonce}.", ann.cookie]:
        odd = {"Cookie": f"{COOKIE}={cookie}; __Host-{COOKIE}={cookie}"}
        assert ann.http.post(path, json=body, headers=odd).json()["code"] == "host-only"
    for given, code in (("Bearer x", "bad-token"), (f"Bearer {ann.cookie}", "bad-token"), (TOKEN, "host-only")):
        assert ann.http.post(path, json=body, headers={"Authorization": given}).json()["code"] == code
    assert ann.http.post(f"{path}?token={TOKEN}", json=body).status_code == 401
    assert at_stake(server, opened) == before


@pytest.mark.parametrize("call", list(BODIES))
def test_nothing_odd_is_read(server: InsideServer, table: tuple[Person, str], call: str) -> None:
    """Another site's page, another method, too long a body, no JSON, wrong fields: refused with a reason."""
    hosts, path, body = Host(server), f"/api/host/{call}", body_of(call, table[1])
    post, as_json, before = hosts.http.post, {"Content-Type": "application/json"}, at_stake(server, table[1])
    for origin in ("https://evil.example", "null", f"{server.origin}0", ""):
        assert post(path, json=body, headers={"Origin": origin}).json()["code"] == "bad-origin"
    for method in ("GET", "HEAD", "PUT", "DELETE"):
        assert hosts.http.request(method, path, headers=as_json).status_code in (404, 405)
    answers = [(post(path, content=b"1" * limits.BODY_BYTES * 2, headers=as_json), "too-long")]
    answers += [(post(path, data={"a": "b"}), "not-json")]
    wrong: list[Any] = [{**body, "more": 1}, [], "x", 7]
    wrong += [{**body, name: odd} for name in body for odd in ODD[type(body[name])]]
    answers += [(post(path, json=one), "bad-message") for one in wrong if body]
    for got, code in answers:
        assert (got.json()["code"], got.status_code // 100) == (code, 4), got.text
    assert at_stake(server, table[1]) == before


def test_a_token_is_guessed_a_few_times_only(inside: Inside) -> None:
    server = inside(limits="1", host_token=TOKEN)
    guess = Host(server, "")
    codes = [guess.refused("enter", token=f"guess {number}") for number in range(7)]
    assert codes == ["bad-token"] * 5 + ["too-fast"] * 2
    assert guess.refused("enter", token=TOKEN) == "too-fast"  # they aren't told that it would have been right
    server.clock.advance(60)
    assert [Host(server).ask("state")["connected"] for _ in range(9)] == [0] * 9  # the right one doesn't count


def test_the_cookie_is_the_hosts_alone_and_ends(server: InsideServer) -> None:
    hosts = Host(server)
    for scheme, parts in (("http", [COOKIE]), ("https", [f"__Host-{COOKIE}", "Secure"])):
        headers = {"Origin": server.origin.replace("http", scheme)}
        said = httpx.post(f"{server.origin}/api/host/enter", json={"token": TOKEN}, headers=headers, **PLAIN).headers
        for part in (*parts, "HttpOnly", "SameSite=strict", f"Max-Age={limits.HOST_SECONDS}"):
            assert part in said["Set-Cookie"]
        assert TOKEN not in said["Set-Cookie"]
    cookie = hosts.http.cookies[COOKIE]
    hosts.ask("leave")
    hosts.http.cookies.set(COOKIE, cookie)  # a copy of it is worth nothing
    assert hosts.refused("state") == "host-only"


def test_the_host_sees_people_and_reports_and_bans(server: InsideServer) -> None:
    hosts = Host(server)
    with room_at(server) as room:
        eve = room.person("Evelina")
        opened = eve.open("me", "local", position=MIDDLE)
        at_e, state = eve.sit(opened.id), hosts.ask("state")
        assert (state["people"] > 0, state["storage"]["tables"]["playing"] > 0, len(state["nodes"])) == (True, True, 1)
        line = next(one for one in hosts.ask("tables", status="playing")["tables"] if one["id"] == opened.id)
        assert (line["connected"], line["seats"][0]["name"]) == (1, "Evelina")
        [person] = hosts.ask("people", find="velin")["people"]
        assert (person["here"], person["devices"], person["banned"]) == (True, 1, False)
        assert hosts.ask("people", find="%") == {"people": [], "more": False}
        assert hosts.refused("tables", status="secret") == "bad-message"
        eve.post(f"/api/tables/{opened.id}/report", why="name", text="look")
        report = hosts.ask("reports")["reports"][0]
        assert (report["table"], report["text"]) == (opened.id, "look")
        hosts.ask("settle", number=report["number"])
        assert hosts.refused("settle", number=report["number"]) == "no-such-report"
        banned = hosts.ask("ban", whom=f"{opened.id}:A", why="hats")
        assert at_e.closed() == 4404  # at once
        assert banned in hosts.ask("bans")["bans"]
        for nobody in ("nobody", f"{opened.id}:H", "' OR 1=1 --"):
            assert hosts.refused("ban", whom=nobody) == "no-such-visitor"
        hosts.ask("lift", whom=banned["visitor"])
        assert hosts.refused("lift", whom=banned["visitor"]) == "no-such-visitor"
        eve.sit(opened.id).settle()


def test_errors_are_a_short_list_without_secrets(server: InsideServer) -> None:
    for number in range(limits.LOG_KEPT + 5):
        fields = {"event": f"event {number}", "level": "warning", "name": "Ann", "text": TOKEN}
        logs.recent(None, "", logs.redact(None, "", fields))
    logs.recent(None, "", {"event": "started", "level": "info"})
    found = Host(server).ask("errors")["errors"]
    assert (len(found), found[0]["event"]) == (limits.LOG_KEPT, f"event {limits.LOG_KEPT + 4}")
    assert not {"Ann", TOKEN} & set(json.dumps(found).split('"'))
    logs.recent.lines.clear()


# No cards


def shown(hosts: Host) -> str:
    """All that the host is shown, but for what changes with the time."""
    answers = [hosts.ask(call) for call in ("state", "people", "errors", "reports", "bans")]
    answers += [hosts.ask("tables", status=status) for status in host.STATUSES]
    for name in ("now", "started", "storage"):
        answers[0].pop(name)
    return json.dumps(answers)


def leak(server: InsideServer) -> bool:
    """Does the host see which cards there are?  The same table is dealt again, in memory and in the store."""
    with room_at(server) as room:
        ann, hosts = room.person("Ann"), Host(server)
        opened = ann.open("me", "local", position=MIDDLE).id
        ann.sit(opened)
        before, live = shown(hosts), server.manager.live[opened]
        assert opened in before
        start = live.row.start.replace("swimming", "running")
        server.run(live.ledger.save(msgspec.structs.replace(live.row, position=start, start=start, secret=bytes(32))))
        return before != shown(hosts)


def test_the_host_sees_no_cards_of_a_running_game(inside: Inside) -> None:
    assert not leak(inside(host_token=TOKEN))


@pytest.mark.parametrize("field", ["start", "secret", "position"])
def test_a_leak_to_the_host_is_found(inside: Inside, monkeypatch: pytest.MonkeyPatch, field: str) -> None:
    """Planted: a line of the list says more than it should."""
    line = host_view.table
    more = lambda manager, row, seats: {**line(manager, row, seats), "ruleset": str(getattr(row, field))}  # noqa: E731
    monkeypatch.setattr(host_view, "table", more)
    assert leak(inside(host_token=TOKEN))


# What the host does


def test_everybody_is_told_and_what_was_said_is_taken_back(server: InsideServer) -> None:
    hosts = Host(server)
    with room_at(server) as room:
        ann = room.person("Ann")
        opened = ann.open("me", "invited", position=MIDDLE)
        at_a = ann.sit(opened.id)
        hosts.ask("say", text="  We stop at \u202enine ", minutes=5)
        at_a.until(lambda: at_a.page.announced == "We stop at nine")
        later = room.guest(opened.id)
        later.settle()
        said = ann.get("/api/lobby")["said"]["text"], hosts.ask("state")["said"]["text"], later.page.announced
        assert set(said) == {"We stop at nine"}
        hosts.ask("say", text="")
        at_a.until(lambda: not at_a.page.announced)
        assert "said" not in ann.get("/api/lobby")


def test_a_server_that_is_emptied_opens_no_table_and_its_games_go_on(inside: Inside) -> None:
    server = inside(host_token=TOKEN)
    with room_at(server) as room:
        hosts, ann = Host(server), room.person("Ann")
        opened = ann.open("me", "local", position=MIDDLE)
        at_a, state = ann.sit(opened.id), hosts.ask("drain", on=True)
        assert (state["draining"], state["given"]) == (True, False)
        assert httpx.get(f"{server.origin}/readyz", **PLAIN).status_code == 503
        wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post_refused("/api/tables", **wish) == "draining"
        at_a.play("+swimming")
        room.guest(opened.id).settle()
        hosts.ask("drain", on=False)
        ann.post("/api/tables", **wish)


def test_a_copy_is_made_and_only_the_newest_are_kept(server: InsideServer, monkeypatch: pytest.MonkeyPatch) -> None:
    hosts, manager = Host(server), server.manager
    if manager.settings.database:
        assert hosts.refused("backup") == "no-backup"
        return
    made, now = [], manager.now()
    for hour in range(limits.HOST_COPIES + 2):
        monkeypatch.setattr(manager, "now", lambda hour=hour: now + 3600 * hour)
        made.append(hosts.ask("backup")["name"])
    folder = server.folder / "data" / host_view.COPIES
    assert [path.stat().st_mode & 0o077 for path in (folder, folder / made[-1])] == [0, 0]
    kept = [copy["name"] for copy in hosts.ask("state")["storage"]["copies"]]
    assert kept == made[::-1][: limits.HOST_COPIES]
    server.run(manager.copying.acquire())
    assert hosts.refused("backup") == "busy"
    manager.copying.release()


def test_of_several_servers_one_is_emptied_and_all_people_are_told(tmp_path: Path) -> None:
    more: dict[str, Any] = {"database": cluster().database(tmp_path), "nodes": "yes", "host_token": TOKEN}
    one, two = (InsideServer(tmp_path / name, **more).start() for name in ("one", "two"))
    try:
        with room_at(one) as here, room_at(two) as there:
            ann, ben, hosts = here.person("Ann"), there.person("Ben"), Host(one)
            clocked = {"clock": {"kind": "total", "seconds": 600, "increment": 0}}
            tables = [ann.open("me", "local", position=MIDDLE, **clock).id for clock in ({}, clocked)]
            at_a = [ann.sit(table) for table in tables]
            at_b = ben.sit(ben.open("me", "invited", position=MIDDLE).id)
            assert len(hosts.ask("state")["nodes"]) == 2
            hosts.ask("say", text="Good evening")
            at_b.until(lambda: at_b.page.announced == "Good evening")
            assert hosts.ask("drain", on=True)["given"]
            assert [seat.closed() for seat in at_a] == [GOING_DOWN] * 2
            two.wait_for(lambda: tables[1] in two.manager.live)  # its clock runs, though nobody comes
            there.seat(tables[0], cookie=ann.cookie).do("chat", text="here")
            refused = here.seat(tables[0], cookie=ann.cookie, connected=False).connect(hello=False)
            refused.say(refused.hello)
            assert (refused.closed(), one.manager.live) == (GOING_DOWN, {})
            hosts.http.base_url, hosts.http.headers["Origin"] = httpx.URL(two.origin), two.origin
            assert hosts.ask("state")["draining"] is False  # the cookie counts at both
    finally:
        one.stop()
        two.stop()
