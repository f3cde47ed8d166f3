"""Ratings: the Plackett-Luce model finds strengths that are known, and says how sure it is."""

import math
import random

import pytest

from beagle.play.ratings import Finish, Ratings

STRENGTHS = (0.0, 0.8, 1.6, -0.8)
SEATS = (0.3, 0.0, -0.3)


def order(weights: list[float], rng: random.Random) -> tuple[float, ...]:
    """Who is first, then who is first among the others, and so on."""
    left, places = list(range(len(weights))), [0.0] * len(weights)
    while left:
        seat = rng.choices(left, [weights[one] for one in left])[0]
        places[seat] = float(len(left))
        left.remove(seat)
    return tuple(places)


def games(deals: int, seed: int) -> list[Finish]:
    rng, out = random.Random(seed), []
    for deal in range(deals):
        three = rng.sample(range(len(STRENGTHS)), 3)
        for turned in range(3):
            who = tuple(three[turned:] + three[:turned])
            weights = [math.exp(STRENGTHS[player] + SEATS[seat]) for seat, player in enumerate(who)]
            out.append(Finish(deal, who, order(weights, rng)))
    return out


def test_strengths_and_seats_are_found() -> None:
    found = Ratings(games(150, seed=1), len(STRENGTHS))
    middle = sum(STRENGTHS) / len(STRENGTHS)
    for player, strength in enumerate(STRENGTHS):
        value, error = found.strength(player)
        assert abs(value - (strength - middle)) < 2 * error < 0.8
    for seat, strength in enumerate(SEATS):
        assert found.seat(seat).value == pytest.approx(strength, abs=0.3)
    assert found.ahead(2, 3).value == pytest.approx(found.strength(2).value - found.strength(3).value)


def test_intervals_hold_about_as_often_as_they_say() -> None:
    inside = 0
    for seed in range(40):
        value, error = Ratings(games(20, seed), len(STRENGTHS)).ahead(1, 0)
        inside += abs(value - 0.8) <= error
    assert inside >= 33


def test_games_of_one_deal_are_alike() -> None:
    """The same game ten times over tells no more than once."""
    once = games(40, seed=3)
    many = [game for game in once for _ in range(10)]
    assert Ratings(many, 4).ahead(2, 0).error > 0.7 * Ratings(once, 4).ahead(2, 0).error
    apart = [game._replace(deal=number) for number, game in enumerate(many)]
    assert Ratings(apart, 4).ahead(2, 0).error < 0.5 * Ratings(many, 4).ahead(2, 0).error


def test_who_has_won_everything_is_not_infinitely_strong() -> None:
    swept = [Finish(deal, (deal % 2, 1 - deal % 2), (float(deal % 2 == 0), float(deal % 2))) for deal in range(20)]
    value, error = Ratings(swept, 2).ahead(0, 1)
    assert 2 < value < 8
    assert error > 1.5


def test_ties_are_split() -> None:
    tied = [Finish(deal, (deal % 2, 1 - deal % 2), (1.0, 1.0)) for deal in range(20)]
    assert Ratings(tied, 2).ahead(0, 1).value == pytest.approx(0)
    split = [Finish(deal, (deal % 2, 1 - deal % 2), (1.0, 0.0) if deal < 10 else (0.0, 1.0)) for deal in range(20)]
    assert Ratings(split, 2).ahead(0, 1).value == pytest.approx(0)


def test_the_same_player_may_sit_twice() -> None:
    """One against two copies of another, each as strong: every order is as likely."""
    every = [(3.0, 2.0, 1.0), (1.0, 3.0, 2.0), (2.0, 1.0, 3.0)]
    found = Ratings([Finish(deal, (0, 1, 1), results) for deal, results in enumerate(every)], 2)
    assert found.ahead(0, 1).value == pytest.approx(0, abs=1e-6)
