"""The guard: who may ask, with which cookie, how much; and the headers on every answer."""

import asyncio
import json
from typing import Any

import pytest
from starlette.requests import HTTPConnection

from beagle.server import guard, limits
from beagle.server.buckets import Limits
from beagle.server.config import Settings
from beagle.server.guard import Guard
from beagle.server.made import once_a_second

HOST = "127.0.0.1:8017"
OWN = f"http://{HOST}"
ELSEWHERE = "https://games.example"
EVIL = "https://evil.example"
LAN = Settings(host="0.0.0.0")


class App:
    """The application behind the guard: it notes what reaches it."""

    def __init__(self) -> None:
        self.scope: dict[str, Any] | None = None
        self.body = b""

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.scope = dict(scope)
        if scope["type"] == "websocket":
            assert (await receive())["type"] == "websocket.connect"
            await send({"type": "websocket.accept"})
            return
        while True:
            message = await receive()
            self.body += message.get("body", b"")
            if not message.get("more_body"):
                break
        await send({"type": "http.response.start", "status": 200, "headers": [(b"x-frame-options", b"ALLOWALL")]})
        await send({"type": "http.response.body", "body": b"fine"})

    @property
    def headers(self) -> dict[bytes, bytes]:
        assert self.scope is not None
        return dict(self.scope["headers"])


class Answer:
    """What came out of it."""

    def __init__(self, app: App, sent: list[dict[str, Any]]) -> None:
        self.app = app
        self.sent = sent
        self.reached = app.scope is not None
        self.status = sent[0].get("status", 0) if sent else 0
        self.headers = {
            name.decode().lower(): value.decode() for name, value in (sent[0].get("headers", []) if sent else [])
        }

    @property
    def code(self) -> str:
        return str(json.loads(self.sent[1]["body"])["code"])


def ask(
    method: str = "GET",
    path: str = "/",
    settings: Settings | None = None,
    kind: str = "http",
    chunks: list[bytes] | None = None,
    scheme: str = "",
    **headers: str,
) -> Answer:
    """One request; `_` in a header's name stands for `-`."""
    app, sent = App(), list[dict[str, Any]]()
    given = {"host": HOST, **headers}
    scope = {
        "type": kind,
        "method": method,
        "path": path,
        "scheme": scheme or ("ws" if kind == "websocket" else "http"),
        "client": ("192.0.2.7", 1234),
        "headers": [(name.replace("_", "-").encode(), value.encode()) for name, value in given.items() if value],
    }
    body = chunks or [b""]
    messages = [
        {"type": "http.request", "body": part, "more_body": number < len(body)} for number, part in enumerate(body, 1)
    ]
    if kind == "websocket":
        messages = [{"type": "websocket.connect"}]

    async def receive() -> dict[str, Any]:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        sent.append(message)

    asyncio.run(Guard(app, settings=settings or Settings())(scope, receive, send))
    return Answer(app, sent)


def post(body: bytes = b"{}", path: str = "/api/me", **more: Any) -> Answer:
    return ask("POST", path, chunks=[body], **{"origin": OWN, "content_type": "application/json", **more})


# Headers


@pytest.mark.parametrize("answer", [ask(), ask(host="evil.example"), post(origin=EVIL)], ids=["fine", "host", "origin"])
def test_every_answer_has_the_headers_of_security(answer: Answer) -> None:
    for name, value in guard.HEADERS.items():
        assert answer.headers[name.lower()] == value


def test_the_policy_allows_nothing_inline_and_nothing_foreign() -> None:
    rules = dict(rule.split(" ", 1) for rule in guard.POLICY.split("; "))
    assert rules["default-src"] == rules["connect-src"] == "'self'"
    assert rules["frame-ancestors"] == rules["object-src"] == "'none'"
    assert "unsafe" not in guard.POLICY
    assert "*" not in guard.POLICY
    assert "http" not in guard.POLICY


# Origins


@pytest.mark.parametrize(
    "origin", [EVIL, "null", f"{OWN}.evil.example", f"{OWN}/", "http://127.0.0.1", OWN.upper(), ""]
)
@pytest.mark.parametrize("method", ["POST", "PUT", "PATCH", "DELETE", "BREW"])
def test_no_other_page_can_change_anything(method: str, origin: str) -> None:
    answer = ask(method, "/api/tables", origin=origin, cookie="beagle_visitor=x", content_type="application/json")
    assert (answer.status, answer.code, answer.reached) == (403, "bad-origin", False)


def test_our_own_page_can() -> None:
    answer = post(b'{"name":"Ann"}', cookie="beagle_visitor=x")
    assert (answer.status, answer.app.body) == (200, b'{"name":"Ann"}')
    assert answer.app.headers[b"cookie"] == b"beagle_visitor=x"


def test_a_configured_origin_can() -> None:
    settings = Settings(origins=(ELSEWHERE,))
    assert post(origin=ELSEWHERE, settings=settings).reached
    assert not post(origin=EVIL, settings=settings).reached


