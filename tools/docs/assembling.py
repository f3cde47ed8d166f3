"""Puts the sources of the site into one folder: documents with their links, and pages made from the code."""

import re
from collections.abc import Mapping
from pathlib import Path

from beagle.i18n import languages
from tools.docs import api, commands, ladder, notebooks, plots, rulebooks
from tools.docs.linking import PICTURES, ROOT, documents, page_showing, place_of, relinked

OURS = re.compile(r"^```(?:case|position|record)$", re.MULTILINE)  # kinds of examples that only we know
DECISIONS = "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"


def write(files: Mapping[str, str | bytes], folder: Path) -> None:
    """All sources.  What hasn't changed isn't touched, so that Sphinx doesn't read it again."""
    for old in [path for path in folder.rglob("*") if path.is_file()]:
        if old.relative_to(folder).as_posix() not in files:
            old.unlink()
    for name, content in files.items():
        path = folder / name
        new = content if isinstance(content, bytes) else content.encode()
        if not path.exists() or path.read_bytes() != new:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(new)


def sources(whole: bool = True) -> dict[str, str | bytes]:
    """By path in the site.  If it needn't be whole, everything that can have a dead link or lead to one: the rules are
    in English, other languages have the same links; and the reference has only its headings, docstrings have no links.
    """
    shown: list[str] = []
    files: dict[str, str | bytes] = {}
    for document in documents():
        text = (ROOT / document).read_text("utf-8")
        if document == "docs/benchmarks.md":
            text = plots.with_plots(text)
        if document == "docs/decisions/README.md":
            text += DECISIONS
        files[place_of(document)] = relinked(OURS.sub("```text", text), document, shown.append)
    for path in shown:
        picture = Path(path).suffix in PICTURES
        files[place_of(path)] = (ROOT / path).read_bytes() if picture else page_showing(path)
    for file in (ROOT / "docs/pictures").iterdir():
        if file.suffix in PICTURES:
            files[f"pictures/{file.name}"] = file.read_bytes()
    for part in (plots.files, commands.pages, ladder.pages, notebooks.pages):
        files |= part()
    return files | api.pages(members=whole) | rulebooks.pages(languages() if whole else ["en"])
