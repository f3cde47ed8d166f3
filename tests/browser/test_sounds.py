"""What is heard at a table: the sources of sound that a page really plays to their end, and how loud each is."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.people import Person
from tests.browser.seating import Seating
from tests.browser.test_hex_table import LANDS, MOVING, cell
from tests.support.words import say

# It is A's go: a may hunt, b may eat, c is fed.
POSITION = """evolution base@gift turn 4 feeding bank 4 first A
A: a[carnivorous] b c1 | hand running
B: m n o | hand mimicry
deck 9"""
QUIET = 0.35  # of full
OTHERS = 1 / 3  # what concerns somebody else, of what concerns oneself
REFUSED = 0.35  # the muted tap of a refusal, at full
FED = 0.14  # the stroke of the quill, when an animal has eaten enough, at full
WOOD = 0.22  # a piece that is put down, at full
MOTION = {"reduced_motion": "no-preference"}

# Keeps the loudness of each source that has ended by itself: this happens only if the sound was played.
LISTEN = """window.heard = [];
const loudness = new WeakMap(), leads = new WeakMap();
const ramp = AudioParam.prototype.exponentialRampToValueAtTime;
AudioParam.prototype.exponentialRampToValueAtTime = function (value, at) {
    loudness.set(this, Math.max(loudness.get(this) ?? 0, value));
    return ramp.call(this, value, at);
};
const connect = AudioNode.prototype.connect;
AudioNode.prototype.connect = function (to, ...more) {
    leads.set(this, to);
    return connect.call(this, to, ...more);
};
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
    const start = prototype.start;
    prototype.start = function (...when) {
        let node = this;
        while (node && !(node instanceof GainNode)) node = leads.get(node);
        const out = node && leads.get(node) === node.context.destination;
        this.addEventListener("ended", () => window.heard.push(out ? loudness.get(node.gain) : 0));
        return start.apply(this, when);
    };
}"""


# Nothing is heard until the test says so: not the move that comes first either.
SILENT = """localStorage.getItem("beagle-settings") ??
    localStorage.setItem("beagle-settings", JSON.stringify({ sound: "off" }));"""


def listener(seating: Seating, name: str) -> Person:
    person = seating.person(name, **MOTION)
    person.context.add_init_script(LISTEN)
    person.context.add_init_script(SILENT)
    return person


def turn_up(person: Person, to: str) -> None:
    """Touch the button of the sound until it says this."""
    button = person.page.get_by_role("button", name=f"{say('web-sound')}: ")
    for _ in range(3):
        if button.get_attribute("aria-label") == f"{say('web-sound')}: {say(f'web-sound-{to}')}":
            return
        button.click()
    expect(button).to_have_attribute("aria-label", f"{say('web-sound')}: {say(f'web-sound-{to}')}")


def heard(page: Page, last: float) -> list[float]:
    """Wait until a source this loud has ended; how loud all of them were."""
    page.wait_for_function("(last) => window.heard.some((loud) => Math.abs(loud - last) < 0.001)", arg=last)
    return [round(loud, 3) for loud in page.evaluate("window.heard")]


def be_refused(person: Person) -> None:
    """Touch an animal that is fed, and let go of the refusal."""
    person.animal("c").click(force=True)  # it can't be fed
    expect(person.page.locator(".notice")).to_be_visible()
    person.page.locator(".notice").get_by_role("button", name=say("web-close")).click()
    expect(person.page.locator(".notice")).to_have_count(0)


def test_off_is_silent_and_quiet_is_softer_than_full(seating: Seating) -> None:
    ann = listener(seating, "Ann")
    ann.open({"kind": "me"}, {"kind": "bot", "bot": "random"}, position=POSITION)
    ann.see_turn()
    be_refused(ann)  # in silence
    turn_up(ann, "quiet")
    be_refused(ann)
    turn_up(ann, "full")
    be_refused(ann)
    quiet = round(REFUSED * QUIET, 3)
    taps = [loud for loud in heard(ann.page, REFUSED) if loud in (quiet, REFUSED)]
    assert taps == [quiet, REFUSED]  # had the first one been heard, there would be three


def test_a_meal_is_heard_and_more_softly_by_others(seating: Seating) -> None:
    ann, ben = listener(seating, "Ann"), listener(seating, "Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=POSITION)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.page.locator("[data-animal=m]")).to_be_visible()
    for person in (ann, ben):
        turn_up(person, "full")
    ann.animal("b").click()
    assert round(FED * OTHERS, 3) not in heard(ann.page, FED)
    assert FED not in heard(ben.page, FED * OTHERS)


def walk(ann: Person) -> None:
    """One step, to a cell beside."""
    cell(ann, "-1,-2").click()
    cell(ann, "0,-2").click()


def lay(ann: Person) -> None:
    """A tile of the market; a second touch confirms its place."""
    ann.page.locator("[data-tile='rabbit.2']").click()
    for _ in range(2):
        cell(ann, "0,2").click()


@pytest.mark.parametrize(
    ("game", "position", "go"), [("evo", MOVING, walk), ("dinosaurs", LANDS, lay)], ids=["evo", "dinosaurs"]
)
def test_a_piece_is_heard_at_a_hex_table_and_more_softly_by_others(
    seating: Seating, game: str, position: str, go: Callable[[Person], None]
) -> None:
    ann, ben = listener(seating, "Ann"), listener(seating, "Ben")
    table = ann.open({"kind": "me"}, {"kind": "invited"}, position=position, game=game)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.page.locator("[data-zone=question]")).to_be_visible()
    for person in (ann, ben):
        turn_up(person, "full")
    go(ann)
    assert round(WOOD * OTHERS, 3) not in heard(ann.page, WOOD)
    assert WOOD not in heard(ben.page, WOOD * OTHERS)
