"""A position as text: the canonical form."""

from __future__ import annotations

from beagle.games.evolution.animal import (
    FILLED,
    FIRED,
    FRESH,
    OFF,
    card_of,
    first_of,
    named_on,
    named_partner,
    second_of,
    trait_of,
)
from beagle.games.evolution.ids import CARNIVOROUS, PLACES, TRAIT_NAMES
from beagle.games.evolution.notation.births import born_text, number_texts
from beagle.games.evolution.notation.conditions import CONDITIONS
from beagle.games.evolution.notation.moves import aimed_text
from beagle.games.evolution.notation.names import card_name, side_name, with_knowers
from beagle.games.evolution.view import SPECS, AnimalView, PlayerView, View, phase_name
from beagle.kernel.cards import PUBLIC, SPECTATOR, UNKNOWN, WHOLE, bit, type_of
from beagle.kernel.state import NOBODY
from beagle.kernel.text import piece_name, seat_name


def write_view(v: View) -> str:
    """The position in lines: head, seats, deck, box, stack.  Nothing is left out, not even defaults."""
    lines = [head(v)]
    lines += [seat_line(v, seat) for seat in range(len(v.players))]
    lines.append("deck " + pile(v.deck[::-1], 0, 0, len(v.players)))
    if v.box:
        lines.append("box " + pile(v.box, 0, 0, len(v.players)))
    if v.middle:
        lines.append("middle " + pile(v.middle, PUBLIC, PUBLIC, len(v.players)))
    if v.stack:
        lines.append("stack " + " ".join(step_text(name, values) for name, values in v.stack))
    return "\n".join(lines)


def head(v: View) -> str:
    words = ["evolution", v.ruleset]
    if v.seat != WHOLE:
        words += ["view", "spectator" if v.seat == SPECTATOR else seat_name(v.seat)]
    words += ["turn", str(v.turn), phase_name(v), "bank", " ".join(map(str, v.banks)), "first", seat_name(v.first)]
    words += ["born", str(v.born)]
    if v.actor != NOBODY:
        words += ["to", seat_name(v.actor)]
    return " ".join(words)


def seat_line(v: View, seat: int) -> str:
    player = v.players[seat]
    wide = len(v.banks) > 1
    numbers = number_texts(player)
    words = [animal_text(a, len(v.players), wide, numbers[a.id]) for a in player.herd]
    words += [remains_text(a, wide, numbers[a.id]) for a in player.remains]
    words += pair_texts(v, player)
    table = "".join(f" {word}" for word in words)
    hand = pile(player.hand, bit(seat), bit(seat), len(v.players))
    discard = pile(player.discard, PUBLIC, bit(seat), len(v.players))
    points = f" | points {player.points}" if player.points else ""
    return f"{seat_name(seat)}:{table} | hand {hand} | discard {discard}{born_text(player)}{points}"


def name_text(a: AnimalView, wide: bool, number: str) -> str:
    return piece_name(a.id) + number + (f"@{PLACES[a.place + 1]}" if wide else "")


def traits_text(a: AnimalView) -> str:
    return " ".join(trait_text(a, packed) for packed in a.traits)


def remains_text(a: AnimalView, wide: bool = True, number: str = "") -> str:
    """No animal card, only its traits."""
    return f"{name_text(a, wide, number)}<->[{traits_text(a)}]"


def animal_text(a: AnimalView, seats: int, wide: bool = True, number: str = "") -> str:
    marks = "".join(f"!{condition.name}" for condition in CONDITIONS if condition.shown(a))
    marks += "".join(f"!ignores:{named_text(named)}" for named in a.blind)
    card = with_knowers(a.card, bit(a.owner), seats)
    if a.revealed:
        card = f"!{card_name(a.card)}" + ("'" if a.used >> CARNIVOROUS & 1 else "")
    return f"{name_text(a, wide, number)}<{card}>[{traits_text(a)}]{food_text(a)}{marks}"


def food_text(a: AnimalView) -> str:
    """`2`, or red and blue separately: `1+1`."""
    return f"{a.food - a.blue}+{a.blue}" if a.blue else str(a.food)


def named_text(named: int) -> str:
    """An ignored card: `m.fat`, `m.symbiosis~n`."""
    text = f"{piece_name(named_on(named))}.{TRAIT_NAMES[trait_of(named)]}"
    return text if named_partner(named) < 0 else f"{text}~{piece_name(named_partner(named))}"


def trait_text(a: AnimalView, packed: int) -> str:
    """`*` filled, `+` since this turn, `'` used, `"` used by another, `^` used the turn before, `-` not working."""
    trait = trait_of(packed)
    text = side_name(trait, card_of(packed))
    text += "*" if packed & FILLED else ""
    text += "+" if packed & FRESH else ""
    text += "'" if a.used >> trait & 1 else ""
    text += '"' if a.stale >> trait & 1 else ""
    text += "^" if a.rested >> trait & 1 else ""
    return text + ("-" if packed & OFF else "")


def pair_texts(v: View, player: PlayerView) -> list[str]:
    herd = {a.id for a in player.herd + player.remains}
    return [pair_text(pair) for pair in v.pairs if first_of(pair) in herd]


def pair_text(pair: int) -> str:
    fired = "'" if pair & FIRED else ""
    a, b = piece_name(first_of(pair)), piece_name(second_of(pair))
    return f"{a}~{b}.{side_name(trait_of(pair), card_of(pair))}{fired}"


def pile(cards: list[int], usual: int, usual_unknown: int, seats: int) -> str:
    """Cards in order; adjacent unknown ones are counted; an empty pile is `-`."""
    words: list[str] = []
    for c in cards:
        word = with_knowers(c, usual_unknown if type_of(c) == UNKNOWN else usual, seats)
        last = words[-1] if words else ""
        if word == "?" and last.startswith("?") and "@" not in last:
            words[-1] = f"?{int(last[1:] or 1) + 1}"
        else:
            words.append(word)
    return " ".join(words) or "-"


def step_text(name: str, values: list[int]) -> str:
    """A step with its fields: `attack(hunter=a prey=c tried=running)`.  Zeros and unset flags are left out."""
    fields: list[str] = []
    rest = list(values)
    for label, type in (part.split(":") for part in SPECS[name].split()):
        taken = rest if type.endswith("*") else [rest.pop(0)]
        fields += [field_text(label, type.rstrip("*"), value) for value in taken]
    return f"{name}({' '.join(text for text in fields if text)})"


def field_text(label: str, type: str, value: int) -> str:
    if type == "flag":
        return label if value else ""
    if type == "seat":
        return f"{label}={seat_name(value)}"
    if type in ("animal", "born"):
        return f"{label}={piece_name(value)}"
    if type == "action":
        return f"{label}={aimed_text(value)}"
    if not value:
        return ""
    if type == "seats":
        return f"{label}=" + "".join(seat_name(s) for s in range(8) if value >> s & 1)
    if type == "trait":
        return f"{label}={TRAIT_NAMES[value]}"
    if type == "place":
        return f"{label}={PLACES[value]}"
    if type == "traits":
        return f"{label}=" + "+".join(name for n, name in enumerate(TRAIT_NAMES) if value >> n & 1)
    return f"{label}={value}"
