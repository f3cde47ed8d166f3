"""Moves that go on from the end of a game, tried on a copy."""

from __future__ import annotations

from msgspec.structs import replace

from beagle.kernel.event import Event
from beagle.kernel.standing import is_forced
from beagle.kernel.state import CHANCE
from beagle.play.scene import Scene
from beagle.server.live.branches import branches_at
from beagle.server.live.pending import EventsTold, PendingMove, Turn
from beagle.server.live.so_far import SoFar
from beagle.server.store.contract import MOVE, Entry


class Following:
    """Entries that go on from the end of a game, tried on a copy."""

    def __init__(self, history: SoFar, undoes: bool = False) -> None:
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
