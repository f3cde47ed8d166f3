"""People: who they are, their devices, guesses of their codes, what they report and take with them."""

from __future__ import annotations

from typing import Final

from beagle.server.limits.rates import Rate

GUESSES: Final = Rate(10, 0.02)
"""Wrong return codes and seat links of one address: ten, then one every fifty seconds."""

OLD_LINKS: Final = Rate(1, 1 / 600)
"""How often a table is notified that somebody showed an old link of one seat: once in ten minutes, so that nobody can
fill its chat with it.  All of them are refused."""

DEVICES: Final = 20
"""Devices of one visitor.  One more is refused, and no other is signed out for it."""

DEVICE_IDLE: Final = 60 * 86_400.0
"""A device not seen for so many seconds makes room for a new one: two months."""

DEVICES_REMEMBERED: Final = 20_000
"""Devices the server remembers as seen today.  Any others are written once more."""

ERASING_ROUNDS: Final = 5
"""How often the tables of a person who is deleted are looked for: they may sit down again, on another device."""

EXPORT_GAMES: Final = 1_000
"""Games in one file of records: the newest ones."""

EXPORT_BYTES: Final = 32 * 1024 * 1024
"""Such a file.  Once it is longer, no game is added; a game has about ten thousand bytes in it."""

EXPORTS: Final = Rate(2, 1 / 600)
"""Files of records that one visitor gets: two, then one every ten minutes.  Each game in it is played again."""

EXPORT_SECONDS: Final = 600.0
"""How long one may take to arrive: a client that doesn't read keeps nobody else waiting for longer."""

EXPORTS_AT_ONCE: Final = 2
"""Files of records that are made at the same time, for all visitors."""

ADDRESS_VISITORS: Final = Rate(20, 0.01)
"""New visitors of one address."""

MAX_VISITORS: Final = 1_000_000
"""Visitors that are stored: about 200 MB of them."""

MAX_BLOCKS: Final = 500
"""Visitors that one visitor has blocked."""

MAX_REPORTS: Final = 10_000
"""Reports that are stored; if there are more, the oldest are deleted."""

ADDRESS_REPORTS: Final = Rate(5, 0.005)
"""Reports to the host from one address: five, then one every two hundred seconds."""

REPORTED_LINES: Final = 20
"""Chat lines that a report includes."""

VISITOR_LIST: Final = 200
"""Tables in a visitor's own list."""

NAME_LENGTH: Final = 24
"""Characters of a name, as people count them."""
