"""Tables as numbers: one number for each option, and nothing that a seat may not know."""

from typing import Any

import pytest

import beagle
from beagle import NOBODY, Game, Rng
from beagle.kernel.base import BaseGame
from beagle.kernel.coder import Blocks, Coder, CoderError, Layout
from beagle.kernel.state import CHANCE
from beagle.testing.laws.coded import numbers_tell_no_secret, options_have_numbers_of_their_own
from beagle.testing.laws.games import Table
from beagle.testing.laws.planted import GameWith, caught
from tests.laws.games import SUITE, TABLES, hold, moments, walk

FIRST = {table.game.name: table for table in reversed(TABLES)}


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_options_have_numbers_of_their_own(table: Table) -> None:
    hold(options_have_numbers_of_their_own, moments(table))


@pytest.mark.parametrize("table", SUITE, ids=str)
def test_numbers_tell_no_secret(table: Table) -> None:
    hold(numbers_tell_no_secret, moments(table))


@pytest.mark.slow
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_whole_games_at_every_table(table: Table) -> None:
    for seed in range(20):
        for moved, (state, _) in enumerate(walk(table, seed)):
            options_have_numbers_of_their_own(table.game, state, seed)
            if moved % 9 == 0:
                numbers_tell_no_secret(table.game, state, seed)


def breeding(coder: Coder, state: Any) -> int:
    """Put cards down as animals as long as possible, which makes the largest herds."""
    numbers = coder.numbers(state)
    animals = [at for at, number in enumerate(numbers) if coder.blocks.name_of(number) == "animal"]
    return int(state.options[animals[0] if animals else 0])


@pytest.mark.parametrize(("ruleset", "slots"), [("base@gift", 4), ("cataclysm@1.4.1", 0)])
def test_large_herds_have_numbers_too(ruleset: str, slots: int) -> None:
    """Animals beyond the last slot have no places of their own, but their options have numbers."""
    game = beagle.game("evolution")
    coder = game.coder(ruleset, 2, slots)
    state = game.deal(ruleset, 2, 1)
    rng, largest, spare = Rng(1), 0, 0
    for _ in range(400):
        if state.actor == NOBODY:
            break
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
            continue
        numbers = coder.numbers(state)
        assert len(set(numbers)) == len(numbers) == len(state.options)
        largest = max(largest, len(state.players[0].herd))
        spare = max(spare, sum(number >= coder.first_spare for number in numbers))
        state.apply(breeding(coder, state))
    assert largest > (slots or 24)
    assert spare > 0


@pytest.mark.slow
@pytest.mark.parametrize("table", [table for table in TABLES if table.game.name == "evolution"], ids=str)
def test_the_largest_herds_of_every_table(table: Table) -> None:
    coder = table.game.coder(table.ruleset, table.seats)
    state, rng = table.game.deal(table.ruleset, table.seats, 1), Rng(1)
    while state.actor != NOBODY:
        if state.actor == CHANCE:
            state.apply(state.sample_chance(rng))
        else:
            options_have_numbers_of_their_own(table.game, state, 1)
            state.apply(breeding(coder, state))


class Tiny(Coder):
    """A coder without places, and with two spare ones; as a package of its own would write it."""

    def __init__(self) -> None:
        super().__init__("tiny", 2, Blocks(), 2, Layout(), 100)


def test_too_many_options_without_a_place_are_an_error() -> None:
    with pytest.raises(CoderError, match="more than 2 options have no place of their own"):
        Tiny().numbers(beagle.game("evolution").deal("base@gift", 2, 1))


def test_a_game_without_a_coder_says_so() -> None:
    game: BaseGame[Any, Any] = BaseGame()
    game.name = "bare"
    with pytest.raises(CoderError, match="bare has no coder"):
        game.coder("base", 2)


# Planted bugs: compiled coders take no patch, so each sits in a wrapper


class Wrapped:
    """A coder, but for what a bug changes."""

    def __init__(self, coder: Coder) -> None:
        self.coder = coder

    def __getattr__(self, name: str) -> Any:
        return getattr(self.coder, name)


class Doubled(Wrapped):
    def numbers(self, state: Any) -> list[int]:
        numbers = self.coder.numbers(state)
        return [numbers[0], *numbers[:-1]]


class Outside(Wrapped):
    def numbers(self, state: Any) -> list[int]:
        return [int(self.coder.size) + number for number in self.coder.numbers(state)]


class Short(Wrapped):
    def numbers(self, state: Any) -> list[int]:
        return self.coder.numbers(state)[1:]


class Peeking(Wrapped):
    """Shows one byte of what is hidden."""

    def observation(self, state: Any, seat: int) -> bytes:
        return bytes([self.secret(state, seat) & 255]) + self.coder.observation(state, seat)[1:]

    def secret(self, state: Any, seat: int) -> int:
        other = state.players[(seat + 1) % state.seats]
        if hasattr(state, "stacks"):
            return int(sum(sum(stack.to_list()[-1:]) for stack in state.stacks))
        if hasattr(other, "mp"):
            return int(other.mp)
        return int(sum(other.hand.to_list()) * 7 + sum(state.deck.to_list()[-1:]))


class Telling(Wrapped):
    """Numbers that depend on the deck."""

    def numbers(self, state: Any) -> list[int]:
        numbers = self.coder.numbers(state)
        return numbers[::-1] if state.deck and state.deck.to_list()[-1] & 1 else numbers


def with_coder(kind: type[Wrapped]) -> Any:
    def plant(game: Game) -> GameWith:
        made: dict[tuple[str, int], Any] = {}

        def coder(ruleset: str, seats: int, slots: int = 0) -> Any:
            if (ruleset, seats) not in made:
                made[ruleset, seats] = kind(game.coder(ruleset, seats, slots))
            return made[ruleset, seats]

        return GameWith(game, coder=coder)

    return plant


@pytest.mark.parametrize("bug", [Doubled, Outside, Short])
def test_wrong_numbers_are_caught(bug: type[Wrapped]) -> None:
    caught(options_have_numbers_of_their_own, moments(FIRST["evolution"]), game=with_coder(bug))


@pytest.mark.parametrize("name", ["evolution", "evo", "dinosaurs"])
def test_a_peek_at_what_is_hidden_is_caught(name: str) -> None:
    caught(numbers_tell_no_secret, moments(FIRST[name]), game=with_coder(Peeking))


def test_numbers_that_depend_on_the_deck_are_caught() -> None:
    caught(numbers_tell_no_secret, moments(FIRST["evolution"], games=6), game=with_coder(Telling))
