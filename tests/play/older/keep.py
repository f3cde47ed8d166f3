"""Keep the data folder of a real server, and what people know of its tables, in a folder beside this file."""

from __future__ import annotations

import hashlib
import json
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.harness import Room, Server, room_at

HERE = Path(__file__).parent
SUMS = "SHA256SUMS"


class AlreadyKept(Exception):
    """A folder of games is made once, by the version it is named after."""


def new_folder(name: str) -> Path:
    folder = HERE / name
    if folder.exists():
        raise AlreadyKept(f"{name} exists already. Games of a version are kept as that version made them.")
    folder.mkdir()
    return folder


def keep_tables(folder: Path, sit_down: Callable[[Room], dict[str, Any]]) -> None:
    """A real server, and people at its tables; what they know of them is kept beside its data."""
    server = Server(folder / "server").start()
    try:
        with room_at(server) as room:
            known = sit_down(room)
    finally:
        server.stop()
    shutil.copytree(server.folder / "data", folder / "data", ignore=shutil.ignore_patterns("*.lock"))
    with closing(sqlite3.connect(folder / "data" / "beagle.db")) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
        connection.execute("PRAGMA page_size = 1024")  # the same rows in a smaller file
        connection.execute("VACUUM")
    (folder / "people.json").write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    shutil.rmtree(server.folder)


def sums(folder: Path) -> dict[str, str]:
    """By the path in the folder, what each file holds."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != SUMS]
    return {str(path.relative_to(folder)): hashlib.sha256(path.read_bytes()).hexdigest() for path in files}


def write_sums(folder: Path) -> None:
    lines = [f"{sum}  {name}\n" for name, sum in sums(folder).items()]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def read_sums(folder: Path) -> dict[str, str]:
    lines = [line.split("  ") for line in (folder / SUMS).read_text("utf-8").splitlines()]
    return {name: sum for sum, name in lines}
