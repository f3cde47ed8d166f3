"""beagle tidy: delete old data from the server's database."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.say import FOUND, OK, UsageError, console, print_json, sentence
from beagle.server.config import SettingsError, data_folder, read_settings
from beagle.server.store import tidying


def tidy(
    *,
    data: Annotated[
        Path | None, Parameter(help="The server's data folder. Default: BEAGLE_DATA, or the usual place.")
    ] = None,
    finished_days: Annotated[
        float | None,
        Parameter(help="Delete finished games older than this many days; 0: none. Default: as configured."),
    ] = None,
    closed_days: Annotated[
        float | None,
        Parameter(help="Delete unfinished tables closed this many days ago; 0: none. Default: as configured."),
    ] = None,
    visitors_days: Annotated[
        float | None,
        Parameter(help="Delete visitors not seen for this many days, unless they have a table that stays; 0: none."),
    ] = None,
    dry_run: Annotated[bool, Parameter(negative="", help="Only count. A server may be running.")] = False,
    as_json: Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")] = False,
) -> int:
    """Delete old data from the server's database, and give its space back to the disk.

    A running server does this itself, a little at a time; this does all of it at once, while no server is running
    there. Games that are going on, and tables where people gather, always stay. Make a backup first.
    """
    try:
        keeping = read_settings(
            keep_finished_days=finished_days, keep_closed_days=closed_days, keep_visitors_days=visitors_days
        ).keeping
        gone = tidying.tidy(data or data_folder(), keeping, dry_run)
    except SettingsError as error:
        raise UsageError(str(error)) from error
    except OSError as error:
        raise UsageError(str(error), FOUND) from error
    if as_json:
        print_json({"gone": not dry_run, **gone._asdict()})
    else:
        key = "cli-tidy-would" if dry_run else "cli-tidy-done"
        console().print(sentence(key, **gone._asdict()), soft_wrap=True)
    return OK
