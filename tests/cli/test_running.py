"""The host's commands that ask a running server."""

from pathlib import Path

from beagle.cli.running import Reached, known_to_commands
from tests.cli.conftest import Beagle
from tests.server.harness import Server, room_at
from tests.support.words import say


def test_the_host_is_told_where_to_go_and_asks_the_server(beagle: Beagle, tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    at, away = ["--data", tmp_path / "data"], ["--data", tmp_path]
    try:
        (note,) = (tmp_path / "data").glob("server-*.json")
        assert note.stat().st_mode & 0o077 == 0
        told = beagle("host", "--json", *at).json
        assert told["page"] == f"{server.origin}/host"
        assert told["token"] in server.told()  # it is printed at the start
        with room_at(server) as room:
            opened = room.person("Anna").open("me", "local").id
            assert opened in beagle("tables", *at).out
            assert beagle("tables", "--status", "over", *at).out == f"{say('cli-tables-none')}\n"
            assert [one["name"] for one in beagle("people", "nna", "--json", *at).json] == ["Anna"]
            assert beagle("people", "nobody", *at).out == f"{say('cli-people-none')}\n"
        assert beagle("announce", "Good evening", *at).out == f"{say('cli-announced', text='Good evening')}\n"
        assert "Good evening" in beagle("host", *at).out
        assert beagle("announce", *at).out == f"{say('cli-announced-nothing')}\n"
        assert beagle("announce", "x", "--minutes", "0", *at).code == 1
        assert beagle("drain", *at).out == f"{say('cli-drain-on')}\n"
        assert "the host empties this server" in beagle("errors", *at).out
        assert beagle("drain", "--off", *at).out == f"{say('cli-drain-off')}\n"
        with known_to_commands(tmp_path, 1, Reached(server.origin, "w" * 32)):
            assert say("server-bad-token") in beagle("host", *away).err
            with known_to_commands(tmp_path, 2, Reached("http://127.0.0.1:1", "")):
                assert beagle("drain", *away).code == 2  # which one?
                assert say("cli-no-answer", address="http://127.0.0.1:1") in beagle("drain", "--port", "2", *away).err
    finally:
        server.stop()
    assert not list((tmp_path / "data").glob("server-*"))
    assert say("cli-no-server", folder=str(tmp_path)) in beagle("host", *away).err
