"""The check that every rule has a test, tried on small suites of its own."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

SUITE = """
import pytest

@pytest.mark.rule("EV-DEV-01")
def test_one(): pass

@pytest.mark.rule("EV-DEV-02", "EV-DEV-03")
def test_two(): assert {two}
"""
CONFTEST = """
from tests.rule_coverage import RuleCoverage

def pytest_configure(config):
    config.addinivalue_line("markers", "rule(ids): proved")
    config.pluginmanager.register(RuleCoverage({needed}, {always}))
"""


class Suite:
    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def run(
        self, needed: list[str], *arguments: str, two: bool = True, always: bool = False
    ) -> subprocess.CompletedProcess[str]:
        (self.folder / "pytest.ini").write_text("[pytest]\n")
        (self.folder / "conftest.py").write_text(CONFTEST.format(needed=needed, always=always))
        (self.folder / "test_suite.py").write_text(SUITE.format(two=two))
        command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments]
        environment = {
            **os.environ,
            "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        }
        return subprocess.run(command, cwd=self.folder, env=environment, capture_output=True, text=True)


@pytest.fixture
def suite(tmp_path: Path) -> Suite:
    return Suite(tmp_path)


def test_a_run_that_proves_every_rule_is_green(suite: Suite) -> None:
    done = suite.run(["EV-DEV-01", "EV-DEV-03"])
    assert done.returncode == 0, done.stdout
    assert "rules proved: 2 of 2" in done.stdout


@pytest.mark.parametrize("workers", [(), ("-p", "xdist", "-n", "1")], ids=["alone", "xdist"])
def test_a_rule_without_a_test_fails_the_run_and_is_named(suite: Suite, workers: tuple[str, ...]) -> None:
    done = suite.run(["EV-DEV-01", "EV-DEV-03", "EV-DEV-04"], *workers)
    assert done.returncode == 1
    assert "no passing test for: EV-DEV-04" in done.stdout


def test_a_failed_test_proves_nothing_and_speaks_for_itself(suite: Suite) -> None:
    done = suite.run(["EV-DEV-03"], two=False)
    assert done.returncode == 1
    assert "no passing test" not in done.stdout


@pytest.mark.parametrize("part", ["test_suite.py", "-k one", "-m rule", "--deselect=test_suite.py::test_two"])
def test_part_of_the_suite_is_not_judged(suite: Suite, part: str) -> None:
    assert suite.run(["EV-DEV-04"], *part.split()).returncode == 0


def test_part_of_the_suite_is_judged_if_it_should_prove_every_rule(suite: Suite) -> None:
    assert suite.run(["EV-DEV-01"], "test_suite.py", always=True).returncode == 0
    done = suite.run(["EV-DEV-04"], "test_suite.py", always=True)
    assert done.returncode == 1
    assert "no passing test for: EV-DEV-04" in done.stdout
