"""Luck, own choices and those of others add up to the result; chances add up to one."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from beagle.kernel.state import CHANCE
from beagle.review import reviewing
from beagle.review.accounts import WHOLE, NotBalanced, Part, account_of, parts_of, shared_out
from beagle.review.moments import OPEN
from beagle.review.reviewing import review
from tests.review.conftest import LITTLE, record_of, reviewed


def test_the_accounts_add_up(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    for account, won in zip(done.accounts, done.story.won, strict=True):
        assert account.balanced
        assert account.end == round(WHOLE * won)
        assert account.start == round(WHOLE * done.seen[account.seat].curve.chances[0][account.seat])


def test_a_step_that_is_counted_for_nobody_or_twice_is_noticed(table: tuple[str, str, int]) -> None:
    """Planted bugs: the largest step belongs to no account, or to two: no account looks balanced then."""
    done = reviewed(table)
    seen, moments = done.seen[0], done.story.moments
    assert account_of(moments, seen.parts[0], seen.curve, 0) == done.accounts[0]
    largest = max(range(len(moments)), key=lambda at: abs(seen.parts[0][at].choice))
    for times in (0, 2):
        parts = list(seen.parts[0])
        parts[largest] = parts[largest]._replace(choice=times * parts[largest].choice)
        with pytest.raises(NotBalanced):
            account_of(moments, parts, seen.curve, 0)


def test_what_turns_up_is_not_counted_as_a_choice_and_as_luck(
    table: tuple[str, str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A planted bug where parts are made: luck is the whole change, also where a part of it was chosen."""

    def doubled(*given: Any) -> list[Part]:
        return [part._replace(luck=part.luck + part.choice) for part in parts_of(*given)]

    monkeypatch.setattr(reviewing, "parts_of", doubled)
    with pytest.raises(NotBalanced):
        review(record_of(table), LITTLE)


def test_the_chances_add_up(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    for seen in done.seen:
        assert len(seen.curve.chances) == len(done.story.moments) + 1
        for row in seen.curve.chances:
            assert sum(row) == pytest.approx(1.0)
            assert min(row) >= 0
        assert seen.curve.chances[-1] == done.story.won


def test_what_chance_does_is_luck_and_what_a_seat_does_is_a_choice(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    for seen in done.seen:
        for moment, part in zip(done.story.moments, seen.parts[0], strict=True):
            if moment.actor == CHANCE:
                assert part.choice == 0
            elif seen.eyes == OPEN or not moment.learned[seen.eyes]:
                assert part.luck == 0


def test_a_draw_is_luck_and_not_a_choice() -> None:
    """Cards come at the end of a turn of Evolution, by the last move of somebody: what they bring is luck."""
    done = reviewed(("evolution", "base@gift", 3))
    draws = [
        part
        for moment, part in zip(done.story.moments, done.seen[0].parts[0], strict=True)
        if moment.actor != CHANCE and moment.learned[0] and part.luck
    ]
    assert draws


@given(st.lists(st.floats(-1, 1), min_size=3, max_size=3))
def test_rounding_keeps_the_sum(values: list[float]) -> None:
    total = round(WHOLE * sum(values))
    parts = shared_out(values, total)
    assert sum(parts) == total
    assert all(abs(part - WHOLE * value) <= 1.5 for part, value in zip(parts, values, strict=True))


def test_an_account_is_made_of_its_parts(table: tuple[str, str, int]) -> None:
    done = reviewed(table)
    seen = done.seen[1]
    moments, chances = done.story.moments, seen.curve.chances
    parts = parts_of(moments, [None] * len(moments), chances, OPEN, 1)
    account = account_of(moments, parts, seen.curve, 1)
    own = sum(chances[m.number + 1][1] - chances[m.number][1] for m in moments if m.actor == 1)
    assert account.own == pytest.approx(WHOLE * own, abs=1.5)
