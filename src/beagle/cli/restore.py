"""beagle restore: put a copy of the server's database back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.options import AsJson
from beagle.cli.places import folder_of
from beagle.cli.say import FOUND, OK, UsageError, console, in_words, print_json, sentence
from beagle.server.store import care


def restore(
    file: Path,
    /,
    *,
    data: Path | None = None,
    database: str | None = None,
    force: Annotated[
        bool,
        Parameter(negative=""),
    ] = False,
    as_json: AsJson = False,
) -> int:
    """Put a copy of the server's database back."""
    folder = folder_of(data, database, "cli-restore-database", file)
    try:
        restored = care.restore(file, folder, force)
    except care.NotEmpty as error:
        raise UsageError(sentence("cli-restore-taken", error=in_words(error)), FOUND) from error
    except OSError as error:
        raise UsageError(in_words(error), FOUND) from error
    contents, before = restored.contents, restored.before
    if as_json:
        print_json({"folder": str(folder), "before": str(before) if before else None, **contents._asdict()})
        return OK
    out = console()
    tables, entries = contents.tables, contents.entries
    out.print(sentence("cli-restore-done", folder=str(folder), tables=tables, entries=entries), soft_wrap=True)
    if before:
        out.print(sentence("cli-restore-before", file=str(before)), soft_wrap=True)
    return OK
