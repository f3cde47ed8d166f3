"""Your own bots, from files: `hungry.py` has one bot in it, `mine.py:Hungry` names one of several.

Reading a file runs it as a program.  So files are used only where a person names them on a command line, never where a
name comes from somebody else.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from beagle.bots.bot import Bot
from beagle.bots.registry import BOTS, bot
from beagle.kernel.message import Message

FILE: Final = re.compile(r"(?P<file>.+\.py)(?::(?P<name>\w+))?")
METHODS: Final = ("begin", "saw", "choose")


class BotError(ValueError):
    """No such bot, or a file without one; the text says what is wrong, `words` in the language of a reader."""

    def __init__(self, text: str, words: Message | None = None) -> None:
        super().__init__(text)
        self.words = words


def in_file(name: str) -> bool:
    """Does this name a bot in a file?"""
    return FILE.fullmatch(name) is not None


def any_bot(name: str) -> Bot:
    """A new bot: one of ours by name, or one from a file."""
    found = FILE.fullmatch(name)
    if found is None:
        try:
            return bot(name)
        except KeyError as error:
            raise BotError(f"{error.args[0]}; for your own bot give its file, like hungry.py", unknown(name)) from error
    kind = chosen(load(Path(found["file"])), found["file"], found["name"])
    try:
        made: Bot = kind()
    except TypeError as error:
        raise BotError(f"{name}: a bot must be created without arguments: {error}") from error
    if not isinstance(getattr(made, "name", None), str):
        raise BotError(f"{name}: the bot has no name")
    return made


def unknown(name: str) -> Message | None:
    """No bot has this name; None for a bot that is there and can't be used: the error itself says why."""
    if any(fault.name == name for fault in BOTS.found().faults.values()):
        return None
    return Message("error-no-bot", {"name": name, "bots": ", ".join(BOTS.names())})


def load(path: Path) -> ModuleType:
    """The program in a file."""
    spec = spec_from_file_location(path.stem, path)
    if spec is None or spec.loader is None or not path.is_file():
        raise BotError(f"{path}: no such file", Message("error-bot-file", {"file": str(path)}))
    module = module_from_spec(spec)
    folder = str(path.resolve().parent)
    if folder not in sys.path:  # so that it may import modules from the same folder
        sys.path.insert(0, folder)
    try:
        spec.loader.exec_module(module)
    except SyntaxError as error:
        raise BotError(f"{path}: line {error.lineno}: {error.msg}") from error
    except ImportError as error:
        raise BotError(f"{path}: {error}") from error
    return module


def chosen(module: ModuleType, file: str, name: str | None) -> Callable[[], Bot]:
    """The class of this name; by default, the only bot the file defines."""
    own = {key: value for key, value in vars(module).items() if isinstance(value, type)}
    bots = {
        key: value
        for key, value in own.items()
        if value.__module__ == module.__name__ and all(callable(getattr(value, method, None)) for method in METHODS)
    }
    if not bots:
        methods = ", ".join(METHODS)
        words = Message("error-bot-none", {"file": file, "methods": methods})
        raise BotError(f"{file}: it has no bot, which is a class with {methods} (docs/bots.md)", words)
    if name is None and len(bots) > 1:
        several = ", ".join(f"{file}:{key}" for key in bots)
        words = Message("error-bot-several", {"file": file, "bots": several})
        raise BotError(f"{file}: it has several bots; choose one: {several}", words)
    if name is not None and name not in bots:
        words = Message("error-bot-other", {"file": file, "name": name, "bots": ", ".join(bots)})
        raise BotError(f'{file}: it has no bot "{name}"; choose from: {", ".join(bots)}', words)
    return bots[name or next(iter(bots))]
