"""Every test run says which rules it tested, interpreted or compiled, and is refused if that is the wrong kind.

Browser tests run only when they are named: Playwright and tests that use asyncio cannot share a process.
"""

import os
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from beagle import _native
from tests.rule_coverage import of_the_rulebooks
from tests.support.report import RunReport

# How much Hypothesis tries: little in the suite, much with --hypothesis-profile=soak.  No test fails for being slow.
EVERYWHERE = settings(deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("suite", EVERYWHERE, max_examples=60, derandomize=True)
settings.register_profile("soak", EVERYWHERE, max_examples=5000)
settings.load_profile("suite")

# Everything is said in English, whatever language this machine speaks.
os.environ["LC_ALL"] = "C.UTF-8"
os.environ["BEAGLE_COMPILE_RULES"] = "no"  # no server of a test compiles anything

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    named = [Path(config.invocation_params.dir, argument.partition("::")[0]).resolve() for argument in config.args]
    return None if collection_path != BROWSER or any(BROWSER in (path, *path.parents) for path in named) else True


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--report", type=Path, metavar="FILE", help="write what each test took, and what did not run")
    parser.addoption("--every-rule", action="store_true", help="fail if these tests do not prove every rule")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(of_the_rulebooks(config.getoption("every_rule")), "rule-coverage")
    if config.getoption("report"):
        config.pluginmanager.register(RunReport(config.getoption("report")), "run-report")


def pytest_sessionstart() -> None:
    if os.environ.get("BEAGLE_REQUIRE_NATIVE") == "1" and not _native.compiled():
        pytest.exit("the rules are not compiled: ./run native", returncode=4)
    if os.environ.get("BEAGLE_PURE") == "1" and _native.compiled():
        pytest.exit("the rules are compiled in spite of BEAGLE_PURE=1", returncode=4)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    terminalreporter.write_line(f"rules: {'compiled' if _native.compiled() else 'interpreted'}")
