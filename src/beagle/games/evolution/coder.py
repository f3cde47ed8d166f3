"""Evolution as numbers, for learning programs: `kernel.coder` says what a coder is.

An animal is named by its slot: seats are counted from the one that looks, `slots` for each, in herd order.  An animal
beyond the last slot isn't seen, and options about it have no place of their own.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from beagle.games.evolution import actions, ids
from beagle.games.evolution.animal import FIRED, Animal, first_of, second_of, trait_of
from beagle.games.evolution.cards import CARDS, UPPER
from beagle.games.evolution.coder_sizes import Numbers, most_options, spare_places, usual_slots
from beagle.games.evolution.rulesets import deal
from beagle.games.evolution.rulesets import rules as find_rules
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.attack import Attack
from beagle.games.evolution.steps.development import Development
from beagle.games.evolution.steps.feeding import Go
from beagle.games.evolution.steps.meal import Meal
from beagle.games.evolution.steps.passing import UntilEmpty
from beagle.games.evolution.trait import Rules, Trait
from beagle.kernel.action import PASS, THIRD, kind_of
from beagle.kernel.cards import bit, knows, type_of
from beagle.kernel.coder import NO_PLACE, Blocks, Coder, CoderError, Layout, byte, small
from beagle.kernel.int_list import IntList, zeros
from beagle.kernel.rng import Rng
from beagle.kernel.state import GameState

VERSION: Final = 1  # goes up when a block or a part changes

MAX_SLOTS: Final = 48  # of a seat
COUNTS: Final = 8  # fat that is used at once
EQUALS: Final = 8  # cards of one kind on an animal
PAIRS: Final = 32
PAIR_FACTS: Final = 5

# What is seen of the table, of a seat and of an animal, before its traits
WORLD: Final = 15
SEAT_FACTS: Final = 6
ANIMAL_FACTS: Final = 10

# Steps at which somebody can be asked, in a fixed order: which of them asks is a part of what is seen
ASKING: Final = (
    "development",
    "play-all",
    "go",
    "free-go",
    "meal",
    "sharing",
    "attack",
    "scavenging",
    "migrating",
    "births",
    "exchange",
    "restoring",
    "new-start",
)


class EvolutionCoder(Coder):
    """Evolution at one table."""

    def __init__(self, rules: Rules, slots: int = 0) -> None:
        room = slots if slots else usual_slots(rules)
        self.rules: Rules = rules
        self.n: Numbers = Numbers(rules, room)
        self.h: i64 = room
        self.slot: IntList = IntList()  # by the number of an animal: its slot, seen from the actor; -1 beyond the last
        self.whose: i64 = 0  # whom the slots are counted from
        self.card_blocks: IntList = zeros(2 * len(CARDS))  # by card and side: where its block begins
        self.use_blocks: IntList = zeros(64)  # by trait
        self.play_block: i64 = 0
        self.take_block: i64 = 0
        blocks, layout = Blocks(), Layout()
        self.lay_blocks(blocks)
        self.answers_mask: i64 = 0
        for trait in rules.all:
            if self.answers(trait):
                self.answers_mask |= bit(trait.id)
        self.phases: dict[str, int] = {name: place for place, name in enumerate(ASKING)}
        self.facts: i64 = ANIMAL_FACTS + 2 * self.n.traits  # bytes of an animal
        self.phase_part: i64 = 0
        self.hand_part: i64 = 0
        self.middle_part: i64 = 0
        self.seats_part: i64 = 0
        self.pairs_part: i64 = 0
        self.animals_part: i64 = 0
        self.lay_parts(layout)
        name = f"evolution/{rules.name}/{int(rules.seats)}/h{room}/v{VERSION}"
        super().__init__(name, int(rules.seats), blocks, spare_places(rules), layout, most_options(rules, room))

    # Actions

    def lay_blocks(self, blocks: Blocks) -> None:
        """Where the places of each kind of option begin."""
        n, rules = self.n, self.rules
        blocks.add("pass", 1)
        self.play_block = blocks.add("animal", int(n.kinds * rules.homes))
        self.take_block = blocks.add("take", int(self.h))
        for card in range(len(CARDS)):
            if n.kind_of[card]:
                for side, number in enumerate((CARDS[card].upper, CARDS[card].lower)):
                    if number != ids.NONE:
                        size = self.card_places(rules.traits[number])
                        self.card_blocks[2 * card + side] = blocks.add(f"play {ids.TRAIT_NAMES[number]}", int(size))
        for trait in rules.all:
            size = self.use_places(trait)
            if size:
                self.use_blocks[trait.id] = blocks.add(f"use {ids.TRAIT_NAMES[int(trait.id)]}", int(size))

    def card_places(self, trait: Trait) -> i64:
        """The animals, or pairs of animals of one seat, that a card side can be played on."""
        h = self.h
        places = h
        if trait.pair:
            places = h * h if trait.directed else h * (h - 1) // 2
        if trait.whose != ids.OWN:
            places *= self.n.seats
        return places

    def use_places(self, trait: Trait) -> i64:
        """The ways to use a trait, as far as they have places of their own; 0 if none has."""
        h = self.h
        if trait.pair:
            return h * h
        if trait.aim == ids.AN_ANIMAL:
            return h if self.answers(trait) else h * self.n.seats * h
        if trait.aim == ids.A_CARD:
            return (self.n.traits + 1) * max(h, EQUALS) if self.answers(trait) else h * (self.n.traits + 1)
        if trait.aim == ids.A_COUNT:
            return h * COUNTS
        if trait.aim == ids.A_PLACE:
            return h * 3
        if trait.aim == ids.A_TRAIT or trait.aim == ids.AN_EXCHANGE:
            return 0
        return h

    def answers(self, trait: Trait) -> bool:
        """Is it only used to answer an attack?  Then the animal that uses it, the prey, is known."""
        return trait in self.rules.defending and trait not in self.rules.acting

    def look(self, g: GameState) -> None:
        assert isinstance(g, State)
        self.find_slots(g, g.actor)

    def find_slots(self, g: State, seat: i64) -> None:
        """The slot of every living animal, seats counted from this one."""
        slot = self.slot
        while slot.size < len(g.animals):
            slot.append(-1)
        for i in range(slot.size):  # of another moment, or of another game
            slot[i] = -1
        self.whose = seat
        for owner in range(g.seats):
            base = (owner - seat + g.seats) % g.seats * self.h
            herd = g.players[owner].herd
            for i in range(len(herd)):
                if i < self.h:
                    slot[herd[i].id] = base + i
                else:
                    slot[herd[i].id] = -1

    def own_slot(self, animal: i64) -> i64:
        """The slot of one of the actor's animals; -1 if it has none, or is another's."""
        slot = self.slot[animal]
        if slot >= self.h:
            slot = -1
        return slot

    def place(self, g: GameState, action: i64) -> i64:
        assert isinstance(g, State)
        kind = kind_of(action)
        if action == PASS:
            return 0
        if kind == ids.USE:
            return self.use_place(g, action)
        if kind == ids.TAKE:
            slot = self.own_slot(actions.acting_animal(action))
            if slot < 0:
                return NO_PLACE
            return self.take_block + slot
        if kind == ids.ANIMAL:
            card = self.n.kind_of[actions.played_card(action)]
            if card == 0:
                return NO_PLACE
            return self.play_block + (card - 1) * self.rules.homes + actions.put_place(action)
        if kind == ids.TRAIT or kind == ids.PAIR:
            return self.card_place(g, action, kind == ids.PAIR)
        return NO_PLACE

    def card_place(self, g: State, action: i64, pair: bool) -> i64:
        card, side = actions.played_card(action), actions.played_trait(action)
        block: i64 = 2 * card
        if UPPER[card] != side:
            block += 1
        start = self.card_blocks[block]
        slot = self.slot[actions.played_on(action)]
        if start == 0 or slot < 0:
            return NO_PLACE
        if not pair:
            if slot >= self.h and self.rules.traits[side].whose == ids.OWN:
                return NO_PLACE
            return start + slot
        partner = self.slot[actions.played_partner(action)]
        if partner < 0 or partner // self.h != slot // self.h:
            return NO_PLACE
        h = self.h
        owner, a, b = slot // h, slot % h, partner % h
        if self.rules.traits[side].directed:
            return start + (owner * h + a) * h + b
        if a > b:
            a, b = b, a
        return start + owner * (h * (h - 1) // 2) + a * (2 * h - a - 1) // 2 + b - a - 1

    def use_place(self, g: State, action: i64) -> i64:
        number = actions.used_trait(action)
        trait, start = self.rules.traits[number], self.use_blocks[number]
        slot = self.own_slot(actions.acting_animal(action))
        if start == 0 or slot < 0:
            return NO_PLACE
        h, target = self.h, actions.use_target(action)
        if trait.pair:
            other = self.own_slot(target)
            if other < 0 or actions.use_more(action):
                return NO_PLACE
            return start + slot * h + other
        if trait.aim == ids.AN_ANIMAL:
            return self.aimed_place(action, trait, start, slot)
        if trait.aim == ids.A_CARD:
            return self.chosen_card_place(g, action, trait, start, slot)
        if trait.aim == ids.A_COUNT:
            if target < 1 or target > COUNTS:
                return NO_PLACE
            return start + slot * COUNTS + target - 1
        if trait.aim == ids.A_PLACE:
            if target >= 3:
                return NO_PLACE
            return start + slot * 3 + target
        if action >> THIRD:  # it names more than the animal
            return NO_PLACE
        return start + slot

    def aimed_place(self, action: i64, trait: Trait, start: i64, slot: i64) -> i64:
        other = self.slot[actions.target_animal(action)]
        if other < 0 or actions.use_more(action):
            return NO_PLACE
        if not self.answers_mask & bit(trait.id):
            return start + slot * self.n.seats * self.h + other
        if other >= self.h:
            return NO_PLACE
        return start + other

    def chosen_card_place(self, g: State, action: i64, trait: Trait, start: i64, slot: i64) -> i64:
        """A card on the animal itself: by kind, and then by its partner or its place among equals."""
        kind, which = actions.target_kind(action), actions.target_which(action)
        card = self.n.trait_of[kind]
        if self.answers_mask & bit(trait.id):
            if self.rules.traits[kind].pair:
                which = self.own_slot(which)
            room = self.h
            if room < EQUALS:
                room = EQUALS
            if which < 0 or which >= room:
                return NO_PLACE
            return start + card * room + which
        if which or self.rules.traits[kind].pair:
            return NO_PLACE
        return start + slot * (self.n.traits + 1) + card

    # What a seat sees

    def lay_parts(self, layout: Layout) -> None:
        n = self.n
        layout.add("world", WORLD)
        self.phase_part = layout.add("phase", len(ASKING))
        self.hand_part = layout.add("hand", int(n.kinds))
        self.middle_part = layout.add("middle", int(n.kinds))
        self.seats_part = layout.add("seats", int(n.seats), SEAT_FACTS)
        self.pairs_part = layout.add("pairs", PAIRS, PAIR_FACTS)
        self.animals_part = layout.add("animals", int(n.seats), int(self.h), int(self.facts))

    def deal(self, rng: Rng) -> State:
        return deal(self.rules, rng)

    def write(self, g: GameState, seat: i64, out: vec[u8], at: i64) -> None:
        assert isinstance(g, State)
        self.find_slots(g, seat)
        self.write_world(g, seat, out, at)
        self.write_step(g, seat, out, at)
        self.write_cards(g.players[seat].hand, seat, out, at + self.hand_part)
        self.write_cards(g.middle, seat, out, at + self.middle_part)
        self.write_seats(g, seat, out, at)
        self.write_pairs(g, out, at)

    def write_world(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = byte(g.turn)
        out[at + 1] = byte((g.first - seat + g.seats) % g.seats)
        if g.actor >= 0:
            out[at + 2] = byte((g.actor - seat + g.seats) % g.seats + 1)
        for place in range(g.banks.size):
            out[at + 3 + place] = byte(g.banks[place])
        out[at + 6] = byte(g.deck.size)
        out[at + 7] = byte(g.box.size)
        out[at + 8] = byte(g.middle.size)

    def write_step(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        """Which step asks, and what it is about."""
        if not g.stack:
            return
        top = g.stack[-1]
        phase: i64 = self.phases.get(top.name, -1)
        if phase >= 0:
            out[at + self.phase_part + phase] = u8(1)
        for step in g.stack:
            if isinstance(step, Go):
                out[at + 9] = byte(flags(True, step.main, step.acted, step.away))
                out[at + 10] = byte(step.place)
            elif isinstance(step, Meal):
                self.mark(step.eater, 11, out, at)
            elif isinstance(step, Attack):
                self.mark(step.hunter, 12, out, at)
                self.mark(step.prey, 13, out, at)
                out[at + 14] = byte(self.n.trait_of[step.trying])
            elif isinstance(step, Development | UntilEmpty):
                self.write_out(g, step.out, seat, out, at)

    def mark(self, animal: i64, where: i64, out: vec[u8], at: i64) -> None:
        """The slot of an animal that a step is about, counted from 1; 0 if it has gone, or has none."""
        if animal < self.slot.size:
            out[at + where] = byte(self.slot[animal] + 1)

    def write_out(self, g: State, gone: i64, seat: i64, out: vec[u8], at: i64) -> None:
        """Who has passed for the rest of the phase."""
        for owner in range(g.seats):
            if gone & bit(owner):
                relative = (owner - seat + g.seats) % g.seats
                out[at + self.seats_part + relative * SEAT_FACTS + 5] = u8(1)

    def write_cards(self, cards: IntList, seat: i64, out: vec[u8], at: i64) -> None:
        """How many of each kind, as far as the seat knows them."""
        for i in range(cards.size):
            if knows(cards[i], seat):
                kind = self.n.kind_of[type_of(cards[i])]
                if kind:
                    out[at + kind - 1] = byte(i64(out[at + kind - 1]) + 1)

    def write_seats(self, g: State, seat: i64, out: vec[u8], at: i64) -> None:
        for owner in range(g.seats):
            player = g.players[owner]
            relative = (owner - seat + g.seats) % g.seats
            start = at + self.seats_part + relative * SEAT_FACTS
            out[start] = byte(player.hand.size)
            out[start + 1] = byte(player.discard.size)
            out[start + 2] = byte(len(player.herd))
            out[start + 3] = byte(len(player.remains))
            out[start + 4] = byte(player.points)
            start = at + self.animals_part + relative * self.h * self.facts
            for i in range(len(player.herd)):
                if i < self.h:
                    self.write_animal(player.herd[i], seat, out, start + i * self.facts)

    def write_animal(self, a: Animal, seat: i64, out: vec[u8], at: i64) -> None:
        out[at] = u8(1)
        out[at + 1] = byte(a.food)
        out[at + 2] = byte(a.need)
        out[at + 3] = byte(a.fat)
        out[at + 4] = byte(a.store)
        out[at + 5] = byte(flags(a.poisoned, a.revealed, a.paralysed, a.adrift))
        out[at + 6] = byte(flags(a.restored, a.stopped, a.got, a.blind.size > 0))
        out[at + 7] = byte(a.place)
        if knows(a.card, seat):
            out[at + 8] = byte(self.n.kind_of[type_of(a.card)])
        if a.did:
            out[at + 9] = u8(1)
        for i in range(a.traits.size):
            trait = trait_of(a.traits[i])
            self.write_trait(a, trait, out, at)

    def write_trait(self, a: Animal, trait: i64, out: vec[u8], at: i64) -> None:
        """One more such card on the animal; and whether it was used, rests, or doesn't work."""
        number = self.n.trait_of[trait]
        if number:
            count = at + ANIMAL_FACTS + number - 1
            out[count] = byte(i64(out[count]) + 1)
            used = flags(a.has_used(trait), (a.stale | a.rested) >> trait & 1 != 0, not a.has(trait), False)
            out[count + self.n.traits] = byte(used)

    def write_pairs(self, g: State, out: vec[u8], at: i64) -> None:
        """Pair cards, each as trait, seat, the two slots and whether it has worked; and as traits of both animals."""
        start = at + self.pairs_part
        animals = at + self.animals_part
        for i in range(g.pairs.size):
            pair = g.pairs[i]
            one, two = self.slot[first_of(pair)], self.slot[second_of(pair)]
            if i < PAIRS:
                place = start + i * PAIR_FACTS
                out[place] = byte(self.n.trait_of[trait_of(pair)])
                if one >= 0:
                    out[place + 1] = byte(one // self.h)
                out[place + 2] = byte(one + 1)
                out[place + 3] = byte(two + 1)
                if pair & FIRED:
                    out[place + 4] = u8(1)
            if one >= 0 and g.animals[first_of(pair)].alive:
                self.write_trait(g.animals[first_of(pair)], trait_of(pair), out, animals + one * self.facts)
            if two >= 0 and g.animals[second_of(pair)].alive:
                self.write_trait(g.animals[second_of(pair)], trait_of(pair), out, animals + two * self.facts)

    # Candidates

    def row(self, g: GameState, action: i64, out: vec[i16], at: i64) -> None:
        """Slots, cards and traits are counted from 1; 0 means none."""
        assert isinstance(g, State)
        kind = kind_of(action)
        out[at] = small(kind)
        if kind == ids.USE or kind == ids.TAKE:
            out[at + 3] = small(self.slot[actions.acting_animal(action)] + 1)
        if kind == ids.USE:
            self.use_row(action, out, at)
        elif kind == ids.ANIMAL or kind == ids.RESTORE:
            if actions.played_card(action) < self.n.kind_of.size:
                out[at + 1] = small(self.n.kind_of[actions.played_card(action)])
            if kind == ids.ANIMAL:
                out[at + 6] = small(actions.put_place(action))
                out[at + 7] = i16(2)
        elif kind == ids.TRAIT or kind == ids.PAIR:
            trait = actions.played_trait(action)
            out[at + 1] = small(self.n.kind_of[actions.played_card(action)])
            out[at + 2] = small(self.n.trait_of[trait])
            slot = self.slot[actions.played_on(action)]
            out[at + 3] = small(slot + 1)
            if kind == ids.PAIR:
                out[at + 4] = small(self.slot[actions.played_partner(action)] + 1)
            if 0 <= slot < self.h:
                out[at + 7] = small(1 + self.rules.traits[trait].hunger)

    def use_row(self, action: i64, out: vec[i16], at: i64) -> None:
        trait = self.rules.traits[actions.used_trait(action)]
        target, more = actions.use_target(action), actions.use_more(action)
        out[at + 2] = small(self.n.trait_of[trait.id])
        if trait.pair or trait.aim == ids.AN_ANIMAL or trait.aim == ids.AN_EXCHANGE:
            if target < self.slot.size:
                out[at + 4] = small(self.slot[target] + 1)
            out[at + 5] = small(self.n.trait_of[more & 63])
            out[at + 6] = small(more >> 8)
        elif trait.aim == ids.A_CARD or trait.aim == ids.A_TRAIT:
            out[at + 5] = small(self.n.trait_of[target & 63])
            out[at + 6] = small(more)
        else:
            out[at + 6] = small(target)


def flags(a: bool, b: bool, c: bool, d: bool) -> i64:
    """Four facts in one number."""
    out: i64 = 0
    if a:
        out += 1
    if b:
        out += 2
    if c:
        out += 4
    if d:
        out += 8
    return out


def coder(ruleset: str, seats: int, slots: int = 0) -> EvolutionCoder:
    """The coder of this table.  RulesetError: there is no such table."""
    if not 0 <= slots <= MAX_SLOTS:
        raise CoderError(f"slots are 1 to {MAX_SLOTS}, or 0 for the usual number; not {slots}")
    return EvolutionCoder(find_rules(ruleset, seats), slots)
