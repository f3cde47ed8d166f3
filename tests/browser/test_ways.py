"""The ways to a move: by touch, by the list, by keys alone, typed; and why something cannot be done."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.people import FEEDING, PHONE, TWO, Person, again, choose
from tests.browser.seating import Seating
from tests.support.words import say


def at_feeding(seating: Seating, position: str = FEEDING, **context: object) -> Person:
    """Ann may eat or attack; Ben is a bot."""
    ann = seating.person("Ann", **context)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position)
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
    ann.page.get_by_role("switch", name=say("web-step")).press("Space")  # the page grows while parts of it are loaded
    expect(ann.page.get_by_role("switch", name=say("web-step"))).to_be_checked()
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
    expect(ann.page.locator("[data-animal=b].lit:not(.later)")).to_have_count(1)
    expect(ann.page.locator("[data-animal=m].lit.later")).to_have_count(1)  # prey doesn't outshine who could eat
    ann.animal("b").click()
    told(ann, "Animal A2 took a red token")


def test_a_card_is_dragged_to_an_animal_or_put_down_as_one(seating: Seating) -> None:
    ann = at_development(seating)
    ann.page.get_by_role("group", name="Running").drag_to(ann.page.locator("[data-animal=b]"))
    told(ann, "Ann played Running on A2")
    ann.see_turn()
    ann.page.get_by_role("group", name="Camouflage / Fat tissue").drag_to(
        ann.page.get_by_role("heading", name="Your hand")
    )
    told(ann, "as animal")


def test_the_touched_half_of_a_card_counts(seating: Seating) -> None:
    """Two touches; the other half is one touch away."""
    ann = at_development(seating)
    card = ann.page.get_by_role("group", name="Camouflage / Fat tissue")
    card.get_by_role("button", name="Camouflage").click()
    ann.animal("a").click()
    told(ann, "Ann played Camouflage on A1")
    ann.page.keyboard.press("z")  # nobody has acted, or only a bot that showed nothing
    ann.page.reload()
    other = at_development(seating)
    card = other.page.get_by_role("group", name="Camouflage / Fat tissue")
    card.get_by_role("button", name="Camouflage").focus()
    other.page.keyboard.press("Enter")
    card.get_by_role("button", name="Fat tissue").focus()
    other.page.keyboard.press("Enter")
    other.animal("a").focus()
    other.page.keyboard.press("Enter")
    told(other, "Ann played Fat tissue on A1")


def test_the_other_half_is_one_touch_away_in_the_question(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=TWO.replace("b[fat]", "b[fat] c d e"))
    ann.see_turn()
    card = ann.page.get_by_role("group", name="Camouflage / Fat tissue")
    card.get_by_role("button", name="Camouflage").click()
    expect(ann.question.get_by_role("heading")).to_have_text(say("ask-on-which", trait="Camouflage"))
    ann.question.get_by_role("button", name="Fat tissue").click()
    ann.animal("a").click()
    told(ann, "Ann played Fat tissue on A1")


def test_the_dragged_half_of_a_card_counts(seating: Seating) -> None:
    ann = at_development(seating)
    card = ann.page.get_by_role("group", name="Camouflage / Fat tissue")
    card.get_by_role("button", name="Fat tissue").drag_to(ann.page.locator("[data-animal=a]"))
    told(ann, "Ann played Fat tissue on A1")


def test_a_card_is_played_without_confirmation_and_taken_back(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.animal("b").click()
    told(ann, "Ann played Running on A2")
    ben.see_turn()
    ann.page.keyboard.press("z")
    told(ann, say("server-log-undo", seat="Ann"))
    ann.see_turn()


NAMES = {"a": "A1", "b": "A2", "c": "A3"}
SYMBIOSIS = """evolution base@gift turn 4 development first A
A: a b c | hand symbiosis running
B: m | hand mimicry
deck 3"""


def test_symbiosis_asks_who_is_protected_then_who_guards_it(seating: Seating) -> None:
    """The order of touches is the order of meaning, by mouse, by keys and by the finger."""
    for order, touch in (("ab", "click"), ("ba", "press"), ("cb", "tap")):
        phone = {"viewport": PHONE, "has_touch": True, "is_mobile": True} if touch == "tap" else {}
        ann = seating.person("Ann", **phone)
        ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=SYMBIOSIS)
        ann.see_turn()
        things = [ann.page.get_by_role("button", name="Symbiosis", exact=True), *map(ann.animal, order)]
        for thing in things:
            if touch == "press":
                thing.focus()
                ann.page.keyboard.press("Enter")
            else:
                thing.click() if touch == "click" else thing.tap()
        if touch == "tap":
            ann.page.get_by_role("button", name="Log").tap()
        told(ann, f"Ann joined {NAMES[order[0]]} and {NAMES[order[1]]} with Symbiosis")


def test_what_nobody_learns_is_not_asked(seating: Seating) -> None:
    ann = at_development(seating)
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.question.get_by_role("button", name="as a new animal").click()  # face down
    told(ann, "as animal")


def test_nothing_is_asked_when_nobody_wants_that(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("settings")
    choose(ann.page.get_by_role("radio", name="Never"))
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=TWO)
    ann.see_turn()
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.animal("b").click()
    told(ann, "Ann played Running on A2")


def test_an_attack_is_one_touch_on_the_prey(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("m").click()  # only one hunter can
    told(ann, "Animal A1 attacked B1!")


def test_a_hunter_is_dragged_onto_its_prey(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.page.locator("[data-animal=a]").drag_to(ann.page.locator("[data-animal=m]"))
    told(ann, "Animal A1 attacked B1!")


def test_an_attack_on_a_poisonous_animal_wants_a_second_touch(seating: Seating) -> None:
    ann = seating.person("Ann")
    position = FEEDING.replace("m[running tail-loss]", "m[poisonous]")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=position)
    ann.see_turn()
    ann.animal("m").click()
    expect(ann.question.get_by_role("heading")).to_have_text("Attack B1 with A1")
    expect(ann.question.locator(".again")).to_contain_text(again("loss-poison", animal="A1"))
    ann.page.keyboard.press("Escape")
    expect(ann.question.locator(".again")).to_have_count(0)
    assert ann.asked()
    ann.animal("m").click()
    ann.animal("m").click()
    told(ann, "Animal A1 attacked B1!")


def test_the_only_answer_plays_itself_and_says_why(seating: Seating) -> None:
    """Ann's only animal runs: there is nothing to decide."""
    ann, ben = seating.person("Ann"), seating.person("Ben")
    position = "evolution base@gift turn 9 feeding bank 9 first B / A: a[running] b c / B: m[carnivorous] n / deck 9"
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=position)
    ben.go(f"t/{table}#{ann.links['1']}")
    ben.see_turn()
    ben.animal("a").click()
    pill = ann.page.get_by_text("Played for you")
    expect(pill).to_be_visible()
    ann.page.get_by_role("button", name=say("web-played-why")).click()
    expect(ann.page.get_by_text(say("web-played-forced"))).to_be_visible()
    ann.page.set_viewport_size({"width": 844, "height": 390})  # a phone on its side: beside the question, not over it
    expect(ann.page.locator(".shell.side")).to_be_visible()
    boxes = [box.bounding_box() for box in (ann.page.locator(".banner"), ann.question)]
    assert boxes[0] is not None
    assert boxes[1] is not None
    assert boxes[0]["x"] + boxes[0]["width"] <= boxes[1]["x"]


