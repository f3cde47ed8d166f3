"""What a screen reader says at a table of Evolution: questions with their answers, animals, people, many moves."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence

import pytest
from playwright.sync_api import Locator, WebSocketRoute, expect

from tests.browser.by_ear import ANSWERS, Listener
from tests.browser.people import DESK, PHONE, SHORT, Person
from tests.browser.seating import Seating
from tests.support.words import say, start_of

ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "random"}
# A hunts, and B can answer.  C guards its neighbour; D waits for it.
HUNT = """evolution base@gift turn 4 feeding bank 6 first A
A: a[carnivorous] b | hand running
B: m[mimicry tail-loss] n o[fat] n~o.symbiosis | hand mimicry
deck 9"""


def together(seating: Seating, position: str, size: dict[str, int] = DESK, **more: object) -> tuple[Person, Person]:
    """Ann, whose move it is, and Ben."""
    ann, ben = seating.person("Ann"), seating.person("Ben", viewport=size)
    table = ann.open(ME, {"kind": "invited"}, position=position, **more)
    ben.go(f"t/{table}#{ann.links['1']}")
    ann.see_turn()
    expect(ben.page.locator("[data-animal=m]")).to_be_visible()
    return ann, ben


def named(animal: Locator, *words: str) -> None:
    """What is read of an animal has these words, one after another."""
    name = animal.evaluate("one => one.ariaLabel ?? one.textContent")
    places = [name.find(word) for word in words]
    assert -1 not in places, (name, words)
    assert places == sorted(places), (name, words)


def dropping(trait: str) -> str:
    return say("move-tail-loss", animal="B1", which=1, dropped=say(f"trait-{trait}"))


# As many answers as there are buttons, each by what its button says: a phone lists each move.
READ = {
    "desk": (DESK, 2, (say("trait-mimicry"), say("trait-tail-loss"))),
    "phone": (PHONE, 3, (say("move-mimicry", animal="B1", target="B3"), dropping("mimicry"), dropping("tail-loss"))),
}


@pytest.mark.parametrize(("size", "number", "answers"), READ.values(), ids=READ)
def test_a_question_is_said_with_its_clock_and_its_answers_only_to_whom_it_is_asked(
    seating: Seating, size: dict[str, int], number: int, answers: Sequence[str]
) -> None:
    ann, ben = together(seating, HUNT, size, clock={"kind": "total", "seconds": 600, "increment": 5})
    asked = ben.page.get_by_role("alert")
    expect(asked).to_have_text("")
    ann.animal("m").click()
    ben.see_turn()
    attack = say("ask-attack.drawn", owner="Ann", animal="A1", target="B1")
    expect(asked).to_contain_text(attack)
    for words in (say("web-answers", answers=number), *(f"{at}: {said}" for at, said in enumerate(answers, 1))):
        expect(asked).to_contain_text(words)
    expect(asked).to_contain_text(say("web-clock-left", seconds=600).removeprefix("600"))
    expect(ann.page.get_by_role("alert")).to_have_text("")  # it is Ann's go, and not Ann who is asked


def test_an_animal_says_whose_it_is_who_guards_it_and_who_could_attack_it(seating: Seating) -> None:
    ann, ben = together(seating, HUNT)
    named(ben.animal("m"), "B1, yours", say("trait-mimicry"), say("animal-in-danger", animals="A1"))
    named(ben.animal("n"), "B2", f"{say('trait-symbiosis')}, {say('relation-guarded')} B3", say("animal-safe"))
    named(ben.animal("o"), "B3", f"{say('trait-symbiosis')}, {say('relation-guards')} B2")
    named(ben.animal("a"), "A1, Ann", say("trait-carnivorous"), say("animal-can-attack", animals="B1 and B3"))
    named(ann.animal("a"), "A1, yours", say("animal-safe"))


def test_who_goes_and_who_is_back_is_said(seating: Seating) -> None:
    ann, ben = together(seating, HUNT)
    address = ben.page.url
    said = ann.page.get_by_role("status")
    ben.page.close()
    expect(said.filter(has_text=say("web-has-gone", name="Ben"))).to_have_count(1)
    ben.page = ben.context.new_page()
    ben.page.goto(address)
    expect(said.filter(has_text=say("web-is-back", name="Ben"))).to_have_count(1)


def at_once(person: Person) -> None:
    """The moves of others come to this page together, as soon as it is asked again: bots may be slow."""
    held: list[str | bytes] = []

    def opened(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def heard(message: str | bytes) -> None:
            told = json.loads(message)
            if told["is"] != "moved":
                socket.send(message)
                return
            held.append(message)
            if (told.get("ask") or {}).get("moves"):  # the options of this seat
                for one in held:
                    socket.send(one)
                held.clear()

        server.on_message(heard)

    person.page.route_web_socket(re.compile("/ws"), opened)


def test_many_moves_are_summed_up(seating: Seating) -> None:
    """Six bots play at once: nobody wants to hear all that one after another."""
    ann = seating.person("Ann")
    at_once(ann)
    position = "\n".join(
        [
            "evolution base+base@gift turn 4 feeding bank 14 first A",
            "A: a b c | hand running",
            *(f"{seat}: {chr(103 + at)}1 {chr(109 + at)} | hand -" for at, seat in enumerate("BCDEFG")),
            "deck 9",
        ]
    )
    ann.open(ME, *[BOT] * 6, position=position)
    ann.see_turn()
    ann.page.evaluate("window.said = []")
    ann.page.evaluate("""() => new MutationObserver((all) => all.forEach(({ target }) =>
        window.said.push(target.textContent))).observe(document.querySelector("p.unseen[role=status]"),
        { subtree: true, childList: true, characterData: true })""")
    ann.animal("a").click()
    many = start_of("web-news-many", moves=7).replace("7", "").strip()
    ann.page.wait_for_function("(many) => window.said.some((one) => one.includes(many))", arg=many)


HEADED = "() => document.activeElement?.localName === 'h1' && document.activeElement.checkVisibility()"


def test_after_a_name_is_given_the_focus_is_at_the_heading(seating: Seating) -> None:
    """In the lobby, and at the table that a link leads to; never at the body."""
    ann = seating.person("Ann")
    table = ann.open(ME, {"kind": "invited"}, position=HUNT)
    for path in ("", f"t/{table}#{ann.links['1']}"):
        ben = seating.person()
        ben.go(path)
        ben.page.get_by_label(say("web-name-about")).fill("Ben")
        ben.page.keyboard.press("Enter")
        expect(ben.page.get_by_label(say("web-name-about"))).to_have_count(0)
        ben.page.wait_for_function(HEADED)


@pytest.mark.parametrize("most", [5, pytest.param(ANSWERS, marks=pytest.mark.slow, id="all")])
def test_a_game_is_played_by_keys_and_by_ear(seating: Seating, most: int) -> None:
    ann = seating.person("Ann", viewport={"width": 1280, "height": 720})
    ann.open(ME, BOT, BOT, position=SHORT)
    ann.see_turn()
    listener = Listener(ann)
    assert listener.play(most) > 2
    assert len(listener.heard("alert")) > 1
    assert listener.heard("status")
    if most == ANSWERS:
        expect(ann.page.get_by_role("heading", level=1)).to_be_focused()
