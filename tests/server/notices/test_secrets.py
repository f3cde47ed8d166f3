"""Two games that differ only in hidden cards send the same notices: same words, same headers, same length."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from beagle.server.notices import service
from beagle.server.notices.saying import notice_of
from tests.server.harness import Room, room_at
from tests.server.inside import InsideServer
from tests.server.notices.calendar import HOUR, ON, Calendar, slow_table
from tests.server.notices.push_service import Browser, PushService, push_service

HEAD = "evolution base@gift turn 3 development\n"
WORLDS = (
    "A: a | hand swimming camouflage/fat cooperation/fat\nB: m | hand running mimicry piracy\ndeck 20",
    "A: a | hand mimicry running piracy\nB: m | hand camouflage/fat swimming cooperation/fat\ndeck 20",
)
PARTS = ("ttl", "topic", "urgency", "content-length", "content-encoding", "content-type")


def sent_in(room: Room, calendar: Calendar, pushes: PushService, world: str) -> list[Any]:
    """All that both phones get: when it is Ann's move, when her time is out, and at the end."""
    ann, bob = room.person("Ann"), room.person("Bob")
    phones = [Browser(pushes), Browser(pushes)]
    for person, phone in zip((ann, bob), phones, strict=True):
        person.post("/api/notices/push", **phone.subscription)
    id, hers, his = slow_table(room, ann, bob, position=HEAD + world, name="Home", substitute="random")
    hers.disconnect()
    calendar.let_pass(HOUR)
    hers.connect()
    hers.disconnect()
    his.disconnect()
    calendar.let_pass(HOUR)
    hers.connect()
    hers.do("resign")
    hers.settle()
    calendar.let_pass(HOUR)
    got = []
    for phone in phones:
        for notice, headers in zip(phone.got, phone.headers, strict=True):
            known = {name: headers.get(name, "").replace(id, "TABLE") for name in PARTS}
            known["ttl"] = str(int(known["ttl"]) // 3600)
            got.append(({name: str(text).replace(id, "TABLE") for name, text in notice.items()}, known))
    return got


def both(inside: Callable[..., InsideServer]) -> list[list[Any]]:
    server = inside(begin=False, **ON)
    calendar = Calendar(server)
    server.go()
    with room_at(server) as room, push_service() as pushes:
        return [sent_in(room, calendar, pushes, world) for world in WORLDS]


def test_notices_tell_nothing_hidden(inside: Callable[..., InsideServer]) -> None:
    one, other = both(inside)
    assert len(one) == 3
    assert one == other


def test_a_notice_that_names_a_card_is_found(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: the first card of a hand is in the text."""
    tables: list[str] = []

    def talkative(about: Any, *more: Any) -> Any:
        tables.extend(one for one in [about.table] if one not in tables)
        card = WORLDS[tables.index(about.table)].split("hand ")[1].split()[0]
        made = notice_of(about, *more)
        return msgspec.structs.replace(made, body=f"{made.body} {card}")

    monkeypatch.setattr(service, "notice_of", talkative)
    one, other = both(inside)
    assert one != other
