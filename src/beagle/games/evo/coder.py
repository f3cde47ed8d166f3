"""EVO as numbers, for learning programs: `kernel.coder` says what a coder is.  Clans count from the one that looks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from beagle.games.evo import actions, ids
from beagle.games.evo.power import Rules
from beagle.games.evo.rulesets import deal
from beagle.games.evo.rulesets import rules as find_rules
from beagle.games.evo.state import State
from beagle.games.evo.steps.birth import Babies
from beagle.games.evo.steps.fight import Fight
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.cards import bit, knows, type_of
from beagle.kernel.coder import NO_PLACE, Blocks, Coder, Layout, byte, small
from beagle.kernel.int_list import IntList, zeros
from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

VERSION: Final = 1  # goes up when a block or a part changes

FIELDS: Final = 7  # of a column of the auction
CARDS: Final = len(ids.CARD_NAMES)
SPARE: Final = 64
LEAPS: Final = 12
TURNS: Final = 4  # targets of a card that turns the dial
MOST: Final = 2048  # options at once

WORLD: Final = 10
CLIMATE: Final = 4 + 10  # what each terrain is; tokens turned over, by number
COLUMN: Final = 3
CLAN: Final = 4

# Steps at which a player can be asked, in a fixed order
ASKING: Final = ("bid", "choose-place", "moves", "fight", "birth-go", "survival-go", "window", "own-window")


class EvoCoder(Coder):
    """EVO at one table."""

    def __init__(self, rules: Rules) -> None:
        self.rules: Rules = rules
        self.cells: i64 = rules.land.size
        self.columns: i64 = rules.seats + 1
        self.coast: IntList = zeros(rules.land.size)  # by cell: its place along the coast, from 1; 0 inland
        for n, cell in enumerate(rules.land.coast):
            self.coast[cell] = n + 1
        self.shores: i64 = rules.land.coast.size
        self.starts: IntList = zeros(ids.LOSE + 1)  # by kind of action: where its block begins
        self.card_starts: IntList = zeros(CARDS)
        self.phases: dict[str, int] = {name: place for place, name in enumerate(ASKING)}
        blocks, layout = Blocks(), Layout()
        self.lay_blocks(blocks)
        self.phase_part: i64 = 0
        self.climate_part: i64 = 0
        self.lab_part: i64 = 0
        self.order_part: i64 = 0
        self.cards_part: i64 = 0
        self.bag_part: i64 = 0
        self.clans_part: i64 = 0
        self.cells_part: i64 = 0
        self.lay_parts(layout)
        name = f"evo/{rules.name}/{int(rules.seats)}/v{VERSION}"
        super().__init__(name, int(rules.seats), blocks, SPARE, layout, MOST)

    def deal(self, rng: Rng) -> State:
        return deal(self.rules, rng)

    # Actions

    def lay_blocks(self, blocks: Blocks) -> None:
        c, seats = int(self.cells), int(self.rules.seats)
        blocks.add("pass", 1)
        self.starts[ids.BID] = blocks.add("bid", int(self.columns) * FIELDS)
        self.starts[ids.PLACE] = blocks.add("place", seats)
        for card in self.rules.cards:
            targets = {ids.A_CELL: c, ids.A_TURN: TURNS, ids.A_PLACE: seats}.get(int(card.aim), 0)
            self.card_starts[card.id] = blocks.add(f"card {ids.CARD_NAMES[int(card.id)]}", 1 + targets)
        self.starts[ids.WALK] = blocks.add("walk", c * 6)
        self.starts[ids.ATTACK] = blocks.add("attack", c * 6)
        self.starts[ids.FLY] = blocks.add("fly", c * LEAPS)
        self.starts[ids.SWIM] = blocks.add("swim", int(self.shores * self.shores))
        self.starts[ids.FLEE] = blocks.add("flee", c)
        self.starts[ids.BIRTH] = blocks.add("birth", c)
        self.starts[ids.LOSE] = blocks.add("lose", c)
        self.starts[ids.EXCHANGE] = blocks.add("exchange", c * c)

    def place(self, g: GameState, action: i64) -> i64:
        if action == PASS:
            return 0
        kind = kind_of(action)
        start = self.starts[kind]
        if kind == ids.PLAY:
            return self.card_place(action)
        if kind == ids.BID:
            column, field = actions.bid_column(action), actions.bid_field(action)
            if column >= self.columns or field >= FIELDS:
                return NO_PLACE
            return start + column * FIELDS + field
        if kind == ids.PLACE:
            return start + actions.track_place(action)
        if kind == ids.FLEE or kind == ids.BIRTH or kind == ids.LOSE:
            return start + actions.only_cell(action)
        return self.move_place(kind, start, actions.start_cell(action), actions.end_cell(action))

    def card_place(self, action: i64) -> i64:
        card, target = self.rules.cards[actions.play_card(action)], actions.play_target(action)
        targets: i64 = 0
        if card.aim == ids.A_CELL:
            targets = self.cells
        elif card.aim == ids.A_TURN:
            targets = TURNS
        elif card.aim == ids.A_PLACE:
            targets = self.rules.seats
        if target >= targets:
            return NO_PLACE
        return self.card_starts[card.id] + 1 + target

    def move_place(self, kind: i64, start: i64, one: i64, two: i64) -> i64:
        """From one cell to another: by its place among the neighbours, the leaps, the coast, or all cells."""
        if kind == ids.EXCHANGE:
            return start + one * self.cells + two
        if kind == ids.SWIM:
            if not self.coast[one] or not self.coast[two]:
                return NO_PLACE
            return start + (self.coast[one] - 1) * self.shores + self.coast[two] - 1
        if kind == ids.FLY:
            leap = self.rules.land.leap[one].find(two)
            if leap < 0 or leap >= LEAPS:
                return NO_PLACE
            return start + one * LEAPS + leap
        near = self.rules.land.near[one].find(two)
        if near < 0:
            return NO_PLACE
        return start + one * 6 + near

    # What a seat sees

    def lay_parts(self, layout: Layout) -> None:
        seats = int(self.rules.seats)
        layout.add("world", WORLD)
        self.phase_part = layout.add("phase", len(ASKING))
        self.climate_part = layout.add("climate", CLIMATE)
        self.lab_part = layout.add("laboratory", int(self.columns), COLUMN)
        self.order_part = layout.add("order", seats)
        self.cards_part = layout.add("cards", 2, CARDS)
        self.bag_part = layout.add("bag", ids.FIRST_SPECIAL + 1)
        self.clans_part = layout.add("clans", seats, CLAN + ids.GENES + CARDS)
        self.cells_part = layout.add("cells", int(self.cells), seats + 2)

    def write(self, g: GameState, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(g, State)
        self.write_world(g, seat, out, at)
        self.write_climate(g, seat, out, at)
        self.write_lab(g, seat, out, at)
        self.write_cards(g, seat, out, at)
        for clan in range(g.seats):
            self.write_clan(g, clan, seat, out, at)
        self.write_cells(g, seat, out, at)

    def write_world(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = byte(g.round)
        if g.actor >= 0:
            out[at + 1] = byte((g.actor - seat + g.seats) % g.seats + 1)
        out[at + 2] = byte(g.points)
        out[at + 3] = byte(g.lap)
        out[at + 4] = byte(g.births)
        out[at + 5] = byte(g.newborn + 1)
        out[at + 6] = byte(g.deck.size)
        out[at + 7] = byte(g.pile.size)
        if not g.stack:
            return
        phase: i64 = self.phases.get(g.stack[-1].name, -1)
        if phase >= 0:
            out[at + self.phase_part + phase] = u8(1)
        for step in g.stack:
            if isinstance(step, Fight):
                out[at + 8] = byte(step.start + 1)
                out[at + 9] = byte(step.end + 1)
            elif isinstance(step, Babies):
                out[at + 9] = byte(step.cell + 1)

    def write_climate(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        """What each terrain is now, the tokens that were turned over; and the next one, for who foresees it."""
        start = at + self.climate_part
        grounds = g.rules.dial[g.dial]
        for terrain in range(4):
            out[start + terrain] = byte(grounds[terrain])
        for i in range(g.turned.size):
            token = g.turned[i]
            if token <= ids.METEOR:
                out[start + 4 + token] = byte(i64(out[start + 4 + token]) + 1)
        out[start + 4 + 5] = byte(g.shift + 8)
        if g.pile.size and knows(g.pile[g.pile.size - 1], seat):
            out[start + 4 + 6] = byte(type_of(g.pile[g.pile.size - 1]) + 1)

    def write_lab(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        for column in range(g.lab.size):
            if column < self.columns:
                start = at + self.lab_part + column * COLUMN
                out[start] = byte(g.lab[column] + 1)
                if g.holders[column] >= 0:
                    out[start + 1] = byte((g.holders[column] - seat + g.seats) % g.seats + 1)
                out[start + 2] = byte(g.bids[column])
        for place in range(g.order.size):
            out[at + self.order_part + place] = byte((g.order[place] - seat + g.seats) % g.seats)

    def write_cards(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Own cards, those that were played, and the genes known to be in the bag, with how many others."""
        hand = g.players[seat].hand
        for i in range(hand.size):
            if knows(hand[i], seat):
                out[at + self.cards_part + type_of(hand[i])] = u8(1)
        for i in range(g.spent.size):
            out[at + self.cards_part + CARDS + g.spent[i]] = u8(1)
        others: i64 = 0
        for gene in range(g.bag.size):
            if gene < ids.FIRST_SPECIAL:
                out[at + self.bag_part + gene] = byte(g.bag[gene])
            else:
                others += g.bag[gene]
        out[at + self.bag_part + ids.FIRST_SPECIAL] = byte(others)

    def write_clan(self, g: State, owner: i64, seat: i64, out: vec[u8], at: i64) -> None:
        clan = g.players[owner]
        facts: i64 = CLAN + ids.GENES + CARDS
        start = at + self.clans_part + (owner - seat + g.seats) % g.seats * facts
        if clan.known >> seat & 1:
            out[start] = byte(clan.mp + 1)  # 0: not known
        out[start + 1] = byte(clan.herd.size)
        out[start + 2] = byte(clan.hand.size)
        out[start + 3] = byte(clan.moves)
        for gene in range(clan.genes.size):
            out[start + CLAN + gene] = byte(clan.genes[gene])
        if clan.active:
            for card in range(CARDS):
                if clan.active & bit(card):
                    out[start + CLAN + ids.GENES + card] = u8(1)

    def write_cells(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Whose dinosaur is there, the terrain, and what the climate makes of it."""
        facts = g.seats + 2
        terrain = g.rules.land.terrain
        for cell in range(self.cells):
            start = at + self.cells_part + cell * facts
            owner = g.board[cell]
            if owner >= 0:
                out[start + (owner - seat + g.seats) % g.seats] = u8(1)
            out[start + g.seats] = byte(terrain[cell])
            out[start + g.seats + 1] = byte(g.ground(cell))

    # Candidates

    def row(self, g: GameState, action: i64, out: vec[i16], at: i64) -> None:
        """Cells, cards and columns are counted from 1; 0 means none.  The gain is in mutation points: bids cost."""
        assert isinstance(g, State)
        kind = kind_of(action)
        out[at] = small(kind)
        if kind == ids.PLAY:
            out[at + 1] = small(actions.play_card(action) + 1)
            out[at + 6] = small(actions.play_target(action) + 1)
        elif kind == ids.BID:
            column, field = actions.bid_column(action), actions.bid_field(action)
            out[at + 2] = small(g.lab[column])
            out[at + 3] = small(column + 1)
            out[at + 6] = small(field)
            out[at + 7] = small(-g.price(g.actor, column, field))
        elif kind == ids.PLACE:
            out[at + 6] = small(actions.track_place(action))
        elif kind == ids.FLEE or kind == ids.BIRTH or kind == ids.LOSE:
            out[at + 4] = small(actions.only_cell(action) + 1)
            out[at + 5] = small(g.ground(actions.only_cell(action)))
        elif action != PASS:
            end = actions.end_cell(action)
            out[at + 3] = small(actions.start_cell(action) + 1)
            out[at + 4] = small(end + 1)
            out[at + 5] = small(g.ground(end))
            if kind == ids.ATTACK and g.board[end] >= 0:
                out[at + 6] = small(g.attack_horns(g.actor) - g.players[g.board[end]].defence)


def coder(ruleset: str, seats: int, slots: int = 0) -> EvoCoder:
    """The coder of this table; it has no slots.  RulesetError: there is no such table."""
    return EvoCoder(find_rules(ruleset, seats))
