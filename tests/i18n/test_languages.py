"""Every language speaks of what English speaks of: its keys, variables and files, in its own words, with its plurals.

What it lacks is said in English: ./run words --missing lists it, and a release is refused.
"""

import re
from functools import cache

import pytest
from babel.core import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beagle.i18n import ENGLISH, Words
from beagle.kernel.message import Message
from tools.words.texts import OTHERS, Variables, texts

NUMBERS = {"one", "few", "many", "other", "two", "zero"}
# Texts in which a number stands after a colon or a sign, and no word depends on it.
ANY_NUMBER = {
    ("it", "cli-evo-holdings"),
    ("pl", "dinosaurs-preview-hungry"),
    ("pl", "evo-preview-fight"),
    ("pl", "trait-need"),
}
# What may well be the same word in two languages, or is no word at all.
SAME_WORD = re.compile(r"[\W\d_]*|.{0,24}", re.DOTALL)
OTHER_LETTERS = re.compile("[^\\W\\d_a-zà-ž]", re.IGNORECASE)


@cache
def plurals(language: str) -> set[str]:
    """The forms that its counts take."""
    form = Locale.parse(language).plural_form
    return {form(number) for number in range(1000)}


@cache
def has_letters_of_its_own(language: str) -> bool:
    """Does it use other letters than Latin ones?  Then so does each of its sentences."""
    letters = "".join(said(each.pattern) for each in texts(language).values())
    return 2 * len(OTHER_LETTERS.findall(letters)) > len(re.findall(r"[^\W\d_]", letters))


def said(pattern: ast.Pattern) -> str:
    return "".join(Collected(pattern).text).strip()


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
    assert {"it", "pl", "ru"} <= set(OTHERS)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_left_over_or_in_another_file_than_in_english(language: str) -> None:
    english, other = texts(ENGLISH), texts(language)
    assert sorted(other.keys() - english.keys()) == []
    assert [key for key in other if other[key].file.label != english[key].file.label] == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_variables_are_those_of_english(language: str) -> None:
    for key, text in texts(language).items():
        known = Collected(texts(ENGLISH)[key].pattern).variables
        assert Collected(text.pattern).variables <= known, f"{language}/{text.file.label}: {key}"


@pytest.mark.parametrize("language", OTHERS)
def test_plurals_are_complete(language: str) -> None:
    for key, text in texts(language).items():
        for chosen in Collected(text.pattern).selections:
            if chosen & NUMBERS - {"other"}:
                assert chosen >= plurals(language), f"{language}/{text.file.label}: {key} has only {sorted(chosen)}"


def numbers_chosen_by(pattern: ast.Pattern) -> set[str]:
    """The variables whose number changes the words."""
    chosen = Variables(pattern).chosen_by
    return {name for name, by in chosen.items() if any(key in NUMBERS - {"other"} or key.isdigit() for key in by)}


@pytest.mark.parametrize("language", OTHERS)
def test_where_english_chooses_by_a_number_every_language_does(language: str) -> None:
    forgotten = {
        key: sorted(numbers_chosen_by(texts(ENGLISH)[key].pattern) - numbers_chosen_by(text.pattern))
        for key, text in texts(language).items()
        if (language, key) not in ANY_NUMBER
    }
    assert {key: names for key, names in forgotten.items() if names} == {}


def test_no_exception_is_left_over() -> None:
    """A text that is excepted has no choice by a number that English chooses by."""
    for language, key in ANY_NUMBER:
        assert numbers_chosen_by(texts(ENGLISH)[key].pattern) - numbers_chosen_by(texts(language)[key].pattern)


def test_a_forgotten_plural_is_found() -> None:
    def number(text: str) -> set[str]:
        (message,) = FluentParser().parse(text).body
        assert isinstance(message, ast.Message)
        assert message.value is not None
        return numbers_chosen_by(message.value)

    assert number("a = { $n ->\n    [one] { $n } karta\n   *[many] { $n } kart\n}\n") == {"n"}
    assert number("a = { $n ->\n    [1] jedna\n   *[other] { $n } kart\n}\n") == {"n"}
    assert number("a = { $n } kart\n") == number("a = { $n ->\n    [none] x\n   *[other] y\n}\n") == set()


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_translated(language: str) -> None:
    for key, text in texts(language).items():
        english = said(texts(ENGLISH)[key].pattern)
        if not SAME_WORD.fullmatch(english):
            assert said(text.pattern) != english, f"{language}/{text.file.label}: {key} is not translated"
        if has_letters_of_its_own(language) and re.search("[a-z]{4}", english) and len(english) > 24:
            assert OTHER_LETTERS.search(said(text.pattern)), f"{language}/{text.file.label}: {key} is not translated"


def test_russian_has_letters_of_its_own() -> None:
    assert has_letters_of_its_own("ru")
    assert not has_letters_of_its_own("pl")


@pytest.mark.parametrize(
    ("language", "number", "counted"),
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
def test_numbers_take_their_forms(language: str, number: int, counted: str) -> None:
    words = Words(language)
    assert counted in words.say(Message("log-food-given", {"animal": "a", "tokens": number}))
