"""Which traits, cards, phases and numbers make up which game.  The only file that names editions and modules."""

from __future__ import annotations

from typing import Any, Final

from beagle.evolution import cards
from beagle.evolution.state import Player, State
from beagle.evolution.steps.bank import FoodBank
from beagle.evolution.steps.development import Development
from beagle.evolution.steps.extinction import Extinction, deal_laps
from beagle.evolution.steps.feeding import Feeding
from beagle.evolution.steps.turn import Turn
from beagle.evolution.trait import Rules, Trait
from beagle.evolution.traits import base
from beagle.kernel.cards import card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError, RulesetName, split_name
from beagle.kernel.table import Step

BASE: Final = "base"
GIFT: Final = "gift"

# For each number of seats: the dice thrown for the bank, and the tokens added.
DICE: Final = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}

# The tables that can be played: modules and edition, seats at least and at most.
TABLES: Final = (RulesetInfo(name="base@gift", seats=(2, 4), options=(), about="ruleset-base-gift"),)


BUILT: Final[dict[tuple[str, int], Rules]] = {}


def rules(name: str, seats: int) -> Rules:
    """The ruleset of this name at a table of so many seats, built once; an error says what is allowed."""
    built = BUILT.get((name, seats))
    if built is None:
        built = BUILT[name, seats] = build(split_name(name), seats)
    return built


def build(asked: RulesetName, seats: int) -> Rules:
    info = table_of(asked)
    low, high = info.seats
    if not low <= seats <= high:
        raise RulesetError(f"{info.name} is for {low} to {high} seats, not {seats}")
    made = Rules(asked.canonical, seats, base_traits(), phases())
    made.dice = [DICE[seats]]
    made.deck = cards.numbered(cards.BASE)
    return made


def table_of(asked: RulesetName) -> RulesetInfo:
    for info in TABLES:
        if info.name == asked.table:
            for word in asked.options:
                if word not in info.options:
                    allowed = ", ".join(info.options) or "none"
                    raise RulesetError(f'{info.name} has no option "{word}"; its options: {allowed}')
            return info
    raise RulesetError(f'there is no table "{asked.table}"; there are: {", ".join(info.name for info in TABLES)}')


def base_traits() -> list[Trait]:
    return [
        base.Carnivorous(),
        base.FatTissue(),
        base.Swimming(),
        base.Running(),
        base.Mimicry(),
        base.Scavenger(),
        base.Symbiosis(),
        base.Piracy(),
        base.TailLoss(),
        base.Communication(),
        base.Grazing(),
        base.HighBodyWeight(),
        base.Hibernation(),
        base.Poisonous(),
        base.Cooperation(),
        base.Burrowing(),
        base.Camouflage(),
        base.SharpVision(),
        base.Parasite(),
    ]


def phases() -> list[Step[Any]]:
    return [Development(), FoodBank(), Feeding(), Extinction()]


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle, draw the lot for the first player, deal the hands, and begin the first turn."""
    g = State(made)
    g.players = [Player() for _ in range(made.seats)]
    types = made.deck.copy()
    rng.shuffle(types)
    g.deck = [card(type) for type in types]
    g.first = rng.below(made.seats)
    hands: list[int] = [made.hand] * made.seats
    deal_laps(g, hands)
    g.push(Turn())
    g.settle()
    return g
