"""Each value of a table is changed by one part of it alone; the others read it."""

import ast
from collections.abc import Iterator
from pathlib import Path

from beagle.server import live
from tests.server.live.parts import table_data

LIVE = Path(live.__file__).parent
SERVER = LIVE.parent

OWNERS = {
    "row": "ledger.py",
    "seats": "ledger.py",
    "chat": "ledger.py",
    "history": "ledger.py",
    "resigned": "ledger.py",
    "undo_asked": "taking_back.py",
    "proposed": "proposals.py",
    "again": "rematches.py",
    "again_empty": "rematches.py",
    "clocks": "automatic.py",
    "pace": "automatic.py",
    "played_out": "../table_manager.py",  # it alone knows the other tables
    "worded": "data.py",
}
SHARED = {"prepared": {"ledger.py", "viewers.py"}}  # both prepare a question: before it counts, and for one who comes
NEVER = {"claim", "owner_name", "deals"}


def assigned(text: str) -> Iterator[str]:
    """The fields of `data` that a module assigns: `self.data.row = …`, `data.row = …`, `table.data.row = …`."""
    for node in ast.walk(ast.parse(text)):
        targets: list[ast.expr] = []
        if isinstance(node, ast.Assign):
            targets = node.targets
        elif isinstance(node, ast.AugAssign | ast.AnnAssign):
            targets = [node.target]
        for target in targets:
            for one in target.elts if isinstance(target, ast.Tuple) else [target]:
                if isinstance(one, ast.Attribute) and is_data(one.value):
                    yield one.attr


def is_data(node: ast.expr) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name == "data"


def test_each_value_has_an_owner() -> None:
    assert set(vars(table_data())) == OWNERS.keys() | SHARED.keys() | NEVER


def test_only_the_owner_changes_a_value() -> None:
    for path in SERVER.rglob("*.py"):
        name = path.name if path.parent == LIVE else f"../{path.name}"
        for field in assigned(path.read_text("utf-8")):
            assert name in SHARED.get(field, {OWNERS.get(field)}), f"{name} changes {field}"


def test_a_change_by_another_is_found() -> None:
    planted = "def f(self, table):\n    self.data.row, n = 1, 2\n    table.data.seats = []\n    data.chat += [1]\n"
    assert list(assigned(planted)) == ["row", "seats", "chat"]
