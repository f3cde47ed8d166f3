"""A bot at a table: it waits a little, and thinks in a separate process."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from beagle.kernel.action import PASS
from beagle.server.live.data import TableData
from beagle.server.live.outside import Thinking, Time
from beagle.server.live.question import heavy, written
from beagle.server.wire import BotPace
from beagle.server.workers import MOVED

# How much of the usual delay a bot takes, by the pace that its person has chosen.
SHARE: Final[dict[BotPace, float]] = {"calm": 1.0, "quick": 1 / 3, "at-once": 0.0, "hold": 1.0}


async def choose(data: TableData, seat: int, time: Time, thinking: Thinking) -> int:
    """The move of the bot of this seat, which has to move."""
    history, asked = data.game_so_far(), data.question_of(seat)
    assert asked is not None
    state, game = history.state_of(seat), history.game
    texts = await heavy(thinking, state, lambda: written(game, state))
    await asyncio.sleep(time.delay(thinking.settings.bot_delay) * SHARE[data.pace])
    chosen: str | None = None
    bot, question, begun = data.seats[seat].bot, data.question(asked)[1]["key"], time.tick()
    if len(texts) > 1:
        view = game.write_view(game.view(state, seat))
        if history.told is None:
            await thinking.reading.run(history.telling)
        chosen = await thinking.think(bot, data.row, seat, view, list(texts), history.remembered(seat))
        thinking.pace.thought(bot, question, time.tick() - begun)
    else:  # neither the others nor a reader of the metrics should learn that it has no choice
        seconds = thinking.pace.as_if(bot, question)
        if PASS in texts.values():
            await asyncio.sleep(seconds)
        thinking.metrics.thought(MOVED, seconds)
    return texts[chosen] if chosen in texts else secrets.choice(list(texts.values()))
