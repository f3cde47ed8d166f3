"""The tables of EVO and Gods Love Dinosaurs: stories in step, the one who acts, signs that explain themselves."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.hex_frame import faults
from tests.browser.people import Person, choose
from tests.browser.seating import Seating
from tests.support.words import say

ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
INVITED = {"kind": "invited"}
STEP = "localStorage.setItem('beagle-settings', JSON.stringify({ step: true }))"
LEAST_DIE = 64  # pixels
WINDOWS = ((1280, 720), (1024, 768), (1440, 900), (844, 390), (390, 844))
STEPS = 60  # until a story must have been told
NEVER = 3_600_000  # milliseconds: later than a page needs to come

# The last births of a round; nobody can die.  Survival, incomes, a token and a new auction come after a single move.
BIRTHS = """evo second round 4 birth dial 1 order BA to A
A: -1,-2 -3,1 | mp 5 | genes legs | cards -
B: 1,2 3,-1 | mp 4 | genes horn fur | cards -
pile +1 8
turned +1 +2 +1"""
MOVING = """evo second round 4 movement dial 1 order BA to A
A: -1,-2 -3,1 0,0 | mp 9 | genes legs horn | cards migration
B: 1,2 3,-1 1,0 | mp 4 | genes horn fur | cards oasis
pile +1 8
turned +1 +2 +1"""
LANDS = """dinosaurs base turn 9 first A marker tiger
A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 2,0P:t 3,0M | eggs 4
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F -2,1P:e -3,1M | eggs 6
board frog LP:f ML | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:e ML
piles C 2 | D 10"""


def patient(seating: Seating, name: str = "Ann") -> Person:
    """Somebody to whom each event waits, with everything that moves."""
    person = seating.person(name, reduced_motion="no-preference")
    person.context.add_init_script(STEP)
    return person


def onward(person: Person) -> Locator:
    return person.page.get_by_role("button", name=say("web-step-next"), exact=True).last


def tell_until(person: Person, seen: Locator) -> None:
    """Go on, event by event, until this is there."""
    for _ in range(STEPS):
        expect(seen.or_(onward(person)).first).to_be_visible()
        if seen.count() > 0:
            return
        onward(person).click()
    raise AssertionError("it is never told")


def cell(person: Person, name: str) -> Locator:
    return person.page.locator(f'[data-hit="{name}"], [data-cell="{name}"]').last


def test_caption_and_table_are_at_the_same_moment(seating: Seating) -> None:
    """While the climate is told, the laboratory of the next round isn't open; the beads say which phases are told."""
    ann = patient(seating)
    ann.open(ME, BOT, position=BIRTHS, game="evo")
    ann.see_turn()
    ann.page.keyboard.press("0")
    story = ann.page.locator(".story")
    tell_until(ann, ann.page.locator(".story .token"))
    expect(story).to_contain_text(re.compile(re.escape(say("evo-log-token", token="+1")[:12])))
    expect(story.locator(".now")).to_have_text(say("evo-phase-climate"))
    expect(story.locator(".done").first).to_have_text(say("evo-phase-survival"))
    assert ann.page.locator(".lots li.can").count() == 0
    assert not ann.asked()
    expect(story.get_by_role("button", name=say("evo-to-now"))).to_be_visible()
    ann.page.keyboard.press("Escape")  # the same
    expect(ann.page.locator(".story .token")).to_have_count(0)
    tell_until(ann, ann.page.locator("li.can [data-field]"))  # what the bot did meanwhile


def test_a_fight_has_both_sides_by_name_and_a_large_die(seating: Seating) -> None:
    ann = patient(seating)
    ann.open(ME, BOT, position=MOVING, game="evo")
    ann.see_turn()
    for place in ("0,0", "1,0"):
        cell(ann, place).click()
    ann.question.locator(".bid.chosen").click()
    stage = ann.page.get_by_role("group", name=say("evo-fight"))
    tell_until(ann, stage.locator("svg.die"))
    box = stage.locator("svg.die").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) >= LEAST_DIE
    for name in ("Ann", "Huxley"):
        expect(stage.locator(".one").filter(has_text=name)).to_be_visible()
    expect(stage.locator(".faces .thrown")).to_have_count(1)
    expect(ann.page.locator(".island .fought")).to_be_visible()  # where it is


