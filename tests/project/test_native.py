"""Compiled or interpreted: all or none.  Tried on a toy package whose binaries are empty files, never loaded."""

import ast
import os
import shutil
import subprocess
import sys
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, SourceFileLoader
from pathlib import Path

import pytest

from beagle import _native

ROOT = Path(__file__).parents[2]
NATIVE = _native.sources_to_compile(ROOT)

ASK = """
import importlib.util, toy._native
specs = [importlib.util.find_spec(f"toy.rules.{name}") for name in ("attack", "meal")]
print(toy._native.compiled(), *(type(spec.loader).__name__ for spec in specs))
"""
COMPILED = "True ExtensionFileLoader ExtensionFileLoader"
INTERPRETED = "False SourceFileLoader SourceFileLoader"


class Toy:
    """A package of two rules, both with a binary newer than its source."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rules = folder / "src/toy/rules"
        self.rules.mkdir(parents=True)
        (folder / "pyproject.toml").write_text('[tool.beagle]\nnative = ["src/toy/rules/*.py", "src/toy/none/*.py"]\n')
        shutil.copy(ROOT / "src/beagle/_native.py", folder / "src/toy/_native.py")
        (folder / "src/toy/__init__.py").touch()
        (self.rules / "__init__.py").touch()
        for name in ("attack", "meal"):
            self.write(f"{name}.py", age=20)
            self.write(name + EXTENSION_SUFFIXES[0], age=10)

    def write(self, name: str, age: int) -> None:
        path = self.rules / name
        path.touch()
        os.utime(path, (1_000_000_000 - age, 1_000_000_000 - age))

    def python(self, program: str, **switches: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BEAGLE_")}
        environment = {**clean, "PYTHONPATH": str(self.folder / "src"), **switches}
        return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)

    def ask(self, **switches: str) -> str:
        return self.python(ASK, **switches).stdout.strip()


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_fresh_binaries_are_used(toy: Toy) -> None:
    assert toy.ask() == COMPILED


def test_pure_ignores_them(toy: Toy) -> None:
    assert toy.ask(BEAGLE_PURE="1") == INTERPRETED


def test_one_edited_source_makes_all_interpreted(toy: Toy) -> None:
    toy.write("meal.py", age=5)
    assert toy.ask() == INTERPRETED


def test_one_missing_binary_makes_all_interpreted(toy: Toy) -> None:
    (toy.rules / f"meal{EXTENSION_SUFFIXES[0]}").unlink()
    assert toy.ask() == INTERPRETED


def test_a_new_module_makes_all_interpreted(toy: Toy) -> None:
    toy.write("sharing.py", age=50)
    assert toy.ask() == INTERPRETED


def test_an_installed_package_does_not_look_at_ages(toy: Toy) -> None:
    (toy.folder / "pyproject.toml").unlink()
    toy.write("meal.py", age=5)
    assert toy.ask() == COMPILED


def test_an_installed_package_without_binaries_is_interpreted(toy: Toy) -> None:
    (toy.folder / "pyproject.toml").unlink()
    for name in ("attack", "meal"):
        (toy.rules / (name + EXTENSION_SUFFIXES[0])).unlink()
    assert toy.ask() == INTERPRETED


@pytest.mark.parametrize("pure", ["0", "1"])
def test_required_but_not_compiled_is_an_error(toy: Toy, pure: str) -> None:
    toy.write("meal.py", age=5)
    failed = toy.python("import toy._native", BEAGLE_PURE=pure, BEAGLE_REQUIRE_NATIVE="1")
    assert failed.returncode == 1
    assert "not compiled" in failed.stderr


def module_name(source: Path) -> str:
    return ".".join(source.relative_to(ROOT / "src").with_suffix("").parts)


def imported(source: Path) -> set[str]:
    """The modules named by the `from … import` lines of a source, and what they import if that is a module."""
    lines = [node for node in ast.walk(ast.parse(source.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)]
    return {name for line in lines for name in (f"{line.module}", *(f"{line.module}.{it.name}" for it in line.names))}


def test_the_rules_of_this_run_are_all_of_one_kind() -> None:
    kind = ExtensionFileLoader if _native.compiled() else SourceFileLoader
    loaders = {name: type(import_module(name).__loader__) for name in map(module_name, NATIVE)}
    assert {name: loader for name, loader in loaders.items() if loader is not kind} == {}


def test_a_compiled_module_imports_no_interpreted_one() -> None:
    """It would run, many times slower: name the other in `[tool.beagle] native` too."""
    modules = {path for path in (ROOT / "src/beagle").rglob("*.py") if path.name != "__init__.py"}
    interpreted = {module_name(path) for path in modules - set(NATIVE)}
    found = {module_name(source): imported(source) & interpreted for source in NATIVE}
    assert {name: slow for name, slow in found.items() if slow} == {}
