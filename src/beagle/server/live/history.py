"""A game from its first position through its entries: the current line, the state it leads to, and what was reported.

Entries are the only source of truth; everything here can be built from them again.  The *line* is the list of moves
that count: an undo cuts it back to before the last move of its seat, and the undone entries stay stored.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from copy import copy
from typing import Any

from msgspec.structs import replace

from beagle.kernel.base.game import BaseGame
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.standing import is_forced
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError
from beagle.play.fair import Deals
from beagle.play.older import Older, Stop
from beagle.play.record import Played
from beagle.play.scene import Scene
from beagle.play.undoing import NothingToUndo, last_move_of, moves_undone
from beagle.server.live.branches import (
    Act,
    Branch,
    BranchStep,
    OpenQuestion,
    branches_at,
    is_continued,
)
from beagle.server.live.pending import EventsTold, Hidden, PendingMove, Turn
from beagle.server.store.contract import MOVE, RESIGN, RETURN, TO_BOT, UNDO, Entry


class Broken(RuntimeError):
    """Stored entries that can't be replayed: the store or the rules have changed."""


class History:
    """One game.  `advance` proposes what follows from an act; `accept` applies it once it is stored."""

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

    # Acts

    def move(self, actor: int, action: int, client: str, spent: float, at: float) -> PendingMove:
        """This seat makes this legal move; then any dice are rolled."""
        return self.follow(actor, [Act(action, client, spent)], at)

    def chances(self, at: float) -> PendingMove:
        """The dice that are rolled before anybody has to move."""
        return self.follow(CHANCE, [], at)

    def follow(self, actor: int, acts: list[Act], at: float) -> PendingMove:
        """This seat makes these moves, one decision; then any dice are rolled."""
        line = Following(self)
        for action, client, spent in acts:
            line.make(Entry(0, MOVE, actor, "", action, client, spent, at))
        return line.end(at)

    def join(self, last: BranchStep | None, at: float) -> PendingMove:
        """Everybody has finished, the seat of this step as the last: the branches join the line in turn order."""
        assert self.branches is not None
        line = Following(self, undoes=True)
        for branch in self.branches.of_seats:
            more = last.entries if last is not None and last.seat == branch.seat else []
            for entry in [*branch.entries, *more]:
                line.make(entry)
        step = line.end(at)
        step.joins, step.untimed = True, [] if last is None else last.entries
        return step

    def note(self, kind: str, actor: int, client: str, at: float) -> PendingMove:
        """Something that changes nothing in the game: a seat is given up, taken over or taken back."""
        entry = Entry(self.n + 1, kind, actor, "", 0, client, 0.0, at)
        told = [EventsTold(past=self.past)]
        return PendingMove(self.state, [entry], told, [], len(self.line), self.branches)

    def undo(self, seat: int, client: str, at: float) -> PendingMove:
        """Back to before the last choice of this seat.  Dice rolled since then are undone too.

        Each entry takes back one move of the seat: first those that were forced, or belong to the same decision, at the
        end the choice.
        """
        keep = self.last_of(seat)
        place, before = self.before.get(seat, (-1, None))
        state = before.clone() if place == keep else self.replay(keep)
        line, entries = self.line, list[Entry]()
        undone: dict[int, list[int]] = {}
        while len(line) > keep:
            last, n = last_move_of(line, seat), self.n + len(entries) + 1
            entries.append(Entry(n, UNDO, seat, "", 0, "" if entries else client, 0.0, at))
            undone[n] = [turn.entry + 1 for turn in line[last:]]
            line = line[:last]
        past = self.told[self.line[keep - 1].entry].past if self.told and keep > 0 else None
        branches = branches_at(state, self.n + len(entries))
        return PendingMove(state, entries, [EventsTold(past=past) for _ in entries], [], keep, branches, undone)

    def accept(self, step: PendingMove) -> None:
        """It is stored: apply it."""
        asked_at = self.asked_after(step)
        if step.turns and step.turns[0].actor != CHANCE:
            self.before[step.turns[0].actor] = step.keep, self.state
        self.undone |= step.undone
        self.branches = step.branches
        self.entries += step.entries
        self.line = self.line[: step.keep] + step.turns
        self.state = step.state
        if self.told is not None:
            self.told += step.told
        for entry in step.entries:
            self.note_entry(entry)
        self.asked_at = asked_at

    def accept_on_branch(self, step: BranchStep) -> None:
        """It is stored: apply it."""
        branch = self.branch_of(step.seat)
        assert branch is not None
        branch.accept(step)
        self.note_clients(step.entries)

    def note_clients(self, entries: list[Entry]) -> None:
        """Who sent these entries of branches: a resend is answered, not done again."""
        for entry in entries:
            if entry.client:
                self.clients[entry.actor, entry.client] = self.asked_at

    def close_branches(self) -> None:
        """The game has ended: what was done on branches isn't part of it."""
        self.branches = None

    def asked_after(self, step: PendingMove) -> int:
        """When the question that is open after this step was asked: it is a new one, unless nothing has moved."""
        return self.n + len(step.entries) if step.changes(len(self.line)) else self.asked_at

    def note_entry(self, entry: Entry) -> None:
        """What an entry says besides its move: who sent it, and whether a bot plays the seat from now on."""
        if entry.client:
            self.clients[entry.actor, entry.client] = entry.n
        if entry.kind in (TO_BOT, RESIGN):
            self.kept.add(entry.actor)
        elif entry.kind == RETURN:
            self.kept.discard(entry.actor)

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

    # Reading back

    def load(
        self, entries: list[Entry], version: int, asked: int | None = None, scores: list[int] | None = None
    ) -> None:
        """The same game from its stored entries.  Under its own rules, actions are taken as they are.

        A game of older rules is replayed under the current ones as far as they agree; then `stop` says why no further.
        `asked` and `scores` are what its row says about the end: who has to move, or the points.
        """
        if version > self.game.version:
            raise Broken(f"it is played under rules {version}, newer than {self.game.version}")
        try:
            self.undone = moves_undone(entries)
        except NothingToUndo as error:
            raise Broken(f"entry {error}") from error
        self.older = Older(self.game, version) if version < self.game.version else None
        self.stop = self.follow_stored(entries) or self.compare_end(asked, scores)
        if self.stop is not None:
            self.stay_at(self.stop.agreed, entries)
        self.told = None if self.entries else []
        self.branches = branches_at(self.state, self.asked_at) if self.stop is None else None

    def load_branches(self, entries: list[Entry]) -> None:
        """What was done on branches, which are open."""
        for branch in [] if self.branches is None else self.branches.of_seats:
            branch.follow_stored(self.game, [entry for entry in entries if entry.actor == branch.seat])
            self.note_clients(branch.entries)

    def follow_stored(self, entries: list[Entry]) -> Stop | None:
        """Play the entries; return a Stop where the current rules differ from the older ones of this game."""
        targets = {undone[0] for undone in self.undone.values()}
        kept: dict[int, Any] = {}  # states that an undo leads back to, by the entry that left them
        for entry in entries:
            if entry.n in targets:
                kept[entry.n] = self.state.clone()
            if entry.kind == MOVE:
                action = self.load_move(entry)
                if isinstance(action, Stop):
                    return action
                entry = entry if action == entry.action else replace(entry, action=action)
            elif entry.kind == UNDO:
                self.state = kept[self.undone[entry.n][0]].clone()
                self.line = self.line[: last_move_of(self.line, entry.actor)]
            self.remember(entry)
            if self.older is not None and entry.mark and entry.mark != self.game.check_sum(self.state):
                return self.older.position(entry.n - 1, self.covered(entry))
        return None

    def load_move(self, entry: Entry) -> int | Stop:
        """Make the move of an entry.  Returns its action under the current rules: an old number may mean another move
        now."""
        state, played = self.state, self.covered(entry)
        forced = is_forced(state)
        if state.actor != entry.actor:
            if self.older is not None:
                return self.older.asked(entry.n - 1, played, int(state.actor))
            raise Broken(f"entry {entry.n}: {state.actor} is asked, not {entry.actor}")
        try:
            action = entry.action if self.older is None else self.game.read_move(state, entry.text)
            if self.older is not None and entry.actor == CHANCE and action != self.deals.chance(state, self.fallen()):
                return self.older.position(entry.n - 1, played)  # chances are weighted by the position
            state.apply(action)
        except (IllegalMove, NotationError) as error:
            if self.older is not None:
                return self.older.refused(entry.n - 1, played, error)
            raise Broken(f"entry {entry.n}: {error}") from error
        except ValueError as error:
            raise Broken(f"entry {entry.n}: {error}") from error
        self.line.append(Turn(entry.n - 1, entry.actor, action, kept=entry.actor in self.kept, forced=forced))
        return action

    def compare_end(self, asked: int | None, scores: list[int] | None) -> Stop | None:
        """A game of older rules, all of whose entries fit: does it end where its row says?"""
        if self.older is None:
            return None
        if asked is not None and asked != self.state.actor:
            last = next((entry for entry in reversed(self.entries) if entry.kind in (MOVE, UNDO)), None)
            if last is None:
                return self.older.asked(0, Played(asked, "?"), int(self.state.actor))
            return self.older.position(last.n - 1, self.covered(last))
        if scores is not None and scores != self.game.scores(self.state):
            return self.older.result(self.n, self.game.scores(self.state), self.over)
        return None

    def stay_at(self, agreed: int, entries: list[Entry]) -> None:
        """The state after so many entries, the last one both rules agree on; the later entries are kept as they are."""
        self.state, self.entries, self.line, self.clients = self.game.read(self.start), [], [], {}
        self.kept = set()
        self.follow_stored(entries[:agreed])
        for entry in entries[agreed:]:
            self.remember(entry)

    def stand_at(self, position: str) -> bool:
        """Use the final position under the game's own rules, if the current rules can read it."""
        try:
            self.state = self.game.place(position)
        except NotationError:
            return False
        self.stood = True
        return True

    def covered(self, entry: Entry) -> Played:
        """An entry as a line that anybody may read."""
        return Played(entry.actor, self.game.cover(entry.text) if entry.kind == MOVE else entry.kind)

    def fallen(self) -> int:
        """How many times chance has moved in the line."""
        return sum(turn.actor == CHANCE for turn in self.line)

    @property
    def agreed(self) -> int:
        """How many entries the current rules follow: all, unless they differ from the game's older ones."""
        return self.n if self.stop is None else self.stop.agreed

    def remember(self, entry: Entry) -> None:
        self.entries.append(entry)
        self.note_entry(entry)
        if entry.kind in (MOVE, UNDO):
            self.asked_at = entry.n

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

    def so_far(self) -> History:
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


