"""A server that runs on this machine, for the host's commands: where it is, its token, and asking it.

`beagle serve` notes both in its data folder, in a file that only its user can read, and removes it at its end.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import msgspec

from beagle.cli.places import place_of
from beagle.cli.say import FOUND, UsageError, sentence, spoken
from beagle.kernel.message import Message

SECONDS: Final = 60.0
ONLY_US: Final = 0o600
MOST: Final = 16 * 1024 * 1024  # bytes of an answer


class Reached(NamedTuple):
    """A running server: its address and the host's token."""

    address: str
    token: str


class Note(msgspec.Struct, frozen=True):
    """The same, in a file."""

    address: str
    token: str


@contextmanager
def known_to_commands(folder: Path, port: int, server: Reached) -> Iterator[None]:
    """While the server runs, commands find it.  If the folder can't be written, only they don't."""
    file = folder / f"server-{port}.json"
    with suppress(OSError):
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        write(file, msgspec.json.encode(Note(*server)))
    try:
        yield
    finally:
        with suppress(OSError):
            file.unlink(missing_ok=True)


def write(file: Path, content: bytes) -> None:
    """Whole or not at all, and never readable by others."""
    part = file.with_name(f".{file.name}.{os.getpid()}")
    part.unlink(missing_ok=True)
    handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, ONLY_US)
    with os.fdopen(handle, "wb") as out:
        out.write(content)
    os.replace(part, file)


def find(data: Path | None, port: int | None) -> Reached:
    """The server whose data folder this is; `port` says which, if there are several."""
    settings = place_of(data, "")
    files = [settings.folder / f"server-{port}.json"] if port else sorted(settings.folder.glob("server-*.json"))
    found = [note for note in map(read, files) if note is not None]
    if not found:
        raise UsageError(sentence("cli-no-server", folder=str(settings.folder)), FOUND)
    if len(found) > 1:
        raise UsageError(sentence("cli-several-servers", addresses=", ".join(one.address for one in found)))
    return found[0]


def read(file: Path) -> Reached | None:
    try:
        note = msgspec.json.decode(file.read_bytes(), type=Note)
    except (OSError, msgspec.MsgspecError):
        return None
    return Reached(note.address, note.token)


def ask(server: Reached, what: str, **body: Any) -> Any:
    """A request of the host.  A refusal ends the command with its words."""
    root = server.address
    origin = "/".join(root.split("/")[:3])
    headers = {"Authorization": f"Bearer {server.token}", "Origin": origin, "Content-Type": "application/json"}
    request = Request(f"{root}/api/host/{what}", msgspec.json.encode(body), headers, method="POST")
    try:
        with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answer:
            return msgspec.json.decode(answer.read(MOST))
    except HTTPError as error:
        raise UsageError(refusal(error.read(MOST)), FOUND) from error
    except (URLError, OSError, msgspec.MsgspecError) as error:
        raise UsageError(sentence("cli-no-answer", address=root), FOUND) from error


def refusal(body: bytes) -> str:
    """Why the server refused, in the language of the terminal."""
    try:
        words = msgspec.json.decode(body)["words"]
        return spoken().say(Message(words["key"], {name: str(value) for name, value in words["args"].items()}))
    except (msgspec.MsgspecError, KeyError, TypeError):
        return sentence("cli-failed")
