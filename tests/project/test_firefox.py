"""Which Firefox the walks take, tried with browsers that are empty files."""

from pathlib import Path

import pytest

from tools import chromium, firefox
from tools.firefox import NoFirefox


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without a Firefox."""
    monkeypatch.delenv(firefox.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    return tmp_path


def program(path: Path) -> Path:
    path.touch(0o755)
    return path


def test_the_one_that_is_named_and_no_other(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    program(bare / "firefox")
    monkeypatch.setenv(firefox.VARIABLE, str(bare / "mine"))
    assert firefox.find() == bare / "mine"


def test_debians_comes_before_another(bare: Path) -> None:
    other = program(bare / "firefox")
    assert firefox.find() == other
    debians = program(bare / "firefox-esr")
    assert firefox.find() == debians


def test_without_one_apt_installs_it_for_root(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    called: list[list[str]] = []

    def apt(command: list[str]) -> None:
        called.append(command)
        if "install" in command:
            program(bare / "firefox-esr")

    program(bare / "apt-get")
    monkeypatch.setattr("os.geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(chromium, "call", apt)
    assert firefox.find() == bare / "firefox-esr"
    assert called[-1][-1] == "firefox-esr"


def test_without_one_and_without_apt_it_says_what_to_do(bare: Path) -> None:
    with pytest.raises(NoFirefox, match="set BEAGLE_FIREFOX to its path"):
        firefox.find()
