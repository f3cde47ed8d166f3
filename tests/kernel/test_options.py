"""Options of tables: which go together, for how many seats, and who begins."""

import pytest

from beagle import Rng
from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import BY_LOT, Option, first_options, first_player, named_first, switches, with_first
from beagle.kernel.ruleset import MAX_KEPT, RulesetError, check_table, keep, split_name

INFO = RulesetInfo(
    "base",
    (2, 4),
    (
        *switches(["fast"], (2, 4)),
        Option("half", (2, 3)),
        Option("add-x", (2, 4), "added", several=True),
        Option("add-y", (2, 4), "added", several=True),
        *first_options((2, 4)),
    ),
    "about",
)


def checked(name: str, seats: int) -> str:
    return check_table(split_name(name), [INFO], seats).canonical


def test_an_option_is_offered_only_with_the_seats_it_is_for() -> None:
    words = {seats: [option.word for option in INFO.offered(seats)] for seats in (2, 3, 4)}
    assert words[2] == ["fast", "half", "add-x", "add-y", "first-a", "first-b"]
    assert words[3] == [*words[2], "first-c"]
    assert words[4] == ["fast", "add-x", "add-y", "first-a", "first-b", "first-c", "first-d"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_offered_is_allowed_and_nothing_else(seats: int) -> None:
    offered = INFO.offered(seats)
    for option in INFO.options:
        if option in offered:
            assert checked(f"base {option.word}", seats) == f"base {option.word}"
        else:
            low, high = option.seats
            with pytest.raises(RulesetError) as refused:
                checked(f"base {option.word}", seats)
            assert str(refused.value) == f"the option {option.word} is for {low} to {high} seats, not {seats}"


def test_one_of_a_group_is_taken_or_several() -> None:
    with pytest.raises(RulesetError, match="first-a and first-b: a table takes only one of them"):
        checked("base first-b first-a", 2)
    assert checked("base add-y fast half first-b", 2) == "base add-y fast first-b half"


def test_all_of_a_group_is_written_as_none_where_none_means_all() -> None:
    assert checked("base add-y add-x", 3) == checked("base", 3) == "base"


def test_an_unknown_option_is_refused_with_those_there_are() -> None:
    with pytest.raises(RulesetError, match='base has no option "slow"; its options: fast, half, add-x'):
        checked("base slow", 2)


def test_a_first_player_is_named_in_the_ruleset() -> None:
    assert with_first("base@gift", 1) == "base@gift first-b"
    assert with_first("base@gift first-b half", 2) == "base@gift half first-c"
    assert with_first("base@gift first-b half", BY_LOT) == "base@gift half"
    assert named_first(["half", "first-h"]) == 7
    assert named_first(["half"]) == BY_LOT


def test_a_lot_is_drawn_only_if_nobody_is_named() -> None:
    rng, same = Rng(5), Rng(5)
    assert first_player(2, 4, rng) == 2
    assert rng.bits() == same.bits()
    assert {first_player(BY_LOT, 4, rng) for _ in range(60)} == {0, 1, 2, 3}


def test_of_many_rulesets_the_oldest_is_forgotten() -> None:
    kept: dict[tuple[str, int, str], object] = {}
    for number in range(MAX_KEPT + 10):
        keep(kept, f"name-{number}", 2, object())
    assert len(kept) == MAX_KEPT
    assert ("name-9", 2, "") not in kept
    last = kept[f"name-{MAX_KEPT}", 2, ""]
    assert keep(kept, f"name-{MAX_KEPT}", 2, object()) is last
