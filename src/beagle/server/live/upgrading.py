"""Unfinished games of older rules: they continue under the current rules, or are closed where they are."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from beagle.play.older import Stop
from beagle.server.live import talking
from beagle.server.live.history import History
from beagle.server.live.older import closing
from beagle.server.live.table import LiveTable
from beagle.server.phrases import RULES
from beagle.server.refusing import Refused
from beagle.server.store.contract import PLAYING, Conflict, StoreError


async def meet_rules(table: LiveTable) -> None:
    """For a table that was just loaded: if its game is unfinished under older rules, decide what happens to it."""
    history = table.history
    if history is None or history.older is None or table.row.status != PLAYING:
        return
    try:
        if history.stop is None:
            await adopt(table, history)
        else:
            await close(table, history, history.stop)
    except Conflict:
        raise Refused("busy") from None
    except StoreError as error:
        raise Refused("cannot-write") from error


async def adopt(table: LiveTable, history: History) -> None:
    """Everything played is valid under the current rules: the game continues under them, and its people are
    notified."""
    game, was = history.game, table.row.version
    position = game.write(history.state) if history.entries else ""
    row = msgspec.structs.replace(table.row, version=game.version, position=position)
    await table.ledger.adopt(row)
    with suppress(StoreError):  # the game goes on anyway
        await talking.announce(table, RULES, f"{was} → {game.version}")


async def close(table: LiveTable, history: History, stop: Stop) -> None:
    """Close it with the current points.  Nothing that was played is changed."""
    scores = [int(points) for points in history.game.scores(history.state)]
    await table.ledger.close(closing(stop, scores))
