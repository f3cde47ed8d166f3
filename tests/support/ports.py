"""Ports for servers that end and start again at the same one."""

from __future__ import annotations

import secrets
import socket

# Below those that Linux, macOS and Windows give to programs that ask for any: nobody else gets one meanwhile.
FIRST, LAST = 20_000, 32_000


def own_port() -> int:
    """One that is free, and that no program is given by chance.  Tests seed `random`, so another lot is drawn."""
    while True:
        port = FIRST + secrets.randbelow(LAST - FIRST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
