"""A seat link works for the first who uses it.  Only its player sees the hand, no matter who else has the link."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from typing import Any

import pytest

from beagle.client import ClientError, SeatClient, play_seat, read_link
from beagle.client_key import KeyFileError, key_for
from beagle.server.live import links
from beagle.server.live.viewer import Viewer
from beagle.server.store import schema
from beagle.server.store.migrations import HEAD
from tests.server.harness import MIDDLE, Opened, Person, Room, Seat, Server, everybody_hears, room_at
from tests.server.inside import InsideServer

KEY = "a-key-that-nobody-else-has"
PATHS = ("about", "replay", "record")


def notices(seat: Seat) -> list[tuple[str, str]]:
    """What the server itself said at the table."""
    seat.settle()
    said = (seat.page.chat[number] for number in sorted(seat.page.chat))
    return [(line["phrase"], line.get("text", "")) for line in said if line.get("phrase", "").startswith("notice-")]


def begun(room: Room, **wish: Any) -> tuple[Person, Opened, Seat, Seat]:
    """Ann has opened a table, and Ben has come by the link she gave him."""
    ann = room.person("Ann")
    table = ann.open("me", "invited", **{"spectators": False, **wish})
    return ann, table, ann.sit(table.id), room.person("Ben").sit(table.id, table.links[1])


def codes(seat: Seat) -> list[str]:
    return [no["code"] for no in seat.page.complaints]


# The old link


def test_who_opened_a_table_cannot_look_into_a_hand_by_the_link(room: Room) -> None:
    """Neither over HTTP nor over a websocket, with a cookie or without; and the table is told."""
    ann, table, at_a, at_b = begun(room)
    old = [table.links[1]]
    assert at_b.own_tokens != tuple(old)
    for asking in (ann, room.stranger()):
        for path in PATHS:
            assert asking.post_refused(f"/api/tables/{table.id}/{path}", tokens=old, seat=1) == "old-link"
    peeping = ann.sit(table.id, *old)
    assert codes(peeping) == ["old-link"]
    assert (peeping.page.eyes, peeping.page.mine) == (0, [0])
    assert peeping.refused("look", seat=1) == "not-yours"
    stranger = room.seat(table.id, tuple(old), connected=False).connect(hello=False)
    stranger.say(stranger.hello)
    assert stranger.closed() == 4404
    assert codes(stranger) == ["old-link", "no-spectators"]
    assert notices(at_b) == notices(at_a) == [("notice-old-link", "B")] * 8
    mine = room.stranger().post(f"/api/tables/{table.id}/replay", tokens=at_b.own_tokens, seat=1)
    assert mine["frames"][-1]["view"] == at_b.page.view


def test_the_owner_who_peeps_is_told_no_card(room: Room) -> None:
    """Where anybody may watch too: the old link makes a spectator."""
    _, table, _, at_b = begun(room, spectators=True)
    watching = room.guest(table.id, table.links[1])
    assert codes(watching) == ["old-link"]
    assert (watching.page.eyes, watching.page.mine) == (-1, [])
    assert watching.page.view == room.guest(table.id).page.view
    assert watching.page.view != at_b.page.view


def let_the_old_link_in(monkeypatch: pytest.MonkeyPatch) -> None:
    holds = Viewer.holds

    def lax(viewer: Viewer, table: Any, seat: Any) -> bool:
        return holds(viewer, table, seat) or bool(seat.link and seat.link in viewer.tokens)

    monkeypatch.setattr(Viewer, "holds", lax)


def test_a_link_that_went_on_working_would_be_seen(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The planted bug: the old link holds the seat, as it once did."""
    with room_at(inside()) as room:
        let_the_old_link_in(monkeypatch)
        with pytest.raises(AssertionError):
            test_who_opened_a_table_cannot_look_into_a_hand_by_the_link(room)


