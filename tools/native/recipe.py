"""What a build of the rules is made from, and where its files are."""

import os
import shutil
import subprocess
import sysconfig
from dataclasses import dataclass
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any
from zlib import crc32

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "beagle"

PARTS = "parts"  # a C file for each module: after an edit only what changed is compiled again
WHOLE = "whole"  # one C file: calls between modules are inlined
PROFILED = "profiled"  # the same, compiled twice: the second time with a profile of games that the first has played
KINDS = (PARTS, WHOLE, PROFILED)

MADE_BY = ("compiler.py", "training.py")  # a change in these changes the binaries
LIBRARY = "beagle.compiled"  # the name of the library of one C file
WINDOWS = os.name == "nt"


class NativeError(Exception):
    """The rules could not be compiled."""


class NoCompiler(NativeError):
    """This machine has no C compiler."""


@dataclass(frozen=True)
class Recipe:
    """A kind of build, and the sources as they are now."""

    kind: str
    sources: dict[str, tuple[int, int, int]]  # path in the repository: its fingerprint

    @property
    def key(self) -> str:
        """It differs as soon as the binaries could differ."""
        texts = [f"{name} {about[0]} {about[2]:x}" for name, about in self.sources.items()]
        made_by = [f"{name} {crc32(Path(__file__).with_name(name).read_bytes()):x}" for name in MADE_BY]
        parts = [self.kind, f"mypy {version('mypy')}", EXTENSION_SUFFIXES[0], *made_by, *texts]
        return f"{self.kind}-{crc32(chr(10).join(parts).encode()):08x}"

    @property
    def folder(self) -> Path:
        """Where the finished build is."""
        return builds() / self.key

    @property
    def work(self) -> Path:
        """What is kept from one build to the next, for each mypy: changing it starts from scratch."""
        return builds() / "work" / f"{self.kind}-mypy-{version('mypy')}"


def recipe(kind: str) -> Recipe:
    native = loader()
    sources = native.sources_to_compile(ROOT)
    if not sources:
        raise NativeError("[tool.beagle] native in pyproject.toml names no module")
    return Recipe(kind, {path.relative_to(ROOT).as_posix(): native.fingerprint(path) for path in sources})


def loader() -> Any:
    """src/beagle/_native.py, read without importing the package."""
    spec = spec_from_file_location("beagle_native_loader", PACKAGE / "_native.py")
    assert spec is not None
    assert spec.loader is not None
    module: ModuleType = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def builds() -> Path:
    folder: Path = loader().builds(ROOT)
    return folder


def has_compiler() -> bool:
    named = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
    return any(shutil.which(name) for name in (named, "cc", "gcc", "clang"))


def is_gcc() -> bool:
    """Is the C compiler that setuptools takes a gcc?  Only its profiles are used."""
    command = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()
    if WINDOWS or shutil.which(command[0]) is None:
        return False
    said = subprocess.run([*command, "--version"], capture_output=True, text=True).stdout
    return "Free Software Foundation" in said
