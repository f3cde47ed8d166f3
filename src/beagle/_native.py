"""Whether the rules run compiled or interpreted: all of them, or none.

A build of the rules is a folder of binaries that never changes, with a manifest that names the sources it was made
from.  Before any rule is imported, this module chooses:

    BEAGLE_PURE=1              interpreted, whatever is built
    BEAGLE_REQUIRE_NATIVE=1    compiled, or the import fails
    BEAGLE_NATIVE_BUILD=PATH   the build in this folder, if it fits
    a checkout                 compiled if the current build was made from exactly these sources
    an installed wheel         compiled if the wheel came with binaries

The current build is named by one small file that is replaced at once (`CURRENT`), so there is no half-built state.
"""

import os
import sys
from collections.abc import Sequence
from importlib.machinery import (
    EXTENSION_SUFFIXES,
    SOURCE_SUFFIXES,
    ExtensionFileLoader,
    FileFinder,
    ModuleSpec,
    SourceFileLoader,
)
from pathlib import Path
from types import ModuleType
from zlib import crc32

_PACKAGE = Path(__file__).parent
_ROOT = _PACKAGE.parent.parent

CURRENT = "current"  # in `builds`: the name of the build in use
MANIFEST = "manifest.txt"  # in a build
PROJECT = "pyproject.toml"

Fingerprint = tuple[int, int, int]  # of a file: its size, when it was changed, and a checksum of its text


class Sources:
    """Finds the modules of this package: those of a build as its binaries, all others as Python sources.

    Binaries beside the sources are ignored: an older version has left them there.
    """

    def __init__(self, binaries: dict[str, str]) -> None:
        self.binaries = binaries

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if path is None or not fullname.startswith(f"{_PACKAGE.name}."):
            return None
        binary = self.binaries.get(fullname)
        if binary is not None:
            spec = ModuleSpec(fullname, ExtensionFileLoader(fullname, binary), origin=binary)
            spec.has_location = True
            return spec
        for folder in path:
            found = FileFinder(folder, (SourceFileLoader, SOURCE_SUFFIXES)).find_spec(fullname)
            if found is not None:
                return found
        return None


class Manifest:
    """What a build is and was made from: a text of one fact per line, so that reading it needs nothing else."""

    def __init__(self, kind: str, suffix: str) -> None:
        self.kind = kind
        self.suffix = suffix  # of its binaries: which Python they are for
        self.project: Fingerprint = (0, 0, 0)  # of pyproject.toml, which names what is compiled:
        self.globs: list[str] = []
        self.sources: dict[str, Fingerprint] = {}  # by path in the repository
        self.binaries: dict[str, str] = {}  # by module: path in the build

    def text(self) -> str:
        lines = [f"kind {self.kind}", f"suffix {self.suffix}", " ".join(map(str, ("project", *self.project)))]
        lines += [f"glob {glob}" for glob in self.globs]
        lines += [" ".join(map(str, ("source", *about, path))) for path, about in self.sources.items()]
        lines += [f"binary {module} {path}" for module, path in self.binaries.items()]
        return "\n".join([*lines, "end", ""])


def read_manifest(build: Path) -> Manifest | None:
    """The manifest of a build; None if there is no such build, or it isn't complete."""
    try:
        lines = [line.split(" ") for line in (build / MANIFEST).read_text("utf-8").splitlines()]
        if lines[-1] != ["end"]:
            return None
        out = Manifest(lines[0][1], lines[1][1])
        for word, *rest in lines[2:-1]:
            if word == "project":
                out.project = (int(rest[0]), int(rest[1]), int(rest[2]))
            elif word == "glob":
                out.globs.append(rest[0])
            elif word == "source":
                out.sources[rest[3]] = (int(rest[0]), int(rest[1]), int(rest[2]))
            else:
                out.binaries[rest[0]] = rest[1]
    except (OSError, ValueError, IndexError):
        return None
    return out


