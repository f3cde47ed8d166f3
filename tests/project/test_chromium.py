"""Which Chromium the browser tests take, tried with browsers that are empty files and a Playwright that writes down."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from tools import chromium, memory
from tools.chromium import Candidate, NoChromium


class Launcher:
    """Stands for Playwright and its browser type.  Only these paths start."""

    def __init__(self, *good: Path | None) -> None:
        self.chromium = self
        self.good = good
        self.tried: list[Path | None] = []

    def launch(
        self, executable_path: Path | None, args: list[str], ignore_default_args: list[str], env: dict[str, str]
    ) -> Any:
        self.tried.append(executable_path)
        self.without = ignore_default_args
        assert "--no-sandbox" in args
        if executable_path not in self.good:
            raise RuntimeError("it does not start\nand says a lot more")
        return executable_path, env.get("LD_LIBRARY_PATH", "")


@pytest.fixture
def bare(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A machine without any Chromium, and without a network."""

    def no_network(*command: object) -> None:
        raise NoChromium("no network")

    monkeypatch.delenv(chromium.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(chromium, "UNPACKED", tmp_path / "unpacked")
    for way in ("playwright_install", "unpack", "apt"):
        monkeypatch.setattr(chromium, way, no_network)
    return tmp_path


def program(path: Path) -> Path:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.touch(0o755)
    return path


def start(launcher: Launcher) -> Any:
    return chromium.launch(launcher)  # type: ignore[arg-type]


def test_the_one_that_is_named_and_no_other(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(chromium.VARIABLE, str(program(bare / "mine")))
    assert start(Launcher(None, bare / "mine"))[0] == bare / "mine"
    with pytest.raises(NoChromium, match="BEAGLE_CHROMIUM: it does not start\n"):
        start(Launcher(None))


def test_playwrights_own_comes_before_the_systems(bare: Path) -> None:
    system = program(bare / "chromium")
    assert start(Launcher(None, system))[0] is None
    assert start(Launcher(system))[0] == system


def test_a_shell_comes_before_a_whole_browser(bare: Path) -> None:
    whole, shell, unpacked = bare / "chromium", bare / "chromium-headless-shell", bare / "unpacked" / "chromium"
    for path in (whole, shell, unpacked):
        program(path)
    (bare / "unpacked" / "stamp").write_text(chromium.package_stamp(), "utf-8")
    assert start(Launcher(whole, shell, unpacked))[0] == shell
    assert start(Launcher(whole, unpacked))[0] == unpacked
    assert start(Launcher(whole))[0] == whole


@pytest.mark.parametrize(("room", "without"), [(True, [chromium.ON_DISK]), (False, [])])
def test_what_its_processes_share_is_in_memory_where_there_is_room(
    bare: Path, monkeypatch: pytest.MonkeyPatch, room: bool, without: list[str]
) -> None:
    monkeypatch.setattr(memory, "has_room", lambda needed: room)
    launcher = Launcher(None)
    start(launcher)
    assert launcher.without == without


def test_what_was_unpacked_before_is_there_until_the_lock_changes(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    there = program(bare / "unpacked" / "chromium")
    (bare / "unpacked" / "stamp").write_text(chromium.package_stamp(), "utf-8")
    path, libraries = start(Launcher(there))
    assert path == there
    assert libraries.startswith(str(bare / "unpacked" / "lib"))
    names = [candidate.name for candidate in chromium.candidates()]
    assert names.index("unpacked before") < names.index("playwright install") < names.index("npm's package")
    monkeypatch.setattr(chromium, "package_stamp", lambda: "another")
    assert Candidate("unpacked before", there, bare / "unpacked" / "lib") not in list(chromium.candidates())


def test_what_can_be_got_is_got(bare: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chromium, "unpack", lambda: program(bare / "unpacked" / "chromium"))
    assert start(Launcher(bare / "unpacked" / "chromium"))[0] == bare / "unpacked" / "chromium"


def test_what_another_process_has_fetched_meanwhile_is_not_fetched_again(
    bare: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    @contextmanager
    def waited() -> Iterator[None]:
        program(bare / "unpacked" / "chromium")
        (bare / "unpacked" / "stamp").write_text(chromium.package_stamp(), "utf-8")
        yield

    monkeypatch.setattr(chromium, "fetching", waited)
    assert start(Launcher(bare / "unpacked" / "chromium"))[0] == bare / "unpacked" / "chromium"


def test_without_any_it_says_what_was_tried(bare: Path) -> None:
    with pytest.raises(NoChromium) as error:
        start(Launcher())
    said = str(error.value)
    assert "Playwright's own: it does not start\n" in said
    assert "npm's package: no network\n" in said
    assert said.endswith("set BEAGLE_CHROMIUM to the path of one")


def test_a_command_that_fails_says_its_last_line() -> None:
    with pytest.raises(NoChromium, match="sh failed with 3: out of luck"):
        chromium.call(["sh", "-c", "echo a lot; echo out of luck; echo; exit 3"])
