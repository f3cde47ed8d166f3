"""Bots at the table: choosing a level, the bot that stands in, and hints, rung by rung."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Route, WebSocketRoute, expect

from beagle.bots.levels import steps_at
from beagle.bots.tables import Table
from beagle.i18n import Words
from beagle.kernel.message import Message
from tests.browser import axe
from tests.browser.people import DESK, FEEDING, PHONE, TWO, Person, answer_until, choose
from tests.browser.seating import Seating
from tests.support.looks import one_of
from tests.support.words import say
from tools.commands.picture_screens import AUCTION, DEVELOPMENT, LANDS, MOVING

ME, BOT, INVITED = {"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "invited"}
SHOWN = [pytest.param(language, PHONE, id=f"{language}-390") for language in ("en", "ru", "pl", "it")]
COORDINATES = re.compile(r"-?\d,-?\d")
SHOWN.append(pytest.param("en", DESK, id="en-1440"))
FEW = [SHOWN[0], *(pytest.param(*one.values, id=one.id, marks=pytest.mark.slow) for one in SHOWN[1:])]


def words_of(language: str) -> Callable[..., str]:
    return lambda key, **args: Words(language).say(Message(key, args))


def asked_for(person: Person, told: Callable[..., str]) -> Locator:
    """The box with the hint, after the first rung has come."""
    button = person.page.get_by_role("button", name=told("web-hint"), exact=True).first
    button.focus()
    person.page.keyboard.press("Enter")
    box = person.page.get_by_role("region", name=told("web-hint"))
    expect(box.locator("li:not(.later)")).to_have_count(1)
    return box


@pytest.mark.parametrize(("language", "size"), one_of(3, SHOWN))
def test_a_hint_comes_in_three_rungs_and_plays_nothing(seating: Seating, language: str, size: dict[str, int]) -> None:
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    ann.open(ME, BOT, position=FEEDING, practice=True)
    ann.see_turn()
    box = asked_for(ann, told)
    rings = ann.page.locator(".ring")
    expect(rings.first).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    equal = box.get_by_text(told("advice-equal"))
    if equal.count() == 0:
        box.get_by_role("button", name=told("advice-ask-why")).click()
        expect(box.locator("li:not(.later)")).to_have_count(2)
        box.get_by_role("button", name=told("advice-ask-move")).click()
        expect(box.locator("li:not(.later)")).to_have_count(3)
        expect(box.get_by_role("button", name=told("advice-ask-move"))).to_have_count(0)
        expect(rings.first).to_be_visible()
    expect(box.get_by_text(told("advice-knows"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
    ann.see_turn()  # nothing was played
    box.get_by_role("button", name=told("web-close")).click()
    expect(box).to_have_count(0)
    if size is DESK:  # what it pointed at stays marked until something is done
        expect(rings.first).to_be_visible()
        answer_until(lambda: rings.count() == 0, [ann])


@pytest.mark.parametrize(("language", "size"), FEW)
def test_a_hint_that_takes_long_is_stopped_and_one_may_fail(
    seating: Seating, language: str, size: dict[str, int]
) -> None:
    """Waiting, failing and empty: what the server says is held back, and then another answer is given."""
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    answers: list[dict[str, object]] = []

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            found = json.loads(message)
            if found.get("is") != "hinted":
                socket.send(message)
            elif answers:
                socket.send(json.dumps({**found, **answers.pop(0)}))

        server.on_message(heard)

    ann.page.route_web_socket(re.compile("/ws"), opened)
    ann.open(ME, BOT, position=FEEDING, practice=True)
    ann.see_turn()
    button = ann.page.get_by_role("button", name=told("web-hint"), exact=True).first
    button.click()
    box = ann.page.get_by_role("region", name=told("web-hint"))
    expect(box.get_by_text(told("advice-thinks"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    box.get_by_role("button", name=told("advice-stop")).click()
    expect(box.get_by_text(told("advice-thinks"))).to_have_count(0)
    answers.append({"failed": True, "touch": [], "moves": []})
    box.get_by_role("button", name=told("web-hint"), exact=True).click()
    expect(box.get_by_text(told("advice-none"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    ann.page.reload()
    ann.see_turn()
    answers.append({"equal": True, "touch": [], "moves": []})
    button.click()
    expect(box.get_by_text(told("advice-equal"))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []


GHOSTS = {
    "evolution-card": ("evolution", DEVELOPMENT, 3, "[data-hint-marks] .way .head"),
    "evo-move": ("evo", MOVING, 4, ".island .ghost"),
    "evo-bid": ("evo", AUCTION, 4, "[data-hint-marks] .ring"),
    "dinosaurs-tile": ("dinosaurs", LANDS, 3, "[data-hint-marks] .ring"),
}


@pytest.mark.parametrize("case", GHOSTS)
def test_the_move_of_a_hint_is_a_ghost_at_the_table(seating: Seating, case: str) -> None:
    """A dashed ring around what is touched for it, at every game; and nothing is played."""
    game, position, seats, ghost = GHOSTS[case]
    ann = seating.person("Ann")
    at = {"evolution": 0, "evo": 3, "dinosaurs": 2}[game]
    ann.open(*(ME if seat == at else BOT for seat in range(seats)), game=game, position=position, practice=True)
    ann.see_turn()
    box = asked_for(ann, say)
    for rung in (2, 3):
        box.locator(".later .button").click()
        expect(box.locator("li:not(.later)")).to_have_count(rung)
    expect(ann.page.locator(ghost).first).to_be_visible()
    assert COORDINATES.search(box.inner_text()) is None  # cells are named as the table names them
    ann.see_turn()
    assert axe.violations(ann.page) == []


def test_a_bot_that_is_asked_is_shown_thinking_or_stopped(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open(ME, BOT, position=FEEDING, practice=True)
    ann.see_turn()
    ann.page.get_by_role("button", name=say("web-bots-hold")).click()
    ann.animal("b").click()
    stopped = ann.page.locator("[data-thinking=held]")
    name = ann.page.locator("[data-seat='1'] h2, [data-seat='1'] .name").first.inner_text()
    expect(stopped).to_have_text(say("bots-waiting", name=name))
    assert axe.by_day_and_night(ann.page) == []
    ann.page.get_by_role("button", name=say("web-bots-go")).click()
    ann.see_turn()
    expect(ann.page.locator("[data-thinking]")).to_have_count(0)


def test_without_practice_there_are_hints_only_if_all_agree(seating: Seating) -> None:
    ann, ben = seating.person("Ann"), seating.person("Ben")
    table = ann.open(ME, INVITED, position=FEEDING)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    hint = ann.page.get_by_role("button", name=say("web-hint"), exact=True)
    expect(hint).to_have_count(0)
    ann.page.get_by_role("button", name=say("web-menu")).click()
    ann.page.get_by_role("dialog").get_by_role("button", name=say("bots-propose-hints")).click()
    ann.page.keyboard.press("Escape")
    expect(ben.page.get_by_text(say("web-proposal-hints")).first).to_be_visible()
    ben.page.get_by_role("button", name=say("web-vote-yes"), exact=True).click()
    expect(hint.first).to_be_visible()
    asked_for(ann, say)
    ben.page.get_by_role("button", name=say("web-menu")).click()
    expect(ben.page.get_by_role("dialog").get_by_text(say("notice-host-hints")).first).to_be_visible()


@pytest.mark.parametrize(("language", "size"), one_of(2, SHOWN))
def test_a_level_sits_down_while_the_table_gathers(seating: Seating, language: str, size: dict[str, int]) -> None:
    """With what it says of itself, the measured odds and the number of games; and the bot that stands in is chosen."""
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    ann.open(ME, INVITED, game="evo", ruleset="second")
    ann.page.get_by_role("button", name=told("web-to-bot")).click()
    dialog = ann.page.get_by_role("dialog")
    darwin = dialog.get_by_role("radio", name=told("web-bot-darwin"), exact=True)
    darwin.focus()
    ann.page.keyboard.press("Space")
    expect(dialog.get_by_text(told("bots-role-darwin"))).to_be_visible()
    expect(dialog.get_by_text(told("web-bot-darwin.about"))).to_be_visible()
    step = steps_at("evo", Table("second", 2))[-1]
    names = {"bot": told("web-bot-darwin"), "weaker": told("web-bot-fitzroy")}
    expect(dialog.get_by_text(told("web-level-step", **names, share=step.share, games=step.games))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    ann.page.keyboard.press("Escape")
    stands_in = ann.page.get_by_label(told("bots-substitute"))
    stands_in.select_option("covington")
    expect(ann.page.get_by_text(told("notice-host-substitute", name="Ann")).first).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    ann.page.get_by_role("button", name=told("web-to-bot")).click()
    choose(dialog.get_by_role("radio", name=told("web-bot-random"), exact=True))
    dialog.get_by_role("button", name=told("bots-seat-it", bot=told("web-bot-random"))).click()
    expect(ann.page.get_by_text(told("web-seat-bot", bot=told("web-bot-random")))).to_be_visible()


def test_the_bot_that_stands_in_is_chosen_in_the_set_up_and_by_the_host(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.go("new/evolution")
    ann.page.locator("details.more > summary").click()
    ann.page.get_by_label(say("bots-substitute")).select_option("random")
    with ann.page.expect_request("**/api/tables") as asked:
        ann.page.get_by_role("button", name="Open the table").click()
    assert (asked.value.post_data_json or {})["substitute"] == "random"
    table = ann.open(ME, INVITED, position=TWO, substitute="random")
    ben = seating.person("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name=say("web-menu")).click()
    field = ann.page.get_by_role("dialog").get_by_label(say("bots-substitute"))
    expect(field).to_have_value("random")
    field.select_option("greedy")
    expect(ann.page.get_by_role("dialog").get_by_text(say("notice-host-substitute", name="Ann"))).to_be_visible()
    assert axe.violations(ann.page) == []


def nothing_measured(route: Route) -> None:
    """The catalogue of a server that has no levels for any table."""
    answer = route.fetch()
    found = answer.json()
    for game in found["games"]:
        for ruleset in game["rulesets"]:
            ruleset["levels"] = []
    route.fulfill(response=answer, json=found)


@pytest.mark.parametrize(("language", "size"), one_of(1, SHOWN))
def test_the_ladder_is_on_the_first_page(seating: Seating, language: str, size: dict[str, int]) -> None:
    """The rungs that were measured, with their odds; and where nothing was, that is said."""
    told = words_of(language)
    ann = seating.person("Ann", locale=language, viewport=size)
    ann.go()
    choose(ann.page.get_by_role("radio", name="EVO", exact=True))
    ladder = ann.page.get_by_role("list", name=told("bots-ladder"))
    steps = steps_at("evo", Table("second", 2))
    for step in steps:
        expect(ladder.get_by_text(told("bots-ladder-share", share=step.share)).first).to_be_visible()
    expect(ladder.get_by_role("listitem")).to_have_count(2 * len(steps) + 1)
    games = min(step.games for step in steps)
    expect(ann.page.get_by_text(told("bots-ladder-about", games=games))).to_be_visible()
    assert axe.by_day_and_night(ann.page) == []
    ann.page.route("**/api/catalogue", nothing_measured)
    ann.go()
    expect(ann.page.get_by_text(told("bots-ladder-none"))).to_be_visible()
    assert ann.page.evaluate("document.documentElement.scrollWidth") <= size["width"]
