"""Pages of the notebooks in examples/notebooks: their texts, their code, and what the code printed and drew."""

import base64
import json
from pathlib import Path
from typing import Any

from tools.docs.linking import ROOT

FOLDER = ROOT / "examples" / "notebooks"
PLACE = "notebooks"
PICTURES = {"image/svg+xml": "svg", "image/png": "png"}


def notebooks() -> list[Path]:
    return sorted(FOLDER.glob("*.ipynb"))


def pages() -> dict[str, str | bytes]:
    """By path in the site: a page for each notebook, and its pictures."""
    out: dict[str, str | bytes] = {}
    for path in notebooks():
        out |= page(path)
    return out


def page(path: Path) -> dict[str, str | bytes]:
    cells = json.loads(path.read_text("utf-8"))["cells"]
    files: dict[str, str | bytes] = {}
    parts: list[str] = []
    for number, cell in enumerate(cells):
        text = joined(cell["source"])
        if cell["cell_type"] == "markdown":
            parts.append(text)
            continue
        parts.append(f"```python\n{text}\n```")
        for output in cell["outputs"]:
            parts += shown(output, f"{path.stem}-{number}", files)
    parts.append(f"Run it yourself: `examples/notebooks/{path.name}`, in any program for notebooks.")
    files[f"{PLACE}/{path.stem}.md"] = "\n\n".join(parts) + "\n"
    return files


def shown(output: dict[str, Any], name: str, files: dict[str, str | bytes]) -> list[str]:
    """What a cell printed or drew.  Pictures become files."""
    data = output.get("data", {})
    for kind, suffix in PICTURES.items():
        if kind in data:
            file = f"{name}.{suffix}"
            whole = joined(data[kind])
            files[f"{PLACE}/{file}"] = base64.b64decode(whole) if suffix == "png" else whole
            return [f"![what the cell drew]({file})"]
    text = joined(output.get("text", data.get("text/plain", ""))).rstrip()
    return [f"```text\n{text}\n```"] if text else []


def joined(text: str | list[str]) -> str:
    return text if isinstance(text, str) else "".join(text)
