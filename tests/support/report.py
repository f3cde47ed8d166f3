"""A pytest plugin: `--report FILE` writes what every test took, which failed, and which didn't run and why, as JSON.

`./run test` puts the reports of its steps together.  What a worker of pytest-xdist deselected, it tells at its end.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

DESELECTED = "deselected"
ERROR_LINES = 3
ERROR_LENGTH = 300
Deselected = list[tuple[str, list[str]]]  # a test, and the names of its marks


class RunReport:
    """The seconds of each test with its fixtures, what failed, why some were skipped, and those left out."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.seconds: Counter[str] = Counter()
        self.skipped: Counter[str] = Counter()
        self.failed: dict[str, str] = {}
        self.deselected: dict[str, list[str]] = {}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.seconds[report.nodeid] += report.duration  # type: ignore[assignment]  # a Counter counts floats too
        if report.skipped and not hasattr(report, "wasxfail"):
            self.skipped[reason_of(report)] += 1
        if report.failed:
            self.failed[f"{report.nodeid} ({report.when})"] = error_of(report)

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        self.deselected.update((item.nodeid, [mark.name for mark in item.iter_markers()]) for item in items)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Any) -> None:
        self.deselected.update(dict(getattr(node, "workeroutput", {}).get(DESELECTED, [])))

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        output: dict[str, Deselected] | None = getattr(session.config, "workeroutput", None)
        if output is not None:
            output[DESELECTED] = list(self.deselected.items())
            return
        found = {
            "seconds": self.seconds,
            "failed": self.failed,
            "skipped": self.skipped,
            DESELECTED: self.deselected,
        }
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(json.dumps(found), "utf-8")


def reason_of(report: pytest.TestReport) -> str:
    said = report.longrepr
    text = said[2] if isinstance(said, tuple) else str(said)
    return text.removeprefix("Skipped: ")


def error_of(report: pytest.TestReport) -> str:
    """What pytest's own summary says of it."""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines = str(crash.message if crash else report.longrepr).splitlines()
    return " ".join(lines[:ERROR_LINES])[:ERROR_LENGTH]
