"""Games from their first move to their end over real sockets: what everybody sees, and what remains."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from pathlib import Path

from beagle.kernel.cards import WHOLE
from beagle.play.record import read_record
from tests.server.harness import MIDDLE, Room, Server, everybody_hears, play_on, room_at
from tests.server.truth import agrees_with_engine, last_picture, verified

SHORT = "evolution base@gift turn 9 feeding bank 1 / A: a[carnivorous] b / B: m[running fat] / deck -"


def test_two_people_and_a_bot_play_to_the_end(room: Room, tmp_path: Path) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", "bot:random", ruleset="cataclysm@1.4.1")
    at_a, at_b, watching = ann.sit(table.id), ben.sit(table.id, table.links[1]), room.guest(table.id)
    at_a.settle()
    commit = at_a.page.table["commit"]
    assert "secret" not in at_a.page.table
    play_on([at_a, at_b], seed=1)
    everybody_hears([at_a, at_b, watching])

    record = ann.post(f"/api/tables/{table.id}/record")
    for seat in (at_a, at_b, watching):
        assert agrees_with_engine(seat.page, record) > 20
        assert seat.page.result == at_a.page.result is not None
    secret = at_b.page.table["secret"]
    assert hashlib.sha256(bytes.fromhex(secret)).hexdigest() == commit
    assert f'[Secret "{secret}"]' in record
    assert read_record(record).players == ["Ann", "Ben", "Hooker"]

    assert verified(record, tmp_path)
    assert not verified(record.replace(secret, "0" * 64), tmp_path)


def test_a_move_may_name_animals_and_is_recorded_with_letters(room: Room) -> None:
    ann = room.person()
    at_a = ann.sit((table := ann.open("me", "bot:random", position=SHORT)).id)
    at_a.settle()
    assert at_a.page.view is not None
    assert [one["name"] for one in at_a.page.view["players"][0]["animals"]] == ["A1", "A2"]
    at_a.play("A2*")
    play_on([at_a], seed=2)
    assert "\nA b*\n" in ann.post(f"/api/tables/{table.id}/record")


def test_a_finished_game_replays_from_every_seat(room: Room) -> None:
    ann = room.person()
    table = ann.open("me", "bot:random", position=SHORT)
    at_a = ann.sit(table.id)
    play_on([at_a], seed=2)
    record = room.stranger().post(f"/api/tables/{table.id}/record")
    for eyes in (0, 1, None):
        body = {} if eyes is None else {"seat": eyes}
        told = room.stranger().post(f"/api/tables/{table.id}/replay", **body)
        assert [frame["n"] for frame in told["frames"]] == list(range(at_a.page.n + 1))
        seen = WHOLE if eyes is None else eyes
        assert told["frames"][-1]["view"] == last_picture(record, seen)
        assert told["result"]["scores"] == at_a.page.result["scores"]  # type: ignore[index]
    assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", seat=2) == "no-such-seat"


def test_a_running_game_is_told_to_each_seat_as_it_may_see_it(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited")
    seats = [ann.sit(table.id), ben.sit(table.id, table.links[1])]
    play_on(seats, seed=3, most=8)
    everybody_hears(seats)
    for person, seat in ((ann, 0), (ben, 1)):
        record = person.post(f"/api/tables/{table.id}/record", seat=seat)
        assert f"view {'AB'[seat]}" in record
        assert "Secret" not in record
        lines = [seats[seat].page.lines[n] for n in sorted(seats[seat].page.lines)]
        assert [played.text for played in read_record(record).moves] == [line["move"] for line in lines]
        frames = person.post(f"/api/tables/{table.id}/replay", seat=seat)["frames"]
        assert frames[-1]["view"] == seats[seat].page.view
        assert person.post_refused(f"/api/tables/{table.id}/record", seat=1 - seat) == "not-yours"
    assert "view spectator" in room.stranger().post(f"/api/tables/{table.id}/record")
    with_link = room.stranger().post(f"/api/tables/{table.id}/record", seat=1, tokens=seats[1].own_tokens)
    assert "view B" in with_link


def test_one_who_reconnects_is_told_what_is_missing(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited")
    at_a, at_b = ann.sit(table.id), ben.sit(table.id, table.links[1])
    play_on([at_a, at_b], seed=4, most=4)
    at_b.settle()
    seen = at_b.page.n
    at_b.disconnect()
    at_a.settle()
    while at_a.page.asked == 0:
        at_a.play(at_a.page.moves[0])
    at_b.connect()
    welcome = json.loads(at_b.page.heard[-1])
    assert [line["n"] for line in welcome.get("lines", [])] == list(range(seen + 1, at_a.page.n + 1))
    assert (at_b.page.n, at_b.page.asked) == (at_a.page.n, at_a.page.asked)


def test_a_seat_on_two_devices(room: Room) -> None:
    """Both see everything, either may move; what one has done the other need not."""
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("invited", "me", position=MIDDLE)
    at_b = ann.sit(table.id)
    desk = ben.sit(table.id, table.links[0])
    phone = room.guest(table.id, *desk.own_tokens)
    desk.settle()
    assert desk.page.eyes == phone.page.eyes == 0
    desk.play(desk.page.moves[0])
    assert phone.refused("play", n=phone.page.n, move=phone.page.moves[0]) == "stale"
    assert (phone.page.n, phone.page.view) == (desk.page.n, desk.page.view)
    at_b.settle()
    at_b.play("-")
    phone.until(lambda: phone.page.asked == 0)
    play = {"n": phone.page.n, "move": phone.page.moves[0], "id": "same"}
    assert phone.do("play", **play)["n"] == desk.do("play", **play)["n"]


def test_the_last_move_may_be_sent_again(room: Room) -> None:
    """The answer was lost, and the game is over: it was done, so it is not refused.  The same for resigning."""
    ann = room.person()
    table = ann.open("me", "local", position="evolution base@gift turn 9 feeding bank 1 / A: a b / B: m1 / deck -")
    seat = ann.sit(table.id)
    seat.do("look", seat=0)
    for _ in range(2):
        seat.do("play", id="last", n=0, move="a*")
        assert seat.page.status == "over"
        seat.connect()
        seat.do("look", seat=0)
    table = ann.open("me", "bot:random", position=MIDDLE)
    seat = ann.sit(table.id)
    for _ in range(2):
        seat.do("resign", id="enough")
        seat.connect()
    assert [line["kind"] for line in seat.page.lines.values()].count("resign") == 1


def test_a_server_that_stops_goes_on_where_it_was(own_server: Callable[..., Server]) -> None:
    """Stopped properly and killed: pages reconnect and are where they were; bots go on; links and cookies work."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        table = ann.open("me", "invited", "bot:random")
        seats = [ann.sit(table.id), room.guest(table.id, table.links[1])]
        for end, code in ((server.stop, 1012), (server.kill, 1006)):
            play_on(seats, seed=5, most=5)
            end()
            assert seats[0].closed() == code
            server.start()
            for seat in seats:
                seat.connect()
            everybody_hears(seats)
            assert seats[0].page.n == seats[1].page.n
            assert seats[0].page.asked == seats[1].page.asked
        assert [line["id"] for line in ann.get("/api/lobby")["mine"]] == [table.id]
        play_on(seats, seed=6, most=3)


