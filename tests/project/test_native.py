"""Compiled or interpreted: all or none.  Tried on a toy checkout whose binaries are empty files, never loaded."""

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
RULES = ("attack", "meal")
SUFFIX = EXTENSION_SUFFIXES[0]
COMPILED = "True ExtensionFileLoader ExtensionFileLoader"
INTERPRETED = "False SourceFileLoader SourceFileLoader"


class Toy:
    """A checkout with a package of two rules, and a build of both that is in use."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.rules = folder / "src/toy/rules"
        self.rules.mkdir(parents=True)
        (folder / "pyproject.toml").write_text('[tool.beagle]\nnative = ["src/toy/rules/*.py", "src/toy/none/*.py"]\n')
        shutil.copy(ROOT / "src/beagle/_native.py", folder / "src/toy/_native.py")
        (folder / "src/toy/__init__.py").touch()
        (self.rules / "__init__.py").touch()
        for name in RULES:
            (self.rules / f"{name}.py").write_text(f"# {name}\n")
        self.builds = _native.builds(folder)
        self.build("first")

    def build(self, name: str, suffix: str = SUFFIX) -> Path:
        """A finished build of the sources as they are; its binaries are empty, and never loaded."""
        out = self.builds / name
        manifest = _native.Manifest(name, suffix)
        manifest.project = _native.fingerprint(self.folder / "pyproject.toml")
        manifest.globs = _native.globs_to_compile(self.folder)
        for rule in RULES:
            path = self.rules / f"{rule}.py"
            manifest.sources[path.relative_to(self.folder).as_posix()] = _native.fingerprint(path)
            manifest.binaries[f"toy.rules.{rule}"] = f"toy/rules/{rule}{suffix}"
            (out / "toy/rules").mkdir(parents=True, exist_ok=True)
            (out / manifest.binaries[f"toy.rules.{rule}"]).touch()
        (out / _native.MANIFEST).write_text(manifest.text())
        (self.builds / _native.CURRENT).write_text(name)
        return out

    def python(self, program: str, **switches: str) -> subprocess.CompletedProcess[str]:
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BEAGLE_")}
        environment = {**clean, "PYTHONPATH": str(self.folder / "src"), **switches}
        return subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, text=True)

    def ask(self, **switches: str) -> str:
        done = self.python(ASK, **switches)
        return done.stdout.strip() or done.stderr

    def why(self, **switches: str) -> str:
        return self.python("import toy._native; print(toy._native.reason())", **switches).stdout.strip()


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_a_build_that_fits_is_used(toy: Toy) -> None:
    assert (toy.ask(), toy.why()) == (COMPILED, "first")


def test_pure_ignores_it(toy: Toy) -> None:
    assert toy.ask(BEAGLE_PURE="1") == INTERPRETED


def test_one_edited_source_makes_all_interpreted_and_is_named(toy: Toy) -> None:
    (toy.rules / "meal.py").write_text("# lunch\n")
    assert toy.ask() == INTERPRETED
    assert toy.why() == "src/toy/rules/meal.py has changed since it was compiled"


def test_a_source_of_the_same_length_and_age_but_another_text_is_an_edit_too(toy: Toy) -> None:
    path = toy.rules / "meal.py"
    path.write_text("# meat\n")
    os.utime(path, ns=(1, 1))
    assert toy.ask() == INTERPRETED


def test_a_source_that_was_only_touched_still_fits(toy: Toy) -> None:
    os.utime(toy.rules / "meal.py", ns=(1, 1))
    assert toy.ask() == COMPILED


def test_a_new_module_makes_all_interpreted(toy: Toy) -> None:
    (toy.rules / "sharing.py").touch()
    assert (toy.ask(), toy.why()) == (INTERPRETED, "other modules are compiled now")


def test_another_list_of_modules_makes_all_interpreted(toy: Toy) -> None:
    (toy.folder / "pyproject.toml").write_text('[tool.beagle]\nnative = ["src/toy/rules/meal.py"]\n')
    assert toy.ask() == INTERPRETED


def test_a_build_for_another_python_is_not_used(toy: Toy) -> None:
    toy.build("other", ".cpython-399-elsewhere.so")
    assert (toy.ask(), toy.why()) == (INTERPRETED, "the build is for .cpython-399-elsewhere.so")


@pytest.mark.parametrize("lost", ["first/manifest.txt", "current"])
def test_without_a_manifest_or_a_current_build_all_is_interpreted(toy: Toy, lost: str) -> None:
    (toy.builds / lost).unlink()
    assert (toy.ask(), toy.why()) == (INTERPRETED, "not compiled")


def test_half_a_manifest_is_none(toy: Toy) -> None:
    manifest = toy.builds / "first" / _native.MANIFEST
    for length in range(0, len(manifest.read_text()) - 1, 7):
        half = manifest.read_text()[:length]
        (toy.builds / "half").mkdir(exist_ok=True)
        (toy.builds / "half" / _native.MANIFEST).write_text(half)
        assert _native.read_manifest(toy.builds / "half") is None


def test_another_build_can_be_named(toy: Toy) -> None:
    toy.build("second")
    assert toy.why(BEAGLE_NATIVE_BUILD=str(toy.builds / "first")) == "first"


def test_binaries_beside_the_sources_of_a_checkout_are_ignored(toy: Toy) -> None:
    (toy.builds / _native.CURRENT).unlink()
    (toy.rules / f"meal{SUFFIX}").touch()
    assert toy.ask() == INTERPRETED


def test_an_installed_package_uses_the_binaries_it_came_with(toy: Toy) -> None:
    (toy.folder / "pyproject.toml").unlink()
    for name in RULES:
        (toy.rules / f"{name}{SUFFIX}").touch()
    assert (toy.ask(), toy.why()) == (COMPILED, "wheel")


def test_an_installed_package_without_binaries_is_interpreted(toy: Toy) -> None:
    (toy.folder / "pyproject.toml").unlink()
    assert toy.ask() == INTERPRETED


@pytest.mark.parametrize("pure", ["0", "1"])
def test_required_but_not_compiled_is_an_error_that_says_why(toy: Toy, pure: str) -> None:
    (toy.rules / "meal.py").write_text("# lunch\n")
    failed = toy.python("import toy._native", BEAGLE_PURE=pure, BEAGLE_REQUIRE_NATIVE="1")
    assert failed.returncode == 1
    assert ("BEAGLE_PURE is set" if pure == "1" else "has changed") in failed.stderr


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
