"""Everything a client may say, said by the wrong one, at the wrong time, or wrongly: refused, and nothing changes."""

from __future__ import annotations

import json
import random
import typing
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import pytest

from beagle.server import http, wire
from beagle.server.codes import CODES
from beagle.server.limits import MESSAGE_BYTES
from tests.server.evidence import stored
from tests.server.harness import HELLO, MIDDLE, Room, Seat, Server, everybody_hears, room_at
from tests.server.stores import STORES, database_of

PLACES = ("gathering", "playing", "over", "closed")
PEOPLE = ("owner", "other", "stranger")

# For each message: a proper one, and the code with which it is refused; "-" where it is allowed.  In each place three
# columns: the owner at seat A, who is asked; somebody with a link at seat B; one who has no seat here.
WRITTEN = """
look      not-yours   not-yours   not-yours   | not-yours  not-yours  not-yours  | not-yours not-yours not-yours
play      not-started not-started not-started | -          not-asked  not-yours  | over      over      over
why       not-started not-started not-started | -          -          not-yours  | over      over      over
preview   not-started not-started not-started | -          not-asked  not-yours  | over      over      over
unseen    not-started not-started not-started | -          -          not-yours  | over      over      over
undo      not-started not-started not-started | nothing-to-undo nothing-to-undo not-yours | over over over
agree     not-started not-started not-started | no-undo    no-undo    no-undo    | over      over      over
standing  not-started not-started not-started | -          -          not-yours  | over      over      over
resign    not-started not-started not-started | -          -          not-yours  | over      over      over
leave     -           -           not-yours   | -          -          not-yours  | over      over      not-yours
return    not-started not-started not-started | seat-taken seat-taken not-yours  | over      over      over
chat      -           -           not-yours   | -          -          not-yours  | -         -         not-yours
phrase    -           -           not-yours   | -          -          not-yours  | -         -         not-yours
mute      -           -           not-yours   | -          -          not-yours  | -         -         not-yours
block     no-such-person not-yours not-yours  | no-such-person not-yours not-yours | no-such-person not-yours not-yours
sit       seat-taken  seat-taken  seat-taken  | already-started already-started already-started | over over over
arrange   seat-taken  not-host   not-host   | already-started not-host not-host | over   not-host not-host
reissue   -           not-owner   not-owner   | -          not-owner  not-owner  | over      not-owner not-owner
kick      -           not-host   not-host   | still-here not-host  not-host  | over      not-host not-host
stand-in  not-started not-host   not-host   | still-here not-host  not-host  | over      not-host not-host
attend    -           -           -           | -          -          -          | -         -         -
rename    -           not-host    not-host    | -          not-host   not-host   | over      not-host  not-host
threats   -           not-host    not-host    | -          not-host   not-host   | over      not-host  not-host
substitute -          not-host    not-host    | -          not-host   not-host   | over      not-host  not-host
hint      not-started not-started not-started | no-hints   no-hints   not-yours  | over      over      over
nudge     not-started not-host    not-host    | not-asked  not-host   not-host   | over      not-host  not-host
give-time not-started not-host    not-host    | no-clock   not-host   not-host   | over      not-host  not-host
pass-host -           not-host    not-host    | -          not-host   not-host   | over      not-host  not-host
propose   not-started not-host    not-host    | still-here not-host   not-host   | over      not-host  not-host
vote      not-started not-started not-started | no-proposal no-proposal no-proposal | over   over      over
pace      not-started not-started not-started | others-play others-play not-yours | over     over      over
start     seats-missing not-host not-host   | already-started not-host not-host | over   not-host not-host
close     -           not-owner   not-owner   | others-play not-owner not-owner  | over      not-owner not-owner
rematch   not-started not-started not-yours   | already-started already-started not-yours | - -       not-yours
play-on   not-older   not-older   not-yours   | not-older  not-older  not-yours  | not-older not-older not-yours
ping      -           -           -           | -          -          -          | -         -         -
"""

