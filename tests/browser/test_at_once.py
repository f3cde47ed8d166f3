"""Three people act at once in browsers of their own, in different orders and at different speeds."""

from __future__ import annotations

import itertools

import pytest
from playwright.sync_api import expect

from beagle.play.record import read_record
from tests.browser.people import PHONE, Person, answer_until
from tests.browser.seating import Seating
from tests.server.acting_at_once import position
from tests.support.words import say

ME = {"kind": "me"}
INVITED = {"kind": "invited"}


def sit_down(seating: Seating) -> tuple[str, list[Person]]:
    ann = seating.person("Ann")
    table = ann.open(ME, INVITED, INVITED, game="dinosaurs", position=position("hunting", 3, least=2))
    ben = seating.person("Ben", viewport=PHONE, has_touch=True)
    carl = seating.person("Carl")
    for person, seat in ((ben, "1"), (carl, "2")):
        person.go(f"t/{table}#{ann.links[seat]}")
    for person in (ann, ben, carl):
        person.see_turn()
    return table, [ann, ben, carl]


def moves_of(table: str, person: Person) -> list[tuple[int, str]]:
    headers = {"Origin": person.server.origin, "Content-Type": "application/json"}
    address = f"{person.server.origin}/api/tables/{table}/record"
    text = person.context.request.post(address, data="{}", headers=headers).text()
    return [(played.actor, played.text) for played in read_record(text).moves]


def act(table: str, people: list[Person], order: list[int], pause: int) -> list[tuple[int, str]]:
    """In this order, again and again, who can decide does, always the first answer; until all have joined."""
    turns = itertools.cycle(order)
    moves: list[tuple[int, str]] = []

    def joined() -> bool:
        moves[:] = moves_of(table, people[0])
        return bool(moves)

    def one_after_another(_: Person) -> None:
        person = people[next(turns)]
        if person.asked():
            person.choose_anything()
        person.page.wait_for_timeout(pause)

    answer_until(joined, people, one_after_another)
    return moves


@pytest.mark.rule("GD-TURN-10")
def test_the_same_happens_whoever_is_faster(seating: Seating) -> None:
    found = []
    for order, pause in (([0, 1, 2], 5), ([2, 2, 2, 2, 1, 0], 40)):
        table, people = sit_down(seating)
        found.append(act(table, people, order, pause))
    assert found[0] == found[1]
    assert {actor for actor, _ in found[0]} == {0, 1, 2}


def test_others_are_seen_to_think_to_act_and_to_finish(seating: Seating) -> None:
    _, (ann, ben, carl) = sit_down(seating)
    of_carl = ann.page.get_by_role("region", name="Carl")
    expect(of_carl.get_by_role("img", name=say("web-acting-thinking"))).to_be_visible()
    done = of_carl.get_by_role("img", name=say("web-acting-done"))
    answer_until(lambda: done.count() > 0, [carl])
    expect(done).to_be_visible()
    expect(ben.page.get_by_title(say("web-acting-done"))).to_be_visible()  # on a phone too
    expect(carl.question.get_by_role("heading")).to_have_text(say("web-waiting-for", names="Ben and Ann"))
    carl.page.get_by_role("button", name=say("web-undo"), exact=True).click()
    carl.see_turn()
    expect(ben.page.locator(".question.mine")).to_be_visible()
