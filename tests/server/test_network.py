"""A network that drops, doubles, delays and reorders messages and leaves connections half open: nothing goes wrong."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from beagle.server import wire
from beagle.server.live import playing, requests
from beagle.server.live.table import LiveTable
from beagle.server.live.viewer import Viewer
from beagle.server.live.viewers import Viewers
from beagle.server.refusing import Refused
from tests.server.crashing import agreed
from tests.server.evidence import gather, wrong
from tests.server.harness import PATIENCE, Opened, Room, Server, room_at
from tests.server.inside import InsideServer
from tests.server.proxy import CALM, Weather, between
from tests.server.robot import Intent, Robot

HANDLERS: Any = requests.HANDLERS
ENOUGH = 60  # things acknowledged at all tables together
FEW = 20
NOBODYS = "nobody has wanted"
LOOKS = 0.2  # seconds between two looks at what is stored


@dataclass
class Played:
    """What came of playing through a bad network."""

    wrong: list[str]
    robots: list[Robot]
    weather: Weather
    acknowledged: int = 0
    resent: int = field(default=0)


def tables_of(room: Room) -> list[Opened]:
    """Two people, three people, and one with a bot."""
    ann = room.person("Ann")
    wishes = (("invited", "invited"), ("invited", "invited", "invited"), ("invited", "bot:random"))
    return [ann.open(*seats) for seats in wishes]


async def play_through(
    server: str,
    data: Path,
    tables: list[Opened],
    seed: int,
    weather: Weather,
    enough: int = ENOUGH,
    found: str = "",
    kind: type[Robot] = Robot,
) -> Played:
    """Everybody plays in this weather until so much is done; then it clears up, and all come to know the same.

    With `found`, until something with these words is wrong.
    """
    async with between(server, seed, weather) as proxy:
        at = {
            opened.id: [kind(proxy.url, opened.id, token, seed * 100 + seat) for seat, token in opened.links.items()]
            for opened in tables
        }
        robots = [robot for some in at.values() for robot in some]
        running = [asyncio.create_task(robot.run()) for robot in robots]
        if found:
            await until(lambda: found_wrong(data, at, found), LOOKS)
        else:
            await until(lambda: done(robots) >= enough or all(robot.page.result for robot in robots))
            proxy.weather = CALM
            for robot in robots:
                robot.quiet = True
            await until(lambda: all(agreed(some) for some in at.values()))
        for task in running:
            task.cancel()
        await asyncio.gather(*running, return_exceptions=True)
    faults = [what for table, some in at.items() for what in wrong(gather(data, table, some))]
    sent = [intent.sent for robot in robots for intent in robot.intents]
    return Played(faults, robots, weather, done(robots), sum(times > 1 for times in sent))


async def until(holds: Callable[[], bool], pause: float = 0.01) -> None:
    """Wait for this; if it never comes, what is checked afterwards says so."""
    end = time.monotonic() + PATIENCE
    while not holds() and time.monotonic() < end:
        await asyncio.sleep(pause)


def found_wrong(data: Path, at: dict[str, list[Robot]], found: str) -> bool:
    return any(found in what for table, some in at.items() for what in wrong(gather(data, table, some)))


def done(robots: list[Robot]) -> int:
    return sum(intent.acknowledged >= 0 for robot in robots for intent in robot.intents)


@pytest.mark.parametrize("seed", range(3))
def test_a_bad_network_does_no_harm(room: Room, server: Server, seed: int) -> None:
    played = asyncio.run(play_through(server.socket, server.folder / "data", tables_of(room), seed, Weather()))
    assert played.wrong == []
    assert played.acknowledged >= ENOUGH
    assert played.resent > 0
    assert {"drop", "double", "delay"} <= set(played.weather.met)


@pytest.mark.parametrize(
    "weather",
    [Weather(0, 0, 0, 0.3, 0), Weather(0, 0, 0, 0, 0.15), Weather(0, 0.6, 0.3, 0, 0)],
    ids=["cut", "half-open", "doubled"],
)
def test_the_worst_of_each_weather(room: Room, server: Server, weather: Weather) -> None:
    tables = tables_of(room)[:1]
    played = asyncio.run(play_through(server.socket, server.folder / "data", tables, 7, weather, FEW))
    assert played.wrong == []
    assert played.acknowledged >= FEW
    assert sum(weather.met.values()) > 0


def test_a_half_open_connection_keeps_nobody_waiting(room: Room) -> None:
    """Somebody has vanished without a word: the others play on, and a second device of theirs takes over."""
    ann = room.person("Ann")
    table = ann.open(
        "me", "invited", position="evolution base@gift turn 9 feeding bank 9 / A: a b c / B: m n o / deck -"
    )
    at_a, vanished = ann.sit(table.id), room.guest(table.id, table.links[1])
    assert vanished.line is not None
    at_a.settle()
    at_a.play("a*")
    back = room.guest(table.id, *vanished.own_tokens)
    back.until(lambda: back.page.asked == 1)
    back.play("m*")
    at_a.settle()
    assert at_a.page.n == back.page.n


# Planted bugs: servers that are wrong, and must be found out


def forgets_ids(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    """A resend is taken for something new: it is refused, though it was done."""
    monkeypatch.setattr(requests, "done_already", lambda table, viewer, request: False)


def does_more_than_it_is_asked(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    async def and_one_more(table: LiveTable, viewer: Viewer, request: wire.Play) -> None:
        await playing.play(table, viewer, request)
        if table.data.asked() >= 0:
            await table.ledger.play(table.data.asked(), table.game_so_far().state.options[0], "")

    monkeypatch.setitem(HANDLERS, wire.Play, and_one_more)


def acknowledges_too_early(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    """The disk says yes, and after a while has written nothing."""
    append = server.manager.store.append

    async def lying(claim: Any, row: Any, entries: list[Any], *more: Any) -> None:
        if entries[0].n < 12:
            await append(claim, row, entries, *more)

    monkeypatch.setattr(server.manager.store, "append", lying)


def refuses_what_it_does(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    async def done_and_refused(table: LiveTable, viewer: Viewer, request: wire.Play) -> None:
        await playing.play(table, viewer, request)
        if table.n % 5 == 0:
            raise Refused("busy")

    monkeypatch.setitem(HANDLERS, wire.Play, done_and_refused)


def tells_some_only(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    """Those who are not asked are forgotten now and then."""
    tell = Viewers.tell_moves

    def forgetful(viewers: Viewers, since: int) -> None:
        data, connected = viewers.data, viewers.connected
        viewers.connected = [viewer for viewer in connected if data.n % 3 or viewer.eyes == data.asked()]
        tell(viewers, since)
        viewers.connected = connected

    monkeypatch.setattr(Viewers, "tell_moves", forgetful)


def is_right(monkeypatch: pytest.MonkeyPatch, server: InsideServer) -> None:
    pass


@pytest.mark.parametrize(
    ("bug", "found"),
    [
        (is_right, ""),
        (forgets_ids, "was refused, and is there"),
        (does_more_than_it_is_asked, NOBODYS),
        (acknowledges_too_early, "was acknowledged, and is there 0 times"),
        (refuses_what_it_does, "was refused, and is there"),
        (tells_some_only, "was told: after entry"),
    ],
)
def test_a_server_that_is_wrong_is_found_out(
    inside: Callable[..., InsideServer],
    monkeypatch: pytest.MonkeyPatch,
    bug: Callable[[pytest.MonkeyPatch, InsideServer], None],
    found: str,
) -> None:
    server = inside()
    bug(monkeypatch, server)
    with room_at(server) as room:
        tables, data = tables_of(room)[:1], server.folder / "data"
        weather = Weather(0.02, 0.5, 0.05, 0.02, 0)
        played = asyncio.run(play_through(server.socket, data, tables, 3, weather, FEW, found))
    assert [what for what in played.wrong if found in what] if found else played.wrong == [], played.wrong


class Careless(Robot):
    """A client that is wrong: it forgets under which id it has sent something, and takes another."""

    async def want(self, line: Any) -> None:
        if self.settled and self.page.asked == self.seat and self.page.moves and len(self.intents) % 3 == 0:
            await line.send(Intent(f"forgotten-{self.page.n}", "play", self.page.n, self.page.moves[0]).message())
        await super().want(line)


def test_a_client_that_is_wrong_is_found_out(room: Room, server: Server) -> None:
    tables, data = tables_of(room)[2:], server.folder / "data"
    played = asyncio.run(play_through(server.socket, data, tables, 5, Weather(), FEW, NOBODYS, Careless))
    assert [what for what in played.wrong if NOBODYS in what]
