"""What a page is given of a table of Evolution, beside what the laws ask of every game."""

from typing import Any

import pytest

import beagle
from beagle.kernel.cards import WHOLE

EVOLUTION: Any = beagle.game("evolution")


def needs(ruleset: str) -> dict[str, int]:
    seen = EVOLUTION.picture(EVOLUTION.read(f"evolution {ruleset} development / A: a / B: b"), WHOLE)
    return dict(seen["needs"])


def test_the_printed_numbers_are_those_of_the_rules() -> None:
    assert needs("base@gift") == {"carnivorous": 1, "high-body-weight": 1, "parasite": 2}


def test_a_table_names_the_numbers_of_all_its_cards() -> None:
    assert needs("base+fly@gift").items() >= needs("base@gift").items()
    assert needs("base+fly@gift")["viviparous"] == 1


@pytest.mark.parametrize("text", ["a[carnivorous parasite]", "a[high-body-weight]", "a[running]"])
def test_an_animal_needs_one_and_what_its_traits_add(text: str) -> None:
    seen = EVOLUTION.picture(EVOLUTION.read(f"evolution base@gift development / A: {text} / B: b"), WHOLE)
    (animal,) = seen["players"][0]["animals"]
    assert animal["need"] == 1 + sum(seen["needs"].get(lain["trait"], 0) for lain in animal["traits"])
