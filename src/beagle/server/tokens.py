"""Random opaque values: tokens of cookies and seat links, ids of tables, return codes.

Only hashes of tokens and codes are stored.  They are random and long, so a plain hash is enough; a leaked database
opens no seat.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

TOKEN_BYTES: Final = 24  # 192 bits, 32 letters
TABLE_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"  # without 0 o, 1 i l
TABLE_LENGTH: Final = 10  # about 50 bits: an id isn't secret, but shouldn't be guessed by counting
CODE_LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # five bits each; without I L O U
GROUPS: Final = 4
GROUP: Final = 4  # 16 letters, 80 bits

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
# What people type for these letters, the Cyrillic keyboard included.
READ_AS: Final = str.maketrans("ILOАВЕЗКМНОРСТУХ", "110ABE3KMH0PCTYX")


def new_token() -> str:
    """A token for a cookie or a seat link: it can't be guessed."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def is_token(text: str) -> bool:
    """Could it be a token?"""
    return TOKEN.fullmatch(text) is not None


def new_table_id() -> str:
    """An id for a table that can be read aloud."""
    return "".join(secrets.choice(TABLE_LETTERS) for _ in range(TABLE_LENGTH))


def new_id() -> str:
    """An id for something nobody has to read: a visitor, a message."""
    return secrets.token_hex(12)


def new_code() -> str:
    """A return code, for people to type on another device: K7QW-2M4X-9T3B-V6NP."""
    groups = ("".join(secrets.choice(CODE_LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))
    return "-".join(groups)


def read_code(text: str) -> str | None:
    """The return code that was typed: in any case, with or without dashes, look-alikes as what they look like.

    None if it can't be one.
    """
    letters = re.sub(r"[\s\-‐-―_.]", "", text[:100]).upper().translate(READ_AS)
    if len(letters) != GROUPS * GROUP or not set(letters) <= set(CODE_LETTERS):
        return None
    return "-".join(letters[start : start + GROUP] for start in range(0, len(letters), GROUP))


def hashed(secret: str) -> bytes:
    """What is stored instead of a token or a code."""
    return hashlib.sha256(secret.encode()).digest()


def same(one: bytes, other: bytes) -> bool:
    """Are these hashes equal?  In constant time; an empty hash, of a link that is gone, equals none."""
    return bool(one) and hmac.compare_digest(one, other)
