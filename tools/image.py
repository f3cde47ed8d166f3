"""Builds the image of deploy/Dockerfile without a daemon and without a registry, on a base made of Debian packages, and
runs it: for a slow test, and by hand as root: python -m tools.image FOLDER
"""

from __future__ import annotations

import os
import re
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

PACKAGES = ("buildah", "libgpgme11", "libassuan0")
BASE = "localhost/base"
IMAGE = "localhost/beagle"
LATEST = "bookworm"
INSIDE = "python3,python3-venv,ca-certificates"
POLICY = '{"default": [{"type": "insecureAcceptAnything"}]}'
PATIENCE = 120.0  # seconds for a start


class Builder:
    """buildah with storage of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.path, self.environ = program("buildah", *PACKAGES)
        (folder / "policy.json").write_text(POLICY, "utf-8")
        self.environ |= {"BUILDAH_ISOLATION": "chroot", "STORAGE_DRIVER": "vfs", "TMPDIR": str(folder)}

    def command(self, *words: str) -> list[str]:
        places = ["--root", str(self.folder / "storage"), "--runroot", str(self.folder / "run")]
        return [str(self.path), *places, "--storage-driver", "vfs", *words]

    def call(self, *words: str) -> str:
        done = subprocess.run(self.command(*words), cwd=ROOT, env=self.environ, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(words)}:\n{done.stdout[-2000:]}{done.stderr[-2000:]}"
        return done.stdout.strip()

    def make_base(self) -> None:
        """What python:slim is, from Debian's packages."""
        script, environ = program("mmdebstrap", "mmdebstrap")
        tar = self.folder / "base.tar"
        options = ["--variant=minbase", f"--include={INSIDE}", "--mode=root"]
        done = subprocess.run(
            [str(script), *options, LATEST, str(tar)], env=environ, capture_output=True, text=True, cwd=self.folder
        )
        assert done.returncode == 0, done.stderr[-4000:]
        container = self.call("from", "scratch").splitlines()[-1]
        self.call("add", container, str(tar), "/")
        self.call("commit", "--signature-policy", str(self.folder / "policy.json"), container, BASE)
        self.call("rm", container)

    def build(self) -> None:
        arguments = ["--build-arg", f"BASE={BASE}", "--build-arg", "COMPILER="]
        policy = ["--signature-policy", str(self.folder / "policy.json"), "--pull-never"]
        where = ["-f", "deploy/Dockerfile", "--ignorefile", "deploy/Dockerfile.dockerignore", "-t", IMAGE, "."]
        self.call("bud", "--format", "docker", *policy, *arguments, *self.index(), *where)

    def index(self) -> list[str]:
        """The packages come from where this machine gets them."""
        pip = [sys.executable, "-m", "pip", "config", "list"]
        told = subprocess.run(pip, capture_output=True, text=True).stdout if shutil.which("pip") else ""
        lines = [line.partition("=")[::2] for line in told.splitlines()]
        found = {name.rpartition(".")[2]: value.strip("'\"") for name, value in lines}
        file = self.folder / "pip.conf"
        text = "\n".join(f"{name} = {value}" for name, value in found.items())
        file.write_text(f"[global]\n{text}\n".replace("\\n", " "), "utf-8")
        folders = {place for place in re.findall(r"(/[\w./-]+)", text) if Path(place).exists()}
        folders = {place for place in folders if not place.startswith("/etc/ssl")}
        return [word for place in sorted(folders) for word in ("--volume", f"{place}:{place}:ro")] + [
            "--volume",
            f"{file}:/etc/pip.conf:ro",
        ]

    def run(self) -> str:
        """What /readyz says of a server in a container, which is then stopped."""
        container, port = self.call("from", "--pull-never", IMAGE).splitlines()[-1], own_port()
        words = ["run", "--env", f"BEAGLE_PORT={port}", container, "--", "beagle", "serve"]
        log = (self.folder / "served.log").open("wb")
        process = subprocess.Popen(self.command(*words), env=self.environ, stdout=log, stderr=log)
        try:
            return self.wait_for(f"http://127.0.0.1:{port}", process)
        finally:
            process.terminate()
            process.wait(PATIENCE)
            self.call("rm", container)

    def wait_for(self, origin: str, process: subprocess.Popen[bytes]) -> str:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                return httpx.get(f"{origin}/readyz", **PLAIN).text
            except httpx.TransportError:
                told = (self.folder / "served.log").read_text()
                assert process.poll() is None, told
                assert time.monotonic() < end, told
                time.sleep(0.2)

    def inside(self, *words: str) -> str:
        """What this command says in a container."""
        container = self.call("from", "--pull-never", IMAGE).splitlines()[-1]
        try:
            return self.call("run", container, "--", *words)
        finally:
            self.call("rm", container)


def main(folder: Path) -> None:
    builder = Builder(folder)
    for step in (builder.make_base, builder.build):
        start = time.monotonic()
        step()
        print(f"{step.__name__}: {time.monotonic() - start:.0f} s", flush=True)
    print(builder.inside("beagle", "--version"), builder.inside("id", "-u"), builder.run(), sep="\n")


if __name__ == "__main__":
    os.makedirs(sys.argv[1], exist_ok=True)
    main(Path(sys.argv[1]))
