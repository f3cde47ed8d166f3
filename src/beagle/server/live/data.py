"""What is true of a table now: its rows, its game, its clocks.  Values, and questions about them.

Everybody at a table reads these values; each has one owner that changes it (`tests/server/live/test_owners.py`).
"""

from __future__ import annotations

import msgspec

from beagle.kernel.cards import SPECTATOR
from beagle.kernel.state import NOBODY
from beagle.play.fair import Deals
from beagle.server.live.branches import OpenQuestion
from beagle.server.live.clock import Clocks
from beagle.server.live.history import History
from beagle.server.live.question import Ready
from beagle.server.live.viewer import LINK_ONLY, Viewer
from beagle.server.refusing import Refused
from beagle.server.store.contract import BOT, GATHERING, LOCAL, OPEN, PLAYING, ChatRow, Claim, SeatRow, TableRow
from beagle.server.wire import BotPace, Proposed, Said, UndoAsked, to_wire


class TableData:
    """The values of one table."""

    def __init__(self, claim: Claim, row: TableRow, seats: list[SeatRow], owner_name: str, chat: list[ChatRow]) -> None:
        self.claim = claim  # the right to write this table
        self.row = row
        self.seats = seats
        self.owner_name = owner_name
        self.chat = chat
        self.history: History | None = None  # none before the start
        self.deals = Deals(row.secret)
        self.clocks = Clocks(row.clock, row.seats)
        self.resigned: set[int] = set()
        self.undo_asked: UndoAsked | None = None
        self.proposed: Proposed | None = None  # what the host has asked everybody
        self.again: dict[int, bool] = {}  # who wants to play again after the end
        self.again_empty = "bot"  # what happens to the seats of those who don't
        self.pace: BotPace = "calm"  # how fast bots play; not stored, its person says it again
        self.prepared: Ready = {}  # the options of the open questions, if somebody may see them
        self.played_out = False  # closed because of its rules, and the continued game is over: nothing is hidden
        self.worded: dict[OpenQuestion, tuple[str, Said]] = {}  # the words of the open questions

    @property
    def n(self) -> int:
        return 0 if self.history is None else self.history.n

    def game_so_far(self) -> History:
        """The game, which must have started."""
        if self.history is None:
            raise Refused("not-started")
        return self.history

    # Clocks that go on at another server

    def thinking(self, now: float) -> float:
        """How long everybody who is asked has been thinking at least."""
        return min((self.clocks.spent(asked.seat, now) for asked in self.open_questions()), default=0.0)

    def think_on(self, spent: float) -> None:
        self.clocks.think_on([asked.seat for asked in self.open_questions()], spent)

    # Questions

    def open_questions(self) -> list[OpenQuestion]:
        """Who has to move, in turn order; nobody before the start and after the end.

        Where several act at once, the seats of one device are asked one after another.
        """
        if self.history is None or self.row.status != PLAYING:
            return []
        out: list[OpenQuestion] = []
        devices: set[str] = set()
        for question in self.history.questions():
            seat = self.seats[question.seat]
            if seat.bot or seat.visitor in ("", LINK_ONLY) or seat.visitor not in devices:
                out.append(question)
            if not seat.bot:
                devices.add(seat.visitor)
        return out

    def question_of(self, seat: int) -> OpenQuestion | None:
        """The open question of this seat."""
        return next((question for question in self.open_questions() if question.seat == seat), None)

    def asked(self) -> int:
        """The first seat that has to move; NOBODY before the start and after the end."""
        return next((question.seat for question in self.open_questions()), NOBODY)

    def question(self, asked: OpenQuestion) -> tuple[str, Said]:
        """The name of an open question, and its words for everybody: built once for all viewers."""
        history = self.game_so_far()
        if asked not in self.worded:
            view = history.game.view(history.state_of(asked.seat), SPECTATOR)
            worded = history.game.question_name(view), to_wire(history.game.question(view))
            self.worded = {known: words for known, words in self.worded.items() if known in history.questions()}
            self.worded[asked] = worded
        return self.worded[asked]

    # People

    def people(self) -> list[SeatRow]:
        """The seats that a person has; not those from which somebody was sent away."""
        taken = [seat for seat in self.seats if seat.kind != BOT and seat.visitor]
        return [seat for seat in taken if seat.visitor != LINK_ONLY or seat.token or seat.kind == LOCAL]

    def joinable(self) -> bool:
        """Is there a seat that anybody may take?"""
        return self.row.status == GATHERING and any(seat.kind == OPEN and not seat.visitor for seat in self.seats)

    def belongs(self, viewer: Viewer) -> bool:
        """Is this the owner or somebody with a seat?"""
        return viewer.owns(self.row) or bool(self.held_by(viewer))

    def host_seat(self) -> int:
        """The seat of the host; -1 if the owner is the host and has no seat."""
        if self.row.host >= 0:
            return self.row.host
        return next((seat.number for seat in self.seats if self.row.owner and seat.visitor == self.row.owner), -1)

    def hosts(self, viewer: Viewer) -> bool:
        """Is this the host?"""
        if self.row.host >= 0:
            return viewer.holds(self.row, self.seats[self.row.host])
        return viewer.owns(self.row)

    def may_watch(self, viewer: Viewer) -> bool:
        """People with a seat and the owner; anybody if watching is allowed, or while a seat is free."""
        return self.belongs(viewer) or viewer.invited(self.seats) or self.row.spectators or self.joinable()

    def held_by(self, viewer: Viewer) -> list[int]:
        """The seats this viewer may act for."""
        return viewer.mine(self.row, self.seats)

    def asked_of(self, viewer: Viewer) -> int:
        """The seat of this viewer that has to move, first the one it looks through; NOBODY if none has to."""
        mine = [asked.seat for asked in self.open_questions() if viewer.holds(self.row, self.seats[asked.seat])]
        return viewer.eyes if viewer.eyes in mine else next(iter(mine), NOBODY)

    def given_up(self, resigned: set[int]) -> bool:
        """Nobody is left to play against: all seats except one have resigned, or every person has."""
        people = [seat.number for seat in self.seats if seat.visitor]
        left = len(self.seats) - len(resigned)
        return bool(resigned) and (left <= 1 or all(number in resigned for number in people))

    def seats_with(self, number: int, **changes: object) -> list[SeatRow]:
        """The seats with these changes to one of them."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        return [seat if old.number == number else old for old in self.seats]
