"""Which traits, cards, phases and numbers make up which game.  The only file that names editions and modules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from beagle.games.evolution import cards
from beagle.games.evolution.board import Player
from beagle.games.evolution.ids import PLACES, TRAIT_NAMES
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.bank import FoodBank, FoodBanks
from beagle.games.evolution.steps.development import Development, PlayAll
from beagle.games.evolution.steps.extinction import Extinction, JudgeOnly, LastExtinction, ScoreAndDraw
from beagle.games.evolution.steps.feeding import Feeding
from beagle.games.evolution.steps.litters import Litters
from beagle.games.evolution.steps.passing import UntilEmpty
from beagle.games.evolution.steps.rebirth import WideExtinction
from beagle.games.evolution.steps.setup import DealHands, DealOut, DealTwenty, HighestRoll, OneBank
from beagle.games.evolution.steps.turn import Turn
from beagle.games.evolution.trait import Rules, Trait
from beagle.games.evolution.traits import anglerfish, base, continents, editions, fly, hunt, special
from beagle.kernel.cards import card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.options import Option, first_options, first_player, named_first
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetName, check_table, keep, split_name
from beagle.kernel.state import Step

BASE_TRAITS: Final[list[Trait]] = [
    hunt.Carnivorous(),
    base.FatTissue(),
    hunt.Swimming(),
    hunt.Running(),
    hunt.Mimicry(),
    hunt.Scavenger(),
    base.Symbiosis(),
    base.Piracy(),
    hunt.TailLoss(),
    base.Communication(),
    base.Grazing(),
    hunt.HighBodyWeight(),
    base.Hibernation(),
    hunt.Poisonous(),
    base.Cooperation(),
    hunt.Burrowing(),
    hunt.Camouflage(),
    hunt.SharpVision(),
    base.Parasite(),
]

FLY_TRAITS: Final[list[Trait]] = [
    fly.Viviparous(),
    fly.Ambush(),
    fly.Intellect(),
    fly.Metamorphosis(),
    fly.Flight(),
    fly.Shell(),
    fly.SpecializationA(),
    fly.SpecializationB(),
    fly.Trematode(),
    anglerfish.Anglerfish(),
    fly.InkCloud(),
]

CONTINENTS_TRAITS: Final[list[Trait]] = [
    continents.Migration(),
    continents.Neoplasm(),
    continents.Remora(),
    continents.Regeneration(),
    continents.Recombination(),
    continents.Herding(),
    continents.Cnidocytes(),
    continents.Edificator(),
]

# Traits of other sets that do more when there are several places.
WIDE_TRAITS: Final[list[Trait]] = [
    continents.DivingSwimming(),
    continents.MigratingFlight(),
    continents.LocalSpecializationA(),
    continents.LocalSpecializationB(),
]

SPECIAL_TRAITS: Final[list[Trait]] = [special.RStrategy(), special.Shy(), special.WarmBloodedness()]

# For each number of seats: the dice rolled for the bank, and the tokens added.
DICE: Final = {2: (1, 2), 3: (2, 0), 4: (2, 2), 5: (3, 2), 6: (3, 4), 7: (4, 2), 8: (4, 4)}

# The same for Laurasia, Gondwana and the Ocean.
WIDE_DICE: Final = {
    2: [(1, 0), (1, 2), (0, 3)],
    3: [(1, 0), (2, 0), (0, 4)],
    4: [(1, 2), (2, 0), (0, 5)],
    5: [(1, 3), (2, 2), (0, 6)],
    6: [(1, 5), (2, 3), (0, 7)],
    7: [(2, 2), (3, 2), (0, 8)],
    8: [(2, 2), (3, 4), (0, 9)],
}

HALF_DECK: Final = "half-deck"  # for 2 or 3 seats: half of the shuffled deck is set aside unseen
PRINTED_NEEDS: Final = "printed-needs"  # Viviparous and Intellect add no need
ADDED: Final = "added"  # the module with some cards of the expansions, and the group of options that choose among them


class Edition:
    """How an edition is played: the traits it changes, what is done before the first turn, its phases."""

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
        self.hand: int = 6
        self.wide: bool = False  # with Laurasia, Gondwana and the Ocean

    @property
    def rolls_for_first(self) -> bool:
        """Do dice decide who begins?  Then a table doesn't name its first player."""
        return any(isinstance(step, HighestRoll) for step in self.setup)


def third() -> Edition:
    """The third edition, as in the gift set."""
    return Edition()


