"""Evolution as a `Game`."""

from __future__ import annotations

import re
from typing import ClassVar

from beagle.games.evolution import (
    data,
    decks,
    notation,
    past,
    picture,
    preview,
    rulesets,
    scoring,
    standing,
    touching,
    view,
    words,
)
from beagle.games.evolution.book import BOOK
from beagle.games.evolution.changes import CHANGES
from beagle.games.evolution.past import Past
from beagle.games.evolution.scoring import Points
from beagle.games.evolution.state import State
from beagle.games.evolution.view import View
from beagle.kernel.base import GameOfParts
from beagle.kernel.base.parts import Parts
from beagle.kernel.checksum import check_of
from beagle.kernel.coder import Coder
from beagle.kernel.revealing import would_reveal
from beagle.kernel.specimen import Specimen
from beagle.kernel.standing import StandingAnswer

__all__ = ["EVOLUTION", "Evolution"]


class Evolution(GameOfParts[State, View]):
    """The card game: animals, traits, and a food bank that is never enough."""

    name: str = "evolution"
    version: int = 3
    changes: dict[int, tuple[str, ...]] = CHANGES
    parts: ClassVar[Parts] = Parts(
        rulesets, decks, view, notation, words, data, scoring, past, picture, touching, preview, BOOK
    )

    def coder(self, ruleset: str, seats: int, slots: int = 0) -> Coder:
        """The table as numbers, for learning programs."""
        from beagle.games.evolution.coder import coder  # here, so that players don't wait for it

        return coder(ruleset, seats, slots)

    def specimen(self, state: State) -> Specimen | None:
        """A creature to be drawn at the end."""
        from beagle.games.evolution.specimen import specimen  # here, so that players don't wait for it

        return specimen(state)

    def first_player(self, state: State) -> int:
        """The first player of this turn."""
        return int(state.first)

    def check_sum(self, state: State) -> str:
        """The checksum of its text without colours and names: no rule uses them, and older versions had none."""
        return check_of(self.write_view(view.bare(state)))

    def cover(self, text: str) -> str:
        """A card that was put down as an animal is hidden: only its animal side may be seen."""
        return re.sub(r"^\+[^@:]+", "+?", text)

    def reveals(self, state: State) -> list[bool]:
        """A trait is played face up, an animal face down; the rest is tried: dice, new cards, an Anglerfish."""
        before = picture.hidden(state)
        return [picture.shows_card(state, act) or would_reveal(self, state, act, before) for act in state.options]

    def swaps(self, state: State, action: int) -> bool:
        """The two animals of a pair card that means the same for both."""
        return touching.swaps(state, action)

    def standing(self) -> list[StandingAnswer]:
        """The switches with which a seat lets the table answer for it."""
        return list(standing.SWITCHES)

    def standing_at(self, state: State) -> list[StandingAnswer]:
        """Those that can answer something with the traits of this table."""
        return standing.at_table(state)

    def answer(self, state: State, name: str) -> int | None:
        """What this standing answer says to the current question."""
        return standing.answer(state, name)

    def choice_is_public(self, state: State) -> bool:
        """Do the options follow from what everybody knows?  Unless they are cards of a hand."""
        return standing.choice_is_public(state)

    def begun(self, state: State) -> Past | None:
        """What the table knows of the past of a given position: how its animals are called, also once they are gone."""
        return picture.begun(state)

    def points(self, state: State) -> list[Points]:
        """For each seat, where its points come from."""
        return scoring.sheets(state)


EVOLUTION = Evolution()