def test_a_table_is_told_of_old_links_now_and_then(inside: Callable[..., InsideServer]) -> None:
    """Nobody fills the chat with it: every one is refused, one in ten minutes is told."""
    with room_at(inside(limits="1")) as room:
        _, table, at_a, _ = begun(room)
        path = f"/api/tables/{table.id}/about"
        refused = [room.stranger().post_refused(path, tokens=[table.links[1]]) for _ in range(5)]
        assert refused == ["old-link"] * 5
        assert notices(at_a) == [("notice-old-link", "B")]


def test_without_the_bound_the_chat_would_be_filled(inside: Callable[..., InsideServer]) -> None:
    """The planted bug: the bound is lifted."""
    with pytest.raises(AssertionError):
        test_a_table_is_told_of_old_links_now_and_then(lambda **_: inside(limits="0"))


def test_the_player_may_open_the_old_address_again(room: Room) -> None:
    """Known by the cookie, or by the link of one's own that is shown beside the old one: nobody is alarmed."""
    _, table, at_a, at_b = begun(room)
    again = room.seat(table.id, (table.links[1],), at_b.cookie)
    beside = room.guest(table.id, table.links[1], *at_b.own_tokens)
    for seat in (again, beside):
        assert (codes(seat), seat.page.eyes) == ([], 1)
        assert seat.page.own == {}
    assert notices(at_a) == []


def test_of_many_who_come_at_once_one_gets_the_seat(room: Room) -> None:
    for _ in range(3):
        table = room.person("Ann").open("me", "invited", spectators=True)
        gate = Barrier(6)

        def come(_: int, table: Opened = table, gate: Barrier = gate) -> Seat:
            seat = room.seat(table.id, (table.links[1],), connected=False)
            gate.wait()
            return seat.connect()

        with ThreadPoolExecutor(6) as pool:
            came = list(pool.map(come, range(6)))
        assert sorted(len(seat.page.own) for seat in came) == [0] * 5 + [1]
        assert sorted(codes(seat) for seat in came) == [[]] + [["old-link"]] * 5
        assert sorted(seat.page.mine for seat in came) == [[]] * 5 + [[1]]


