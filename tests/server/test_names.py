"""A name cannot be stolen: return codes, devices, cookies."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier
from typing import Any

import httpx
import pytest

from beagle.server import limits, visiting
from beagle.server.cookies import COOKIE, HOST_COOKIE
from beagle.server.store import devices, rows
from beagle.server.store.contract import Device, Visitor
from tests.server.harness import Person, Room, Server, room_at
from tests.server.inside import InsideServer


def come_back(room: Room, code: str) -> tuple[Person, str]:
    """Somebody on another device, and the code they are shown."""
    other = room.stranger()
    return other, str(other.post("/api/me/return", code=code)["code"])


# Codes


def test_signing_out_ends_the_codes_of_the_others(room: Room) -> None:
    """A thief who came in by a code once was shown the next one; it is worth nothing after the sign-out."""
    ann = room.person("Ann")
    thief, shown = come_back(room, ann.code)
    mine = ann.post("/api/me/sign-out-others")["code"]
    assert thief.get("/api/me") == {"name": None}
    assert room.stranger().post_refused("/api/me/return", code=shown) == "bad-code"
    assert thief.post_refused("/api/me/code") == "not-yours"
    assert thief.post_refused("/api/me/sign-out-others") == "not-yours"
    assert come_back(room, mine)[0].get("/api/me")["name"] == "Ann"


def tries_at_once(room: Room, many: int = 8) -> int:
    """How many of those who use one code at the same moment come in by it."""
    code, gate = room.person("Ben").code, Barrier(many)
    people = [room.stranger() for _ in range(many)]

    def one(person: Person) -> bool:
        gate.wait()
        return person.http.post("/api/me/return", json={"code": code}).status_code == 200

    with ThreadPoolExecutor(many) as pool:
        return sum(pool.map(one, people))


def test_of_eight_with_one_code_one_comes_in(room: Room) -> None:
    assert [tries_at_once(room) for _ in range(4)] == [1] * 4


def test_a_code_that_is_looked_up_first_and_replaced_then_would_let_in_many(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: two steps instead of one write."""
    server = inside()
    store = server.manager.store

    async def in_two_steps(code: bytes, new: bytes, device: Any, room: Any) -> Visitor | None:
        found: Visitor | None = await store.read(rows.find_visitor, "code = ?", code)  # type: ignore[attr-defined]
        if found is not None:
            await store.add_device(found.id, device, room)
            await store.write(  # type: ignore[attr-defined]
                lambda connection: connection.execute("UPDATE visitor SET code = ? WHERE id = ?", [new, found.id])
            )
        return found

    monkeypatch.setattr(store, "use_code", in_two_steps)
    with room_at(server) as room:
        assert any(tries_at_once(room) > 1 for _ in range(10))


def test_one_who_guesses_too_often_is_not_told_whether_it_was_right(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(limits="1")) as room:
        ann = room.person("Ann")
        wrong = [room.stranger().post_refused("/api/me/return", code="0000-0000-0000-0000") for _ in range(12)]
        assert wrong == ["bad-code"] * 10 + ["too-fast"] * 2
        assert room.stranger().post_refused("/api/me/return", code=ann.code) == "too-fast"


def test_without_the_bucket_one_could_guess_on(inside: Callable[..., InsideServer]) -> None:
    """The planted bug: the bound is lifted."""
    with pytest.raises(AssertionError):
        test_one_who_guesses_too_often_is_not_told_whether_it_was_right(lambda **_: inside(limits="0"))


def test_one_who_does_not_guess_is_not_counted(inside: Callable[..., InsideServer]) -> None:
    with room_at(inside(limits="1")) as room:
        ann = room.person("Ann")
        code = ann.code
        for _ in range(14):
            _, code = come_back(room, code)


# Devices


def test_a_full_list_of_devices_refuses_the_next(room: Room) -> None:
    """However many come in, the rightful visitor's own device stays, and the code that was refused still works."""
    ann = room.person("Ann")
    code = ann.code
    for _ in range(limits.DEVICES - 1):
        _, code = come_back(room, code)
    for _ in range(3):
        assert room.stranger().post_refused("/api/me/return", code=code) == "too-many-devices"
    assert ann.get("/api/me")["name"] == "Ann"
    ann.post("/api/me/sign-out-others")
    assert ann.get("/api/me") == {"name": "Ann"}


