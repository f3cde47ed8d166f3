"""Words: turns messages into text of a language.

Words that belong to no game are in `i18n/<language>`, those of a game in the folder `i18n/<language>` of its package,
or in `i18n/<language>/<game>`, so that a language can be one folder.  English is complete; what another language lacks
is said in English.
"""

from __future__ import annotations

import re
import unicodedata
import warnings
from collections.abc import Collection, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentSerializer, ast

from beagle.kernel.message import Argument, Message, Piece, Seat
from beagle.plugins import Declared, declared_games

ENGLISH: Final = "en"
TITLE: Final = "web-game-"  # before the name of a game: the key of its title
RULE: Final = re.compile(r"[A-Z]{2,3}-[A-Z]+-\d+[a-z]?")

# What the words of somebody else's game may be: they are sent to every page that names the game.
MAX_FILES: Final = 20  # of one language
MAX_BYTES: Final = 128 * 1024  # of all files of one language; EVO has 76 kB in Russian
MAX_MESSAGES: Final = 2_000
MAX_MESSAGE: Final = 4_000  # characters of one message with its attributes


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
        return value.letter if isinstance(value, Piece) else value

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
    ours = [each for each in word_files(language) if not each.game or declared_games()[each.game].ours]
    return frozenset(m.id.name for each in ours for m in messages(FluentResource(each.file.read_text("utf-8"))))


def words_of(game: str, language: str) -> str:
    """The words of somebody else's game, as one Fluent text; empty if it has none in this language.

    LookupError: there is no such game.  WordsError: they can't be used any more, since the files have changed.
    """
    entry = declared_games()[game]
    return "\n".join(file.read_text("utf-8") for file in bounded_files(entry, language))


def messages(resource: ast.Resource) -> list[ast.Message]:
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def fluent_files(folder: Traversable) -> list[Traversable]:
    return sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
