"""beagle ban: keep somebody off the server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.options import AsJson
from beagle.cli.places import moderated
from beagle.cli.say import OK, UsageError, console, print_json, sentence
from beagle.server.store import moderating
from beagle.server.store.contract import Ban


def ban(
    whom: str | None = None,
    /,
    *,
    why: str = "",
    lift: Annotated[bool, Parameter(negative="")] = False,
    list_bans: Annotated[bool, Parameter(name="--list", negative="")] = False,
    data: Path | None = None,
    database: str | None = None,
    as_json: AsJson = False,
) -> int:
    """Ban a visitor from the server, list bans, or lift one."""
    if list_bans == (whom is not None) or (list_bans and lift):
        raise UsageError(sentence("cli-ban-what"))
    with moderated(data, database, reads=whom is None) as connection:
        if whom is None:
            return show(moderating.bans(connection), as_json)
        done = moderating.lift(connection, whom) if lift else moderating.ban(connection, whom, why)
    if as_json:
        print_json({"visitor": done.visitor, "name": done.name, "banned": not lift})
    else:
        key = "cli-ban-lifted" if lift else "cli-ban-done"
        console().print(sentence(key, name=done.name, visitor=done.visitor), soft_wrap=True)
    return OK


def show(bans: list[Ban], as_json: bool) -> int:
    if as_json:
        print_json([{"visitor": one.visitor, "name": one.name, "why": one.why, "at": one.at} for one in bans])
        return OK
    out = console()
    if not bans:
        out.print(sentence("cli-ban-none"))
    for one in bans:
        day = time.strftime("%Y-%m-%d", time.localtime(one.at))
        out.print(f"{day}  {one.visitor}  {one.name}{'  ' + one.why if one.why else ''}", soft_wrap=True)
    return OK
