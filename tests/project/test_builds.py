"""Builds of the rules: published at once or not at all, killed at any moment, taken from a wheel that fits."""

import os
import shutil
import signal
import subprocess
import sys
import time
import zipfile
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

import pytest

from beagle import _native
from tools.commands import native
from tools.native import background, locking, publishing, wheels
from tools.native.locking import alone
from tools.native.recipe import has_compiler, is_gcc

ROOT = Path(__file__).parents[2]
SUFFIX = EXTENSION_SUFFIXES[0]
SECONDS = 300.0  # only a failure takes so long
RULE = "def answer(n: int) -> int:\n    return n * 2\n"
COMPILE = "import sys; from tools.native import background as b; b.step_back = int; sys.exit(b.main())"  # without delay
ASK = "import beagle._native as n, beagle.rule as r; print(r.answer(21), n.compiled(), n.reason())"


# Publishing


class Killed(BaseException):
    """As if the process had been killed here."""


@pytest.fixture
def builds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = tmp_path / "builds"
    folder.mkdir()
    monkeypatch.setattr(publishing, "builds", lambda: folder)
    return folder


def made(folder: Path, kind: str) -> Path:
    folder.mkdir()
    manifest = _native.Manifest(kind, SUFFIX)
    manifest.binaries["beagle.rule"] = f"beagle/rule{SUFFIX}"
    (folder / _native.MANIFEST).write_text(manifest.text())
    return folder


def current(builds: Path) -> str:
    """The kind of the build that would be used now."""
    manifest = _native.read_manifest(builds / (builds / _native.CURRENT).read_text().strip())
    return "" if manifest is None else manifest.kind


@pytest.mark.parametrize("calls", range(8))
def test_publishing_that_is_killed_leaves_the_old_build_or_the_new_one(
    builds: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, calls: int
) -> None:
    publishing.publish_as("one", made(tmp_path / "one", "first"))
    left = calls

    def dying(real: Any) -> Any:
        def step(*words: Any, **more: Any) -> Any:
            nonlocal left
            if left == 0:
                raise Killed
            left -= 1
            return real(*words, **more)

        return step

    second = made(tmp_path / "two", "second")
    with monkeypatch.context() as patched:
        for place, name in ((shutil, "copytree"), (shutil, "rmtree"), (Path, "replace"), (Path, "write_text")):
            patched.setattr(place, name, dying(getattr(place, name)))
        try:
            publishing.publish_as("two", second)
        except Killed:
            assert current(builds) in ("first", "second")
        else:
            assert calls > 4  # it took fewer steps than that
    publishing.publish_as("two", second)
    assert current(builds) == "second"
    assert list(builds.glob(f"{publishing.UNFINISHED}*")) == []


def test_only_the_latest_builds_are_kept(builds: Path, tmp_path: Path) -> None:
    for number in range(5):
        publishing.publish_as(f"build-{number}", made(tmp_path / str(number), "any"))
        os.utime(builds / f"build-{number}", (number, number))
    assert len(list(builds.glob("build-*"))) == publishing.KEPT
    assert current(builds) == "any"


# In the background


def appeared(folder: Path, pattern: str) -> bool:
    """A folder may be removed while it is searched."""
    with suppress(FileNotFoundError):
        return any(folder.rglob(pattern))
    return False


