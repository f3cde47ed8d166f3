"""The animals that eat what is left."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import SCAVENGER, USE
from beagle.games.evolution.law import FREE, RUL_16, TR_15
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.sharing import feed
from beagle.games.evolution.trait import Rules
from beagle.kernel.state import Step


class Scavenging(Step[State]):
    """After a kill one scavenger gets a blue token: the first that can take it, clockwise from the hunter's owner."""

    name: ClassVar[str] = "scavenging"
    on: ClassVar[str] = "go free-go meal sting"
    spec: ClassVar[str] = "seat:seat place:number"

    def __init__(self, seat: i64 = 0, place: i64 = 0) -> None:
        self.seat: i64 = seat  # the hunter's owner
        self.place: i64 = place

    def resume(self, g: State) -> None:
        seat = self.seat
        for _ in range(g.seats):
            options = g.listing()
            for a in g.players[seat].herd:
                if self.forbids(g, a, seat) == FREE:
                    options.append(actions.use(a.id, SCAVENGER))
            if options:
                g.ask(seat, options)
                return
            seat = g.left_of(seat)
        g.done()

    def forbids(self, g: State, a: Animal, seat: i64) -> i64:
        if a.owner != seat or not a.has(SCAVENGER) or a.place != self.place:
            return TR_15
        return g.cannot_eat(a)

    def answer(self, g: State, action: i64) -> None:
        g.done()
        eater = g.animals[actions.acting_animal(action)]
        tell.scavenged(g, eater.id)
        feed(g, eater, 1)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if actions.uses(action, SCAVENGER):
            out += [self.forbids(g, g.animals[actions.acting_animal(action)], g.actor), TR_15]
        else:
            out.append(RUL_16)

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Scavenging:
        return Scavenging(self.seat, self.place)

    def possible(self, rules: Rules) -> bool:
        return self.place < len(rules.places)
