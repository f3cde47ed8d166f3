"""Which rules a card comes from, for the pages: python tools/web_rules.py writes web/src/lib/rules-of.json

The engines know the rule of each trait, gene and event card; the figures of Gods Love Dinosaurs have no cards, and
their rules are named here.  A test asks whether the file is still what this says.
"""

import json
from pathlib import Path

from beagle.evo import events, genes
from beagle.evo import rulebook as evo_rulebook
from beagle.evo.ids import CARD_NAMES, GENE_NAMES
from beagle.evolution import rulebook as evolution_rulebook
from beagle.evolution import rulesets
from beagle.evolution.ids import TRAIT_NAMES

FILE = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "rules-of.json"
EVERY_CARD = "base+fly+continents+gift@gift"

MORE = {"trait-fat": ["EV-TR-11"]}  # what else one should read first
PREY = ["GD-PREY-01", "GD-PREY-02"]
FIGURES = {
    "frog": PREY,
    "rabbit": PREY,
    "rat": PREY,
    "tiger": ["GD-PRED-02", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "eagle": ["GD-PRED-03", "GD-PRED-04", "GD-PRED-06", "GD-PRED-07"],
    "dinosaur": ["GD-DINO-05", "GD-DINO-06", "GD-DINO-07", "GD-DINO-08", "GD-DINO-09"],
}


def rules_of() -> dict[str, list[str]]:
    """For the key of each name, the rules that define it."""
    traits = rulesets.rules(EVERY_CARD, 4).traits
    out = {
        f"trait-{TRAIT_NAMES[trait.id]}": [
            *MORE.get(f"trait-{TRAIT_NAMES[trait.id]}", []),
            evolution_rulebook.name(trait.law),
        ]
        for trait in traits
        if trait.law
    }
    out |= {f"gene-{GENE_NAMES[gene.id]}": [evo_rulebook.name(gene.law)] for gene in genes.ALL if gene.law}
    out |= {f"event-{CARD_NAMES[event.id]}": [evo_rulebook.name(event.law)] for event in events.ALL}
    return out | {f"dinosaurs-figure-{figure}": rules for figure, rules in FIGURES.items()}


def text() -> str:
    lines = (f"  {json.dumps(key)}: {json.dumps(rules)}" for key, rules in rules_of().items())
    return "{\n" + ",\n".join(lines) + "\n}\n"


if __name__ == "__main__":
    FILE.write_text(text(), "utf-8")
    print(f"written: {FILE.name}")
