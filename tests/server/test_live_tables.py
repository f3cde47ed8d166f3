"""Tables and seats: who may sit where, with which link, on which device; what the lobby shows."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.harness import MIDDLE, Closed, Person, Room, everybody_hears, play_on


def listed(person: Person, list_name: str, table: str) -> dict[str, Any] | None:
    for line in person.get("/api/lobby")[list_name]:
        if line["id"] == table:
            found: dict[str, Any] = line
            return found
    return None


def test_an_open_table_from_the_lobby(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "open", public=True)
    line = listed(ben, "open", table.id)
    assert line is not None
    assert [seat["taken"] for seat in line["seats"]] == [True, False]
    at_a, at_b = ann.sit(table.id), ben.sit(table.id)
    assert (at_b.page.eyes, at_b.page.view, at_b.page.status) == (-1, None, "gathering")
    assert at_b.refused("sit", seat=0) == "seat-taken"
    assert room.guest(table.id).refused("sit", seat=1) == "not-yours"  # without a name one sits nowhere
    at_b.do("sit", seat=1)
    at_a.settle()
    at_b.settle()
    assert at_a.page.status == at_b.page.status == "playing"
    assert at_b.page.eyes == 1
    assert [seat["name"] for seat in at_a.page.table["seats"]] == ["Ann", "Ben"]
    phone = room.guest(table.id, at_b.page.links[1])  # the link that came with the seat
    assert (phone.page.eyes, phone.page.mine) == (1, [1])


def test_the_lobby(room: Room) -> None:
    """Open, running, over and one's own, with whose move it is; private tables are in nobody else's list."""
    ann, ben = room.person("Ann"), room.person("Ben")
    public = ann.open("me", "bot:random", public=True, position=MIDDLE)
    private = ann.open("me", "open", public=False)
    unseen = ann.open("me", "bot:random", public=True, spectators=False, position=MIDDLE)
    for name in ("open", "running", "over"):
        assert listed(ben, name, private.id) is None
        assert listed(ben, name, unseen.id) is None
    assert listed(ben, "running", public.id) is not None
    assert {line["id"] for line in ann.get("/api/lobby")["mine"]} == {public.id, private.id, unseen.id}
    mine = listed(ann, "mine", public.id)
    assert mine is not None
    assert (mine["actor"], mine["mine"], mine["owner"], mine["status"]) == (0, [0], True, "playing")
    assert mine["touched"] >= mine["made"] > 0
    seat = ann.sit(public.id)
    seat.do("resign")
    seat.settle()
    over = listed(ben, "over", public.id)
    assert over is not None
    assert over["result"]["winners"] == [1]
    assert listed(ben, "running", public.id) is None
    assert ben.get("/api/lobby")["mine"] == []
    assert "secret" not in str(ben.get("/api/lobby")).lower()


def test_an_organiser_sits_nowhere(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("invited", "invited", spectators=False)
    desk = ann.sit(table.id)
    assert (desk.page.owner, desk.page.mine) == (True, [])
    guests = [room.guest(table.id, table.links[seat]) for seat in (0, 1)]
    desk.settle()
    assert desk.page.status == "playing"
    play_on(guests, seed=1, most=3)
    desk.settle()
    assert desk.page.moves == []
    assert desk.refused("play", n=desk.page.n, move="-") == "not-yours"


def test_one_who_has_a_link_is_told_to_what(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", spectators=False)
    stranger = room.stranger()
    assert stranger.post_refused(f"/api/tables/{table.id}/about") == "no-spectators"
    assert stranger.post_refused(f"/api/tables/{table.id}/about", tokens=["x" * 22]) == "no-spectators"
    told = stranger.post(f"/api/tables/{table.id}/about", tokens=[table.links[1]])
    assert (told["id"], told["game"], told["status"]) == (table.id, "evolution", "gathering")
    assert [(seat["name"], seat["taken"]) for seat in told["seats"]] == [("Ann", True), ("", False)]
    assert set(told) == set(listed(ann, "mine", table.id) or {}) - {"owner", "mine"}


def test_a_table_without_spectators(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", spectators=False)
    with pytest.raises(Closed) as closed:
        room.guest(table.id)
    assert closed.value.code == 4404
    assert room.stranger().post_refused(f"/api/tables/{table.id}/record") == "no-spectators"
    assert room.stranger().post_refused(f"/api/tables/{table.id}/replay") == "no-spectators"


def test_where_nobody_may_watch_nobody_sees_the_game_afterwards(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE, spectators=False, public=True)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_b.do("resign")
    everybody_hears([at_a, at_b])
    for path in ("record", "replay"):
        assert room.person("Eve").post_refused(f"/api/tables/{table.id}/{path}") == "no-spectators"
        assert ann.post(f"/api/tables/{table.id}/{path}")
        assert room.stranger().post(f"/api/tables/{table.id}/{path}", tokens=at_b.own_tokens)
    assert listed(room.stranger(), "over", table.id) is None


def test_those_who_found_no_seat_do_not_stay_where_nobody_may_watch(room: Room) -> None:
    """They may look while a seat is open; when the game begins without them they are sent away."""
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "open", spectators=False, public=True)
    ann.sit(table.id)
    late = room.person("Cid").sit(table.id)
    ben.sit(table.id).do("sit", seat=1)
    assert late.closed() == 4404
    assert not any('"view":{' in text for text in late.page.heard)


def test_seat_links(room: Room) -> None:
    """Reissued, revoked: the old link opens nothing, and a viewer who came with it no longer sees the seat."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_a.settle()
    at_b.settle()
    assert at_b.page.eyes == 1
    at_a.do("reissue", seat=1)
    at_b.settle()
    assert (at_b.page.eyes, at_b.page.mine) == (-1, [])
    old = room.guest(table.id, table.links[1])
    assert old.page.eyes == -1
    assert [no["code"] for no in old.page.complaints] == ["bad-link"]
    new = room.guest(table.id, at_a.page.links[1])
    assert (new.page.eyes, new.page.mine) == (1, [1])
    at_a.play("-")
    new.until(lambda: new.page.asked == 1)
    new.play(new.page.moves[0])


