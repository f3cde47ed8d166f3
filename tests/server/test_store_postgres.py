"""What is particular about the store in PostgreSQL: what it says if it can't be used, migrations, groups, hot rows."""

import asyncio
import signal
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from beagle.server.store import migrations, schema
from beagle.server.store.address import check, shown
from beagle.server.store.contract import OVER, Conflict, Fenced, StoreError, TooMany
from beagle.server.store.postgres.connections import Session
from beagle.server.store.postgres.schema import migrate
from beagle.server.store.postgres.store import PostgresStore
from tests.server.stores import append, claim, entry, grown, nothing, seats, table, using
from tests.support.cluster import Cluster, cluster


@pytest.fixture
def address(tmp_path: Path) -> str:
    return cluster().database(tmp_path)


def name_of(address: str) -> str:
    return address.rpartition("/")[2]


def sql(address: str, text: str, *values: Any) -> list[Any]:
    return cluster().run(text, *values, database=name_of(address))


def form_of(address: str) -> list[Any]:
    columns = "table_name, column_name, data_type, column_default, is_nullable"
    query = f"SELECT {columns} FROM information_schema.columns WHERE table_schema = 'public' ORDER BY 1, 2"
    return [
        *sql(address, query),
        *sql(address, "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1"),
    ]


def opened(address: str, body: Callable[[Any], Any] = nothing, **more: Any) -> Any:
    return using(lambda _: PostgresStore(address, **more), Path(), body)


# Addresses


@pytest.mark.parametrize("text", ["mysql://db/x", "postgresql://db", "postgresql://db/", "beagle.db", "postgresql:x"])
def test_what_is_no_address_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="expected an address"):
        check(text)


def test_an_address_is_shown_without_its_password() -> None:
    check("postgres://ann:secret@db:5433/games?sslmode=require")
    assert shown("postgres://ann:secret@db:5433/games?password=x") == "postgres://ann@db:5433/games"


# What can be wrong, each said in words, and nothing changed


def contents_of(address: str) -> list[Any]:
    """What is in the database, and which form it has: nothing of it may change."""
    tables = sql(address, "SELECT relname FROM pg_class WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace")
    return [*form_of(address), *((name, sql(address, f'SELECT * FROM "{name}"')) for (name,) in sorted(tables))]


def refused(address: str, words: str, wrong: str = "") -> None:
    """It can't be opened at this address: that is said in words, without the password, and nothing has changed."""
    before = contents_of(address)
    with pytest.raises(StoreError, match=words) as failed:
        opened(wrong or address)
    assert "hush" not in str(failed.value)
    assert contents_of(address) == before


def test_a_wrong_address_says_what_is_wrong(address: str) -> None:
    port, name = cluster().port, name_of(address)
    refused(address, "no PostgreSQL answers there; is it running", f"postgresql://beagle@127.0.0.1:1/{name}")
    refused(address, "there is no such database", f"postgresql://beagle:hush@127.0.0.1:{port}/missing")
    nobody = address.replace("beagle@", "nobody:hush@")
    refused(address, "there is no such database or user|this user may not log in", nobody)
    refused(address, "there is no such host", f"postgresql://beagle:hush@no-such-host.invalid/{name}")


def test_a_wrong_password_is_said_and_not_repeated(address: str) -> None:
    cluster().ask_for_password("guarded", "sesame")
    sql(address, "GRANT ALL ON ALL TABLES IN SCHEMA public TO guarded")
    refused(address, "the password is wrong", address.replace("beagle@", "guarded:hush@"))
    refused(address, "a password is needed; put it into the address", address.replace("beagle@", "guarded@"))
    opened(address.replace("beagle@", "guarded:sesame@"))


def test_a_standby_is_refused() -> None:
    """A real one: it follows nobody, and can only be read."""
    standby = Cluster(wal_level="replica")
    try:
        address = standby.database("one")
        standby.end(signal.SIGINT)
        (standby.data / "standby.signal").touch()
        standby.start()
        with pytest.raises(StoreError, match="this is a standby, which can only be read; name the primary server"):
            opened(address)
    finally:
        standby.stop()


def test_a_database_that_can_only_be_read_is_said(address: str) -> None:
    sql(address, f"ALTER DATABASE {name_of(address)} SET default_transaction_read_only = on")
    refused(address, "it can only be read: name the primary server, not a standby")


