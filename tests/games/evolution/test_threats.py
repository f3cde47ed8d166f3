"""Who could attack whom is exactly what the rules would offer if that player's own feeding began now."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

import beagle
from beagle.games.evolution import actions
from beagle.games.evolution.ids import CARNIVOROUS, USE
from beagle.games.evolution.state import State
from beagle.games.evolution.steps.feeding import Feeding
from beagle.games.evolution.threats import threats
from beagle.kernel.action import kind_of
from beagle.kernel.int_list import IntList
from beagle.kernel.rng import Rng

EVOLUTION = beagle.game("evolution")
RULESETS = [("base@gift", 4), ("base+fly@gift", 3), ("base+fly+continents+gift@gift", 4), ("base@italian", 2)]
POSITIONS = 250  # of each ruleset
Threats = dict[int, list[int]]


def positions(ruleset: str, seats: int, number: int) -> Iterator[State]:
    """States of random games in which somebody feeds."""
    seed = 0
    while number > 0:
        seed += 1
        rng = random.Random(seed)
        state = EVOLUTION.deal(ruleset, seats, seed=seed)
        while state.actor != beagle.NOBODY and number > 0:
            if any(isinstance(step, Feeding) for step in state.stack):
                number -= 1
                yield state
            state.apply(rng.choice(state.options))


def offered(state: State) -> Threats:
    """The same from the game itself: every player gets an own feeding, and what they are offered counts."""
    out: Threats = {}
    for seat in range(state.seats):
        trial = state.clone()
        at = next(number for number, step in enumerate(trial.stack) if isinstance(step, Feeding))
        feeding = trial.stack[at]
        assert isinstance(feeding, Feeding)
        del trial.stack[at + 1 :]
        trial.end_go(seat)
        trial.begin_go(seat)
        go = feeding.go(seat)
        trial.push(go)
        trial.ask(beagle.NOBODY, IntList())
        go.resume(trial)
        attacks = [one for one in trial.options if kind_of(one) == USE and actions.used_trait(one) == CARNIVOROUS]
        for hunter, prey in sorted(
            {(int(actions.acting_animal(one)), int(actions.target_animal(one))) for one in attacks}
        ):
            out.setdefault(prey, []).append(hunter)
    return out


def differences(told: Callable[[State], Threats], ruleset: str, seats: int, number: int) -> int:
    def plain(found: Threats) -> dict[int, set[int]]:
        return {prey: set(hunters) for prey, hunters in found.items()}

    return sum(plain(told(state)) != plain(offered(state)) for state in positions(ruleset, seats, number))


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS)
def test_threats_are_the_attacks_that_would_be_offered(ruleset: str, seats: int) -> None:
    assert differences(threats, ruleset, seats, POSITIONS) == 0


def test_a_threat_that_forgets_a_shield_is_found() -> None:
    def careless(state: State) -> Threats:
        hunters = [int(a.id) for player in state.players for a in player.herd if a.has(CARNIVOROUS)]
        prey = [int(a.id) for player in state.players for a in player.herd]
        return {one: [hunter for hunter in hunters if hunter != one] for one in prey if hunters != [one]}

    assert differences(careless, "base@gift", 4, 60) > 0


def test_there_are_threats_to_compare() -> None:
    assert any(threats(state) for state in positions("base@gift", 4, POSITIONS))


@pytest.mark.parametrize(("ruleset", "seats"), RULESETS[:3])
def test_threats_tell_nothing_that_a_seat_may_not_know(ruleset: str, seats: int) -> None:
    for state in positions(ruleset, seats, 60):
        for seat in range(seats):
            other = EVOLUTION.imagine(EVOLUTION.view(state, seat), Rng(seat))
            assert threats(other) == threats(state)


def test_the_picture_names_them_and_who_waits_for_a_symbiont() -> None:
    state = EVOLUTION.read("""evolution base@gift feeding bank 2
A: a[carnivorous] | hand swimming
B: m[camouflage] n o m~o.symbiosis""")
    animals = {
        animal["id"]: animal for player in EVOLUTION.picture(state, 1)["players"] for animal in player["animals"]
    }
    assert {id: animal.get("hunters") for id, animal in animals.items()} == {
        "a": None,
        "m": None,
        "n": ["a"],
        "o": ["a"],
    }
    assert {id: animal.get("waits") for id, animal in animals.items()} == {"a": None, "m": "o", "n": None, "o": None}
    assert EVOLUTION.picture(state, 1)["names"] == {"a": "A1", "m": "B1", "n": "B2", "o": "B3"}
