"""Everything CI runs: python tools/suite.py

The rules are tested twice, interpreted and compiled, because mypyc is a second implementation of Python.
Browser tests are a run of their own: Playwright and tests that use asyncio cannot share a process.
"""

import sys

from steps import PYTHON, Step, run

ON_ALL_CORES = ["-n", "auto", "--dist", "worksteal"]

SUITE = [
    Step("check", [PYTHON, "tools/check.py"]),
    Step("tests, interpreted", [PYTHON, "-m", "pytest", *ON_ALL_CORES], {"BEAGLE_PURE": "1"}),
    Step("compile", [PYTHON, "tools/native.py"], {"BEAGLE_NATIVE": "required"}),
    Step("tests, compiled", [PYTHON, "-m", "pytest", *ON_ALL_CORES], {"BEAGLE_REQUIRE_NATIVE": "1"}),
    Step("web", [PYTHON, "tools/web.py", "--test"]),
    Step("browser", [PYTHON, "-m", "pytest", "tests/browser"]),
    Step("wheel", [PYTHON, "tools/wheel_check.py"], {"BEAGLE_NATIVE": "required"}),
]

if __name__ == "__main__":
    sys.exit(run(SUITE, keep_going=False))
