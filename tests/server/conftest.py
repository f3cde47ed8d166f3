"""One server for all ordinary tests of it; each test has people of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import ForkedServer, Room, Server, room_at
from tests.server.inside import InsideServer
from tests.server.stores import STORES, Factory, Run, using


@pytest.fixture(autouse=True)
def own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Programs that play seats keep their secret in here."""
    monkeypatch.setenv("BEAGLE_DATA", str(tmp_path / "own"))


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """`beagle serve`, without limits and without delays."""
    server = Server(tmp_path_factory.mktemp("server")).start()
    yield server
    server.stop()


@pytest.fixture
def room(server: Server) -> Iterator[Room]:
    with room_at(server) as room:
        yield room


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Callable[..., Server]]:
    """A server for this test alone, with settings; it may be killed."""
    made: list[Server] = []

    def start(**settings: str) -> Server:
        made.append(ForkedServer(tmp_path / f"server{len(made)}", **settings))
        return made[-1].start()

    yield start
    for server in made:
        server.stop()


@pytest.fixture
def inside(tmp_path: Path) -> Iterator[Callable[..., InsideServer]]:
    """A server in a thread of the test, started, with parts that may be replaced."""
    made: list[InsideServer] = []

    def start(begin: bool = True, **settings: Any) -> InsideServer:
        made.append(InsideServer(tmp_path / f"inside{len(made)}", **settings))
        made[-1].prepare()
        return made[-1].go() if begin else made[-1]

    yield start
    for server in made:
        server.stop()


@pytest.fixture(params=list(STORES))
def factory(request: pytest.FixtureRequest) -> Factory:
    """Every kind of store."""
    return STORES[request.param]


@pytest.fixture
def run(factory: Factory, tmp_path: Path) -> Run:
    """Opens a store of each kind, runs a body, closes it: twice is a restart of the server."""
    return lambda body: using(factory, tmp_path / "data", body)
