"""Runs the notebooks of examples and keeps what they print and draw: python -m tools.docs.running [NAME …]

All their randomness has seeds, so that they say the same each time; a slow test compares.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tools.docs.notebooks import FOLDER, PICTURES, notebooks

SECONDS = 1800  # for one cell; only a failure takes so long


def run(path: Path) -> dict[str, Any]:
    """The notebook with the outputs of its cells, and nothing about when and where it was run."""
    import nbformat
    from nbclient import NotebookClient

    format: Any = nbformat  # it has no types
    notebook = format.read(path, as_version=4)
    place = {"metadata": {"path": str(FOLDER)}}
    NotebookClient(notebook, timeout=SECONDS, startup_timeout=SECONDS, resources=place).execute()
    for cell in notebook.cells:
        cell.metadata = {}
        if cell.cell_type == "code":
            cell.execution_count = None
            for output in cell.outputs:
                clean(output)
    any_python = {"display_name": "Python 3", "language": "python", "name": "python3"}
    notebook.metadata = {"kernelspec": any_python, "language_info": {"name": "python"}}
    made: dict[str, Any] = json.loads(format.writes(notebook))
    return made


def clean(output: Any) -> None:
    """Without what differs each time: numbers of runs, and the address of what is shown as a picture."""
    if "execution_count" in output:
        output["execution_count"] = None
    if set(output.get("data", {})) & set(PICTURES):
        output["data"].pop("text/plain", None)


def written(notebook: dict[str, Any]) -> str:
    return json.dumps(notebook, ensure_ascii=False, indent=1) + "\n"


def main(names: list[str]) -> int:
    for path in notebooks():
        if not names or path.stem in names:
            path.write_text(written(run(path)), "utf-8")
            print(path.name, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
