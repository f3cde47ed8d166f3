"""A bot at a table: it waits a little, thinks in a separate process, and moves if the question is still open."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING

from beagle.kernel.action import PASS
from beagle.server.live.question import heavy, written
from beagle.server.logs import log
from beagle.server.store.contract import PLAYING
from beagle.server.workers import MOVED

if TYPE_CHECKING:
    from beagle.server.live.table import LiveTable


async def answer(table: LiveTable, seat: int) -> None:
    """The bot of this seat has to move."""
    history = table.game_so_far()
    asked_at, state, game = history.asked_at, history.state, history.game
    texts = await heavy(table, state, lambda: written(game, state))
    await asyncio.sleep(table.manager.delay(table.manager.settings.bot_delay))
    chosen: str | None = None
    bot, question, begun = table.seats[seat].bot, table.question()[1]["key"], table.tick()
    if len(texts) > 1:
        view = game.write_view(game.view(state, seat))
        chosen = await table.manager.think(bot, table.row, seat, view, list(texts))
        table.manager.pace.thought(bot, question, table.tick() - begun)
    else:  # neither the others nor a reader of the metrics should learn that it has no choice
        seconds = table.manager.pace.as_if(bot, question)
        if PASS in texts.values():
            await asyncio.sleep(seconds)
        table.manager.metrics.thought(MOVED, seconds)
    action = texts[chosen] if chosen in texts else secrets.choice(list(texts.values()))
    await table.answer(seat, asked_at, action)


async def give_up(table: LiveTable) -> None:
    """A custom position has grown beyond what a table can offer, through a bot's move or dice: the game ends here."""
    async with table.lock:
        if table.row.status == PLAYING:
            log.warning("a given position grew too large, its table is closed")
            await table.manager.close_table(table)