def test_without_the_bound_there_would_be_more(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: the bound is lifted."""
    monkeypatch.setattr(visiting, "DEVICES", 10**6)
    with room_at(inside()) as room, pytest.raises(AssertionError):
        test_a_full_list_of_devices_refuses_the_next(room)


def test_the_others_are_told_of_a_new_device(room: Room) -> None:
    """At once on open pages, and on all others when they are next opened, until somebody has read it."""
    ann = room.person("Ann")
    seat = ann.sit(ann.open("me", "open").id)
    phone, code = come_back(room, ann.code)
    seat.settle()
    [at] = seat.page.added
    assert ann.get("/api/me") == {"name": "Ann", "added": [at]}
    assert phone.get("/api/me") == {"name": "Ann"}  # it is the new one itself
    ann.post("/api/me/told")
    assert ann.get("/api/me") == {"name": "Ann"}
    tablet, _ = come_back(room, code)
    assert [len(person.get("/api/me").get("added", [])) for person in (ann, phone, tablet)] == [1, 1, 0]
    assert room.stranger().post_refused("/api/me/told") == "not-yours"


def test_a_device_that_was_signed_out_at_the_same_moment_makes_no_code(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Between the look at its cookie and the write of its code it was signed out."""
    server = inside()
    with room_at(server) as room:
        ann = room.person("Ann")
        thief, _ = come_back(room, ann.code)
        new_code = server.manager.store.new_code
        mine: list[str] = []

        async def late(visitor: str, device: bytes, code: bytes) -> None:
            await server.manager.store.write(  # type: ignore[attr-defined]
                devices.keep_one_device, visitor, mine_here(server, visitor, device), b"the code of the one who stays"
            )
            mine.append(visitor)
            await new_code(visitor, device, code)

        monkeypatch.setattr(server.manager.store, "new_code", late)
        assert thief.post_refused("/api/me/code") == "not-yours"
        assert mine
        found = server.run(server.manager.store.visitor(mine[0]))
        assert found is not None
        assert found.code == b"the code of the one who stays"


def mine_here(server: InsideServer, visitor: str, but: bytes) -> bytes:
    """The token of the visitor's other device."""
    store: Any = server.manager.store
    known: list[Device] = store.read_now(devices.devices, (visitor,))
    return next(device.token for device in known if device.token != but)


# Cookies


def named(server: Server, origin: str = "") -> httpx.Response:
    """A name is picked on a page of this origin."""
    return httpx.post(f"{server.origin}/api/me", json={"name": "Ann"}, headers={"Origin": origin or server.origin})


def test_over_https_the_cookie_is_of_this_host_alone(room: Room) -> None:
    """The proxy need not say so: a page of https is enough."""
    server = room.server
    https = server.origin.replace("http:", "https:")
    plain, safe = named(server), named(server, origin=https)
    assert plain.headers["Set-Cookie"].startswith(f"{COOKIE}=")
    assert "Secure" not in plain.headers["Set-Cookie"]
    cookie = safe.headers["Set-Cookie"]
    assert cookie.startswith(f"{HOST_COOKIE}=")
    assert {"Secure", "HttpOnly", "Path=/"} <= {part.strip() for part in cookie.split(";")}
    assert "Domain" not in cookie
    back = httpx.get(f"{server.origin}/api/me", headers={"Cookie": cookie.partition(";")[0]})
    assert back.json() == {"name": "Ann"}


def test_a_cookie_of_before_is_moved_over_and_nobody_loses_a_name(room: Room) -> None:
    server = room.server
    https = server.origin.replace("http:", "https:")
    old = named(server).headers["Set-Cookie"].partition(";")[0]
    moved = httpx.post(f"{server.origin}/api/me", json={"name": "Anna"}, headers={"Origin": https, "Cookie": old})
    new, gone = moved.headers.get_list("Set-Cookie")
    assert new.startswith(f"{HOST_COOKIE}={old.partition('=')[2]};")
    assert gone.startswith(f'{COOKIE}="";')
    assert "Max-Age=0" in gone
    for cookie in (old, new.partition(";")[0]):
        answer = httpx.get(f"{server.origin}/api/me", headers={"Cookie": cookie})
        assert answer.json() == {"name": "Anna"}
        assert "Set-Cookie" not in answer.headers


def test_a_cookie_that_a_neighbour_planted_does_not_count_beside_our_own(room: Room) -> None:
    server, ann, eve = room.server, room.person("Ann"), room.person("Eve")
    both = {"Cookie": f"{COOKIE}={eve.cookie}; {HOST_COOKIE}={ann.cookie}"}
    assert httpx.get(f"{server.origin}/api/me", headers=both).json() == {"name": "Ann"}


def test_under_a_sub_path_the_cookie_keeps_its_path(own_server: Callable[..., Server]) -> None:
    server = own_server(root_path="/beagle")
    cookie = named(server, origin=server.origin.replace("http:", "https:")).headers["Set-Cookie"]
    assert cookie.startswith(f"{COOKIE}=")
    assert {"Secure", "Path=/beagle"} <= {part.strip() for part in cookie.split(";")}
