"""Names at a table: two people with one name are told apart, and look-alikes are marked."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from beagle.server.names import look_alikes, skeleton, told_apart
from tests.server.harness import Room, Seat, room_at
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]


def names(seat: Seat) -> list[str]:
    seat.settle()
    return [one.get("name", "") for one in seat.page.table["seats"]]


def likes(seat: Seat) -> list[int]:
    seat.settle()
    return [one.get("like", -1) for one in seat.page.table["seats"]]


def test_two_with_one_name_are_told_apart(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "open", "open", "invited", public=True)
    at_a = ann.sit(table.id)
    room.person("ANN").sit(table.id).do("sit", seat=2)
    room.person("Ann").sit(table.id).do("sit", seat=1)
    assert names(at_a) == ["Ann", "Ann 3", "ANN 2", ""]
    room.person("Ann").sit(table.id, table.links[3])
    assert names(at_a) == ["Ann", "Ann 3", "ANN 2", "Ann 4"]
    assert room.person("Eve").open("me", "local", "local").id
    three = room.person("Eve")
    assert names(three.sit(three.open("me", "local", "local").id)) == ["Eve", "Eve 2", "Eve 3"]


def test_a_bot_has_its_name_for_itself(room: Room) -> None:
    ann = room.person("Wallace")
    table = ann.open("bot:random", "me", "open", public=True)
    assert names(ann.sit(table.id)) == ["Wallace", "Wallace 2", ""]


def test_look_alikes_are_marked_for_everybody(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "open", "open", "open", public=True)
    at_a = ann.sit(table.id)
    assert likes(at_a) == [-1, -1, -1, -1]
    room.person("\u0410nn").sit(table.id).do("sit", seat=1)  # with a Cyrillic letter
    room.person("Anna").sit(table.id).do("sit", seat=2)
    assert likes(at_a) == [1, 0, -1, -1]
    room.person("Ann (owner)").sit(table.id).do("sit", seat=3)
    assert likes(room.guest(table.id)) == [1, 0, -1, 0]


ALIKE = [
    *(("Ann", "\u0410nn"), ("Ann", "Ann (owner)"), ("Wallace", "WaIlace"), ("Igor", "lgor"), ("modern", "modem")),
    *(("Zo\u00eb", "Zoe"), ("\u0410\u043d\u043d\u0430", "A\u043d\u043da"), ("Ann", "A n n"), ("Ann", "\u0391nn")),
    *(("B0b", "Bob"), ("Ann", "\uff21\uff4e\uff4e"), ("\u0141ukasz", "Lukasz"), ("Eve", "[host] Eve"), ("Tom", "T0m")),
]


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_what_looks_alike_has_one_skeleton(one: str, other: str) -> None:
    assert look_alikes([one, "Somebody", other]) == [2, -1, 0]


@pytest.mark.parametrize(
    ("one", "other"), [("Ann", "Anna"), ("Ann", "Ben"), ("\u041e\u043b\u0435\u0433", "Ivan"), ("", "")]
)
def test_what_does_not_look_alike_is_not_marked(one: str, other: str) -> None:
    assert look_alikes([one, other]) == [-1, -1]


PLANTED_NAMES: dict[str, Any] = {
    "LETTERS": {},  # letters of other scripts aren't looked at
    "PAIRS": (),  # nor two letters that look like one
    "ASIDE": re.compile("(?!)"),  # nor what stands in brackets
    "visible": lambda sign: True,  # and marks and blanks count
}


@pytest.mark.parametrize("part", PLANTED_NAMES)
def test_each_part_of_the_skeleton_is_needed(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted bugs: without it, some names that look alike aren't marked."""
    assert all(skeleton(one) == skeleton(other) for one, other in ALIKE)
    monkeypatch.setattr(f"beagle.server.names.{part}", PLANTED_NAMES[part])
    assert any(skeleton(one) != skeleton(other) for one, other in ALIKE)


def test_without_the_marks_one_passes_for_another(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: nobody compares the names."""
    monkeypatch.setattr("beagle.server.live.showing.look_alikes", lambda names: [-1] * len(names))
    with room_at(inside()) as room, pytest.raises(AssertionError, match=r"== \[1, 0, -1, -1\]"):
        test_look_alikes_are_marked_for_everybody(room)


def test_without_the_numbers_two_have_one_name(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: a name that is taken is given again."""
    monkeypatch.setattr("beagle.server.names.told_apart", lambda name, others: name)
    with room_at(inside()) as room, pytest.raises(AssertionError, match="'Ann', 'Ann', 'ANN'"):
        test_two_with_one_name_are_told_apart(room)


def test_a_numbered_name_is_no_longer_than_a_name() -> None:
    assert len(told_apart("x" * 24, ["x" * 24])) == 24
    assert told_apart("Ann", ["Ann", "ann 2", "ANN 3"]) == "Ann 4"
    assert told_apart("", ["", ""]) == ""
    assert skeleton("(Ann)")  # a name in brackets is a name