def test_what_was_said_may_be_sent_again(own_server: Callable[..., Server]) -> None:
    """The answer was lost, and the server started again: it was said, and is not said twice."""
    server = own_server()
    with room_at(server) as room:
        ann = room.person("Ann")
        seat = ann.sit(ann.open("me", "bot:random", position=MIDDLE).id)
        for end in (server.stop, server.kill):
            seat.do("chat", id="hello", text="Good evening")
            seat.do("phrase", id="luck", phrase="phrase-good-luck")
            end()
            server.start()
            seat.connect()
            seat.do("chat", id="hello", text="Good evening")
            assert [line.get("text", "") for line in seat.page.chat.values()] == ["Good evening", ""]


def test_hot_seat(room: Room) -> None:
    """Two people share a device: nobody's hand is sent before somebody says who looks."""
    ann = room.person("Ann")
    table = ann.open("local", "local", "bot:random")
    page = ann.sit(table.id)
    page.until(lambda: page.page.asked in (0, 1))  # the bot may be first
    assert (page.page.mine, page.page.eyes) == ([0, 1], -1)
    assert page.page.view is not None
    assert page.page.moves == []
    spectator = room.guest(table.id)
    assert page.page.view == spectator.page.view
    first = page.page.asked
    for seat in (first, 1 - first):
        page.do("look", seat=seat)
        assert page.page.eyes == seat
        record = ann.post(f"/api/tables/{table.id}/record", seat=seat)
        assert f"view {'AB'[seat]}" in record
        assert page.page.view != spectator.page.view
        assert bool(page.page.moves) == (seat == page.page.asked)
    page.do("look", seat=page.page.asked)
    page.play(page.page.moves[0])
    page.do("look")  # the curtain
    assert (page.page.eyes, page.page.moves) == (-1, [])
    assert page.refused("look", seat=2) == "not-yours"
