"""Every case file of the game, a test for each case and ruleset."""

import pytest

from beagle.games.evo.rulebook import ENTRIES
from beagle.play.cases import Case, run_case
from tests.support.case_files import cases_beside, faults, one_by_one

CASES = cases_beside(__file__)


@pytest.mark.parametrize(("case", "ruleset"), one_by_one(CASES))
def test_case(case: Case, ruleset: str) -> None:
    result = run_case(case, ruleset)
    assert result.ok, result.message


def test_the_case_files_are_in_order() -> None:
    assert len(CASES) > 100
    assert faults(CASES, "evo", {entry.id for entry in ENTRIES}) == []
