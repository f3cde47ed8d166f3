"""The laws of touches: what is touched for an action means that action, and its reason is the reason of a reading."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

from beagle import NOBODY, Game, Rng
from beagle.kernel.action import PASS
from beagle.kernel.state import CHANCE
from beagle.kernel.touching import NO_FIT, fit
from beagle.kernel.why import NoMeaning, why_touched
from beagle.testing.laws.games import adapter_of, must, thinned, viewers

ASKED = 120  # actions of a position that are asked about by their touches


def some_actions(game: Game, state: Any, seed: int) -> list[int]:
    """Every option, and a good part of all that is not offered."""
    universe = adapter_of(game).universe(state)
    return list(dict.fromkeys([*thinned(state.options, ASKED, seed), *thinned(universe, ASKED, seed)]))


def touches_mean_their_action(game: Game, state: Any, seed: int) -> None:
    """The touches of an action, offered or not, are read as this action, and only as actions that have them all."""
    if state.actor in (NOBODY, CHANCE):
        return
    for action in some_actions(game, state, seed):
        path = game.touches(state, action)
        found = game.read_touches(state, path)
        must(action in [reading.action for reading in found], f"{path} isn't read as {game.write_move(state, action)}")
        for reading in found:
            whole = game.touches(state, reading.action)
            must(fit(path, whole) != NO_FIT, f"{path} is read as something with {whole}")
        distances = [reading.distance for reading in found]
        must(distances == sorted(distances), f"{path}: the nearest reading isn't the first")


def a_reason_is_that_of_a_reading(game: Game, state: Any, seed: int) -> None:
    """Options are allowed; whatever is refused by touches is refused by the rules of one of the nearest readings."""
    if state.actor in (NOBODY, CHANCE):
        return
    for option in state.options:
        path = game.touches(state, option)
        must(why_touched(game, state, state.actor, path) is None, f"{path} is offered, but refused")
    for action in some_actions(game, state, seed):
        path = game.touches(state, action)
        refused = why_touched(game, state, state.actor, path)
        readings = game.read_touches(state, path)
        near = [reading.action for reading in readings if reading.distance == readings[0].distance]
        reasons = [game.refusal(state, state.actor, one) for one in near]
        begun = any(path == game.touches(state, option)[: len(path)] for option in state.options)
        must(refused in reasons or begun, f"{path} is refused by {refused}, its readings by {reasons}")
        fewest = min(len(state.refusals(one)) for one in near)
        must(begun or (fewest == 0) == (refused is None), f"{path}: legal {refused is None}, at least {fewest} rules")


def parts_of_paths_are_read(game: Game, state: Any, seed: int) -> None:
    """The beginning of a path, its end and its ends mean something, and no reading is without what was touched."""
    if state.actor in (NOBODY, CHANCE):
        return
    for action in some_actions(game, state, seed)[:: 1 if len(state.options) < 20 else 3]:
        path = game.touches(state, action)
        for part in (path[:1], path[:-1] or path, path[::2], path[-1:]):
            for reading in game.read_touches(state, part):
                whole = game.touches(state, reading.action)
                missing = Counter(map(kind_of_thing, part)) - Counter(map(kind_of_thing, whole))
                must(not missing, f"{part} is read as something with {whole}")
        must(bool(game.read_touches(state, path[:1])), f"{path[:1]} means nothing, but {path} does")


def kind_of_thing(touch: str) -> str:
    """Which of equal cards was touched may not matter: the second `trait:a.fat.2` is one like `trait:a.fat`."""
    return re.sub(r"\.[0-9]+$", "", touch) if touch.startswith("trait:") else touch


def who_waits_learns_only_that_by_touches(game: Game, state: Any, seed: int) -> None:
    """A seat that isn't asked gets the same answer about everything it touches."""
    some = adapter_of(game).some_moves(state, Rng(seed), 5) if state.actor >= 0 else []
    paths = [["pass"], ["animal:a"], ["no such thing"], *(game.touches(state, action) for action in some)]
    for seat in viewers(state, seed):
        if seat != state.actor:
            told = [why_touched(game, state, seat, path) for path in paths]
            must(told == [game.refusal(state, seat, PASS)] * len(told), f"seat {seat} waits, and is told {told}")


def either_order_is_one_move(game: Game, state: Any, seed: int) -> None:
    """Where the last two things may be touched in either order, the other order is no other move and means this one."""
    if state.actor in (NOBODY, CHANCE):
        return
    for action in some_actions(game, state, seed):
        path = game.touches(state, action)
        if game.swaps(state, action):
            found = game.read_touches(state, [*path[:-2], *path[:-3:-1]])
            near = [reading.action for reading in found if reading.distance == found[0].distance]
            must(action in near, f"{path} means something else in the other order")
            same = [game.touches(state, one) == path for one in near]
            must(all(same), f"{path} is another move in the other order")


def what_is_no_thing_means_nothing(game: Game, state: Any, seed: int) -> None:
    if state.actor in (NOBODY, CHANCE):
        return
    for path in (["no such thing"], ["animal:"], ["cell:999,999"], ["count:0", "count:-1"], [":"], [""]):
        must(not game.read_touches(state, path), f"{path} means something")
        try:
            why_touched(game, state, state.actor, path)
        except NoMeaning:
            continue
        must(False, f"{path} has a reason")


TOUCHED = (
    touches_mean_their_action,
    a_reason_is_that_of_a_reading,
    parts_of_paths_are_read,
    who_waits_learns_only_that_by_touches,
    either_order_is_one_move,
    what_is_no_thing_means_nothing,
)