def test_a_postgresql_that_is_too_old_is_refused(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from beagle.server.store.postgres import schema as ours

    monkeypatch.setattr(ours, "OLDEST", 99)
    refused(address, r"this is PostgreSQL .*; 99 or newer is needed")


@pytest.mark.parametrize("ready", [False, True])
def test_a_user_without_rights_is_told_what_to_grant(tmp_path: Path, ready: bool) -> None:
    """Who may not make our tables, and who may only read them."""
    place, user = cluster().database(tmp_path, ready), f"weak{ready:d}"
    sql(place, f"CREATE ROLE {user} LOGIN")
    sql(place, "REVOKE CREATE ON SCHEMA public FROM PUBLIC")
    sql(place, f"GRANT SELECT ON ALL TABLES IN SCHEMA public TO {user}")
    refused(place, "this user lacks rights; grant them: GRANT", place.replace("beagle@", f"{user}@"))


def test_the_database_of_another_program_stays_as_it_is(tmp_path: Path) -> None:
    other = cluster().database(tmp_path / "other", ready=False)
    sql(other, "CREATE TABLE recipes (name text)")
    refused(other, "was not made by Beagle; create one for it alone")


def test_a_newer_database_is_refused_and_stays_as_it_is(address: str) -> None:
    sql(address, "UPDATE alembic_version SET version_num = '9999'")
    refused(address, f"format 9999; this program knows {migrations.HEAD}")


# Migrations


def test_every_step_leads_to_the_next_and_the_last_again_to_nothing_new(tmp_path: Path) -> None:
    steps, once = (cluster().database(tmp_path / name, ready=False) for name in ("steps", "once"))
    for step in schema.versions():
        migrate(steps, step)
    migrate(once)
    assert form_of(once) == form_of(steps)
    migrate(once)
    assert form_of(once) == form_of(steps)
    assert sql(once, "SELECT version_num FROM alembic_version") == [(migrations.HEAD,)]


def test_servers_that_start_at_once_migrate_once(tmp_path: Path) -> None:
    new, wrong = cluster().database(tmp_path / "new", ready=False), []

    def start() -> None:
        try:
            migrate(new)
        except Exception as error:
            wrong.append(error)

    threads = [threading.Thread(target=start) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
    opened(new)


def test_a_step_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from alembic import op

    def fail(*arguments: Any, **more: Any) -> None:
        raise RuntimeError("a power cut")

    new = cluster().database(tmp_path / "new", ready=False)
    monkeypatch.setattr(op, "execute", fail)
    with pytest.raises(RuntimeError, match="a power cut"):
        migrate(new)
    assert form_of(new) == []
    monkeypatch.undo()
    opened(new)


# Groups, hot and cold rows


def test_what_waits_goes_in_one_statement(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    sizes: list[int] = []

    async def body(store: PostgresStore) -> None:
        rows = [table(f"t{number}") for number in range(30)]
        for row in rows:
            await store.add_table(row, seats())
            await claim(store, row.id)
        assert store.appender is not None
        write = store.appender.append_group

        def counted(group: list[Any]) -> Any:
            sizes.append(len(group))
            return write(group)

        monkeypatch.setattr(store.appender, "append_group", counted)
        with store.appender.awake:
            tries = [asyncio.ensure_future(append(store, grown(row, 1), [entry(1)])) for row in rows]
            await asyncio.sleep(0)
        await asyncio.gather(*tries)

    opened(address, body)
    assert sum(sizes) == 30
    assert len(sizes) <= 2


def test_a_move_writes_little_and_moves_no_index(address: str) -> None:
    """Rows of `live` are updated in place, the row of the table isn't written, and the log grows by little."""
    moves = 200

    async def body(store: PostgresStore) -> int:
        start = "evolution base@gift turn 1 development bank 0 first A / " + "swimming " * 80
        row = table(start=start, status="playing", touched=6_000.0)
        await store.add_table(row, seats())
        await claim(store, "one")
        await append(store, grown(row, 1), [entry(1)])
        (before,) = await store.read(lambda sql: sql.execute("SELECT pg_current_wal_insert_lsn()").fetchone())
        for n in range(2, moves + 2):
            changed = grown(row, n, position=start.replace("turn 1", f"turn {n}"), touched=6_000.0 + n / 10)
            await append(store, changed, [entry(n)])
        query = "SELECT pg_wal_lsn_diff(pg_current_wal_insert_lsn(), ?)"
        (grew,) = await store.read(lambda sql: sql.execute(query, [before]).fetchone())
        return int(grew)

    assert opened(address, body) / moves < 800
    sql(address, "SELECT pg_stat_force_next_flush()") if cluster_version() >= 15 else None
    stats = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = %s"
    ((updates, in_place),) = wait_for(lambda: sql(address, stats, "live"), lambda rows: rows[0][0] >= moves)
    assert in_place >= 0.95 * updates
    ((cold, _),) = sql(address, stats, "game_table")
    assert cold <= 2


def cluster_version() -> int:
    return int(cluster().run("SHOW server_version_num")[0][0]) // 10_000


def wait_for(read: Callable[[], Any], holds: Callable[[Any], bool]) -> Any:
    import time

    end = time.monotonic() + 60
    while not holds(found := read()) and time.monotonic() < end:
        time.sleep(0.05)
    return found


def test_tables_that_are_opened_at_once_are_counted_and_nobody_has_to_repeat_it(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    once, begun = Session.write_once, []

    def counted(session: Session, job: Any, begin: str) -> Any:
        begun.append(begin)
        return once(session, job, begin)

    async def body(store: PostgresStore) -> None:
        begun.clear()
        many = [store.add_table(table(f"t{number}"), seats(), 20) for number in range(30)]
        done = await asyncio.gather(*many, return_exceptions=True)
        assert [type(one) for one in done if one is not None] == [TooMany] * 10
        assert len(begun) == 30
        assert len(await store.ids()) == 20

    monkeypatch.setattr(Session, "write_once", counted)
    opened(address, body)


# Several servers on one database


def test_a_table_belongs_to_one_of_several_servers(address: str) -> None:
    async def body(first: PostgresStore) -> None:
        second = PostgresStore(address, alone=False)
        await second.open()
        try:
            await first.add_table(table(), seats())
            mine = await first.take("one")
            assert mine is not None
            assert await second.take("one") is None  # it lives
            await first.append(mine.claim, grown(table(), 1), [entry(1)])
            theirs = await second.take("one", force=True)
            assert theirs is not None
            assert theirs.entries == [entry(1)]
            with pytest.raises(Fenced):
                await first.append(mine.claim, grown(table(), 2), [entry(2, client="late")])
            with pytest.raises(Fenced):
                await first.save_table(mine.claim, grown(table(), 1, status=OVER), seats())
            await second.append(theirs.claim, grown(table(), 2), [entry(2)])
            await second.give(theirs.claim, thinking=2.5)
            again = await first.take("one")
            assert again is not None
            assert (again.thinking, len(again.entries)) == (2.5, 2)
        finally:
            await second.close()

    opened(address, body, alone=False)


def test_a_server_that_is_gone_has_nothing(address: str) -> None:
    async def body(first: PostgresStore) -> None:
        second = PostgresStore(address, alone=False)
        await second.open()
        await first.add_table(table(), seats())
        assert await second.take("one") is not None
        assert await first.take("one") is None
        await second.close()  # its connection ends, as it does when its process is killed
        assert await first.take("one") is not None

    opened(address, body, alone=False)


class Unfenced(PostgresStore):
    """The planted bug: it writes whether or not somebody has taken the table since."""

    def holding(self, claim: Any) -> Any:
        held = super().holding(claim)
        ((epoch,),) = cluster().run("SELECT epoch FROM live WHERE k = %s", held.k, database=name_of(self.address))
        return held._replace(claim=claim.__class__(claim.table, epoch))


async def snatch(stores: list[PostgresStore], rounds: int) -> list[str]:
    """Each takes the table by force and writes; what is wrong with what they know in the end."""
    wrong: list[str] = []
    told: dict[int, str] = {}  # what was acknowledged as entry n
    await stores[0].add_table(table(), seats())

    async def play(number: int, store: PostgresStore) -> None:
        for turn in range(rounds):
            taken = await store.take("one", force=True)
            assert taken is not None
            known = [(one.n, one.client) for one in taken.entries]
            wrong.extend(f"{n} was {told[n]}, not {client}" for n, client in known if told.get(n, client) != client)
            wrong.extend(f"{n} is lost" for n in told if n <= len(known) and (n, told[n]) not in known)
            for step in range(1, 4):
                n, client = len(known) + step, f"{number}.{turn}.{step}"
                try:
                    await store.append(taken.claim, grown(table(), n, touched=float(number)), [entry(n, client=client)])
                except Conflict:
                    break
                told[n] = client
                await asyncio.sleep(0)

    await asyncio.gather(*(play(number, store) for number, store in enumerate(stores)))
    there = await stores[0].entries("one")
    wrong += [f"{n} was acknowledged and is not there" for n, client in told.items() if there[n - 1].client != client]
    wrong += [] if [one.n for one in there] == list(range(1, len(there) + 1)) else ["there is a gap"]
    return wrong


def snatching(address: str, kinds: list[type[PostgresStore]], rounds: int) -> list[str]:
    async def body() -> list[str]:
        stores = [kind(address, alone=False) for kind in kinds]
        for store in stores:
            await store.open()
        try:
            return await snatch(stores, rounds)
        finally:
            for store in stores:
                await store.close()

    return asyncio.run(body())


def test_servers_that_snatch_a_table_from_each_other_lose_nothing(address: str) -> None:
    assert snatching(address, [PostgresStore] * 3, 10) == []


async def write_late(first: PostgresStore, address: str) -> None:
    second = PostgresStore(address, alone=False)
    await second.open()
    try:
        await first.add_table(table(), seats("ann", ""))
        mine, theirs = await first.take("one"), await second.take("one", force=True)
        assert mine is not None
        assert theirs is not None
        await second.save_table(theirs.claim, table(), seats("ann", "ben"))
        with pytest.raises(Fenced):
            await first.save_table(mine.claim, table(), seats("ann", ""))
    finally:
        await second.close()


def test_a_store_without_fencing_is_caught(address: str) -> None:
    opened(address, lambda store: write_late(store, address), alone=False)
    other = cluster().database(f"{address} planted")
    with pytest.raises(pytest.fail.Exception, match="DID NOT RAISE"):
        using(lambda _: Unfenced(other, alone=False), Path(), lambda store: write_late(store, other))
