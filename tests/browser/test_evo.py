"""EVO in real browsers: to the meteor, by touch, by keys, on a phone; why not; for everybody, in every language."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any, Literal

import pytest
from playwright.sync_api import Locator, expect

from tests.browser import axe
from tests.browser.by_ear import key_for
from tests.browser.people import DESK, PHONE, Person, answer_until, choose, play_to_the_end
from tests.browser.seating import Seating
from tests.support.looks import in_turn, one_of
from tests.support.words import say

DINOSAUR = say("evo-cell-of", owner="{}")
TERRAINS = ("beach", "plain", "hill", "mountain")
THERMOREGULATION = say("gene-thermoregulation")
WALKED = re.compile(rf"^({'|'.join(say('evo-log-walked.drawn', seat='Ann', where=to) for to in TERRAINS)})$")
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
THEIRS = """B: 1,2 3,-1 1,0 | mp 4 | genes horn fur | cards oasis"""
# It is A's go: three points, an enemy beside 0,0, and cold ground.
MOVING = f"""evo second round 4 movement dial 1 order BA to A
A: -1,-2 -3,1 0,0 | mp 9 | genes legs horn | cards terror
{THEIRS}
pile +1 8
turned +1 +2 +1"""
# A bids first; a vial makes it cheaper.
AUCTION = f"""evo second round 4 mutation order AB dial 1
A: -1,-2 -3,1 0,0 | mp 5 | genes vial | cards terror
{THEIRS}
lab card thermoregulation=2B
pile +1 8
turned +1 +2 +1"""
# The last round of four: after it the meteor falls.
LAST = """evo second round 10 movement dial 2 order CABD to C
A: 1,-3 -1,-2 0,-1 | mp 17 | genes horn fins adrenaline | cards oasis
B: 3,-2 2,-1 2,0 | mp 15 | genes thermoregulation egg
C: -3,0 -2,0 -2,1 | mp 16 | genes legs
D: 0,1 1,1 0,2 | mp 14 | genes wings
pile meteor
turned +1 +1 +0 +2 -1 +1 +1 +0 +1 +2"""


def sit(person: Person, position: str, **more: Any) -> str:
    """A table with a bot, at which it is this person's move."""
    table = person.open(ME, BOT, position=position, game="evo", **more)
    person.see_turn()
    return table


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-hit="{name}"]')


def field(person: Person, column: int, bid: int) -> Locator:
    return person.page.locator(f'[data-field="{column}={bid}"]')


def bid(person: Person, column: int, bid: int) -> None:
    """Touch it, and touch it again."""
    field(person, column, bid).click()
    field(person, column, bid).click()


def told(person: Person, words: str | re.Pattern[str]) -> None:
    expect(person.page.get_by_role("log").get_by_text(words).first).to_be_visible()


def rule(person: Person, name: str) -> Locator:
    return person.page.get_by_role("link", name=re.compile(rf"^{name}\b")).first


def watch(person: Person) -> None:
    """The film of the game that has ended, at its end."""
    person.page.get_by_role("link", name="Watch from the start").click()
    expect(person.page.locator("output")).to_have_text(re.compile(r"^0/"))
    person.page.keyboard.press("End")


# To the end


