"""Where the server's data is: a folder, or a database of PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from beagle.cli.say import FOUND, UsageError, in_words, sentence
from beagle.server.config import Settings, SettingsError, read_settings
from beagle.server.store.address import shown
from beagle.server.store.choosing import by_hand
from beagle.server.store.sql import Connection


def place_of(data: Path | None, database: str | None) -> Settings:
    """The settings that name the place."""
    try:
        return read_settings(data=None if data is None else str(data), database=database)
    except SettingsError as error:
        raise UsageError(in_words(error)) from error


def folder_of(data: Path | None, database: str | None, instead: str, file: Path) -> Path:
    """The data folder.  If a database is meant, the words of this key say which tool of PostgreSQL does it."""
    settings = place_of(data, database)
    if settings.database:
        raise UsageError(sentence(instead, address=shown(settings.database), file=str(file)))
    return settings.folder


@contextmanager
def moderated(data: Path | None, database: str | None, reads: bool) -> Iterator[Connection]:
    """A connection for the host's commands, in either kind of store; what goes wrong is said in words."""
    settings = place_of(data, database)
    try:
        with by_hand(settings.folder, settings.database, reads) as connection:
            yield connection
    except OSError as error:
        raise UsageError(in_words(error), FOUND) from error
