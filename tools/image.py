"""Follows deploy/Dockerfile without a daemon and without a registry, in plain folders with chroot, on a base made of
Debian packages; and runs what comes out: for a slow test, and by hand as root: python -m tools.image FOLDER

It understands the instructions that the file uses, and refuses any other.
"""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
import time
from pathlib import Path

import httpx

from tests.server.harness import PLAIN
from tests.support.ports import own_port
from tools.debian import program
from tools.environments import ROOT

DOCKERFILE = ROOT / "deploy" / "Dockerfile"
SUITE, INSIDE = "bookworm", "python3,python3-venv,ca-certificates"  # what python:slim is, nearly
CERTIFICATES = "etc/ssl/certs/ca-certificates.crt"
PLAIN_PATH = "/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin"
PATIENCE = 300.0  # seconds for a start
SAID_ELSEWHERE = ("VOLUME", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK")  # they change nothing in the folder


def make_base(file: Path) -> None:
    """A small Debian, packed."""
    script, environ = program("mmdebstrap", "mmdebstrap")
    command = [str(script), "--variant=minbase", f"--include={INSIDE}", "--mode=root", SUITE, str(file)]
    done = subprocess.run(command, env=environ, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-4000:]


def instructions() -> list[tuple[str, str]]:
    """The lines of the Dockerfile: a word, and the rest."""
    text = re.sub(r"^#.*\n", "", DOCKERFILE.read_text("utf-8"), flags=re.MULTILINE).replace("\\\n", " ")
    pairs = [line.strip().split(None, 1) for line in text.splitlines() if line.strip()]
    return [(word, rest) for word, rest in pairs]


class Image:
    """A folder for each stage, and what the file says about running the last one."""

    def __init__(self, folder: Path, base: Path, wheel: Path, **arguments: str) -> None:
        self.folder, self.base, self.wheel = folder, base, wheel
        self.given = arguments
        self.stages: dict[str, Path] = {}
        self.root = folder
        self.where = "/"
        self.user = 0
        self.environ: dict[str, str] = {}
        self.arguments: dict[str, str] = {}
        self.start: list[str] = []
        self.command: list[str] = []

    def build(self) -> None:
        for word, rest in instructions():
            if word not in SAID_ELSEWHERE:
                getattr(self, f"do_{word.lower()}")(rest)

    def filled(self, text: str) -> str:
        known = {"PATH": PLAIN_PATH, **self.arguments, **self.environ}
        return re.sub(r"\$\{?(\w+)\}?", lambda found: known.get(found[1], ""), text)

    def do_arg(self, rest: str) -> None:
        name, _, value = rest.partition("=")
        self.arguments[name] = self.given.get(name, value.strip('"'))

    def do_from(self, rest: str) -> None:
        name = rest.partition(" AS ")[2] or "last"
        self.root = self.stages[name] = self.folder / name
        self.root.mkdir()
        self.where, self.user, self.environ = "/", 0, {"PATH": PLAIN_PATH}
        subprocess.run(["tar", "xpf", str(self.base), "-C", str(self.root)], check=True)
        shutil.copy("/etc/resolv.conf", self.root / "etc")
        shutil.copy(f"/{CERTIFICATES}", self.root / CERTIFICATES)

    def do_workdir(self, rest: str) -> None:
        self.where = rest
        (self.root / rest.strip("/")).mkdir(parents=True, exist_ok=True)

    def do_env(self, rest: str) -> None:
        self.environ |= dict(word.split("=", 1) for word in shlex.split(self.filled(rest)))

    def do_copy(self, rest: str) -> None:
        source, target = rest.split()[-2:]
        place = self.root / self.where.strip("/") / target if not target.startswith("/") else self.root / target[1:]
        stage = re.match(r"--from=(\w+) ", rest)
        if stage:
            shutil.copytree(self.stages[stage[1]] / source[1:], place, symlinks=True)
            return
        assert source == "."  # what git has, and a wheel
        names = piped("git", "ls-files", "-co", "--exclude-standard")
        piped("tar", "x", "-C", str(place), given=piped("tar", "c", "-T", "-", given=names))
        (place / "dist").mkdir(exist_ok=True)
        shutil.copy(self.wheel, place / "dist")

    def do_run(self, rest: str) -> None:
        done = self.inside("/bin/sh", "-c", rest)
        assert done.returncode == 0, f"{rest}\n{done.stdout[-2000:]}{done.stderr[-2000:]}"

    def do_user(self, rest: str) -> None:
        self.user = int(rest.partition(":")[0])

    def do_entrypoint(self, rest: str) -> None:
        self.start = json.loads(rest)

    def do_cmd(self, rest: str) -> None:
        self.command = json.loads(rest)

    def chroot(self, *words: str) -> list[str]:
        known = [f"{name}={value}" for name, value in {**self.arguments, **self.environ}.items()]
        whom = [f"--userspec={self.user}:{self.user}"] if self.user else []
        there = ["/bin/sh", "-c", 'cd "$0" && exec "$@"', self.where, *words]
        return ["chroot", *whom, str(self.root), "/usr/bin/env", "-i", *known, *there]

    def inside(self, *words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(self.chroot(*words), capture_output=True, text=True)

    def serve(self) -> str:
        """What /readyz says of the server, which is then stopped as an operator does it."""
        port = own_port()
        self.environ |= {"BEAGLE_PORT": str(port), "BEAGLE_HOST": "127.0.0.1"}
        log = self.folder / "served.log"
        with log.open("wb") as told:
            process = subprocess.Popen(self.chroot(*self.start, *self.command), stdout=told, stderr=told)
        try:
            return wait_for(f"http://127.0.0.1:{port}/readyz", process, log)
        finally:
            process.terminate()
            process.wait(PATIENCE)


def piped(*words: str, given: bytes = b"") -> bytes:
    """What a program says of what it is given, in the root of the repository."""
    return subprocess.run(words, cwd=ROOT, input=given, stdout=subprocess.PIPE, check=True).stdout


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> str:
    end = time.monotonic() + PATIENCE
    while True:
        try:
            answer = httpx.get(address, **PLAIN)
            if answer.status_code == 200:
                return answer.text
        except httpx.TransportError:
            pass
        assert process.poll() is None, log.read_text()
        assert time.monotonic() < end, log.read_text()
        time.sleep(0.2)


def main(folder: Path, wheel: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    base = folder / "base.tar"
    if not base.exists():
        make_base(base)
    image = Image(folder, base, wheel, COMPILER="")
    image.build()
    print(image.inside("beagle", "--version").stdout, image.inside("id", "-u").stdout, image.serve(), sep="\n")


if __name__ == "__main__":
    if os.geteuid() != 0:
        sys.exit("only root can do this")
    main(Path(sys.argv[1]), Path(sys.argv[2]))
