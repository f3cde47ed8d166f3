"""The laws of Gods Love Dinosaurs: figures, eggs, tiles and turns; each with bugs that it must catch."""

from typing import Any

import pytest

from beagle import NOBODY, Rng
from beagle.games.dinosaurs import ids, tell
from beagle.games.dinosaurs.ids import BORN, DINOSAUR, DONE, EAGLE, FROG, RAT, ROWS
from beagle.games.dinosaurs.state import EMPTY
from beagle.kernel.cards import shown
from beagle.kernel.event import Event
from beagle.kernel.int_list import int_list
from beagle.testing.laws.hidden import imagining_deals_anew, no_secret_is_written, worlds_cannot_be_told_apart
from beagle.testing.laws.laws import (
    a_clone_is_independent,
    a_move_feeds_rightly,
    a_position_reads_back,
    all_is_in_order,
    every_card_is_there_once,
    refusals_agree_with_options,
)
from beagle.testing.laws.planted import GameWith, StateWith, caught
from tests.laws.dinosaurs import figure_disorder
from tests.laws.games import TABLES, Broken, Moment, Table, moments, pending, walk

OURS = [table for table in TABLES if table.game.name == "dinosaurs"]
TWO = OURS[0]
STRICT = next(table for table in OURS if "strict-supply" in table.ruleset)
SOME = moments(TWO)


def test_every_number_of_seats_and_the_option_are_looked_at() -> None:
    assert {table.seats for table in OURS} == {2, 3, 4, 5}
    assert STRICT.seats == 2


def edited(change: Any) -> Any:
    """A state after something was done to it that no verb does."""

    def edit(state: Any) -> Any:
        change(state)
        return state

    return edit


def put(kind: int, place: int) -> Any:
    """A figure on a cell, as if it came from the reserve."""

    def change(state: Any) -> None:
        if not state.players[0].figures[place]:
            state.players[0].figures[place] = kind
            state.used[kind & 7] += 1

    return change


def crowd(state: Any) -> None:
    """More rats than there are in the box, as many as the cells hold."""
    for land in state.players:
        for place, terrain in enumerate(land.terrain):
            if not land.figures[place] and terrain != ids.MOUNTAIN:
                land.figures[place] = EAGLE
    state.count_figures()


WRONG: dict[str, Any] = {
    "two figures on a cell": lambda state: state.players[0].figures.insert(1, RAT),
    "two cells on a hex": lambda state: state.players[0].cells.__setitem__(1, state.players[0].cells[2]),
    "a figure from nowhere": lambda state: state.players[1].figures.__setitem__(2, FROG),
    "a figure that was lost": lambda state: state.used.__setitem__(RAT, state.used[RAT] + 1),
    "a dinosaur on a lake": put(DINOSAUR, 2),
    "a frog on a mountain": put(FROG, 0),
    "a mark without an activation": lambda state: put(FROG | BORN, 2)(state) if pending(state) == "draft" else None,
    "negative eggs": lambda state: setattr(state.players[1], "eggs", -1),
    "a nest that moved": lambda state: setattr(state.players[0], "nest", 3),
    "a cell that forgets a neighbour": lambda state: state.players[0].near.__setitem__(0, -1),
    "a tile too many in an ecosystem": lambda state: state.players[0].tiles.append(0),
    "a terrain that changed": lambda state: state.players[0].terrain.__setitem__(-1, 4),
    "a tile in the third row": lambda state: state.board.__setitem__(2, 7),
    "a tile that somebody knows": lambda state: show_a_tile(state),
    "a stack that was begun too early": lambda state: begin_too_early(state),
    "a marker below an empty column": lambda state: empty_the_markers_column(state),
    "a turn too many": lambda state: two_turns_more(state),
}


def show_a_tile(state: Any) -> None:
    for stack in state.stacks:
        for at, c in enumerate(list(stack)):
            stack[at] = shown(c, 1)


