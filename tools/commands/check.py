"""Format, lint, types, layers and repository rules: python -m tools.commands.check [--fix]"""

import argparse
import os
import sys

from tools.commands import web
from tools.environments import executable
from tools.steps import BIN, PYTHON, ROOT, Command, run
from tools.words.checked import missing, stale
from tools.words.texts import OTHERS

LONG_FILE = 500  # lines
SOURCES = [
    "src/**/*.py",
    "tests/**/*.py",
    "tools/**/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/src/**/*.css",
]
REPOSITORY_RULES = ["tests/project/test_repository.py", "tests/project/test_locks.py"]

GENERATED = {  # in this order: the rules must be importable before the others read them.  No Node is needed.
    "numbers of rules": "tools.generators.laws",
    "functions of events": "tools.generators.event_functions",
    "rulebooks of the pages": "tools.generators.web_rules",
    "drawings of the pages": "tools.generators.anatomy",
    "types of the pages": "tools.generators.web_types",
    "tables of the protocol": "tools.generators.protocol",
    "translations": "tools.words.checked",
}

# What runs on Windows too: mypy finds calls and signals that only Unix has.  Benchmarks read /proc.
ON_WINDOWS = ["run.py", "src", "tools/environments.py", "tools/steps.py", "tools/commands", "tools/generators"]

MYPY_WINDOWS = ["--no-error-summary", "--platform", "win32", "--cache-dir", ".mypy_cache/windows"]

SCHEMA = [str(BIN / executable("check-jsonschema")), "--builtin-schema"]
GITHUB = ROOT / ".github"
WORKFLOWS = sorted(str(path) for path in GITHUB.glob("workflows/*.yml"))
FORMS = sorted(str(path) for path in GITHUB.glob("ISSUE_TEMPLATE/*.yml") if path.name != "config.yml")

CHECKS = [
    Command("ruff format --check", [PYTHON, "-m", "ruff", "format", "--check", "--quiet", "."]),
    Command("ruff check", [PYTHON, "-m", "ruff", "check", "--quiet", "."]),
    Command("mypy --strict", [PYTHON, "-m", "mypy", "--no-error-summary"]),
    Command("mypy for Windows", [PYTHON, "-m", "mypy", *MYPY_WINDOWS, *ON_WINDOWS]),
    Command("lint-imports", [str(BIN / executable("lint-imports"))], quiet=True),
    *(Command(name, [PYTHON, "-m", module, "--check"]) for name, module in GENERATED.items()),
    Command("workflows", [*SCHEMA, "vendor.github-workflows", *WORKFLOWS], quiet=True),
    Command("issue forms", [*SCHEMA, "vendor.github-issue-forms", *FORMS], quiet=True),
    Command("dependabot", [*SCHEMA, "vendor.dependabot", str(GITHUB / "dependabot.yml")], quiet=True),
    Command("zizmor", [str(BIN / executable("zizmor")), "--offline", "--quiet", str(GITHUB)], quiet=True),
    Command("repository rules", [PYTHON, "-m", "pytest", *REPOSITORY_RULES]),
]

# Only where Node and its packages are installed: a check downloads nothing.
WEB_CHECKS = [Command("pages: format and style", [PYTHON, "-m", "tools.commands.web", "--check"], quiet=True)]
WEB_FIXES = [Command("pages: fix", [PYTHON, "-m", "tools.commands.web", "--fix"], quiet=True)]

FIXES = [
    Command("ruff check --fix", [PYTHON, "-m", "ruff", "check", "--quiet", "--fix-only", "."]),
    Command("ruff format", [PYTHON, "-m", "ruff", "format", "--quiet", "."]),
    *(Command(name, [PYTHON, "-m", module]) for name, module in GENERATED.items()),
]


def report_long_files() -> None:
    """Say which sources are long.  That isn't an error: a file is cut by subject, not at a limit."""
    for path in sorted(path for pattern in SOURCES for path in ROOT.glob(pattern)):
        lines = len(path.read_text("utf-8").splitlines())
        if lines > LONG_FILE:
            print(f"long file: {path.relative_to(ROOT)}, {lines} lines", flush=True)


def report_words() -> None:
    """Say what isn't translated, and what was translated from an older English.  Only a release is refused for it."""
    for what, option, find in (
        ("not translated, said in English", "--missing", missing),
        ("translated from an older English", "--stale", stale),
    ):
        counts = [f"{language} {len(keys)}" for language in OTHERS if (keys := find(language))]
        if counts:
            print(f"{what}: {', '.join(counts)} (./run words {option})", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, prog="./run check")
    parser.add_argument("--fix", action="store_true", help="first fix what can be fixed")
    parser.add_argument("--without-pages", action="store_true", help="leave them to ./run web --test")
    arguments = parser.parse_args()
    pages = not arguments.without_pages and web.node_folder() is not None and web.packages_ready()
    if arguments.fix:
        run([*FIXES, *(WEB_FIXES if pages else [])])
    report_long_files()
    report_words()
    if not arguments.without_pages and not pages:
        print("NOT CHECKED: the pages, because Node or their packages are not installed: ./run web", flush=True)
    return run([*CHECKS, *(WEB_CHECKS if pages else [])], at_once=os.cpu_count() or 1)


if __name__ == "__main__":
    sys.exit(main())
