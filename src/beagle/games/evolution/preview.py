"""What an attack would run into, before it is made.  Uses only what the asking seat may know."""

from __future__ import annotations

from beagle.games.evolution import words
from beagle.games.evolution.reach import against
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.view import imagine, view
from beagle.kernel.action import PASS
from beagle.kernel.data import Outcome
from beagle.kernel.int_list import IntList
from beagle.kernel.message import Argument, Message
from beagle.kernel.rng import Rng


def preview(g: State, action: int) -> list[Outcome]:
    """What the owner of the prey could answer, and what the attack would cause; empty if the action isn't an attack."""
    if action not in g.options:
        return []
    trial = imagine(view(g, g.actor), Rng(0))  # whatever it deals to the others, only public facts are reported
    trial.choose(action)
    step = trial.stack[-1]
    if not isinstance(step, Attack):
        return []
    prey = words.piece(step.prey)
    out = [outcome("lure", {"target": prey})] if step.interruption(trial) else answers(trial, step)
    working = against(trial, trial.animals[step.hunter], trial.animals[step.prey])
    for trait in trial.rules.all:
        if working >> trait.id & 1 and (trait.stings or trait in trial.rules.eaten):
            name = "stung" if trait.stings else "eaten"
            out.append(outcome(name, {"target": prey, "trait": words.trait_name(trait.id)}))
    return out or [outcome("nothing", {"target": prey})]


def outcome(name: str, args: dict[str, Argument]) -> Outcome:
    return Outcome(name, {}, Message(f"preview-{name}", args))


def answers(g: State, attack: Attack) -> list[Outcome]:
    """Each thing the owner of the prey could do, in words for the attacker."""
    options = IntList()
    attack.list_answers(g, options)
    offered = [words.describe(g, option) for option in options if option != PASS]
    return [Outcome("answer", {}, Message(f"{message.key}.answer", message.args)) for message in offered]
