"""Binaries from a wheel that was built elsewhere, if they were made from exactly these sources.

    python -m tools.native.wheels

BEAGLE_WHEELS names folders to look in, separated as in PATH; without it, `dist` is looked into.  A wheel has its
sources beside its binaries, and the table of contents of a zip file has their checksums: nothing is unpacked to find
out whether it fits.
"""

import os
import shutil
import sys
import zipfile
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from zlib import crc32

from tools.native.publishing import publish_as
from tools.native.recipe import ROOT, builds, loader

WHEEL = "wheel"  # the kind of such a build
NAMES = "beagle_games-*.whl"


def folders() -> list[Path]:
    named = os.environ.get("BEAGLE_WHEELS")
    return [Path(part).expanduser() for part in named.split(os.pathsep) if part] if named else [ROOT / "dist"]


def fits(wheel: zipfile.ZipFile) -> bool:
    """Are all sources to compile in it, with the same text, each with a binary for this Python?"""
    inside = {info.filename: info for info in wheel.infolist()}
    for source in loader().sources_to_compile(ROOT):
        name = source.relative_to(ROOT / "src").as_posix()
        packed = inside.get(name)
        if packed is None or name.removesuffix(".py") + EXTENSION_SUFFIXES[0] not in inside:
            return False
        if packed.file_size != source.stat().st_size or crc32(source.read_bytes()) != packed.CRC:
            return False
    return True


def use_wheel() -> Path | None:
    """Make the binaries of a wheel that fits the current build; returns the wheel."""
    for folder in folders():
        for path in sorted(folder.glob(NAMES), reverse=True):
            try:
                with zipfile.ZipFile(path) as wheel:
                    if fits(wheel):
                        unpack(wheel, path)
                        return path
            except (OSError, zipfile.BadZipFile):
                continue  # half a download
    return None


def unpack(wheel: zipfile.ZipFile, path: Path) -> None:
    from tools.native.compiler import write_manifest
    from tools.native.recipe import recipe

    made = recipe(WHEEL)
    folder = builds() / "work" / WHEEL
    shutil.rmtree(folder, ignore_errors=True)
    for name in wheel.namelist():
        if name.endswith(EXTENSION_SUFFIXES[0]):
            wheel.extract(name, folder)
    write_manifest(made, folder)
    publish_as(f"{WHEEL}-{crc32(path.name.encode() + str(path.stat().st_mtime_ns).encode()):08x}", folder)


def main() -> int:
    found = use_wheel()
    if found is not None:
        print(f"native: the rules are those of {found.name}", flush=True)
    return 0 if found else 1


if __name__ == "__main__":
    sys.exit(main())
