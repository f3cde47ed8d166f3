"""What the laws must know about Evolution."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from beagle.games.evolution import ids, rulebook, tell
from beagle.games.evolution.actions import played_card
from beagle.games.evolution.animal import FILLED, FRESH, GONE, OFF, Animal, card_of, first_of, second_of, trait_of
from beagle.games.evolution.board import Player
from beagle.games.evolution.cards import CARDS
from beagle.games.evolution.state import State
from beagle.games.evolution.view import VISIBILITY, View, cards_in, restore, view
from beagle.kernel.action import kind_of
from beagle.kernel.cards import PUBLIC, UNKNOWN, bit, card, known_to, knows, shown, type_of
from beagle.kernel.event import Event
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.testing.laws.adapter import Adapter, Marked
from beagle.testing.laws.exact import names
from tests.laws.evolution_facts import fact_disorder, fact_miscounts
from tests.laws.evolution_goes import go_disorder
from tests.laws.evolution_moves import animals, remains, sayable, some_sayable

RULES = {entry.id for entry in rulebook.ENTRIES}


def held(state: State) -> Iterator[int]:
    """Every card that is not face up on the table, with its mask."""
    yield from state.deck
    yield from state.box
    for player in state.players:
        yield from player.hand
        yield from player.discard
        yield from (a.card for a in player.herd)


def face_up(state: State) -> Iterator[int]:
    """The type of every card that lies on the table as a trait."""
    yield from (card_of(packed) for a in animals(state) + remains(state) for packed in a.traits)
    yield from (card_of(pair) for pair in state.pairs)
    yield from map(type_of, state.middle)


UNSPOKEN = {ids.NONE, ids.CARNIVOROUS}  # an attack, asked about as a>b, is answered with the word


class Evolution:
    """See `Adapter`."""

    def constants(self) -> list[object]:
        return [GONE, GONE.traits, GONE.blind]

    def cards(self, state: State) -> list[int]:
        return [type_of(c) for c in held(state)] + list(face_up(state))

    def printed(self, state: State) -> list[int]:
        return list(state.rules.deck)

    def settled(self, state: State) -> State:
        """Pair cards of different players have no order among each other."""
        copy = state.clone()
        copy.pairs = int_list(sorted(copy.pairs, key=lambda pair: copy.animals[first_of(pair)].owner))
        return copy

    # What may lie where

    def disorder(self, state: State) -> list[str]:
        out: list[str] = []
        if any(known_to(c) for c in state.deck):
            out.append("someone knows a card of the deck")
        for seat, player in enumerate(state.players):
            own = [*player.hand, *(a.card for a in player.herd if not a.revealed)]
            if any(known_to(c) != bit(seat) for c in own):
                out.append(f"seat {seat} does not know its own cards, or not alone")
            if any(known_to(a.card) != PUBLIC for a in player.herd if a.revealed):
                out.append(f"an animal of seat {seat} was turned over, and not all know its card")
            if any(known_to(c) not in (bit(seat), PUBLIC) for c in player.discard):
                out.append(f"the discard of seat {seat} is known to some, not to all")
            for a in player.remains:
                out += [f"remains {a.id}: {wrong}" for wrong in remains_disorder(state, seat, a)]
            for a in player.herd:
                out += [f"animal {a.id}: {wrong}" for wrong in animal_disorder(state, seat, a)]
        if any(bank < 0 for bank in state.banks):
            out.append(f"banks {state.banks}")
        if state.births or any(not state.rules.traits[CARDS[type_of(c)].upper].stays for c in state.middle):
            out.append(f"births {state.births}, middle {state.middle}")
        if sum(a.alive for a in state.animals) != len(animals(state)):
            out.append("an animal lives in no herd")
        return [*out, *pair_disorder(state), *go_disorder(state), *fact_disorder(state)]

    def miscounts(self, before: State, after: State) -> list[str]:
        out = list(fact_miscounts(before, after))
        told = Tally(after.events)
        if not told.of[tell.BANK] and not told.of[tell.BANK_CLEARED]:
            gone = told.of[tell.FOOD_TAKEN] + told.of[tell.GRAZED]
            if sum(after.banks) != sum(before.banks) - gone:
                out.append(f"{gone} tokens left the banks: {before.banks} became {after.banks}")
        same_turn = before.turn == after.turn and not after.over
        for a in animals(after):
            was = before.animals[a.id] if a.id < len(before.animals) else Animal(a.id, a.owner, a.card, a.place)
            need = full_need(after, a) if told.of[tell.PARALYSED] else a.need
            if a.food > max(need, was.need, was.food):  # it may have eaten before its need fell
                out.append(f"animal {a.id} has food {a.food}, need {a.need}, and had {was.food}")
            if same_turn and a.food != was.food + told.gain[a.id] and a.id not in told.eaten:
                out.append(f"animal {a.id} had food {was.food}, got {told.gain[a.id]}, has {a.food}")
            got = a.id in told.got or (was.got and a.id not in told.eaten)
            if same_turn and a.got != got:
                out.append(f"animal {a.id} got food this turn: {got}, its mark says {a.got}")
            had = sum(yellow(before.animals[end]) for end in told.exchange) if a.id in told.exchange else yellow(was)
            if yellow(a) > had + told.fat[a.id] or a.fat > yellow(a):
                out.append(f"animal {a.id} had fat {yellow(was)}, stored {told.fat[a.id]}, has {yellow(a)}")
        return out

    # Every action that has a text

    def universe(self, state: State) -> list[int]:
        return sayable(state)

    def some_moves(self, state: State, rng: Rng, count: int) -> list[int]:
        """Not picked from all of them: there are thousands, and most are of one kind."""
        return some_sayable(state, rng, count)

    def is_rule(self, id: str) -> bool:
        return id in RULES

    def rule_name(self, number: int) -> str:
        return rulebook.name(number)

    # What is hidden

    def marked(self, state: State, seat: int) -> Marked | None:
        """A card with a trait that nobody has: where the seat knows a card with it, that becomes another card."""
        on = [packed for a in animals(state) + remains(state) for packed in a.traits]
        used = {trait_of(packed) for packed in [*on, *state.pairs]}
        for type in sorted(set(state.rules.deck), key=lambda type: (type * 7 + state.turn) % 20):
            betrays = sides(type) - used - UNSPOKEN
            free = [other for other in sorted(set(state.rules.deck)) if not betrays & sides(other)]
            if betrays and used <= {side for other in free for side in sides(other)}:
                v = without(view(state, seat), free)
                return Marked(restore(filled(v, type)), type, tuple(ids.TRAIT_NAMES[side] for side in betrays))
        return None

    def known(self, state: State, seat: int) -> set[int]:
        return {type_of(c) for c in held(state) if knows(c, seat)} | set(face_up(state))

    def foreseen(self, state: State, actions: list[int], seat: int) -> State:
        """It knows the cards it will draw, and those of other hands that will be played face up."""
        out, scout = state.clone(), state.clone()
        scout.listen()
        drawn = 0
        for action in actions:
            if kind_of(action) in (ids.TRAIT, ids.PAIR) and scout.actor != seat:
                hand = out.players[scout.actor].hand
                fitting = [i for i, c in enumerate(hand) if type_of(c) == played_card(action) and not knows(c, seat)]
                for i in fitting[:1]:
                    hand[i] = shown(hand[i], bit(seat))
            scout.apply(action)
            before = 0  # the kind of the event before
            chosen = kind_of(action) == ids.RESTORE and played_card(action) != UNKNOWN  # the first is from the hand
            for event in scout.events:
                born = event.kind == tell.ANIMAL_PLAYED and before in (tell.BEARS, tell.LITTER)
                if event.kind == tell.RESTORED:
                    born, chosen = not chosen, False
                if event.kind == tell.FETCHED and event.a < len(out.animals):  # what is older is something else
                    owner = out.players[out.animals[event.a].owner]
                    owner.discard = int_list(shown(c, bit(seat)) for c in owner.discard)
                if event.kind == tell.CARD_DRAWN or born:
                    drawn += 1
                    if event.a == seat:
                        out.deck[-drawn] = shown(out.deck[-drawn], bit(seat))
                if event.kind == tell.TURNED_OVER and event.a < len(out.animals):
                    out.animals[event.a].card = shown(out.animals[event.a].card, bit(seat))
                before = event.kind
        return out

    def learns(self, before: State, after: State, seat: int) -> bool:
        """`foreseen` knows it all."""
        return False

    def dealt_anew(self, state: State, seat: int, rng: Rng) -> State:
        out = state.clone()
        types = self.hidden(state, seat)
        rng.shuffle(types)

        def dealt(pile: Iterable[int]) -> IntList:
            return int_list(c if knows(c, seat) else card(types.pop(), known_to(c)) for c in pile)

        out.deck, out.box = dealt(out.deck), dealt(out.box)
        for player in out.players:
            player.hand, player.discard = dealt(player.hand), dealt(player.discard)
            for a in player.herd:
                [a.card] = dealt([a.card])
        out.actor, out.options = NOBODY, []  # the seat that is asked may now hold other cards
        out.settle()
        return out

    def know_as_in(self, state: State, pattern: State) -> None:
        def known(pile: Iterable[int], as_in: Iterable[int]) -> IntList:
            return int_list(card(type_of(c), known_to(p)) for c, p in zip(pile, as_in, strict=True))

        state.deck = known(state.deck, pattern.deck)
        for player, other in zip(state.players, pattern.players, strict=True):
            player.hand = known(player.hand, other.hand)
            player.discard = known(player.discard, other.discard)
            for a, like in zip(player.herd, other.herd, strict=True):
                [a.card] = known([a.card], [like.card])

    def hidden(self, state: State, seat: int) -> list[int]:
        return [type_of(c) for c in held(state) if not knows(c, seat)]

    def shown(self, view: View) -> set[int]:
        return {type_of(c) for c in cards_in(view)} - {UNKNOWN}

    def listed(self) -> dict[str, tuple[str, ...]]:
        """The fields that objects have; `events` and `over` are made of others, `views` belongs to the class."""
        state = a_deal()
        made = {"State": state, "Player": Player(), "Animal": Animal(0, 0, 0, 0)}
        return {name: tuple(sorted(set(names(thing)) - {"events", "over", "views"})) for name, thing in made.items()}

    def visibility(self) -> dict[str, dict[str, str]]:
        return {name: dict(fields) for name, fields in VISIBILITY.items()}

    def view_fields(self) -> dict[str, set[str]]:
        return {
            "View": {
                *("ruleset", "seat", "turn", "first", "players", "banks", "pairs", "deck", "box", "middle", "born"),
                *("stack", "actor", "options"),
            },
            "PlayerView": {"hand", "discard", "herd", "remains", "born", "points"},
            "AnimalView": {
                *("id", "number", "owner", "card", "place", "poisoned", "revealed", "stopped", "blind", "food", "blue"),
                *("used", "rested", "traits", "paralysed", "adrift", "restored", "stale", "did", "got"),
            },
        }


def a_deal() -> State:
    from beagle.games.evolution.game import EVOLUTION

    return EVOLUTION.deal(EVOLUTION.rulesets()[0].name, EVOLUTION.rulesets()[0].seats[0], 1)


def sides(type: int) -> set[int]:
    return {CARDS[type].upper, CARDS[type].lower}


def without(v: View, free: list[int]) -> View:
    """The view with every known card that is not among these turned into one that is."""

    def clean(c: int) -> int:
        return c if type_of(c) in (UNKNOWN, *free) else card(free[0], known_to(c))

    def clean_lying(packed: int) -> int:
        bearing = [type for type in free if trait_of(packed) in sides(type)]
        return packed if card_of(packed) in free else packed & ~(255 << 8) | bearing[0] << 8

    for player in v.players:
        player.hand = [clean(c) for c in player.hand]
        player.discard = [clean(c) for c in player.discard]
        for a in player.herd:
            a.card = clean(a.card)
        for a in player.herd + player.remains:
            a.traits = [clean_lying(packed) for packed in a.traits]
    v.deck, v.box = [clean(c) for c in v.deck], [clean(c) for c in v.box]
    v.pairs = [clean_lying(pair) for pair in v.pairs]
    return v


def filled(v: View, type: int) -> View:
    """The view with every unknown card turned into this one."""

    def fill(pile: list[int]) -> list[int]:
        return [c & ~UNKNOWN | type if type_of(c) == UNKNOWN else c for c in pile]

    for player in v.players:
        player.hand = fill(player.hand)
        player.discard = fill(player.discard)
        for a in player.herd:
            [a.card] = fill([a.card])
    v.deck = fill(v.deck)
    v.box = fill(v.box)
    return v


def yellow(a: Animal) -> int:
    """The tokens on its Fat tissue, ripe or not."""
    return sum(trait_of(packed) == ids.FAT and bool(packed & FILLED) for packed in a.traits)


class Tally:
    """What events say about food."""

    def __init__(self, events: list[Event]) -> None:
        self.of: Counter[int] = Counter(event.kind for event in events)
        self.gain: Counter[int] = Counter()  # food of an animal
        self.fat: Counter[int] = Counter()
        self.eaten: set[int] = set()
        self.got: set[int] = set()  # who got food
        self.exchange: set[int] = set()  # fat moves with its card
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        if event.kind in (tell.FOOD_TAKEN, tell.FOOD_GIVEN):
            self.gain[event.a] += 1 if event.kind == tell.FOOD_TAKEN else event.b
            self.got.add(event.a)
        elif event.kind == tell.FAT_STORED:
            self.gain[event.a] -= 1
            self.fat[event.a] += 1
        elif event.kind == tell.FAT_USED:
            self.gain[event.a] += event.b
            self.fat[event.a] -= event.b
        elif event.kind == tell.ROBBED:
            self.gain[event.b] -= 1
        elif event.kind == tell.FOOD_REMOVED:
            self.gain[event.a] -= event.b
        elif event.kind == tell.EXCHANGED:
            self.exchange = {event.a, event.b}
        elif event.kind == tell.EATEN:  # should it be restored, it has no food
            self.gain[event.b] = 0
            self.eaten.add(event.b)
            self.got.discard(event.b)


def animal_disorder(state: State, seat: int, a: Animal) -> Iterator[str]:
    kinds = [trait_of(packed) for packed in a.traits]
    if a.owner != seat or not a.alive or state.animals[a.id] is not a:
        yield "it is in the wrong herd"
    if a.food < 0 or a.fat < 0 or a.store < 0:
        yield f"food {a.food}, fat {a.fat}, store {a.store}"
    if not a.fat <= yellow(a) <= kinds.count(ids.FAT):
        yield f"{a.fat} fat on {kinds.count(ids.FAT)} cards"
    if any(packed & FILLED and trait_of(packed) != ids.FAT for packed in a.traits):
        yield "a token of fat on another card"
    for trait in set(kinds):
        if kinds.count(trait) > 1 and not state.rules.traits[trait].repeats:
            yield f"{ids.TRAIT_NAMES[trait]} twice"
        if state.rules.traits[trait].pair:
            yield f"{ids.TRAIT_NAMES[trait]} on one animal"
    if a.has(ids.CARNIVOROUS) and ids.SCAVENGER in kinds:
        yield "a carnivore that scavenges"
    if {ids.SPECIALIZATION_A, ids.SPECIALIZATION_B} <= set(kinds) or (a.revealed and ids.CARNIVOROUS in kinds):
        yield "two traits that never share an animal"
    yield from place_disorder(state, a)
    if derived(a) != derived(fresh(state, a)):
        yield f"what follows from its cards is {derived(fresh(state, a))}, it has {derived(a)}"


def remains_disorder(state: State, seat: int, a: Animal) -> Iterator[str]:
    if a.owner != seat or a.alive or state.animals[a.id] is not a or a in state.players[seat].herd:
        yield "they are no remains of this seat"
    if not any(trait_of(packed) == ids.REGENERATION for packed in a.traits):
        yield "remains without Regeneration"
    if any((a.card, a.food, a.kinds, a.mask, a.fat, a.store, a.blind, a.did, a.stale, a.got, a.poisoned)):
        yield "remains that have more than their cards"


def place_disorder(state: State, a: Animal) -> Iterator[str]:
    kinds = [trait_of(packed) for packed in a.traits]
    if not 0 <= a.place < len(state.rules.places):
        yield f"it is in place {a.place}"
    if state.rules.wide and a.place == ids.OCEAN and (ids.SWIMMING in kinds or a.adrift or not a.has(ids.SWIMMING)):
        yield "in the Ocean all swim, and without a card"
    if a.adrift and not a.has(ids.SWIMMING):
        yield "it came out of the Ocean and does not swim"
    if state.rules.wide:
        under = kinds.index(ids.NEOPLASM) if ids.NEOPLASM in kinds else 0
        if [bool(packed & OFF) for packed in a.traits] != [i < under for i in range(len(kinds))]:
            yield "what lies under a Neoplasm is off, and nothing else"


def derived(a: Animal) -> tuple[int, ...]:
    return (a.kinds, a.mask, a.need, a.fat, a.store, (a.used | a.stale) & ~a.kinds, a.rested & ~a.kinds, a.innate)


def fresh(state: State, a: Animal) -> Animal:
    """The animal with all that follows from its cards counted here, by the words of the rules."""
    lying = [packed for packed in a.traits if not packed & OFF]
    pairs = [pair for pair in state.pairs if a.id in (first_of(pair), second_of(pair))]
    partners = {pair: state.animals[first_of(pair) + second_of(pair) - a.id] for pair in pairs}
    pairs = [pair for pair in pairs if partners[pair].alive]
    out = a.clone()
    borne = [*map(trait_of, a.traits), *map(trait_of, pairs), *([ids.CARNIVOROUS] if a.revealed else [])]
    joined = [trait_of(pair) for pair in pairs if not partners[pair].paralysed]
    working = [*map(trait_of, lying), *joined, *([ids.CARNIVOROUS] if a.revealed else [])]
    if a.paralysed:
        lying, working = [], []
    swims = state.rules.wide and (a.place == ids.OCEAN or a.adrift)
    out.innate = 1 << ids.SWIMMING if swims else 0
    out.mask = sum(1 << trait for trait in set(working)) | out.innate
    out.kinds = sum(1 << trait for trait in set(borne))
    numbers = {ids.CARNIVOROUS: 1, ids.HIGH_BODY_WEIGHT: 1, ids.PARASITE: 2, ids.TREMATODE: 1, ids.WARM_BLOODEDNESS: 1}
    if "printed-needs" not in state.rules.name:
        numbers |= {ids.VIVIPAROUS: 1, ids.INTELLECT: 1}
    out.need = 1 + sum(numbers.get(trait, 0) for trait in working)
    fat = [packed & (FILLED | FRESH) for packed in lying if trait_of(packed) == ids.FAT]
    out.fat, out.store = fat.count(FILLED), fat.count(0)
    out.used &= out.kinds
    out.stale &= out.kinds
    out.rested &= out.kinds
    return out


def full_need(state: State, a: Animal) -> int:
    """What it would need if nobody were paralysed."""
    copy = state.clone()
    for other in animals(copy):
        other.paralysed = False
    return max(int(a.need), int(fresh(copy, copy.animals[a.id]).need))


def pair_disorder(state: State) -> list[str]:
    out: list[str] = []
    met: set[tuple[int, ...]] = set()
    for pair in state.pairs:
        a, b = state.animals[first_of(pair)], state.animals[second_of(pair)]
        there = [end.alive or state.is_remains(end.id) for end in (a, b)]
        if not all(there) or a.owner != b.owner or a is b or a.place != b.place:
            out.append(f"a pair of {first_of(pair)} and {second_of(pair)}")
        trait = state.rules.traits[trait_of(pair)]
        ends = (first_of(pair), second_of(pair))
        if not trait.many_partners:
            out += [f"animal {end} in two pairs of {trait.id}" for end in ends if (trait.id, end) in met]
            met |= {(trait.id, end) for end in ends}
        key = (trait_of(pair), *sorted(ends))
        if key in met or not state.rules.traits[trait_of(pair)].pair:
            out.append(f"the pair {key} twice, or of no pair trait")
        met.add(key)
    return out


ADAPTER: Adapter = Evolution()
