"""Plans for one's next turn, keys, and what is said and shown again of others' moves at a table of Evolution."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser import axe, frame
from tests.browser.people import PHONE, Person, again
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say

FINGERS = {"viewport": PHONE, "has_touch": True, "is_mobile": True}
BOT = {"kind": "bot", "bot": "random"}
ME = {"kind": "me"}
# It is A's go: a may hunt m, n or o, and b may eat.
HUNT = """evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b c1 | hand running
B: m n o | hand mimicry
deck 9"""
# Only A still has cards.
LAST = """evolution base@gift turn 4 development first A
A: a b | hand running camouflage/fat
B: m n | hand -
deck 9"""
PLAYS = """evolution base@gift turn 4 development first A
A: a b | hand running
B: m n | hand mimicry camouflage/fat
deck 9"""


def together(seating: Seating, position: str, **context: object) -> tuple[Person, Person]:
    """Ann, whose move it is, and Ben."""
    ann, ben = seating.person("Ann"), seating.person("Ben", **context)
    table = ann.open(ME, {"kind": "invited"}, position=position)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.page.locator("[data-animal=m]")).to_be_visible()
    return ann, ben


def plan(person: Person) -> str:
    return person.page.locator(".question .plan").inner_text()


# Plans


def test_a_planned_meal_is_taken_when_the_turn_comes(seating: Seating) -> None:
    ann, ben = together(seating, HUNT)
    expect(ben.question).to_contain_text(say("hint-plan"))
    ben.animal("n").click()
    assert "B2" in plan(ben)
    expect(ben.page.locator(".planned [data-animal=n].chosen")).to_be_visible()
    ben.animal("o").click()  # another one instead
    assert "B3" in plan(ben)
    before = frame.boxes(ben.page)
    assert axe.violations(ben.page) == []
    ann.animal("b").click()
    expect(ann.page.get_by_role("log").get_by_text("B3").first).to_be_visible()
    assert frame.boxes(ben.page) == before


def test_a_plan_that_became_impossible_is_dropped_with_a_word(seating: Seating) -> None:
    ann, ben = together(seating, HUNT)
    ben.animal("m").click()
    ann.animal("m").click()  # it is eaten
    ben.see_turn()
    expect(ben.question.get_by_text(say("web-plan-dropped", plan="").strip())).to_be_visible()
    expect(ben.page.locator(".question .plan")).to_have_count(0)


@pytest.mark.parametrize("way", one_of(1, ["again", "escape", "button"]))
def test_a_plan_can_be_let_go(seating: Seating, way: str) -> None:
    _, ben = together(seating, HUNT)
    ben.animal("m").click()
    if way == "again":
        ben.animal("m").click()
    elif way == "escape":
        ben.page.keyboard.press("Escape")
    else:
        ben.page.locator(".question .plan").click()
    expect(ben.page.locator(".question .plan")).to_have_count(0)


def test_a_planned_card_is_played_on_its_animal_by_the_half_that_was_touched(seating: Seating) -> None:
    ann, ben = together(seating, PLAYS)
    card = ben.page.locator('[data-card="card:camouflage/fat"]')
    card.locator("[data-about=trait-fat]").click()
    ben.animal("n").click()
    ann.question.get_by_role("button", name=say("move-pass-development")).click()
    expect(ben.page.locator("[data-animal=n] [data-about=trait-fat]").first).to_be_visible()


def test_a_planned_card_has_one_goal(seating: Seating) -> None:
    """Another animal takes the place of the first, and so does the place for a new one."""
    ann, ben = together(seating, PLAYS)
    ben.page.locator('[data-card="card:mimicry"] button').click()
    ben.animal("m").click()
    ben.animal("n").click()
    assert "B2" in plan(ben)
    assert "B1" not in plan(ben)
    expect(ben.page.locator(".planned [data-animal].chosen")).to_have_count(1)
    ann.question.get_by_role("button", name=say("move-pass-development")).click()
    expect(ben.page.locator("[data-animal=n] [data-about=trait-mimicry]").first).to_be_visible()
    expect(ben.page.locator("[data-animal=m] [data-about=trait-mimicry]")).to_have_count(0)


def test_a_plan_is_made_by_dragging(seating: Seating) -> None:
    """The half that is dragged counts, and a later drag replaces an earlier one."""
    ann, ben = together(seating, PLAYS)
    half = ben.page.locator('[data-card="card:camouflage/fat"] [data-about=trait-fat]')
    for animal in ("m", "n"):
        half.drag_to(ben.page.locator(f"[data-animal={animal}]"))
    assert "B2" in plan(ben)
    assert "B1" not in plan(ben)
    expect(ben.page.locator(".planned [data-animal=n].chosen")).to_be_visible()
    ann.question.get_by_role("button", name=say("move-pass-development")).click()
    expect(ben.page.locator("[data-animal=n] [data-about=trait-fat]").first).to_be_visible()


def test_an_attack_is_planned_by_dragging_the_hunter(seating: Seating) -> None:
    ann, ben = together(seating, HUNT.replace("m n o", "m[carnivorous] n o"))
    ben.page.locator("[data-animal=m]").drag_to(ben.page.locator("[data-animal=b]"))
    assert all(name in plan(ben) for name in ("B1", "A2"))
    ann.animal("b").click()
    expect(ben.page.locator("[data-animal=b]")).to_have_count(0)


def test_somebody_who_only_looks_on_plans_nothing(seating: Seating) -> None:
    ann, eve = seating.person("Ann"), seating.person("Eve")
    table = ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    eve.go(f"t/{table}")
    expect(eve.page.locator("[data-animal=m]")).to_be_visible()
    expect(eve.page.get_by_text(say("hint-plan"))).to_have_count(0)


# Keys and second touches


def test_letters_choose_what_they_stand_for(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=HUNT.replace("m n o", "m[camouflage] n[camouflage] o"))
    ann.see_turn()
    expect(ann.question.locator("kbd", has_text="H")).to_be_visible()
    ann.page.keyboard.press("h")  # all prey, one of which is chosen
    ann.page.get_by_role("dialog").get_by_role("button", name="B3").click()
    expect(ann.page.locator("[data-animal=o]")).to_have_count(0)


def test_keeping_cards_while_nobody_else_plays_wants_a_second_touch(seating: Seating) -> None:
    ann, _ = together(seating, LAST)
    stop = ann.question.get_by_role("button", name=say("move-pass-development"))
    stop.click()
    turned = ann.question.get_by_role("button", name=again("loss-cards"))
    expect(turned).to_be_visible()
    expect(ann.page.locator('[data-card="card:running"]')).to_be_visible()
    ann.page.keyboard.press("Escape")
    expect(stop).to_be_visible()
    stop.click()
    turned.click()
    expect(ann.page.get_by_role("log").get_by_text("Ann").first).to_be_visible()
    expect(turned).to_have_count(0)


def test_the_option_itself_turns_before_an_animal_is_given_up(seating: Seating) -> None:
    """In the same place, so that a second touch is enough; another answer takes it back."""
    ann, ben = together(seating, HUNT.replace("m n o", "m[tail-loss grazing] n o"))
    ann.animal("m").click()
    ben.see_turn()
    give_up = ben.question.get_by_role("button", name=say("move-pass-attack"))
    before = give_up.bounding_box()
    give_up.click()
    turned = ben.question.get_by_role("button", name=again("loss-eaten", animal="B1"))
    expect(turned).to_be_visible()
    assert turned.bounding_box() == before
    assert axe.violations(ben.page) == []
    ben.page.keyboard.press("Escape")
    expect(turned).to_have_count(0)
    give_up.click()
    turned.click()
    expect(ben.page.locator("[data-animal=m]")).to_have_count(0)


# Refusals


def test_a_refusal_makes_room_for_the_next_question(seating: Seating) -> None:
    ann, ben = together(seating, HUNT.replace("m n o", "m[running tail-loss] n o"))
    ben.animal("c").click(force=True)  # not one's own, and not one's move
    refused = ben.page.locator(".place .notice")
    expect(refused).to_be_visible()
    ann.animal("c").click(force=True)  # it is fed: the answers are one touch away while that is said
    expect(ann.page.locator(".place .notice")).to_be_visible()
    expect(ann.question.get_by_role("button", name=say("web-all-choices", choices=7))).to_be_visible()
    ann.animal("m").click()
    ben.see_turn()
    expect(ben.question.locator("button.option").first).to_be_visible()
    expect(refused).to_have_count(0)


def test_a_refusal_of_the_table_is_not_said_in_the_chat(seating: Seating) -> None:
    ann = seating.person("Ann", **FINGERS)
    ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    ann.animal("c").tap(force=True)
    expect(ann.page.locator(".place .notice")).to_be_visible()
    ann.page.get_by_role("button", name=say("web-chat")).tap()
    chat = ann.page.get_by_role("dialog", name=say("web-chat"))
    expect(chat.get_by_role("button", name=say("web-chat-send"))).to_be_visible()
    expect(chat.locator(".notice")).to_have_count(0)


# What others did


def test_a_line_of_the_log_lights_up_its_animals_and_a_pill_shows_it_again(seating: Seating) -> None:
    ann, ben = together(seating, PLAYS)
    ann.page.locator('[data-card="card:running"] button').click()
    ann.animal("b").click()
    ben.see_turn()
    line = ben.page.get_by_role("log").locator(".line", has_text="A2").first
    line.click()
    expect(ben.page.locator("[data-animal=b].told")).to_be_visible()
    line.click()
    ben.page.mouse.move(5, 5)
    expect(ben.page.locator(".told")).to_have_count(0)
    placed = ben.page.locator("[data-animal=b] [data-about=trait-running]")
    expect(placed).to_have_count(1)
    ben.page.locator(".question .pill", has_text="A2").first.click()
    expect(placed).to_have_count(0)  # as it was before
    expect(placed).to_have_count(1)
    ben.see_turn()


def test_on_a_phone_a_line_of_the_log_shows_its_animal(seating: Seating) -> None:
    ann, ben = together(seating, PLAYS, **FINGERS)
    ann.page.locator('[data-card="card:running"] button').click()
    ann.animal("b").click()
    ben.see_turn()
    ben.page.get_by_role("button", name=say("web-log")).tap()
    ben.page.get_by_role("log").locator(".line", has_text="A2").first.tap()
    expect(ben.page.get_by_role("log")).to_have_count(0)
    told = ben.page.locator("[data-animal=b].told")
    expect(told).to_be_in_viewport()


def test_the_clock_is_announced(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.page.clock.install()
    ann.open(ME, BOT, position=HUNT, clock={"kind": "move", "seconds": 60})
    ann.see_turn()
    expect(ann.question.locator(".option.no")).to_be_visible()  # nothing waits for an answer while the time flies
    ann.page.clock.run_for(31_000)
    expect(ann.page.get_by_role("status").filter(has_text=say("web-clock-left", seconds=30))).to_have_count(1)


# One gesture


@pytest.mark.parametrize("way", ["mouse", "touch", "keys"])
def test_a_carnivore_eats_by_one_gesture_though_it_could_hunt(seating: Seating, way: str) -> None:
    ann = seating.person("Ann", has_touch=way == "touch")
    ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    hunter = ann.animal("a")
    if way == "mouse":
        hunter.click()
    elif way == "touch":
        hunter.tap()
    else:
        hunter.focus()
        ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("log").get_by_text("Animal A1 took a red token").first).to_be_visible()
    expect(ann.page.locator("[data-animal=m], [data-animal=n], [data-animal=o]")).to_have_count(3)


def test_under_attack_the_rule_is_beside_the_question_and_one_click_answers(seating: Seating) -> None:
    ann, ben = together(seating, HUNT.replace("m n o", "m[running tail-loss] n o"))
    ann.animal("m").click()
    ben.see_turn()
    expect(ben.question.get_by_role("heading")).to_have_text(
        say("ask-attack.drawn", owner="Ann", animal="A1", target="B1")
    )
    expect(ben.question.locator(".sub")).to_contain_text(say("hint-attack"))
    ben.question.get_by_role("button", name=say("trait-tail-loss")).first.click()
    expect(ben.page.get_by_role("log").get_by_text("B1").first).to_be_visible()
    expect(ben.page.locator("[data-animal=m]")).to_be_visible()


# The top line and the menu


def test_sound_and_settings_are_in_the_top_line_over_the_table(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=HUNT)
    ann.see_turn()
    for loudness in ("off", "quiet", "full"):
        label = f"{say('web-sound')}: {say(f'web-sound-{loudness}')}"
        ann.page.get_by_role("button", name=label, exact=True).click()
    settings = "JSON.parse(localStorage.getItem('beagle-settings')).sound"
    assert ann.page.evaluate(settings) == "off"
    address = ann.page.url
    ann.page.get_by_role("button", name=say("web-way-settings"), exact=True).click()
    expect(ann.page.get_by_role("dialog", name=say("web-way-settings"))).to_be_visible()
    assert axe.violations(ann.page) == []
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("dialog")).to_have_count(0)
    assert ann.page.url == address
    assert len(ann.context.pages) == 1


def test_the_menu_has_only_what_belongs_to_the_game(seating: Seating) -> None:
    ann = seating.person("Ann")
    never = say("standing-never-ambush")
    for position, there in ((HUNT, 0), (HUNT.replace("base@gift", "base+fly@gift"), 1)):
        ann.open(ME, BOT, position=position)
        ann.see_turn()
        ann.page.get_by_role("button", name=say("web-menu")).click()
        expect(ann.page.get_by_text(say("standing-pass-phase"))).to_be_visible()
        expect(ann.page.get_by_text(never, exact=True)).to_have_count(there)
