"""beagle migrate: move everything from one kind of store to the other."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from beagle.cli.options import AsJson
from beagle.cli.places import place_of
from beagle.cli.progress import progress
from beagle.cli.say import FOUND, OK, UsageError, console, in_words, print_json, sentence
from beagle.server.store.address import is_address, shown
from beagle.server.store.moving import move

STEPS: Final = {"copying": "cli-migrate-copying", "replaying": "cli-migrate-replaying"}


def migrate(*, to: str, data: Path | None = None, database: str | None = None, as_json: AsJson = False) -> int:
    """Move a server's games to PostgreSQL, or back to a folder."""
    settings = place_of(data, database)
    source = settings.database or str(settings.folder)
    if is_address(source) == is_address(to):
        raise UsageError(sentence("cli-migrate-which"))
    try:
        moved = move(source, to, watched)
    except OSError as error:
        raise UsageError(in_words(error), FOUND) from error
    place = shown(to) if is_address(to) else to
    if as_json:
        print_json({"to": place, **moved._asdict()})
        return OK
    console().print(
        sentence("cli-migrate-done", place=place, tables=moved.tables, entries=moved.entries), soft_wrap=True
    )
    if moved.broken:
        tables = ", ".join(moved.broken)
        console().print(sentence("cli-migrate-broken", count=len(moved.broken), tables=tables), soft_wrap=True)
    return OK


@contextmanager
def watched(what: str, steps: int) -> Iterator[Any]:
    with progress(sentence(STEPS[what]), steps) as advance:
        yield advance
