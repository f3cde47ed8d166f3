"""The commands together, and what becomes of errors: a sentence and an exit code, never a traceback.

Exit codes: 0 all is well, 1 something wrong was found, 2 wrong use.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError

from beagle import __version__
from beagle.boxes import BoxError, load_boxes
from beagle.cli.backup import backup
from beagle.cli.bench import bench
from beagle.cli.bot import bot
from beagle.cli.check import check
from beagle.cli.perft import perft
from beagle.cli.play import play
from beagle.cli.replay import replay
from beagle.cli.restore import restore
from beagle.cli.rules import rules
from beagle.cli.say import OK, WRONG_USE, Wrong, console, sentence
from beagle.cli.serve import serve
from beagle.cli.tidy import tidy
from beagle.cli.verify import verify

INTERRUPTED: Final = 130

app = App(
    name="beagle",
    help="Board games of evolution: play in the terminal, look up rules, replay games.",
    version=__version__,
    help_epilogue="Exit codes: 0 all is well, 1 something wrong was found, 2 wrong use.",
    result_action="return_value",
    exit_on_error=False,
    print_error=False,
)
COMMANDS: Final[tuple[Callable[..., int], ...]] = (
    serve,
    play,
    rules,
    replay,
    verify,
    backup,
    restore,
    tidy,
    bot,
    check,
    perft,
    bench,
)
for place, command in enumerate(COMMANDS):
    app.command(command, sort_key=place)
app["--help"].group = app["--version"].group = "Options"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign shows another
    try:
        load_boxes()
        return int(app(sys.argv[1:] if arguments is None else list(arguments)) or OK)
    except CycloptsError as error:
        return complain(sentence("cli-wrong-use", error=str(error).strip(), command=command_of(error)), WRONG_USE)
    except BoxError as error:
        return complain(sentence("cli-wrong", error=str(error)), WRONG_USE)
    except Wrong as wrong:
        return complain(sentence("cli-wrong", error=str(wrong)), wrong.code)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # whoever read our output has had enough
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK


def complain(text: str, code: int) -> int:
    console(stderr=True).print(text, soft_wrap=True)
    return code


def command_of(error: CycloptsError) -> str:
    """The command that was meant, for a pointer to its help."""
    return " ".join(["beagle", *(error.command_chain or ())])
