"""A whole game of EVO from the deal to the meteor: one person at a desk, one with a phone, and two bots."""

from __future__ import annotations

import re
from contextlib import suppress

import pytest
from playwright.sync_api import Locator, TimeoutError, expect

from tests.browser.people import PATIENCE, PHONE, Person, over
from tests.browser.seating import Seating
from tests.support.words import say

TARGETS = "|".join([say("evo-mark-points", points=2).split(maxsplit=1)[1], say("evo-mark-odds", wins=0, sides=6)[:6]])
STARTS = "|".join(say(f"evo-mark-{mark}") for mark in ("start", "birth", "lose"))
ME = {"kind": "me"}
BOT = {"kind": "bot", "bot": "greedy"}
ANSWERS = 1500  # until a game must have ended
LONG = 60_000  # milliseconds for the film of a whole game to come, on a machine that does much else
ROUNDS = range(9, 12)
HIDDEN = re.compile(r"drew (an|the) event card.*")


class Playing:
    """Answers what is asked by touching what shines; moves a few dinosaurs a go, and bids what is cheapest."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.answers = 0

    def answer(self) -> None:
        """The question may change while one looks at it; then one looks again."""
        self.answers += 1
        with suppress(TimeoutError):
            sure = self.page.locator(".question .pending :is(.lamp, .bid.chosen)")
            if sure.count() > 0:
                sure.first.click(timeout=PATIENCE)
            elif not (self.bid() or self.touch_the_island()):
                self.person.choose_first()

    def bid(self) -> bool:
        """The lowest field that is lit, of one column after another."""
        lit = self.page.locator(".lots li.can button")
        if lit.count() == 0:
            return False
        columns = [column for column in self.page.locator(".lots [data-column]").all() if self.lowest(column)]
        column = self.lowest(columns[self.answers % len(columns)])
        assert column is not None
        column.click(timeout=PATIENCE)
        return True

    def lowest(self, column: Locator) -> Locator | None:
        fields = column.locator("li.can button")
        return fields.first if fields.count() > 0 else None

    def touch_the_island(self) -> bool:
        """One's own dinosaur and then a cell it can go to; a cell for a newborn; one that dies."""
        ends = self.page.locator(".question .bar > .button")
        if self.answers % 3 == 0 and ends.count() > 0:
            ends.last.click(timeout=PATIENCE)
            return True
        chosen = self.page.locator("polygon[aria-pressed=true]").count() > 0
        meaning = TARGETS if chosen else STARTS
        cells = self.page.locator("polygon.lit").and_(self.page.get_by_role("button", name=re.compile(meaning)))
        if cells.count() == 0:
            return False
        cells.first.click(timeout=PATIENCE)
        return True


class Tapping(Playing):
    """On a phone a sheet may lie over the island: the list of answers is enough."""

    def touch_the_island(self) -> bool:
        ends = self.page.locator(".question .bar > .button")
        if self.answers % 3 == 0 and ends.count() > 0:
            ends.last.tap(timeout=PATIENCE)
            return True
        return False


def log_of(person: Person) -> list[str]:
    """All that the log of a finished game says, but for the names of cards that only their owner saw."""
    person.page.get_by_role("button", name="See the table").click()
    log = person.page.get_by_role("log")
    if not log.first.is_visible():
        person.page.get_by_role("button", name="Log").click()
    expect(log.last).to_be_visible()
    return [HIDDEN.sub("drew a card", line) for line in log.last.locator("p, h3").all_inner_texts()]


def standings(person: Person) -> list[tuple[str, int]]:
    rows = person.page.locator("main ol.lines > li").all()
    return [(row.locator("b").first.inner_text(), int(row.locator("strong").inner_text())) for row in rows]


@pytest.mark.slow
def test_two_people_and_two_bots_play_from_the_deal_to_the_meteor(seating: Seating) -> None:
    ann = seating.person("Ann")
    table = ann.open(ME, {"kind": "invited"}, BOT, BOT, game="evo", ruleset="second")
    ben = seating.person("Ben", viewport=PHONE, has_touch=True)
    ben.go(f"t/{table}#{ann.links['1']}")
    playing = [Playing(ann), Tapping(ben)]
    while not all(over(one.person) for one in playing):
        for one in playing:
            if one.person.asked():
                one.answer()
        assert sum(one.answers for one in playing) < ANSWERS, "the game does not end"
        ann.page.wait_for_timeout(20)

    results = [standings(one.person) for one in playing]
    assert results[0] == results[1]
    points = [score for _, score in results[0]]
    assert points == sorted(points, reverse=True)
    best = {name for name, score in results[0] if score == points[0]}
    for one in playing:
        winners = one.page.get_by_role("heading", level=1).inner_text()
        assert set(re.split(r", | and ", winners.removesuffix(" win together").removesuffix(" wins"))) <= best
    logs = [log_of(one.person) for one in playing]
    assert logs[0] == logs[1]
    assert "The meteor fell!" in logs[0]

    ann.go(f"t/{table}/replay")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^0/"), timeout=LONG)
    ann.page.keyboard.press("End")
    expect(ann.page.locator("output")).to_have_text(re.compile(r"^(\d+)/\1$"))
    for words in ("The game is over.", "The meteor fell!"):  # each step is one happening, from the last back
        expect(ann.page.get_by_role("status").filter(has_text=words)).to_be_visible()
        ann.page.keyboard.press("ArrowLeft")
    told = ann.page.get_by_role("list", name="Log").inner_text()
    rounds = [int(number) for number in re.findall(r"^Round (\d+)\.$", told, re.MULTILINE)]
    assert rounds == list(range(2, rounds[-1] + 1)), "every round after the first is told"
    assert rounds[-1] - 1 in ROUNDS, "the meteor comes at the beginning of a round that is not played"
