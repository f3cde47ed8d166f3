"""Checks before every request: security headers, origins, addresses, and bodies that are short and JSON.

A browser says which page a request comes from (`Origin`), and can't be made to lie.  Our own page, or one from a
configured origin, may do what its cookie allows.  A program that isn't a browser has no `Origin`: over the websocket it
may act with the seat links it sends in `hello`, but its cookie is ignored.  So no other page can use a visitor's
cookie, and bots need none.

The server itself must not interpret `X-Forwarded-*` (uvicorn: proxy_headers=False); that is done here, and only if the
settings say that there is a proxy in front.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from typing import Any, Final

import msgspec
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from beagle.server import limits
from beagle.server.buckets import Limits, one_address
from beagle.server.config import Settings, is_loopback

POLICY: Final = "; ".join(
    (
        "default-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "worker-src 'self'",
        "manifest-src 'self'",
        "object-src 'none'",
        "base-uri 'self'",
        "form-action 'self'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",  # an address may contain a table's id
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "X-Frame-Options": "DENY",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
}
STRICT: Final = {"Strict-Transport-Security": f"max-age={365 * 86_400}"}  # this host speaks only https
PRIVATE: Final = {"Cache-Control": "no-store"}  # API answers are for one reader, at one time
LENGTH: Final = re.compile(r"[0-9]{1,15}")
SAFE: Final = frozenset(("GET", "HEAD", "OPTIONS"))
ONE_CLICK: Final = "/api/notices/stop/"  # mail programs send a form there, from no page (RFC 8058)
LONG_BODIES: Final = frozenset(("/api/tables", "/api/replays"))  # they may contain a whole record
STATUS: Final = {
    "bad-origin": 403,
    "bad-host": 421,
    "not-json": 415,
    "too-long": 413,
    "bad-message": 400,
    "too-fast": 429,
}
POLICY_VIOLATION: Final = 1008


class GuardRefusal(Exception):
    """The request goes no further; the code says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings, allowed: Limits | None = None) -> None:
        self.app = app
        self.settings = settings
        self.allowed = allowed or Limits(time.monotonic, settings.limits)
        self.names = own_names(settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        seen = as_seen_outside(scope, self.settings)
        if scope["type"] == "websocket":
            await self.websocket(seen, receive, send)
        else:
            await self.http(seen, receive, send)

    async def websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            check_host(scope, self.settings, self.names)
            if origin_of(scope) is None:
                scope = without_cookies(scope)
            elif not origin_allowed(scope, self.settings):
                raise GuardRefusal("bad-origin")
        except GuardRefusal as refused:
            await receive()  # the connect
            await send({"type": "websocket.close", "code": POLICY_VIOLATION, "reason": refused.code})
            return
        await self.app(scope, receive, send)

    def check_rate(self, scope: Scope, api: bool) -> None:
        """Every path has a rate limit: one for API requests, one for files."""
        rate = self.allowed.requests if api else self.allowed.files
        if not rate.take(address_in(scope)):
            raise GuardRefusal("too-fast")

    async def http(self, scope: Scope, receive: Receive, send: Send) -> None:
        private = PRIVATE if own_path(scope, self.settings).startswith("/api/") else {}
        strict = STRICT if over_https(scope) and not is_loopback(host_of(scope)) else {}

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update({**HEADERS, **private, **strict})
            await send(message)

        try:
            self.check_rate(scope, api=bool(private))
            check_host(scope, self.settings, self.names)
            if scope["method"] not in SAFE:
                if own_path(scope, self.settings).startswith(ONE_CLICK):
                    scope = without_cookies(scope)  # the address itself is the right
                elif not origin_allowed(scope, self.settings):
                    raise GuardRefusal("bad-origin")
                receive = again(await json_body(scope, receive, self.settings), receive)
            elif origin_of(scope) is not None and not origin_allowed(scope, self.settings):
                scope = without_cookies(scope)  # its page can't read the answer; it shouldn't even get a personal one
        except GuardRefusal as refused:
            await refusal(refused.code)(scope, receive, with_headers)
            return
        await self.app(scope, receive, with_headers)


def refusal(code: str) -> Response:
    """In the form of every refusal over HTTP."""
    body = {"code": code, "words": {"key": f"server-{code}", "args": {}}, "rules": []}
    return Response(msgspec.json.encode(body), STATUS[code], media_type="application/json")


# Who asks


def as_seen_outside(scope: Scope, settings: Settings) -> Scope:
    """With the scheme, host and address that the proxy has seen, if there is one.

    A proxy appends what it has seen to the header it received, so the last entry is the one to trust.
    """
    if not settings.trusted_proxy:
        return scope
    headers = Headers(scope=scope)
    out = dict(scope)
    scheme = last(headers, "x-forwarded-proto")
    if scheme in ("http", "https"):
        secure = scheme == "https"
        out["scheme"] = ("wss" if secure else "ws") if scope["type"] == "websocket" else scheme
    address = last(headers, "x-forwarded-for")
    if address:
        out["client"] = (address, 0)
    host = last(headers, "x-forwarded-host")
    if host:
        kept = [(name, value) for name, value in scope["headers"] if name != b"host"]
        out["headers"] = [*kept, (b"host", host.encode("latin-1"))]
    return out


def last(headers: Headers, name: str) -> str:
    return ",".join(headers.getlist(name)).rpartition(",")[2].strip()


def address_of(connection: HTTPConnection) -> str:
    """The key that limits use for this request."""
    return address_in(connection.scope)


def address_in(scope: Scope) -> str:
    client = scope.get("client")
    return one_address(client[0]) if client else "unknown"


def cookie_counts(connection: HTTPConnection, settings: Settings) -> bool:
    """May the cookie of a websocket be used?  Only if one of our pages opened it."""
    return origin_allowed(connection.scope, settings)


def without_cookies(scope: Scope) -> Scope:
    return {**scope, "headers": [(name, value) for name, value in scope["headers"] if name != b"cookie"]}


# Origin and host


def origin_of(scope: Scope) -> str | None:
    """The origin of the requesting page; None if it isn't a browser.  Several origins are never allowed."""
    origins = Headers(scope=scope).getlist("origin")
    return ",".join(origins) if origins else None


def origin_allowed(scope: Scope, settings: Settings) -> bool:
    """Is it a page of this server, or of a configured origin?

    A page that came over https is also allowed if the proxy in front doesn't tell us about https; not the reverse.
    """
    origin = origin_of(scope)
    host = Headers(scope=scope).get("host", "").lower()
    own = {f"https://{host}"}
    if scope["scheme"] in ("http", "ws"):
        own.add(f"http://{host}")
    return origin is not None and bool(host) and (origin in own or origin in settings.origins)


def over_https(scope: Scope) -> bool:
    """Does the browser use https?  The proxy says so, or the page's origin shows it.

    Only our own pages, or those of a configured origin, get this far.
    """
    return scope["scheme"] in ("https", "wss") or (origin_of(scope) or "").startswith("https://")


def own_names(settings: Settings) -> frozenset[str]:
    """The names a server on a network answers to: those of this machine, and the configured ones."""
    machine = socket.gethostname().lower().rstrip(".")
    label = machine.partition(".")[0]
    configured = (without_port(origin.partition("://")[2]) for origin in settings.origins)
    return frozenset((machine, label, f"{label}.local", settings.host.lower(), *settings.hosts, *configured))


def check_host(scope: Scope, settings: Settings, names: frozenset[str]) -> None:
    """A server without a proxy answers only to its own names.

    Otherwise a page could point its own name to this machine's address, and would count as one of ours.  A numeric
    address isn't anybody's name: a request for it means the machine that has it.
    """
    if settings.trusted_proxy:
        return
    host = host_of(scope)
    if is_loopback(host) or host in names or (not settings.loopback and is_address(host)):
        return
    raise GuardRefusal("bad-host")


def host_of(scope: Scope) -> str:
    """The requested host name, without a port."""
    return without_port(Headers(scope=scope).get("host", "").lower())


def is_address(host: str) -> bool:
    try:
        ipaddress.ip_address(host.removeprefix("[").removesuffix("]"))
    except ValueError:
        return False
    return True


def without_port(host: str) -> str:
    name, colon, port = host.rpartition(":")
    return name if colon and port.isdigit() else host


def own_path(scope: Scope, settings: Settings) -> str:
    """The path as this server knows it, whether or not the proxy has removed the sub-path."""
    return str(scope["path"]).removeprefix(settings.root_path)


# Bodies


async def json_body(scope: Scope, receive: Receive, settings: Settings) -> bytes:
    """The whole body, if it is short enough, arrives soon enough and is JSON; it may be empty."""
    headers = Headers(scope=scope)
    most = 2 * limits.RECORD_BYTES if own_path(scope, settings) in LONG_BODIES else limits.BODY_BYTES
    announced = headers.get("content-length", "0")
    if not LENGTH.fullmatch(announced) or int(announced) > most:
        raise GuardRefusal("too-long")
    try:
        async with asyncio.timeout(limits.BODY_SECONDS):
            body = await read(receive, most)
    except TimeoutError:
        raise GuardRefusal("bad-message") from None
    kind = headers.get("content-type", "").partition(";")[0].strip().lower()
    if body and kind != "application/json" and not own_path(scope, settings).startswith(ONE_CLICK):
        raise GuardRefusal("not-json")
    return body


async def read(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] != "http.request":  # the client has gone
            raise GuardRefusal("bad-message")
        body += message.get("body", b"")
        if len(body) > most:
            raise GuardRefusal("too-long")
        if not message.get("more_body", False):
            return bytes(body)


def again(body: bytes, receive: Receive) -> Receive:
    """A `receive` that returns the body once more, and then what comes after it."""
    waiting: list[dict[str, Any]] = [{"type": "http.request", "body": body, "more_body": False}]

    async def replayed() -> Message:
        return waiting.pop() if waiting else await receive()

    return replayed
