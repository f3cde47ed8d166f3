"""Which traits, cards, phases and numbers make up which game.  The only file that names editions and modules."""

from __future__ import annotations

from typing import Any, Final

from beagle.evolution import cards
from beagle.evolution.state import Player, State
from beagle.evolution.steps.bank import FoodBank
from beagle.evolution.steps.development import Development, PlayAll
from beagle.evolution.steps.extinction import Extinction, JudgeOnly, LastExtinction, ScoreAndDraw
from beagle.evolution.steps.feeding import Feeding
from beagle.evolution.steps.passing import UntilEmpty
from beagle.evolution.steps.setup import DealHands, DealOut, HighestRoll, OneBank
from beagle.evolution.steps.turn import Turn
from beagle.evolution.trait import Rules, Trait
from beagle.evolution.traits import base, editions
from beagle.kernel.cards import card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError, RulesetName, split_name
from beagle.kernel.table import Step

BASE_TRAITS: Final[list[Trait]] = [
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

# For each number of seats: the dice thrown for the bank, and the tokens added.
DICE: Final = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}


class Edition:
    """How an edition is played: the traits it words differently, what is done before the first turn, its phases."""

    def __init__(self) -> None:
        self.replaces: list[Trait] = []
        self.setup: list[Step[Any]] = [DealHands()]
        self.phases: list[tuple[str, Step[Any]]] = [
            ("development", Development()),
            ("food-bank", FoodBank()),
            ("feeding", Feeding()),
            ("extinction", Extinction()),
        ]
        self.running: bool = False  # points are added up every turn


def gift() -> Edition:
    """The third edition, as in the gift set."""
    return Edition()


def version_1_4_1() -> Edition:
    """The base rules 1.4.1."""
    edition = Edition()
    edition.replaces = [editions.FirstAttackMimicry()]
    return edition


def italian() -> Edition:
    """The Italian edition: a fifth phase, points every turn, and a player may pass for good while feeding."""
    edition = version_1_4_1()
    edition.replaces += [
        editions.RipeningFat(),
        editions.LoneSymbiosis(),
        editions.LoneCommunication(),
        editions.LoneCooperation(),
    ]
    edition.setup = [HighestRoll(), DealHands()]
    edition.phases = [
        ("development", Development()),
        ("food-bank", FoodBank()),
        ("feeding", UntilEmpty()),
        ("extinction", JudgeOnly()),
        ("scoring", ScoreAndDraw()),
    ]
    edition.running = True
    return edition


def cataclysm() -> Edition:
    """The scenario: one bank, all cards dealt out and played, one turn."""
    edition = version_1_4_1()
    edition.replaces.append(editions.LastDayHibernation())
    edition.setup = [OneBank(), DealOut()]
    edition.phases = [("development", PlayAll()), ("feeding", Feeding()), ("extinction", LastExtinction())]
    return edition


class PlayableTable:
    """A table that can be played: its name, its seats, how many base sets are mixed, and its edition."""

    def __init__(self, name: str, low: int, high: int, sets: int, edition: Edition) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.sets = sets
        self.edition = edition
        self.options: tuple[str, ...] = ()

    def info(self) -> RulesetInfo:
        key = "ruleset-" + self.name.replace("+", "-").replace("@", "-").replace(".", "")
        return RulesetInfo(self.name, (self.low, self.high), self.options, key)


TABLES: Final[list[PlayableTable]] = [
    PlayableTable("base@gift", 2, 4, 1, gift()),
    PlayableTable("base+base@gift", 2, 8, 2, gift()),
    PlayableTable("base@1.4.1", 2, 4, 1, version_1_4_1()),
    PlayableTable("base+base@1.4.1", 2, 8, 2, version_1_4_1()),
    PlayableTable("base@italian", 2, 4, 1, italian()),
    PlayableTable("cataclysm@1.4.1", 2, 6, 1, cataclysm()),
]

BUILT: Final[dict[tuple[str, int], Rules]] = {}


def rules(name: str, seats: int) -> Rules:
    """The ruleset of this name at a table of so many seats, built once; an error says what is allowed."""
    built = BUILT.get((name, seats))
    if built is None:
        built = BUILT[name, seats] = build(split_name(name), seats)
    return built


def build(asked: RulesetName, seats: int) -> Rules:
    table = table_of(asked)
    if not table.low <= seats <= table.high:
        raise RulesetError(f"{table.name} is for {table.low} to {table.high} seats, not {seats}")
    edition = table.edition
    made = Rules(asked.canonical, seats, replaced(BASE_TRAITS, edition.replaces))
    made.setup = edition.setup
    made.phase_names = [name for name, _ in edition.phases]
    made.phases = [step for _, step in edition.phases]
    made.running = edition.running
    made.dice = [DICE[seats]]
    made.deck = cards.numbered(cards.BASE) * table.sets
    return made


def table_of(asked: RulesetName) -> PlayableTable:
    for table in TABLES:
        if table.name == asked.table:
            for word in asked.options:
                if word not in table.options:
                    allowed = ", ".join(table.options) or "none"
                    raise RulesetError(f'{table.name} has no option "{word}"; its options: {allowed}')
            return table
    raise RulesetError(f'there is no table "{asked.table}"; there are: {", ".join(table.name for table in TABLES)}')


def replaced(traits: list[Trait], by: list[Trait]) -> list[Trait]:
    """The traits, in their order, with those that an edition words differently in their place."""
    other = {trait.id: trait for trait in by}
    return [other.get(trait.id, trait) for trait in traits]


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle, draw the lot for the first player, and begin; what an edition decides by dice is left to chance."""
    g = State(made)
    g.players = [Player() for _ in range(made.seats)]
    types = made.deck.copy()
    rng.shuffle(types)
    g.deck = [card(type) for type in types]
    g.first = rng.below(made.seats)
    g.push(Turn())
    first_on_top = made.setup.copy()
    first_on_top.reverse()
    for step in first_on_top:
        g.push(step.clone())
    g.settle()
    return g
