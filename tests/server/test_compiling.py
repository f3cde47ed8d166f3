"""Interpreted rules are compiled while the server runs: what it says, what follows, and how it ends."""

import asyncio
import os
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from beagle import _native
from beagle.server import compiling
from beagle.server.compiling import COMPILING, DONE, SKIPPED, Compiling
from beagle.server.workers import Workers
from tests.server.harness import PLAIN, Server
from tests.server.test_workers import MOVES, Outcomes, ask, run

SECONDS = 120.0  # only a failure takes so long


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(compiling, "folder_to_compile", lambda: tmp_path)


async def until(done: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not done():
        assert time.monotonic() < end
        await asyncio.sleep(0.02)


def attempt(program: str, then: Callable[[Compiling], Awaitable[None]]) -> list[str]:
    """Let this program be the compiler; returns whether workers were replaced."""
    replaced: list[str] = []

    async def replace() -> None:
        replaced.append("yes")

    async def whole() -> None:
        one = Compiling(replace, [sys.executable, "-c", program])
        one.start(patience=0.0)
        try:
            await then(one)
        finally:
            await one.close()

    asyncio.run(whole())
    return replaced


def test_when_it_is_done_the_workers_are_replaced() -> None:
    async def then(one: Compiling) -> None:
        await until(lambda: one.status == DONE)

    assert attempt("print('translating'); print('done')", then) == ["yes"]


def test_if_it_is_skipped_nothing_changes_and_the_log_says_why(capfd: pytest.CaptureFixture[str]) -> None:
    async def then(one: Compiling) -> None:
        await until(lambda: one.status == SKIPPED)

    assert attempt("print('skipped no-compiler: there is no C compiler'); raise SystemExit(3)", then) == []
    said = capfd.readouterr()
    assert "no-compiler" in said.out + said.err


def test_it_ends_with_the_server_and_so_do_the_processes_it_has_started(tmp_path: Path) -> None:
    child = tmp_path / "child"
    program = f"""
import pathlib, subprocess, sys, time
child = subprocess.Popen([sys.executable, "-c", "import time; time.sleep(600)"])
pathlib.Path({str(child)!r}).write_text(str(child.pid))
time.sleep(600)
"""

    async def then(one: Compiling) -> None:
        await until(lambda: child.exists() and child.read_text() != "" and one.status == COMPILING)

    assert attempt(program, then) == []
    end = time.monotonic() + SECONDS
    while is_running(int(child.read_text())):
        assert time.monotonic() < end
        time.sleep(0.05)


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rpartition(")")[2].split()[0] != "Z"


def test_a_compiler_that_cannot_be_started_is_no_harm() -> None:
    async def whole() -> str:
        one = Compiling(lambda: asyncio.sleep(0), ["/nowhere/at/all"])
        one.start(patience=0.0)
        await until(lambda: one.status == SKIPPED)
        await one.close()
        return one.status

    assert asyncio.run(whole()) == SKIPPED


def test_idle_workers_are_replaced_and_busy_ones_when_they_have_answered() -> None:
    async def play(pool: Workers, outcomes: Outcomes) -> None:
        await pool.start(2)
        before = {worker.process.pid for worker in pool.alive}
        assert len(before) == 2
        thinking = asyncio.create_task(ask(pool, "random"))
        await asyncio.sleep(0)
        await pool.renew()
        assert await thinking in MOVES
        await until(lambda: not before & {worker.process.pid for worker in pool.alive})
        assert await ask(pool, "random", 2) in MOVES

    run(play, size=2)


def test_a_server_says_which_rules_it_runs(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        said = httpx.get(f"{server.origin}/readyz", **PLAIN).text
        kind = f"compiled ({_native.reason()})" if _native.compiled() else "interpreted"
        assert said == f"ready\nrules: {kind}\n"
        assert ('"rules": "compiled"' if _native.compiled() else '"rules": "interpreted"') in server.log.read_text()
    finally:
        server.stop()


def test_the_first_workers_wait_for_the_first_question(tmp_path: Path) -> None:
    """Started with the server, in the background: nobody's first move waits for a process to start."""
    server = Server(tmp_path, bot_workers_ready="1").start()
    try:
        assert server.process is not None
        children = Path(f"/proc/{server.process.pid}/task/{server.process.pid}/children")
        if not children.exists():
            pytest.skip("only Linux lists the processes of a process")
        end = time.monotonic() + SECONDS
        while not children.read_text().split():
            assert time.monotonic() < end
            time.sleep(0.05)
    finally:
        server.stop()
