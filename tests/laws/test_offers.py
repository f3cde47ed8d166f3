"""Whatever is offered can be played: every combination of options, with every number of seats, is dealt."""

from collections.abc import Iterator
from itertools import combinations, product

import pytest

import beagle
from beagle import Game
from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import BY_LOT, FIRST, Option, named_first

INFOS = [(game, info) for game in beagle.GAMES.values() for info in game.rulesets()]


def choices(options: list[Option]) -> Iterator[tuple[str, ...]]:
    """Every way to take some of these options: of a group one or none, or some where several may be taken."""
    groups: dict[str, list[Option]] = {}
    for option in options:
        groups.setdefault(option.group or option.word, []).append(option)
    ways = []
    for alike in groups.values():
        most = len(alike) if alike[0].several else 1
        ways.append([way for count in range(most + 1) for way in combinations([o.word for o in alike], count)])
    for way in product(*ways):
        yield tuple(word for part in way for word in part)


def count_ways(info: RulesetInfo) -> int:
    return sum(1 for seats in range(info.seats[0], info.seats[1] + 1) for _ in choices(info.offered(seats)))


@pytest.mark.rule("EV-ED-01", "EV-ED-02", "EV-ED-03", "EV-CAT-05", "EV-RUL-34", "EV-SET-02", "DI-SET-06", "GD-SET-10")
@pytest.mark.parametrize(("game", "info"), INFOS, ids=lambda one: getattr(one, "name", str(one)))
def test_every_offered_combination_is_dealt(game: Game, info: RulesetInfo) -> None:
    dealt = 0
    for seats in range(info.seats[0], info.seats[1] + 1):
        for words in choices(info.offered(seats)):
            state = game.deal(" ".join([info.name, *words]), seats, dealt)
            assert len(state.players) == seats
            first = named_first(words)
            assert first in (BY_LOT, game.first_player(state))
            dealt += 1
    assert dealt == count_ways(info)


@pytest.mark.parametrize(("game", "info"), INFOS, ids=lambda one: getattr(one, "name", str(one)))
def test_what_is_not_offered_is_refused(game: Game, info: RulesetInfo) -> None:
    for seats in range(info.seats[0], info.seats[1] + 1):
        for option in info.options:
            if option not in info.offered(seats):
                with pytest.raises(beagle.RulesetError, match=f"the option {option.word} is for"):
                    game.deal(f"{info.name} {option.word}", seats, 1)


@pytest.mark.rule("EV-ED-04")
def test_only_the_italian_edition_leaves_it_to_dice_who_begins() -> None:
    rolling = [info.name for _, info in INFOS if not any(option.group == FIRST for option in info.options)]
    assert rolling == ["base@italian"]


def test_the_number_of_combinations_is_not_small() -> None:
    """A law over few of them would say little: eight kinds of cards alone make 256."""
    ways = {info.name: count_ways(info) for _, info in INFOS}
    assert ways["base@italian"] == 3
    assert ways["base@gift"] == 3 + 4 + 5
    assert ways["cataclysm+added@1.4.1"] == 256 * 2 * (3 + 4 + 5 + 6 + 7)
