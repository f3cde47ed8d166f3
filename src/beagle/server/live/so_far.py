"""A game so far: its entries, the line of moves that count, the state it leads to, and what can be told of it.

Entries are the only source of truth; everything here can be built from them again.  The *line* is the list of moves
that count: an undo cuts it back to before the last move of its seat, and the undone entries stay stored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from typing import Any, Self

from beagle.kernel.base.game import BaseGame
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.game import Game
from beagle.kernel.state import CHANCE, NOBODY
from beagle.play.fair import Deals
from beagle.play.older import Older, Stop
from beagle.play.record import Played
from beagle.play.scene import Scene
from beagle.server.live.branches import Branch, OpenQuestion, branches_at, is_continued
from beagle.server.live.pending import EventsTold, Hidden, Turn
from beagle.server.store.contract import MOVE, RESIGN, RETURN, TO_BOT, UNDO, Entry


class SoFar:
    """One game as it is now.  Nothing is played here."""

    def __init__(self, game: Game, start: str, seats: int, deals: Deals) -> None:
        self.game = game
        self.start = start
        self.seats = seats
        self.deals = deals
        self.state: Any = game.read(start)
        self.entries: list[Entry] = []
        self.line: list[Turn] = []
        self.undone: dict[int, list[int]] = {}  # by the number of an undo: the entries whose moves it took back
        self.told: list[EventsTold] | None = []  # None: not requested since the game was read from the store
        self.clients: dict[tuple[int, str], int] = {}
        self.asked_at = 0  # the number of entries when the current question was asked
        self.hidden_at: tuple[int, dict[int, Hidden]] = (-1, {})  # how much was hidden at so many entries, by seat
        self.older: Older | None = None  # it was played under older rules than the current ones
        self.stop: Stop | None = None  # where the rules differ: from here on the game is read-only
        self.stood = False  # `state` is then the final position under its own rules, not the last one both agree on
        self.kept: set[int] = set()  # seats that a bot plays for a person who has left
        self.before: dict[int, tuple[int, Any]] = {}  # by seat: the index of its last move, and the state before it
        self.branches = branches_at(self.state, 0)  # of the seats that act at once now

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def past(self) -> Any:
        """What the table shows of the past; nothing before `telling`, or if the game stands at a stored position."""
        return self.told[-1].past if self.told and not self.stood else None

    @property
    def over(self) -> bool:
        return bool(self.state.actor == NOBODY)

    def fallen(self) -> int:
        """How many times chance has moved in the line."""
        return sum(turn.actor == CHANCE for turn in self.line)

    @property
    def agreed(self) -> int:
        """How many entries the current rules follow: all, unless they differ from the game's older ones."""
        return self.n if self.stop is None else self.stop.agreed

    # Questions

    @property
    def on_branches(self) -> list[Entry]:
        """The entries that aren't part of the line yet."""
        return [] if self.branches is None else self.branches.entries

    def branch_of(self, seat: int) -> Branch | None:
        """The branch of a seat that acts at the same time as others."""
        return None if self.branches is None else self.branches.of(seat)

    def state_of(self, seat: int) -> Any:
        """The position as this seat has to see it: that of its branch, or the line's."""
        branch = self.branch_of(seat)
        return self.state if branch is None else branch.state

    def questions(self) -> list[OpenQuestion]:
        """Who has to move, in turn order."""
        if self.branches is not None:
            return [branch.question for branch in self.branches.of_seats if not branch.done]
        return [OpenQuestion(int(self.state.actor), self.asked_at)] if self.state.actor >= 0 else []

    def asked_since(self, question: OpenQuestion) -> float:
        """The time of day when this was asked; 0: when the game began.  Leaving and returning ask nothing new."""
        branch = self.branch_of(question.seat)
        if branch is not None and branch.entries:
            return branch.entries[-1].at
        return self.entries[self.asked_at - 1].at if self.asked_at else 0.0

    # Entries

    def remember(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.note_entry(entry)
        if entry.kind in (MOVE, UNDO):
            self.asked_at = entry.n

    def note_entry(self, entry: Entry) -> None:
        """What an entry says besides its move: who sent it, and whether a bot plays the seat from now on."""
        if entry.client:
            self.clients[entry.actor, entry.client] = entry.n
        if entry.kind in (TO_BOT, RESIGN):
            self.kept.add(entry.actor)
        elif entry.kind == RETURN:
            self.kept.discard(entry.actor)

    def note_clients(self, entries: list[Entry]) -> None:
        """Who sent these entries of branches: a resend is answered, not done again."""
        for entry in entries:
            if entry.client:
                self.clients[entry.actor, entry.client] = self.asked_at

    # Taking back

    def people_since(self, seat: int) -> set[int]:
        """The other seats whose own moves would be undone with this seat's last one; moves of a bot that stood in for a
        person don't count."""
        turns = self.line[max(0, self.last_of(seat)) :]
        return {turn.actor for turn in turns if turn.actor not in (seat, CHANCE) and not turn.kept}

    def last_of(self, seat: int) -> int:
        """The index in the line of this seat's last choice; -1 if it has made none.  A forced move isn't a choice."""
        places = range(len(self.line) - 1, -1, -1)
        return next((at for at in places if self.line[at].actor == seat and self.is_choice(self.line[at])), -1)

    def choice_of(self, seat: int) -> int:
        """The number of the entry with this seat's last choice; 0 if it has made none."""
        place = self.last_of(seat)
        return self.line[place].entry + 1 if place >= 0 else 0

    def is_choice(self, turn: Turn) -> bool:
        """Was there another legal answer, and does it begin a decision?"""
        return not turn.forced and not is_continued(self.entries[turn.entry])

    def acted_since(self, seat: int, but: Collection[int] = ()) -> bool:
        """Has anybody acted since this seat's last choice, except these seats, or were dice rolled?"""
        return any(turn.actor != seat and turn.actor not in but for turn in self.line[self.last_of(seat) :])

    def learnt_since(self, seat: int) -> bool:
        """Has this seat learnt anything since its last choice?"""
        return self.hidden(seat).from_seat != self.hidden_before(seat).from_seat

    def shown_since(self, seat: int) -> bool:
        """Has anybody learnt anything since this seat's last choice?"""
        return self.hidden(seat).in_all != self.hidden_before(seat).in_all

    def hidden_before(self, seat: int) -> Hidden:
        """How much was hidden before this seat's last choice."""
        place = self.last_of(seat)
        turn = self.line[place]
        if turn.hidden is None:
            turn.hidden = self.hidden_in(self.replay(place), seat)
        return turn.hidden

    def hidden(self, seat: int) -> Hidden:
        """How much is hidden now: counted once and cached."""
        if self.hidden_at[0] != self.n:
            self.hidden_at = self.n, {}
        counted = self.hidden_at[1]
        if seat not in counted:
            counted[seat] = self.hidden_in(self.state, seat)
        return counted[seat]

    def hidden_in(self, state: Any, seat: int) -> Hidden:
        return Hidden(self.game.hidden(state), self.game.hidden_from(state, seat) if seat >= 0 else 0)

    def replay(self, moves: int) -> Any:
        """The state after so many moves of the line."""
        state = self.game.read(self.start)
        for turn in self.line[:moves]:
            state.apply(turn.action)
        return state

    # Reporting

    def texts(self, state: Any, action: int) -> list[str]:
        """The move as each seat, and then a spectator, may see it; most moves look the same to all and are stored
        once."""
        whole = self.game.write_move(state, action)
        seen = (self.game.write_move(state, action, eyes) for eyes in [*range(self.seats), SPECTATOR])
        return [whole if text == whole else text for text in seen]

    def telling(self) -> list[EventsTold]:
        """What every entry looked like to everybody."""
        if self.told is None:
            self.told = []
            past = None
            for entry, scene in self.walk():
                told = EventsTold()
                if entry.kind == MOVE:
                    told.texts = self.texts(scene.state, entry.action)
                    told.events = scene.apply(entry.action)
                told.past = past = scene.past
                self.told.append(told)
                assert len(self.told) == entry.n
            later = self.entries[self.agreed :]
            self.told += [EventsTold(self.texts_of_older(entry), past=past) for entry in later]
        return self.told

    def remembered(self, seat: int) -> list[int]:
        """What a seat remembers of the moves that count, as it saw them."""
        told, memory = self.told, list[int]()
        if told is None or type(self.game).remember is BaseGame.remember:  # most games have nothing to remember
            return memory
        for turn in self.line:
            for event in told[turn.entry].events:
                memory = self.game.remember(memory, event.seen_by(seat), seat)
        return memory

    def texts_of_older(self, entry: Entry) -> list[str]:
        """The move of an entry that the current rules don't follow, as each may see it: in full to the player who made
        it."""
        if entry.kind != MOVE:
            return []
        covered = self.game.cover(entry.text)
        return [entry.text if eyes == entry.actor else covered for eyes in [*range(self.seats), SPECTATOR]]

    def so_far(self) -> Self:
        """A copy of the game as it is now, to walk through while others play on."""
        other = copy(self)
        other.entries, other.undone = self.entries.copy(), self.undone.copy()
        return other

    def walk(self) -> Iterator[tuple[Entry, Scene]]:
        """Every entry that is followed, with the game before it, including undone ones.  The caller applies the
        moves."""
        scene = Scene(self.game, self.game.read(self.start))
        targets = {undone[0] for undone in self.undone.values()}
        kept: dict[int, Scene] = {}
        for entry in self.entries[: self.agreed]:
            if entry.n in targets:
                kept[entry.n] = scene.clone()
            if entry.kind == UNDO:
                scene = kept[self.undone[entry.n][0]].clone()
            yield entry, scene

    def played(self) -> list[Played]:
        """The entries as lines of a record, in full."""
        return [Played(entry.actor, entry.text if entry.kind == MOVE else entry.kind) for entry in self.entries]
