"""Builds the wheel, installs it with pipx, plays a game and opens a table there: python -m tools.commands.wheel_check

This is what a user gets: no checkout and no developer's tools, only the wheel and what it needs.
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
from pathlib import Path, PurePath

from tools.environments import executable, own_uv, scripts

ROOT = Path(__file__).resolve().parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or own_uv() or "uv"

SWITCHES = {"BEAGLE_PURE", "BEAGLE_REQUIRE_NATIVE", "PYTHONPATH"}
PATIENCE = 60.0  # seconds

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
    _run([UV, "tool", "run", "-q", "pipx", "install", "--quiet", str(wheel)])
    assert Path(folder / "bin" / executable("beagle")).exists(), "pipx installed no command beagle"
    return Path(scripts(folder / "pipx" / "venvs" / "beagle-games"))


def is_native(wheel: Path) -> bool:
    """Binaries, the sources beside them and a platform tag; or no binaries and no platform."""
    names = zipfile.ZipFile(wheel).namelist()
    assert "beagle/server/pages/index.html" in names, "the pages are missing"
    native = any(name.endswith((".so", ".pyd")) for name in names)
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
        serve(commands, folder)
        print(f"wheel: {wheel.name} plays and serves, {'compiled' if compiled else 'interpreted'}")
    return 0


def serve(commands: Path, folder: Path) -> None:
    """A server of the installed program: its page is there, and a table can be opened."""
    address, log = "", folder / "serve.log"
    command = [str(commands / executable("beagle")), "serve", "--port", "0", "--data", str(folder / "data")]
    with log.open("wb") as output:
        server = subprocess.Popen(command, cwd=folder, env=_plain(), stdout=output, stderr=output)
    try:
        end = time.monotonic() + PATIENCE
        while not address:
            found = re.search(r"http://127\.0\.0\.1:\d+", log.read_text("utf-8"))
            address = found[0] if found else ""
            assert server.poll() is None, f"the server has ended:\n{log.read_text('utf-8')}"
            assert time.monotonic() < end, f"the server says no address:\n{log.read_text('utf-8')}"
            time.sleep(0.1)
        assert b"<title>" in _fetch(f"{address}/"), "the server shows no page"
        wish = {"game": "evolution", "ruleset": "base@gift", "seats": [{"kind": "bot", "bot": "random"}] * 2}
        opened = json.loads(_fetch(f"{address}/api/tables", json.dumps(wish).encode()))
        assert opened["id"], f"no table was opened: {opened}"
    finally:
        server.terminate()
        server.wait(PATIENCE)


def _fetch(address: str, body: bytes | None = None) -> bytes:
    headers = {"Content-Type": "application/json", "Origin": address.partition("/api")[0]}
    with urllib.request.urlopen(urllib.request.Request(address, body, headers), timeout=PATIENCE) as answer:
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