def test_two_people_and_two_bots_play_to_the_meteor(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open(ME, {"kind": "invited"}, BOT, BOT, position=LAST, game="evo")
    ben = seating.person("Ben", viewport=PHONE, has_touch=True)
    ben.go(f"t/{table}#{ann.links['1']}")
    play_to_the_end([ann, ben])
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins?( together)?$"))
        expect(person.page.get_by_text("Mutation points").first).to_be_visible()
        expect(person.page.get_by_role("img", name=re.compile(r"dinosaurs on the board")).first).to_be_visible()
    ann.page.get_by_role("button", name=say("web-see-table")).click()  # the ranking is in the box
    expect(ann.page.locator(".ranking li")).to_have_count(4)
    expect(ann.page.locator(".ranking")).to_contain_text(say("evo-ranking-rule"))
    ann.page.locator(".ranking").get_by_role("button", name=say("web-to-result")).click()
    watch(ann)
    ann.page.keyboard.press("ArrowLeft")  # one happening, one step: before the end
    expect(ann.page.get_by_role("status").filter(has_text="The meteor fell!")).to_be_visible()


# By touch


def test_a_cell_some_steps_away_is_gone_to_by_one_touch(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    expect(cell(ann, "-1,-2")).to_have_accessible_name(
        re.compile(f"{DINOSAUR.format('Ann')}. .*{say('evo-mark-start')}")
    )
    cell(ann, "-1,-2").click()
    expect(cell(ann, "1,-2")).to_have_accessible_name(re.compile(say("evo-mark-points", points=2)))
    cell(ann, "1,-2").click()
    log = ann.page.get_by_role("log").get_by_text(WALKED)
    expect(log).to_have_count(2)
    expect(ann.page.get_by_text(say("evo-points-of", all=3)).first).to_be_visible()
    ann.page.get_by_role("button", name=say("web-undo")).click()  # one decision: both steps
    expect(cell(ann, "-1,-2")).to_have_accessible_name(re.compile(DINOSAUR.format("Ann")))


def test_an_attack_shows_its_odds_before_it_is_made(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    cell(ann, "0,0").click()
    expect(cell(ann, "1,0")).to_have_accessible_name(re.compile(f"{DINOSAUR.format('Huxley')}.*[23] in 6"))
    cell(ann, "1,0").click()
    expect(ann.question).to_contain_text(say("evo-preview-fight", attack=1, defence=1, wins=3, sides=6).split(".")[0])
    expect(ann.question.locator(".bid.chosen .wins")).to_have_count(2)  # sides of the die
    ann.question.locator(".bid.chosen").click()
    told(ann, say("evo-log-attacked.drawn", seat="Ann", owner="Huxley", where="beach"))


def drag(person: Person, start: Locator, end: Locator) -> None:
    """With the mouse, in several steps, as a hand does it."""
    for place, press in ((start, True), (end, False)):
        box = place.bounding_box()
        assert box is not None
        person.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=1 if press else 6)
        if press:
            person.page.mouse.down()
    person.page.mouse.up()


def test_a_dinosaur_is_dragged_to_a_cell_or_onto_an_enemy(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    drag(ann, cell(ann, "-1,-2"), cell(ann, "0,-2"))
    told(ann, WALKED)
    expect(cell(ann, "0,-2")).to_have_accessible_name(re.compile(DINOSAUR.format("Ann")))
    drag(ann, cell(ann, "0,0"), cell(ann, "1,0"))
    expect(ann.question.locator(".bid.chosen .wins")).to_have_count(2)  # an attack is confirmed by a touch of the enemy
    cell(ann, "1,0").click()
    told(ann, say("evo-log-attacked.drawn", seat="Ann", owner="Huxley", where="beach"))


def test_an_event_card_is_dragged_to_the_island(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING.replace("cards terror", "cards migration"))
    card = ann.page.get_by_role("button", name=say("event-migration"), exact=True)
    expect(card).to_have_attribute("aria-disabled", "false")
    drag(ann, card, cell(ann, "-2,0"))
    told(ann, say("evo-log-card-played", seat="Ann", card=say("event-migration")))


def test_a_bid_shows_its_price_and_what_is_left(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, AUCTION)
    field(ann, 2, 4).click()
    expect(ann.question).to_contain_text(say("evo-bid-cost", price=3, left=2))
    field(ann, 2, 4).click()  # a second touch on what is chosen confirms
    told(ann, say("evo-log-bid", seat="Ann", bid=4, what=THERMOREGULATION))
    told(ann, say("evo-log-outbid", seat="Huxley", what=THERMOREGULATION))


def test_a_closed_laboratory_tells_what_was_sold_to_whom_and_for_how_much(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, AUCTION)
    bid(ann, 2, 6)  # the card doesn't fit: nobody is asked
    lab = ann.page.get_by_role("region", name="Laboratory")
    expect(lab.get_by_role("heading", name="Sold in round 4")).to_be_visible()
    expect(lab.get_by_text("Thermoregulation: Ann bid 6 and paid 5")).to_be_attached()
    expect(lab.get_by_text(re.compile("Event card: Huxley bid [0-4]"))).to_be_attached()


def test_who_is_asked_for_a_card_can_end_that_for_a_phase(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, AUCTION.replace("terror", "alchemical-mutation"))
    bid(ann, 2, 6)
    ann.question.get_by_role("button", name=say("standing-no-cards-in-this-phase")).click()
    expect(ann.page.get_by_role("heading", name="Sold in round 4")).to_be_visible()


def test_what_is_pointed_at_in_the_log_is_shown_on_the_island(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    cell(ann, "-1,-2").click()
    cell(ann, "0,-2").click()
    told(ann, WALKED)
    expect(ann.page.locator("polygon.shown")).to_have_count(0)
    ann.page.get_by_role("log").get_by_text(WALKED).hover()
    expect(ann.page.locator("polygon.shown")).to_have_count(2)


def test_what_cannot_be_done_is_explained_with_its_rule(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, AUCTION)
    field(ann, 2, 1).click(force=True)
    expect(rule(ann, "DI-AUCT-05")).to_be_visible()
    ann.page.get_by_role("button", name="Terror").click(force=True)
    expect(rule(ann, "DI-CARD")).to_be_visible()
    sit(ann, MOVING)
    cell(ann, "0,0").click()
    cell(ann, "3,-1").click()
    expect(rule(ann, "DI-MOVE-04")).to_be_visible()


def test_a_gene_tells_what_it_does(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    board = ann.page.get_by_role("region", name="Ann")
    board.get_by_role("button", name="Legs").click()
    expect(board.get_by_text("One more movement point.")).to_be_visible()


# By keys alone, and on a phone


def test_keys_alone_are_enough(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, MOVING)
    assert ann.page.locator("polygon[tabindex='0']").count() == 1
    ann.page.locator("polygon[tabindex='0']").focus()
    for _ in range(12):
        if ann.page.evaluate("document.activeElement.dataset.hit") == "-1,-2":
            break
        ann.page.keyboard.press("ArrowUp" if _ % 2 else "ArrowLeft")
    expect(cell(ann, "-1,-2")).to_be_focused()
    ann.page.keyboard.press("Enter")
    ann.page.keyboard.press("ArrowRight")
    ann.page.keyboard.press("Enter")
    told(ann, WALKED)
    expect(ann.page.get_by_role("button", name="End your moves")).to_be_visible()
    ann.page.keyboard.press("0")
    told(ann, "Ann passed")


def test_keys_alone_are_enough_for_a_round(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, game="evo", ruleset="second")
    second = ann.page.get_by_role("log").get_by_role("heading", name="Round 2.")

    def press_a_key(person: Person) -> None:
        person.page.keyboard.press(key_for(person))

    answer_until(lambda: second.count() > 0, [ann], press_a_key)
    expect(second).to_be_visible()
    told(ann, say("evo-log-bid", seat="Ann", bid=0, what=say("evo-offer-card")))
    told(ann, "Ann got")


def test_keys_alone_are_enough_for_a_bid(seating: Seating) -> None:
    ann = seating.person("Ann")
    sit(ann, AUCTION)
    ann.page.locator("[data-field][tabindex='0']").focus()
    for key in ("ArrowDown", "ArrowRight", "ArrowRight", "ArrowRight", "Enter", "Enter"):
        ann.page.keyboard.press(key)
    told(ann, say("evo-log-bid", seat="Ann", bid=3, what=THERMOREGULATION))


def test_digits_are_bids(seating: Seating) -> None:
    """A lot by its number, then the bid.  Another digit changes it, the same again confirms, a bad one says why."""
    ann = seating.person("Ann")
    sit(ann, AUCTION)
    chosen = ann.question.locator(".bid.chosen")
    for key, bid in (("2", None), ("3", 3), ("5", 5)):
        ann.page.keyboard.press(key)
        if bid is not None:
            expect(chosen).to_contain_text(say("evo-bid-name", bid=bid))
    ann.page.keyboard.press("0")
    expect(ann.page.locator(".notice").first).to_be_visible()
    ann.page.keyboard.press("Escape")
    ann.page.locator("[data-field='2=4']").focus()
    ann.page.keyboard.press("4")
    expect(chosen).to_contain_text(say("evo-bid-name", bid=4))
    ann.page.keyboard.press("4")
    told(ann, say("evo-log-bid", seat="Ann", bid=4, what=THERMOREGULATION))


def test_a_phone_is_enough(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=PHONE, has_touch=True, is_mobile=True)
    sit(ann, MOVING)
    cell(ann, "-1,-2").tap()
    assert (cell(ann, "0,-2").bounding_box() or {"height": 0})["height"] >= 44
    cell(ann, "0,-2").tap()
    ann.page.get_by_role("button", name="End your moves").tap()
    ann.page.get_by_role("button", name="Log").tap()
    told(ann, WALKED)
    sit(ann, AUCTION)
    box = field(ann, 2, 3).bounding_box()
    assert box is not None
    assert box["height"] >= 44
    field(ann, 2, 3).tap()
    field(ann, 2, 3).tap()
    ann.page.get_by_role("button", name="Log").tap()
    told(ann, say("evo-log-bid", seat="Ann", bid=3, what=THERMOREGULATION))


# For everybody


def moving(person: Person) -> None:
    sit(person, MOVING)
    cell(person, "0,0").click()


def bidding(person: Person) -> None:
    sit(person, AUCTION)


def ending(person: Person) -> None:
    person.open(ME, BOT, position=MOVING.replace("pile +1 8", "pile meteor"), game="evo")
    play_to_the_end([person])


def film(person: Person) -> None:
    ending(person)
    watch(person)


PLACES: dict[str, Callable[[Person], None]] = {"moving": moving, "bidding": bidding, "ending": ending, "film": film}


@pytest.mark.parametrize(
    ("place", "look"), in_turn(PLACES, {"phone-dark": (PHONE, "dark"), "desk-light": (DESK, "light")})
)
def test_everybody_can_use_it(
    seating: Seating, place: str, look: tuple[dict[str, int], Literal["light", "dark"]]
) -> None:
    size, theme = look
    ann = seating.person("Ann", viewport=size, color_scheme=theme)
    PLACES[place](ann)
    ann.watch.settle()
    assert axe.violations(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]


@pytest.mark.parametrize("language", one_of(1, ["ru", "pl", "it"]))
def test_every_language_says_everything(seating: Seating, language: str) -> None:
    ann = seating.person("Ann", viewport=PHONE)
    ann.go("settings")
    ann.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
    for position in (MOVING, AUCTION):
        sit(ann, position)
        assert ann.page.evaluate("document.documentElement.lang") == language
        ann.page.get_by_role("group").locator("polygon").first.wait_for()
        assert re.findall(r"\b(?:evo|web|gene|event|terrain)-[a-z-]+", ann.page.inner_text("main")) == []
        assert ann.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


def test_a_table_of_evo_is_opened(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go()
    choose(ann.page.get_by_role("radio", name="EVO", exact=True))
    ann.page.get_by_role("link", name="New table: EVO", exact=True).click()
    expect(ann.page.get_by_role("heading", name="New table: EVO", exact=True)).to_be_visible()
    expect(ann.page.get_by_text("2 to 5 with this choice")).to_be_visible()
    ann.page.locator("summary", has_text=say("web-more")).first.click()
    expect(ann.page.get_by_role("switch")).to_have_count(2)
    choose(ann.page.get_by_role("switch", name="Start on your own side"))
    choose(ann.page.get_by_role("switch", name=say("web-option-summary-babies")))
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_role("group", name="The island")).to_be_visible()


# One of two on hot ground can be saved, and so can the one on cold ground.
SURVIVING = """evo second round 4 survival dial 1 order AB
map 0,0:GGYYBGG 0,2:GGGGGGG
A: 0,0 1,0 2,0 3,0 4,0 | mp 3 | genes thermoregulation fur
B: 0,2 1,2 | mp 4
pile +1 8
turned +1 +2 +1
spent council-of-sages"""


def test_whom_to_save_is_asked_and_the_rest_is_saved(seating: Seating) -> None:
    """The switch is on by itself; off, it is asked whether to save at all."""
    ann = seating.person("Ann")
    sit(ann, SURVIVING)
    expect(ann.page.get_by_role("heading", name=say("evo-ask-survival-go"))).to_be_visible()
    ann.page.get_by_role("button", name="Menu").click()
    switch = ann.page.get_by_role("switch", name="Save as many of my dinosaurs as I can")
    expect(switch).to_be_checked()
    choose(switch, False)
    ann.page.keyboard.press("Escape")
    cell(ann, "2,0").click(force=True)
    told(ann, say("evo-log-died.drawn", owner="Ann", ground="", where="").split(" on ")[0])
    expect(ann.page.get_by_role("button", name=re.compile("Save the others"))).to_be_visible()
    ann.page.get_by_role("button", name="Save as many of my dinosaurs as I can").click()
    told(ann, "got 4 mutation points")
