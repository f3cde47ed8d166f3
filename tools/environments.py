"""Where programs are in a virtual environment, on Windows and elsewhere.  run.py needs it before anything is set up."""

from __future__ import annotations

import os
from pathlib import Path, PurePath

ROOT = Path(__file__).resolve().parent.parent
WINDOWS = os.name == "nt"
UV_FOLDER = ROOT / ".tools" / "uv"


def scripts(environment: PurePath, windows: bool = WINDOWS) -> PurePath:
    """The folder of its programs."""
    return environment / ("Scripts" if windows else "bin")


def program(environment: PurePath, name: str, windows: bool = WINDOWS) -> PurePath:
    return scripts(environment, windows) / executable(name, windows)


def executable(name: str, windows: bool = WINDOWS) -> str:
    return f"{name}.exe" if windows else name


def own_uv() -> str | None:
    """The uv that run.py installed, in an environment of its own or (without the module venv) in a plain folder."""
    places = (program(UV_FOLDER, "uv"), UV_FOLDER / "bin" / executable("uv"))
    return next((str(place) for place in places if Path(place).is_file()), None)
