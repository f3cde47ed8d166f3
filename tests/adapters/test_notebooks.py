"""The notebooks of `examples` run from top to bottom."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

FOLDER = Path(__file__).parents[2] / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))


def test_there_are_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["ismcts", "masked-policy", "play-and-draw"]


@pytest.mark.skipif(sys.platform == "win32", reason="OpenSpiel has no wheel for Windows")
@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each cell by itself, as a notebook runs it; its outputs aren't stored."""
    names: dict[str, Any] = {}
    cells = [cell for cell in json.loads(path.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert len(cells) >= 3
    for cell in cells:
        assert cell["outputs"] == []
        exec(compile("".join(cell["source"]), path.name, "exec"), names)
    assert capsys.readouterr().out
