"""Where the server's data is, for commands that work on a folder alone."""

from __future__ import annotations

from pathlib import Path

from beagle.cli.say import UsageError, in_words, sentence
from beagle.server.config import SettingsError, read_settings
from beagle.server.store.address import shown


def folder_of(data: Path | None, database: str | None, instead: str, file: Path) -> Path:
    """The data folder.  If a database is meant, the words of this key say which tool of PostgreSQL does it."""
    try:
        settings = read_settings(data=None if data is None else str(data), database=database)
    except SettingsError as error:
        raise UsageError(in_words(error)) from error
    if settings.database:
        raise UsageError(sentence(instead, address=shown(settings.database), file=str(file)))
    return settings.folder
