"""Numbers that bound what anybody may do stand in `beagle.server.limits`, and nowhere else in the server."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import beagle.server
from beagle.server import limits

SERVER = Path(beagle.server.__file__).parent
BOUNDS = ("max_length", "le", "lt", "maxlen", "limit", "timeout")  # arguments that are bounds

# Numbers that bound nobody, by file: forms, codes, units, and how the server does its own work.
NO_LIMITS = {
    "cluster.py": {"WATCH_SECONDS", "ADOPT_SECONDS", "ADOPT_TABLES", "ASK_SECONDS", "FORCE_SECONDS", "GIVE_AT_ONCE"},
    "compiling.py": {"PATIENCE"},
    "doorway.py": {"FLOOD"},
    "guard.py": {"POLICY_VIOLATION"},
    "table_manager.py": {"PING_SECONDS"},
    "cookies.py": {"COOKIE_SECONDS"},
    "heart.py": {"BEAT_SECONDS", "LATE_SECONDS", "HOPS"},
    "metrics.py": {"SHOWN_SECONDS"},
    "picture/card.py": {"WIDTH", "HEIGHT", "COLUMN", "MIDDLE", "ROW", "ROOMY"},
    "picture/flow.py": {"SHARE", "MARK", "SMALL", "ONE_COLUMN", "LEAST"},
    "picture/letters.py": {"SMALLEST"},
    "replays.py": {"CHECKED"},
    "counting.py": {"STEPS"},
    "review_shape.py": {"LOSSES"},
    "store/moving.py": {"BATCH", "ROWS"},
    "store/note.py": {"WIDTH", "MOVING", "MOVED"},
    "store/postgres/appending.py": {"MAX_AT_ONCE"},
    "store/postgres/claims.py": {"KEEP_SECONDS"},
    "store/postgres/connections.py": {"OLDEST", "CONNECT_SECONDS", "STATEMENT_MILLISECONDS", "TRIES"},
    "store/postgres/membership.py": {"LEASE_SECONDS", "BEAT_SECONDS", "LISTEN_SECONDS", "AGAIN_SECONDS"},
    "store/postgres/schema.py": {"NODES", "DATABASE", "ADDING", "SERVING", "MIGRATING", "DUTY"},
    "store/postgres/store.py": {"SESSIONS"},
    "store/postgres/tables.py": {"MINUTE", "FEW"},
    "store/room.py": {"TRIAL"},
    "store/rows.py": {"WRITES", "ROOM_PAGES"},
    "buckets.py": {"LIFTED"},
    "live/hinting.py": {"STOP"},
    "live/clock.py": {"GRACE", "HOUR", "MAX_INCREMENT", "SAME"},
    "notices/addresses.py": {"HTTPS_PORT"},
    "notices/days_off.py": {"YEAR"},
    "notices/push.py": {"POINT_BYTES", "AUTH_BYTES", "VALID_SECONDS", "DAY"},
    "notices/quiet.py": {"HOUR_MINUTES", "DAY_MINUTES", "DAYS_AHEAD"},
    "notices/saying.py": {"MINUTE", "HOUR", "DAY", "FEW"},
    "notices/watching.py": {"SHORT_SHARE", "SAME_SECONDS"},
    "store/calling.py": {"RECENTLY"},
    "store/calls.py": {"NO_QUIET"},
    "live/automatic.py": {"RETRY_SECONDS"},
    "live/viewer.py": {"NO_EYES"},
    "offering.py": {"SHARE_OF_LIMIT"},
    "pace.py": {"REMEMBERED", "USUAL", "FEW_ARE_LONGER", "ENOUGH"},
    "qr.py": {"BORDER"},
    "gc_policy.py": {"YOUNG", "NEVER", "WHOLE_SECONDS"},
    "socket.py": {"BAD", "SIGNED_OUT", "NO_TABLE", "TOO_FAST", "TOO_SLOW", "GOING_DOWN", "LATER"},
    "store/contract.py": {"DAY", "FOR_EVER"},
    "store/schema.py": {"APPLICATION", "BUSY_SECONDS", "WAL_BYTES", "ONLY_US"},
    "store/sqlite.py": {"READERS"},
    "store/tidying.py": {"NO_LIMIT", "PATIENCE", "ALIVE", "PATIENT"},
    "store/writer.py": {"MAX_AT_ONCE"},
    "sweeping.py": {"SWEEP_SECONDS", "SWEEP_TABLES", "COUNT_SWEEPS", "NEARLY"},
    "tokens.py": {"TOKEN_BYTES", "TABLE_LENGTH", "GROUPS", "GROUP"},
    "wire/version.py": {"PROTOCOL", "UNNUMBERED"},
    "worker.py": {"NICE", "GRACE", "PIECE_SECONDS"},
    "workers.py": {"START_SECONDS", "CLOSE_SECONDS"},
}


def is_number(node: ast.expr | None) -> bool:
    """A number, or a sum or product of numbers."""
    if isinstance(node, ast.UnaryOp):
        return is_number(node.operand)
    if isinstance(node, ast.BinOp):
        return is_number(node.left) or is_number(node.right)
    return isinstance(node, ast.Constant) and type(node.value) in (int, float)


def numbers(text: str) -> Iterator[tuple[str, int]]:
    """Each number of a module that has a name, makes a rate or is given as a bound: its name and its line."""
    tree = ast.parse(text)
    for node in tree.body:
        if isinstance(node, ast.AnnAssign | ast.Assign) and is_number(node.value):
            target = node.target if isinstance(node, ast.AnnAssign) else node.targets[0]
            yield ast.unparse(target), node.lineno
    for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
        name = ast.unparse(call.func).rpartition(".")[2]
        if name in ("Rate", "timeout", "wait_for") and any(map(is_plain, call.args)):
            yield name, call.lineno
        for given in call.keywords:
            if given.arg in BOUNDS and is_plain(given.value):
                yield str(given.arg), call.lineno


def is_plain(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, int | float) and node.value > 1


def elsewhere() -> list[str]:
    found = []
    for file in sorted(SERVER.rglob("*.py")):
        name = file.relative_to(SERVER).as_posix()
        if file.parent == Path(limits.__file__).parent or name.startswith("store/migrations"):
            continue
        declared = NO_LIMITS.get(name, set())
        found += [f"{name}:{line} {what}" for what, line in numbers(file.read_text("utf-8")) if what not in declared]
    return found


def test_every_limit_stands_in_limits() -> None:
    assert elsewhere() == []


def test_what_is_declared_is_there() -> None:
    """So that the list above does not outlive what it names."""
    for name, declared in NO_LIMITS.items():
        assert declared <= {what for what, _ in numbers((SERVER / name).read_text("utf-8"))}, name


@pytest.mark.parametrize(
    "planted",
    [
        "MOST: Final = 100",
        "MOST = 64 * 1024",
        "CHAT: Final = Rate(5, 0.5)",
        "Name = Annotated[str, Meta(max_length=80)]",
        "async def f():\n    async with asyncio.timeout(30):\n        pass",
        "known = deque(maxlen=30)",
    ],
)
def test_a_limit_elsewhere_is_found(planted: str) -> None:
    """Planted bugs: the test above can fail."""
    assert list(numbers(planted))
