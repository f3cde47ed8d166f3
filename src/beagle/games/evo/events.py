"""The fifteen event cards, each a small class.  Its docstring is its rule."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from beagle.games.evo import ids, law
from beagle.games.evo.law import CARD_05, CARD_07, CARD_10, CARD_13, CARD_15, CARD_16, CARD_18, CARD_19, FREE
from beagle.games.evo.power import EventCard
from beagle.kernel.cards import bit

if TYPE_CHECKING:
    from beagle.games.evo.state import State

AT_LEAST: Final = 4  # a player who loses dinosaurs to a card must have this many
MIGRATION_POINTS: Final = 3
LAST_FEW: Final = 4  # Last Survivor needs fewer dinosaurs than this


class AlchemicalMutation(EventCard):
    """Right after your marker is placed: others must bid three more to take its column."""

    id: i64 = ids.ALCHEMICAL_MUTATION
    law: i64 = law.CARD_01
    moments: i64 = bit(ids.MARKER_PLACED)
    guard: i64 = 3


class MadAttack(EventCard):
    """In your own moves: two more horns in attack for this phase."""

    id: i64 = ids.MAD_ATTACK
    law: i64 = law.CARD_02
    moments: i64 = bit(ids.OWN_MOVES)
    timing: i64 = CARD_18
    attack: i64 = 2


class Camouflage(EventCard):
    """At the start of movement: none of your dinosaurs can be attacked in this phase."""

    id: i64 = ids.CAMOUFLAGE
    law: i64 = law.CARD_03
    moments: i64 = bit(3)
    timing: i64 = CARD_18
    hides: bool = True


class Geysers(EventCard):
    """In your own survival: all your dinosaurs on cold ground live."""

    id: i64 = ids.GEYSERS
    law: i64 = law.CARD_04
    moments: i64 = bit(ids.OWN_SURVIVAL)
    timing: i64 = CARD_18
    shelters: i64 = ids.COLD


class CouncilOfSages(EventCard):
    """At the start of any phase: move your marker to any place; in the initiative phase, after the sort."""

    id: i64 = ids.COUNCIL_OF_SAGES
    law: i64 = law.CARD_05
    moments: i64 = bit(0) | bit(1) | bit(2) | bit(3) | bit(4) | bit(5)
    aim: i64 = ids.A_PLACE

    def forbids(self, g: State, seat: i64, moment: i64, target: i64) -> i64:
        laid = ids.PHASES[moment] == "initiative"
        return FREE if laid == (target < 0) and target < g.seats else CARD_05

    def play(self, g: State, seat: i64, target: i64) -> None:
        if target >= 0:
            g.move_marker(seat, target)


class HordeOfRats(EventCard):
    """At the start of the birth phase: there are no births in it."""

    id: i64 = ids.HORDE_OF_RATS
    law: i64 = law.CARD_06
    moments: i64 = bit(4)
    timing: i64 = CARD_16
    barren: bool = True


class EggThief(EventCard):
    """Right after another player's birth: swap the newborn for one of your own; its owner must have four."""

    id: i64 = ids.EGG_THIEF
    law: i64 = law.CARD_07
    moments: i64 = bit(ids.BORN)
    timing: i64 = CARD_19

    def impossible(self, g: State, seat: i64, moment: i64) -> i64:
        owner: i64 = g.board[g.newborn]
        if owner == seat or len(g.players[owner].herd) < AT_LEAST:
            return CARD_07
        return FREE if g.supply(seat) > 0 else CARD_16

    def play(self, g: State, seat: i64, target: i64) -> None:
        g.steal(seat)


class HumanIntervention(EventCard):
    """In your own births: your newborns go to any free cell in this phase."""

    id: i64 = ids.HUMAN_INTERVENTION
    law: i64 = law.CARD_08
    moments: i64 = bit(ids.OWN_BIRTHS)
    anywhere: bool = True


class MissingIngredients(EventCard):
    """At the start of mutation: one gene fewer is drawn, and your own gene costs two less."""

    id: i64 = ids.MISSING_INGREDIENTS
    law: i64 = law.CARD_09
    moments: i64 = bit(1)
    discount: i64 = 2
    fewer: i64 = 1


class LastSurvivor(EventCard):
    """After your losses, with fewer than four dinosaurs: get four mutation points instead of the usual number."""

    id: i64 = ids.LAST_SURVIVOR
    law: i64 = law.CARD_10
    moments: i64 = bit(ids.OWN_SCORE)
    timing: i64 = CARD_18
    income: i64 = 4

    def impossible(self, g: State, seat: i64, moment: i64) -> i64:
        return FREE if len(g.players[seat].herd) < LAST_FEW else CARD_10


class Migration(EventCard):
    """In your own moves: three more movement points."""

    id: i64 = ids.MIGRATION
    law: i64 = law.CARD_11
    moments: i64 = bit(ids.OWN_MOVES)
    timing: i64 = CARD_18

    def play(self, g: State, seat: i64, target: i64) -> None:
        g.points += MIGRATION_POINTS


class Oasis(EventCard):
    """In your own survival: all your dinosaurs on hot ground live."""

    id: i64 = ids.OASIS
    law: i64 = law.CARD_12
    moments: i64 = bit(ids.OWN_SURVIVAL)
    timing: i64 = CARD_18
    shelters: i64 = ids.HOT


class OpenIncubator(EventCard):
    """In your own go of the first pass, before a birth: two births in it."""

    id: i64 = ids.OPEN_INCUBATOR
    law: i64 = law.CARD_13
    moments: i64 = bit(ids.OWN_BIRTHS)

    def impossible(self, g: State, seat: i64, moment: i64) -> i64:
        return FREE if g.lap == 1 else CARD_13

    def play(self, g: State, seat: i64, target: i64) -> None:
        g.births += 1


class Prophecy(EventCard):
    """When a climate token is turned over, except the meteor: you choose how the dial turns instead."""

    id: i64 = ids.PROPHECY
    law: i64 = law.CARD_14
    moments: i64 = bit(ids.TOKEN_TURNED)
    aim: i64 = ids.A_TURN

    def forbids(self, g: State, seat: i64, moment: i64, target: i64) -> i64:
        if 0 <= target < 4:
            return FREE
        return law.CARD_14

    def play(self, g: State, seat: i64, target: i64) -> None:
        g.shift = target - 1


class Terror(EventCard):
    """Before the token of the round is turned over, or when the climate is set: kill an enemy of a clan of four."""

    id: i64 = ids.TERROR
    law: i64 = law.CARD_15
    moments: i64 = bit(0) | bit(ids.CLIMATE_SET)
    aim: i64 = ids.A_CELL

    def impossible(self, g: State, seat: i64, moment: i64) -> i64:
        for other in range(g.seats):
            if other != seat and len(g.players[other].herd) >= AT_LEAST:
                return FREE
        return CARD_15

    def forbids(self, g: State, seat: i64, moment: i64, target: i64) -> i64:
        if target < 0 or g.board[target] < 0 or g.board[target] == seat:
            return CARD_15
        return FREE if len(g.players[g.board[target]].herd) >= AT_LEAST else CARD_15

    def play(self, g: State, seat: i64, target: i64) -> None:
        g.kill(target)


ALL: Final[list[EventCard]] = [
    AlchemicalMutation(),
    MadAttack(),
    Camouflage(),
    Geysers(),
    CouncilOfSages(),
    HordeOfRats(),
    EggThief(),
    HumanIntervention(),
    MissingIngredients(),
    LastSurvivor(),
    Migration(),
    Oasis(),
    OpenIncubator(),
    Prophecy(),
    Terror(),
]
