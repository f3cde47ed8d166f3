"""The law that a deck is as its list says, at every table with every option; and bugs that it must catch."""

from typing import Any

import pytest

import beagle
from beagle.kernel.deck import Pile
from beagle.kernel.state import CHANCE
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.decks import the_deck_is_as_listed
from tests.laws.games import TABLES, Moment, Table, hold, walk


def dealt(table: Table, seed: int) -> Moment:
    """The first question of a game: all cards are dealt."""
    state = next(state for state, _ in walk(table, seed) if state.actor != CHANCE)
    return Moment(table, seed, 0, state)


DEALT = [dealt(table, seed) for table in TABLES for seed in (0, 1)]


@pytest.mark.rule("EV-CAT-05", "DI-SET-03", "DI-SET-04", "DI-SET-05", "GD-SET-03")
@pytest.mark.parametrize("name", beagle.GAMES)
def test_every_deck_is_as_its_list_says(name: str) -> None:
    hold(the_deck_is_as_listed, [moment for moment in DEALT if moment.table.game.name == name])


def miscounted(pile: Pile) -> Pile:
    """The second kind has one copy more."""
    kinds = [kind._replace(copies=kind.copies + (number == 1)) for number, kind in enumerate(pile.kinds)]
    return pile._replace(kinds=tuple(kinds))


def misnamed(pile: Pile) -> Pile:
    """The first kind is called by another name."""
    return pile._replace(kinds=(pile.kinds[0]._replace(name="cat"), *pile.kinds[1:]))


def all_used(pile: Pile) -> Pile:
    """Nothing is said to be put away."""
    return pile._replace(used=pile.copies)


@pytest.mark.parametrize("name", beagle.GAMES)
@pytest.mark.parametrize("bug", [miscounted, misnamed])
def test_a_wrong_list_is_caught(name: str, bug: Any) -> None:
    def plant(game: Any) -> Any:
        return GameWith(game, deck=lambda ruleset, seats: [bug(pile) for pile in game.deck(ruleset, seats)])

    caught(the_deck_is_as_listed, [moment for moment in DEALT if moment.table.game.name == name][:1], plant)


@pytest.mark.parametrize("ruleset", ["base+fly@gift half-deck", "cataclysm+added@1.4.1", "second"])
def test_cards_that_are_put_away_unsaid_are_caught(ruleset: str) -> None:
    def plant(game: Any) -> Any:
        return GameWith(game, deck=lambda ruleset, seats: [all_used(pile) for pile in game.deck(ruleset, seats)])

    caught(the_deck_is_as_listed, [moment for moment in DEALT if moment.table.ruleset == ruleset], plant)


def test_a_deck_of_another_table_is_caught() -> None:
    """The list is that of two players, the game one of more: Gods Love Dinosaurs takes more tiles then."""

    def plant(game: Any) -> Any:
        return GameWith(game, deck=lambda ruleset, seats: game.deck(ruleset, 2))

    caught(the_deck_is_as_listed, [moment for moment in DEALT if moment.table.ruleset == "base"], plant)
