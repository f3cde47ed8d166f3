"""`./run test`: its steps wait for what they need, and its end says what was slow and what did not run."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from tools import schedule
from tools.commands import suite
from tools.schedule import Ended, Job

ROOT = Path(__file__).parents[2]

TESTS = """
import pytest

@pytest.mark.slow
@pytest.mark.parametrize("n", [1, 2])
def test_long(n): pass

@pytest.mark.skipif(True, reason="no volcano here")
def test_volcano(): pass

def test_quick(): pass

@pytest.fixture
def lamp():
    yield
    assert False, "the lamp is out"

def test_lamp(lamp): pass
"""
CONFTEST = """
from pathlib import Path
from tests.support.report import RunReport

def pytest_addoption(parser): parser.addoption("--report", type=Path)

def pytest_configure(config):
    config.addinivalue_line("markers", "slow: slow")
    config.pluginmanager.register(RunReport(config.getoption("report")))
"""


@pytest.fixture(autouse=True)
def own_logs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(schedule, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(suite, "LOGS", tmp_path / "logs")
    monkeypatch.setattr(schedule, "PAUSE", 0.01)


def job(name: str, code: str = "", *needs: str) -> Job:
    return Job(name, [sys.executable, "-c", code], needs=needs)


def run(jobs: list[Job], at_once: int = 2) -> tuple[dict[str, bool], str]:
    said = io.StringIO()
    done = schedule.run(jobs, at_once, Console(width=100, file=said))
    return {one.job.name: one.good for one in done}, said.getvalue()


def test_a_step_begins_when_all_it_needs_has_ended(tmp_path: Path) -> None:
    made = tmp_path / "made"
    jobs = [
        job("tests", f"import pathlib; assert pathlib.Path({str(made)!r}).exists()", "compile"),
        job("compile", f"import pathlib; pathlib.Path({str(made)!r}).touch()"),
    ]
    done, said = run(jobs)
    assert done == {"compile": True, "tests": True}
    assert said.index("── compile") < said.index("── tests")


def test_two_steps_run_side_by_side(tmp_path: Path) -> None:
    """Each waits for the other's file, so that one after the other would never end."""
    waits = "import pathlib, time\npathlib.Path({!r}).touch()\nwhile not pathlib.Path({!r}).exists(): time.sleep(0.01)"
    one, other = str(tmp_path / "one"), str(tmp_path / "other")
    done, _ = run([job("one", waits.format(one, other)), job("other", waits.format(other, one))])
    assert done == {"one": True, "other": True}


def test_after_a_failure_nothing_new_begins_and_all_it_printed_is_shown() -> None:
    jobs = [job("bad", "print('.... [ 12%]'); print('this is wrong'); raise SystemExit(3)"), job("next", "", "bad")]
    done, said = run(jobs, at_once=1)
    assert done == {"bad": False}
    assert ".... [ 12%]" in said
    assert "this is wrong" in said
    assert "bad: FAILED" in said


def test_of_a_step_that_went_well_the_dots_are_not_shown() -> None:
    _, said = run([job("good", "print('...s... [ 12%]'); print('7 passed'); print('..F..')")])
    assert "12%" not in said
    assert "..F.." not in said
    assert "7 passed" in said


def test_every_step_needs_steps_that_are_there() -> None:
    names = [step.name for step in suite.SUITE]
    assert len(set(names)) == len(names)
    assert all(set(step.needs) <= set(names) for step in suite.SUITE)


def test_what_is_tested_twice_and_what_once_is_there() -> None:
    """A path or a word that fits nothing would be left out silently."""
    assert all((ROOT / path).exists() for path in [*suite.OF_RULES, *suite.ONCE])
    sources = [path.read_text("utf-8") for place in suite.OF_RULES for path in files_in(ROOT / place)]
    for words in suite.ONCE_BY_NAME:
        assert any(re.search(rf"^def test_\w*{words}", text, re.MULTILINE) for text in sources), words


def files_in(place: Path) -> list[Path]:
    return sorted(place.rglob("test_*.py")) if place.is_dir() else [place]


@pytest.mark.parametrize("workers", [(), ("-n", "2")])
def test_a_report_says_what_each_test_took_and_what_did_not_run(tmp_path: Path, workers: tuple[str, ...]) -> None:
    (tmp_path / "test_toy.py").write_text(TESTS, "utf-8")
    (tmp_path / "conftest.py").write_text(CONFTEST, "utf-8")
    file = tmp_path / "report.json"
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *workers, "-m", "not slow"]
    subprocess.run([*command, f"--report={file}"], cwd=tmp_path, env=environment, check=False, capture_output=True)
    report = json.loads(file.read_text("utf-8"))
    assert set(report["seconds"]) == {f"test_toy.py::test_{name}" for name in ("lamp", "quick", "volcano")}
    assert list(report["failed"]) == ["test_toy.py::test_lamp (teardown)"]
    assert "the lamp is out" in report["failed"]["test_toy.py::test_lamp (teardown)"]
    assert report["skipped"] == {"no volcano here": 1}
    assert set(report["deselected"]) == {"test_toy.py::test_long[1]", "test_toy.py::test_long[2]"}


def test_the_end_says_what_was_slow_and_what_did_not_run_and_why() -> None:
    taken = {f"tests/test_a.py::test_{n}": float(n) for n in range(20)}
    slow = {"tests/test_b.py::test_war[1]": ["slow"], "tests/test_b.py::test_war[2]": ["slow"]}
    report = {"seconds": taken, "skipped": {"no volcano here": 3}, "deselected": slow}
    done = [Ended(suite.SUITE[0], True, 61.0, 70.0)]
    lines = list(suite.summary(done, 615.0, {suite.COMPILED: report}))
    slowest = [line for line in lines if "test_a.py" in line]
    assert len(slowest) == suite.SLOWEST
    assert "19.0 s  tests/test_a.py::test_19" in slowest[0]
    said = "\n".join(lines)
    assert "NOT RUN" in said
    assert f"3 skipped in «{suite.COMPILED}»: no volcano here" in said
    assert "2 marked slow" in said
    assert "tests/test_b.py::test_war (2)" in said
    assert "step «wheel» did not begin" in said
    assert "total: 10 min 15 s" in said


def test_what_failed_is_said_at_the_end_with_its_error() -> None:
    report = {"failed": {"tests/test_a.py::test_lamp (teardown)": "AssertionError: the lamp is out"}}
    [line] = suite.failures({suite.BROWSER: report})
    assert "test_lamp (teardown) (browser)" in line
    assert "the lamp is out" in line


def test_the_end_of_a_run_without_gaps_says_so() -> None:
    report: dict[str, dict[str, float]] = {"seconds": {}, "skipped": {}, "deselected": {}}
    assert "\nevery test was run" in suite.summary([], 1.0, {suite.BROWSER: report})
