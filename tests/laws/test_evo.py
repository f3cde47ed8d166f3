"""Bugs planted in EVO: each law that speaks of it catches its own."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from beagle.games.evo import ids, tell
from beagle.games.evo.state import State
from beagle.kernel.cards import PUBLIC, card, type_of
from beagle.kernel.event import Event
from beagle.kernel.int_list import int_list
from beagle.testing.laws.hidden import (
    an_imagined_world_looks_the_same,
    no_secret_is_written,
    worlds_cannot_be_told_apart,
)
from beagle.testing.laws.laws import (
    a_clone_is_independent,
    a_move_feeds_rightly,
    a_position_reads_back,
    all_is_in_order,
    every_card_is_there_once,
    refusals_agree_with_options,
)
from beagle.testing.laws.planted import GameWith, StateWith, caught, drawing_below
from tests.laws.games import TABLES, Broken, moments, pending, walk

EVO = [table for table in TABLES if table.game.name == "evo"]
SOME = moments(EVO[1], games=4)
Change = Callable[[State], Any]


def edited(change: Change) -> Callable[[State], State]:
    """A state after something was done to it that no verb does."""

    def edit(state: State) -> State:
        change(state)
        return state

    return edit


# What is on the board


def leave_one(state: State) -> None:
    for cell in list(state.players[0].herd)[1:]:
        state.board[cell] = -1
    state.players[0].herd = int_list(list(state.players[0].herd)[:1])


def nine(state: State) -> None:
    for cell in [cell for cell, owner in enumerate(state.board) if owner < 0][: 9 - len(state.players[0].herd)]:
        state.stand(0, cell)


def share_a_cell(state: State) -> None:
    state.players[0].herd[-1] = state.players[1].herd[0]
    state.players[0].herd.sort()


WRONG: dict[str, Change] = {
    "a clan of one": leave_one,
    "a clan of nine": nine,
    "two dinosaurs on a cell": share_a_cell,
    "a board that forgets a dinosaur": lambda state: state.board.__setitem__(state.players[0].herd[0], -1),
    "debts": lambda state: setattr(state.players[0], "mp", -1),
    "a marker twice on the track": lambda state: setattr(state, "order", int_list([0] * state.seats)),
    "more points than the genes say": lambda state: setattr(state.players[0], "moves", state.players[0].moves + 1),
    "fins without the gene": lambda state: setattr(state.players[0], "swims", not state.players[0].swims),
    "a special gene twice": lambda state: state.bag.__setitem__(ids.WINGS, 2),
    "a deck that someone knows": lambda state: setattr(state, "deck", int_list([c | 1 << 8 for c in state.deck])),
    "points that all know": lambda state: setattr(state.players[0], "known", PUBLIC if not state.over else 0),
    "a card in force that was not played": lambda state: setattr(state.players[0], "active", 1 << 15 - 1),
    "a meteor that comes early": lambda state: setattr(
        state, "pile", int_list(reversed(list(state.pile)) if len(state.pile) > 7 else [])
    ),
}


@pytest.mark.parametrize("name", WRONG)
def test_a_position_out_of_order_is_caught(name: str) -> None:
    caught(all_is_in_order, SOME, state=edited(WRONG[name]))


@pytest.mark.parametrize("rounds", [8, 12])
def test_a_game_that_is_too_short_or_too_long_is_caught(rounds: int) -> None:
    ends = [moment for moment in SOME if moment.state.over]
    assert ends
    caught(all_is_in_order, ends, state=edited(lambda state: setattr(state, "round", rounds + 1)))


def test_a_gene_that_lies_twice_in_the_laboratory_is_caught() -> None:
    def twice(state: State) -> None:
        if len(state.lab) > 2 and state.lab[1]:
            state.lab[2] = state.lab[1]

    caught(all_is_in_order, SOME, state=edited(twice))


# Tokens


LOST: dict[str, Change] = {
    "an event card": lambda state: state.deck.pop() if state.deck else None,
    "a played card": lambda state: state.spent.pop() if state.spent else None,
    "a climate token": lambda state: state.turned.pop(),
    "the token aside": lambda state: state.aside.pop(),
    "a gene of the bag": lambda state: state.bag.__setitem__(ids.LEGS, state.bag[ids.LEGS] + 1),
    "a gene of a clan": lambda state: state.players[0].genes.__setitem__(ids.FUR, state.players[0].genes[ids.FUR] + 1),
}


@pytest.mark.parametrize("name", LOST)
def test_a_token_that_is_lost_or_doubled_is_caught(name: str) -> None:
    caught(every_card_is_there_once, SOME, state=edited(LOST[name]))


# Moves: mutation points, dinosaurs, the sale


def after(where: str, found: Callable[[list[Event]], bool]) -> tuple[State, State]:
    """The states before and after a move at which this was told."""
    for state, action in walk(EVO[1], 2):
        if pending(state) == where:
            done = state.clone()
            done.listen()
            done.apply(action)
            if found(done.events):
                a_move_feeds_rightly(EVO[1].game, state, done)
                return state.clone(), done
    raise AssertionError(where)


def told(kind: int) -> Callable[[list[Event]], bool]:
    return lambda events: any(event.kind == kind for event in events)


@pytest.mark.parametrize(
    ("where", "kind", "change"),
    [
        ("bid", tell.PAID, lambda state: setattr(state.players[0], "mp", state.players[0].mp + 1)),
        ("birth-go", tell.BORN, lambda state: state.lift(state.players[0].herd[0])),
        ("moves", tell.WALKED, nine),
    ],
)
def test_points_or_dinosaurs_from_nowhere_are_caught(where: str, kind: int, change: Change) -> None:
    before, done = after(where, told(kind))
    change(done)
    with pytest.raises(Broken):
        a_move_feeds_rightly(EVO[1].game, before, done)


def test_a_column_that_is_not_sold_is_caught() -> None:
    before, done = after("bid", told(tell.PAID))
    unsold = next(event for event in done.events if event.kind == tell.PAID)
    done.players[unsold.a].mp += unsold.b
    fewer = StateWith(done, events=[event for event in done.events if event is not unsold])
    with pytest.raises(Broken, match="columns"):
        a_move_feeds_rightly(EVO[1].game, before, fewer)


# Clones, texts, refusals


def test_a_clone_that_shares_a_herd_is_caught() -> None:
    def share(state: State) -> StateWith:
        def clone() -> State:
            copy = state.clone()
            copy.players[0].herd = state.players[0].herd
            return copy

        return StateWith(state, clone=clone)

    caught(a_clone_is_independent, SOME, state=share)


@pytest.mark.parametrize(
    "part", [r" points \d+", r" births \d+", r" pass \d+", r"\*2", r" \| plays [a-z-]+", r" flown"]
)
def test_a_writer_that_leaves_something_out_is_caught(part: str) -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(game, write=lambda state: re.sub(part, "", game.write(state)))

    caught(a_position_reads_back, moments(EVO[1], games=4, each=3), careless)


@pytest.mark.parametrize("step", ["bid", "moves", "birth-go", "survival-go", "window", "own-window", "choose-place"])
def test_an_option_too_many_or_too_few_is_caught(step: str) -> None:
    met = [m for table in EVO for m in moments(table, games=3, each=2) if pending(m.state) == step]
    rich = [m for m in met if len(m.state.options) > (2 if step == "choose-place" else 1)]
    assert rich
    caught(refusals_agree_with_options, rich, state=edited(lambda state: state.offered.pop(0)))

    def with_another(state: State) -> None:
        universe = EVO[1].adapter.universe(state)
        state.offered.append(next(action for action in universe[1:] if action not in state.options))

    caught(refusals_agree_with_options, met, state=edited(with_another))


# Secrets


def showing(change: Callable[[Any, State, int], None]) -> Callable[[Any], GameWith]:
    """A game whose views show something more."""

    def leak(game: Any) -> GameWith:
        def view(state: State, seat: int) -> Any:
            seen = game.view(state, seat)
            change(seen, state, seat)
            return seen

        return GameWith(game, view=view)

    return leak


def show_points(seen: Any, state: State, seat: int) -> None:
    for clan, own in zip(seen.players, state.players, strict=True):
        clan.mp = int(own.mp)


def show_the_bag(seen: Any, state: State, seat: int) -> None:
    seen.bag = list(state.bag)


def show_the_pile(seen: Any, state: State, seat: int) -> None:
    seen.pile = list(state.pile)


def show_what_went_aside(seen: Any, state: State, seat: int) -> None:
    seen.aside = list(state.aside)


def show_hands(seen: Any, state: State, seat: int) -> None:
    for clan, own in zip(seen.players, state.players, strict=True):
        clan.hand = list(own.hand)


def show_the_deck(seen: Any, state: State, seat: int) -> None:
    seen.deck = [card(type_of(c), 0) for c in state.deck]


LEAKS = (show_points, show_the_bag, show_the_pile, show_what_went_aside, show_hands, show_the_deck)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
def test_a_leak_lets_worlds_be_told_apart(leak: Any) -> None:
    caught(worlds_cannot_be_told_apart, SOME, showing(leak))


@pytest.mark.parametrize("leak", [show_hands, show_the_deck], ids=lambda leak: leak.__name__)
def test_a_leak_shows_the_marker(leak: Any) -> None:
    caught(no_secret_is_written, SOME, showing(leak))


def test_a_sixth_sense_that_shows_the_next_token_to_another_is_caught() -> None:
    seen = [m for m in moments(EVO[1], games=8) if any(clan.foresees for clan in m.state.players)]
    assert seen

    def show(state: State) -> None:
        if state.pile:
            state.pile[-1] |= PUBLIC << 8

    caught(all_is_in_order, seen, state=edited(show))


def test_asking_only_those_who_hold_the_card_is_caught() -> None:
    """The windows of a game that passes over players without the card, and so tells who holds it."""

    def tell(state: State) -> StateWith:
        def clone() -> StateWith:
            return tell(state.clone())

        def apply(action: int) -> None:
            state.apply(action)
            while pending(state) == "window" and state.options == [0]:
                state.apply(0)

        return StateWith(state, clone=clone, apply=apply)

    windows = [m for table in EVO for m in moments(table, games=4, each=3) if pending(m.state) in ("window", "fight")]
    caught(worlds_cannot_be_told_apart, windows, game=drawing_below, state=tell)


def test_imagining_more_genes_than_there_are_is_caught() -> None:
    def careless(game: Any) -> GameWith:
        def imagine(view: Any, rng: Any) -> State:
            state: State = game.imagine(view, rng)
            state.bag = int_list(count + 1 for count in state.bag)
            return state

        return GameWith(game, imagine=imagine)

    caught(an_imagined_world_looks_the_same, SOME, careless)


def test_moments_of_every_step_are_met() -> None:
    met = {step.name for table in EVO for m in moments(table, games=4) for step in m.state.stack}
    assert met == {
        *("round", "climate", "mutation", "draw-gene", "auction", "bid", "initiative", "choose-place", "movement"),
        *("moves", "fight", "birth", "birth-go", "babies", "survival", "survival-go", "window", "own-window"),
    }
