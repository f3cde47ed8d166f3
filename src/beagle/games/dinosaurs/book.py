"""The rulebook.  There are no cards; the rules of each figure are named here."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs import rulebook
from beagle.kernel.rulebook import GameBook, no_cards

PREY: Final = ["GD-PREY-01", "GD-PREY-02"]
FIGURES: Final = {
    "frog": PREY,
    "rabbit": PREY,
    "rat": PREY,
    "tiger": ["GD-PRED-02", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "eagle": ["GD-PRED-03", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "dinosaur": ["GD-DINO-05", "GD-DINO-06", "GD-DINO-07", "GD-DINO-08", "GD-DINO-09"],
}


def rules_of() -> dict[str, list[str]]:
    return {f"dinosaurs-figure-{figure}": rules for figure, rules in FIGURES.items()}


BOOK: Final = GameBook(
    rulebook,
    "GD-",
    "dinosaurs-section-",
    (),
    no_cards,
    rules_of,
)