def test_a_touch_anywhere_on_the_stage_goes_on(seating: Seating) -> None:
    """Nobody has to wait for a fight; the clock of this page stands still."""
    ann = seating.person("Ann", reduced_motion="no-preference")
    ann.page.clock.install(time=0)
    ann.open(ME, BOT, position=MOVING, game="evo")
    ann.see_turn()
    ann.page.clock.pause_at(NEVER)
    for place in ("0,0", "1,0"):
        cell(ann, place).click()
    ann.question.locator(".bid.chosen").click()
    stage = ann.page.get_by_role("group", name=say("evo-fight"))
    expect(stage.get_by_role("button", name=say("evo-tap-on"))).to_be_visible()
    expect(stage.locator("svg.die")).to_have_count(0)
    stage.click(position={"x": 4, "y": 4})
    expect(stage.locator("svg.die")).to_be_visible()


def test_a_fight_in_a_replay_has_its_stage_and_its_buttons(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open(ME, BOT, position=MOVING, game="evo")
    ann.see_turn()
    for place in ("0,0", "1,0"):
        cell(ann, place).click()
    ann.question.locator(".bid.chosen").click()
    expect(ann.question.locator(".bid.chosen")).to_have_count(0)
    ann.go(f"t/{table}/replay")
    die, at = ann.page.locator(".stage svg.die"), ann.page.locator("output")
    expect(at).to_have_text(re.compile("^0/"))  # keys that come before are lost
    for step in ("1", "2"):
        expect(die).to_have_count(0)
        ann.page.keyboard.press("ArrowRight")
        expect(at).to_have_text(re.compile(f"^{step}/"))
    expect(die).to_be_visible()
    for language in ("en", "ru", "pl", "it"):
        ann.page.evaluate(f"localStorage.setItem('beagle-language', '{language}')")
        ann.page.reload()
        expect(die).to_be_visible()
        assert faults(ann.page, WINDOWS) == [], language
    ann.page.locator(".controls button").nth(1).click()
    expect(die).to_have_count(0)


def test_a_fight_fits_in_every_language(seating: Seating) -> None:
    """Its sentence stays in the box, beside both sides, the die and the button."""
    ann = patient(seating)
    for language in ("en", "ru", "pl", "it"):
        ann.context.add_init_script(f"localStorage.setItem('beagle-language', '{language}')")
        ann.page.set_viewport_size({"width": 1280, "height": 720})
        ann.open(ME, BOT, position=MOVING, game="evo")
        ann.see_turn()
        for place in ("0,0", "1,0"):
            cell(ann, place).click()
        ann.page.locator(".question .bid.chosen").click()
        onward = ann.page.locator(".stage .button")
        expect(onward).to_be_visible()
        assert faults(ann.page, WINDOWS) == [], f"{language}: attacked"
        onward.click()
        expect(ann.page.locator(".stage svg.die")).to_be_visible()
        assert faults(ann.page, WINDOWS) == [], f"{language}: the die"


def test_a_played_card_is_seen_and_lies_on_the_pile(seating: Seating) -> None:
    ann = patient(seating)
    ann.open(ME, BOT, position=MOVING, game="evo")
    ann.see_turn()
    card = ann.page.get_by_role("button", name=say("event-migration"), exact=True)
    card.click()
    card.click()  # a second touch plays it
    played = ann.page.locator(".played")
    expect(played).to_contain_text(say("event-migration"))
    expect(played).to_contain_text("Ann")
    onward(ann).click()
    ann.page.get_by_role("button", name="Cards played: 1").click()
    expect(ann.page.get_by_role("heading", name=say("evo-spent"))).to_be_visible()
    expect(ann.page.locator(".hand header").get_by_text(say("event-migration")).first).to_be_visible()


def test_after_the_meteor_the_ranking_waits_in_the_place_of_the_question(seating: Seating) -> None:
    ann = patient(seating)
    ann.open(ME, BOT, position=BIRTHS.replace("pile +1 8", "pile meteor"), game="evo")
    ann.see_turn()
    ann.page.keyboard.press("0")
    ranking = ann.page.locator(".ranking")
    tell_until(ann, ranking)
    expect(ranking.get_by_role("listitem")).to_have_count(2)
    expect(ann.page.get_by_text(say("evo-meteor-fallen")).first).to_be_visible()
    ranking.get_by_role("button", name=say("web-to-result")).click()
    expect(ann.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins?( together)?$"))


def test_the_land_of_the_one_who_acts_is_followed(seating: Seating) -> None:
    """One can stay with one's own, which comes back by itself when one is asked."""
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, INVITED, game="dinosaurs", position=LANDS)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()

    def land(person: Person, owner: str) -> Locator:
        return person.page.get_by_role("group", name=say("dinosaurs-table-land", seat=owner))

    expect(land(ann, "Ann")).to_be_visible()
    expect(land(ben, "Ann")).to_be_visible()
    expect(ben.page.get_by_text(say("dinosaurs-table-following"))).to_be_visible()
    ben.page.get_by_role("button", name=say("dinosaurs-table-stay")).click()
    expect(land(ben, "Ben")).to_be_visible()
    ben.page.get_by_role("button", name=say("dinosaurs-table-follow")).click()
    expect(land(ben, "Ann")).to_be_visible()
    ann.page.get_by_role("button", name=re.compile("From the rabbits column.*: mountain")).click()
    ann.see_turn()
    cell(ann, "0,2").click()
    cell(ann, "0,2").click()
    ben.see_turn()
    expect(land(ben, "Ben")).to_be_visible()
    expect(land(ann, "Ben")).to_be_visible()


TIGERS = LANDS.replace("marker tiger", "marker tiger tigers").replace("tiger FM:t", "tiger -")


def hunt(hunter: Person, watcher: Person, position: str = TIGERS) -> None:
    table = hunter.open(ME, INVITED, game="dinosaurs", position=position)
    watcher.go(f"t/{table}#{hunter.links['1']}")
    hunter.see_turn()
    cell(hunter, "1,0").click()
    hunter.page.get_by_role("button", name=say("dinosaurs-table-go"), exact=True).click()


def test_one_s_own_hunt_is_told_before_one_is_asked_again(seating: Seating) -> None:
    """While others act too: the tiger is where it went, and nothing is asked beside it."""
    ann = patient(seating)
    hunt(ann, seating.person("Ben"), TIGERS.replace("-2,1P:e", "-2,1P:t"))
    tell_until(ann, ann.page.locator(".way.told"))
    assert not ann.asked()
    expect(cell(ann, "2,0")).not_to_have_accessible_name(re.compile(say("dinosaurs-figure-tiger")))


def test_a_hunt_is_drawn_as_it_is_told(seating: Seating) -> None:
    """The way with its prey, who is eaten then, and no question before the dinosaurs have come."""
    ben = patient(seating, "Ben")
    hunt(seating.person("Ann"), ben)
    way, waits = ben.page.locator(".way.told"), onward(ben)
    said = ben.question.get_by_role("heading", level=2)
    tell_until(ben, way)
    expect(way.locator(".eaten")).to_have_count(1)
    waits.click()
    expect(said).to_have_text(say("dinosaurs-log-eaten.drawn", seat="Ann", figure="frog", where="lake"))
    waits.click()
    expect(said).to_have_text(say("dinosaurs-log-activated", kind="dinosaur"))
    expect(way).to_have_count(0)
    assert not ben.asked()
    tell_until(ben, ben.page.locator(".question.mine"))
    expect(waits).to_have_count(0)


SIGNS = {
    "evo": ("evo-about-moves", "evo-about-horns", "evo-about-births", "evo-about-tokens", "evo-track"),
    "dinosaurs": (
        "dinosaurs-table-about-column",
        "dinosaurs-table-marker",
        "dinosaurs-table-about-stacks",
        "dinosaurs-table-active",
        "dinosaurs-table-about-score",
    ),
}


@pytest.mark.parametrize("game", SIGNS)
def test_signs_explain_themselves(seating: Seating, game: str) -> None:
    """Pills, horns, columns, the marker and the volcano, under the mouse."""
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=MOVING if game == "evo" else LANDS, game=game)
    ann.see_turn()
    tooltip = ann.page.get_by_role("tooltip")
    for sign in SIGNS[game]:
        ann.page.locator(f"[data-about={sign}]").first.hover(force=True)
        expect(tooltip).to_contain_text(say(sign))
        ann.page.mouse.move(5, 5)
        expect(tooltip).to_be_hidden()


