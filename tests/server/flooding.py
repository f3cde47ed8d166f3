"""Attacks, for tests and for `./run soak --only attack`: records, positions, sockets and frames of a stranger."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterable
from typing import ClassVar

from tests.server.harness import HELLO, PATIENCE, Server

TRAITS = "swimming running mimicry tail-loss camouflage burrowing"
ENDLESS = b"\x01\x81\0\0\0\0{"  # a message begins and does not end
EMPTY_PIECE = b"\x00\x80\0\0\0\0"
PING = b"\x89\x80\0\0\0\0"
PONG = b"\x8a\x80\0\0\0\0"


def names(many: int, first: int = 0) -> list[str]:
    letters = [chr(97 + k) for k in range(26)]
    return [*letters, *(a + b for a in letters for b in letters)][first : first + many]


def animals(many: int, traits: str, first: int = 0) -> str:
    return " ".join(f"{name}[{traits}]" for name in names(many, first))


def grazing(many: int) -> str:
    """A position with many animals: its picture is large, its options are few."""
    half = many // 2
    return (
        f"evolution base@gift feeding bank 250 / A: {animals(half, TRAITS)} / B: {animals(many - half, TRAITS, half)}"
    )


def hunting(many: int) -> str:
    """A position with so many carnivores against as many animals: its options grow with the square."""
    return (
        f"evolution base+fly+continents+gift@gift feeding bank 9 9 9\n"
        f"A: {animals(many, 'carnivorous intellect sharp-vision')}\n"
        f"B: {animals(many, 'running mimicry tail-loss fat', many)}"
    )


def record(start: str, moves: Iterable[str]) -> str:
    rules = start.split()[1]
    lines = "\n".join(moves)
    flat = start.replace("\n", " / ")
    return f'[Game "evolution"]\n[Rules "{rules}"]\n[Version "2"]\n[Start "{flat}"]\n\n{lines}\n'


def there_and_back(animals: int, pairs: int) -> str:
    """A record in which one move is made and taken back, again and again."""
    return record(grazing(animals), ["A a*", "A undo"] * pairs)


def eating(animals: int) -> str:
    """A record in which every animal eats once, so that every frame is large and holds."""
    half = animals // 2
    pairs = zip(names(half), names(half, half), strict=True)
    return record(grazing(animals), (line for a, b in pairs for line in (f"A {a}*", f"B {b}*")))


class Raw:
    """A socket without any manners."""

    held: ClassVar[list[Raw]] = []  # all of them, until they are let go

    def __init__(self, server: Server) -> None:
        self.held.append(self)
        self.server = server
        self.line = socket.create_connection(("127.0.0.1", server.port), timeout=PATIENCE)

    def upgrade(self, table: str) -> Raw:
        """A websocket that has said hello."""
        self.line.sendall(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{self.server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert b"101" in self.line.recv(4096)
        hello = json.dumps({**HELLO, "table": table}).encode()
        self.line.sendall(bytes([0x81, 0x80 | len(hello)]) + bytes(4) + hello)
        return self

    def flood(self, frames: bytes, times: int) -> bool:
        """Send this again and again; has the server closed the connection?"""
        try:
            for _ in range(times):
                self.line.sendall(frames)
        except OSError:
            return True
        return self.closed()

    def closed(self) -> bool:
        """The server ends the connection; False if it says nothing for a long time."""
        try:
            while self.line.recv(65536):
                pass
        except TimeoutError:
            return False
        except OSError:
            return True
        return True

    def close(self) -> None:
        self.line.close()

    @classmethod
    def let_go(cls) -> None:
        while cls.held:
            cls.held.pop().close()
