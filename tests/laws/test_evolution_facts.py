"""The laws of the colour of food and of names, each with bugs that it must catch."""

import re
from itertools import count
from typing import Any

import pytest

from beagle import NOBODY, Rng
from beagle.games.evolution import tell
from beagle.games.evolution.game import EVOLUTION
from beagle.testing.laws.hidden import worlds_cannot_be_told_apart
from beagle.testing.laws.laws import (
    a_clone_is_independent,
    a_move_feeds_rightly,
    a_position_reads_back,
    a_view_reads_back,
    all_is_in_order,
)
from beagle.testing.laws.planted import GameWith, StateWith, caught
from tests.laws.evolution_fact_laws import (
    a_picture_says_colours_and_names,
    an_animal_may_be_named,
    no_rule_asks_for_the_colour,
)
from tests.laws.evolution_moves import animals
from tests.laws.games import LONG, SUITE, TABLES, Broken, Table, hold, moments, pick, walk

OURS = [table for table in SUITE if table.game.name == "evolution"]
SOME = moments(TABLES[0], games=12, each=3)


@pytest.mark.rule("EV-RUL-41")
@pytest.mark.parametrize("table", [one for one in LONG if one.values[0] in OURS])
def test_no_rule_asks_for_the_colour(table: Table) -> None:
    hold(no_rule_asks_for_the_colour, moments(table, each=3))


@pytest.mark.parametrize("table", OURS, ids=str)
def test_animals_may_be_named_in_moves(table: Table) -> None:
    hold(an_animal_may_be_named, moments(table, each=3))


@pytest.mark.parametrize("table", OURS, ids=str)
def test_a_picture_says_colours_and_names(table: Table) -> None:
    hold(a_picture_says_colours_and_names, moments(table))


def looking_at_blue(game: Any) -> GameWith:
    """Its refusals depend on the colour."""

    def why(state: Any, seat: int, text: str) -> Any:
        return None if any(a.blue for a in animals(state)) else game.why(state, seat, text)

    return GameWith(game, why=why)


def counting_blue_twice(game: Any) -> GameWith:
    def scores(state: Any) -> list[int]:
        return [score + sum(a.blue for a in animals(state)) for score in game.scores(state)]

    return GameWith(game, scores=scores)


def summing_colours(game: Any) -> GameWith:
    return GameWith(game, check_sum=lambda state: str([a.blue for a in animals(state)]))


@pytest.mark.parametrize("planted", [looking_at_blue, counting_blue_twice, summing_colours])
def test_a_rule_that_asks_for_the_colour_is_caught(planted: Any) -> None:
    caught(no_rule_asks_for_the_colour, SOME, planted)


def test_a_colour_that_changes_what_is_offered_is_caught() -> None:
    def choosy(state: Any) -> StateWith:
        """Every second copy, which is the one with other colours, is offered one move less."""
        made = count()

        def clone() -> Any:
            copy = state.clone()
            if next(made) % 2:
                copy.options = copy.options[:-1]
            return copy

        return StateWith(state, clone=clone)

    caught(no_rule_asks_for_the_colour, SOME, state=choosy)


def test_names_that_are_mixed_up_are_caught() -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(game, read_move=lambda state, text: game.read_move(state, re.sub(r"[A-H]\d+", "a", text)))

    with pytest.raises((Broken, ValueError)):
        hold(an_animal_may_be_named, [m._replace(table=m.table._replace(game=careless(EVOLUTION))) for m in SOME])


@pytest.mark.parametrize("key", ["blue", "name"])
def test_a_picture_that_leaves_something_out_is_caught(key: str) -> None:
    def blind(game: Any) -> GameWith:
        def picture(state: Any, seat: int) -> Any:
            drawn = game.picture(state, seat)
            for player in drawn["players"]:
                for plain in player["animals"]:
                    plain[key] = type(plain[key])()
            return drawn

        return GameWith(game, picture=picture)

    caught(a_picture_says_colours_and_names, SOME, blind)


# Positions out of order


def spoilt(change: Any) -> Any:
    def spoil(state: Any) -> Any:
        for a in animals(state):
            change(state, a)
        return state

    return spoil


def red_from_nowhere(a: Any) -> None:
    a.got, a.blue = False, 0


DISORDER: dict[str, Any] = {
    "more blue than food": lambda state, a: setattr(a, "blue", a.food + 1),
    "less blue than none": lambda state, a: setattr(a, "blue", -1),
    "red that nobody got": lambda state, a: red_from_nowhere(a),
    "two of one name": lambda state, a: setattr(a, "number", 1),
    "a name not yet given": lambda state, a: setattr(a, "number", state.players[a.owner].born + 1),
    "births that were forgotten": lambda state, a: setattr(state.players[a.owner], "born", 0),
}


