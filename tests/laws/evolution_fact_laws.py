"""The laws of the colour of food and of the names of animals."""

from __future__ import annotations

import re
from typing import Any

from beagle import Game, Rng
from beagle.games.evolution.animal import Animal, full_name
from beagle.kernel.text import piece_number
from beagle.testing.laws.exact import exact
from beagle.testing.laws.laws import play_on
from tests.laws.evolution_moves import animals, some_sayable
from tests.laws.games import must

LETTER = re.compile(r"(?<![a-z-])[a-z]{1,2}(?![a-z-])")  # traits and places have longer words
ASKED = 12  # moves that are asked about


def no_rule_asks_for_the_colour(game: Game, state: Any, seed: int) -> None:
    """With other colours, and the same sums, the same is offered and refused, and the game goes on alike."""
    one, other = state.clone(), recoloured(state, seed)
    texts = [game.write_move(state, action) for action in some_sayable(state, Rng(seed), ASKED)]
    for _ in range(3):
        must(one.options == other.options, "the colour of food changes what is offered")
        for text in texts:
            must(why(game, one, text) == why(game, other, text), f"the colour of food changes the answer to {text}")
        must(play_on(one, seed, 4) == play_on(other, seed, 4), "the colour of food changes how the game goes on")
        must(colourless(one) == colourless(other), "the colour of food changes something else")
        must(game.check_sum(one) == game.check_sum(other), "the colour of food changes the check sum")
        must(game.scores(one) == game.scores(other), "the colour of food changes the points")


def why(game: Game, state: Any, text: str) -> str:
    try:
        return repr(game.why(state, state.actor, text))
    except ValueError as error:
        return str(error)


def recoloured(state: Any, seed: int) -> Any:
    """The same food in other colours; what was made from fat stays blue."""
    copy, rng = state.clone(), Rng(seed)
    for a in animals(copy):
        if a.got:
            a.blue = (a.blue + 1 + rng.below(a.food)) % (a.food + 1) if a.food else 0
    return copy


def colourless(state: Any) -> Any:
    copy = state.clone()
    for a in animals(copy):
        a.blue = 0
    return exact(copy)


def an_animal_may_be_named(game: Game, state: Any, seed: int) -> None:
    """A move with names in the place of letters is the same move."""
    for action in state.options:
        text = game.write_move(state, action)
        named = LETTER.sub(lambda letter: name_in(state, letter.group()), text)
        must(game.read_move(state, named) == action, f"{named} is not {text}")


def name_in(state: Any, letter: str) -> str:
    a: Animal = state.animals[piece_number(letter)]
    return full_name(a.owner, a.number)


def a_picture_says_colours_and_names(game: Game, state: Any, seed: int) -> None:
    """Everybody's page has the blue food and the name of every animal."""
    for seat in range(-1, len(state.players)):
        for player, drawn in zip(state.players, game.picture(state, seat)["players"], strict=True):
            for a, plain in zip(player.herd, drawn["animals"], strict=True):
                must((plain["food"], plain["blue"]) == (a.food, a.blue), f"animal {a.id} is drawn with {plain}")
            for a, plain in zip(player.herd + player.remains, drawn["animals"] + drawn["remains"], strict=True):
                must(plain["name"] == full_name(a.owner, a.number), f"animal {a.id} is called {plain['name']}")
