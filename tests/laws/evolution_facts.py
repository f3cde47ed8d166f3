"""Two facts of Evolution on which no rule depends, the colour of food and the names of animals: what is so of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from beagle.games.evolution import tell
from beagle.games.evolution.animal import full_name
from beagle.games.evolution.state import State
from beagle.kernel.event import Event
from tests.laws.evolution_moves import animals, remains

# What may be so in a position


def fact_disorder(state: State) -> Iterator[str]:
    """Blue food is part of the food; each animal of a seat has a number of its own among those the seat has had."""
    for seat, player in enumerate(state.players):
        numbers = [a.number for a in player.herd + player.remains]
        if len(set(numbers)) < len(numbers) or not all(1 <= number <= player.born for number in numbers):
            yield f"the animals of seat {seat} have the numbers {numbers}, {player.born} were born"
    for a in animals(state):
        if not 0 <= a.blue <= a.food:
            yield f"animal {a.id}: {a.blue} of its {a.food} food is blue"
        if a.blue < a.food and not a.got:
            yield f"animal {a.id}: it has red food and got none"


# What a move may do


def fact_miscounts(before: State, after: State) -> Iterator[str]:
    """Colours and births are as the events tell them; nobody gets another name, and no name is given twice."""
    born = Counter(event.a for event in after.events if event.kind == tell.ANIMAL_PLAYED)
    for seat, (was, now) in enumerate(zip(before.players, after.players, strict=True)):
        if now.born != was.born + born[seat]:
            yield f"seat {seat} had {was.born} births, {born[seat]} were told, it has {now.born}"
    for a in animals(after) + remains(after):
        if a.id >= len(before.animals):
            if a.number <= before.players[a.owner].born:
                yield f"animal {a.id} is born with the name {full_name(a.owner, a.number)}, which was given before"
        elif before.animals[a.id].number != a.number:
            yield f"animal {a.id} was number {before.animals[a.id].number} and is {a.number}"
    if before.turn == after.turn and not after.over:
        blue = blue_after(before, after.events)
        for a in animals(after):
            if a.blue != blue[a.id]:
                yield f"animal {a.id} has {a.blue} blue food, the events say {blue[a.id]}"


def blue_after(before: State, events: list[Event]) -> Counter[int]:
    """The blue food of each animal when all this has happened."""
    blue = Counter({a.id: int(a.blue) for a in animals(before)})
    latest: dict[int, int] = {}  # what it got last: the token that becomes fat
    for event in events:
        if event.kind in (tell.FOOD_TAKEN, tell.FOOD_GIVEN):
            latest[event.a] = event.kind
        if event.kind in (tell.FOOD_GIVEN, tell.FAT_USED):
            blue[event.a] += event.b
        elif event.kind == tell.FAT_STORED and latest[event.a] == tell.FOOD_GIVEN:
            blue[event.a] -= 1
        elif event.kind == tell.ROBBED:
            blue[event.b] -= min(1, blue[event.b])
        elif event.kind == tell.FOOD_REMOVED:
            blue[event.a] -= min(event.b, blue[event.a])
        elif event.kind == tell.EATEN:
            blue[event.b] = 0
    return blue