class Following:
    """Entries that go on from the end of a game, tried on a copy."""

    def __init__(self, history: History, undoes: bool = False) -> None:
        self.history = history
        self.undoes = undoes  # some of them may be undos
        self.scene = Scene(history.game, history.state.clone(), history.past)
        self.step = PendingMove(self.scene.state, [], [], [], len(history.line), None)
        self.before: list[Scene] = []  # each move of the step: the game before it

    def make(self, entry: Entry) -> None:
        """A move of the seat that is asked, or an undo of the last one."""
        history, step = self.history, self.step
        entry = replace(entry, n=history.n + len(step.entries) + 1)
        texts: list[str] = []
        events: list[Event] = []
        if entry.is_undo():
            self.scene = self.before.pop()
            step.undone[entry.n] = [step.turns.pop().entry + 1]
        else:
            state, action = self.scene.state, entry.action
            if self.undoes:
                self.before.append(self.scene.clone())
            entry = replace(entry, text=history.game.write_move(state, action))
            kept = entry.actor in history.kept
            hidden = history.hidden_in(state, entry.actor)
            step.turns.append(Turn(entry.n - 1, entry.actor, action, hidden, kept, is_forced(state)))
            texts = history.texts(state, action)
            events = self.scene.apply(action)
        step.entries.append(entry)
        step.told.append(EventsTold(texts, events, self.scene.past))

    def end(self, at: float) -> PendingMove:
        """Roll the dice that are rolled before anybody has to move; see who has to."""
        history, step = self.history, self.step
        fallen = history.fallen()
        while self.scene.state.actor == CHANCE:
            action = history.deals.chance(self.scene.state, fallen)
            self.make(Entry(0, MOVE, CHANCE, "", action, at=at))
            fallen += 1
        step.state = self.scene.state
        step.branches = branches_at(step.state, history.n + len(step.entries)) if step.entries else history.branches
        return step
