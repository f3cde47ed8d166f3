"""A game is read back from its stored entries, under its own rules or under newer ones."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from beagle.kernel.game import IllegalMove
from beagle.kernel.standing import is_forced
from beagle.kernel.state import CHANCE
from beagle.kernel.text import NotationError
from beagle.play.older import Older, Stop
from beagle.play.record import Played
from beagle.play.undoing import NothingToUndo, last_move_of, moves_undone
from beagle.server.live.branches import branches_at
from beagle.server.live.pending import Turn
from beagle.server.live.so_far import SoFar
from beagle.server.store.contract import MOVE, UNDO, Entry


class Broken(RuntimeError):
    """Stored entries that can't be replayed: the store or the rules have changed."""


class ReadBack(SoFar):
    """One game.  `load` plays what is stored of it."""

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
