"""What a seat is asked, as it is sent: built once per question, for everybody who looks through that seat's eyes.

Whether an option reveals something is found by trying it, so a question with many options is expensive.  It runs in a
thread, and only if somebody who may see the options is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

import msgspec

from beagle.kernel.game import Game
from beagle.server.growing import Growing
from beagle.server.limits import OPTIONS_ON_LOOP, QUESTION_BYTES
from beagle.server.live.history import History, PendingMove
from beagle.server.live.outside import Lanes
from beagle.server.wire import Option, to_wire

T = TypeVar("T")


class Prepared(msgspec.Struct, frozen=True):
    """The options of one question, encoded, and the position in notation."""

    asked_at: int
    moves: msgspec.Raw
    position: str


def options(game: Game, state: Any) -> Iterator[Option]:
    """Every option with its words, what to touch for it, and whether it reveals something."""
    for act, reveals in zip(state.options, game.reveals(state), strict=True):
        yield option(game, state, act, reveals)


def option(game: Game, state: Any, action: int, reveals: bool = False) -> Option:
    """A legal move as it is sent."""
    kind, args = game.move_data(state, action)
    words = to_wire(game.describe(state, action))
    return Option(game.write_move(state, action), words, game.touches(state, action), reveals, kind, args)


def prepared(game: Game, state: Any, asked_at: int, most: int = QUESTION_BYTES) -> Prepared:
    """Build it, as long as it doesn't exceed the size limit."""
    moves = Growing(most)
    for number, each in enumerate(options(game, state)):
        moves.add((b"," if number else b"[") + msgspec.json.encode(each))
    moves.add(b"]")
    return Prepared(asked_at, msgspec.Raw(b"".join(moves.pieces)), game.write_view(game.view(state, state.actor)))


def written(game: Game, state: Any) -> dict[str, int]:
    """The options by their text."""
    return {game.write_move(state, action): action for action in state.options}


async def make_ready(history: History, ready: Prepared | None, lanes: Lanes, eyes: set[int]) -> Prepared | None:
    """Prepare everything that these eyes will be shown, so that showing it is cheap; `ready` is what was prepared."""
    if history.told is None:
        await lanes.reading.run(history.telling)
    if ready is not None and ready.asked_at == history.asked_at:
        return ready
    return await prepare(history.game, history.state, history.asked_at, lanes, eyes)


async def after(
    history: History, ready: Prepared | None, step: PendingMove, lanes: Lanes, eyes: set[int]
) -> Prepared | None:
    """What will be asked after this step."""
    asked_at = history.asked_after(step)
    if asked_at == history.asked_at:
        return ready
    return await prepare(history.game, step.state, asked_at, lanes, eyes)


async def prepare(game: Game, state: Any, asked_at: int, lanes: Lanes, eyes: set[int]) -> Prepared | None:
    """The question of this state, if one of these eyes may see its options."""
    if state.actor < 0 or int(state.actor) not in eyes:
        return None
    return await heavy(lanes, state, lambda: prepared(game, state, asked_at))


async def heavy(lanes: Lanes, state: Any, work: Callable[[], T]) -> T:
    """Do work that grows with the number of options: here if they are few, in a thread if they are many."""
    if len(state.options) <= OPTIONS_ON_LOOP:
        return work()
    return await lanes.thinking.run(work)
