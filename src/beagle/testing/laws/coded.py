"""Laws of a game as numbers: every option has a number of its own, and no number tells a seat what it may not know."""

from __future__ import annotations

from typing import Any

from beagle import NOBODY, SPECTATOR, Game, Rng
from beagle.kernel.coder import Coder, CoderError
from beagle.kernel.state import CHANCE
from beagle.testing.laws.games import adapter_of, must, viewers

_CODERS: dict[tuple[int, str, int], tuple[Game, Coder | None]] = {}


def coder_of(game: Game, state: Any) -> Coder | None:
    """The coder of the table of this state; None if the game has none."""
    ruleset = str(game.view(state, 0).ruleset)
    key = (id(game), ruleset, int(state.seats))
    if key not in _CODERS:
        try:
            _CODERS[key] = game, game.coder(ruleset, int(state.seats))
        except CoderError:
            _CODERS[key] = game, None
    return _CODERS[key][1]


def options_have_numbers_of_their_own(game: Game, state: Any, seed: int) -> None:
    """Every option has a number, inside the list; no two have the same; a copy has the same numbers."""
    coder = coder_of(game, state)
    if coder is None or state.actor in (NOBODY, CHANCE):
        return
    numbers = coder.numbers(state)
    must(len(numbers) == len(state.options), "not every option has a number")
    must(len(set(numbers)) == len(numbers), "two options have one number")
    must(all(0 <= number < coder.size for number in numbers), "a number is outside the list")
    must(coder.numbers(state.clone()) == numbers, "a clone has other numbers")
    must(len(coder.rows(state)) == len(numbers), "not every option has a row")


def numbers_tell_no_secret(game: Game, state: Any, seed: int) -> None:
    """What a seat sees as bytes is the same in every world that looks alike to it; so are the actor's numbers."""
    coder = coder_of(game, state)
    if coder is None:
        return
    for seat in viewers(state, seed):
        if seat == SPECTATOR:
            continue
        seen = coder.observation(state, seat)
        must(len(seen) == coder.width, "what is seen is too long or too short")
        for world in other_worlds(game, state, seat, seed):
            must(coder.observation(world, seat) == seen, f"seat {seat} sees what it may not know")
            if seat == state.actor:
                must(coder.numbers(world) == coder.numbers(state), f"the numbers tell seat {seat} what it may not know")
                must(coder.rows(world) == coder.rows(state), f"the rows tell seat {seat} what it may not know")


def other_worlds(game: Game, state: Any, seat: int, seed: int) -> list[Any]:
    """Worlds that look alike to this seat: one made of its view, and one in which what it doesn't know is dealt again.

    The second is a witness of its own: it would show a secret that a view gives away.
    """
    adapter = adapter_of(game)
    other = adapter.dealt_anew(adapter.foreseen(state, [], seat), seat, Rng(seed))
    adapter.know_as_in(other, state)
    return [game.imagine(game.view(state, seat), Rng(seed)), other]


CODED = (options_have_numbers_of_their_own, numbers_tell_no_secret)
