"""All the commands, and how errors end: a sentence and an exit code, never a traceback.

Exit codes: 0 all is well, 1 something wrong was found, 2 wrong use.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Final

from cyclopts import App, CycloptsError, UnusedCliTokensError

from beagle import __version__
from beagle.bots.files import BotError
from beagle.cli.arena import arena
from beagle.cli.backup import backup
from beagle.cli.ban import ban
from beagle.cli.bench import bench
from beagle.cli.bot import bot
from beagle.cli.cases import cases, check
from beagle.cli.games import games
from beagle.cli.perft import perft
from beagle.cli.play import play
from beagle.cli.replay import replay
from beagle.cli.reports import reports
from beagle.cli.restore import restore
from beagle.cli.rules import rules
from beagle.cli.say import FOUND, OK, WRONG_USE, UsageError, console, reason, sentence
from beagle.cli.serve import serve
from beagle.cli.tidy import tidy
from beagle.cli.verify import verify
from beagle.games.components import ComponentsError, load_components
from beagle.play.match import WrongChoice

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
    games,
    rules,
    replay,
    verify,
    backup,
    restore,
    tidy,
    reports,
    ban,
    bot,
    arena,
    cases,
    perft,
    bench,
)
for place, command in enumerate(COMMANDS):
    app.command(command, sort_key=place)
app.command(check, show=False)  # an old name
app["--help"].group = app["--version"].group = "Options"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another
    try:
        load_components()
        asked = sys.argv[1:] if arguments is None else list(arguments)
        code = int(app(asked, console=console()) or OK)
        sys.stdout.flush()  # write errors are reported here, not when Python exits
        return code
    except CycloptsError as error:
        return complain(sentence("cli-wrong-use", error=misuse(error), command=command_of(error)), WRONG_USE)
    except (ComponentsError, BotError) as error:
        return complain(sentence("cli-wrong", error=str(error)), WRONG_USE)
    except WrongChoice as error:
        return complain(sentence("cli-wrong", error=str(error)), FOUND)
    except UsageError as wrong:
        return complain(sentence("cli-wrong", error=str(wrong)), wrong.code)
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:  # the reader of our output has stopped reading
        forget_output()
        return OK
    except OSError as error:  # a full disk, a closed terminal
        forget_output()
        return complain(sentence("cli-wrong", error=sentence("cli-cannot-go-on", reason=reason(error))), FOUND)


def forget_output() -> None:
    """Discard unwritten output, or Python would try again when it exits."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str, code: int) -> int:
    console(stderr=True).print(text, soft_wrap=True)
    return code


def misuse(error: CycloptsError) -> str:
    """What is wrong with a command line."""
    if isinstance(error, UnusedCliTokensError):
        return sentence("cli-too-many", text=" ".join(error.unused_tokens or ()))
    return str(error).strip()


def command_of(error: CycloptsError) -> str:
    """The command that was meant, to point to its help."""
    return " ".join(["beagle", *(error.command_chain or ())])
