"""A migration: who goes where, who follows, and the young that may result."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.ids import MIGRATION, OCEAN, REMORA, SWIMMING, USE, VIVIPAROUS
from beagle.games.evolution.law import CON_07, CON_09, CON_20, FREE, RUL_25
from beagle.games.evolution.state import State
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit
from beagle.kernel.int_list import IntList
from beagle.kernel.state import NOBODY, Step


class Migrating(Step[State]):
    """Its player names all animals that set out and all that follow; then the others, clockwise, name their followers.

    Then all of them move at once.
    """

    name: ClassVar[str] = "migrating"
    on: ClassVar[str] = "go"
    spec: ClassVar[str] = "seat:seat asked:seats moves:action*"

    def __init__(self, seat: i64 = 0, moves: list[int] | None = None) -> None:
        self.seat: i64 = seat  # who declared it
        self.asked: i64 = 0  # who has declined to name more, one bit per seat
        self.moves: list[int] = [] if moves is None else moves  # each as the action that named it

    def resume(self, g: State) -> None:
        seat = self.next_seat(g)
        if seat == NOBODY:
            carry_out(g, self.moves)
            return
        options = g.listing()
        self.list_options(g, seat, options)
        options.append(PASS)
        g.ask(seat, options)

    def next_seat(self, g: State) -> i64:
        """The next player who could name an animal and hasn't declined."""
        seat = self.seat
        for _ in range(g.seats):
            if not self.asked & bit(seat) and self.can_name(g, seat):
                return seat
            seat = g.left_of(seat)
        return NOBODY

    def can_name(self, g: State, seat: i64) -> bool:
        named = IntList()  # a page asks this too, while the options of another question are listed
        self.list_options(g, seat, named)
        return len(named) > 0

    def list_options(self, g: State, seat: i64, out: IntList) -> None:
        for a in g.players[seat].herd:
            if seat == self.seat:
                for trait in g.rules.travelling:
                    for place in range(len(g.rules.places)):
                        journey = actions.use_place(a.id, trait.id, place)
                        if self.forbids(g, seat, journey) == FREE:
                            out.append(journey)
            if a.has(REMORA):
                for move in self.moves:
                    follow = actions.use_on(a.id, REMORA, actions.acting_animal(move))
                    if self.forbids(g, seat, follow) == FREE:
                        out.append(follow)

    def forbids(self, g: State, seat: i64, action: i64) -> i64:
        """The rule that stops this player from naming this animal, to set out or to follow."""
        a, trait = g.animals[actions.acting_animal(action)], g.rules.traits[actions.used_trait(action)]
        if trait.id == REMORA:
            if a.owner != seat:
                return CON_09
            return self.forbids_following(g, a, actions.target_animal(action))
        if a.owner != seat or seat != self.seat or trait not in g.rules.travelling or self.goes(a.id):
            return CON_07
        if not a.has(trait.id):
            return trait.law
        law = trait.unready(g, a)
        return trait.forbids(g, a, actions.target_place(action), 0) if law == FREE else law

    def goes(self, animal: i64) -> bool:
        """Is it among those that move?"""
        return any(actions.acting_animal(move) == animal for move in self.moves)

    def forbids_following(self, g: State, a: Animal, leader: i64) -> i64:
        """A Remora follows an animal that sets out from its place, but not another Remora; swimming limits apply."""
        if not a.has(REMORA) or self.goes(a.id):
            return CON_09
        for move in self.moves:
            leads = actions.acting_animal(move) == leader and actions.used_trait(move) != REMORA
            if leads and g.animals[leader].place == a.place:
                wet = a.place == OCEAN or actions.target_place(move) == OCEAN
                return FREE if wet == a.has(SWIMMING) else CON_20
        return CON_09

    def answer(self, g: State, action: i64) -> None:
        if action == PASS:
            self.asked |= bit(self.next_seat(g))
            return
        declare(g, action)
        self.moves.append(action)

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        if kind_of(action) != USE:
            out.append(CON_07)
            return
        law = self.forbids(g, g.actor, action)
        out.append(law)
        if law != FREE and actions.used_trait(action) == REMORA:
            out.append(CON_09)

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Migrating:
        m = Migrating(self.seat, self.moves.copy())
        m.asked = self.asked
        return m


def declare(g: State, action: i64) -> None:
    """An animal will set out, or follow another.  An animal can set out once per turn."""
    a = g.animals[actions.acting_animal(action)]
    if actions.used_trait(action) == REMORA:
        tell.follows(g, a.id, actions.target_animal(action))
        return
    a.mark_used(actions.used_trait(action))
    a.did |= bit(MIGRATION)
    tell.sets_out(g, a.id, actions.target_place(action) + g.rules.named)


def carry_out(g: State, moves: list[int]) -> None:
    """All move at once: an animal leaving the Ocean takes a Swimming card, one that enters it gives one back.

    Then split pairs are judged.  (A Neoplasm isn't: the card its animal moved by is above it.)
    """
    g.done()
    to: dict[int, int] = {}
    for move in moves:
        if actions.used_trait(move) == REMORA:
            to[actions.acting_animal(move)] = to[actions.target_animal(move)]
        else:
            to[actions.acting_animal(move)] = actions.target_place(move)
    movers = [g.animals[number] for number in to]
    for a in movers:
        if a.place == OCEAN:
            g.fetch_swimming(a)
    for a in movers:
        g.move(a, to[a.id])
    for a in movers:
        if a.place == OCEAN and a.carries(SWIMMING):
            g.lose_trait(a, g.place_of(a, SWIMMING, 0))
    g.drop_split()
    if g.births:
        g.push(Births(clockwise(g, g.births, movers[0].owner)))
        g.births.clear()


def clockwise(g: State, animals: IntList, seat: i64) -> list[int]:
    """The animals of this seat first, then those of the others clockwise from it."""
    out: list[int] = []
    for _ in range(g.seats):
        for number in animals:
            if g.animals[number].owner == seat:
                out.append(number)
        seat = g.left_of(seat)
    return out


class Births(Step[State]):
    """Several animals became fed at the same moment: their owner chooses the order of the births, if it matters."""

    name: ClassVar[str] = "births"
    on: ClassVar[str] = "go"
    spec: ClassVar[str] = "waiting:born*"

    def __init__(self, waiting: list[int] | None = None) -> None:
        self.waiting: list[int] = [] if waiting is None else waiting

    def resume(self, g: State) -> None:
        bearing = [a for a in self.waiting if g.animals[a].alive]
        if not bearing or not g.deck:
            g.done()
            return
        first = g.animals[bearing[0]]
        options = g.listing()
        scattered = False
        for number in bearing:
            a = g.animals[number]
            if a.owner == first.owner:
                options.append(actions.use(a.id, VIVIPAROUS))
                if a.place != first.place:
                    scattered = True
        if scattered:
            g.ask(first.owner, options)
        else:
            self.bear(g, first.id)

    def bear(self, g: State, parent: i64) -> None:
        self.waiting.remove(parent)
        g.births.append(parent)

    def answer(self, g: State, action: i64) -> None:
        self.bear(g, actions.acting_animal(action))

    def refuse(self, g: State, action: i64, out: list[int]) -> None:
        parent = actions.acting_animal(action)
        named = actions.uses(action, VIVIPAROUS) and parent in self.waiting
        out.append(FREE if named and g.animals[parent].owner == g.actor else RUL_25)

    def kinds(self) -> list[int]:
        return [USE]

    def clone(self) -> Births:
        return Births(self.waiting.copy())