def test_a_new_link_ends_the_old_and_the_player_s_own(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", position=MIDDLE)
    at_a, at_b = ann.sit(table.id), room.guest(table.id, table.links[1])
    everybody_hears([at_a, at_b])
    at_a.do("reissue", seat=1)
    at_b.settle()
    assert (at_b.page.eyes, at_b.page.mine) == (-1, [])
    for dead in (at_b.own_tokens, (table.links[1],)):
        assert codes(room.guest(table.id, *dead)) == ["bad-link"]
    new = at_a.page.links[1]
    unused = {"tokens": [new], "seat": 1}
    assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", **unused) == "not-yours"
    back = room.guest(table.id, new)
    assert (back.page.eyes, list(back.page.own)) == (1, [new])
    assert codes(room.guest(table.id, new)) == ["old-link"]
    told = [("notice-new-link", "B"), ("notice-link-used", "B"), ("notice-old-link", "B")]
    assert [notice for notice in notices(at_a) if notice[0] != "notice-given"] == told


def test_one_who_leaves_before_the_start_frees_the_link(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited", "open")
    first = room.guest(table.id, table.links[1])
    first.do("leave")
    assert first.page.mine == []
    assert codes(room.guest(table.id, *first.own_tokens)) == ["bad-link"]
    second = room.guest(table.id, table.links[1])
    assert (second.page.mine, codes(second)) == ([1], [])
    assert first.refused("look", seat=1) == "not-yours"


def test_a_link_that_cannot_be_exchanged_yet_is_not_used_up(
    inside: Callable[..., InsideServer], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The disk is full: nothing is promised, and the same link works when there is space again."""
    from beagle.server.store.contract import StoreError

    server = inside()
    with room_at(server) as room:
        table = room.person("Ann").open("me", "invited")
        save = server.manager.store.save_table

        async def full(*_: Any) -> None:
            raise StoreError("the disk is full")

        monkeypatch.setattr(server.manager.store, "save_table", full)
        early = room.seat(table.id, (table.links[1],), connected=False).connect(hello=False)
        early.say(early.hello)
        assert early.closed() == 1013
        assert codes(early) == ["cannot-write"]
        monkeypatch.setattr(server.manager.store, "save_table", save)
        assert room.guest(table.id, table.links[1]).page.mine == [1]


# Keys: a program that is started again


def with_key(room: Room, table: str, token: str, key: str, connected: bool = True) -> Seat:
    seat = room.seat(table, (token,), connected=False)
    seat.key = key
    return seat.connect() if connected else seat


def test_a_program_comes_back_with_its_link_and_its_key(room: Room) -> None:
    table = room.person("Ann").open("me", "invited")
    for _ in range(3):  # it is stopped and started again
        program = with_key(room, table.id, table.links[1], KEY)
        assert (program.page.eyes, codes(program)) == (1, [])
        program.disconnect()
    assert codes(with_key(room, table.id, table.links[1], "another-key-altogether")) == ["old-link"]
    assert codes(room.guest(table.id, table.links[1])) == ["old-link"]
    eyes: dict[str, Any] = {"tokens": [table.links[1]], "seat": 1}
    assert room.stranger().post(f"/api/tables/{table.id}/replay", **eyes, key=KEY)["frames"]
    assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", **eyes, key=KEY + "x") == "old-link"
    assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", tokens=[KEY], seat=1) == "not-yours"


def test_a_key_counts_only_for_the_one_who_came_first(room: Room) -> None:
    """One who came without a key is not replaced by one who brings a key; an empty one opens nothing."""
    _, table, _, at_b = begun(room)
    late = with_key(room, table.id, table.links[1], KEY, connected=False).connect(hello=False)
    late.say(late.hello)
    assert late.closed() == 4404
    at_b.settle()
    assert at_b.page.mine == [1]


def test_a_new_link_ends_the_key_too(room: Room) -> None:
    ann = room.person("Ann")
    table = ann.open("me", "invited")
    program = with_key(room, table.id, table.links[1], KEY)
    at_a = ann.sit(table.id)
    at_a.do("reissue", seat=1)
    assert codes(with_key(room, table.id, table.links[1], KEY)) == ["bad-link"]
    program.settle()
    assert program.page.mine == []


def test_the_client_may_be_started_again_with_the_same_link(own_server: Callable[..., Server], tmp_path: Path) -> None:
    """Over a restart of the server too; another user of the machine with the same link is refused."""
    server = own_server()
    with room_at(server) as room:
        table = room.person("Ann").open("me", "invited")
        link = read_link(f"{server.origin}/t/{table.id}#{table.links[1]}")
        client = SeatClient(link, "random")
        for restarts in range(3):
            client = SeatClient(link, "random")
            with client.connected() as socket:
                welcome = next(iter(socket))
                assert '"mine":[1]' in str(welcome), restarts
            if restarts == 1:
                server.stop()
                server.start()
        assert client.key == key_for(*link)
        assert client.key != key_for(*link, folder=tmp_path / "somebody-else")
        stranger = SeatClient(link, "random")
        stranger.key = key_for(*link, folder=tmp_path / "somebody-else")
        with pytest.raises(ClientError, match="somebody else has used this seat link"):
            stranger.play()


def test_the_secret_of_the_client_is_its_own(tmp_path: Path) -> None:
    one, other = key_for("ws://a/ws", "table", "token", tmp_path), key_for("ws://b/ws", "table", "token", tmp_path)
    assert one == key_for("ws://a/ws", "table", "token", tmp_path)
    assert one != other
    [file] = tmp_path.iterdir()
    assert file.stat().st_mode & 0o777 == 0o600
    assert one not in file.read_text()
    file.write_text("gc_policy")
    with pytest.raises(KeyFileError, match=r"client\.key"):
        key_for("ws://a/ws", "table", "token", tmp_path)


def test_without_a_file_the_client_plays_and_says_what_that_means(
    room: Room, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("BEAGLE_DATA", str(tmp_path / "file"))
    position = "evolution base@gift turn 9 feeding bank 1 / A: a / B: m1 / deck -"
    table = room.person("Ann").open("invited", "bot:random", position=position)
    with pytest.warns(UserWarning, match="cannot use the same link again after a restart"):
        results = play_seat(f"{room.server.origin}/t/{table.id}#{table.links[0]}", "random")
    assert len(results) == 1


# A database of before


def test_a_database_of_before_opens_and_its_links_go_on(tmp_path: Path) -> None:
    """Links that were handed out work once more, for the first who comes; those of a rematch are the player's own."""
    server = InsideServer(tmp_path / "server").start()
    with room_at(server) as room:
        ann, table, _, at_b = begun(room)
        old, own = table.links[1], at_b.own_tokens[0]
        cookie = ann.cookie
    server.stop()
    path = tmp_path / "server" / "data" / schema.NAME
    as_before(path)
    server = InsideServer(tmp_path / "server").start()
    try:
        with closing(sqlite3.connect(path)) as connection:
            assert connection.execute("SELECT version_num FROM alembic_version").fetchone() == (HEAD,)
        with room_at(server) as room:
            at_a = room.seat(table.id, (), cookie)
            assert at_a.page.mine == [0]
            assert at_a.page.status == "playing"
            assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", tokens=[own]) == "no-spectators"
            back = room.guest(table.id, old)
            assert (back.page.eyes, list(back.page.own)) == (1, [old])
            assert back.page.view == at_b.page.view
            assert notices(at_a) == [("notice-link-used", "B")]
            assert room.stranger().post_refused(f"/api/tables/{table.id}/replay", tokens=[old]) == "old-link"
    finally:
        server.stop()


def as_before(path: Path) -> None:
    """The database as a program before this one wrote it: one token for each seat, which anybody who has it may use."""
    before = path.with_name("before.db")
    schema.migrate(before, "0004")
    with closing(sqlite3.connect(before)) as connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        connection.execute("ATTACH ? AS now", [str(path)])
        with connection:
            for (table,) in connection.execute("SELECT name FROM main.sqlite_schema WHERE type = 'table'").fetchall():
                columns = [name for _, name, *_ in connection.execute(f"PRAGMA main.table_info({table})")]
                names = ", ".join(columns)
                values = names.replace("token", "CASE WHEN length(link) > 0 THEN link ELSE token END")
                if table != "alembic_version":
                    chosen = values if table == "seat" else names
                    connection.execute(f"INSERT INTO main.{table} ({names}) SELECT {chosen} FROM now.{table}")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    for end in ("", "-wal", "-shm"):
        path.with_name(path.name + end).unlink(missing_ok=True)
    before.rename(path)


def test_seats_of_a_rematch_stay_their_players_own(tmp_path: Path) -> None:
    schema.migrate(tmp_path / schema.NAME, "0004")
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as connection, connection:
        connection.execute("PRAGMA foreign_keys = OFF")
        for number, before in enumerate((-1, 0)):
            values = ("one", number, "invited", "", "~", "", "", "", b"hash%d" % number, before)
            connection.execute(
                "INSERT INTO seat (table_id, number, kind, name, visitor, bot, standing, muted, token, before)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                values,
            )
    schema.migrate(tmp_path / schema.NAME)
    with closing(sqlite3.connect(tmp_path / schema.NAME)) as connection:
        found = connection.execute("SELECT token, link, proof FROM seat ORDER BY number").fetchall()
    assert found == [(b"", b"hash0", b""), (b"hash1", b"", b"")]


def test_every_link_is_asked_for_at_one_place() -> None:
    """Who may act for a seat is said by the viewer and by the exchange of links, and nowhere else."""
    folder = Path(links.__file__).parents[1]
    asking = {
        file.name for file in folder.rglob("*.py") if ".link in" in file.read_text() or ".proof" in file.read_text()
    }
    assert asking == {"links.py", "viewer.py", "http.py", "socket.py"}
