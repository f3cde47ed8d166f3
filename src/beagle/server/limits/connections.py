"""Connections, the sockets under them, and the frames before they are a message."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

# Connections

CONNECTIONS: Final = 5_000
"""Open websockets in total."""

ADDRESS_CONNECTIONS: Final = 60
"""Open websockets of one address.  A family or a school class may share one address."""

TABLE_WATCHERS: Final = 200
"""Open websockets at one table that have no seat there."""

SEAT_CONNECTIONS: Final = 20
"""Open websockets with one seat of a table.  Neither spectators nor another seat can keep a player out."""

ADDRESS_HELLOS: Final = Rate(60, 2)
"""New websockets of one address."""

HELLO_SECONDS: Final = 10.0
"""A websocket that hasn't sent `hello` by then is closed."""

OUTBOX_BYTES: Final = 1024 * 1024
"""What may wait for one slow reader.  Beyond that its connection is closed; it reconnects and gets what is missing."""

OUTBOXES_BYTES: Final = 128 * 1024 * 1024
"""What may wait for all slow readers together.  Beyond that every connection with more than a little waiting is
closed."""

OUTBOX_LITTLE: Final = 64 * 1024
"""What a reader may have waiting even then: a few normal messages."""

# Sockets, before anything was said

ADDRESS_SOCKETS: Final = 300
"""Open connections of one address, counted when they are accepted: a class of thirty, each with a page that is loading
and a table.  Behind a proxy all connections are the proxy's, and this doesn't apply."""

ADDRESS_ACCEPTS: Final = Rate(600, 60)
"""New connections of one address: the same class opens its pages at once."""

SPARE_SOCKETS: Final = 1_000
"""Connections beyond the websockets: pages, files and requests, and those that have said nothing yet."""

DESCRIPTORS_KEPT: Final = 128
"""Descriptors reserved for the database, the bot processes, the log, and files of the pages."""

BACKLOG: Final = 128
"""Connections that the system queues until we accept them; as many are accepted in one go."""

HEAD_SECONDS: Final = 10.0
"""A connection that hasn't sent a complete request head by then is closed: a phone needs one second."""

HEAD_BYTES: Final = 16 * 1024
"""The longest request head: a cookie and some headers have less than two thousand bytes."""

IDLE_SECONDS: Final = 5
"""How long an HTTP connection is kept open for the next request."""

SILENT_MILLISECONDS: Final = 60_000
"""After this time a peer that accepts nothing we send is gone."""

PING_SECONDS: Final = 20.0
"""How often a websocket is pinged, and how long it has to answer."""

# Websocket frames, before they are a message

FRAMES: Final = Rate(240, 60)
"""Frames of one connection: four for each message it may send."""

FRAME_BYTES: Final = Rate(128 * 1024, 64 * 1024)
"""Bytes of one connection as they are read, including frame headers: more than its messages may have."""

FRAME_SLICE: Final = 1024
"""Bytes that are parsed into frames before these are counted: 170 of the smallest, two milliseconds."""

MESSAGE_PIECES: Final = 8
"""Frames of one message.  Browsers send one; a program that sends 4 kB in pieces of 512 bytes is fine."""

PINGS: Final = Rate(1, 1)
"""Pings of one connection: a second one within a second closes it.  Programs send one every twenty seconds."""

PONGS: Final = Rate(2, 1)
"""Pongs of one connection: one for each of our pings."""
