"""The analysis of every game with more than two seats: the river, its table, the eyes of each seat, desk and phone."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from tests.browser import axe
from tests.browser.people import DESK, PHONE, Person, fits, play_to_the_end
from tests.browser.seating import Seating
from tests.server.harness import Server
from tests.support.looks import one_of
from tests.support.words import say
from tools.commands import web

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "greedy"}
COUNTED = 180_000  # milliseconds: a busy machine counts slowly
HIGH = "() => document.documentElement.scrollHeight"
IN_ONE_WINDOW = 6  # seats whose end needs no scrolling on a desk
BEYOND = """() => {
    const { top, bottom } = document.querySelector(".analysis .river").getBoundingClientRect();
    const marks = [...document.querySelectorAll(".analysis .river .mark")].map((mark) => mark.getBoundingClientRect());
    return marks.filter((mark) => mark.top < top || mark.bottom > bottom).length;
}"""


class Table(NamedTuple):
    """The end of a game, with some choices left."""

    game: str
    seats: int
    position: str


TABLES = (
    Table(
        "evo",
        4,
        """evo second round 10 movement dial 2 order CABD to C
A: 1,-3 -1,-2 0,-1 | mp 17 | genes horn fins adrenaline | cards oasis
B: 3,-2 2,-1 2,0 | mp 15 | genes thermoregulation egg
C: -3,0 -2,0 -2,1 | mp 16 | genes legs
D: 0,1 1,1 0,2 | mp 14 | genes wings
pile meteor
turned +1 +1 +0 +2 -1 +1 +1 +0 +1 +2""",
    ),
    Table(
        "dinosaurs",
        3,
        """dinosaurs base marker tiger first A to A
A: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F:r -1,-1P:t 0,-2P:h -2,1F:r -1,2L 2,-1L:f | eggs 2
B: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 0,2P:t 1,2P 2,-2U 1,-2P:e | eggs 3
C: 0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F 0,2P:t 1,2P 2,-2U | eggs 3
board frog LP:f - | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:r ML
piles C 0 | D 3""",
    ),
    Table(
        "evolution",
        8,
        "\n".join(
            [
                "evolution base+base@gift turn 9 feeding bank 16 first A",
                *(f"{seat}: {seat.lower()}a1 {seat.lower()}b {seat.lower()}c | hand -" for seat in "ABCDEFGH"),
                "deck -",
            ]
        ),
    ),
)

LAND = "0,0M*:D 1,0L:f 1,-1L 0,-1P:h -1,0P -1,1F:r 0,1F:r -1,-1P:t 0,-2P:h -2,1F:r -1,2L 2,-1L:f"
# The smallest and largest tables of the other games; and Evolution with six.
OTHERS = (
    Table(
        "evo",
        2,
        """evo second round 10 movement dial 2 order AB to A
A: 1,-2 0,-1 0,0 | mp 17 | genes horn fins adrenaline | cards oasis
B: 2,-1 2,0 1,0 | mp 15 | genes thermoregulation egg
pile meteor
turned +1 +1 +0 +2 -1 +1 +1 +0 +1 +2""",
    ),
    Table(
        "evo",
        5,
        TABLES[0]
        .position.replace("order CABD", "order CABDE")
        .replace("pile", "E: -1,3 -2,3 | mp 12 | genes fur\npile"),
    ),
    *(
        Table(
            "dinosaurs",
            seats,
            "\n".join(
                [
                    "dinosaurs base marker tiger first A to A",
                    *(f"{seat}: {LAND} | eggs {number + 2}" for number, seat in enumerate("ABCDE"[:seats])),
                    "board frog LP:f - | rabbit PU:h MP | rat - | tiger FM:t | eagle FU:r ML",
                    "piles C 0 | D 3",
                ]
            ),
        )
        for seats in (2, 5)
    ),
    Table(
        "evolution",
        6,
        "\n".join(
            line.replace("aa1", "aa[camouflage]1")  # one wins; eight win together
            for line in TABLES[2].position.split("\n")
            if line[:2] not in ("G:", "H:")
        ),
    ),
)


EVERY = (*TABLES, *OTHERS)


@pytest.fixture(scope="module")
def counting(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own: the others don't count anything."""
    web.build()
    started = Server(tmp_path_factory.mktemp("tables"), review_seconds="600", review_detail="rough").start()
    yield started
    started.stop()


@pytest.fixture
def ann(browser: Browser, counting: Server) -> Iterator[Person]:
    people = Seating(browser, counting)
    yield people.person("Ann")
    people.close()
    assert people.faults() == []


@pytest.mark.parametrize("table", one_of(0, EVERY), ids=[f"{table.game}-{table.seats}" for table in EVERY])
def test_every_seat_is_in_it(ann: Person, table: Table) -> None:
    opened = ann.open(ME, *[BOT] * (table.seats - 1), position=table.position, game=table.game)
    play_to_the_end([ann])
    page = ann.page
    expect(page.locator(".decided .river")).to_be_visible(timeout=COUNTED)
    expect(page.locator(".after tbody tr")).to_have_count(table.seats)
    if table.seats <= IN_ONE_WINDOW:
        assert page.evaluate(HIGH) <= DESK["height"]
    for size in (DESK, PHONE):
        page.set_viewport_size(size)  # type: ignore[arg-type]
        ann.go("about")
        ann.go(f"t/{opened}/analysis#2.A")
        expect(page.locator(".analysis .river")).to_be_visible()
        assert page.evaluate(BEYOND) == 0, "marks at the end of the river, also if all seats win together"
        eyes = page.get_by_role("radio")
        assert eyes.count() == table.seats + 1  # and all cards open
        for seat in range(table.seats):
            page.keyboard.press(str(seat + 1))
            expect(eyes.nth(seat)).to_be_checked()
        page.keyboard.press("0")
        expect(page.get_by_role("radio", name=say("review-all-open"))).to_be_checked()
        page.keyboard.press("End")
        expect(page.get_by_role("heading", name=say("review-the-end"))).to_be_attached()
        fits(page, size["width"])
        assert axe.by_day_and_night(page) == []
