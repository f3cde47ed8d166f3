"""Temporary files of `./run test` are in memory where that can be, and gone afterwards."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from collections import namedtuple
from pathlib import Path

import pytest

from tools import memory

Usage = namedtuple("Usage", "total used free")
ASK = "import tempfile; print(tempfile.gettempdir())"


@pytest.fixture
def shared(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine with much memory, and this folder in it."""
    monkeypatch.setattr(memory, "SHARED", tmp_path)
    monkeypatch.setattr(memory, "free_memory", lambda: memory.FOR_TESTS)
    monkeypatch.setattr(memory, "disk_usage", lambda folder: Usage(0, 0, memory.FOR_TESTS))
    monkeypatch.setattr(memory, "runs_programs", lambda: True)
    return tmp_path


def test_what_is_started_writes_there_and_nothing_stays(shared: Path) -> None:
    before = tempfile.gettempdir()
    with memory.files_in_memory() as folder:
        assert folder is not None
        assert folder.parent == shared
        assert tempfile.gettempdir() == str(folder)
        said = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=True).stdout
        assert said.strip() == str(folder)
        (folder / "left.txt").touch()
    assert tempfile.gettempdir() == before
    assert list(shared.iterdir()) == []


def too_little_memory(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory, "free_memory", lambda: memory.FOR_TESTS - 1)


def too_small(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory, "disk_usage", lambda folder: Usage(0, 0, memory.FOR_TESTS - 1))


def no_programs(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory, "runs_programs", lambda: False)


def not_there(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(memory, "SHARED", Path("no such folder"))


@pytest.mark.parametrize("missing", [too_little_memory, too_small, no_programs, not_there])
def test_without_room_they_are_where_they_always_were(
    shared: Path, monkeypatch: pytest.MonkeyPatch, missing: object
) -> None:
    before = tempfile.gettempdir()
    missing(monkeypatch)  # type: ignore[operator]
    with memory.files_in_memory() as folder:
        assert folder is None
        assert tempfile.gettempdir() == before


@pytest.mark.skipif(sys.platform != "linux", reason="memory as a folder is Linux's")
def test_whether_programs_run_from_there_can_be_asked() -> None:
    assert memory.runs_programs() in (True, False)
