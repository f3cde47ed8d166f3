"""Pages read nothing from words: with sentences that are in no catalogue, every piece is still where it belongs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.people import FEEDING, Person
from tests.browser.seating import Seating
from tests.browser.test_dinosaurs import DRAFT
from tests.browser.test_dinosaurs import cell as hex_cell
from tests.browser.test_evo import AUCTION, MOVING, cell, field
from tests.browser.test_evolution_table import BEFORE_THE_BANK, CONTINENTS
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
SOLD = say("evo-sold-line", what=say("gene-thermoregulation"), seat="Ann", bid=6, paid=5)
KEY = re.compile(r'"key":"[^"]*"')
RECORDS = Path(__file__).parents[1] / "play" / "records"


def wordless(seating: Seating, **context: object) -> Person:
    """Ann, to whom the server says everything in words that nobody has translated."""
    seating.forgive('English message "nowhere')
    ann = seating.person("Ann", **context)
    seen: list[str] = []

    def relay(page: WebSocketRoute) -> None:
        server = page.connect_to_server()

        def pass_on(message: str | bytes) -> None:
            seen.extend(KEY.findall(str(message)))
            page.send(KEY.sub('"key":"nowhere"', str(message)))

        server.on_message(pass_on)

    ann.page.route_web_socket(re.compile("/ws/"), relay)
    return ann


def sit(person: Person, position: str, game: str = "evolution") -> None:
    person.open(ME, BOT, position=position, game=game)
    person.see_turn()


def animal(person: Person, id: str) -> Locator:
    return person.page.locator(f'[data-animal="{id}"]').get_by_role("button").first


def decline(person: Person) -> None:
    """The last button under the question: it passes."""
    person.question.locator(".tools > .button, .bar > .button, .options .option").last.click()


# Evolution


def test_the_dice_of_the_bank(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, BEFORE_THE_BANK)
    decline(ann)
    ann.question.get_by_role("button").last.click()  # the last to pass, with cards in hand, is asked once more
    made = ann.page.locator("[data-bank] .made")
    expect(made.get_by_role("img").first).to_be_visible()
    faces = made.get_by_role("img").evaluate_all("all => all.map((one) => Number.parseInt(one.ariaLabel))")
    added = re.search(r"\+ (\d+)", made.inner_text())
    assert faces
    assert added
    expect(ann.page.locator("[data-bank] .berries svg")).to_have_count(sum(faces) + int(added.group(1)))


@pytest.mark.parametrize("position", [FEEDING, CONTINENTS], ids=["from the bank", "from a place"])
def test_the_wake_of_the_last_move(seating: Seating, position: str) -> None:
    ann, ben = wordless(seating), seating.person("Ben")
    table = ann.open(ME, {"kind": "invited"}, position=position)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    if position == FEEDING:
        animal(ann, "b").click()
    else:
        animal(ann, "f").click()
        ann.page.get_by_role("button", name=say("table-move-here", animal="A2")).click()
    expect(ann.page.locator("[data-wakes]")).to_have_attribute("data-wakes", "1")


def test_an_attack_on_a_poisonous_animal_asks_before_it_is_made(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, FEEDING.replace("m[running tail-loss]", "m[running poisonous]"))
    animal(ann, "m").click()
    expect(ann.page.locator(".question .again")).to_be_visible()


# EVO


def test_bids_have_their_price_and_the_closed_laboratory_what_was_sold(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, AUCTION, "evo")
    field(ann, 2, 6).click()
    expect(ann.page.get_by_text(say("evo-bid-cost", price=5, left=0))).to_be_visible()
    field(ann, 2, 6).click()
    lab = ann.page.get_by_role("region", name=say("evo-lab"))
    expect(lab.get_by_role("heading", name=say("evo-sold", round=4))).to_be_visible()
    expect(lab.get_by_text(SOLD)).to_be_attached()
    ann.page.reload()
    expect(lab.get_by_text(SOLD)).to_be_attached()


def test_a_fight_has_its_odds_and_its_die(seating: Seating) -> None:
    ann = wordless(seating)
    ann.go()
    ann.page.evaluate("localStorage.setItem('beagle-settings', JSON.stringify({ step: true }))")
    sit(ann, MOVING, "evo")
    cell(ann, "0,0").click()
    expect(cell(ann, "1,0")).to_have_accessible_name(re.compile("[23] in 6"))
    cell(ann, "1,0").click()
    ann.page.locator(".fight .chosen").click()
    die = ann.page.locator("g.die")
    for _ in range(6):
        if die.count():
            break
        ann.page.get_by_role("button", name=say("web-step-next"), exact=True).click()
        ann.watch.settle()
    expect(die).to_have_class(re.compile(r"\b(fail|success|equal|more|two-more)\b"))


def test_the_log_points_at_the_island(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, MOVING, "evo")
    cell(ann, "-1,-2").click()
    cell(ann, "0,-2").click()
    expect(ann.page.locator("g.way")).to_have_count(1)
    expect(ann.page.locator("polygon.shown")).to_have_count(0)
    ann.page.get_by_role("log").get_by_role("button").last.hover()
    expect(ann.page.locator("polygon.shown")).to_have_count(2)


# Gods Love Dinosaurs


def test_a_tile_shows_what_it_sets_off_and_where_it_came_from(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, DRAFT, "dinosaurs")
    expect(ann.page.locator(".place.sets")).to_have_count(1)
    expect(ann.page.locator(".place.sets")).to_have_attribute("data-tile", "tiger.1")
    ann.page.locator('[data-tile="tiger.1"]').click()
    expect(ann.page.locator(".place.taken")).to_have_count(1)
    hex_cell(ann, "1,1").click()
    expect(ann.question.locator(".chain li")).to_have_count(3)
    ann.page.get_by_role("button", name=say("dinosaurs-table-place")).click()
    expect(hex_cell(ann, "1,1").first).to_be_visible()


def test_the_tile_in_hand_left_its_row(seating: Seating) -> None:
    ann = wordless(seating)
    sit(ann, DRAFT, "dinosaurs")
    ann.page.locator('[data-tile="rabbit.2"]').click()
    column = ann.page.locator(".all > li", has=ann.page.locator('[data-tile="rabbit.1"]'))
    expect(column.locator(".place").nth(1)).to_have_class(re.compile("taken"))


# Recorded games


@pytest.mark.parametrize("name", ["evolution-base@gift-2-11", "evo-second-2-41", "dinosaurs-base-2-41"])
def test_a_recorded_game_is_replayed(seating: Seating, name: str) -> None:
    """A game that was recorded by an earlier version, to its end; each step is drawn."""
    ann = seating.person("Ann")
    ann.go("replay")
    ann.page.get_by_role("textbox").fill((RECORDS / f"{name}.record").read_text("utf-8"))
    ann.page.locator("main button").first.click()
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^0/"))
    for _ in range(40):
        ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^40/"))
    ann.page.keyboard.press("End")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^(\d+)/\1$"))
