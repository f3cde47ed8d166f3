"""Compiles the rules while people play: python -m tools.native.background

A server of a checkout starts this when it is up, if the rules run interpreted.  It uses one process at the lowest
priority, and can be killed at any moment: a build is published when it is complete.  It prints a line whenever
something happens, and the server's log repeats its first words:

    installing                     the compiler, into .tools/native
    translating                    to C
    compiled 20 104                so many libraries of so many
    wheel NAME                     nothing is compiled: this wheel has the binaries
    done
    skipped REASON: explanation    no-compiler, memory, offline, busy or failed
"""

import os
import subprocess
import sys
from contextlib import suppress
from importlib.util import find_spec
from pathlib import Path

from tools.environments import program
from tools.native.locking import Busy, alone
from tools.native.recipe import ROOT, WHOLE, has_compiler, recipe
from tools.native.wheels import use_wheel

FREE_MEMORY = 2 << 30  # bytes: one C file is large
ENVIRONMENT = ROOT / ".tools" / "native"
LOCK = ROOT / "requirements" / "native.txt"
MEMORY = Path("/proc/meminfo")
SESSION = Path("/proc/self/autogroup")  # Linux shares the processors between sessions first

LOG = "build/native/background.log"  # what the compiler has said
LOWEST = 19  # of priorities

DONE, FAILED, SKIPPED = 0, 1, 3


class Skipped(Exception):
    """The rules stay interpreted: one word for why, and an explanation."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text}")


def free_memory() -> int | None:
    """Bytes that a program can have without swapping; None if the system doesn't say."""
    if not MEMORY.exists():
        return None
    for line in MEMORY.read_text("utf-8").splitlines():
        if line.startswith("MemAvailable:"):
            return int(line.split()[1]) * 1024
    return None


def check_machine() -> None:
    if not has_compiler():
        raise Skipped("no-compiler", "there is no C compiler")
    free = free_memory()
    if free is not None and free < FREE_MEMORY:
        raise Skipped("memory", f"{free / 1e9:.1f} GB of memory are free, and it takes 2 GB")


def python_with_mypyc() -> str:
    """This Python if mypyc is installed for it; otherwise that of an environment made for it."""
    if find_spec("mypyc") is not None:
        return sys.executable
    python, stamp = str(program(ENVIRONMENT, "python")), ENVIRONMENT / "stamp"
    wanted = f"{LOCK.read_text('utf-8')}\n{sys.version}"
    if not (stamp.exists() and stamp.read_text("utf-8") == wanted and Path(python).exists()):
        tell("installing")
        uv = uv_command()
        for command in (
            [uv, "venv", "-q", "--clear", "--python", sys.executable, str(ENVIRONMENT)],
            [uv, "pip", "sync", "-q", "--python", python, "--require-hashes", str(LOCK)],
        ):
            if subprocess.run(command, cwd=ROOT, capture_output=True).returncode:
                raise Skipped("offline", "the compiler could not be downloaded")
        stamp.write_text(wanted, "utf-8")
    return python


def uv_command() -> str:
    import run

    try:
        return run.find_uv()
    except SystemExit:
        raise Skipped("offline", "uv could not be downloaded") from None


def compile_quietly() -> None:
    """Translate and compile; unchanged parts are not compiled again."""
    python = python_with_mypyc()
    environment = {**os.environ, "BEAGLE_NATIVE_JOBS": "1"}
    command = [python, "-u", "-m", "tools.native.compiler", WHOLE, "--publish"]
    tell("translating")
    count, built, log = len(recipe(WHOLE).sources) + 1, 0, ROOT / LOG
    with (
        log.open("wb") as out,
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as run,
    ):
        assert run.stdout is not None
        for line in run.stdout:
            out.write(line)
            if line.startswith(b"building '"):
                built += 1
                if built == 2 or built % 25 == 0:  # the first takes longer than all others together
                    tell(f"compiled {built - 1} {count}")
    if run.returncode:
        raise Skipped("failed", f"{LOG} says why")


def tell(text: str) -> None:
    """If the server was killed, nobody listens, and the work goes on for its next start."""
    with suppress(OSError):
        print(text, flush=True)


def step_back() -> None:
    """To the lowest priority: this process among its like, and its session, if it has one of its own, among others."""
    if sys.platform == "win32":
        return
    os.nice(LOWEST)
    if os.getsid(0) == os.getpid() and SESSION.exists():
        with suppress(OSError):
            SESSION.write_text(str(LOWEST), "utf-8")


def main() -> int:
    step_back()
    try:
        with alone():
            wheel = use_wheel()
            if wheel is not None:
                tell(f"wheel {wheel.name}")
                tell("done")
                return DONE
            check_machine()
            compile_quietly()
    except Skipped as reason:
        tell(f"skipped {reason}")
        return SKIPPED
    except Busy as reason:
        tell(f"skipped busy: {reason}")
        return SKIPPED
    tell("done")
    return DONE


if __name__ == "__main__":
    sys.exit(main())
