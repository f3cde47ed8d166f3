"""beagle people: the visitors of a running server."""

from __future__ import annotations

import time
from pathlib import Path

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence


def people(
    name: str = "",
    /,
    *,
    data: Path | None = None,
    port: int | None = None,
    as_json: AsJson = False,
) -> int:
    """List visitors, the last to be here first."""
    found = ask(find(data, port), "people", find=name)
    if as_json:
        print_json(found["people"])
        return OK
    out = console()
    if not found["people"]:
        out.print(sentence("cli-people-none"))
    for one in found["people"]:
        day = time.strftime("%Y-%m-%d", time.localtime(one["seen"]))
        banned = f"  {sentence('cli-people-banned')}" if one["banned"] else ""
        out.print(f"{day}  {one['visitor']}  {one['name']}{banned}", soft_wrap=True)
    if found["more"]:
        out.print(sentence("cli-list-more", count=len(found["people"])))
    return OK
