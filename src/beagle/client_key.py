"""The key that a program sends with a seat link, so that it is recognised when it is started again.

A link works for the first client that uses it.  What that client sent with it keeps working with it: here, a key made
from the link and a secret of this machine's user.  The secret is in a file that nobody else may read, and no server
learns it; so the keys for two links are unrelated.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import secrets
from contextlib import suppress
from pathlib import Path
from typing import Final

from beagle.server.config import data_folder

NAME: Final = "client.key"
SECRET_BYTES: Final = 32
ONLY_US: Final = 0o600


class KeyFileError(Exception):
    """The secret's file cannot be read or written."""


def key_for(server: str, table: str, token: str, folder: Path | None = None) -> str:
    """The key for this seat link: always the same for this user."""
    secret = kept_secret(folder or data_folder())
    return hmac.new(secret, f"{server} {table} {token}".encode(), hashlib.sha256).hexdigest()


def kept_secret(folder: Path) -> bytes:
    """The secret of this user; it is created when first needed."""
    path = folder / NAME
    try:
        if not path.exists():
            make(path)
        secret = bytes.fromhex(path.read_text("ascii").strip())
    except (OSError, ValueError) as error:
        raise KeyFileError(f"{path}: {error}") from error
    if len(secret) != SECRET_BYTES:
        raise KeyFileError(f"{path}: expected {2 * SECRET_BYTES} hexadecimal digits")
    return secret


def make(path: Path) -> None:
    """Write it completely, then put it in place; if two programs do it at once, the first one's stays."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    draft = path.with_name(f"{NAME}.{secrets.token_hex(4)}")
    try:
        with os.fdopen(os.open(draft, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_US), "w", encoding="ascii") as file:
            file.write(secrets.token_hex(SECRET_BYTES) + "\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):
            os.link(draft, path)
    finally:
        draft.unlink(missing_ok=True)
