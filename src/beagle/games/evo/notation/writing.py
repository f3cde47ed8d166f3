"""A position as text: the canonical form."""

from __future__ import annotations

from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES, MOMENTS, NO_GENE, TOKEN_NAMES
from beagle.games.evo.land import Land
from beagle.games.evo.notation.names import card_name, counted, token_name
from beagle.games.evo.rulesets import rules
from beagle.games.evo.state import NOWHERE
from beagle.games.evo.view import HIDDEN, SPECS, View, phase_name
from beagle.kernel.cards import SPECTATOR, WHOLE
from beagle.kernel.hexes import hex_name
from beagle.kernel.state import NOBODY
from beagle.kernel.text import seat_name


def write_view(v: View) -> str:
    """The position in lines: head, map, seats, laboratory, piles, stack.  Only zero or empty values are left out."""
    land = rules(v.ruleset, v.seats, v.map).land
    lines = [head(v, land)]
    if v.map:
        lines.append(f"map {v.map}")
    lines += [seat_line(v, seat, land) for seat in range(v.seats)]
    if v.lab:
        lines.append("lab " + " ".join(column_text(v, column) for column in range(len(v.lab))))
    lines.append("pile " + counted([token_name(c) for c in v.pile[::-1]]))
    lines.append("turned " + counted([TOKEN_NAMES[token] for token in v.turned]))
    lines.append("aside " + counted([token_name(c) for c in v.aside]))
    lines.append("bag " + counted(gene_names(v.bag) + ["?"] * v.unseen))
    lines.append("deck " + counted([card_name(c) for c in v.deck[::-1]]))
    lines.append("spent " + counted([CARD_NAMES[type] for type in v.spent]))
    if v.stack:
        lines.append("stack " + " ".join(step_text(name, values, land) for name, values in v.stack))
    return "\n".join(lines)


def head(v: View, land: Land) -> str:
    words = ["evo", v.ruleset]
    if v.seat != WHOLE:
        words += ["view", "spectator" if v.seat == SPECTATOR else seat_name(v.seat)]
    words += ["round", str(v.round), phase_name(v), "dial", str(v.dial), "order", "".join(map(seat_name, v.order))]
    if v.shift:
        words += ["turns", TOKEN_NAMES[v.shift + 1]]
    for name, value in (("points", v.points), ("pass", v.lap), ("births", v.births)):
        if value:
            words += [name, str(value)]
    if v.newborn != NOWHERE:
        words += ["newborn", hex_name(land.cells[v.newborn])]
    if v.actor != NOBODY:
        words += ["to", seat_name(v.actor)]
    return " ".join(words)


def seat_line(v: View, seat: int, land: Land) -> str:
    clan = v.players[seat]
    herd = "".join(f" {hex_name(land.cells[cell])}" for cell in clan.herd)
    mp = "?" if clan.mp == HIDDEN else str(clan.mp)
    genes = counted(gene_names(clan.genes))
    plays = [name for number, name in enumerate(CARD_NAMES) if clan.active >> number & 1]
    played = f" | plays {' '.join(plays)}" if plays else ""
    hand = counted([card_name(c) for c in clan.hand])
    return f"{seat_name(seat)}:{herd} | mp {mp} | genes {genes} | cards {hand}{played}"


def gene_names(counts: list[int]) -> list[str]:
    return [GENE_NAMES[gene] for gene, count in enumerate(counts) for _ in range(count)]


def column_text(v: View, column: int) -> str:
    """`card=4B`, `legs`; `-=0A` when its gene has been won."""
    gene = v.lab[column]
    text = "card" if column == 0 else "-" if gene == NO_GENE else GENE_NAMES[gene]
    if v.holders[column] != NOWHERE:
        text += f"={v.bids[column]}{seat_name(v.holders[column])}"
    return text


def step_text(name: str, values: list[int], land: Land) -> str:
    """A step with its fields: `fight(from=0,1 to=1,1)`.  Zeros and unset flags are left out."""
    fields: list[str] = []
    for part, value in zip(SPECS[name].split(), values, strict=True):
        label, _, type = part.partition(":")
        fields.append(field_text(label, type, value, land))
    return f"{name}({' '.join(text for text in fields if text)})"


def field_text(label: str, type: str, value: int, land: Land) -> str:
    if type == "flag":
        return label if value else ""
    if type == "seat":
        return f"{label}={seat_name(value)}"
    if type == "moment":
        return f"{label}={MOMENTS[value]}"
    if type == "land":
        return f"{label}={hex_name(land.cells[value])}"
    if not value:
        return ""
    return f"{label}={hex_name(land.cells[value - 1])}" if type == "cell" else f"{label}={value}"
