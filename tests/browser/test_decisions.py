"""Every ordinary decision of Evolution takes as few touches as it can: by mouse, finger and keys, and can be undone."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from playwright.sync_api import expect

from tests.browser.seating import Seating
from tests.browser.touching import WAYS, by
from tests.support.looks import in_turn
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "random"}


class Decision(NamedTuple):
    touched: tuple[str, ...]  # one after another
    told: str  # in the log


def whole(animal: str) -> str:
    return f"[data-animal={animal}] .whole"


def side(card: str, trait: str) -> str:
    return f'[data-card="card:{card}"] [data-about=trait-{trait}]'


def option(title: str) -> str:
    return f".question button:has-text('{title}')"


DEVELOPMENT = """evolution base@gift turn 4 development first A
A: a b c | hand camouflage/fat running cooperation/carnivorous
B: m n | hand -
deck 9"""
CARDS = [
    Decision((side("running", "running"), ".slot"), "as animal"),
    Decision((side("running", "running"), whole("b")), "Ann played Running on A2"),
    Decision((side("camouflage/fat", "fat"), whole("a")), "Ann played Fat tissue on A1"),
    Decision(
        (side("cooperation/carnivorous", "cooperation"), whole("a"), whole("c")),
        "Ann joined A1 and A3 with Cooperation",
    ),
]
FEEDING = """evolution base@gift turn 4 feeding bank 6 first A
A: a[carnivorous] b c[high-body-weight fat*] | hand running
B: m[grazing] n | hand mimicry
deck 9"""
MEALS = [
    Decision((whole("b"),), "Animal A2 took a red token"),
    Decision((whole("m"),), "Animal A1 attacked B1!"),
    Decision(("[data-animal=c] [data-about=trait-fat]",), "A3"),
]
ATTACKED = """evolution base@gift turn 5 feeding bank 4 first B
A: a[mimicry tail-loss grazing] b | hand running
B: m[carnivorous] n | hand mimicry
deck 12
stack turn(next=3) feeding(round=1 gone=1) go(seat=B main acted) attack(hunter=m prey=a)"""
ANSWERS = [
    Decision(("[data-animal=a] [data-about=trait-grazing]",), "A1"),
    Decision((option("Mimicry"),), "A2"),
]


def decides(seating: Seating, way: str, position: str, decisions: list[Decision]) -> None:
    """Each decision is made by its touches and by no more, then undone: with bots, their moves along with it."""
    ann = seating.person("Ann", has_touch=way == "touch")
    ann.open(ME, BOT, position=position)  # the bot has no card to show: what was shown isn't undone freely
    ann.see_turn()
    touch = by(way, ann.page)
    lines = ann.page.get_by_role("log").locator(".line")
    undone = lines.filter(has_text=say("server-log-undo", seat="Ann"))
    for number, decision in enumerate(decisions, 1):
        for thing in decision.touched:
            touch(ann.page.locator(thing).first)
        expect(lines.filter(has_text=decision.told).last).to_be_attached()
        ann.see_turn()  # the bot has answered
        if way == "keys":
            ann.page.keyboard.press("z")
        else:
            touch(ann.page.locator("[data-undo]"))
        expect(undone).to_have_count(number)
        ann.see_turn()


DECIDED = {"cards": (DEVELOPMENT, CARDS), "meals": (FEEDING, MEALS), "answers": (ATTACKED, ANSWERS)}


@pytest.mark.parametrize(("what", "way"), in_turn(DECIDED, {way: way for way in WAYS}))
def test_a_decision_takes_as_few_touches_as_it_can(seating: Seating, what: str, way: str) -> None:
    decides(seating, way, *DECIDED[what])


@pytest.mark.parametrize("way", WAYS)
def test_a_pass_is_one_touch_and_is_undone(seating: Seating, way: str) -> None:
    """With people: nobody is asked, while nobody has acted."""
    ann, ben = seating.person("Ann", has_touch=way == "touch"), seating.person("Ben")
    table = ann.open(ME, {"kind": "invited"}, position=DEVELOPMENT.replace("hand -", "hand mimicry"))
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    touch = by(way, ann.page)
    touch(ann.page.locator(option(say("move-pass-development"))))
    ben.see_turn()
    undo = ann.page.locator("[data-undo]")
    expect(undo).to_be_enabled()  # Ann's page knows of the move too: before that a key would find nothing to undo
    if way == "keys":
        ann.page.keyboard.press("z")
    else:
        touch(undo)
    ann.see_turn()
