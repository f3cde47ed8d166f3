"""Every language says everything English says: the same keys, the same variables, its own words, all its plurals."""

import re
from functools import cache

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beagle.i18n import ENGLISH, Words, languages, word_files
from beagle.kernel.message import Message

OTHERS = [language for language in languages() if language != ENGLISH]
PLURALS = {"ru": {"one", "few", "many"}, "pl": {"one", "few", "many"}, "it": {"one", "other"}}
NUMBERS = {"one", "few", "many", "other", "two", "zero"}
LETTERS = {"ru": "а-яё"}  # a language with letters of its own uses them
# What may well be the same word in two languages, or is no word at all.
SAME_WORD = re.compile(r"[\W\d_]*|.{0,24}", re.DOTALL)


@cache
def patterns(language: str) -> dict[str, tuple[str, ast.Pattern]]:
    """Every message and attribute by its key, with the file it is in."""
    out: dict[str, tuple[str, ast.Pattern]] = {}
    for each in word_files(language):
        for entry in FluentParser().parse(each.file.read_text("utf-8")).body:
            if isinstance(entry, ast.Message):
                if entry.value is not None:
                    out[entry.id.name] = (each.label, entry.value)
                for attribute in entry.attributes:
                    out[f"{entry.id.name}.{attribute.id.name}"] = (each.label, attribute.value)
    return out


class Collected(Visitor):
    """What a pattern is made of."""

    def __init__(self, pattern: ast.Pattern) -> None:
        self.variables: set[str] = set()
        self.selections: list[set[str]] = []
        self.text: list[str] = []
        self.visit(pattern)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.text.append(node.value)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.selections.append(
            {v.key.name if isinstance(v.key, ast.Identifier) else v.key.value for v in node.variants}
        )
        self.generic_visit(node)


def test_there_are_the_languages_of_the_rulebooks() -> None:
    assert OTHERS == ["it", "pl", "ru"]


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_missing_and_nothing_left_over(language: str) -> None:
    english, other = patterns(ENGLISH), patterns(language)
    assert sorted(english.keys() - other.keys()) == []
    assert sorted(other.keys() - english.keys()) == []
    assert [key for key in english if english[key][0] != other[key][0]] == [], "in another file than in English"


@pytest.mark.parametrize("language", OTHERS)
def test_the_variables_are_those_of_english(language: str) -> None:
    for key, (file, pattern) in patterns(language).items():
        known = Collected(patterns(ENGLISH)[key][1]).variables
        assert Collected(pattern).variables <= known, f"{language}/{file}: {key}"


@pytest.mark.parametrize("language", OTHERS)
def test_plurals_are_complete(language: str) -> None:
    for key, (file, pattern) in patterns(language).items():
        for chosen in Collected(pattern).selections:
            if chosen & NUMBERS - {"other"}:
                assert chosen >= PLURALS[language], f"{language}/{file}: {key} has only {sorted(chosen)}"


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    for key, (file, pattern) in patterns(language).items():
        said = "".join(Collected(pattern).text).strip()
        english = "".join(Collected(patterns(ENGLISH)[key][1]).text).strip()
        if not SAME_WORD.fullmatch(english):
            assert said != english, f"{language}/{file}: {key} is not translated"
        if language in LETTERS and re.search("[a-z]{4}", english) and len(english) > 24:
            assert re.search(f"[{LETTERS[language]}]", said), f"{language}/{file}: {key} is not translated"


@pytest.mark.parametrize(
    ("language", "number", "said"),
    [
        ("ru", 1, "1 синюю фишку"),
        ("ru", 2, "2 синие фишки"),
        ("ru", 5, "5 синих фишек"),
        ("ru", 21, "21 синюю фишку"),
        ("pl", 1, "1 niebieski"),
        ("pl", 2, "2 niebieskie"),
        ("pl", 5, "5 niebieskich"),
        ("it", 1, "1 segnalino"),
        ("it", 2, "2 segnalini"),
    ],
)
def test_numbers_take_their_forms(language: str, number: int, said: str) -> None:
    words = Words(language)
    assert said in words.say(Message("log-food-given", {"animal": "a", "tokens": number}))
