"""The genes, each a small class.  Its docstring is its rule."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from beagle.games.evo import ids, law
from beagle.games.evo.power import Gene


class Legs(Gene):
    """One more movement point."""

    id: i64 = ids.LEGS
    law: i64 = law.GENE_02
    points: i64 = 1


class Horn(Gene):
    """One more horn, in attack and in defence."""

    id: i64 = ids.HORN
    law: i64 = law.GENE_03
    attack: i64 = 1
    defence: i64 = 1


class Thermoregulation(Gene):
    """In each survival phase it saves one dinosaur on hot ground."""

    id: i64 = ids.THERMOREGULATION
    law: i64 = law.GENE_04
    shelters: i64 = ids.HOT
    saves: i64 = 1


class Fur(Gene):
    """In each survival phase it saves one dinosaur on cold ground."""

    id: i64 = ids.FUR
    law: i64 = law.GENE_05
    shelters: i64 = ids.COLD
    saves: i64 = 1


class Egg(Gene):
    """One more birth in each birth phase."""

    id: i64 = ids.EGG
    law: i64 = law.GENE_06
    eggs: i64 = 1


class Vial(Gene):
    """Genes and cards cost one less from the next round on."""

    id: i64 = ids.VIAL
    law: i64 = law.GENE_07
    discount: i64 = 1


class BonyFrill(Gene):
    """Two more horns in defence."""

    id: i64 = ids.BONY_FRILL
    law: i64 = law.GENE_08
    defence: i64 = 2


class BigHorn(Gene):
    """Two more horns in attack."""

    id: i64 = ids.BIG_HORN
    law: i64 = law.GENE_09
    attack: i64 = 2


class HardShell(Gene):
    """Births may be up to three cells away; the way goes over land, and dinosaurs on it do not block it."""

    id: i64 = ids.HARD_SHELL
    law: i64 = law.GENE_10
    reach: i64 = 3


class Fins(Gene):
    """One dinosaur per movement phase may go, as often as it likes, from coast to any free coast, for a point each."""

    id: i64 = ids.FINS
    law: i64 = law.GENE_11
    swims: bool = True


class Caveman(Gene):
    """In each survival phase one dinosaur lives on deadly ground."""

    id: i64 = ids.CAVEMAN
    law: i64 = law.GENE_12
    shelters: i64 = ids.DEADLY
    saves: i64 = 1


class Adrenaline(Gene):
    """When the initiative is sorted, its owner may choose a place on the track."""

    id: i64 = ids.ADRENALINE
    law: i64 = law.GENE_13
    chooses: bool = True


class StrongThighs(Gene):
    """Two more movement points."""

    id: i64 = ids.STRONG_THIGHS
    law: i64 = law.GENE_14
    points: i64 = 2


class ChameleonSkin(Gene):
    """A dinosaur that would be killed in a fight may flee to a free adjacent cell, not to the attacker's."""

    id: i64 = ids.CHAMELEON_SKIN
    law: i64 = law.GENE_15
    flees: bool = True


class Wings(Gene):
    """Once per movement phase, one dinosaur moves two cells for one point, over land and over any dinosaur there."""

    id: i64 = ids.WINGS
    law: i64 = law.GENE_16
    flies: bool = True


class Regeneration(Gene):
    """Nothing takes the clan below three dinosaurs: with three it cannot be attacked and the climate spares it."""

    id: i64 = ids.REGENERATION
    law: i64 = law.GENE_17
    floor: i64 = 3


class DeadlyBabies(Gene):
    """A newborn may attack an enemy: on 1 to 3 the enemy dies, on 4 and 5 the newborn dies, on 6 it goes back."""

    id: i64 = ids.DEADLY_BABIES
    law: i64 = law.GENE_18
    kills_to: i64 = 3
    fails_to: i64 = 5


class SummaryBabies(DeadlyBabies):
    """As on the summary page: on 1 and 2 the enemy dies, on 3 and 4 the newborn dies, on 5 and 6 it goes back."""

    kills_to: i64 = 2
    fails_to: i64 = 4


class SixthSense(Gene):
    """Only its owner is always shown the next climate token."""

    id: i64 = ids.SIXTH_SENSE
    law: i64 = law.GENE_19
    foresees: bool = True


ALL: Final[list[Gene]] = [
    Gene(),
    Legs(),
    Horn(),
    Thermoregulation(),
    Fur(),
    Egg(),
    Vial(),
    BonyFrill(),
    BigHorn(),
    HardShell(),
    Fins(),
    Caveman(),
    Adrenaline(),
    StrongThighs(),
    ChameleonSkin(),
    Wings(),
    Regeneration(),
    DeadlyBabies(),
    SixthSense(),
]
