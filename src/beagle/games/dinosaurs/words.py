"""What is said about the game, as keys and arguments: log lines, questions, options, refusals."""

from __future__ import annotations

from beagle.games.dinosaurs import actions, ids, rulebook, tiles
from beagle.games.dinosaurs.land import Land
from beagle.games.dinosaurs.notation.moves import hexes_of, land_of
from beagle.games.dinosaurs.scoring import GOLDEN, Points
from beagle.games.dinosaurs.state import State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.draft import Placing
from beagle.games.dinosaurs.view import STEPS, View
from beagle.games.dinosaurs.walks import eaten
from beagle.games.dinosaurs.ways import way_of
from beagle.kernel.action import PASS, kind_of
from beagle.kernel.base.ties import Below
from beagle.kernel.hexes import hex_name
from beagle.kernel.message import Argument, Message, Refusal, Seat
from beagle.kernel.ranking import Tie


def key(name: str) -> str:
    return f"dinosaurs-{name}"


def figure_args(kind: int) -> dict[str, Argument]:
    """A figure by its name, and by a selector word for languages that need another form."""
    name = ids.FIGURE_NAMES[kind]
    return {"figure": Message(key(f"figure-{name}"), {}), "kind": name}


def terrain_words(terrain: int) -> Message:
    return Message(key(f"terrain-{ids.TERRAIN_NAMES[terrain]}"), {})


def column_words(column: int) -> Message:
    return Message(key(f"column-{ids.COLUMNS[column]}"), {})


def tile_words(tile: int) -> Message:
    """A face: two terrains, and the animal on the first."""
    args: dict[str, Argument] = {
        "first": terrain_words(tiles.first_of(tile)),
        "second": terrain_words(tiles.second_of(tile)),
        "face": tiles.face_name(tile),
    }
    animal = tiles.animal_of(tile)
    if animal == ids.NONE:
        return Message(key("tile-bare"), args)
    return Message(key("tile"), args | figure_args(animal))


def counted(kinds: list[int]) -> Message:
    """Animals by kind, as a list that a language can join: a frog and 2 tigers."""
    parts = [
        Message(key(f"count-{ids.FIGURE_NAMES[kind]}"), {"count": kinds.count(kind)}) for kind in sorted(set(kinds))
    ]
    return Message(key(f"list-{len(parts)}"), dict(zip("abcde", parts, strict=False)))


def breed_all(g: State, young: int) -> Message:
    """The words for so many moves as one decision."""
    step = g.stack[-1]
    assert isinstance(step, Activation)
    return Message(key("move-breed-all"), {"count": young, **figure_args(step.figure)})


def question_name(v: View) -> str:
    """The name of the current question."""
    return v.stack[-1][0] if v.stack else "over"


def question(v: View) -> Message:
    """What is asked now, and who is asked."""
    if not v.stack:
        return Message(key(f"ask-{question_name(v)}"), {})
    step, values = v.stack[-1]
    args: dict[str, Argument] = {"seat": Seat(v.actor)}
    if step == Placing().name:
        args["tile"] = tile_words(values[0])
    elif STEPS.specs[step].startswith("figure"):
        args |= figure_args(values[0])
        args["left"] = v.players[v.actor].figures.count(values[0])  # that can still act
    elif step == "hatching":
        args["eggs"] = v.players[v.actor].eggs
    return Message(key(f"ask-{question_name(v)}"), args)


def describe(g: State, action: int) -> Message:
    """An option in words: what it does, and what it eats and lays.  Missing figures do not appear."""
    kind = kind_of(action)
    if kind == PASS:
        step = g.stack[-1]
        figure = figure_args(step.save()[0]) if step.name == "breeding" else {}
        return Message(key(f"move-pass-{step.name}"), figure)
    if kind == ids.HATCH:
        return Message(key("move-hatch"), {"eggs": g.players[g.actor].eggs})
    if kind == ids.TAKE:
        return describe_take(g, actions.take_column(action), actions.take_row(action))
    if kind == ids.PLACE:
        return describe_place(g, action)
    land = land_of(g, g.actor)
    cell = actions.figure_cell(action)
    figure, here = figure_args(land.kind(cell)), hex_name(land.cells[cell])
    if kind == ids.BREED:
        young = hex_name(land.cells[actions.breed_cell(action)])
        return Message(key("move-breed"), figure | {"cell": here, "other": young})
    if kind == ids.STARVE:
        return Message(key("move-starve"), figure | {"cell": here})
    return describe_walk(g, land, action)


