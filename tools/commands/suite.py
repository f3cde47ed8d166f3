"""Everything CI runs: python -m tools.commands.suite

The rules are tested twice, interpreted and compiled, because mypyc is a second implementation of Python.  Code that
only uses them from a distance, like the server, is tested once, with compiled rules.  Browser tests are a separate run:
Playwright and tests that use asyncio cannot share a process; each worker has its own browser and server.

Tests marked `slow` are left out: ./run soak runs them.  At the end come the slowest tests, what did not run and why,
the time everything took, and what failed, with the error in short.
"""

import json
import os
import sys
import time
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rich.console import Console

from tools import schedule
from tools.memory import files_in_memory
from tools.schedule import LOGS, Ended, Job
from tools.steps import PYTHON

CORES = os.cpu_count() or 1
# Two steps at a time: while one waits for a socket, a disk or its last test, the other works.
AT_ONCE = 2
PYTEST = [PYTHON, "-m", "pytest", "--dist", "worksteal", "-m", "not slow"]
WAITING = 1  # more workers than cores for tests that wait for a browser most of their time
SLOWEST = 10
INTERPRETED, COMPILED, BROWSER = "tests of the rules, interpreted", "tests, compiled", "browser"

# The tests that run rules in every way: cases, laws, texts, records, golden games, bots, tables of a server.
OF_RULES = [
    *("tests/kernel", "tests/games", "tests/laws", "tests/perft", "tests/play", "tests/bots", "tests/plugins"),
    *("tests/project/test_native.py", "tests/project/test_playthroughs.py", "tests/server/test_all_games.py"),
    "tests/adapters/test_games.py",
]

# Among them, what is tested once: servers and packages that only use rules; planted bugs, which show what the test of a
# law finds; how strong a bot is, how one is tuned, and that it always answers; what a lesson says; the tools of the
# soak; and the cases of the base game at all other tables.  None of it depends on how the rules are run.
ONCE = [
    *("tests/play/older/test_old_tree.py", "tests/play/older/test_tables.py"),
    *("tests/plugins/test_examples.py", "tests/plugins/test_registry.py", "tests/plugins/test_guest_words.py"),
    *("tests/bots/test_train.py", "tests/bots/test_review_check.py"),
]
ONCE_BY_NAME = (
    *("caught", "beats_chance", "can_be_said", "answer_in_every_position"),
    *("boxes_of_ones_own_are_played", "attack_has_floods", "told_apart_is_reported", "differences_written_down"),
)
AGAIN = [*(f"--ignore={path}" for path in ONCE), "-k", " and ".join(f"not {words}" for words in ONCE_BY_NAME)]


def report_of(step: str) -> Path:
    return LOGS / f"{step.replace(', ', '-').replace(' ', '-')}.json"


def pytest_job(name: str, *words: str, more: int = 0, needs: tuple[str, ...] = (), **environment: str) -> Job:
    command = [*PYTEST, "-n", str(CORES + more), "--report", str(report_of(name)), *words]
    return Job(name, command, environment, needs=needs)


COMPILING = {"BEAGLE_NATIVE": "required"}
PACKING = {**COMPILING, "BEAGLE_NATIVE_KIND": "parts"}  # what "compile" has made; a release compiles one C file

# What others wait for comes first.  The interpreted rules, which keep a core busy all the time, come beside the end of
# the others, which wait for servers and browsers half of theirs.
SUITE = [
    Job("web", [PYTHON, "-m", "tools.commands.web", "--test"]),
    Job("compile", [PYTHON, "-m", "tools.commands.native", "--parts"], COMPILING),
    Job("check", [PYTHON, "-m", "tools.commands.check", "--without-pages"]),  # the step "web" checks them
    pytest_job(COMPILED, "--every-rule", "tests", needs=("compile", "web"), BEAGLE_REQUIRE_NATIVE="1"),
    pytest_job(BROWSER, "tests/browser", more=WAITING, needs=("compile", "web"), BEAGLE_REQUIRE_NATIVE="1"),
    pytest_job(INTERPRETED, "--every-rule", *OF_RULES, *AGAIN, BEAGLE_PURE="1"),
    Job("wheel", [PYTHON, "-m", "tools.commands.wheel_check"], PACKING, needs=("compile", "web")),
]


# What there is to say at the end


def reports() -> dict[str, dict[str, Any]]:
    """What the steps with tests have reported."""
    found = {step: report_of(step) for step in (INTERPRETED, COMPILED, BROWSER)}
    return {step: json.loads(path.read_text("utf-8")) for step, path in found.items() if path.exists()}


def slowest(reports: dict[str, dict[str, Any]]) -> Iterator[str]:
    taken = [(seconds, test, step) for step, one in reports.items() for test, seconds in one["seconds"].items()]
    for seconds, test, step in sorted(taken, reverse=True)[:SLOWEST]:
        yield f"{seconds:6.1f} s  {test} ({step})"


def failures(reports: dict[str, dict[str, Any]]) -> Iterator[str]:
    for step, one in reports.items():
        yield from (f"{test} ({step})\n    {error}" for test, error in one["failed"].items())


def not_run(reports: dict[str, dict[str, Any]]) -> Iterator[str]:
    """Every reason, and how many tests it kept from running."""
    for step, one in reports.items():
        for reason, count in one["skipped"].items():
            yield f"{count} skipped in «{step}»: {reason}"
    slow = {test for one in reports.values() for test, marks in one["deselected"].items() if "slow" in marks}
    if slow:
        yield f"{len(slow)} marked slow; they run in ./run soak --only slow:"
        yield from (f"  {name} ({count})" for name, count in sorted(Counter(map(without_values, slow)).items()))


def without_values(test: str) -> str:
    return test.partition("[")[0]


def summary(done: list[Ended], seconds: float, found: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"\nthe {SLOWEST} slowest tests"
    yield from slowest(found)
    missing = list(not_run(found))
    yield "\nNOT RUN" if missing else "\nevery test was run"
    yield from missing
    never = [job.name for job in SUITE if job.name not in {one.job.name for one in done}]
    yield from (f"step «{name}» did not begin" for name in never)
    yield "\nsteps"
    yield from (f"{one.seconds:6.0f} s  {one}" for one in done)
    yield f"\ntotal: {seconds // 60:.0f} min {seconds % 60:.0f} s on {CORES} cores"


def main() -> int:
    start = time.monotonic()
    console = Console(highlight=False)
    for step in (INTERPRETED, COMPILED, BROWSER):
        report_of(step).unlink(missing_ok=True)
    with files_in_memory():
        done = schedule.run(SUITE, AT_ONCE, console)
    for line in summary(done, time.monotonic() - start, reports()):
        console.print(line, markup=False, soft_wrap=True)
    failed = [one.job.name for one in done if not one.good]
    if failed:
        for line in failures(reports()):
            console.print(line, markup=False, soft_wrap=True)
        console.print(f"\nfailed: {', '.join(failed)}", style="red", markup=False)
    return int(bool(failed) or len(done) < len(SUITE))


if __name__ == "__main__":
    sys.exit(main())
