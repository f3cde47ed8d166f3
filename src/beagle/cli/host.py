"""beagle host: where the host's page of a running server is, and how the server is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from beagle.cli.options import AsJson
from beagle.cli.running import ask, find
from beagle.cli.say import OK, console, print_json, sentence

MEGABYTE = 1_000_000


def host(*, data: Path | None = None, port: int | None = None, as_json: AsJson = False) -> int:
    """Show the host's page of the running server, its token, versions, storage and people."""
    server = find(data, port)
    state = ask(server, "state")
    if as_json:
        print_json({"page": f"{server.address}/host", "token": server.token, **state})
        return OK
    out = console()
    out.print(sentence("cli-serving-host", address=f"{server.address}/host", token=server.token), soft_wrap=True)
    for line in lines(state):
        out.print(line, soft_wrap=True)
    return OK


def lines(state: dict[str, Any]) -> list[str]:
    storage, tables = state["storage"], state["storage"]["tables"]
    out = [
        sentence("cli-host-version", version=state["version"], python=state["python"], rules=state["rules"]),
        sentence("cli-host-here", connected=state["connected"], people=state["people"], live=state["live"]),
        sentence(
            "cli-host-tables",
            playing=tables.get("playing", 0),
            gathering=tables.get("gathering", 0),
            over=tables.get("over", 0),
            closed=tables.get("closed", 0),
        ),
        sentence("cli-host-stored", visitors=storage["visitors"], size=round(storage["bytes"] / MEGABYTE)),
        sentence("cli-host-reports", reports=state["reports"]),
    ]
    if len(state["nodes"]) > 1:
        names = ", ".join(f"{node['number']} ({node['name']}, {node['version']})" for node in state["nodes"])
        out.append(sentence("cli-host-nodes", nodes=names))
    if state["draining"]:
        out.append(sentence("cli-drain-on"))
    if "said" in state:
        out.append(sentence("cli-host-said", text=state["said"]["text"]))
    return out
