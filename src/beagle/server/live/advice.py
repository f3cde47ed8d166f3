"""The hints of a table: what was found for each open question, and what is still being thought of.

What goes to the thinker is what the seat may know: its view, its moves and what it remembers.  It thinks where bots
think, after all of them, without the lock of the table.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from beagle.kernel.game import Game
from beagle.server.live.branches import OpenQuestion
from beagle.server.live.data import TableData
from beagle.server.live.outside import Thinking
from beagle.server.live.question import heavy, written
from beagle.server.wire import Hinted, HintReason
from beagle.server.worker import HintFound

WHERE, WHY, MOVE = 1, 2, 3  # the rungs

Tell = Callable[[Hinted], None]


def known_to(game: Game, state: Any, seat: int) -> str:
    """All that the thinker is told of the position."""
    return game.write_view(game.view(state, seat))


class Advice:
    """At most one search for each open question; its rungs need no other."""

    def __init__(self, data: TableData, thinking: Thinking) -> None:
        self.data = data
        self.thinking = thinking
        self.found: dict[OpenQuestion, HintFound | None] = {}  # None: no hint was found
        self.rungs: dict[OpenQuestion, int] = {}  # the highest that was asked for
        self.tasks: dict[OpenQuestion, asyncio.Task[None]] = {}

    def reached(self, asked: OpenQuestion) -> int:
        return self.rungs.get(asked, 0)

    def ask(self, asked: OpenQuestion, rung: int, tell: Tell) -> None:
        """Tell this rung, at once or when it was found.  What belongs to older questions is forgotten."""
        still_open = self.data.open_questions()
        for old in [question for question in self.rungs if question not in still_open]:
            self.forget(old)
        self.rungs[asked] = max(rung, self.reached(asked))
        if asked in self.found:
            tell(self.told(asked, rung))
            return
        self.stop(asked)
        self.tasks[asked] = asyncio.create_task(self.think(asked, rung, tell))

    def stop(self, asked: OpenQuestion) -> None:
        """The person who asked no longer waits."""
        task = self.tasks.pop(asked, None)
        if task is not None:
            task.cancel()

    def forget(self, asked: OpenQuestion) -> None:
        self.stop(asked)
        self.rungs.pop(asked, None)
        self.found.pop(asked, None)

    def close(self) -> None:
        for asked in list(self.rungs):
            self.forget(asked)

    async def think(self, asked: OpenQuestion, rung: int, tell: Tell) -> None:
        history = self.data.game_so_far()
        state, game = history.state_of(asked.seat), history.game
        moves = list(await heavy(self.thinking, state, lambda: written(game, state)))
        if history.told is None:
            await self.thinking.reading.run(history.telling)
        view, memory = known_to(game, state, asked.seat), list(history.remembered(asked.seat))
        row = self.data.row
        owner = row.owner or row.id
        found = await self.thinking.advise(row.game, row.ruleset, asked.seat, view, moves, owner, row.id, memory)
        if asked in self.data.open_questions():
            self.found[asked] = found
            self.tasks.pop(asked, None)
            tell(self.told(asked, rung))

    def told(self, asked: OpenQuestion, rung: int) -> Hinted:
        """This rung, for the one who asked."""
        found = self.found[asked]
        if found is None:
            return Hinted(asked.n, rung, failed=True)
        if found.equal:
            return Hinted(asked.n, rung, equal=True)
        if rung == WHY:
            reasons = [HintReason(why, number) for why, number in found.reasons]
            return Hinted(asked.n, rung, reasons=reasons, worlds=found.worlds)
        if rung == MOVE:
            return Hinted(asked.n, rung, moves=[found.best])
        touch, moves = where(self.paths(asked), found)
        return Hinted(asked.n, rung, touch=touch, moves=moves)

    def paths(self, asked: OpenQuestion) -> dict[str, list[str]]:
        """What is touched for each move, in the order in which they are listed."""
        history = self.data.game_so_far()
        state, game = history.state_of(asked.seat), history.game
        return {game.write_move(state, action): game.touches(state, action) for action in game.listed(state)}


def where(paths: dict[str, list[str]], found: HintFound) -> tuple[list[str], list[str]]:
    """Where to look: the first thing to touch, if several moves begin with it and others don't; otherwise the best two
    moves, in the order in which they are listed."""
    firsts = [path[0] if path else "" for path in paths.values()]
    first = paths[found.best][0] if paths[found.best] else ""
    if first and 1 < firsts.count(first) < len(firsts):
        return [first], []
    best = {found.best, found.following}
    return [], [move for move in paths if move in best]
