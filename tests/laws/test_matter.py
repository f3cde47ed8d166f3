"""Cards and food: nothing is lost, nothing comes from nowhere; and every game ends."""

from typing import Any

import pytest

from beagle import NOBODY
from beagle.games.evolution import ids
from beagle.games.evolution.animal import FILLED, OFF
from beagle.testing.laws.laws import a_move_feeds_rightly, all_is_in_order, every_card_is_there_once, the_result_is_sane
from beagle.testing.laws.planted import GameWith, StateWith, caught
from beagle.testing.laws.whole import whole_games
from tests.laws.games import LONG, TABLES, Broken, Moment, Table, moments, pending, walk

SOME = moments(TABLES[0], games=12)


@pytest.mark.parametrize("table", LONG)
def test_cards_and_food_are_in_order_after_every_move_until_the_game_ends(table: Table) -> None:
    assert whole_games(table)


def edited(change: Any) -> Any:
    """A state after something was done to it that no verb does."""

    def edit(state: Any) -> Any:
        change(state)
        return state

    return edit


def first_animal(state: Any) -> Any:
    return next((a for player in state.players for a in player.herd), None)


def on_an_animal(change: Any) -> Any:
    def edit(state: Any) -> None:
        if first_animal(state) is not None:
            change(first_animal(state))

    return edited(edit)


PILES: dict[str, Any] = {
    "deck": lambda state: state.deck,
    "hand": lambda state: state.players[0].hand,
    "discard": lambda state: state.players[1].discard,
    "pairs": lambda state: state.pairs,
    "traits": lambda state: first_animal(state).traits if first_animal(state) else [],
}


@pytest.mark.parametrize("name", PILES)
def test_a_lost_card_is_caught(name: str) -> None:
    def lose(state: Any) -> None:
        if PILES[name](state):
            PILES[name](state).pop()

    caught(every_card_is_there_once, SOME, state=edited(lose))


@pytest.mark.parametrize("name", PILES)
def test_a_card_that_is_in_two_places_is_caught(name: str) -> None:
    def double(state: Any) -> None:
        PILES[name](state).extend(list(PILES[name](state))[:1])

    caught(every_card_is_there_once, SOME, state=edited(double))


def test_one_card_turned_into_another_is_caught() -> None:
    def turn(state: Any) -> None:
        if state.deck:
            state.deck[0] = (state.deck[0] + 1) % 20

    caught(every_card_is_there_once, SOME, state=edited(turn))


WRONG: dict[str, Any] = {
    "negative food": lambda a: setattr(a, "food", -1),
    "more need than its cards say": lambda a: setattr(a, "need", a.need + 1),
    "more fat than cards": lambda a: setattr(a, "fat", a.fat + 1),
    "fat on a card for something else": lambda a: a.traits.append(3 | FILLED),
    "the wrong owner": lambda a: setattr(a, "owner", a.owner + 1),
    "a pair trait on one animal": lambda a: a.traits.append(7),
    "the same trait twice": lambda a: a.traits.extend([3, 3]),
    "carnivorous and scavenger": lambda a: a.traits.extend([1, 6]),
    "a card that others know": lambda a: setattr(a, "card", a.card | 3 << 8),
}


@pytest.mark.parametrize("name", WRONG)
def test_an_animal_out_of_order_is_caught(name: str) -> None:
    caught(all_is_in_order, SOME, state=on_an_animal(WRONG[name]))


WIDE = [table for table in TABLES if str(table.ruleset) == "base+continents@gift"]


def into_the_ocean(a: Any) -> None:
    """Without all that belongs to it."""
    a.place = ids.OCEAN
    a.traits.append(ids.SWIMMING)


def paralysed_at_work(a: Any) -> None:
    a.paralysed = True
    a.mask |= 1 << ids.RUNNING


MISPLACED: dict[str, Any] = {
    "a place that there is not": lambda a: setattr(a, "place", -1),
    "a swimming card in the Ocean": into_the_ocean,
    "a swimmer that does not swim": lambda a: setattr(a, "adrift", True),
    "a trait that is off for no reason": lambda a: a.traits.append(ids.RUNNING | OFF),
    "one that is paralysed and works": paralysed_at_work,
}


