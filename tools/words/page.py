"""One page of a language with everything it says, for a native to read in one go: as HTML and as plain text."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from itertools import groupby
from pathlib import Path
from typing import Final, NamedTuple

from beagle.i18n import ENGLISH
from tools.words.rendering import examples
from tools.words.texts import Text, file_title, source, texts

INTRODUCTION: Final = (
    "Every text of Beagle in this language, as players see it. Numbers are 0, 1, 2, 5 and 21; names of players are a "
    "short one, one of forty letters, and what pages call the reader. Several lines under a key are the same text in "
    "different situations. … and ‹word› stand for something that is filled in."
)
STYLE: Final = """
body { font: 16px/1.45 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #222 }
h2 { margin: 3rem 0 0; border-bottom: 2px solid #999 }
h3 { margin: 2rem 0 .5rem }
dt { margin-top: .8rem; font: 13px ui-monospace, monospace; color: #777 }
dt a { color: inherit; text-decoration: none }
dd { margin: 0; white-space: pre-line }
dd + dd { border-top: 1px dotted #ccc }
.note, .english { color: #777; font-size: 14px }
.english { display: none }
body:has(#english:checked) .english { display: block }
.missing { background: #fdd }
nav li { display: inline-block; margin-right: 1rem }
"""


class Entry(NamedTuple):
    """A text with all that it can say; one that the language lacks is said in English."""

    text: Text
    missing: bool
    said: list[str]


def entries(language: str) -> Iterator[Entry]:
    """In the order of the English files."""
    own = texts(language)
    for key, english in texts(ENGLISH).items():
        if key in own:
            yield Entry(english, False, examples(own[key], english, language))
        else:
            yield Entry(english, True, examples(english, english, ENGLISH))


def write(language: str, folder: Path) -> list[Path]:
    """Both pages of a language, and where they are."""
    found = list(entries(language))
    folder.mkdir(parents=True, exist_ok=True)
    pages = {
        folder / f"{language}.txt": as_text(language, found),
        folder / f"{language}.html": as_html(language, found),
    }
    for path, content in pages.items():
        path.write_text(content, "utf-8")
    return list(pages)


def as_text(language: str, found: list[Entry]) -> str:
    lines = [f"Beagle: {language}", "", INTRODUCTION]
    for file, of_file in groupby(found, lambda entry: entry.text.file):
        lines += ["", "", f"=== {file.label}: {file_title(file)}"]
        for subject, of_subject in groupby(of_file, lambda entry: entry.text.subject):
            lines += ["", f"--- {subject}", ""] if subject else [""]
            for entry in of_subject:
                lines.append(f"[{entry.text.key}]" + (" (not translated)" if entry.missing else ""))
                lines += [indented(each) for each in entry.said]
    return "\n".join(lines) + "\n"


def indented(said: str) -> str:
    return "\n".join(f"    {line}".rstrip() for line in said.split("\n"))


def as_html(language: str, found: list[Entry]) -> str:
    files = list(dict.fromkeys(entry.text.file for entry in found))
    links = "".join(f'<li><a href="#{file.label}">{file.label}</a></li>' for file in files)
    switch = '<p><label><input type="checkbox" id="english"> with the English source</label></p>'
    body = "\n".join(html_of_file(language, file, found) for file in files)
    return (
        f'<!doctype html>\n<html lang="{language}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>Beagle: {language}</title>\n'
        f"<style>{STYLE}</style>\n<h1>Beagle: {language}</h1>\n<p>{INTRODUCTION}</p>\n"
        f"{switch if language != ENGLISH else ''}\n<nav><ul>{links}</ul></nav>\n{body}\n</html>\n"
    )


def html_of_file(language: str, file: object, found: list[Entry]) -> str:
    own = [entry for entry in found if entry.text.file == file]
    label, title = own[0].text.file.label, file_title(own[0].text.file)
    parts = [f'<section id="{label}">\n<h2>{label}</h2>\n<p class="note">{escape(title)}</p>']
    for subject, of_subject in groupby(own, lambda entry: entry.text.subject):
        rows = "\n".join(html_of_entry(language, entry) for entry in of_subject)
        parts.append(f"{f'<h3>{escape(subject)}</h3>' if subject else ''}\n<dl>\n{rows}\n</dl>")
    return "\n".join([*parts, "</section>"])


def html_of_entry(language: str, entry: Entry) -> str:
    key = entry.text.key
    mark = ' class="missing" lang="en"' if entry.missing else ""
    lines = [f'<dt id="{key}"><a href="#{key}">{key}</a></dt>']
    if entry.text.note:
        lines.append(f'<dd class="note" lang="en">{escape(entry.text.note)}</dd>')
    lines += [f"<dd{mark}>{escape(each)}</dd>" for each in entry.said]
    if language != ENGLISH:
        lines.append(f'<dd class="english" lang="en">{escape(source(entry.text.pattern))}</dd>')
    return "\n".join(lines)