class Checkout:
    """A checkout with one rule and our tools."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        shutil.copytree(ROOT / "tools", folder / "tools", ignore=shutil.ignore_patterns("__pycache__", "node_modules"))
        package = folder / "src/beagle"
        package.mkdir(parents=True)
        shutil.copy(ROOT / "src/beagle/_native.py", package)
        (package / "__init__.py").write_text("from beagle import _native as _native\n")
        (package / "rule.py").write_text(RULE)
        (folder / "pyproject.toml").write_text('[tool.beagle]\nnative = ["src/beagle/rule.py"]\n')
        clean = {name: value for name, value in os.environ.items() if not name.startswith("BEAGLE_")}
        self.environment = {**clean, "PYTHONPATH": str(folder / "src"), "MYPYPATH": str(folder / "src")}

    def ask(self) -> str:
        done = subprocess.run(
            [sys.executable, "-c", ASK], cwd=self.folder, env=self.environment, capture_output=True, text=True
        )
        return done.stdout.strip() or done.stderr

    def compile(self, kill_after: str = "", listened_to: bool = True) -> str:
        """What it says, to the end or until it is killed: as soon as this file appears."""
        command = [sys.executable, "-u", "-c", COMPILE]
        process = subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True, start_new_session=True
        )
        if not listened_to:
            assert process.stdout is not None
            process.stdout.close()
            process.wait(SECONDS)
            return ""
        if not kill_after:
            return process.communicate(timeout=SECONDS)[0]
        end = time.monotonic() + SECONDS
        while process.poll() is None and not appeared(self.folder / "build", kill_after):
            assert time.monotonic() < end
            time.sleep(0.01)
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        said = process.communicate()[0]
        if process.returncode != -signal.SIGKILL:  # it was done before we looked: once more, from the beginning
            shutil.rmtree(self.folder / "build")
            return self.compile(kill_after)
        return said


@pytest.mark.skipif(not has_compiler() or sys.platform == "win32", reason="needs a C compiler and signals")
@pytest.mark.parametrize(
    "moments",
    [
        ("*.c",),
        pytest.param(("unfinished", "*.o", "*.c"), marks=pytest.mark.slow),  # before it translates, after it compiled
    ],
    ids=" ".join,
)
def test_killed_at_any_moment_it_leaves_no_half_built_state(tmp_path: Path, moments: tuple[str, ...]) -> None:
    checkout = Checkout(tmp_path)
    for moment in moments:
        checkout.compile(kill_after=moment)
        assert checkout.ask() == "42 False not compiled"
    assert checkout.compile().splitlines() == ["translating", "compiled 1 2", "done"]
    assert checkout.ask() == "42 True whole"
    (tmp_path / "src/beagle/rule.py").write_text(RULE.replace("* 2", "* 3"))
    assert checkout.ask() == "63 False src/beagle/rule.py has changed since it was compiled"


GAMES = "from beagle import _native\nfrom beagle.rule import answer\nassert _native.compiled()\nanswer(1)\n"


def compiled_twice(checkout: Checkout, games: str, place: str = ".gcda") -> subprocess.CompletedProcess[str]:
    """As a wheel is: these games are counted, and the counts are put there."""
    compiler = checkout.folder / "tools/native/compiler.py"
    copied = "shutil.copy(counts, beside)"
    assert copied in compiler.read_text()
    compiler.write_text(compiler.read_text().replace(copied, f"shutil.copy(counts, beside.with_suffix({place!r}))"))
    (checkout.folder / "tools/native/training.py").write_text(games)
    command = [sys.executable, "-m", "tools.commands.native", "--profile", "--strict"]
    return subprocess.run(
        command, cwd=checkout.folder, env=checkout.environment, capture_output=True, text=True, timeout=SECONDS
    )


@pytest.mark.slow
@pytest.mark.skipif(not is_gcc(), reason="needs gcc")
@pytest.mark.parametrize(("ending", "place"), [("import os; os._exit(0)\n", ".gcda"), ("", ".lost")])
def test_a_wheel_without_counts_of_games_is_not_built(tmp_path: Path, ending: str, place: str) -> None:
    """Planted: the games end before they write counts, or gcc looks elsewhere.  In silence nothing would be faster."""
    checkout = Checkout(tmp_path)
    done = compiled_twice(checkout, GAMES + ending, place)
    assert done.returncode != 0, done.stdout + done.stderr
    assert checkout.ask() == "42 False not compiled"


@pytest.mark.skipif(not is_gcc(), reason="needs gcc")
def test_a_wheel_is_compiled_twice_with_the_counts_of_games_in_between(tmp_path: Path) -> None:
    """gcc finds the counts."""
    checkout = Checkout(tmp_path)
    done = compiled_twice(checkout, GAMES)
    assert done.returncode == 0, done.stdout + done.stderr
    assert checkout.ask() == "42 True profiled"
    [log] = (tmp_path / "build").rglob("profiled-*.log")
    assert "not found in profile data" in log.read_text()  # a function that was not called: so the counts were found
    assert native.NO_COUNTS not in log.read_text()
    [library] = (tmp_path / "build").rglob(f"profiled-*/lib/beagle/compiled__mypyc{SUFFIX}")
    assert b"__gcov" not in library.read_bytes()  # what is published doesn't count


def test_it_says_why_it_does_not_compile(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(locking, "builds", lambda: tmp_path)
    monkeypatch.setattr(background, "use_wheel", lambda: None)
    monkeypatch.setattr(background, "has_compiler", lambda: True)
    monkeypatch.setattr(background, "free_memory", lambda: 1 << 30)
    monkeypatch.setattr(background, "step_back", lambda: None)
    assert background.main() == background.SKIPPED
    monkeypatch.setattr(background, "has_compiler", lambda: False)
    assert background.main() == background.SKIPPED
    with alone():
        assert background.main() == background.SKIPPED
    said = capsys.readouterr().out.splitlines()
    assert [line.split(":")[0] for line in said] == ["skipped memory", "skipped no-compiler", "skipped busy"]


@pytest.mark.skipif(sys.platform == "win32", reason="priorities of processes")
def test_it_has_the_lowest_priority_and_so_has_its_session(tmp_path: Path) -> None:
    """Without the second a desktop would give it as much as the server: Linux shares between sessions first."""
    session = tmp_path / "autogroup"
    program = f"""
