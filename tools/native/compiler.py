"""Makes the binaries: mypyc writes C, the C compiler does the rest.

    python -m tools.native.compiler KIND [--publish]

This runs in its own process: both write a lot, and may end the process.  Binaries are made in the work folder, and
published from there.  A build that was killed leaves a mark there, and the next one starts from scratch: an object file
may be half written.
"""

import os
import shutil
import subprocess
import sys
from collections import Counter
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any

from tools.native.publishing import publish_as
from tools.native.recipe import LIBRARY, PARTS, PROFILED, ROOT, WINDOWS, NativeError, Recipe, is_gcc, loader, recipe

# Calls inside a library go straight to the function, so that small ones can be inlined.
DIRECT_CALLS = [] if WINDOWS else ["-fvisibility=hidden", "-fno-semantic-interposition"]
COUNTING = ["-fprofile-generate", "-fprofile-update=single"]
# It warns of functions that no game has called, and of counts it doesn't find: tools.commands.native looks for that.
COUNTED = ["-fprofile-use", "-fprofile-partial-training", "-Wmissing-profile", "-Wno-error"]


def translate(wanted: Recipe) -> list[Any]:
    """The extensions, with their C files written."""
    from mypyc.build import mypycify

    cache = wanted.work / "cache"
    shutil.rmtree(cache, ignore_errors=True)  # mypyc 2.4 loses the layout of i64 fields of classes it reads from it
    in_parts = wanted.kind == PARTS
    extensions = mypycify(
        # `./run check` looks at the modules that aren't compiled; what they import may not be installed here
        ["--cache-dir", str(cache), "--follow-imports=silent", *wanted.sources],
        opt_level="1" if in_parts else "3",  # parts are for tests, and for trying things: they are to be ready soon
        debug_level="0",
        separate=in_parts,
        include_runtime_files=not in_parts,  # `build` compiles them once, not into each part
        group_name=None if in_parts else LIBRARY,
        target_dir=str(wanted.work / "c"),
    )
    for extension in extensions:
        extension.extra_compile_args = [*extension.extra_compile_args, *DIRECT_CALLS]  # they share one list
    return extensions


def build(extensions: list[Any], work: Path) -> Path:
    """Compile and link: the folder of the binaries.  What hasn't changed is not compiled again."""
    from setuptools import Distribution

    command = build_command()(Distribution({"name": "beagle", "ext_modules": extensions}))
    command.build_lib = str(work / "lib")
    command.build_temp = str(work / "temp")
    command.parallel = int(os.environ.get("BEAGLE_NATIVE_JOBS") or os.cpu_count() or 1)
    command.ensure_finalized()
    command.run()
    wanted = {Path(command.get_ext_fullpath(extension.name)).resolve() for extension in extensions}
    for path in (work / "lib").rglob(f"*{EXTENSION_SUFFIXES[0]}"):
        if path.resolve() not in wanted:
            path.unlink()
    return work / "lib"


def build_command() -> Any:
    """The command that builds extensions.  Sources that several of them have are compiled once and linked to each."""
    from setuptools.command.build_ext import build_ext

    class BuildOnce(build_ext):
        def build_extensions(self) -> None:
            counts = Counter(source for extension in self.extensions for source in extension.sources)
            common = {source for source, count in counts.items() if count > 1}
            if common:
                first = next(extension for extension in self.extensions if common & set(extension.sources))
                objects = self.compiler.compile(
                    sorted(common),
                    output_dir=self.build_temp,
                    include_dirs=first.include_dirs,
                    extra_postargs=first.extra_compile_args,
                )
                for extension in self.extensions:
                    if common & set(extension.sources):
                        extension.sources = [source for source in extension.sources if source not in common]
                        extension.extra_objects = [*extension.extra_objects, *objects]
            super().build_extensions()

        def build_extension(self, extension: Any) -> None:
            print(f"building '{extension.name}'", flush=True)  # `background` counts these lines
            super().build_extension(extension)

    return BuildOnce


def build_profiled(wanted: Recipe) -> None:
    """Compile once so that it counts, play, and compile again with the counts."""
    if not is_gcc():
        raise NativeError("a profile needs gcc")
    extensions = translate(wanted)
    [library] = [extension for extension in extensions if extension.name == f"{LIBRARY}__mypyc"]
    plain = list(library.extra_compile_args)
    training = wanted.work / "training"
    shutil.rmtree(training, ignore_errors=True)
    library.extra_compile_args = [*plain, *COUNTING]
    library.extra_link_args = ["-fprofile-generate"]
    write_manifest(wanted, build(extensions, training))
    environment = {**os.environ, "BEAGLE_NATIVE_BUILD": str(training / "lib"), "BEAGLE_REQUIRE_NATIVE": "1"}
    environment["PYTHONPATH"] = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
    environment.pop("BEAGLE_PURE", None)
    subprocess.run([sys.executable, "-m", "tools.native.training"], cwd=ROOT, env=environment, check=True)
    place_counts(training / "temp", wanted.work / "temp")
    shutil.rmtree(wanted.work / "lib", ignore_errors=True)  # what is there was compiled with other counts, or with none
    library.extra_compile_args = [*plain, *COUNTED]
    library.extra_link_args = []
    build(extensions, wanted.work)


def place_counts(made: Path, wanted: Path) -> None:
    """Put the counts where gcc looks for them: beside the object file that it is about to write."""
    found = list(made.rglob("*.gcda"))
    if len(found) != 1:
        raise NativeError(f"{len(found)} files of counts, not one: the games were not played to their end")
    [counts] = found
    beside = wanted / counts.relative_to(made)
    beside.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(counts, beside)


def write_manifest(made: Recipe, folder: Path) -> None:
    """What the binaries in this folder are, and which sources they were made from."""
    native = loader()
    suffix = EXTENSION_SUFFIXES[0]
    manifest = native.Manifest(made.kind, suffix)
    manifest.project = native.fingerprint(ROOT / native.PROJECT)
    manifest.globs = native.globs_to_compile(ROOT)
    manifest.sources = made.sources
    for path in sorted(path.relative_to(folder).as_posix() for path in folder.rglob(f"*{suffix}")):
        manifest.binaries[path.removesuffix(suffix).replace("/", ".")] = path
    (folder / native.MANIFEST).write_text(manifest.text(), "utf-8")


def begin(work: Path) -> Path:
    """Mark the work folder as unfinished; after a build that was killed, nothing in it is used."""
    mark = work / "unfinished"
    if mark.exists():
        shutil.rmtree(work)
    work.mkdir(parents=True, exist_ok=True)
    mark.touch()
    return mark


def main() -> int:
    wanted = recipe(sys.argv[1])
    mark = begin(wanted.work)
    if wanted.kind == PROFILED:
        build_profiled(wanted)
    else:
        build(translate(wanted), wanted.work)
    write_manifest(wanted, wanted.work / "lib")
    mark.unlink()
    if "--publish" in sys.argv:
        publish_as(wanted.key, wanted.work / "lib")
    return 0


if __name__ == "__main__":
    sys.exit(main())
