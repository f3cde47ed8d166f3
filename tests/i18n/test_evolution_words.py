"""Everything that Evolution can say has words, and no words are left over."""

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from beagle.games.evolution import ids
from beagle.games.evolution.game import EVOLUTION
from beagle.games.evolution.rulebook import ENTRIES, SECTIONS
from beagle.games.evolution.scoring import Points
from beagle.kernel.message import Argument, Message
from beagle.play.cases import CaseRun, read_cases
from tests.support.saying import WORDS, Heard, deck_titles, written

CASES = Path(__file__).parents[1] / "games" / "evolution" / "cases"
FEW = 6  # moves from the position of a case
GAMES = 12  # of the base game; one more at each other table
FILE = "evolution/game.ftl"
AS = ("move-animal", "move-trait", "move-pair", "move-symbiosis", "move-settle", "move-animal-in-place")
BY_CARD = (*AS, "move-restore", "move-restore-from-deck")
HEARD = ("log-", "ask-", "move-")  # these begin what is said while people play

# What seldom comes about in random games.
SCENES = (
    "evolution base+fly@gift feeding bank 3 / A: a[carnivorous intellect ambush] / B: m[mimicry] n[fat] o[running]",
    "evolution base+fly@gift feeding bank 3 / A: a[viviparous]1 / B: m[hibernation'] / deck 1",
    "evolution base+fly+continents@gift feeding / A: a[viviparous migration]2 b[viviparous]2 a~b.trematode / B: m",
    "evolution base+continents@gift feeding bank 3 / A: a[fat]1 b[parasite fat running]3 a~b.recombination / B: m",
    "evolution base+continents@gift feeding / A: a[running] b[running piracy] a~b.recombination / B: m[cnidocytes]",
    "evolution base+continents@gift extinction / A: a<->[regeneration] b<->[regeneration] / B: m[neoplasm fat]",
    "evolution base+fly@gift feeding bank 9 / A: a[carnivorous intellect ambush] / B: m[mimicry] n o n~o.cooperation",
    "evolution base+fly@gift feeding / A: a[carnivorous intellect] / B: m[mimicry] n o n~o.cooperation",
    "evolution base+fly@gift feeding bank 9 / A: a[carnivorous] b a~b.cooperation / B: m<anglerfish> n",
    "evolution base+fly@gift feeding / A: a[carnivorous' intellect] / B: m[mimicry'] n o n~o.cooperation / stack"
    " turn(next=3) feeding(round=1 gone=1) go(seat=A main acted) attack(hunter=a prey=n turned)",
    "evolution base+continents@gift extinction / A: a<->[regeneration] | hand 2 / B: m",
    "evolution base+fly@gift feeding / A: a[carnivorous camouflage high-body-weight] / B: m<anglerfish> n[shell]",
)


def possible() -> set[str]:
    """Every key that `beagle.games.evolution.words` can make, but for the rules, the names of traits, and questions and
    moves, which are heard in games."""
    out = {f"log-{name}" for name, _ in ids.EVENTS} | {f"phase-{phase}" for phase in ids.PHASES}
    out |= {f"standing-{answer.name}" for answer in EVOLUTION.standing()} | {
        f"points-{name}" for name in Points._fields
    }
    out |= {"tie-below", "tie-decided", "tie-shared", "specimen-animal"}
    out |= {"preview-nothing", "preview-lure", "preview-eaten", "preview-stung"}
    out |= {"card-unknown", "card-single", "card-double", "card-which", "place-bank", "it"}
    out |= {info.about for info in EVOLUTION.rulesets()} | deck_titles(EVOLUTION)
    return out | {f"section-{section}" for section in SECTIONS}


@cache
def heard() -> Heard:
    out = Heard(EVOLUTION)
    for seed in range(GAMES):
        out.play(EVOLUTION.deal("base@gift", 2 + seed % 3, seed), 1000 + seed, range(2 + seed % 3))
    for info in EVOLUTION.rulesets():
        seats = 3 if info.seats[1] < 5 else 5  # five players: cards are left over
        out.play(EVOLUTION.deal(info.name, seats, GAMES), 1000 + GAMES, range(seats))
    for scene in SCENES:
        for seed in range(GAMES):
            out.play(EVOLUTION.read(scene), 1000 + seed, range(2))
    for key in sorted(key for key in written(FILE).keys() - out.keys if key.startswith("move-")):
        for start in positions_with(key.removeprefix("move-")):
            for seed in range(GAMES):
                out.play(start.clone(), 1000 + seed, range(len(start.players)), moves=FEW)
    return out


def positions_with(trait: str) -> Iterator[Any]:
    """Where the cases of a new trait begin: its moves are heard there without a scene of their own."""
    for path in sorted(CASES.glob("*.case")):
        for case in read_cases(path.read_text("utf-8"), path.name):
            if case.deal is None and any(trait in line.text for line in case.position):
                yield CaseRun(case, case.rulesets[0]).state


def test_every_key_has_words_and_no_words_are_left_over() -> None:
    said = {key for key in heard().keys if key.startswith(HEARD)}
    assert set(written(FILE)) == possible() | said
    assert set(BY_CARD) <= said


def test_everything_said_in_random_games_is_a_known_key() -> None:
    """The tests look at real arguments, not at made-up ones: what seldom comes about has its scene above."""
    assert {key for key in heard().keys if not key.startswith((*HEARD, "trait-", "place-"))} <= possible()


def test_all_that_is_said_in_random_games_is_good_english() -> None:
    for message, said in heard().said.values():
        assert re.fullmatch(r"[A-Z].*", said), (message, said)
        assert not re.search(r"\{|\}|\?\?\?|  | [,.:;!?]|\b1 (tokens|cards)\b|\(\)", said), (message, said)
        if message.key.startswith(("log-", "ask-")):
            assert said.endswith((".", "!", "?")), (message, said)


def test_the_options_of_a_question_differ_in_words() -> None:
    for options in heard().options:
        assert len(set(options)) == len(options), options


def test_a_card_that_one_may_not_know_is_not_named() -> None:
    traits = [WORDS.say(Message(f"trait-{name}", {})) for name in ids.TRAIT_NAMES[1:]]
    secret = [said for message, said in heard().said.values() if message.args.get("known") == "no"]
    assert secret
    for said in secret:
        assert not any(trait in said for trait in traits), said


@pytest.mark.parametrize("key", BY_CARD)
def test_what_stands_under_a_card_has_short_words(key: str) -> None:
    assert [attribute.id.name for attribute in written(FILE)[key].attributes] == ["short"]
    args: dict[str, Argument] = {"card": "X", "trait": "X", "animal": "a", "partner": "b", "place": "X", "sides": 1}
    assert WORDS.say(Message(f"{key}.short", args)).startswith("as " if key in AS else "to ")


def test_every_reason_can_be_said_with_what_a_refusal_gives() -> None:
    it = Message("it", {})
    whys = [entry.id for entry in ENTRIES if WORDS.has(f"{entry.id}.why")]
    assert len(whys) > 100
    for key in whys:
        assert WORDS.say(Message(f"{key}.why", {"animal": it, "target": it, "trait": it})).endswith(".")
