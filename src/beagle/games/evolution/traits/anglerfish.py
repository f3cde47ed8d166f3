"""The Anglerfish, which answers an attack before anything else can."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution import actions, tell
from beagle.games.evolution.animal import Animal
from beagle.games.evolution.cards import UPPER
from beagle.games.evolution.ids import A_TRAIT, ANGLERFISH
from beagle.games.evolution.law import ATT_05, FLY_16, FLY_17, FREE
from beagle.games.evolution.reach import can_be_ignored, ignorable, named_card, shielded
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack, Sting, mark_attack, strike
from beagle.games.evolution.trait import Trait
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import type_of
from beagle.kernel.int_list import IntList


class Anglerfish(Trait):
    """Played only as an animal.  Without traits, it may be turned over when an own animal without traits is attacked:

    it attacks the attacker, ignoring one of its traits.  If it is attacked itself, it must.
    """

    id: i64 = ANGLERFISH
    law: i64 = FLY_16
    lures: bool = True
    aim: i64 = A_TRAIT

    def interrupts(self, g: State, attack: Attack) -> bool:
        """Its owner is asked whenever an animal without traits is attacked, so the question reveals nothing."""
        return is_bare(g.animals[attack.prey])

    def list_interruptions(self, g: State, attack: Attack, options: IntList) -> bool:
        """A hidden one may be turned over for an animal without traits; if attacked itself, it must be."""
        prey, hunter = g.animals[attack.prey], g.animals[attack.hunter]
        for a in g.players[prey.owner].herd:
            if is_bare(a) and is_anglerfish(a):
                for ignored in ignorable(g, hunter):
                    if forbids_turning(g, attack, a, ignored) == FREE:
                        options.append(actions.use_to_ignore(a.id, self.id, ignored))
        if not options:
            options.append(PASS)
            return False
        return not is_anglerfish(prey)

    def interrupt(self, g: State, attack: Attack, action: i64) -> None:
        """It is turned over and attacks the attacker, ignoring one of its traits; the first attack is over.

        Its bite is an answer to that attack: a hunter that was stung before is paralysed only after the bite.
        """
        angler, hunter = g.animals[actions.acting_animal(action)], g.animals[attack.hunter]
        g.done()
        if attack.stung:
            g.push(Sting(hunter.id))
        g.turn_over(angler)
        mark_attack(g, angler)
        g.ignore(angler, named_card(g, hunter, actions.target_ignored(action)))
        if shielded(g, angler, hunter) != FREE:
            tell.bite_failed(g, angler.id, hunter.id)
            return
        tell.attacked(g, angler.id, hunter.id)
        bite = Attack(angler.id, hunter.id)
        bite.bite = True
        g.push(bite)
        strike(g, hunter)
        bite.reach_prey(g)

    def refuse_interruption(self, g: State, attack: Attack, action: i64, out: list[int]) -> None:
        """What stops it from being turned over like this, or from staying hidden."""
        if kind_of(action) == PASS:
            out.append(FLY_17)
        elif actions.uses(action, self.id):
            law = forbids_turning(g, attack, g.animals[actions.acting_animal(action)], actions.target_ignored(action))
            out.append(law)
            if law == FLY_17:
                out.append(FLY_16)
        else:
            out += [ATT_05, FLY_16]


def forbids_turning(g: State, attack: Attack, a: Animal, ignored: i64) -> i64:
    """The rule that stops this animal from being turned over to ignore this trait of the attacker."""
    prey, hunter = g.animals[attack.prey], g.animals[attack.hunter]
    if is_anglerfish(prey) and (a.id != prey.id or not is_bare(prey)):
        return FLY_17
    if attack.interruption(g) is None or a.owner != prey.owner or a.place != prey.place:
        return FLY_16
    if not is_bare(a) or not is_anglerfish(a) or not can_be_ignored(g, hunter, ignored):
        return FLY_16
    return FREE


def is_bare(a: Animal) -> bool:
    """It has no traits at all, and hasn't been turned over."""
    return a.kinds == 0 and not a.revealed


def is_anglerfish(a: Animal) -> bool:
    return UPPER[type_of(a.card)] == ANGLERFISH
