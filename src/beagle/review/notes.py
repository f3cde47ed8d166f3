"""The samples of a review in a file: one that was stopped goes on where it was, and a finished one is read again.

The first line says what was reviewed, and with which rules and numbers; each other line is one result.  A line that
was cut off by a crash is dropped.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from beagle.play.notes import whole_lines

Key = tuple[str, int, int]  # what, eyes, moment


class Notes:
    """What was found out so far.  Without a file it is kept in memory only."""

    def __init__(self, heading: dict[str, Any], path: Path | None = None) -> None:
        self.heading = heading
        self.path = path
        self.found: dict[Key, list[Any]] = {}
        self.end = 0  # where the next line goes
        if path is not None and path.exists():
            self.read(path)

    def read(self, path: Path) -> None:
        """Take what belongs to this review; a file of other rules, numbers or games is begun again."""
        lines = list(whole_lines(path))
        if not lines or lines[0][0] != self.heading:
            return
        self.end = lines[-1][1]
        for line, _ in lines[1:]:
            what, eyes, moment, *values = line
            self.found[what, eyes, moment] = values

    def load(self, lines: list[list[Any]]) -> None:
        """Take these instead of what was known: they were found for this review elsewhere."""
        self.found = {(what, eyes, moment): values for what, eyes, moment, *values in lines}

    def get(self, key: Key) -> list[Any] | None:
        return self.found.get(key)

    def add(self, key: Key, values: list[Any]) -> list[Any]:
        """Written at once: what was counted is never lost."""
        self.found[key] = values
        if self.path is not None:
            lines = [] if self.end else [json.dumps(self.heading)]
            text = "".join(f"{line}\n" for line in (*lines, json.dumps([*key, *values]))).encode()
            self.path.parent.mkdir(parents=True, exist_ok=True)
            self.path.touch()
            with self.path.open("r+b") as file:
                file.truncate(self.end)
                file.seek(self.end)
                file.write(text)
            self.end += len(text)
        return values
