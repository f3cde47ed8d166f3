"""The rulebook: every rule has an id, a number and words."""

import re
from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from beagle.games.evolution import law
from beagle.games.evolution.ids import NONE, TRAIT_NAMES
from beagle.games.evolution.rulebook import ENTRIES, MODULES, SECTIONS, SOURCES, name, number
from tests.support.saying import english_text

IDS = [entry.id for entry in ENTRIES]
VARIABLES = {"animal", "target", "trait"}
FORBIDDING = ("EV-DEV-", "EV-FEED-", "EV-TR-", "EV-ATT-")  # sections in which every rule says why
TRAITS = [trait for trait in TRAIT_NAMES if trait != TRAIT_NAMES[NONE]]


def source(file: str) -> str:
    return english_text(file)


def parsed(file: str) -> list[ast.EntryType]:
    return FluentParser().parse(source(file)).body


def messages(file: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for entry in parsed(file) if isinstance(entry, ast.Message)}


def bundle(file: str) -> FluentBundle:
    made = FluentBundle(["en"], use_isolating=False)
    made.add_resource(FluentResource(source(file)))
    return made


def words(pattern: ast.Pattern | None) -> str:
    assert pattern is not None
    return "".join(e.value if isinstance(e, ast.TextElement) else "{}" for e in pattern.elements)


class Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def variables(node: ast.BaseNode | None) -> set[str]:
    visitor = Variables()
    if node is not None:
        visitor.visit(node)
    return visitor.names


def whys() -> Iterator[tuple[str, ast.Pattern]]:
    for id, message in messages("evolution/rules.ftl").items():
        for attribute in message.attributes:
            assert attribute.id.name in ("why", "short"), id  # short: the same in a word or two, on a small card
            if attribute.id.name == "short":
                continue
            assert attribute.value is not None, id
            yield id, attribute.value


def test_ids_are_unique() -> None:
    assert len(IDS) == len(set(IDS))


def test_rules_follow_section_by_section_and_are_counted_without_a_gap() -> None:
    expected = [
        f"EV-{section}-{n:02}"
        for section in SECTIONS
        for n in range(1, 1 + sum(id.startswith(f"EV-{section}-") for id in IDS))
    ]
    assert expected == IDS


def test_every_rule_belongs_to_a_known_module() -> None:
    assert {entry.module for entry in ENTRIES} <= set(MODULES)


def test_every_rule_names_known_sources() -> None:
    for entry in ENTRIES:
        parts = entry.source.replace(", ", " ").split(" ")
        assert parts == [s for s in SOURCES if s in parts], entry


@pytest.mark.parametrize(("id", "expected"), [("EV-ED-01", 101), ("EV-DEV-05", 405), ("EV-RUL-18", 1518)])
def test_a_number_is_section_and_count(id: str, expected: int) -> None:
    assert number(id) == expected


def test_number_and_name_are_inverse() -> None:
    assert [name(number(id)) for id in IDS] == IDS
    assert sorted({number(id) for id in IDS}) == [number(id) for id in IDS]


@pytest.mark.parametrize("id", ["EV-DEV-99", "EV-DEV-5", "DEV-05", "nonsense", ""])
def test_an_unknown_id_is_named_in_the_error(id: str) -> None:
    with pytest.raises(ValueError, match=re.escape(repr(id))):
        number(id)


@pytest.mark.parametrize("unknown", [-1, 0, 5, 100, 499, 1600])
def test_an_unknown_number_is_named_in_the_error(unknown: int) -> None:
    with pytest.raises(ValueError, match=rf"number {unknown}\b"):
        name(unknown)


def test_every_rule_the_code_can_cite_is_in_the_rulebook_and_can_be_explained() -> None:
    cited = {key: value for key, value in vars(law).items() if re.fullmatch(r"[A-Z]+_\d\d", key)}
    assert cited
    assert {key: name(value) for key, value in cited.items()} == {key: "EV-" + key.replace("_", "-") for key in cited}
    assert {name(value) for value in cited.values()} <= {id for id, _ in whys()}


@pytest.mark.parametrize("file", ["evolution/rules.ftl", "evolution/cards.ftl"])
def test_the_english_file_has_no_junk_and_no_message_twice(file: str) -> None:
    body = parsed(file)
    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert len(messages(file)) == sum(isinstance(entry, ast.Message) for entry in body)


def test_every_rule_has_its_words_and_no_words_are_left_over() -> None:
    words = list(messages("evolution/rules.ftl"))
    assert set(words) == set(IDS)
    assert words == IDS, "i18n/en/rules.ftl has the rules in another order than rulebook.py"


def test_the_words_of_a_rule_are_whole_sentences_without_variables() -> None:
    for id, message in messages("evolution/rules.ftl").items():
        text = words(message.value)
        assert re.fullmatch(r"(?s)(?:[A-Z]|r-Strategy).*[.)]", text), id
        assert variables(message.value) == set(), id
        assert "ruling" not in text, id


def test_a_rule_of_which_another_speaks_exists() -> None:
    for id, message in messages("evolution/rules.ftl").items():
        spoken_of = set(re.findall(r"EV-[A-Z]+-\d+", words(message.value)))
        assert spoken_of <= set(IDS) - {id}, id


def test_every_rule_that_forbids_a_move_says_why() -> None:
    explained = {id for id, _ in whys()}
    assert [id for id in IDS if id.startswith(FORBIDDING) and id not in explained] == []
    rulings = {f"EV-RUL-{n:02}" for n in (1, 7, 8, 9, 11, 12, 13, 14, 15, 16, 18)}
    assert {"EV-TURN-02", "EV-END-01"} | rulings <= explained


def test_a_reason_is_a_sentence_that_also_reads_well_with_the_word_it() -> None:
    english = bundle("evolution/rules.ftl")
    for id, pattern in whys():
        assert variables(pattern) <= VARIABLES, id
        assert not re.search(r"\{\}['’]", words(pattern)), id  # "it's" is not "its"
        value = english.get_message(id).attributes["why"]
        text, errors = english.format_pattern(value, dict.fromkeys(VARIABLES, "it"))
        assert errors == [], id
        assert isinstance(text, str)
        assert re.fullmatch(r"[A-Z].*\.", text), id


def test_every_trait_has_a_name_and_the_text_of_its_card() -> None:
    cards = messages("evolution/cards.ftl")
    assert {key for key in cards if key.startswith("trait-")} == {f"trait-{trait}" for trait in TRAITS}
    for trait in TRAITS:
        attributes = cards[f"trait-{trait}"].attributes
        assert {attribute.id.name for attribute in attributes} - {"tip"} == {"text", "brief"}, trait
        assert all(re.fullmatch(r"[A-Z].*\.", words(attribute.value)) for attribute in attributes), trait


def test_the_three_places_have_names() -> None:
    assert {"place-laurasia", "place-gondwana", "place-ocean"} <= set(messages("evolution/cards.ftl"))
