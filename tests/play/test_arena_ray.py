"""A contest on a Ray of two workers, one of which is killed on the way.  Ray has an environment of its own."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from beagle.extras import MissingExtra
from beagle.play.arena import Contest, tasks
from beagle.play.arena_ray import play_on_ray
from tools.environments import ROOT, own_uv, program

LOCK = ROOT / "requirements" / "ray.txt"
FRAGILE = """
import os, signal
from pathlib import Path
from beagle.bots.random import RandomBot

class Fragile(RandomBot):
    name = "fragile"

    def begin(self, game, ruleset, seat, seed):
        killed = Path(__file__).with_suffix(".killed")
        if KILLS and not killed.exists():
            killed.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        super().begin(game, ruleset, seat, seed)
"""


@pytest.fixture(scope="session")
def ray_python() -> Path:
    """The Python of an environment with Ray, made if there is none or the lock has changed."""
    place = ROOT / ".tools" / "ray"
    python, stamp, lock = Path(program(place, "python")), place / "stamp", LOCK.read_text("utf-8")
    if not stamp.is_file() or stamp.read_text("utf-8") != sys.version + lock:
        uv = own_uv() or shutil.which("uv")
        assert uv is not None, "./run installs uv"
        subprocess.run([uv, "venv", "-q", "--clear", "--python", sys.executable, str(place)], check=True)
        install = [uv, "pip", "install", "-q", "--python", str(python)]
        subprocess.run([*install, "--require-hashes", "--only-binary", ":all:", "-r", str(LOCK)], check=True)
        own = ["--no-deps", "--build-constraints", str(ROOT / "requirements" / "build.txt"), "-e", str(ROOT)]
        subprocess.run([*install, *own], env={**os.environ, "HATCH_BUILD_NO_HOOKS": "true"}, check=True)
        stamp.write_text(sys.version + lock, "utf-8")
    return python


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="SIGKILL")
def test_a_killed_worker_changes_nothing(ray_python: Path, tmp_path: Path) -> None:
    own = tmp_path / "fragile.py"

    def arena(python: Path | str, kills: bool, *more: str) -> dict[str, object]:
        own.write_text(f"KILLS = {kills}\n{FRAGILE}", "utf-8")
        words = ["arena", str(own), "random", "--game", "evo", "--games", "12", "--json", *more]
        environ = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_raylet_start_wait_time_s": "600"}
        done = subprocess.run([python, "-m", "beagle.cli", *words], env=environ, capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        data: dict[str, object] = json.loads(done.stdout)
        return {key: data[key] for key in ("games", "won", "points", "best_other")}

    here = arena(sys.executable, False, "--jobs", "1")
    assert arena(ray_python, True, "--ray", "local", "--jobs", "2") == here
    assert own.with_suffix(".killed").exists(), "nobody was killed"


def test_without_ray_the_extra_is_named() -> None:
    todo = tasks(Contest(("random", "random"), "evo", "second", 2, 1), 1)
    with pytest.raises(MissingExtra, match="beagle-games\\[ray\\]"):
        list(play_on_ray(todo, "local"))
