"""Keep the data folder of a real server, and what people know of its tables, in a folder beside this file."""

from __future__ import annotations

import hashlib
import json
import lzma
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from tests.server.harness import Room, Server, room_at

HERE = Path(__file__).parent
SUMS = "SHA256SUMS"
PACKED = ".xz"


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
    pack(folder / "data" / "beagle.db")
    (folder / "people.json").write_text(json.dumps(known, indent=1) + "\n", "utf-8")
    shutil.rmtree(server.folder)


def pack(path: Path) -> None:
    """A database is mostly empty pages."""
    path.with_name(path.name + PACKED).write_bytes(lzma.compress(path.read_bytes(), preset=lzma.PRESET_EXTREME))
    path.unlink()


def unpack(folder: Path, place: Path) -> None:
    """The data of a folder as the server of then left it."""
    shutil.copytree(folder / "data", place)
    for packed in place.glob(f"*{PACKED}"):
        packed.with_suffix("").write_bytes(content(packed))
        packed.unlink()


def content(path: Path) -> bytes:
    return lzma.decompress(path.read_bytes()) if path.suffix == PACKED else path.read_bytes()


def sums(folder: Path) -> dict[str, str]:
    """By the path in the folder, what each file holds, unpacked."""
    files = [path for path in sorted(folder.rglob("*")) if path.is_file() and path.name != SUMS]
    names = [path.relative_to(folder).as_posix().removesuffix(PACKED) for path in files]
    return {name: hashlib.sha256(content(path)).hexdigest() for name, path in zip(names, files, strict=True)}


def write_sums(folder: Path) -> None:
    lines = [f"{sum}  {name}\n" for name, sum in sums(folder).items()]
    (folder / SUMS).write_text("".join(lines), "utf-8")


def read_sums(folder: Path) -> dict[str, str]:
    lines = [line.split("  ") for line in (folder / SUMS).read_text("utf-8").splitlines()]
    return {name: sum for sum, name in lines}
