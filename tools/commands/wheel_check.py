"""Builds the wheel, installs it with pipx, plays a game and opens a table there: python -m tools.commands.wheel_check

This is what a user gets: no checkout and no developer's tools, only `beagle-games[cli,server]` and what it needs.
Then the game and the bot of `examples` are installed from their folders into the same environment, and played too.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request
import zipfile
from contextlib import suppress
from pathlib import Path, PurePath
from typing import Any

from tools.environments import executable, own_uv, scripts

ROOT = Path(__file__).resolve().parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or own_uv() or "uv"

SWITCHES = {"BEAGLE_PURE", "BEAGLE_REQUIRE_NATIVE", "PYTHONPATH"}
PATIENCE = 60.0  # seconds

EXAMPLES = [ROOT / "examples" / "magpies", ROOT / "examples" / "hasty"]
EXAMPLE_GAME = ["beagle", "play", "--game", "magpies", "--seats", "random,hasty,greedy", "--seed", "1", "--json"]
GAME = ["beagle", "play", "--seats", "random,random", "--seed", "1", "--json"]
ASK_COMPILED = ["python", "-c", "import beagle._native as native; print(native.compiled())"]


def build(folder: Path) -> Path:
    constraints = str(ROOT / "requirements/build.txt")
    _run([UV, "build", "-q", "--wheel", "--python", sys.executable, "-b", constraints, "-o", str(folder), str(ROOT)])
    return next(folder.glob("*.whl"))


def install(wheel: Path, folder: Path) -> Path:
    """As people do: with pipx, into an empty environment of its own.  The folder of its commands."""
    places = {"PIPX_HOME": folder / "pipx", "PIPX_BIN_DIR": folder / "bin", "PIPX_MAN_DIR": folder / "man"}
    os.environ.update({name: str(place) for name, place in places.items()}, PIPX_DEFAULT_PYTHON=sys.executable)
    _run([UV, "tool", "run", "-q", "pipx", "install", "--quiet", f"{wheel}[cli,server]"])
    assert Path(folder / "bin" / executable("beagle")).exists(), "pipx installed no command beagle"
    return Path(scripts(folder / "pipx" / "venvs" / "beagle-games"))


def install_examples(commands: Path) -> None:
    """The packages of `examples`, next to the installed program."""
    python = str(commands / executable("python"))
    _run([UV, "pip", "install", "-q", "--python", python, *map(str, EXAMPLES)])


def is_native(wheel: Path) -> bool:
    """Binaries, the sources beside them and a platform tag; or no binaries and no platform."""
    names = zipfile.ZipFile(wheel).namelist()
    assert "beagle/server/pages/index.html" in names, "the pages are missing"
    binaries = [name for name in names if name.endswith((".so", ".pyd"))]
    native = bool(binaries)
    assert len(set(names)) == len(names), "a file is packed twice"
    assert "beagle/_native.py" in names, "the sources are missing"
    assert native != wheel.name.endswith("-none-any.whl"), f"{wheel.name} is named for the wrong platform"
    return native


def main() -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        wheel = build(folder)
        native = is_native(wheel)
        commands = install(wheel, folder)
        compiled = _run(ASK_COMPILED, folder, commands).strip() == "True"
        assert compiled == native, f"the wheel is native: {native}, but it runs compiled: {compiled}"
        assert _run(GAME, folder, commands).strip(), "the game printed nothing"
        install_examples(commands)
        assert _run(EXAMPLE_GAME, folder, commands).strip(), "the example game printed nothing"
        serve(commands, folder)
        print(f"wheel: {wheel.name} plays and serves, {'compiled' if compiled else 'interpreted'}")
    return 0


def serve(commands: Path, folder: Path) -> None:
    """A server of the installed program: its page is there, and a table can be opened."""
    log = folder / "serve.log"
    command = [str(commands / executable("beagle")), "serve", "--port", "0", "--data", str(folder / "data")]
    with log.open("wb") as output:
        server = subprocess.Popen(command, cwd=folder, env=_plain(), stdout=output, stderr=output)
    try:
        browser = Browser(_address(server, log))
        assert b"<title>" in browser.fetch("/"), "the server shows no page"
        browser.fetch("/api/me", name="Ann")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        for game, ruleset in (("evolution", "base@gift"), ("magpies", "base")):
            opened = json.loads(browser.fetch("/api/tables", game=game, ruleset=ruleset, seats=seats))
            assert opened.get("table"), f"no table was opened: {opened}"
        assert b"web-game-magpies" in browser.fetch("/api/games/magpies/words/en"), "the example has no words"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _address(server: subprocess.Popen[bytes], log: Path) -> str:
    """Where the server listens, as soon as it does."""
    end = time.monotonic() + PATIENCE
    while True:
        assert server.poll() is None, f"the server has ended:\n{log.read_text('utf-8')}"
        assert time.monotonic() < end, f"the server does not answer:\n{log.read_text('utf-8')}"
        found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8"))
        with suppress(OSError):
            if found and Browser(found[0]).fetch("/readyz"):
                return found[0]
        time.sleep(0.1)


class Browser:
    """As much of a browser as it takes: it has cookies, and no proxy."""

    def __init__(self, address: str) -> None:
        self.address = address
        cookies = urllib.request.HTTPCookieProcessor()
        self.opener = urllib.request.build_opener(urllib.request.ProxyHandler({}), cookies)

    def fetch(self, path: str, **body: Any) -> bytes:
        """GET, or POST if there is a body."""
        headers = {"Content-Type": "application/json", "Origin": self.address}
        content = json.dumps(body).encode() if body else None
        request = urllib.request.Request(self.address + path, content, headers)
        with self.opener.open(request, timeout=PATIENCE) as answer:
            return bytes(answer.read())


def _run(command: list[str], cwd: Path = ROOT, bin_folder: PurePath | None = None) -> str:
    """The output of a command; a command of an environment runs without this environment's switches."""
    if bin_folder is not None:
        command = [str(bin_folder / command[0]), *command[1:]]
    done = subprocess.run(command, cwd=cwd, env=_plain(), text=True, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(f"wheel: {' '.join(command)} failed with {done.returncode}\n{done.stdout}")
    return done.stdout


def _plain() -> dict[str, str]:
    """The environment without the switches of this repository."""
    return {name: value for name, value in os.environ.items() if name not in SWITCHES}


if __name__ == "__main__":
    sys.exit(main())
