"""The tables that can be played: which tiles, how many seats, which options."""

from __future__ import annotations

from typing import Final

from beagle.games.dinosaurs.land import starting_land
from beagle.games.dinosaurs.species import Rules
from beagle.games.dinosaurs.state import WIDTH, State
from beagle.games.dinosaurs.steps.turn import Turn
from beagle.games.dinosaurs.tiles import FEWEST, MOST, OUR_TILES, Tile, read_tiles, rows_for, stacks_for
from beagle.kernel.cards import card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.int_list import int_list
from beagle.kernel.options import Option, first_options, first_player, named_first, switches
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetName, check_components_name, check_table, keep, split_name

STRICT_SUPPLY: Final = "strict-supply"  # figures are limited to those in the box
IN_TURN: Final = "in-turn"  # in an activation players act one after another, not all at once
OPTIONS: Final[tuple[Option, ...]] = switches([STRICT_SUPPLY, IN_TURN], (FEWEST, MOST)) + first_options((FEWEST, MOST))

BASE: Final = "base"
COMPONENTS: Final[dict[str, list[Tile]]] = {"": OUR_TILES}  # by name; ours has an empty name
BUILT: Final[dict[tuple[str, int, str], Rules]] = {}


def add_components(name: str, text: str) -> str:
    """Add the printed faces of a box: from now on `base@NAME` uses them."""
    check_components_name(name, COMPONENTS)
    COMPONENTS[name] = read_tiles(text)
    return f"{BASE}@{name}"


def tables() -> list[RulesetInfo]:
    """The tables that can be played: with our tiles, and with the added ones."""
    names = [f"{BASE}@{box}" if box else BASE for box in COMPONENTS]
    return [
        RulesetInfo(name, (FEWEST, MOST), OPTIONS, f"dinosaurs-ruleset-{'box' if '@' in name else BASE}")
        for name in names
    ]


def rules(name: str, seats: int) -> Rules:
    """The ruleset of this name for a table of this many seats, built once; an error says what is allowed."""
    built = BUILT.get((name, seats, ""))
    if built is None:
        built = build(split_name(name), seats)
        built = keep(BUILT, built.name, seats, built)
    return built


def build(asked: RulesetName, seats: int) -> Rules:
    asked = check_table(asked, tables(), seats, own=f"{BASE}@NAME (docs/notation-dinosaurs.md)")
    stacks = stacks_for(COMPONENTS[asked.edition], seats)
    made = Rules(asked.canonical, seats, rows_for(seats), stacks, STRICT_SUPPLY in asked.options)
    made.in_turn = made.strict or IN_TURN in asked.options
    made.first = named_first(asked.options)
    return made


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle each stack, lay out the first tiles, find the first player, and begin."""
    g = State(made)
    for faces in made.stacks:
        stack = [card(face) for face in faces]
        rng.shuffle(stack)
        g.stacks.append(int_list(stack))
    for column in range(WIDTH):
        g.fill(column)
    g.players = [starting_land() for _ in range(made.seats)]
    g.count_figures()
    g.first = first_player(made.first, made.seats, rng)
    g.push(Turn())
    g.settle()
    return g
