"""A command imports what it needs and no more: people wait for it at every start."""

import json
import subprocess
import sys
from importlib import import_module

import pytest

from beagle.cli.app import COMMANDS, OLD_NAMES

COUNT = """
import contextlib, io, json, sys
before = set(sys.modules)
sys.argv = ["beagle", *sys.argv[1:]]
from beagle.cli import main
with contextlib.redirect_stdout(io.StringIO()):
    main()
print(json.dumps(sorted(set(sys.modules) - before)))
"""
SERVER = {"alembic", "prometheus_client", "sqlalchemy", "starlette", "uvicorn", "websockets"}
PLAY = ["play", "--seats", "random,random", "--seed", "1", "--json"]


def imported(*arguments: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", COUNT, *arguments], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    found: list[str] = json.loads(done.stdout)
    return found


def own(modules: list[str]) -> list[str]:
    """Our modules; a compiled one is two for Python."""
    return [name for name in modules if name.partition(".")[0] == "beagle" and not name.endswith("__mypyc")]


@pytest.mark.parametrize("asked", ["--help", "--version"])
def test_help_needs_no_game_and_no_server(asked: str) -> None:
    modules = imported(asked)
    tops = {name.partition(".")[0] for name in modules}
    assert tops & {*SERVER, "msgspec"} == set()
    assert [name for name in modules if name.startswith(("beagle.games.e", "beagle.games.d", "beagle.server"))] == []
    assert len(own(modules)) < 45, own(modules)
    assert len(modules) < 450  # mostly cyclopts, rich and fluent


def test_a_game_in_the_terminal_needs_one_game_and_no_server() -> None:
    modules = imported(*PLAY)
    assert {name.partition(".")[0] for name in modules} & SERVER == set()
    others = ("beagle.server", "beagle.games.evo.", "beagle.games.dinosaurs.")
    assert [name for name in modules if name.startswith(others)] == []
    assert len(own(modules)) < 160


def test_every_command_is_a_function_in_a_module_of_its_name() -> None:
    """They are named by text, so that help needn't import them."""
    for name in COMMANDS:
        assert callable(getattr(import_module(f"beagle.cli.{name}"), name))
    for name, module in OLD_NAMES.items():
        assert callable(getattr(import_module(f"beagle.cli.{module}"), name))
