"""A pytest plugin for the mutation run: it spoils one thing in the rules and says which rules' tests noticed.

    BEAGLE_PURE=1 BEAGLE_MUTANT=beagle.games.evolution.traits.hunt:Camouflage.shields=default pytest -p tests.mutant …

After the `=` stands what takes its place: `default` what the parent class has, or a number that is always answered.
"""

import os
import resource
import sys
from importlib import import_module
from typing import Any, NamedTuple

import pytest

from beagle import _native

SECONDS = 60  # of computing: a mutant that makes a game endless is ended then, and so noticed


class Target(NamedTuple):
    """What a mutant spoils: an attribute of a class or a module, and what takes its place."""

    owner: Any
    name: str
    replacement: str


def find(mutant: str) -> Target:
    """AttributeError or ImportError: there is no such thing (any more)."""
    where, _, replacement = mutant.partition("=")
    module_name, _, path = where.partition(":")
    owner: Any = import_module(module_name)
    *outer, name = path.split(".")
    for part in outer:
        owner = getattr(owner, part)
    getattr(owner, name)
    return Target(owner, name, replacement)


def spoil(mutant: str) -> None:
    """Put the mutant in place of the original, wherever its name was imported."""
    owner, name, replacement = find(mutant)
    original = getattr(owner, name)
    spoilt = getattr(owner.__mro__[1], name) if replacement == "default" else answering(int(replacement))
    setattr(owner, name, spoilt)
    if not isinstance(owner, type):  # a function: others have it under its own name
        for module in [m for n, m in sys.modules.items() if n.startswith("beagle.")]:
            if vars(module).get(name) is original:
                setattr(module, name, spoilt)


def answering(number: int) -> Any:
    def answer(*_: object, **__: object) -> int:
        return number

    return answer


class Noticed:
    """The rules of the tests that failed."""

    def __init__(self) -> None:
        self.rules: set[str] = set()
        self.failed = 0

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed += 1
            self.rules |= {str(value) for name, value in report.user_properties if name == "rule"}

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        terminalreporter.write_line(f"mutant: {self.failed} failed: {' '.join(sorted(self.rules))}")


def pytest_configure(config: pytest.Config) -> None:
    if _native.compiled():
        pytest.exit("a mutant needs interpreted rules: BEAGLE_PURE=1", returncode=4)
    resource.setrlimit(resource.RLIMIT_CPU, (SECONDS, SECONDS))  # not the clock's: the machine may be busy
    if os.environ["BEAGLE_MUTANT"]:  # an empty name spoils nothing, and shows that the tests are sound
        spoil(os.environ["BEAGLE_MUTANT"])
    config.pluginmanager.register(Noticed(), "noticed")
