"""A clan: mutation points, dinosaurs, genes and cards of one seat."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from beagle.games.evo.ids import DEADLY, GENES, IDEAL
from beagle.games.evo.power import Gene, Rules
from beagle.kernel.int_list import IntList, zeros

HERD: Final = 8  # dinosaurs in a clan
FLOOR: Final = 2  # nothing can take the last two dinosaurs
POINTS: Final = 2  # of a species without genes
PURSE: Final = 6  # mutation points at the start
EVERYONE: Final = 99  # more than any clan has


@mypyc_attr(acyclic=True)
class Clan:
    """What one seat has.  `refresh` derives what follows from the genes."""

    def __init__(self, of: Clan | None = None) -> None:
        """A clan at the start; for a clone, with the lists of another."""
        self.mp: i64 = PURSE
        self.known: i64 = 0  # who knows this number of mutation points, one bit per seat
        self.herd: IntList = IntList() if of is None else of.herd.copy()  # cells of its dinosaurs, in order
        self.genes: IntList = zeros(GENES) if of is None else of.genes.copy()  # how many of each
        self.hand: IntList = IntList() if of is None else of.hand.copy()
        self.active: i64 = 0  # cards in force in this phase, one bit each
        self.moves: i64 = POINTS
        self.attack: i64 = 0
        self.defence: i64 = 0
        self.saves: IntList = saved_at_first() if of is None else of.saves.copy()  # how many survive on each ground
        self.eggs: i64 = 1
        self.discount: i64 = 0
        self.reach: i64 = 1
        self.floor: i64 = FLOOR
        self.swims: bool = False
        self.flies: bool = False
        self.flees: bool = False
        self.chooses: bool = False  # a place on the track
        self.foresees: bool = False
        self.kills_to: i64 = 0  # newborns that attack enemies: see `Gene`
        self.fails_to: i64 = 0

    def clone(self) -> Clan:
        c = Clan(self)
        c.mp = self.mp
        c.known = self.known
        c.active = self.active
        c.moves = self.moves
        c.attack = self.attack
        c.defence = self.defence
        c.eggs = self.eggs
        c.discount = self.discount
        c.reach = self.reach
        c.floor = self.floor
        c.swims = self.swims
        c.flies = self.flies
        c.flees = self.flees
        c.chooses = self.chooses
        c.foresees = self.foresees
        c.kills_to = self.kills_to
        c.fails_to = self.fails_to
        return c

    def refresh(self, rules: Rules) -> None:
        """Derive what the clan can do from its genes."""
        self.moves, self.eggs, self.reach, self.floor = POINTS, 1, 1, FLOOR
        self.attack = self.defence = self.discount = 0
        self.saves = saved_at_first()
        self.swims = self.flies = self.flees = self.chooses = self.foresees = False
        self.kills_to = self.fails_to = 0
        for gene in rules.genes:
            count = self.genes[gene.id]
            if count:
                self.moves += count * gene.points
                self.attack += count * gene.attack
                self.defence += count * gene.defence
                self.saves[gene.shelters] = self.saves[gene.shelters] + count * gene.saves
                self.eggs += count * gene.eggs
                self.discount += count * gene.discount
                self.reach = max(self.reach, gene.reach)
                self.floor = max(self.floor, gene.floor)
                self.add_powers(gene)

    def add_powers(self, gene: Gene) -> None:
        """What one gene of a kind is enough for."""
        self.swims = self.swims or gene.swims
        self.flies = self.flies or gene.flies
        self.flees = self.flees or gene.flees
        self.chooses = self.chooses or gene.chooses
        self.foresees = self.foresees or gene.foresees
        self.kills_to = max(self.kills_to, gene.kills_to)
        self.fails_to = max(self.fails_to, gene.fails_to)


def saved_at_first() -> IntList:
    """Without genes only ideal ground saves anybody, and there it saves all."""
    out = zeros(DEADLY + 1)
    out[IDEAL] = EVERYONE
    return out
