"""Where the server may send a push: the address comes from a client, and must lead to nobody's own network.

A name is resolved by us, every address it has is checked, and the connection goes to one of those: a name that changes
between the check and the request leads nowhere else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache, partial
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from beagle.server.limits import MAIL_LENGTH, NAMES_AT_ONCE, PUSH_ADDRESS_LENGTH, SEND_SECONDS
from beagle.server.refusing import Refused

BAD_ADDRESS: Final = "bad-push-address"
BAD_MAIL: Final = "bad-mail-address"
PLAIN: Final = re.compile(r"[!-~]+")
LABEL: Final = r"[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?"
NAME: Final = re.compile(rf"({LABEL}\.)+[a-z]([a-z0-9-]{{0,61}}[a-z0-9])?")  # so no number, in whatever spelling
MAIL: Final = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*@([a-z0-9.-]+)")
HTTPS_PORT: Final = 443

# Addresses that stand for others: an IPv4 address is inside, or a network of somebody's own is behind them.
STAND_FOR_OTHERS: Final = tuple(
    ipaddress.ip_network(network)
    for network in ("::/96", "64:ff9b::/96", "64:ff9b:1::/48", "2001::/32", "2002::/16", "fec0::/10", "100::/64")
)

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve = Callable[[str, int], Awaitable[list[str]]]


class Target(NamedTuple):
    """Where a push goes."""

    url: str
    origin: str
    host: str
    port: int


def is_public(text: str, loopback: bool = False) -> bool:
    """Is this the address of a machine that everybody can reach?  `loopback`: or of this one, for tests."""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        address = address.ipv4_mapped
    if loopback and address.is_loopback:
        return True
    if address.version == 6 and any(address in network for network in STAND_FOR_OTHERS):
        return False
    never = address.is_multicast or address.is_reserved or address.is_private or address.is_loopback
    return address.is_global and not never and not address.is_unspecified and not address.is_link_local


def target_of(url: str, loopback: bool = False) -> Target:
    """The parts of an address of a push service; refused if we never send there."""
    if len(url) > PUSH_ADDRESS_LENGTH or not PLAIN.fullmatch(url) or "\\" in url:
        raise Refused(BAD_ADDRESS, why="form")
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError as error:
        raise Refused(BAD_ADDRESS, why="form") from error
    if "@" in parts.netloc or "#" in url or not host:
        raise Refused(BAD_ADDRESS, why="form")
    for_test = loopback and is_loopback_name(host)
    if parts.scheme != "https" and not (for_test and parts.scheme == "http"):
        raise Refused(BAD_ADDRESS, why="https")
    if port not in (None, HTTPS_PORT) and not for_test:
        raise Refused(BAD_ADDRESS, why="port")
    if not for_test and not NAME.fullmatch(host):
        raise Refused(BAD_ADDRESS, why="name")  # a number is nobody's push service
    return Target(url, f"{parts.scheme}://{parts.netloc.lower()}", host, port or HTTPS_PORT)


def is_loopback_name(host: str) -> bool:
    return host in ("127.0.0.1", "::1", "localhost")


@cache
def asking() -> ThreadPoolExecutor:
    """Threads of their own: a name whose servers are slow on purpose holds up no other work."""
    return ThreadPoolExecutor(NAMES_AT_ONCE, "names")


async def resolve(host: str, port: int) -> list[str]:
    """The addresses of a name, from the system."""
    look = partial(socket.getaddrinfo, host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP)
    found = await asyncio.get_running_loop().run_in_executor(asking(), look)
    return [str(one[4][0]) for one in found]


async def checked(host: str, port: int, look_up: Resolve = resolve, loopback: bool = False) -> list[str]:
    """The addresses of a name; refused if one of them isn't public: then it may lead anywhere."""
    try:
        async with asyncio.timeout(SEND_SECONDS):
            found = await look_up(host, port)
    except (OSError, UnicodeError) as error:
        raise Refused(BAD_ADDRESS, why="unknown") from error
    if not found or not all(is_public(address, loopback) for address in found):
        raise Refused(BAD_ADDRESS, why="unknown")  # nobody learns which names there are in the host's own network
    return found


def mail_address(text: str) -> str:
    """An e-mail address; refused if it isn't one.  It has no sign that means anything in a header."""
    text = text.strip()
    local, _, host = text.rpartition("@")
    written = f"{local}@{host.lower()}"
    if len(written) > MAIL_LENGTH or not MAIL.fullmatch(written) or not NAME.fullmatch(host.lower()):
        raise Refused(BAD_MAIL)
    return written
