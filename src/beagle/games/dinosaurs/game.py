"""Gods Love Dinosaurs as a `Game`."""

from __future__ import annotations

from typing import ClassVar

from beagle.games.dinosaurs import (
    data,
    decks,
    notation,
    past,
    picture,
    preview,
    proposals,
    rulesets,
    scoring,
    touching,
    view,
    words,
)
from beagle.games.dinosaurs.book import BOOK
from beagle.games.dinosaurs.breed_all import breed_all
from beagle.games.dinosaurs.changes import CHANGES
from beagle.games.dinosaurs.preview import Preview
from beagle.games.dinosaurs.scoring import Points
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.view import View
from beagle.kernel.base import GameOfParts
from beagle.kernel.base.parts import Parts
from beagle.kernel.coder import Coder
from beagle.kernel.data import Shortcut
from beagle.kernel.specimen import Specimen

__all__ = ["DINOSAURS", "Dinosaurs"]


class Dinosaurs(GameOfParts[State, View]):
    """Everyone builds an ecosystem of hexes: prey breeds, predators hunt, dinosaurs eat them all and lay eggs."""

    name: str = "dinosaurs"
    version: int = 1
    changes: dict[int, tuple[str, ...]] = CHANGES
    parts: ClassVar[Parts] = Parts(
        rulesets, decks, view, notation, words, data, scoring, past, picture, touching, preview, BOOK
    )

    def add_components(self, name: str, text: str) -> str:
        """Add the printed faces of a box, played as `base@NAME`."""
        return rulesets.add_components(name, text)

    def coder(self, ruleset: str, seats: int, slots: int = 0) -> Coder:
        """The table as numbers, for learning programs."""
        from beagle.games.dinosaurs.coder import coder  # here, so that players don't wait for it

        return coder(ruleset, seats, slots)

    def specimen(self, state: State) -> Specimen | None:
        """A creature to be drawn at the end."""
        from beagle.games.dinosaurs.specimen import specimen  # here, so that players don't wait for it

        return specimen(state)

    def first_player(self, state: State) -> int:
        """The player who took the first turn."""
        return int(state.first)

    def reveals(self, state: State) -> list[bool]:
        """Only new tiles reveal something: they are laid out after the dinosaurs have hunted."""
        return super().reveals(state) if picture.may_fill(state) else [False] * len(state.options)

    def choice_is_public(self, state: State) -> bool:
        """Do the options follow from what everybody knows?  Always: only the stacks are face down."""
        return True

    def points(self, state: State) -> list[Points]:
        """For each seat, where its points come from."""
        return scoring.sheets(state)

    # Before a choice

    def listed(self, state: State) -> list[int]:
        """The best ways of a hunt first."""
        return proposals.listed(state)

    def shortcut(self, state: State) -> Shortcut | None:
        """Breed all, if no cell where a young one can come has to stay empty."""
        moves = breed_all(state)
        return Shortcut(moves, words.breed_all(state, len(moves))) if moves else None

    def foresee(self, state: State, action: int) -> Preview:
        """What an option would do: its cells, who appears, what is eaten, eggs and score."""
        return preview.foresee(state, action)

    def placements(self, state: State, action: int) -> list[Preview]:
        """Where the tile taken by this option could be laid: every place and rotation."""
        return preview.placements(state, action)


DINOSAURS = Dinosaurs()
