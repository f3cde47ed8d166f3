"""beagle announce: say something to everybody at a running server."""

from __future__ import annotations

from pathlib import Path

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence


def announce(
    text: str = "",
    /,
    *,
    minutes: int = 60,
    data: Path | None = None,
    port: int | None = None,
    as_json: AsJson = False,
) -> int:
    """Say something to everybody at the running server, and at all that share its database."""
    said = ask(find(data, port), "say", text=text, minutes=minutes)
    if as_json:
        print_json(said)
        return OK
    console().print(
        sentence("cli-announced", text=said["text"]) if said["text"] else sentence("cli-announced-nothing"),
        soft_wrap=True,
    )
    return OK
