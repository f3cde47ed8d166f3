"""Where several have the most points, it is said what decides, by which rule, in every game and language."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

import beagle
from beagle.i18n import Words, languages
from beagle.kernel.base.ties import RanksAll, below_of, place_of
from beagle.kernel.ranking import Tie, tie_of, winners_of
from tests.support.words import say

EVOLUTION = {
    "one alone": ("over / A: a[fat] | discard 5 / B: m | discard 7", [0], None),
    "more cards": ("over / A: a | discard 5 / B: m | discard 7", [1], ("tie-decided", 2, 7, 5)),
    "shared": ("over / A: a | discard 7 / B: m | discard 7", [0, 1], ("tie-shared", 2, 7, None)),
    "two of three share": (
        "over / A: a | discard 7 / B: m | discard 4 / C: x | discard 7",
        [0, 2],
        ("tie-decided", 2, 7, 4),
    ),
    "not those behind": (
        "over / A: a | discard 5 / B: m | discard 4 / C: | discard 9",
        [0],
        ("tie-decided", 2, 5, 4),
    ),
}
EVO = {
    "one alone": ("over / A: 0,0 1,0 | mp 7 / B: 0,2 1,2 -1,2 | mp 6", [0], None),
    "more dinosaurs": ("over / A: 0,0 1,0 | mp 7 / B: 0,2 1,2 -1,2 | mp 7", [1], ("evo-tie-decided", 7, 3, 2)),
    "shared": ("over / A: 0,0 1,0 | mp 7 / B: 0,2 1,2 | mp 7", [0, 1], ("evo-tie-shared", 7, 2, None)),
}
DINOSAURS = {
    "one alone": ("over / A: 0,0M | eggs 4 / B: 0,0M | eggs 3", [0], None),
    "last in order": ("over first A / A: 0,0M | eggs 4 / B: 0,0M | eggs 4", [1], ("dinosaurs-tie", 4, None, None)),
    "not the first player": (
        "over first B / A: 0,0M | eggs 4 / B: 0,0M | eggs 4",
        [0],
        ("dinosaurs-tie", 4, None, None),
    ),
}
RULE = {"evolution": "EV-END-03", "evo": "DI-SURV-04", "dinosaurs": "GD-END-04"}
RULESET = {"evolution": "base@gift", "evo": "second", "dinosaurs": "base"}
ALL = [
    pytest.param(game, *one, id=f"{game} {name}", marks=pytest.mark.rule(RULE[game]))
    for game, cases in (("evolution", EVOLUTION), ("evo", EVO), ("dinosaurs", DINOSAURS))
    for name, one in cases.items()
]


@pytest.mark.parametrize(("game", "text", "winners", "tie"), ALL)
def test_a_tie_says_what_decided(game: str, text: str, winners: list[int], tie: tuple[Any, ...] | None) -> None:
    played = beagle.game(game)
    state = played.read(f"{game} {RULESET[game]} {text}")
    assert played.winners(state) == winners
    said = played.tie(state)
    if tie is None:
        assert said is None
        return
    assert said is not None
    key, points, best, next = tie
    assert (said.key, said.args["points"], said.args["rule"]) == (key, points, RULE[game])
    assert (said.args.get("best"), said.args.get("next")) == (best, next)
    for language in languages():
        text = Words(language, ["Ann", "Ben", "Clara"]).say(said)
        assert str(points) in text
        assert RULE[game] in text


BELOW = {
    "evolution": ("over / A: a b | discard 1 / B: m | discard 5 / C: x | discard 7 / D: y | discard 5", "C", 7, "BD"),
    "evo": ("over / A: 0,0 1,0 | mp 9 / B: 0,2 1,2 -1,2 | mp 7 / C: -2,1 -2,2 | mp 7", "B", 3, "C"),
    "dinosaurs": ("over first A / A: 0,0M | eggs 4 / B: 0,0M | eggs 4 / C: 0,0M | eggs 6", "B", None, "A"),
}


@pytest.mark.parametrize("game", BELOW)
def test_behind_the_winner_a_tie_says_what_decided_too(game: str) -> None:
    text, seat, best, behind = BELOW[game]
    played = beagle.game(game)
    assert isinstance(played, RanksAll)
    ranks = dict(zip("ABCD", played.ranks(played.read(f"{game} {RULESET[game]} {text}")), strict=False))
    assert [ranks[one].place for one in behind] == [3] * len(behind)
    assert {one for one, rank in ranks.items() if rank.tie} == {seat}
    place, said = ranks[seat]
    assert said is not None
    assert (place, said.args.get("best")) == (2, best)
    for language in languages():
        assert ["Ann", "Ben", "Clara", "Dora"]["ABCD".index(behind[0])] in Words(
            language, ["Ann", "Ben", "Clara", "Dora"]
        ).say(said)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_places_follow_the_standings(seats: int) -> None:
    """Who has a reason is directly before somebody with as many points; who wins has none."""
    for one in product(product(range(2), range(3)), repeat=seats):
        standings = list(one)
        for seat, standing in enumerate(standings):
            below = below_of(standings, seat)
            behind = [other for other in standings if other[0] == standing[0] and other < standing]
            wins = seat in winners_of(standings)
            assert (place_of(standings, seat) == 1) == wins
            assert (below is not None) == (bool(behind) and not wins)
            if below is not None:
                assert standings[below.before] == (below.points, below.next) == max(behind)
                assert below.best == standing[1]


def test_the_words_of_a_tie() -> None:
    game = beagle.game("evolution")
    words = Words("en", ["Ann", "Ben", "Clara"])
    said = game.tie(game.read("evolution base@gift over / A: a | discard 5 / B: m | discard 7"))
    assert said is not None
    assert said.args == {"rule": "EV-END-03", "points": 2, "best": 7, "next": 5, "winners": 1}
    assert words.say(said) == say(said.key, **said.args)
    game = beagle.game("dinosaurs")
    said = game.tie(game.read("dinosaurs base over first A / A: 0,0M | eggs 4 / B: 0,0M | eggs 4"))
    assert said is not None
    assert words.say(said) == say("dinosaurs-tie", points=4, seat="Ben", rule="GD-END-04")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_told_is_what_decided(seats: int) -> None:
    """Every standing of so many seats: the winners are the best of the tied, and all of them."""
    numbers = range(2)
    standings: list[list[tuple[int, int]]] = [[]]
    for _ in range(seats):
        standings = [[*one, (points, second)] for one in standings for points in numbers for second in numbers]
    for one in standings:
        assert consistent(one, tie_of(one)), one


def test_a_tie_that_names_the_wrong_number_is_noticed() -> None:
    """A planted bug: what the others have is taken from all seats, not from those who tie."""
    standings = [(5, 2), (5, 1), (4, 9)]
    tied = tie_of(standings)
    assert tied is not None
    assert not consistent(standings, tied._replace(next=9))
    assert not consistent(standings, None)


def consistent(standings: list[tuple[int, int]], tied: Tie | None) -> bool:
    points = max(one[0] for one in standings)
    level = [seat for seat, one in enumerate(standings) if one[0] == points]
    if tied is None:
        return len(level) == 1
    seconds = {seat: standings[seat][1] for seat in level}
    others = [second for second in seconds.values() if second != tied.best]
    return (
        (tied.points, tied.tied, tied.winners) == (points, level, winners_of(standings))
        and all(seconds[seat] == tied.best for seat in tied.winners)
        and tied.best == max(seconds.values())
        and tied.next == (max(others) if others else -1)
    )
