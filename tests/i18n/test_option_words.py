"""Nobody reads the words of a ruleset's name: every edition, module and option is said in every language."""

import pytest

import beagle
from beagle.games.evolution.cards import ADDED_TRAITS
from beagle.games.evolution.ids import TRAIT_NAMES
from beagle.i18n import ENGLISH, Words, languages
from beagle.i18n.loading import bundle
from beagle.kernel.message import Message
from beagle.kernel.options import FIRST
from beagle.kernel.ruleset import split_name


def modules(name: str) -> list[str]:
    """The modules of a table as pages call them: one that is there twice is the second time `base-2`."""
    out: list[str] = []
    for module in split_name(name).modules:
        before = sum(other == module or other.startswith(f"{module}-") for other in out)
        out.append(f"{module}-{before + 1}" if before else module)
    return out


def wanted() -> set[str]:
    """The keys of all that is shown where people choose."""
    keys = {"web-option-first-seat", "web-option-first", "web-option-added", "web-first-lot", "web-first-lot.about"}
    keys |= {"web-scenario", "web-minutes", "web-first-named"}
    for game in beagle.GAMES.values():
        keys.add(f"web-deck-{game.name}")
        for info in game.rulesets():
            edition = split_name(info.name).edition
            keys |= {f"web-edition-{edition.replace('.', '')}"} if edition else set()
            # Gods Love Dinosaurs has one table, whose module is the base game of all.
            keys |= {f"web-module-{module}" for module in modules(info.name)} | {info.about}
            keys |= {info.advice} if info.advice else set()
            for option in info.options:
                keys |= {option.about} | (set() if option.group == FIRST else {f"web-option-{option.word}"})
    return keys


def test_every_word_is_said() -> None:
    assert [key for key in sorted(wanted()) if bundle(ENGLISH).pattern(key) is None] == []


@pytest.mark.parametrize("language", languages())
def test_a_kind_of_card_is_called_by_its_trait(language: str) -> None:
    words = Words(language)
    for trait in ADDED_TRAITS:
        name = TRAIT_NAMES[trait]
        assert words.say(Message(f"web-option-add-{name}", {})) == words.say(Message(f"trait-{name}", {}))


@pytest.mark.rule("EV-ED-03")
def test_the_half_deck_says_how_it_is_made() -> None:
    abouts = {
        info.name: {option.about for option in info.options if option.word == "half-deck"}
        for info in beagle.game("evolution").rulesets()
    }
    for name, about in abouts.items():
        if "continents" in name:
            assert about == {"web-option-half-deck.kinds"}
        elif "fly" in name:
            assert about == {"web-option-half-deck.about"}
        else:
            assert about == set()


def test_what_the_rulebook_says_of_a_table() -> None:
    """The times are those of the gift set; Cataclysm is for experienced players; one begins with the base game."""
    infos = {info.name: info for info in beagle.game("evolution").rulesets()}
    assert infos["base@gift"].minutes == infos["base+gift@gift"].minutes == (30, 60)
    assert infos["base+fly@gift"].minutes == infos["base+continents@gift"].minutes == (45, 60)
    assert infos["base+fly+continents+gift@gift"].minutes == (60, 90)
    assert infos["base@1.4.1"].minutes is None
    advice = {name: info.advice for name, info in infos.items()}
    assert advice["base@gift"] == "web-advice-start"
    assert advice["base+fly@gift"] == "web-advice-later"
    assert {name for name, key in advice.items() if key == "web-advice-experienced"} == {
        "cataclysm@1.4.1",
        "cataclysm+added@1.4.1",
    }
