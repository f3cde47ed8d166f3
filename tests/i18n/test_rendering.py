"""`./run words`: the page of a language has everything that it can say."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beagle.i18n import ENGLISH, languages
from beagle.i18n.files import WordFile
from tools.words.page import Entry, as_html, as_text, entries
from tools.words.rendering import possible_values
from tools.words.samples import NUMBERS, people, values
from tools.words.texts import Text, key_of, texts

# A branch that no game reaches: all the names that are chosen by are named.
UNREACHED = {"dinosaurs-tile", "dinosaurs-tile.drawn"}


@cache
def everything(language: str) -> dict[str, list[str]]:
    return {entry.text.key: entry.said for entry in entries(language)}


class Branches(Visitor):
    """What each branch of each choice says by itself: its longest run of letters."""

    def __init__(self, pattern: ast.Pattern, language: str) -> None:
        self.said: list[str] = []
        self.language = language
        self.visit(pattern.clone())

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {key_of(variant) for variant in node.variants}
        idle = {"other"} if {"few", "many"} <= keys else set()  # for fractions
        idle |= {"one"} if {"1", "one"} <= keys and self.language != "ru" else set()
        node.variants = [variant for variant in node.variants if key_of(variant) not in idle]
        self.generic_visit(node)

    def visit_Variant(self, node: ast.Variant) -> None:
        texts = [each.value for each in node.value.elements if isinstance(each, ast.TextElement)]
        self.said.append(max((line for text in texts for line in text.split("\n")), key=len, default=""))
        self.generic_visit(node)


@pytest.mark.parametrize("language", languages())
def test_every_branch_of_every_text_is_on_the_page(language: str) -> None:
    missed = [
        (key, said)
        for key, text in texts(language).items()
        for said in Branches(text.pattern, language).said
        if not any(said.strip() in example for example in everything(language)[key]) and key not in UNREACHED
    ]
    assert missed == []


@pytest.mark.parametrize("language", languages())
def test_numbers_and_names_are_varied(language: str) -> None:
    for number in NUMBERS:
        assert any(re.search(rf"\b{number}\b", said) for said in everything(language)["log-cards-drawn"])
    for name in people(language):
        assert any(name in said for said in everything(language)["log-passed"])


def test_a_variable_that_nobody_knows_is_shown_by_its_name() -> None:
    """So a new text needs nothing: a reader sees that something is filled in there."""
    assert values("web-new", "unheard-of", ENGLISH, []) == ["‹unheard-of›"]


def planted(english: str, other: str) -> tuple[Text, Text]:
    file = WordFile("", "planted.ftl", Path("planted.ftl"))

    def text(source: str) -> Text:
        (message,) = FluentParser().parse(source).body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        return Text("log-cards-drawn", file, "", "", message.value)

    return text(other), text(english)


def test_a_number_is_varied_where_a_language_forgets_to_choose() -> None:
    """The page shows what players see: one text for all numbers, wrong for most of them."""
    own, english = planted("a = { $cards ->\n [one] one\n *[other] more\n }", "a = { $cards } kart")
    assert possible_values(own, english, "pl") == {"cards": list(NUMBERS)}


def test_the_pages_have_every_text_and_mark_what_is_missing() -> None:
    text = texts(ENGLISH)["web-name"]
    found = [Entry(text, False, ["a < b", "c"]), Entry(texts(ENGLISH)["web-motto"], True, ["d"])]
    plain, html = as_text("pl", found), as_html("pl", found)
    assert "[web-name]\n    a < b\n    c\n[web-motto] (not translated)\n    d\n" in plain
    assert "<dd>a &lt; b</dd>" in html
    assert '<dd class="missing" lang="en">d</dd>' in html
