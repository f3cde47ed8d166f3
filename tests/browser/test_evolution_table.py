"""The drawn table of Evolution: territories, links, dice, long names, many animals, and cards under a finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser import axe
from tests.browser.herds import letters
from tests.browser.people import DESK, FEEDING, PHONE, Person, again
from tests.browser.seating import Seating
from tests.browser.test_frame import SPOIL
from tests.support.looks import in_turn
from tests.support.words import say

BOT = {"kind": "bot", "bot": "random"}
TABLET = {"width": 820, "height": 1180}
FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}

# It is A's go: f may eat, or migrate to Gondwana, but not to the Ocean.
CONTINENTS = """evolution base+continents@gift turn 4 feeding bank 1 4 3 first A
A: e@laurasia[camouflage]1 f@laurasia[migration high-body-weight] h@ocean1 i@ocean[parasite]1 h~i.cooperation | hand 1
B: m@laurasia[herding] o@gondwana[carnivorous] p@ocean[edificator] | hand 1
deck 41"""
DEVELOPMENT = """evolution base+continents@gift turn 4 development first A
A: e@laurasia f@gondwana | hand remora/cooperation herding/swimming
B: m@laurasia | hand 1
deck 41"""
PAIRS = """evolution base@gift turn 4 feeding bank 4 first A
A: a[camouflage] b[running] c d[fat] a~d.communication | hand running
B: m n | hand 1
deck 9"""
# Nobody has a card: the next phase is the food bank.
BEFORE_THE_BANK = """evolution base@gift turn 4 development first A
A: a b c[fat] | hand running
B: m n o
deck 9"""
LONG_NAMES = """evolution base+fly+continents+gift@gift turn 4 development first A
A: a@laurasia[swimming specialization-a warm-bloodedness] b@laurasia[tail-loss specialization-b] \
c@gondwana[hibernation] d@gondwana[cnidocytes metamorphosis] a~b.cooperation c~d.recombination | \
hand swimming cooperation/fat communication/carnivorous metamorphosis/carnivorous
B: m@laurasia[viviparous scavenger edificator] | hand 1
deck 9"""


def seated(seating: Seating, position: str, *others: dict[str, str], **context: object) -> Person:
    """Ann, whose move it is, and bots."""
    ann = seating.person("Ann", **context)
    ann.open({"kind": "me"}, *(others or (BOT,)), position=position)
    ann.see_turn()
    return ann


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("log").get_by_text(words).first).to_be_visible()


# Territories


def test_a_migration_is_made_at_the_place(seating: Seating) -> None:
    ann = seated(seating, CONTINENTS)
    expect(ann.page.get_by_role("region", name="Gondwana").get_by_role("article")).to_have_count(1)
    expect(ann.question).to_contain_text("A2 (Laurasia); A4 (Ocean)")  # who may eat
    ann.animal("f").click()
    ocean = ann.page.get_by_role("region", name="Ocean")
    expect(ocean.get_by_text("only swimmers enter the Ocean")).to_be_visible()
    expect(
        ann.page.get_by_role("region", name="Laurasia").get_by_text(say("table-leaves", animal="A2"))
    ).to_be_visible()
    ann.page.get_by_role("button", name="Move A2 here").click()
    told(ann, "Animal A2 moved from Laurasia to Gondwana")
    expect(ann.page.locator("[data-land=gondwana] [data-animal=f]")).to_be_visible()


def test_a_card_is_dropped_on_a_continent(seating: Seating) -> None:
    ann = seated(seating, DEVELOPMENT)
    card = ann.page.get_by_role("group", name="Remora / Cooperation")
    card.drag_to(ann.page.get_by_role("region", name="Gondwana").get_by_role("heading"))
    told(ann, "as animal")
    own = ann.page.locator("[data-land=gondwana][data-own]")
    expect(own.get_by_role("article")).to_have_count(2)


def test_on_a_phone_territories_follow_each_other_and_are_one_touch_away(seating: Seating) -> None:
    ann = seated(seating, CONTINENTS, **FINGERS)
    ann.page.get_by_role("navigation", name=say("table-territories")).get_by_role(
        "button", name="Ocean: 3 red tokens"
    ).tap()
    expect(ann.page.get_by_role("region", name="Ocean").get_by_role("heading")).to_be_in_viewport()
    ann.animal("f").tap()
    ann.page.get_by_role("button", name="Move A2 here").tap()
    expect(ann.page.get_by_role("region", name="Gondwana").locator("[data-animal=f]")).to_be_visible()


@pytest.mark.parametrize("size", [DESK, TABLET, PHONE], ids=["desk", "tablet", "phone"])
def test_territories_are_for_everybody(seating: Seating, size: dict[str, int]) -> None:
    ann = seated(seating, CONTINENTS, viewport=size)
    ann.animal("f").click()
    expect(ann.page.get_by_text("only swimmers enter the Ocean")).to_be_visible()
    assert axe.violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


# Links

CROSSED = """() => {
    const line = document.querySelector("[data-links] .line");
    const matrix = line.getScreenCTM();
    const length = line.getTotalLength();
    const cards = [...document.querySelectorAll("[data-animal]")].map((card) => card.getBoundingClientRect());
    return Array.from({length: 200}, (_, at) => line.getPointAtLength(length * at / 200).matrixTransform(matrix))
        .filter(({x, y}) => cards.some((box) => x > box.left + 1 && x < box.right - 1 && y > box.top + 1
            && y < box.bottom - 1)).length;
}"""


def test_a_pair_is_joined_by_a_line_that_crosses_no_card(seating: Seating) -> None:
    ann = seated(seating, PAIRS)
    links = ann.page.locator("[data-links]")
    expect(links).to_have_attribute("data-links", "0")
    ann.page.locator("[data-animal=d]").hover()
    expect(links).to_have_attribute("data-links", "1")
    assert ann.page.evaluate(CROSSED) == 0
    ann.page.set_viewport_size({"width": TABLET["width"], "height": TABLET["height"]})
    ann.page.mouse.move(5, 5)
    expect(links).to_have_attribute("data-links", "0")
    ann.animal("a").focus()
    expect(links).to_have_attribute("data-links", "1")
    assert ann.page.evaluate(CROSSED) == 0


def test_a_finger_that_stays_sees_the_link(seating: Seating) -> None:
    ann = seated(seating, PAIRS, **FINGERS)
    touch = Finger(ann.page)
    touch.down(*middle(ann.page, "[data-animal=a]"))
    expect(ann.page.locator("[data-links]")).to_have_attribute("data-links", "1")
    touch.up()


# A finger


class Finger:
    """Touches as the browser gets them from a screen."""

    def __init__(self, page: Page) -> None:
        self.session = page.context.new_cdp_session(page)

    def down(self, x: float, y: float) -> None:
        self.at = (x, y)
        self.send("touchStart", [{"x": x, "y": y}])

    def move(self, x: float, y: float, steps: int = 8) -> None:
        start = self.at
        for step in range(1, steps + 1):
            self.at = (start[0] + (x - start[0]) * step / steps, start[1] + (y - start[1]) * step / steps)
            self.send("touchMove", [{"x": self.at[0], "y": self.at[1]}])

    def up(self) -> None:
        self.send("touchEnd", [])

    def send(self, type: str, points: list[dict[str, float]]) -> None:
        self.session.send("Input.dispatchTouchEvent", {"type": type, "touchPoints": points})


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_a_finger_drags_a_card_to_an_animal(seating: Seating) -> None:
    ann = seated(seating, BEFORE_THE_BANK, **FINGERS)
    finger = Finger(ann.page)
    finger.down(*middle(ann.page, "[data-card]"))
    finger.move(*middle(ann.page, "[data-animal=b]"))
    expect(ann.page.locator(".held [data-card]")).to_be_visible()
    expect(ann.page.locator("[data-animal=b][data-over]")).to_be_visible()
    finger.up()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("Running"))


def test_a_finger_that_lets_go_elsewhere_plays_nothing(seating: Seating) -> None:
    ann = seated(seating, BEFORE_THE_BANK, **FINGERS)
    finger = Finger(ann.page)
    finger.down(*middle(ann.page, "[data-card]"))
    finger.move(380, 90)
    finger.up()
    expect(ann.page.locator(".held [data-card]")).to_have_count(0)
    assert ann.asked()


def test_ones_own_discard_can_be_looked_through(seating: Seating) -> None:
    ann = seated(seating, PAIRS.replace("| hand running", "| hand running | discard swimming grazing/fat"))
    assert axe.violations(ann.page) == []
    ann.page.get_by_role("button", name="2 discarded cards").click()
    assert axe.violations(ann.page) == []
    cards = ann.page.get_by_role("dialog").get_by_role("group")
    expect(cards).to_have_count(2)
    expect(cards.last).to_have_accessible_name(re.compile("Grazing / Fat tissue"))
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    expect(ann.page.get_by_role("img", name="0 discarded cards")).to_be_visible()  # nobody looks through another's


# Food, names, many animals


def test_the_bank_shows_its_dice_and_what_has_gone(seating: Seating) -> None:
    ann = seated(seating, BEFORE_THE_BANK)
    ann.page.get_by_role("button", name="Pass").click()
    ann.question.get_by_role("button", name=again("loss-cards")).click()  # a card is kept, and nobody else plays
    expect(ann.page.locator(".question.mine")).to_contain_text(say("ask-go.drawn"))
    bank = ann.page.locator("[data-bank] .made")
    labels = bank.get_by_role("img").evaluate_all("all => all.map((one) => one.ariaLabel)")
    faces = [int(label.split()[0]) for label in labels]
    added = re.search(r"\+ (\d+)", bank.inner_text())
    filled = sum(faces) + (int(added.group(1)) if added else 0)
    assert faces
    assert added
    tokens = ann.page.locator("[data-bank] .berries svg")
    expect(tokens).to_have_count(filled)
    ann.animal("a").click()
    expect(ann.page.locator("[data-bank] .berries svg.gone").first).to_be_visible()
    expect(tokens).to_have_count(filled)
    ann.page.reload()
    ann.page.wait_for_selector("[data-bank] .made")
    expect(tokens).to_have_count(filled)


CUT = """() => [...document.querySelectorAll(".half .name > [aria-hidden], .trait .text, .go, .why")].filter((one) => {
    const card = one.closest("[data-card], [data-animal]") ?? one;
    const [inner, outer] = [document.createRange(), card.getBoundingClientRect()];
    inner.selectNodeContents(one);
    return [...inner.getClientRects()].some((box) => box.width > 1 && (box.right > outer.right + 0.5
        || box.left < outer.left - 0.5 || box.bottom > outer.bottom + 0.5));
}).map((one) => one.textContent)"""


@pytest.mark.parametrize(
    ("language", "size"), in_turn(["en", "ru", "pl", "it"], {"desk": DESK, "tablet": TABLET, "phone": PHONE})
)
def test_no_name_is_cut(seating: Seating, language: str, size: dict[str, int]) -> None:
    ann = seating.person("Ann", viewport=size)
    ann.context.add_init_script(f"localStorage.setItem('beagle-language', '{language}')")
    ann.open({"kind": "me"}, BOT, position=LONG_NAMES)
    ann.see_turn()
    assert ann.page.evaluate("document.documentElement.lang") == language
    assert ann.page.evaluate("document.fonts.ready.then(() => true)")
    assert ann.page.evaluate(CUT) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


def crowd() -> str:
    """Eight players with twenty animals each."""
    numbers = iter(range(1, 200))
    rows = []
    for seat in "ABCDEFGH":
        herd = " ".join(f"{letters(next(numbers))}[{'carnivorous' if at % 5 == 0 else 'fat'}]" for at in range(20))
        rows.append(f"{seat}: {herd}")
    return "\n".join(["evolution base+base@gift turn 9 feeding bank 11 first A", *rows, "deck 6"])


def test_eight_players_with_twenty_animals_fit_a_phone(seating: Seating) -> None:
    ann = seated(seating, crowd(), *[BOT] * 7, **FINGERS)
    lines = ann.page.locator("button[data-seat-folded]")
    expect(lines).to_have_count(7)
    heights = lines.evaluate_all("all => all.map((one) => one.getBoundingClientRect().height)")
    assert {round(height) for height in heights} == {44}
    expect(lines.first.locator(".tooth")).to_have_count(20)
    own = ann.page.locator("section[data-own] [data-animal]")
    columns = own.evaluate_all("all => new Set(all.map((e) => e.getBoundingClientRect().left)).size")
    assert columns == 4
    lines.nth(2).tap()
    expect(ann.page.locator("section[data-seat='3'] [data-animal]")).to_have_count(20)
    expect(lines.nth(2)).to_have_attribute("aria-expanded", "true")
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


# A phone held upright

# With the page scrolled to its end: how far above the bottom of the window the sheet ends, and how far the own animals
# lie under it.
SHEET = """() => { scrollTo(0, 1e6);
    const sheet = document.querySelector(".question").getBoundingClientRect();
    const own = document.querySelector("section[data-own]").getBoundingClientRect();
    return [Math.round(innerHeight - sheet.bottom), Math.max(0, Math.round(own.bottom - sheet.top))]; }"""
# Answers that can't be scrolled into sight.
OUT_OF_SIGHT = """() => [...document.querySelectorAll(".question ol button")].filter((one) => {
    one.scrollIntoView({ block: "nearest" });
    const { left, right, top, bottom } = one.getBoundingClientRect();
    const seen = [top + 4, bottom - 4].every((y) => one.contains(document.elementFromPoint((left + right) / 2, y)));
    return !seen || top < 0 || bottom > innerHeight;
}).map((one) => one.textContent)"""
SHEETS = {
    "folded": """evolution base+fly@gift turn 5 feeding bank 7 first A
