"""Compiles the rules with mypyc: python -m tools.commands.native [--parts | --profile] [--force]

Which modules: `[tool.beagle] native` in pyproject.toml.  Builds and work files: build/native.  src/beagle/_native.py
uses the current build while it fits the sources.

Without a C compiler this says so and leaves the rules interpreted; BEAGLE_NATIVE=required makes that an error.
"""

import argparse
import os
import shutil
import subprocess
import sys
import time

from tools.native.locking import alone
from tools.native.publishing import is_complete, is_current, publish_as, use
from tools.native.recipe import (
    PARTS,
    PROFILED,
    ROOT,
    WHOLE,
    NativeError,
    NoCompiler,
    Recipe,
    has_compiler,
    is_gcc,
    loader,
    recipe,
)

NO_COUNTS = "profile count data file not found"  # a warning of gcc, which then compiles without them


def compile_rules(kind: str, force: bool = False) -> None:
    """Bring the current build up to date, or raise NativeError."""
    wanted = recipe(kind)
    if not force and is_complete(wanted):
        if not is_current(wanted):
            use(wanted.key)
        print(f"native: {len(wanted.sources)} modules up to date ({kind})", flush=True)
        return
    if not has_compiler():
        raise NoCompiler("no C compiler found (cc, gcc or clang)")
    if force:
        shutil.rmtree(wanted.work, ignore_errors=True)
    print(f"native: compiling {len(wanted.sources)} modules ({kind})", end=" … ", flush=True)
    start = time.monotonic()
    run_compiler(wanted)
    publish_as(wanted.key, wanted.work / "lib")
    print(f"{time.monotonic() - start:.0f} s", flush=True)


def run_compiler(wanted: Recipe) -> None:
    """In its own process, with a log."""
    log = wanted.work.with_suffix(".log")  # beside the folder, which the compiler may empty
    log.parent.mkdir(parents=True, exist_ok=True)
    with log.open("w", encoding="utf-8") as out:
        command = [sys.executable, "-m", "tools.native.compiler", wanted.kind]
        environment = {**os.environ, "LC_ALL": "C"}
        failed = subprocess.run(command, cwd=ROOT, env=environment, stdout=out, stderr=out).returncode
    said = log.read_text("utf-8", errors="replace")
    if failed:
        print("failed", flush=True)
        tail = "\n".join(said.splitlines()[-40:])
        raise NativeError(f"{tail}\nfull log: {log.relative_to(ROOT)}")
    if NO_COUNTS in said:
        raise NativeError(f"gcc did not find the counts of the games; full log: {log.relative_to(ROOT)}")


def main() -> int:
    parser = argparse.ArgumentParser(description="Compile the rules with mypyc.")
    how = parser.add_mutually_exclusive_group()
    how.add_argument("--parts", action="store_true", help="a C file for each module: slower, but quickly built again")
    how.add_argument("--profile", action="store_true", help="compile twice, with a profile of random games (gcc)")
    parser.add_argument("--force", action="store_true", help="build everything again")
    parser.add_argument("--where", action="store_true", help="only print the folder of the current build")
    parser.add_argument("--strict", action="store_true", help="fail if there is no C compiler")
    arguments = parser.parse_args()
    if arguments.where:
        print(loader().build_in_use(ROOT) or "")
        return 0
    kind = PARTS if arguments.parts else WHOLE
    if arguments.profile:
        kind = PROFILED if is_gcc() else WHOLE
    try:
        with alone(wait=True):
            compile_rules(kind, arguments.force)
    except NoCompiler as error:
        print(f"native: {error}; the rules stay interpreted, 10 to 30 times slower", file=sys.stderr)
        return int(arguments.strict or os.environ.get("BEAGLE_NATIVE") == "required")
    except NativeError as error:
        print(f"native: not compiled\n{error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