FIELDS: dict[str, dict[str, Any]] = {
    "look": {"seat": 1},
    "play": {"n": 0, "move": "-"},
    "why": {"move": "-"},
    "preview": {"move": "-"},
    "undo": {"n": 0},
    "agree": {"n": 0, "yes": True},
    "standing": {"answers": ["never-ambush"]},
    "chat": {"text": "boo"},
    "phrase": {"phrase": "phrase-ouch"},
    "mute": {"seat": 1, "muted": True},
    "block": {"seat": 1, "blocked": True},
    "sit": {"seat": 0},
    "arrange": {"seat": 1, "kind": "open"},
    "reissue": {"seat": 1},
    "kick": {"seat": 1},
    "stand-in": {"seat": 1},
    "attend": {"here": False},
    "rename": {"name": "Ours"},
    "threats": {"shown": False},
    "substitute": {"bot": "random"},
    "hint": {"n": 0, "rung": 1},
    "nudge": {"seat": 1},
    "give-time": {"seat": 1},
    "pass-host": {"seat": 1},
    "propose": {"act": "replace", "seat": 1},
    "vote": {"n": 1, "yes": True},
    "pace": {"bots": "hold"},
    "rematch": {"first": "next"},
}


def expected() -> dict[tuple[str, str, str], str]:
    """(message, place, person) → code."""
    out = {}
    for line in WRITTEN.strip().splitlines():
        tag, _, rest = line.partition(" ")
        columns = [part.split() for part in rest.split("|")]
        for place, codes in zip(PLACES, [*columns, columns[2]], strict=True):
            for person, code in zip(PEOPLE, codes, strict=True):
                out[tag, place, person] = code
    return out


EXPECTED = expected()
TAGS = sorted(str(kind.__struct_config__.tag) for kind in typing.get_args(wire.Request))
ASKING = [tag for tag in TAGS if tag != "hello"]
REFUSED = [(tag, place, person) for (tag, place, person), code in EXPECTED.items() if code != "-"]
# Each message once from a player, where a player can be refused: the others are tried with one kind of store, because
# what is refused never comes as far as the store.
ONE_EACH = list({one[0]: one for one in sorted(REFUSED, key=lambda one: one[2] != "stranger")}.values())
OTHERS = [one for one in REFUSED if one not in ONE_EACH]


@dataclass
class Place:
    """A table in some state of its life, and people at it."""

    server: Server
    table: str
    owner: Seat
    other: Seat
    stranger: Seat
    foreign: Seat  # somebody with the link of a seat at another table
    old: Seat  # somebody with the link by which the other one came

    def stored(self) -> list[Any]:
        """All that is stored of the table."""
        return list(stored(self.server.data, self.table))

    def entries(self) -> Any:
        return self.stored()[2]

    def everybody(self) -> list[Seat]:
        return [self.owner, self.other, self.stranger, self.foreign, self.old]

    def seen(self) -> list[Any]:
        """All that is shown at the table."""
        everybody_hears(self.everybody())
        return [
            (seat.page.view, seat.page.n, seat.page.ask, seat.page.table, seat.page.eyes) for seat in self.everybody()
        ]


def make(room: Room, place: str) -> Place:
    ann = room.person("Ann")
    elsewhere = ann.open("invited", "invited", position=MIDDLE)
    seats = ("me", "invited", "open") if place == "gathering" else ("me", "invited")
    opened = ann.open(*seats, **({} if place == "gathering" else {"position": MIDDLE}))
    owner, other = ann.sit(opened.id), room.guest(opened.id, opened.links[1])
    if place == "over":
        other.do("resign")
    if place == "closed":
        other.do("leave")
        owner.do("close")
    strangers = [room.guest(opened.id, *links) for links in ((), (elsewhere.links[0],), (opened.links[1],))]
    made = Place(room.server, opened.id, owner, other, *strangers)
    everybody_hears(made.everybody())
    assert owner.page.status == place
    return made


