"""Where documents of the repository stand in the site, and links between them.

Documents link to each other and to files of the repository by relative paths, so that they can be read in an editor
too.  In the site a document of docs stands at the top, a file or folder of the code has a page that shows it.
"""

import os
import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePosixPath

ROOT = Path(__file__).resolve().parents[2]
LINK = re.compile(r"(?<=\])\((?!https?:|#|mailto:)([^)\s]+)\)")
PICTURE = re.compile(r'(?<=src=")(?!https?:)([^"]+)(?=")')
SHOWN = "shown"  # the folder of pages that show files of the code
PICTURES = {".png", ".svg", ".webp"}
KINDS = {".py": "python", ".toml": "toml", ".js": "javascript", ".json": "json"}
TEXTS = {".py", ".toml", ".js", ".ftl", ".md", ".case", ".txt", ".json"}


def documents() -> list[str]:
    """The documents, as paths in the repository."""
    found = [
        *ROOT.glob("*.md"),
        *ROOT.glob("docs/*.md"),
        *ROOT.glob("docs/decisions/*.md"),
        *ROOT.glob("docs/site/**/*.md"),
    ]
    return sorted(
        path.relative_to(ROOT).as_posix() for path in found if path.name != "README.md" or path.parent != ROOT
    )


def place_of(path: str) -> str:
    """Where this file of the repository stands in the site."""
    for folder in ("docs/site/", "docs/"):
        if path.startswith(folder):
            return path.removeprefix(folder)
    if path.endswith(".md") and "/" not in path:
        return path.lower()
    if PurePosixPath(path).suffix in PICTURES:
        return f"{SHOWN}/{path}"
    return f"{SHOWN}/{path.strip('/')}.md"


def resolved(link: str, document: str) -> tuple[str, str]:
    """The path in the repository that a link of this document means, and the rest of the link."""
    file, mark, anchor = link.partition("#")
    return os.path.normpath(PurePosixPath(document).parent / file), mark + anchor


def relinked(text: str, document: str, shown: Callable[[str], None]) -> str:
    """The text of a document with links as they are in the site.  `shown` hears of files that need a page."""
    here = PurePosixPath(place_of(document)).parent

    def target(link: str) -> str:
        path, anchor = resolved(link, document)
        if not (ROOT / path).exists():
            return link  # a page that is made from the code, or nowhere: Sphinx says so
        place = place_of(path)
        if place.startswith(f"{SHOWN}/"):
            shown(path)
        return os.path.relpath(place, here) + anchor

    text = LINK.sub(lambda found: f"({target(found[1])})", text)
    return PICTURE.sub(lambda found: target(found[1]), text)


def page_showing(path: str) -> str:
    """A page with the text of a file, or of the files of a folder."""
    files = (
        sorted(one for one in (ROOT / path).rglob("*") if one.is_file()) if (ROOT / path).is_dir() else [ROOT / path]
    )
    parts = [f"---\norphan: true\n---\n\n# {path}\n"]
    for file in readable(files):
        name = file.relative_to(ROOT).as_posix()
        if len(files) > 1:
            parts.append(f"## {name.removeprefix(path).strip('/')}\n")
        kind = KINDS.get(file.suffix, "text")
        parts.append(f"````````{kind}\n{file.read_text('utf-8').rstrip()}\n````````\n")
    return "\n".join(parts)


def readable(files: Iterable[Path]) -> list[Path]:
    hidden = {"__pycache__", "build", "dist"}
    return [file for file in files if file.suffix in TEXTS | {""} and not hidden & set(file.parts)]
