"""beagle drain: empty a running server before it is stopped."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence


def drain(
    *,
    off: Annotated[bool, Parameter(negative="")] = False,
    data: Path | None = None,
    port: int | None = None,
    as_json: AsJson = False,
) -> int:
    """Empty the running server: no table is opened there any more."""
    state = ask(find(data, port), "drain", on=not off)
    if as_json:
        print_json({"draining": state["draining"], "given": state["given"], "connected": state["connected"]})
        return OK
    key = "cli-drain-given" if state["given"] else "cli-drain-on" if state["draining"] else "cli-drain-off"
    console().print(sentence(key), soft_wrap=True)
    return OK