def describe_take(g: State, column: int, row: int) -> Message:
    """The tile, and the animal it activates if it is the last of its column."""
    args: dict[str, Argument] = {"tile": tile_words(g.board[column * ids.ROWS + row]), "column": column_words(column)}
    if g.tiles_in(column) > 1:
        return Message(key("move-take"), args | {"row": row + 1})
    name = "move-take-dinosaurs" if column == g.marker else "move-take-last"
    return Message(key(name), args | figure_args(column + 1))


def describe_place(g: State, action: int) -> Message:
    step = g.stack[-1]
    assert isinstance(step, Placing)
    args: dict[str, Argument] = {
        "first": terrain_words(tiles.first_of(step.tile)),
        "second": terrain_words(tiles.second_of(step.tile)),
        "cell": hex_name(actions.first_hex(action)),
        "other": hex_name(actions.second_hex(action)),
    }
    animal = tiles.animal_of(step.tile)
    if animal == ids.NONE or g.lacks(animal):
        return Message(key("move-place-bare"), args)
    return Message(key("move-place"), args | figure_args(animal))


def describe_walk(g: State, land: Land, action: int) -> Message:
    """What it eats and brings, and how many stay alive."""
    way = way_of(g, action)
    start = actions.figure_cell(action)
    species = g.rules.species[land.kind(start)]
    meals = [int(land.kind(place)) for place in eaten(land, start, actions.walk_path(action))]
    args: dict[str, Argument] = figure_args(species.id) | {
        "cell": hex_name(land.cells[start]),
        "path": " → ".join(map(hex_name, hexes_of(land, action)[1:])),
        "meal": counted(meals),
        "prey": way.prey_left,
        "hunters": way.hunters_left,
    }
    if species.lays:
        return Message(key("move-rampage"), args | {"eggs": way.eggs})
    return Message(key("move-hunt"), args | {"young": way.young})


def refusal(g: State, seat: int, action: int) -> Refusal | None:
    """Why this seat may not make this move now: a seat that is not asked learns only that."""
    numbers = g.refusals_of(seat, action)
    if not numbers:
        return None
    names = tuple(dict.fromkeys(rulebook.name(number) for number in numbers))
    return Refusal(names, Message(f"{names[0]}.why", refusal_args(g, seat, action)))


def refusal_args(g: State, seat: int, action: int) -> dict[str, Argument]:
    """The animal the refused move refers to; "it" where it names none."""
    if kind_of(action) in (ids.BREED, ids.WALK, ids.STARVE):
        standing = land_of(g, seat).kind(actions.figure_cell(action))
        if standing != ids.NONE:
            return figure_args(standing)
    return {"figure": Message(key("it"), {}), "kind": "-"}


def sheet(points: Points) -> list[tuple[Message, int]]:
    """Where the points of a seat come from, and from how many eggs or dinosaurs."""
    worth = {"golden": GOLDEN, "ordinary": 1, "dinosaurs": 1}
    named = zip(Points._fields, points, strict=True)
    return [(Message(key(f"points-{name}"), {"n": n}), n * worth[name]) for name, n in named]


def tie(tied: Tie) -> Message:
    """What decided among those with the most points: who comes last in the order from the first player."""
    return Message(key("tie"), {"rule": "GD-END-04", "points": tied.points, "seat": Seat(tied.winners[0])})


def tie_below(tied: Below) -> Message:
    """What put a seat before another behind the winners: the same order."""
    return Message(key("tie-below"), {"points": tied.points, "before": Seat(tied.before)})
