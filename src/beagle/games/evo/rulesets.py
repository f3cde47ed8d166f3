"""Which genes, cards, phases and components make up each game.  Only this file names tables and options."""

from __future__ import annotations

from typing import Any, Final

from beagle.games.evo import events, genes
from beagle.games.evo.clan import Clan
from beagle.games.evo.components import Components, read_components, read_rows, rows_text
from beagle.games.evo.default_components import OURS
from beagle.games.evo.ids import DEADLY_BABIES, FIRST_SPECIAL, GENES, METEOR
from beagle.games.evo.land import Land
from beagle.games.evo.power import Rules
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.steps.auction import Mutation
from beagle.games.evo.steps.birth import Birth
from beagle.games.evo.steps.climate import Climate
from beagle.games.evo.steps.initiative import Initiative
from beagle.games.evo.steps.movement import Movement
from beagle.games.evo.steps.round import Round
from beagle.games.evo.steps.survival import Survival
from beagle.kernel.cards import bit, card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.int_list import int_list
from beagle.kernel.options import BY_LOT, Option, first_options, named_first, switches
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import check_components_name, check_table, keep, split_name
from beagle.kernel.state import Step
from beagle.kernel.text import Word

SECOND: Final = "second"  # the second edition
SUMMARY_BABIES: Final = "summary-babies"  # deadly babies as on the summary page
OWN_SIDE: Final = "own-side"  # the starts are not drawn by lot: each seat has its side of the board
LOW, HIGH = 2, 5
OPTIONS: Final[tuple[Option, ...]] = switches([SUMMARY_BABIES, OWN_SIDE], (LOW, HIGH)) + first_options((LOW, HIGH))

PHASES: Final[list[Step[Any]]] = [Climate(), Mutation(), Initiative(), Movement(), Birth(), Survival()]
COMPONENTS: Final[dict[str, Components]] = {"": read_components(OURS)}  # by name; ours has an empty name
BUILT: Final[dict[tuple[str, int, str], Rules]] = {}


def add_components(name: str, text: str) -> str:
    """Add your own components: from now on `second@NAME` uses them."""
    check_components_name(name, COMPONENTS)
    COMPONENTS[name] = read_components(text).over(COMPONENTS[""])
    return f"{SECOND}@{name}"


def tables() -> list[RulesetInfo]:
    """The tables that can be played: with our components, and with the added ones."""
    names = [f"{SECOND}@{components}" if components else SECOND for components in COMPONENTS]
    return [
        RulesetInfo(name, (LOW, HIGH), OPTIONS, f"ruleset-evo-{'box' if '@' in name else SECOND}") for name in names
    ]


def rules(name: str, seats: int, map: str = "") -> Rules:
    """The ruleset of this name for a table of this many seats, built once; an error says what is allowed.

    `map` is the text of a map other than the table's own.
    """
    built = BUILT.get((name, seats, map))
    if built is None:
        built = build(name, seats, map)
        built = keep(BUILT, built.name, seats, built, map)
    return built


def build(name: str, seats: int, map: str) -> Rules:
    asked = check_table(split_name(name), tables(), seats, own=f"{SECOND}@NAME (docs/notation-evo.md)")
    components = COMPONENTS[asked.edition]
    land = Land(read_rows(map, Word(map, 1, 1)), []) if map else components.land(seats)
    known = genes.ALL.copy()
    if SUMMARY_BABIES in asked.options:
        known[DEADLY_BABIES] = genes.SummaryBabies()
    made = Rules(asked.canonical, seats, land, known, events.ALL)
    made.map = map
    made.own_side = OWN_SIDE in asked.options
    made.first = named_first(asked.options)
    assert components.dial is not None
    assert components.climate is not None
    assert components.genes is not None
    assert components.die is not None
    made.dial = [int_list(section) for section in components.dial]
    made.tokens, made.normal, made.die = components.climate, components.genes, int_list(components.die)
    made.phases = PHASES
    return made


def own_map(name: str, seats: int, map: str) -> str:
    """The canonical text of a map; empty if it is the table's own."""
    text = rows_text(read_rows(map, Word(map, 1, 1)))
    components = COMPONENTS.get(split_name(name).edition, COMPONENTS[""])
    return "" if seats in components.maps and text == rows_text(components.maps[seats].terrain) else text


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle everything that is shuffled at the start, and begin; draws from the bag are left to chance."""
    g = State(made)
    seats = list(range(made.seats))
    g.players = [Clan() for _ in seats]
    for _ in range(made.land.size):
        g.board.append(NOWHERE)
    order = seats.copy()
    rng.shuffle(order)
    if made.first != BY_LOT:
        order.remove(made.first)
        order.insert(0, made.first)
    g.order = int_list(order)
    pairs = made.land.clockwise() if made.own_side else seats.copy()
    if not made.own_side:
        rng.shuffle(pairs)
    for seat in seats:
        g.players[seat].known = bit(seat)
        for cell in made.land.starts[pairs[seat]]:
            g.stand(seat, cell)
    deal_climate(g, rng)
    specials = list(range(FIRST_SPECIAL, GENES))
    rng.shuffle(specials)
    g.bag = int_list(made.normal + [0] * (GENES - FIRST_SPECIAL))
    for gene in specials[: made.specials]:
        g.bag[gene] = 1
    types = [event.id for event in made.cards]
    rng.shuffle(types)
    g.deck = int_list([card(type) for type in types])
    g.push(Round())
    g.settle()
    return g


def deal_climate(g: State, rng: Rng) -> None:
    """One token is removed unseen; two and the meteor are the bottom three; the others are on top of them."""
    tokens = g.rules.tokens.copy()
    rng.shuffle(tokens)
    bottom = [tokens[1], tokens[2], METEOR]
    rng.shuffle(bottom)
    g.aside = int_list([card(tokens[0])])
    g.pile = int_list([card(token) for token in bottom + tokens[3:]])
