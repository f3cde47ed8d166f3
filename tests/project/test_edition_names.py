"""No code asks which edition is played: an edition is a table of the rulesets and small subclasses of traits.

Inside the game no other file names an edition, not even in a comment.  Outside it the default table may stand as a
default or as an example, but nothing is compared with it.
"""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "beagle"
GAME = "games/evolution/"
MAY = {
    "games/evolution/rulesets.py",
    "games/evolution/traits/editions.py",
    "games/evolution/rulebook.py",
    "games/evolution/changes.py",
}
EDITION = re.compile(r"gift(?!_\d)|italian|cataclysm|1[._]?4[._]?1(?!\d)", re.IGNORECASE)
EXAMPLE = re.compile(r"base@gift|base\+fly@gift half-deck")
ASKING = {"startswith", "endswith", "find", "index", "count", "partition", "removeprefix", "removesuffix"}


def named(name: str, text: str) -> Iterator[str]:
    """The places in a file that name an edition and may not."""
    if name in MAY:
        return
    for number, line in enumerate(text.splitlines(), 1):
        rest = line if name.startswith(GAME) else EXAMPLE.sub("", line)
        if EDITION.search(rest):
            yield f"{name}:{number}: {line.strip()}"
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.expr | ast.stmt) and asks(node) and any(map(EDITION.search, strings(node))):
            yield f"{name}:{node.lineno}: compares with an edition"


def asks(node: ast.AST) -> bool:
    if isinstance(node, ast.Call):
        return isinstance(node.func, ast.Attribute) and node.func.attr in ASKING
    return isinstance(node, ast.Compare | ast.Match | ast.Subscript)


def strings(node: ast.AST) -> Iterator[str]:
    for part in ast.walk(node):
        if isinstance(part, ast.Constant) and isinstance(part.value, str):
            yield part.value


def test_no_code_asks_which_edition_is_played() -> None:
    files = {path.relative_to(SOURCE).as_posix(): path.read_text("utf-8") for path in sorted(SOURCE.rglob("*.py"))}
    assert files.keys() > MAY
    assert [place for name, text in files.items() for place in named(name, text)] == []


@pytest.mark.parametrize(
    ("name", "planted"),
    [
        ("games/evolution/steps/feeding.py", 'if g.rules.name == "base@italian": pass'),
        ("games/evolution/steps/feeding.py", 'if g.rules.edition == "1.4.1": pass'),
        ("games/evolution/traits/base.py", "x = 1  # as in the Italian edition"),
        ("games/evolution/state.py", '"""Points of the gift edition."""'),
        ("games/evolution/scoring.py", "def version_1_4_1(): pass"),
        ("games/evolution/view.py", "from beagle.games.evolution.rulesets import cataclysm"),
        ("bots/greedy.py", 'if ruleset == "base@gift": pass'),
        ("bots/greedy.py", 'if ruleset.startswith("base@gift"): pass'),
        ("bots/greedy.py", 'weight = {"base@gift": 1}[ruleset]'),
        ("cli/play.py", 'RULES = "base@italian"'),
        ("kernel/state.py", "# cataclysm has one turn"),
    ],
)
def test_a_planted_name_is_found(name: str, planted: str) -> None:
    text = (SOURCE / name).read_text("utf-8")
    line = len(text.splitlines()) + 1
    found = list(named(name, f"{text}{planted}\n"))
    assert found
    assert all(place.startswith(f"{name}:{line}:") for place in found)


def test_an_example_is_no_question() -> None:
    assert list(named("cli/play.py", 'def play(rules: str = "base@gift") -> None: ...\n')) == []
    assert list(named("games/evolution/rulesets.py", 'if name == "base@italian": pass\n')) == []
