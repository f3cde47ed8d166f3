"""In an activation of Gods Love Dinosaurs the players could all act at once: their order changes nothing."""

from __future__ import annotations

from typing import Any

from beagle import NOBODY, Game, Rng
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.dinosaurs import Hatching
from beagle.testing.laws.exact import exact
from tests.laws.games import must, pick

Asked = dict[int, list[tuple[int, ...]]]  # by seat: the options of each of its questions


def order_changes_nothing(game: Game, state: Any, seed: int) -> None:
    """The seats that have not finished act in several orders: each is asked the same, and all end alike.

    Under strict supply figures can run out, so there the order does matter.
    """
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Activation | Hatching) or "strict-supply" in state.rules.name:
        return
    waiting = [(state.active() + gone) % state.seats for gone in range(step.save()[-1], state.seats)]
    asked, end = in_turn(state, seed)
    shuffled = waiting.copy()
    Rng(seed).shuffle(shuffled)
    for order in (waiting, waiting[::-1], shuffled):
        asked_now, end_now = one_by_one(state, order, seed)
        must(asked_now == asked, f"in the order {order} somebody was asked otherwise")
        must(end_now == end, f"the order {order} leads elsewhere")


def in_turn(state: Any, seed: int) -> tuple[Asked, Any]:
    """As the engine asks: what each seat was asked, and the state in which the activation is over."""
    world, asked = state.clone(), Asked()
    choices = {seat: Rng(seed + seat) for seat in range(state.seats)}
    name, depth = state.stack[-1].name, len(state.stack)
    while len(world.stack) == depth and world.stack[-1].name == name and world.turn == state.turn:
        choose(world, choices, asked)
    return asked, exact(world)


def one_by_one(state: Any, order: list[int], seed: int) -> tuple[Asked, Any]:
    """The same in this order: each seat acts in a world where nobody else waits, which the next one finds."""
    world, asked = state.clone(), Asked()
    choices = {seat: Rng(seed + seat) for seat in range(state.seats)}
    first, below, top = world.first, world.stack[:-1], world.stack[-1]
    for seat in order:
        world.first = (seat + 1 - (world.turn - 1)) % world.seats  # so that this seat is the last of the round
        begin(world, [top.clone()], world.seats - 1)
        while world.stack:
            choose(world, choices, asked)
    world.first = first
    begin(world, [*below, top.clone()], world.seats)
    return asked, exact(world)


def begin(world: Any, stack: list[Any], gone: int) -> None:
    """Go on with these steps, of which the last has so many seats behind it."""
    stack[-1].load([*stack[-1].save()[:-1], gone])
    world.stack, world.actor, world.options = stack, NOBODY, []
    world.settle()


def choose(world: Any, choices: dict[int, Rng], asked: Asked) -> None:
    seat = int(world.actor)
    asked.setdefault(seat, []).append(tuple(world.options))
    world.apply(pick(world, choices[seat]))
