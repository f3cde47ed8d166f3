"""The laws of Evolution: marks of animals, and own feedings; each with bugs that it must catch."""

from typing import Any

import pytest

from beagle import Game
from beagle.games.evolution import ids
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.view import FACTS
from beagle.kernel.action import PASS
from beagle.kernel.int_list import IntList, int_list
from beagle.testing.laws.laws import a_clone_is_independent, a_position_reads_back, a_view_reads_back, all_is_in_order
from beagle.testing.laws.planted import GameWith, StateWith, caught
from tests.laws.games import SUITE, Moment, Table, hold, moments, must, pending, viewers

OURS = [table for table in SUITE if table.game.name == "evolution"]

# Every mark that an animal can bear.
MARKED = " / ".join(
    (
        "evolution base+fly+continents+gift@gift turn 3 feeding bank 2 1 3 first A to A",
        "A: a[carnivorous intellect']1!stopped!ignores:m.camouflage!ignores:m.symbiosis~n b#4[neoplasm+]!got"
        " c[running]!swims!attacked!migrated d[fat parasite]1!from-fat e[r-strategy]!poisoned!restored",
        "B: m[camouflage ambush fat parasite]1+1 n[flight']!paralysed m~n.symbiosis | born 7",
        "deck 30",
    )
)
MARKS = dict.fromkeys(
    (
        *("!stopped", "!ignores:m.camouflage", "!ignores:m.symbiosis~n", "!got", "!from-fat"),
        *("!swims", "!attacked", "!poisoned", "!restored", "!paralysed", "#4", " | born 7"),
    ),
    "",
) | {")+": ")", "1+1": "2"}


def marked() -> list[Moment]:
    state: Any = EVOLUTION.read(MARKED)
    return [Moment(Table(EVOLUTION, state.rules.name, 2), 1, 0, state)]


def every_seat_sees_every_mark(game: Game, state: Any, seed: int) -> None:
    """What is public of an animal is in everybody's view."""
    for seat in viewers(state, seed):
        view: Any = game.view(state, seat)
        for player, seen in zip(state.players, view.players, strict=True):
            must(player.born == seen.born, "births are seen otherwise")
            for a, b in zip(player.herd + player.remains, seen.herd + seen.remains, strict=True):
                for name in FACTS:
                    must(getattr(a, name) == getattr(b, name), f"animal {a.id} is seen with another {name}")


@pytest.mark.parametrize("law", [a_clone_is_independent, a_position_reads_back, a_view_reads_back])
def test_marks_are_kept_by_clones_texts_and_views(law: Any) -> None:
    hold(law, marked())


@pytest.mark.parametrize("table", OURS, ids=str)
def test_every_seat_sees_every_mark(table: Table) -> None:
    hold(every_seat_sees_every_mark, [*moments(table), *marked()])


@pytest.mark.parametrize("mark", MARKS)
def test_a_reader_or_a_writer_that_overlooks_a_mark_is_caught(mark: str) -> None:
    caught(
        a_position_reads_back,
        marked(),
        lambda game: GameWith(game, read=lambda text: game.read(text.replace(mark, MARKS[mark]))),
    )
    caught(
        a_view_reads_back,
        marked(),
        lambda game: GameWith(game, read_view=lambda text: game.read_view(text.replace(mark, MARKS[mark]))),
    )


FORGOTTEN = ("got", "stopped", "blind", "poisoned", "paralysed", "adrift", "restored", "did", "used", "blue", "number")


def forgetting(state: Any, name: str) -> StateWith:
    """A state whose clones have animals without this mark."""

    def clone() -> Any:
        copy = state.clone()
        for a in copy.animals:
            if a.alive:
                value = getattr(a, name)
                setattr(a, name, type(value)() if isinstance(value, (list, IntList)) else type(value)(0))
        return copy

    return StateWith(state, clone=clone)


@pytest.mark.parametrize("name", FORGOTTEN)
def test_a_clone_that_forgets_a_mark_is_caught(name: str) -> None:
    caught(a_clone_is_independent, marked(), state=lambda state: forgetting(state, name))


def test_a_clone_that_shares_what_is_ignored_is_caught() -> None:
    def sharing(state: Any) -> StateWith:
        def clone() -> Any:
            copy = state.clone()
            copy.animals[0].blind = state.animals[0].blind
            return copy

        return StateWith(state, clone=clone)

    caught(a_clone_is_independent, marked(), state=sharing)


@pytest.mark.parametrize("name", FORGOTTEN)
def test_a_view_without_a_mark_is_caught(name: str) -> None:
    def blindly(game: Any) -> GameWith:
        def view(state: Any, seat: int) -> Any:
            seen = game.view(state, seat)
            for player in seen.players:
                for a in player.herd:
                    setattr(a, name, type(getattr(a, name))())
            return seen

        return GameWith(game, view=view)

    caught(every_seat_sees_every_mark, marked(), blindly)


# Own feedings: the law is a part of `all_is_in_order`


def goes() -> list[Moment]:
    some = [moment for moment in moments(OURS[0], games=12, each=3) if pending(moment.state) == "go"]
    assert some
    return some


def sate(state: Any) -> Any:
    for player in state.players:
        for a in player.herd:
            a.food = a.need
            a.traits = int_list(packed for packed in a.traits if packed & 255 != ids.FAT)
            state.derive(a)
    return state


def test_a_go_while_every_animal_is_full_is_caught() -> None:
    caught(all_is_in_order, goes(), state=sate)


def test_a_go_that_may_be_ended_empty_while_a_token_can_be_taken_is_caught() -> None:
    def offer(state: Any) -> Any:
        state.options = [*state.options, PASS] if PASS not in state.options else state.options
        return state

    caught(all_is_in_order, goes(), state=offer)


def test_a_go_that_cannot_be_ended_after_a_side_action_is_caught() -> None:
    def withhold(state: Any) -> Any:
        state.options = [option for option in state.options if option != PASS]
        return state

    caught(all_is_in_order, goes(), state=withhold)
