"""The birth phase: passes in which each player may put a new dinosaur on the board."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions, tell
from beagle.games.evo.clan import FLOOR, Clan
from beagle.games.evo.ids import BIRTH, BORN, EXCHANGE, OWN_BIRTHS, PLAY
from beagle.games.evo.law import BIRTH_01, BIRTH_03, FREE, GENE_10, GENE_17, GENE_18
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.steps.cards import is_open, list_plays, open_window, play, refuse_other, refuse_play
from beagle.games.evo.steps.phase import Goes
from beagle.kernel.action import PASS, ROLL, kind_of, roll, rolled_face
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList, zeros
from beagle.kernel.state import CHANCE, Step

PHASE: Final = 4
SIDES: Final = 6  # of the die that is rolled for a newborn that attacks an enemy


class Birth(Goes):
    """One pass per egg: all players in the first, those with two eggs in the second, and so on."""

    name: ClassVar[str] = "birth"
    phase: i64 = PHASE

    def fresh(self) -> Birth:
        return Birth()

    def go(self, seat: i64) -> BirthGo:
        return BirthGo(seat)

    def resume(self, g: State) -> None:
        if not self.begun:
            self.begun = True
            g.lap = 1
            open_window(g, PHASE)
            return
        for card in g.rules.stopping:
            if g.in_force(card.id):
                tell.no_births(g)
                g.done()
                return
        while self.gone < g.seats and g.players[g.order[self.gone]].eggs < g.lap:
            self.gone += 1
        if self.gone < g.seats:
            self.gone += 1
            g.push(self.go(g.order[self.gone - 1]))
        elif self.another(g):
            g.lap += 1
            self.gone = 0
        else:
            g.done()

    def another(self, g: State) -> bool:
        """Does anyone have an egg for one more pass?"""
        for player in g.players:
            if player.eggs > g.lap:
                return True
        return False


class BirthGo(Step[State]):
    """One player's go in a pass: one birth, if they like; with all eight on the board, one is taken off for it."""

    name: ClassVar[str] = "birth-go"
    on: ClassVar[str] = "birth"
    spec: ClassVar[str] = "seat:seat begun:flag"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.begun: bool = False

    def resume(self, g: State) -> None:
        if not self.begun:
            self.begun = True
            g.births = 1
            g.lap = max(g.lap, 1)
        if g.births == 0:
            g.done()
            return
        options = g.listing()
        list_births(g, self.seat, options)
        may_play = is_open(g, OWN_BIRTHS, self.seat)
        if may_play:
            list_plays(g, OWN_BIRTHS, self.seat, options)
        if not options and not may_play:
            tell.skipped(g, self.seat)
            g.births = 0
            g.done()
            return
        options.append(PASS)
        g.ask(self.seat, options)

    def answer(self, g: State, action: i64) -> None:
        kind = kind_of(action)
        if kind == PASS:
            tell.passed(g, self.seat)
            g.births = 0
            g.done()
        elif kind == PLAY:
            play(g, self.seat, action)
        else:
            cell = actions.only_cell(action)
            if kind == EXCHANGE:
                g.take_off(cell)
                cell = actions.end_cell(action)
            g.births -= 1
            if g.board[cell] >= 0:
                g.push(Babies(self.seat, cell))
            else:
                g.bear(self.seat, cell)
                open_window(g, BORN)

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == PLAY:
            refuse_play(g, OWN_BIRTHS, self.seat, action, out)
        elif kind == BIRTH:
            refuse_birth(g, self.seat, NOWHERE, actions.only_cell(action), out)
        elif kind == EXCHANGE:
            refuse_birth(g, self.seat, actions.start_cell(action), actions.end_cell(action), out)
        else:
            refuse_other(g, self.seat, action, PHASE, BIRTH_01, out)

    def kinds(self) -> list[int]:
        return [BIRTH, EXCHANGE, PLAY]

    def clone(self) -> BirthGo:
        b = BirthGo(self.seat)
        b.begun = self.begun
        return b


