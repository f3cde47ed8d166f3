"""The cookie that identifies a visitor on a device.

Over https it is `__Host-beagle_visitor`: a browser accepts that name only over https, for exactly one host and all its
paths, so no other site under the same domain and nobody on the network can replace it.  Over plain http, and under a
sub-path, it is `beagle_visitor`.  A cookie of that name that arrives over https is moved to the better name.
"""

from __future__ import annotations

from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from beagle.server import tokens
from beagle.server.config import Settings
from beagle.server.guard import over_https

COOKIE: Final = "beagle_visitor"
HOST_COOKIE: Final = "__Host-beagle_visitor"
COOKIE_SECONDS: Final = 400 * 86_400  # as long as browsers keep a cookie


def token_of(connection: HTTPConnection) -> str:
    """The token of the visitor's cookie; "" if there is none."""
    found = (connection.cookies.get(name, "") for name in (HOST_COOKIE, COOKIE))
    return next((token for token in found if tokens.is_token(token)), "")


def device_of(connection: HTTPConnection) -> bytes:
    """Its hash, as stored; empty if there is none."""
    token = token_of(connection)
    return tokens.hashed(token) if token else b""


def put(request: Request, response: Response, token: str, settings: Settings) -> Response:
    """Set the cookie to this token."""
    secure, path = over_https(request.scope), settings.root_path or "/"
    name = HOST_COOKIE if secure and path == "/" else COOKIE
    response.set_cookie(name, token, COOKIE_SECONDS, path=path, secure=secure, httponly=True, samesite="lax")
    if name == HOST_COOKIE and COOKIE in request.cookies:
        response.delete_cookie(COOKIE, path="/", httponly=True, samesite="lax")
    return response


def remove(request: Request, response: Response, settings: Settings) -> Response:
    """This device is nobody's any more."""
    secure, path = over_https(request.scope), settings.root_path or "/"
    for name in (HOST_COOKIE, COOKIE):
        if name in request.cookies:
            response.delete_cookie(name, path=path, secure=secure, httponly=True, samesite="lax")
    return response


def move_over(request: Request, response: Response, settings: Settings) -> Response:
    """Rename a cookie with the old name, where possible: the same visitor, the same device."""
    token = token_of(request)
    better = over_https(request.scope) and not settings.root_path
    if better and token and not tokens.is_token(request.cookies.get(HOST_COOKIE, "")):
        return put(request, response, token, settings)
    return response
