"""The movement phase: each player moves and attacks, point by point."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions, tell
from beagle.games.evo.ids import ATTACK, FLY, OWN_MOVES, PLAY, SWIM, WALK
from beagle.games.evo.law import FREE, GENE_11, GENE_16, GENE_20, MOVE_01, MOVE_02, MOVE_03, MOVE_04
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.steps.cards import is_open, list_plays, play, refuse_other, refuse_play
from beagle.games.evo.steps.fight import Fight
from beagle.games.evo.steps.phase import Goes
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step

PHASE: Final = 3


class Movement(Goes):
    """In initiative order each player has one go."""

    name: ClassVar[str] = "movement"
    phase: i64 = PHASE

    def fresh(self) -> Movement:
        return Movement()

    def go(self, seat: i64) -> Moves:
        return Moves(seat)


class Moves(Step[State]):
    """One go: movement points are shared freely among your dinosaurs; it ends when nothing more can be done."""

    name: ClassVar[str] = "moves"
    on: ClassVar[str] = "movement"
    spec: ClassVar[str] = "seat:seat begun:flag flown:flag swimmer:cell"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.begun: bool = False  # the points have been counted
        self.flown: bool = False  # the wings have been used
        self.swimmer: i64 = NOWHERE  # where the dinosaur that used the fins is

    def resume(self, g: State) -> None:
        if not self.begun:
            self.begun = True
            g.points = g.players[self.seat].moves
        options = g.listing()
        if g.points > 0:
            self.list_moves(g, options)
        may_play = is_open(g, OWN_MOVES, self.seat)
        if may_play:
            list_plays(g, OWN_MOVES, self.seat, options)
        if not options and not may_play:
            if g.points == g.players[self.seat].moves:
                tell.skipped(g, self.seat)
            self.finish(g)
            return
        options.append(PASS)
        g.ask(self.seat, options)

    def list_moves(self, g: State, options: IntList) -> None:
        herd = g.players[self.seat].herd
        for i in range(herd.size):
            self.list_moves_of(g, herd[i], options)

    def list_moves_of(self, g: State, start: i64, options: IntList) -> None:
        """The ways the map and the genes offer the dinosaur here, except those a rule forbids."""
        land, clan = g.rules.land, g.players[self.seat]
        near = land.near[start]
        for i in range(near.size):
            end = near[i]
            self.list_move(g, WALK if g.board[end] < 0 else ATTACK, start, end, options)
        if clan.flies:
            leap = land.leap[start]
            for i in range(leap.size):
                self.list_move(g, FLY, start, leap[i], options)
        if clan.swims:
            for i in range(land.coast.size):
                self.list_move(g, SWIM, start, land.coast[i], options)

    def list_move(self, g: State, kind: i64, start: i64, end: i64, options: IntList) -> None:
        if self.forbids(g, kind, start, end) == FREE:
            options.append(actions.move(kind, start, end))

    def forbids(self, g: State, kind: i64, start: i64, end: i64) -> i64:
        """The rule against this move."""
        if g.board[start] != self.seat or g.points == 0:
            return MOVE_01
        if kind == ATTACK:
            return forbids_attack(g, self.seat, start, end)
        law = self.forbids_way(g, kind, start, end)
        if law != FREE:
            return law
        if g.board[end] >= 0:
            return MOVE_02 if kind == WALK else GENE_20
        return FREE

    def forbids_way(self, g: State, kind: i64, start: i64, end: i64) -> i64:
        """Is there no such way?"""
        land, clan = g.rules.land, g.players[self.seat]
        if kind == WALK:
            return FREE if land.beside(start, end) else MOVE_01
        if kind == FLY:
            return FREE if clan.flies and not self.flown and land.leaps_over(start, end) else GENE_16
        coasts = land.coastal[start] and land.coastal[end]
        return FREE if clan.swims and coasts and (self.swimmer < 0 or self.swimmer == start) else GENE_11

    def answer(self, g: State, action: i64) -> None:
        kind = kind_of(action)
        if kind == PASS:
            tell.passed(g, self.seat)
            self.finish(g)
            return
        if kind == PLAY:
            play(g, self.seat, action)
            return
        g.points -= 1
        start, end = actions.start_cell(action), actions.end_cell(action)
        if kind == ATTACK:
            g.push(Fight(start, end))
            code = g.rules.land.cells
            tell.attacked(g, self.seat, code[start], g.board[end], code[end])
            return
        if kind == WALK:
            g.move(start, end, tell.WALKED)
        elif kind == FLY:
            self.flown = True
            g.move(start, end, tell.FLEW)
        else:
            self.swimmer = start
            g.move(start, end, tell.SWAM)
        self.follow(start, end)

    def follow(self, start: i64, end: i64) -> None:
        """The dinosaur with the fins keeps them wherever it goes."""
        if self.swimmer == start:
            self.swimmer = end

    def returned(self, g: State, value: i64) -> None:
        """A fight is over: where the attacker moved, or 0."""
        if value:
            self.follow(value & 255, value >> 8 & 255)

    def finish(self, g: State) -> None:
        g.points = 0
        g.done()

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == PLAY:
            refuse_play(g, OWN_MOVES, self.seat, action, out)
        elif kind in (WALK, ATTACK, FLY, SWIM):
            self.refuse_move(g, kind, actions.start_cell(action), actions.end_cell(action), out)
        else:
            refuse_other(g, self.seat, action, PHASE, MOVE_01, out)

    def refuse_move(self, g: State, kind: i64, start: i64, end: i64, out: list[int]) -> None:
        """All the rules against this move: no points, another player's dinosaur, no such way, who is there."""
        if g.points == 0:
            out += [MOVE_03, MOVE_01]
        if g.board[start] != self.seat:
            out.append(MOVE_01)
        elif kind == ATTACK:
            law = forbids_attack(g, self.seat, start, end)
            out += [law] if law == MOVE_04 else g.shelters(g.board[end])
        else:
            law = self.forbids_way(g, kind, start, end)
            if law != FREE:
                out.append(law)
            if g.board[end] >= 0:
                out += {WALK: [MOVE_02], FLY: [GENE_20, MOVE_02], SWIM: [GENE_20, GENE_11, MOVE_02]}[kind]

    def kinds(self) -> list[int]:
        return [WALK, SWIM, FLY, ATTACK, PLAY]

    def clone(self) -> Moves:
        m = Moves(self.seat)
        m.begun, m.flown, m.swimmer = self.begun, self.flown, self.swimmer
        return m

    def save(self) -> list[int]:
        return [self.seat, int(self.begun), int(self.flown), int(self.swimmer + 1)]

    def load(self, values: list[int]) -> None:
        self.seat, self.begun, self.flown = values[0], bool(values[1]), bool(values[2])
        self.swimmer = values[3] - 1


def forbids_attack(g: State, seat: i64, start: i64, end: i64) -> i64:
    """Only an enemy on the adjacent cell, whose clan is not protected."""
    owner = g.board[end]
    if not g.rules.land.beside(start, end) or owner < 0 or owner == seat:
        return MOVE_04
    return g.sheltered_from_attack(owner)