def continental() -> Edition:
    """The third edition with Continents: three places, ten cards at the start."""
    edition = Edition()
    edition.replaces = WIDE_TRAITS.copy()
    edition.phases = [
        ("development", Development()),
        ("food-bank", FoodBanks()),
        ("feeding", Feeding()),
        ("extinction", WideExtinction()),
    ]
    edition.hand = 10
    edition.wide = True
    return edition


def version_1_4_1() -> Edition:
    """The base rules 1.4.1."""
    edition = Edition()
    edition.replaces = [editions.FirstAttackMimicry()]
    return edition


def italian() -> Edition:
    """The Italian edition: a fifth phase, points every turn, and a player may pass for the rest of feeding."""
    edition = version_1_4_1()
    edition.replaces += [
        editions.RipeningFat(),
        editions.MainPiracy(),
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


def larger_cataclysm() -> Edition:
    """The same with cards of the expansions: twenty each, the rest is removed."""
    edition = cataclysm()
    edition.setup = [OneBank(), DealTwenty()]
    return edition


def traits_on(printed: tuple[cards.Printed, ...], among: list[Trait]) -> list[Trait]:
    """Those of the traits that are on these cards."""
    borne = {side for one in printed for side in (one.upper, one.lower)}
    return [trait for trait in among if trait.id in borne]


class Module:
    """What a set of cards adds: its cards, its traits, a phase before development."""

    def __init__(self, printed: tuple[cards.Printed, ...], traits: list[Trait]) -> None:
        self.cards = printed
        self.traits = traits
        self.before: list[tuple[str, Step[Any]]] = []
        if any(trait.cardless for trait in traits):
            self.before.append(("litters", Litters()))


def added(kinds: Sequence[int]) -> Module:
    """The cards of the expansions with one of these traits."""
    printed = tuple([one for one in cards.ADDED if one.upper in kinds])
    return Module(printed, traits_on(printed, FLY_TRAITS + CONTINENTS_TRAITS))


def added_word(trait: int) -> str:
    """`add-flight` adds the cards of Flight."""
    return f"add-{TRAIT_NAMES[trait]}"


MODULES: Final[dict[str, Module]] = {
    "base": Module(cards.BASE, BASE_TRAITS),
    "cataclysm": Module(cards.BASE, BASE_TRAITS),
    ADDED: added(cards.ADDED_TRAITS),
    "fly": Module(cards.FLY, FLY_TRAITS),
    "continents": Module(cards.CONTINENTS, CONTINENTS_TRAITS),
    "gift": Module(cards.SPECIAL, SPECIAL_TRAITS),
}
ORDER: Final = list(MODULES)


class PlayableTable:
    """A table that can be played: its modules and edition, seats, options, and what its rulebook says about it."""

    def __init__(
        self,
        name: str,
        low: int,
        high: int,
        edition: Edition,
        options: tuple[str, ...] = (),
        minutes: tuple[int, int] | None = None,
        advice: str = "",
    ) -> None:
        self.name = name
        self.low = low
        self.high = high
        self.edition = edition
        self.options = options
        self.minutes = minutes
        self.advice = advice
        self.modules = split_name(name).modules

    def info(self) -> RulesetInfo:
        key = "ruleset-" + self.name.replace("+", "-").replace("@", "-").replace(".", "")
        return RulesetInfo(self.name, (self.low, self.high), self.all_options(), key, self.minutes, self.advice)

    def all_options(self) -> tuple[Option, ...]:
        """The switches, the kinds of cards that may be added, and who begins unless dice decide."""
        seats = self.low, self.high
        out = [self.half_deck() if word == HALF_DECK else Option(word, seats) for word in self.options]
        if ADDED in self.modules:
            out += [Option(added_word(trait), seats, ADDED, several=True) for trait in cards.ADDED_TRAITS]
        return tuple(out) + (() if self.edition.rolls_for_first else first_options(seats))

    def half_deck(self) -> Option:
        """For two or three players.  With several places two players take half of each kind, and the text says so."""
        return Option(HALF_DECK, (2, 3), text=f"web-option-{HALF_DECK}.kinds" if self.edition.wide else "")


WITH_FLY: Final = (HALF_DECK, PRINTED_NEEDS)
SHORT, MEDIUM, LONG = (30, 60), (45, 60), (60, 90)  # minutes, as in the rulebook of the gift set
START: Final = "web-advice-start"  # this is the table to begin with
LATER: Final = "web-advice-later"  # play the base game first
EXPERIENCED: Final = "web-advice-experienced"

TABLES: Final[list[PlayableTable]] = [
    PlayableTable("base@gift", 2, 4, third(), (), SHORT, START),
    PlayableTable("base+base@gift", 2, 8, third()),
    PlayableTable("base+gift@gift", 2, 4, third(), (), SHORT, LATER),
    PlayableTable("base+fly@gift", 2, 6, third(), WITH_FLY, MEDIUM, LATER),
    PlayableTable("base+fly+gift@gift", 2, 6, third(), WITH_FLY, MEDIUM, LATER),
    PlayableTable("base+continents@gift", 2, 4, continental(), (HALF_DECK,), MEDIUM, LATER),
    PlayableTable("base+continents+gift@gift", 2, 4, continental(), (HALF_DECK,), MEDIUM, LATER),
    PlayableTable("base+fly+continents@gift", 2, 8, continental(), WITH_FLY, LONG, LATER),
    PlayableTable("base+fly+continents+gift@gift", 2, 8, continental(), WITH_FLY, LONG, LATER),
    PlayableTable("base@1.4.1", 2, 4, version_1_4_1()),
    PlayableTable("base+base@1.4.1", 2, 8, version_1_4_1()),
    PlayableTable("base@italian", 2, 4, italian()),
    PlayableTable("cataclysm@1.4.1", 2, 6, cataclysm(), (), None, EXPERIENCED),
    PlayableTable("cataclysm+added@1.4.1", 2, 6, larger_cataclysm(), (PRINTED_NEEDS,), None, EXPERIENCED),
]

INFOS: Final[list[RulesetInfo]] = [table.info() for table in TABLES]
BUILT: Final[dict[tuple[str, int, str], Rules]] = {}


def tables() -> list[RulesetInfo]:
    """The tables that can be played."""
    return INFOS.copy()


def rules(name: str, seats: int) -> Rules:
    """The ruleset with this name for this number of seats, built once; an error says what is allowed."""
    built = BUILT.get((name, seats, ""))
    if built is None:
        built = build(split_name(name), seats)
        built = keep(BUILT, built.name, seats, built)
    return built


def build(asked: RulesetName, seats: int) -> Rules:
    ordered = tuple(sorted(asked.modules, key=lambda module: ORDER.index(module) if module in ORDER else 99))
    asked = RulesetName(ordered, asked.edition, asked.options)
    asked = check_table(asked, INFOS, seats)
    edition = next(table.edition for table in TABLES if table.name == asked.table)
    modules = modules_of(asked)
    replaces = edition.replaces.copy()
    if PRINTED_NEEDS in asked.options:
        replaces += [editions.PrintedViviparous(), editions.PrintedIntellect()]
    made = Rules(asked.canonical, seats, replaced(traits_of(modules), replaces))
    phases = [phase for module in modules for phase in module.before] + edition.phases
    made.first = named_first(asked.options)
    made.setup = edition.setup
    made.phase_names = [name for name, _ in phases]
    made.phases = [step for _, step in phases]
    made.running = edition.running
    made.hand = edition.hand
    made.dice = WIDE_DICE[seats] if edition.wide else [DICE[seats]]
    if edition.wide:
        made.places = list(PLACES[1:])
        made.homes = 2
        made.wide, made.named = True, 1
    for module in modules:
        made.deck += cards.numbered(module.cards)
    if HALF_DECK in asked.options:
        if edition.wide and seats == 2:
            made.deck = cards.halved(made.deck)
        else:
            made.halved = True
    return made


def modules_of(asked: RulesetName) -> list[Module]:
    """The modules of a table; of the cards that may be added, the chosen ones, or all."""
    chosen = [trait for trait in cards.ADDED_TRAITS if added_word(trait) in asked.options]
    return [added(chosen) if name == ADDED and chosen else MODULES[name] for name in asked.modules]


def traits_of(modules: Sequence[Module]) -> list[Trait]:
    """The traits of all these modules, each once."""
    out: list[Trait] = []
    for module in modules:
        out += [trait for trait in module.traits if trait not in out]
    return out


def replaced(traits: list[Trait], by: list[Trait]) -> list[Trait]:
    """The traits in order, with those that an edition changes replaced."""
    other = {trait.id: trait for trait in by}
    return [other.get(trait.id, trait) for trait in traits]


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle, choose the first player, and begin; what an edition decides by dice is left to chance."""
    g = State(made)
    g.players = [Player() for _ in range(made.seats)]
    types = made.deck.copy()
    rng.shuffle(types)
    half = len(types) // 2 if made.halved else 0
    for i in range(len(types)):
        (g.box if i < half else g.deck).append(card(types[i]))
    g.first = first_player(made.first, made.seats, rng)
    g.push(Turn())
    first_on_top = made.setup.copy()
    first_on_top.reverse()
    for step in first_on_top:
        g.push(step.clone())
    g.settle()
    return g
