"""The survival phase: the climate kills, owners save the dinosaurs they can, and the survivors are counted."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions
from beagle.games.evo.clan import EVERYONE, FLOOR
from beagle.games.evo.ids import LOSE, OWN_SCORE, OWN_SURVIVAL
from beagle.games.evo.law import GENE_17, SURV_01, SURV_02
from beagle.games.evo.power import Rules
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import OwnWindow, is_open, refuse_other
from beagle.games.evo.steps.phase import Goes
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.state import Step

PHASE: Final = 5


class Survival(Goes):
    """In initiative order, each player removes the dead; then each gets a mutation point for each dinosaur left."""

    name: ClassVar[str] = "survival"
    phase: i64 = PHASE

    def fresh(self) -> Survival:
        return Survival()

    def go(self, seat: i64) -> SurvivalGo:
        return SurvivalGo(seat)

    def close(self, g: State) -> None:
        """Everybody is paid when all have removed their dead; a card may set a different sum."""
        for seat in g.order:
            clan = g.players[seat]
            income: i64 = len(clan.herd)
            for card in g.rules.paying:
                if clan.active & bit(card.id):
                    income = card.income
            g.earn(seat, income)


class Losses:
    """What the climate takes from a clan that saves all it can: how many on each ground, how many in all, and where."""

    def __init__(self, g: State, seat: i64) -> None:
        clan = g.players[seat]
        self.unsaved: IntList = g.unsaved(seat)
        doomed = self.unsaved[1] + self.unsaved[2] + self.unsaved[3]
        room = len(clan.herd) - clan.floor  # how many can die before the floor is reached
        if doomed > room:
            doomed = room
        self.count: i64 = 0
        if doomed > 0:
            self.count = doomed
        self.cells: IntList = IntList()  # those that may be among them
        if self.count:
            for i in range(clan.herd.size):
                if self.unsaved[g.ground(clan.herd[i])]:
                    self.cells.append(clan.herd[i])


def endangered(g: State, seat: i64) -> IntList:
    """The cells of all that may die now: not on ideal ground, not saved by a card; none once the floor is reached."""
    clan = g.players[seat]
    out = IntList()
    if len(clan.herd) > clan.floor:
        for i in range(clan.herd.size):
            if g.saved(seat, g.ground(clan.herd[i])) < EVERYONE:
                out.append(clan.herd[i])
    return out


class SurvivalGo(Step[State]):
    """One player's dead: each layer may save one, the owner chooses which, and the floor stops the dying.

    The owner names the dead one by one.  Those the remaining layers can save may live, or die too.
    """

    name: ClassVar[str] = "survival-go"
    on: ClassVar[str] = "survival"
    spec: ClassVar[str] = "seat:seat stage:number"

    def __init__(self, seat: i64 = 0) -> None:
        self.seat: i64 = seat
        self.stage: i64 = 0  # cards, losses, the last survivor, the end

    def resume(self, g: State) -> None:
        if self.stage == 0:
            self.ask_for_cards(g, OWN_SURVIVAL)
        elif self.stage == 1:
            self.lose_some(g)
        elif self.stage == 2:
            self.ask_for_cards(g, OWN_SCORE)
        else:
            g.done()

    def lose_some(self, g: State) -> None:
        """Ask who dies; stopping is allowed when the layers can save all that are still in danger."""
        cells = endangered(g, self.seat)
        must: i64 = Losses(g, self.seat).count
        if must == len(cells):  # there is no choice
            for i in range(cells.size):
                g.lose(cells[i])
            self.stage = 2
            return
        options = g.listing()
        for i in range(cells.size):
            options.append(actions.lose(cells[i]))
        if must == 0:
            options.append(PASS)
        g.ask(self.seat, options)

    def ask_for_cards(self, g: State, moment: i64) -> None:
        self.stage += 1
        if is_open(g, moment, self.seat):
            g.push(OwnWindow(moment, self.seat))

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            self.stage = 2
        else:
            g.lose(actions.only_cell(action))

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) == LOSE:
            self.refuse_loss(g, actions.only_cell(action), out)
        else:
            refuse_other(g, self.seat, action, PHASE, SURV_02, out)

    def refuse_loss(self, g: State, cell: i64, out: list[int]) -> None:
        """The dead are the player's own, on ground that endangers them, and not below the floor."""
        if g.board[cell] != self.seat or g.saved(self.seat, g.ground(cell)) >= EVERYONE:
            out.append(SURV_01)
        clan = g.players[self.seat]
        if len(clan.herd) <= clan.floor:
            out += [SURV_02] if clan.floor == FLOOR else [GENE_17, SURV_02]

    def kinds(self) -> list[int]:
        return [LOSE]

    def clone(self) -> SurvivalGo:
        s = SurvivalGo(self.seat)
        s.stage = self.stage
        return s

    def possible(self, rules: Rules) -> bool:
        return self.stage <= 3
