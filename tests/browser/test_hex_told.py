"""What is told, and questions that are rarer than a move, fit into the frames of EVO and Gods Love Dinosaurs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hex_frame import WINDOWS, faults
from tests.browser.people import Person
from tests.browser.seating import Seating
from tests.browser.test_hex_table import STEP, STEPS, TIGERS
from tests.support.looks import in_turn

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
INVITED = {"kind": "invited"}
LANGUAGES = {language: language for language in ("ru", "pl", "it", "en")}
NEXT = ".story .ways .tool:nth-of-type(3), .stage .button, .question .stepping.lamp"  # without words

# The last births of a round, of five: what follows is told in one go.  All of D's stand on ideal ground.
CLANS = """A: 1,-3 -1,-2 0,-1 | mp 7 | genes horn fins
B: 3,-2 2,-1 2,0 3,0 | mp 5 | genes thermoregulation fur vial
C: -3,0 -2,0 -2,1 -1,1 -3,2 | mp 8 | genes egg thermoregulation bony-frill horn
D: -4,2 2,2 0,3 | mp 9 | genes legs*2 horn vial | cards migration mad-attack
E: -1,-3 -2,-2 3,-3 | mp 4 | genes wings fur"""
BIRTHS = f"""evo second round 4 birth dial 2 order ABCED to D
{CLANS}
pile -1 8
turned +1 +2 +1"""
HERD = "0,1 1,1 0,2 1,2 -1,3"
PLAYS = BIRTHS.replace("birth", "movement").replace("-4,2 2,2 0,3", HERD)
# D can save one in the heat and one in the cold, of four.
SAVES = PLAYS.replace("movement", "survival").replace(
    "legs*2 horn vial | cards migration mad-attack", "thermoregulation fur"
)

LAND = """0,0M* 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F:r -1,-1P:t 0,-2P:h -2,1F:r -1,2L 2,-1L:f 2,0L:f -2,0U 0,2F"""
BREEDING = f"""dinosaurs base frogs marker tiger first A to A
A: {LAND} | eggs 6
B: {LAND} | eggs 4
C: {LAND} | eggs 1
D: {LAND} | eggs 2
E: {LAND} | eggs 13
board frog - | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:r ML
piles C 4 | D 8"""
HATCHING = BREEDING.replace("frogs", "hatching").replace("frog -", "frog LP:f")


# What hops or comes has come to rest; a lamp may go on pulsing.
AT_REST = """() => document.getAnimations().every((one) => one.playState === "finished"
  || one.effect.getComputedTiming().iterations === Infinity)"""


class Company:
    """People in one language, to whom each event waits."""

    def __init__(self, seating: Seating, language: str) -> None:
        self.seating = seating
        self.language = language

    def person(self, name: str = "Maximiliane") -> Person:
        somebody = self.seating.person(name, reduced_motion="no-preference")
        somebody.context.add_init_script(f"localStorage.setItem('beagle-language', '{self.language}')")
        somebody.context.add_init_script(STEP)
        return somebody

    def among_bots(self, position: str, game: str, seat: int) -> Person:
        somebody = self.person()
        seats = [ME if number == seat else BOT for number in range(5)]
        somebody.open(*seats, position=position, game=game)
        somebody.see_turn()
        return somebody


def tell_until(person: Person, seen: Locator) -> None:
    onward = person.page.locator(NEXT).locator("visible=true")
    for _ in range(STEPS):
        expect(seen.or_(onward).first).to_be_visible()
        if seen.count() > 0:
            return
        onward.first.click()
    raise AssertionError("it is never told")


def ends_the_round(company: Company, seen: str, position: str = BIRTHS) -> Person:
    """D's births are the last; what follows is told until this is there."""
    person = company.among_bots(position, "evo", 3)
    person.page.keyboard.press("0")
    tell_until(person, person.page.locator(seen))
    return person


def a_token(company: Company) -> Person:
    return ends_the_round(company, ".story .token")


def the_dial(company: Company) -> Person:
    person = a_token(company)
    person.page.locator(NEXT).locator("visible=true").first.click()
    expect(person.page.locator(".story .token")).to_be_visible()
    return person


def the_meteor(company: Company) -> Person:
    return ends_the_round(company, ".ranking", BIRTHS.replace("pile -1 8", "pile meteor"))


def a_played_card(company: Company) -> Person:
    person = company.among_bots(PLAYS, "evo", 3)
    card = person.page.locator(".hand .card.lit").first
    card.click()
    card.click()
    expect(person.page.locator(".played")).to_be_visible()
    return person


def whom_to_save(company: Company) -> Person:
    return company.among_bots(SAVES, "evo", 3)


def others_hunt(company: Company) -> Person:
    """Ann's tiger, on the screen of somebody who follows."""
    ann, ben = company.person("Maximiliane"), company.person("Wilhelmina")
    table = ann.open(ME, INVITED, game="dinosaurs", position=TIGERS)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.locator("[data-cell='1,0']").last.click()
    ann.page.locator(".question .answers .lamp").click()
    tell_until(ben, ben.page.locator(".way.told"))
    return ben


def breeding(company: Company) -> Person:
    return company.among_bots(BREEDING, "dinosaurs", 0)


def hatching(company: Company) -> Person:
    return company.among_bots(HATCHING, "dinosaurs", 0)


MOMENTS: dict[str, Callable[[Company], Person]] = {
    one.__name__: one
    for one in (a_token, the_dial, the_meteor, a_played_card, whom_to_save, others_hunt, breeding, hatching)
}


@pytest.mark.parametrize(("moment", "language"), in_turn(MOMENTS, LANGUAGES))
def test_what_is_told_and_asked_fits(seating: Seating, moment: str, language: str) -> None:
    person = MOMENTS[moment](Company(seating, language))
    person.page.wait_for_function(AT_REST)
    assert faults(person.page, WINDOWS) == []
