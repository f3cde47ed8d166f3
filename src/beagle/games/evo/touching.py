"""What a player touches, both ways: the things of an action, and the actions that touches can mean.

In a reading, what is touched is taken literally; what is left out is filled in from what is on the board.  Nothing here
knows what is allowed.
"""

from __future__ import annotations

from collections.abc import Iterator

from beagle.games.evo import actions, ids
from beagle.games.evo.ids import CARD_NAMES, GENE_NAMES, TOKEN_NAMES
from beagle.games.evo.notation.moves import TURNS
from beagle.games.evo.notation.names import CARD_BY_NAME, FACE_BY_NAME, GENE_BY_NAME
from beagle.games.evo.state import State
from beagle.kernel.action import PASS, ROLL, kind_of, roll, rolled_face
from beagle.kernel.hexes import distance, hex_name
from beagle.kernel.touching import Guess, Reading, named, numbers, readings


def touches(g: State, action: int) -> list[str]:
    """Columns, cards, cells and places, in the order in which a player would point at them."""
    kind = kind_of(action)
    if kind == PASS:
        return ["pass"]
    if kind == ROLL:
        return [f"die:{rolled_face(action)}"]
    if kind == ids.FACE:
        return [f"die:{ids.FACE_NAMES[actions.shown_face(action)]}"]
    if kind == ids.DRAW:
        return [f"gene:{GENE_NAMES[actions.drawn_gene(action)]}"]
    if kind == ids.BID:
        return [f"column:{actions.bid_column(action) + 1}", f"bid:{actions.bid_field(action)}"]
    if kind == ids.PLACE:
        return [f"place:{actions.track_place(action) + 1}"]
    if kind == ids.PLAY:
        card = actions.play_card(action)
        return [f"card:{CARD_NAMES[card]}", *aim(g, card, actions.play_target(action))]
    if kind in (ids.FLEE, ids.BIRTH, ids.LOSE):
        return [spot(g, actions.only_cell(action))]
    by_gene = {ids.SWIM: [f"gene:{GENE_NAMES[ids.FINS]}"], ids.FLY: [f"gene:{GENE_NAMES[ids.WINGS]}"]}
    return [spot(g, actions.start_cell(action)), *by_gene.get(kind, []), spot(g, actions.end_cell(action))]


def cell_name(g: State, cell: int) -> str:
    return hex_name(g.rules.land.cells[cell])


def spot(g: State, cell: int) -> str:
    return f"cell:{cell_name(g, cell)}"


def aim(g: State, type: int, target: int) -> list[str]:
    """What the play of a card names."""
    named = g.rules.cards[type].aim
    if target < 0:
        return []
    if named == ids.A_CELL:
        return [spot(g, target)]
    return [f"turn:{TOKEN_NAMES[target]}" if named == ids.A_TURN else f"place:{target + 1}"]


# What touches can mean


def read_touches(g: State, path: list[str]) -> list[Reading]:
    """The actions that these touches can mean, the nearest first."""
    return readings(g, path, guesses(g, path), touches)


def guesses(g: State, path: list[str]) -> Iterator[Guess]:
    """The actions that a path could be about, from the things in it."""
    seats = int(g.seats)
    if "pass" in path:
        yield Guess(PASS)
    for face in named(path, "die"):
        yield from [Guess(roll(number)) for number in numbers([face], 1, 6)]
        yield from [Guess(actions.face(FACE_BY_NAME[face]))] if face in FACE_BY_NAME else []
    for gene in named(path, "gene"):
        yield from [Guess(actions.draw(GENE_BY_NAME[gene]))] if gene in GENE_BY_NAME else []
    for column in numbers(named(path, "column"), 1, seats):
        for bid in numbers(named(path, "bid"), 0, 6) or range(7):
            yield Guess(actions.bid(column - 1, bid))
    places = numbers(named(path, "place"), 1, seats)
    for place in places:
        yield Guess(actions.place(place - 1))
    cells = cells_named(g, path)
    for card in named(path, "card"):
        if card in CARD_BY_NAME:
            yield from plays(g, CARD_BY_NAME[card], cells, named(path, "turn"), places)
    if len(cells) == 1:
        yield from on_one_cell(g, cells[0])
    elif len(cells) > 1:
        yield from on_two_cells(g, cells[0], cells[1])


def cells_named(g: State, path: list[str]) -> list[int]:
    number = {cell_name(g, cell): cell for cell in range(g.rules.land.size)}
    return [number[name] for name in named(path, "cell") if name in number]


def plays(g: State, type: int, cells: list[int], turns: list[str], places: list[int]) -> Iterator[Guess]:
    """An event card on what is touched after it; if nothing is, on anything it could name."""
    wanted = g.rules.cards[type].aim
    targets = [-1]
    if wanted == ids.A_CELL:
        others = [cell for cell in range(g.rules.land.size) if g.board[cell] not in (-1, g.actor)]
        targets = list(cells or others or range(g.rules.land.size))
    elif wanted == ids.A_TURN:
        targets = [TURNS[turn] for turn in turns or TURNS if turn in TURNS]
    elif wanted == ids.A_PLACE:
        targets = [-1, *(place - 1 for place in places or range(1, g.seats + 1))]
    for target in targets:
        yield Guess(actions.play_on(type, target))


def on_one_cell(g: State, cell: int) -> Iterator[Guess]:
    """A birth, a death, a flight; a dinosaur that moves from here; or the nearest own one that comes here."""
    yield from map(Guess, [actions.birth(cell), actions.lose(cell), actions.flee(cell)])
    land, herd = g.rules.land, list(g.players[g.actor].herd) if g.actor >= 0 else []
    if cell in herd:
        for near in land.near[cell]:
            yield from moves(g, cell, near)
        for there in range(land.size):
            yield Guess(actions.move(ids.SWIM, cell, there))
            yield Guess(actions.move(ids.FLY, cell, there))
        return
    away = {own: int(distance(land.cells[own], land.cells[cell])) for own in herd}
    for own in herd:
        if away[own] == min(away.values()):
            yield from moves(g, own, cell)


def on_two_cells(g: State, start: int, end: int) -> Iterator[Guess]:
    yield from moves(g, start, end)
    yield from [Guess(actions.move(kind, start, end)) for kind in (ids.SWIM, ids.FLY, ids.EXCHANGE)]


def moves(g: State, start: int, end: int) -> Iterator[Guess]:
    """A walk, or where another player's dinosaur is, an attack: the other of the two is odd."""
    enemy = g.board[end] not in (-1, g.actor)
    yield Guess(actions.move(ids.ATTACK, start, end), 0 if enemy else 1)
    yield Guess(actions.move(ids.WALK, start, end), 1 if enemy else 0)
