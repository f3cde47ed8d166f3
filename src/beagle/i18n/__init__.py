"""Words: turns messages into text of a language.

Words that belong to no game are in `i18n/<language>`, those of a game in the folder `i18n/<language>` of its package.
English is complete; what another language lacks is said in English.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from beagle.kernel.message import Argument, Message, Seat
from beagle.plugins import Declared, declared_games

ENGLISH: Final = "en"
TITLE: Final = "web-game-"  # before the name of a game: the key of its title
RULE: Final = re.compile(r"[A-Z]{2,3}-[A-Z]+-\d+[a-z]?")


class WordsError(LookupError):
    """A message that cannot be formatted: a fault of the Fluent files, never of a player."""

    def __str__(self) -> str:
        return str(self.args[0])


class WordFile(NamedTuple):
    """A Fluent file: the game it belongs to ("" for none), its name, and where it is."""

    game: str
    name: str
    file: Traversable

    @property
    def label(self) -> str:
        return f"{self.game}/{self.name}" if self.game else self.name


def languages() -> list[str]:
    """The available languages: English first, then by name."""
    found = {folder.name for folder in files(__package__).iterdir() if folder.is_dir() and fluent_files(folder)}
    return [ENGLISH, *sorted(found - {ENGLISH})]


def word_files(language: str) -> list[WordFile]:
    """The Fluent files of a language: those of no game first, then those of each game."""
    folders = [("", files(__package__).joinpath(language)), *game_folders(language)]
    return [WordFile(game, file.name, file) for game, folder in folders for file in fluent_files(folder)]


def game_folders(language: str) -> list[tuple[str, Traversable]]:
    """The games that have words in this language, and the folders of these words.  Doesn't import any game."""
    found = [(name, words_folder(entry, language)) for name, entry in declared_games().items()]
    return sorted(((name, folder) for name, folder in found if folder is not None), key=lambda each: each[0])


def words_folder(entry: Declared, language: str) -> Path | None:
    folder = entry.folder
    words = folder / "i18n" / language if folder is not None else None
    return words if words is not None and words.is_dir() else None


def keys(language: str = ENGLISH) -> list[str]:
    """The keys of all messages of a language, in the order of its files."""
    return [message.id.name for resource in resources(language) for message in messages(resource)]


class Words:
    """Formats messages in a language.  `names` are the people at the table; a seat without one is its letter."""

    def __init__(self, language: str = ENGLISH, names: Sequence[str] = ()) -> None:
        if language not in languages():
            raise WordsError(f'no language is called "{language}"; choose from: {", ".join(languages())}')
        self.language = language
        self.names = list(names)

    def say(self, message: Message) -> str:
        """The message as text.  What a language lacks, or has wrong, is said in English."""
        args = {name: self.argument(value) for name, value in message.args.items()}
        if self.language != ENGLISH:
            said = attempt(self.language, message.key, args)
            if said is not None:
                return said
        pattern = pattern_of(ENGLISH, message.key)
        if pattern is None:
            raise WordsError(f'no English message "{message.key}"; its arguments are: {", ".join(args) or "none"}')
        text, errors = bundle(ENGLISH).format_pattern(pattern, args)
        if errors:
            raise WordsError(f'the English message "{message.key}" cannot be formatted: {faults(errors)}')
        return str(text)

    def has(self, key: str) -> bool:
        """Is there a message for this key?"""
        return pattern_of(ENGLISH, key) is not None

    def argument(self, value: Argument) -> str | int:
        if isinstance(value, Message):
            return self.say(value)
        if isinstance(value, Seat):
            return self.name(value.number)
        return value

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else chr(ord("A") + seat)


def attempt(language: str, key: str, args: dict[str, str | int]) -> str | None:
    """The message in this language; None if it cannot be formatted, with a warning if it exists."""
    pattern = pattern_of(language, key)
    if pattern is None:
        return None
    text, errors = bundle(language).format_pattern(pattern, args)
    if errors:
        warnings.warn(f'{language}: the message "{key}" cannot be formatted: {faults(errors)}', stacklevel=3)
        return None
    return str(text)


def faults(errors: Sequence[Exception]) -> str:
    return "; ".join(str(error) for error in errors)


def pattern_of(language: str, key: str) -> Any | None:
    """The pattern of `key`, or of an attribute in `key.attribute`."""
    name, _, attribute = key.partition(".")
    if not bundle(language).has_message(name):
        return None
    message = bundle(language).get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


@cache
def bundle(language: str) -> FluentBundle:
    made = FluentBundle([language], use_isolating=False)
    for resource in resources(language):
        made.add_resource(resource)
    return made


@cache
def resources(language: str) -> list[ast.Resource]:
    """The parsed files of a language.  Invalid Fluent or a duplicate is an immediate error.

    A faulty file of somebody else's game is left out: `words_fault` says why that game can't be played.
    """
    parsed: list[ast.Resource] = []
    seen: set[str] = set()
    for each in word_files(language):
        try:
            resource = parse(each.file, seen, f"{language}/{each.label}")
        except WordsError:
            if not each.game or declared_games()[each.game].ours:
                raise
            continue
        seen |= {message.id.name for message in messages(resource)}
        parsed.append(resource)
    return parsed


def parse(file: Traversable, taken: Collection[str], label: str) -> ast.Resource:
    """A Fluent file.  WordsError: it isn't Fluent, or has a message that is there already."""
    try:
        resource = FluentResource(file.read_text("utf-8"))
    except (OSError, UnicodeDecodeError) as error:
        raise WordsError(f"{label}: it can't be read") from error
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise WordsError(f"{label}: not valid Fluent: {(entry.content or '').strip()[:200]}")
    names = [message.id.name for message in messages(resource)]
    twice = [name for at, name in enumerate(names) if name in taken or name in names[:at]]
    if twice:
        raise WordsError(f'{label}: the message "{twice[0]}" is defined twice')
    return resource


def words_fault(entry: Declared) -> str:
    """What is wrong with the words of somebody else's game; empty if nothing is.

    Its keys contain the game's name between hyphens or are ids of rules, so they can't be those of another game.
    """
    for language in languages():
        folder = words_folder(entry, language)
        taken: set[str] = set()
        for file in fluent_files(folder) if folder is not None else ():
            label = f"{language}/{file.name}"
            try:
                found = [message.id.name for message in messages(parse(file, taken, label))]
            except WordsError as error:
                return str(error)
            foreign = [key for key in found if f"-{entry.name}-" not in f"-{key}-" and RULE.fullmatch(key) is None]
            if foreign:
                return f'{label}: the key "{foreign[0]}" is no id of a rule and doesn\'t contain "{entry.name}"'
            taken.update(found)
        if language == ENGLISH and TITLE + entry.name not in taken:
            return f'{language}: the message "{TITLE}{entry.name}", the name of the game, is missing'
    return ""


def messages(resource: ast.Resource) -> list[ast.Message]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def fluent_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