def list_births(g: State, seat: i64, options: IntList) -> None:
    """Every cell for a newborn; with a full herd, for each dinosaur that may be taken off."""
    clan = g.players[seat]
    if g.supply(seat) > 0:
        cells = birth_cells(g, seat, NOWHERE)
        for i in range(cells.size):
            options.append(actions.birth(cells[i]))
        return
    for n in range(clan.herd.size):
        off = clan.herd[n]
        cells = birth_cells(g, seat, off)
        for i in range(cells.size):
            options.append(actions.exchange(off, cells[i]))


def birth_cells(g: State, seat: i64, off: i64) -> IntList:
    """The cells for a newborn when the dinosaur at `off` has left."""
    clan = g.players[seat]
    out = IntList()
    if is_free_to_go(g, clan):
        for cell in range(g.rules.land.size):
            if occupied(g, seat, off, cell) == FREE:
                out.append(cell)
        return out
    ways = g.rules.land.near if clan.reach == 1 else g.rules.land.within
    met = zeros(g.rules.land.size)
    for n in range(clan.herd.size):
        parent = clan.herd[n]
        if parent == off:
            continue
        reached = ways[parent]
        for i in range(reached.size):
            cell = reached[i]
            if not met[cell]:
                met[cell] = 1
                if occupied(g, seat, off, cell) == FREE:
                    out.append(cell)
    return out


def is_free_to_go(g: State, clan: Clan) -> bool:
    """May its births be anywhere?"""
    if clan.active:
        for card in g.rules.freeing:
            if clan.active & bit(card.id):
                return True
    return False


def occupied(g: State, seat: i64, off: i64, cell: i64) -> i64:
    """Is the cell blocked for a newborn by the dinosaur there?  Deadly babies attack an enemy that can be taken."""
    owner = g.board[cell]
    if owner < 0 or cell == off:
        return FREE
    if owner == seat or g.players[seat].kills_to == 0:
        return BIRTH_01
    return GENE_18 if g.at_floor(owner) != FREE else FREE


def refuse_birth(g: State, seat: i64, off: i64, cell: i64, out: list[int]) -> None:
    """All the rules against this birth: only a full herd takes one off, and the cell must be free and near."""
    if (off >= 0) != (g.supply(seat) == 0) or (off >= 0 and g.board[off] != seat):
        out.append(BIRTH_03)
        return
    law = occupied(g, seat, off, cell)
    if law != FREE:
        out.append(law)
    if law == GENE_18 and g.players[g.board[cell]].floor > FLOOR:
        out.append(GENE_17)
    if not is_near(g, seat, off, cell):
        if g.players[seat].reach > 1:
            out.append(GENE_10)
        out.append(BIRTH_01 if off < 0 else BIRTH_03)


def is_near(g: State, seat: i64, off: i64, cell: i64) -> bool:
    """May a birth be this far from those that remain?"""
    clan = g.players[seat]
    if is_free_to_go(g, clan):
        return True
    ways = g.rules.land.near if clan.reach == 1 else g.rules.land.within
    return any(parent != off and cell in ways[parent] for parent in clan.herd)


class Babies(Step[State]):
    """A newborn that attacks an enemy: the die decides which of the two dies, or that the newborn goes back."""

    name: ClassVar[str] = "babies"
    on: ClassVar[str] = "birth-go"
    spec: ClassVar[str] = "seat:seat cell:land"

    def __init__(self, seat: i64 = 0, cell: i64 = 0) -> None:
        self.seat: i64 = seat
        self.cell: i64 = cell

    def resume(self, g: State) -> None:
        g.ask(CHANCE, [roll(1 + i) for i in range(SIDES)])

    def answer(self, g: State, action: i64) -> None:
        face, clan, code = rolled_face(action), g.players[self.seat], g.rules.land.cells[self.cell]
        tell.babies_die(g, self.seat, code, face)
        g.done()
        if face <= clan.kills_to:
            g.kill(self.cell)
            g.bear(self.seat, self.cell)
            open_window(g, BORN)
        elif face <= clan.fails_to:
            tell.newborn_died(g, self.seat, code)
        else:
            tell.newborn_back(g, self.seat, code)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) != ROLL:
            out.append(GENE_18)

    def kinds(self) -> list[int]:
        return [ROLL]

    def clone(self) -> Babies:
        return Babies(self.seat, self.cell)
