"""Components of one's own, from files: an owner of the printed game puts its maps and tokens in.

BEAGLE_BOXES names the files, joined as paths are.  One called `mine.box` makes the table `second@mine`.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from beagle.evo.game import EVO
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError

VARIABLE: Final = "BEAGLE_BOXES"


class BoxError(ValueError):
    """A file that cannot be used; the words say where and why."""


def load_box(path: Path) -> str:
    """Read a file of components; the name of the table that can be played with it now."""
    try:
        EVO.add_box(path.stem, path.read_text("utf-8"))
    except NotationError as error:
        there = f'"{error.found}"' if error.found else "the end"
        raise BoxError(f"{path}:{error.line}:{error.column}: expected {error.expected}, found {there}") from error
    except (OSError, UnicodeDecodeError, RulesetError) as error:
        raise BoxError(f"{path}: {error}") from error
    return f"second@{path.stem}"


def load_boxes(variable: str | None = None) -> list[str]:
    """All files that the environment names."""
    named = os.environ.get(VARIABLE, "") if variable is None else variable
    return [load_box(Path(name)) for name in named.split(os.pathsep) if name]
