"""The Fluent files of each language: where they are, and what is in them.

Words that belong to no game are in `i18n/<language>`, those of a game in the folder `i18n/<language>` of its package,
or in `i18n/<language>/<game>`, so that a language can be one folder.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import ast

from beagle.plugins import Declared, declared_games

ENGLISH: Final = "en"


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

    @property
    def ours(self) -> bool:
        """Is it of no game, or of a game of ours?"""
        return not self.game or declared_games()[self.game].ours

    def read(self) -> str:
        try:
            return self.file.read_text("utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise WordsError(f"{self.label}: it can't be read") from error


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
    found: list[tuple[str, Traversable]] = []
    for name, entry in sorted(declared_games().items()):
        places = [words_folder(entry, language), files(__package__).joinpath(language, name)]
        found += [(name, place) for place in places if place is not None and place.is_dir()]
    return found


def words_folder(entry: Declared, language: str) -> Path | None:
    folder = entry.folder
    words = folder / "i18n" / language if folder is not None else None
    return words if words is not None and words.is_dir() else None


def keys(language: str = ENGLISH) -> list[str]:
    """The keys of all messages of a language, in the order of its files."""
    return [message.id.name for resource in resources(language) for message in messages(resource)]


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
            if each.ours:
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


def messages(resource: ast.Resource) -> list[ast.Message]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def fluent_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
