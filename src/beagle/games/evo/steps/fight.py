"""A fight: the die, and what happens to the loser."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions, tell
from beagle.games.evo.ids import FACE, FLEE
from beagle.games.evo.law import FREE, GENE_15, MOVE_02, MOVE_05
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import refuse_other
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.state import CHANCE, Step

PHASE: Final = 3


class Fight(Step[State]):
    """The die decides: a winner moves into the cell and the loser goes to its owner's supply; otherwise both stay."""

    name: ClassVar[str] = "fight"
    on: ClassVar[str] = "moves"
    spec: ClassVar[str] = "from:land to:land won:flag"

    def __init__(self, start: i64 = 0, end: i64 = 0) -> None:
        self.start: i64 = start
        self.end: i64 = end
        self.won: bool = False

    def resume(self, g: State) -> None:
        if not self.won:
            g.ask(CHANCE, [actions.face(face) for face in range(g.rules.die.size) if g.rules.die[face]])
            return
        options = g.listing()
        if g.players[g.board[self.end]].flees:
            near = g.rules.land.near[self.end]
            for i in range(near.size):
                cell = near[i]
                if self.forbids_flight(g, cell) == FREE:
                    options.append(actions.flee(cell))
        if not options:
            self.kill(g)
            return
        options.append(PASS)
        g.ask(g.board[self.end], options)

    def forbids_flight(self, g: State, cell: i64) -> i64:
        """To a free adjacent cell; the attacker's cell is not free before it has moved."""
        if not g.rules.land.beside(self.end, cell) or cell == self.start:
            return GENE_15
        return FREE if g.board[cell] < 0 else MOVE_02

    def answer(self, g: State, action: i64) -> None:
        kind = kind_of(action)
        if kind == FACE:
            self.roll(g, actions.shown_face(action))
        elif kind == FLEE:
            g.move(self.end, actions.only_cell(action), tell.FLED)
            self.move_in(g)
        else:
            self.kill(g)

    def roll(self, g: State, face: i64) -> None:
        attacker: i64 = g.board[self.start]
        tell.fight_die(g, face)
        self.won = g.wins(face, attacker, g.board[self.end])
        code = g.rules.land.cells[self.end]
        if self.won:
            tell.attack_won(g, attacker, code)
        else:
            tell.attack_failed(g, attacker, code)
            g.done()

    def kill(self, g: State) -> None:
        g.kill(self.end)
        self.move_in(g)

    def move_in(self, g: State) -> None:
        g.move(self.start, self.end, tell.WALKED)
        g.done(self.start | self.end << 8 | 1 << 16)

    def whose(self, g: State) -> i64:
        if self.won:
            return g.board[self.end]
        return -1

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if not self.won:
            out.append(MOVE_05)
        elif kind == FLEE:
            law = self.forbids_flight(g, actions.only_cell(action))
            out.append(law)
            if law == MOVE_02:
                out.append(GENE_15)
        else:
            refuse_other(g, g.board[self.end], action, PHASE, GENE_15, out)

    def kinds(self) -> list[int]:
        return [FACE, FLEE]

    def clone(self) -> Fight:
        f = Fight(self.start, self.end)
        f.won = self.won
        return f

    def save(self) -> list[int]:
        return [self.start, self.end, int(self.won)]

    def load(self, values: list[int]) -> None:
        self.start, self.end, self.won = values[0], values[1], bool(values[2])
