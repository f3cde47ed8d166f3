"""Answers that could be large: built piece by piece, and refused as soon as they exceed their limit."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any

import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from beagle.server.limits import ANSWER_PIECE, ANSWER_SECONDS, OUTBOXES_BYTES, PIECE_SECONDS, REPLAYS_BYTES
from beagle.server.refusing import Refused


class Growing:
    """The bytes of an answer, at most `most`."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.pieces: list[bytes] = []
        self.size = 0

    def add(self, piece: bytes) -> None:
        """Add a piece; if that is too much, it is refused and nothing of the answer is kept."""
        self.size += len(piece)
        if self.size > self.most:
            self.pieces.clear()
            raise Refused("too-long")
        self.pieces.append(piece)


def listed(name: str, parts: Iterable[Any], most: int, rest: Callable[[], Mapping[str, Any]]) -> Growing:
    """A JSON object with one long list, part by part, and the remaining fields, known when all parts are there."""
    answer = Growing(most)
    answer.add(b'{"' + name.encode() + b'":[')
    for number, part in enumerate(parts):
        answer.add((b"," if number else b"") + msgspec.json.encode(part))
    answer.add(b"]," + msgspec.json.encode(rest())[1:])
    return answer


class Room:
    """How many bytes of large answers may be in memory at once, over all requests."""

    def __init__(self, most: int = REPLAYS_BYTES) -> None:
        self.most = most
        self.taken = 0

    def reserve(self, size: int) -> Reserved:
        """Reserve so many bytes; refused if there is no room.  The caller must give them back."""
        if self.taken + size > self.most:
            raise Refused("busy")
        self.taken += size
        return Reserved(self, size)


class Reserved:
    """A part of the room, for one answer."""

    def __init__(self, room: Room, size: int) -> None:
        self.room = room
        self.size = size

    def shrink(self, needed: int) -> None:
        """Give back what isn't needed of it."""
        self.room.taken -= self.size - needed
        self.size = needed

    def give_back(self) -> None:
        self.shrink(0)


class Waiting:
    """How many bytes wait for slow readers, over all connections."""

    def __init__(self, most: int = OUTBOXES_BYTES) -> None:
        self.most = most
        self.size = 0

    @property
    def full(self) -> bool:
        return self.size > self.most


class LongAnswer(Response):
    """Sent piece by piece, as fast as it is read; a reader that takes too long for a piece gets no more of it."""

    def __init__(self, answer: Growing, room: Reserved) -> None:
        super().__init__(media_type="application/json", headers={"Content-Length": str(answer.size)})
        self.pieces = answer.pieces
        self.room = room

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await send({"type": "http.response.start", "status": self.status_code, "headers": self.raw_headers})
            async with asyncio.timeout(ANSWER_SECONDS):
                for piece in chunks(self.pieces):
                    async with asyncio.timeout(PIECE_SECONDS):
                        await send({"type": "http.response.body", "body": piece, "more_body": True})
                await send({"type": "http.response.body", "body": b"", "more_body": False})
        except TimeoutError:
            return  # an incomplete answer closes its connection
        finally:
            self.room.give_back()


def chunks(pieces: list[bytes]) -> Iterator[bytes]:
    """The same bytes in pieces of about equal size: many small ones are many writes, a long one is copied."""
    small = bytearray()
    for piece in pieces:
        for start in range(0, len(piece), ANSWER_PIECE):
            small += piece[start : start + ANSWER_PIECE]
            if len(small) >= ANSWER_PIECE:
                yield bytes(small)
                small.clear()
    if small:
        yield bytes(small)
