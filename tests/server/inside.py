"""The server in a thread of the test: the same program over real sockets, with parts that a test may replace."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Awaitable
from pathlib import Path
from typing import Any, TypeVar
from unittest.mock import patch

from starlette.applications import Starlette

from beagle.cli.serve import listen, web_server
from beagle.server import app
from beagle.server.buckets import Limits
from beagle.server.config import Settings, read_settings
from beagle.server.store.contract import Store
from beagle.server.table_manager import TableManager
from tests.server.harness import PATIENCE, QUICK, Server, prepare_database
from tests.support.ports import own_port

T = TypeVar("T")


class LimitsClock:
    """The clock of the limits.  From the moment the server is ready it stands still, and a test puts it forward: how
    much is too much must not depend on how slow the machine is."""

    def __init__(self) -> None:
        self.stands_at: float | None = None

    def __call__(self) -> float:
        return time.monotonic() if self.stands_at is None else self.stands_at

    def stop(self) -> None:
        """An hour later, so that what it took to start is forgotten."""
        self.stands_at = self() + 3600

    def advance(self, seconds: float) -> None:
        self.stands_at = self() + seconds


class InsideServer(Server):
    """Like `Server`; `manager` is its manager, and `run` does something in its loop."""

    def __init__(self, folder: Path, store: Store | None = None, **settings: str) -> None:
        super().__init__(folder, **settings)
        self.given = store
        self.clock = LimitsClock()
        self.app: Starlette | None = None
        self.loop: asyncio.AbstractEventLoop | None = None
        self.web: Any = None
        self.thread: threading.Thread | None = None

    @property
    def manager(self) -> TableManager:
        assert self.app is not None
        manager: TableManager = self.app.state.manager
        return manager

    def start(self) -> InsideServer:
        self.prepare()
        return self.go()

    def prepare(self) -> TableManager:
        """Everything but the start: the manager may still be changed."""
        if self.given is None and not self.settings.get("database"):
            prepare_database(self.folder / "data")
        with patch.object(app, "Limits", lambda _clock, *more: Limits(self.clock, *more)):
            self.app = app.application(self.read_settings(), self.given)
        return self.manager

    def read_settings(self) -> Settings:
        flags = {**QUICK, **self.settings, "port": str(self.port), "data": str(self.folder / "data")}
        return read_settings({f"BEAGLE_{name.upper()}": value for name, value in flags.items()})

    def go(self) -> InsideServer:
        assert self.app is not None
        self.port = self.port or own_port()
        settings = self.read_settings()
        listening = listen(settings)
        self.web = web_server(settings, self.app)
        begun = threading.Event()

        async def serve() -> None:
            self.loop = asyncio.get_running_loop()
            begun.set()
            await self.web.serve([listening])
            for line in list(self.web.server_state.connections):  # it has waited for them for as long as it does
                line.transport.abort()
            await asyncio.sleep(0)  # so that none is left open in a loop that has ended

        self.thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
        self.thread.start()
        assert begun.wait(PATIENCE)
        self.wait_for(self.ready)
        self.clock.stop()
        return self

    def alive(self) -> bool:
        return self.thread is not None and self.thread.is_alive()

    def run(self, doing: Awaitable[T]) -> T:
        """Do this in the server's loop."""
        assert self.loop is not None

        async def done() -> T:
            return await doing

        return asyncio.run_coroutine_threadsafe(done(), self.loop).result(PATIENCE)

    def stop(self) -> int:
        thread, self.thread = self.thread, None
        if thread is not None:
            self.web.should_exit = True
            thread.join(PATIENCE)
            assert not thread.is_alive(), "the server does not stop"
        return 0

    def kill(self) -> None:
        raise NotImplementedError("a thread cannot be killed")


def let_pass(server: InsideServer, seconds: float) -> None:
    """So much time passes for everybody at the tables."""
    raw = server.manager.tick()
    for table in server.manager.live.values():
        table.time.tick = lambda: raw + seconds
