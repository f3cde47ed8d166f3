"""Sets everything up on first use, then runs a command: ./run help.  On Windows: py run.py help

It needs nothing but Python: everything else is installed into .venv and .tools, exactly as the lock files say.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import TextIO

from tools.environments import ROOT, UV_FOLDER, WINDOWS, own_uv, program

MINIMUM = (3, 11)
if sys.version_info < MINIMUM:
    sys.exit(f"run: Beagle needs Python 3.11 or newer; this is {sys.version.split()[0]}")

SITE = ("cli", "server", "notices", "pictures", "postgres")  # what deploy/Dockerfile installs
UV_WANTED = "uv>=0.13,<1"

HELP = """\
./run [COMMAND]     sets up on first use; from then on only when a lock file changes
                    (on Windows: py run.py [COMMAND])

play
  (nothing)         start the game table and open it in a browser
  --lan             the same for everybody on the network, with a QR code for phones; and other flags of serve
  play …            play in the terminal
  serve …           beagle serve …, with the pages built if they are not
  COMMAND …         beagle COMMAND …; ./run --help lists its commands
  cases FILE …      run files of rule cases (./run check is the linter)

develop
  check             format, lint, types, layers, repository rules; --fix repairs what it can
  test              everything CI runs: check, tests, tests of the compiled rules, the pages, the browser, the wheel
  pytest …          pytest in the environment
  python …          Python in the environment
  web               build the pages; --test checks and tests them, --fix repairs style, --dev serves the sources
  pictures          pictures of every screen, at three widths, by day and night, in four languages; --only PATTERN
  words             every text of a language on one page, in build/words; --missing, --stale: what to translate
  docs              build the documentation site, in build/docs; --revision TAG builds another version beside it
  clicks            count how many clicks each kind of decision takes in the browser
  first-move        measure how soon a move can be made on a fresh load with a slow processor
  native            compile the rules with mypyc, in one C file: the fastest. --parts compiles a file for each module,
                    so that an edit costs little; --profile compiles twice, as for a wheel; --force starts from scratch
  bench …           compile, then beagle bench …; --count counts instructions, --peers measures other
                    engines too, --rl environments for learning programs
  soak …            the tests marked slow, then play many games and look for trouble
  load …            compile, then measure how much a server can take; --seats 2000 --rate 500 --seconds 600 is the whole
  tune GAME …       compile, then tune the numbers of a judge by play; --accept stores them if they win on unseen deals
  levels GAME …     compile, then find the dials of the five levels of bots and measure the steps between them
  review-check      compile, then check that reviews are honest: calibration, repeated verdicts; --fit fits the chances
  playthroughs      write the golden playthroughs again
  lock              write requirements/*.txt again; --upgrade takes newer versions

environment
  BEAGLE_PURE=1             never use compiled rules
  BEAGLE_REQUIRE_NATIVE=1   refuse to run interpreted rules
  BEAGLE_NATIVE_BUILD=PATH  use the build in this folder
  BEAGLE_NATIVE=required    a build without a C compiler fails
  BEAGLE_CHROMIUM=PATH      the browser of the browser tests
  BEAGLE_FIREFOX=PATH       the Firefox that walks through whole games in ./run soak --only slow
"""

# Commands of developers: the module behind each.
MODULES = {
    "check": "tools.commands.check",
    "test": "tools.commands.suite",
    "pytest": "pytest",
    "web": "tools.commands.web",
    "pictures": "tools.commands.pictures",
    "words": "tools.commands.words",
    "docs": "tools.commands.docs",
    "first-move": "tools.benchmarks.first_move",
    "clicks": "tools.benchmarks.clicks",
    "native": "tools.commands.native",
    "soak": "tools.commands.soak",
    "load": "tools.benchmarks.load",
    "tune": "tools.commands.tune",
    "levels": "tools.commands.levels",
    "review-check": "tools.commands.review_check",
    "playthroughs": "tools.generators.playthroughs",
}
NEED_UV = {"test", "soak", "web", "pictures", "first-move", "clicks"}  # they install Node, or build a wheel
NEED_NATIVE = {"load", "tune", "levels", "review-check"}
OTHERS = ("help", "python", "bench", "lock", "serve")


def main(words: list[str]) -> int:
    prepare_environment()
    command, *rest = with_default(words)
    if command == "help":
        print(HELP, end="")
        return 0
    if command == "lock":
        return lock(rest)
    if command == "python":
        set_up("dev")
        return replace_with([python(), *rest])
    if command in MODULES:
        return develop(command, rest)
    if command == "bench":
        return bench(rest)
    set_up("run")
    if command == "serve":
        build_pages()
    return beagle([command, *rest])


def with_default(words: list[str]) -> list[str]:
    """Without a command the game table is started; flags alone belong to it."""
    if not words:
        return ["serve", "--open"]
    if not words[0].startswith("-") or words[0] in ("--help", "--version", "-h"):
        return words
    return ["serve", *words] if {"--open", "--no-open"} & set(words) else ["serve", "--open", *words]


def develop(command: str, rest: list[str]) -> int:
    """A developer's command: the dev environment, in the root of the repository."""
    set_up("dev")
    os.chdir(ROOT)
    if command in NEED_UV:
        find_uv()
    if command in NEED_NATIVE:
        compile_rules()
    return replace_with([python(), "-m", MODULES[command], *rest])


def bench(rest: list[str]) -> int:
    set_up("dev")
    compile_rules()
    for flag, module in (
        ("--peers", "tools.benchmarks.peers"),
        ("--count", "tools.benchmarks.count"),
        ("--rl", "tools.benchmarks.rl"),
    ):
        if flag in rest:
            find_uv()
            os.chdir(ROOT)
            return replace_with([python(), "-m", module, *rest])
    return beagle(["bench", *rest])


def beagle(words: list[str]) -> int:
    """A player's command: paths it is given are relative to where the player is."""
    return replace_with([str(program(ROOT / ".venv", "beagle")), *words])


# Programs


def python() -> str:
    return str(program(ROOT / ".venv", "python"))


def replace_with(command: list[str]) -> int:
    """Become this program.  Windows can't do that: there it is started, and its exit status is ours."""
    if not WINDOWS:
        os.execv(command[0], command)
    try:
        return subprocess.run(command).returncode
    except KeyboardInterrupt:
        return 130


def prepare_environment() -> None:
    os.environ["UV_SYSTEM_CERTS"] = "1"  # trust what the machine trusts
    # What was compiled is kept, and in one place, also where the environment forbids it: otherwise every worker and
    # every server of the tests would compile everything it imports again, which takes longer than many of the tests.
    os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
    os.environ["PYTHONPYCACHEPREFIX"] = str(ROOT / "build" / "pycache")


# Setting up


def find_uv() -> str:
    """The path of uv, from PyPI if the machine has none."""
    found = shutil.which("uv") or own_uv()
    if not found:
        say("getting uv")
        install = ["install", "-qq", "--disable-pip-version-check", UV_WANTED]
        made = subprocess.run([sys.executable, "-m", "venv", str(UV_FOLDER)], capture_output=True)
        if made.returncode == 0:
            run([str(program(UV_FOLDER, "python")), "-m", "pip", *install])
        else:  # Debian without python3-venv
            shutil.rmtree(UV_FOLDER, ignore_errors=True)
            run([sys.executable, "-m", "pip", *install, "--target", str(UV_FOLDER)])
        found = own_uv()
    if found is None:
        sys.exit("run: uv could not be installed; install it (https://docs.astral.sh/uv) and try again")
    os.environ["UV"] = found
    return found


def set_up(kind: str) -> None:
    """An environment exactly as locked: "run" or "dev".  The dev lock contains the run lock, so it does for both."""
    stamp = ROOT / ".venv" / "stamp"
    wanted = f"{lock_checksum()} {ROOT}"
    have = stamp.read_text("utf-8").strip() if stamp.exists() and Path(python()).exists() else ""
    if have in (f"{kind} {wanted}", f"dev {wanted}"):
        return
    if have.startswith("dev "):
        kind = "dev"  # once a developer, always a developer
    uv = find_uv()
    say(f"setting up .venv from requirements/{kind}.txt")
    if not have.endswith(f" {ROOT}"):  # new, or the folder has moved
        run([uv, "venv", "-q", "--clear", str(ROOT / ".venv")])
    install = [uv, "pip", "install", "-q", "--python", python()]
    run([uv, "pip", "sync", "-q", "--python", python(), "--require-hashes", str(ROOT / "requirements" / f"{kind}.txt")])
    constraints = ["--build-constraints", str(ROOT / "requirements" / "build.txt")]
    run([*install, "--no-deps", *constraints, "-e", str(ROOT)], HATCH_BUILD_NO_HOOKS="true")
    stamp.write_text(f"{kind} {wanted}\n", "utf-8")


def lock_checksum() -> str:
    """It changes when something else is to be installed."""
    checksum = hashlib.sha256()
    for path in [ROOT / "pyproject.toml", *sorted((ROOT / "requirements").glob("*.txt"))]:
        checksum.update(path.read_bytes())
    return checksum.hexdigest()[:16]


def lock(rest: list[str]) -> int:
    """Names, versions and hashes, but no address: the locks install through any index."""
    write = [find_uv(), "pip", "compile", "-q", "--universal", "--generate-hashes", "--no-emit-index-url"]
    write += ["--custom-compile-command", "./run lock", *rest]
    constrained = ["-c", "requirements/run.txt"]
    os.chdir(ROOT)
    for inputs in (
        ["pyproject.toml", *extras("cli", "server", "notices", "pictures"), "-o", "requirements/run.txt"],
        [
            "pyproject.toml",
            *extras("cli", "server", "notices", "pictures", "rl"),
            "--group",
            "dev",
            *constrained,
            "-o",
            "requirements/dev.txt",
        ],
        ["pyproject.toml", *extras(*SITE), "-c", "requirements/dev.txt", "-o", "requirements/site.txt"],
        ["--group", "build", "-c", "requirements/dev.txt", "-o", "requirements/build.txt"],
        ["--group", "native", "-c", "requirements/dev.txt", "-o", "requirements/native.txt"],
        ["pyproject.toml", *extras("cli", "ray"), *constrained, "-o", "requirements/ray.txt"],
        ["--group", "peers", "-o", "requirements/peers.txt"],
        [
            "pyproject.toml",
            *extras("cli", "rl"),
            *("--group", "rl-peers", "-c", "requirements/dev.txt", "-o", "requirements/rl-peers.txt"),
        ],
    ):
        run([*write, *inputs], stdout=subprocess.DEVNULL)
    return 0


def extras(*names: str) -> list[str]:
    """These extras of our own, for the lock."""
    return [word for name in names for word in ("--extra", name)]


def compile_rules() -> None:
    run([python(), "-m", "tools.commands.native"], stdout=sys.stderr)


def build_pages() -> None:
    """The pages, built from their sources; old ones are better than none."""
    find_uv()
    if subprocess.run([python(), "-m", "tools.commands.web", "--quiet"], cwd=ROOT).returncode == 0:
        return
    if not (ROOT / "src" / "beagle" / "server" / "pages" / "index.html").is_file():
        sys.exit(1)
    say("continuing with the pages that are already built")


def run(command: list[str], stdout: int | TextIO | None = None, **environment: str) -> None:
    """Run this; if it fails, so do we."""
    done = subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}, stdout=stdout)
    if done.returncode:
        sys.exit(done.returncode)


def say(text: str) -> None:
    print(f"run: {text}", file=sys.stderr, flush=True)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