@pytest.mark.parametrize("name", DISORDER)
def test_colours_and_names_out_of_order_are_caught(name: str) -> None:
    caught(all_is_in_order, SOME, state=spoilt(DISORDER[name]))


# Moves


def robbers(before: Any, after: Any) -> None:
    """Who was robbed of a blue token has it still, and a red one less."""
    for event in after.events:
        if event.kind == tell.ROBBED and before.animals[event.b].blue:
            after.animals[event.b].blue += 1


def fat_stays_red(before: Any, after: Any) -> None:
    for event in after.events:
        if event.kind == tell.FAT_USED:
            after.animals[event.a].blue -= event.b


def given_red(before: Any, after: Any) -> None:
    for event in after.events:
        if event.kind == tell.FOOD_GIVEN and after.animals[event.a].alive:
            after.animals[event.a].blue = 0


def taken_blue(before: Any, after: Any) -> None:
    for event in after.events:
        if event.kind == tell.FOOD_TAKEN and after.animals[event.a].alive:
            after.animals[event.a].blue = after.animals[event.a].food


def used_again(before: Any, after: Any) -> None:
    """A new animal gets the number of one that died."""
    for a in animals(after):
        if a.id >= len(before.animals):
            a.number = 1


def renamed(before: Any, after: Any) -> None:
    """Numbers close up when an animal has gone."""
    for player in after.players:
        for number, a in enumerate(player.herd, 1):
            a.number = number


def uncounted(before: Any, after: Any) -> None:
    for player in after.players:
        player.born = max((a.number for a in player.herd), default=0)


@pytest.mark.parametrize("bug", [robbers, fat_stays_red, given_red, taken_blue, used_again, renamed, uncounted])
def test_a_move_that_colours_or_names_wrongly_is_caught(bug: Any) -> None:
    table = next(t for t in OURS if t.ruleset == "base@gift")
    for seed in range(60):
        for state, action in walk(table, seed):
            after = state.clone()
            after.listen()
            after.apply(action)
            bug(state, after)
            try:
                a_move_feeds_rightly(table.game, state, after)
            except Broken:
                return
    raise AssertionError("nobody noticed")


# Clones, texts, views


@pytest.mark.parametrize("name", ["blue", "number"])
def test_a_clone_that_forgets_is_caught(name: str) -> None:
    def forgetful(state: Any) -> StateWith:
        def clone() -> Any:
            copy = state.clone()
            for a in animals(copy):
                setattr(a, name, 0)
            return copy

        return StateWith(state, clone=clone)

    caught(a_clone_is_independent, SOME, state=forgetful)


LEFT_OUT = {"names": r"(?<=[a-z])#\d+", "births": r" \| born \d+", "colours": r"(?<=\])0\+"}


@pytest.mark.parametrize("what", LEFT_OUT)
def test_a_text_that_leaves_something_out_is_caught(what: str) -> None:
    def careless(game: Any) -> GameWith:
        return GameWith(
            game,
            read=lambda text: game.read(re.sub(LEFT_OUT[what], "", text)),
            read_view=lambda text: game.read_view(re.sub(LEFT_OUT[what], "", text)),
        )

    caught(a_position_reads_back, SOME, careless)
    caught(a_view_reads_back, SOME, careless)


def test_a_name_that_betrays_the_card_is_caught() -> None:
    def leaking(game: Any) -> GameWith:
        def picture(state: Any, seat: int) -> Any:
            drawn = game.picture(state, seat)
            for player, own in zip(drawn["players"], state.players, strict=True):
                for plain, a in zip(player["animals"], own.herd, strict=True):
                    plain["name"] += str(a.card & 255)
            return drawn

        return GameWith(game, picture=picture)

    caught(worlds_cannot_be_told_apart, SOME, leaking)


def test_no_name_is_given_twice_in_a_whole_game() -> None:
    """Followed from the deal: who bore a name once is the only one who ever does."""
    for table in OURS:
        state: Any = table.game.deal(table.ruleset, table.seats, 5)
        rng, bearer, deaths = Rng(5), dict[tuple[int, int], int](), 0
        while state.actor != NOBODY:
            state.apply(pick(state, rng))
            for a in animals(state):
                assert bearer.setdefault((a.owner, a.number), a.id) == a.id
        deaths = len(state.animals) - len(animals(state))
        assert deaths > 0
        assert [int(player.born) for player in state.players] == [
            sum(1 for owner, _ in bearer if owner == seat) for seat in range(table.seats)
        ]
