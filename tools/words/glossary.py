"""The glossary of a language, `glossary.toml` beside its words: a word for each thing, and words never to use for it.

    { en = "bag", say = "мешочек", never = ["мешок", "мешк*"], files = ["evo/"] }

`never` is found in whole words, in capitals too; `*` stands for any letters, `{}` for something that is filled in, and
/…/ is a regular expression.  `files` are the beginnings of file names; `except` names texts in which the word is right.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

import beagle.i18n
from tools.words.texts import Text, texts

NAME: Final = "glossary.toml"
FILLED: Final = "{}"
FIELDS: Final = {"en", "say", "never", "files", "except"}


class Term(NamedTuple):
    """A thing and the word for it."""

    english: str
    say: str
    never: tuple[str, ...]
    files: tuple[str, ...]
    exceptions: tuple[str, ...]

    def concerns(self, text: Text) -> bool:
        return text.key not in self.exceptions and (not self.files or text.file.label.startswith(self.files))


class Slip(NamedTuple):
    """A word that isn't ours, and where it is."""

    file: str
    key: str
    word: str
    say: str

    def __str__(self) -> str:
        return f'{self.file}: {self.key}: "{self.word}"; say: {self.say}'


@cache
def terms(language: str) -> tuple[Term, ...]:
    """None, if the language has no glossary yet."""
    path = Path(beagle.i18n.__file__).parent / language / NAME
    if not path.exists():
        return ()
    return tuple(read(entry) for entry in tomllib.loads(path.read_text("utf-8"))["terms"])


def read(entry: dict[str, Any]) -> Term:
    unknown = entry.keys() - FIELDS
    if unknown:
        raise ValueError(f"{NAME}: a term has no {sorted(unknown)[0]}: {entry}")
    never, files, exceptions = (tuple(entry.get(name, ())) for name in ("never", "files", "except"))
    return Term(entry.get("en", ""), entry["say"], never, files, exceptions)


def slips(language: str) -> list[Slip]:
    """The words that the glossary of a language forbids, wherever they are said."""
    return slips_in(texts(language).values(), terms(language))


def slips_in(found: Iterable[Text], glossary: Iterable[Term]) -> list[Slip]:
    looked_for = [(term, word, expression(word)) for term in glossary for word in term.never]
    return [
        Slip(text.file.label, text.key, match.group(), term.say)
        for text in found
        for term, word, pattern in looked_for
        if term.concerns(text)
        for said in sayings(text.pattern)
        for match in pattern.finditer(said)
    ]


@cache
def expression(word: str) -> re.Pattern[str]:
    if len(word) > 2 and word.startswith("/") and word.endswith("/"):
        return re.compile(word[1:-1], re.IGNORECASE)
    inside = re.escape(word).replace(r"\*", r"\w*").replace(r"\ ", r"\s+")
    start = r"(?<!\w)" if re.match(r"\w", word) else ""
    end = r"(?!\w)" if re.search(r"\w$", word) else ""
    return re.compile(start + inside + end, re.IGNORECASE)


def sayings(pattern: ast.Pattern) -> Iterator[str]:
    """The text and each of its branches, with {} for what is filled in."""
    parts = Branches()
    parts.visit(pattern)
    yield from parts.said


class Branches(Visitor):
    def __init__(self) -> None:
        self.said: list[str] = []

    def visit_Pattern(self, node: ast.Pattern) -> None:
        self.said.append("".join(e.value if isinstance(e, ast.TextElement) else FILLED for e in node.elements))
        self.generic_visit(node)
