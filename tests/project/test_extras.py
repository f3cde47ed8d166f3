"""The core needs next to nothing; a command whose extra isn't installed says what to install."""

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from beagle.extras import MODULES, MissingExtra, extra_of, missing
from tools.environments import own_uv, program

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
IMPORTED_AS = {
    "fluent.runtime": "fluent",
    "open_spiel": "pyspiel",
    "pillow": "PIL",
}  # where it isn't the name with underscores

HIDE = """
import sys

class Hidden:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in HIDDEN:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)

HIDDEN = set(sys.argv.pop(1).split(","))
sys.meta_path.insert(0, Hidden())
"""
PLAY = """
import beagle
from beagle.bots.registry import bot
for name in ("evolution", "evo", "dinosaurs"):
    game = beagle.game(name)
    record = beagle.play(game, game.rulesets()[0].name, [bot("random"), bot("greedy")], seed=1)
    state = beagle.replay(record.text()).state
    print(name, state.scores() == record.result, game.read(game.write(state)).winners() == state.winners())
"""
LEARNED = """
import warnings
warnings.simplefilter("ignore")
import numpy as np
from beagle.adapters import openspiel, pettingzoo
from beagle.adapters.gymnasium import BeagleEnv
from beagle.adapters.show import pixels
from beagle.adapters.vector import BeagleVector
games = BeagleVector("evolution", games=4)
for _ in range(20):
    games.step(games.sample(np.random.default_rng(1)))
env = pettingzoo.env("evo", seats=3)
env.reset(seed=1)
print(games.moves.shape, len(env.agents), BeagleEnv("dinosaurs").reset(seed=1)[1]["seat"])
print(openspiel.load("evo").num_players(), pixels(games.table.game, games.games.states[0], width=90).shape[1])
"""
STORED = """
import os, psycopg
from beagle.server.store.choosing import need_driver
need_driver()
os.system("beagle serve --help >help") or print("ok")
"""
OPENSPIEL = [] if sys.platform == "win32" else ["openspiel"]
PLAYED = "evolution True True\nevo True True\ndinosaurs True True\n"
COMMAND = "import sys; from beagle.cli import main; sys.exit(main())"


def modules_of(*extras: str) -> str:
    return ",".join(name for name, extra in MODULES.items() if extra in extras)


def without(hidden: str, code: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run this where some modules can't be found."""
    command = [sys.executable, "-c", HIDE + code, hidden, *arguments]
    return subprocess.run(command, capture_output=True, text=True, env={**os.environ, "LANG": "C", "LANGUAGE": ""})


def required(extra: str) -> set[str]:
    """The names under which the packages of an extra are imported."""
    names = {re.split(r"[\[<>=; ]", line)[0] for line in PROJECT["optional-dependencies"][extra]}
    return {IMPORTED_AS.get(name, name.replace("-", "_")) for name in names}


@pytest.mark.parametrize("extra", ["cli", "server", "notices", "pictures", "rl"])
def test_every_package_of_an_extra_is_known(extra: str) -> None:
    assert required(extra) <= MODULES.keys()
    assert {name for name, of in MODULES.items() if of == extra} - {"sqlalchemy", "open_spiel"} <= required(extra)


def test_a_module_of_no_extra_is_a_bug() -> None:
    error = ModuleNotFoundError("no", name="beagle.nothing")
    assert extra_of(error) == ""
    assert missing(error, "it") is error
    found = missing(ModuleNotFoundError("no", name="pettingzoo.utils"), "it")
    assert isinstance(found, MissingExtra)
    assert 'pip install "beagle-games[rl]"' in str(found)


def test_all_games_are_played_without_any_extra() -> None:
    done = without(modules_of("cli", "server", "rl"), PLAY)
    assert (done.returncode, done.stdout) == (0, PLAYED), done.stderr


def test_the_command_without_its_extra_says_what_to_install() -> None:
    done = without(modules_of("cli", "server", "rl"), COMMAND, "play")
    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "beagle-games[cli]"' in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("words", [["serve"], ["bot", "--seat-link", "http://127.0.0.1:1/t/x?seat=y"]], ids=" ".join)
def test_a_command_of_the_server_says_what_to_install(words: list[str]) -> None:
    done = without(modules_of("server", "rl"), COMMAND, *words)
    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "beagle-games[server]"' in done.stderr
    assert "Traceback" not in done.stderr


def test_a_dataset_says_what_to_install(tmp_path: Path) -> None:
    file = tmp_path / "games.data"
    done = without(modules_of("server", "rl"), COMMAND, "dataset", "make", str(file))
    assert (done.returncode, done.stdout) == (2, "")
    assert 'pip install "beagle-games[rl]"' in done.stderr
    assert "Traceback" not in done.stderr
    assert not file.exists()


@pytest.mark.parametrize(
    "module",
    [*("buffers", "planes", "vector", "gymnasium", "gymnasium_vector", "pettingzoo", "dataset"), *OPENSPIEL],
)
def test_every_adapter_says_what_to_install(module: str) -> None:
    code = f"import beagle.adapters.{module}"
    done = without(modules_of("rl"), code)
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1].endswith('which isn\'t installed: pip install "beagle-games[rl]"')


def test_notices_say_what_to_install(tmp_path: Path) -> None:
    words = ["serve", "--notices-contact", "mailto:host@example.org", "--data", str(tmp_path), "--port", "0"]
    done = without(modules_of("notices"), COMMAND, *words)
    assert done.returncode == 2
    assert "beagle-games[notices]" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_database_of_postgres_says_what_to_install(tmp_path: Path) -> None:
    words = ["serve", "--database", "postgresql://nobody@127.0.0.1:1/none", "--data", str(tmp_path), "--port", "0"]
    done = without(modules_of("postgres"), COMMAND, *words)
    assert done.returncode != 0
    assert "beagle-games[postgres]" in done.stderr
    assert "Traceback" not in done.stderr


def test_a_game_in_the_terminal_needs_no_server() -> None:
    done = without(modules_of("server", "rl"), COMMAND, "play", "--seats", "random,random", "--seed", "1", "--json")
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("{")


@pytest.mark.slow
@pytest.mark.parametrize(
    ("extras", "code", "expected"),
    [
        ("", PLAY, PLAYED),
        (
            "[cli]",
            "import os; os.system('beagle play --seats random,random --seed 1 --json >played') or print('ok')",
            "ok\n",
        ),
        ("[cli,server]", "import os; os.system('beagle serve --help >help') or print('ok')", "ok\n"),
        ("[rl]", LEARNED, "(4,) 3 0\n2 90\n"),
        ("[cli,server,postgres]", STORED, "ok\n"),
    ],
    ids=["core", "cli", "server", "rl", "postgres"],
)
def test_in_an_empty_environment(tmp_path: Path, extras: str, code: str, expected: str) -> None:
    """Installed for real, with nothing else."""
    uv = os.environ.get("UV") or own_uv() or "uv"
    python = str(program(tmp_path / "venv", "python"))
    env = {
        **os.environ,
        "HATCH_BUILD_NO_HOOKS": "true",
        "PATH": f"{Path(python).parent}{os.pathsep}{os.environ['PATH']}",
    }
    subprocess.run([uv, "venv", "-q", str(tmp_path / "venv")], check=True)
    subprocess.run([uv, "pip", "install", "-q", "--python", python, f"{ROOT}{extras}"], check=True, env=env)
    done = subprocess.run([python, "-c", code], cwd=tmp_path, env=env, capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, expected), done.stderr
