"""Who the host of the server is: a token, printed when the server starts, and a cookie for a browser that has shown it.

The token is new at each start, unless BEAGLE_HOST_TOKEN sets one: several servers need the same.  It is sent in the
body of a request or in a header, never in an address.  The cookie holds no token: it is signed with a key made of it,
so it ends with the token, after some hours, or when the host leaves.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Callable
from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from beagle.server.config import Settings
from beagle.server.guard import over_https
from beagle.server.limits import HOST_LEFT, HOST_SECONDS

COOKIE: Final = "beagle_host"
HOST_COOKIE: Final = "__Host-beagle_host"
VALUE: Final = re.compile(r"([0-9]{1,12})\.([0-9a-f]{32})\.([0-9a-f]{64})")
BEARER: Final = "Bearer "


class HostKey:
    """The token of a server, and the cookies that were made with it."""

    def __init__(self, token: str, now: Callable[[], float]) -> None:
        self.token = token
        self.now = now
        self.key = hashlib.sha256(f"host cookie {token}".encode()).digest()
        self.left: dict[str, float] = {}  # cookies whose browser has left, until they end anyway

    def opens(self, token: str) -> bool:
        """Is this the token?  In constant time."""
        return hmac.compare_digest(token.encode(), self.token.encode())

    def new_cookie(self) -> str:
        ends, nonce = int(self.now() + HOST_SECONDS), secrets.token_hex(16)
        return f"{ends}.{nonce}.{self.signed(f'{ends}.{nonce}')}"

    def signed(self, text: str) -> str:
        return hmac.new(self.key, text.encode(), "sha256").hexdigest()

    def knows(self, cookie: str) -> bool:
        """Did this key make the cookie, and does it still count?"""
        found = VALUE.fullmatch(cookie)
        if found is None or not hmac.compare_digest(self.signed(f"{found[1]}.{found[2]}"), found[3]):
            return False
        return int(found[1]) > self.now() and found[2] not in self.left

    def leave(self, cookie: str) -> None:
        """This cookie counts no more, wherever a copy of it is."""
        if self.knows(cookie):
            ends, nonce, _ = cookie.split(".")
            self.left = {old: until for old, until in self.left.items() if until > self.now()}
            self.left[nonce] = float(ends)
            while len(self.left) > HOST_LEFT:
                del self.left[next(iter(self.left))]


def cookie_of(request: Request) -> str:
    return request.cookies.get(HOST_COOKIE) or request.cookies.get(COOKIE) or ""


def bearer_of(request: Request) -> str:
    """The token that a program sends in a header."""
    given = request.headers.get("authorization", "")
    return given.removeprefix(BEARER) if given.startswith(BEARER) else ""


def put(request: Request, response: Response, value: str, settings: Settings) -> Response:
    """Set the cookie: no script reads it, and no other site's page makes a browser send it."""
    secure, path = over_https(request.scope), settings.root_path or "/"
    name = HOST_COOKIE if secure and path == "/" else COOKIE
    response.set_cookie(name, value, HOST_SECONDS, path=path, secure=secure, httponly=True, samesite="strict")
    return response


def remove(request: Request, response: Response, settings: Settings) -> Response:
    secure, path = over_https(request.scope), settings.root_path or "/"
    for name in (HOST_COOKIE, COOKIE):
        if name in request.cookies:
            response.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="strict")
    return response
