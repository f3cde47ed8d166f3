"""Settings of the documentation site: see tools/docs."""

import re
from typing import Any

from beagle import __version__

CODE = re.compile(r"(`[^`]+`)")

project = "Beagle"
author = "The Beagle authors"
copyright = "the Beagle authors"
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
source_suffix = {".md": "markdown", ".rst": "restructuredtext"}
suppress_warnings = ["ref.python"]  # the name of a type may be that of several classes

myst_enable_extensions = ["colon_fence", "deflist"]
myst_heading_anchors = 4
myst_all_links_external = False
myst_links_external_new_tab = False

autodoc_typehints = "signature"
autodoc_member_order = "bysource"
autodoc_inherit_docstrings = False
autodoc_class_signature = "separated"

html_theme = "furo"
html_title = f"Beagle {__version__}"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_js_files = [("versions.js", {"defer": "defer"})]
templates_path = ["templates"]
html_copy_source = False
html_show_sphinx = False
html_sidebars = {
    "**": [
        "sidebar/brand.html",
        "sidebar/search.html",
        "versions.html",
        "sidebar/scroll-start.html",
        "sidebar/navigation.html",
        "sidebar/scroll-end.html",
    ]
}
html_theme_options = {"footer_icons": [], "top_of_page_buttons": []}


def as_markdown(_app: Any, _what: str, _name: str, _object: Any, _options: Any, lines: list[str]) -> None:
    """Our docstrings have code in single backquotes, and no other signs of a markup."""
    for at, line in enumerate(lines):
        parts = CODE.split(line)
        lines[at] = "".join(f"`{part}`" if place % 2 else escaped(part) for place, part in enumerate(parts))


def escaped(text: str) -> str:
    return re.sub(r"([*|`]|_(?=\W|$))", r"\\\1", text)


def setup(app: Any) -> None:
    app.connect("autodoc-process-docstring", as_markdown)
