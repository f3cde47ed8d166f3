"""Games over the real server: two browsers and a bot to the end, through reloads, cuts and shared devices."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser import axe, frame
from tests.browser.people import DESK, FEEDING, PHONE, SHORT, TWO, Person, over, play_to_the_end
from tests.browser.seating import Seating
from tests.support.words import say


def test_a_table_is_opened_and_somebody_invited_by_link(seating: Seating) -> None:
    ann = seating.person()
    ann.go()
    ann.page.get_by_label("A name is all you need").fill("Ann")
    ann.page.get_by_role("button", name=say("web-thats-me")).click()
    expect(ann.page.get_by_text("Your return code")).to_be_visible()
    ann.page.get_by_role("link", name="New table: Evolution").click()
    ann.page.get_by_role("combobox", name="Seat B").select_option("invited")
    ann.page.get_by_role("button", name="Add a seat").click()
    ann.page.get_by_role("combobox", name="Seat C").select_option("bot greedy")
    ann.page.get_by_role("button", name="Open the table").click()
    expect(ann.page.get_by_text(say("web-gathering"))).to_be_visible()
    ann.page.get_by_role("button", name="Invite").click()
    link = ann.page.get_by_text(re.compile(r"/t/\w+#")).inner_text()
    expect(ann.page.get_by_role("img", name="QR code")).to_be_visible()

    ben = seating.person()
    ben.page.goto(link)
    expect(ben.page.get_by_role("listitem")).to_contain_text(re.compile(r"Ann.*Evolution.*1 free seat"))
    assert axe.violations(ben.page) == []
    ben.page.get_by_label("A name is all you need").fill("Ben")
    ben.page.get_by_role("button", name=say("web-thats-me")).click()
    expect(ben.page.get_by_role("heading", name="Development")).to_be_attached()
    assert "#" not in ben.page.url, "somebody who looks over Ben's shoulder could take his seat"
    ann.page.keyboard.press("Escape")
    expect(ann.page.get_by_role("heading", name="Ben", exact=True)).to_be_visible()


def test_two_people_and_a_bot_play_to_the_end(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, {"kind": "bot", "bot": "greedy"}, position=SHORT)
    ben = seating.person("Ben", viewport=PHONE, has_touch=True)
    ben.go(f"t/{table}#{ann.links['1']}")
    play_to_the_end([ann, ben])
    for person in (ann, ben):
        expect(person.page.get_by_role("heading", level=1)).to_contain_text(re.compile("wins?( together)?$"))
        expect(person.page.get_by_text("Animals").first).to_be_visible()
    expect(ann.page.get_by_role("heading", name=say("web-specimen"))).to_be_visible()
    ann.page.get_by_role("button", name=say("web-rematch")).click()
    expect(ben.page.get_by_role("button", name=say("web-again-yes-with", names="Ann"))).to_be_visible()
    expect(ben.page).to_have_url(re.compile(table))  # nobody is pulled along
    ben.page.get_by_role("button", name=say("web-again-yes-with", names="Ann")).click()
    expect(ann.page).not_to_have_url(re.compile(table))
    expect(ben.page).to_have_url(ann.page.url)


def test_a_move_stays_after_a_reload_and_can_be_taken_back(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, {"kind": "local", "name": "Ben"}, position=FEEDING)
    ann.page.get_by_role("button", name=say("web-lift", name="Ann")).click()
    ann.animal("b").click()
    expect(ann.page.get_by_role("heading", name=say("web-curtain", name="Ben"))).to_be_visible()
    ann.page.reload()
    ann.page.get_by_role("button", name=say("web-lift", name="Ann")).click()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("1 of 1 food"))
    ann.page.get_by_role("button", name=say("web-undo")).click()
    expect(ann.animal("b")).to_have_accessible_name(re.compile("0 of 1 food"))


def test_the_server_dies_and_the_game_goes_on_without_a_reload(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    seating.server.kill()
    expect(ann.page.get_by_text(say("web-reconnecting"))).to_be_visible()
    seating.server.start()
    expect(ann.page.get_by_text(say("web-reconnecting"))).to_be_hidden()
    ann.animal("b").click()
    expect(ann.page.get_by_role("log").get_by_text("Animal A2 took a red token")).to_be_visible()
    seating.forgive("WebSocket connection", "net::ERR_")


def refuse_some(ann: Person, files: str, times: int = 2) -> list[str]:
    """Each kind of these files is refused so often; which were is told."""
    refused: list[str] = []

    def refuse(route: Route) -> None:
        kind = route.request.url.rpartition(".")[2].partition("?")[0]
        if refused.count(kind) < times:
            refused.append(kind)
            route.abort()
        else:
            route.continue_()

    ann.page.route(f"**/assets/{files}", refuse)
    return refused


@pytest.mark.parametrize("kinds", [("js",), ("css",), ("js", "css")])
def test_a_part_that_is_refused_comes_by_itself(seating: Seating, kinds: tuple[str, ...]) -> None:
    """With its style, even if that failed before its code."""
    ann = seating.person("Ann")
    refused = [refuse_some(ann, f"UnseenCards-*.{kind}*") for kind in kinds]
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    ann.page.locator("[data-deck]").first.click()
    unseen = ann.page.locator(".unseen-cards ul").first
    expect(unseen.get_by_role("listitem").first).to_be_visible()
    expect(unseen).to_have_css("list-style-type", "none")
    assert refused == [[kind] * 2 for kind in kinds]
    seating.forgive("net::ERR_FAILED")


def test_a_part_that_cannot_come_any_more_offers_to_reload(seating: Seating) -> None:
    """The browser asks once only for a file that others need too."""
    ann = seating.person("Ann")
    refuse_some(ann, "UnseenCards-*.js", 1)
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.page.get_by_role("button", name=say("web-menu"), exact=True).click()
    bar = ann.page.get_by_role("status").filter(has_text=say("web-failed"))
    expect(bar).to_be_visible()
    ann.page.keyboard.press("Escape")  # the bar is behind the menu
    bar.get_by_role("button", name=say("web-reload")).click()
    ann.page.get_by_role("button", name=say("web-menu"), exact=True).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("web-keys"))
    seating.forgive("net::ERR_FAILED")


def test_words_that_are_refused_are_said_when_they_come(seating: Seating) -> None:
    ann = seating.person("Ann")
    refused = refuse_some(ann, "words-en-around-*")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=FEEDING)
    ann.see_turn()
    ann.page.get_by_role("button", name=say("web-menu"), exact=True).click()
    expect(ann.page.get_by_role("dialog")).to_contain_text(say("web-keys"))
    assert refused == ["js"] * 2
    seating.forgive("net::ERR_FAILED")


def test_a_shared_device_shows_no_hand_before_the_curtain_is_lifted(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "local", "name": "Ann"}, {"kind": "local", "name": "Ben"}, position=TWO)
    expect(ann.page.get_by_role("heading", name=say("web-curtain", name="Ann"))).to_be_visible()
    assert "Running" not in ann.page.content()
    ann.page.get_by_role("button", name=say("web-lift", name="Ann")).click()
    expect(ann.page.get_by_role("group", name="Running")).to_be_visible()
    frame.settle(ann.page)
    assert frame.findings(ann.page) == []  # the same frame as at any table
    places = frame.boxes(ann.page)
    ann.page.get_by_role("button", name="Pass").click()
    expect(ann.page.get_by_role("heading", name=say("web-curtain", name="Ben"))).to_be_visible()
    assert "Running" not in ann.page.content()
    ann.page.get_by_role("button", name=say("web-lift", name="Ben")).click()
    expect(ann.page.get_by_role("group", name="Mimicry")).to_be_visible()
    expect(ann.page.get_by_role("group", name="Running")).to_be_hidden()
    frame.settle(ann.page)
    assert frame.boxes(ann.page) == places


def test_one_who_watches_sees_the_table_and_no_hand(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, position=TWO)
    eve = seating.person()
    eve.go(f"t/{table}")
    expect(eve.page.get_by_role("heading", name="Ann", exact=True)).to_be_visible()
    assert "Your hand" not in eve.page.content()
    assert not eve.asked()


def test_chat_and_phrases_reach_the_other(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=FEEDING)
    ben = seating.person("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ben.page.get_by_role("tab", name="Chat").click()
    ben.page.get_by_label("Say something").fill("<b>hello</b>")
    ben.page.get_by_role("button", name="Send").click()
    ben.page.get_by_role("button", name=say("phrase-good-luck")).click()
    ann.page.get_by_role("tab", name="Chat").click()
    chat = ann.page.get_by_role("log", name="Chat")
    expect(chat).to_contain_text("<b>hello</b>")
    expect(chat).to_contain_text(say("phrase-good-luck"))


def test_taking_back_what_was_revealed_needs_the_others(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=TWO)
    ben = seating.person("Ben")
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    ann.page.get_by_role("button", name="Running", exact=True).click()
    ann.animal("b").click()
    ben.see_turn()
    free = re.compile(f"^{say('web-undo')}")  # it names the move
    expect(ann.page.get_by_role("button", name=free)).to_be_visible()  # nobody has acted yet
    ben.page.get_by_role("button", name=say("move-pass-development")).click()
    ann.see_turn()
    ann.page.get_by_role("button", name=say("web-undo-ask")).click()
    ben.page.get_by_role("button", name="Agree").click()
    ann.see_turn()
    expect(ann.page.get_by_role("log").get_by_text(say("server-log-undo", seat="Ann"))).to_be_visible()
    for person in (ann, ben):
        expect(person.page.get_by_role("log").locator(".gone")).to_have_count(2)
    ben.page.reload()
    expect(ben.page.get_by_role("log").locator(".gone")).to_have_count(2)


def test_the_end_and_the_replay(seating: Seating) -> None:
    ann = seating.person("Ann", viewport=DESK)
    table = ann.open({"kind": "me"}, {"kind": "bot", "bot": "greedy"}, position=FEEDING.replace("deck 9", "deck -"))
    play_to_the_end([ann])
    assert over(ann)
    ann.page.get_by_role("link", name="Watch from the start").click()
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^0/\d+$"))
    ann.page.keyboard.press("ArrowRight")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^1/"))
    expect(ann.page).to_have_url(re.compile(rf"/t/{table}/replay#1$"))
    ann.page.keyboard.press("End")
    shown = ann.page.locator("output").inner_text()
    assert shown.split("/")[0] == shown.split("/")[1]
    ann.page.get_by_role("tab", name=say("web-this-table")).click()
    ann.page.get_by_label(say("web-eyes")).select_option("1")
    expect(ann.page.get_by_role("region", name=say("hand-title"))).to_be_visible()
    eve = seating.person()
    eve.go(f"t/{table}/replay#1")
    expect(eve.page.locator("output")).to_have_text(re.compile(r"^1/"))
    with ann.page.expect_download() as download:
        ann.page.get_by_role("button", name="Download the record").click()
    record = download.value.path().read_text("utf-8")
    assert record.startswith("[")
    eve.go("replay")
    expect(eve.page.get_by_role("link", name=say("web-way-paste"), exact=True)).to_have_attribute(
        "aria-current", "page"
    )
    eve.page.get_by_label("A record or a position").fill(record)
    eve.page.get_by_role("button", name=say("web-paste-show")).click()
    expect(eve.page.locator("output")).to_have_text(re.compile(r"^0/"))


def test_a_tie_is_told_with_its_reason(seating: Seating) -> None:
    """Between those with the most points above the places, between others in the line of the one before."""
    ann = seating.person("Ann")
    lines = "A: a | discard 2 / B: m1 | discard 3 / C: | discard 1 / D: | discard 4"
    bot = {"kind": "bot", "bot": "greedy"}
    ann.open({"kind": "me"}, bot, bot, bot, position=f"evolution base@gift turn 9 feeding bank 1 / {lines} / deck -")
    play_to_the_end([ann])
    expect(ann.page.get_by_text("The larger discard pile decides: 3 against 2 (EV-END-03).")).to_be_visible()
    expect(ann.page.locator("ol li").nth(2)).to_contain_text("Tied at 0. Cards discarded: 4, so ahead of")
