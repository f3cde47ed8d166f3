"""run.py: its words, and where programs are on Windows and elsewhere.  `./run` itself is a few lines that start it."""

import sys
from pathlib import Path, PurePosixPath, PureWindowsPath

import pytest

import run
from tools.environments import program


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ([], ["serve", "--open"]),
        (["--lan"], ["serve", "--open", "--lan"]),
        (["--no-open", "--port", "1"], ["serve", "--no-open", "--port", "1"]),
        (["--help"], ["--help"]),
        (["play", "--seed", "7"], ["play", "--seed", "7"]),
    ],
)
def test_flags_alone_belong_to_the_game_table(words: list[str], meant: list[str]) -> None:
    assert run.with_default(words) == meant


def test_programs_are_found_on_both_systems() -> None:
    assert program(PurePosixPath("/a/.venv"), "python", windows=False) == PurePosixPath("/a/.venv/bin/python")
    assert str(program(PureWindowsPath(r"C:\a\.venv"), "python", windows=True)) == r"C:\a\.venv\Scripts\python.exe"


def test_windows_starts_a_command_and_ends_with_its_exit_status(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "WINDOWS", True)
    assert run.replace_with([sys.executable, "-c", "raise SystemExit(7)"]) == 7


def test_every_command_is_in_the_help() -> None:
    listed = {line.split()[0] for line in run.HELP.splitlines() if line.startswith("  ")}
    assert {*run.MODULES, *run.OTHERS} - {"help"} <= listed


def test_a_changed_lock_is_noticed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(run, "ROOT", tmp_path)
    (tmp_path / "requirements").mkdir()
    (tmp_path / "pyproject.toml").write_text("x", "utf-8")
    (tmp_path / "requirements" / "run.txt").write_text("y", "utf-8")
    before = run.lock_checksum()
    assert run.lock_checksum() == before
    (tmp_path / "requirements" / "run.txt").write_text("z", "utf-8")
    assert run.lock_checksum() != before
