"""The steps of a game by name: how a stack is saved and restored, and which steps can be on which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from beagle.kernel.state import Step
from beagle.kernel.text import Word

Saved = tuple[str, list[int]]  # a step: its name and its fields as numbers


class StepTable:
    """All steps of a game.  `on` adds to what they say themselves: the kernel's own steps know no game."""

    def __init__(self, kinds: Sequence[type[Step[Any]]], on: Mapping[str, str] | None = None) -> None:
        self.kinds: tuple[type[Step[Any]], ...] = tuple(kinds)
        self.by_name: dict[str, type[Step[Any]]] = {kind.name: kind for kind in kinds}
        self.specs: dict[str, str] = {kind.name: kind.spec for kind in kinds}
        self.on: dict[str, list[str]] = {kind.name: kind.on.split() for kind in kinds}
        for name, below in (on or {}).items():
            self.on[name] = below.split()

    def made(self, name: str, values: list[int]) -> Step[Any]:
        """The step with this name and these numbers."""
        step = self.by_name[name]()
        step.load(values)
        return step

    def saved(self, stack: Iterable[Step[Any]]) -> list[Saved]:
        return [(step.name, step.save()) for step in stack]

    def restored(self, saved: Iterable[Saved]) -> list[Step[Any]]:
        """The inverse of `saved`."""
        return [self.made(name, values) for name, values in saved]

    def check_place(self, name: str, below: str, at: Word) -> None:
        """NotationError: this step can't be on that one.  `below` is empty for the lowest."""
        on = self.on[name]
        if below not in (on or [""]):
            raise at.error(f"{name} only on top of {' or '.join(on)}" if on else f"{name} only once, as the first step")
