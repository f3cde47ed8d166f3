"""What a seat is asked, as it is sent: built once per question, for everybody who looks through that seat's eyes.

Whether an option reveals something is found by trying it, so a question with many options is expensive.  It runs in a
thread, and only if somebody who may see the options is there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, TypeVar

import msgspec

from beagle.kernel.game import Game
from beagle.server.growing import Growing
from beagle.server.limits import OPTIONS_ON_LOOP, QUESTION_BYTES
from beagle.server.live.branches import BranchStep, OpenQuestion
from beagle.server.live.history import History
from beagle.server.live.outside import Lanes
from beagle.server.live.pending import PendingMove
from beagle.server.wire import AllOfThem, Option, to_wire

T = TypeVar("T")


class Prepared(msgspec.Struct, frozen=True):
    """The options of one question, encoded, the position in notation, and what can be done as one decision."""

    moves: msgspec.Raw
    position: str
    all: AllOfThem | None


Ready = dict[OpenQuestion, Prepared]


def options(game: Game, state: Any) -> Iterator[Option]:
    """Every option with its words, what to touch for it, and whether it reveals something."""
    reveals = dict(zip(state.options, game.reveals(state), strict=True))
    for action in game.listed(state):
        yield option(game, state, action, reveals[action])


def option(game: Game, state: Any, action: int, reveals: bool = False) -> Option:
    """A legal move as it is sent."""
    kind, args = game.move_data(state, action)
    words = to_wire(game.describe(state, action))
    touch, swaps = game.touches(state, action), game.swaps(state, action)
    return Option(game.write_move(state, action), words, touch, swaps, reveals, kind, args)


def prepared(game: Game, state: Any, alone: bool, most: int = QUESTION_BYTES) -> Prepared:
    """Build it, as long as it doesn't exceed the size limit.  On a branch nothing is revealed until all have joined."""
    moves = Growing(most)
    listed = (option(game, state, act) for act in game.listed(state)) if alone else options(game, state)
    for number, each in enumerate(listed):
        moves.add((b"," if number else b"[") + msgspec.json.encode(each))
    moves.add(b"]")
    position = game.write_view(game.view(state, state.actor))
    return Prepared(msgspec.Raw(b"".join(moves.pieces)), position, all_of_them(game, state))


def all_of_them(game: Game, state: Any) -> AllOfThem | None:
    """What can be done as one decision, as it is sent."""
    found = game.shortcut(state)
    if found is None:
        return None
    trial, moves = state.clone(), []
    for action in found.actions:
        moves.append(game.write_move(trial, action))
        trial.apply_for(state.actor, action)
    return AllOfThem(moves, to_wire(found.words))


def written(game: Game, state: Any) -> dict[str, int]:
    """The options by their text."""
    return {game.write_move(state, action): action for action in state.options}


async def make_ready(history: History, ready: Ready, lanes: Lanes, eyes: set[int]) -> Ready:
    """Prepare everything that these eyes will be shown, so that showing it is cheap; `ready` is what was prepared."""
    if history.told is None:
        await lanes.reading.run(history.telling)
    asked = {question: history.state_of(question.seat) for question in history.questions()}
    return await prepare(history.game, asked, history.branches is not None, ready, lanes, eyes)


async def after(history: History, ready: Ready, step: PendingMove, lanes: Lanes, eyes: set[int]) -> Ready:
    """What will be asked after this step."""
    asked_at = history.asked_after(step)
    if asked_at == history.asked_at:
        return ready
    if step.branches is not None:
        asked = {branch.question: branch.state for branch in step.branches.of_seats}
        return await prepare(history.game, asked, True, ready, lanes, eyes)
    asked = {OpenQuestion(int(step.state.actor), asked_at): step.state} if step.state.actor >= 0 else {}
    return await prepare(history.game, asked, False, ready, lanes, eyes)


async def after_on_branch(history: History, ready: Ready, step: BranchStep, lanes: Lanes, eyes: set[int]) -> Ready:
    """The same after a step on a branch: the questions of the others stay."""
    kept = {question: one for question, one in ready.items() if question.seat != step.seat}
    branch = history.branch_of(step.seat)
    assert branch is not None
    if step.done:
        return kept
    question = OpenQuestion(step.seat, branch.question.n + len(step.entries))
    return kept | await prepare(history.game, {question: step.state}, True, ready, lanes, eyes)


async def prepare(
    game: Game, asked: dict[OpenQuestion, Any], alone: bool, ready: Ready, lanes: Lanes, eyes: set[int]
) -> Ready:
    """The questions whose options one of these eyes may see; `alone`: each is asked on a branch of its own."""
    out: Ready = {}
    for question, state in asked.items():
        if question in ready:
            out[question] = ready[question]
        elif question.seat in eyes:
            out[question] = await heavy(lanes, state, partial(prepared, game, state, alone))
    return out


async def heavy(lanes: Lanes, state: Any, work: Callable[[], T]) -> T:
    """Do work that grows with the number of options: here if they are few, in a thread if they are many."""
    if len(state.options) <= OPTIONS_ON_LOOP:
        return work()
    return await lanes.thinking.run(work)
