"""Two servers on one database behind a small proxy, while one of them or the database fails: for tests, and by hand:
python -m tools.nodes FOLDER FAULT ROUNDS SEED

The proxy sends all connections of a table to one server, as docs/hosting.md says, and asks each whether it is ready.
"""

from __future__ import annotations

import asyncio
import json
import random
import signal
import sys
import threading
import time
from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any
from zlib import crc32

import httpx
import psycopg
from websockets.sync.client import connect

from beagle.cli import main
from beagle.server import cluster
from beagle.server.store.contract import Claim
from beagle.server.store.postgres.store import PostgresStore
from tests.server.crashing import Crashes, Report
from tests.server.harness import HELLO, PATIENCE, PLAIN, ForkedServer
from tests.server.nursery import Forked
from tests.server.store_faults import Wire
from tests.support.cluster import Cluster

CHECK_SECONDS = 0.2
# A server that doesn't say that it is ready for so long is down: soon, where it hangs; elsewhere it refuses connections
# if it is gone, and a busy machine must not look like a fault.
DOWN_SECONDS, HUNG_SECONDS = 30.0, 0.6
HANGS = ("freeze", "cut")
COUNT = 2


class Node(ForkedServer):
    """One of several servers."""

    def __init__(self, folder: Path, database: str, run: Callable[[list[str]], Any] = main, **settings: str) -> None:
        super().__init__(folder, database=database, nodes="yes", **settings)
        self.run = run
        self.lines: set[asyncio.StreamWriter] = set()  # of the proxy, to this server
        self.down_since = time.monotonic()
        self.up = False

    def spawn(self, environ: dict[str, str]) -> Any:
        return Forked(self.run, ["serve"], self.log, environ)