def builds(root: Path) -> Path:
    """The builds of a checkout for the running Python: CURRENT, and a folder for each."""
    return root / "build" / "native" / EXTENSION_SUFFIXES[0].strip(".")


def globs_to_compile(root: Path) -> list[str]:
    """`[tool.beagle] native` in pyproject.toml: what mypyc compiles."""
    import tomllib  # only if the manifest doesn't know it

    globs: list[str] = tomllib.loads((root / PROJECT).read_text("utf-8"))["tool"]["beagle"]["native"]
    return globs


def sources_to_compile(root: Path, globs: list[str] | None = None) -> list[Path]:
    """The modules that these globs match."""
    found = {path for glob in (globs_to_compile(root) if globs is None else globs) for path in root.glob(glob)}
    return sorted(path for path in found if path.name != "__init__.py")


def fingerprint(file: Path) -> Fingerprint:
    about = file.stat()
    return about.st_size, about.st_mtime_ns, crc32(file.read_bytes())


def is_unchanged(file: Path, then: Fingerprint) -> bool:
    """Does it still have this text?  It is read only if the time has changed and the size hasn't."""
    about = file.stat()
    return about.st_size == then[0] and (about.st_mtime_ns == then[1] or crc32(file.read_bytes()) == then[2])


def build_in_use(root: Path) -> Path | None:
    """The folder of the build that is to be used, whether it fits or not."""
    named = os.environ.get("BEAGLE_NATIVE_BUILD")
    if named:
        return Path(named)
    try:
        return builds(root) / (builds(root) / CURRENT).read_text("utf-8").strip()
    except OSError:
        return None


def misfit(manifest: Manifest, root: Path) -> str:
    """Why the build of this manifest can't be used with the sources of this checkout; empty if it can."""
    if manifest.suffix != EXTENSION_SUFFIXES[0]:
        return f"the build is for {manifest.suffix}"
    globs = manifest.globs if is_unchanged(root / PROJECT, manifest.project) else None
    sources = {path.relative_to(root).as_posix(): path for path in sources_to_compile(root, globs)}
    if sources.keys() != manifest.sources.keys():
        return "other modules are compiled now"
    for name, path in sources.items():
        if not is_unchanged(path, manifest.sources[name]):
            return f"{name} has changed since it was compiled"
    return ""


def _in_checkout() -> bool:
    return _PACKAGE.parent.name == "src" and (_ROOT / PROJECT).exists()


def _choose() -> tuple[bool, str, dict[str, str]]:
    """Compiled or not, why or how, and the binaries by module, if they aren't beside their sources."""
    if os.environ.get("BEAGLE_PURE") == "1":
        return False, "BEAGLE_PURE is set", {}
    if not _in_checkout():
        if any(_PACKAGE.glob(f"*/*{EXTENSION_SUFFIXES[0]}")):
            return True, "wheel", {}
        return False, "the installed package has no binaries", {}
    build = build_in_use(_ROOT)
    manifest = None if build is None else read_manifest(build)
    if build is None or manifest is None:
        return False, "not compiled", {}
    stale = misfit(manifest, _ROOT)
    if stale:
        return False, stale, {}
    return True, manifest.kind, {name: str(build / path) for name, path in manifest.binaries.items()}


_COMPILED, _REASON, _BINARIES = _choose()

if __package__:  # loaded as a single file, by tools/native, this module only answers questions
    if not _COMPILED and os.environ.get("BEAGLE_REQUIRE_NATIVE") == "1":
        raise ImportError(f"BEAGLE_REQUIRE_NATIVE=1, but the rules are interpreted ({_REASON}): try ./run native")
    if not _COMPILED or _BINARIES:
        sys.meta_path.insert(0, Sources(_BINARIES))


def compiled() -> bool:
    """The rules of this process run compiled."""
    return _COMPILED


def checkout() -> Path | None:
    """The repository this package is run from; None if it is installed."""
    return _ROOT if _in_checkout() else None


def reason() -> str:
    """How the rules were compiled (parts, whole, profiled, wheel), or why they are interpreted."""
    return _REASON
