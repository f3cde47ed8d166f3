"""Traits whose rule is different in another edition or scenario: small subclasses."""

from __future__ import annotations

from mypy_extensions import i64

from beagle.games.evolution.animal import FRESH, Animal
from beagle.games.evolution.law import CAT_04, ED_05, FREE, TR_04
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.traits import base, fly, hunt
from beagle.kernel.cards import bit


class FirstAttackMimicry(hunt.Mimicry):
    """1.4.1: only on the first attack of the turn.  If it couldn't or didn't redirect that, it does nothing this turn.

    Attacks are counted per animal: if it was attacked before it got Mimicry, it has had its first.
    """

    lasting: bool = True

    def cannot_defend(self, g: State, attack: Attack, target: i64, more: i64) -> i64:
        if g.animals[attack.prey].did >> self.id & 1:
            return TR_04
        return super().cannot_defend(g, attack, target, more)

    def defend(self, g: State, attack: Attack, target: i64, more: i64) -> None:
        g.animals[attack.prey].did |= bit(self.id) & g.rules.lasting_mask
        super().defend(g, attack, target, more)

    def spared(self, g: State, prey: Animal) -> None:
        prey.did |= bit(self.id) & g.rules.lasting_mask
        if prey.has(self.id):
            prey.mark_used(self.id)


def fresh(animal: Animal) -> i64:
    """How many yellow tokens on it were stored this turn."""
    tokens: i64 = 0
    for packed in animal.traits:
        if packed & FRESH:
            tokens += 1
    return tokens


class RipeningFat(base.FatTissue):
    """Italian: fat becomes food only in a later turn than the one it was stored in."""

    ripens: bool = True

    def forbids(self, g: State, animal: Animal, target: i64, more: i64) -> i64:
        law = super().forbids(g, animal, target, more)
        if law != FREE and animal.fat < target <= animal.fat + fresh(animal):
            return ED_05
        return law


class MainPiracy(base.Piracy):
    """Italian: used instead of taking a red token."""

    main: bool = True
    main_law: i64 = ED_05


class LoneSymbiosis(base.Symbiosis):
    """Italian: an animal can have it with one partner only."""

    many_partners: bool = False


class LoneCommunication(base.Communication):
    """Italian: an animal can have it with one partner only."""

    many_partners: bool = False


class LoneCooperation(base.Cooperation):
    """Italian: an animal can have it with one partner only."""

    many_partners: bool = False


class PrintedViviparous(fly.Viviparous):
    """With the needs as printed: no number on the card."""

    hunger: i64 = 0


class PrintedIntellect(fly.Intellect):
    """With the needs as printed: no number on the card."""

    hunger: i64 = 0


class LastDayHibernation(base.Hibernation):
    """Cataclysm: the only turn is the last one, so nobody can sleep through it."""

    def unready(self, g: State, animal: Animal) -> i64:
        return CAT_04
