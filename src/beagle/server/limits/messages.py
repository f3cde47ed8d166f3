"""Messages over the websocket, log lines, and what a message may ask for."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

MESSAGE_BYTES: Final = 4096
"""The longest message a client may send over the websocket.  A chat line, the longest kind, has less than half."""

LOG_LINES: Final = Rate(20, 0.2)
"""Log lines with the same event: twenty, then one every five seconds, which says how many were left out."""

LOG_EVENTS: Final = 1_000
"""Different events whose lines are counted.  The program has a hundred."""

MESSAGES: Final = Rate(40, 15)
"""Messages of one connection.  A person sends one or two a second, a bot answers as fast as it is asked."""

TRAFFIC: Final = Rate(64 * 1024, 16 * 1024)
"""Bytes that one connection sends."""

SEAT_MESSAGES: Final = Rate(60, 20)
"""Messages for one seat, over all its connections: many connections with one link aren't many times as fast."""

CHAT: Final = Rate(5, 0.5)
"""Chat lines of one seat: five at once, then one every two seconds."""

SPECTATOR_CHAT: Final = Rate(2, 0.1)
"""Chat lines of one address without a seat."""

WHY: Final = Rate(20, 5)
"""Questions whether a move is legal, per connection, or per address in lessons: they cost the server more than they
tell."""

TELLINGS: Final = Rate(30, 1)
"""Requests of one connection that are answered with the whole game so far: other eyes, or an outdated number."""

REFUSALS: Final = Rate(50, 2)
"""Refused messages of one connection.  If it goes on, it is closed."""

CHAT_LENGTH: Final = 300
"""Characters of a chat line."""
