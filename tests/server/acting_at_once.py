"""Tables of Gods Love Dinosaurs where an activation has just begun, and people who act in it at once."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from typing import Any

import beagle
from beagle import Rng
from beagle.kernel.standing import asking_switches
from tests.server.harness import Room, Seat
from tests.server.page import Message

DINOSAURS = beagle.game("dinosaurs")
TAKES_BACK = 5  # one in so many decisions, where it may


@cache
def position(step: str, seats: int, rules: str = "base", least: int = 0) -> str:
    """A position in which everybody has to act in such a step, and has so many things to decide about."""
    for seed in range(1000):
        state, rng = DINOSAURS.deal(rules, seats, seed), Rng(seed)
        while state.actor >= 0:
            top = state.stack[-1]
            everybody = top.name == step and len(state.together()) == seats
            if everybody and min(int(top.left_to_do(state, seat)) for seat in range(seats)) >= least:
                return DINOSAURS.write(state)
            state.apply(state.options[rng.below(len(state.options))])
    raise AssertionError(f"no such position: {step}")


def sit_down(room: Room, start: str, seats: int) -> list[Seat]:
    """So many people with a page each, at a table that begins here."""
    ann = room.person("Ann")
    table = ann.open("me", *["invited"] * (seats - 1), game="dinosaurs", position=start)
    others = [room.guest(table.id, table.links[number]) for number in range(1, seats)]
    people = [ann.sit(table.id), *others]
    for seat in people:
        seat.do("standing", answers=asking_switches(DINOSAURS))  # they answer everything themselves
        seat.settle()
    return people


@dataclass
class Told:
    """What one person was asked and told, apart from how far the others were at the time."""

    questions: list[tuple[int, list[str], Any]] = field(default_factory=list)  # number, moves, the table as it was
    lines: list[Message] = field(default_factory=list)
    view: Any = None
    ask: Any = None


def act(people: list[Seat], seed: int, order: Rng, undoes: bool = True) -> list[Told]:
    """Everybody decides by a die of their own until a tile is to be taken; `order` says who is faster."""
    choices = [Rng(seed + number) for number in range(len(people))]
    told = [Told() for _ in people]
    while True:
        for seat in people:
            seat.settle()
        ask = people[0].page.ask
        if ask is None or ask["question"] == "draft":
            break
        able = [number for number, seat in enumerate(people) if seat.page.asked == number and seat.page.moves]
        number = able[order.below(len(able))]
        page = people[number].page
        decide(people[number], choices[number], told[number], page.number - page.n, undoes)
    for seat, what in zip(people, told, strict=True):
        what.lines = list(seat.page.lines.values())
        what.view, what.ask = seat.page.view, seat.page.ask
    return told


def decide(seat: Seat, choices: Rng, told: Told, number: int, undoes: bool) -> None:
    """Take the last decision back, or make a move."""
    page = seat.page
    told.questions.append((number, page.moves, page.view))
    assert page.ask is not None
    if undoes and page.ask.get("undo") == "free" and page.ask.get("together") and not choices.below(TAKES_BACK):
        seat.do("undo", n=page.number)
    else:
        seat.play(page.moves[choices.below(len(page.moves))])
