"""The messages of a language, file by file: a file is parsed when one of its messages is asked for.

Fluent takes half a second to parse everything that can be said, and a command says only a few things.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, Final

from fluent.runtime import FluentBundle

from beagle.i18n.files import WordFile, WordsError, parse, word_files

DEFINED: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
NAMED: Final = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")  # messages and terms within others; functions are no keys


def defined(text: str) -> list[str]:
    """The keys of the messages and terms of a Fluent file, without parsing it."""
    return DEFINED.findall(text)


class LazyBundle:
    """The messages of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self.made = FluentBundle([language], use_isolating=False)
        self.where: dict[str, WordFile] = {}  # by key
        self.named: dict[WordFile, set[str]] = {}  # what the messages of a file name
        self.loaded: set[WordFile] = set()
        for file in word_files(language):
            self.index(file)

    def index(self, file: WordFile) -> None:
        """Note what a file defines.  Of somebody else's game, a file that can't be used is left out."""
        try:
            text = file.read()
            keys = defined(text)
            twice = [key for at, key in enumerate(keys) if key in self.where or key in keys[:at]]
            if twice:
                raise WordsError(f'{self.language}/{file.label}: the message "{twice[0]}" is defined twice')
        except WordsError:
            if file.ours:
                raise
            return
        self.where.update(dict.fromkeys(keys, file))
        self.named[file] = set(NAMED.findall(text))

    def load(self, file: WordFile) -> None:
        """Parse a file, and the files that define what it names."""
        for each in self.needed(file):
            if each not in self.loaded:
                self.loaded.add(each)
                try:
                    self.made.add_resource(parse(each.file, (), f"{self.language}/{each.label}"))
                except WordsError:
                    if each.ours:
                        raise

    def needed(self, file: WordFile) -> Iterator[WordFile]:
        found, new = {file}, [file]
        while new:
            each = new.pop()
            yield each
            others = {self.where[key] for key in self.named[each] if key in self.where} - found
            found |= others
            new += others

    def pattern(self, key: str) -> Any | None:
        """The pattern of `key`, or of an attribute in `key.attribute`; None if there is none."""
        name, _, attribute = key.partition(".")
        file = self.where.get(name)
        if file is None:
            return None
        if file not in self.loaded:
            self.load(file)
        if not self.made.has_message(name):
            return None
        message = self.made.get_message(name)
        return message.attributes.get(attribute) if attribute else message.value

    def format(self, pattern: Any, args: dict[str, str | int]) -> tuple[str, list[Exception]]:
        text, errors = self.made.format_pattern(pattern, args)
        return str(text), errors


@cache
def bundle(language: str) -> LazyBundle:
    return LazyBundle(language)
