"""Your own components, from files: an owner of a printed game adds its maps, tokens or tiles.

BEAGLE_BOXES lists the files, joined like paths.  A file is named after its box and the game: `mine.evo` makes the table
`second@mine` of EVO.  Every process that plays loads them itself.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from beagle.games import game
from beagle.kernel.ruleset import RulesetError
from beagle.kernel.text import NotationError

VARIABLE: Final = "BEAGLE_BOXES"


class ComponentsError(ValueError):
    """A file that cannot be used; the text says where and why."""


def load_components_file(path: Path) -> str:
    """Read a file of components; returns the name of the table that can now be played with it."""
    try:
        return game(path.suffix.removeprefix(".")).add_components(path.stem, path.read_text("utf-8"))
    except KeyError as error:
        raise ComponentsError(f"{path}: the file name must be NAME.GAME, like mine.evo: {error.args[0]}") from error
    except NotationError as error:
        there = f'"{error.found}"' if error.found else "the end"
        raise ComponentsError(
            f"{path}:{error.line}:{error.column}: expected {error.expected}, found {there}"
        ) from error
    except OSError as error:
        raise ComponentsError(f"cannot read {path}: {(error.strerror or str(error)).lower()}") from error
    except UnicodeDecodeError as error:
        raise ComponentsError(f"{path} is not text") from error
    except RulesetError as error:
        raise ComponentsError(f"{path}: {error}") from error


def load_components(variable: str | None = None) -> list[str]:
    """Load all files the environment names."""
    named = os.environ.get(VARIABLE, "") if variable is None else variable
    return [load_components_file(Path(name)) for name in named.split(os.pathsep) if name]
