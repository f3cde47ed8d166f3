"""Every case file of the game, a test for each case and ruleset."""

from collections import Counter
from pathlib import Path

import pytest

from beagle.cases import Case, read_cases, run_case
from beagle.dinosaurs.rulebook import ENTRIES

FILES = sorted((Path(__file__).parent / "cases").glob("*.case"))
CASES = [case for path in FILES for case in read_cases(path.read_text("utf-8"), str(path))]
RULES = {entry.id for entry in ENTRIES}


@pytest.mark.parametrize(
    ("case", "ruleset"),
    [
        pytest.param(case, ruleset, marks=pytest.mark.rule(*case.rules), id=f"{case.id}-{ruleset}")
        for case in CASES
        for ruleset in case.rulesets or ["-"]
    ],
)
def test_case(case: Case, ruleset: str) -> None:
    result = run_case(case, ruleset)
    assert result.ok, result.message


def test_there_are_cases() -> None:
    assert len(CASES) > 80


def test_an_id_names_one_case() -> None:
    assert [id for id, count in Counter(case.id for case in CASES).items() if count > 1] == []


def test_every_case_has_a_title_and_cites_rules_that_exist() -> None:
    assert [case.id for case in CASES if not case.title or not case.rules or not RULES.issuperset(case.rules)] == []
