"""What all commands share: the terminal, the interface texts, and errors that end a command."""

from __future__ import annotations

import errno
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from rich.console import Console

from beagle.cli.safe import ShowEverything, shown_json
from beagle.games import GAMES
from beagle.games import game as game_of
from beagle.i18n import ENGLISH, Words
from beagle.kernel.game import Game
from beagle.kernel.message import Argument, Message
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError
from beagle.play.record import BEGINNING

OK: Final = 0
FOUND: Final = 1  # something wrong was found
WRONG_USE: Final = 2
OF_OLDER_RULES: Final = 3  # a game that today's rules do not follow to its end


class UsageError(Exception):
    """Ends a command: a sentence for the user, and the exit code."""

    def __init__(self, text: str, code: int = WRONG_USE) -> None:
        super().__init__(text)
        self.code = code


class Terminal(Console):
    """A console that lets `main` handle a closed pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Console:
    """The current terminal.  Nothing in our texts is markup or a control code; NO_COLOR and a pipe are respected."""
    terminal = Terminal(stderr=stderr, markup=False, highlight=False, emoji=False)
    terminal.push_render_hook(ShowEverything())
    return terminal


class Speech:
    """The language of this command; `main` sets it first of all."""

    language = ENGLISH


def speak(language: str) -> None:
    Speech.language = language


def spoken(names: Sequence[str] = ()) -> Words:
    """The words of the terminal's language; `names` are the people at the table."""
    return Words(Speech.language, names)


def sentence(key: str, words: Words | None = None, **args: Argument) -> str:
    """A sentence of the interface."""
    return (words or spoken()).say(Message(key, args))


def print_json(value: Any) -> None:
    sys.stdout.write(f"{shown_json(value)}\n")


def find_game(name: str) -> Game:
    try:
        return game_of(name)
    except KeyError as error:
        if GAMES.is_unusable(name):
            raise UsageError(str(error.args[0])) from error
        raise UsageError(sentence("cli-no-game", text=name, games=", ".join(GAMES.names()))) from error


def ruleset_of(game: Game, asked: str | None) -> str:
    """The requested ruleset, or the first of the game."""
    return asked or game.rulesets()[0].name


def read_text(path: Path) -> str:
    """The text of a file the user named."""
    try:
        return path.read_text("utf-8")
    except OSError as error:
        raise UsageError(sentence("cli-cannot-read", file=str(path), reason=reason(error))) from error
    except UnicodeDecodeError as error:
        raise UsageError(sentence("cli-not-text", file=str(path))) from error


REASONS: Final = {
    errno.ENOENT: "error-no-such-file",
    errno.EACCES: "error-not-allowed",
    errno.EPERM: "error-not-allowed",
    errno.EISDIR: "error-is-a-folder",
    errno.ENOTDIR: "error-not-a-folder",
    errno.EEXIST: "error-exists",
    errno.ENAMETOOLONG: "error-long-name",
    errno.ENOSPC: "error-disk-full",
    errno.EROFS: "error-read-only",
    errno.EIO: "error-disk",
    errno.EMFILE: "error-too-many-files",
    errno.ENFILE: "error-too-many-files",
    errno.EADDRINUSE: "error-port-taken",
    errno.EADDRNOTAVAIL: "error-no-such-address",
}


def reason(error: OSError) -> str:
    """What the system says, in the language of the terminal."""
    if isinstance(error, socket.gaierror):
        return sentence("error-no-such-address")
    if error.errno in REASONS:
        return sentence(REASONS[error.errno])
    name = errno.errorcode.get(error.errno or 0, "")
    return sentence("error-system", name=name) if name else str(error)


def in_words(error: Exception) -> str:
    """What an error says, in the language of the terminal; one without words of its own speaks English."""
    words = getattr(error, "words", None)
    if isinstance(error, NotationError) and error.expected == BEGINNING:
        return sentence("error-not-a-record", line=error.line)
    return spoken().say(words) if isinstance(words, Message) else str(error)


@contextmanager
def usage_errors(code: int = WRONG_USE, where: str = "") -> Iterator[None]:
    """Errors about the user's input end the command with their own text."""
    try:
        yield
    except (NotationError, RulesetError) as error:
        said = in_words(error)
        raise UsageError(f"{where}: {said}" if where else said, code) from error
