"""A data folder belongs to one server at a time.  The lock is released when the process ends, however it ends."""

from __future__ import annotations

import sqlite3
from pathlib import Path
from typing import Final

from beagle.server.store.contract import StoreError

NAME: Final = "beagle.lock"


class InUse(StoreError):
    """A server, or a maintenance command, is using this folder."""


class Lock:
    """SQLite's own lock on a file next to the database: every operating system releases it when the process ends."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.held: sqlite3.Connection | None = None

    def take(self) -> None:
        """Lock the folder, or raise InUse at once.  The folder is created if it doesn't exist."""
        if self.held is not None:
            raise InUse(f"{self.folder}: this process already holds the lock")
        self.folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        path = self.folder / NAME
        try:
            connection = sqlite3.connect(path, 0, isolation_level=None, check_same_thread=False)
        except sqlite3.Error as error:
            raise StoreError(f"{path}: {error}") from error
        try:
            connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.Error as error:
            connection.close()
            if getattr(error, "sqlite_errorname", "") == "SQLITE_BUSY":
                taken = InUse(f"{self.folder}: another server is running in this folder")
                raise taken.said("error-server-runs", folder=str(self.folder)) from error
            raise StoreError(f"{path}: {error}") from error
        self.held = connection

    def give_back(self) -> None:
        if self.held is not None:
            self.held.close()
            self.held = None

    def __enter__(self) -> Lock:
        self.take()
        return self

    def __exit__(self, *_: object) -> None:
        self.give_back()
