"""A game from its first position through its entries: the current line, the state it leads to, and what was reported.

Entries are the only source of truth; everything here can be built from them again.  The *line* is the list of moves
that count: an undo cuts it back to before the last move of its seat, and the undone entries stay stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.state import CHANCE, NOBODY
from beagle.kernel.text import NotationError
from beagle.play.fair import Deals
from beagle.play.older import Older, Stop
from beagle.play.record import Played
from beagle.play.scene import Scene
from beagle.play.undoing import NothingToUndo, last_move_of, moves_undone
from beagle.server.store.contract import MOVE, RESIGN, RETURN, TO_BOT, UNDO, Entry


class Broken(RuntimeError):
    """Stored entries that can't be replayed: the store or the rules have changed."""


@dataclass(slots=True)
class EventsTold:
    """What each viewer sees of an entry: the move as they may see it, the events, and the past that is then shown."""

    texts: list[str] = field(default_factory=list)  # by seat, the spectator's last
    events: list[Event] = field(default_factory=list)
    past: Any = None  # what the table shows of the past after this entry


@dataclass(slots=True)
class Turn:
    """A move of the current line: which entry made it, and how much was hidden before it."""

    entry: int  # its index among the entries
    actor: int
    action: int
    hidden: int | None = None  # not counted for moves read from the store: rarely needed
    kept: bool = False  # made by a bot that stood in for a person


@dataclass
class PendingMove:
    """What an accepted act leads to.  Nothing of it counts before its entries are stored."""

    state: Any
    entries: list[Entry]
    told: list[EventsTold]
    turns: list[Turn]
    keep: int  # how much of the line before it stays

    def changes(self, history: History) -> bool:
        """Does anything happen in the game, or only to a seat?"""
        return len(self.turns) > 0 or self.keep != len(history.line)

    def mark(self, check: str) -> None:
        """Store the checksum of the resulting position in the last entry."""
        self.entries[-1] = replace(self.entries[-1], mark=check)


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
        self.hidden_at = (-1, 0)  # how much was hidden, and at how many entries that was counted
        self.older: Older | None = None  # it was played under older rules than the current ones
        self.stop: Stop | None = None  # where the rules differ: from here on the game is read-only
        self.stood = False  # `state` is then the final position under its own rules, not the last one both agree on
        self.kept: set[int] = set()  # seats that a bot plays for a person who has left
        self.before: dict[int, tuple[int, Any]] = {}  # by seat: the index of its last move, and the state before it

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

    # Acts

    def move(self, actor: int, action: int, client: str, spent: float, at: float) -> PendingMove:
        """This seat makes this legal move; then any dice are rolled."""
        return self.follow(self.state, self.line, [(MOVE, actor, action, client, spent)], at)

    def chances(self, at: float) -> PendingMove:
        """The dice that are rolled before anybody has to move."""
        return self.follow(self.state, self.line, [], at)

    def follow(
        self, state: Any, line: list[Turn], acts: list[tuple[str, int, int, str, float]], at: float, keep: int = -1
    ) -> PendingMove:
        scene = Scene(self.game, state.clone(), self.past)
        trial = scene.state
        step = PendingMove(trial, [], [], [], len(line) if keep < 0 else keep)
        fallen = sum(turn.actor == CHANCE for turn in line)
        waiting = list(acts)
        while waiting or trial.actor == CHANCE:
            if waiting:
                kind, actor, action, client, spent = waiting.pop(0)
            else:
                kind, actor, action, client, spent = MOVE, CHANCE, self.deals.chance(trial, fallen), "", 0.0
                fallen += 1
            n = self.n + len(step.entries) + 1
            text = self.game.write_move(trial, action)
            step.entries.append(Entry(n, kind, actor, text, action, client, spent, at))
            step.turns.append(Turn(n - 1, actor, action, self.game.hidden(trial), actor in self.kept))
            texts = self.texts(trial, action)
            events = scene.apply(action)
            step.told.append(EventsTold(texts, events, scene.past))
        return step

    def note(self, kind: str, actor: int, client: str, at: float) -> PendingMove:
        """Something that changes nothing in the game: a seat is given up, taken over or taken back."""
        entry = Entry(self.n + 1, kind, actor, "", 0, client, 0.0, at)
        return PendingMove(self.state, [entry], [EventsTold(past=self.past)], [], len(self.line))

    def undo(self, seat: int, client: str, at: float) -> PendingMove:
        """Back to before the last move of this seat.  Dice rolled since then are undone too."""
        keep = self.last_of(seat)
        place, before = self.before.get(seat, (-1, None))
        state = before.clone() if place == keep else self.replay(keep)
        entry = Entry(self.n + 1, UNDO, seat, "", 0, client, 0.0, at)
        past = self.told[self.line[keep - 1].entry].past if self.told and keep > 0 else None
        return PendingMove(state, [entry], [EventsTold(past=past)], [], keep)

    def accept(self, step: PendingMove) -> None:
        """It is stored: apply it."""
        asked_at = self.asked_after(step)
        if step.turns and step.turns[0].actor != CHANCE:
            self.before[step.turns[0].actor] = step.keep, self.state
        for entry in step.entries:
            if entry.is_undo():
                self.undone[entry.n] = [turn.entry + 1 for turn in self.line[step.keep :]]
        self.entries += step.entries
        self.line = self.line[: step.keep] + step.turns
        self.state = step.state
        if self.told is not None:
            self.told += step.told
        for entry in step.entries:
            self.note_entry(entry)
        self.asked_at = asked_at

    def asked_after(self, step: PendingMove) -> int:
        """When the question that is open after this step was asked: it is a new one, unless nothing has moved."""
        return self.n + len(step.entries) if step.changes(self) else self.asked_at

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
        """The index in the line of this seat's last move; -1 if it has made none."""
        return last_move_of(self.line, seat)

    def revealed_since(self, seat: int) -> bool:
        """Has anybody else acted, were dice rolled, or has anybody learnt anything since this seat's last move?"""
        place = self.last_of(seat)
        others = any(turn.actor != seat for turn in self.line[place:])
        if others:
            return True
        turn = self.line[place]
        if turn.hidden is None:
            turn.hidden = self.game.hidden(self.replay(place))
        return self.hidden() != turn.hidden

    def hidden(self) -> int:
        """How much is hidden now: counted once and cached."""
        if self.hidden_at[0] != self.n:
            self.hidden_at = self.n, self.game.hidden(self.state)
        return self.hidden_at[1]

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
                self.line = self.line[: self.last_of(entry.actor)]
            self.remember(entry)
            if self.older is not None and entry.mark and entry.mark != self.game.check_sum(self.state):
                return self.older.position(entry.n - 1, self.covered(entry))
        return None

    def load_move(self, entry: Entry) -> int | Stop:
        """Make the move of an entry.  Returns its action under the current rules: an old number may mean another move
        now."""
        state, played = self.state, self.covered(entry)
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
        self.line.append(Turn(entry.n - 1, entry.actor, action, kept=entry.actor in self.kept))
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
