"""Check whether a position matches a text.  Only what the text says is compared."""

from __future__ import annotations

from beagle.games.evo.components import read_rows, rows_text
from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES, TOKEN_NAMES
from beagle.games.evo.notation.names import card_name, counted, token_name
from beagle.games.evo.notation.parsing import PositionText, SeatText, parse_position
from beagle.games.evo.notation.writing import column_text, gene_names, seat_line
from beagle.games.evo.rulesets import rules
from beagle.games.evo.state import NOWHERE
from beagle.games.evo.view import HIDDEN, View, phase_name
from beagle.kernel.cards import UNKNOWN, type_of
from beagle.kernel.hexes import hex_name
from beagle.kernel.matching import Said, go_differs, head_differs, number_said, unlike
from beagle.kernel.position import FILLER
from beagle.kernel.text import seat_name


def mismatches(v: View, text: str) -> list[str]:
    """Where the position differs from the text: one line each, empty if it matches."""
    said = parse_position(text, head=False)
    out = head_mismatches(v, said)
    for seat, seat_text in said.seats.items():
        there = seat < len(v.players)
        out += seat_mismatches(v, seat, seat_text) if there else [f"there is no seat {seat_name(seat)}"]
    if said.lab is not None:
        out += lab_mismatches(v, said)
    bag = [gene for gene, count in enumerate(v.bag) for _ in range(count)] + [UNKNOWN] * v.unseen
    out += items_mismatch("bag", bag, said.bag, counted(gene_names(v.bag) + ["?"] * v.unseen))
    out += items_mismatch("spent", v.spent, said.spent, counted([CARD_NAMES[type] for type in v.spent]))
    out += items_mismatch("turned", v.turned, said.turned, counted([token_name(token) for token in v.turned]))
    for name, pile, wanted in (
        ("pile", v.pile, said.pile),
        ("deck", v.deck, said.deck),
        ("aside", v.aside, said.aside),
    ):
        names = [(card_name if name == "deck" else token_name)(c) for c in pile[::-1]]
        out += pile_mismatch(name, [type_of(c) for c in pile[::-1]], wanted, counted(names))
    if said.map is not None and rows_text(read_rows(said.map.text, said.map)) != v.map:
        out.append(f"it is map {v.map}" if v.map else "the map is the table's own")
    return out


def head_mismatches(v: View, said: PositionText) -> list[str]:
    land = rules(v.ruleset, v.seats, v.map).land
    newborn = "-" if v.newborn == NOWHERE else hex_name(land.cells[v.newborn])
    head = [
        Said("", said.phase, phase_name(v)),
        number_said("round", said.round, v.round),
        number_said("dial", said.dial, v.dial),
        Said("turns", None if said.turns is None else TOKEN_NAMES[said.turns], TOKEN_NAMES[v.shift + 1]),
        Said("order", None if said.order is None else order_text(said.order), order_text(v.order)),
        number_said("points", said.points, v.points),
        number_said("pass", said.lap, v.lap),
        number_said("births", said.births, v.births),
        Said("newborn", None if said.newborn is None else hex_name(said.newborn), newborn),
    ]
    return head_differs(head) + go_differs(said.to, v.actor)


def order_text(order: list[int]) -> str:
    return "".join(map(seat_name, order))


def seat_mismatches(v: View, seat: int, said: SeatText) -> list[str]:
    clan, name = v.players[seat], seat_name(seat)
    land = rules(v.ruleset, v.seats, v.map).land
    out: list[str] = []
    herd = sorted(hex_name(land.cells[cell]) for cell in clan.herd)
    if said.herd and sorted(hex_name(cell) for cell, _ in said.herd) != herd:
        out.append(f"it is {seat_line(v, seat, land)}")
    if said.mp is not None and said.mp != clan.mp:
        out.append(unlike(f"{name}: | mp {said.mp}", "mp ?" if clan.mp == HIDDEN else f"mp {clan.mp}"))
    genes = [gene for gene, count in enumerate(clan.genes) for _ in range(count)]
    out += items_mismatch(f"{name}: | genes", genes, said.genes, counted([GENE_NAMES[gene] for gene in genes]))
    hand = [type_of(c) for c in clan.hand]
    out += items_mismatch(f"{name}: | cards", hand, said.cards, counted([card_name(c) for c in clan.hand]))
    plays = [number for number in range(len(CARD_NAMES)) if clan.active >> number & 1]
    return out + items_mismatch(f"{name}: | plays", plays, said.plays, counted([CARD_NAMES[type] for type in plays]))


def items_mismatch(name: str, there: list[int], wanted: list[int] | None, is_: str) -> list[str]:
    """The same things in any order; a number matches anything."""
    if wanted is None:
        return []
    left = list(there)
    for item in wanted:
        if item != FILLER and item in left:
            left.remove(item)
        elif item != FILLER:
            return [f"it is {name} {is_}"]
    return [] if len(left) == wanted.count(FILLER) else [f"it is {name} {is_}"]


def pile_mismatch(name: str, there: list[int], wanted: list[int] | None, is_: str) -> list[str]:
    """The same things in the same order; a number matches anything."""
    if wanted is None:
        return []
    fits = len(there) == len(wanted) and all(w in (FILLER, t) for t, w in zip(there, wanted, strict=True))
    return [] if fits else [f"it is {name} {is_}"]


def lab_mismatches(v: View, said: PositionText) -> list[str]:
    """Compare column by column; a marker is compared only if the text names one."""
    wanted = said.lab or []
    fits = len(wanted) == len(v.lab)
    for number, column in enumerate(wanted[: len(v.lab)]):
        fits = fits and column.gene == v.lab[number]
        if column.bid is not None:
            fits = fits and (column.bid, column.holder) == (v.bids[number], v.holders[number])
    return [] if fits else ["it is lab " + " ".join(column_text(v, column) for column in range(len(v.lab)))]