def test_somebody_is_sent_away(room: Room) -> None:
    """Before the start the seat is free again; later a bot plays on.  Neither link nor cookie opens the seat."""
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", "open", public=True)
    at_a, at_b = ann.sit(table.id), ben.sit(table.id, table.links[1])
    assert at_b.refused("kick", seat=0) == "not-host"
    at_a.do("kick", seat=1)
    at_b.settle()
    assert at_b.page.mine == []
    assert at_a.page.table["seats"][1].get("taken", False) is False
    at_a.do("reissue", seat=1)
    again = ben.sit(table.id, at_a.page.links[1])
    assert again.page.mine == [1]
    assert again.refused("sit", seat=2) == "sent-away"
    at_a.do("arrange", seat=2, kind="bot", bot="greedy")
    again.settle()
    assert again.page.status == "gathering"
    at_a.do("start")
    assert at_a.refused("kick", seat=1) == "still-here"
    again.do("leave")
    at_a.do("kick", seat=1)
    again.settle()
    assert (again.page.mine, again.page.eyes) == ([], -1)
    assert ben.sit(table.id, at_a.page.links[1]).page.mine == []
    at_a.settle()
    assert [seat.get("bot", "") for seat in at_a.page.table["seats"]] == ["", "greedy", "greedy"]
    assert play_on([at_a], seed=1, most=2) == 2


