"""Without a pointer: through a whole game and into the next one; and to everything on the pages around a game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.people import DESK, TWO, Person, answer_until, over
from tests.browser.seating import Seating
from tests.browser.test_host_page import token_of
from tests.server.harness import Server
from tests.support.words import say

STEPS = 200  # presses of Tab that lead to anything on a page


def tab_to(person: Person, goal: Locator) -> None:
    """Go on with Tab until this has the focus, as somebody without a pointer does."""
    goal.wait_for()
    for _ in range(STEPS):
        if goal.evaluate("element => element === document.activeElement"):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"Tab doesn't lead to {goal}")


def enter(person: Person, goal: Locator) -> None:
    tab_to(person, goal)
    person.page.keyboard.press("Enter")


def short(route: Route) -> None:
    """The table as the page wants it, with few cards left."""
    route.continue_(post_data={**(route.request.post_data_json or {}), "position": TWO})


def answer_by_key(person: Person) -> None:
    """The first answer, and again to what it asks; passing if that leads nowhere."""
    if person.name:
        person.choose_anything()
        return
    before = person.question.inner_text()
    for key in ("1", "1", "0", "0"):
        person.page.keyboard.press(key)
        person.page.wait_for_timeout(30)
        if not person.asked() or person.question.inner_text() != before:
            return


FEW = 4  # answers: the second game is as the first, only longer


@pytest.mark.parametrize("answers", [FEW, pytest.param(0, marks=pytest.mark.slow, id="all")])
def test_from_the_lobby_through_two_games_by_keys(seating: Seating, answers: int) -> None:
    """The second game for a few answers, or to its end."""
    ann, ben = seating.person(), seating.person("Ben")
    page = ann.page
    ann.go()
    tab_to(ann, page.get_by_label(say("web-name-about")))
    page.keyboard.type("Ann")
    page.keyboard.press("Enter")
    expect(page.get_by_role("banner").get_by_text("Ann")).to_be_visible()
    enter(ann, page.get_by_role("link", name=say("web-new-table-of", game="Evolution")))

    tab_to(ann, page.get_by_role("combobox", name="Seat B"))  # set up
    seat = page.get_by_role("combobox", name="Seat B")
    for _ in range(STEPS):
        if seat.input_value() == "invited":
            break
        page.keyboard.press("ArrowUp")
    expect(seat).to_have_value("invited")
    page.route("**/api/tables", short)
    enter(ann, page.get_by_role("button", name=say("web-open-table")))

    expect(page.get_by_text(say("web-gathering"))).to_be_visible()  # gather
    enter(ann, page.get_by_role("button", name=say("web-invite"), exact=True))
    link = page.get_by_role("dialog").get_by_text(re.compile(r"/t/\w+#")).inner_text()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    ben.page.goto(link)

    answer_until(lambda: over(ann) and over(ben), [ann, ben], answer_by_key)  # play
    first = page.url
    watch_by_keys(ann)
    page.go_back()
    enter(ann, page.get_by_role("button", name=say("web-rematch")))  # the end, and once more
    ben.page.get_by_role("button", name=say("web-rematch")).click()
    page.wait_for_url(lambda url: "/t/" in url and url != first)
    given: list[Person] = []

    def answer(person: Person) -> None:
        given.append(person)
        answer_by_key(person)

    answer_until(lambda: (over(ann) and over(ben)) or given.count(ann) == answers > 0, [ann, ben], answer)


def watch_by_keys(person: Person) -> None:
    tab_to(person, person.page.get_by_role("link", name=say("web-watch-from-start")))
    person.page.keyboard.press("Enter")
    expect(person.page.locator("output")).to_be_visible()


# Everything that can be used and seen: of a group of choices the one that Tab leads to; arrows go on from there.
USABLE = """() => {
  const known = "a[href], button, input, select, textarea, summary, [tabindex]";
  const usable = [...document.querySelectorAll(known)].filter(
    (one) => one.tabIndex >= 0 && !one.disabled && !one.closest("[inert]") && one.checkVisibility(
      { visibilityProperty: true }) && (one.type !== "radio" || one.checked),
  );
  usable.forEach((one, n) => { one.dataset.usable = String(n); });
  return usable.map((one) => one.outerHTML.slice(0, 120));
}"""
FOCUSED = """() => {
  const one = document.activeElement;
  if (!one || one.dataset.usable === undefined) return null;
  const shown = one.matches(":focus-visible");
  return [Number(one.dataset.usable), shown];
}"""


def reached(person: Person) -> None:
    """Tab leads to all of it, and shows where it is."""
    person.watch.settle()
    usable = person.page.evaluate(USABLE)
    assert usable
    person.page.evaluate("document.activeElement?.blur()")
    seen: set[int] = set()
    for _ in range(2 * len(usable) + 4):
        person.page.keyboard.press("Tab")
        found = person.page.evaluate(FOCUSED)
        if found is not None:
            assert found[1], f"nobody sees that the focus is on {usable[found[0]]}"
            seen.add(found[0])
    assert [usable[n] for n in range(len(usable)) if n not in seen] == []


def test_tab_leads_to_everything_on_the_pages_around_a_game(seating: Seating, server: Server) -> None:
    ann = seating.person("Ann", viewport=DESK)
    for path in ("", "new/evolution", "settings", "notices/stop/" + "x" * 32, "about", "stored", "replay", "host"):
        ann.go(path)
        expect(ann.page.get_by_role("heading", level=1).first).to_be_attached()
        reached(ann)
    ann.watch.faults.clear()  # nobody is the host without the token
    ann.page.get_by_label(say("host-token-about")).fill(token_of(server))
    ann.page.keyboard.press("Enter")
    expect(ann.page.get_by_role("heading", name=say("host-storage"))).to_be_visible()
    reached(ann)
    ann.open({"kind": "me"}, {"kind": "invited"}, {"kind": "open"}, ruleset="base@gift")
    expect(ann.page.get_by_text(say("web-gathering"))).to_be_visible()
    reached(ann)


def test_what_tab_never_reaches_is_found(seating: Seating) -> None:
    """Planted: a button that takes the focus away from itself."""
    ann = seating.person("Ann", viewport=DESK)
    ann.go("about")
    expect(ann.page.get_by_role("heading", level=1).first).to_be_attached()
    ann.page.evaluate(
        """() => {
          const lost = document.createElement("button");
          lost.textContent = "lost";
          lost.addEventListener("focus", () => lost.blur());
          document.querySelector("main").append(lost);
        }"""
    )
    with pytest.raises(AssertionError, match="lost"):
        reached(ann)