def test_what_cannot_be_done_says_which_rule_forbids_it(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.animal("c").click(force=True)
    rule = ann.page.get_by_role("link", name=re.compile(r"^EV-"))
    expect(ann.question.get_by_role("link", name=re.compile(r"^EV-"))).to_be_visible()
    expect(rule).to_have_count(1)  # in the question and nowhere else
    number = rule.first.inner_text()
    rule.first.click()  # over the table, headed by what it is about
    heading = ann.page.get_by_role("dialog").get_by_role("heading", name=number)
    expect(heading).to_have_text(re.compile(rf"^[A-Z][a-z ]+ {number}$"))
    assert len(ann.context.pages) == 1
    ann.go(f"rules/{number}")
    expect(ann.page.get_by_role("heading", name=number)).to_be_visible()


def test_what_was_touched_before_belongs_to_the_question(seating: Seating) -> None:
    """An animal is chosen that can only hunt, then something it can't attack: the reason is about the two."""
    ann = at_feeding(seating, FEEDING.replace("bank 4", "bank 0"))
    ann.page.locator("[data-animal=a] button").first.click(force=True)
    ann.page.locator("[data-animal=n] button").first.click(force=True)
    expect(ann.page.get_by_role("link", name=re.compile(r"^EV-TR-06"))).to_be_visible()


def test_keys_alone_are_enough(seating: Seating) -> None:
    """Who is asked has the focus at the first answer; arrows go through a zone, Tab goes to the next."""
    ann = at_feeding(seating)
    take = ann.question.get_by_role("button", name=say("proposal-take"))
    take.focus()
    ann.page.keyboard.press("ArrowRight")
    expect(take).not_to_be_focused()
    assert ann.page.evaluate("document.activeElement.matches('.question .option')")
    ann.page.keyboard.press("Tab")
    expect(ann.animal("a")).to_be_focused()
    ann.page.keyboard.press("ArrowRight")
    assert ann.page.evaluate("document.activeElement.closest('.mine') !== null")
    ann.page.keyboard.press("Shift+Tab")
    assert ann.page.evaluate("document.activeElement.closest('.question') !== null")
    ann.question.get_by_role("button", name=say("proposal-take")).focus()
    ann.page.keyboard.press("Enter")
    expect(ann.question.get_by_role("button", name="Take a red token for A1")).to_be_focused()
    ann.page.keyboard.press("Tab")
    expect(ann.question.get_by_role("button", name="Take a red token for A2")).to_be_focused()
    ann.page.keyboard.press("Space")
    told(ann, "Animal A2 took a red token")
    expect(ann.page.locator(".question.mine .option:focus")).to_have_count(1)  # asked again: at the first answer


def test_a_digit_is_the_choice_of_that_number(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.page.keyboard.press("1")  # take a red token: who does?
    expect(ann.question.locator(".list ol button").first).to_contain_text("Take a red token for A1")
    ann.page.keyboard.press("1")
    told(ann, "Animal A1 took a red token")


def test_a_move_can_be_typed(seating: Seating) -> None:
    ann = at_feeding(seating)
    ann.page.get_by_role("button", name="Menu").click()
    ann.page.get_by_label("Type a move").fill("c*")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    expect(ann.page.get_by_role("dialog").get_by_role("link", name=re.compile(r"^EV-"))).to_be_visible()
    ann.page.get_by_label("Type a move").fill("b*")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    told(ann, "Animal A2 took a red token")


def test_a_phone_is_enough(seating: Seating) -> None:
    bank = FEEDING.replace("bank 4", "bank 0")  # a carnivore can only hunt
    ann = at_feeding(seating, bank, viewport=PHONE, has_touch=True, is_mobile=True)
    ann.animal("a").tap()
    expect(ann.animal("m")).to_be_visible()
    ann.animal("n").tap(force=True)
    expect(ann.page.get_by_role("link", name=re.compile(r"^EV-")).first).to_be_visible()
    ann.animal("m").tap()
    ann.page.get_by_role("button", name="Log").tap()
    told(ann, "Animal A1 attacked B1!")


def test_standing_answers_are_kept(seating: Seating) -> None:
    ann = at_feeding(seating, FEEDING.replace("base@gift", "base+fly@gift"))
    ann.page.get_by_role("button", name="Menu").click()
    expect(ann.page.get_by_role("switch", name="Ask me about my own animals")).not_to_be_checked()
    choose(ann.page.get_by_role("switch", name="Ask me about my own animals"))
    choose(ann.page.get_by_role("switch", name="Never strike from an ambush"))
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
    ann.page.get_by_role("button", name=again("leaving-leave")).click()  # the button itself has turned
    told(ann, say("server-log-bot", seat="Ann"))
    ben.see_turn()
    ann.page.get_by_role("main").get_by_role("button", name=say("web-return")).click()  # one tap
    told(ann, "Ann is back")
