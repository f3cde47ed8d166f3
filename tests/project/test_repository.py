"""What every file of the repository keeps to."""

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FUNCTION_LINES = 40

# Written in pieces, so that this file does not accuse itself.
PERSONAL_PATH = re.compile(r"(?<![\w.])/(?:home|Users|root|" + "work" + r")/[\w.-]+")
OUTSIDE = ".." + "/shared"


def repository_files() -> list[Path]:
    """Tracked files and new ones that are not ignored."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    try:
        listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    except (OSError, subprocess.CalledProcessError):
        pytest.skip("not a git checkout")
    paths = (ROOT / name for name in sorted(set(listed.split("\0"))) if name)
    return [path for path in paths if path.is_file() and not path.is_symlink()]


def texts() -> Iterator[tuple[str, str]]:
    """Name and text of every file that is text."""
    for path in repository_files():
        try:
            yield str(path.relative_to(ROOT)), path.read_text("utf-8")
        except UnicodeDecodeError:
            continue


def sources() -> Iterator[tuple[str, str]]:
    return ((name, text) for name, text in texts() if name.startswith("src/") and name.endswith(".py"))


def functions(text: str) -> Iterator[tuple[str, int, int]]:
    """Name, line and length of every function."""
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node.name, node.lineno, (node.end_lineno or node.lineno) - node.lineno + 1


def test_a_function_is_short() -> None:
    found = [(name, *function) for name, text in sources() for function in functions(text)]
    too_long = [f"{name}:{line} {f}: {lines} lines" for name, f, line, lines in found if lines > FUNCTION_LINES]
    assert too_long == []


def test_no_file_knows_where_it_lies() -> None:
    found = [(name, line) for name, text in texts() for line in text.splitlines() if PERSONAL_PATH.search(line)]
    assert [f"{name}: {line.strip()}" for name, line in found] == []


def test_no_file_points_outside_the_repository() -> None:
    assert [name for name, text in texts() if OUTSIDE in text] == []


def test_text_ends_with_one_newline_and_has_no_carriage_returns() -> None:
    bad = [
        name for name, text in texts() if text and (not text.endswith("\n") or text.endswith("\n\n") or "\r" in text)
    ]
    assert bad == []


def test_the_tests_are_small_enough_to_clone_and_review() -> None:
    sizes = {path: path.stat().st_size for path in repository_files() if path.is_relative_to(ROOT / "tests")}
    largest = sorted(sizes, key=lambda path: -sizes[path])[:10]
    assert sum(sizes.values()) <= 4_000_000, f"the largest are {[path.name for path in largest]}"
