"""Who could attack whom: the attacks that each player could make if their own feeding began now.

It uses the steps and hooks of the rules, and only what everybody sees.
"""

from __future__ import annotations

from beagle.games.evolution import actions
from beagle.games.evolution.ids import CARNIVOROUS
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.feeding import Feeding
from beagle.kernel.int_list import IntList


def threats(g: State) -> dict[int, list[int]]:
    """For each animal that could be attacked, the animals that could do it; empty if nobody is feeding."""
    feeding = next((step for step in g.stack if isinstance(step, Feeding)), None)
    out: dict[int, list[int]] = {}
    if feeding is None or CARNIVOROUS not in (trait.id for trait in g.rules.acting):
        return out
    trial = g.clone()
    trait = trial.rules.traits[CARNIVOROUS]
    for seat in range(trial.seats):
        trial.end_go(seat)
        trial.begin_go(seat)
        go = feeding.go(seat)
        for hunter in trial.players[seat].herd:
            if not hunter.has(CARNIVOROUS):
                continue
            options = IntList()
            go.list_trait(trial, trait, hunter, options)
            for prey in sorted({int(actions.target_animal(option)) for option in options}):
                out.setdefault(prey, []).append(int(hunter.id))
    return out
