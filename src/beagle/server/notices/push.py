"""Web push: encrypted for the browser, signed with the key of this server (RFC 8291, 8188 and 8292).

`pywebpush` encrypts and signs.  It doesn't send: it would follow redirects and resolve names by itself.
"""

from __future__ import annotations

import asyncio
import base64
import binascii
import socket
from typing import TYPE_CHECKING, Any, Final

import msgspec

from beagle.server.limits import PUSH_ANSWER_BYTES, SEND_SECONDS, SENDING_AT_ONCE
from beagle.server.notices import addresses
from beagle.server.notices.addresses import Resolve, Target
from beagle.server.notices.saying import Notice
from beagle.server.refusing import Refused
from beagle.server.store.calls import Channel

if TYPE_CHECKING:
    import aiohttp
    from aiohttp.abc import AbstractResolver

POINT_BYTES: Final = 65  # a public key of a browser
AUTH_BYTES: Final = 16
VALID_SECONDS: Final = 12 * 3600  # of a signature
DAY: Final = 86_400
GONE: Final = (404, 410)
GOOD: Final = range(200, 300)
ENCODING: Final = "aes128gcm"

# What became of a notice.
SENT: Final = "sent"
FAILED: Final = "failed"
UNSUBSCRIBED: Final = "gone"


def new_key() -> str:
    """A private key, as it is stored."""
    from py_vapid import Vapid02  # here: most servers call nobody

    made = Vapid02()
    made.generate_keys()
    return str(made.private_pem().decode())


def decoded(text: str) -> bytes:
    try:
        return base64.b64decode(text.rstrip("=") + "=" * (-len(text.rstrip("=")) % 4), altchars=b"-_", validate=True)
    except (binascii.Error, ValueError):
        return b""


def check_keys(key: str, auth: str) -> None:
    """Refused if these can't be the keys of a browser."""
    from cryptography.hazmat.primitives.asymmetric import ec

    point = decoded(key)
    if len(point) != POINT_BYTES or len(decoded(auth)) != AUTH_BYTES:
        raise Refused(addresses.BAD_ADDRESS, why="keys")
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError as error:
        raise Refused(addresses.BAD_ADDRESS, why="keys") from error


class Pusher:
    """Sends pushes.  `look_up` finds the addresses of a name; `loopback` is for tests alone."""

    def __init__(self, contact: str, loopback: bool = False, look_up: Resolve = addresses.resolve) -> None:
        self.contact = contact
        self.loopback = loopback
        self.look_up = look_up
        self.private = ""
        self.public = ""
        self.session: aiohttp.ClientSession | None = None

    def take_key(self, private: str) -> None:
        from cryptography.hazmat.primitives import serialization

        self.private = private
        point = self.signer().public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        self.public = base64.urlsafe_b64encode(point).decode().rstrip("=")

    def signer(self) -> Any:
        from py_vapid import Vapid02

        return Vapid02.from_pem(self.private.encode())

    async def check(self, url: str) -> Target:
        """Refused if we never send there."""
        target = addresses.target_of(url, self.loopback)
        await addresses.checked(target.host, target.port, self.look_up, self.loopback)
        return target

    async def send(self, channel: Channel, notice: Notice, now: float, left: float) -> str:
        """Send it; what became of it."""
        try:
            target = await self.check(channel.address)
            body, headers = await asyncio.to_thread(self.packed, channel, target, msgspec.json.encode(notice), now)
        except (Refused, ValueError):
            return FAILED
        headers["TTL"] = str(int(min(max(left, 0.0), DAY)) or DAY)
        if notice.table:
            headers["Topic"] = notice.tag[-32:]
        return await self.post(target, body, headers)

    def packed(self, channel: Channel, target: Target, text: bytes, now: float) -> tuple[bytes, dict[str, str]]:
        from pywebpush import WebPusher

        keys = {"p256dh": channel.key, "auth": channel.auth}
        body: bytes = WebPusher({"endpoint": target.url, "keys": keys}).encode(text, ENCODING)["body"]
        claims = {"aud": target.origin, "sub": self.contact, "exp": int(now) + VALID_SECONDS}
        headers: dict[str, str] = self.signer().sign(claims)
        plain = {"Content-Type": "application/octet-stream", "Content-Encoding": ENCODING, "Urgency": "normal"}
        return body, {**headers, **plain}

    async def post(self, target: Target, body: bytes, headers: dict[str, str]) -> str:
        import aiohttp
        from yarl import URL

        if self.session is None:
            self.session = new_session(self)
        url = URL(target.url, encoded=True)  # exactly as it was given and checked
        try:
            async with self.session.post(url, data=body, headers=headers, allow_redirects=False) as answer:
                await answer.content.read(PUSH_ANSWER_BYTES)
                answer.close()
                status = answer.status
        except (aiohttp.ClientError, OSError, TimeoutError, Refused, ValueError):
            return FAILED
        return SENT if status in GOOD else UNSUBSCRIBED if status in GONE else FAILED

    async def close(self) -> None:
        session, self.session = self.session, None
        if session is not None:
            await session.close()


def new_session(pusher: Pusher) -> aiohttp.ClientSession:
    """No proxy, no cookie, nothing unpacked, nothing kept open, and only to addresses that were checked."""
    import aiohttp

    return aiohttp.ClientSession(
        connector=aiohttp.TCPConnector(
            resolver=resolver_of(pusher), use_dns_cache=False, force_close=True, limit=SENDING_AT_ONCE
        ),
        timeout=aiohttp.ClientTimeout(total=SEND_SECONDS),
        cookie_jar=aiohttp.DummyCookieJar(),
        auto_decompress=False,
        trust_env=False,
    )


def resolver_of(pusher: Pusher) -> AbstractResolver:
    """Asked once for each connection, which goes to what it answers."""
    from aiohttp.abc import AbstractResolver, ResolveResult

    class Checked(AbstractResolver):
        async def resolve(
            self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
        ) -> list[ResolveResult]:
            try:
                found = await addresses.checked(host, port, pusher.look_up, pusher.loopback)
            except Refused as refused:
                raise OSError(refused.code) from refused
            return [result(host, port, address) for address in found]

        async def close(self) -> None:
            """Nothing is kept."""

    def result(host: str, port: int, address: str) -> ResolveResult:
        family = socket.AF_INET6 if ":" in address else socket.AF_INET
        flags = socket.AI_NUMERICHOST
        return {"hostname": host, "host": address, "port": port, "family": family, "proto": 0, "flags": flags}

    return Checked()
