"""Small packages with entry points, laid out in a folder as an installer would."""

from __future__ import annotations

from pathlib import Path
from textwrap import dedent


def install(site: Path, distribution: str, files: dict[str, str | bytes], **groups: dict[str, str]) -> None:
    """A distribution with these files; `games={"toy": "toy_game:TOY"}` are its entry points in `beagle.games`."""
    about = site / f"{distribution.replace('-', '_')}-1.0.dist-info"
    about.mkdir(parents=True)
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {distribution}\nVersion: 1.0\n", "utf-8")
    lines: list[str] = []
    for group, entries in groups.items():
        lines += [f"[beagle.{group}]", *(f"{name} = {value}" for name, value in entries.items())]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", "utf-8")
    for name, text in files.items():
        file = site / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else dedent(text).encode())
