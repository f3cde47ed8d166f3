"""Files of notes: one JSON value a line, written as soon as it is known, so that what was stopped can go on."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any


def whole_lines(path: Path) -> Iterator[tuple[Any, int]]:
    """Each line as data, and where it ends; up to the first that isn't whole."""
    end = 0
    with path.open("rb") as file:
        for line in file:
            try:
                data = json.loads(line)
            except ValueError:
                return
            if not line.endswith(b"\n"):
                return
            end += len(line)
            yield data, end