def test_https_at_a_proxy_that_says_nothing_is_ours_and_the_reverse_is_not() -> None:
    assert post(origin=f"https://{HOST}").reached
    assert not post(origin=OWN, scheme="https").reached


def socket(**more: Any) -> Answer:
    return ask(kind="websocket", path="/ws", cookie="beagle_visitor=x", **more)


@pytest.mark.parametrize("origin", [EVIL, "null", f"{OWN}.evil.example", "http://127.0.0.1:9999"])
def test_no_other_page_can_open_a_websocket(origin: str) -> None:
    answer = socket(origin=origin)
    assert not answer.reached
    assert answer.sent == [{"type": "websocket.close", "code": 1008, "reason": "bad-origin"}]


def test_our_page_opens_a_websocket_with_its_cookie() -> None:
    answer = socket(origin=OWN)
    assert answer.app.headers[b"cookie"] == b"beagle_visitor=x"
    assert guard.cookie_counts(HTTPConnection({**(answer.app.scope or {})}), Settings())


def test_a_program_opens_a_websocket_without_a_cookie() -> None:
    answer = socket()
    assert answer.reached
    assert b"cookie" not in answer.app.headers
    assert not guard.cookie_counts(HTTPConnection({**(answer.app.scope or {})}), Settings())


def test_two_origins_are_none() -> None:
    headers = [(b"host", HOST.encode()), (b"origin", OWN.encode()), (b"origin", EVIL.encode())]
    assert not guard.origin_allowed({"type": "http", "scheme": "http", "headers": headers}, Settings())


def test_a_page_elsewhere_reads_without_a_cookie() -> None:
    assert b"cookie" not in ask(origin=EVIL, cookie="beagle_visitor=x").app.headers
    assert b"cookie" in ask(origin=OWN, cookie="beagle_visitor=x").app.headers
    assert b"cookie" in ask(cookie="beagle_visitor=x").app.headers


# Hosts


@pytest.mark.parametrize("host", ["localhost:8017", "127.0.0.1:8017", "[::1]:8017", "localhost"])
def test_a_server_of_this_machine_answers_to_its_names(host: str) -> None:
    assert ask(host=host).reached


@pytest.mark.parametrize(
    "host", ["evil.example:8017", "evil.example", "127.0.0.1.evil.example", "", "192.168.0.4:8017"]
)
def test_and_to_no_others(host: str) -> None:
    answer = ask(host=host)
    assert (answer.status, answer.reached) == (421, False)
    assert not socket(host=host, origin=f"http://{host}").reached


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("socket.gethostname", lambda: "Darwin.home.example")


OWN_NAMES = ["darwin", "darwin.local:8017", "Darwin.home.example", "192.168.0.4:8017", "[fe80::1]:8017", "localhost"]
FOREIGN_NAMES = [
    "evil.example",
    "evil.example:8017",
    "darwin.evil.example",
    "192.168.0.4.evil.example",
    "1.2.3",
    "",
    "[x]",
]


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("host", OWN_NAMES)
def test_a_server_of_the_network_answers_to_its_names_and_to_addresses(host: str) -> None:
    assert ask(host=host, settings=LAN).reached
    assert socket(host=host, settings=LAN).reached


@pytest.mark.usefixtures("machine")
@pytest.mark.parametrize("host", FOREIGN_NAMES)
def test_and_not_to_a_name_that_somebody_gave_it(host: str) -> None:
    """A page of that name would be a page of ours to every browser in the network."""
    answer = ask(host=host, settings=LAN)
    assert (answer.status, answer.reached) == (421, False)
    assert not socket(host=host, origin=f"http://{host}", settings=LAN).reached


def test_names_can_be_configured() -> None:
    assert ask(host="games.example", settings=Settings(origins=(ELSEWHERE,))).reached
    named = Settings(host="0.0.0.0", hosts=("games.lan",))
    assert ask(host="games.lan:8017", settings=named).reached
    assert not ask(host="other.lan", settings=named).reached
    assert ask(host="anything.example", settings=Settings(host="0.0.0.0", trusted_proxy=True)).reached


def test_without_the_bound_any_name_would_do(monkeypatch: pytest.MonkeyPatch) -> None:
    """The planted bug: nobody looks at the name."""
    monkeypatch.setattr(guard, "check_host", lambda scope, settings, names: None)
    with pytest.raises(AssertionError):
        test_and_not_to_a_name_that_somebody_gave_it("evil.example")


# Https


def strict(**more: Any) -> bool:
    return "strict-transport-security" in ask(**more).headers


def test_a_host_that_speaks_https_says_so() -> None:
    behind = Settings(trusted_proxy=True)
    assert strict(host="games.example", scheme="https", settings=behind)
    assert strict(host="games.example", origin=ELSEWHERE, settings=Settings(origins=(ELSEWHERE,)))
    assert not strict(host="games.example", settings=Settings(origins=(ELSEWHERE,)))
    assert not strict(scheme="https")  # this machine has other servers under the same name


# Proxies


