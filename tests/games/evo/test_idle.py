"""By default EVO asks nobody a question that has only one answer; one who wants to be asked everything gets many."""

from __future__ import annotations

import pytest

from tools.benchmarks.idle import play


@pytest.mark.parametrize("seats", [2, 5])
def test_no_question_is_idle(seats: int) -> None:
    found = play("evo", "second", seats, "random", seed=3)
    assert found.by_default.idle == 0
    assert found.by_default.asked > 0
    assert found.always.idle > 0
    assert found.always.asked > found.by_default.asked
