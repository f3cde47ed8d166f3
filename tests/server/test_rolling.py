"""One server after another is replaced by the next version, which brings the database up to date, while people play."""

from __future__ import annotations

import asyncio
import shutil
import sys
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from beagle.cli import main
from beagle.server import cluster as several
from beagle.server.store import migrations
from beagle.server.store.contract import StoreError
from beagle.server.store.postgres import membership, schema
from beagle.server.store.postgres.store import PostgresStore
from tests.server.crashing import KINDS, Crashes
from tests.server.stores import seats, table
from tests.support.cluster import cluster
from tools.nodes import Nodes

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="processes are forked")

NEXT = "9998"
STEP = f"""
from alembic import op
import sqlalchemy as sa

revision, down_revision, branch_labels, depends_on = "{NEXT}", "{migrations.HEAD}", None, None


def upgrade():
    op.execute(sa.text("ALTER TABLE game_table ADD COLUMN later text NOT NULL DEFAULT ''"))
"""


def next_version(arguments: list[str]) -> Any:
    """The program of the next version: it knows one more step of the database."""
    here = Path(migrations.__file__).parent
    folder = Path(arguments[1])
    if not folder.exists():
        shutil.copytree(here, folder, ignore=shutil.ignore_patterns("__pycache__"))
        (folder / "versions" / f"v{NEXT}_later.py").write_text(STEP, "utf-8")
    migrations.__file__ = str(folder / "__init__.py")
    schema.migrate.__defaults__ = (NEXT,)
    membership.__version__ = "9998.0"  # type: ignore[attr-defined]
    return main(arguments[:1])


class NextVersion:
    """To run it in a process, with the folder of its migrations."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, arguments: list[str]) -> Any:
        return next_version([*arguments, str(self.folder)])


class Rolling(Nodes):
    """Each fault is an upgrade: the next server is stopped, and its next version is started in its place."""

    def upgrade(self) -> None:
        self.hit = sum(isinstance(node.run, NextVersion) for node in self.nodes)
        self.node.stop()
        self.node.run = NextVersion(self.node.folder / "migrations")

    def kill(self) -> None:
        self.upgrade()


def versions(address: str) -> set[str]:
    """The versions of the servers that have a lease, and that of the database."""
    found = cluster().run(
        "SELECT version FROM node WHERE until > clock_timestamp()", database=address.rpartition("/")[2]
    )
    return {version for (version,) in found}


def test_servers_are_updated_one_after_another(tmp_path: Path) -> None:
    servers = Rolling(tmp_path, cluster(), "upgrade", 5)
    crashes = Crashes(tmp_path, 5, kinds=KINDS[:2], server=servers)
    seen: list[set[str]] = []
    asyncio.run(crashes.run(2, lambda report: seen.append(versions(servers.data))))
    assert crashes.report.wrong == []
    assert crashes.report.acknowledged > 2
    assert len(seen[0]) == 2  # both versions served people side by side
    assert seen[1] == {"9998.0"}
    with pytest.raises(StoreError, match=f"format {NEXT}"):  # the old version can't come back by mistake
        asyncio.run(PostgresStore(servers.data, alone=False).open())


def test_an_older_server_leaves_tables_of_newer_rules_alone(tmp_path: Path) -> None:
    async def body() -> None:
        older = PostgresStore(cluster().database(tmp_path), alone=False)
        older.knows = several.knows
        await older.open()
        try:
            await older.add_table(replace(table("now"), version=1), seats())
            await older.add_table(replace(table("next"), version=9998), seats())
            assert await older.take("now") is not None
            with pytest.raises(StoreError, match="newer rules than this server knows"):
                await older.take("next")
            with pytest.raises(StoreError, match="newer rules than this server knows"):
                await older.take("next", force=True)
        finally:
            await older.close()

    asyncio.run(body())
