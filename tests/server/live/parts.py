"""The parts of a table without a server: what surrounds them is made up, and notes what it is asked to do."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import msgspec

from beagle.games import game
from beagle.play.fair import SECRET_BYTES, Deals
from beagle.server.config import Settings, read_settings
from beagle.server.heavy import Lane
from beagle.server.live.data import TableData
from beagle.server.live.history import History
from beagle.server.live.outside import Time
from beagle.server.live.viewer import Viewer
from beagle.server.metrics import Metrics
from beagle.server.pace import Pace
from beagle.server.store.contract import INVITED, PLAYING, Claim, Clock, Entry, SeatRow, StoreError, TableRow

EVOLUTION = game("evolution")
ATTACK = "evolution base@gift turn 9 feeding bank 3 / A: a[carnivorous] b / B: m[running] n / deck -"
CHOICE = "evolution base@gift turn 9 feeding bank 3 / A: a[carnivorous] b / B: m[running tail-loss] n / deck -"
FEEDING = "evolution base@gift turn 9 feeding bank 3 / A: a[fat] b[grazing] / B: m n / deck -"
SECRET = b"s" * SECRET_BYTES
PEOPLE = ("ann", "ben")


class Notes:
    """A store that writes what it is told into a list, or fails."""

    def __init__(self) -> None:
        self.written: list[tuple[str, Any]] = []
        self.fails: Exception | None = None

    def write(self, what: str, value: Any) -> None:
        if self.fails is not None:
            raise self.fails
        self.written.append((what, value))

    async def save_table(self, claim: Claim, row: TableRow, seats: list[SeatRow]) -> None:
        self.write("table", (row, seats))

    async def add_chat(self, claim: Claim, row: Any, keep: int) -> None:
        self.write("chat", row)


class Surroundings:
    """What `live/outside.py` asks for."""

    def __init__(self) -> None:
        self.notes = Notes()
        self.store: Any = self.notes
        self.metrics = Metrics()
        self.reading, self.thinking = Lane(1000), Lane(1000)
        self.pace = Pace(random.Random(1))
        self.settings: Settings = read_settings({}, bot_delay="0", standing_delay="0", forced_delay="0")
        self.thought: list[int] = []  # seats that a bot thought for
        self.chosen: str | None = None  # what it chooses

    async def append(
        self, claim: Claim, row: TableRow, entries: list[Entry], seats: list[SeatRow] | None, joined: bool = False
    ) -> None:
        self.notes.write("joined" if joined else "entries", entries)

    async def append_on_branch(self, claim: Claim, row: TableRow, entries: list[Entry]) -> None:
        self.notes.write("on a branch", entries)

    async def think(
        self, bot: str, row: TableRow, seat: int, view: str, moves: list[str], memory: Sequence[int] = ()
    ) -> str | None:
        self.thought.append(seat)
        return self.chosen

    async def advise(
        self, game: str, ruleset: str, seat: int, view: str, moves: list[str], owner: str, table: str, memory: list[int]
    ) -> None:
        raise AssertionError("nobody has asked for a hint")


class Hands:
    """A clock with hands that a test moves."""

    def __init__(self) -> None:
        self.at = 100.0
        self.time = Time(lambda: self.at, lambda: self.at, lambda between: 0.0)


def table_data(position: str = ATTACK, people: tuple[str, ...] = PEOPLE, clock: Clock | None = None) -> TableData:
    """A table at which these people play on from this position."""
    row = TableRow("one", "evolution", "base@gift", len(people), "ann", 1.0, 1.0)
    row = msgspec.structs.replace(row, status=PLAYING, start=position, clock=clock or Clock(), secret=SECRET)
    seats = [SeatRow(number, INVITED, name.title(), name) for number, name in enumerate(people)]
    data = TableData(Claim(row.id, 1), row, seats, "Ann", [])
    data.history = History(EVOLUTION, position, len(people), Deals(SECRET))
    return data


def action(data: TableData, text: str) -> int:
    history = data.game_so_far()
    return int(EVOLUTION.read_move(history.state, text))


def played(data: TableData, *texts: str) -> None:
    """Make these moves, each for the seat that is asked; dice roll by themselves."""
    history = data.game_so_far()
    for text in texts:
        history.accept(history.move(int(history.state.actor), action(data, text), "", 0.0, 1.0))


class Heard(Viewer):
    """A viewer who remembers what it was sent."""

    def __init__(self, visitor: str, eyes: int) -> None:
        super().__init__(visitor, frozenset(), self.take, self.sent_off)
        self.eyes = eyes
        self.messages: list[dict[str, Any]] = []
        self.dismissed: list[str] = []

    def take(self, text: str) -> None:
        self.messages.append(msgspec.json.decode(text))

    def sent_off(self, code: str) -> None:
        self.dismissed.append(code)

    @property
    def kinds(self) -> list[str]:
        return [message["is"] for message in self.messages]


FULL = StoreError("the disk is full")
