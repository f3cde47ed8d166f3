"""What a seat is asked, as it is sent: built once per question, for everybody who looks through that seat's eyes.

Whether an option reveals something is found by trying it, so a question with many options is expensive.  It runs in a
thread, and only if somebody who may see the options is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from beagle.kernel.game import Game
from beagle.server.growing import Growing
from beagle.server.limits import OPTIONS_ON_LOOP, QUESTION_BYTES
from beagle.server.live.history import PendingMove
from beagle.server.pasting import check_options
from beagle.server.wire import Option, to_wire

if TYPE_CHECKING:
    from beagle.server.live.table import LiveTable


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


async def make_ready(table: LiveTable, eyes: set[int]) -> None:
    """Prepare everything that these eyes will be shown, so that showing it is cheap.  The table's lock is held."""
    history = table.history
    if history is None:
        return
    if history.told is None:
        await table.manager.reading.run(history.telling)
    if table.prepared is None or table.prepared.asked_at != history.asked_at:
        table.prepared = await prepare(table, history.state, history.asked_at, eyes)


async def after(table: LiveTable, step: PendingMove) -> Prepared | None:
    """What will be asked after this step; a custom position that would then have too many options is refused."""
    history = table.game_so_far()
    if table.row.given:
        check_options(step.state)
    asked_at = history.asked_after(step)
    if asked_at == history.asked_at:
        return table.prepared
    return await prepare(table, step.state, asked_at, {viewer.eyes for viewer in table.viewers})


async def prepare(table: LiveTable, state: Any, asked_at: int, eyes: set[int]) -> Prepared | None:
    """The question of this state, if one of these eyes may see its options."""
    if state.actor < 0 or int(state.actor) not in eyes:
        return None
    game = table.game_so_far().game
    return await heavy(table, state, lambda: prepared(game, state, asked_at))


async def heavy(table: LiveTable, state: Any, work: Callable[[], T]) -> T:
    """Do work that grows with the number of options: here if they are few, in a thread if they are many."""
    if len(state.options) <= OPTIONS_ON_LOOP:
        return work()
    return await table.manager.thinking.run(work)
