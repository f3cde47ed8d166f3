"""Nothing inline: scripts and styles of the pages become files, so that the policy of the server holds for them.

A script without a source becomes a file named by its checksum; so does a style sheet; a style attribute becomes a class
of one common sheet.  A handler attribute can't be moved and is an error.
"""

import hashlib
import os
import re
from pathlib import Path

SCRIPT = re.compile(r"<script(?P<more>(?![^>]*\bsrc=)[^>]*)>(?P<text>.*?)</script>", re.DOTALL)
SHEET = re.compile(r"<style[^>]*>(?P<text>.*?)</style>", re.DOTALL)
STYLED = re.compile(
    r"<(?P<tag>[a-zA-Z][\w-]*)(?P<more>(?:[^<>\"']|\"[^\"]*\"|'[^']*')*?)\sstyle=\"(?P<style>[^\"]*)\"(?P<rest>[^>]*)>"
)
CLASS = re.compile(r"\sclass=\"([^\"]*)\"")
HANDLER = re.compile(r"<[a-zA-Z][^>]*\son[a-z]+=[\"']")
ELSEWHERE = re.compile(r"<(?:script|link|img|iframe|source)\b[^>]*\b(?:src|href)=\"(?:https?:)?//(?P<host>[^\"/]+)")
DATA = re.compile(r"type=\"(?:application/(?:ld\+)?json|text/template)\"")  # not run


class Inline(ValueError):
    """A page has something inline that can't be moved, or something of another host."""


def clean(site: Path) -> None:
    """Move what stands inline in all pages of the site into files."""
    moved = site / "_static" / "moved"
    moved.mkdir(parents=True, exist_ok=True)
    styles: dict[str, str] = {}
    for page in sorted(site.rglob("*.html")):
        text = page.read_text("utf-8")
        new = cleaned(text, os.path.relpath(moved, page.parent), moved, styles)
        if faults := list(inline(new)):
            raise Inline(f"{page.relative_to(site)}: {faults[0]}")
        page.write_text(new, "utf-8")
    (moved / "styles.css").write_text(
        "".join(f".{name}{{{style}}}\n" for style, name in sorted(styles.items())), "utf-8"
    )


def cleaned(text: str, there: str, moved: Path, styles: dict[str, str]) -> str:
    """One page.  `there` is the folder of moved files, seen from it; `styles` collects classes by their style."""

    def file(found: re.Match[str], suffix: str) -> str:
        name = f"{checksum(found['text'])}.{suffix}"
        (moved / name).write_text(found["text"], "utf-8")
        return f"{there}/{name}"

    def script(found: re.Match[str]) -> str:
        if DATA.search(found["more"]):
            return found[0]
        return f'<script{found["more"]} src="{file(found, "js")}"></script>'

    def styled(found: re.Match[str]) -> str:
        name = styles.setdefault(found["style"], f"s{checksum(found['style'])}")
        others = found["more"] + found["rest"].rstrip("/").rstrip()
        end = " /" if found["rest"].rstrip().endswith("/") else ""
        own = CLASS.search(others)
        classes = f"{own[1]} {name}" if own else name
        return f'<{found["tag"]}{CLASS.sub("", others)} class="{classes}"{end}>'

    text = SCRIPT.sub(script, text)
    text = SHEET.sub(lambda found: f'<link rel="stylesheet" href="{file(found, "css")}" />', text)
    text = STYLED.sub(styled, text)
    return text.replace("</head>", f'<link rel="stylesheet" href="{there}/styles.css" />\n</head>', 1)


def checksum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:12]


def inline(text: str) -> list[str]:
    """What the policy of the server would not allow in this page."""
    out = [f"an inline script: {found[0][:60]}" for found in SCRIPT.finditer(text) if not DATA.search(found["more"])]
    out += [f"an inline sheet: {found[0][:60]}" for found in SHEET.finditer(text)]
    out += [f"a style attribute: {found[0][:80]}" for found in STYLED.finditer(text)]
    out += [f"a handler: {found[0][-60:]}" for found in HANDLER.finditer(text)]
    return out + [f"something of {found['host']}" for found in ELSEWHERE.finditer(text)]
