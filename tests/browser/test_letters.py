"""Letters at the table of Evolution: spaces between bold words can be seen, and long names of people fit."""

from __future__ import annotations

from playwright.sync_api import expect

from beagle.server.limits import NAME_LENGTH
from tests.browser import frame
from tests.browser.people import FEEDING, TWO
from tests.browser.seating import Seating
from tests.browser.test_frame import BOT, SPOIL, size
from tests.support.words import say

LONG = "Maximiliana Wolkonskajas"
# Texts of several words whose space is narrower than a fifth of their letters.
NARROW = """() => { const pen = document.createElement("canvas").getContext("2d"), found = new Set();
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let n; (n = walk.nextNode());) { const e = n.parentElement, s = getComputedStyle(e);
        if (!/\\S \\S/.test(n.data) || e.closest("script, style") || !e.checkVisibility()) continue;
        pen.font = `${s.fontWeight} ${s.fontSize} ${s.fontFamily}`;
        const space = pen.measureText(" ").width + (parseFloat(s.wordSpacing) || 0);
        if (space < parseFloat(s.fontSize) / 5) found.add(n.data.trim()); }
    return [...found]; }"""


def test_words_do_not_run_together(seating: Seating) -> None:
    ann = seating.person("Ann")
    ann.open({"kind": "me"}, BOT, position=TWO)
    ann.see_turn()
    frame.settle(ann.page)
    assert ann.page.evaluate(NARROW) == []
    ann.page.evaluate(SPOIL, "button { word-spacing: 0 !important }")
    assert ann.page.evaluate(NARROW) != []


def test_a_long_name_of_a_person_fits(seating: Seating) -> None:
    """It may end in dots, but nothing else is cut or moved by it."""
    assert len(LONG) == NAME_LENGTH
    ann = seating.person(LONG)
    for ruleset in ("base@gift", "base+fly+continents@gift"):
        ann.open({"kind": "me"}, BOT, BOT, ruleset=ruleset)
        ann.see_turn()
        for window in ("1280x720", "844x390", "820x1180"):
            ann.page.set_viewport_size(size(window))  # type: ignore[arg-type]
            frame.settle(ann.page)
            found = [one for one in frame.findings(ann.page) if f"ends in dots «{LONG}»" not in one]
            assert found == [], (ruleset, window)


def test_a_long_name_of_a_table_gives_way(seating: Seating) -> None:
    """It ends in dots; the phase beside it is whole."""
    ann = seating.person("Ann")
    ann.context.add_init_script("localStorage.setItem('beagle-language', 'it')")  # with the longest phases
    ann.open({"kind": "me"}, BOT, position=FEEDING, name=LONG)
    ann.see_turn()
    ann.page.set_viewport_size(size("768x1024"))  # type: ignore[arg-type]
    frame.settle(ann.page)
    found = frame.findings(ann.page)
    assert [one for one in found if "table-name ends in dots" not in one] == []
    assert len(found) == 1


def test_a_name_that_is_too_long_says_so(seating: Seating) -> None:
    seating.forgive("400")  # the browser notes every refusal
    ann = seating.person()
    ann.go()
    field = ann.page.get_by_label(say("web-name-about"))
    field.fill("x" * (NAME_LENGTH + 1))
    field.press("Enter")
    expect(ann.page.get_by_text(say("server-long-name", most=NAME_LENGTH))).to_be_visible()
