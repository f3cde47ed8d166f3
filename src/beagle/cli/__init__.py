"""The command `beagle`: playing in the terminal, and the tools around the rules.  One file per command."""

import sys
from collections.abc import Sequence

from beagle.extras import MissingExtra, missing

__all__ = ["main"]

WRONG_USE = 2


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code.  Without the extra `cli` there are no words but these."""
    try:
        from beagle.cli.app import main as run
    except ModuleNotFoundError as error:
        found = missing(error, "the command beagle")
        if not isinstance(found, MissingExtra):
            raise
        print(f"beagle: {found}", file=sys.stderr)
        return WRONG_USE
    return run(arguments)
