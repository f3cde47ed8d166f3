"""What must hold of an own feeding of Evolution, counted by the words of the rules."""

from __future__ import annotations

from collections.abc import Iterator

from beagle.games.evolution import ids
from beagle.games.evolution.animal import FILLED, OFF, Animal, trait_of
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.feeding import Go
from beagle.games.evolution.steps.passing import FreeGo
from beagle.kernel.action import PASS, kind_of


def go_disorder(state: State) -> Iterator[str]:
    """There is a go while somebody is hungry; it is ended once something was done in it, or nothing can be taken."""
    go = state.stack[-1] if state.stack else None
    if not isinstance(go, Go) or isinstance(go, FreeGo):
        return
    if not any(could_eat(state, a) for player in state.players for a in player.herd):
        yield "somebody is asked, and every animal is fed and full"
    owes = not go.acted and any(kind_of(option) == ids.TAKE for option in state.options)
    if owes == (PASS in state.options):
        yield "a go can be ended that is owed, or cannot that is not"


def could_eat(state: State, a: Animal) -> bool:
    """Is it hungry, or has it working Fat tissue that is empty?"""
    sleeps = a.has(ids.HIBERNATION) and a.has_used(ids.HIBERNATION)
    hungry = a.food < a.need and not sleeps
    empty = [packed for packed in a.traits if trait_of(packed) == ids.FAT and not packed & (FILLED | OFF)]
    return hungry or (bool(empty) and not a.paralysed)
