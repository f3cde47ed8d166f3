"""The lobby: one owner can't fill it, and many requests at once don't get past a limit."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Any

import pytest

from beagle.server import limits
from tests.server.harness import room_at
from tests.server.inside import InsideServer

Inside = Callable[..., InsideServer]


def open_ids(person: Any) -> list[str]:
    return [line["id"] for line in person.get("/api/lobby")["open"]]


def test_nobody_fills_the_lobby(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.server.lists.LOBBY_TABLES", 7)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        honest = ann.open("me", "open", public=True).id
        ann.sit(honest)
        quiet = room.person("Ben").open("me", "open", public=True).id
        for name in ("Eve", "Fay", "Gus"):
            filler = room.person(name)
            theirs = [filler.open("me", "open", public=True).id for _ in range(5)]
            shown = [id for id in open_ids(ann) if id in theirs]
            assert shown == theirs[:1:-1]  # the newest three
        shown = open_ids(ann)
        assert shown[0] == honest  # somebody is there, however old it is
        assert len(shown) == 7
        assert quiet not in shown


def test_three_of_one_owner_also_if_all_are_present(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        eve = room.person("Eve")
        ids = [eve.open("me", "open", public=True).id for _ in range(6)]
        for id in ids:
            eve.sit(id)
        room.guest(ids[0])
        assert len(open_ids(eve)) == limits.LOBBY_OF_VISITOR
        assert len(eve.get("/api/lobby")["mine"]) == 6


def test_strangers_who_watch_do_not_lift_a_table(inside: Inside) -> None:
    server = inside()
    with room_at(server) as room:
        old = room.person("Ann").open("me", "open", public=True).id
        new = room.person("Ben").open("me", "open", public=True).id
        room.guest(old)
        assert open_ids(room.stranger()) == [new, old]


def test_without_the_bound_one_fills_the_lobby(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: no bound for one owner."""
    monkeypatch.setattr("beagle.server.lists.LOBBY_OF_VISITOR", 1000)
    server = inside()
    with room_at(server) as room:
        eve = room.person("Eve")
        for _ in range(5):
            eve.open("me", "open", public=True)
        assert len(open_ids(eve)) == 5


# Count and insert in one write


def at_once(person: Any, tables: int) -> list[int]:
    """Open so many tables at the same moment; the status of each answer."""
    gate, codes = threading.Barrier(tables), []
    body = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}

    def ask() -> None:
        gate.wait()
        codes.append(person.http.post("/api/tables", json=body).status_code)

    threads = [threading.Thread(target=ask) for _ in range(tables)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return codes


def test_many_tables_at_once_are_not_too_many(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("beagle.server.table_manager.TABLES_OF_VISITOR", 4)
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        assert sorted(at_once(ann, 12)) == [201] * 4 + [429] * 8
        assert len(ann.get("/api/lobby")["mine"]) == 4


def test_without_the_bound_all_of_them_are_stored(inside: Inside, monkeypatch: pytest.MonkeyPatch) -> None:
    """Planted: the write does not count."""
    monkeypatch.setattr("beagle.server.table_manager.TABLES_OF_VISITOR", 0)
    server = inside()
    with room_at(server) as room:
        assert at_once(room.person("Ann"), 6) == [201] * 6


def test_a_table_has_the_name_it_was_given_or_one_of_a_place(inside: Inside) -> None:
    with room_at(inside()) as room:
        ann = room.person("Ann")
        named = ann.open("me", "open", public=True, name="  Tuesday\u200b table ")
        drawn = ann.open("me", "open", public=True, name="")
        names = {line["id"]: line["name"] for line in ann.get("/api/lobby")["open"]}
        assert names[named.id] == "Tuesday table"
        assert names[drawn.id] in ann.get("/api/catalogue")["places"]
        assert ann.sit(named.id).page.table["name"] == "Tuesday table"
        wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "me"}, {"kind": "open"}]}
        assert ann.post_refused("/api/tables", **wish, name="x" * 60) == "long-name"
