"""The notebooks of examples are run, and say what is kept of them."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.docs import running
from tools.docs.notebooks import FOLDER, PICTURES, notebooks


def said(notebook: dict[str, Any]) -> list[Any]:
    """What its cells printed and drew."""
    return [cell["outputs"] for cell in notebook["cells"] if cell["cell_type"] == "code"]


@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_what_is_kept_of_it_is_the_same_on_any_machine(path: Path) -> None:
    text = path.read_text("utf-8")
    assert " at 0x" not in text
    kept = json.loads(text)
    assert [
        cell["execution_count"] for cell in kept["cells"] if cell["cell_type"] == "code" and cell["execution_count"]
    ] == []
    assert [output for outputs in said(kept) for output in outputs if output["output_type"] == "error"] == []


def test_what_differs_each_time_is_not_kept() -> None:
    drawn = {"execution_count": 7, "data": {"text/plain": "<Picture at 0x7f>", "image/svg+xml": "<svg/>"}}
    running.clean(drawn)
    assert drawn == {"execution_count": None, "data": {"image/svg+xml": "<svg/>"}}
    plain = {"execution_count": 7, "data": {"text/plain": "2"}}
    running.clean(plain)
    assert plain == {"execution_count": None, "data": {"text/plain": "2"}}


def test_the_first_one_runs_and_prints_what_is_kept_of_it() -> None:
    """The others take long; and its pictures are compared below, because who changes a drawing draws them again
    before a release, not each time."""
    path = FOLDER / "play-and-draw.ipynb"
    assert printed(running.run(path)) == printed(json.loads(path.read_text("utf-8")))


def printed(notebook: dict[str, Any]) -> list[Any]:
    return [
        [output for output in outputs if not set(output.get("data", {})) & set(PICTURES)] for outputs in said(notebook)
    ]


@pytest.mark.slow
@pytest.mark.parametrize("path", notebooks(), ids=lambda path: path.stem)
def test_it_runs_and_says_what_is_kept_of_it(path: Path) -> None:
    """Otherwise: ./run python -m tools.docs.running"""
    pytest.importorskip("pyspiel")
    assert said(running.run(path)) == said(json.loads(path.read_text("utf-8")))
