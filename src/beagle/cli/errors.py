"""beagle errors: the last warnings and errors of a running server."""

from __future__ import annotations

from pathlib import Path

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence


def errors(*, data: Path | None = None, port: int | None = None, as_json: AsJson = False) -> int:
    """List the last warnings and errors of the running server, newest first."""
    found = ask(find(data, port), "errors")["errors"]
    if as_json:
        print_json(found)
        return OK
    out = console()
    if not found:
        out.print(sentence("cli-errors-none"))
    for one in found:
        more = "  ".join(f"{key}={value}" for key, value in one["more"].items())
        out.print(f"{one['at']}  {one['level']}  {one['event']}  {more}".rstrip(), soft_wrap=True, highlight=False)
    return OK
