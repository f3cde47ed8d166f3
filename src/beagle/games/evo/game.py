"""EVO as a `Game`."""

from __future__ import annotations

from typing import ClassVar

from beagle.games.evo import (
    data,
    decks,
    memory,
    notation,
    outlook,
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
from beagle.games.evo.book import BOOK
from beagle.games.evo.changes import CHANGES
from beagle.games.evo.outlook import Doom, Odds, Reach
from beagle.games.evo.state import State
from beagle.games.evo.view import View
from beagle.kernel.base import GameOfParts
from beagle.kernel.base.parts import Parts
from beagle.kernel.coder import Coder
from beagle.kernel.event import Event
from beagle.kernel.rng import Rng
from beagle.kernel.specimen import Specimen
from beagle.kernel.standing import StandingAnswer

__all__ = ["EVO", "Evo"]


class Evo(GameOfParts[State, View]):
    """Clans of dinosaurs on an island with a changing climate, until the meteor falls."""

    name: str = "evo"
    version: int = 2
    changes: dict[int, tuple[str, ...]] = CHANGES
    parts: ClassVar[Parts] = Parts(
        rulesets, decks, view, notation, words, data, scoring, past, picture, touching, preview, BOOK
    )

    def add_components(self, name: str, text: str) -> str:
        """Add your own components, played as `second@NAME`: maps, dial, tokens, die."""
        return rulesets.add_components(name, text)

    def coder(self, ruleset: str, seats: int, slots: int = 0) -> Coder:
        """The table as numbers, for learning programs."""
        from beagle.games.evo.coder import coder  # here, so that players don't wait for it

        return coder(ruleset, seats, slots)

    def specimen(self, state: State) -> Specimen | None:
        """A creature to be drawn at the end."""
        from beagle.games.evo.specimen import specimen  # here, so that players don't wait for it

        return specimen(state)

    def first_player(self, state: State) -> int:
        """The clan that is first on the initiative track."""
        return int(state.order[0])

    def standing(self) -> list[StandingAnswer]:
        """The switches that let the table answer for a seat."""
        return list(standing.SWITCHES)

    def answer(self, state: State, name: str) -> int | None:
        """What this standing answer says to the current question."""
        return standing.answer(state, name)

    def choice_is_public(self, state: State) -> bool:
        """Do the options follow from what everybody knows?  Unless cards or points decide."""
        return standing.choice_is_public(state)

    def remember(self, memory_so_far: list[int], event: Event, seat: int) -> list[int]:
        """The purses, as everybody could count them."""
        return memory.remember(memory_so_far, event, seat)

    def imagine_remembering(self, view: View, rng: Rng, memory_so_far: list[int]) -> State:
        """A state that looks like this view, with the purses that were counted."""
        return memory.imagine_remembering(view, rng, memory_so_far)

    # Before a choice

    def grounds(self, state: State) -> list[str]:
        """What each cell is now: ideal, hot, cold or deadly."""
        return outlook.grounds(state)

    def doom(self, state: State, seat: int) -> Doom:
        """Which dinosaurs of this clan would die if survival came now."""
        return outlook.doom(state, seat)

    def reach(self, state: State, cell: int) -> Reach:
        """Where the dinosaur on this cell can go, and which dinosaurs it can attack."""
        return outlook.reach(state, cell)

    def odds(self, state: State, attacker: int, defender: int) -> Odds:
        """How a fight between these two clans would go."""
        return outlook.odds(state, attacker, defender)


EVO = Evo()
