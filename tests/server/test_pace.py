"""Bots and time: what their haste could tell, and whom they may keep waiting."""

from __future__ import annotations

import random
from collections.abc import Callable
from inspect import signature
from typing import Any

from beagle.server.pace import REMEMBERED, USUAL, Pace
from beagle.server.store.contract import TableRow
from tests.server.harness import MIDDLE, room_at
from tests.server.inside import InsideServer


def test_without_a_choice_it_takes_as_long_as_with_one() -> None:
    pace = Pace(random.Random(1))
    assert pace.as_if("deep", "ask-card") == USUAL
    for number in range(100):
        pace.thought("deep", "ask-card", float(number))
    pace.thought("deep", "ask-gene", 1000.0)
    drawn = {pace.as_if("deep", "ask-card") for _ in range(500)}
    assert drawn == {float(number) for number in range(100 - REMEMBERED, 100)}
    assert pace.as_if("deep", "ask-egg") in {*drawn, 1000.0}  # never asked: as long as another question took
    assert pace.as_if("random", "ask-card") == USUAL


class Watched(Pace):
    """Notes for which questions it was asked."""

    def __init__(self) -> None:
        super().__init__(random.Random(1))
        self.asked: set[str] = set()

    def as_if(self, bot: str, question: str) -> float:
        self.asked.add(question)
        return super().as_if(bot, question)


def test_a_bot_that_can_only_pass_is_not_known_by_it(inside: Callable[..., InsideServer]) -> None:
    """In EVO one is asked for a card whether or not one has any: the answer of one who has none takes no less time."""
    server = inside(begin=False)
    server.manager.pace = pace = Watched()
    server.go()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("bot:random", "bot:random", game="evo", ruleset="second")
        watching = ann.sit(table.id)
        watching.until(lambda: watching.page.result is not None)
    thought = {question for _, question in pace.known}
    assert pace.asked & thought  # questions that were sometimes a choice and sometimes none


def test_bots_among_themselves_wait_for_somebody_to_watch(inside: Callable[..., InsideServer]) -> None:
    """Tables that nobody looks at take no time from those where people wait."""
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("bot:random", "bot:random", position=MIDDLE)
        live = server.manager.live[table.id]
        assert (live.n, live.automatic.expected) == (0, False)
        watching = room.guest(table.id)
        watching.until(lambda: watching.page.n >= 1)
        watching.disconnect()
        server.wait_for(lambda: not live.automatic.expected)
        assert not live.viewers or live.row.status == "over"
        watching.connect()
        watching.until(lambda: watching.page.result is not None)


def test_the_more_bots_are_asked_the_less_each_thinks(inside: Callable[..., InsideServer]) -> None:
    """So nobody waits much longer for a bot because many ask."""
    server = inside(bot_workers="2", bot_seconds="8")
    budgets: list[float] = []
    asked = signature(server.manager.workers.choose)

    async def choose(*question: Any, **turn: Any) -> str:
        budgets.append(asked.bind(*question, **turn).arguments["budget"])
        return "-"

    server.manager.workers.choose = choose  # type: ignore[method-assign]
    row = TableRow("aaaaaa", "evolution", "base@gift", 2, "ann", 1.0, 1.0)
    for asking in (0, 1, 3, 19):
        server.manager.workers.asking = asking
        server.run(server.manager.think("greedy", row, 0, "", ["-"]))
    server.manager.workers.asking = 0
    assert budgets == [4.0, 4.0, 2.0, 0.4]
