"""What the words of somebody else's game may be: they are sent to every page that names the game."""

from __future__ import annotations

import re
import unicodedata
from functools import cache
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

from fluent.syntax import FluentSerializer, ast

from beagle.i18n.files import ENGLISH, WordsError, fluent_files, languages, messages, parse, word_files, words_folder
from beagle.i18n.loading import defined
from beagle.plugins import Declared, declared_games

TITLE: Final = "web-game-"  # before the name of a game: the key of its title
RULE: Final = re.compile(r"[A-Z]{2,3}-[A-Z]+-\d+[a-z]?")

MAX_FILES: Final = 20  # of one language
MAX_BYTES: Final = 128 * 1024  # of all files of one language; EVO has 76 kB in Russian
MAX_MESSAGES: Final = 2_000
MAX_MESSAGE: Final = 4_000  # characters of one message with its attributes


def words_fault(entry: Declared) -> str:
    """What is wrong with the words of somebody else's game; empty if nothing is.

    Its keys contain the game's name between hyphens or are ids of rules, and none of them is one of ours.
    """
    for language in languages():
        try:
            found = checked_keys(entry, language)
        except WordsError as error:
            return str(error)
        if language == ENGLISH and TITLE + entry.name not in found:
            return f'{language}: the message "{TITLE}{entry.name}", the name of the game, is missing'
    return ""


def checked_keys(entry: Declared, language: str) -> set[str]:
    """The keys of a game's words in a language.  WordsError: these can't be its words."""
    found: set[str] = set()
    for file in bounded_files(entry, language):
        label = f"{language}/{file.name}"
        resource = parse(file, found, label)
        check_entries(entry, resource, label)
        keys = [message.id.name for message in messages(resource)]
        ours = [key for key in keys if key in own_keys(language)]
        if ours:
            raise WordsError(f'{label}: the message "{ours[0]}" is defined twice: it is one of ours')
        found.update(keys)
        if len(found) > MAX_MESSAGES:
            raise WordsError(f"{label}: a game has at most {MAX_MESSAGES} messages")
    return found


def bounded_files(entry: Declared, language: str) -> list[Traversable]:
    """The Fluent files of a game in a language.  WordsError: they are too many or too large."""
    folder = words_folder(entry, language)
    found = fluent_files(folder) if folder is not None else []
    if len(found) > MAX_FILES:
        raise WordsError(f"{language}: a language has at most {MAX_FILES} files, not {len(found)}")
    if sum(Path(str(file)).stat().st_size for file in found) > MAX_BYTES:
        raise WordsError(f"{language}: the words of a language have at most {MAX_BYTES // 1024} kB")
    return found


def check_entries(entry: Declared, resource: ast.Resource, label: str) -> None:
    """WordsError: a key could be somebody else's, or a text is too long or contains characters that nobody sees."""
    for each in resource.body:
        if not isinstance(each, ast.Message | ast.Term):
            continue
        key = each.id.name
        if f"-{entry.name}-" not in f"-{key}-" and (isinstance(each, ast.Term) or RULE.fullmatch(key) is None):
            raise WordsError(f'{label}: the key "{key}" is no id of a rule and doesn\'t contain "{entry.name}"')
        text = FluentSerializer().serialize_entry(each)
        if len(text) > MAX_MESSAGE:
            raise WordsError(f'{label}: the message "{key}" has more than {MAX_MESSAGE} characters')
        if any(unicodedata.category(letter) in ("Cc", "Cf", "Co", "Cs") and letter != "\n" for letter in text):
            raise WordsError(f'{label}: the message "{key}" contains a character that can\'t be seen')


@cache
def own_keys(language: str) -> frozenset[str]:
    """The keys of our own words in a language: of no game, and of our games."""
    return frozenset(key for each in word_files(language) if each.ours for key in defined(each.read()))


def words_of(game: str, language: str) -> str:
    """The words of somebody else's game, as one Fluent text; empty if it has none in this language.

    LookupError: there is no such game.  WordsError: they can't be used any more, since the files have changed.
    """
    entry = declared_games()[game]
    return "\n".join(file.read_text("utf-8") for file in bounded_files(entry, language))
