"""A page for each command, made from what the command says of itself."""

import io
from typing import Any

from rich.console import Console

import run
from beagle.cli.app import COMMANDS, make_app

FOLDER = "commands"
WIDTH = 84  # of a block of code in the site


def pages() -> dict[str, str]:
    """By path in the site: the commands of players, one page each; those of developers, on one."""
    app = make_app()
    listed = "\n".join(COMMANDS)
    out = {
        f"{FOLDER}/index.md": "# Commands\n\nIn a checkout `./run COMMAND` does the same as `beagle COMMAND` does "
        "where Beagle is installed. Every command can be given `--lang`, and says what it does in that language.\n\n"
        f"```{{toctree}}\n:maxdepth: 1\n\n{listed}\nrun\n```\n",
        f"{FOLDER}/run.md": f"# run\n\n```text\n{run.HELP}```\n",
    }
    return out | {f"{FOLDER}/{name}.md": page(app, name) for name in COMMANDS}


def page(app: Any, name: str) -> str:
    return f"# beagle {name}\n\n```text\n{help_of(app, name)}\n```\n"


def help_of(app: Any, name: str) -> str:
    """What `beagle NAME --help` prints."""
    out = io.StringIO()
    app([name, "--help"], console=Console(file=out, width=WIDTH, no_color=True, force_terminal=False))
    return "\n".join(line.rstrip() for line in out.getvalue().strip().splitlines())