def forwarded(settings: Settings, kind: str = "http") -> Answer:
    return ask(
        kind=kind,
        settings=settings,
        x_forwarded_for="203.0.113.9, 198.51.100.4",
        x_forwarded_proto="https",
        x_forwarded_host="games.example",
        origin=ELSEWHERE,
        cookie="beagle_visitor=x",
    )


def test_what_a_trusted_proxy_says_counts() -> None:
    for kind, scheme in (("http", "https"), ("websocket", "wss")):
        answer = forwarded(Settings(trusted_proxy=True), kind)
        scope = answer.app.scope
        assert scope is not None
        assert scope["scheme"] == scheme
        assert guard.address_of(HTTPConnection(scope)) == "198.51.100.4"  # the one the proxy has seen, not was told
        assert answer.app.headers[b"host"] == b"games.example"
        assert b"cookie" in answer.app.headers


def test_what_anybody_says_does_not() -> None:
    answer = forwarded(LAN)
    assert answer.app.scope is not None
    assert answer.app.scope["scheme"] == "http"
    assert guard.address_of(HTTPConnection(answer.app.scope)) == "192.0.2.7"
    assert answer.app.headers[b"host"] == HOST.encode()
    assert not forwarded(LAN, "websocket").reached


# Bodies


@pytest.mark.parametrize(
    "kind", ["", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]
)
def test_a_body_is_json(kind: str) -> None:
    answer = post(b"name=Ann", content_type=kind)
    assert (answer.status, answer.code, answer.reached) == (415, "not-json", False)


def test_json_may_name_its_letters_and_an_empty_body_is_fine() -> None:
    assert post(content_type="application/json; charset=utf-8").reached
    assert post(b"", content_type="").reached


def test_a_body_has_a_size() -> None:
    most = limits.BODY_BYTES
    assert post(b"x" * most).reached
    for answer in (
        post(b"x" * (most + 1)),
        ask("POST", origin=OWN, content_type="application/json", chunks=[b"x" * 1000] * (most // 1000 + 1)),
        post(content_length=str(most + 1)),
        post(content_length="1e9"),
    ):
        assert (answer.status, answer.code, answer.reached) == (413, "too-long", False)


def test_a_record_may_be_longer_also_under_a_sub_path() -> None:
    long = b"x" * (limits.BODY_BYTES + 1)
    assert post(long, path="/api/replays").reached
    assert post(long, path="/beagle/api/replays", settings=Settings(root_path="/beagle")).reached
    assert not post(long, path="/elsewhere/api/replays").reached
    assert not post(b"x" * (2 * limits.RECORD_BYTES + 1), path="/api/replays").reached


def test_a_body_that_does_not_come_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "BODY_SECONDS", 0.01)

    async def never() -> dict[str, Any]:
        await asyncio.Event().wait()
        return {}

    scope = {"type": "http", "path": "/", "headers": []}
    with pytest.raises(guard.GuardRefusal, match="bad-message"):
        asyncio.run(guard.json_body(scope, never, Settings()))


def test_a_client_that_goes_away_in_the_middle_reaches_nothing() -> None:
    async def gone() -> dict[str, Any]:
        return {"type": "http.disconnect"}

    with pytest.raises(guard.GuardRefusal, match="bad-message"):
        asyncio.run(guard.read(gone, 10))


def test_the_life_of_the_server_passes_through() -> None:
    reached = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        reached.append(scope["type"])

    asyncio.run(Guard(app, settings=Settings())({"type": "lifespan"}, None, None))  # type: ignore[arg-type]
    assert reached == ["lifespan"]


# Rates


PATHS = ("/", "/healthz", "/readyz", "/metrics", "/assets/x.js", "/t/abc", "/api/me", "/api/lobby", "/api/lessons/evo")


@pytest.mark.parametrize("path", PATHS)
def test_every_path_has_a_rate(path: str) -> None:
    refused = asked_again_and_again(path, Limits(lambda: 0.0, factor=0.01))
    assert 0 < refused < 100


def test_lifted_limits_let_all_through() -> None:
    """A planted bug: the test above can fail."""
    assert asked_again_and_again("/metrics", Limits(lambda: 0.0, factor=0)) == 0


def asked_again_and_again(path: str, allowed: Limits) -> int:
    """How many of a hundred requests are refused as too fast."""
    app = App()
    front, refused = Guard(app, Settings(), allowed), 0

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        nonlocal refused
        refused += message.get("status") == 429

    scope = {"type": "http", "method": "GET", "path": path, "scheme": "http", "client": ("192.0.2.7", 1)}
    for _ in range(100):
        asyncio.run(front({**scope, "headers": [(b"host", HOST.encode())]}, receive, send))
    return refused


def test_what_is_the_same_for_all_is_made_once_a_second() -> None:
    now, made = 0.0, 0

    def make() -> int:
        nonlocal made
        made += 1
        return made

    kept = once_a_second(make, lambda: now)
    assert [kept() for _ in range(50)] == [1] * 50
    now += limits.MADE_SECONDS
    assert [kept() for _ in range(50)] == [2] * 50
