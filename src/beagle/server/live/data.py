"""What is true of a table now: its rows, its game, its clocks.  Values, and questions about them.

Everybody at a table reads these values; each has one owner that changes it (`tests/server/live/test_owners.py`).
"""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from beagle.kernel.cards import SPECTATOR
from beagle.kernel.state import NOBODY
from beagle.play.fair import Deals
from beagle.server.live.clock import Clocks
from beagle.server.live.history import History
from beagle.server.live.question import Prepared
from beagle.server.live.viewer import Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import GATHERING, OPEN, PLAYING, ChatRow, SeatRow, TableRow
from beagle.server.wire import Said, UndoAsked, to_wire


class OpenQuestion(NamedTuple):
    """A seat has to move.  A question is known by its number: how many entries there were when it was asked."""

    seat: int
    n: int


class TableData:
    """The values of one table."""

    def __init__(self, row: TableRow, seats: list[SeatRow], owner_name: str, chat: list[ChatRow]) -> None:
        self.row = row
        self.seats = seats
        self.owner_name = owner_name
        self.chat = chat
        self.history: History | None = None  # none before the start
        self.deals = Deals(row.secret)
        self.clocks = Clocks(row.clock, row.seats)
        self.resigned: set[int] = set()
        self.undo_asked: UndoAsked | None = None
        self.prepared: Prepared | None = None  # the options of the open question, if somebody may see them
        self.played_out = False  # closed because of its rules, and the continued game is over: nothing is hidden
        self.worded: tuple[int, tuple[str, Said]] = (-1, ("", {"key": ""}))  # the open question, by its number

    @property
    def n(self) -> int:
        return 0 if self.history is None else self.history.n

    def game_so_far(self) -> History:
        """The game, which must have started."""
        if self.history is None:
            raise Refused("not-started")
        return self.history

    # Questions

    def open_questions(self) -> list[OpenQuestion]:
        """Who has to move; nobody before the start and after the end."""
        if self.history is None or self.row.status != PLAYING or self.history.state.actor < 0:
            return []
        return [OpenQuestion(int(self.history.state.actor), self.history.asked_at)]

    def asked(self) -> int:
        """The seat that has to move; NOBODY before the start and after the end."""
        return next((question.seat for question in self.open_questions()), NOBODY)

    def question(self) -> tuple[str, Said]:
        """The name of the open question, and its words for everybody: built once for all viewers."""
        history = self.game_so_far()
        if self.worded[0] != history.asked_at:
            view = history.game.view(history.state, SPECTATOR)
            name, words = history.game.question_name(view), to_wire(history.game.question(view))
            self.worded = history.asked_at, (name, words)
        return self.worded[1]

    # People

    def joinable(self) -> bool:
        """Is there a seat that anybody may take?"""
        return self.row.status == GATHERING and any(seat.kind == OPEN and not seat.visitor for seat in self.seats)

    def belongs(self, viewer: Viewer) -> bool:
        """Is this the owner or somebody with a seat?"""
        return viewer.owns(self.row) or bool(self.held_by(viewer))

    def may_watch(self, viewer: Viewer) -> bool:
        """People with a seat and the owner; anybody if watching is allowed, or while a seat is free."""
        return self.belongs(viewer) or viewer.invited(self.seats) or self.row.spectators or self.joinable()

    def held_by(self, viewer: Viewer) -> list[int]:
        """The seats this viewer may act for."""
        return viewer.mine(self.row, self.seats)

    def holds_asked(self, viewer: Viewer) -> bool:
        """Does this viewer hold a seat that has to move, no matter which eyes it looks through?"""
        return any(viewer.holds(self.row, self.seats[question.seat]) for question in self.open_questions())

    def given_up(self, resigned: set[int]) -> bool:
        """Nobody is left to play against: all seats except one have resigned, or every person has."""
        people = [seat.number for seat in self.seats if seat.visitor]
        left = len(self.seats) - len(resigned)
        return bool(resigned) and (left <= 1 or all(number in resigned for number in people))

    def seats_with(self, number: int, **changes: object) -> list[SeatRow]:
        """The seats with these changes to one of them."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        return [seat if old.number == number else old for old in self.seats]