A: a[carnivorous sharp-vision]1 b[fat* high-body-weight]1 c[swimming parasite] d[shell]1 c~d.cooperation | hand running
B: m[running tail-loss]1 n[camouflage fat] o[flight] | hand 3
C: s[piracy scavenger] t[burrowing grazing]1 u[mimicry poisonous] s~t.communication | hand 2
deck 38""",
    "answers": """evolution base@gift turn 5 feeding bank 3 first B
A: a[running tail-loss mimicry fat*]1 b[high-body-weight] c | hand running
B: m[carnivorous sharp-vision] | hand 2
C: s[scavenger]1 t | hand 1
deck 30
stack turn(next=3) feeding(round=1 gone=1) go(seat=B main acted) attack(hunter=m prey=a)""",
}


@pytest.mark.parametrize("kind", SHEETS)
def test_on_a_phone_the_question_is_a_sheet_at_the_bottom_with_all_answers(seating: Seating, kind: str) -> None:
    """The page may be higher than the window; the question stays, and what is one's own can be moved out of its way."""
    ann = seated(seating, SHEETS[kind], BOT, BOT, **FINGERS)
    answers = ann.question.locator("ol button")
    assert ann.page.evaluate(SHEET) == [0, 0]
    if kind == "folded":
        expect(answers.first).not_to_be_visible()
        ann.question.locator("summary").tap()
    expect(answers.first).to_be_visible()
    assert ann.page.evaluate(OUT_OF_SIGHT) == []
    assert ann.page.evaluate(SHEET)[0] == 0
    ann.page.evaluate(SPOIL, ".question { position: static !important }")
    assert ann.page.evaluate(SHEET) != [0, 0]


def test_the_last_move_leaves_a_wake(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=FEEDING)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.animal("b").click()
    told(ann, "Animal A2 took a red token")
    expect(ann.page.locator("[data-wakes]")).to_have_attribute("data-wakes", "1")


def test_a_touched_animal_eats_and_its_touched_fat_is_used(seating: Seating) -> None:
    ann = seating.person("Ann")
    position = """evolution base@gift turn 4 feeding bank 6 first A
A: a[fat*] b[fat*] c | hand running
B: m n | hand mimicry
deck 9"""
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position)
    ann.see_turn()
    ann.page.locator("[data-animal=b] button[data-about=trait-fat]").first.click()
    expect(ann.page.get_by_role("log").get_by_text("A2").first).to_be_visible()
    ann.see_turn()
    ann.animal("a").click()
    expect(ann.page.get_by_role("log").get_by_text("A1").first).to_be_visible()
