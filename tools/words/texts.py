"""Every text of a language by its key: the values of messages and their attributes, with the file they are in."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from beagle.i18n import ENGLISH, languages
from beagle.i18n.files import WordFile, word_files
from beagle.plugins import declared_games

OTHERS: Final = [language for language in languages() if language != ENGLISH]


class Text(NamedTuple):
    """A text: `trait-fat`, or `trait-fat.text` for an attribute."""

    key: str
    file: WordFile
    subject: str  # the group of the file that it belongs to
    note: str  # the comment before it
    pattern: ast.Pattern


@cache
def texts(language: str) -> dict[str, Text]:
    """All texts of our own words by key, in the order of the files."""
    return {text.key: text for file in own_files(language) for text in texts_of(file)}


def own_files(language: str) -> list[WordFile]:
    """The files of this repository: games of other packages look after their own words."""
    games = declared_games()
    return [file for file in word_files(language) if not file.game or games[file.game].ours]


@cache
def parsed(text: str) -> ast.Resource:
    """Fluent as it is written. To change it, take a clone."""
    return FluentParser().parse(text)


def texts_of(file: WordFile) -> Iterator[Text]:
    subject = ""
    for entry in parsed(file.file.read_text("utf-8")).body:
        if isinstance(entry, ast.GroupComment):
            subject = entry.content or ""
        if isinstance(entry, ast.Message):
            note = (entry.comment.content or "") if entry.comment is not None else ""
            yield from texts_in(entry, file, subject, note)


def texts_in(message: ast.Message, file: WordFile, subject: str, note: str) -> Iterator[Text]:
    if message.value is not None:
        yield Text(message.id.name, file, subject, note, message.value)
    for attribute in message.attributes:
        yield Text(f"{message.id.name}.{attribute.id.name}", file, subject, note, attribute.value)


@cache
def file_title(file: WordFile) -> str:
    """What the first comment of a file says it is."""
    for entry in parsed(file.file.read_text("utf-8")).body:
        if isinstance(entry, ast.ResourceComment):
            return (entry.content or "").partition("\n")[0]
    return ""


def source(pattern: ast.Pattern) -> str:
    """A text as it is written in its file, always in the same form."""
    entry = ast.Message(ast.Identifier("text"), pattern)
    return FluentSerializer().serialize_entry(entry).removeprefix("text =").strip()


class Variables(Visitor):
    """The variables of a pattern and of texts inside it, and the keys of the choices made by each."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.chosen_by: dict[str, list[str]] = {}
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.chosen_by.setdefault(node.id.name, [])

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        inside = texts(ENGLISH).get(node.id.name)
        if inside is not None and node.attribute is None:
            self.visit(inside.pattern)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        if isinstance(node.selector, ast.VariableReference):
            keys = self.chosen_by.setdefault(node.selector.id.name, [])
            keys.extend(key_of(variant) for variant in node.variants)
        self.generic_visit(node)


def key_of(variant: ast.Variant) -> str:
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
