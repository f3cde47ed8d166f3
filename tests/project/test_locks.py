"""The locks hold names, versions and hashes, so that they install through any index."""

import re
from pathlib import Path

import pytest

LOCKS = sorted((Path(__file__).parents[2] / "requirements").glob("*.txt"))


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
