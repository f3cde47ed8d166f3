"""The rulebook of a table: its edition's and modules' rules, what they replace, and nothing else."""

import re

import pytest

import beagle
from beagle.games.books import book_at, module_key, source_key
from beagle.games.evolution import cards, rulebook, rulesets
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.i18n import Words
from beagle.kernel.message import Message
from beagle.kernel.rulebook import Change, Entry, Rulebook, book_of_table, is_for
from beagle.kernel.ruleset import RulesetError

TABLES = [(game, info.name) for game, one in beagle.GAMES.items() for info in one.rulesets()]
WORDS = {word for info in rulesets.INFOS for word in re.split(r"\+|(?=@)", info.name)}  # of the names of tables


def conditions(book: Rulebook) -> list[str]:
    """All that is said of which tables something is for."""
    return [*book.TABLES.values(), *(entry.at or "" for entry in book.ENTRIES), *(one.at for one in book.CHANGES)]


def faults(book: Rulebook) -> list[str]:
    """What is declared of rules that there are not, or of no rule at all."""
    ids = {entry.id for entry in book.ENTRIES}
    named = [id for change in book.CHANGES for id in (change.rule, *change.replaces, *change.alters)]
    selves = [one.rule for one in book.CHANGES if one.rule in (*one.replaces, *one.alters)]
    both = [id for one in book.CHANGES for id in one.replaces if id in one.alters]
    unknown = sorted(book.TABLES.keys() - {entry.module for entry in book.ENTRIES})
    return [*(id for id in named if id not in ids), *selves, *both, *unknown]


@pytest.mark.parametrize("game", beagle.GAMES)
def test_every_declared_replacement_exists(game: str) -> None:
    assert faults(beagle.GAMES[game].book().rulebook) == []


def test_a_replacement_that_does_not_exist_is_found() -> None:
    class Planted:
        ENTRIES = (Entry("EV-ED-01", "base", "G"),)
        SOURCES, BUILT, TABLES = ("G",), ("base",), {"moon": "@moon"}
        CHANGES = (Change("EV-ED-01", replaces=("EV-ED-99",)), Change("EV-ED-01", alters=("EV-ED-01",)))

    assert faults(Planted()) == ["EV-ED-99", "EV-ED-01", "moon"]


def test_conditions_speak_of_words_that_tables_have() -> None:
    said = {word for text in conditions(rulebook) for word in text.split() if word != "|"}
    assert said
    assert said <= WORDS
    assert {word for info in rulesets.INFOS for word in WORDS if is_for(word, info.name)} == WORDS


@pytest.mark.parametrize(("game", "ruleset"), TABLES)
def test_every_change_is_between_rules_of_the_table(game: str, ruleset: str) -> None:
    book = book_at(game, ruleset).rules
    for change in book.changes:
        assert change.rule in book.rules
        assert not set(change.replaces) & set(book.rules)
        assert set(change.alters) <= set(book.rules)


@pytest.mark.parametrize("ruleset", [info.name for info in rulesets.INFOS])
def test_the_rules_that_the_traits_of_a_table_name_are_in_its_book(ruleset: str) -> None:
    """The engine knows the rule of each trait; only what a table does not use is replaced."""
    book = book_at("evolution", ruleset)
    traits = [trait for trait in rulesets.rules(ruleset, 2).traits if trait.id]
    named = {rulebook.name(trait.law) for trait in traits if trait.law}
    assert named - set(book.rules.rules) <= ({"EV-TR-14"} if "cataclysm" in ruleset else set())
    assert len(book.cards) == len(traits)


def test_no_rule_is_left_without_a_table() -> None:
    shown = {id for info in rulesets.INFOS for id in book_at("evolution", info.name).rules.rules}
    assert shown == {entry.id for entry in rulebook.ENTRIES}


def test_the_italian_edition_has_five_phases_and_says_what_it_replaces() -> None:
    book = book_at("evolution", "base@italian").rules
    assert {"EV-ED-05", "EV-EXT-07", "EV-EXT-08"} <= set(book.rules)
    assert not {"EV-TURN-01", "EV-EXT-02", "EV-FEED-04", "EV-FEED-06"} & set(book.rules)
    assert book.replaced_by("EV-FEED-04") == ["EV-EXT-08"]
    assert book.altered_by("EV-TR-16") == ["EV-ED-05"]
    assert [id for id in book.rules if id.startswith(("EV-FLY", "EV-CON", "EV-CAT", "EV-GIFT"))] == []


def test_a_base_game_has_no_rule_of_other_editions_and_modules() -> None:
    book = book_at("evolution", "base@gift").rules
    assert book.changes == []
    assert not {"EV-ED-04", "EV-EXT-07", "EV-END-04", "EV-SET-04"} & set(book.rules)
    assert "EV-TURN-01" in book.rules
    assert [change.rule for change in book_at("evolution", "base@1.4.1").rules.changes] == ["EV-TR-04"]


def test_cards_that_may_be_added_bring_their_rules_to_cataclysm() -> None:
    plain, more = (book_at("evolution", name) for name in ("cataclysm@1.4.1", "cataclysm+added@1.4.1"))
    added = {f"trait-{TRAIT_NAMES[trait]}" for trait in cards.ADDED_TRAITS}
    assert set(more.cards) - set(plain.cards) == added | {"trait-specialization-a", "trait-specialization-b"}
    assert {"EV-FLY-09", "EV-FLY-13"} <= set(more.rules.rules)
    assert "EV-FLY-01" not in more.rules.rules  # Viviparous is not among them
    assert more.rules.replaced_by("EV-CAT-02") == ["EV-CAT-05"]


def test_a_rule_that_is_replaced_replaces_nothing() -> None:
    class Chain:
        ENTRIES = (Entry("A-A-01", "base", "G"), Entry("A-A-02", "base", "G"), Entry("A-A-03", "base", "G"))
        SOURCES, BUILT, TABLES = ("G",), ("base",), dict[str, str]()
        CHANGES = (Change("A-A-02", alters=("A-A-01",)), Change("A-A-03", replaces=("A-A-02",)))

    book = book_of_table(Chain(), "base")
    assert book.rules == ["A-A-01", "A-A-03"]
    assert [change.rule for change in book.changes] == ["A-A-03"]


def test_a_table_that_does_not_exist_is_refused_with_those_that_do() -> None:
    tables = ", ".join(info.name for info in beagle.GAMES["evolution"].rulesets())
    for ruleset in ("base@moon", ""):
        with pytest.raises(RulesetError, match=re.escape(f"choose from: {tables}")) as refused:
            book_at("evolution", ruleset)
        assert refused.value.words == Message("error-no-table", {"table": ruleset, "tables": tables})


@pytest.mark.parametrize("game", beagle.GAMES)
def test_sources_and_parts_have_names(game: str) -> None:
    words, book = Words(), beagle.GAMES[game].book().rulebook
    wanted = {source_key(game, letter) for letter in book.SOURCES}
    wanted |= {module_key(game, entry.module, words) for entry in book.ENTRIES}
    assert [key for key in sorted(wanted) if not words.has(key)] == []


TIPS = """
trait-ambush trait-specialization-a trait-specialization-b trait-ink-cloud trait-shy trait-herding trait-recombination
trait-neoplasm trait-flight DI-AUCT-03 DI-CARD-00 GD-DINO-03 GD-DINO-07
"""


def test_the_advice_of_the_rulebooks_is_there() -> None:
    words = Words()
    assert [key for key in TIPS.split() if not words.has(f"{key}.tip")] == []
