"""The reference of Python: a page for each package, from its docstrings.

All modules that a program can use are in it.  Left out are the command and the server, which have interfaces of their
own, and the rules of the games, whose docstrings are rules.
"""

import pkgutil
from importlib import import_module

import beagle

FOLDER = "api"
WITHOUT = {"cli", "server", "train", "i18n", "evolution", "evo", "dinosaurs"}


def packages() -> list[str]:
    """Those with a page of their own: ours, and the packages in it."""
    found = [info.name for info in pkgutil.iter_modules(beagle.__path__) if info.ispkg and info.name not in WITHOUT]
    return ["beagle", *(f"beagle.{name}" for name in found)]


def modules(package: str) -> list[str]:
    """The public modules of a package, and of the packages in it that have no page of their own."""
    found = [package]
    for info in pkgutil.iter_modules(import_module(package).__path__):
        name = f"{package}.{info.name}"
        if info.name.startswith("_") or info.name in WITHOUT or name in packages():
            continue
        found += modules(name) if info.ispkg else [name]
    return found


def pages(members: bool = True) -> dict[str, str]:
    """Without members only the headings, to which others link."""
    listed = "\n".join(packages())
    out = {
        f"{FOLDER}/index.md": "# Python\n\nMade from the docstrings. What `import beagle` has is enough to play; the "
        f"other pages are for games, bots and programs of your own.\n\n```{{toctree}}\n:maxdepth: 1\n\n{listed}\n```\n"
    }
    return out | {f"{FOLDER}/{package}.rst": page(package, members) for package in packages()}


def page(package: str, members: bool = True) -> str:
    parts = [package, "=" * len(package), ""]
    for name in modules(package):
        if name != package:
            parts += [name, "-" * len(name), ""]
        if members:
            parts += [f".. automodule:: {name}", "   :members:", "   :undoc-members:", "   :show-inheritance:", ""]
    return "\n".join(parts)
