"""beagle games --deck: what a deck is made of."""

import re
from collections.abc import Callable
from typing import Any

import pytest

import beagle as library
from tests.support.words import say

Beagle = Callable[..., Any]


@pytest.mark.rule("EV-CAT-05")
@pytest.mark.parametrize(
    ("game", "info"),
    [(game, info) for game in library.GAMES.values() for info in game.rulesets()],
    ids=lambda one: getattr(one, "name", ""),
)
def test_the_deck_of_every_ruleset_is_listed(beagle: Beagle, game: Any, info: Any) -> None:
    told = beagle("games", "--deck", info.name, "--json").json
    piles = game.deck(info.name, info.seats[0])
    assert (told["game"], told["seats"]) == (game.name, info.seats[0])
    assert [
        (pile["name"], pile["used"], [(kind["name"], kind["copies"]) for kind in pile["kinds"]])
        for pile in told["piles"]
    ] == [(pile.name, pile.used, [(kind.name, kind.copies) for kind in pile.kinds]) for pile in piles]


@pytest.mark.parametrize("lang", ["en", "ru", "pl", "it"])
def test_a_deck_is_told_in_every_language(beagle: Beagle, lang: str) -> None:
    words = {
        "en": "Flight / Carnivorous",
        "ru": "Полёт / Хищник",
        "pl": "Latanie / Drapieżnik",
        "it": "Volo / Carnivoro",
    }
    done = beagle("games", "--deck", "base+fly@gift half-deck", "--seats", "3", "--lang", lang)
    assert done.code == 0
    assert re.search(rf"2\s+{words[lang]}\s+flight/carnivorous", done.out)
    assert "126" in done.out
    assert "63" in done.out


@pytest.mark.rule("GD-SET-03")
def test_a_deck_may_depend_on_the_number_of_players(beagle: Beagle) -> None:
    totals = {
        seats: sum(
            pile["copies"] for pile in beagle("games", "--deck", "base", "--seats", seats, "--json").json["piles"]
        )
        for seats in ("2", "5")
    }
    assert totals == {"2": 40, "5": 84}


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["--deck", "base@gift fast"], "its options: first-a"),
        (["--deck", "base+fly@gift half-deck", "--seats", "4"], "half-deck is for 2 to 3 seats, not 4"),
        (["--deck", "nothing"], "choose from: base@gift"),
        (["--deck", ""], "a ruleset has a name"),
        (["--deck", "base@gift", "--seats", "9"], "2 to 4 seats"),
        (["--game", "chess"], say("cli-no-game", text="chess", games="evolution, evo, dinosaurs")),
        (["--seats", "3"], say("cli-games-seats")),
    ],
)
def test_what_cannot_be_listed_is_refused(beagle: Beagle, arguments: list[str], said: str) -> None:
    done = beagle("games", *arguments)
    assert done.code == 2
    assert said in done.err


def test_one_game_is_listed_alone(beagle: Beagle) -> None:
    assert [one["game"] for one in beagle("games", "--game", "evo", "--json").json] == ["evo"]
