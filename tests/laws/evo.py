"""What the laws must know about EVO."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from beagle.games.evo import actions, ids, rulebook, tell
from beagle.games.evo.actions import play_card
from beagle.games.evo.clan import Clan
from beagle.games.evo.ids import FIRST_SPECIAL, GENES, METEOR
from beagle.games.evo.state import NOWHERE, State
from beagle.games.evo.view import VISIBILITY, View, unseen_specials, view
from beagle.kernel.action import PASS, kind_of, roll
from beagle.kernel.cards import PUBLIC, UNKNOWN, bit, card, known_to, knows, shown, type_of
from beagle.kernel.event import Event
from beagle.kernel.int_list import IntList, int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY
from beagle.testing.laws.adapter import Adapter, Marked, among
from beagle.testing.laws.exact import exact, names

TOKENS, NORMAL, SPECIAL, PURSES = 100, 150, 180, 210  # added to numbers, so that they are no event cards
FULL_ROUNDS = (9, 11)
RULES = {entry.id for entry in rulebook.ENTRIES}


class Evo:
    """See `Adapter`."""

    def constants(self) -> list[object]:
        return []

    def settled(self, state: State) -> State:
        return state.clone()

    def cards(self, state: State) -> list[int]:
        """Event cards, climate tokens and genes; of the special genes eight are in the game, whichever."""
        out = [*(type_of(c) for c in held(state)), *state.spent]
        out += [TOKENS + type_of(c) for c in [*state.pile, *state.aside]] + [TOKENS + token for token in state.turned]
        for gene in range(1, GENES):
            count = state.bag[gene] + list(state.lab).count(gene) + sum(clan.genes[gene] for clan in state.players)
            out += [NORMAL + gene if gene < FIRST_SPECIAL else SPECIAL] * count
        return out

    def printed(self, state: State) -> list[int]:
        rules = state.rules
        out = [event.id for event in rules.cards] + [TOKENS + token for token in [*rules.tokens, METEOR]]
        out += [NORMAL + gene for gene in range(1, FIRST_SPECIAL) for _ in range(rules.normal[gene])]
        return out + [SPECIAL] * rules.specials

    # What may lie where

    def disorder(self, state: State) -> list[str]:
        out = list(board_disorder(state)) + list(knowledge_disorder(state)) + list(lab_disorder(state))
        for gene in range(FIRST_SPECIAL, GENES):
            owners = state.bag[gene] + list(state.lab).count(gene) + sum(clan.genes[gene] for clan in state.players)
            if owners > 1:
                out.append(f"{ids.GENE_NAMES[gene]} is there {owners} times")
        low, high = FULL_ROUNDS
        if state.over and not low <= state.round - 1 <= high:
            out.append(f"the game had {state.round - 1} full rounds")
        if METEOR in [type_of(c) for c in list(state.pile)[3:]]:
            out.append("the meteor is not among the last three")
        return out

    def miscounts(self, before: State, after: State) -> list[str]:
        out: list[str] = []
        told = Tally(after.events)
        for seat, clan in enumerate(after.players):
            had = before.players[seat]
            if clan.mp != had.mp + told.mp[seat]:
                out.append(f"seat {seat} had {had.mp} mutation points, got {told.mp[seat]}, has {clan.mp}")
            if len(clan.herd) != len(had.herd) + told.herd[seat]:
                out.append(f"seat {seat} had {len(had.herd)} dinosaurs, got {told.herd[seat]}, has {len(clan.herd)}")
        if told.sold and told.sold != len(before.lab):
            out.append(f"{told.sold} of {len(before.lab)} columns were sold")
        if told.sold and ids.MISSING_INGREDIENTS not in in_force(before) and told.sold != len(after.players):
            out.append(f"{told.sold} columns were sold to {len(after.players)} players")
        return out

    # Every action that has a text

    def universe(self, state: State) -> list[int]:
        chance = [roll(face) for face in range(1, 7)]
        chance += [actions.face(face) for face in range(5)] + [actions.draw(gene) for gene in range(1, GENES)]
        if state.actor == CHANCE:
            return chance
        seats = int(state.seats)
        out = [PASS, *chance[::5]]
        out += [actions.bid(column, field) for column in range(seats) for field in range(7)]
        out += [actions.place(place) for place in range(seats)]
        for event in state.rules.cards:
            targets = {ids.A_CELL: int(state.rules.land.size), ids.A_TURN: 4, ids.A_PLACE: seats}.get(event.aim, 0)
            out += [actions.play_on(event.id, target) for target in range(targets)]
            out += [actions.play(event.id)] if event.aim in (ids.NOTHING, ids.A_PLACE) else []
        return out + on_cells(state)

    def some_moves(self, state: State, rng: Rng, count: int) -> list[int]:
        return among(self.universe(state), rng, count)

    def is_rule(self, id: str) -> bool:
        return id in RULES

    def rule_name(self, number: int) -> str:
        return rulebook.name(number)

    # What is hidden

    def marked(self, state: State, seat: int) -> Marked | None:
        """Every event card that the seat does not know is one and the same."""
        free = [event.id for event in state.rules.cards if event.id not in self.known(state, seat)]
        if not free:
            return None
        type = free[(state.round * 5 + state.dial) % len(free)]
        out = state.clone()
        out.deck = int_list(marked_card(c, seat, type) for c in out.deck)
        for clan in out.players:
            clan.hand = int_list(marked_card(c, seat, type) for c in clan.hand)
        ask_again(out)
        return Marked(out, type, (ids.CARD_NAMES[type],))

    def known(self, state: State, seat: int) -> set[int]:
        """Event cards by their types; and how many tokens it has seen, which special genes, and whose purse."""
        cards = {type_of(c) for c in held(state) if knows(c, seat)} | set(state.spent)
        tokens = len(state.turned) + sum(knows(c, seat) for c in [*state.pile, *state.aside])
        specials = {SPECIAL + gene for gene in range(FIRST_SPECIAL, GENES) if is_out(state, gene)}
        purses = {PURSES + other for other, clan in enumerate(state.players) if clan.known >> seat & 1}
        return cards | {TOKENS + number for number in range(tokens)} | specials | purses

    def foreseen(self, state: State, actions: list[int], seat: int) -> State:
        """It knows the card it will win, those that will be played, the tokens that will be turned, and the end."""
        out, scout = state.clone(), state.clone()
        scout.listen()
        won = turned = 0
        for action in actions:
            if kind_of(action) == ids.PLAY:
                clan = out.players[scout.actor]
                played = play_card(action)
                clan.hand = int_list(shown(c, bit(seat)) if type_of(c) == played else c for c in clan.hand)
            scout.apply(action)
            for event in scout.events:
                if event.kind == tell.CARD_WON:
                    won += 1
                    if event.a == seat:
                        out.deck[-won] = shown(out.deck[-won], bit(seat))
                turned += event.kind == tell.TOKEN
        foresees = seat < len(scout.players) and scout.players[seat].foresees
        for place in range(1, min(turned + foresees, len(out.pile)) + 1):
            out.pile[-place] = shown(out.pile[-place], bit(seat))
        if scout.over:
            for clan in out.players:
                clan.known = PUBLIC
        return out

    def learns(self, before: State, after: State, seat: int) -> bool:
        """`foreseen` knows it all."""
        return False

    def dealt_anew(self, state: State, seat: int, rng: Rng) -> State:
        out = state.clone()
        types = [type_of(c) for c in held(state) if not knows(c, seat)]
        rng.shuffle(types)
        for clan in out.players:
            clan.hand = int_list(c if knows(c, seat) else card(types.pop(), known_to(c)) for c in clan.hand)
        out.deck = int_list(c if knows(c, seat) else card(types.pop(), known_to(c)) for c in out.deck)
        deal_tokens(out, seat, rng)
        specials = unseen_specials(view(state, seat))
        rng.shuffle(specials)
        for gene in specials:
            out.bag[gene] = 0
        for gene in specials[: sum(list(state.bag)[FIRST_SPECIAL:])]:
            out.bag[gene] = 1
        for other, clan in enumerate(out.players):
            if not clan.known >> seat & 1:
                column = out.column_of(other)
                bound = out.price(other, column, out.bids[column]) if column >= 0 else 0
                clan.mp = bound + rng.below(12)
        ask_again(out)
        return out

    def know_as_in(self, state: State, pattern: State) -> None:
        state.deck = like(state.deck, pattern.deck)
        state.pile, state.aside = like(state.pile, pattern.pile), like(state.aside, pattern.aside)
        for clan, other in zip(state.players, pattern.players, strict=True):
            clan.hand = int_list(sorted(like(clan.hand, other.hand)))
            clan.known = other.known
        ask_again(state)

    def hidden(self, state: State, seat: int) -> list[int]:
        piles = [*held(state), *state.pile, *state.aside]
        return [type_of(c) for c in piles if not knows(c, seat)]

    def shown(self, view: View) -> set[int]:
        cards = [*view.deck, *(c for clan in view.players for c in clan.hand)]
        return {type_of(c) for c in cards} - {UNKNOWN} | set(view.spent)

    def listed(self) -> dict[str, tuple[str, ...]]:
        from beagle.games.evo.game import EVO

        made = {"State": EVO.deal("second", 2, 1), "Clan": Clan()}
        return {name: tuple(sorted(set(names(thing)) - {"events", "over", "views"})) for name, thing in made.items()}

    def visibility(self) -> dict[str, dict[str, str]]:
        return {name: dict(fields) for name, fields in VISIBILITY.items()}

    def view_fields(self) -> dict[str, set[str]]:
        return {
            "View": {
                *("ruleset", "seat", "players", "map", "round", "dial", "shift", "order", "pile", "turned", "aside"),
                *("bag", "unseen", "lab", "holders", "bids", "deck", "spent", "points", "lap", "births", "newborn"),
                *("stack", "actor", "options"),
            },
            "ClanView": {"mp", "herd", "genes", "hand", "active"},
        }


def held(state: State) -> Iterator[int]:
    """Every event card that was not played, with its mask."""
    yield from state.deck
    for clan in state.players:
        yield from clan.hand


def is_out(state: State, gene: int) -> bool:
    """Has it come out of the bag?"""
    return gene in state.lab or any(clan.genes[gene] for clan in state.players)


def in_force(state: State) -> set[int]:
    return {card for card in range(15) for clan in state.players if clan.active >> card & 1}


def marked_card(c: int, seat: int, type: int) -> int:
    return c if knows(c, seat) else card(type, known_to(c))


def like(pile: Iterable[int], pattern: Iterable[int]) -> IntList:
    return int_list(card(type_of(c), known_to(p)) for c, p in zip(pile, pattern, strict=True))


def ask_again(state: State) -> None:
    """The seat that is asked may now hold other cards."""
    state.actor, state.options = NOBODY, []
    state.settle()


def deal_tokens(out: State, seat: int, rng: Rng) -> None:
    """Unknown climate tokens change places; the meteor only among the last three."""
    places = [i for i, c in enumerate(out.pile) if not knows(c, seat)]
    rest = [type_of(out.pile[i]) for i in places] + [type_of(c) for c in out.aside]
    last = [i for i in places if i < 3]
    meteor = NOWHERE
    if METEOR in rest:
        rest.remove(METEOR)
        meteor = last[rng.below(len(last))]
    rng.shuffle(rest)
    for i in places:
        out.pile[i] = card(METEOR if i == meteor else rest.pop(), known_to(out.pile[i]))
    out.aside = int_list(card(rest.pop(), known_to(c)) for c in out.aside)


class Tally:
    """What events say about mutation points and dinosaurs."""

    def __init__(self, events: list[Event]) -> None:
        self.mp: Counter[int] = Counter()
        self.herd: Counter[int] = Counter()
        self.sold = sum(event.kind == tell.PAID for event in events)
        for event in events:
            if event.kind in (tell.PAID, tell.EARNED):
                self.mp[event.a] += event.b if event.kind == tell.EARNED else -event.b
            elif event.kind == tell.BORN:
                self.herd[event.a] += 1
            elif event.kind in (tell.KILLED, tell.DIED, tell.TAKEN_OFF):
                self.herd[event.a] -= 1
            elif event.kind == tell.STOLEN:
                self.herd[event.a] += 1
                self.herd[event.b] -= 1


def board_disorder(state: State) -> Iterator[str]:
    """Two to eight dinosaurs a clan, one a cell; what follows from the genes follows."""
    if sorted(state.order) != list(range(state.seats)):
        yield f"the order is {state.order}"
    there = {cell: seat for seat, clan in enumerate(state.players) for cell in clan.herd}
    if [there.get(cell, NOWHERE) for cell in range(state.rules.land.size)] != state.board:
        yield "the board and the herds differ"
    if len(there) != sum(len(clan.herd) for clan in state.players):
        yield "two dinosaurs on one cell"
    for seat, clan in enumerate(state.players):
        if not 2 <= len(clan.herd) <= 8 or clan.herd != sorted(clan.herd):
            yield f"seat {seat} has {len(clan.herd)} dinosaurs, or in disorder"
        if clan.mp < 0:
            yield f"seat {seat} has {clan.mp} mutation points"
        fresh = clan.clone()
        fresh.refresh(state.rules)
        if exact(clan) != exact(fresh):
            yield f"what follows from the genes of seat {seat} is {exact(fresh)}, it has {exact(clan)}"
        if any(clan.active >> type & 1 and type not in state.spent for type in range(15)):
            yield f"a card in force for seat {seat} was not played"


def knowledge_disorder(state: State) -> Iterator[str]:
    """Hands are known to their owners, the top climate token to who foresees it, and nothing else."""
    for seat, clan in enumerate(state.players):
        if any(known_to(c) != bit(seat) for c in clan.hand) or clan.hand != sorted(clan.hand):
            yield f"the hand of seat {seat} is known to others, or in disorder"
        if clan.known != (PUBLIC if state.over else bit(seat)):
            yield f"who knows the mutation points of seat {seat}: {clan.known}"
    if any(known_to(c) for c in [*state.deck, *state.aside, *list(state.pile)[:-1]]):
        yield "someone knows what lies face down"
    seers = sum(bit(seat) for seat, clan in enumerate(state.players) if clan.genes[ids.SIXTH_SENSE])
    if state.pile and known_to(state.pile[-1]) != seers:
        yield f"the next token is known to {known_to(state.pile[-1])}, not to {seers}"


def lab_disorder(state: State) -> Iterator[str]:
    laid = [gene for gene in state.lab if gene != ids.NO_GENE]
    others = [gene for gene in range(1, GENES) if state.bag[gene] and gene not in laid]
    if len(set(laid)) != len(laid) and others:
        yield f"a gene lies twice in the laboratory: {laid}"
    holders = [seat for seat in state.holders if seat >= 0]
    if len(set(holders)) != len(holders) or len(state.lab) > state.seats:
        yield f"the markers {state.holders}"
    if not len(state.lab) == len(state.holders) == len(state.bids):
        yield "columns without fields"


def on_cells(state: State) -> list[int]:
    """Moves of dinosaurs: all of the pending kind, some of the others."""
    land, pending = state.rules.land, state.stack[-1].name if state.stack else ""
    every = list(range(land.size))
    own = list(state.players[state.actor].herd) if state.actor >= 0 else []
    others = [cell for cell in every if cell not in own]
    starts = [*own, *others[state.round % 7 :: 9]]
    out: list[int] = []
    for start in starts:
        ends = sorted(
            {start, *land.within[start], *others[start % 5 :: 9], *(land.coast if pending == "moves" else [])}
        )
        kinds = (ids.WALK, ids.ATTACK, ids.FLY, ids.SWIM) if pending == "moves" else (ids.WALK,)
        out += [actions.move(kind, start, end) for kind in kinds for end in (ends if pending == "moves" else ends[:2])]
        ends = every if pending == "birth-go" else every[start % 11 :: 23]
        out += [actions.exchange(start, end) for end in ends]
    for made, step in ((actions.birth, "birth-go"), (actions.flee, "fight"), (actions.lose, "survival-go")):
        out += [made(cell) for cell in (every if pending == step else every[:: len(every) // 2])]
    return out


ADAPTER: Adapter = Evo()
