"""The ways to a move: by touch, by the list, by keys alone, typed; and why something cannot be done."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import FEEDING, PHONE, TWO, Person
from tests.browser.seating import Seating
from tests.support.words import say


def at_feeding(seating: Seating, **context: object) -> Person:
    """Ann is to feed her animals; Ben is a bot."""
    ann = seating.person("Ann", **context)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    return ann


def at_development(seating: Seating) -> Person:
    """Ann is to play a card; Ben is a bot."""
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=TWO)
    ann.see_turn()
    return ann


def told(person: Person, words: str) -> None:
    expect(person.page.get_by_role("log").get_by_text(words).first).to_be_visible()


def test_each_event_waits_for_one_who_wants_to_see_it(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("settings")
    ann.page.get_by_role("switch", name=say("web-step")).check(force=True)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    ann.animal("b").click()
    onward = ann.page.get_by_role("button", name=say("web-step-next"))
    expect(onward).to_be_visible()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("fed|1 of 1"))  # the table shows what was told
    onward.click()
    ann.page.get_by_role("button", name=say("web-step-skip")).click()
    ann.see_turn()
    expect(onward).to_have_count(0)


def test_what_can_be_done_is_lit_and_done_by_a_touch(seating: Seating) -> None:
    ann = at_feeding(seating)
    expect(ann.animal("b")).to_be_enabled()
    expect(ann.animal("c")).to_be_disabled()
    ann.animal("b").click()
    told(ann, "Animal b took a red token")


def test_a_card_is_dragged_to_an_animal_or_put_down_as_one(seating: Seating) -> None:
    ann = at_development(seating)
    ann.page.get_by_role("group", name="Running").drag_to(ann.page.locator("[data-animal=b]"))
    told(ann, "Ann played Running on b")
    ann.see_turn()
    ann.page.get_by_role("group", name="Camouflage / Fat tissue").drag_to(
        ann.page.get_by_role("heading", name="Your hand")
    )
    told(ann, "as animal")


def test_a_card_of_two_sides_asks_which_one(seating: Seating) -> None:
    ann = at_development(seating)
    ann.page.get_by_role("group", name="Camouflage / Fat tissue").get_by_role("button", name="Camouflage").click()
    ann.animal("a").click()
    expect(ann.question.locator("ol button")).to_have_text(
        [re.compile("as Camouflage on a"), re.compile("as Fat tissue on a")]
    )
    ann.question.get_by_role("button", name="as Fat tissue on a").click()
    told(ann, "Ann played Fat tissue on a")


def test_a_move_that_reveals_something_asks_first_if_somebody_would_have_to_agree(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.animal("b").click()
    expect(ann.question).to_contain_text(say("web-reveals"))
    ann.page.keyboard.press("0")
    expect(ann.question).not_to_contain_text(say("web-reveals"))
    ann.page.get_by_role("button", name="Camouflage", exact=True).click()
    ann.animal("a").click()
    ann.question.get_by_role("button", name="as Fat tissue on a").click()
    ann.page.keyboard.press("1")
    told(ann, "Ann played Fat tissue on a")


def test_what_nobody_learns_is_not_asked(seating: Seating) -> None:
    ann = at_development(seating)
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.question.get_by_role("button", name="as a new animal").click()  # face down
    told(ann, "as animal")


def test_nothing_is_asked_when_nobody_wants_that(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("settings")
    ann.page.get_by_role("radio", name="Never").check(force=True)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=TWO)
    ann.see_turn()
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.animal("b").click()
    told(ann, "Ann played Running on b")


def test_an_attack_is_previewed_before_it_is_made(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("a").click()
    ann.animal("m").click()
    expect(ann.question.get_by_role("heading")).to_have_text("Attack m with a")
    expect(ann.question.get_by_text(say("move-running.answer", trait="Running", animal="m"))).to_be_visible()
    ann.page.get_by_role("button", name=say("web-not-this")).click()
    assert ann.asked()
    ann.animal("a").click()
    ann.animal("m").click()
    ann.page.get_by_role("button", name=say("web-do-it")).click()
    told(ann, "Animal a attacked m!")


def test_what_cannot_be_done_says_which_rule_forbids_it(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("c").click(force=True)
    rule = ann.page.get_by_role("link", name=re.compile(r"^EV-"))
    expect(rule).to_be_visible()
    number = rule.first.inner_text()
    ann.go(f"rules/{number}")
    expect(ann.page.get_by_role("heading", name=number)).to_be_visible()


def test_keys_alone_are_enough(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("a").focus()
    ann.page.keyboard.press("Enter")
    expect(ann.animal("a")).to_have_attribute("aria-pressed", "true")
    ann.page.keyboard.press("Escape")
    expect(ann.animal("a")).to_have_attribute("aria-pressed", "false")
    ann.question.get_by_role("button", name="Take a red token for a").focus()
    ann.page.keyboard.press("Tab")
    expect(ann.question.get_by_role("button", name="Take a red token for b")).to_be_focused()
    ann.page.keyboard.press("Space")
    told(ann, "Animal b took a red token")


def test_a_digit_is_the_choice_of_that_number(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("a").click()
    expect(ann.question.locator("ol button").first).to_contain_text("Take a red token for a")
    ann.page.keyboard.press("1")
    told(ann, "Animal a took a red token")


def test_a_move_can_be_typed(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Type a move").fill("c*")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_role("dialog").get_by_role("link", name=re.compile(r"^EV-"))).to_be_visible()
    ann.page.get_by_label("Type a move").fill("b*")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    told(ann, "Animal b took a red token")


def test_a_phone_is_enough(seating: Seating) -> None:
    ann = at_feeding(seating, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.animal("a").tap()
    expect(ann.animal("m")).to_be_visible()
    ann.animal("n").tap(force=True)
    expect(ann.page.get_by_role("link", name=re.compile(r"^EV-")).first).to_be_visible()
    ann.animal("m").tap()
    ann.page.get_by_role("button", name=say("web-do-it")).tap()
    ann.page.get_by_role("button", name="Log").tap()
    told(ann, "Animal a attacked m!")


def test_standing_answers_are_kept(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("switch", name="Ask me about my own animals")).not_to_be_checked()
    ann.page.get_by_role("switch", name="Ask me about my own animals").check(force=True)
    ann.page.get_by_role("switch", name="Never strike from an ambush").check(force=True)
    ann.page.reload()
    ann.see_turn()
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("switch", name="Never strike from an ambush")).to_be_checked()
    expect(ann.page.get_by_role("switch", name="Ask me about my own animals")).to_be_checked()


def test_one_who_leaves_can_come_back(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=FEEDING)
    ben = seating.person("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name=say("web-leave")).click()
    ann.page.get_by_role("button", name=say("web-really")).click()
    told(ann, say("server-log-bot", seat="Ann"))
    ben.see_turn()
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_role("button", name=say("web-return")).click()
    told(ann, "Ann is back")
