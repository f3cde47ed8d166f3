"""Check that the position in a text is possible, before playing from it.  Errors give the place in the text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from beagle.games.evo.clan import HERD
from beagle.games.evo.ids import FIRST_SPECIAL, GENE_NAMES, METEOR, MOMENTS, NO_GENE
from beagle.games.evo.notation.parsing import PositionText
from beagle.games.evo.power import Rules
from beagle.games.evo.state import NOWHERE
from beagle.games.evo.view import STEPS, View, phase_name
from beagle.kernel.cards import SPECTATOR, UNKNOWN
from beagle.kernel.position import FILLER
from beagle.kernel.state import CHANCE
from beagle.kernel.text import NotationError, Word, seat_name

FEWEST: Final = 2  # dinosaurs of a clan
MAX_ROUNDS: Final = 99
MAX_POINTS: Final = 200
MAX_GENES: Final = 40  # of one kind
OPEN_AT: Final = {"token": "climate", "weather": "climate", "newborn": "birth-go"}
OWN_AT: Final = {"placement": ("bid", "auction"), "losses": ("survival-go",), "score": ("survival-go",)}


def check_head(said: PositionText, made: Rules) -> None:
    """Numbers are within bounds, and seats exist."""
    last = seat_name(made.seats - 1)
    for name, seat in (("to", said.to), ("view", said.seat)):
        if seat is not None and seat not in (CHANCE, SPECTATOR) and seat >= made.seats:
            raise said.at[name].error(f"a seat of this table, A to {last}")
    if said.order is not None and sorted(said.order) != list(range(made.seats)):
        raise said.at["order"].error(f'every seat once after "order", A to {last}')
    limits = {"round": (1, MAX_ROUNDS), "dial": (0, len(made.dial) - 1), "points": (0, 99), "pass": (0, 99)}
    values = {"round": said.round, "dial": said.dial, "points": said.points, "pass": said.lap, "births": said.births}
    for name, value in values.items():
        low, high = limits.get(name, (0, 9))
        if value is not None and not low <= value <= high:
            raise said.at[name].error(f'a number from {low} to {high} after "{name}"')
    if said.turns == METEOR:
        raise said.at["turns"].error('+2, +1, +0 or -1 after "turns"')
    if said.newborn is not None and said.newborn not in made.land.number:
        raise said.at["newborn"].error('a cell of the land after "newborn"')
    if said.stack is None and said.to == CHANCE:
        raise said.at["to"].error('a seat after "to", or a stack that says what chance decides')
    if said.stack is None and said.to is not None and said.phase in (None, "climate", "initiative", "over"):
        raise said.at["to"].error('a phase in which players act, because of "to"')


def check_seats(said: PositionText, made: Rules) -> None:
    """Dinosaurs are on land, one per cell, two to eight per clan; genes exist."""
    met: set[int] = set()
    special: set[int] = {column.gene for column in said.lab or [] if column.gene >= FIRST_SPECIAL}
    for seat in range(made.seats):
        text = said.seats.get(seat)
        if text is None:
            raise NotationError(f'a line "{seat_name(seat)}:" with its dinosaurs', "")
        for cell, at in text.herd:
            if cell not in made.land.number or cell in met:
                raise at.error("a cell of the land, with at most one dinosaur")
            met.add(cell)
        if not FEWEST <= len(text.herd) <= HERD:
            raise text.at.error(f"{FEWEST} to {HERD} dinosaurs for each clan")
        if text.mp is not None and text.mp > MAX_POINTS:
            raise text.at.error(f"at most {MAX_POINTS} mutation points")
        for gene in text.genes or []:
            if gene in (FILLER, UNKNOWN) or gene in special or (text.genes or []).count(gene) > MAX_GENES:
                raise text.at.error("genes by name, each special one only once in the game")
            if gene >= FIRST_SPECIAL:
                special.add(gene)
    if said.newborn is not None and said.newborn not in met:
        raise said.at["newborn"].error('the cell of a dinosaur after "newborn"')


def check_bag(said: PositionText) -> None:
    """Each special gene is in only one place."""
    owned = [gene for seat in said.seats.values() for gene in seat.genes or []]
    owned += [column.gene for column in said.lab or []]
    for gene in said.bag or []:
        if gene == FILLER:
            raise said.at["bag"].error("genes by name in the bag")
        if gene != UNKNOWN and gene >= FIRST_SPECIAL and (gene in owned or (said.bag or []).count(gene) > 1):
            raise said.at["bag"].error(f"{GENE_NAMES[gene]} only once in the game")
    if len(said.pile or []) > MAX_POINTS or (said.turned and {FILLER, UNKNOWN} & {*said.turned}):
        raise said.at["turned" if said.turned else "pile"].error(f"climate tokens by name, at most {MAX_POINTS}")


def all_cards(said: PositionText) -> Iterator[tuple[int, Word]]:
    for seat in said.seats.values():
        for type in seat.cards or []:
            yield type, seat.at
    for name, pile in (("deck", said.deck), ("spent", said.spent)):
        for type in pile or []:
            yield type, said.at[name]


def check_cards(said: PositionText) -> None:
    """Each event card is in only one place; cards in force were played."""
    met: set[int] = set()
    for count, (type, at) in enumerate(all_cards(said), 1):
        if type in met or count > 15:
            raise at.error("each event card only once in the game")
        if type not in (FILLER, UNKNOWN):
            met.add(type)
    for seat in said.seats.values():
        for type in seat.plays or []:
            held = type in met and type not in (said.spent or [])
            if type in (FILLER, UNKNOWN) or held or (seat.plays or []).count(type) > 1:
                raise seat.at.error("played cards that are in force, each once")
    for type in said.spent or []:
        if type in (FILLER, UNKNOWN):
            raise said.at["spent"].error("played cards by name")


def check_lab(said: PositionText, made: Rules) -> None:
    """No more columns than seats, and each marker is in one of them."""
    met: set[int] = set()
    for number, column in enumerate(said.lab or []):
        if number >= made.seats:
            raise column.at.error(f"at most {made.seats} columns")
        if column.holder >= made.seats or column.holder in met:
            raise column.at.error("markers of this table, each in one column")
        if column.holder != NOWHERE:
            met.add(column.holder)


def check_stack(said: PositionText, v: View, made: Rules) -> None:
    """Each step is on one it can be on, and refers to things that exist."""
    if said.stack is None:
        if "to" in said.at and not all(facts(v, made, place) for place in range(len(v.stack))):
            raise said.at["to"].error('a laboratory where the seat after "to" has no marker yet')
        return
    below = ""
    for place, ((name, values), (_, at)) in enumerate(zip(v.stack, said.stack, strict=True)):
        STEPS.check_place(name, below, at)
        if not STEPS.made(name, values).possible(made) or not facts(v, made, place):
            raise at.error(f"numbers that are possible for {name} here")
        below = name
    if v.stack and len(v.stack) > 1 and v.stack[1][0] != made.phases[v.stack[0][1][0] - 1].name:
        raise said.stack[1][1].error(
            f"{made.phases[v.stack[0][1][0] - 1].name} on top of the round, as its number says"
        )
    if said.phase not in (None, phase_name(v)):
        raise said.at["phase"].error(f"the phase that the stack gives, {phase_name(v)}")


def facts(v: View, made: Rules, place: int) -> bool:
    """Is what this step refers to on the table?"""
    name, values = v.stack[place]
    below, under = v.stack[place - 1] if place else ("", [])
    owner = {cell: seat for seat, clan in enumerate(v.players) for cell in clan.herd}
    if name == "fight":
        near = values[1] in made.land.near[values[0]]
        return owner.get(values[0]) == under[0] and near and is_prey(v, made, owner.get(values[1]), under[0])
    if name == "babies":
        return values[0] == under[0] and is_prey(v, made, owner.get(values[1]), values[0])
    if name == "moves":
        return not values[3] or owner.get(values[3] - 1) == values[0]
    if name in ("auction", "bid"):
        return bool(v.lab) and (name == "auction" or can_bid(v, values[0], values[1]))
    if name == "draw-gene":
        return sum(v.bag) + v.unseen > 0 and len(v.lab) < made.seats
    if name == "mutation":
        return values[0] < 2 or bool(v.lab)
    if name == "window":
        moment = MOMENTS[values[0]]
        return OPEN_AT.get(moment, moment) == below and (moment != "newborn" or v.newborn != NOWHERE)
    if name == "own-window":
        return below in OWN_AT.get(MOMENTS[values[0]], ())
    return True


def is_prey(v: View, made: Rules, seat: int | None, hunter: int) -> bool:
    """Is this another clan that can lose a dinosaur?"""
    if seat is None or seat == hunter:
        return False
    clan = v.players[seat]
    return len(clan.herd) > max(gene.floor for gene in made.genes if gene.id == NO_GENE or clan.genes[gene.id])


def can_bid(v: View, seat: int, lost: int) -> bool:
    """The marker is not in any column; the seat that took its column is still there."""
    return seat not in v.holders and lost <= len(v.lab) and (not lost or v.holders[lost - 1] != NOWHERE)
