"""A pytest plugin: in a whole run that went well, every rule was proved by a test.

So it was in a run of some tests with `--every-rule`, which says that they should.

A test proves the rules its mark names: `@pytest.mark.rule("EV-DEV-05")`; a case of a case file, those it cites.  The
ids travel with the reports of the tests, so that workers of pytest-xdist count too.
"""

from collections.abc import Collection

import pytest

from beagle.games.dinosaurs import rulebook as dinosaurs
from beagle.games.evo import rulebook as evo
from beagle.games.evolution import rulebook as evolution

MARK = "rule"
BOOKS = (evolution, evo, dinosaurs)


class RuleCoverage:
    """Collects the rules of the tests that pass; at the end of a whole run it says which are missing."""

    def __init__(self, needed: Collection[str], always: bool = False) -> None:
        self.needed = needed
        self.always = always  # judge also a part of the tests
        self.proved: set[str] = set()
        self.missing: list[str] = []
        self.whole = False

    def pytest_runtest_setup(self, item: pytest.Item) -> None:
        for mark in item.iter_markers(MARK):
            item.user_properties += [(MARK, id) for id in mark.args]

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.when == "call" and report.passed:
            self.proved |= {str(value) for name, value in report.user_properties if name == MARK}

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        if exitstatus != pytest.ExitCode.OK or hasattr(session.config, "workerinput"):
            return
        self.whole = self.always or is_whole(session.config)
        if self.whole:
            self.missing = [id for id in self.needed if id not in self.proved]
            if self.missing:
                session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if not self.whole:
            return
        if self.missing:
            terminalreporter.write_line(f"no passing test for: {' '.join(self.missing)}", red=True)
        proved = len(self.needed) - len(self.missing)
        terminalreporter.write_line(f"rules proved: {proved} of {len(self.needed)}")


def is_whole(config: pytest.Config) -> bool:
    """All tests were asked for: no path, no selection."""
    option = config.option
    selected = option.keyword or option.markexpr or option.deselect or option.collectonly
    selected = selected or getattr(option, "lf", False) or getattr(option, "stepwise", False)
    return not selected and config.args_source is not pytest.Config.ArgsSource.ARGS


def of_the_rulebooks(always: bool) -> RuleCoverage:
    return RuleCoverage([entry.id for book in BOOKS for entry in book.ENTRIES], always)
