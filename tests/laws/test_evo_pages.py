"""Bugs planted in what pages are given of EVO: the laws of pictures, touches, previews and secrets catch them."""

from collections.abc import Callable
from itertools import pairwise
from typing import Any

import pytest

from beagle import NOBODY
from beagle.games.evo import ids
from beagle.games.evo.state import State
from beagle.kernel.action import kind_of
from beagle.kernel.cards import type_of
from beagle.kernel.message import Message
from beagle.testing.laws.hidden import no_secret_is_written, worlds_cannot_be_told_apart
from beagle.testing.laws.laws import a_page_can_show_and_choose, what_is_revealed_is_no_longer_hidden
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import TABLES, Moment, hold, moments, walk

EVO = next(table for table in TABLES if table.game.name == "evo" and table.seats == 3)
SOME = moments(EVO, games=4)
Bug = Callable[[Any], GameWith]


def drawn(change: Callable[[dict[str, Any], State, int], None]) -> Bug:
    """A picture to which something was done."""

    def plant(game: Any) -> GameWith:
        def picture(state: State, seat: int) -> Any:
            seen = game.picture(state, seat)
            change(seen, state, seat)
            return seen

        return GameWith(game, picture=picture)

    return plant


def show_a_purse(seen: dict[str, Any], state: State, seat: int) -> None:
    other = (seat + 1) % state.seats
    seen["players"][other]["points"] = int(state.players[other].mp)


def show_a_hand(seen: dict[str, Any], state: State, seat: int) -> None:
    other = (seat + 1) % state.seats
    seen["players"][other]["hand"] = [ids.CARD_NAMES[type_of(c)] for c in state.players[other].hand]


def show_the_next_token(seen: dict[str, Any], state: State, seat: int) -> None:
    if state.pile:
        seen["climate"]["next"] = ids.TOKEN_NAMES[type_of(state.pile[-1])]


def show_the_bag(seen: dict[str, Any], state: State, seat: int) -> None:
    seen["bag"]["genes"] = list(state.bag)


@pytest.mark.parametrize("change", [show_a_purse, show_a_hand, show_the_next_token, show_the_bag])
def test_a_picture_that_shows_a_secret_is_caught(change: Callable[[dict[str, Any], State, int], None]) -> None:
    caught(worlds_cannot_be_told_apart, SOME, drawn(change))


def test_a_picture_that_names_a_card_of_another_is_caught() -> None:
    caught(no_secret_is_written, SOME, drawn(show_a_hand))


def test_a_preview_that_counts_the_purses_of_others_is_caught() -> None:
    def preview(game: Any) -> GameWith:
        def richest(state: State, action: int) -> list[Message]:
            return [Message("evo-preview-bid", {"left": max(int(clan.mp) for clan in state.players)})]

        return GameWith(game, preview=richest)

    caught(worlds_cannot_be_told_apart, SOME, preview)


def test_swimming_and_walking_that_are_touched_alike_are_caught() -> None:
    def touch(game: Any) -> GameWith:
        def alike(state: State, action: int) -> list[str]:
            return [part for part in game.touches(state, action) if not part.startswith("gene:")]

        return GameWith(game, touches=alike)

    scene = EVO.game.read("evo second movement to A / A: -1,-2 0,-2 | genes fins / B: 1,2 3,-1")
    here = [Moment(EVO, 0, 0, scene)]
    assert {ids.SWIM, ids.WALK} < {kind_of(action) for action in scene.options}
    hold(a_page_can_show_and_choose, here)
    caught(a_page_can_show_and_choose, here, touch)


# What is revealed


def before(revealing: Callable[[State, State], bool]) -> list[Moment]:
    """Moments of which every move reveals this."""
    out = []
    for seed in range(3):
        states = [state.clone() for state, _ in walk(EVO, seed)]
        for number, (one, other) in enumerate(pairwise(states)):
            if revealing(one, other):
                out.append(Moment(EVO, seed, number, one))
    return out


def hides(count: Callable[[State], int]) -> Bug:
    """So much of what is hidden is forgotten."""
    return lambda game: GameWith(game, hidden=lambda state: game.hidden(state) - count(state))


def tokens(state: State) -> int:
    return sum(state.seats - int(c >> 8 & (1 << state.seats) - 1).bit_count() for c in [*state.pile, *state.aside])


def deck(state: State) -> int:
    return int(state.seats) * len(state.deck)


FORGOTTEN: dict[str, tuple[Callable[[State, State], bool], Callable[[State], int]]] = {
    "tokens": (lambda one, other: len(other.turned) > len(one.turned) and other.deck == one.deck, tokens),
    "the deck": (lambda one, other: len(other.deck) < len(one.deck) and other.bag == one.bag, deck),
    "special genes": (
        lambda one, other: sum(list(other.bag)[ids.FIRST_SPECIAL :]) < sum(list(one.bag)[ids.FIRST_SPECIAL :]),
        lambda state: int(state.seats) * sum(list(state.bag)[ids.FIRST_SPECIAL :]),
    ),
}


@pytest.mark.parametrize("name", FORGOTTEN)
def test_a_secret_that_is_not_counted_is_caught_when_it_is_revealed(name: str) -> None:
    revealing, count = FORGOTTEN[name]
    some = before(revealing)
    assert some
    hold(what_is_revealed_is_no_longer_hidden, some)
    caught(what_is_revealed_is_no_longer_hidden, some, hides(count))


def test_purses_that_are_not_counted_are_caught_at_the_end() -> None:
    """The meteor is shown with them, so that the tokens must not be counted either."""

    def purses(state: State) -> int:
        return sum(state.seats - int(clan.known & (1 << state.seats) - 1).bit_count() for clan in state.players)

    *_, last = (state.clone() for state, _ in walk(EVO, 1))
    here = [Moment(EVO, 1, 0, last)]
    game = EVO.game
    after = last.clone()
    after.apply(last.options[0])
    assert after.actor == NOBODY
    assert game.hidden(last) - game.hidden(after) > purses(last) > 0
    hold(what_is_revealed_is_no_longer_hidden, here)
    caught(what_is_revealed_is_no_longer_hidden, here, hides(lambda state: purses(state) + tokens(state)))