def test_the_stacks_and_the_bag_are_known_by_what_is_known(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=LANDS, game="dinosaurs")
    ann.see_turn()
    stacks = ann.page.locator(".stacks")
    for stack in ("A 0", "B 0", "C 2", "D 10"):
        expect(stacks).to_contain_text(re.compile(stack.replace(" ", r"\s*")))
    buttons = ann.page.get_by_role("button", name=re.compile(f"^({say('web-zoom-in')}|{say('web-zoom-out')})$"))
    boxes = [box for box in (button.bounding_box() for button in buttons.all()) if box is not None]
    assert len(boxes) == 2
    assert abs(boxes[0]["x"] - boxes[1]["x"]) <= boxes[0]["width"] + 8  # side by side


# A has a newborn in a moment; B holds a card that doesn't fit then.
NEWBORN = """evo second birth to A / map 0,0:GGGG 0,5:GGGG / A: 0,0 1,0 2,0 /
B: 0,5 1,5 2,5 | cards geysers / pile +0*3 meteor""".replace("\n", " ")


@pytest.mark.parametrize("always", [False, True])
def test_a_card_is_asked_for_only_when_one_fits_unless_one_wants_it_always(seating: Seating, always: bool) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, INVITED, game="evo", position=NEWBORN)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    if always:
        choose(ben.page.locator(".hand").get_by_role("switch"), False)
    cell(ann, "3,0").click()
    ben.see_turn()
    own_birth = ben.page.locator("[data-hit].lit")
    if always:
        expect(ben.question.get_by_role("button", name=say("standing-no-cards-in-this-phase"))).to_be_visible()
        expect(own_birth).to_have_count(0)
    else:
        expect(own_birth).not_to_have_count(0)


def test_keys_lead_home_and_take_back(seating: Seating) -> None:
    """Home shows one's own land while another's is followed, Escape follows again; Z takes one decision back."""
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, INVITED, game="dinosaurs", position=LANDS)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    own, hers = (ben.page.get_by_role("group", name=say("dinosaurs-table-land", seat=one)) for one in ("Ben", "Ann"))
    expect(hers).to_be_visible()
    ben.page.keyboard.press("Home")
    expect(own).to_be_visible()
    ben.page.keyboard.press("Escape")
    expect(hers).to_be_visible()
    asked = ann.question.get_by_role("heading", level=2)
    before = asked.inner_text()
    ann.page.locator("[data-tile='rabbit.2']").click()
    expect(asked).not_to_have_text(before)
    expect(ann.page.locator("[data-undo]").first).to_be_enabled()  # the server has said that the move is made
    ann.page.keyboard.press("z")
    expect(asked).to_have_text(before)