def begin_too_early(state: Any) -> None:
    if state.stacks[2]:
        state.stacks[3].pop()


def empty_the_markers_column(state: Any) -> None:
    start = state.marker * ROWS
    for place in range(start, start + ROWS):
        state.board[place] = EMPTY


def two_turns_more(state: Any) -> None:
    """The first player lays two tiles in a row."""
    last = state.players[state.first].cells[-1]
    for n in range(1, 3):
        state.lay_tile(state.first, 24, last + 512 * n, 0)


@pytest.mark.parametrize("name", WRONG)
def test_a_table_out_of_order_is_caught(name: str) -> None:
    caught(all_is_in_order, SOME, state=edited(WRONG[name]))


def test_more_figures_than_in_the_box_are_caught_under_strict_supply() -> None:
    late = [moment for moment in moments(STRICT) if moment.state.turn > 25]
    caught(all_is_in_order, late, state=edited(crowd))


def crowded() -> str:
    """Nearly every frog, rat and eagle of the box is on the table, and so are the dinosaurs."""
    rows = {"L:f": 12, "F:r": 5, "M:D": 9, "P:e": 6, "L": 3, "U": 2}
    cells = [cell for cell, count in rows.items() for _ in range(count)]
    lines = [" ".join(f"{n // 7},{n % 7}{cell}" for n, cell in enumerate(cells)) for _ in range(2)]
    board = "board frog LL:f LU:f | rabbit MU LF:f | rat LP:f MF | tiger FF:e PU:e | eagle UF:e LL:f"
    return f"dinosaurs base strict-supply / A: {lines[0]} / B: {lines[1]} / {board} / piles D 2"


def test_a_strict_box_is_never_overdrawn_and_a_figure_that_is_missing_is_missed() -> None:
    missed = 0
    for seed in range(12):
        state, rng = STRICT.game.read(crowded()), Rng(seed)
        state.listen()
        while state.actor != NOBODY:
            before = state.clone()
            state.apply(state.options[rng.below(len(state.options))])
            missed += sum(event.kind == tell.MISSING for event in state.events)
            a_move_feeds_rightly(STRICT.game, before, state)
            assert figure_disorder(state) == []
    assert missed > 5


TILES: dict[str, Any] = {
    "stack": lambda state: next((stack for stack in state.stacks if stack), []),
    "ecosystem": lambda state: state.players[0].tiles,
}


@pytest.mark.parametrize("name", TILES)
def test_a_lost_or_doubled_tile_is_caught(name: str) -> None:
    def lose(state: Any) -> None:
        if TILES[name](state):
            TILES[name](state).pop()

    def double(state: Any) -> None:
        TILES[name](state).extend(list(TILES[name](state))[:1])

    caught(every_card_is_there_once, SOME, state=edited(lose))
    caught(every_card_is_there_once, SOME, state=edited(double))


def test_a_tile_that_vanishes_from_the_hand_is_caught() -> None:
    placing = [moment for moment in SOME if pending(moment.state) == "placing"]

    def drop(state: Any) -> None:
        state.stack.pop()

    caught(every_card_is_there_once, placing, state=edited(drop))


def a_figure_more(state: Any) -> None:
    state.players[0].figures[state.players[0].figures.index(0)] = RAT


def a_figure_less(state: Any) -> None:
    state.players[0].figures = int_list(0 if figure == RAT else figure for figure in state.players[0].figures)


MOVED: dict[str, Any] = {
    "a figure more": a_figure_more,
    "a figure less": a_figure_less,
    "an egg more": lambda state: setattr(state.players[0], "eggs", state.players[0].eggs + 1),
    "an egg less": lambda state: setattr(state.players[1], "eggs", state.players[1].eggs - 1),
    "a game that ends with tiles left": lambda state: state.stack.clear(),
    "a dinosaur that was eaten": lambda state: state.events.extend(
        [Event(tell.EATEN, 0, DINOSAUR, 1), Event(tell.YOUNG, 0, DINOSAUR, 1)]
    ),
}


