"""The tools that look for trouble find it when it is there."""

from typing import Any

import pytest

from beagle import _native
from beagle.games.evolution import ids
from tests.laws.games import TABLES, Broken
from tests.mutant import find
from tools.commands import attack, largest, leaks, meetings, mutation, soak

INTERPRETED = pytest.mark.skipif(
    _native.compiled(), reason="hooks can be looked at and spoilt in interpreted rules only"
)


def test_a_game_that_is_soaked_and_sound_has_no_failure() -> None:
    outcome = soak.soak(0, 12)
    assert outcome.failure == ""
    assert outcome.moves > 100
    assert len(outcome.met) == soak.MOMENTS


def test_a_law_that_breaks_is_reported_with_the_seed_to_repeat_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing_is_right(game: Any, state: Any, seed: int) -> None:
        raise Broken("all is wrong")

    monkeypatch.setattr(soak, "LAWS", (nothing_is_right,))
    told = soak.told(soak.soak(1, 77))
    assert "law: nothing_is_right" in told
    assert "all is wrong" in told
    assert "--seed 77" in told


def test_traits_that_meet_are_counted_and_those_that_should_not_are_noticed() -> None:
    outcome = soak.soak(0, 12)
    on_one = meetings.report(meetings.ON_ONE, outcome.meetings)
    assert {(ids.CARNIVOROUS, ids.HIGH_BODY_WEIGHT), (ids.FAT, ids.BURROWING)} & on_one.met
    assert (ids.FAT, ids.SHY) in on_one.missing
    assert on_one.wrong == []
    assert meetings.report(meetings.IN_ATTACK, outcome.meetings).met
    spoilt = {(meetings.ON_ONE, 1 << ids.CARNIVOROUS | 1 << ids.SCAVENGER, 1 << ids.CARNIVOROUS | 1 << ids.SCAVENGER)}
    assert meetings.report(meetings.ON_ONE, spoilt).wrong == [(ids.CARNIVOROUS, ids.SCAVENGER)]


def test_tables_take_turns_and_each_seed_is_played_at_all_of_them() -> None:
    tables = len(TABLES)
    assert list(soak.jobs_of(5, tables + 1)) == [*((i, 5) for i in range(tables)), (0, 6)]


@INTERPRETED
def test_every_hook_and_datum_of_every_trait_is_a_mutant() -> None:
    names = {mutant.short for mutant in mutation.mutants()}
    assert {"Camouflage.shields", "Parasite.hunger", "Mimicry.compulsory", "Symbiosis.directed"} <= names
    assert not {name for name in names if name.endswith((".id", ".law", ".aim"))}


@INTERPRETED
def test_a_mutant_is_to_be_noticed_by_a_test_of_a_rule_it_could_answer_with() -> None:
    rules = {mutant.short: mutant.rules for mutant in mutation.mutants()}
    assert rules["Camouflage.shields"] == ["EV-TR-06"]
    assert rules["Scavenger.clashes"] == ["EV-TR-15", "EV-DEV-07"]


@INTERPRETED
def test_every_mutant_spoils_something_that_is_there() -> None:
    """A name that has gone would end the tests before the first, which looks like being noticed."""
    for mutant in mutation.mutants():
        target = find(mutant.name)
        if target.replacement == "default":  # and the parent answers otherwise
            assert target.name in vars(target.owner), mutant.name
            assert hasattr(target.owner.__mro__[1], target.name), mutant.name
        assert mutant.rules, mutant.name


def test_a_mutant_of_what_has_gone_is_not_found() -> None:
    with pytest.raises(AttributeError):
        find("beagle.games.evolution.traits.hunt:Camouflage.hides=default")
    with pytest.raises(ImportError):
        find("beagle.games.evolution.traits.plants:Camouflage.shields=default")


@INTERPRETED
@pytest.mark.slow
def test_a_mutant_is_noticed_and_one_that_changes_nothing_survives() -> None:
    traits, tests = "beagle.games.evolution.traits.hunt", "tests/games/evolution/test_cases.py"
    noticed = mutation.attempt(mutation.Mutant(f"{traits}:Camouflage.shields=default", ["EV-TR-06"], tests))
    assert not noticed.survives
    assert not noticed.trouble
    harmless = mutation.attempt(mutation.Mutant(f"{traits}:SharpVision.shields=default", ["EV-TR-07"], tests))
    assert harmless.failed == 0
    assert harmless.survives


def test_an_attack_has_floods_kills_and_leak_pairs(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Tiny numbers; of the floods, those that need no minutes are real."""
    flooded: list[str] = []
    run = attack.run

    def noted(name: str, *how: Any) -> attack.Result:
        flooded.append(name)
        return run(name, *how) if name == "fuzzed messages" else attack.Result(name, 1, 0.0, 0.0, 0, 0, "")

    monkeypatch.setattr(attack, "run", noted)
    tiny = "--kills 1 --attack-minutes 0 --messages 50 --pairs 5 --wire-pairs 1 --jobs 1 --seed 3"
    assert soak.main(["--only", "attack", *tiny.split()]) == 0
    said = capsys.readouterr().out
    assert flooded == list(attack.attacks(0, 0))
    assert "kills: 1," in said
    assert "longest stall" in said
    assert "by the rules" in said
    assert "on the wire" in said
    assert "none can be" in said


def test_a_pair_that_can_be_told_apart_is_reported_with_its_table_and_seed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def told_apart(game: Any, state: Any, seed: int) -> int:
        raise Broken("the picture differs")

    assert leaks.by_rules(0, 4, 3).pairs >= 3
    monkeypatch.setattr(leaks, "worlds_cannot_be_told_apart", told_apart)
    assert "the picture differs" in leaks.by_rules(0, 4, 3).failure
    monkeypatch.setattr(leaks, "difference", lambda room, case: "one\nother")
    assert "what is sent differs" in leaks.on_the_wire(0, 4, 1).failure


def test_a_wide_player_puts_animals_down_and_keeps_cards_of_pairs() -> None:
    """With 16 cards each: a dozen animals, and each pair of them for each of the cards that are kept."""
    table = ("evolution", "cataclysm@1.4.1", 5)
    wide, other = (largest.play(table, 3, {}, looks).largest for looks in (1.0, 0.0))
    assert wide.options > 2 * 12 * 11 > other.options
    assert wide.question > 50 * wide.options


def test_a_maximum_above_half_of_a_bound_is_too_large() -> None:
    half = largest.Largest(*(bound // 2 for bound in largest.BOUNDS.values()))
    assert largest.too_narrow(half) == []
    (line,) = largest.too_narrow(half._replace(options=half.options + 1))
    assert "limits.OPTIONS" in line


def test_a_search_can_be_for_one_table() -> None:
    assert largest.Wish(1, 1, 1).tables() == largest.tables()
    wish = largest.Wish(1, 1, 1, ruleset="cataclysm@1.4.1", seats=2)
    assert wish.tables() == [("evolution", "cataclysm@1.4.1", 2)]
