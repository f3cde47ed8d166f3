"""Whom a bot harms does not depend on who is a person or on the number of a seat."""

from collections.abc import Callable
from typing import Any

import pytest

import beagle
from beagle.bots.bot import Bot, Move
from beagle.bots.judges import evaluation
from beagle.bots.search.contest import Budget, Contest
from beagle.bots.searcher import Dials, SearchBot
from beagle.games.evolution import actions
from beagle.games.evolution.ids import CARNIVOROUS, USE
from beagle.kernel.action import kind_of
from beagle.kernel.rng import Rng
from beagle.kernel.state import CHANCE, NOBODY
from beagle.server.worker import BotQuestion

GAME = beagle.game("evolution")
SEATS = 4
QUICK = Dials(iterations=6, width=4, depth=0, worlds=2)
RARE = 16.27  # with three degrees of freedom, chance gives more than this once in a thousand times


def chi_square(counts: list[int]) -> float:
    """How far these are from being equal."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def victim(state: Any, action: int) -> int:
    """The seat that is attacked by this action; -1 if it attacks nobody else."""
    if kind_of(action) != USE or actions.used_trait(action) != CARNIVOROUS:
        return -1
    owner = int(state.animals[actions.target_animal(action)].owner)
    return -1 if owner == state.actor else owner


class Vengeful(SearchBot):
    """A planted bug: it attacks the first seat whenever it can."""

    def choose(self, view: Any, moves: list[Move], budget: float | None) -> Move:
        state = GAME.imagine(view, Rng(0))
        return next((move for move in moves if victim(state, move.action) == 0), super().choose(view, moves, budget))


def most_harmed(make: Callable[[], Bot], games: int) -> list[int]:
    """How often each seat was attacked most: one observation a game, since attacks of one game are alike."""
    counts = [0] * SEATS
    for seed in range(games):
        rng = Rng(seed)
        state = GAME.deal("base@gift", SEATS, rng)
        players = [make() for _ in range(SEATS)]
        for seat, player in enumerate(players):
            player.begin(GAME, "base@gift", seat, int(rng.bits()))
        attacked = [0] * SEATS
        while state.actor != NOBODY:
            if state.actor == CHANCE:
                state.apply(state.sample_chance(rng))
                continue
            moves = [Move(action, "") for action in state.options]
            action = players[state.actor].choose(GAME.view(state, state.actor), moves, None).action
            if victim(state, action) >= 0:
                attacked[victim(state, action)] += 1
            state.apply(action)
        worst = [seat for seat in range(SEATS) if attacked[seat] == max(attacked)]
        counts[worst[rng.below(len(worst))]] += 1
    return counts


def test_what_a_bot_is_told_says_nothing_about_people() -> None:
    fields = set(BotQuestion.__struct_fields__)
    assert fields == {
        *("id", "bot", "game", "ruleset", "seat", "view", "moves", "seed", "budget", "limit", "memory"),
        "hint",  # for a person who asked for one; no move of a bot comes from such a question
        "review",  # a piece of the review of a finished game: no move comes from it either
    }, "a new field must not say who is a person"


def test_unequal_harm_is_found() -> None:
    assert chi_square([250, 250, 250, 250]) == 0
    assert chi_square([262, 244, 251, 243]) < RARE
    assert chi_square([400, 200, 200, 200]) > RARE
    state = GAME.read("evolution base@gift feeding bank 3 / A: a[carnivorous] b / B: m[fat]")
    attacks = {GAME.write_move(state, action): victim(state, action) for action in state.options}
    assert attacks["a>m"] == 1
    assert attacks["a*"] == -1


def first_tried(seeds: int) -> set[int]:
    """Whom the search would attack first, where all attacks look equal."""
    state = GAME.read("evolution base@gift feeding bank 0 / A: a[carnivorous] / B: m / C: n / D: o")
    judge, found = evaluation("evolution"), set()
    for seed in range(seeds):
        contest = Contest(judge, lambda _: state.clone(), 0, Budget(iterations=8), Rng(seed))
        found.add(victim(state, contest.roots(list(state.options), 24, [])[0].action))
    return found


def test_equal_moves_come_in_no_order_of_seats() -> None:
    assert first_tried(40) == {1, 2, 3}


@pytest.mark.slow
def test_harm_does_not_depend_on_the_seat() -> None:
    assert chi_square(most_harmed(lambda: SearchBot(QUICK), 1000)) < RARE
    assert chi_square(most_harmed(lambda: Vengeful(QUICK), 60)) > RARE, "the planted bug must be found"
