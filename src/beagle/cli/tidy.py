"""beagle tidy: delete old data from the server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.say import FOUND, OK, UsageError, console, in_words, print_json, sentence
from beagle.server.config import Settings, SettingsError, read_settings
from beagle.server.store import tidying
from beagle.server.store.choosing import need_driver


def tidied(settings: Settings, dry_run: bool) -> tidying.Tidied:
    if not settings.database:
        return tidying.tidy(settings.folder, settings.keeping, dry_run)
    need_driver()
    from beagle.server.store.postgres import moving  # here: most have no driver for it

    return moving.tidy(settings.database, settings.keeping, dry_run)


def tidy(
    *,
    data: Path | None = None,
    database: str | None = None,
    finished_days: float | None = None,
    closed_days: float | None = None,
    visitors_days: float | None = None,
    dry_run: Annotated[bool, Parameter(negative="")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="")] = False,
) -> int:
    """Delete old data from the server's database, and give its space back to the disk."""
    try:
        settings = read_settings(
            data=None if data is None else str(data),
            database=database,
            keep_finished_days=finished_days,
            keep_closed_days=closed_days,
            keep_visitors_days=visitors_days,
        )
        gone = tidied(settings, dry_run)
    except SettingsError as error:
        raise UsageError(in_words(error)) from error
    except OSError as error:
        raise UsageError(in_words(error), FOUND) from error
    if as_json:
        print_json({"gone": not dry_run, **gone._asdict()})
    else:
        key = "cli-tidy-would" if dry_run else "cli-tidy-done"
        console().print(sentence(key, **gone._asdict()), soft_wrap=True)
    return OK
