"""Fields of messages and requests, before their content is checked."""

from __future__ import annotations

from typing import Final

SEATS: Final = 8
"""Seats of a table, in any game."""

ID_LENGTH: Final = 40
"""A client's id for one of its messages."""

TOKEN_LENGTH: Final = 64
"""A seat link; ours have 32 letters."""

TABLE_ID_LENGTH: Final = 32
"""The id of a table; ours have 10 letters."""

COUNT: Final = 1_000_000
"""Entry numbers that can be requested: more than any game has."""

MOVE_LENGTH: Final = 200
"""A move in notation; the longest have about 40 letters."""

TOUCHES: Final = 8
"""What a player touches for one move; no move has more than four."""

TOUCH_LENGTH: Final = 100
"""One touch; the longest names a walk of eight cells."""

TEXT_LENGTH: Final = 400
"""A chat line before it is cleaned: signs and joined letters count more than once."""

WORD_LENGTH: Final = 60
"""A keyword of ours: a phrase, a kind, an answer."""

BOT_LENGTH: Final = 40
"""The name of a bot."""

RAW_NAME_LENGTH: Final = 200
"""A name before it is cleaned: 24 characters, as people count them, may be several times as many code points."""

RAW_CODE_LENGTH: Final = 100
"""A return code as typed: 16 letters, with anything between them."""

RAW_FACTOR: Final = 8
"""A raw text this many times longer than allowed isn't even looked at."""

MAX_MARKS: Final = 3
"""Marks on one letter: Vietnamese and Hebrew need two or three, nobody needs towers of them."""

KIND_LENGTH: Final = 64
"""The kind of an error in a page."""

FILE_LENGTH: Final = 80
"""The name of one of our files, including its content hash."""

FILE_PLACES: Final = 10_000_000
"""Lines and columns of such a file: pages are packed into few long lines."""

PORTS: Final = 65_536
"""How many port numbers there are."""
