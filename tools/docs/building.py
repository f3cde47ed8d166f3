"""Builds the site with Sphinx, without warnings, and makes it fit the policy of the server."""

import io
import json
import os
import shutil
import warnings
from pathlib import Path

from tools.docs import assembling, policy
from tools.docs.linking import ROOT

SETTINGS = ROOT / "docs" / "site"
VERSIONS = "versions.json"
SHOWN = 60  # warnings
BEGIN = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Beagle</title>
<meta http-equiv="refresh" content="0; url={version}/index.html"></head>
<body><a href="{version}/index.html">Beagle {version}</a></body></html>
"""


class DocsError(Exception):
    """The site has dead links, or something else is wrong with it.  The text says what."""


def build(into: Path, version: str, work: Path) -> Path:
    """The site of this version, in a folder of its own; what was there before is replaced when it is ready."""
    sources, new = work / "sources", work / "html"
    assembling.write(assembling.sources(), sources)
    run_sphinx(sources, new, work)
    ready = work / "ready"
    shutil.rmtree(ready, ignore_errors=True)
    shutil.copytree(new, ready, ignore=shutil.ignore_patterns(".buildinfo", "objects.inv.tmp", ".doctrees"))
    policy.clean(ready)
    into.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(into / version, ignore_errors=True)
    ready.replace(into / version)
    list_versions(into)
    return into / version


def run_sphinx(sources: Path, out: Path, work: Path, builder: str = "html") -> None:
    """Build it, without a warning.  The builder `dummy` reads everything and follows every link, and writes nothing."""
    from sphinx.application import Sphinx
    from sphinx.util.console import nocolor
    from sphinx.util.docutils import docutils_namespace, patch_docutils

    nocolor()
    said, warned = io.StringIO(), io.StringIO()
    with warnings.catch_warnings(), patch_docutils(str(SETTINGS)), docutils_namespace():
        warnings.simplefilter("ignore", PendingDeprecationWarning)  # of Sphinx's extensions, for the next Sphinx
        warnings.simplefilter("ignore", DeprecationWarning)
        app = Sphinx(
            sources,
            SETTINGS,
            out,
            work / "doctrees",
            builder,
            status=said,
            warning=warned,
            parallel=1 if builder == "dummy" else os.cpu_count() or 1,  # to share reading costs more than it saves
        )
        app.build()
    found = [line for line in warned.getvalue().splitlines() if line.strip()]
    if app.statuscode or found:
        shutil.rmtree(work / "doctrees")  # next time everything is read again: only then it warns again
        raise DocsError("\n".join(found[:SHOWN]) or "Sphinx failed")


def list_versions(into: Path) -> None:
    """The versions that are built, the newest first, for the list in the pages."""
    found = [path.parent.name for path in into.glob("*/index.html")]
    found.sort(key=age, reverse=True)
    (into / VERSIONS).write_text(json.dumps(found), "utf-8")
    (into / "index.html").write_text(BEGIN.format(version=found[0]), "utf-8")


def age(name: str) -> tuple[list[int], bool, str]:
    """A version before those with its number and a revision, `0.2.0-1d6aaaaf`."""
    number, _, revision = name.partition("-")
    return [int(part) if part.isdigit() else 0 for part in number.split(".")], not revision, revision


def put_beside(built: Path, into: Path, taken: str, revision: str) -> Path:
    """Move the one version in `built` beside the others.  If it has the number of the version that is `taken`, its
    revision is added to its name: it must not replace that one."""
    [made] = [path.parent for path in built.glob("*/index.html")]
    name = f"{made.name}-{revision}" if made.name == taken else made.name
    for page in made.rglob("*.html") if name != made.name else ():
        text = page.read_text("utf-8")
        page.write_text(text.replace(f'data-version="{made.name}"', f'data-version="{name}"'), "utf-8")
    into.mkdir(parents=True, exist_ok=True)
    shutil.rmtree(into / name, ignore_errors=True)
    shutil.move(made, into / name)
    list_versions(into)
    return into / name
