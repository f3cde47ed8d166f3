"""What the laws must know about Gods Love Dinosaurs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from beagle.games.dinosaurs import actions, ids, rulebook, tell
from beagle.games.dinosaurs.ids import COLUMNS, DINOSAUR, KIND, MOUNTAIN, NONE, ROWS
from beagle.games.dinosaurs.land import Land, starting_land
from beagle.games.dinosaurs.notation.moves import offered
from beagle.games.dinosaurs.state import EMPTY, State
from beagle.games.dinosaurs.steps.activation import Activation
from beagle.games.dinosaurs.steps.draft import Draft, Placing
from beagle.games.dinosaurs.tiles import face, first_of, second_of
from beagle.games.dinosaurs.view import VISIBILITY, View, tiles_seen
from beagle.kernel.action import PASS
from beagle.kernel.cards import bit, card, known_to, knows, shown, type_of
from beagle.kernel.event import Event
from beagle.kernel.hexes import DIRECTIONS, hex_at, q_of, r_of
from beagle.kernel.int_list import int_list
from beagle.kernel.rng import Rng
from beagle.kernel.state import NOBODY
from beagle.testing.laws.adapter import Adapter, Marked, among
from beagle.testing.laws.exact import names

MARKER = face(MOUNTAIN, MOUNTAIN, ids.EAGLE)  # a face that no tile has
BOX = {"frog": 25, "rabbit": 30, "rat": 35, "tiger": 25, "eagle": 25, "dinosaur": 19}  # one dinosaur is the marker
PREY = (ids.FROG, ids.RABBIT, ids.RAT)
RULES = {entry.id for entry in rulebook.ENTRIES}


def open_tiles(state: State) -> list[int]:
    """The faces that all can see."""
    out = [tile for tile in state.board if tile != EMPTY]
    out += [tile for land in state.players for tile in land.tiles]
    return out + [step.tile for step in state.stack if isinstance(step, Placing)]


class Dinosaurs:
    """See `Adapter`."""

    def constants(self) -> list[object]:
        return []

    def settled(self, state: State) -> State:
        return state.clone()

    def cards(self, state: State) -> list[int]:
        return open_tiles(state) + [type_of(c) for stack in state.stacks for c in stack]

    def printed(self, state: State) -> list[int]:
        return [tile for stack in state.rules.stacks for tile in stack]

    # What may lie where

    def disorder(self, state: State) -> list[str]:
        out = board_disorder(state)
        for seat, land in enumerate(state.players):
            out += [f"seat {seat}: {wrong}" for wrong in land_disorder(state, seat, land)]
        return out + figure_disorder(state) + turn_disorder(state)

    def miscounts(self, before: State, after: State) -> list[str]:
        """Figures and eggs come and go as the events say, and a game ends only for want of tiles."""
        out: list[str] = []
        told = Tally(after.events)
        for seat in range(before.seats):
            was, now = figures_of(before.players[seat]), figures_of(after.players[seat])
            now.subtract(was)
            gained = {kind: count for kind, count in now.items() if count}
            said = {kind: count for kind, count in told.figures[seat].items() if count}
            if gained != said:
                out.append(f"seat {seat} gained figures {gained}, its events say {said}")
            eggs = after.players[seat].eggs - before.players[seat].eggs
            if eggs != told.eggs[seat]:
                out.append(f"seat {seat} gained {eggs} eggs, its events say {told.eggs[seat]}")
        if told.wrong_meals:
            out.append(f"{told.wrong_meals} eaten that are no food")
        if after.over and not before.over and not told.ended:
            out.append("the game is over, and tiles were left")
        return out

    # Every action that has a text

    def universe(self, state: State) -> list[int]:
        """Every move that can be said, of walks and far-off cells a good part; of moves that come to one, that one."""
        raw = [PASS, actions.hatch()]
        raw += [actions.take(column, row) for column in range(len(COLUMNS)) for row in range(ROWS)]
        if state.actor == NOBODY:
            return raw
        land = state.players[state.actor]
        raw += some_places(land) + some_births(land) + some_walks(state, land)
        raw += [actions.starve(place) for place in range(len(land.cells))]
        said = dict.fromkeys(offered(state, action) for action in raw)
        return [*said, *(action for action in state.options if action not in said)]

    def some_moves(self, state: State, rng: Rng, count: int) -> list[int]:
        return among(self.universe(state), rng, count)

    def is_rule(self, id: str) -> bool:
        return id in RULES

    def rule_name(self, number: int) -> str:
        return rulebook.name(number)

    # What is hidden

    def marked(self, state: State, seat: int) -> Marked | None:
        if not self.hidden(state, seat):
            return None
        out = state.clone()
        out.stacks = [
            int_list(c if knows(c, seat) else card(MARKER, known_to(c)) for c in stack) for stack in state.stacks
        ]
        return Marked(out, MARKER, ("MM:e",))

    def known(self, state: State, seat: int) -> set[int]:
        return set(open_tiles(state)) | {type_of(c) for stack in state.stacks for c in stack if knows(c, seat)}

    def foreseen(self, state: State, actions: list[int], seat: int) -> State:
        """It knows the tiles that will be laid out."""
        out, scout = state.clone(), state.clone()
        scout.listen()
        for action in actions:
            scout.apply(action)
        gone = [len(was) - len(now) for was, now in zip(state.stacks, scout.stacks, strict=True)]
        for stack, count in zip(out.stacks, gone, strict=True):
            for n in range(1, count + 1):
                stack[-n] = shown(stack[-n], bit(seat))
        return out

    def learns(self, before: State, after: State, seat: int) -> bool:
        """`foreseen` knows it all."""
        return False

    def dealt_anew(self, state: State, seat: int, rng: Rng) -> State:
        """The letter on the back of a tile is public: it changes places only within its stack."""
        out = state.clone()
        for n, stack in enumerate(out.stacks):
            types = [type_of(c) for c in stack if not knows(c, seat)]
            rng.shuffle(types)
            out.stacks[n] = int_list(c if knows(c, seat) else card(types.pop(), known_to(c)) for c in stack)
        out.actor, out.options = NOBODY, []
        out.settle()
        return out

    def know_as_in(self, state: State, pattern: State) -> None:
        for n, (stack, like) in enumerate(zip(state.stacks, pattern.stacks, strict=True)):
            state.stacks[n] = int_list(card(type_of(c), known_to(p)) for c, p in zip(stack, like, strict=True))

    def hidden(self, state: State, seat: int) -> list[int]:
        return [type_of(c) for stack in state.stacks for c in stack if not knows(c, seat)]

    def shown(self, view: View) -> set[int]:
        return set(tiles_seen(view))

    def listed(self) -> dict[str, tuple[str, ...]]:
        state = a_deal()
        made = {"State": state, "Land": state.players[0]}
        return {name: tuple(sorted(set(names(thing)) - {"events", "over", "views"})) for name, thing in made.items()}

    def visibility(self) -> dict[str, dict[str, str]]:
        return {name: dict(fields) for name, fields in VISIBILITY.items()}

    def view_fields(self) -> dict[str, set[str]]:
        return {
            "View": {
                *("ruleset", "seat", "turn", "first", "marker", "players", "board", "stacks", "stack", "actor"),
                "options",
            },
            "LandView": {"cells", "terrain", "figures", "tiles", "nest", "eggs"},
        }


def a_deal() -> State:
    from beagle.games.dinosaurs.game import DINOSAURS

    return DINOSAURS.deal("base", 2, 1)


def board_disorder(state: State) -> list[str]:
    out: list[str] = []
    board = list(state.board)
    rows = [board[column * ROWS : column * ROWS + ROWS] for column in range(len(COLUMNS))]
    if any(tile != EMPTY for column in rows for tile in column[state.rules.rows :]):
        out.append("a tile lies in a row that is not used")
    if any(known_to(c) for stack in state.stacks for c in stack):
        out.append("someone knows a tile of the stacks")
    opened = [len(stack) < len(full) for stack, full in zip(state.stacks, state.rules.stacks, strict=True)]
    for n in range(1, len(opened)):
        if opened[n] and state.stacks[n - 1]:
            out.append(f"stack {n} was begun before the one above it was used up")
    if state.stack and isinstance(state.stack[-1], Draft) and not state.tiles_in(state.marker):
        out.append("a draft, and the column of the marker is empty: the board could lock")
    return out


def land_disorder(state: State, seat: int, land: Land) -> Iterator[str]:
    count = len(land.cells)
    if not count == len(land.terrain) == len(land.figures) == len(land.near) // 6 or len(set(land.cells)) != count:
        yield "its lists do not fit, or two cells overlap"
    start = starting_land()
    cells, terrain = list(land.cells)[:7], list(land.terrain)[:7]
    if cells != start.cells or terrain != start.terrain or land.nest != 0 or land.eggs < 0:
        yield "its starting tile or its nest has changed"
    if count != 7 + 2 * len(land.tiles):
        yield f"{count} cells of {len(land.tiles)} tiles"
        return
    for n, tile in enumerate(land.tiles):
        at, other = 7 + 2 * n, 8 + 2 * n
        if (land.terrain[at], land.terrain[other]) != (first_of(tile), second_of(tile)):
            yield f"tile {n} has changed its terrain"
        if other not in neighbours(land, at) or min([*neighbours(land, at), *neighbours(land, other)]) > other:
            yield f"tile {n} touches nothing"
    for n in range(count):
        near = land.neighbours(n)
        if sorted(near) != sorted(neighbours(land, n)):
            yield f"cell {n} has other neighbours"
        figure = land.figures[n]
        if not NONE <= figure & KIND <= DINOSAUR or (figure & KIND == NONE and figure):
            yield f"cell {n} holds {figure}: more than one figure, or none that there is"
        if figure and (land.terrain[n] == MOUNTAIN) != (figure & KIND == DINOSAUR):
            yield f"a dinosaur on cell {n} that is no mountain, or another animal on one"


def neighbours(land: Land, n: int) -> list[int]:
    """By the words of the rules, not by the table that the land keeps."""
    q, r = q_of(land.cells[n]), r_of(land.cells[n])
    beside = {hex_at(q + dq, r + dr) for dq, dr in DIRECTIONS}
    return [place for place, c in enumerate(land.cells) if c in beside]


def figures_of(land: Land) -> Counter[int]:
    return Counter(figure & KIND for figure in land.figures if figure)


def figure_disorder(state: State) -> list[str]:
    """Figures are where they are counted, only those that act have marks, and a strict box is never overdrawn."""
    out: list[str] = []
    total = sum((figures_of(land) for land in state.players), Counter[int]())
    if [total[kind] for kind in range(1, DINOSAUR + 1)] != list(state.used)[1:]:
        out.append(f"figures {dict(total)} on the cells, {state.used} were taken from the reserve")
    if "strict-supply" in state.rules.name:
        out += [f"too many: {name}" for name, most in BOX.items() if total[ids.FIGURE_NAMES.index(name)] > most]
    step = state.stack[-1] if state.stack else None
    acting = (step.figure, step.whose(state)) if isinstance(step, Activation) else (NONE, NOBODY)
    for seat, land in enumerate(state.players):
        marked = {figure & KIND for figure in land.figures if figure & ~KIND}
        if marked - ({acting[0]} if seat == acting[1] else set()):
            out.append(f"seat {seat} has figures with marks that are not activated")
    return out


def turn_disorder(state: State) -> list[str]:
    """Each seat has had as many turns as the others, or one more if it sits before them in the first round."""
    turns = [len(land.tiles) for land in state.players]
    in_order = turns[state.first :] + turns[: state.first]
    if max(turns) - min(turns) > 1 or in_order != sorted(in_order, reverse=True):
        return [f"turns {turns}, first {state.first}"]
    return []


class Tally:
    """What events say about figures and eggs."""

    def __init__(self, events: list[Event]) -> None:
        self.figures: dict[int, Counter[int]] = {seat: Counter() for seat in range(5)}
        self.eggs: Counter[int] = Counter()
        self.wrong_meals = 0
        self.ended = False
        self.eater = NONE
        for event in events:
            self.add(event)

    def add(self, event: Event) -> None:
        if event.kind in (tell.SETTLED, tell.BRED, tell.YOUNG):
            self.figures[event.a][event.b] += 1
        elif event.kind == tell.WALKED:
            self.eater = event.b
        elif event.kind in (tell.EATEN, tell.STARVED):
            self.figures[event.a][event.b] -= 1
            if event.kind == tell.EATEN:
                self.wrong_meals += event.b == DINOSAUR or (self.eater != DINOSAUR and event.b not in PREY)
        elif event.kind == tell.HATCHED:
            self.figures[event.a][DINOSAUR] += 1
            self.eggs[event.a] -= 1
        elif event.kind == tell.LAID:
            self.eggs[event.a] += event.b
        elif event.kind == tell.GAME_OVER:
            self.ended = event.a < event.b


def some_places(land: Land) -> list[int]:
    """Tiles beside and over the first and the last cell, and far from all."""
    out = [actions.place(hex_at(20, 20), 3)]
    for c in (land.cells[0], land.cells[-1]):
        for dq in range(-2, 3):
            for dr in (-1, 0, 2):
                there = hex_at(q_of(c) + dq, r_of(c) + dr)
                out += [actions.place(there, direction) for direction in range(6)]
    return out


def some_births(land: Land) -> list[int]:
    """Every animal on the cells beside it and on some others; empty cells, too."""
    out: list[int] = []
    for place, figure in enumerate(land.figures):
        beside = land.neighbours(place) if figure else []
        out += [actions.breed(place, n) for n in [*beside, (place * 7) % len(land.cells)]]
    return out


def some_walks(state: State, land: Land) -> list[int]:
    """From each cell a step or two; from figures all steps, and long ones with turns and back again."""
    rng = Rng(len(state.options) + state.turn)
    out: list[int] = []
    for place, figure in enumerate(land.figures):
        out += [actions.walk(place, direction + 1) for direction in range(6 if figure else 1)]
        for _ in range(8 if figure else 1):
            path = 0
            for n in range(2 + rng.below(6)):
                path |= (1 + rng.below(6)) << 3 * n
            out.append(actions.walk(place, path))
    return out


ADAPTER: Adapter = Dinosaurs()
