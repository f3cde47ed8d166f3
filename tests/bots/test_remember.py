"""What a seat remembers is made of what it was told: worlds that look alike to it leave the same in its mind."""

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import beagle
from beagle.kernel.event import Event
from beagle.kernel.game import Game
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY

TABLES = [("evolution", "base@gift", 3), ("evo", "second", 3)]
Told = Callable[[Event, int], Event]


def everything(memory: list[int], event: Event, seat: int) -> list[int]:
    """The best memory there can be: it keeps all that it hears, so whatever leaks is in it."""
    return [*memory, hash(repr(event))]


def moments(game: Game, ruleset: str, seats: int) -> Iterator[Any]:
    """Moments of a random game in which a player has a choice."""
    rng = Rng(5)
    state = game.deal(ruleset, seats, rng)
    while state.actor != NOBODY:
        if state.actor != CHANCE and len(state.options) > 1:
            yield state.clone()
        action = state.sample_chance(rng) if state.actor == CHANCE else state.options[rng.below(len(state.options))]
        state.apply(action)


def after(game: Game, world: Any, action: int, seat: int, told: Told) -> tuple[str, list[int]]:
    """What the seat sees after a move, and what it remembers of it."""
    there = world.clone()
    there.listen()
    there.apply(action)
    memory: list[int] = []
    for event in there.events:
        memory = everything(memory, told(event, seat), seat)
    return game.write_view(game.view(there, seat)), memory


def leaks(name: str, ruleset: str, seats: int, told: Told) -> tuple[int, int]:
    """How often two worlds look alike to a seat after the same move of another, and how often its memory differs."""
    game, alike, different = beagle.game(name), 0, 0
    for number, state in enumerate(moments(game, ruleset, seats)):
        seat = (int(state.actor) + 1) % seats
        other = game.imagine(game.view(state, seat), Rng(number))
        for action in [each for each in state.options if each in other.options][:6]:
            (here, mine), (there, its) = (after(game, world, action, seat, told) for world in (state, other))
            if here == there:
                alike += 1
                different += mine != its
    return alike, different


@pytest.mark.parametrize(("name", "ruleset", "seats"), TABLES)
def test_worlds_that_look_alike_are_remembered_alike(name: str, ruleset: str, seats: int) -> None:
    alike, different = leaks(name, ruleset, seats, lambda event, seat: event.seen_by(seat))
    assert alike > 50
    assert different == 0


def test_a_memory_of_what_was_not_told_is_found() -> None:
    """The planted bug: events are remembered as they are, not as the seat saw them."""
    assert leaks(*TABLES[0], lambda event, seat: event)[1] > 0
