"""Every test run says which rules it tested, interpreted or compiled, and is refused if that is the wrong kind."""

import os

import pytest

from beagle import _native
from tests.rule_coverage import of_the_rulebooks


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(of_the_rulebooks(), "rule-coverage")


def pytest_sessionstart() -> None:
    if os.environ.get("BEAGLE_REQUIRE_NATIVE") == "1" and not _native.compiled():
        pytest.exit("the rules are not compiled: ./run native", returncode=4)
    if os.environ.get("BEAGLE_PURE") == "1" and _native.compiled():
        pytest.exit("the rules are compiled in spite of BEAGLE_PURE=1", returncode=4)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"rules: {'compiled' if _native.compiled() else 'interpreted'}")