def test_one_who_is_sent_away_sees_nothing_where_nobody_may_watch(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", spectators=False, position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    at_a.settle()
    at_b.do("leave")
    at_a.do("kick", seat=1)
    assert at_b.closed() == 4404


def test_one_who_left_sees_nothing_of_the_next_player(room: Room) -> None:
    """Not on a second device either, which was still open."""
    ann, ben, cid = room.person("Ann"), room.person("Ben"), room.person("Cid")
    table = ann.open("me", "open", "open", public=True)
    desk, phone = ben.sit(table.id), ben.sit(table.id)
    desk.do("sit", seat=1)
    phone.do("look", seat=1)
    desk.do("leave")
    cid.sit(table.id).do("sit", seat=1)
    desk.do("sit", seat=2)
    phone.settle()
    assert phone.page.status == "playing"
    assert phone.page.eyes in (-1, 2)
    assert phone.page.view == room.guest(table.id).page.view


def test_before_the_start_the_owner_arranges_seats(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "open", "open")
    at_a = ann.sit(table.id)
    assert at_a.refused("start") == "seats-missing"
    at_a.do("arrange", seat=1, kind="invited")
    guest = room.guest(table.id, at_a.page.links[1])
    assert guest.page.mine == [1]
    assert guest.refused("arrange", seat=2, kind="bot", bot="random") == "not-host"
    assert at_a.refused("arrange", seat=1, kind="open") == "seat-taken"
    assert at_a.refused("arrange", seat=2, kind="bot", bot="nobody") == "no-such-bot"
    guest.do("leave")
    at_a.settle()
    assert at_a.page.table["seats"][1].get("taken", False) is False
    at_a.do("arrange", seat=1, kind="local", name="Bea")
    at_a.do("arrange", seat=2, kind="bot", bot="random")
    at_a.settle()
    assert at_a.page.status == "gathering"  # the owner says when
    at_a.do("start")
    at_a.settle()
    assert at_a.page.status == "playing"
    assert [seat["name"] for seat in at_a.page.table["seats"]] == ["Ann", "Bea", "Hooker"]
    assert at_a.page.mine == [0, 1]
    assert at_a.refused("start") == "already-started"
    assert at_a.refused("arrange", seat=1, kind="open") == "already-started"


def test_a_return_code_brings_ones_tables_to_another_device(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=MIDDLE)
    phone = room.stranger()
    assert phone.get("/api/me") == {"name": None}
    assert phone.post_refused("/api/me/return", code="0000-0000-0000-0000") == "bad-code"
    back = phone.post("/api/me/return", code=ann.code.lower().replace("-", " "))
    assert back["name"] == "Ann"
    assert [line["id"] for line in phone.get("/api/lobby")["mine"]] == [table.id]
    seat = phone.sit(table.id)
    assert (seat.page.mine, seat.page.owner) == ([0], True)
    assert room.stranger().post_refused("/api/me/return", code=ann.code) == "bad-code"  # it is used up
    new = ann.post("/api/me/code")["code"]
    assert room.stranger().post_refused("/api/me/return", code=back["code"]) == "bad-code"
    desk = ann.sit(table.id)
    assert ann.get("/api/me") == {"name": "Ann", "added": [pytest.approx(time.time(), abs=3600)]}
    new_for_ann = ann.post("/api/me/sign-out-others")["code"]
    assert phone.get("/api/me") == {"name": None}
    assert seat.closed() == 4401
    seat.connect()
    assert (seat.page.mine, seat.page.owner) == ([], False)
    desk.settle()
    assert desk.page.mine == [0]
    assert room.stranger().post_refused("/api/me/return", code=new) == "bad-code"
    assert room.stranger().post("/api/me/return", code=new_for_ann)["name"] == "Ann"


def test_nobody_plays_cards_unawares_that_somebody_else_has_laid(room: Room) -> None:
    """A position that is given may look like a fresh deal, and the person who gave it knows every card."""
    ann = room.person("Ann")
    given, dealt = (ann.open("me", "open", public=True, **more) for more in ({"position": MIDDLE}, {}))
    lines = [listed(room.stranger(), "open", table.id) or {} for table in (given, dealt)]
    assert [line["given"] for line in lines] == [True, False]
    for table, notices in ((given, ["notice-given"]), (dealt, [])):
        ben = room.person("Ben").sit(table.id)
        assert ben.page.table.get("given", False) is bool(notices)
        ben.do("sit", seat=1)
        assert [line["phrase"] for line in ben.page.chat.values()] == notices
    alone = ann.sit(ann.open("me", "bot:random", position=MIDDLE).id)
    assert alone.page.table["given"]
    assert not alone.page.chat


def test_a_pasted_game_is_a_replay_or_a_new_table(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "bot:random", position=MIDDLE)
    at_a = ann.sit(table.id)
    play_on([at_a], seed=1, most=3)
    at_a.do("resign")
    at_a.settle()
    record = ann.post(f"/api/tables/{table.id}/record")
    told = room.stranger().post("/api/replays", text=record)
    assert len(told["frames"]) == at_a.page.n + 1
    again = ann.open("me", "bot:random", record=record, at=2)
    seat = ann.sit(again.id)
    frame = told["frames"][2]
    spectator = room.guest(again.id)
    seen = room.stranger().post("/api/replays", text=record, eyes=0)["frames"][2]
    assert (seat.page.asked, seat.page.view) == (frame["asked"], seen["view"]) or frame["asked"] == 1
    assert spectator.page.table["ruleset"] == "base@gift"
    assert len(room.stranger().post("/api/replays", text=MIDDLE)["frames"]) == 1
    for text in ("", "gc_policy", "evolution nonsense", "[Game", record.replace("undo", "?").replace("A ", "C ")):
        code = room.stranger().post_refused("/api/replays", text=text)
        assert code == ("bad-message" if not text else "not-a-record")
    assert ann.post_refused("/api/tables", game="evolution", seats=[{"kind": "me"}], position=MIDDLE) == "bad-seats"
    assert ann.post_refused("/api/tables", game="chess", seats=[{"kind": "me"}]) == "no-such-ruleset"


def test_a_closed_table_takes_nobody_in(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited")
    ann.sit(table.id).do("close")
    guest = room.guest(table.id, table.links[1])
    assert guest.page.table["seats"][1].get("taken", False) is False


def test_closing(room: Room) -> None:
    ann, ben = room.person("Ann"), room.person("Ben")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), ben.sit(table.id, table.links[1])
    assert at_b.refused("close") == "not-owner"
    assert at_a.refused("close") == "others-play"
    at_b.do("leave")
    at_a.do("close")
    at_b.settle()
    assert at_b.page.status == "closed"
    assert at_a.refused("play", n=at_a.page.n, move="-") == "over"
    assert at_a.refused("close") == "over"


def test_resigning(room: Room) -> None:
    """One who resigns does not win, whatever the points say, and does not come back."""
    ann = room.person("Ann")
    position = "evolution base@gift turn 9 feeding bank 3 / A: a[carnivorous fat fat fat] b / B: m / C: x / deck -"
    table = ann.open("me", "invited", "invited", position=position)
    at_a, at_b, at_c = ann.sit(table.id), room.guest(table.id, table.links[1]), room.guest(table.id, table.links[2])
    for seat in (at_b, at_c):  # else the table gives their only answers, and the game may be over at any moment
        seat.do("standing", answers=["ask-if-forced"])
    at_a.do("resign")
    at_b.settle()
    assert at_b.page.status == "playing"
    assert at_b.page.table["seats"][0]["resigned"] is True
    assert at_a.refused("return") == "not-yours"
    assert at_a.refused("undo", n=at_a.page.n) in ("nothing-to-undo", "not-yours")
    at_c.do("resign")
    for seat in (at_a, at_b, at_c):
        seat.settle()
        assert seat.page.status == "over"
        assert seat.page.result is not None
        assert seat.page.result["winners"] == [1]
        assert [info.get("resigned", False) for info in seat.page.table["seats"]] == [True, False, True]
    record = ann.post(f"/api/tables/{table.id}/record")
    assert '[Ended "resigned"]' in record
    assert "C resign" in record
