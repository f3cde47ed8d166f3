"""What was found out so far, in a file: a run that is stopped goes on where it was."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from beagle.bots.tables import Table


class Notes:
    """A file of plain data, replaced at once, so that there is no half-written state."""

    def __init__(self, folder: Path, game: str, table: Table) -> None:
        self.path = folder / f"{game}-{table.file}"

    def read(self) -> dict[str, Any]:
        """What was written last; nothing before the first time."""
        try:
            found: dict[str, Any] = json.loads(self.path.read_text("utf-8"))
        except FileNotFoundError:
            return {}
        return found

    def write(self, data: dict[str, Any]) -> None:
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_suffix(".new")
        beside.write_text(json.dumps(data, indent=1) + "\n", "utf-8")
        os.replace(beside, self.path)