@pytest.fixture(scope="module", params=list(STORES))
def server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One with each kind of store."""
    folder = tmp_path_factory.mktemp("hacked")
    server = Server(folder, database=database_of(request.param, folder)).start()
    yield server
    server.stop()


@pytest.fixture(scope="module")
def places(server: Server) -> Iterator[dict[str, Place]]:
    """One of each: what is refused changes nothing, so all tests may share them."""
    with room_at(server) as room:
        yield {place: make(room, place) for place in PLACES}


def test_every_message_is_tried() -> None:
    """A new kind of message needs a line above."""
    assert {tag for tag, _, _ in EXPECTED} | {"hello"} == set(TAGS)
    assert {code for code in EXPECTED.values() if code != "-"} <= CODES


def is_refused(at: Place, tag: str, person: str, code: str) -> None:
    """By whomever this person is; and nothing has changed, neither in the store nor on any page."""
    fields = {**FIELDS.get(tag, {})}
    if tag == "look" and person != "owner":
        fields["seat"] = 0
    before = at.stored(), at.seen()
    seats = [at.stranger, at.foreign, at.old] if person == "stranger" else [getattr(at, person)]
    for seat in seats:
        assert seat.refused(tag, **fields) == code
    assert (at.stored(), at.seen()) == before


def test_every_message_that_is_ever_refused_is_tried_with_each_store() -> None:
    assert {tag for tag, _, _ in ONE_EACH} == {tag for tag, _, _ in REFUSED}


@pytest.mark.parametrize(("tag", "place", "person"), ONE_EACH)
def test_what_one_may_not_do(places: dict[str, Place], tag: str, place: str, person: str) -> None:
    is_refused(places[place], tag, person, EXPECTED[tag, place, person])


@pytest.mark.parametrize("server", ["sqlite"], indirect=True, scope="module")
@pytest.mark.parametrize(("tag", "place", "person"), OTHERS)
def test_what_else_one_may_not_do(places: dict[str, Place], tag: str, place: str, person: str) -> None:
    is_refused(places[place], tag, person, EXPECTED[tag, place, person])


@pytest.mark.slow
@pytest.mark.parametrize("server", ["postgres"], indirect=True, scope="module")
@pytest.mark.parametrize(("tag", "place", "person"), OTHERS)
def test_what_else_one_may_not_do_with_postgres(places: dict[str, Place], tag: str, place: str, person: str) -> None:
    is_refused(places[place], tag, person, EXPECTED[tag, place, person])


ODD: list[Any] = [None, -1, 10**9, 1e400, "", "x" * 3000, [], {}, [[]], True, 3.5, "\u202e", "a b", "'; --"]


def wrong_forms(tag: str) -> Iterator[Any]:
    """The message in every way it can be wrong."""
    right = {"do": tag, "id": "x1", **FIELDS.get(tag, {})}
    yield {**right, "seat": 0, "actor": 1, "as": "A"}
    yield {**right, "token": "x" * 32}
    for name in right:
        yield {other: value for other, value in right.items() if other != name} | {"do": "play", "id": "x"}
        for value in ODD:
            if name == "do" or type(value) is not type(right[name]) or value in (-1, 10**9, ""):
                yield {**right, name: value}
    yield {**right, "id": "x" * MESSAGE_BYTES}


@pytest.mark.parametrize("tag", ASKING)
def test_what_is_no_message(places: dict[str, Place], tag: str) -> None:
    """Refused without being looked at; the connection stays, and its seat is not spoken for."""
    at = places["playing"]
    before = at.stored()
    for seat in (at.owner, at.stranger):
        seat.settle()
        told = len(seat.page.complaints)
        tries = [form for form in wrong_forms(tag) if not proper(form)]
        for form in tries:
            seat.say(json.dumps(form))
        seat.settle()
        said = seat.page.complaints[told:]
        assert [no["code"] for no in said] == ["bad-message"] * len(tries)
        assert len(tries) > 10
    assert at.stored() == before


def proper(form: Any) -> bool:
    """Is it a message after all?"""
    try:
        wire.parse(json.dumps(form))
        return True
    except wire.BadMessage:
        return False


RUBBISH = [
    *('{"do":"ping","id":"x\\n"}', '{"do":"hello","protocol":3,"table":"abcdefgh\\n"}'),  # a line end is no letter
    *("", " ", "null", "true", "42", '"play"', "[]", "{}", "{", "}", '{"do":}', '{"do":"play"', "\x00", "\ufeff{}"),
    *('{"do":["play"]}', '{"do":"PLAY","id":"x"}', '{"do":"__class__","id":"x"}', "NaN", "<script>", "GET / HTTP/1.1"),
    *('{"do":"ping","id":"x","id":"y","z":1}', "[" * 4000, '{"a":' * 600, '{"do":"ping","id":"\\ud800"}'),
    *("x" * 4096, "x" * 4097, "x" * 16000, '{"do":"chat","id":"x","text":"' + "\U0001f600" * 900 + '"}'),
]


def test_rubbish(places: dict[str, Place]) -> None:
    at = places["playing"]
    before = at.stored()
    at.stranger.settle()
    told = len(at.stranger.page.complaints)
    for text in RUBBISH:
        at.stranger.say(text)
    at.stranger.say(b"\x00\xff bytes")
    at.stranger.say(json.dumps({"do": "ping", "id": "b"}).encode())  # right, but as bytes
    at.stranger.settle()
    codes = [no["code"] for no in at.stranger.page.complaints[told:]]
    assert codes == ["bad-message"] * (len(RUBBISH) + 2)
    assert at.stored() == before


def test_random_messages(places: dict[str, Place]) -> None:
    """Whatever somebody without a seat says, nothing changes; every answer has a code that is known."""
    at = places["playing"]
    rng = random.Random(1)
    before = at.stored()
    values = [0, 1, 7, 8, -1, 2**31, "", "-", "A", "a>b", "open", "phrase-ouch", True, None, [], ["x"], {"a": 1}, 0.5]
    names = ["id", "n", "move", "seat", "yes", "answers", "text", "phrase", "muted", "kind", "bot", "name", "table"]
    for number in range(400):
        message: dict[str, Any] = {"do": rng.choice([*TAGS, "nonsense"]), "id": f"f{number}"}
        message |= FIELDS.get(str(message["do"]), {}) if rng.random() < 0.7 else {}
        for name in rng.sample(names, rng.randrange(3)):
            message[name] = rng.choice(values)
        at.stranger.say(json.dumps(message))
    at.stranger.settle()
    refusals = [answer for answer in at.stranger.page.answers.values() if answer["is"] == "refused"]
    assert len(refusals) > 50
    assert {answer["code"] for answer in refusals + at.stranger.page.complaints} <= CODES
    allowed = {answer["is"] for answer in at.stranger.page.answers.values()} - {"refused"}
    assert allowed <= {"pong", "done"}  # "done": a spectator may look as a spectator
    assert at.stored() == before


# Hello


@pytest.mark.parametrize(
    ("first", "code"),
    [
        ({"do": "ping", "id": "x"}, 4400),
        ({"do": "play", "id": "x", "n": 0, "move": "-"}, 4400),
        ("gc_policy", 4400),
        ("", 4400),
        (b"bytes", 4400),
        ({"do": "hello"}, 4400),
        (HELLO, 4400),
        ({"do": "hello", "protocol": "2"}, 4400),
        ({"do": "hello", "protocol": -1}, 4400),
        ({"do": "hello", "protocol": 10**9}, 4400),
        ({**HELLO, "table": "nosuchtable"}, 4404),
        ({**HELLO, "table": "../../etc/passwd"}, 4400),
        ({**HELLO, "table": "x" * 33}, 4400),
        ({**HELLO, "table": "abcdefgh", "seat": 0}, 4400),
        ({**HELLO, "table": "abcdefgh", "since": -1}, 4400),
        ({**HELLO, "table": "abcdefgh", "tokens": ["short"]}, 4400),
        ({**HELLO, "table": "abcdefgh", "tokens": ["x" * 20] * 9}, 4400),
        ("x" * 100_000, 1009),
    ],
)
def test_a_bad_hello(room: Room, first: Any, code: int) -> None:
    seat = room.seat("nosuchtable", connected=False).connect(hello=False)
    seat.say(first)
    assert seat.closed() == code
    assert {no["code"] for no in seat.page.complaints} <= {"bad-message", "no-such-table", "old-client"}
    assert seat.page.table == {}


def test_a_second_hello_is_refused(places: dict[str, Place]) -> None:
    """One does not move to another table, or get other seats, on the way."""
    at = places["playing"]
    before = at.stored(), at.seen()
    told = len(at.stranger.page.complaints)
    at.stranger.say({**HELLO, "table": places["over"].table, "tokens": list(at.other.tokens)})
    at.stranger.settle()
    assert [no["code"] for no in at.stranger.page.complaints[told:]] == ["bad-message"]
    assert at.stranger.page.mine == []
    assert (at.stored(), at.seen()) == before


def test_a_link_that_opens_nothing(places: dict[str, Place]) -> None:
    """Of another table, or invented: one is a spectator, and is told so."""
    foreign = places["playing"].foreign
    assert [no["code"] for no in foreign.page.complaints] == ["bad-link"]
    assert (foreign.page.eyes, foreign.page.mine, foreign.page.owner) == (-1, [], False)


@pytest.mark.parametrize("place", PLACES)
def test_the_link_by_which_somebody_came_opens_nothing(places: dict[str, Place], place: str) -> None:
    """Over the websocket it makes a spectator, who is refused above like any other; over HTTP it is refused."""
    at = places[place]
    assert [no["code"] for no in at.old.page.complaints] == ["old-link"]
    assert (at.old.page.eyes, at.old.page.mine, at.old.page.owner) == (-1, [], False)
    paths = [route.path.replace("{id}", at.table) for route in http.ROUTES if "{id}" in route.path]
    assert len(paths) >= 3
    before = at.entries(), at.seen()
    with room_at(at.server) as room:
        for path in paths:
            for seat in ({}, {"seat": 0}, {"seat": 1}):
                assert room.stranger().post_refused(path, tokens=list(at.old.tokens), **seat) == "old-link"
                assert (
                    room.stranger().post_refused(path, tokens=list(at.old.tokens), key="k" * 20, **seat) == "old-link"
                )
    assert (at.entries(), at.seen()) == before


# Numbers and ids


def test_stale_numbers_get_what_is_missing(room: Room) -> None:
    at = make(room, "playing")
    at.owner.play("+swimming")
    at.other.settle()
    at.other.play("-")
    at.owner.settle()
    before = at.stored()
    for n in (0, 1, 3, 10**6):
        heard = len(at.owner.page.heard)
        assert at.owner.refused("play", n=n, move="-") == "stale"
        missing = [json.loads(text) for text in at.owner.page.heard[heard:]]
        if n < 2:
            assert [line["n"] for line in missing[0]["lines"]] == list(range(n + 1, 3))
            assert missing[0]["view"] == at.owner.page.view
        assert at.owner.refused("undo", n=n) == "stale"
    assert at.stored() == before
    at.owner.play("-")


DOUBLED = [
    tag for tag in ASKING if EXPECTED[tag, "playing", "owner"] == "-" or EXPECTED[tag, "gathering", "owner"] == "-"
]


@pytest.mark.parametrize("tag", [tag for tag in DOUBLED if tag != "reissue"])
def test_what_comes_twice_is_done_once(room: Room, tag: str) -> None:
    at = make(room, "playing" if EXPECTED[tag, "playing", "owner"] == "-" else "gathering")
    if tag == "leave":  # the bot that takes the seat isn't asked
        at.owner.play("+swimming")
        at.other.settle()
    fields = {"id": "twice", **FIELDS.get(tag, {})}
    at.owner.ask(tag, **fields)
    everybody_hears([at.owner, at.other])
    before = without_times(at.stored())
    again = at.owner.ask(tag, **fields)
    everybody_hears([at.owner, at.other])
    assert without_times(at.stored()) == before
    assert again["is"] != "refused" or again["code"] in CODES


def without_times(stored: list[Any]) -> str:
    """What is stored, but for when the table was touched last."""
    row, seats, entries, chat = stored
    return repr((row.__class__.__name__, row.status, row.entries, row.actor, row.result, seats, entries, chat))


@pytest.mark.parametrize("move", ["a>m", "+piracy", "%6", "undo", "resign", "+?", "+", "A -", "-" * 200, "\u202e-"])
def test_moves_that_are_none(room: Room, move: str) -> None:
    at = make(room, "playing")
    before = at.stored(), at.seen()
    answer = at.owner.ask("play", n=0, move=move)
    assert answer["is"] == "refused"
    assert answer["code"] in ("illegal", "not-a-move")
    assert (at.stored(), at.seen()) == before


def test_a_connection_that_only_errs_is_closed(inside: Any) -> None:
    with room_at(inside(limits="1")) as room:
        ann = room.person("Ann")
        seat = ann.sit(ann.open("me", "local", position=MIDDLE).id)
        seat.flood(["gc_policy"] * 200)
        assert seat.closed() == 4429
