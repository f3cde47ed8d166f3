"""Builds the wheel, installs it into an empty environment and plays a game there: python -m tools.commands.wheel_check

This is what a user gets: no checkout, no developer's tools, only the wheel and the runtime lock.
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
UV = os.environ.get("UV") or shutil.which("uv") or str(ROOT / ".tools/uv/bin/uv")

GAME = ["beagle", "play", "--seats", "random,random", "--seed", "1", "--json"]
ASK_COMPILED = ["python", "-c", "import beagle._native as native; print(native.compiled())"]


def build(folder: Path) -> Path:
    constraints = str(ROOT / "requirements/build.txt")
    _run([UV, "build", "-q", "--wheel", "--python", sys.executable, "-b", constraints, "-o", str(folder), str(ROOT)])
    return next(folder.glob("*.whl"))


def install(wheel: Path, environment: Path) -> None:
    python = str(environment / "bin/python")
    _run([UV, "venv", "-q", "--python", sys.executable, str(environment)])
    _run([UV, "pip", "sync", "-q", "--python", python, "--require-hashes", str(ROOT / "requirements/run.txt")])
    _run([UV, "pip", "install", "-q", "--python", python, "--no-deps", str(wheel)])


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
        install(wheel, folder / "venv")
        compiled = _run(ASK_COMPILED, folder, folder / "venv/bin").strip() == "True"
        assert compiled == native, f"the wheel is native: {native}, but it runs compiled: {compiled}"
        assert _run(GAME, folder, folder / "venv/bin").strip(), "the game printed nothing"
        print(f"wheel: {wheel.name} plays, {'compiled' if compiled else 'interpreted'}")
    return 0


def _run(command: list[str], cwd: Path = ROOT, bin_folder: Path | None = None) -> str:
    """The output of a command; a command of an environment runs without this environment's switches."""
    if bin_folder is not None:
        command = [str(bin_folder / command[0]), *command[1:]]
    switches = {"BEAGLE_PURE", "BEAGLE_REQUIRE_NATIVE", "PYTHONPATH"}
    environment = {name: value for name, value in os.environ.items() if name not in switches}
    done = subprocess.run(command, cwd=cwd, env=environment, text=True, stdout=subprocess.PIPE)
    if done.returncode:
        sys.exit(f"wheel: {' '.join(command)} failed with {done.returncode}\n{done.stdout}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
