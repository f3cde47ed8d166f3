"""Builds the documentation site: python -m tools.commands.docs [--revision TAG] [--into FOLDER]

The site is build/docs, with a folder for each version; `beagle serve` shows it at /docs.  --revision builds the site of
another commit or tag beside it, with that revision's own tools; one with the same version gets its commit added to its
name.  Any warning is an error: dead links, pages that are in no list, references to nothing.
"""

import argparse
import os
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "docs"
TAGS = 3  # to name, the newest first


def build_here(into: Path) -> int:
    from beagle import __version__
    from tools.docs.building import DocsError, build

    start = time.monotonic()
    try:
        made = build(into, __version__, ROOT / "build" / "docs-work")
    except DocsError as error:
        print(f"docs: {error}", file=sys.stderr)
        return 1
    print(f"docs: {made} ({time.monotonic() - start:.0f} s); beagle serve shows it at /docs")
    return 0


def tags() -> str:
    """What one could have meant."""
    asked = subprocess.run(["git", "tag", "--sort=-version:refname"], cwd=ROOT, capture_output=True, text=True)
    names = asked.stdout.split()
    newest = f"the newest tags are {', '.join(names[:TAGS])}" if names else "it has no tags yet"
    return f"{newest}; any commit will do"


def build_revision(revision: str, into: Path) -> int:
    found = subprocess.run(["git", "rev-parse", "--verify", f"{revision}^{{commit}}"], cwd=ROOT, capture_output=True)
    if found.returncode:
        print(f'docs: git has no revision "{revision}"; {tags()}', file=sys.stderr)
        return 2
    commit = found.stdout.decode().strip()
    folder = ROOT / "build" / "revisions" / commit
    if not (folder / "pyproject.toml").exists():
        folder.mkdir(parents=True, exist_ok=True)
        archive = subprocess.run(["git", "archive", commit], cwd=ROOT, capture_output=True, check=True)
        subprocess.run(["tar", "-x", "-C", str(folder)], input=archive.stdout, check=True)
    if not (folder / "tools/commands/docs.py").exists():
        print(f"docs: {revision} is older than the site", file=sys.stderr)
        return 2
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(folder / "src"), str(folder)])}
    built = folder / "build" / "beside"
    command = [sys.executable, "-m", "tools.commands.docs", "--into", str(built)]
    failed = subprocess.run(command, cwd=folder, env=environment).returncode
    if not failed:
        from beagle import __version__
        from tools.docs.building import put_beside

        print(f"docs: {put_beside(built, into, __version__, commit[:8])}")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(prog="./run docs", description="Build the documentation site.")
    parser.add_argument("--revision", metavar="TAG", help="build the site of another revision beside it")
    parser.add_argument("--into", metavar="FOLDER", type=Path, default=SITE, help="where the versions are (build/docs)")
    asked = parser.parse_args()
    into = asked.into.resolve()
    os.environ["BEAGLE_PURE"] = "1"  # compiled functions don't say their parameters
    return build_revision(asked.revision, into) if asked.revision else build_here(into)


if __name__ == "__main__":
    sys.exit(main())
