"""A game of EVO at one moment: plain data, the questions it answers, and the verbs that change it.

Nothing else changes a state, and each verb emits its event.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from beagle.games.evo import actions, ids, scoring, tell
from beagle.games.evo.clan import EVERYONE, FLOOR, HERD, Clan
from beagle.games.evo.ids import DEADLY, GENES, METEOR
from beagle.games.evo.law import CLIM_02, FREE, GENE_17, MOVE_08, ROUND_02
from beagle.games.evo.power import Rules
from beagle.kernel.action import kind_of
from beagle.kernel.cards import PUBLIC, bit, card, shown, type_of
from beagle.kernel.int_list import IntList, int_list, zeros
from beagle.kernel.state import GameState

NOWHERE: Final = -1


class State(GameState):
    views: ClassVar[str] = "beagle.games.evo.view"

    def __init__(self, rules: Rules, of: State | None = None) -> None:
        """A table before the deal, or a copy of another, which shares nothing that changes."""
        super().__init__(of)
        self.rules: Rules = rules
        self.seats: i64 = rules.seats
        self.round: i64 = 1
        self.dial: i64 = 0  # the section it points at
        self.shift: i64 = 0  # how far the token that was just turned over will turn the dial
        self.order: IntList = IntList() if of is None else of.order.copy()  # the initiative track from its left end
        self.board: IntList = IntList() if of is None else of.board.copy()  # whose dinosaur is on a cell, or NOWHERE
        self.players: list[Clan] = []
        self.pile: IntList = IntList() if of is None else of.pile.copy()  # climate tokens; the top is the last
        self.turned: IntList = IntList() if of is None else of.turned.copy()  # tokens turned over, in order
        self.aside: IntList = IntList() if of is None else of.aside.copy()  # the one removed from the game unseen
        self.bag: IntList = zeros(GENES) if of is None else of.bag.copy()  # how many of each gene
        self.lab: IntList = IntList() if of is None else of.lab.copy()  # the gene of each column; NO_GENE: a card
        self.holders: IntList = IntList() if of is None else of.holders.copy()  # whose marker is in it, or NOWHERE
        self.bids: IntList = IntList() if of is None else of.bids.copy()  # on which field
        self.deck: IntList = IntList() if of is None else of.deck.copy()  # event cards; the top is the last
        self.spent: IntList = IntList() if of is None else of.spent.copy()  # event cards that were played
        self.points: i64 = 0  # movement points left in the go
        self.lap: i64 = 0  # the pass of the birth phase
        self.births: i64 = 0  # births left in the go
        self.newborn: i64 = NOWHERE  # the cell of the last newborn of this phase, if it is still there
        if of is not None:
            self.copy_numbers(of)
            for player in of.players:
                self.players.append(player.clone())

    def copy_numbers(self, of: State) -> None:
        self.round = of.round
        self.dial = of.dial
        self.shift = of.shift
        self.points = of.points
        self.lap = of.lap
        self.births = of.births
        self.newborn = of.newborn

    def clone(self) -> State:
        """A copy that shares no mutable data.  It has no listener."""
        return State(self.rules, self)

    def scores(self) -> list[int]:
        """The current points of each seat."""
        return [int(sheet.total) for sheet in scoring.sheets(self)]

    def winners(self) -> list[int]:
        """Who would win now: one seat, or several that share."""
        return scoring.winners(self)

    # Chance

    def weight(self, action: i64) -> i64:
        """A gene as often as it is in the bag, a face as often as it is on the die."""
        kind = kind_of(action)
        if kind == ids.DRAW:
            return self.bag[actions.drawn_gene(action)]
        if kind == ids.FACE:
            return self.rules.die[actions.shown_face(action)]
        return 1

    # Questions

    def law_of_end(self) -> i64:
        return CLIM_02

    def law_of_turns(self) -> i64:
        return ROUND_02

    def supply(self, seat: i64) -> i64:
        """Dinosaurs that are not on the board."""
        return HERD - len(self.players[seat].herd)

    def ground(self, cell: i64) -> i64:
        """What the climate makes of this cell: ideal, hot, cold or deadly."""
        return self.rules.dial[self.dial][self.rules.land.terrain[cell]]

    def in_force(self, card: i64) -> bool:
        """Has anyone played this card in this phase?"""
        for player in self.players:
            if player.active & bit(card):
                return True
        return False

    def attack_horns(self, seat: i64) -> i64:
        """The horns of this clan when it attacks now."""
        clan = self.players[seat]
        horns = clan.attack
        if clan.active:
            for card in self.rules.arming:
                if clan.active & bit(card.id):
                    horns += card.attack
        return horns

    def wins(self, face: i64, attacker: i64, defender: i64) -> bool:
        """Does this face of the fight die beat the defender?"""
        if face == ids.FAIL or face == ids.SUCCESS:
            return face == ids.SUCCESS
        more = self.attack_horns(attacker) - self.players[defender].defence
        return more >= face - ids.EQUAL

    def sheltered_from_attack(self, seat: i64) -> i64:
        """The rule that protects this clan from attack: it is at its floor, or it hides."""
        clan = self.players[seat]
        if clan.active:
            for card in self.rules.hiding:
                if clan.active & bit(card.id):
                    return card.law
        return self.at_floor(seat)

    def at_floor(self, seat: i64) -> i64:
        """The rule why nothing more can be taken from this clan."""
        clan = self.players[seat]
        count: i64 = len(clan.herd)
        if count <= FLOOR:
            return MOVE_08
        return GENE_17 if count <= clan.floor else FREE

    def shelters(self, seat: i64) -> list[int]:
        """Every rule that protects this clan from attack."""
        clan = self.players[seat]
        laws: list[int] = [card.law for card in self.rules.hiding if clan.active & bit(card.id)]
        if len(clan.herd) <= FLOOR:
            laws.append(MOVE_08)
        if len(clan.herd) <= clan.floor and clan.floor > FLOOR:
            laws.append(GENE_17)
        return laws

    def saved(self, seat: i64, ground: i64) -> i64:
        """How many dinosaurs of this clan survive on this ground."""
        clan = self.players[seat]
        if clan.active:
            for card in self.rules.sheltering:
                if card.shelters == ground and clan.active & bit(card.id):
                    return EVERYONE
        return clan.saves[ground]

    def unsaved(self, seat: i64) -> IntList:
        """For each ground, how many dinosaurs of this clan the climate would kill, ignoring the floor."""
        out = zeros(DEADLY + 1)
        herd = self.players[seat].herd
        for i in range(herd.size):
            ground = self.ground(herd[i])
            out[ground] = out[ground] + 1
        for ground in range(DEADLY + 1):
            left = out[ground] - self.saved(seat, ground)
            if left < 0:
                left = 0
            out[ground] = left
        return out

    def price(self, seat: i64, column: i64, bid: i64) -> i64:
        """What this seat would pay for a column."""
        clan = self.players[seat]
        price = bid - clan.discount
        if clan.active and column > 0:
            for card in self.rules.cheapening:
                if clan.active & bit(card.id):
                    price -= card.discount
        if price < 0:
            price = 0
        return price

    def step_up(self, column: i64) -> i64:
        """How much the bid in this column must be raised by."""
        active = self.players[self.holders[column]].active
        if active:
            for card in self.rules.guarding:
                if active & bit(card.id):
                    return card.guard
        return 1

    def column_of(self, seat: i64) -> i64:
        """Where this marker is in the laboratory, or NOWHERE."""
        for column in range(self.holders.size):
            if self.holders[column] == seat:
                return column
        return NOWHERE

    # Verbs: climate

    def turn_token(self) -> i64:
        """Turn over the top climate token."""
        token = type_of(self.pile.pop())
        self.turned.append(token)
        if token != METEOR:
            self.shift = token - 1
        tell.token(self, token)
        self.foresee()
        return token

    def foresee(self) -> None:
        """Players who foresee the climate are shown the token that is now on top."""
        if self.pile:
            for seat in range(self.seats):
                if self.players[seat].foresees:
                    self.pile[-1] = shown(self.pile[-1], bit(seat))

    def turn_dial(self) -> None:
        sections: i64 = len(self.rules.dial)
        self.dial = (self.dial + self.shift + sections) % sections
        self.shift = 0
        grounds = self.rules.dial[self.dial]
        tell.dial(self, grounds[0], grounds[1], grounds[2], grounds[3])

    def end_game(self) -> None:
        """Everybody shows how many mutation points they have."""
        for player in self.players:
            player.known = PUBLIC
        tell.meteor(self)
        tell.game_over(self)

    # Verbs: the laboratory

    def open_lab(self) -> None:
        self.clear_lab()
        self.lab.append(ids.NO_GENE)
        self.holders.append(NOWHERE)
        self.bids.append(0)

    def lay_gene(self, gene: i64) -> None:
        """Put a gene from the bag in the next column."""
        self.bag[gene] = self.bag[gene] - 1
        self.lab.append(gene)
        self.holders.append(NOWHERE)
        self.bids.append(0)
        tell.gene_laid(self, len(self.lab), gene)

    def place_marker(self, seat: i64, column: i64, bid: i64) -> i64:
        """Place a bid; returns the seat it pushes out, or NOWHERE."""
        out = self.holders[column]
        self.holders[column] = seat
        self.bids[column] = bid
        tell.bid(self, seat, column + 1, bid, self.lab[column])
        if out >= 0:
            for card in self.rules.guarding:
                self.players[out].active &= ~bit(card.id)
            tell.outbid(self, out, column + 1, self.lab[column])
        return out

    def pay(self, seat: i64, points: i64) -> None:
        self.players[seat].mp -= points
        tell.paid(self, seat, points)

    def win(self, seat: i64, column: i64) -> None:
        """The seat gets what is in this column: a gene, or the top event card in the first column."""
        clan = self.players[seat]
        gene = self.lab[column]
        if gene != ids.NO_GENE:
            self.lab[column] = ids.NO_GENE
            clan.genes[gene] = clan.genes[gene] + 1
            clan.refresh(self.rules)
            tell.gene_won(self, seat, gene)
            self.foresee()
        elif column == 0 and self.deck:
            drawn = shown(self.deck.pop(), bit(seat))
            clan.hand.append(drawn)
            clan.hand.sort()
            tell.card_won(self, seat, drawn)
        elif column == 0:
            tell.no_card(self, seat)

    def clear_lab(self) -> None:
        self.lab.clear()
        self.holders.clear()
        self.bids.clear()

    # Verbs: order and cards

    def set_order(self, order: list[int]) -> None:
        self.order = int_list(order)
        tell.order(self, order[0])

    def move_marker(self, seat: i64, place: i64) -> None:
        """Move the marker to this place on the track; the others keep their order."""
        self.order.remove(seat)
        self.order.insert(place, seat)
        tell.placed(self, seat, place + 1)

    def play_card(self, seat: i64, type: i64, target: i64) -> None:
        """A card leaves the hand and the game; it is in force until the phase ends."""
        clan = self.players[seat]
        clan.hand.remove(card(type, bit(seat)))
        self.spent.append(type)
        clan.active |= bit(type)
        tell.card_played(self, seat, type)
        self.rules.cards[type].play(self, seat, target)

    def end_phase(self) -> None:
        """Cards stop being in force."""
        for player in self.players:
            player.active = 0
        self.points = self.lap = self.births = 0
        self.newborn = NOWHERE

    # Verbs: dinosaurs

    def stand(self, seat: i64, cell: i64) -> None:
        """Put a dinosaur of the seat here; its clan's cells stay sorted."""
        self.board[cell] = seat
        herd = self.players[seat].herd
        at: i64 = 0
        while at < len(herd) and herd[at] < cell:
            at += 1
        herd.insert(at, cell)

    def lift(self, cell: i64) -> i64:
        """Remove the dinosaur from this cell; returns whose it was."""
        seat = self.board[cell]
        self.board[cell] = NOWHERE
        self.players[seat].herd.remove(cell)
        if cell == self.newborn:
            self.newborn = NOWHERE
        return seat

    def move(self, start: i64, end: i64, event: i64) -> None:
        """Move a dinosaur from one cell to another.  The event says how: its parts are the seat and the two cells."""
        seat = self.lift(start)
        self.stand(seat, end)
        self.tell(event, seat, self.rules.land.cells[start], self.rules.land.cells[end])

    def kill(self, cell: i64) -> None:
        """The dinosaur here goes back to its owner's supply."""
        tell.killed(self, self.lift(cell), self.rules.land.cells[cell])

    def lose(self, cell: i64) -> None:
        """The climate kills the dinosaur here."""
        ground = self.ground(cell)
        tell.died(self, self.lift(cell), self.rules.land.cells[cell], ground)

    def take_off(self, cell: i64) -> None:
        """An owner takes a dinosaur off the board to place another."""
        tell.taken_off(self, self.lift(cell), self.rules.land.cells[cell])

    def bear(self, seat: i64, cell: i64) -> None:
        """A new dinosaur."""
        self.stand(seat, cell)
        self.newborn = cell
        tell.born(self, seat, self.rules.land.cells[cell])

    def steal(self, seat: i64) -> None:
        """Swap the newborn for one of this seat's."""
        cell = self.newborn
        owner = self.lift(cell)
        self.stand(seat, cell)
        self.newborn = cell
        tell.stolen(self, seat, owner, self.rules.land.cells[cell])

    def earn(self, seat: i64, points: i64) -> None:
        self.players[seat].mp += points
        tell.earned(self, seat, points)