class Front:
    """The proxy.  `agrees`: all connections of a table go to one server; otherwise to any.  A server that isn't ready
    for `down` seconds gets no connections."""

    def __init__(self, nodes: list[Node], agrees: bool = True, down: float = DOWN_SECONDS) -> None:
        self.nodes = nodes
        self.agrees = agrees
        self.down = down
        self.rng = random.Random(1)
        self.port = 0
        self.task: asyncio.Task[Any] | None = None
        started = threading.Event()
        self.thread = threading.Thread(target=self.run, args=[started], daemon=True)
        self.thread.start()
        assert started.wait(10)

    def run(self, started: threading.Event) -> None:
        async def serve() -> None:
            self.loop, self.task = asyncio.get_running_loop(), asyncio.current_task()
            async with await asyncio.start_server(self.carry, "127.0.0.1", 0) as server:
                self.port = server.sockets[0].getsockname()[1]
                started.set()
                await asyncio.gather(*(self.check(node) for node in self.nodes))

        with suppress(asyncio.CancelledError):
            asyncio.run(serve())

    def stop(self) -> None:
        assert self.task is not None
        self.loop.call_soon_threadsafe(self.task.cancel)
        self.thread.join(5)

    async def check(self, node: Node) -> None:
        async with httpx.AsyncClient(**{**PLAIN, "timeout": self.down}) as client:
            while True:
                ready = False
                with suppress(httpx.HTTPError):
                    ready = node.port != 0 and (await client.get(f"{node.origin}/readyz")).status_code == 200
                if ready:
                    node.up, node.down_since = True, time.monotonic()
                elif node.up and time.monotonic() - node.down_since > self.down:
                    node.up = False
                    for line in list(node.lines):  # as HAProxy does: on-marked-down shutdown-sessions
                        line.transport.abort()
                await asyncio.sleep(CHECK_SECONDS)

    def order(self, path: str) -> list[Node]:
        """Those that are ready, the right one first."""
        first = crc32(path.split("?")[0].encode()) if self.agrees else self.rng.randrange(COUNT)
        turned = [self.nodes[(first + place) % len(self.nodes)] for place in range(len(self.nodes))]
        return [node for node in turned if node.up] or turned

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            head = await reader.readuntil(b"\r\n\r\n")
            for node in self.order(head.split()[1].decode()):
                with suppress(ConnectionRefusedError):
                    await self.join(node, head, reader, writer)
                    break
        except (OSError, asyncio.IncompleteReadError):
            pass
        finally:
            writer.transport.abort()

    async def join(self, node: Node, head: bytes, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        back, there = await asyncio.open_connection("127.0.0.1", node.port)
        node.lines.add(there)
        try:
            there.write(head)
            await asyncio.gather(pump(reader, there), pump(back, writer))
        finally:
            node.lines.discard(there)
            there.transport.abort()


async def pump(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    try:
        while data := await source.read(65536):
            target.write(data)
            await target.drain()
    finally:
        target.close()


def hasty(arguments: list[str]) -> Any:
    """The planted bug: a server that acknowledges before it commits."""
    append, before = PostgresStore.append, defaultdict[str, asyncio.Lock](asyncio.Lock)

    async def later(store: PostgresStore, claim: Claim, *more: Any) -> None:
        async with before[claim.table]:
            await asyncio.sleep(5)  # far longer than until the kill, on any machine
            with suppress(Exception):
                await append(store, claim, *more)

    async def at_once(*all_of_it: Any) -> None:
        asyncio.ensure_future(later(*all_of_it)).add_done_callback(lambda done: None)

    PostgresStore.append = at_once  # type: ignore[method-assign,assignment]
    return main(arguments)


def snatching(arguments: list[str]) -> Any:
    """A server that waits for nobody: what another one has is taken by force."""
    cluster.FORCE_SECONDS = 0.0  # type: ignore[misc]
    return main(arguments)


def an_hour_late(arguments: list[str]) -> Any:
    return with_clock(-3600.0, arguments)


def a_day_early(arguments: list[str]) -> Any:
    return with_clock(86_400.0, arguments)


def with_clock(wrong: float, arguments: list[str]) -> Any:
    """A server on a machine whose wall clock is wrong by so many seconds."""
    right = time.time
    time.time = lambda: right() + wrong
    return main(arguments)


class Nodes:
    """What `Crashes` needs of a server: `kill` is the fault, and `start` its end."""

    def __init__(self, folder: Path, cluster: Cluster, fault: str, seed: int, run: Any = main) -> None:
        self.cluster, self.fault, self.rng = cluster, fault, random.Random(seed)
        self.data = cluster.database(folder)
        self.wires = [Wire(cluster.port) for _ in range(COUNT)]
        addresses = [self.data.replace(f":{cluster.port}/", f":{wire.own_port}/") for wire in self.wires]
        runs = {"clock": (an_hour_late, a_day_early), "force": (snatching, snatching)}.get(fault, (run, run))
        self.nodes = [Node(folder / f"{place}", address, runs[place]) for place, address in enumerate(addresses)]
        down = HUNG_SECONDS if fault in HANGS else DOWN_SECONDS
        self.front = Front(self.nodes, fault not in ("disagree", "force"), down)
        self.hit = 0

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.front.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.front.port}/ws"

    @property
    def node(self) -> Node:
        return self.nodes[self.hit]

    def kill(self) -> None:
        self.hit = self.rng.randrange(COUNT)
        getattr(self, self.fault)()

    def start(self) -> None:
        """All of them run, and nothing is wrong."""
        self.mend()
        for node in self.nodes:
            if node.process is None:
                node.start()
        end = time.monotonic() + 30
        while not all(node.up for node in self.nodes) and time.monotonic() < end:
            time.sleep(0.02)

    def mend(self) -> None:
        self.wires[self.hit].held.clear()
        for node in self.nodes:
            if sys.platform != "win32" and self.fault == "freeze" and node.process is not None:
                node.process.send_signal(signal.SIGCONT)

    def stop(self) -> None:
        self.mend()
        for node in self.nodes:
            node.stop()
        self.front.stop()
        for wire in self.wires:
            wire.close()

    # Faults

    def killed(self) -> None:
        self.node.kill()

    def drained(self) -> None:
        self.node.stop()
        assert '"stopped"' in self.node.told().splitlines()[-1]

    def freeze(self) -> None:
        assert self.node.process is not None
        if sys.platform != "win32":
            self.node.process.send_signal(signal.SIGSTOP)
        time.sleep(self.rng.uniform(0, 6))

    def cut(self) -> None:
        """The server still answers people, but hears nothing of the database."""
        self.wires[self.hit].held.set()
        time.sleep(self.rng.uniform(0, 6))

    def crash(self) -> None:
        self.cluster.crash()
        self.cluster.start()

    def sessions(self) -> None:
        self.cluster.end_sessions()

    def lost_answer(self) -> None:
        self.wires[self.hit].loses.set()

    def clock(self) -> None:
        """The clocks of both machines are wrong, by an hour and by a day, and one of them is killed."""
        self.node.kill()

    def force(self) -> None:
        """Somebody asks for tables at any server, and servers don't wait until a table is given: they snatch it."""
        with psycopg.connect(self.data, autocommit=True) as connection:
            tables = [id for (id,) in connection.execute("SELECT id FROM game_table WHERE status = 'playing'")]
        for _ in range(self.rng.randrange(1, 10)):
            table, node = self.rng.choice(tables), self.rng.choice(self.nodes)
            with connect(f"{node.socket}/{table}", close_timeout=1) as line:
                line.send(json.dumps({**HELLO, "table": table}))
                line.recv(PATIENCE)

    def nothing(self) -> None:
        """Nothing is wrong."""

    def disagree(self) -> None:
        """Nothing but the proxy is wrong."""
        time.sleep(self.rng.uniform(0, 0.5))


NAMES = ("killed", "drained", "freeze", "cut", "crash", "sessions", "lost_answer", "clock", "force", "disagree")


def trial(
    folder: Path,
    cluster: Cluster,
    fault: str,
    rounds: int,
    seed: int,
    said: Callable[[Report], None] = lambda report: None,
    run: Any = main,
) -> Report:
    """So many rounds of one fault while people play; what was wrong is in the report."""
    crashes = Crashes(folder, seed, server=Nodes(folder, cluster, fault, seed, run))
    crashes.patience = PATIENCE if run is main else 5.0
    asyncio.run(crashes.run(rounds, said))
    return crashes.report


if __name__ == "__main__":
    own = Cluster()
    try:
        made = trial(Path(sys.argv[1]), own, sys.argv[2], int(sys.argv[3]), int(sys.argv[4]), print)
    finally:
        own.stop()
    print(made, made.times(), *made.wrong, sep="\n")
