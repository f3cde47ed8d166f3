"""The initiative phase."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions
from beagle.games.evo.ids import COUNCIL_OF_SAGES, PLACE
from beagle.games.evo.law import CARD_05, INIT_02
from beagle.games.evo.state import State
from beagle.games.evo.steps.cards import open_window, refuse_other
from beagle.games.evo.steps.phase import Staged
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit
from beagle.kernel.state import Step

PHASE: Final = 2


class Initiative(Staged):
    """Markers go on the track in the order of their columns, then are sorted by number of dinosaurs, fewest first."""

    name: ClassVar[str] = "initiative"

    def fresh(self) -> Initiative:
        return Initiative()

    def resume(self, g: State) -> None:
        self.stage += 1
        if self.stage == 1:
            open_window(g, PHASE)
        elif self.stage == 2:
            self.sort(g)
            for seat in range(g.seats):
                if g.players[seat].chooses:
                    g.push(ChoosePlace(seat))
        elif self.stage == 3:
            for seat in range(g.seats):
                if g.players[seat].active & bit(COUNCIL_OF_SAGES):
                    g.push(ChoosePlace(seat, True))
        else:
            g.done()

    def sort(self, g: State) -> None:
        """Those without a column are to the right of all columns; ties keep the order of the columns."""
        came: list[int] = [seat for seat in g.holders if seat >= 0]
        came += [seat for seat in g.order if seat not in came]
        order: list[int] = []
        for count in range(9):
            order += [seat for seat in came if len(g.players[seat].herd) == count]
        g.set_order(order)
        g.clear_lab()


class ChoosePlace(Step[State]):
    """A marker may go to any place on the sorted track; with the Council it must be given one."""

    name: ClassVar[str] = "choose-place"
    on: ClassVar[str] = "initiative"
    spec: ClassVar[str] = "seat:seat council:flag"

    def __init__(self, seat: i64 = 0, council: bool = False) -> None:
        self.seat: i64 = seat
        self.council: bool = council

    def resume(self, g: State) -> None:
        options = g.listing()
        for place in range(g.seats):
            options.append(actions.place(place))
        if not self.council:
            options.append(PASS)
        g.ask(self.seat, options)

    def answer(self, g: State, action: i64) -> None:
        g.done()
        if action != PASS:
            g.move_marker(self.seat, actions.track_place(action))

    def whose(self, g: State) -> i64:
        return self.seat

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        kind = kind_of(action)
        if kind == PASS:
            out.append(CARD_05)
        elif kind != PLACE:
            refuse_other(g, self.seat, action, PHASE, CARD_05 if self.council else INIT_02, out)

    def kinds(self) -> list[int]:
        return [PLACE]

    def clone(self) -> ChoosePlace:
        return ChoosePlace(self.seat, self.council)