import os, pathlib
from tools.native import background
background.SESSION = pathlib.Path({str(session)!r})
background.step_back()
print(os.nice(0), background.SESSION.read_text())
"""
    for alone_in_it, priorities in ((True, "19 19"), (False, "19 0")):
        session.write_text("0")
        command = [sys.executable, "-c", program]
        done = subprocess.run(command, cwd=ROOT, start_new_session=alone_in_it, capture_output=True, text=True)
        assert done.stdout.strip() == priorities, done.stderr


@pytest.mark.skipif(not has_compiler(), reason="needs a C compiler")
def test_rules_are_compiled_where_only_the_compiler_is_installed(tmp_path: Path) -> None:
    """mypyc also reads modules that aren't compiled; what they import is for players, and a build may not have it."""
    checkout = Checkout(tmp_path)
    (tmp_path / "src/beagle/words.py").write_text("from not_installed_here import sentence as sentence\n")
    (tmp_path / "src/beagle/rule.py").write_text(
        f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from beagle import words as words\n{RULE}"
    )
    assert checkout.compile(listened_to=False) == ""  # its server was killed: it goes on for the next
    assert checkout.ask() == "42 True whole", (tmp_path / background.LOG).read_text()


def test_offline_the_rules_stay_interpreted(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(locking, "builds", lambda: tmp_path)
    monkeypatch.setattr(background, "use_wheel", lambda: None)
    monkeypatch.setattr(background, "check_machine", lambda: None)
    monkeypatch.setattr(background, "find_spec", lambda name: None)  # as where only players are
    monkeypatch.setattr(background, "uv_command", lambda: "/nowhere/uv")
    monkeypatch.setattr(background, "ENVIRONMENT", tmp_path / "native")
    monkeypatch.setattr(background, "step_back", lambda: None)
    failing: subprocess.CompletedProcess[bytes] = subprocess.CompletedProcess([], 1)
    monkeypatch.setattr(subprocess, "run", lambda *words, **more: failing)
    assert background.main() == background.SKIPPED
    assert capsys.readouterr().out.splitlines()[-1].startswith("skipped offline")


# From a wheel


def wheel_of(folder: Path, changed: str = "", without: str = "") -> Path:
    """A wheel with our sources, one of them changed, and an empty binary for each, except one."""
    path = folder / "beagle_games-0.0-cp3-linux.whl"
    with zipfile.ZipFile(path, "w") as wheel:
        for source in _native.sources_to_compile(ROOT):
            name = source.relative_to(ROOT / "src").as_posix()
            wheel.writestr(name, source.read_text("utf-8") + ("#" if name == changed else ""))
            if name != without:
                wheel.writestr(name.removesuffix(".py") + SUFFIX, b"")
    return path


@pytest.mark.parametrize(
    ("more", "fits"),
    [({}, True), ({"changed": "beagle/kernel/state.py"}, False), ({"without": "beagle/kernel/state.py"}, False)],
)
def test_a_wheel_fits_if_all_its_sources_are_ours_and_have_binaries(
    tmp_path: Path, more: dict[str, str], fits: bool
) -> None:
    with zipfile.ZipFile(wheel_of(tmp_path, **more)) as wheel:
        assert wheels.fits(wheel) is fits


def test_a_wheel_in_a_folder_of_the_setting_is_used_and_a_broken_one_is_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    published: list[tuple[str, Path]] = []
    monkeypatch.setattr(wheels, "publish_as", lambda name, folder: published.append((name, folder)))
    monkeypatch.setattr(wheels, "builds", lambda: tmp_path / "builds")
    monkeypatch.setenv("BEAGLE_WHEELS", os.pathsep.join([str(tmp_path / "nothing"), str(tmp_path)]))
    (tmp_path / "beagle_games-9.9-broken.whl").write_bytes(b"PK")
    assert wheels.use_wheel() is None
    path = wheel_of(tmp_path)
    assert wheels.use_wheel() == path
    [(name, folder)] = published
    manifest = _native.read_manifest(folder)
    assert name.startswith("wheel-")
    assert manifest is not None
    assert _native.misfit(manifest, ROOT) == ""
    assert set(manifest.binaries) == {
        ".".join(source.relative_to(ROOT / "src").with_suffix("").parts) for source in _native.sources_to_compile(ROOT)
    }
