"""Everything CI runs: python -m tools.commands.suite

The rules are tested twice, interpreted and compiled, because mypyc is a second implementation of Python.  Code that
only uses them from a distance, like the server, is tested once.  Browser tests are a separate run: Playwright and tests
that use asyncio cannot share a process; each worker has its own browser and server.
"""

import os
import sys

from tools.steps import PYTHON, Command, run

CORES = os.cpu_count() or 1
# One worker more than there are cores: tests of the server wait for sockets and disks.
PYTEST = [PYTHON, "-m", "pytest", "-n", str(CORES + 1), "--dist", "worksteal"]
BROWSERS = [PYTHON, "-m", "pytest", "-n", str(CORES), "--dist", "worksteal"]

# The tests that run rules in every way: cases, laws, texts, records, golden games, bots, tables of a server.
OF_RULES = [
    *("tests/kernel", "tests/games", "tests/laws", "tests/perft", "tests/play", "tests/bots", "tests/plugins"),
    *("tests/project/test_native.py", "tests/project/test_playthroughs.py", "tests/server/test_all_games.py"),
]

SUITE = [
    Command("check", [PYTHON, "-m", "tools.commands.check", "--without-pages"]),  # the step "web" checks them
    Command("tests, interpreted", PYTEST, {"BEAGLE_PURE": "1"}),
    Command("compile", [PYTHON, "-m", "tools.commands.native"], {"BEAGLE_NATIVE": "required"}),
    Command("tests of the rules, compiled", [*PYTEST, "--every-rule", *OF_RULES], {"BEAGLE_REQUIRE_NATIVE": "1"}),
    Command("web", [PYTHON, "-m", "tools.commands.web", "--test"]),
    Command("browser", [*BROWSERS, "tests/browser"]),
    Command("wheel", [PYTHON, "-m", "tools.commands.wheel_check"], {"BEAGLE_NATIVE": "required"}),
]

if __name__ == "__main__":
    sys.exit(run(SUITE, keep_going=False))
