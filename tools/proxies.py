"""The proxies of deploy/ in front of two servers, as docs/hosting.md describes: for tests."""

from __future__ import annotations

import subprocess
import time
from pathlib import Path
from typing import Any

import httpx

from tests.server.harness import PATIENCE, PLAIN
from tests.support.cluster import Cluster
from tests.support.ports import own_port
from tools.debian import program
from tools.environments import ROOT
from tools.nodes import Nodes

DEPLOY = ROOT / "deploy"
PACKAGES = {"haproxy": ("haproxy", "liblua5.3-0", "libopentracing-c-wrapper0", "libopentracing1"), "caddy": ("caddy",)}


def command(name: str, path: Path, folder: Path, checked: bool = False) -> list[str]:
    """How this proxy is started with our file, or only checks it."""
    if name == "haproxy":
        return [str(path), "-c" if checked else "-db", "-f", str(DEPLOY / "haproxy.cfg")]
    return [
        str(path),
        "validate" if checked else "run",
        "--adapter",
        "caddyfile",
        "--config",
        str(DEPLOY / "Caddyfile"),
    ]


def settings(name: str, port: int, ports: list[int], folder: Path) -> dict[str, str]:
    nodes = [f"127.0.0.1:{one}" for one in ports]
    if name == "haproxy":
        return {"LISTEN": f"127.0.0.1:{port}", "NODE1": nodes[0], "NODE2": nodes[1]}
    return {"SITE": f"http://127.0.0.1:{port}", "NODES": " ".join(nodes), "HOME": str(folder)}


class Behind(Nodes):
    """Two servers behind a real proxy."""

    def __init__(self, name: str, folder: Path, cluster: Cluster, fault: str, seed: int, **more: Any) -> None:
        super().__init__(folder, cluster, fault, seed, **more)
        self.name, self.folder = name, folder
        self.port = own_port()
        self.proxy: subprocess.Popen[bytes] | None = None
        for node in self.nodes:
            node.settings["trusted_proxy"] = "yes"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def socket(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    def start(self) -> None:
        super().start()
        if self.proxy is None:
            path, environ = program(self.name, *PACKAGES[self.name])
            environ |= settings(self.name, self.port, [node.port for node in self.nodes], self.folder)
            with (self.folder / "proxy.log").open("wb") as log:
                self.proxy = subprocess.Popen(
                    command(self.name, path, self.folder), env=environ, stdout=log, stderr=log
                )
            self.wait_for_proxy()

    def wait_for_proxy(self) -> None:
        end = time.monotonic() + PATIENCE
        while True:
            try:
                if httpx.get(f"{self.origin}/readyz", **PLAIN).status_code == 200:
                    return
            except httpx.TransportError:
                pass
            told = (self.folder / "proxy.log").read_text()
            assert self.proxy is not None
            assert self.proxy.poll() is None, told
            assert time.monotonic() < end, told
            time.sleep(0.05)

    def stop(self) -> None:
        super().stop()
        if self.proxy is not None and self.proxy.poll() is None:
            self.proxy.terminate()
            self.proxy.wait(PATIENCE)
