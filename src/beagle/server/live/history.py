"""A game from its first position through its entries: the line in force, the state it leads to, and what was told.

Entries are the only truth; everything here can be made from them again.  The *line* is the list of moves in force:
an undo takes it back to before the last move of its seat, and the entries that were undone stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass, field
from typing import Any

from msgspec.structs import replace

from beagle.fair import Deals
from beagle.kernel.cards import SPECTATOR
from beagle.kernel.event import Event
from beagle.kernel.game import Game, IllegalMove
from beagle.kernel.record import Played
from beagle.kernel.table import CHANCE, NOBODY
from beagle.kernel.text import NotationError
from beagle.server.store.contract import MOVE, UNDO, Entry


class Broken(RuntimeError):
    """Stored entries that do not lead anywhere: the store or the rules have changed under them."""


@dataclass(slots=True)
class Told:
    """What an entry was to each pair of eyes: the move as they may see it, and the events."""

    texts: list[str] = field(default_factory=list)  # by seat, a spectator's last
    events: list[Event] = field(default_factory=list)


@dataclass(slots=True)
class Turn:
    """A move in force: which entry made it, and how much was hidden before it."""

    entry: int  # its place among the entries
    actor: int
    action: int
    hidden: int | None = None  # not counted for moves read from the store: it is seldom asked


@dataclass
class Step:
    """What an accepted act leads to.  Nothing of it holds before its entries are stored."""

    state: Any
    entries: list[Entry]
    told: list[Told]
    turns: list[Turn]
    keep: int  # how much of the line before it stays


def ways_back(entries: list[Entry]) -> dict[int, int]:
    """By the number of each undo: the entry whose move it takes back, with all that came after it.

    Who moved when says it, so no state is needed; and a game with many undos is read in one go.
    """
    out: dict[int, int] = {}
    line: list[Entry] = []
    for entry in entries:
        if entry.kind == MOVE:
            line.append(entry)
        elif entry.kind == UNDO:
            place = next((place for place in reversed(range(len(line))) if line[place].actor == entry.actor), -1)
            if place < 0:
                raise Broken(f"entry {entry.n}: nothing to take back")
            out[entry.n] = line[place].n
            del line[place:]
    return out


class History:
    """One game.  `advance` proposes what follows from an act; `accept` makes it so once it is stored."""

    def __init__(self, game: Game, start: str, seats: int, deals: Deals) -> None:
        self.game = game
        self.start = start
        self.seats = seats
        self.deals = deals
        self.state: Any = game.read(start)
        self.entries: list[Entry] = []
        self.line: list[Turn] = []
        self.told: list[Told] | None = []  # None: not asked for since the game was read from the store
        self.clients: dict[tuple[int, str], int] = {}
        self.asked_at = 0  # the number of entries when the present question was asked
        self.hidden_at = (-1, 0)  # how much was hidden, and at how many entries that was counted
        self.before: dict[int, tuple[int, Any]] = {}  # by seat: the place of its last move, and the state before it

    @property
    def n(self) -> int:
        return len(self.entries)

    @property
    def over(self) -> bool:
        return bool(self.state.actor == NOBODY)

    # Acts

    def move(self, actor: int, action: int, client: str, spent: float, at: float) -> Step:
        """This seat makes this legal move, and dice fall as far as they do."""
        return self.follow(self.state, self.line, [(MOVE, actor, action, client, spent)], at)

    def chances(self, at: float) -> Step:
        """The dice that fall before anybody is asked."""
        return self.follow(self.state, self.line, [], at)

    def follow(
        self, state: Any, line: list[Turn], acts: list[tuple[str, int, int, str, float]], at: float, keep: int = -1
    ) -> Step:
        trial = state.clone()
        trial.listen()
        step = Step(trial, [], [], [], len(line) if keep < 0 else keep)
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
            step.turns.append(Turn(n - 1, actor, action, self.game.hidden(trial)))
            told = Told(self.texts(trial, action))
            trial.apply(action)
            told.events = trial.events
            step.told.append(told)
        return step

    def note(self, kind: str, actor: int, client: str, at: float) -> Step:
        """Something that changes nothing in the game: a seat given up, taken over, taken back."""
        entry = Entry(self.n + 1, kind, actor, "", 0, client, 0.0, at)
        return Step(self.state, [entry], [Told()], [], len(self.line))

    def undo(self, seat: int, client: str, at: float) -> Step:
        """Back to before the last move of this seat.  Dice that fell before it would fall again come with it."""
        keep = self.last_of(seat)
        place, before = self.before.get(seat, (-1, None))
        state = before.clone() if place == keep else self.replay(keep)
        entry = Entry(self.n + 1, UNDO, seat, "", 0, client, 0.0, at)
        return Step(state, [entry], [Told()], [], keep)

    def accept(self, step: Step) -> None:
        """It is stored: now it holds."""
        asked_at = self.asked_after(step)
        if step.turns and step.turns[0].actor != CHANCE:
            self.before[step.turns[0].actor] = step.keep, self.state
        self.entries += step.entries
        self.line = self.line[: step.keep] + step.turns
        self.state = step.state
        if self.told is not None:
            self.told += step.told
        for entry in step.entries:
            if entry.client:
                self.clients[entry.actor, entry.client] = entry.n
        self.asked_at = asked_at

    def asked_after(self, step: Step) -> int:
        """When the question was asked that is open after this step: it is another one, unless nothing has moved."""
        moved = len(step.turns) > 0 or step.keep != len(self.line)
        return self.n + len(step.entries) if moved else self.asked_at

    # Taking back

    def last_of(self, seat: int) -> int:
        """The place in the line of this seat's last move; -1 if it has made none."""
        for place in range(len(self.line) - 1, -1, -1):
            if self.line[place].actor == seat:
                return place
        return -1

    def revealed_since(self, seat: int) -> bool:
        """Has anybody else acted, have dice fallen, or has anybody learnt anything since this seat's last move?"""
        place = self.last_of(seat)
        others = any(turn.actor != seat for turn in self.line[place:])
        if others:
            return True
        turn = self.line[place]
        if turn.hidden is None:
            turn.hidden = self.game.hidden(self.replay(place))
        return self.hidden() != turn.hidden

    def hidden(self) -> int:
        """How much is hidden now: counted once for all who ask."""
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

    def load(self, entries: list[Entry], version: int) -> None:
        """The same game from its stored entries.  Under the rules it was played by, actions are taken as they are."""
        same_rules = version == self.game.version
        back = ways_back(entries)
        targets = set(back.values())
        kept: dict[int, Any] = {}  # states to which an undo leads back, by the entry that left them
        for entry in entries:
            if entry.n in targets:
                kept[entry.n] = self.state.clone()
            if entry.kind == MOVE:
                entry = self.load_move(entry, same_rules)
            elif entry.kind == UNDO:
                self.state = kept[back[entry.n]].clone()
                self.line = self.line[: self.last_of(entry.actor)]
            self.remember(entry)
        self.told = None if self.entries else []

    def load_move(self, entry: Entry, same_rules: bool) -> Entry:
        """The entry with its action under the rules of today: an old number may be another move now."""
        if self.state.actor != entry.actor:
            raise Broken(f"entry {entry.n}: {self.state.actor} is asked, not {entry.actor}")
        try:
            action = entry.action if same_rules else self.game.read_move(self.state, entry.text)
            self.line.append(Turn(entry.n - 1, entry.actor, action))
            self.state.apply(action)
        except (ValueError, IllegalMove, NotationError) as error:
            raise Broken(f"entry {entry.n}: {error}") from error
        return entry if action == entry.action else replace(entry, action=action)

    def remember(self, entry: Entry) -> None:
        self.entries.append(entry)
        if entry.client:
            self.clients[entry.actor, entry.client] = entry.n
        if entry.kind in (MOVE, UNDO):
            self.asked_at = entry.n

    # Telling

    def texts(self, state: Any, action: int) -> list[str]:
        """The move as each seat, and then a spectator, may see it; most moves are the same to all, and kept once."""
        whole = self.game.write_move(state, action)
        seen = (self.game.write_move(state, action, eyes) for eyes in [*range(self.seats), SPECTATOR])
        return [whole if text == whole else text for text in seen]

    def telling(self) -> list[Told]:
        """What every entry was to everybody."""
        if self.told is None:
            self.told = []
            for entry, state in self.walk():
                told = Told()
                if entry.kind == MOVE:
                    told.texts = self.texts(state, entry.action)
                    state.apply(entry.action)
                    told.events = state.events
                self.told.append(told)
                assert len(self.told) == entry.n
        return self.told

    def so_far(self) -> History:
        """The same game as it is now, for a walk while others play on."""
        other = copy(self)
        other.entries = self.entries.copy()
        return other

    def walk(self) -> Iterator[tuple[Entry, Any]]:
        """Every entry with the state before it, undone ones too.  Whoever walks applies the moves."""
        state = self.game.read(self.start)
        state.listen()
        back = ways_back(self.entries)
        targets = set(back.values())
        kept: dict[int, Any] = {}
        for entry in self.entries:
            if entry.n in targets:
                kept[entry.n] = state.clone()
            if entry.kind == UNDO:
                state = kept[back[entry.n]].clone()
                state.listen()
            yield entry, state

    def played(self) -> list[Played]:
        """The entries as lines of a record, in full."""
        return [Played(entry.actor, entry.text if entry.kind == MOVE else entry.kind) for entry in self.entries]
