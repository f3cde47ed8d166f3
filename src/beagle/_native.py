"""Whether the rules run compiled or interpreted: all of them, or none.

mypyc puts a shared object beside each module it compiles, and Python prefers it.  Without this module, an edited module
would run its old binary, and a half-built tree would mix both kinds.  So, before any rule is imported, this module
chooses:

    BEAGLE_PURE=1              interpreted, whatever is beside the sources
    BEAGLE_REQUIRE_NATIVE=1    compiled, or the import fails
    a checkout                 compiled if every module has a binary that is no older than its source
    an installed wheel         compiled if the wheel came with binaries
"""

import os
import sys
import tomllib
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES, FileFinder, ModuleSpec, SourceFileLoader
from pathlib import Path
from types import ModuleType

_PACKAGE = Path(__file__).parent
_ROOT = _PACKAGE.parent.parent


class _SourcesOnly(MetaPathFinder):
    """Finds the modules of this package as Python sources, ignoring any binaries beside them."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{_PACKAGE.name}."):
            return None
        for folder in path:
            spec = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if spec is not None:
                return spec
        return None


def sources_to_compile(root: Path) -> list[Path]:
    """The modules that `[tool.beagle] native` in pyproject.toml asks mypyc to compile."""
    globs = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["beagle"]["native"]
    found = {path for glob in globs for path in root.glob(glob)}
    return sorted(path for path in found if path.name != "__init__.py")


def binary_of(source: Path) -> Path:
    """Where the compiled form of a module is, for the running Python."""
    return source.with_name(source.stem + EXTENSION_SUFFIXES[0])


def fresh(root: Path) -> bool:
    """Every module of a checkout has a binary, and no source changed since."""
    sources = sources_to_compile(root)
    return bool(sources) and all(_not_older(binary_of(source), source) for source in sources)


def _not_older(binary: Path, source: Path) -> bool:
    return binary.exists() and binary.stat().st_mtime_ns >= source.stat().st_mtime_ns


def _choose() -> bool:
    if os.environ.get("BEAGLE_PURE") == "1":
        return False
    if _PACKAGE.parent.name == "src" and (_ROOT / "pyproject.toml").exists():
        return fresh(_ROOT)
    return any(_PACKAGE.rglob(f"*{EXTENSION_SUFFIXES[0]}"))


_COMPILED = _choose()

if (
    __package__ and not _COMPILED
):  # loaded as a single file, by tools/commands/native.py, this module only answers questions
    if os.environ.get("BEAGLE_REQUIRE_NATIVE") == "1":
        raise ImportError("BEAGLE_REQUIRE_NATIVE=1, but the rules are not compiled or are stale: try ./run native")
    sys.meta_path.insert(0, _SourcesOnly())


def compiled() -> bool:
    """The rules of this process run compiled."""
    return _COMPILED