@pytest.mark.parametrize("name", MISPLACED)
def test_an_animal_out_of_place_is_caught(name: str) -> None:
    caught(all_is_in_order, moments(WIDE[0], games=3), state=on_an_animal(MISPLACED[name]))


def test_a_pair_over_two_places_is_caught() -> None:
    def split(state: Any) -> None:
        for pair in list(state.pairs)[:1]:
            a = state.animals[pair >> 16 & 255]
            a.place = 1 - a.place if a.place < ids.OCEAN else 0
            state.refresh(a)

    caught(all_is_in_order, moments(WIDE[-1], games=6, each=3), state=edited(split))


def test_remains_that_act_are_caught() -> None:
    def revive(state: Any) -> None:
        for player in state.players:
            for a in player.remains:
                a.food = 1

    with_remains = [m for m in moments(WIDE[-1], games=6, each=3) if any(p.remains for p in m.state.players)]
    assert with_remains
    caught(all_is_in_order, with_remains, state=edited(revive))


def test_a_negative_bank_is_caught() -> None:
    caught(all_is_in_order, SOME, state=edited(lambda state: state.banks.__setitem__(0, -1)))


def test_a_dead_animal_in_a_pair_is_caught() -> None:
    def kill(state: Any) -> None:
        for pair in list(state.pairs)[:1]:
            dead = state.animals[pair >> 16 & 255]
            dead.alive = False
            state.players[dead.owner].herd.remove(dead)

    caught(all_is_in_order, moments(TABLES[0], games=12, each=3), state=edited(kill))


def test_a_hand_that_another_seat_knows_is_caught() -> None:
    def show(state: Any) -> None:
        hand = state.players[0].hand
        for at, c in enumerate(list(hand)):
            hand[at] = c | 0xFFFF << 8

    caught(all_is_in_order, SOME, state=edited(show))


FED: dict[str, Any] = {
    "food from nowhere": lambda state: setattr(first_animal(state), "food", first_animal(state).food + 1),
    "food beyond the need": lambda state: setattr(first_animal(state), "food", 9),
    "food that vanishes": lambda state: setattr(first_animal(state), "food", first_animal(state).food - 1),
    "a token too few in the bank": lambda state: state.banks.__setitem__(0, state.banks[0] - 1),
    "a wrong mark of food got": lambda state: setattr(first_animal(state), "got", not first_animal(state).got),
    "fat from nowhere": lambda state: setattr(first_animal(state), "fat", first_animal(state).fat + 1),
}


@pytest.mark.parametrize("name", FED)
def test_a_move_that_feeds_wrongly_is_caught(name: str) -> None:
    table = TABLES[0]
    for state, action in walk(table, 3):
        after = state.clone()
        after.listen()
        after.apply(action)
        a_move_feeds_rightly(table.game, state, after)
        if pending(state) == pending(after) == "go" and first_animal(after):
            FED[name](after)
            with pytest.raises(Broken):
                a_move_feeds_rightly(table.game, state, after)
            return
    raise AssertionError("nobody ate")


def test_a_game_that_does_not_end_is_caught() -> None:
    table = TABLES[0]

    def deal(ruleset: str, seats: int, seed: int) -> StateWith:
        return StateWith(table.game.deal(ruleset, seats, seed), apply=lambda action: None)

    with pytest.raises(Broken, match="does not end"):
        for _ in walk(table._replace(game=GameWith(table.game, deal=deal)), 1):
            pass


def ends(some: tuple[Moment, ...]) -> list[Moment]:
    return [moment for moment in some if moment.state.actor == NOBODY]


@pytest.mark.parametrize("winners", [[], [0, 1, 2], [1, 0], [7], [0, 0]])
def test_winners_that_cannot_be_are_caught(winners: list[int]) -> None:
    caught(the_result_is_sane, ends(SOME), lambda game: GameWith(game, winners=lambda state: winners))


@pytest.mark.parametrize("scores", [[], [3], [-1, 2], [0, 0, 0]])
def test_scores_that_cannot_be_are_caught(scores: list[int]) -> None:
    caught(the_result_is_sane, ends(SOME), lambda game: GameWith(game, scores=lambda state: scores))
