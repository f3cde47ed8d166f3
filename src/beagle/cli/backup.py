"""beagle backup: a copy of the server's database, while it runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.options import AsJson
from beagle.cli.places import folder_of
from beagle.cli.say import FOUND, OK, UsageError, console, in_words, print_json, sentence
from beagle.server.store import care, rescuing
from beagle.server.store.contract import Damaged


def backup(
    file: Path,
    /,
    *,
    data: Path | None = None,
    database: str | None = None,
    rescue: Annotated[
        bool,
        Parameter(negative=""),
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Copy the server's database to a file."""
    folder = folder_of(data, database, "cli-backup-database", file)
    if not file.parent.is_dir():
        raise UsageError(sentence("cli-cannot-write", file=str(file), reason=sentence("cli-no-folder")))
    try:
        contents, lost = rescuing.rescue(folder, file) if rescue else (care.backup(folder, file), [])
    except Damaged as error:
        raise UsageError(sentence("cli-backup-damaged", error=str(error)), FOUND) from error
    except OSError as error:
        raise UsageError(in_words(error), FOUND) from error
    if as_json:
        print_json({"file": str(file), **contents._asdict(), **({"lost": lost} if rescue else {})})
        return FOUND if lost else OK
    out = console()
    tables, entries = contents.tables, contents.entries
    out.print(sentence("cli-backup-done", file=str(file), tables=tables, entries=entries), soft_wrap=True)
    if lost:
        out.print(
            sentence("cli-backup-lost", count=len(lost), tables=", ".join(lost)), style="bold red", soft_wrap=True
        )
    return FOUND if lost else OK
