"""The tables that can be played: which tiles, how many seats, which options."""

from __future__ import annotations

from typing import Final

from beagle.dinosaurs.land import starting_land
from beagle.dinosaurs.species import Rules
from beagle.dinosaurs.state import WIDTH, State
from beagle.dinosaurs.steps.turn import Turn
from beagle.dinosaurs.tiles import FEWEST, MOST, OUR_TILES, Tile, rows_for, stacks_for
from beagle.kernel.cards import card
from beagle.kernel.game import RulesetInfo
from beagle.kernel.rng import Rng
from beagle.kernel.ruleset import RulesetError, RulesetName, split_name

STRICT_SUPPLY: Final = "strict-supply"  # there are no more figures than in the box
OPTIONS: Final = (STRICT_SUPPLY,)

BASE: Final = "base"
PRINTED: Final = "base@printed"  # with the faces that the owner of a box has put in

TILE_SETS: Final[dict[str, list[Tile]]] = {BASE: OUR_TILES}
BUILT: Final[dict[tuple[str, int], Rules]] = {}


def put_in(tiles: list[Tile]) -> None:
    """The printed faces: from now on they can be played with."""
    TILE_SETS[PRINTED] = tiles
    for key in [key for key in BUILT if key[0].split()[0] == PRINTED]:
        del BUILT[key]


def infos() -> list[RulesetInfo]:
    keys = {BASE: "dinosaurs-ruleset-base", PRINTED: "dinosaurs-ruleset-printed"}
    return [RulesetInfo(name, (FEWEST, MOST), OPTIONS, keys[name]) for name in TILE_SETS]


def rules(name: str, seats: int) -> Rules:
    """The ruleset of this name at a table of so many seats, built once; an error says what is allowed."""
    built = BUILT.get((name, seats))
    if built is None:
        built = BUILT[name, seats] = build(split_name(name), seats)
    return built


def build(asked: RulesetName, seats: int) -> Rules:
    if asked.table == PRINTED and PRINTED not in TILE_SETS:
        raise RulesetError(f"{PRINTED} is for printed tiles, and none have been put in: see docs/notation-dinosaurs.md")
    if asked.table not in TILE_SETS:
        raise RulesetError(f'there is no table "{asked.table}"; there are: {", ".join(TILE_SETS)}')
    for word in asked.options:
        if word not in OPTIONS:
            raise RulesetError(f'{asked.table} has no option "{word}"; its options: {", ".join(OPTIONS)}')
    if not FEWEST <= seats <= MOST:
        raise RulesetError(f"{asked.table} is for {FEWEST} to {MOST} seats, not {seats}")
    stacks = stacks_for(TILE_SETS[asked.table], seats)
    return Rules(asked.canonical, seats, rows_for(seats), stacks, STRICT_SUPPLY in asked.options)


def deal(made: Rules, rng: Rng) -> State:
    """Shuffle each stack, lay out the first tiles, draw the lot for the first player, and begin."""
    g = State(made)
    for faces in made.stacks:
        stack = [card(face) for face in faces]
        rng.shuffle(stack)
        g.stacks.append(stack)
    for column in range(WIDTH):
        g.fill(column)
    g.players = [starting_land() for _ in range(made.seats)]
    g.count_figures()
    g.first = rng.below(made.seats)
    g.push(Turn())
    g.settle()
    return g
