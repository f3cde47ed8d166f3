"""Addresses of databases: which there are, and how they are named without their password."""

from __future__ import annotations

from typing import Final
from urllib.parse import urlsplit, urlunsplit

SCHEMES: Final = ("postgresql", "postgres")


def is_address(text: str) -> bool:
    """Is this the address of a PostgreSQL database, and not a folder?"""
    return text.partition("://")[0] in SCHEMES and "://" in text


def check(text: str) -> None:
    """ValueError if this can't be the address of a PostgreSQL database."""
    if not is_address(text):
        raise ValueError("expected an address like postgresql://user@host/database")
    parts = urlsplit(text)
    if len(parts.path) < 2:
        raise ValueError("expected an address that names a database, like postgresql://user@host/database")


def shown(text: str) -> str:
    """The address without password and parameters: it is printed and logged."""
    parts = urlsplit(text)
    user, at, host = parts.netloc.rpartition("@")
    return urlunsplit((parts.scheme, f"{user.partition(':')[0]}{at}{host}", parts.path, "", ""))
