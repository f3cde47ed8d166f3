"""All the commands, and how errors end: a sentence and an exit code, never a traceback.

Exit codes: 0 all fine, 1 a problem was found, 2 wrong usage.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import TextIOWrapper
from typing import Annotated, Final

from cyclopts import App, CycloptsError, Group, Parameter

from beagle import __version__, _native
from beagle.cli.help import HelpInWords
from beagle.cli.language import language_asked_for
from beagle.cli.misuse import misuse
from beagle.cli.say import FOUND, OK, WRONG_USE, UsageError, console, in_words, reason, sentence, speak
from beagle.extras import extra_of, install_line
from beagle.i18n import languages

INTERRUPTED: Final = 130

COMPONENTS: Final = "BEAGLE_BOXES"  # names files of components

# In the order of the help.  Each is a function of that name in a module of that name, imported when it is run.
_COMMANDS: Final = (
    "serve play games rules replay verify backup restore migrate tidy "
    "host tables people reports ban errors drain announce "
    "bot arena ladder review dataset cases perft bench"
)
COMMANDS: Final = tuple(_COMMANDS.split())
OLD_NAMES: Final = {"check": "cases"}  # and the module


def make_app() -> App:
    """All commands, with their help in the language of the terminal."""
    made = App(
        name="beagle",
        help=sentence("help-beagle"),
        version=version,
        help_epilogue=sentence("help-exit-codes"),
        help_formatter=HelpInWords("beagle"),
        group_commands=Group(sentence("help-commands"), sort_key=0),
        group_parameters=Group(sentence("help-parameters"), sort_key=2),
        group_arguments=Group(sentence("help-parameters"), sort_key=2),
        result_action="return_value",
        exit_on_error=False,
        print_error=False,
    )
    for place, name in enumerate((*COMMANDS, *OLD_NAMES)):
        made.command(
            f"beagle.cli.{OLD_NAMES.get(name, name)}:{name}",
            name=name,
            help=sentence(f"help-{name}"),
            help_formatter=HelpInWords(name),
            sort_key=place,
            show=name not in OLD_NAMES,
        )
    options = Group(sentence("help-options"), sort_key=1)
    for flag, key in (("--help", "help-help"), ("--version", "help-version")):
        made[flag].group, made[flag].help = options, sentence(key)
    made.meta.default(with_language(made))
    return made


def version() -> str:
    """Which version this is, and whether the rules run compiled."""
    return f"{__version__}, rules {'compiled' if _native.compiled() else 'interpreted'} ({_native.reason()})"


def with_language(app: App) -> Callable[..., int | None]:
    """Every command can be given a language, and its help says so."""

    def launch(
        *tokens: Annotated[str, Parameter(show=False, allow_leading_hyphen=True)],
        lang: str | None = None,
    ) -> int | None:
        if lang is not None and lang not in languages():
            raise UsageError(sentence("cli-no-language", text=lang, languages=", ".join(languages())))
        code: int | None = app(tokens, console=console())
        return code

    return launch


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command line; returns the exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows another
    asked = with_help(sys.argv[1:] if arguments is None else list(arguments))
    speak(language_asked_for(asked, os.environ))
    app = make_app()
    try:
        if os.environ.get(COMPONENTS):
            load_components()
        code = int(app.meta(asked, console=console()) or OK)
        sys.stdout.flush()  # write errors are reported here, not when Python exits
        return code
    except CycloptsError as error:
        return complain(sentence("cli-wrong-use", error=misuse(error, app), command=command_of(error)), WRONG_USE)
    except ValueError as error:
        return complain_of(error)
    except ImportError as error:
        return complain_of_extra(error)
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


def with_help(asked: list[str]) -> list[str]:
    """`beagle help play` is `beagle play --help`."""
    return [*asked[1:], "--help"] if asked[:1] == ["help"] else asked


def load_components() -> None:
    """Only if there are any: that needs the games."""
    from beagle.games import components

    components.load_components()


def complain_of(error: ValueError) -> int:
    """Errors of other layers that end a command with a sentence; all others are bugs."""
    from beagle.bots.files import BotError
    from beagle.games.components import ComponentsError
    from beagle.play.match import WrongChoice

    if not isinstance(error, ComponentsError | BotError | WrongChoice):
        raise error
    return complain(
        sentence("cli-wrong", error=in_words(error)), FOUND if isinstance(error, WrongChoice) else WRONG_USE
    )


def complain_of_extra(error: ImportError) -> int:
    """A package that belongs to an extra isn't installed; anything else is a bug."""
    first = error.__cause__ if isinstance(error.__cause__, ImportError) else error  # cyclopts wraps it
    extra = extra_of(first)
    if not extra:
        raise error
    text = sentence("cli-extra", package=first.name or "", install=install_line(extra))
    return complain(sentence("cli-wrong", error=text), WRONG_USE)


def forget_output() -> None:
    """Discard unwritten output, or Python would try again when it exits."""
    with suppress(OSError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def complain(text: str, code: int) -> int:
    console(stderr=True).print(text, soft_wrap=True)
    return code


def command_of(error: CycloptsError) -> str:
    """The command that was meant, to point to its help."""
    return " ".join(["beagle", *(error.command_chain or ())])