@pytest.mark.parametrize("name", MOVED)
def test_a_move_that_does_what_its_events_do_not_say_is_caught(name: str) -> None:
    for state, action in walk(TWO, 3):
        after = state.clone()
        after.listen()
        after.apply(action)
        a_move_feeds_rightly(TWO.game, state, after)
        if pending(state) == "placing" and state.turn > 3:
            MOVED[name](after)
            with pytest.raises(Broken):
                a_move_feeds_rightly(TWO.game, state, after)
            return
    raise AssertionError("nobody laid a tile")


@pytest.mark.parametrize("table", OURS, ids=str)
def test_a_game_ends_for_want_of_tiles(table: Table) -> None:
    """What lies on the table at the end says so, whatever the events told."""
    (end,) = [moment.state for moment in moments(table) if moment.state.actor == NOBODY][:1]
    wanted = sum(end.rules.rows for column in range(5) if not end.tiles_in(column))
    assert end.tiles_left() < wanted


# The general laws catch bugs of this game, too


def test_a_clone_that_shares_an_ecosystem_is_caught() -> None:
    def share(state: Any) -> StateWith:
        def clone() -> Any:
            copy = state.clone()
            copy.players[1].figures = state.players[1].figures
            return copy

        return StateWith(state, clone=clone)

    caught(a_clone_is_independent, SOME, state=share)


@pytest.mark.parametrize("mark", ["'", "+", "*"])
def test_a_reader_that_overlooks_a_mark_is_caught(mark: str) -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(game, read=lambda text: game.read(text.replace(mark, "")))

    caught(a_position_reads_back, moments(TWO, games=4, each=6), careless)


def leak_a_stack(game: Any) -> GameWith:
    def view(state: Any, seat: int) -> Any:
        seen = game.view(state, seat)
        seen.stacks = [list(stack) for stack in state.stacks]
        return seen

    return GameWith(game, view=view)


def test_a_view_that_shows_a_stack_is_caught() -> None:
    caught(worlds_cannot_be_told_apart, SOME, leak_a_stack)
    caught(no_secret_is_written, SOME, leak_a_stack)


def test_imagining_the_stacks_as_they_are_is_caught() -> None:
    def peeking(game: Any) -> GameWith:
        def view(state: Any, seat: int) -> Any:
            seen = game.view(state, seat)
            seen.state = state.clone()
            return seen

        return GameWith(game, view=view, imagine=lambda view, rng: view.state.clone())

    caught(imagining_deals_anew, SOME, peeking)


@pytest.mark.parametrize("step", ["draft", "placing", "breeding", "hunting", "hatching", "rampage"])
def test_an_option_that_is_withheld_is_caught(step: str) -> None:
    def without(state: Any) -> Any:
        state.options = state.options[1:]
        return state

    some = [moment for moment in moments(TWO, games=4, each=2) if pending(moment.state) == step]
    assert some
    caught(refusals_agree_with_options, only_choices(some), state=without)


def only_choices(some: list[Moment]) -> list[Moment]:
    return [moment for moment in some if len(moment.state.options) > 1]


def test_a_walk_that_nobody_may_take_is_caught() -> None:
    def with_another(table: Table) -> Any:
        def add(state: Any) -> Any:
            universe = table.adapter.universe(state)
            state.options = [*state.options, next(a for a in universe[30:] if a not in state.options)]
            return state

        return add

    some = [moment for moment in SOME if pending(moment.state) == "rampage"]
    caught(refusals_agree_with_options, some, state=with_another(TWO))


def test_figures_bear_marks_only_while_their_owner_is_at_it() -> None:
    met = {figure & (DONE | BORN) for moment in moments(TWO, games=4, each=6) for figure in figures(moment.state)}
    assert met == {0, DONE, BORN}


def figures(state: Any) -> list[int]:
    return [figure for land in state.players for figure in land.figures]
