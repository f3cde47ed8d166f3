"""beagle tables: the tables of a running server."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any, Literal

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence
from beagle.kernel.text import seat_name


def tables(
    *,
    status: Literal["playing", "gathering", "over", "closed"] = "playing",
    data: Path | None = None,
    port: int | None = None,
    as_json: AsJson = False,
) -> int:
    """List the tables of the running server, and who sits there."""
    found = ask(find(data, port), "tables", status=status)
    if as_json:
        print_json(found["tables"])
        return OK
    out = console()
    if not found["tables"]:
        out.print(sentence("cli-tables-none"))
    for one in found["tables"]:
        out.print(line(one), soft_wrap=True)
    if found["more"]:
        out.print(sentence("cli-list-more", count=len(found["tables"])))
    return OK


def line(one: dict[str, Any]) -> str:
    day = time.strftime("%Y-%m-%d %H:%M", time.localtime(one["touched"]))
    seats = ", ".join(
        f"{seat_name(number)} {seat['name'] or '–'}" + (f" ({seat['visitor']})" if seat["visitor"] else "")
        for number, seat in enumerate(one["seats"])
    )
    return f"{day}  {one['id']}  {one['name']}  {one['game']} {one['ruleset']}  {one['entries']}  {seats}"
