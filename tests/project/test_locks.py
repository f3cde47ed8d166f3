"""The locks hold names, versions and hashes, so that they install through any index."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
NPM_LOCKS = sorted(path for path in ROOT.glob("*/**/package-lock.json") if "node_modules" not in path.parts)


def test_there_are_locks() -> None:
    assert {lock.name for lock in LOCKS} >= {"run.txt", "dev.txt", "build.txt"}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_a_lock_names_no_address(lock: Path) -> None:
    lines = lock.read_text("utf-8").splitlines()
    assert [line for line in lines if re.search(r"://|--index-url|--extra-index-url|--find-links| @ ", line)] == []


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_requirement_is_pinned_and_hashed(lock: Path) -> None:
    text = re.sub(r"^\s*#.*\n", "", lock.read_text("utf-8"), flags=re.MULTILINE)
    requirements = text.replace("\\\n", "").splitlines()
    assert [line for line in requirements if not ("==" in line and "--hash=sha256:" in line)] == []


def test_the_dev_lock_contains_the_run_lock() -> None:
    pins = {lock.name: set(re.findall(r"^(\S+==\S+)", lock.read_text("utf-8"), re.MULTILINE)) for lock in LOCKS}
    assert pins["run.txt"] - pins["dev.txt"] == set()


def test_there_are_locks_of_npm() -> None:
    assert ROOT / "web" / "package-lock.json" in NPM_LOCKS


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: str(lock.relative_to(ROOT)))
def test_a_lock_of_npm_names_no_address(lock: Path) -> None:
    packages = json.loads(lock.read_text("utf-8"))["packages"]
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


@pytest.mark.parametrize("lock", NPM_LOCKS, ids=lambda lock: str(lock.relative_to(ROOT)))
def test_npm_packages_are_pinned(lock: Path) -> None:
    package = json.loads(lock.with_name("package.json").read_text("utf-8"))
    wanted = {**package.get("dependencies", {}), **package.get("devDependencies", {})}
    assert wanted
    assert {name: version for name, version in wanted.items() if not re.fullmatch(r"\d+(\.\d+)+", version)} == {}


def test_the_pages_can_be_built_on_every_system() -> None:
    """npm leaves out the binaries of other systems when it cannot see them, and only they would notice."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text("utf-8"))["packages"]
    wanted = set(packages["node_modules/rolldown"]["optionalDependencies"])
    assert len(wanted) >= 15
    assert {name for name in wanted if f"node_modules/{name}" not in packages} == set()
